# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The only file that imports an MLIR wheel. Everything else is handed a ``Bindings``."""

from __future__ import annotations

import functools
import importlib
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from neuron_inst_combine.bindings.deferred_numpy import numpy_deferred
from neuron_inst_combine.bindings.errors import (
    UnknownWheelError,
    WheelNotInstalledError,
    WheelTooOldError,
)
from neuron_inst_combine.bindings.types import Context
from neuron_inst_combine.bindings.wheels import UPSTREAM, WHEELS, Wheel

_NEEDED_IN_REWRITE = (
    "GreedyRewriteConfig",
    "PDLModule",
    "RewritePatternSet",
    "apply_patterns_and_fold_greedily",
    "walk_and_apply_patterns",
)

STUB_DIALECTS = "neuron_inst_combine.dialects"
"""Searched by a wheel for the Python module of a dialect it has none for. Without it, every touch
of a stablehlo op tries an import again (50,000 callbacks: 1.78 s, with it 0.065 s)."""


@dataclass(frozen=True, slots=True)
class Bindings:
    """One loaded wheel.

    Attributes:
      wheel: Its entry in the table.
      version: Of its distribution, ``"unknown"`` for a package that was not installed by pip.
      ir: Its ``.ir`` module.
      passmanager: Its ``.passmanager`` module.
      rewrite: Its rewrite bindings (jaxlib keeps them under ``_mlir_libs._mlir`` only).
    """

    wheel: Wheel
    version: str
    ir: ModuleType
    passmanager: ModuleType
    rewrite: ModuleType
    _native_globals: Any = field(repr=False)
    _register: Callable[[Context], None] = field(repr=False)

    def context(self, *, allow_unregistered_dialects: bool = False) -> Context:
        """Makes a context that knows every dialect of the wheel."""
        context = self.ir.Context()
        self._register(context)
        context.allow_unregistered_dialects = allow_unregistered_dialects
        return context

    def meet_plain_views(self) -> None:
        """Has the wheel show StableHLO and MHLO ops as plain ``OpView``, not of its classes.

        Nearly half of what it takes to call a pattern is to make the object of such a class, which
        no pattern looks at. Only for a process of our own: in another, somebody may rely on the
        classes. They are back once somebody imports the module of the dialect.
        """
        native = self._native_globals
        others = [name for name in native.dialect_search_modules if name != STUB_DIALECTS]
        native.dialect_search_modules = [STUB_DIALECTS, *others]


def load(name: str) -> Bindings:
    """Loads the wheel of that name (``iree``, ``jaxlib``, ``torch_mlir``, ``mlir``), once.

    Raises:
      UnknownWheelError: The name is none of these.
      WheelNotInstalledError: The package is not there; the text says what to install.
      WheelTooOldError: The package lacks an API; the text has the version found and needed.
    """
    if (wheel := WHEELS.get(name)) is None:
        raise UnknownWheelError(f"unknown bindings '{name}': one of auto, {', '.join(WHEELS)}")
    if not wheel.installed:
        raise WheelNotInstalledError(
            f"the MLIR Python package '{wheel.package}' is not installed: "
            f"pip install {wheel.install}"
        )
    return _load(wheel)


def bindings_of(mlir_object: Any) -> Bindings:
    """Loads the wheel whose object this is (a module, an operation, a context, a pass manager).

    A package that is not in the table, such as a user's own build of the upstream bindings under
    another prefix, is taken as it is.

    Raises:
      TypeError: The object is none of an MLIR Python package.
      WheelTooOldError: The package lacks an API; the text has the version found and needed.
    """
    for cls in type(mlir_object).__mro__:
        package, marker, _ = cls.__module__.partition("._mlir_libs")
        if marker:
            return _load(_wheel_of_package(package))
    kind = f"{type(mlir_object).__module__}.{type(mlir_object).__qualname__}"
    raise TypeError(f"not an object of an MLIR Python package: {kind}")


def _wheel_of_package(package: str) -> Wheel:
    for wheel in WHEELS.values():
        if wheel.package == package:
            return wheel
    return Wheel(
        name=package,
        package=package,
        distributions=(package.partition(".")[0],),
        minimum=UPSTREAM.minimum,
        install=package,
        dialects=frozenset(),
        has_pdl=True,
    )


@functools.cache
def _load(wheel: Wheel) -> Bindings:
    version = version_of(wheel)
    if _older(version, wheel.minimum):
        raise _too_old(wheel, version, "")
    try:
        with numpy_deferred():
            ir = importlib.import_module(f"{wheel.package}.ir")
            native = importlib.import_module(f"{wheel.package}._mlir_libs._mlir")
            passmanager = importlib.import_module(f"{wheel.package}.passmanager")
    except ImportError as error:
        raise _does_not_import(wheel, version, error) from error
    rewrite = getattr(native, "rewrite", None)
    for needed in _NEEDED_IN_REWRITE:
        if not hasattr(rewrite, needed):
            raise _too_old(wheel, version, f" (it has no rewrite.{needed})")
    assert isinstance(rewrite, ModuleType)
    native.globals.append_dialect_search_prefix(STUB_DIALECTS)
    register = _REGISTER.get(wheel.name, lambda: _nothing_to_register)()
    return Bindings(wheel, version, ir, passmanager, rewrite, native.globals, register)


def _does_not_import(wheel: Wheel, version: str, error: ImportError) -> WheelNotInstalledError:
    # iree-base-compiler and the upstream wheel both bring a shared library named
    # libnanobind-mlir.so; the dynamic linker gives the second one the first one's.
    loaded = [w.package for w in WHEELS.values() if w is not wheel and w.package in sys.modules]
    advice = (
        f"; {', '.join(loaded)} is loaded already, and two wheels whose shared libraries have the "
        "same names cannot live in one process"
        if loaded
        else ""
    )
    return WheelNotInstalledError(
        f"the MLIR Python package '{wheel.package}' {version} does not import: {error}{advice}"
    )


def _too_old(wheel: Wheel, version: str, detail: str) -> WheelTooOldError:
    return WheelTooOldError(
        f"{wheel.distributions[0]} {version} is too old{detail}: "
        f"{wheel.minimum} or newer is needed: pip install --upgrade {wheel.install}"
    )


def version_of(wheel: Wheel) -> str:
    """The version of a wheel's distribution; ``"unknown"`` when pip did not install it."""
    return next(filter(None, map(_version_of_distribution, wheel.distributions)), "unknown")


def _version_of_distribution(distribution: str) -> str | None:
    # The name of the directory tells: importing `importlib.metadata` to ask takes 30 ms, a tenth of
    # what the whole tool takes on a small module.
    directory = re.compile(rf"{re.sub('[-_.]+', '_', distribution)}-([^-]+)\.dist-info")
    for path in filter(os.path.isdir, sys.path):
        for entry in os.scandir(path):
            if found := directory.fullmatch(entry.name):
                return found[1]
    # Installed in another way.
    from importlib import metadata

    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _older(version: str, minimum: str) -> bool:
    found, needed = (tuple(map(int, re.findall(r"\d+", v)[:3])) for v in (version, minimum))
    return bool(found) and found < needed


def _nothing_to_register(context: Context) -> None:
    """The contexts of this wheel know their dialects from the start."""


def _jaxlib_dialects() -> Callable[[Context], None]:
    libs = "jaxlib.mlir._mlir_libs"
    ir = importlib.import_module("jaxlib.mlir.ir")
    jax, stablehlo, hlo, chlo, sdy = (
        importlib.import_module(f"{libs}.{name}")
        for name in ("_jax_mlir_ext", "_stablehlo", "_mlirHlo", "_chlo", "_sdy")
    )
    stablehlo.register_stablehlo_passes()
    hlo.register_mhlo_passes()

    def register(context: Context) -> None:
        # Without these, jaxlib does not even parse `func`.
        registry = ir.DialectRegistry()
        jax.register_dialects(registry)
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
        hlo.register_mhlo_dialect(context)
        chlo.register_dialect(context)
        sdy.register_dialect(context)

    return register


def _torch_mlir_dialects() -> Callable[[Context], None]:
    stablehlo = importlib.import_module("torch_mlir._mlir_libs._stablehlo")
    stablehlo.register_stablehlo_passes()

    def register(context: Context) -> None:
        stablehlo.register_dialect(context)

    return register


_REGISTER = {"jaxlib": _jaxlib_dialects, "torch_mlir": _torch_mlir_dialects}
