# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The one adapter between MLIR's pattern drivers and Python functions.

An exception raised in a PDL constraint or rewrite is swallowed by the bindings and reads as "no
match"; one raised in a pattern or a pass crosses C++ frames that were not built for it. And in all
of them, success is a *falsy* return value. Everything that a driver calls goes through here: the
first exception is kept, whatever comes after it fails at once, and ``reraise`` raises it when the
driver has returned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neuron_inst_combine.bindings.types import Operation, PatternRewriter

_SUCCESS = False
_FAILURE = True


class Callbacks:
    """Wraps the functions handed to one run of one driver."""

    def __init__(self) -> None:
        self._exception: BaseException | None = None

    def wrap(self, function: Callable[..., bool]) -> Callable[..., bool]:
        """Makes a callback out of a function that returns whether it succeeded."""

        def callback(*arguments: Any) -> bool:
            if self._exception is not None:
                return _FAILURE
            try:
                return _SUCCESS if function(*arguments) else _FAILURE
            except BaseException as exception:  # noqa: BLE001
                # Of any kind, a KeyboardInterrupt too: nothing may cross the C++ frames.
                self._exception = exception
                return _FAILURE

        return callback

    def wrap_pattern(
        self,
        is_candidate: Callable[[Operation], bool] | None,
        function: Callable[[Operation, PatternRewriter], bool],
    ) -> Callable[..., bool]:
        """As ``wrap``, for a pattern that is asked about many ops, most of them no candidates."""
        careful = self.wrap(function)
        if is_candidate is None:
            return careful

        def callback(op: Operation, rewriter: PatternRewriter) -> bool:
            try:
                if not is_candidate(op.operation):
                    return _FAILURE
            except BaseException as exception:  # noqa: BLE001
                # As above.
                self._exception = self._exception or exception
                return _FAILURE
            return careful(op, rewriter)

        return callback

    def wrap_native_rewrite(self, function: Callable[..., bool]) -> Callable[..., bool]:
        """As ``wrap``, for a PDL native rewrite, which may not fail: the process would be aborted.

        After an exception it reports success, having done nothing; the matches that follow fail.
        """
        callback = self.wrap(function)

        def infallible(*arguments: Any) -> bool:
            callback(*arguments)
            return _SUCCESS

        return infallible

    def reraise(self) -> None:
        """Raises the first exception of any callback, once the driver has returned."""
        if self._exception is not None:
            exception, self._exception = self._exception, None
            raise exception
