# RUN: %pytest %s
"""Which wheel is chosen, and what is said when there is none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

import pytest

from neuron_inst_combine.bindings import (
    WHEELS,
    UnknownWheelError,
    Wheel,
    WheelNotInstalledError,
    WheelTooOldError,
    bindings_of,
    choose,
    dialects_in,
    load,
)
from neuron_inst_combine.bindings import load as load_function
from neuron_inst_combine.bindings.load import _load

INSTALLED = [wheel.name for wheel in WHEELS.values() if wheel.installed]


def hide(monkeypatch: pytest.MonkeyPatch, names: Iterable[str]) -> None:
    hidden = {WHEELS[name].package for name in names}
    shown = vars(Wheel)["installed"].fget
    monkeypatch.setattr(
        Wheel, "installed", property(lambda self: self.package not in hidden and shown(self))
    )


@pytest.mark.parametrize(
    ("source", "dialects"),
    [
        (b"", set()),
        (b"module attributes {mhlo.num_partitions = 1 : i32} {}", set()),
        (b"%0 = mhlo.add %a, %b : tensor<i32>", {"mhlo"}),
        (b'%0 = "mhlo.slice"(%a) <{}> : (i32) -> i32', {"mhlo"}),
        (b'func.func @f(%a: i32 {mhlo.sharding = "{replicated}"})', set()),
        (b"// as mhlo.add does\n%0 = stablehlo.add %a, %a : i32", {"stablehlo"}),
        (b"#sdy.sharding<@mesh, [{}]>", {"sdy"}),
        (b"call @stablehlo.helper()", set()),
        (b'sdy.mesh @mesh = <["x"=2]>', {"sdy"}),
        (b"ML\xefR...mhlo\x00func\x00", {"mhlo"}),
    ],
)
def test_dialects_in(source: bytes, dialects: set[str]) -> None:
    assert dialects_in(source) == dialects


def test_a_mention_in_a_comment_is_no_use() -> None:
    source = b"// mhlo.sharding / mhlo.frontend_attributes (say) of the root\n" * 3
    assert dialects_in(source) == set()


def test_auto_takes_the_first_that_knows_the_dialects() -> None:
    assert choose("auto", b"%0 = stablehlo.add %a, %a : i32").wheel.name == INSTALLED[0]


@pytest.mark.skipif("jaxlib" not in INSTALLED, reason="jaxlib is not installed")
def test_mhlo_goes_to_jaxlib_by_itself() -> None:
    assert choose("auto", b"%0 = mhlo.add %a, %a : i32").wheel.name == "jaxlib"


def test_the_environment_names_the_default() -> None:
    name = INSTALLED[-1] if "mlir" not in INSTALLED else INSTALLED[0]
    chosen = choose(None, b"", environment={"NEURON_MLIR_BINDINGS": name})
    assert chosen.wheel.name == name


def test_the_option_wins_over_the_environment() -> None:
    chosen = choose(INSTALLED[0], b"", environment={"NEURON_MLIR_BINDINGS": "nonsense"})
    assert chosen.wheel.name == INSTALLED[0]


def test_unknown_name() -> None:
    with pytest.raises(UnknownWheelError, match=r"'foo': one of auto, iree, jaxlib"):
        choose("foo", b"")


def test_nothing_installed_knows_the_dialect(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, ["jaxlib"])
    with pytest.raises(WheelNotInstalledError, match=r"\(mhlo; installed: .*pip install .*jax"):
        choose("auto", b"%0 = mhlo.add %a, %a : i32")


def test_no_wheel_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, WHEELS)
    with pytest.raises(WheelNotInstalledError, match="pip install iree-base-compiler"):
        choose("auto", b"%0 = stablehlo.add %a, %a : i32")


def test_unregistered_dialects_may_be_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, ["jaxlib"])
    source = b'%0 = "mhlo.add"(%a, %a) : (i32, i32) -> i32'
    assert choose("auto", source, allow_unregistered_dialects=True).wheel.installed


def test_a_wheel_asked_for_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, ["torch_mlir"])
    with pytest.raises(WheelNotInstalledError, match=r"'torch_mlir' is not installed: pip install"):
        load("torch_mlir")


def test_too_old_a_version_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_load.__wrapped__.__globals__, "version_of", lambda _: "3.1.0rc2")
    with pytest.raises(WheelTooOldError, match=r"3\.1\.0rc2 is too old: 3\.13\.0 or newer"):
        _load.__wrapped__(WHEELS["iree"])


def test_a_missing_api_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(load_function("iree").rewrite, "walk_and_apply_patterns")
    with pytest.raises(WheelTooOldError, match=r"\(it has no rewrite.walk_and_apply_patterns\)"):
        _load.__wrapped__(WHEELS["iree"])


def test_an_object_of_no_wheel() -> None:
    with pytest.raises(TypeError, match=r"not an object of an MLIR Python package: builtins\.int"):
        bindings_of(3)


# iree and the upstream wheel bring shared libraries of one name, so each has its own process.
_READ_OFF = """
from neuron_inst_combine.bindings import bindings_of, load
bindings = load({name!r})
context = bindings.context()
module = bindings.ir.Module.parse("", context)
manager = bindings.passmanager.PassManager("any", context)
for thing in (context, module, module.operation, manager):
    assert bindings_of(thing) is bindings
with context, bindings.ir.Location.unknown():
    assert context.dialects["func"] is not None
    assert bindings.wheel.has_pdl == context.is_registered_operation("pdl.pattern")
    for dialect in bindings.wheel.dialects & {{"stablehlo", "mhlo"}}:
        assert context.is_registered_operation(dialect + ".slice")
print(bindings.wheel.name)
"""


@pytest.mark.parametrize("name", INSTALLED)
def test_read_off_the_type(name: str) -> None:
    script = _READ_OFF.format(name=name)
    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == name


@pytest.mark.skipif(not {"iree", "mlir"} <= set(INSTALLED), reason="needs iree and mlir")
def test_two_wheels_that_cannot_live_together_say_so() -> None:
    script = "from neuron_inst_combine.bindings import load; load('mlir'); load('iree')"
    failed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert failed.returncode != 0
    assert "cannot live in one process" in failed.stderr
