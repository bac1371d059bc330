# RUN: %pytest %s
"""Our passes in pass managers of other people: printing, timing, verification, threads, wheels."""

from __future__ import annotations

import sys

import pytest
from python_programs import run_python
from reduce_slice_reduce import TEXT, reduces

import neuron_inst_combine
from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.passes.options import OptionError
from neuron_inst_combine.pipelines.pipeline import PipelineError, PipelineSyntaxError

WHEELS = ("iree", "jaxlib", "torch_mlir")


@pytest.fixture(params=WHEELS)
def bindings(request: pytest.FixtureRequest) -> Bindings:
    return load(request.param)


def test_added_between_native_passes(bindings: Bindings) -> None:
    with bindings.context():
        module = bindings.ir.Module.parse(TEXT)
        manager = bindings.passmanager.PassManager("builtin.module")
        manager.add("func.func(canonicalize)")
        neuron_inst_combine.add_neuron_inst_combine(manager, max_iterations=3)
        manager.add("func.func(cse)")
        neuron_inst_combine.add_neuron_hlo_inst_comb(manager, patterns="extended")
        manager.run(module.operation)
        assert reduces(module) == 1


def test_parsed_pipeline(bindings: Bindings) -> None:
    with bindings.context() as context:
        module = bindings.ir.Module.parse(TEXT)
        manager = neuron_inst_combine.parse_pipeline(
            "builtin.module(func.func(cse),neuron-inst-combine{entry=main},canonicalize)", context
        )
        assert isinstance(manager, bindings.passmanager.PassManager)
        manager.run(module.operation)
        assert reduces(module) == 1


def test_threads_and_the_verifier_are_on(bindings: Bindings) -> None:
    with bindings.context() as context:
        context.enable_multithreading(True)
        module = bindings.ir.Module.parse(TEXT)
        manager = neuron_inst_combine.parse_pipeline(
            "func.func(canonicalize,cse),neuron-inst-combine,func.func(canonicalize,cse),"
            "neuron-hlo-inst-comb",
            context,
        )
        manager.enable_verifier(True)
        for _ in range(20):
            manager.run(module.operation)
        assert reduces(module) == 1


def test_printing_and_timing_of_the_host(
    bindings: Bindings, capfd: pytest.CaptureFixture[str]
) -> None:
    with bindings.context() as context:
        context.enable_multithreading(False)
        module = bindings.ir.Module.parse(TEXT)
        manager = neuron_inst_combine.parse_pipeline("cse,neuron-inst-combine", context)
        manager.enable_ir_printing(print_module_scope=True)
        manager.enable_timing()
        manager.run(module.operation)
        # The table of times is printed when the manager is gone.
        del manager
    printed = "".join(capfd.readouterr())
    assert "IR Dump After CSE" in printed
    assert "IR Dump After NeuronInstCombine" in printed
    assert reduces(printed.rpartition("IR Dump After NeuronInstCombine")[2]) == 1
    assert "NeuronInstCombine" in printed.partition("Execution time report")[2]


def test_printing_with_threads(bindings: Bindings, capfd: pytest.CaptureFixture[str]) -> None:
    with bindings.context() as context:
        context.enable_multithreading(True)
        module = bindings.ir.Module.parse(TEXT)
        manager = neuron_inst_combine.parse_pipeline(
            "func.func(canonicalize),neuron-inst-combine,func.func(cse)", context
        )
        # Scope of the module is not to be had with threads, ours or not.
        manager.enable_ir_printing(print_before_all=True)
        manager.enable_verifier(True)
        manager.run(module.operation)
    printed = "".join(capfd.readouterr())
    assert printed.count("IR Dump Before NeuronInstCombine") == 1
    assert printed.count("IR Dump After NeuronInstCombine") == 1
    assert printed.count("IR Dump After CSE") == 2
    assert reduces(module) == 1


def test_failure_is_the_hosts_error(bindings: Bindings) -> None:
    with bindings.context() as context:
        module = bindings.ir.Module.parse(TEXT)
        manager = neuron_inst_combine.parse_pipeline("neuron-inst-combine{entry=nobody}", context)
        with pytest.raises(bindings.ir.MLIRError, match="entry function @nobody is not in the"):
            manager.run(module.operation)


def test_refused(bindings: Bindings) -> None:
    with bindings.context() as context:
        manager = bindings.passmanager.PassManager("func.func")
        with pytest.raises(PipelineError, match=r"on builtin\.module, and this .* on func\.func"):
            neuron_inst_combine.add_neuron_inst_combine(manager)
        manager = bindings.passmanager.PassManager("builtin.module")
        for options, message in (
            ({"max_iteration": 3}, "did you mean 'max_iterations'"),
            ({"max_iterations": True}, "takes an integer, not True"),
            ({"max_iterations": -7}, "takes -1 or more, not -7"),
            ({"patterns": "everything"}, "takes one of documented, extended"),
            ({"enable_patterns": ["Foo"]}, "no pattern 'Foo'"),
            ({"enable_patterns": 3}, "takes strings, not 3"),
        ):
            with pytest.raises(OptionError, match=message):
                neuron_inst_combine.add_neuron_inst_combine(manager, **options)
        assert str(manager) == "builtin.module()"
        with pytest.raises(PipelineError, match="does not refer to a registered pass"):
            neuron_inst_combine.parse_pipeline("no-such-pass", context)
        with pytest.raises(PipelineSyntaxError, match=r"cannot be nested under func\.func"):
            neuron_inst_combine.parse_pipeline("func.func(neuron-inst-combine)", context)


def test_all_patterns_disabled(bindings: Bindings) -> None:
    """A pass without a pattern was an internal error on wheels with PDL."""
    with bindings.context():
        module = bindings.ir.Module.parse(TEXT)
        report = neuron_inst_combine.run(
            module,
            "neuron-inst-combine{disable-patterns=SimplifyReduceSliceReduce},"
            "neuron-hlo-inst-comb{disable-patterns=StridedSliceReduce,BroadcastConcat}",
        )
        assert not report.changed
        assert reduces(module) == 2


def test_no_object_of_mlir() -> None:
    with pytest.raises(TypeError, match=r"not an object of an MLIR Python package: builtins\.str"):
        neuron_inst_combine.run("func.func @main()")
    with pytest.raises(TypeError):
        neuron_inst_combine.parse_pipeline("cse", None)


@pytest.mark.parametrize("pair", ["jaxlib iree", "jaxlib mlir", "iree torch_mlir", "mlir jaxlib"])
def test_two_wheels_in_one_process(pair: str) -> None:
    program = f"""
import neuron_inst_combine
from neuron_inst_combine.bindings import load
text = {TEXT!r}
for name in {pair.split()!r}:
    bindings = load(name)
    with bindings.context(allow_unregistered_dialects=True) as context:
        if name == "mlir":
            module = bindings.ir.Module.parse("func.func @main() {{ return }}")
        else:
            module = bindings.ir.Module.parse(text)
        report = neuron_inst_combine.run(module)
        print(name, report)
"""
    printed = run_python("-c", program).stdout.splitlines()
    expected = {
        name: f"{name} " + ("nothing fired" if name == "mlir" else "SimplifyReduceSliceReduce: 1")
        for name in pair.split()
    }
    assert printed == list(expected.values())


def test_upstream_wheel_through_the_generic_form() -> None:
    program = """
import neuron_inst_combine
from mlir import ir, passmanager
with ir.Context() as context:
    context.allow_unregistered_dialects = True
    module = ir.Module.parse('''
func.func @main(%x: tensor<2x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.concatenate"(%x, %x) {dimension = 0 : i64}
      : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}''')
    manager = passmanager.PassManager("builtin.module")
    manager.add("cse")
    neuron_inst_combine.add_neuron_hlo_inst_comb(manager, patterns="extended")
    manager.run(module.operation)
    print(module)
"""
    printed = run_python("-c", program).stdout
    assert "stablehlo.broadcast_in_dim" in printed
    assert "stablehlo.concatenate" not in printed


def test_import_is_light() -> None:
    program = """
import sys
import neuron_inst_combine
print([name for name in ("jax", "jaxlib", "iree", "torch_mlir", "mlir") if name in sys.modules])
neuron_inst_combine.run
print([name for name in ("jax", "jaxlib", "iree", "torch_mlir", "mlir") if name in sys.modules])
"""
    assert run_python("-c", program).stdout == "[]\n[]\n"
    assert sys.modules["neuron_inst_combine"].jax.optimize
