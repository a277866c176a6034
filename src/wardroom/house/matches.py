"""From the store to the engine and back: a match is opened at the cost of one turn."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import msgspec

from wardroom import shelf
from wardroom.engine import Crash, Game, Match, Refusal, Saved, Seal, Seat
from wardroom.engine.dice import read_draws, write_draws
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.record import FORMAT, Record, RecordLine, replay
from wardroom.store.rows import Json, MatchRow, Moment, SeatRow


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
        "state": _state(saved.snapshot),
        "line": saved.sequence,
        "rolled": write_draws(saved.rolled),
        "drawn": saved.drawn,
    }


def _state(snapshot: object) -> Any:
    """What `to_plain` gives, at a fraction of its cost."""
    return msgspec.json.decode(msgspec.json.encode(snapshot, enc_hook=to_plain))


def ended_by_rules(match: Match[Any]) -> Json | None:
    """The result as the store keeps it, once the rules say that the match is over."""
    result = match.position.result
    if result is None:
        return None
    return {"scores": list(result.scores), "places": list(result.places), "reason": "rules"}


def resume(row: MatchRow, names: Sequence[str], lines: Sequence[Moment]) -> Match[Any]:
    """A match as it stands: the saved boundary and the lines since.

    Raises Refusal if the rules have changed since and the match does not go on by the new ones.
    """
    game = shelf.find(row.game)
    try:
        return _resume(game, row, names, lines)
    except (Refusal, Crash) as wrong:
        if row.rules != game.rules_version:
            raise Refusal("record-other-rules", found=row.rules, known=game.rules_version) from wrong
        raise


def _resume(game: Game[Any, Any], row: MatchRow, names: Sequence[str], lines: Sequence[Moment]) -> Match[Any]:
    assert row.saved is not None
    state: Any = from_plain(game.state, row.saved["state"])
    rolled = tuple(read_draws(row.saved["rolled"]))
    saved: Saved[Any] = Saved(state, row.saved["line"], rolled, row.saved["drawn"])
    match: Match[Any] = Match(game, names, row.options, read_seal(row), saved=saved)
    for line in lines:
        assert line.seat is not None
        match.answer_again(Seat(line.seat), line.play)
    return match


def replayed(record: Record) -> Match[Any]:
    """The match in a file, played again from its first line."""
    return replay(record, shelf.find(record.game))


def is_composed(row: MatchRow) -> bool:
    """Whether the match began at a composed position, which nobody dealt."""
    return _begins(row) is not None


def _begins(row: MatchRow) -> Any:
    """Kept beside the dice and the events of the opening."""
    return (row.opening or {}).get("begins")


def to_record(row: MatchRow, seated: Sequence[SeatRow], lines: Sequence[Moment]) -> Record:
    """The match file, secret included; of a log that is not whole, the file of that moment."""
    is_whole = len(lines) == row.line
    by_rules = is_whole and row.result is not None and row.result["reason"] == "rules"
    return Record(
        wardroom=FORMAT,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=tuple(seat.name for seat in seated),
        seal=replace(read_seal(row), since=min(read_seal(row).since, 1 + len(lines))),
        opening=(row.opening or {"dice": ""})["dice"],
        log=tuple(RecordLine(line.seat or 0, line.play or "", line.dice) for line in lines),
        scores=tuple(row.result["scores"]) if by_rules and row.result else None,
        begins=_begins(row),
        players=tuple("person" if seat.kind != "bot" else seat.bot for seat in seated),
    )
