"""A match: a position with a past, people in its seats and a seal on its dice.

Every answer from outside comes in through `Match.answer`, where it is checked; what was answered and rolled is the
log. A match can be rebuilt from its log at any time, and that is how undo and recovery work.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from wardroom.engine.dice import Dice, Draw, Recorded, Source, Stream
from wardroom.engine.errors import CannotUndo, Malformed, NotAsked, NotOffered, Over, Refusal, Stale
from wardroom.engine.game import Game, Options, Setting, State
from wardroom.engine.phrase import LATE, Option, Seat
from wardroom.engine.position import Position
from wardroom.engine.seal import Seal
from wardroom.engine.table import Ask, Audience, Still, Told

S = TypeVar("S", bound=State)

LONGEST_NOTATION = 200


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: who answered what, the dice that fell and the events that came of it.

    The opening, before any answer, is a line without a seat.
    """

    seat: Seat | None
    option: Option | None
    dice: tuple[Draw, ...]
    told: tuple[Told, ...]

    @property
    def play(self) -> str:
        """The notation of the answer."""
        return self.option.notation if self.option else ""


@dataclass(frozen=True, slots=True)
class Saved(Generic[S]):
    """All that is needed to go on without the whole log: the pair that is the position, and where the dice stand.

    `sequence` answers came before the snapshot; `rolled` are the dice since, `drawn` the words used of the stream.
    """

    snapshot: S
    sequence: int
    rolled: tuple[Draw, ...]
    drawn: int


class Crash(Exception):
    """A rule raised an error. The match stands where it stood before the answer that led there.

    `match` is None if the game could not even be set up.
    """

    def __init__(self, match: "Match[Any] | None", seat: Seat | None, play: str, cause: Exception) -> None:
        super().__init__(f"{type(cause).__name__}: {cause}")
        self.match, self.seat, self.play, self.cause = match, seat, play, cause

    def __reduce__(self) -> tuple[Any, ...]:
        return Crash, (self.match, self.seat, self.play, self.cause)


class Match(Generic[S]):
    """One game being played, or played out, at one table."""

    position: Position[S]
    log: list[Line]
    """The opening, then one line per answer."""
    players: tuple[str, ...] = ()
    """Who plays for each seat, as match files note it; the rules of play do not look at it."""
    watchers: Collection[Seat | None] = ()
    """Those for whom every event comes with a still: what they saw of the table as it was told."""
    stills: Sequence[Still] = ()
    """The stills of the last line, one for each of its events."""

    def __init__(
        self,
        game: Game[S, Any],
        names: Sequence[str],
        options: Options,
        seal: Seal,
        carried: Sequence[Draw] = (),
        saved: Saved[S] | None = None,
        begins: S | None = None,
    ) -> None:
        """Open a table. `carried` are the dice of lines older than the seal, or all where its secret is unknown.

        With `saved` the match goes on from its last turn boundary; what came before is not in its log. With `begins`
        it begins at that state between two turns, which somebody composed, and nothing is dealt.
        """
        self.game = game
        self.names = tuple(names)
        self.options: dict[str, Setting] = game.configure(options, len(names))
        self.seal = seal
        self._carried = tuple(carried)
        self._saved = saved
        self.begins = begins
        self._start()

    def deal(self, dice: Dice) -> S:
        """The state before the first decision: as it was composed, else as the game is set up with these dice."""
        if self.begins is not None:
            return self.begins.copy()
        return self.game.setup(self.options, len(self.names), dice)

    @property
    def sequence(self) -> int:
        """How many answers have been given; it names the moment that an answer is meant for."""
        return self._before_log + len(self.log) - 1

    @property
    def _before_log(self) -> int:
        return self._saved.sequence if self._saved else 0

    def save(self) -> Saved[S]:
        """What to keep so that the match can go on from here at the cost of one turn."""
        since = len(self.position.since)
        drawn = self._stream.drawn if self._stream else 0
        return Saved(self.position.snapshot, self.sequence - since, tuple(self.position.rolled), drawn)

    def __getstate__(self) -> dict[str, Any]:
        """A match travels between processes as what it saves: a script under way cannot be copied, but run again."""
        kept = {name: value for name, value in vars(self).items() if name not in ("position", "_audience", "_stream")}
        source = self.position.table.dice.source
        to_come = source.to_come if isinstance(source, _Carried) else ()
        return {**kept, "moment": (self.save(), tuple(self.position.since), to_come)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        saved, since, to_come = kept.pop("moment")
        vars(self).update(kept)
        self._stream = Stream(self.seal.key, saved.drawn) if self.seal.secret is not None else None
        dice = Dice(_Carried((*saved.rolled, *to_come), self._stream))
        self._set_out(saved.snapshot.copy(), dice)
        for seat, option in since:
            self.position.answer(seat, option)
        self._audience.clear()
        self._logged = len(dice.record)

    @property
    def asks(self) -> Sequence[Ask]:
        """What is being asked now."""
        return self.position.asks

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.position.result is not None

    def view(self, seat: Seat | None) -> Any:
        """What the seat, or a spectator, sees of the table."""
        return self.game.view(self.position.state, seat)

    def told_to(self, seat: Seat | None, after: int = -1) -> Iterator[Told]:
        """The events that a seat or a spectator may know, from log lines after the given one."""
        for line in self.log[after + 1 :]:
            yield from (told for told in line.told if told.is_for(seat))

    def answer(self, seat: Seat, play: object, sequence: int | None = None) -> None:
        """Take an answer from outside, as notation. A refused answer changes nothing.

        Raises Over, Stale, Malformed, NotAsked or NotOffered; and Crash if a rule fails.
        """
        self._advance(seat, self._check(seat, play, sequence))

    def time_up(self, seat: Seat) -> None:
        """The house, not a player, answers for a seat whose time is up. Raises Over, NotAsked, NotOffered and Crash."""
        if self.is_over:
            raise Over()
        ask = self.position.ask_of(seat)
        if ask is None:
            raise NotAsked(play=LATE.notation, waiting=tuple(ask.seat for ask in self.asks))
        if ask.seconds is None:
            raise NotOffered(play=LATE.notation, rule=ask.question.cites or "none")
        self._advance(seat, LATE)

    def answer_again(self, seat: Seat, play: object) -> None:
        """Give an answer that is on record: a player's, or that time was up."""
        if play == LATE.notation:
            self.time_up(seat)
        else:
            self.answer(seat, play)

    @property
    def asked_at(self) -> int:
        """The moment at which this was asked: secret answers since then are no new question to the others."""
        return self.sequence - len(self.position.answered)

    def undoable(self, seat: Seat) -> int | None:
        """The line the seat may take back by itself: no dice, no event and no other's answer came of it.

        A secret answer may be taken back as long as the others it was asked with are still being waited for. That
        time was up is no answer of the seat's own, and stays.
        """
        at = next((at for at in range(len(self.log) - 1, 0, -1) if self.log[at].seat == seat), None)
        if at is None or self.log[at].option == LATE or any(line.dice or line.told for line in self.log[at:]):
            return None
        later = {line.seat for line in self.log[at + 1 :]}
        answered = set(self.position.answered)
        if later - answered or (later and seat not in answered):
            return None
        if seat not in answered and {ask.seat for ask in self.asks} != {seat}:
            return None
        return at if self._nobody_noticed(seat, at) else None

    def undo(self, seat: Seat) -> None:
        """Take the seat's last answer back; raises CannotUndo where the others would have to agree."""
        at = self.undoable(seat)
        if at is None:
            raise CannotUndo(seat=seat)
        self._replay(self.log[1:at] + self.log[at + 1 :])

    def take_back(self, sequence: int) -> None:
        """Go back to an earlier moment, with everybody's consent. Dice of the seal will fall the same way again."""
        self._replay(self._lines(sequence))

    def at(self, sequence: int) -> "Match[S]":
        """The match as it stood after that many answers."""
        earlier: Match[S] = Match(
            self.game, self.names, self.options, self.seal, self._carried, self._saved, self.begins
        )
        earlier.players = self.players
        earlier._replay(self._lines(sequence))
        return earlier

    def branch(self, sequence: int, seal: Seal) -> "Match[S]":
        """A new match that plays on from an earlier moment, under a seal of its own; needs the whole log."""
        assert self._saved is None
        past = self.log[: sequence + 1]
        carried = [draw for line in past for draw in line.dice]
        under = replace(seal, since=len(past))
        other: Match[S] = Match(self.game, self.names, self.options, under, carried, begins=self.begins)
        other.players = self.players
        other._replay(past[1:])
        return other

    def _lines(self, sequence: int) -> list[Line]:
        """The answers up to a moment that the log still reaches."""
        assert self._before_log <= sequence <= self.sequence
        return self.log[1 : sequence - self._before_log + 1]

    def _check(self, seat: Seat, play: object, sequence: int | None) -> Option:
        """The offered option that the answer names, or the reason why there is none."""
        if self.is_over:
            raise Over()
        if sequence is not None and sequence != self.sequence:
            raise Stale(given=sequence, now=self.sequence)
        if not isinstance(play, str) or not play.isprintable() or not 0 < len(play) <= LONGEST_NOTATION:
            raise Malformed(play=repr(play)[:LONGEST_NOTATION])
        if play.split(" ")[0] not in {kind.kind for kind in self.game.options}:
            raise Malformed(play=play)
        ask = self.position.ask_of(seat) if type(seat) is int else None
        if ask is None:
            raise NotAsked(play=play, waiting=tuple(ask.seat for ask in self.asks))
        option = ask.find(play)
        if option is None:
            raise NotOffered(play=play, rule=ask.question.cites or "none")
        return option

    def _start(self) -> None:
        dice = Dice(self._source())
        try:
            self._set_out(self._saved.snapshot.copy() if self._saved else self.deal(dice), dice)
        except Refusal:
            raise
        except Exception as cause:
            raise Crash(None, None, "", cause) from cause
        self.log = []
        self._logged = 0
        self._write(None, None)

    def _set_out(self, state: S, dice: Dice) -> None:
        self._audience = Audience(lambda: self._still(state))
        self.position = Position(self.game, state, dice, self._audience)

    def _still(self, state: S) -> Still | None:
        return {watcher: self.game.view(state, watcher) for watcher in self.watchers} if self.watchers else None

    def _source(self) -> Source:
        """The dice of the past, then those of the seal."""
        drawn, past = (self._saved.drawn, self._saved.rolled) if self._saved else (0, self._carried)
        self._stream = Stream(self.seal.key, drawn) if self.seal.secret is not None else None
        return _Carried(past, self._stream)

    def _advance(self, seat: Seat, option: Option) -> None:
        try:
            self.position.answer(seat, option)
        except Exception as cause:
            self._replay(self.log[1:])
            if isinstance(cause, Refusal):
                raise
            raise Crash(self, seat, option.notation, cause) from cause
        self._write(seat, option)

    def _write(self, seat: Seat | None, option: Option | None) -> None:
        record, heard = self.position.table.dice.record, self._audience
        self.log.append(Line(seat, option, tuple(record[self._logged :]), tuple(heard)))
        self.stills = tuple(heard.stills)
        self._logged = len(record)
        heard.clear()

    def _replay(self, lines: Sequence[Line]) -> None:
        """Start again and give the same answers."""
        self._forget_carried([*self.log[:1], *lines])
        self._start()
        for line in lines:
            assert line.seat is not None and line.option is not None
            self._advance(line.seat, line.option)

    def _forget_carried(self, kept: Sequence[Line]) -> None:
        """Dice carried over for lines that are taken back are gone with them: what follows is rolled under the seal."""
        if self._saved is None and self.seal.since > len(kept):
            self.seal = replace(self.seal, since=len(kept))
            self._carried = tuple(draw for line in kept for draw in line.dice)

    def _nobody_noticed(self, seat: Seat, at: int) -> bool:
        before = self._before(at)
        others = [None, *(Seat(other) for other in range(len(self.names)) if other != seat)]
        now = self.position.state
        return all(self.game.view(before, other) == self.game.view(now, other) for other in others)

    def _before(self, at: int) -> S:
        """The state before a recent line; within the turn this costs a fork, before it a replay."""
        back = len(self.log) - at
        if back <= len(self.position.since):
            return self.position.fork(Recorded(()), upto=len(self.position.since) - back).state
        return self.at(self._before_log + at - 1).position.state


class _Carried:
    """Dice of the past first, then those of the seal's stream."""

    def __init__(self, past: Sequence[Draw], future: Source | None) -> None:
        self._past = Recorded(past)
        self._all = past
        self._left = len(past)
        self._future = future

    @property
    def to_come(self) -> Sequence[Draw]:
        """Dice of the past that have not fallen yet."""
        return self._all[len(self._all) - self._left :] if self._left > 0 else ()

    def below(self, sides: int, /) -> int:
        if self._left or self._future is None:
            self._left -= 1
            return self._past.below(sides)
        return self._future.below(sides)
