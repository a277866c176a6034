"""The screen: a terminal with colours and columns, or plain lines for pipes, scripts and screen readers."""

import os
import select
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich import box
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

_UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"

with suppress(ImportError):
    import readline  # lines can be edited; but what one player typed is not for the next one to scroll back to

    readline.set_auto_history(False)


with suppress(ImportError):
    import termios  # where it is missing nobody can be interrupted at the keys, and there is no clock


class TimeUp(Exception):
    """Nothing was typed in time."""


class Screen:
    """Where words are shown and lines are read. Nothing that players typed is ever taken for markup."""

    def __init__(self, is_read: bool = False) -> None:
        """With `is_read`, somebody is to answer: it counts as a terminal only if both ends are one."""
        ends = (sys.stdin, sys.stdout) if is_read else (sys.stdout,)
        self.is_terminal = all(end.isatty() for end in ends) and os.environ.get("TERM") != "dumb"
        self.has_clock = self.is_terminal and is_read and "termios" in globals()
        """Whether a question can be put for a time only: a pipe is a script, which has all the time it wants."""
        self._console = Console(
            force_terminal=self.is_terminal,
            color_system="auto" if self.is_terminal else None,
            highlight=False,
            markup=False,
            emoji=False,
        )

    def line(self, text: str = "", style: str = "") -> None:
        """A line of text, or several."""
        if self.is_terminal:
            self._console.print(Text(clean(text), style))
        else:
            print(clean(text))

    def item(self, text: str) -> None:
        """One of several things that happened, or that there are to know."""
        self.line(f"· {text}" if self.is_terminal else text)

    def picture(self, text: str) -> None:
        """Text whose lines must stay as they are."""
        if self.is_terminal:
            self._console.print(Text(clean(text)), soft_wrap=True)
        else:
            print(clean(text))

    def gap(self) -> None:
        """Some air, where there is somebody to see it."""
        if self.is_terminal:
            self.line()

    def heading(self, text: str) -> None:
        """The beginning of something."""
        if self.is_terminal:
            self._console.print(Rule(Text(text, "bold"), align="left", style="dim"))
        else:
            self.line(text)

    def divide(self, text: str) -> None:
        """A thin line where something new begins; through a pipe the lines themselves tell it."""
        if self.is_terminal:
            self.line()
            self._console.print(Rule(Text(text, "dim"), align="left", style="dim"))

    def choices(self, rows: Iterable[tuple[str, ...]], plain: Iterable[str]) -> None:
        """Numbered choices in columns: words, notation, perhaps a chance; or the plain lines that stand for them."""
        if not self.is_terminal:
            self.line("\n".join(plain))
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold magenta")
        grid.add_column()
        grid.add_column(style="dim")
        grid.add_column(justify="right")
        for row in rows:
            grid.add_row(*map(clean, row))
        self._console.print(grid)

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], numbers: Iterable[int] = ()) -> None:
        """A table; through a pipe, lines with tabs between the columns. `numbers` are the columns that hold some."""
        if not self.is_terminal:
            self.line("\n".join("\t".join(row) for row in (columns, *rows)))
            return
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        right = set(numbers)
        for at, column in enumerate(columns):
            table.add_column(Text(column), justify="right" if at in right else "left")
        for row in rows:
            table.add_row(*map(clean, row))
        self._console.print(table)

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to."""
        if self.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")
            self._console.file.flush()

    def read(self) -> str:
        """The next line that somebody types; raises EOFError when there is none."""
        if self.is_terminal:
            return input("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.removesuffix("\n")

    def read_within(self, seconds: float) -> str:
        """The next line that somebody types in so many seconds; raises TimeUp, and what was typed so far is dropped."""
        self._console.file.write("> ")
        self._console.file.flush()
        if not select.select([sys.stdin], [], [], max(0.0, seconds))[0]:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
            self.line()
            raise TimeUp
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.removesuffix("\n")


def clean(text: str) -> str:
    """The text without what could command a terminal; match files come from anywhere."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or letter in "\n\t" else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


def complain(text: str) -> None:
    """A line for whoever watches the errors."""
    is_terminal = sys.stderr.isatty()
    if is_terminal:
        Console(stderr=True, highlight=False).print(Text(clean(text), "red"))
    else:
        print(clean(text), file=sys.stderr)
