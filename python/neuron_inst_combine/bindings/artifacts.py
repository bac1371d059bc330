# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""StableHLO's own functions in a wheel: portable artifacts and their versions.

They report through diagnostic handlers of the context and raise a ``ValueError`` that says nothing;
who calls them listens.
"""

from __future__ import annotations

import importlib
from typing import Any

from neuron_inst_combine.bindings.errors import WheelNotInstalledError
from neuron_inst_combine.bindings.load import Bindings, load
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.bindings.wheels import WHEELS


def stablehlo_functions(bindings: Bindings) -> Any:
    """The native module of a wheel whose ``reads_artifacts`` is true."""
    return importlib.import_module(f"{bindings.wheel.package}._mlir_libs._stablehlo")


def artifact_wheel() -> Bindings:
    """The first installed wheel that reads and writes portable artifacts.

    Raises:
      WheelNotInstalledError: There is none; the text says what to install.
    """
    able = [wheel for wheel in WHEELS.values() if wheel.reads_artifacts]
    for wheel in able:
        if wheel.installed:
            return load(wheel.name)
    raise WheelNotInstalledError(
        "no installed MLIR Python package reads or writes a StableHLO portable artifact: "
        f"pip install {able[0].install}"
    )


def deserialize(artifact: bytes, bindings: Bindings, context: Context) -> Module:
    """Makes a StableHLO module of a portable artifact.

    Raises:
      ValueError: It is damaged, or newer than the wheel.
    """
    return stablehlo_functions(bindings).deserialize_portable_artifact(context, artifact)


def serialize(module: Module, version: str, bindings: Bindings) -> bytes:
    """Makes a portable artifact of a StableHLO module; ops of other dialects stay as they are.

    Args:
      module: A module of that wheel.
      version: The StableHLO version whose readers shall understand it, such as ``1.9.0``.
      bindings: The wheel.

    Raises:
      ValueError: The wheel does not write that version, or the module needs a newer one.
    """
    # The last argument: shardings are ops and attributes of Shardy's dialect, which has no
    # versions.
    artifact: bytes = stablehlo_functions(bindings).serialize_portable_artifact(
        module, version, True
    )
    return artifact


def versions(bindings: Bindings) -> tuple[str, str]:
    """The oldest and the newest version of artifacts that the wheel writes."""
    functions = stablehlo_functions(bindings)
    return functions.get_minimum_version(), functions.get_current_version()
