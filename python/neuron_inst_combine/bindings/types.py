# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names for the objects of a wheel.

Each wheel has classes of its own, with no common base, and most ship no stubs; so for the type
checker these are ``Any``, and the names tell a reader which kind of MLIR object is meant.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Attribute: TypeAlias = Any
Block: TypeAlias = Any
Context: TypeAlias = Any
Location: TypeAlias = Any
Module: TypeAlias = Any
Operation: TypeAlias = Any
PassManager: TypeAlias = Any
PatternRewriter: TypeAlias = Any
Region: TypeAlias = Any
Type: TypeAlias = Any
Value: TypeAlias = Any
