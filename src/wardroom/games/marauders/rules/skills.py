"""4 Dice and tests.

A die shows 1, 2, 3, 4 or a skull; two of its six faces are skulls, and a skull is a success. Dice are kept as the
numbers of their faces, 5 and 6 being the skulls.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.rules.hand import held, may_hold, spend
from wardroom.games.marauders.rules.phrasing import PASS, YES_OR_NO, Pass, RuledEvent, RuledQuestion, Yes
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, skill_of


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
    """Roll some of the dice again that are no successes, the lowest first: no other choice could be better."""
    failed = (at for at, die in enumerate(dice) if die < SKULL)
    again = sorted(failed, key=dice.__getitem__)[:count]
    fresh = dict(zip(again, roll(table, len(again)), strict=True))
    return [fresh.get(at, die) for at, die in enumerate(dice)]


def take_test(
    table: MaraudersTable, seat: Seat, skill: str, need: int = 1, extra: int = 0, again: str = ""
) -> Script[list[int]]:
    """4 A player rolls a skill; gives the dice. `again` is a captain's ability to roll a failed test once more."""
    player = table.state.players[seat]
    dice = roll(table, max(1, skill_of(table, player, skill) + extra))
    table.tell(SkillTested, seat, skill, faces(dice), successes(dice), need)
    if again and successes(dice) < need and player.captain == again and again not in table.state.turn.done:
        dice = yield from roll_again(table, seat, skill, dice)
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


def roll_again(table: MaraudersTable, seat: Seat, skill: str, dice: list[int]) -> Script[list[int]]:
    """22 Some captains may roll all dice of a failed test again, once in a turn; it is the same attempt (R10)."""
    captain = table.state.players[seat].captain
    choice = yield from table.ask(seat, TryAgain, YES_OR_NO, table.cards.rule_of[captain], skill)
    if not isinstance(choice, Yes):
        return dice
    table.state.turn.done.append(captain)
    dice = roll(table, len(dice))
    table.tell(Rerolled, table.cards.rule_of[captain], seat, captain, faces(dice), successes(dice))
    return dice


def can_better(table: MaraudersTable, player: Player, dice: Sequence[int]) -> bool:
    """26 Whether, for all that the others know, a Lucky charm could roll any of the dice again for the better."""
    return successes(dice) < len(dice) and may_hold(table, player, "lucky_charm")


def offer_charm(table: MaraudersTable, seat: Seat, dice: Sequence[int], about: Callable[[], Question]) -> Script[int]:
    """26 How many dice the player rolls again by a Lucky charm, if any."""
    player, left = table.state.players[seat], len(dice) - successes(dice)
    choice = yield from table.ask(seat, about, lambda: charms(table, player, left))
    return 0 if isinstance(choice, Pass) else choice.count


def charms(table: MaraudersTable, player: Player, left: int) -> list[Pass | Reroll]:
    """26 With a Lucky charm, any number of the dice that failed; rolling a success again would be folly."""
    if held(table, player, "lucky_charm") is None:
        return [PASS]
    return [PASS, *(reroll_of(count) for count in range(1, left + 1))]


def use_charm(table: MaraudersTable, seat: Seat, dice: Sequence[int], count: int) -> list[int]:
    """26 The card is spent and the dice are rolled again."""
    player = table.state.players[seat]
    card = held(table, player, "lucky_charm")
    assert card is not None
    spend(table, seat, card)
    dice = reroll_lowest(table, dice, count)
    table.tell(Rerolled, "glorycard.lucky_charm", seat, "lucky_charm", faces(dice), successes(dice))
    return dice
