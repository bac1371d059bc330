# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes docs/patterns.md and docs/options.md from the docstrings and fields of passes and patterns.

python docs/generate.py            writes them
python docs/generate.py --check    fails where they are not current
"""

from __future__ import annotations

import argparse
import dataclasses
import enum
import importlib
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent / "python"))

from neuron_inst_combine.passes import neuron_hlo_inst_comb, neuron_inst_combine  # noqa: E402
from neuron_inst_combine.passes.base import ModulePass  # noqa: E402
from neuron_inst_combine.passes.options import spelling  # noqa: E402
from neuron_inst_combine.passes.selection import PatternMode  # noqa: E402
from neuron_inst_combine.patterns.base import Pattern  # noqa: E402

NOTICE = "<!-- Made by docs/generate.py from the docstrings; do not edit. -->\n"

PATTERNS_HEAD = """# Passes and patterns

A *documented* pattern is one of the original, and runs by default; an *extended* one runs with
`patterns=extended`. A pattern that does not apply to a candidate says which condition fails first
(see [remarks](embedding.md#one-call-and-a-report)).
"""

OPTIONS_HEAD = """# Options

On a command line `--neuron-inst-combine="max-iterations=3 entry=f"`, in a pipeline
`neuron-inst-combine{max-iterations=3 entry=f}`, in Python
`add_neuron_inst_combine(pm, max_iterations=3, entry="f")`.
"""

PASSES: tuple[tuple[type[ModulePass], Mapping[str, PatternMode]], ...] = (
    (neuron_inst_combine.NeuronInstCombine, neuron_inst_combine.KNOWN),
    (neuron_hlo_inst_comb.NeuronHloInstCombine, neuron_hlo_inst_comb.KNOWN),
)


def markdown(docstring: str) -> str:
    """A docstring as Markdown: literal blocks become fenced, double backticks single."""
    lines: list[str] = []
    literal = False
    for line in inspect.cleandoc(docstring).splitlines():
        if literal and line and not line.startswith(" "):
            while not lines[-1]:
                lines.pop()
            lines += ["```", ""]
            literal = False
        if literal:
            lines.append(line[4:])
        elif line.endswith("::"):
            lines += [line[:-1].replace("``", "`"), "", "```text"]
            literal = True
        else:
            lines.append(line.replace("``", "`"))
    if literal:
        lines.append("```")
    text = "\n".join(lines)
    # The empty line between the colon and the literal block is in the fence by now.
    return re.sub(r"```text\n\n", "```text\n", text)


def pattern_classes() -> Iterator[tuple[type[Pattern[Any]], str]]:
    """Each pattern with the `Pattern:` line of its module, in the order of the files."""
    directory = DOCS.parent / "python" / "neuron_inst_combine" / "patterns"
    for file in sorted(directory.glob("*.pdll")):
        if file.stem.endswith("_near"):
            continue
        module = importlib.import_module(f"neuron_inst_combine.patterns.{file.stem}")
        found = re.search(
            r"^Pattern: (.*?)(?:\n\n|\Z)", module.__doc__ or "", re.MULTILINE | re.DOTALL
        )
        (cls,) = (
            value
            for value in vars(module).values()
            if inspect.isclass(value)
            and issubclass(value, Pattern)
            and value.__module__ == module.__name__
            and not inspect.isabstract(value)
        )
        if found is None:
            raise SystemExit(f"{file.stem}.py: its docstring has no line `Pattern: ...`")
        yield cls, " ".join(found[1].split())


def patterns_page() -> str:
    """The text of patterns.md."""
    parts = [NOTICE, PATTERNS_HEAD]
    every = list(pattern_classes())
    for pass_class, known in PASSES:
        parts.append(f"## {pass_class.argument}\n")
        parts.append(f"{markdown(pass_class.__doc__ or '')}\n")
        for name, mode in known.items():
            for cls, line in sorted(every, key=lambda pair: pair[0].__name__):
                if cls.name == name:
                    variant = cls.__name__ != name
                    title = f"{name}, with patterns=extended" if variant else name
                    in_mode = "extended" if variant else mode.value
                    parts.append(f"### {title}\n\n*{in_mode}*\n\n```text\n{line}\n```\n")
                    parts.append(f"{markdown(cls.__doc__ or '')}\n")
    return "\n".join(parts)


def options_page() -> str:
    """The text of options.md."""
    parts = [NOTICE, OPTIONS_HEAD]
    for pass_class, _ in PASSES:
        parts.append(f"## {pass_class.argument}\n")
        parts.append("| option | default | |\n|---|---|---|")
        parts += [
            f"| `{spelling(field.name)}` | {_default(field.default)} | {field.metadata['help']} |"
            for field in dataclasses.fields(pass_class)
        ]
        parts.append("")
    return "\n".join(parts)


def _default(value: Any) -> str:
    if isinstance(value, enum.Enum):
        value = value.value
    elif isinstance(value, bool):
        value = str(value).lower()
    return f"`{value}`" if value not in ("", ()) else "none"


def main() -> int:
    """Writes the pages, or checks them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="fail where a page is not current")
    check = parser.parse_args().check
    stale: list[str] = []
    for name, text in (("patterns.md", patterns_page()), ("options.md", options_page())):
        page = DOCS / name
        if page.is_file() and page.read_text(encoding="utf-8") == text:
            continue
        if check:
            stale.append(name)
        else:
            page.write_text(text, encoding="utf-8")
    for name in stale:
        sys.stderr.write(f"docs/{name} is not current: run python docs/generate.py\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
