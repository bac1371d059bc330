# RUN: %pytest %s
"""The verifier between passes, on the wheel under test."""

from __future__ import annotations

import os
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.pipelines.pipeline import LoadedPipeline, Pipeline, load_pipeline

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))

SOURCE = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
"""


@pytest.fixture
def module() -> Any:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    return BINDINGS.ir.Module.parse(SOURCE, context)


def loaded(
    module: Any, monkeypatch: pytest.MonkeyPatch, *, says: bool, more: str = "", asked: bool = True
) -> LoadedPipeline:
    """A pass that breaks the function, and says that it has changed something, or not."""

    def run(_self: object, _bindings: object, op: Any, _observer: object) -> bool:
        function = op.regions[0].blocks[0].operations[0].operation
        del function.attributes["function_type"]
        return says

    monkeypatch.setattr(NeuronHloInstCombine, "run", run)
    pipeline = Pipeline.parse(f"neuron-hlo-inst-comb{more}")
    found = load_pipeline(pipeline, BINDINGS, module.context, Silent())
    if asked:
        found.verify_each(True)
    return found


def test_what_a_pass_broke_is_found(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BINDINGS.ir.MLIRError) as caught:
        loaded(module, monkeypatch, says=True).run(module.operation)
    (diagnostic, *_) = caught.value.error_diagnostics
    assert "function_type" in diagnostic.message


def test_a_pass_that_says_it_changed_nothing_is_believed(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(module, monkeypatch, says=False).run(module.operation)


def test_a_module_of_somebody_else_is_verified_in_any_case(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BINDINGS.ir.MLIRError) as caught:
        loaded(module, monkeypatch, says=False, asked=False).run(module.operation)
    (diagnostic, *_) = caught.value.error_diagnostics
    assert "function_type" in diagnostic.message


def test_it_can_be_left_out(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pipeline = loaded(module, monkeypatch, says=True)
    pipeline.verify_each(False)
    pipeline.run(module.operation)


def test_beside_native_passes_the_pass_manager_does_it(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipeline = loaded(module, monkeypatch, says=True, more=",canonicalize")
    assert pipeline.has_native_passes
    assert not any(callback.verifies for callback in pipeline.callbacks)
    with pytest.raises(BINDINGS.ir.MLIRError) as caught:
        pipeline.run(module.operation)
    (diagnostic, *_) = caught.value.error_diagnostics
    assert "function_type" in diagnostic.message
