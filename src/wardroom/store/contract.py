"""What a house asks of its store: matches that are opened, seated, moved on moment by moment, and found again.

A store is a database (`wardroom.store.archive`), or the memory of one process (`wardroom.store.memory`). One contract
is tested on all of them.
"""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from wardroom.store.rows import AnalysisRow, Json, MatchRow, Moment, SeatRow, SetRow

MOST_OF_ONE = 3
"""Tables of one person that are shown among those that wait for people."""
MOST_SAID, MOST_WATCHERS_SAID = 200, 100
"""Lines of talk that are told again, of those who play and of those who watch."""


class Reader(Protocol):
    """What can be looked up. Rows and lists belong to whoever asked for them."""

    async def load_match(self, match: str) -> MatchRow:
        """The head of a match; raises Refusal if there is none."""

    async def load_seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""

    async def load_lines(self, match: str, upto: int, after: int = 0) -> list[Moment]:
        """The log as it stands, from the line after the given one: moments that were not taken back.

        `upto` is a line that the log reaches, the last one of the head at most.
        """

    async def load_plays(self, match: str, upto: int) -> list[Moment]:
        """The log as it stands, to be played again: without what was told, which is most of it."""

    async def load_moments(self, match: str, after: int) -> list[Moment]:
        """All moments after a certain one, taking back included."""

    async def list_mine(self, person: str) -> list[MatchRow]:
        """The matches a person has a seat in, finished ones last, those that moved last first.

        Their heads are for lists: without their seals, openings and boundaries, which are most of them.
        """

    async def list_open(self) -> list[MatchRow]:
        """Public tables at which somebody waits for others: everybody's newest first, and few of any one person's.

        Their heads are for lists, too.
        """

    async def list_invited(self, person: str) -> list[MatchRow]:
        """Tables that wait for a person by name. Their heads are for lists, too."""

    async def list_series(self, series: str) -> list[MatchRow]:
        """The matches that were played again and again from one on, in order. Their heads are for lists, too."""

    async def load_blocks(self, person: str) -> dict[str, str]:
        """Whom a person does not want to hear (`mute`) or to meet (`block`), by their ids."""

    async def list_waiting_for_bots(self) -> list[str]:
        """Matches in play in which a bot is asked."""

    async def list_playing(self) -> list[str]:
        """All matches in play."""

    async def list_due(self, at: str) -> list[str]:
        """Matches in play in which a clock has run out at an instant."""

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""

    async def load_chat(self, match: str) -> list[Json]:
        """The last things said at a table: of watchers so many and no more, so that they push no player's word out."""

    async def load_proposals(self, match: str, sequence: int) -> list[Json]:
        """The proposals that still stand: none that was made before the last moment."""

    async def load_analyses(self, match: str) -> list[AnalysisRow]:
        """The analyses of a match, by their levels."""

    async def list_under_way(self) -> list[AnalysisRow]:
        """The analyses that somebody is at, or was when the server stopped; without what they found."""

    async def list_sets(self, person: str) -> list[SetRow]:
        """The sets that a person may play with: those that the house offers, then their own, by name."""

    async def load_set(self, name: str) -> SetRow:
        """A set by its id; raises Refusal if there is none."""

    async def find_set(self, game: str, mark: str) -> SetRow | None:
        """A set that these cards are, one that the house offers before all others; None if they are none's now."""

    async def load_cards(self, game: str, mark: str) -> dict[str, str] | None:
        """What stands in the tables of a set, by file; None if nobody has given it."""


class Writer(Reader, Protocol):
    """What can be written, beside what can be looked up."""

    async def create_match(self, match: MatchRow, seated: Sequence[SeatRow]) -> None:
        """Write a new match and its seats."""

    async def lock_match(self, match: str) -> MatchRow:
        """The head of a match, which nobody else can change until the transaction ends."""

    async def save_seat(self, seat: SeatRow) -> None:
        """Write a seat that was taken, left or resigned."""

    async def take_seat(self, seat: SeatRow) -> None:
        """Sit a person down on a seat nobody has; raises Refusal if somebody was quicker."""

    async def begin_match(self, match: MatchRow) -> None:
        """Write the head of a match that begins; raises Refusal if it has begun already."""

    async def save_sealing(self, match: MatchRow) -> None:
        """Write how far a seal has come that is being made, and what the house has committed to."""

    async def save_upgrade(self, match: MatchRow) -> None:
        """Write by which rules a match goes on, and what was noted of it."""

    async def save_company(self, match: MatchRow) -> None:
        """Write whether a match is public and rated, and how the next one was asked for."""

    async def save_noted(self, match: MatchRow) -> None:
        """Write what stewards have done at a table."""

    async def save_clock(self, match: MatchRow) -> None:
        """Write how the clocks of a match stand, and when the first runs out."""

    async def beat(self, at: str, gap: float) -> list[list[str]]:
        """The house is open at an instant; all times at which it was shut, as pairs of instants.

        It was, if nobody has said that it is open for more than `gap` seconds.
        """

    async def add_moments(self, *added: tuple[MatchRow, Sequence[Moment]]) -> None:
        """Append moments to matches and move their heads, together or not at all.

        Raises Refusal if others were quicker, at any of them. Heads come first, and all processes take them in the same
        order, so that none waits for another that waits for it.
        """

    async def add_chat(self, line: Json) -> int:
        """Write something said at a table; its number."""

    async def add_proposal(self, proposal: Json) -> int:
        """Write a proposal, in place of an older one of the same seat; its number."""

    async def save_proposal(self, number: int, agreed: list[int], is_open: bool) -> None:
        """Write who has agreed so far, and whether the proposal still stands."""

    async def drop_proposals(self, match: str) -> None:
        """Others sit at the table now: what was proposed before is void."""

    async def begin_analysis(self, row: AnalysisRow) -> None:
        """Write an analysis, in place of another one of the same match and level."""

    async def save_analysis(self, row: AnalysisRow, run: str) -> bool:
        """Write how far an analysis has come; nothing is written, and False told, unless this run is at it."""

    async def write_moments(self, past: Sequence[Moment]) -> None:
        """Write the moments of a match that comes with a past."""

    async def save_set(self, row: SetRow, texts: dict[str, str]) -> None:
        """Write a set and what stands in it: a new one is of version 1, another follows the version that is kept.

        Raises Refusal if it does not, and if other cards happen to have the same mark.
        """

    async def rename_set(self, name: str, wanted: str) -> None:
        """Call a set otherwise."""

    async def drop_set(self, name: str) -> None:
        """Forget a set; its cards stay as long as a match is played with them."""

    async def hold_cards(self, game: str, mark: str) -> bool:
        """Whether the cards of a set are kept; until the transaction ends nobody forgets them."""

    async def sweep_cards(self, game: str, mark: str) -> bool:
        """Forget cards that are no set and that no match is played with; whether they were."""


class Store(Protocol):
    """Where matches are kept."""

    def read(self) -> AbstractAsyncContextManager[Reader]:
        """Look things up; raises Refusal if the store is away."""

    def write(self) -> AbstractAsyncContextManager[Writer]:
        """Write: all of it is durable once the block is left without an error, else nothing has happened.

        Raises Refusal if the store is away, locked, full or read-only.
        """
