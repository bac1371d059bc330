# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module with a chain of as many reduces as the argument says, a slice between each two.

Every reduce sums the last dimension; each slice leaves element 1 of 2 of the one that is next.
"""

from __future__ import annotations

import sys


def tensor(rank: int, last: int = 2) -> str:
    """The type of a value in the chain: 3x2x2x...xlast."""
    return f"tensor<{'x'.join(['3', *['2'] * (rank - 2), str(last)] if rank > 1 else ['3'])}xf32>"


def main(links: int) -> None:
    """Prints the module."""
    print(f"func.func @main(%r0: {tensor(links + 1)}) -> {tensor(1)} {{")
    print("  %zero = stablehlo.constant dense<0.0> : tensor<f32>")
    operand, operand_type = "%r0", tensor(links + 1)
    for link in range(1, links + 1):
        rank = links + 1 - link
        print(
            f"  %r{link} = stablehlo.reduce({operand} init: %zero) applies stablehlo.add across "
            f"dimensions = [{rank}] : ({operand_type}, tensor<f32>) -> {tensor(rank)}"
        )
        operand, operand_type = f"%r{link}", tensor(rank)
        if rank > 1:
            window = ", ".join(["0:3", *["0:2"] * (rank - 2), "1:2"])
            print(
                f"  %s{link} = stablehlo.slice {operand} [{window}] "
                f": ({operand_type}) -> {tensor(rank, last=1)}"
            )
            operand, operand_type = f"%s{link}", tensor(rank, last=1)
    print(f"  return {operand} : {operand_type}\n}}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
