# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--mlir-print-ir-*``: which passes the IR is printed around, and how."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from neuron_inst_combine.bindings.types import PassManager
from neuron_inst_combine.tools.opt.command_line import CommandLine, CommandLineError, nearest


@dataclass(frozen=True, slots=True)
class IrPrinting:
    """What the command line says.

    Attributes:
      before_all: Whether to print before each pass.
      after_all: Whether to print after each pass.
      before: The arguments of passes to print before.
      after: The arguments of passes to print after.
      tree_dir: Where to print files; None for the standard error stream.
      command_line: With the options that say how.
    """

    before_all: bool
    after_all: bool
    before: tuple[str, ...]
    after: tuple[str, ...]
    tree_dir: str | None
    command_line: CommandLine

    @classmethod
    def of(cls, command_line: CommandLine) -> IrPrinting:
        """Reads the options."""
        return cls(
            before_all=command_line.boolean("mlir-print-ir-before-all"),
            # As in mlir-opt, this alone makes every failed pass print.
            after_all=command_line.boolean("mlir-print-ir-after-all")
            or command_line.boolean("mlir-print-ir-after-failure"),
            before=command_line.words("mlir-print-ir-before"),
            after=command_line.words("mlir-print-ir-after"),
            tree_dir=command_line.value("mlir-print-ir-tree-dir"),
            command_line=command_line,
        )

    @property
    def is_on(self) -> bool:
        """Whether anything is printed."""
        return self.before_all or self.after_all or self.is_by_name

    @property
    def is_by_name(self) -> bool:
        """Whether some passes are named, which MLIR's Python bindings cannot be asked for."""
        return bool(self.before or self.after)

    def is_before(self, name: str) -> bool:
        """Whether to print before the pass with this argument."""
        return self.before_all or name in self.before

    def is_after(self, name: str) -> bool:
        """Whether to print after the pass with this argument."""
        return self.after_all or name in self.after

    def check_names(self, known: Collection[str]) -> None:
        """Looks whether the passes named are passes.

        Raises:
          CommandLineError: One is not.
        """
        for option, names in (("before", self.before), ("after", self.after)):
            for name in names:
                if name not in known:
                    close = nearest(name, [*known])
                    advice = f"; did you mean '{close}'?" if close else ""
                    raise CommandLineError(
                        f"for the --mlir-print-ir-{option} option: unknown pass '{name}'{advice}"
                    )

    def enable(
        self, manager: PassManager, *, before: bool, after: bool, tree_dir: str | None
    ) -> None:
        """Makes a pass manager print.

        Args:
          manager: Of a context without threads, which MLIR demands for the module scope, and
            without which the prints of functions are in no order.
          before: Whether to print before each of its passes.
          after: Whether to print after each of them.
          tree_dir: Where to print files; None for the standard error stream.
        """
        if not (before or after):
            return
        line = self.command_line
        manager.enable_ir_printing(
            print_before_all=before,
            print_after_all=after,
            print_module_scope=line.boolean("mlir-print-ir-module-scope"),
            print_after_change=line.boolean("mlir-print-ir-after-change"),
            print_after_failure=line.boolean("mlir-print-ir-after-failure"),
            large_elements_limit=line.number("mlir-elide-elementsattrs-if-larger"),
            large_resource_limit=line.number("mlir-elide-resource-strings-if-larger"),
            enable_debug_info=line.boolean("mlir-print-debuginfo"),
            print_generic_op_form=line.boolean("mlir-print-op-generic"),
            tree_printing_dir_path=tree_dir,
        )
