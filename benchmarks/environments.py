# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the environments of the peers that do not install beside our wheels."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

from benchmarks.peers import PEERS


def make(directory: Path) -> bool:
    """Makes an environment for each peer that needs one; returns whether all were made."""
    failed: list[str] = []
    for peer in PEERS:
        if not peer.requirements:
            continue
        home = directory / peer.environment
        print(f"{home}: {' '.join(peer.requirements)}", flush=True)
        venv.create(home, with_pip=True)
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        command = [str(home / "bin" / "python"), *install, *peer.requirements]
        if subprocess.run(command, check=False).returncode:
            failed.append(peer.name)
    for name in failed:
        sys.stderr.write(f"not installed: {name}\n")
    return not failed
