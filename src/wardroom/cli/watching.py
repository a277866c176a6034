"""A comparison while it runs: a bar and what is known so far, drawn in place; plain lines without a terminal."""

import sys
from collections.abc import Callable, Sequence
from time import monotonic
from types import TracebackType

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from wardroom.lab.balance.wording import Wording
from wardroom.words import Speaker

FIRST_RESULTS = 100
"""After so many pairs there is something to be said."""
_WEIGH_EVERY, _SAY_EVERY = 3.0, 10.0
_WIDTH = 40


def table_of(
    wording: Wording, only: frozenset[str] = frozenset(), is_over: bool = True
) -> tuple[list[str], list[list[str]], range]:
    """Columns and rows: each measure in each variant, differences with their intervals, and how they read."""
    words, letters = wording.words, [variant.letter for variant in wording.variants]
    columns = [words.say("balance-column-measure"), *letters]
    for letter in letters[1:]:
        columns += [words.say("balance-column-difference", letter=letter), words.say("balance-column-interval"), ""]
    if len(letters) == 1:
        columns.append(words.say("balance-column-interval"))
    rows = []
    for row in wording.weighing.rows:
        if only and row.family not in only and row.name not in only:
            continue
        cells = [wording.label(row), *(wording.figure(row, mean.value) if mean else "" for mean in row.means)]
        for at, found in enumerate(row.differences, 1):
            cells += [wording.signed(row, found.value), wording.interval(row, found)] if found else ["", ""]
            cells.append(wording.reading(row, found, is_over) if row.can_differ(at) else "")
        if len(letters) == 1:
            cells.append(wording.span(row, row.means[0]) if row.means[0] else "")
        rows.append(cells)
    return columns, rows, range(1, 1 + len(letters))


class Watch:
    """What whoever waits sees."""

    def __init__(self, count: int, wide: int, words: Speaker, is_quiet: bool) -> None:
        self._count, self._wide, self._words = count, wide, words
        self._began = self._weighed = self._said = monotonic()
        self._done = self._before = 0
        self._results: Table | Text = Text("")
        self._is_seen = sys.stderr.isatty()
        self._is_quiet = is_quiet
        self._live = Live(console=Console(stderr=True), refresh_per_second=4, get_renderable=self._picture)

    def __enter__(self) -> "Watch":
        if self._is_seen:
            self._live.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        if self._is_seen:
            self._results = Text("")  # the report says it once more, and the bar stays
            self._live.stop()

    def see(self, done: int, wording: Callable[[], Wording]) -> None:
        """One more pair is done. What it all says is worked out now and then only."""
        self._done, now = done, monotonic()
        if self._is_seen and done >= FIRST_RESULTS and now - self._weighed > _WEIGH_EVERY:
            self._results = _drawn(*table_of(wording(), is_over=False))
            self._weighed = monotonic()
        elif not (self._is_seen or self._is_quiet) and now - self._said > _SAY_EVERY:
            self._said = now
            print(self._pairs(), file=sys.stderr, flush=True)

    def _pairs(self) -> str:
        return self._words.say("balance-pairs", done=self._done, count=self._count)

    def _picture(self) -> Group:
        share = self._done / self._count
        full = round(_WIDTH * share)
        elapsed = max(monotonic() - self._began, 0.001)
        left = self._words.say("balance-left", time=_time(elapsed * (1 - share) / share)) if share else ""
        bar = f"  {'█' * full}{'░' * (_WIDTH - full)}   {self._pairs()}   {share:.0%}   {left}"
        speed = self._words.say("balance-speed", matches=round(self._done * self._wide / elapsed))
        return Group(Text(bar), self._results, Text(f"  {speed}", "dim"))


def _drawn(columns: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if at in numbers else "left")
    for row in rows:
        table.add_row(*row)
    return table


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
