# RUN: %pytest %s
"""``optimize`` and ``optimize_lowered``: what changes, and what must not."""

from __future__ import annotations

import dataclasses
import os

# Before JAX is imported: four devices, for shardings.
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from reduce_slice_reduce import reduces

import neuron_inst_combine.jax
from neuron_inst_combine.integrations.jax_private import UnsupportedJaxError, with_stablehlo
from neuron_inst_combine.integrations.portable_artifact import (
    artifact_version,
    read_artifact,
    write_artifact,
)
from neuron_inst_combine.pipelines.pipeline import PipelineError

X = np.arange(4 * 8 * 16, dtype=np.float32).reshape(4, 8, 16)
EXTENDED = "neuron-hlo-inst-comb{patterns=extended},neuron-inst-combine{patterns=extended}"


def middle_sums(x: jax.Array) -> jax.Array:
    rows = jnp.sum(x, axis=2)
    return jnp.sum(jax.lax.slice(rows, (0, 2), (rows.shape[0], 6)), axis=1)


@pytest.fixture
def exported() -> jax.export.Exported:
    return jax.export.export(jax.jit(middle_sums))(X)


def test_only_the_program_changes(exported: jax.export.Exported) -> None:
    before = exported.mlir_module_serialized
    reports: list[neuron_inst_combine.Report] = []
    optimized = neuron_inst_combine.jax.optimize(exported, report=reports.append)
    assert [report.fired for report in reports] == [{"SimplifyReduceSliceReduce": 1}]
    assert reduces(exported.mlir_module()) == 2
    assert reduces(optimized.mlir_module()) == 1
    assert exported.mlir_module_serialized is before
    for field in dataclasses.fields(jax.export.Exported):
        if field.name != "mlir_module_serialized":
            assert getattr(optimized, field.name) is getattr(exported, field.name), field.name


def test_it_computes_the_same(exported: jax.export.Exported) -> None:
    optimized = neuron_inst_combine.jax.optimize(exported)
    np.testing.assert_array_equal(jax.jit(optimized.call)(X), X[:, 2:6].sum((1, 2)))
    # Within another program, and differentiated.
    np.testing.assert_array_equal(
        jax.jit(lambda x: optimized.call(x) + 1)(X), X[:, 2:6].sum((1, 2)) + 1
    )
    gradient = jax.grad(lambda x: optimized.call(x).sum())(X)
    expected = np.zeros_like(X)
    expected[:, 2:6] = 1
    np.testing.assert_array_equal(gradient, expected)
    assert optimized.has_vjp()


def test_serialized_and_read_again(exported: jax.export.Exported) -> None:
    optimized = neuron_inst_combine.jax.optimize(exported)
    again = jax.export.deserialize(optimized.serialize(vjp_order=1))
    np.testing.assert_array_equal(again.call(X), X[:, 2:6].sum((1, 2)))
    assert reduces(again.mlir_module()) == 1
    # And what was read can be optimized.
    read = jax.export.deserialize(exported.serialize(vjp_order=1))
    assert reduces(neuron_inst_combine.jax.optimize(read).mlir_module()) == 1


@pytest.mark.parametrize("version", ["0.9.0", "1.0.0", "1.15.0", "1.17.0"])
def test_the_version_is_kept(exported: jax.export.Exported, version: str) -> None:
    bindings = neuron_inst_combine.bindings.load("jaxlib")
    with bindings.context() as context:
        module = read_artifact(exported.mlir_module_serialized, bindings, context)
        artifact = write_artifact(module, version, bindings)
    old = dataclasses.replace(exported, mlir_module_serialized=artifact)
    optimized = neuron_inst_combine.jax.optimize(old)
    assert artifact_version(optimized.mlir_module_serialized) == version
    np.testing.assert_array_equal(optimized.call(X), X[:, 2:6].sum((1, 2)))


def test_nothing_to_do_leaves_the_artifact(exported: jax.export.Exported) -> None:
    optimized = neuron_inst_combine.jax.optimize(exported, "neuron-hlo-inst-comb")
    assert optimized.mlir_module_serialized == exported.mlir_module_serialized


def test_damaged_artifacts(exported: jax.export.Exported) -> None:
    artifact = exported.mlir_module_serialized
    for damaged, message in (
        (b"", "no StableHLO portable artifact"),
        (b"module {}", "no StableHLO portable artifact"),
        (artifact[:100], "cannot read the artifact"),
        (artifact.replace(b"_v1.15.0", b"_v9.15.0"), "cannot write .* 9.15.0.* greater than"),
    ):
        with pytest.raises(neuron_inst_combine.jax.ArtifactError, match=message):
            neuron_inst_combine.jax.optimize(
                dataclasses.replace(exported, mlir_module_serialized=damaged)
            )
    with pytest.raises(PipelineError):
        neuron_inst_combine.jax.optimize(exported, "no-such-pass")


def test_shardings() -> None:
    mesh = Mesh(np.array(jax.devices()), ("a",))
    sharded = NamedSharding(mesh, PartitionSpec("a"))
    function = jax.jit(middle_sums, in_shardings=sharded, out_shardings=sharded)
    exported = jax.export.export(function)(X)
    optimized = neuron_inst_combine.jax.optimize(exported)
    assert optimized.nr_devices == 4
    assert optimized.in_shardings_jax(mesh) == exported.in_shardings_jax(mesh)
    assert "sdy.sharding" in optimized.mlir_module()
    result = jax.jit(optimized.call, in_shardings=sharded)(jax.device_put(X, sharded))
    np.testing.assert_array_equal(result, X[:, 2:6].sum((1, 2)))
    assert len(result.sharding.device_set) == 4


def test_several_platforms() -> None:
    exported = jax.export.export(jax.jit(middle_sums), platforms=("cpu", "tpu"))(X)
    optimized = neuron_inst_combine.jax.optimize(exported)
    assert optimized.platforms == ("cpu", "tpu")
    assert reduces(optimized.mlir_module()) == 1
    np.testing.assert_array_equal(optimized.call(X), X[:, 2:6].sum((1, 2)))


def test_symbolic_shapes_are_left_alone() -> None:
    shape = jax.ShapeDtypeStruct(jax.export.symbolic_shape("b, 8, 16"), np.float32)
    exported = jax.export.export(jax.jit(middle_sums))(shape)
    optimized = neuron_inst_combine.jax.optimize(exported, EXTENDED)
    assert reduces(optimized.mlir_module()) == 2
    np.testing.assert_array_equal(optimized.call(X), X[:, 2:6].sum((1, 2)))


def test_keyword_arguments_and_trees() -> None:
    def of_tree(tree: dict[str, jax.Array], *, scale: float) -> dict[str, jax.Array]:
        return {"sums": middle_sums(tree["x"]) * scale}

    exported = jax.export.export(jax.jit(of_tree))({"x": X, "unused": X}, scale=2.0)
    optimized = neuron_inst_combine.jax.optimize(exported)
    result = optimized.call({"x": X, "unused": X}, scale=2.0)
    np.testing.assert_array_equal(result["sums"], X[:, 2:6].sum((1, 2)) * 2)


def test_lowered() -> None:
    lowered = jax.jit(middle_sums).lower(X)
    reports: list[neuron_inst_combine.Report] = []
    optimized = neuron_inst_combine.jax.optimize_lowered(lowered, report=reports.append)
    assert reports[0].fired == {"SimplifyReduceSliceReduce": 1}
    assert (reduces(lowered.as_text()), reduces(optimized.as_text())) == (2, 1)
    hlo = optimized.as_text("hlo")
    assert hlo.startswith("HloModule jit_middle_sums")
    assert hlo.count(" reduce(") == 1
    np.testing.assert_array_equal(optimized.compile()(X), X[:, 2:6].sum((1, 2)))


def test_a_lowered_that_was_compiled_already_stays_as_it_is() -> None:
    function = jax.jit(middle_sums)
    lowered = function.lower(X)
    compiled = lowered.compile()
    optimized = neuron_inst_combine.jax.optimize_lowered(lowered)
    assert optimized.compile() is not compiled
    # Neither the lowered program nor JAX's cache of it has changed.
    assert reduces(lowered.as_text()) == 2
    assert reduces(function.lower(X).as_text()) == 2
    np.testing.assert_array_equal(optimized.compile()(X), compiled(X))


def test_donated_arguments_and_trees_of_a_lowered() -> None:
    def of_tree(tree: dict[str, jax.Array]) -> tuple[jax.Array, jax.Array]:
        return tree["y"] + 1, middle_sums(tree["x"])

    lowered = jax.jit(of_tree, donate_argnums=0).lower({"x": X, "y": X, "unused": X})
    optimized = neuron_inst_combine.jax.optimize_lowered(lowered)
    assert reduces(optimized.as_text()) == 1
    assert optimized.in_tree == lowered.in_tree
    assert optimized.donate_argnums == lowered.donate_argnums
    first, second = optimized.compile()({"x": jnp.array(X), "y": jnp.array(X), "unused": X})
    np.testing.assert_array_equal(first, X + 1)
    np.testing.assert_array_equal(second, X[:, 2:6].sum((1, 2)))


def test_shardings_of_a_lowered() -> None:
    mesh = Mesh(np.array(jax.devices()), ("a",))
    sharded = NamedSharding(mesh, PartitionSpec("a"))
    lowered = jax.jit(middle_sums, in_shardings=sharded, out_shardings=sharded).lower(X)
    compiled = neuron_inst_combine.jax.optimize_lowered(lowered).compile()
    result = compiled(jax.device_put(X, sharded))
    assert len(result.sharding.device_set) == 4
    np.testing.assert_array_equal(result, X[:, 2:6].sum((1, 2)))


def test_another_version_of_jax_is_an_error_that_says_so() -> None:
    with pytest.raises(UnsupportedJaxError, match=r"jax .* has no Lowered\._lowering\._hlo; it is"):
        with_stablehlo(object(), None)
