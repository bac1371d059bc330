# RUN: %pytest %s
"""``installed``: rewritten in XLA's pipeline, or left alone with a reason."""

from __future__ import annotations

import concurrent.futures
import functools
import importlib
import warnings
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.extend import xla

import neuron_inst_combine.jax
from neuron_inst_combine.integrations.hlo_rewrite import HloRewriter, NotRewrittenError
from neuron_inst_combine.integrations.jax_private import hlo_text
from neuron_inst_combine.pipelines.pipeline import Pipeline, PipelineError

X = np.arange(4 * 8 * 16, dtype=np.float32).reshape(4, 8, 16)


def middle_sums(x: jax.Array) -> jax.Array:
    rows = jnp.sum(x, axis=2)
    return jnp.sum(jax.lax.slice(rows, (0, 2), (4, 6)), axis=1)


def fresh(function: Callable[..., Any]) -> Any:
    """The function as one that JAX has not seen, so that it is compiled."""
    return jax.jit(functools.wraps(function)(functools.partial(function)))


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error", neuron_inst_combine.jax.HloNotRewrittenWarning)
        yield


def test_rewritten_while_installed() -> None:
    reports: list[neuron_inst_combine.Report] = []
    with neuron_inst_combine.jax.installed(report=reports.append):
        compiled = fresh(middle_sums).lower(X).compile()
    assert [report.fired for report in reports] == [{"SimplifyReduceSliceReduce": 1}]
    assert compiled.as_text().count(" reduce(") == 1
    np.testing.assert_array_equal(compiled(X), X[:, 2:6].sum((1, 2)))
    assert fresh(middle_sums).lower(X).compile().as_text().count(" reduce(") == 2
    assert len(reports) == 1


def test_what_the_stages_hand_over() -> None:
    """The facts that the documentation states."""
    for stage, scheduled in (("PRE_SCHEDULER", False), ("POST_SCHEDULER", True)):
        seen: list[str] = []
        keep = xla.PipelineStage[stage]
        xla.register_hlo_module_transformation(
            lambda proto, seen=seen: seen.append(hlo_text(proto)),
            name="look",
            stage=keep,
            platforms="cpu",
        )
        fresh(lambda x: middle_sums(x) + jnp.transpose(x, (1, 2, 0))[0, 0]).lower(X).compile()
        assert xla.clear_hlo_module_transformation("look", keep, "cpu")
        assert not xla.clear_hlo_module_transformation("look", keep, "cpu")
        (text,) = seen
        assert " fusion(" in text
        assert "{2,1,0}" in text
        assert ("is_scheduled=true" in text) == scheduled


def test_extended_passes_and_remarks() -> None:
    heard: list[neuron_inst_combine.Remark] = []
    with neuron_inst_combine.jax.installed(
        "neuron-hlo-inst-comb{patterns=extended}", remarks=heard.append
    ):
        result = fresh(lambda x: x[0:1] + x[1:2] + x[2:3] + x[3:4])(X)
    assert [remark.pattern for remark in heard] == ["StridedSliceReduce"]
    np.testing.assert_array_equal(result, X.sum(0, keepdims=True))


def test_donation_is_refused() -> None:
    # XLA takes the instructions of a module that it is given, and not its aliases.
    function = jax.jit(lambda x: (x + 1, middle_sums(x)), donate_argnums=0)
    with (
        pytest.warns(neuron_inst_combine.jax.HloNotRewrittenWarning, match="input_output_alias="),
        neuron_inst_combine.jax.installed(),
    ):
        compiled = function.lower(X).compile()
    donated = jnp.array(X)
    first, second = compiled(donated)
    assert donated.is_deleted()
    np.testing.assert_array_equal(first, X + 1)
    np.testing.assert_array_equal(second, X[:, 2:6].sum((1, 2)))


REFUSED = {
    "layout": (
        lambda x: (middle_sums(x), jnp.transpose(x, (2, 0, 1)) * 2.0),
        "it has a layout that is not the default, {0,2,1}",
    ),
    "backend configuration": (
        lambda x: (middle_sums(x), jnp.exp(jnp.tile(x, (64, 8, 8)))),
        'backend_config={"outer_dimension_partitions"',
    ),
    "call back to Python": (
        lambda x: (
            middle_sums(x),
            jax.pure_callback(np.sin, jax.ShapeDtypeStruct(X.shape, np.float32), x),
        ),
        "XLA does not take frontend_attributes=",
    ),
    "tuples of a loop": (
        lambda x: jax.lax.fori_loop(0, 3, lambda i, a: a * i + middle_sums(x), middle_sums(x)),
        "this would be lost on the way: ",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused_with_one_warning(case: str) -> None:
    function, reason = REFUSED[case]
    expected = jax.jit(function)(X)
    reports: list[neuron_inst_combine.Report] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with neuron_inst_combine.jax.installed(report=reports.append):
            result = fresh(function)(X)
    assert not reports
    (warning,) = (w for w in caught if issubclass(w.category, UserWarning))
    assert warning.category is neuron_inst_combine.jax.HloNotRewrittenWarning
    assert "is compiled as it is: " in str(warning.message)
    assert reason in str(warning.message)
    jax.tree.map(np.testing.assert_array_equal, result, expected)


def test_no_warning_where_nothing_fires() -> None:
    function, _ = REFUSED["layout"]
    with neuron_inst_combine.jax.installed("neuron-hlo-inst-comb"):
        fresh(function)(X)


def test_what_cannot_be_converted() -> None:
    hlo: Any = importlib.import_module("jaxlib._hlo")

    text = """HloModule odd

sum {
  a = f32[] parameter(0)
  b = f32[] parameter(1)
  ROOT c = f32[] add(a, b)
}

ENTRY main {
  x = f32[4] parameter(0)
  ROOT s = (f32[4], f32[4]) all-reduce-start(x, x), to_apply=sum
}
"""
    proto = hlo.hlo_module_from_text(text).as_serialized_hlo_module_proto()
    rewriter = HloRewriter(Pipeline.parse("neuron-hlo-inst-comb"), None)
    with pytest.raises(
        NotRewrittenError,
        match=r"HLO module odd is compiled as it is: it cannot be made StableHLO: .* all-reduce",
    ):
        rewriter.rewrite(proto)


def test_a_schedule_is_not_rewritten() -> None:
    seen: list[bytes] = []
    stage = xla.PipelineStage.POST_SCHEDULER
    xla.register_hlo_module_transformation(seen.append, name="keep", stage=stage, platforms="cpu")
    fresh(middle_sums).lower(X).compile()
    xla.clear_hlo_module_transformation("keep", stage, "cpu")
    rewriter = HloRewriter(Pipeline.parse("neuron-inst-combine"), None)
    with pytest.raises(NotRewrittenError, match="it has a schedule"):
        rewriter.rewrite(seen[0])


def test_exceptions_come_out_of_the_block() -> None:
    def refuse(remark: neuron_inst_combine.Remark) -> None:
        raise LookupError(remark.pattern)

    results = []
    with (
        pytest.raises(LookupError, match="SimplifyReduceSliceReduce"),
        neuron_inst_combine.jax.installed(remarks=refuse),
    ):
        results.append(fresh(middle_sums)(X))
    np.testing.assert_array_equal(results[0], X[:, 2:6].sum((1, 2)))


def test_an_exception_in_the_block_uninstalls() -> None:
    reports: list[neuron_inst_combine.Report] = []
    with (
        pytest.raises(ZeroDivisionError),
        neuron_inst_combine.jax.installed(report=reports.append),
    ):
        _ = 1 / 0
    fresh(middle_sums)(X)
    assert not reports


def test_one_in_another() -> None:
    outer: list[neuron_inst_combine.Report] = []
    inner: list[neuron_inst_combine.Report] = []
    with neuron_inst_combine.jax.installed(report=outer.append):
        with neuron_inst_combine.jax.installed(report=inner.append):
            fresh(middle_sums)(X)
        assert (len(outer), len(inner)) == (1, 0)
        fresh(middle_sums)(X)
        assert (len(outer), len(inner)) == (2, 0)


def test_a_bad_pipeline_installs_nothing() -> None:
    with (
        pytest.raises(PipelineError),
        neuron_inst_combine.jax.installed("neuron-inst-combine{nonsense=1}"),
    ):
        raise AssertionError("entered the block")


PIECES: tuple[Callable[[jax.Array], jax.Array], ...] = (
    lambda x: x[0:2] + x[2:4] + x[4:6] + x[6:8],
    lambda x: x[:, 0:4] + x[:, 4:8] + x[:, 8:12],
    lambda x: jnp.concatenate([x, x], axis=1) * 2,
    lambda x: jnp.concatenate([x[0:3], x[3:6], x[6:8]], axis=0) + 1,
    lambda x: jnp.sum(jax.lax.slice(jnp.sum(x, axis=1), (1,), (5,)), axis=0),
    lambda x: jnp.max(jax.lax.slice(jnp.max(x, axis=1), (1,), (5,)), axis=0),
    lambda x: jnp.sum(jnp.sum(x, axis=1), axis=0),
    lambda x: jax.nn.softmax(x @ x.T),
    lambda x: jax.lax.fori_loop(0, 3, lambda _, a: a + jnp.sum(x), jnp.float32(0)),
)


def test_mixtures_compiled_by_several_threads() -> None:
    chooser = np.random.default_rng(0)
    x = chooser.integers(-4, 5, (8, 12)).astype(np.float32)
    sizes = chooser.integers(1, 4, 30)
    mixtures = [
        [PIECES[k] for k in chooser.choice(len(PIECES), size, replace=False)] for size in sizes
    ]

    def results(pieces: list[Callable[[jax.Array], jax.Array]]) -> Any:
        return jax.jit(lambda x: [piece(x) for piece in pieces])(x)

    expected = [results(pieces) for pieces in mixtures]
    reports: list[neuron_inst_combine.Report] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", neuron_inst_combine.jax.HloNotRewrittenWarning)
        with (
            neuron_inst_combine.jax.installed(
                "neuron-hlo-inst-comb{patterns=extended},neuron-inst-combine{patterns=extended}",
                report=reports.append,
            ),
            concurrent.futures.ThreadPoolExecutor(3) as threads,
        ):
            found = list(threads.map(results, mixtures))
    assert len(reports) >= 5
    for ours, theirs in zip(found, expected, strict=True):
        for a, b in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-6)
