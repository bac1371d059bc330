# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `lit.cfg.py` needs to know of the machine, and the test format of the suite.

The format lives here and not in `lit.cfg.py` because lit hands it to its worker processes, which
import it by name.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING, Any

import lit.formats

from neuron_inst_combine.bindings import wheels
from neuron_inst_combine.integrations.lit_programs import (
    FileCheck,
    Interpreter,
    NotFoundError,
    features_of,
    find_filecheck,
    find_program,
    interpreter,
    substitution_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "DEFAULT_WHEEL",
    "WHEELS",
    "FileCheck",
    "Interpreter",
    "NotFoundError",
    "ShTest",
    "Wheel",
    "find_filecheck",
    "find_program",
    "interpreter",
    "substitution_of",
]

DEFAULT_WHEEL = "iree"


@dataclasses.dataclass(frozen=True)
class Wheel:
    """A PyPI package that carries the MLIR Python bindings.

    Attributes:
        package: what to `pip install`.
        module: the module whose presence means that the wheel is installed.
        features: the lit features that tests may require of it.
    """

    package: str
    module: str
    features: tuple[str, ...]


WHEELS = {
    name: Wheel(wheel.distributions[0], f"{wheel.package}.ir", features_of(wheel))
    for name, wheel in wheels.WHEELS.items()
}


class ShTest(lit.formats.ShTest):  # type: ignore[misc] # lit has no types
    """lit's shell tests, with two rules of this suite.

    A `.py` file without a RUN line is no test, but for `test_*.py`, where lit reports that the line
    is missing. Where a `lit.local.cfg` sets
    `config.neuron_through_generic` and the wheel under test is `mlir`, which has no stablehlo,
    `neuron-opt` is run through `through_generic.py`.
    """

    def getTestsForPath(  # noqa: N802 # lit's name
        self,
        testSuite: Any,  # noqa: N803 # lit's name
        path_in_suite: tuple[str, ...],
        litConfig: Any,  # noqa: N803
        localConfig: Any,  # noqa: N803
    ) -> Iterator[Any]:
        """Yields the tests of one file: one, or none."""
        source = Path(testSuite.getSourcePath(path_in_suite))
        is_script = source.suffix == ".py" and not source.name.startswith("test_")
        if is_script and "# RUN:" not in source.read_text(encoding="utf-8"):
            return
        yield from super().getTestsForPath(testSuite, path_in_suite, litConfig, localConfig)

    def execute(self, test: Any, litConfig: Any) -> Any:  # noqa: N803
        """Runs one test."""
        config = test.config
        if config.neuron_through_generic and config.neuron_bindings == "mlir":
            through = [pair for pair in config.substitutions if pair[0] == "%through_generic"]
            if config.substitutions[0][1] != through[0][1]:
                config.substitutions.insert(0, (substitution_of("neuron-opt"), through[0][1]))
            config.available_features.add("stablehlo")
        return super().execute(test, litConfig)
