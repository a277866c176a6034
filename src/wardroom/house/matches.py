"""From the store to the engine and back: a match is opened at the cost of one turn."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import msgspec

from wardroom import shelf
from wardroom.engine import Game, Match, Refusal, Saved, Seal, Seat
from wardroom.engine.dice import read_draws, write_draws
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.record import FORMAT, Record, RecordLine, Upgrade, replay
from wardroom.store.places import sets
from wardroom.store.rows import Json, MatchRow, Moment, SeatRow


def read_seal(row: MatchRow) -> Seal:
    """The seal of a match, secret included."""
    return from_plain(Seal, row.seal, "seal")


def read_seals(row: MatchRow) -> tuple[Seal, ...]:
    """All seals of a match, the first one first, secrets included."""
    return read_seal(row), *(from_plain(Seal, later, "resealed") for later in row.resealed or ())


def write_seal(seal: Seal) -> Json:
    """A seal as the store keeps it."""
    return cast(Json, msgspec.json.decode(msgspec.json.encode(seal)))


def write_saved(match: Match[Any], before: MatchRow | None = None) -> Json:
    """The last turn boundary and where the dice stand; most lines leave the boundary where the head before has it."""
    saved, known = match.save(), before.saved if before else None
    is_next = before is not None and before.line + 1 == match.sequence
    return {
        "state": known["state"] if known and is_next and known["line"] == saved.sequence else _state(saved.snapshot),
        "line": saved.sequence,
        "rolled": write_draws(saved.rolled),
        "drawn": saved.drawn,
        "opened": saved.opened,
    }


def _state(snapshot: object) -> msgspec.Raw:
    """What `to_plain` gives, at a fraction of its cost and written down already: it is small, and written as it is."""
    return msgspec.Raw(msgspec.json.encode(snapshot, enc_hook=to_plain))


def _read_state(kept: Any) -> Any:
    """A state as plain data, be it as it was written here or as a store has read it."""
    return msgspec.json.decode(kept) if isinstance(kept, msgspec.Raw) else kept


def ended_by_rules(match: Match[Any]) -> Json | None:
    """The result as the store keeps it, once the rules say that the match is over."""
    result = match.position.result
    if result is None:
        return None
    return {"scores": list(result.scores), "places": list(result.places), "reason": "rules"}


def game_of(game: str, rules: str) -> Game[Any, Any]:
    """The game by the rules that a match names; raises Refusal if they, or its cards, are not to be found."""
    return shelf.rules_of(game, rules, sets())


def todays_game(row: MatchRow) -> Game[Any, Any]:
    """The game as it is installed, over the cards of a match; raises Refusal if they are not to be found."""
    version = shelf.find(row.game).rules_version.partition("+")[0]
    mark = row.rules.partition("+")[2]
    return game_of(row.game, f"{version}+{mark}" if mark else version)


def shown_game(row: MatchRow) -> Game[Any, Any]:
    """The game as it is told about beside the table: over the package's cards where its own are not to be found."""
    try:
        return todays_game(row)
    except Refusal:
        return shelf.find(row.game)


def resume(row: MatchRow, names: Sequence[str], lines: Sequence[Moment]) -> Match[Any]:
    """A match as it stands: the saved boundary and the lines since.

    Raises Refusal if the rules have changed since: only an upgrade makes it go on by the new ones, and says so.
    """
    game = game_of(row.game, row.rules)
    if row.rules != game.rules_version and row.result is None:
        raise Refusal("rules-not-its-own", found=row.rules, known=game.rules_version)
    return resume_by(game, row, names, lines)


def resume_by(game: Game[Any, Any], row: MatchRow, names: Sequence[str], lines: Sequence[Moment]) -> Match[Any]:
    """A match as it stands, by some rules, be they its own or not."""
    assert row.saved is not None
    state: Any = from_plain(game.state, _read_state(row.saved["state"]))
    rolled = tuple(read_draws(row.saved["rolled"]))
    saved: Saved[Any] = Saved(state, row.saved["line"], rolled, row.saved["drawn"], row.saved.get("opened", 1))
    seal, *later = read_seals(row)
    match: Match[Any] = Match(game, names, row.options, seal, saved=saved, resealed=later)
    for line in lines:
        assert line.seat is not None
        match.answer_again(Seat(line.seat), line.play)
    return match


def goes_on(row: MatchRow) -> list[Json]:
    """The upgrades after which the match goes on."""
    return [each for each in row.upgrades or () if each["kind"] != "stuck"]


def replayed(record: Record) -> Match[Any]:
    """The match in a file, played again from its first line by the rules it names."""
    return replay(record, game_of(record.game, record.rules))


def resealed(match: Match[Any], seal: Seal) -> Match[Any]:
    """The match as it stands, which plays on under a further seal: other dice fall, and decks are shuffled anew."""
    match.take_back(match.sequence, seal)
    return match


def is_composed(row: MatchRow) -> bool:
    """Whether the match began at a composed position, which nobody dealt."""
    return _begins(row) is not None


def _begins(row: MatchRow) -> Any:
    """Kept beside the dice and the events of the opening."""
    return (row.opening or {}).get("begins")


def to_record(row: MatchRow, seated: Sequence[SeatRow], lines: Sequence[Moment]) -> Record:
    """The match file, secret included; of a log that is not whole, the file of that moment."""
    is_whole = len(lines) == row.line
    seal, *later = read_seals(row)
    by_rules = is_whole and row.result is not None and row.result["reason"] == "rules"
    return Record(
        wardroom=FORMAT,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=tuple(seat.name for seat in seated),
        seal=replace(seal, since=min(seal.since, 1 + len(lines))),
        resealed=tuple(seal for seal in later if seal.since <= 1 + len(lines)),
        opening=(row.opening or {"dice": ""})["dice"],
        log=tuple(RecordLine(line.seat or 0, line.play or "", line.dice) for line in lines),
        scores=tuple(row.result["scores"]) if by_rules and row.result else None,
        begins=_begins(row),
        cards=row.cards_name,
        upgraded=tuple(Upgrade(each["line"], each["before"], each["since"]) for each in goes_on(row)),
        players=tuple("person" if seat.kind != "bot" else seat.bot for seat in seated),
    )
