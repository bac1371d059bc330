# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reproducers in MLIR's format: the module as it was before the pipeline, and the pipeline.

The format is mlir-opt's, which runs one of ours if it has the passes, and we run one of its.
"""

from __future__ import annotations

import contextlib
import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.tools.opt.command_line import CommandLine, CommandLineError
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic
from neuron_inst_combine.tools.opt.errors import ToolError
from neuron_inst_combine.tools.opt.inputs import Format, Source
from neuron_inst_combine.tools.opt.outputs import write_output

if TYPE_CHECKING:
    from neuron_inst_combine.pipelines.pipeline import Pipeline

_METADATA = re.compile(
    rb"^\{-#[^\"]*?external_resources:[^\"]*?mlir_reproducer:\s*\{(?P<fields>"
    rb"(?:[^\"{}]|\"(?:[^\"\\]|\\.)*\")*)\}\s*,?\s*\}\s*,?\s*#-\}",
    re.MULTILINE | re.DOTALL,
)
_FIELD = re.compile(rb'(\w+):\s*(?:"((?:[^"\\]|\\.)*)"|(true|false))')
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|.)", re.DOTALL)
_SHORT_ESCAPES = {b"n": b"\n", b"t": b"\t"}


@dataclass(frozen=True, slots=True)
class Reproducer:
    """What a reproducer asks for.

    Attributes:
      module: The text, with the metadata blanked, so that lines and columns stay.
      pipeline: The pipeline's text.
      verify_each: Whether the verifier runs after each pass.
    """

    module: bytes
    pipeline: str
    verify_each: bool


def read_reproducer(text: bytes, name: str) -> Reproducer:
    """Reads the text of a reproducer; ``disable_threading`` is not asked about.

    Raises:
      ToolError: There is none in it.
    """
    # It stands at the end, and a module may be large.
    begin = max(0, text.rfind(b"mlir_reproducer"))
    begin = max(0, text.rfind(b"{-#", 0, begin))
    found = _METADATA.search(text, begin)
    fields = {} if found is None else _fields(found["fields"])
    if found is None or "pipeline" not in fields:
        raise ToolError(
            f"for the --run-reproducer option: '{name}' holds no reproducer: "
            "no 'mlir_reproducer' with a 'pipeline' in its external resources"
        )
    blank = re.sub(rb"[^\n]", b" ", found[0])
    return Reproducer(
        text[: found.start()] + blank + text[found.end() :],
        fields["pipeline"],
        fields.get("verify_each") != "false",
    )


def _fields(text: bytes) -> dict[str, str]:
    return {
        name.decode(): _unescaped(string) if not word else word.decode()
        for name, string, word in _FIELD.findall(text)
    }


def _unescaped(string: bytes) -> str:
    def byte(escape: re.Match[bytes]) -> bytes:
        if len(escape[1]) == 2:
            return bytes.fromhex(escape[1].decode())
        return _SHORT_ESCAPES.get(escape[1], escape[1])

    return _ESCAPE.sub(byte, string).decode(errors="replace")


def reproducer_text(module: Module, pipeline: str, *, verify_each: bool) -> str:
    """The text of a reproducer.

    Args:
      module: As it is before the pipeline.
      pipeline: With its anchor.
      verify_each: Whether the verifier runs after each pass.
    """
    text: str = module.operation.get_asm(enable_debug_info=True)
    quoted = pipeline.replace("\\", "\\\\").replace('"', "\\22")
    return (
        text.rstrip("\n") + "\n\n{-#\n"
        "  external_resources: {\n"
        "    mlir_reproducer: {\n"
        f'      pipeline: "{quoted}",\n'
        "      disable_threading: true,\n"
        f"      verify_each: {str(verify_each).lower()}\n"
        "    }\n"
        "  }\n"
        "#-}\n"
    )


def of_reproducer(source: Source, command_line: CommandLine) -> tuple[Source, CommandLine]:
    """The module of a reproducer, and a command line that asks for what the reproducer does.

    Raises:
      CommandLineError: The command line asks for passes too.
      ToolError: The source is no reproducer.
    """
    if command_line.passes or command_line.value("pass-pipeline") is not None:
        raise CommandLineError("'--run-reproducer' can't be used with passes: it brings its own")
    data = source.data if source.format is Format.TEXT else b""
    found = read_reproducer(data, source.name)
    # It is not what is in the file any more.
    module = dataclasses.replace(source, path=None, data=found.module)
    booleans = {"verify-each": found.verify_each, **command_line.booleans}
    values = {**command_line.values, "pass-pipeline": found.pipeline}
    return module, dataclasses.replace(command_line, booleans=booleans, values=values)


class SpareReproducer:
    """A reproducer that is ready before it is known whether anybody will need it.

    It lives in a file without a name, which a parent process can read when its child has died.
    """

    def __init__(self, target: str) -> None:
        self.target = target
        # Imported here, where it is needed: it takes its time.
        import tempfile

        # No name in any directory: nothing is left when everybody is gone.
        self._file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 # closed with the process

    def prepare(self, text: str) -> None:
        """Keeps a text, in place of an earlier one."""
        self.discard()
        self._file.write(text.encode(errors="surrogateescape"))
        self._file.flush()

    def discard(self) -> None:
        """Forgets the text: what it was for has gone well."""
        self._file.seek(0)
        self._file.truncate()

    @property
    def note(self) -> Diagnostic:
        """Says that it was written."""
        return Diagnostic("note", None, f"reproducer generated at '{self.target}'")

    def write(self) -> bool:
        """Writes the text to the target; returns whether there was one.

        Raises:
          ToolError: The target cannot be written.
        """
        self._file.seek(0)
        text = self._file.read()
        if text:
            write_output(self.target, text)
        return bool(text)


@contextlib.contextmanager
def reproduced(
    spare: SpareReproducer | None, module: Module, pipeline: Pipeline, command_line: CommandLine
) -> Iterator[None]:
    """Inside of this, an exception writes a reproducer, and goes on.

    Args:
      spare: The reproducer; None for none.
      module: Before the pipeline.
      pipeline: What runs inside.
      command_line: With the options of passes.

    Raises:
      ToolError: It cannot be written.
    """
    if spare is None:
        yield
        return
    verify_each = command_line.boolean("verify-each")
    spare.prepare(reproducer_text(module, str(pipeline), verify_each=verify_each))
    try:
        yield
    except Exception:
        spare.write()
        raise
    spare.discard()
