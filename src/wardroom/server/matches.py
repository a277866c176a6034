"""From the store to the engine and back: a match is opened at the cost of one turn."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from wardroom import shelf
from wardroom.engine import Match, Saved, Seal, Seat
from wardroom.engine.dice import read_draws, write_draws
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.record import FORMAT, Record, RecordLine
from wardroom.store.matches import Json, MatchRow, Moment, SeatRow


def read_seal(row: MatchRow) -> Seal:
    """The seal of a match, secret included."""
    return from_plain(Seal, row.seal, "seal")


def write_seal(seal: Seal) -> Json:
    """A seal as the store keeps it."""
    return dict(to_plain(asdict(seal)))


def write_saved(match: Match[Any]) -> Json:
    """The last turn boundary and where the dice stand."""
    saved = match.save()
    return {
        "state": to_plain(saved.snapshot),
        "line": saved.sequence,
        "rolled": write_draws(saved.rolled),
        "drawn": saved.drawn,
    }


def resume(row: MatchRow, names: Sequence[str], lines: Sequence[Moment], seal: Seal | None = None) -> Match[Any]:
    """A match as it stands: the saved boundary and the lines since."""
    assert row.saved is not None
    game = shelf.find(row.game)
    state: Any = from_plain(game.state, row.saved["state"])
    rolled = tuple(read_draws(row.saved["rolled"]))
    saved: Saved[Any] = Saved(state, row.saved["line"], rolled, row.saved["drawn"])
    match: Match[Any] = Match(game, names, row.options, seal or read_seal(row), saved=saved)
    give(match, lines)
    return match


def give(match: Match[Any], lines: Sequence[Moment]) -> None:
    """Give the answers of some lines."""
    for line in lines:
        assert line.seat is not None
        match.answer(Seat(line.seat), line.play)


def to_record(row: MatchRow, seated: Sequence[SeatRow], lines: Sequence[Moment], with_secret: bool) -> Record:
    """The match file."""
    seal = read_seal(row)
    opening = row.opening or {"dice": ""}
    return Record(
        wardroom=FORMAT,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=tuple(seat.name for seat in seated),
        seal=seal if with_secret else replace(seal, secret=None),
        opening=opening["dice"],
        log=tuple(RecordLine(line.seat or 0, line.play or "", line.dice) for line in lines),
        scores=tuple(row.result["scores"]) if row.result and row.result["reason"] == "rules" else None,
        players=tuple("person" if seat.kind != "bot" else seat.bot for seat in seated),
    )
