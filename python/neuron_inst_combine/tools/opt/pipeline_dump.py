# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--dump-pass-pipeline``: the pipeline as mlir-opt shows it, which parses back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from neuron_inst_combine.pipelines.pipeline import ANCHOR, Pipeline
from neuron_inst_combine.pipelines.text import PipelineElement, parse_pipeline_text


def dump_text(pipeline: Pipeline) -> str:
    """The pipeline, one pass to a line.

    Args:
      pipeline: As it is to be shown.
    """
    elements = parse_pipeline_text(",".join(map(str, pipeline.steps)))
    whole = PipelineElement(ANCHOR, nested=elements)
    text = "\n".join(_lines(whole, ""))
    return f"Pass Manager with {len(elements)} passes:\n{text}\n\n"


def _lines(element: PipelineElement, indent: str) -> Iterator[str]:
    head = f"{indent}{PipelineElement(element.name, element.options)}"
    if not element.nested:
        yield f"{head}()" if element.nested is not None else head
        return
    yield f"{head}("
    yield from _joined(element.nested, f"{indent}  ")
    yield f"{indent})"


def _joined(elements: Sequence[PipelineElement], indent: str) -> Iterator[str]:
    for element in elements:
        *lines, last = _lines(element, indent)
        yield from lines
        yield last if element is elements[-1] else f"{last},"
