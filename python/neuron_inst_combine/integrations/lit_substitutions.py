# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For the lit.cfg.py of another project: neuron-opt, FileCheck and what tests may require."""

from __future__ import annotations

import os
import sys
from importlib import resources
from typing import Any

from neuron_inst_combine.bindings.choose import ENVIRONMENT_VARIABLE
from neuron_inst_combine.bindings.wheels import WHEELS
from neuron_inst_combine.integrations.lit_programs import (
    NotFoundError,
    features_of,
    find_filecheck,
    find_program,
    interpreter,
    substitution_of,
)


def add_substitutions(config: Any, lit_config: Any, *, python: str = sys.executable) -> None:
    """Adds to a lit configuration what the tests of this project are written with.

    Substitutions: ``neuron-opt``, ``FileCheck``, ``split-file`` and ``%mlir-pdll`` where they
    are installed, and ``%python``. Features: ``bindings-NAME``, ``stablehlo``, ``mhlo`` and
    ``pdl`` of the wheel, ``split-file`` and ``mlir-pdll``.

    ``--param bindings=NAME`` on lit's command line chooses the wheel, ``--param filecheck=PATH``
    the FileCheck. A missing FileCheck, or wheel, is lit's fatal error, which says what to install.

    Args:
      config: lit's ``config``.
      lit_config: lit's ``lit_config``.
      python: The interpreter to run neuron-opt with.
    """
    # So that neuron-opt is found where lit has found this module, installed or not.
    root = str(resources.files("neuron_inst_combine").joinpath(os.pardir))
    inherited = filter(None, [config.environment.get("PYTHONPATH") or os.environ.get("PYTHONPATH")])
    python_path = os.pathsep.join([os.path.realpath(root), *inherited])
    installed = interpreter(python, python_path)
    wheel_name = lit_config.params.get("bindings") or next(
        (name for name in WHEELS if installed.has_wheel(name)), "iree"
    )
    if wheel_name not in WHEELS:
        lit_config.fatal(f"--param bindings={wheel_name}: there are {', '.join(WHEELS)}")
    if not installed.has_wheel(wheel_name):
        wheel = WHEELS[wheel_name]
        lit_config.fatal(f"{python} has no {wheel.package}: pip install {wheel.install}")
    config.environment.update({"PYTHONPATH": python_path, ENVIRONMENT_VARIABLE: wheel_name})
    config.available_features.update({f"bindings-{wheel_name}", *features_of(WHEELS[wheel_name])})

    def substitute(name: str, *command: str) -> None:
        config.substitutions.append((name, " ".join(f'"{word}"' for word in command)))

    try:
        filecheck = find_filecheck(installed, lit_config.params.get("filecheck", ""))
    except NotFoundError as error:
        lit_config.fatal(str(error))
    substitute(substitution_of("FileCheck"), filecheck.path)
    substitute(substitution_of("neuron-opt"), python, "-m", "neuron_inst_combine.tools.neuron_opt")
    substitute("%python", python)
    for name, spelled, packaged in (
        ("split-file", substitution_of("split-file"), "llvm_testing_tools/binaries/split-file"),
        ("mlir-pdll", "%mlir-pdll", "mlir/bin/mlir-pdll"),
    ):
        variable = name.upper().replace("-", "_")
        if path := find_program(installed, name, env=variable, packaged=packaged):
            substitute(spelled, path)
            config.available_features.add(name)
