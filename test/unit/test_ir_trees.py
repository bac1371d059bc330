# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file trees of several pass managers, numbered as those of one; seen on mlir-opt 22.1.8."""

from pathlib import Path

from neuron_inst_combine.tools.opt.ir_trees import IrTree


def add(tree: IrTree, directory: Path, files: list[str]) -> None:
    for name in files:
        file = directory / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    tree.add(directory)


def files_in(directory: Path) -> set[str]:
    return {
        path.relative_to(directory).as_posix() for path in directory.rglob("*") if path.is_file()
    }


def test_prints_of_one_op_are_counted_on(tmp_path: Path) -> None:
    tree = IrTree(tmp_path / "out")
    add(tree, tmp_path / "a", ["m/0_cse.mlir", "m/1_cse.mlir"])
    add(tree, tmp_path / "b", ["m/0_cse.mlir"])
    assert files_in(tmp_path / "out") == {"m/0_cse.mlir", "m/1_cse.mlir", "m/2_cse.mlir"}


def test_an_op_in_an_op_has_the_last_number_of_that(tmp_path: Path) -> None:
    tree = IrTree(tmp_path / "out")
    add(tree, tmp_path / "a", ["m/0_cse.mlir", "m/1_cse.mlir", "m/f/1_0_cse.mlir"])
    add(tree, tmp_path / "b", ["m/f/0_0_canonicalize.mlir", "m/1_cse.mlir"])
    assert files_in(tmp_path / "out") == {
        "m/0_cse.mlir",
        "m/1_cse.mlir",
        "m/f/1_0_cse.mlir",
        "m/f/1_1_canonicalize.mlir",
        "m/2_cse.mlir",
    }


def test_a_number_used_for_an_inner_op_is_used(tmp_path: Path) -> None:
    tree = IrTree(tmp_path / "out")
    add(tree, tmp_path / "a", ["m/f/0_0_canonicalize.mlir"])
    add(tree, tmp_path / "b", ["m/0_symbol-dce.mlir"])
    assert files_in(tmp_path / "out") == {"m/f/0_0_canonicalize.mlir", "m/1_symbol-dce.mlir"}
