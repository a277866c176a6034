"""4 Dice and tests.

A die shows 1, 2, 3, 4 or a skull; two of its six faces are skulls, and a skull is a success. Dice are kept as the
numbers of their faces, 5 and 6 being the skulls.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import LuckyDice, SecondTry
from wardroom.games.marauders.rules.hand import held, may_hold, spend
from wardroom.games.marauders.rules.phrasing import PASS, YES_OR_NO, Pass, RuledEvent, RuledQuestion, Yes
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, bearers, skill_of


class TryAgain(RuledQuestion):
    skill: str


class UseCharm(Question):
    rule = "glorycard.lucky_charm"
    skill: str
    successes: int
    need: int


class Reroll(Option):
    count: int


reroll_of = cache(Reroll)


class SkillTested(Event):
    rule = "dice.test"
    player: Seat
    skill: str
    dice: tuple[str, ...]
    successes: int
    need: int


class Rerolled(RuledEvent):
    player: Seat
    by: str
    dice: tuple[str, ...]
    successes: int


SKULL = 5
FACES = ("", "1", "2", "3", "4", "skull", "skull")


def roll(table: MaraudersTable, count: int) -> list[int]:
    """Roll some dice."""
    below = table.dice.below
    return [below(6) + 1 for _ in range(count)]


def successes(dice: Iterable[int]) -> int:
    """4 Every skull is a success."""
    return len([die for die in dice if die >= SKULL])


def residual(dice: Iterable[int]) -> int:
    """4 The sum of the numbers; it only breaks ties."""
    return sum(die for die in dice if die < SKULL)


def faces(dice: Iterable[int]) -> tuple[str, ...]:
    """What dice show, for events and views."""
    return tuple(FACES[die] for die in dice)


def reroll_lowest(table: MaraudersTable, dice: Sequence[int], count: int) -> list[int]:
    """Roll the lowest dice again, no more than have failed: no other choice could be better."""
    again = sorted(range(len(dice)), key=dice.__getitem__)[:count]
    fresh = dict(zip(again, roll(table, len(again)), strict=True))
    return [fresh.get(at, die) for at, die in enumerate(dice)]


def take_test(
    table: MaraudersTable, seat: Seat, skill: str, need: int, extra: int = 0, again: str = ""
) -> Script[list[int]]:
    """4 A player rolls a skill; gives the dice. `again` is what may be tried a second time, by whoever can."""
    player = table.state.players[seat]
    dice = roll(table, max(1, skill_of(table, player, skill) + extra))
    table.tell(SkillTested, seat, skill, faces(dice), successes(dice), need)
    if successes(dice) < need:
        dice = yield from roll_again(table, seat, skill, dice, again)
    while successes(dice) < need and can_better(table, player, dice):
        had = successes(dice)
        count = yield from offer_charm(table, seat, dice, lambda had=had: UseCharm(skill, had, need))  # type: ignore[misc]
        if not count:
            break
        dice = use_charm(table, seat, dice, count)
    return dice


def passes(
    table: MaraudersTable, seat: Seat, skill: str, need: int = 1, extra: int = 0, again: str = ""
) -> Script[bool]:
    """4 Whether a player passes a test."""
    dice = yield from take_test(table, seat, skill, need, extra, again)
    return successes(dice) >= need


def roll_again(table: MaraudersTable, seat: Seat, skill: str, dice: list[int], test: str) -> Script[list[int]]:
    """22 Some may roll all dice of a failed test again, once in a turn; it is the same attempt (R10)."""
    by = next(second_tries(table, seat, test), None)
    if by is None:
        return dice
    under = table.cards.rule_of.get(by, SecondTry.rule)
    choice = yield from table.ask(seat, TryAgain, YES_OR_NO, under, skill)
    if not isinstance(choice, Yes):
        return dice
    table.state.turn.done.append(by)
    dice = roll(table, len(dice))
    table.tell(Rerolled, under, seat, by, faces(dice), successes(dice))
    return dice


def second_tries(table: MaraudersTable, seat: Seat, test: str) -> Iterator[str]:
    """22 Who can still roll a failed test of this kind again in the turn."""
    found, done = table.cards.having(SecondTry), table.state.turn.done
    for by in bearers(table, table.state.players[seat], SecondTry):
        if found[by].test == test and by not in done:
            yield by


def can_better(table: MaraudersTable, player: Player, dice: Sequence[int]) -> bool:
    """26 Whether, for all that the others know, a Lucky charm could roll any of the dice again for the better."""
    return successes(dice) < len(dice) and may_hold(table, player, LuckyDice)


def offer_charm(table: MaraudersTable, seat: Seat, dice: Sequence[int], about: Callable[[], Question]) -> Script[int]:
    """26 How many dice the player rolls again by a Lucky charm, if any."""
    player, left = table.state.players[seat], len(dice) - successes(dice)
    choice = yield from table.ask(seat, about, lambda: charms(table, player, left))
    return 0 if isinstance(choice, Pass) else choice.count


def charms(table: MaraudersTable, player: Player, left: int) -> list[Pass | Reroll]:
    """26 With a Lucky charm, any number of the dice that failed; rolling a success again would be folly."""
    if held(table, player, LuckyDice) is None:
        return [PASS]
    return [PASS, *(reroll_of(count) for count in range(1, left + 1))]


def use_charm(table: MaraudersTable, seat: Seat, dice: Sequence[int], count: int) -> list[int]:
    """26 The card is spent and the dice are rolled again."""
    player = table.state.players[seat]
    card = held(table, player, LuckyDice)
    assert card is not None
    spend(table, seat, card)
    dice = reroll_lowest(table, dice, count)
    by = table.cards.kind_of[card]
    table.tell(Rerolled, table.cards.rule_of[by], seat, by, faces(dice), successes(dice))
    return dice
