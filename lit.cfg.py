# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Configuration of the tests for lit; `lit test` needs no CMake.
#
#   lit test                              every test, once per installed wheel
#   lit test/some/file.mlir               with the default wheel
#   lit --param bindings=jaxlib test/...  with another wheel: iree, jaxlib, torch_mlir, mlir
#   lit --param filecheck=python test     with another FileCheck: llvm, python, or a path

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / "test" / "tools"
sys.path[:0] = [str(TOOLS), str(ROOT / "python")]

import neuron_lit  # noqa: E402

# A test that starts the suite of which it is a part would never end.
if os.environ.get("NEURON_LIT_RUNS"):
    lit_config.fatal("lit runs this suite already, and one of its tests has started it again")

# The wheel: from the sub-suite in test/wheels/ that loads this file, the command line, or iree.
sub_suite = getattr(config, "neuron_bindings", None)
wheel_name = sub_suite or lit_config.params.get("bindings", neuron_lit.DEFAULT_WHEEL)
if wheel_name not in neuron_lit.WHEELS:
    lit_config.fatal(
        f"--param bindings={wheel_name}: no such wheel; there are {', '.join(neuron_lit.WHEELS)}"
    )
wheel = neuron_lit.WHEELS[wheel_name]
config.neuron_bindings = wheel_name
config.neuron_through_generic = False

config.name = "neuron-inst-combine" + (f" ({wheel_name})" if wheel_name != "iree" else "")
config.test_format = neuron_lit.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".py"]
# test/wheels holds the sub-suites, one for each further wheel.
one_wheel_only = sub_suite or "bindings" in lit_config.params
config.neuron_excludes = ["Inputs", "tools", *(["wheels"] if one_wheel_only else [])]
config.excludes = list(config.neuron_excludes)

# CMake's site configuration sets the roots, and passes on what it found as lit parameters.
params = lit_config.params
if not config.test_source_root:
    config.test_source_root = str(ROOT / "test") if sub_suite else str(ROOT)
    config.excludes += [entry.name for entry in ROOT.iterdir() if entry.name != "test"]
if not config.test_exec_root:
    exec_root = Path(params.get("exec_root", ROOT / "build" / "lit"))
    config.test_exec_root = str(exec_root / wheel_name)

# The tools run in the package of the source tree, whether or not it is installed.
python_path = os.pathsep.join(
    filter(None, [str(ROOT / "python"), str(TOOLS), os.environ.get("PYTHONPATH")])
)
python = neuron_lit.interpreter(params.get("python", sys.executable), python_path)
config.environment.update(
    NEURON_LIT_RUNS="1",
    NEURON_MLIR_BINDINGS=wheel_name,
    PYTHONPATH=python_path,
)

if not python.has_wheel(wheel_name):
    complaint = f"{python.path} has no {wheel.module}: `pip install {wheel.package}`"
    if not sub_suite:
        lit_config.fatal(complaint)
    lit_config.note(f"{config.name}: unsupported: {complaint}")
    config.unsupported = True

config.available_features.update({f"bindings-{wheel_name}", *wheel.features})
if python.has_wheel("jaxlib"):
    config.available_features.add("jaxlib")


def substitute(name: str, *command: str | Path) -> None:
    """Replaces `name` in RUN lines by a command of several words."""
    config.substitutions.append((name, " ".join(f'"{word}"' for word in command)))


# FileCheck and the other programs of LLVM.
try:
    filecheck = neuron_lit.find_filecheck(python, params.get("filecheck", ""))
except neuron_lit.NotFoundError as error:
    lit_config.fatal(str(error))
substitute(neuron_lit.substitution_of("FileCheck"), filecheck.path)
if filecheck.is_llvm:
    config.available_features.add("llvm-filecheck")
if split_file := neuron_lit.find_program(
    python, "split-file", env="SPLIT_FILE", packaged="llvm_testing_tools/binaries/split-file"
):
    substitute(neuron_lit.substitution_of("split-file"), split_file)
    config.available_features.add("split-file")
if mlir_pdll := params.get("mlir_pdll") or neuron_lit.find_program(
    python, "mlir-pdll", env="MLIR_PDLL", packaged="mlir/bin/mlir-pdll"
):
    substitute("%mlir-pdll", mlir_pdll)
    config.available_features.add("mlir-pdll")

# Programs that a few tests need.
for program in ("bash", "groff", "zsh"):
    if shutil.which(program):
        config.available_features.add(program)
    elif not sub_suite:
        lit_config.note(f"no {program} here: the tests that need it are unsupported")

# Our own programs: each executable in tools/, and those of the tests.
substitute("%python", python.path)
substitute("%pytest", python.path, "-m", "pytest", "-q", "-p", "no:cacheprovider")
substitute("%through_generic", python.path, TOOLS / "through_generic.py")
through = ["--through-generic"] if wheel_name == "mlir" else []
substitute("%evaluate", python.path, TOOLS / "evaluate.py", *through)
for tool in sorted((ROOT / "tools").iterdir()):
    if tool.is_file() and shutil.which(tool):
        substitute(neuron_lit.substitution_of(tool.name), python.path, tool)

# Modules that real tools made; they are no part of the project.
real = Path(os.environ.get("NEURON_REAL_MODULES", ROOT.parent / "shared" / "real")).resolve()
if real.is_dir():
    config.available_features.add("shared-modules")
    config.substitutions.append(("%real", str(real)))
    config.environment["NEURON_REAL_MODULES"] = str(real)
elif not sub_suite:
    lit_config.note(
        "no directory of real modules, set NEURON_REAL_MODULES: tests on them are unsupported"
    )
