"""Small games for tests: a council with secret plans and secret votes, and what tests do with any match."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from wardroom.engine import (
    Ask,
    Dice,
    Event,
    Game,
    Late,
    Match,
    Option,
    Options,
    Question,
    Result,
    Say,
    Script,
    Seat,
    Switch,
    Table,
    seeded,
)
from wardroom.games.skirmish import GAME as SKIRMISH


class Plan(Option):
    number: int


class Vote(Option):
    number: int


class Explode(Option):
    pass


class Planning(Question):
    step: int


class Voting(Question):
    rule = "7"
    speaker: Seat


class Counted(Event):
    total: int


class Noted(Event):
    number: int


@dataclass(slots=True)
class Council:
    plans: list[list[int]]
    votes: list[int] = field(default_factory=list)
    round: int = 0
    explosive: bool = False

    def copy(self) -> "Council":
        return Council([plan[:] for plan in self.plans], self.votes[:], self.round, self.explosive)


@dataclass(slots=True)
class CouncilView:
    mine: list[int]
    votes: list[int]
    round: int


class CouncilGame(Game[Council, CouncilView]):
    """In each of three rounds a speaker plans in two secret steps; then everybody votes in secret and a die is cast."""

    id = "council"
    players = (1, 2, 3)
    switches: ClassVar[tuple[Switch, ...]] = (Switch("explosive"),)
    state = Council
    questions = (Planning, Voting)
    options = (Plan, Vote, Explode)
    events = (Counted, Noted)

    def setup(self, options: Options, seats: int, dice: Dice) -> Council:
        return Council([[0, 0] for _ in range(seats)], explosive=options["explosive"] is True)

    def turn(self, table: Table[Council]) -> Script[None]:
        state, seats = table.state, [Seat(seat) for seat in range(len(table.state.plans))]
        speaker = seats[state.round % len(seats)]
        for step in range(2):
            plan = yield from table.ask(speaker, Planning, lambda: self.plans(state, speaker), step)
            state.plans[speaker][step] = plan.number
        votes = yield from self.voting(table, seats, speaker)
        if any(isinstance(vote, Explode) for vote in votes.values()):
            self.explode(state)
        state.votes.append(sum(vote.number for vote in votes.values() if isinstance(vote, Vote)) + table.dice.roll(6))
        table.tell(Counted, state.votes[-1])
        table.whisper([speaker], Noted, state.votes[-1])
        state.round += 1

    def voting(self, table: Table[Council], seats: Sequence[Seat], speaker: Seat) -> Script[dict[Seat, Any]]:
        return table.ask_all(seats, Voting, lambda seat: self.votes(table.state, seat), speaker)

    def explode(self, state: Council) -> None:
        state.votes.append(-1)
        raise ArithmeticError("the council exploded")

    def plans(self, state: Council, seat: Seat) -> Sequence[Plan]:
        return [Plan(number) for number in (1, 2, 3)]

    def votes(self, state: Council, seat: Seat) -> Sequence[Vote | Explode]:
        return [Vote(1), Vote(2), *([Explode()] if state.explosive else [])]

    def result(self, state: Council) -> Result | None:
        return Result.ranked([sum(plan) for plan in state.plans]) if state.round == 3 else None

    def view(self, state: Council, seat: Seat | None) -> CouncilView:
        return CouncilView([] if seat is None else state.plans[seat][:], state.votes[:], state.round)

    def imagine(self, state: Council, seat: Seat | None, dice: Dice) -> None:
        if state.round == 3:  # the scores are out
            return
        for other, plan in enumerate(state.plans):
            if other != seat:
                plan[:] = [number and dice.roll(3) for number in plan]

    def picture(self, view: CouncilView, say: Say) -> str:
        return str(view)


COUNCIL = CouncilGame()


class HurriedCouncil(CouncilGame):
    """The council of people in a hurry: whoever has not voted in time has no vote in that round."""

    id = "hurried-council"
    options: ClassVar[Any] = (Plan, Vote, Explode, Late)

    def voting(self, table: Table[Council], seats: Sequence[Seat], speaker: Seat) -> Script[dict[Seat, Any]]:
        asks = [
            Ask(seat, lambda seat=seat: self.votes(table.state, seat), Voting, (speaker,), {}).within(20)  # type: ignore[misc]
            for seat in seats
        ]
        votes: dict[Seat, Any] = yield asks
        return votes


HURRIED = HurriedCouncil()


def open_match(game: Game[Any, Any] = SKIRMISH, players: int = 2, seed: int = 1, **options: Any) -> Match[Any]:
    """A match before its first decision."""
    return Match(game, [f"Captain {seat}" for seat in range(players)], options, seeded(seed, players))


def play(match: Match[Any], decisions: int = 10_000, pick: int = 0) -> Match[Any]:
    """Play on for a number of decisions or to the end, choosing from one end of the lists to the other."""
    while decisions and not match.is_over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[(match.sequence + pick) % len(ask.options)].notation)
        decisions -= 1
    return match
