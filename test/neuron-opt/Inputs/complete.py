# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types command lines and a tab into an interactive shell, and prints what the shell then runs.

usage: complete.py SHELL SCRIPT LINE...
"""

import os
import pty
import select
import sys
import time

START = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "PS1=; bind 'set enable-bracketed-paste off'; source {script}",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        (
            "PS1=; unsetopt prompt_sp prompt_cr; unset zle_bracketed_paste; "
            "autoload -Uz compinit; compinit -u -D; source {script}"
        ),
    ),
}
PATIENCE = 60.0


def main() -> int:
    """Returns 1 where the shell does not answer."""
    shell, script, *lines = sys.argv[1:]
    command, setup = START[shell]
    # Before exec, the child is this program still: no variables of the user's shell.
    environment = {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": os.devnull}
    environment |= {name: os.environ[name] for name in ("FPATH",) if name in os.environ}
    process, terminal = pty.fork()
    if not process:
        os.execvpe(command[0], command, environment)  # noqa: S606 # there is no shell but this one
    answers = Answers(terminal)
    os.write(terminal, f"stty -echo; {setup.format(script=script)}\n".encode())
    os.write(terminal, b"neuron-opt() { printf '<%s>\\n' \"$*\"; }; echo rea''dy\n")
    if not answers.wait_for(b"ready\r\n"):
        return 1
    for line in lines:
        os.write(terminal, f"neuron-opt {line}\t".encode())
        # The end of the line in one write with the tab would be taken for text by some shells.
        time.sleep(0.5)
        os.write(terminal, b"\n")
        if not answers.wait_for(b">\r\n"):
            return 1
        answer = answers.text.partition(b">\r\n")[0].rpartition(b"<")[2]
        sys.stdout.write(f"{answer.decode()}\n")
    os.close(terminal)
    os.waitpid(process, 0)
    return 0


class Answers:
    """What the shell has written since it was asked last."""

    def __init__(self, terminal: int) -> None:
        self.text = b""
        self._terminal = terminal

    def wait_for(self, end: bytes) -> bool:
        """Reads until the shell has written this; False when it takes too long."""
        self.text = b""
        deadline = time.monotonic() + PATIENCE
        while end not in self.text:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._terminal], [], [], left)[0]:
                sys.stderr.write(f"no answer after {self.text!r}\n")
                return False
            try:
                self.text += os.read(self._terminal, 1 << 16)
            except OSError:
                sys.stderr.write(f"the shell is gone after {self.text!r}\n")
                return False
        return True


if __name__ == "__main__":
    sys.exit(main())
