"""A match: a position with a past, people in its seats and a seal on its dice.

Every answer from outside comes in through `Match.answer`, where it is checked; what was answered and rolled is the
log. A match can be rebuilt from its log at any time, and that is how undo and recovery work.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from wardroom.engine.dice import Dice, Draw, Recorded, Source, Stream, read_draws, write_draws
from wardroom.engine.errors import CannotUndo, Malformed, NotAsked, NotOffered, Over, Refusal, Stale
from wardroom.engine.game import Game, Options, Setting, State
from wardroom.engine.phrase import LATE, Option, Seat
from wardroom.engine.position import Position
from wardroom.engine.seal import Deal, Seal
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

    `sequence` answers came before the snapshot; `rolled` are the dice since, `drawn` the words used of the stream. That
    is the stream of the last of so many seals as were `opened`.
    """

    snapshot: S
    sequence: int
    rolled: tuple[Draw, ...]
    drawn: int
    opened: int = 1


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
    _mark: Saved[S] | None = None
    """A turn boundary from which the log may begin, once enough has happened since."""

    def __init__(
        self,
        game: Game[S, Any],
        names: Sequence[str],
        options: Options,
        seal: Seal,
        carried: Sequence[Draw] = (),
        saved: Saved[S] | None = None,
        begins: S | None = None,
        resealed: Sequence[Seal] = (),
    ) -> None:
        """Open a table. `carried` are the dice of lines older than the seal, and of those whose secret is unknown.

        `resealed` are the seals that came later, each for the lines since; where it begins something is dealt anew.

        With `saved` the match goes on from its last turn boundary; what came before is not in its log. With `begins`
        it begins at that state between two turns, which somebody composed, and nothing is dealt.
        """
        self.game = game
        self.names = tuple(names)
        self.options: dict[str, Setting] = game.configure(options, len(names))
        self.seals = (seal, *resealed)
        self._carried = tuple(carried)
        self._saved = saved
        self.begins = begins
        self._start()

    @property
    def seal(self) -> Seal:
        """The seal that holds now."""
        return self.seals[-1]

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
        drawn = self._stream.drawn if self._stream else 0
        before = self.sequence - self.position.given
        return Saved(self.position.snapshot, before, tuple(self.position.rolled), drawn, self._opened)

    def __getstate__(self) -> dict[str, Any]:
        """A match travels between processes as what it saves: a script under way cannot be copied, but run again."""
        made_anew = ("position", "_audience", "_stream", "_past", "_mark")
        kept = {name: value for name, value in vars(self).items() if name not in made_anew}
        since = self.log[len(self.log) - self.position.given :]
        return {**kept, "moment": (self.save(), since, self._past.coming)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        saved, since, coming = kept.pop("moment")
        vars(self).update(kept, _saved=saved, _carried=coming)
        self._replay(since)
        logged = self._logged
        vars(self).update(kept, _logged=logged)

    def let_go(self, kept: int) -> None:
        """Forget lines that are on file elsewhere: the log begins at a turn boundary at least so many lines ago.

        It is as if the match had been opened from there: nothing older can be taken back here.
        """
        if self.position.given:
            return
        mark = self._mark = self._mark or self.save()
        if self.sequence - mark.sequence >= kept:
            self.log = [Line(None, None, (), ()), *self.log[mark.sequence - self._before_log + 1 :]]
            self._saved = mark
            self._mark = self.save()

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

    def views(self, seats: Iterable[Seat | None]) -> dict[Seat | None, Any]:
        """What several of them see."""
        return self.game.views(self.position.state, seats)

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

    def undoable(self, seat: Seat, unnoticed: Collection[Seat | None] = ()) -> int | None:
        """The line the seat may take back by itself: no dice, no event and no other's answer came of it.

        Whoever is known to see the same as before the last line (`unnoticed`) is not asked about that again.

        A secret answer may be taken back as long as the others it was asked with are still being waited for. That
        time was up is no answer of the seat's own, and stays; so does what is older than the seal.
        """
        at = next((at for at in range(len(self.log) - 1, 0, -1) if self.log[at].seat == seat), None)
        if at is None or self.log[at].option == LATE or any(line.dice or line.told for line in self.log[at:]):
            return None
        if self.seal.since > self._before_log + at:
            return None
        later = {line.seat for line in self.log[at + 1 :]}
        answered = set(self.position.answered)
        if later - answered or (later and seat not in answered):
            return None
        if seat not in answered and {ask.seat for ask in self.asks} != {seat}:
            return None
        return at if self._nobody_noticed(seat, at, () if later else unnoticed) else None

    def undo(self, seat: Seat) -> None:
        """Take the seat's last answer back; raises CannotUndo where the others would have to agree."""
        at = self.undoable(seat)
        if at is None:
            raise CannotUndo(seat=seat)
        self._replay(self.log[1:at] + self.log[at + 1 :])

    def take_back(self, sequence: int, seal: Seal) -> None:
        """Go back to an earlier moment, with everybody's consent, and go on under another seal.

        Other dice fall from there on, and the piles that nobody knew then are shuffled anew: whoever has seen what was
        to come has seen something else.
        """
        lines = self._lines(sequence)
        self.seals = (*self._seals_before(sequence), seal.after(sequence, "decks"))
        if self._saved:
            self._saved = replace(self._saved, opened=min(self._saved.opened, len(self.seals) - 1))
        self._replay(lines)

    def _seals_before(self, sequence: int) -> tuple[Seal, ...]:
        """The seals of the lines up to a moment, without one that begins there."""
        return tuple(seal for seal in self.seals if seal.since <= sequence)

    def at(self, sequence: int) -> "Match[S]":
        """The match as it stood after that many answers."""
        first, *later = [seal for seal in self.seals if seal.since <= sequence + 1] or [
            replace(self.seals[0], since=sequence + 1)
        ]
        earlier: Match[S] = Match(
            self.game, self.names, self.options, first, self._carried, self._saved, self.begins, later
        )
        earlier.players = self.players
        earlier._replay(self._lines(sequence))
        return earlier

    def branch(self, sequence: int, seal: Seal, deal: Deal = "decks") -> "Match[S]":
        """A new match that plays on from an earlier moment, under a seal of its own; needs the whole log.

        The lines before keep their own seals. What nobody knows is shuffled anew, or everything is that is not public.
        """
        assert self._saved is None
        first, *later = *self._seals_before(sequence), seal.after(sequence, deal)
        other: Match[S] = Match(
            self.game, self.names, self.options, first, self._carried, begins=self.begins, resealed=later
        )
        other.players = self.players
        other._replay(self.log[1 : sequence + 1])
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
        self._mark = None
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
        return self.game.views(state, self.watchers) if self.watchers else None

    def _source(self) -> Source:
        """The dice of the past, then those of the seal."""
        self._past = Recorded(self._carried)
        if self._saved:
            self._opened = self._saved.opened
            self._stream = self._stream_of(self.seals[self._opened - 1], self._saved.drawn) if self._opened else None
            return _Carried(self._saved.rolled, self._stream or self._past)
        self._opened = int(self.seals[0].since == 0)
        self._stream = self._stream_of(self.seals[0]) if self._opened else None
        return self._stream or self._past

    @staticmethod
    def _stream_of(seal: Seal, drawn: int = 0) -> Stream | None:
        return None if seal.secret is None else Stream(seal.key, drawn)

    def _renew(self) -> None:
        """If a seal begins after this line, its dice fall from now on, and something is dealt anew."""
        for at, seal in enumerate(self.seals):
            if seal.since == self.sequence + 1:
                is_new = at >= self._opened
                if is_new:
                    self._opened, self._stream = at + 1, self._stream_of(seal)
                    self.position.table.dice.source = self._stream or self._past
                dice = Dice(self._stream if is_new and self._stream else Recorded(read_draws(seal.dealt)))
                self.position.deal(seal.deal, dice)
                dealt = replace(seal, dealt=write_draws(dice.record))
                self.seals = (*self.seals[:at], dealt, *self.seals[at + 1 :])

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
        self._renew()

    def _replay(self, lines: Sequence[Line]) -> None:
        """Start again and give the same answers."""
        self._start()
        for line in lines:
            assert line.seat is not None and line.option is not None
            self._advance(line.seat, line.option)

    def _nobody_noticed(self, seat: Seat, at: int, unnoticed: Collection[Seat | None]) -> bool:
        known = {seat, *unnoticed}
        others = [other for other in (None, *map(Seat, range(len(self.names)))) if other not in known]
        return not others or self.game.views(self._before(at), others) == self.views(others)

    def _before(self, at: int) -> S:
        """The state before a recent line; within the turn this costs a fork, before it a replay."""
        before = self.position.before(len(self.log) - at) or self.at(self._before_log + at - 1).position
        return before.state


class _Carried:
    """Dice of the past first, then those that are still to fall."""

    def __init__(self, past: Sequence[Draw], future: Source) -> None:
        self._past = Recorded(past)
        self._left = len(past)
        self._future = future

    def below(self, sides: int, /) -> int:
        if self._left:
            self._left -= 1
            return self._past.below(sides)
        return self._future.below(sides)
