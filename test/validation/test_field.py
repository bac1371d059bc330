# RUN: %pytest %s
"""The field, the sets under idempotent laws, and the elements of constants."""

from __future__ import annotations

import itertools
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neuron_inst_combine.validation import field
from neuron_inst_combine.validation.assumed import assumed_reduce
from neuron_inst_combine.validation.bags import Bag, resolve
from neuron_inst_combine.validation.element_formats import Float, element_format
from neuron_inst_combine.validation.elements import read_elements
from neuron_inst_combine.validation.laws import Law
from neuron_inst_combine.validation.worlds import World

P = field.PRIME
NUMBERS = st.lists(st.integers(0, P - 1), max_size=12)


def residues(numbers: Any) -> field.Residues:
    return np.array(numbers, np.uint64)


def test_the_modulus_is_the_prime_of_the_documents() -> None:
    assert P == 2**31 - 1
    assert pow(7, P - 1, P) == 1


@given(NUMBERS)
def test_sum_and_product_are_those_of_integers(numbers: list[int]) -> None:
    product = 1
    for number in numbers:
        product = product * number % P
    assert int(field.sum_over(residues(numbers), [0])) == sum(numbers) % P
    assert int(field.product_over(residues(numbers), [0])) == product


@given(st.integers(0, P - 1), st.integers(0, 1 << 40))
def test_power(base: int, exponent: int) -> None:
    assert int(field.power(residues(base), exponent)) == pow(base, exponent, P)


def test_sums_over_some_dimensions() -> None:
    array = residues(np.arange(24).reshape(2, 3, 4))
    assert np.array_equal(field.sum_over(array, [0, 2]), residues([60, 92, 124]))
    assert field.product_over(array, [1]).shape == (2, 4)


def test_repeated_elements_are_not_written_out() -> None:
    splat = np.broadcast_to(residues(3), (1 << 40,))
    assert int(field.sum_over(splat, [0])) == 3 * (1 << 40) % P
    assert int(field.product_over(splat, [0])) == pow(3, 1 << 40, P)
    both = field.add(splat, splat)
    assert both.shape == (1 << 40,)
    assert both.strides == (0,)
    wide = np.broadcast_to(residues([[1], [2]]), (2, 1 << 40))
    assert field.sum_over(wide, [0]).strides == (0,)


def test_hashes_depend_on_order_seed_and_every_word() -> None:
    a, b = residues([5, 6]), residues([6, 5])
    found = [
        field.hash_words(1, a, b),
        field.hash_words(1, b, a),
        field.hash_words(2, a, b),
        field.hash_words(1, a),
    ]
    for one, other in itertools.combinations(found, 2):
        assert not (one == other).any()
    assert all((one < P).all() for one in found)


def resolved(law: Law, members: list[int], identity: int | None = None) -> int:
    return int(resolve(Bag(law, identity, residues(members)), 1))


def test_a_bag_is_the_set_of_its_members() -> None:
    assert resolved(Law.MAXIMUM, [4, 9, 7]) == resolved(Law.MAXIMUM, [9, 7, 4, 9, 9])
    assert resolved(Law.MAXIMUM, [4, 9, 7]) != resolved(Law.MAXIMUM, [4, 9])
    assert resolved(Law.MAXIMUM, [4, 9]) != resolved(Law.MINIMUM, [4, 9])
    assert resolved(Law.MAXIMUM, [4, 4]) == 4


def test_identities_do_not_count() -> None:
    assert resolved(Law.OR, [4, 0, 9], 0) == resolved(Law.OR, [9, 4], 0)
    assert resolved(Law.OR, [4, 0], 0) == 4
    assert resolved(Law.AND, [8, 8], 8) == 8


def test_pairs_cancel_in_the_boolean_group() -> None:
    assert resolved(Law.XOR, [4, 9, 4], 0) == 9
    assert resolved(Law.XOR, [4, 9, 4, 4], 0) == resolved(Law.XOR, [4, 9], 0)
    assert resolved(Law.XOR, [4, 4], 0) == 0


def test_a_lost_member_among_thousands_is_seen() -> None:
    members = list(range(1, 5000))
    assert resolved(Law.MAXIMUM, members) != resolved(Law.MAXIMUM, members[:-1])
    assert resolved(Law.MAXIMUM, members) != resolved(Law.MAXIMUM, members[1:])


@given(st.lists(st.integers(0, P - 1), min_size=2, max_size=6), st.integers(0, P - 1))
def test_an_assumed_monoid_is_one(numbers: list[int], init: int) -> None:
    def reduce(values: list[int], seed: int = 3) -> int:
        (result,) = assumed_reduce(seed, [residues(values)], [residues(init)], [0])
        return int(result)

    assert reduce([*numbers, init]) == reduce(numbers) == reduce(numbers[::-1])
    assert reduce([reduce(numbers[:1]), reduce(numbers[1:])]) == reduce(numbers)
    assert reduce(numbers[:1]) == numbers[0]


def test_assumed_monoids_of_two_bodies_differ() -> None:
    inputs = [residues([3, 4]), residues([5, 6])]
    inits = [residues(0), residues(0)]
    one, other = (assumed_reduce(seed, inputs, inits, [0]) for seed in (1, 2))
    assert all(int(a) != int(b) for a, b in zip(one, other, strict=True))
    changed = assumed_reduce(1, [residues([3, 5]), inputs[1]], inits, [0])
    assert all(int(a) != int(b) for a, b in zip(one, changed, strict=True))


SMALL_FLOATS = {
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}


@pytest.mark.parametrize("name", SMALL_FLOATS)
def test_bits_of_floats_are_those_of_ml_dtypes(name: str) -> None:
    kind = element_format(name)
    assert isinstance(kind, Float)
    dtype: Any = SMALL_FLOATS[name]
    width = np.dtype(dtype).itemsize
    random = np.random.default_rng(0)
    count = 1 << min(kind.width, 12)
    words = random.integers(0, 1 << min(kind.width, 63), count, np.uint64)
    if kind.width <= 12:
        words = np.arange(count, dtype=np.uint64)
    numbers = words.astype(f"u{width}").view(dtype).astype(np.float64)
    for word, number in zip(words, numbers, strict=True):
        if np.isfinite(number):
            assert kind.bits(float(number)) == int(word)


def test_numbers_and_hexadecimal_bytes_are_the_same_elements() -> None:
    world = World(1)
    for element, text, data in (
        ("f32", "1.000000e+00, 0x7FC00000, -2.500000e+00", "0000803F0000C07F000020C0"),
        ("bf16", "1.000000e+00, 0x7FC0, -2.500000e+00", "803FC07F20C0"),
        ("i4", "1, -2, 7", "010E07"),
        ("i16", "1, -2, 300", "0100FEFF2C01"),
    ):
        spelled = f"dense<[{text}]> : tensor<3x{element}>"
        hexadecimal = f'dense<"0x{data}"> : tensor<3x{element}>'
        one, other = (
            world.constant(read_elements(value, element, None)) for value in (spelled, hexadecimal)
        )
        assert np.array_equal(one, other)
        assert one[0] == 1
        assert len(set(map(int, one))) == 3


def constant(world: World, text: str, element: str) -> int:
    return int(
        world.constant(read_elements(f"dense<{text}> : tensor<{element}>", element, None))[0]
    )


def test_zeros_and_ones_are_those_of_the_field() -> None:
    world = World(1)
    for element, zero, one in (
        ("f32", "0.000000e+00", "1.000000e+00"),
        ("f32", "-0.000000e+00", "1.000000e+00"),
        ("i8", "0", "1"),
        ("i1", "false", "true"),
        ("complex<f32>", "(0.000000e+00,-0.000000e+00)", "(1.000000e+00,0.000000e+00)"),
    ):
        assert constant(world, zero, element) == 0
        assert constant(world, one, element) == 1
    assert constant(world, "2", "i8") != constant(world, "2", "i16")
    assert constant(World(2), "2", "i8") != constant(world, "2", "i8")


def test_signed_zeros_are_two_values_in_their_world() -> None:
    world = World(1, of_signed_zeros=True)
    plus, minus = (constant(world, text, "f32") for text in ("0.000000e+00", "-0.000000e+00"))
    assert plus != minus
    assert world.identity(world.law(Law.ADD, "f32"), "f32") == minus
    assert world.law(Law.ADD, "i32") is Law.ADD
