"""The table: what a script of rules sees and does. It asks, it tells, it rolls.

A script is a generator. It waits for a player by `choice = yield from table.ask(...)`, so that a rule reads from top
to bottom like its paragraph in the rulebook. Every `yield` a script reaches is an `Ask` or a list of them.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from wardroom.engine.dice import NO_DICE, Dice
from wardroom.engine.phrase import Event, Option, Question, Seat

S = TypeVar("S")
T = TypeVar("T")
D = TypeVar("D", bound="Table[Any]")
O = TypeVar("O", bound=Option)  # noqa: E741
P = ParamSpec("P")

Script: TypeAlias = Generator["Ask | list[Ask]", Any, T]
Choices: TypeAlias = Sequence[O] | Callable[[], Sequence[O]]
Step: TypeAlias = Callable[[T], Script[None] | None]
"""A part of a turn that begins and ends with plain data; one that asks nobody need be no script."""


class Ask:
    """Who is asked, what about, and the complete list of legal options.

    The options may be given as a function. It is called when somebody looks, so a replay builds no lists; and it is
    called again after `imagine` has dealt the asked seat another hand.
    """

    __slots__ = ("_about", "_args", "_choices", "_facts", "_options", "seat", "seconds")

    seconds: int | None
    """How long a person has; then `LATE` counts as the answer. The rules know no clock: others keep it."""

    def __init__(
        self,
        seat: Seat,
        choices: Choices[Option],
        about: Callable[..., Question],
        args: tuple[Any, ...],
        facts: dict[str, Any],
    ) -> None:
        self.seat = seat
        self.seconds = None
        self._choices = choices
        self._options: Sequence[Option] | None = None
        self._about = about
        self._args = args
        self._facts = facts

    def within(self, seconds: int | None) -> "Ask":
        """The same, to be answered in so many seconds; the script must know what to do with `LATE`."""
        self.seconds = seconds
        return self

    @property
    def options(self) -> Sequence[Option]:
        """What the seat may choose: the list that offers is the list that validates."""
        if self._options is None:
            self._options = self._choices() if callable(self._choices) else self._choices
        return self._options

    @property
    def question(self) -> Question:
        """What is asked, with its facts."""
        return self._about(*self._args, **self._facts)

    def find(self, notation: str) -> Option | None:
        """The offered option with this notation."""
        return next((option for option in self.options if option.notation == notation), None)

    def look_again(self) -> None:
        """Forget the list that was built: what lies on the table has changed."""
        self._options = None


class Told(NamedTuple):
    """An event and the seats that may know it; None stands for everybody, spectators included."""

    event: Event
    to: tuple[Seat, ...] | None

    def is_for(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, may know the event."""
        return self.to is None or (seat is not None and seat in self.to)


Still: TypeAlias = Mapping[Seat | None, Any]
"""What those who watch see of the table at one moment."""


class Audience(list[Told]):
    """Hears what is told, and looks at the table each time."""

    def __init__(self, look: Callable[[], Still | None]) -> None:
        super().__init__()
        self.look = look
        self.stills: list[Still] = []

    def append(self, told: Told) -> None:
        """Take down an event, and what is to be seen at that moment."""
        super().append(told)
        still = self.look()
        if still:
            self.stills.append(still)

    def clear(self) -> None:
        """Begin a new page."""
        super().clear()
        self.stills.clear()


class Table(Generic[S]):
    """The state, the dice, and the voice of the rules."""

    __slots__ = ("asked", "dice", "heard", "state")

    asked: int
    """How often anybody has been asked since the turn began."""

    def __init__(self, state: S, dice: Dice = NO_DICE, heard: list[Told] | None = None) -> None:
        """Events are built only if there is a list to collect what is heard; without dice it is a table to look at."""
        self.state = state
        self.dice = dice
        self.heard = heard
        self.asked = 0

    def ask(
        self,
        seat: Seat,
        about: Callable[P, Question],
        choices: Choices[O],
        *args: P.args,
        **facts: P.kwargs,
    ) -> Script[O]:
        """Wait for one player: `choice = yield from table.ask(seat, Fire, options, attacker)`.

        What follows the options are the fields of the question.
        """
        self.asked += 1
        choice: O = yield Ask(seat, choices, about, args, facts)
        return choice

    def ask_all(
        self,
        seats: Sequence[Seat],
        about: Callable[P, Question],
        choices: Callable[[Seat], Sequence[O]],
        *args: P.args,
        **facts: P.kwargs,
    ) -> Script[dict[Seat, O]]:
        """Wait for several players at once; each chooses without seeing the others' choices."""
        asks = [Ask(seat, lambda seat=seat: choices(seat), about, args, facts) for seat in seats]  # type: ignore[misc]
        return (yield from self.gather(asks)) if asks else {}  # type: ignore[return-value]

    def gather(self, asks: list[Ask]) -> Script[dict[Seat, Option]]:
        """Wait for several players at once, each with a question of their own."""
        self.asked += 1
        chosen: dict[Seat, Option] = yield asks
        return chosen

    def tell(self, event: Callable[P, Event], *args: P.args, **facts: P.kwargs) -> None:
        """Tell everybody: `table.tell(Sunk, ship)`."""
        if self.heard is not None:
            self.heard.append(Told(event(*args, **facts), None))

    def whisper(self, to: Sequence[Seat], event: Callable[P, Event], *args: P.args, **facts: P.kwargs) -> None:
        """Tell some seats only."""
        if self.heard is not None:
            self.heard.append(Told(event(*args, **facts), tuple(to)))


def take_steps(table: D, steps: Mapping[str, Step[D]], upcoming: Callable[[], str]) -> Script[None]:
    """One step after another, each the one that is upcoming by then, up to the first that asks; no name is the end."""
    while not table.asked and (name := upcoming()):
        script = steps[name](table)
        if script is not None:
            yield from script
