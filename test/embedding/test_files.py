# RUN: %pytest %s
"""``optimize_file``: text, bytecode and portable artifacts keep their form."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from reduce_slice_reduce import TEXT, reduces

import neuron_inst_combine
from neuron_inst_combine.bindings import load
from neuron_inst_combine.integrations.portable_artifact import (
    ArtifactError,
    artifact_version,
    read_artifact,
    write_artifact,
)


def in_form(form: str) -> bytes:
    bindings = load("jaxlib")
    with bindings.context() as context:
        module = bindings.ir.Module.parse(TEXT, context)
        if form == "text":
            return TEXT.encode()
        if form == "bytecode":
            bytecode = io.BytesIO()
            module.operation.write_bytecode(bytecode)
            return bytes(bytecode.getvalue())
        return write_artifact(module, form, bindings)


def parsed(data: bytes, form: str) -> str:
    bindings = load("jaxlib")
    with bindings.context() as context:
        if form in ("text", "bytecode"):
            source = data.decode() if form == "text" else data
            return str(bindings.ir.Module.parse(source, context))
        assert artifact_version(data) == form
        return str(read_artifact(data, bindings, context))


@pytest.mark.parametrize("form", ["text", "bytecode", "1.0.0", "1.17.0"])
def test_form_is_kept(tmp_path: Path, form: str) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(in_form(form))
    report = neuron_inst_combine.optimize_file(source, target)
    assert report.fired == {"SimplifyReduceSliceReduce": 1}
    assert source.read_bytes() == in_form(form)
    assert reduces(parsed(target.read_bytes(), form)) == 1


def test_in_place(tmp_path: Path) -> None:
    source = tmp_path / "in.mlir"
    source.write_text(TEXT)
    source.chmod(0o640)
    neuron_inst_combine.optimize_file(source, source)
    assert reduces(source.read_text()) == 1
    assert source.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [source]


def test_nothing_is_written_after_an_error(tmp_path: Path) -> None:
    source, target = tmp_path / "in.mlir", tmp_path / "out.mlir"
    source.write_text("func.func @main( {")
    target.write_text("precious")
    with pytest.raises(load("iree").ir.MLIRError):
        neuron_inst_combine.optimize_file(source, target)
    source.write_bytes(in_form("1.0.0")[:-40])
    with pytest.raises(ArtifactError, match="cannot read the artifact"):
        neuron_inst_combine.optimize_file(source, target)
    with pytest.raises(FileNotFoundError):
        neuron_inst_combine.optimize_file(tmp_path / "none", target)
    source.write_text(TEXT)
    with pytest.raises(OSError, match="no/such"):
        neuron_inst_combine.optimize_file(source, tmp_path / "no" / "such" / "directory")
    assert target.read_text() == "precious"
    assert sorted(tmp_path.iterdir()) == [source, target]
