"""Matches as they begin: at a new table, or with a past from a file or another table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from secrets import choice
from typing import Any

from wardroom.engine import Game, Match, Refusal, Seal
from wardroom.engine.game import Options, Setting
from wardroom.engine.plain import to_plain
from wardroom.house.matches import todays_game
from wardroom.house.messages.tables import NewTable
from wardroom.house.moments import head_at
from wardroom.house.naming import clean_text
from wardroom.house.render import store_line
from wardroom.players import known_bot
from wardroom.store.rows import Json, MatchRow, Person, SeatRow, now

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 10
_LONG_TEXT = 200


def new_id() -> str:
    """A name that no table has."""
    return "".join(choice(_LETTERS) for _ in range(_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text can be the name of a table at all."""
    return len(text) == _LENGTH and set(text) <= set(_LETTERS)


def is_long(options: Mapping[str, Setting]) -> bool:
    """Whether there is a text among the options, such as a drawn coast, that takes some time to read."""
    return any(isinstance(value, str) and len(value) > _LONG_TEXT for value in options.values())


def configured(game: Game[Any, Any], options: Options, seats: int, is_for_bots: bool) -> dict[str, Setting]:
    """The complete set of switches of a game; raises BadSetup for what cannot be."""
    return game.configure(options, seats, unattended=is_for_bots)


def new_row(host: Person, game: str, rules: str, options: Json, wish: NewTable) -> MatchRow:
    """The head of a table that is being opened."""
    return MatchRow(
        id=new_id(),
        game=game,
        rules=rules,
        options=options,
        title=clean_text(wish.title)[:80],
        pace=wish.clock.kind if wish.clock else wish.pace,
        is_public=wish.is_public,
        hints=wish.hints,
        is_rated=is_ratable(host, wish),
        stand_in=stand_in(wish.stand_in),
        status="open",
        host=host.id,
        created=now(),
        moved=now(),
        seal={},
    )


def is_ratable(host: Person, wish: NewTable) -> bool:
    """Whether a table may count for ratings: one for several people, each at a screen of their own, with accounts."""
    others = [seat for seat in wish.seats if seat.kind != "bot"]
    return wish.is_rated and host.account is not None and len(others) > 1 and not any(seat.hot for seat in others)


def stand_in(rank: str) -> str:
    """The rank of those who stand in for people; raises Refusal for one that nobody would trust with a seat."""
    if rank == "random":
        raise Refusal("bad-stand-in", bot=rank)
    return known_bot(rank)


def is_full(seats: Sequence[SeatRow]) -> bool:
    """Whether nobody is missing."""
    return all(seat.kind != "open" for seat in seats)


def begun(row: MatchRow, seats: Sequence[SeatRow], seal: Seal) -> tuple[MatchRow, Match[Any]]:
    """The head of a match that begins, and the match. Raises Crash if a rule fails."""
    match: Match[Any] = Match(todays_game(row), [seat.name for seat in seats], row.options, seal)
    dealt = replace(row, rules=match.game.rules_version, opening=store_line(match.log[0]))
    return head_at(dealt, match, row.sequence), match


def adopted(row: MatchRow, match: Match[Any]) -> MatchRow:
    """The head of a match that comes with a past; unless it is over it waits for people, and for a seal of its own."""
    opening = store_line(match.log[0])
    if match.begins is not None:
        opening["begins"] = to_plain(match.begins)
    stands = head_at(replace(row, opening=opening), match, match.sequence)
    return stands if stands.result else replace(stands, status="open")
