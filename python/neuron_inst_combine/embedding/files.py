# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a pipeline on a file, as PyTorch/XLA, ``jax.export`` and others write them."""

from __future__ import annotations

import io
import os
import secrets
import stat
from collections.abc import Callable
from pathlib import Path

from neuron_inst_combine.bindings import Bindings, choose
from neuron_inst_combine.bindings.artifacts import artifact_wheel
from neuron_inst_combine.bindings.choose import BYTECODE_MAGIC
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.embedding.report import Report
from neuron_inst_combine.embedding.run import DEFAULT_PIPELINE, run
from neuron_inst_combine.integrations.portable_artifact import (
    artifact_version,
    is_artifact,
    read_artifact,
    write_artifact,
)
from neuron_inst_combine.remarks.remark import Remark


def optimize_file(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    pipeline: str = DEFAULT_PIPELINE,
    *,
    remarks: Callable[[Remark], None] | None = None,
) -> Report:
    """Runs a pipeline on a module in a file, and writes the result in the same form.

    The form is MLIR text, MLIR bytecode, or a StableHLO portable artifact, whose version is kept.

    Args:
      source: The file to read.
      target: The file to write, which may be the same; it is replaced when all is done.
      pipeline: As for ``run``.
      remarks: As for ``run``.

    Raises:
      OSError: A file cannot be read or written.
      BindingsError: No installed MLIR package reads the file; the text says what to install.
      ArtifactError: The artifact is damaged, or of a version that the package does not read.
      PipelineError: The pipeline names an unknown pass or option.
      MLIRError: The module does not parse, or a pass failed; the class is the wheel's.
    """
    data = Path(source).read_bytes()
    artifact = is_artifact(data)
    bindings = artifact_wheel() if artifact else choose(None, data)
    with bindings.context() as context:
        if artifact:
            module = read_artifact(data, bindings, context)
        else:
            module = bindings.ir.Module.parse(
                data if data.startswith(BYTECODE_MAGIC) else data.decode("utf-8"), context
            )
        report = run(module, pipeline, remarks=remarks)
        _replace(Path(target), _in_form_of(data, module, bindings))
    return report


def _in_form_of(data: bytes, module: Module, bindings: Bindings) -> bytes:
    if is_artifact(data):
        return write_artifact(module, artifact_version(data), bindings)
    if data.startswith(BYTECODE_MAGIC):
        bytecode = io.BytesIO()
        module.operation.write_bytecode(bytecode)
        return bytecode.getvalue()
    text: str = module.operation.get_asm(enable_debug_info=b"loc(" in data)
    return text.encode()


def _replace(target: Path, data: bytes) -> None:
    """Writes a file beside the target and renames it, so that nobody sees half of one."""
    target = Path(os.path.realpath(target))
    temporary = target.with_name(f".{target.name[:200]}.{secrets.token_hex(4)}.tmp")
    # 0o666 is what `open` asks for; the kernel takes the umask off.
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            if target.exists():
                temporary.chmod(stat.S_IMODE(target.stat().st_mode))
            file.write(data)
        temporary.replace(target)
    finally:
        # Also when the user interrupts; after the renaming it is gone already.
        temporary.unlink(missing_ok=True)
