# RUN: %pytest %s
"""The typed views, of both dialects, registered or not, on the wheel under test."""

from __future__ import annotations

import os
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.dialects.build import HloBuilder
from neuron_inst_combine.dialects.hlo import (
    BroadcastInDimOp,
    ConcatenateOp,
    ConstantOp,
    ReduceOp,
    ReshapeOp,
    SliceOp,
    UnreadableOpError,
    discardable_attributes,
)

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))


def numbers(dialect: str, values: list[int]) -> str:
    if dialect == "stablehlo":
        return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"
    return f"dense<{values}> : tensor<{len(values)}xi64>"


def source(dialect: str) -> str:
    d = dialect
    return f"""
func.func @main(%x: tensor<4x8xf32>) -> tensor<f32> {{
  %c = "{d}.constant"() {{value = dense<0.0> : tensor<f32>}} : () -> tensor<f32>
  %s = "{d}.slice"(%x) {{start_indices = {numbers(d, [1, 0])}, limit_indices = {numbers(d, [4, 7])},
    strides = {numbers(d, [1, 3])}, note = "n"}} : (tensor<4x8xf32>) -> tensor<3x3xf32>
  %k = "{d}.concatenate"(%s, %s) {{dimension = 1 : i64}}
    : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  %b = "{d}.broadcast_in_dim"(%k) {{broadcast_dimensions = {numbers(d, [0, 2])}}}
    : (tensor<3x6xf32>) -> tensor<3x2x6xf32>
  %e = "{d}.broadcast_in_dim"(%c) {{broadcast_dimensions = {numbers(d, [])}}}
    : (tensor<f32>) -> tensor<2xf32>
  %h = "{d}.reshape"(%b) : (tensor<3x2x6xf32>) -> tensor<36xf32>
  %r = "{d}.reduce"(%h, %c) ({{
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %a = "{d}.add"(%l, %m) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "{d}.return"(%a) : (tensor<f32>) -> ()
  }}) {{dimensions = {numbers(d, [0])}}} : (tensor<36xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}}
"""


def ops(text: str) -> tuple[Any, list[Any]]:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    module = BINDINGS.ir.Module.parse(text, context)
    block = module.body.operations[0].regions[0].blocks[0]
    return module, [op.operation for op in block.operations]


def test_repeated_inputs_are_one_object() -> None:
    _module, (one, other, joined, _) = ops(
        """func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<10xf32> {
  %0 = "stablehlo.negate"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.negate"(%y) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "stablehlo.concatenate"(%0, %0, %1, %1, %0) {dimension = 0 : i64} : (tensor<2xf32>,
    tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<10xf32>
  return %2 : tensor<10xf32>
}"""
    )
    x, y = one.results[0], other.results[0]
    inputs = ConcatenateOp.of(joined).inputs
    assert inputs == (x, x, y, y, x)
    assert [inputs[0] is inputs[1], inputs[2] is inputs[3]] == [True, True]


@pytest.mark.parametrize("dialect", ["stablehlo", "mhlo"])
def test_views(dialect: str) -> None:
    module, (constant, cut, joined, wide, empty, flat, total, _) = ops(source(dialect))
    ir = BINDINGS.ir
    assert ConstantOp.of(constant).value == ir.Attribute.parse(
        "dense<0.0> : tensor<f32>", module.context
    )
    window = SliceOp.of(cut).window
    assert (window.starts, window.limits, window.strides) == ((1, 0), (4, 7), (1, 3))
    assert list(discardable_attributes(cut, SliceOp.INHERENT)) == ["note"]
    assert ConcatenateOp.of(joined).dimension == 1
    assert ConcatenateOp.of(joined).inputs == (cut.results[0], cut.results[0])
    assert BroadcastInDimOp.of(wide).broadcast_dimensions == (0, 2)
    assert BroadcastInDimOp.of(empty).broadcast_dimensions == ()
    assert ReshapeOp.of(flat).operand == wide.results[0]
    reduce = ReduceOp.of(total)
    assert reduce.inputs == (flat.results[0],)
    assert reduce.init_values == (constant.results[0],)
    assert reduce.dimensions == (0,)


@pytest.mark.parametrize("dialect", ["stablehlo", "mhlo"])
def test_built_ops_are_spelled_like_parsed_ones(dialect: str) -> None:
    module, (constant, cut, _, wide, _, flat, total, _) = ops(source(dialect))
    ir = BINDINGS.ir
    with module.context, ir.Location.unknown():
        builder = HloBuilder(BINDINGS, dialect, ir.InsertionPoint(total))
        here = total.location
        built_slice = builder.slice(cut.operands[0], SliceOp.of(cut).window, here, {}).owner
        built_wide = builder.broadcast_in_dim(wide.operands[0], [3, 2, 6], [0, 2], here, {}).owner
        built_total = builder.reduce(
            flat.results[0], constant.results[0], [0], "add", here, {}
        ).owner
    assert module.operation.verify()
    for built, parsed, names in (
        (built_slice, cut, SliceOp.INHERENT),
        (built_wide, wide, BroadcastInDimOp.INHERENT),
        (built_total, total, ReduceOp.INHERENT),
    ):
        assert built.name == parsed.name
        assert built.results[0].type == parsed.results[0].type
        for name in names:
            assert built.operation.attributes[name] == parsed.attributes[name]


MALFORMED = {
    "no attributes": '"foo.slice"(%x) : (tensor<4xf32>) -> tensor<2xf32>',
    "no window": (
        '"foo.slice"(%x) {start_indices = array<i64: 3>, limit_indices = array<i64: 1>, '
        "strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>"
    ),
    "no integers": (
        '"foo.slice"(%x) {start_indices = "a", limit_indices = 3 : i32, strides = unit} '
        ": (tensor<4xf32>) -> tensor<2xf32>"
    ),
    "two operands": (
        '"foo.slice"(%x, %x) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, '
        "strides = array<i64: 1>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<2xf32>"
    ),
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_op_is_refused(text: str) -> None:
    module, found = ops(f"func.func @f(%x: tensor<4xf32>) {{\n%0 = {text}\nreturn\n}}")
    with pytest.raises(UnreadableOpError):
        SliceOp.of(found[0])
    assert module.operation.verify()


def test_dense_complex_numbers_cannot_be_read() -> None:
    module, found = ops(
        'func.func @f() {\n%0 = "foo.constant"() '
        "{value = dense<(0.0, 0.0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>\n"
        "return\n}"
    )
    with pytest.raises(UnreadableOpError, match="of a kind that the Python bindings cannot read"):
        ConstantOp.of(found[0])
    assert module.operation.verify()
