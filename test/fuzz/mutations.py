# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damage to inputs: what disks, editors, scripts and people do to files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

_NUMBER = re.compile(rb"(?<![\w.])-?\d+")
_EXTREMES = (0, -1, 1, 7, 255, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**30)
_WORDS = b'% ^ @ x ? dense< tensor< { } ( ) < > " : -> = # ! // \xff \xc3\xa9 \0'.split(b" ")


def mutate(data: bytes, others: Sequence[bytes], random: Random, *, is_text: bool) -> bytes:
    """One to three mutations of an input; `others` are inputs to take pieces of."""
    kinds = _OF_TEXT if is_text else _OF_BYTES
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        data = random.choice(kinds)(data, others, random)
    return data


def _truncate(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    return data[: random.randrange(len(data))] if data else data


def _behead(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    return data[random.randrange(len(data)) :] if data else data


def _flip(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    damaged = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4, 16)) if data else 0):
        damaged[random.randrange(len(damaged))] = random.randrange(256)
    return bytes(damaged)


def _flip_bit(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    damaged = bytearray(data)
    if data:
        damaged[random.randrange(len(damaged))] ^= 1 << random.randrange(8)
    return bytes(damaged)


def _insert(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    at = random.randint(0, len(data))
    return data[:at] + random.randbytes(random.choice((1, 2, 8, 64))) + data[at:]


def _cut(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    at = random.randint(0, len(data))
    return data[:at] + data[at + random.choice((1, 2, 8, 64)) :]


def _splice(data: bytes, others: Sequence[bytes], random: Random) -> bytes:
    other = random.choice(others)
    at, start = random.randint(0, len(data)), random.randint(0, len(other))
    piece = other[start : start + random.choice((4, 16, 64, 256))]
    return data[:at] + piece + data[at + random.choice((0, len(piece))) :]


def _splice_lines(data: bytes, others: Sequence[bytes], random: Random) -> bytes:
    lines, more = data.splitlines(keepends=True), random.choice(others).splitlines(keepends=True)
    at, start = random.randint(0, len(lines)), random.randint(0, len(more))
    count, gone = random.choice((1, 1, 2, 5, 20)), random.choice((0, 0, 1, 5))
    return b"".join([*lines[:at], *more[start : start + count], *lines[at + gone :]])


def _drop_lines(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = random.randint(0, len(lines))
    return b"".join(lines[:at] + lines[at + random.choice((1, 1, 2, 8)) :])


def _repeat_lines(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at, count = random.randint(0, len(lines)), random.choice((1, 1, 3))
    piece = lines[at : at + count]
    return b"".join([*lines[:at], *piece * random.choice((2, 2, 50)), *lines[at + count :]])


def _swap_lines(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        one, other = random.randrange(len(lines)), random.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _change_numbers(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    found = list(_NUMBER.finditer(data))
    chosen = random.sample(found, min(len(found), random.choice((1, 1, 2, 5))))
    for match in sorted(chosen, key=lambda match: -match.start()):
        near = int(match[0]) + random.choice((-1, 1, 2)) if len(match[0]) < 30 else 0
        number = near if random.random() < 0.5 else random.choice(_EXTREMES)
        data = data[: match.start()] + str(number).encode() + data[match.end() :]
    return data


def _change_word(data: bytes, others: Sequence[bytes], random: Random) -> bytes:
    words = list(re.finditer(rb"[\w.]+", data))
    more = re.findall(rb"[\w.]+", random.choice(others))
    if not words or not more:
        return data
    match = random.choice(words)
    word: bytes = random.choice(more)
    return data[: match.start()] + word + data[match.end() :]


def _insert_word(data: bytes, _others: Sequence[bytes], random: Random) -> bytes:
    at = random.randint(0, len(data))
    return data[:at] + random.choice(_WORDS) * random.choice((1, 1, 2, 600)) + data[at:]


_Mutation = Callable[[bytes, Sequence[bytes], Random], bytes]
_OF_BYTES: tuple[_Mutation, ...] = (_truncate, _flip, _flip, _flip_bit, _insert, _cut, _splice)
_OF_TEXT: tuple[_Mutation, ...] = (
    _truncate,
    _behead,
    _flip,
    _flip_bit,
    _cut,
    _splice,
    _splice_lines,
    _splice_lines,
    _drop_lines,
    _repeat_lines,
    _swap_lines,
    _change_numbers,
    _change_numbers,
    _change_numbers,
    _change_word,
    _insert_word,
)
