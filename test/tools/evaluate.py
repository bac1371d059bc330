# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
r"""The oracle: runs neuron-opt, and evaluates each function before and after on the same inputs.

Usage: evaluate.py FILE [options] [neuron-opt arguments...]

  --signed-zero            0.0 and -0.0 differ
  --allow-unevaluated=@f   functions that the interpreter may be unable to run, comma-separated
  --through-generic        run through_generic.py in the place of neuron-opt

Prints a line for each function with a body, `@main  6 inputs  equal  (rewritten)`, and exits with 1
if a function differs, is missing or cannot be evaluated. The interpreter is the StableHLO reference
interpreter in jaxlib, which ends the process on ops it cannot run, and so runs in one of its own;
mhlo is converted to stablehlo for it. Results are compared bit by bit, but a NaN equals any other.
Sums are exact, whatever their order: floats are small integers, small enough for the element type.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import importlib
import itertools
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy.typing as npt

    Bits = npt.NDArray[np.uint64]

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT_SECONDS = 60
JOBS_OF_A_CONTEXT = 1000
"""A context keeps every constant and type that it has seen."""

TENSOR = re.compile(r"tensor<((?:\d+x)*)([A-Za-z]\w*|complex<(?:f32|f64)>)>\Z")
FLOATS: dict[str, Any] = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}


class CannotEvaluateError(Exception):
    """The interpreter, or this script, cannot run a function; the message says why."""


# ---- Tensors as text ----


@dataclasses.dataclass(frozen=True)
class TensorType:
    """A static tensor type of integers, floats or booleans.

    Attributes:
        shape: the dimensions.
        element: the element type as MLIR writes it.
    """

    shape: tuple[int, ...]
    element: str

    @classmethod
    def parse(cls, text: str) -> TensorType:
        """Reads `tensor<2x3xf32>`.

        Raises:
            CannotEvaluateError: a type for which there are no inputs.
        """
        match = TENSOR.match(text)
        if not match:
            raise CannotEvaluateError(f"no inputs for type {text}")
        dimensions, element = match.groups()
        if element not in FLOATS and not re.match(r"(u?i\d+|complex<\w+>)\Z", element):
            raise CannotEvaluateError(f"no inputs for element type {element}")
        return cls(tuple(map(int, dimensions.split("x")[:-1])), element)

    def __str__(self) -> str:
        return f"tensor<{'x'.join([*map(str, self.shape), self.element])}>"

    @property
    def size(self) -> int:
        """The number of elements."""
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def is_float(self) -> bool:
        """Whether the elements are floats."""
        return self.element in FLOATS

    @property
    def width(self) -> int:
        """The bits of an element, of an integer type."""
        return int(self.element.lstrip("ui"))

    @property
    def storage_bytes(self) -> int:
        """The bytes in which MLIR stores an element: all have whole ones, booleans too."""
        if self.is_float:
            return int(np.dtype(FLOATS[self.element]).itemsize)
        return (self.width + 7) // 8

    def flattened(self) -> list[TensorType]:
        """Itself; or the types of the real and the imaginary part, of a complex type."""
        if self.element.startswith("complex<"):
            return [TensorType(self.shape, self.element[len("complex<") : -1])] * 2
        return [self]

    def encode(self, bits: Bits) -> str:
        """Returns a dense attribute with these elements, given as bit patterns."""
        if not self.size:
            return f"dense<> : {self}"
        data = b"".join(int(b).to_bytes(self.storage_bytes, "little") for b in bits)
        return f'dense<"0x{data.hex()}"> : {self}'

    def decode(self, attribute: str) -> Bits:
        """Returns the elements of a dense attribute as bit patterns."""
        body = attribute[len("dense<") : attribute.rindex("> : ")]
        if body.startswith('"0x'):
            data = np.frombuffer(bytes.fromhex(body[3:-1]), np.uint8)
            columns = data.reshape(-1, self.storage_bytes).astype(np.uint64)
            shifts = np.arange(self.storage_bytes, dtype=np.uint64) * np.uint64(8)
            shifted: Bits = np.bitwise_or.reduce(columns << shifts, axis=1)
            return shifted
        tokens = re.findall(r"[^\s,\[\]]+", body)
        bits = np.array([self._bits_of(token) for token in tokens], np.uint64)
        return np.broadcast_to(bits, self.size) if len(tokens) == 1 else bits

    def _bits_of(self, word: str) -> int:
        if word in ("true", "false"):
            return int(word == "true")
        if word.startswith("0x"):
            return int(word, 16)
        if self.is_float:
            return int(self.bits_of_floats(np.array([float(word)]))[0])
        return int(word) % (1 << self.width)

    def bits_of_floats(self, values: npt.NDArray[np.float64]) -> Bits:
        """Returns floats, rounded to the element type, as bit patterns."""
        unsigned = np.dtype(f"u{self.storage_bytes}")
        bits: Bits = values.astype(FLOATS[self.element]).view(unsigned).astype(np.uint64)
        return bits

    def values(self, bits: Bits) -> npt.NDArray[Any]:
        """Returns what bit patterns stand for: floats as float64, integers as they are."""
        if self.is_float:
            unsigned = np.dtype(f"u{self.storage_bytes}")
            floats = bits.astype(unsigned).view(FLOATS[self.element])
            return np.asarray(floats, np.float64)
        if self.element.startswith("u") or self.width == 1:
            return bits
        shift = np.uint64(64 - self.width)
        signed: npt.NDArray[np.int64] = (bits << shift).astype(np.int64) >> np.int64(shift)
        return signed


# ---- Inputs ----


def _integers_as_floats(kind: TensorType, random: np.random.Generator) -> npt.NDArray[np.float64]:
    """Integers of which any number in any order sums exactly in the element type."""
    finfo: Any = ml_dtypes.finfo
    info = finfo(FLOATS[kind.element])
    limit = int(min(2.0 ** (info.nmant + 1), float(info.max)))
    bound = min(8, max(1, limit // max(1, kind.size)))
    values = random.integers(-bound, bound, kind.size, endpoint=True).astype(np.float64)
    values[random.permutation(kind.size)[limit:]] = 0
    return values


def _powers(kind: TensorType, random: np.random.Generator) -> npt.NDArray[np.float64]:
    """Ones, minus ones, and at most two twos: any number in any order multiplies exactly."""
    values = random.choice([-1.0, 1.0], kind.size)
    values[random.permutation(kind.size)[:2]] = 2.0
    return values


def _zeros(kind: TensorType, random: np.random.Generator) -> npt.NDArray[np.float64]:
    return random.choice([-0.0, 0.0], kind.size)


def _minus_zeros(kind: TensorType, _random: np.random.Generator) -> npt.NDArray[np.float64]:
    return np.full(kind.size, -0.0)


def _sprinkled(
    *values: float,
) -> Callable[[TensorType, np.random.Generator], npt.NDArray[np.float64]]:
    def generate(kind: TensorType, random: np.random.Generator) -> npt.NDArray[np.float64]:
        result = _integers_as_floats(kind, random)
        count = max(1, kind.size // 8)
        where = random.permutation(kind.size)[:count]
        result[where] = random.choice(list(values), len(where))
        # Formats without infinities or NaNs get their greatest number, or zero, in the cast.
        cast = kind.values(kind.bits_of_floats(result))
        result[where] = np.where(np.isfinite(cast[where]), 0, result[where])
        return result

    return generate


FLOAT_INPUTS: dict[str, Callable[[TensorType, np.random.Generator], npt.NDArray[np.float64]]] = {
    "small integers": _integers_as_floats,
    "other small integers": _integers_as_floats,
    "powers of two": _powers,
    "zeros of both signs": _zeros,
    "negative zeros": _minus_zeros,
    "infinities": _sprinkled(np.inf, -np.inf),
    "NaNs": _sprinkled(np.nan, np.inf),
}


def _integer_bits(kind: TensorType, name: str, random: np.random.Generator) -> Bits:
    mask = (1 << kind.width) - 1
    extremes = [1 << (kind.width - 1), mask >> 1, mask, 0, 1]
    small = list(range(-8, 9))
    choices = {
        "zeros of both signs": [0],
        "negative zeros": [mask],
        "infinities": extremes[:2],
        "NaNs": extremes,
        "powers of two": [1, mask, 2],
    }.get(name, small)
    # A scalar may be the bound of a loop.
    choices = choices if kind.shape else small
    patterns = np.array([choice & mask for choice in choices], np.uint64)
    return random.choice(patterns, kind.size)


def make_inputs(kinds: list[TensorType]) -> dict[str, list[str]]:
    """Returns inputs for arguments of these types: for each name of a set, an attribute for each.

    Integer arguments get small ones, extreme ones and so on where floats get zeros or NaNs. The
    same types always give the same inputs.
    """
    random = np.random.default_rng(2026)
    inputs = {}
    for name, generate in FLOAT_INPUTS.items():
        inputs[name] = [
            kind.encode(
                kind.bits_of_floats(generate(kind, random))
                if kind.is_float
                else _integer_bits(kind, name, random)
            )
            for kind in kinds
        ]
    return inputs if kinds else {"no arguments": []}


# ---- The interpreter: jaxlib, imported only where it is used ----


def _jaxlib(name: str) -> Any:
    """A module of jaxlib, whose stubs are not those of the ops of dialects."""
    return importlib.import_module(f"jaxlib.mlir.{name}")


@contextlib.contextmanager
def jaxlib_context() -> Iterator[Any]:
    """A context with all that jaxlib has registered."""
    ir, jax = _jaxlib("ir"), _jaxlib("_mlir_libs._jax_mlir_ext")
    mhlo, stablehlo = _jaxlib("dialects.mhlo"), _jaxlib("dialects.stablehlo")
    registry = ir.DialectRegistry()
    jax.register_dialects(registry)
    with ir.Context() as context, ir.Location.unknown():
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
        mhlo.register_mhlo_dialect(context)
        mhlo.register_mhlo_passes()
        yield context


@dataclasses.dataclass(frozen=True)
class Function:
    """A function with a body.

    Attributes:
        module: the text of its module, in stablehlo.
        text: its own text, without locations.
        inputs: the types of its arguments.
        results: the types of its results.
    """

    module: str
    text: str
    inputs: tuple[str, ...]
    results: tuple[str, ...]


def read_functions(text: str, *, split: bool) -> dict[str, Function]:
    """Parses modules and returns their functions by name; `@f (chunk 2)` where names repeat."""
    ir, passmanager = _jaxlib("ir"), _jaxlib("passmanager")
    functions: dict[str, Function] = {}
    chunks = re.split(r"^// -----[ \t]*$", text, flags=re.MULTILINE) if split else [text]
    with jaxlib_context():
        for number, chunk in enumerate(chunks, 1):
            module = ir.Module.parse(chunk)
            texts = [str(op) for op in module.body.operations]
            if re.search(r"\bmhlo\.", chunk):
                pipeline = "builtin.module(hlo-legalize-to-stablehlo)"
                passmanager.PassManager.parse(pipeline).run(module.operation)
            for op, op_text in zip(module.body.operations, texts, strict=True):
                if op.operation.name != "func.func" or not op.regions[0].blocks:
                    continue
                name = f"@{ir.StringAttr(op.attributes['sym_name']).value}"
                key = f"{name} (chunk {number})" if name in functions else name
                functions[key] = Function(
                    str(module),
                    op_text,
                    tuple(map(str, op.type.inputs)),
                    tuple(map(str, op.type.results)),
                )
    return functions


def _module_to_run(text: str, name: str) -> Any:
    """Gives a module a `main` that calls the function, with complex values in two parts."""
    ir, func, stablehlo = _jaxlib("ir"), _jaxlib("dialects.func"), _jaxlib("dialects.stablehlo")
    module = ir.Module.parse(text)
    table = ir.SymbolTable(module.operation)
    if "main" in table:
        ir.SymbolTable.replace_all_symbol_uses("main", "main.evaluated", module.operation)
        ir.SymbolTable.set_symbol_name(table["main"], "main.evaluated")
        name = "main.evaluated" if name == "main" else name
    callee = ir.SymbolTable(module.operation)[name]
    types = [TensorType.parse(str(kind)) for kind in callee.type.inputs]
    flat = [ir.Type.parse(str(part)) for kind in types for part in kind.flattened()]
    with ir.InsertionPoint(module.body):
        main = func.FuncOp("main", ir.FunctionType.get(flat, []))
    with ir.InsertionPoint(main.add_entry_block()):
        arguments = iter(main.arguments)
        operands = [
            stablehlo.complex(next(arguments), next(arguments))
            if len(kind.flattened()) > 1
            else next(arguments)
            for kind in types
        ]
        call = func.CallOp(callee, operands)
        results: list[Any] = []
        for result in call.operation.results:
            is_complex = "complex<" in str(result.type)
            results += [stablehlo.real(result), stablehlo.imag(result)] if is_complex else [result]
        func.ReturnOp(results)
    signature = ir.FunctionType.get(flat, [result.type for result in results])
    main.operation.attributes["function_type"] = ir.TypeAttr.get(signature)
    module.operation.verify()
    return module


def _answer(job: dict[str, Any]) -> dict[str, Any]:
    """Evaluates one job in the current context: the results for each row of inputs, or an error."""
    ir, stablehlo = _jaxlib("ir"), _jaxlib("dialects.stablehlo")
    try:
        module = _module_to_run(job["module"], job["function"])
        rows = [list(map(ir.Attribute.parse, row)) for row in job["inputs"]]
        return {"results": [list(map(str, stablehlo.eval_module(module, row))) for row in rows]}
    except (CannotEvaluateError, TypeError, ValueError, RuntimeError, ir.MLIRError) as error:
        return {"error": str(error).strip().splitlines()[0]}


def worker() -> None:
    """Evaluates the jobs on standard input and prints a line of JSON for each as it is done."""
    jobs = json.load(sys.stdin)
    with jaxlib_context():
        for job in jobs:
            print(json.dumps(_answer(job)), flush=True)


def serve() -> None:
    """Evaluates each job, a line of JSON, as it comes, until there are no more."""
    lines = iter(sys.stdin.readline, "")
    for first in lines:
        with jaxlib_context():
            for line in itertools.chain([first], itertools.islice(lines, JOBS_OF_A_CONTEXT - 1)):
                print(json.dumps(_answer(json.loads(line))), flush=True)


def evaluate(jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Evaluates jobs in subprocesses; the job on which one ends without an answer gets an error."""
    answers: list[dict[str, Any]] = []
    while len(answers) < len(jobs):
        reason = ""
        try:
            run = subprocess.run(
                [sys.executable, __file__, "--worker"],
                input=json.dumps(jobs[len(answers) :]),
                capture_output=True,
                text=True,
                check=False,
                timeout=TIMEOUT_SECONDS,
            )
            output, errors = run.stdout, run.stderr.strip().splitlines()
            reason = errors[0] if errors else f"the interpreter ended with status {run.returncode}"
        except subprocess.TimeoutExpired as error:
            output = error.stdout.decode() if isinstance(error.stdout, bytes) else ""
            reason = f"the interpreter ran for more than {TIMEOUT_SECONDS} s"
        answers += [json.loads(line) for line in output.splitlines()]
        if len(answers) < len(jobs):
            answers.append({"error": reason})
    return answers


# ---- Comparison ----


def first_difference(
    kind: TensorType, before: Bits, after: Bits, *, signed_zero: bool
) -> str | None:
    """Returns in words where two tensors differ, or None where they are equal."""
    old, new = kind.values(before), kind.values(after)
    equal = before == after
    if kind.is_float:
        equal |= np.isnan(old) & np.isnan(new)
        if not signed_zero:
            equal |= (old == 0) & (new == 0)
    if equal.all():
        return None
    position = int(np.argmin(equal))
    index = list(map(int, np.unravel_index(position, kind.shape))) if kind.shape else []
    return f"at {index}: {old[position]} before, {new[position]} after"


def compare(
    before: Function, after: Function, answers: list[dict[str, Any]], *, signed_zero: bool
) -> str | None:
    """Returns how a function differs after the rewrite, or None.

    Raises:
        CannotEvaluateError: one of the two has not been evaluated.
    """
    for answer in answers:
        if "error" in answer:
            raise CannotEvaluateError(answer["error"])
    if before.results != after.results or before.inputs != after.inputs:
        return "the types of the function"
    kinds = [part for text in before.results for part in TensorType.parse(text).flattened()]
    names = list(make_inputs(_flat_inputs(before)))
    for name, old, new in zip(names, *(answer["results"] for answer in answers), strict=True):
        for number, kind in enumerate(kinds):
            difference = first_difference(
                kind,
                kind.decode(old[number]),
                kind.decode(new[number]),
                signed_zero=signed_zero,
            )
            if difference:
                return f"result {number} {difference} (input: {name})"
    return None


def _flat_inputs(function: Function) -> list[TensorType]:
    return [part for text in function.inputs for part in TensorType.parse(text).flattened()]


def _job(name: str, function: Function) -> dict[str, Any]:
    inputs = list(make_inputs(_flat_inputs(function)).values())
    symbol = name.removeprefix("@").split(" (chunk ")[0]
    return {"module": function.module, "function": symbol, "inputs": inputs}


def check_function(
    name: str,
    before: Function,
    after: Function | None,
    answers: list[dict[str, Any]],
    *,
    signed_zero: bool,
) -> tuple[bool, str]:
    """Returns whether all is well with a function, and the words for its line.

    Raises:
        CannotEvaluateError: it has not been evaluated.
    """
    if after is None:
        return False, f"{name} is missing in the output"
    difference = compare(before, after, answers, signed_zero=signed_zero)
    if difference:
        return False, f"different: {difference}"
    how = "unchanged" if before.text == after.text else "rewritten"
    count = len(make_inputs(_flat_inputs(before)))
    return True, f"{count} inputs  equal  ({how})"


def report(before: dict[str, Function], after: dict[str, Function], options: Any) -> bool:
    """Compares all functions and prints a line for each; returns whether all is well."""
    jobs: list[dict[str, Any]] = []
    places: dict[str, list[int]] = {}
    reasons: dict[str, str] = {}
    for name in before:
        try:
            pair = [
                _job(name, functions[name]) for functions in (before, after) if name in functions
            ]
        except CannotEvaluateError as error:
            reasons[name] = str(error)
            continue
        places[name] = [len(jobs) + index for index in range(len(pair))]
        jobs += pair
    answers = evaluate(jobs)

    well = True
    column = max(map(len, before), default=0)
    for name, function in before.items():
        try:
            if name in reasons:
                raise CannotEvaluateError(reasons[name])
            good, words = check_function(
                name,
                function,
                after.get(name),
                [answers[place] for place in places[name]],
                signed_zero=options.signed_zero,
            )
        except CannotEvaluateError as error:
            good, words = name in options.allow_unevaluated, f"cannot evaluate {name}: {error}"
        well &= good
        print(f"{name:<{column}}  {words}")
    for name in after.keys() - before.keys():
        well = False
        print(f"{name:<{column}}  is new in the output")
    if not before:
        print("no function with a body")
    return well and bool(before)


def main(arguments: list[str]) -> int:
    """Runs the oracle; returns the exit status."""
    if arguments in (["--worker"], ["--server"]):
        (worker if arguments == ["--worker"] else serve)()
        return 0
    parser = argparse.ArgumentParser(allow_abbrev=False, usage=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--signed-zero", action="store_true")
    parser.add_argument("--allow-unevaluated", default=[], type=lambda text: text.split(","))
    parser.add_argument("--through-generic", action="store_true")
    options, passed_on = parser.parse_known_args(arguments)

    tool = os.environ.get("NEURON_OPT", str(ROOT / "tools" / "neuron-opt"))
    if options.through_generic:
        tool = str(Path(__file__).with_name("through_generic.py"))
    run = subprocess.run(
        [sys.executable, tool, *passed_on, str(options.file)],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if run.returncode:
        return run.returncode if run.returncode > 0 else 1
    split = "--split-input-file" in passed_on
    before = read_functions(options.file.read_text(encoding="utf-8"), split=split)
    after = read_functions(run.stdout, split=split)
    return 0 if report(before, after, options) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
