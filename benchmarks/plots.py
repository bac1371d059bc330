# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws the plots, as PNG and SVG, with matplotlib (the extra ``bench``)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.curves import MEMORY_AGAINST_OPS, TIME_AGAINST_OPS, TIME_AGAINST_REWRITES
from benchmarks.results import Point

_AXES = {
    TIME_AGAINST_OPS: ("ops", "seconds"),
    TIME_AGAINST_REWRITES: ("rewrites", "seconds"),
    MEMORY_AGAINST_OPS: ("ops", "peak memory of the process (MiB)"),
}
_MARKERS = "osD^vx"


def draw(points: Sequence[Point], directory: Path) -> list[Path]:
    """Draws every plot that has points.

    Raises:
      ImportError: There is no matplotlib.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # The same bytes for the same points, and text that stays text.
    mpl.rcParams.update({"svg.hashsalt": "neuron-inst-combine", "svg.fonttype": "none"})
    directory.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for plot, labels in _AXES.items():
        of_plot = [point for point in points if point.plot == plot]
        if not of_plot:
            continue
        figure = _figure(Figure, of_plot, labels)
        for suffix, metadata in ((".png", {"Software": None}), (".svg", {"Date": None})):
            path = directory / f"{plot}{suffix}"
            figure.savefig(path, dpi=80, metadata=metadata)
            written.append(path)
    return written


def _figure(figure_class: Any, points: Sequence[Point], labels: tuple[str, str]) -> Any:
    panels = list(dict.fromkeys(point.panel for point in points))
    series = list(dict.fromkeys(point.series for point in points))
    figure = figure_class(figsize=(4 * len(panels), 4.2), layout="constrained")
    axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
    handles: dict[str, Any] = {}
    for axis, panel in zip(axes, panels, strict=True):
        for k, name in enumerate(series):
            line = sorted((p.x, p.y) for p in points if p.panel == panel and p.series == name)
            if line:
                (handles[name],) = axis.loglog(
                    *zip(*line, strict=True), f"-{_MARKERS[k]}", color=f"C{k}", markersize=4
                )
        axis.set(title=panel, xlabel=labels[0])
        axis.grid(visible=True, which="major", alpha=0.3)
    axes[0].set_ylabel(labels[1])
    figure.legend(handles.values(), handles, loc="outside lower center", ncols=2, fontsize=8)
    return figure
