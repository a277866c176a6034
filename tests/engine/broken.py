"""Games that break the contract, one way each, so that the kit can be seen to notice."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import nan
from random import Random
from typing import Any, ClassVar, cast

from tests.engine.toys import Council, CouncilGame, CouncilView, HurriedCouncil, Plan, Planning
from wardroom.engine import (
    LATE,
    Ask,
    Chance,
    Dice,
    Event,
    Explanation,
    Late,
    Note,
    Option,
    Options,
    Question,
    Result,
    Script,
    Seat,
    Stream,
    Switch,
    Table,
)
from wardroom.games.skirmish import (
    HOLD,
    Aim,
    Battle,
    BattleView,
    Commit,
    Evade,
    Fire,
    Gun,
    Held,
    Hits,
    Hold,
    Loaded,
    Misses,
    Skirmish,
    fire,
    shots,
)


class Signal(Option):
    text: str


class Flare(Event):
    colours: Any


class Odd(Question):
    pass


class Overheard(Question):
    guns: int


class Shuffling(Option):
    """An option whose notation is not what its fields say."""

    gun: int

    @property
    def notation(self) -> str:
        return f"fire {self.gun}"


# Endings


class Endless(Skirmish):
    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from table.ask(table.state.captain, Aim, [HOLD])


class Nobody(Skirmish):
    def turn(self, table: Table[Battle]) -> Script[None]:
        yield []


class Silent(Skirmish):
    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from ()


class Crashing(Skirmish):
    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from super().turn(table)
        if len(table.state.deck) < 20:
            raise ZeroDivisionError("no wind")


class Short(Skirmish):
    def result(self, battle: Battle) -> Result | None:
        return Result((1,), (1,)) if super().result(battle) else None


class Unplaced(Skirmish):
    def result(self, battle: Battle) -> Result | None:
        return Result(tuple(battle.hulls), (1,)) if super().result(battle) else None


class Unwon(Skirmish):
    def result(self, battle: Battle) -> Result | None:
        return Result(tuple(battle.hulls), (2,) * len(battle.hulls)) if super().result(battle) else None


class Misplaced(Skirmish):
    def result(self, battle: Battle) -> Result | None:
        return Result(tuple(battle.hulls), (1,) + (9,) * (len(battle.hulls) - 1)) if super().result(battle) else None


class Fractional(Skirmish):
    def result(self, battle: Battle) -> Result | None:
        scores = cast(list[int], [hull / 2 for hull in battle.hulls])
        return Result.ranked(scores) if super().result(battle) else None


class Fickle(Skirmish):
    """Changes its mind about the result every time it is asked."""

    asked = 0

    def result(self, battle: Battle) -> Result | None:
        self.asked += 1
        return Result.ranked(battle.hulls) if self.asked % 2 == 0 else None


class Lossy(Skirmish):
    def turn(self, table: Table[Battle]) -> Script[None]:
        table.state.deck.pop()
        yield from super().turn(table)


# Flaws and composed positions


class Mending(Skirmish):
    """Grows a hull point in every turn."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        table.state.hulls[0] += 1
        yield from super().turn(table)


class Disarming(Skirmish):
    """Nobody imagines that there is a magazine."""

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        battle.spent += battle.deck
        battle.deck.clear()


class ComposesTooLittle(Skirmish):
    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        battle = super().compose(options, seats, dice)
        battle.deck.insert(0, 7)
        return battle


class ComposesGhosts(Skirmish):
    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        battle = super().compose(options, seats, dice)
        battle.hulls = [0, 2]
        return battle


class ComposesNothing(Skirmish):
    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        raise LookupError("no chart")


class ComposesRubble(Skirmish):
    """A position that the rules cannot take up."""

    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        battle = super().compose(options, seats, dice)
        battle.captain = Seat(9)
        return battle


class Leaking(Skirmish):
    """What only a hit ship shows: the gun that hits it for the second time is lost."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        before = sum(table.state.hulls)
        yield from super().turn(table)
        if table.state.hulls.count(1) > 1 and sum(table.state.hulls) < before:
            table.state.spent.pop()


class Listing(Skirmish):
    """Fails in a turn that begins with two ships nearly sunk."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        if table.state.hulls.count(1) == 2:
            yield from table.ask(table.state.captain, Aim, [HOLD])
            raise LookupError("no pumps")
        yield from super().turn(table)


# Chance and memory outside the state


class Chancy(Skirmish):
    """Keeps a source of chance of its own."""

    def __init__(self) -> None:
        self.chance = Random(7)


class ComposesAtRandom(Chancy):
    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        battle = super().compose(options, seats, dice)
        self.chance.shuffle(battle.deck)
        return battle


class Reckless(Chancy):
    def setup(self, options: Options, seats: int, dice: Dice) -> Battle:
        battle = super().setup(options, seats, dice)
        self.chance.shuffle(battle.deck)
        return battle


class RecklessTurn(Chancy):
    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from super().turn(table)
        self.chance.shuffle(table.state.spent)


class Smuggler(Skirmish):
    """Remembers in itself how many turns it has seen, of all matches together."""

    turns = 0

    def turn(self, table: Table[Battle]) -> Script[None]:
        self.turns += 1
        table.state.spent.append(self.turns)
        yield from super().turn(table)


class Tattler(Skirmish):
    """Repairs a ship when its event is built, and so only if somebody listens."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from super().turn(table)
        table.tell(lambda: self.repaired(table.state))

    def repaired(self, battle: Battle) -> Event:
        battle.spent.append(0)
        return Loaded(0)


# Offers


class Asking(Skirmish):
    """A first question of its own in every turn, whose answer changes nothing."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from self.ask(table)
        yield from super().turn(table)

    def ask(self, table: Table[Battle]) -> Script[Any]:
        return table.ask(table.state.captain, Aim, self.offer(table))

    def offer(self, table: Table[Battle]) -> Any:
        return [HOLD]


class Doubled(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return [HOLD, Hold()]


class Optionless(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return []


class Overlong(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return [Commit(gun) for gun in range(61)]


class Unlisted(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return {HOLD: 1}


class Unstable(Asking):
    looks = 0

    def offer(self, table: Table[Battle]) -> Any:
        return self.look

    def look(self) -> list[Option]:
        self.looks += 1
        return [HOLD, Commit(self.looks)]


class DiceInOffer(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return lambda: [HOLD] if table.dice.roll(6) else []


class StateInOffer(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return lambda: [HOLD] if not table.state.spent.append(0) else []  # type: ignore[func-returns-value]


class Spaced(Asking):
    options: ClassVar[Any] = (*Skirmish.options, Signal)

    def offer(self, table: Table[Battle]) -> Any:
        return [Signal("two  words")]


class Accented(Asking):
    options: ClassVar[Any] = (*Skirmish.options, Signal)

    def offer(self, table: Table[Battle]) -> Any:
        return [Signal("perché")]


class Wordy(Asking):
    options: ClassVar[Any] = (*Skirmish.options, Signal)

    def offer(self, table: Table[Battle]) -> Any:
        return [Signal("x" * 200)]


class Unkind(Asking):
    options: ClassVar[Any] = (*Skirmish.options, Shuffling)

    def offer(self, table: Table[Battle]) -> Any:
        return [Shuffling(1)]


class Stammering(Asking):
    """Asks a seat twice at once."""

    def ask(self, table: Table[Battle]) -> Script[Any]:
        captain = table.state.captain
        return table.ask_all([captain, captain], Aim, lambda seat: [HOLD])


class Ghostly(Asking):
    """Asks a seat that does not exist."""

    def ask(self, table: Table[Battle]) -> Script[Any]:
        return table.ask(Seat(7), Aim, [HOLD])


class UndeclaredOption(Asking):
    def offer(self, table: Table[Battle]) -> Any:
        return [Signal("north")]


class UndeclaredQuestion(Asking):
    def ask(self, table: Table[Battle]) -> Script[Any]:
        return table.ask(table.state.captain, Odd, [HOLD])


class UndeclaredEvent(Skirmish):
    events: ClassVar[Any] = Skirmish.events[:-1]


class Unread(Skirmish):
    switches: ClassVar[Any] = (*Skirmish.switches, Switch("fog"))


class Redeclared(Skirmish):
    options: ClassVar[Any] = (*Skirmish.options, Hold)


class Nosy(Asking):
    """Builds its question with a side effect, as a refusal does too."""

    def ask(self, table: Table[Battle]) -> Script[Any]:
        return table.ask(table.state.captain, lambda: self.about(table.state), [HOLD])

    def about(self, battle: Battle) -> Question:
        battle.spent.append(0)
        return Aim()


# Telling and showing


class Misaddressed(Skirmish):
    def turn(self, table: Table[Battle]) -> Script[None]:
        table.whisper([Seat(len(table.state.hulls))], Loaded, 1)
        yield from super().turn(table)


class Unplain(Skirmish):
    events: ClassVar[Any] = (*Skirmish.events, Flare)

    def turn(self, table: Table[Battle]) -> Script[None]:
        table.tell(Flare, {"red"})
        yield from super().turn(table)


class SetView(Skirmish):
    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        view = super().view(battle, seat)
        view.mine = cast(list[int], set(view.mine))
        return view


class NanView(Skirmish):
    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        view = super().view(battle, seat)
        view.deck = cast(int, nan)
        return view


class Blind(Skirmish):
    """Has forgotten the spectators."""

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        return super().view(battle, Seat(len(battle.hands)) if seat is None else seat)


class Touching(Skirmish):
    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        view = super().view(battle, seat)
        battle.captain = battle.next_afloat(battle.captain)
        return view


class Flickering(Skirmish):
    looks = 0

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        self.looks += 1
        view = super().view(battle, seat)
        view.deck = self.looks
        return view


# States


@dataclass(slots=True)
class SharedHands(Battle):
    def copy(self) -> "SharedHands":
        return SharedHands(self.deck[:], self.hands[:], self.hulls[:], self.spent[:], self.captain)


@dataclass(slots=True)
class ForgottenCaptain(Battle):
    def copy(self) -> "ForgottenCaptain":
        return ForgottenCaptain(self.deck[:], [hand[:] for hand in self.hands], self.hulls[:], self.spent[:])


@dataclass(slots=True)
class OtherClass(Battle):
    pass


@dataclass(slots=True)
class ForgottenLater(Battle):
    """A field that no short match ever sets, that does not count when states are compared, and that is forgotten."""

    wrecks: list[int] = field(default_factory=list, compare=False)

    def copy(self) -> "ForgottenLater":
        return ForgottenLater(*_copied(self))


@dataclass(slots=True)
class SharedLater(Battle):
    wrecks: list[int] = field(default_factory=list)

    def copy(self) -> "SharedLater":
        return SharedLater(*_copied(self), self.wrecks)


@dataclass(slots=True)
class Mast:
    height: int = 0


@dataclass(slots=True)
class SharedPiece(Battle):
    masts: list[Mast] = field(default_factory=list)

    def copy(self) -> "SharedPiece":
        return SharedPiece(*_copied(self), self.masts[:])


@dataclass(slots=True)
class Swapped(Battle):
    """Two fields change places in a copy."""

    port: str = ""
    starboard: str = ""

    def copy(self) -> "Swapped":
        return Swapped(*_copied(self), self.starboard, self.port)


def _copied(battle: Battle) -> tuple[list[int], list[list[int]], list[int], list[int], Seat]:
    return battle.deck[:], [hand[:] for hand in battle.hands], battle.hulls[:], battle.spent[:], battle.captain


@dataclass(slots=True, eq=False)
class Incomparable(Battle):
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def copy(self) -> "Incomparable":
        return Incomparable(self.deck[:], [hand[:] for hand in self.hands], self.hulls[:], self.spent[:], self.captain)


@dataclass(slots=True)
class Tupled(Battle):
    wind: list[int] = field(default_factory=lambda: cast(list[int], (1, 2)))

    def copy(self) -> "Tupled":
        return Tupled(
            self.deck[:], [hand[:] for hand in self.hands], self.hulls[:], self.spent[:], self.captain, self.wind
        )


@dataclass(slots=True)
class Mistyped(Battle):
    wind: int = cast(int, "north")

    def copy(self) -> "Mistyped":
        return Mistyped(
            self.deck[:], [hand[:] for hand in self.hands], self.hulls[:], self.spent[:], self.captain, self.wind
        )


@dataclass(slots=True)
class Unwritable(Battle):
    seen: set[int] = field(default_factory=set)

    def copy(self) -> "Unwritable":
        return Unwritable(
            self.deck[:], [hand[:] for hand in self.hands], self.hulls[:], self.spent[:], self.captain, set(self.seen)
        )


def with_state(kind: type[Battle]) -> Skirmish:
    """Skirmish on another class of state."""

    class Restated(Skirmish):
        state = kind

        def setup(self, options: Options, seats: int, dice: Dice) -> Battle:
            battle = super().setup(options, seats, dice)
            return kind(battle.deck, battle.hands, battle.hulls, battle.spent, battle.captain)

    return Restated()


# Undo


class Forgetful(CouncilGame):
    """Writes plans in a notebook of its own, which undo does not reach."""

    written = 0

    def turn(self, table: Table[Council]) -> Script[None]:
        self.written += 1
        table.state.plans[0][0] = self.written
        yield from super().turn(table)


@dataclass(slots=True, eq=False)
class SameView(CouncilView):
    """Claims to be equal to any other view."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Unnoticed(CouncilGame):
    """Shows plans to everybody, in views that deny any difference."""

    def view(self, state: Council, seat: Seat | None) -> CouncilView:
        return SameView([number for plan in state.plans for number in plan], state.votes[:], state.round)


# Secrets


class OpenHands(Skirmish):
    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        view = super().view(battle, seat)
        view.mine = battle.hands[0][:]
        return view


class Glimpse(Skirmish):
    """Shows the top of the magazine while an event is told, and never at rest."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        table.state.spent.append(0)
        table.tell(Held, table.state.captain)
        table.state.spent.remove(0)
        yield from super().turn(table)

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        view = super().view(battle, seat)
        view.mine = battle.deck[-1:] if 0 in battle.spent else view.mine
        return view


class Clumsy(Glimpse):
    """Whoever looks while an event is told turns the magazine upside down."""

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        if 0 in battle.spent:
            battle.deck.reverse()
        return Skirmish.view(self, battle, seat)


class Foreseeing(Skirmish):
    """Reckons with the guns that the target really has."""

    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        return Explanation((Gun(max(max(hand, default=0) for hand in battle.hands)),))


class Overconfident(Skirmish):
    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        return Explanation(chances=(Chance(Hits(ask.seat), 0.75), Chance(Misses(ask.seat), 0.5)))


class Impossible(Skirmish):
    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        return Explanation(chances=(Chance(Hits(ask.seat), 1.5), Chance(Misses(ask.seat), -0.5)))


class Rumour(Note):
    rule = "9"
    gun: int


class Whispering(Skirmish):
    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        return Explanation((Rumour(1),))


class Meddling(Skirmish):
    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        battle.deck.reverse()
        return Explanation()


class Unfounded(Skirmish):
    names = {"gun": {"en": "gun", "it": "cannone"}}  # noqa: RUF012

    def why(self, battle: Battle, seat: Seat, piece: str) -> Note | None:
        return Unruly()


class Unruly(Note):
    pass


class Revealing(Unfounded):
    def why(self, battle: Battle, seat: Seat, piece: str) -> Note | None:
        return Gun(battle.deck[-1])


class Insistent(Skirmish):
    """Whoever is fired at, and has a gun, has to use it."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from _at_target(table, lambda target: [Commit(gun) for gun in table.state.hands[target]] or [HOLD])


class Drift(Option):
    passes = True


class Undecided(Skirmish):
    """There are two ways of doing nothing."""

    options = (*Skirmish.options, Drift)

    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from _at_target(table, lambda target: [HOLD, Drift()])


def _at_target(table: Table[Battle], offers: Callable[[Seat], list[Any]]) -> Script[None]:
    """The next captain is fired at, and a gun leaves the magazine."""
    target = Seat(1 - table.state.captain)
    yield from table.ask(target, Evade, lambda: offers(target), table.state.captain, 1)
    table.state.spent.append(table.state.deck.pop())


class WhichGuns(Question):
    gathers = (Fire,)


class Idle(Skirmish):
    """Whoever has fired says over whose bow, and it makes no difference."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        battle, captain = table.state, table.state.captain
        yield from table.ask(captain, Aim, [Fire(1, Seat(1 - captain)), Fire(2, Seat(1 - captain))])
        battle.hulls[captain] -= 1
        battle.captain = Seat(1 - captain)


class Hasty(Skirmish):
    """Whoever fires one of several guns sees its dice before the next."""

    questions = (*Skirmish.questions, WhichGuns)

    def turn(self, table: Table[Battle]) -> Script[None]:
        captain = table.state.captain
        for _ in range(2):
            yield from table.ask(captain, WhichGuns, lambda: shots(table.state, captain, [Seat(1 - captain)]))
            table.state.spent.append(table.state.deck.pop(table.dice.roll(2) - 1))


class Interrupting(Hasty):
    """Whoever fires one of several guns has to wait for another captain before the next."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        captain = table.state.captain
        yield from table.ask(captain, WhichGuns, lambda: shots(table.state, captain, [Seat(1 - captain)]))
        yield from _at_target(table, lambda target: [HOLD])


class AllOrNothing(Hasty):
    """Holding one's fire is one of the things of which there may be several."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        yield from table.ask(table.state.captain, HoldsToo, [HOLD])
        yield from super().turn(table)


class HoldsToo(Question):
    gathers = (Hold,)


class Confiding(Skirmish):
    """Takes what lies on top of the magazine for a part of the hand."""

    def holding(self, battle: Battle, seat: Seat) -> tuple[int, ...]:
        return (*battle.hands[seat], battle.deck[-1])


class SelfDealing(Skirmish):
    """Imagines the own hand anew as well."""

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        super().imagine(battle, None, dice)


class Unimaginative(Skirmish):
    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        pass


class Foregone(Skirmish):
    """Deals by dice of its own: everybody always imagines the same world."""

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        super().imagine(battle, seat, Dice(Stream(b"always")))


class LossyImagination(Skirmish):
    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        super().imagine(battle, seat, dice)
        battle.deck[0] = 6 if battle.deck[0] == 1 else 1


class RecklessImagination(Chancy):
    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        if battle.deck:
            self.chance.shuffle(battle.deck)


class Unsorted(Skirmish):
    """Shuffles the magazine as it lies."""

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        dice.shuffle(battle.deck)


class TellingOffer(Asking):
    """Offers more when the next captain holds a six."""

    def offer(self, table: Table[Battle]) -> Any:
        battle = table.state
        rival = battle.next_afloat(battle.captain)
        return lambda: [HOLD, *([Commit(6)] if 6 in battle.hands[rival] else [])]


class TellingQuestion(Asking):
    """Asks with a fact that is looked up in another's hand."""

    def ask(self, table: Table[Battle]) -> Script[Any]:
        battle = table.state
        rival = battle.next_afloat(battle.captain)
        return table.ask(battle.captain, lambda: Overheard(sum(battle.hands[rival])), [HOLD])


class Frozen(Skirmish):
    """Builds the list of options once, so that a hand dealt anew does not fit it."""

    def turn(self, table: Table[Battle]) -> Script[None]:
        battle, captain = table.state, table.state.captain
        if battle.hands[captain] and (targets := battle.targets(captain)):
            shot = yield from table.ask(captain, Aim, shots(battle, captain, targets))
            if isinstance(shot, Fire):
                yield from fire(table, captain, shot)
        battle.hands[captain].append(battle.deck.pop())
        battle.captain = battle.next_afloat(captain)


class Vanishing(Asking):
    """Remembers a gun across the question; in another hand there may be nothing to offer."""

    def offer(self, table: Table[Battle]) -> Any:
        battle, captain = table.state, table.state.captain
        best = max(battle.hands[captain], default=0)
        return lambda: [Commit(gun) for gun in (0, *battle.hands[captain]) if gun == best][:1]


class Dreaming(Skirmish):
    """Imagines what everybody can see."""

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        super().imagine(battle, seat, dice)
        battle.hulls[0] += 1


# --- time -------------------------------------------------------------------------------------------------------------


class Swapping(Skirmish):
    """Guns that somebody holds are shuffled among what nobody knows."""

    def reshuffle(self, battle: Battle, dice: Dice) -> None:
        battle.deck.append(battle.hands[0].pop())
        super().reshuffle(battle, dice)
        battle.hands[0].append(battle.deck.pop(0))


class Losing(Skirmish):
    """A gun is lost as the deck is shuffled anew; nobody counts the deck."""

    def reshuffle(self, battle: Battle, dice: Dice) -> None:
        battle.deck[0] = battle.deck[-1] + 1


class OffersLate(HurriedCouncil):
    def votes(self, state: Council, seat: Seat) -> Any:
        return [*super().votes(state, seat), LATE]


class UndeclaredLate(HurriedCouncil):
    options: ClassVar[Any] = CouncilGame.options


class NoTime(HurriedCouncil):
    def voting(self, table: Table[Council], seats: Any, speaker: Seat) -> Script[dict[Seat, Any]]:
        script = super().voting(table, seats, speaker)
        votes: dict[Seat, Any] = yield [ask.within(0) for ask in cast(list[Ask], next(script))]
        return votes


class Patient(HurriedCouncil):
    """Asks again and again whoever is late."""

    def turn(self, table: Table[Council]) -> Script[None]:
        plan: Any = LATE
        while isinstance(plan, Late):
            plan = yield Ask(Seat(0), [Plan(1)], Planning, (0,), {}).within(5)
        table.state.round += 1
