# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cases of `resources.py`. Usage: cases.py NAME SIZE."""

from __future__ import annotations

import gc
import io
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from neuron_inst_combine import run
from neuron_inst_combine.bindings import load
from neuron_inst_combine.validation import Verdict, validate

LARGE = Path(__file__).resolve().parents[1] / "neuron-hlo-inst-comb" / "Inputs" / "large.py"
BOTH = "neuron-hlo-inst-comb{patterns=extended},neuron-inst-combine{patterns=extended}"
BINDINGS = load("iree")


def _parsed(text: str) -> Any:
    return BINDINGS.ir.Module.parse(text, BINDINGS.context())


def _fired(module: Any, pipeline: str = BOTH) -> str:
    report = run(module, pipeline)
    assert module.operation.verify()
    return str(report)


def _large(kind: str, count: int) -> str:
    command = [sys.executable, str(LARGE), kind, str(count)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _function(result: str, lines: Iterator[str]) -> str:
    text = io.StringIO()
    text.write(f"func.func @main(%v0: tensor<8xf32>) -> tensor<{result}xf32> {{\n")
    for line in lines:
        text.write(f"{line}\n")
    text.write("}\n")
    return text.getvalue()


def _elementwise(size: int) -> Iterator[str]:
    for k in range(size):
        name = "negate" if k % 2 else "tanh"
        yield f"%v{k + 1} = stablehlo.{name} %v{k} : tensor<8xf32>"
    yield f"return %v{size} : tensor<8xf32>"


def ops(size: int) -> str:
    """A long chain of elementwise ops."""
    return _fired(_parsed(_function("8", _elementwise(size))))


def _with_sums(size: int) -> Iterator[str]:
    """In every eighty ops, a sum of four slices."""
    for k in range(size // 80):
        x = f"%v{k}"
        for j in range(4):
            window = f"[{2 * j}:{2 * j + 2}]"
            yield f"%s{k}_{j} = stablehlo.slice {x} {window} : (tensor<8xf32>) -> tensor<2xf32>"
        total = f"%s{k}_0"
        for j in range(1, 4):
            yield f"%a{k}_{j} = stablehlo.add {total}, %s{k}_{j} : tensor<2xf32>"
            total = f"%a{k}_{j}"
        yield f"%r{k} = stablehlo.slice {total} [0:1] : (tensor<2xf32>) -> tensor<1xf32>"
        yield (
            f"%w{k}_0 = stablehlo.broadcast_in_dim %r{k}, dims = [0] : "
            "(tensor<1xf32>) -> tensor<8xf32>"
        )
        for j in range(71):
            after = f"%w{k}_{j + 1}" if j < 70 else f"%v{k + 1}"
            yield f"{after} = stablehlo.tanh %w{k}_{j} : tensor<8xf32>"
    yield f"return %v{size // 80} : tensor<8xf32>"


def sums(size: int) -> str:
    """Many small rewrites in a large module."""
    said = _fired(_parsed(_function("8", _with_sums(size))))
    assert said == f"StridedSliceReduce: {size // 80}", said
    return said


def tool(size: int) -> str:
    """neuron-opt, from text to text."""
    with tempfile.TemporaryDirectory() as scratch:
        source, target = Path(scratch, "in.mlir"), Path(scratch, "out.mlir")
        source.write_text(_function("8", _with_sums(size)))
        _neuron_opt(source, target)
        return f"{source.stat().st_size:,} bytes became {target.stat().st_size:,}"


def _neuron_opt(source: Path, target: Path, *options: str) -> None:
    command = [sys.executable, "-m", "neuron_inst_combine.tools.neuron_opt"]
    passes = ["--neuron-hlo-inst-comb=patterns=extended", "--neuron-inst-combine"]
    subprocess.run([*command, *passes, *options, str(source), "-o", str(target)], check=True)


def left_tree(size: int) -> str:
    """A tree as deep as it has leaves."""
    said = _fired(_parsed(_large("left", size)))
    assert said == "StridedSliceReduce: 1", said
    return said


def _chained(size: int) -> Iterator[str]:
    yield "%c = stablehlo.constant dense<0.0> : tensor<f32>"
    for k in range(size):
        x, kind = f"%v{k}", "tensor<8xf32>"
        yield f"%b{k} = stablehlo.broadcast_in_dim {x}, dims = [0] : ({kind}) -> tensor<8x3x2xf32>"
        for name, operand, dim, before, after in (
            ("y", f"%b{k}", 2, "8x3x2", "8x3"),
            ("w", f"%z{k}", 1, "8x2", "8"),
        ):
            if name == "w":
                window = "(tensor<8x3xf32>) -> tensor<8x2xf32>"
                yield f"%z{k} = stablehlo.slice %y{k} [0:8, 1:3] : {window}"
            result = f"%y{k}" if name == "y" else f"%v{k + 1}"
            yield (
                f"{result} = stablehlo.reduce({operand} init: %c) applies stablehlo.add "
                f"across dimensions = [{dim}] : (tensor<{before}xf32>, tensor<f32>) "
                f"-> tensor<{after}xf32>"
            )
    yield f"return %v{size} : tensor<8xf32>"


def chain(size: int) -> str:
    """A chain in which each link is rewritten by the greedy driver."""
    said = _fired(_parsed(_function("8", _chained(size))))
    assert f"SimplifyReduceSliceReduce: {size}" in said, said
    return said


def rows(size: int) -> str:
    """A concatenate of all rows of a value."""
    said = _fired(_parsed(_large("rows", size)))
    assert said == "SameSourceConcat: 1", said
    return said


def copies(size: int) -> str:
    """A concatenate of many copies of one value."""
    listed = ", ".join(["%v0"] * size)
    types = ", ".join(["tensor<8xf32>"] * size)
    result = f"tensor<{8 * size}xf32>"
    op = f"%r = stablehlo.concatenate {listed}, dim = 0 : ({types}) -> {result}"
    said = _fired(_parsed(_function(str(8 * size), iter((op, f"return %r : {result}")))))
    assert said == "RepeatedConcat: 1", said
    return said


def validated(size: int) -> str:
    """What `rows` does, compared by translation validation."""
    module = _parsed(_large("rows", size))
    before = module.operation.clone()
    _fired(module)
    return _verdict(before, module)


def _verdict(before: Any, after: Any) -> str:
    (verdict,) = validate(before, after)
    # Above the limit of elements nothing is evaluated, and no more memory used.
    is_large = "is above the limit of" in verdict.reason
    assert verdict.verdict is (Verdict.NOT_CHECKED if is_large else Verdict.EQUAL), verdict
    return str(verdict)


def _with_blob(size: int) -> Any:
    """Two copies of a large constant, a sum of whose slices is taken."""
    ir, half = BINDINGS.ir, size // 8
    context = BINDINGS.context()
    part, whole, twice = (f"tensor<{n * half}xf32>" for n in (1, 2, 4))
    text = f"""
      func.func @main() -> ({part}, {twice}) {{
        %x = stablehlo.constant dense<0.0> : {whole}
        %a = stablehlo.slice %x [0:{half}] : ({whole}) -> {part}
        %b = stablehlo.slice %x [{half}:{2 * half}] : ({whole}) -> {part}
        %s = stablehlo.add %a, %b : {part}
        %c = stablehlo.concatenate %x, %x, dim = 0 : ({whole}, {whole}) -> {twice}
        return %s, %c : {part}, {twice}
      }}"""
    module = ir.Module.parse(text, context)
    constant = module.body.operations[0].regions[0].blocks[0].operations[0]
    data = np.arange(2 * half, dtype=np.float32)
    with context, ir.Location.unknown():
        kind = ir.RankedTensorType.get([2 * half], ir.F32Type.get())
        blob = ir.DenseResourceElementsAttr.get_from_buffer(data, "large", kind)
    constant.operation.attributes["value"] = blob
    assert module.operation.verify()
    return module


def blob(size: int) -> str:
    """A large constant is not copied."""
    said = _fired(_with_blob(size))
    assert said == "RepeatedConcat: 1, StridedSliceReduce: 1", said
    return said


def blob_validated(size: int) -> str:
    """Nor does validation expand it."""
    module = _with_blob(size)
    before = module.operation.clone()
    _fired(module)
    return _verdict(before, module)


def blob_tool(size: int) -> str:
    """neuron-opt reads and writes it."""
    with tempfile.TemporaryDirectory() as scratch:
        source, target = Path(scratch, "in.mlirbc"), Path(scratch, "out.mlirbc")
        with source.open("wb") as file:
            _with_blob(size).operation.write_bytecode(file)
        gc.collect()
        _neuron_opt(source, target, "--emit=bytecode")
        return f"{source.stat().st_size:,} bytes became {target.stat().st_size:,}"


def _resident_kilobytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4


def runs(size: int, *, in_one_context: bool = False) -> str:
    """Many runs in one process."""
    text = _function("8", _chained(2))
    context = BINDINGS.context()
    start = 0.0
    for number in range(size):
        if not in_one_context:
            context = BINDINGS.context()
        module = BINDINGS.ir.Module.parse(text, context)
        run(module, BOTH, remarks=lambda _: None)
        del module
        if number == size // 10:
            start = _resident_kilobytes()
    gc.collect()
    grown = (_resident_kilobytes() - start) / (size - size // 10)
    # What the allocators keep, over a thousand runs at the least; a leak is a multiple of it.
    assert grown < (0.3 if size >= 2000 else 3), f"{grown:.2f} kB a run"
    del context
    gc.collect()
    live: int = BINDINGS.ir.Context._get_live_count()  # there is no public name
    assert live == 0, live
    return f"{grown:.2f} kB a run"


def runs_of_a_context(size: int) -> str:
    """Many runs in one context."""
    return runs(size, in_one_context=True)


if __name__ == "__main__":
    case: Callable[[int], str] = globals()[sys.argv[1].replace("-", "_")]
    print(case(int(sys.argv[2])))
