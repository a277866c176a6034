"""Keeps a program for as long as somebody wants it: `keeper.py PIPE COMMAND…` runs the command until the pipe ends.

Whoever holds the other end of the pipe may close it or die in any way: the program, and all it has started, ends.
"""

import os
import signal
import sys


def keep(life: int, command: list[str]) -> None:
    """Run a command beside this process, and end its whole group when the pipe does."""
    if not os.fork():
        os.close(life)
        try:
            os.execvp(command[0], command)  # noqa: S606 -- the very purpose
        except OSError as wrong:
            sys.stderr.write(f"{command[0]}: {wrong.strerror}\n")
            os._exit(127)
    os.close(0)
    os.close(1)
    os.read(life, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    keep(int(sys.argv[1]), sys.argv[2:])
