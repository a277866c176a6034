"""The easel: the picture of the table, shown to each reader when it is another one, and never twice the same."""

from dataclasses import dataclass, field
from typing import Any

from wardroom.cli.look import Look
from wardroom.engine import Match, Seat


@dataclass(slots=True)
class Easel:
    """What everybody at the keyboard saw last, and when they were asked."""

    match: Match[Any]
    _seen: dict[Seat | None, str] = field(default_factory=dict)
    _asked: dict[Seat, int] = field(default_factory=dict)

    def show(self, look: Look) -> None:
        """Show the table as it is."""
        self._seen[look.words.reader] = look.pictured()
        look.picture()

    def show_anew(self, look: Look) -> None:
        """Show the table, unless it is what the reader saw last."""
        if look.pictured() != self._seen.get(look.words.reader):
            self.show(look)
            look.screen.gap()

    def show_news(self, look: Look, seat: Seat) -> None:
        """Before a question: show the table anew if a turn has begun or somebody else has acted since the last one."""
        if self._has_news(seat):
            self.show_anew(look)
        self._asked[seat] = self.match.asked_at

    def _has_news(self, seat: Seat) -> bool:
        match, asked = self.match, self._asked.get(seat, -1)
        began = match.sequence - len(match.position.since)
        return began > asked or any(line.seat != seat for line in match.log[asked + 1 :])

    def turn_back(self) -> None:
        """Something was taken back: whatever looks different now is news."""
        self._asked.clear()

    def wipe(self) -> None:
        """The screen was cleared, and nothing can be seen any longer."""
        self._seen.clear()
        self._asked.clear()
