"""Games of one decision, or two, that show what a search understands."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from wardroom.engine import (
    Dice,
    Game,
    Judgement,
    Option,
    Options,
    Position,
    Question,
    Result,
    Say,
    Script,
    Seat,
    Stream,
    Table,
)


class Pick(Option):
    number: int


class Which(Question):
    pass


@dataclass(slots=True)
class Picked:
    """What everybody picked; `secret` is what nobody knows."""

    seats: int
    secret: int
    picks: list[tuple[int, int]] = field(default_factory=list)

    def copy(self) -> "Picked":
        return Picked(self.seats, self.secret, self.picks[:])


class Picking(Game[Picked, list[tuple[int, int]]]):
    """A game that is over after one turn; what the picks are worth is the game's own affair."""

    id = "picking"
    players = (1, 2, 3)
    state = Picked
    questions = (Which,)
    options = (Pick,)
    events = ()
    numbers: ClassVar[int] = 2

    def setup(self, options: Options, seats: int, dice: Dice) -> Picked:
        return Picked(seats, dice.below(3))

    def result(self, state: Picked) -> Result | None:
        return Result.ranked(self.scores(state)) if state.picks else None

    def scores(self, state: Picked) -> list[int]:
        raise NotImplementedError

    def view(self, state: Picked, seat: Seat | None) -> list[tuple[int, int]]:
        return state.picks

    def imagine(self, state: Picked, seat: Seat | None, dice: Dice) -> None:
        state.secret = dice.below(3)

    def picture(self, view: list[tuple[int, int]], say: Say) -> str:
        return str(view)

    def pick(self, table: Table[Picked], seat: int) -> Script[int]:
        """Ask one seat, and note what it picks."""
        choice = yield from table.ask(Seat(seat), Which, [Pick(number) for number in range(self.numbers)])
        table.state.picks.append((seat, choice.number))
        return choice.number

    def turn(self, table: Table[Picked]) -> Script[None]:
        yield from self.pick(table, 0)


class Pennies(Picking):
    """Both show a coin at once; the second wins if they are the same."""

    def turn(self, table: Table[Picked]) -> Script[None]:
        shown = yield from table.ask_all([Seat(0), Seat(1)], Which, lambda seat: [Pick(0), Pick(1)])
        table.state.picks += [(int(seat), pick.number) for seat, pick in shown.items()]

    def scores(self, state: Picked) -> list[int]:
        same = state.picks[0][1] == state.picks[1][1]
        return [0, 1] if same else [1, 0]


class Guess(Picking):
    """Whoever guesses the secret wins."""

    numbers = 3

    def scores(self, state: Picked) -> list[int]:
        return [1, 0] if state.picks[0][1] == state.secret else [0, 1]


class Needle(Picking):
    """Of sixty straws one is a needle, and the rule of thumb does not know it."""

    numbers = 60

    def scores(self, state: Picked) -> list[int]:
        return [1, 0] if state.picks[0][1] == 41 else [0, 1]


class Trap(Picking):
    """The first may take a point, and then the second takes all; or leave it, and then the second has nothing."""

    def turn(self, table: Table[Picked]) -> Script[None]:
        yield from self.pick(table, 0)
        yield from self.pick(table, 1)

    def scores(self, state: Picked) -> list[int]:
        (_, taken), (_, all_) = state.picks
        return [1, 2] if taken and all_ else [1, 0]


class Heedless(Judgement[Any]):
    """Always the first option."""

    def choose(self, state: Any, ask: Any, dice: Dice) -> Option:
        first: Option = ask.options[0]
        return first


def begin(game: Game[Any, Any], seats: int = 2, key: bytes = b"toy") -> Position[Any]:
    """The first moment of a game."""
    game.judgement = Heedless()
    dice = Dice(Stream(key))
    return Position(game, game.setup({}, seats, dice), dice)
