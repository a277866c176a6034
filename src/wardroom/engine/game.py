"""A game as one object: what every rule set offers to the engine, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from wardroom.engine.dice import Dice
from wardroom.engine.errors import BadSetup
from wardroom.engine.explain import NOTHING, Explanation, Note
from wardroom.engine.laying import lay_over
from wardroom.engine.measures import Measures
from wardroom.engine.phrase import Event, Option, Question, Seat, vocabulary
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.table import Ask, Script, Table
from wardroom.engine.tables import mark_of

Setting: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Setting]
Say: TypeAlias = Callable[..., str]
"""`say("hull", points=3)`: words of the game in the reader's language."""
Merit: TypeAlias = Callable[[Option], float]
"""How good an option seems; the more the better, and only the order counts."""


class State(Protocol):
    """What lies on the table between two turns: a dataclass of plain data."""

    def copy(self) -> Self:
        """An independent copy, written by hand because it is made at every turn."""
        ...


S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Needs:
    """What something has an effect with: numbers of players, and what other switches are set to."""

    players: tuple[int, ...] | None = None
    """These numbers only; None for any."""
    others: Mapping[str, tuple[Setting, ...]] = field(default_factory=dict)
    """By name: one of these values."""
    unless: Mapping[str, tuple[Setting, ...]] = field(default_factory=dict)
    """By name: none of these values."""

    def met(self, options: Options, seats: int) -> bool:
        """Whether it has an effect with this complete set of switches and so many players."""
        return (
            (self.players is None or seats in self.players)
            and all(options[name] in values for name, values in self.others.items())
            and not any(options[name] in values for name, values in self.unless.items())
        )


@dataclass(frozen=True, slots=True)
class Switch:
    """An optional rule, or a choice of the set-up: its name, its default and the values it may have."""

    name: str
    default: Setting = False
    values: tuple[Setting, ...] = (False, True)
    unattended: Setting | None = None
    """The default at a table where nobody but programs plays, if it is another one."""
    needs: Needs = Needs()
    """Without this the switch has no effect, and nobody need hear of it."""
    limits: Mapping[Setting, Needs] = field(default_factory=dict)
    """Values that need more than the others."""

    is_quick: bool = False
    """Whether it says which match is played, or how long: whoever starts quickly is asked for it too."""

    def offered(self, options: Options, seats: int) -> tuple[Setting, ...]:
        """The values between which there is a choice, beside the other settings and with so many players; else none."""
        possible = self._possible(options, seats)
        return possible if len(possible) > 1 and self.needs.met(options, seats) else ()

    def fitting(self, options: Options, seats: int) -> Setting:
        """The value that is set, or where it does not go with the rest, the first that does."""
        value, possible = options[self.name], self._possible(options, seats)
        return possible[0] if possible and value in self.values and value not in possible else value

    def _possible(self, options: Options, seats: int) -> tuple[Setting, ...]:
        anything = Needs()
        return tuple(value for value in self.values if self.limits.get(value, anything).met(options, seats))

    def usual(self, unattended: bool) -> Setting:
        """What holds where nothing was said."""
        return self.unattended if unattended and self.unattended is not None else self.default

    def accepts(self, value: object) -> bool:
        """Whether the value is one of the switch's own; a number is never mistaken for a yes or no."""
        return any(value == known and type(value) is type(known) for known in self.values)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: each seat's score and place. Seats that share a place tie."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @classmethod
    def ranked(cls, scores: Sequence[int]) -> "Result":
        """The usual ending: more is better."""
        return cls(tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Judgement(Generic[S]):
    """What a game knows about playing itself well; the default knows nothing."""

    horizon: int = 20
    """How many decisions a search plays on by rule of thumb before it asks for the value, once the game rests."""

    folly: float = 0.0
    """Options of less merit are folly, unless all are: a search chooses one only if it is better by far."""

    doubt: float = 1.0
    """By how many standard errors an option must look better than the rule of thumb's to be chosen in its place."""

    def rests(self, state: S, ask: Ask) -> bool:
        """Whether the value can be trusted at this question: between two turns, say, and not amid an attack."""
        return True

    def turn(self, state: S, seat: Seat) -> object:
        """Which turn it is for a seat: whoever looks ahead judges in a later one, so that nothing is gained by delay.

        By default every moment is a turn of its own.
        """
        return object()

    def serves(self, state: S, ask: Ask) -> Seat:
        """Whose chances an answer is to serve: those of the seat that is asked, unless one player plays several."""
        return ask.seat

    def sides(self, state: S, seats: int) -> Sequence[Sequence[Seat]]:
        """Who wins together; a side that nobody plays has a seat beyond theirs. By default everybody plays alone."""
        return [(Seat(seat),) for seat in range(seats)]

    def merit(self, state: S, ask: Ask) -> Merit | None:
        """How good each option seems by rule of thumb, where the game can tell.

        The state is a sample of what the asked seat cannot know.
        """
        return None

    def choose(self, state: S, ask: Ask, dice: Dice) -> Option:
        """A sensible option: that of highest merit, of several the first; any if the game cannot tell."""
        if len(ask.options) == 1:
            return ask.options[0]
        merit = self.merit(state, ask)
        return max(ask.options, key=merit) if merit else dice.pick(ask.options)

    def value(self, state: S, seat: Seat) -> float:
        """How good the position is for the seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def features(self, state: S, seat: Seat) -> Mapping[str, float]:
        """How a seat stands, in numbers that a value can be fitted to; by default none."""
        return {}

    def at_work(self) -> "Judgement[S]":
        """The same judgement for a single decision of somebody who looks ahead: nobody keeps it any longer.

        So it may remember what it has found out, as long as it chooses the same.
        """
        return self


class Game(ABC, Generic[S, V]):
    """The rules, the data and the vocabulary of one game. Stateless: one object serves every match.

    `S` is the state, a dataclass of plain data with a hand-written `copy()`; `V` is the view, a dataclass too.

    Its vocabulary is what its module declares, or for a game in the module `game` of a package, all of the package.
    """

    id: ClassVar[str]
    rules_version: str = "1"
    players: ClassVar[tuple[int, ...]]
    """The numbers of seats the game can be played with."""
    switches: ClassVar[tuple[Switch, ...]] = ()
    state: ClassVar[type]
    """The class of the state, for saving and loading it."""
    questions: ClassVar[tuple[type[Question], ...]]
    options: ClassVar[tuple[type[Option], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    notes: ClassVar[tuple[type[Note], ...]]
    tables: ClassVar[tuple[str, ...]] = ()
    """The files of data that an owner may replace by their own."""
    rows: ClassVar[Mapping[str, type]] = {}
    """What a row of each of these files is (`wardroom.engine.tables`): who edits a table knows its columns by it."""
    judgement: Judgement[S] = Judgement()
    measures: Measures[S] = Measures()
    """What is counted while it is played, to weigh its cards and switches."""
    names: Mapping[str, Mapping[str, str]] = {}
    """What pieces are called, by id and language, where the data say it rather than the words."""
    texts: Mapping[str, str] = {}
    """What stands in its tables."""
    own_table: ClassVar[tuple[str, ...]] = ()
    """The files of a table of its own for the browser, by their paths in the game's folder; the first is its page."""
    most_lines: ClassVar[int] = 20_000
    """More answers than any match has: a longer match file is refused before it is played again."""
    workshops: Mapping[str, Callable[[object], object]] = {}
    """Where players make something of their own for the game: from plain data to plain data, by name."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        home = cls.__module__.removesuffix(".game")
        for name, kind in (("questions", Question), ("options", Option), ("events", Event), ("notes", Note)):
            if not hasattr(cls, name):
                setattr(cls, name, vocabulary(kind, home))

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        """A game with tables takes what is printed from their texts; raises BadData naming the place."""
        self.texts = texts or {}

    def __copy__(self) -> Self:
        """Another game with the same parts, for whoever exchanges some of them."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A game is stateless, so a copy of it is the game itself."""
        return self

    def __reduce__(self) -> str | tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickled by the name it has in its module; one that has none, by its class and what stands in its tables."""
        named = type(self).turn.__globals__.items()
        name = next((name for name, value in named if value is self), "")
        return name or (_again, (type(self), tuple(self.texts.items()), self.rules_version))

    @abstractmethod
    def setup(self, options: Options, seats: int, dice: Dice) -> S:
        """The state before the first turn."""

    @abstractmethod
    def turn(self, table: Table[S]) -> Script[None]:
        """One turn, from plain data to plain data. Keep it short: a fork replays the turn under way."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result once the game is over; None before. Asked between turns."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat, or a spectator, may see: built field by field, never by hiding."""

    def views(self, state: S, seats: Iterable[Seat | None]) -> dict[Seat | None, V]:
        """What several see at one moment: `view` of each. A game may build once what is common to them."""
        return {seat: self.view(state, seat) for seat in seats}

    @abstractmethod
    def imagine(self, state: S, seat: Seat | None, dice: Dice) -> None:
        """Replace, in place, everything the seat cannot know by a fair sample of it.

        The sample comes of the dice and of what the seat knows alone: sort what is hidden before it is shuffled.
        """

    def reshuffle(self, state: S, dice: Dice) -> None:
        """Put in another order, in place, what nobody at the table knows: piles that lie face down.

        What any seat knows stays as it is, so that no view changes. By default: nothing lies face down.
        """

    @abstractmethod
    def picture(self, view: V, say: Say) -> str:
        """The table as text, for the terminal."""

    def close_up(self, view: V, name: str, say: Say) -> str:
        """One piece, by its id or by what it is called, as text: all that the view has of it; empty for no such."""
        return ""

    def close_ups(self, view: V, say: Say) -> Mapping[str, Sequence[str]]:
        """The pieces that have a close-up, by id, in groups under what these are called."""
        return {}

    def explain(self, state: S, ask: Ask, option: Option) -> Explanation:
        """What an option costs and does, and with what chance, from what the asked seat knows."""
        return NOTHING

    def why(self, state: S, seat: Seat, piece: str) -> Note | None:
        """Why a piece that one would expect to be on offer to the seat now is not; None where there is no reason."""
        return None

    def holding(self, state: S, seat: Seat) -> object:
        """What the seat holds in its hand, sorted, so that another card is noticed; None where there are no hands.

        Whoever passes on reactions may want to do so until it changes.
        """
        return None

    def with_tables(self, texts: Mapping[str, str]) -> Self:
        """The same rules over an owner's data: the texts of some of its `tables`. Raises BadData naming the place.

        The rules version tells matches over other tables apart.
        """
        if not self.tables:
            raise BadSetup("no-tables", game=self.id)
        other = type(self)({**self.texts, **texts})
        other.rules_version = f"{type(self).rules_version}+{mark_of(other.texts, self.tables)}"
        return other

    def conserved(self, state: S) -> object:
        """What no rule ever changes, such as the sorted list of all cards; the test kit watches it."""
        return None

    def compose(self, options: Options, seats: int, dice: Dice) -> S:
        """A position from the middle of a match, any legal one: the test kit plays on from thousands of them.

        Begin with a fresh `setup`, then rearrange it: deal hands, move and damage pieces, plant what is pending, go to
        any turn and phase. Every choice is a roll of the dice, and nothing else is. Let 0 be the plain case, no damage
        and nothing pending: what fails is shrunk towards it. The state stands between two turns, where `turn` can
        take it up; nothing is lost (`conserved`), and `flaws` finds nothing in it. By default: the set-up.
        """
        return self.setup(options, seats, dice)

    def lay(self, state: S, layout: Mapping[str, object]) -> S:
        """A position that somebody has written down, such as that of a lesson, over a fresh set-up.

        By default the layout names the fields of the state (`wardroom.engine.laying`); a game whose state knows pieces
        by numbers has a layout of its own, by their ids. Raises BadData naming the place that is wrong.
        """
        laid: S = from_plain(self.state, lay_over(to_plain(state), layout), "begins")
        return laid

    def flaws(self, state: S) -> Iterator[str]:
        """What can never be true while somebody is asked, in a few words for a programmer; a sound state has none.

        Something pending on a ship that has left, a piece in two places, a hand above its limit, damage beyond the
        hull of a ship afloat, a counter that disagrees with what it counts. The test kit looks at every decision, and
        in every world that somebody imagines; a match file that begins at a flawed position is refused.
        """
        yield from ()

    def teams(self, options: Options, seats: int) -> tuple[int, ...]:
        """For each seat the team that it wins and loses with; by default everybody plays for themselves."""
        return tuple(range(seats))

    def refuse(self, options: Options, seats: int) -> None:
        """Raise BadSetup for combinations of switches and seats that cannot be played together."""

    def configure(self, given: Options, seats: int, unattended: bool = False) -> dict[str, Setting]:
        """The complete set of switches, defaults filled in; raises BadSetup for what cannot be.

        Where a default does not go with so many players, the first value that does takes its place. `unattended` is a
        table where nobody but programs plays.
        """
        if seats not in self.players:
            raise BadSetup("bad-players", game=self.id, players=seats, allowed=self.players)
        known = {switch.name: switch for switch in self.switches}
        for name, value in given.items():
            if name not in known:
                raise BadSetup("unknown-switch", game=self.id, switch=name, known=tuple(known))
            if not known[name].accepts(value):
                raise BadSetup("bad-switch", switch=name, value=str(value), allowed=known[name].values)
        options = {name: given.get(name, switch.usual(unattended)) for name, switch in known.items()}
        for name in known.keys() - given.keys():
            options[name] = known[name].fitting(options, seats)
        self.refuse(options, seats)
        return options


@lru_cache(16)
def _again(kind: type[Game[Any, Any]], texts: tuple[tuple[str, str], ...], version: str) -> Game[Any, Any]:
    """The game over these tables, the same object each time."""
    game = kind(dict(texts))
    game.rules_version = version
    return game
