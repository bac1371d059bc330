# RUN: %pytest %s
"""What is equal, different and not checked, construct by construct."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.validation import (
    FunctionVerdict,
    ValidationOptions,
    Verdict,
    attributes,
    exit_status,
    validate,
)

EQUAL, DIFFERENT, NOT_CHECKED = Verdict.EQUAL, Verdict.DIFFERENT, Verdict.NOT_CHECKED
BINDINGS = load("iree")


def parse(text: str, context: Any) -> Any:
    return BINDINGS.ir.Module.parse(text, context)


def compare(before: str, after: str, **options: Any) -> list[FunctionVerdict]:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    return validate(parse(before, context), parse(after, context), ValidationOptions(**options))


def verdict(signature: str, before: str, after: str, **options: Any) -> FunctionVerdict:
    """The verdict on two bodies of one function."""
    texts = (f"func.func @f{signature} {{\n{body}\n}}" for body in (before, after))
    (found,) = compare(*texts, **options)
    return found


UNARY = "(%x: tensor<4xf32>) -> tensor<4xf32>"
RETURN = "return %r : tensor<4xf32>"
BINARY = "(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>"
T = ": (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"


# ---- Uninterpreted ops ----


def test_sums_are_reassociated() -> None:
    found = verdict(
        BINARY,
        f"%a = stablehlo.add %x, %y : tensor<4xf32>\n%r = stablehlo.add %a, %x : tensor<4xf32>\n{RETURN}",
        f"%a = stablehlo.add %x, %x : tensor<4xf32>\n%r = stablehlo.add %y, %a : tensor<4xf32>\n{RETURN}",
    )
    assert found.verdict is EQUAL


@pytest.mark.parametrize("op", ["subtract", "divide", "power", "atan2"])
def test_operand_order_of_an_uninterpreted_op(op: str) -> None:
    bodies = (
        f"%r = stablehlo.{op} {pair} : tensor<4xf32>\n{RETURN}" for pair in ("%x, %y", "%y, %x")
    )
    assert verdict(BINARY, *bodies).verdict is DIFFERENT


def test_another_op_is_another_function() -> None:
    bodies = (f"%r = stablehlo.{op} %x : tensor<4xf32>\n{RETURN}" for op in ("sine", "cosine"))
    found = verdict(UNARY, *bodies)
    assert found.verdict is DIFFERENT
    assert found.difference is not None
    assert found.difference.index == (0,)


def test_attributes_matter() -> None:
    bodies = (
        f"%c = stablehlo.compare {d}, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
        f"%r = stablehlo.select %c, %x, %y : tensor<4xi1>, tensor<4xf32>\n{RETURN}"
        for d in ("LT", "LE")
    )
    assert verdict(BINARY, *bodies).verdict is DIFFERENT


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [('mhlo.sharding = "{replicated}"', EQUAL), ("my.meaning = 1 : i32", DIFFERENT)],
)
def test_discardable_attributes(attribute: str, expected: Verdict) -> None:
    bodies = (
        f"%r = stablehlo.sine %x {a} : tensor<4xf32>\n{RETURN}" for a in ("", f"{{{attribute}}}")
    )
    assert verdict(UNARY, *bodies).verdict is expected


def test_elementwise_ops_commute_with_slices() -> None:
    signature = "(%x: tensor<8xf32>) -> tensor<4xf32>"
    found = verdict(
        signature,
        "%a = stablehlo.slice %x [2:6] : (tensor<8xf32>) -> tensor<4xf32>\n"
        f"%r = stablehlo.tanh %a : tensor<4xf32>\n{RETURN}",
        "%a = stablehlo.tanh %x : tensor<8xf32>\n"
        f"%r = stablehlo.slice %a [2:6] : (tensor<8xf32>) -> tensor<4xf32>\n{RETURN}",
    )
    assert found.verdict is EQUAL


def test_other_ops_do_not_commute_with_slices() -> None:
    """Even one that would: nothing is known of it."""
    signature = "(%x: tensor<8xf32>) -> tensor<4xf32>"
    found = verdict(
        signature,
        "%a = stablehlo.slice %x [2:6] : (tensor<8xf32>) -> tensor<4xf32>\n"
        f"%r = stablehlo.custom_call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>\n{RETURN}",
        "%a = stablehlo.custom_call @f(%x) : (tensor<8xf32>) -> tensor<8xf32>\n"
        f"%r = stablehlo.slice %a [2:6] : (tensor<8xf32>) -> tensor<4xf32>\n{RETURN}",
    )
    assert found.verdict is DIFFERENT


def test_broadcasts_of_a_scalar_to_a_scalar() -> None:
    signature = "(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32>"
    text = """
        %0 = stablehlo.add %x, %y : tensor<f32>
        %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<f32>
        return %1 : tensor<f32>"""
    assert verdict(signature, text, text.replace("%x, %y", "%y, %x")).verdict is EQUAL
    assert verdict(signature, text, text.replace("%x, %y", "%y, %y")).verdict is DIFFERENT


def test_whole_ops_of_equal_operands_are_equal() -> None:
    """Operands that are equal by value, though computed in two ways."""
    use = f"%r = stablehlo.custom_call @f(%s) : (tensor<4xf32>) -> tensor<4xf32>\n{RETURN}"
    bodies = (f"%s = stablehlo.add {pair} : tensor<4xf32>\n{use}" for pair in ("%x, %y", "%y, %x"))
    assert verdict(BINARY, *bodies).verdict is EQUAL


def test_common_subexpressions_are_one_value() -> None:
    call = "stablehlo.custom_call @f(%{}) : (tensor<4xf32>) -> tensor<4xf32>"
    found = verdict(
        BINARY,
        "%s = stablehlo.add %x, %y : tensor<4xf32>\n%t = stablehlo.add %y, %x : tensor<4xf32>\n"
        f"%a = {call.format('s')}\n%b = {call.format('t')}\n"
        f"%r = stablehlo.subtract %a, %b : tensor<4xf32>\n{RETURN}",
        "%s = stablehlo.add %x, %y : tensor<4xf32>\n"
        f"%a = {call.format('s')}\n%r = stablehlo.subtract %a, %a : tensor<4xf32>\n{RETURN}",
    )
    assert found.verdict is EQUAL


def test_a_value_that_both_sides_have_is_looked_into_where_needed() -> None:
    """What one side takes apart and the other leaves whole is no variable."""
    found = verdict(
        UNARY,
        "%a = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>\n"
        "%b = stablehlo.slice %x [2:4] : (tensor<4xf32>) -> tensor<2xf32>\n"
        "%c = stablehlo.sine %a : tensor<2xf32>\n%d = stablehlo.sine %b : tensor<2xf32>\n"
        "%r = stablehlo.concatenate %c, %d, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>\n"
        + RETURN,
        f"%r = stablehlo.sine %x : tensor<4xf32>\n{RETURN}",
    )
    assert found.verdict is EQUAL


def test_booleans() -> None:
    signature = "(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1>"
    ops = {
        "add": EQUAL,
        "maximum": EQUAL,
        "and": DIFFERENT,
        "multiply": DIFFERENT,
        "xor": DIFFERENT,
    }
    for op, expected in ops.items():
        bodies = (
            f"%r = stablehlo.{name} %x, %y : tensor<4xi1>\nreturn %r : tensor<4xi1>"
            for name in ("or", op)
        )
        assert verdict(signature, *bodies).verdict is expected, op


# ---- Regions ----

WHILE = """%z = stablehlo.constant dense<0> : tensor<i32>
%0:2 = stablehlo.while(%i = %z, %s = %x) : tensor<i32>, tensor<4xf32>
  cond {{
    %p = stablehlo.compare LT, %i, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    {body}
    stablehlo.return %i, %b : tensor<i32>, tensor<4xf32>
  }}
return %0#1 : tensor<4xf32>"""


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (
            "%b = stablehlo.add %s, %y : tensor<4xf32>",
            "%b = stablehlo.add %y, %s : tensor<4xf32>",
            EQUAL,
        ),
        (
            "%b = stablehlo.add %s, %y : tensor<4xf32>",
            "%b = stablehlo.add %s, %x : tensor<4xf32>",
            DIFFERENT,
        ),
        (
            "%b = stablehlo.sine %s : tensor<4xf32>",
            "%b = stablehlo.sine %y : tensor<4xf32>",
            DIFFERENT,
        ),
    ],
)
def test_bodies_of_loops_are_functions(one: str, other: str, expected: Verdict) -> None:
    """Captured values take part by what they are."""
    found = verdict(BINARY, WHILE.format(body=one), WHILE.format(body=other))
    assert found.verdict is expected


def test_branches() -> None:
    signature = "(%i: tensor<i32>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>"
    text = """%r = "stablehlo.case"(%i) ({{
      %a = stablehlo.add {one} : tensor<4xf32>
      stablehlo.return %a : tensor<4xf32>
    }}, {{
      stablehlo.return {other} : tensor<4xf32>
    }}) : (tensor<i32>) -> tensor<4xf32>
    return %r : tensor<4xf32>"""
    base = text.format(one="%x, %y", other="%x")
    assert verdict(signature, base, text.format(one="%y, %x", other="%x")).verdict is EQUAL
    assert verdict(signature, base, text.format(one="%x, %x", other="%x")).verdict is DIFFERENT
    assert verdict(signature, base, text.format(one="%x, %y", other="%y")).verdict is DIFFERENT


def test_blocks() -> None:
    text = """cf.cond_br %c, ^{one}(%x : tensor<4xf32>), ^{other}(%y : tensor<4xf32>)
  ^a(%p: tensor<4xf32>):
    return %p : tensor<4xf32>
  ^b(%q: tensor<4xf32>):
    %r = stablehlo.add %q, {second} : tensor<4xf32>
    return %r : tensor<4xf32>"""
    signature = "(%c: i1, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>"
    base = text.format(one="a", other="b", second="%x")
    assert verdict(signature, base, base).verdict is EQUAL
    for one, other, second in (("a", "b", "%y"), ("b", "a", "%x")):
        changed = text.format(one=one, other=other, second=second)
        assert verdict(signature, base, changed).verdict is DIFFERENT


# ---- Side effects ----

EFFECT = "stablehlo.custom_call @{}(%x) {{has_side_effect = true}} : (tensor<4xf32>) -> ()"


def test_order_and_number_of_side_effects() -> None:
    one, other = EFFECT.format("one"), EFFECT.format("other")
    end = "return %x : tensor<4xf32>"
    both = f"{one}\n{other}\n{end}"
    assert verdict(UNARY, both, both).verdict is EQUAL
    for changed in (f"{other}\n{one}\n{end}", f"{one}\n{end}", f"{one}\n{one}\n{other}\n{end}"):
        found = verdict(UNARY, both, changed)
        assert found.verdict is DIFFERENT
        assert found.difference is not None
        assert found.difference.result is None


def test_side_effects_in_a_loop() -> None:
    plain = "%b = stablehlo.sine %s : tensor<4xf32>"
    with_effect = f"{EFFECT.format('log').replace('%x', '%s')}\n{plain}"
    assert (
        verdict(BINARY, WHILE.format(body=plain), WHILE.format(body=with_effect)).verdict
        is DIFFERENT
    )
    assert (
        verdict(BINARY, WHILE.format(body=with_effect), WHILE.format(body=with_effect)).verdict
        is EQUAL
    )


def test_dead_ops_do_not_matter_without_side_effects() -> None:
    dead = "%d = stablehlo.sine %x : tensor<4xf32>\nreturn %x : tensor<4xf32>"
    assert verdict(UNARY, dead, "return %x : tensor<4xf32>").verdict is EQUAL


def test_unknown_dialects_have_side_effects() -> None:
    dead = '"my.op"(%x) : (tensor<4xf32>) -> ()\nreturn %x : tensor<4xf32>'
    assert verdict(UNARY, dead, "return %x : tensor<4xf32>").verdict is DIFFERENT


def test_random_numbers_are_not_shared() -> None:
    signature = "(%a: tensor<f32>, %s: tensor<1xi64>) -> (tensor<4xf32>, tensor<4xf32>)"
    draw = "stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>"
    head = "%n = stablehlo.constant dense<4> : tensor<1xi64>\n"
    two = f"{head}%p = {draw}\n%q = {draw}\nreturn %p, %q : tensor<4xf32>, tensor<4xf32>"
    one = f"{head}%p = {draw}\nreturn %p, %p : tensor<4xf32>, tensor<4xf32>"
    assert verdict(signature, two, two).verdict is EQUAL
    assert verdict(signature, two, one).verdict is DIFFERENT


# ---- Calls ----

CALL = """func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {{
  %r = call @g(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}}
func.func private @g(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {{
  {body}
  return %r : tensor<4xf32>
}}"""


def test_calls_are_inlined() -> None:
    one = CALL.format(body="%r = stablehlo.add %x, %y : tensor<4xf32>")
    inlined = (
        "func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {\n"
        f"%r = stablehlo.add %y, %x : tensor<4xf32>\n{RETURN}\n}}"
    )
    assert [v.verdict for v in compare(one, inlined)] == [EQUAL]
    wrong = CALL.format(body="%r = stablehlo.add %x, %x : tensor<4xf32>")
    assert [v.verdict for v in compare(one, wrong)] == [DIFFERENT, DIFFERENT]


def test_recursive_calls_are_compared_by_name() -> None:
    body = "%s = stablehlo.add {} : tensor<4xf32>\n%r = call @g(%s, %y) {}"
    one, other, wrong = (
        CALL.format(body=body.format(pair, T)) for pair in ("%x, %y", "%y, %x", "%x, %x")
    )
    found = compare(one, other)
    assert [v.verdict for v in found] == [EQUAL, EQUAL]
    assert found[1].assumed == ("g",)
    assert [v.verdict for v in compare(one, wrong)] == [DIFFERENT, DIFFERENT]


def test_what_rests_on_a_function_that_differs_is_not_checked() -> None:
    text = """func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %r = stablehlo.composite "my.op" %x {{decomposition = @g}} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}}
func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %r = stablehlo.{} %x : tensor<4xf32>
  return %r : tensor<4xf32>
}}"""
    found = compare(text.format("sine"), text.format("cosine"))
    assert [v.verdict for v in found] == [NOT_CHECKED, DIFFERENT]
    assert found[0].reason == "it rests on @g, which is different"
    assert exit_status(found) == 1
    assert exit_status(found[:1]) == 2


# ---- Limits and laziness ----


def big(pair: str, size: int = 1 << 30) -> tuple[str, str]:
    kind = f"tensor<{size}xf32>"
    return (
        f"(%x: {kind}, %y: {kind}) -> {kind}",
        f"%r = stablehlo.add {pair} : {kind}\nreturn %r : {kind}",
    )


def test_dimensions_that_all_ops_treat_alike_are_shrunk() -> None:
    signature, one = big("%x, %y")
    assert verdict(signature, one, big("%y, %x")[1]).verdict is EQUAL
    found = verdict(signature, one, big("%x, %x")[1])
    assert found.verdict is DIFFERENT
    assert found.difference is not None
    assert found.difference.index == (0,)


SUM = """%c = stablehlo.constant dense<{init}> : tensor<f32>
%r = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<{n}x{m}xf32>, tensor<f32>) -> tensor<{m}xf32>
return %r : tensor<{m}xf32>"""


def test_dimensions_that_are_reduced_are_not_shrunk() -> None:
    def signature(n: int, m: int) -> str:
        return f"(%x: tensor<{n}x{m}xf32>) -> tensor<{m}xf32>"

    one, other = SUM.format(init="0.0", n=1 << 25, m=8), SUM.format(init="1.0", n=1 << 25, m=8)
    found = verdict(signature(1 << 25, 8), one, other)
    assert found.verdict is NOT_CHECKED
    assert found.reason == "result 0: a value of 33554432 elements is above the limit of 16777216"
    one, other = SUM.format(init="0.0", n=8, m=1 << 25), SUM.format(init="1.0", n=8, m=1 << 25)
    assert verdict(signature(8, 1 << 25), one, other).verdict is DIFFERENT


def test_a_huge_splat_is_not_written_out() -> None:
    kind = f"tensor<{1 << 30}xf32>"
    half = f"tensor<{1 << 29}xf32>"
    found = verdict(
        f"() -> {half}",
        f"%k = stablehlo.constant dense<2.0> : {kind}\n"
        f"%a = stablehlo.slice %k [0:{1 << 29}] : ({kind}) -> {half}\n"
        f"%r = stablehlo.negate %a : {half}\nreturn %r : {half}",
        f"%k = stablehlo.constant dense<2.0> : {half}\n%r = stablehlo.negate %k : {half}\nreturn %r : {half}",
    )
    assert found.verdict is EQUAL


def test_what_is_equal_without_evaluation_needs_none() -> None:
    signature, one = big("%x, %y")
    assert verdict(signature, one, one, limit_elements=1).verdict is EQUAL


def test_dynamic_shapes() -> None:
    signature = "(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32>"
    bodies = [
        f"%r = stablehlo.add {p} : tensor<?xf32>\nreturn %r : tensor<?xf32>"
        for p in ("%x, %y", "%y, %x")
    ]
    assert verdict(signature, bodies[0], bodies[0]).verdict is EQUAL
    assert verdict(signature, *bodies).verdict is not EQUAL


def test_deep_trees_and_long_chains() -> None:
    chain = "\n".join(f"%{k} = stablehlo.add %{k - 1}, %y : tensor<4xf32>" for k in range(1, 1500))
    body = f"%0 = stablehlo.add {{}} : tensor<4xf32>\n{chain}\nreturn %1499 : tensor<4xf32>"
    assert verdict(BINARY, body.format("%x, %y"), body.format("%y, %x")).verdict is EQUAL
    assert verdict(BINARY, body.format("%x, %y"), body.format("%x, %x")).verdict is DIFFERENT


# ---- Options, contexts, modules ----


def test_signed_zeros() -> None:
    zero = "%c = stablehlo.constant dense<{}> : tensor<4xf32>\n%r = stablehlo.add %x, %c : tensor<4xf32>\n"
    plus, minus, none = (
        f"{zero.format('0.0')}{RETURN}",
        f"{zero.format('-0.0')}{RETURN}",
        "return %x : tensor<4xf32>",
    )
    assert verdict(UNARY, plus, none).verdict is EQUAL
    assert verdict(UNARY, plus, minus).verdict is EQUAL
    assert verdict(UNARY, plus, none, preserve_signed_zero=True).verdict is DIFFERENT
    assert verdict(UNARY, minus, none, preserve_signed_zero=True).verdict is EQUAL
    assert verdict(UNARY, plus, minus, preserve_signed_zero=True).verdict is DIFFERENT


def test_signed_zeros_of_a_complex_sum() -> None:
    signature = "(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>"
    zero = """
        %c = stablehlo.constant dense<({}, {})> : tensor<4xcomplex<f32>>
        %r = stablehlo.add %x, %c : tensor<4xcomplex<f32>>
        return %r : tensor<4xcomplex<f32>>"""
    none = "return %x : tensor<4xcomplex<f32>>"
    for real, imaginary, expected in (
        ("-0.0", "-0.0", EQUAL),
        ("0.0", "-0.0", DIFFERENT),
        ("-0.0", "0.0", DIFFERENT),
    ):
        text = zero.format(real, imaginary)
        assert verdict(signature, text, none, preserve_signed_zero=True).verdict is expected
        assert verdict(signature, text, none).verdict is EQUAL


def test_assume_monoid() -> None:
    reduce = "stablehlo.reduce({} init: %i) across dimensions = [{}] : ({}, tensor<f32>) -> {} reducer(%a: tensor<f32>, %b: tensor<f32>) {{ %s = stablehlo.subtract %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> }}"
    signature = "(%x: tensor<4x5xf32>, %i: tensor<f32>) -> tensor<f32>"
    two = (
        f"%0 = {reduce.format('%x', '1', 'tensor<4x5xf32>', 'tensor<4xf32>')}\n"
        f"%1 = {reduce.format('%0', '0', 'tensor<4xf32>', 'tensor<f32>')}\nreturn %1 : tensor<f32>"
    )
    one = f"%0 = {reduce.format('%x', '0, 1', 'tensor<4x5xf32>', 'tensor<f32>')}\nreturn %0 : tensor<f32>"
    assert verdict(signature, two, one).verdict is DIFFERENT
    assert verdict(signature, two, one, assume_monoid=True).verdict is EQUAL
    wrong = one.replace("subtract", "divide")
    assert verdict(signature, two, wrong, assume_monoid=True).verdict is DIFFERENT


def test_modules_of_two_contexts() -> None:
    text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }"
    modules = [parse(text, BINDINGS.context()) for _ in range(2)]
    assert [v.verdict for v in validate(*modules)] == [EQUAL]


def test_a_clone_of_the_operation_will_do() -> None:
    module = parse("func.func @f(%x: i32) -> i32 { return %x : i32 }", BINDINGS.context())
    assert [v.verdict for v in validate(module.operation.clone(), module)] == [EQUAL]


def test_resources_are_compared_by_content() -> None:
    text = """func.func @f() -> tensor<2xf32> {{
  %k = stablehlo.constant dense_resource<w> : tensor<2xf32>
  return %k : tensor<2xf32>
}}
{{-# dialect_resources: {{ builtin: {{ w: "0x04000000{}" }} }} #-}}"""
    one, other = text.format("0000803F00000040"), text.format("0000803F00000041")
    assert [v.verdict for v in compare(one, one)] == [EQUAL]
    assert [v.verdict for v in compare(one, other)] == [DIFFERENT]
    dense = "func.func @f() -> tensor<2xf32> { %k = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32> return %k : tensor<2xf32> }"
    assert [v.verdict for v in compare(one, dense)] == [EQUAL]


def test_large_resources_are_compared_by_name_where_that_will_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attributes, "_LARGE", 1)
    asked: list[str] = []
    blob = attributes.Attributes.blob

    def counted(self: attributes.Attributes, name: str) -> bytes | None:
        asked.append(name)
        return blob(self, name)

    monkeypatch.setattr(attributes.Attributes, "blob", counted)
    text = """func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {{
  %k = stablehlo.constant dense_resource<w> : tensor<2xf32>
  %r = stablehlo.add {} : tensor<2xf32>
  return %r : tensor<2xf32>
}}
{{-# dialect_resources: {{ builtin: {{ w: "0x04000000{}" }} }} #-}}"""
    one, swapped = text.format("%x, %k", "00" * 8), text.format("%k, %x", "00" * 8)
    context = BINDINGS.context()
    before = parse(one, context)
    small = ValidationOptions(limit_elements=1)
    assert [v.verdict for v in validate(before, before.operation.clone(), small)] == [EQUAL]
    assert not asked
    # The parser gives the second one another name.
    assert [v.verdict for v in validate(before, parse(one, context), small)] == [EQUAL]
    assert [v.verdict for v in validate(before, parse(swapped, context))] == [EQUAL]
    other = parse(text.format("%x, %k", "01" * 8), context)
    assert [v.verdict for v in validate(before, other)] == [DIFFERENT]
    assert [v.verdict for v in validate(before, other, small)] == [NOT_CHECKED]
    elided = one.replace("dense_resource<w>", "dense_resource<__elided__>")
    elided = elided.partition("{-#")[0]
    assert [v.verdict for v in compare(elided, elided)] == [EQUAL]


def test_seeds_and_samples() -> None:
    body = f"%r = stablehlo.sine %x : tensor<4xf32>\n{RETURN}"
    other = f"%r = stablehlo.cosine %x : tensor<4xf32>\n{RETURN}"
    found = [verdict(UNARY, body, other, seed=seed).difference for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
    wrong: list[dict[str, Any]] = [{"samples": 0}, {"limit_elements": 0}, {"seed": -1}]
    for options in wrong:
        with pytest.raises(ValueError, match="must be"):
            ValidationOptions(**options)


def test_without_numpy_it_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from neuron_inst_combine.tools.neuron_tv import main\n"
        "assert main(['a', 'b']) == 2\n"
        "import neuron_inst_combine.validation"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "neuron-tv: error: numpy is needed: pip install 'neuron-inst-combine[tv]'" in done.stderr
    assert "NumpyMissingError: translation validation needs numpy" in done.stderr
