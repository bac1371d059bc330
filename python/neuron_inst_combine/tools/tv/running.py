# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The work itself: both inputs are parsed into one context, compared, and reported on."""

from __future__ import annotations

import itertools
import sys

from neuron_inst_combine.bindings import Bindings, BindingsError, choose, dialects_in
from neuron_inst_combine.bindings.errors import NOT_UTF8, is_of_bytes
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.tools.opt.command_line import STANDARD_STREAM
from neuron_inst_combine.tools.opt.diagnostics import Renderer, palette_for
from neuron_inst_combine.tools.opt.errors import ParseError, ToolError
from neuron_inst_combine.tools.opt.input_checks import check_bytecode, check_text
from neuron_inst_combine.tools.opt.inputs import Format, Source, read_source
from neuron_inst_combine.tools.opt.outputs import write_output
from neuron_inst_combine.tools.opt.parsing import parse_module
from neuron_inst_combine.tools.opt.splitting import split_text
from neuron_inst_combine.tools.tv.command_line import CommandLine
from neuron_inst_combine.validation import (
    FunctionVerdict,
    ValidationOptions,
    Verdict,
    exit_status,
    validate,
)


def run(command_line: CommandLine) -> int:
    """Compares what the command line names, and prints the verdicts; returns the exit status.

    Raises:
      ToolError: An input or an option is wrong; of an input, the diagnostics have been printed.
    """
    sources = [read_source(name) for name in (command_line.before, command_line.after)]
    for source in sources:
        _check(source)
    bindings = _bindings(sources, command_line)
    pieces = [_pieces(source, command_line) for source in sources]
    if len(pieces[0]) != len(pieces[1]):
        raise ToolError(
            f"there are {len(pieces[0])} modules in {sources[0].name}, "
            f"and {len(pieces[1])} in {sources[1].name}"
        )
    verdicts: list[FunctionVerdict] = []
    for before, after in zip(*pieces, strict=True):
        context = bindings.context(
            allow_unregistered_dialects=command_line.allow_unregistered_dialect
        )
        modules = [
            _parse(source, piece, bindings, context)
            for source, piece in zip(sources, (before, after), strict=True)
        ]
        verdicts += _compare(modules[0], modules[1], command_line)
    _report(verdicts, command_line)
    if not verdicts:
        raise ToolError("there is no function with a body, so nothing was compared")
    return exit_status(verdicts)


def _check(source: Source) -> None:
    check = check_text if source.format is Format.TEXT else check_bytecode
    if fault := check(source.data, source.name):
        _renderer(source).print([fault])
        raise ToolError(f"cannot read {source.name}")


def _renderer(source: Source) -> Renderer:
    text = source.data if source.format is Format.TEXT else b""
    return Renderer(source.name, text, sys.stderr, palette_for(sys.stderr))


def _bindings(sources: list[Source], command_line: CommandLine) -> Bindings:
    """A wheel that knows the dialects of both."""
    allow = command_line.allow_unregistered_dialect
    try:
        found = choose(command_line.bindings, sources[0].data, allow_unregistered_dialects=allow)
        if dialects_in(sources[1].data) <= found.wheel.dialects:
            return found
        return choose(command_line.bindings, sources[1].data, allow_unregistered_dialects=allow)
    except BindingsError as error:
        raise ToolError(str(error)) from error


def _pieces(source: Source, command_line: CommandLine) -> list[bytes]:
    if command_line.split_input_file and source.format is Format.TEXT:
        return list(split_text(source.data))
    return [source.data]


def _parse(source: Source, piece: bytes, bindings: Bindings, context: Context) -> Module:
    try:
        return parse_module(source, piece, bindings, context)
    except ParseError as error:
        _renderer(source).print(error.diagnostics)
        raise ToolError(f"cannot parse {source.name}") from error


def _compare(before: Module, after: Module, command_line: CommandLine) -> list[FunctionVerdict]:
    options = ValidationOptions(
        samples=command_line.samples,
        seed=command_line.seed,
        limit_elements=command_line.limit_elements,
        preserve_signed_zero=command_line.preserve_signed_zero,
        assume_monoid=command_line.assume_monoid,
    )
    try:
        return validate(before, after, options, functions=command_line.functions or None)
    except KeyError as error:
        raise ToolError(f"neither module has a function @{error.args[0]}") from error
    except (RuntimeError, UnicodeDecodeError) as error:
        if not is_of_bytes(error):
            raise
        raise ToolError(NOT_UTF8) from error


def _report(verdicts: list[FunctionVerdict], command_line: CommandLine) -> None:
    shown = (v for v in verdicts if not command_line.quiet or v.verdict is not Verdict.EQUAL)
    lines = itertools.chain.from_iterable(str(verdict).splitlines() for verdict in shown)
    if text := "".join(f"{line}\n" for line in lines):
        write_output(STANDARD_STREAM, text.encode())
