"""Match files: readable JSON, one line per answer with the dice that fell, replayed exactly on import.

`loads` checks the shape of a file, `replay` its meaning; both name the place of the first thing that is wrong. This
module turns text into matches and back; who reads and writes the files themselves is not its business.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from math import isfinite
from typing import Any, TypeVar

from wardroom.engine.dice import Draw, read_draws, write_draws
from wardroom.engine.errors import BadData, BadRecord, BadSetup, Refusal
from wardroom.engine.game import Game, Setting, State
from wardroom.engine.match import LONGEST_NOTATION, Crash, Line, Match
from wardroom.engine.phrase import Seat
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.seal import Seal

S = TypeVar("S", bound=State)

FORMAT = 1
_MOST_SEATS = 64
_LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class RecordLine:
    """An answer on file: its seat, its notation, and the dice that fell before the next one."""

    seat: int
    play: str
    dice: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """What a crashed match notes: the answer that led to the error, and the error."""

    seat: int | None
    play: str
    error: str


@dataclass(frozen=True, slots=True)
class Upgrade:
    """That other rules were installed while the match was played: after which line, and which before.

    If `since` is there, what came after that line does not come out the same by the new ones.
    """

    line: int
    before: str
    since: int | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match file, field by field as it is written."""

    wardroom: int
    game: str
    rules: str
    options: dict[str, Setting]
    seats: tuple[str, ...]
    seal: Seal
    opening: str
    log: tuple[RecordLine, ...]
    scores: tuple[int, ...] | None = None
    crash: Failure | None = None
    players: tuple[str, ...] = ()
    """Who plays for each seat: `person`, or the kind of a bot. Empty where nobody noted it."""
    begins: Any = None
    """The state that the match begins at, where it was composed and not dealt, as plain data of the game."""
    resealed: tuple[Seal, ...] = ()
    """The seals that came after the first one, each for the lines since."""
    upgraded: tuple[Upgrade, ...] = ()
    """The times that other rules were installed meanwhile."""
    cards: str = ""
    """What the set of cards is called that it is played with, if it is not the package's and a house knows it."""
    analysis: Any = None
    """What an analysis made of the match, as plain data; see `wardroom.players.analysis.kept`."""

    @property
    def seals(self) -> tuple[Seal, ...]:
        """All seals, the first one first."""
        return self.seal, *self.resealed

    @property
    def dice(self) -> tuple[str, ...]:
        """The dice of every line, those of the opening first."""
        return self.opening, *(line.dice for line in self.log)


@dataclass(frozen=True, slots=True)
class Proof:
    """How much of a match follows from its seals: rolls that do, and those that are older than all of them."""

    derived: int
    older: int
    lines: int
    """How many lines are older than the first seal."""
    is_composed: bool
    """Whether somebody composed the position that it begins at."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing has to be believed."""
        return not self.lines and not self.is_composed


def record(match: Match[Any], crash: Crash | None = None) -> Record:
    """The file of a match as it stands, or as it stood when a rule failed."""
    result = match.position.result
    return Record(
        wardroom=FORMAT,
        game=match.game.id,
        rules=match.game.rules_version,
        options=match.options,
        seats=match.names,
        seal=match.seals[0],
        opening=write_draws(match.log[0].dice),
        log=tuple(_file_line(line) for line in match.log[1:]),
        scores=result.scores if result else None,
        crash=Failure(crash.seat, crash.play, str(crash)) if crash else None,
        players=match.players,
        begins=None if match.begins is None else to_plain(match.begins),
        resealed=match.seals[1:],
    )


def dumps(record: Record) -> str:
    """The text of a match file: a line for every field and every answer, defaults left out."""
    written = {name: _json(_compact(value)) for name, value in _set_fields(record) if name != "log"}
    answers = ",\n".join(f"  {_json(_compact(line))}" for line in record.log)
    written["log"] = f"[\n{answers}\n ]" if answers else "[]"
    return "{\n" + ",\n".join(f" {_json(name)}: {text}" for name, text in written.items()) + "\n}\n"


def loads(text: str) -> Record:
    """Read the text of a match file; raises BadRecord naming what is wrong and where."""
    try:
        data = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as cause:
        line = cause.lineno if isinstance(cause, json.JSONDecodeError) else 1
        raise BadRecord("record-not-json", line=line) from None
    if not isinstance(data, dict) or type(data.get("wardroom")) is not int:
        raise BadRecord("record-not-ours")
    if data["wardroom"] != FORMAT:
        raise BadRecord("record-format", found=str(data["wardroom"]), known=FORMAT)
    try:
        record = from_plain(Record, data, "")
    except BadData as wrong:
        raise BadRecord("record-field", **wrong.facts) from wrong
    for where, expected, found, is_right in _particulars(record):
        if not is_right:
            raise BadRecord("record-field", where=where, expected=expected, found=repr(found)[:80])
    return record


def replay(record: Record, game: Game[S, Any]) -> Match[S]:
    """Play a record again, answer by answer, and check the dice against it.

    Over other cards than its own no match is played, not even if nothing else differs; another version of the rules may
    come to the same.

    Raises BadRecord with the number of the first line that does not come out as recorded, and Crash where a rule
    fails on the way. Where the secret is not known, the recorded dice are trusted. A composed position has to be one
    that the game knows nothing against, unless the file notes a crash: then what is wrong may be the position itself.
    """
    if record.game != game.id:
        raise BadRecord("record-other-game", found=record.game, game=game.id)
    if record.rules.partition("+")[2] != game.rules_version.partition("+")[2]:
        raise BadRecord("record-other-cards", found=record.rules, known=game.rules_version)
    try:
        match = begin(record, game)
        for number, line in enumerate(record.log, 1):
            _play(match, line, number)
        _compare_deals(record, match)
    except BadRecord as wrong:
        older = record.upgraded[0].before if record.upgraded else record.rules
        if older != game.rules_version:
            raise BadRecord("record-other-rules", found=older, known=game.rules_version) from wrong
        raise
    scores = match.position.result.scores if match.position.result else None
    if record.scores is not None and record.scores != scores:
        raise BadRecord("record-scores", found=record.scores, derived=scores or ())
    return match


def check_rules(record: Record, game: Game[Any, Any]) -> None:
    """Raises BadRecord where a match would be played on by other rules than its own; one that is over is none."""
    if record.rules != game.rules_version and record.scores is None:
        raise BadRecord("rules-not-its-own", found=record.rules, known=game.rules_version)


def verify(record: Record, game: Game[S, Any]) -> Match[S]:
    """Derive every roll and shuffle of a finished match again from its seal.

    Of a match that begins at a composed position that is every roll since; nobody dealt what it begins with. What is
    older than the seal is not derived either, whatever the file says of it: `proof` counts it.
    Raises BadRecord if the match is not finished, a secret is missing or not the one committed to, or any line of the
    log differs.
    """
    check_seals(record.seals)
    match = replay(record, game)
    if not match.is_over:
        raise BadRecord("record-unfinished")
    return match


def check_seals(seals: Sequence[Seal]) -> None:
    """Raises BadRecord unless every secret is known, and is the one that was committed to."""
    if any(seal.secret is None for seal in seals):
        raise BadRecord("record-no-secret")
    if not all(seal.is_kept for seal in seals):
        raise BadRecord("record-broken-seal")


def proof(record: Record) -> Proof:
    """How much of a match that `verify` finds nothing against is proved by its seals, and how much is not."""
    since = record.seal.since
    older = sum(len(dice.split()) for dice in record.dice[:since])
    later = sum(len(dice.split()) for dice in (*record.dice[since:], *(seal.dealt for seal in record.seals)))
    return Proof(later, older, since, record.begins is not None)


def _file_line(line: Line) -> RecordLine:
    assert line.seat is not None
    return RecordLine(line.seat, line.play, write_draws(line.dice))


def _set_fields(value: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a dataclass that differ from their defaults."""
    for field in fields(value):
        if getattr(value, field.name) != field.default:
            yield field.name, getattr(value, field.name)


def _compact(value: Any) -> Any:
    if hasattr(value, "__dataclass_fields__"):
        return {name: _compact(item) for name, item in _set_fields(value)}
    return to_plain(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _finite(text: str) -> float:
    """A number; raises ValueError for one that is beyond all numbers, such as 1e999."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _particulars(record: Record) -> Iterable[tuple[str, str, object, bool]]:
    """What the types do not say: where, what is expected, what is there, and whether it is right."""
    seats = len(record.seats)
    yield "seats", f"1-{_MOST_SEATS}", seats, 1 <= seats <= _MOST_SEATS
    for at, name in enumerate(record.seats):
        yield f"seats[{at}]", "name", name, _is_line(name, _LONGEST_NAME)
    yield "players", str(seats), len(record.players), len(record.players) in (0, seats)
    for at, player in enumerate(record.players):
        yield f"players[{at}]", "name", player, _is_line(player, _LONGEST_NAME)
    least = 0
    for where, seal in _places(record):
        yield from _sealed(where, seal, least, 1 + len(record.log))
        least = max(1, seal.since + 1)
    yield "opening", "dice", record.opening, _is_dice(record.opening)
    for at, line in enumerate(record.log):
        yield f"log[{at}].seat", f"0-{seats - 1}", line.seat, 0 <= line.seat < seats
        yield f"log[{at}].play", "notation", line.play, _is_line(line.play, LONGEST_NOTATION)
        yield f"log[{at}].dice", "dice", line.dice, _is_dice(line.dice)


def _places(record: Record) -> Iterator[tuple[str, Seal]]:
    yield "seal", record.seal
    for at, seal in enumerate(record.resealed):
        yield f"resealed[{at}]", seal


def _sealed(where: str, seal: Seal, least: int, most: int) -> Iterable[tuple[str, str, object, bool]]:
    """What the types do not say of a seal, which begins after so many lines at least and at most."""
    for at, told in enumerate(seal.contributions):
        yield f"{where}.contributions[{at}]", "text", told, _is_line(told, _LONGEST_NAME)
    yield f"{where}.commitment", "64 hex", seal.commitment, _is_hash(seal.commitment)
    yield f"{where}.secret", "64 hex", seal.secret, seal.secret is None or _is_hash(seal.secret)
    yield f"{where}.since", f"{least}-{most}", seal.since, least <= seal.since <= most
    yield f"{where}.deal", "", seal.deal, bool(seal.since) or not seal.deal
    yield f"{where}.dealt", "dice", seal.dealt, _is_dice(seal.dealt) and bool(seal.deal or not seal.dealt)


def _is_line(text: str, longest: int) -> bool:
    return 0 < len(text) <= longest and text.isprintable()


def _is_hash(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def _is_dice(text: str) -> bool:
    try:
        return write_draws(read_draws(text)) == text
    except ValueError:
        return False


def begin(record: Record, game: Game[S, Any]) -> Match[S]:
    """The match of a record before its first answer, with the dice that are to come; raises BadRecord."""
    begins = _composed(record, game)
    try:
        match = Match(
            game, record.seats, record.options, record.seal, _carried(record), begins=begins, resealed=record.resealed
        )
    except BadSetup as wrong:
        raise BadRecord(wrong.key, **wrong.facts) from wrong
    except Refusal as wrong:
        raise BadRecord("record-dice", line=0, found=record.opening, derived=str(wrong)) from wrong
    match.players = record.players
    _compare(record.opening, match, 0)
    return match


def _composed(record: Record, game: Game[S, Any]) -> S | None:
    """The position that the match begins at, if it is one that can be; None where the game is set up as usual."""
    if record.begins is None:
        return None
    try:
        state: S = from_plain(game.state, record.begins, "begins")
    except BadData as wrong:
        raise BadRecord("record-field", **wrong.facts) from wrong
    flaw = _flaw(game, state, len(record.seats))
    if flaw is not None and record.crash is None:
        raise BadRecord("record-flawed", where="begins", found=flaw[:200])
    return state


def _flaw(game: Game[S, Any], state: S, seats: int) -> str | None:
    """What cannot be in a state, if anything: the game's own word for it, or what keeps it from being shown."""
    try:
        for watcher in (None, *(Seat(seat) for seat in range(seats))):
            to_plain(game.view(state, watcher))
        return next(iter(game.flaws(state)), None)
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"


def _carried(record: Record) -> Sequence[Draw]:
    """The dice that are taken from the file: those older than all seals, and those whose secret is not known."""
    return read_draws(" ".join(dice for at, dice in enumerate(record.dice) if _seal_of(record, at) is None))


def _seal_of(record: Record, line: int) -> Seal | None:
    """The seal that the dice of a line are derived from, if they can be."""
    last = next((seal for seal in reversed(record.seals) if seal.since <= line), None)
    return last if last and last.secret is not None else None


def _play(match: Match[Any], line: RecordLine, number: int) -> None:
    try:
        match.answer_again(Seat(line.seat), line.play)
    except Refusal as wrong:
        raise BadRecord("record-line", line=number, found=line.play, why=wrong) from wrong
    _compare(line.dice, match, number)


def _compare_deals(record: Record, match: Match[Any]) -> None:
    for recorded, derived in zip(record.seals, match.seals, strict=True):
        if recorded.dealt != derived.dealt:
            raise BadRecord("record-dice", line=recorded.since - 1, found=recorded.dealt, derived=derived.dealt)


def _compare(recorded: str, match: Match[Any], number: int) -> None:
    derived = write_draws(match.log[number].dice)
    if recorded != derived:
        raise BadRecord("record-dice", line=number, found=recorded, derived=derived)
