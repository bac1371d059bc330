# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""StableHLO portable artifacts: bytecode in the versioned dialect ``vhlo``, with its version."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.artifacts import deserialize, serialize
from neuron_inst_combine.bindings.types import Context, Module

# The producer string follows MLIR's bytecode magic and version: "StableHLO_v1.15.0" and a NUL.
_VERSION = re.compile(rb"ML\xefR[\x00-\xff]{1,9}StableHLO_v(\d+\.\d+\.\d+)\x00")


class ArtifactError(ValueError):
    """The bytes are no portable artifact, or of a version that the wheel does not read or write."""


def is_artifact(data: bytes) -> bool:
    """Whether the bytes begin as those of a portable artifact."""
    return _VERSION.match(data) is not None


def artifact_version(artifact: bytes) -> str:
    """The StableHLO version that an artifact was written for, ``1.15.0`` say.

    Raises:
      ArtifactError: The bytes are no portable artifact.
    """
    if (found := _VERSION.match(artifact)) is None:
        raise ArtifactError("this is no StableHLO portable artifact: it names no version")
    return found[1].decode()


def read_artifact(artifact: bytes, bindings: Bindings, context: Context) -> Module:
    """Makes a StableHLO module of a portable artifact.

    Raises:
      ArtifactError: The artifact is damaged, or newer than the wheel.
    """
    with _errors(context, f"{bindings.wheel.package} {bindings.version} cannot read the artifact"):
        return deserialize(artifact, bindings, context)


def write_artifact(module: Module, version: str, bindings: Bindings) -> bytes:
    """Makes a portable artifact of a StableHLO module; ops of other dialects stay as they are.

    Raises:
      ArtifactError: The wheel does not write that version, or the module needs a newer one.
    """
    what = f"{bindings.wheel.package} {bindings.version} cannot write an artifact of version "
    with _errors(module.context, what + version):
        return serialize(module, version, bindings)


@contextmanager
def _errors(context: Context, what: str) -> Iterator[None]:
    messages: list[str] = []

    def keep(diagnostic: Any) -> bool:
        messages.append(diagnostic.message)
        return True

    # These calls report through handlers, and raise a ValueError that says nothing.
    with context.attach_diagnostic_handler(keep):
        try:
            yield
        except ValueError as error:
            raise ArtifactError(f"{what}: {'; '.join(messages) or error}") from error
