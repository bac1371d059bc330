# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
r"""neuron-opt on the upstream wheel, which has no stablehlo dialect, behind the same tests.

Usage: through_generic.py [neuron-opt arguments...] [FILE|-]

There, stablehlo ops are unregistered: their own syntax does not parse, and the Python bindings see
only attributes in a trailing `{...}`, not properties in `<{...}>`. So this script

1. parses the input with iree.compiler and prints it in generic form with all attributes in `{...}`;
2. runs neuron-opt (the variable NEURON_OPT, or tools/neuron-opt) on that with `--bindings=mlir`;
3. parses what comes out with iree.compiler and prints it as neuron-opt would have.

Locations survive: each op and block argument has one written out. An input that iree.compiler
cannot parse goes to neuron-opt as it is.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import iree.compiler.ir as ir

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
SPLIT_MARKER = "// -----"
OPTIONS_WITH_VALUE = ("-o", "--bindings", "--pass-pipeline")
OPTIONS_WITHOUT_INPUT = ("-h", "--help", "--version", "--list-passes", "--show-dialects")
BARE_NAME = re.compile(r"[A-Za-z_][\w$.]*\Z")


class AttributeFormPrinter:
    """Prints a module in generic form, with every attribute of an op in its trailing dictionary.

    Args:
        file_name: what locations should say where iree.compiler says `-`, its name for a string.
    """

    def __init__(self, file_name: str = "-") -> None:
        self._file_name = file_name
        self._values: dict[Any, str] = {}
        self._blocks: dict[Any, str] = {}
        self._locations: dict[str, str] = {}

    def print(self, module: Any) -> str:
        """Returns the text of the module, with its resources."""
        lines = [*self._operation(module.operation, 0)]
        aliases = [f"{alias} = {location}" for location, alias in self._locations.items()]
        return "\n".join([*aliases, *lines, *_resources(module)]) + "\n"

    def _operation(self, op: Any, depth: int) -> Iterator[str]:
        indent = "  " * depth
        results = ", ".join(map(self._value, op.results))
        operands = ", ".join(map(self._value, op.operands))
        head = f'{results} = "{op.name}"' if results else f'"{op.name}"'
        head = f"{indent}{head}({operands})"
        if len(op.successors):
            head += f"[{', '.join(map(self._block, op.successors))}]"
        if len(op.regions):
            yield f"{head} ({{"
            for index, region in enumerate(op.regions):
                if index:
                    yield f"{indent}}}, {{"
                for block in region.blocks:
                    yield from self._label_and_body(block, depth + 1)
            head = f"{indent}}})"
        if len(op.attributes):
            head += f" {{{', '.join(_attributes(op))}}}"
        inputs = ", ".join(str(operand.type) for operand in op.operands)
        outputs = ", ".join(str(result.type) for result in op.results)
        yield f"{head} : ({inputs}) -> ({outputs}){self._location(op.location)}"

    def _label_and_body(self, block: Any, depth: int) -> Iterator[str]:
        arguments = ", ".join(
            f"{self._value(argument)}: {argument.type}{self._location(argument.location)}"
            for argument in block.arguments
        )
        label = self._block(block) + (f"({arguments})" if arguments else "")
        yield f"{'  ' * (depth - 1)}{label}:"
        for op in block.operations:
            yield from self._operation(op.operation, depth)

    def _value(self, value: Any) -> str:
        return self._values.setdefault(value, f"%{len(self._values)}")

    def _block(self, block: Any) -> str:
        return self._blocks.setdefault(block, f"^bb{len(self._blocks)}")

    def _location(self, location: Any) -> str:
        text = str(location).replace('"-":', f'"{self._file_name}":')
        return f" loc({self._locations.setdefault(text, f'#loc{len(self._locations)}')})"


def _attributes(op: Any) -> Iterator[str]:
    for index, name in enumerate(op.attributes):
        key = name if BARE_NAME.match(name) else f'"{name}"'
        # Not by its name: the bindings have no class for dense complex elements and would raise.
        value = repr(op.attributes[index]).removeprefix(f"NamedAttribute({name}=").removesuffix(")")
        yield f"{key} = {value}"


def _resources(module: Any) -> Iterator[str]:
    """The section at the end of a file that holds the data of `dense_resource`, if there is one."""
    text = module.operation.get_asm(print_generic_op_form=True)
    start = text.rfind("\n{-#")
    if start >= 0 and text.rstrip().endswith("#-}"):
        yield text[start:].strip()


def split_input(text: str) -> Iterator[str]:
    """Yields the chunks of a file, with empty lines before each so that line numbers stay."""
    line = 0
    for chunk in re.split(rf"^{SPLIT_MARKER}[ \t]*$", text, flags=re.MULTILINE):
        yield "\n" * line + chunk
        line += chunk.count("\n")


def to_attribute_form(
    source: str | bytes, *, file_name: str = "-", split: bool = False, unregistered: bool = False
) -> str:
    """Parses MLIR text or bytecode with iree.compiler and prints it in attribute form.

    Args:
        source: the input.
        file_name: its name, for locations.
        split: whether the text is in chunks, of which each is a module.
        unregistered: whether ops of dialects that iree.compiler does not know are accepted.

    Raises:
        ir.MLIRError: the input does not parse.
    """
    chunks: Iterable[str | bytes] = (
        split_input(source) if split and isinstance(source, str) else [source]
    )
    texts = []
    for chunk in chunks:
        with ir.Context() as context:
            context.allow_unregistered_dialects = unregistered
            texts.append(AttributeFormPrinter(file_name).print(ir.Module.parse(chunk)))
    return f"{SPLIT_MARKER}\n".join(texts)


def from_attribute_form(
    text: str, *, unregistered: bool = False, generic: bool = False, debug_info: bool = False
) -> str:
    """Parses what the upstream wheel printed and prints it in the custom forms of the dialects.

    Args:
        text: one module, or several with the split marker between them.
        unregistered: whether ops of dialects that iree.compiler does not know are accepted.
        generic: print in generic form after all.
        debug_info: print locations.

    Raises:
        ir.MLIRError: the text does not parse.
    """
    texts = []
    for chunk in split_input(text):
        with ir.Context() as context:
            context.allow_unregistered_dialects = unregistered
            asm = ir.Module.parse(chunk).operation.get_asm(
                print_generic_op_form=generic, enable_debug_info=debug_info
            )
            texts.append(asm.rstrip("\n") + "\n")
    return f"{SPLIT_MARKER}\n".join(texts)


def _parse_arguments(arguments: list[str]) -> tuple[list[str], str, str]:
    """Splits the command line into options for neuron-opt, the input and the output file."""
    options: list[str] = []
    input_file = output_file = "-"
    remaining = iter(arguments)
    for argument in remaining:
        if argument in OPTIONS_WITH_VALUE:
            value = next(remaining, "")
            if argument == "-o":
                output_file = value
            else:
                options += [argument, value]
        elif argument == "-" or not argument.startswith("-"):
            input_file = argument
        else:
            options.append(argument)
    return options, input_file, output_file


def main(arguments: list[str]) -> int:
    """Runs the tool; returns neuron-opt's exit status, or 1 if its output does not parse."""
    tool = [sys.executable, os.environ.get("NEURON_OPT", str(ROOT / "tools" / "neuron-opt"))]
    options, input_file, output_file = _parse_arguments(arguments)
    if any(option in OPTIONS_WITHOUT_INPUT for option in options):
        return subprocess.run([*tool, *arguments], check=False).returncode
    data = sys.stdin.buffer.read() if input_file == "-" else Path(input_file).read_bytes()
    unregistered = "--allow-unregistered-dialect" in options
    try:
        attribute_form = to_attribute_form(
            data if data.startswith(b"ML\xefR") else data.decode(),
            file_name=input_file,
            split="--split-input-file" in options,
            unregistered=unregistered,
        )
    except (ir.MLIRError, UnicodeDecodeError):
        return subprocess.run([*tool, *arguments], input=data, check=False).returncode

    ours = ("--mlir-print-op-generic", "--mlir-print-debuginfo")
    extra = ["--bindings=mlir", "--allow-unregistered-dialect", "--mlir-print-debuginfo"]
    passed_on = [option for option in options if option not in (*ours, *extra)]
    run = subprocess.run(
        [*tool, *extra, *passed_on, "-"],
        input=attribute_form,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.stdout.write(run.stdout)
        return run.returncode
    try:
        output = from_attribute_form(
            run.stdout,
            unregistered=unregistered,
            generic="--mlir-print-op-generic" in options,
            debug_info="--mlir-print-debuginfo" in options,
        )
    except ir.MLIRError as error:
        sys.stderr.write(
            f"through_generic.py: cannot read neuron-opt's output: {error}\n{run.stdout}"
        )
        return 1
    if output_file == "-":
        sys.stdout.write(output)
    else:
        Path(output_file).write_text(output, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
