"""What a choice may bring, before the dice fall: the chances of tests, raids and contests."""

from collections import Counter
from functools import cache
from math import comb

from wardroom.engine import Ask, Chance, Explanation, Note, Option, Question, Seat, Sum
from wardroom.games.marauders import effects
from wardroom.games.marauders.rules.battle import contest_dice
from wardroom.games.marauders.rules.declaring import WhatNpcDeclares
from wardroom.games.marauders.rules.hand import held, may_hold
from wardroom.games.marauders.rules.scouting import ScoutMerchant, ScoutNpc, ScoutPlayer
from wardroom.games.marauders.rules.sides import enemy_of, under_way
from wardroom.games.marauders.rules.skills import UseCharm, residual, second_tries, successes
from wardroom.games.marauders.state import NOBODY
from wardroom.games.marauders.table import MaraudersTable, skill_of


class TestOf(Note):
    rule = "dice.test"
    skill: str
    need: int


class RaidRoll(Note):
    rule = "raid.draw"
    skill: str


class Passed(Note):
    rule = "dice.test"


class Failed(Note):
    rule = "dice.test"


class Successes(Note):
    rule = "raid.spend"
    count: int


class WithSecondTry(Note):
    rule = effects.SecondTry.rule
    by: str


class WithoutCharm(Note):
    rule = "glorycard.lucky_charm"


class MaySlipAway(Note):
    rule = "glorycard.into_the_mist"
    player: Seat


class OwnContest(Note):
    rule = "battle.contest"


class EnemyContest(Note):
    rule = "battle.contest"


class ContestWon(Note):
    rule = "battle.contest"


class ContestOpen(Note):
    rule = "battle.contest"


class ContestLost(Note):
    rule = "battle.contest"


class GetsAway(Note):
    rule = "battle.flee_win"


class StaysInBattle(Note):
    rule = "battle.flee_win"


class RolledAgain(Note):
    rule = "dice.test"


class MoreSuccesses(Note):
    rule = "dice.test"
    count: int


class ShowsHit(Note):
    rule = "raid.hits"


class ShowsEscape(Note):
    rule = "raid.fail_escape"


SIDES, SKULL = 6, 1 / 3
"""4 A die has six sides, and two of them are skulls."""


def chance_of(dice: int, count: int) -> float:
    """4 The chance of exactly so many successes."""
    return comb(dice, count) * SKULL**count * (1 - SKULL) ** (dice - count)


def chance_to_pass(dice: int, need: int) -> float:
    """4 The chance of so many successes or more."""
    return sum(chance_of(dice, count) for count in range(max(0, need), dice + 1))


def in_test(
    table: MaraudersTable,
    seat: Seat,
    skill: str,
    need: int = 1,
    again: str = "",
    notes: tuple[Note, ...] = (),
    extra: int = 0,
) -> Explanation:
    """4, 22 A test, with the second try of whoever has one; a Lucky charm is for its owner to think of."""
    player = table.state.players[seat]
    dice = max(1, skill_of(table, player, skill) + extra)
    by = next(second_tries(table, seat, again), None) if again else None
    failing = (1 - chance_to_pass(dice, need)) ** (2 if by else 1)
    if by:
        notes += (WithSecondTry(by),)
    if held(table, player, effects.LuckyDice):
        notes += (WithoutCharm(),)
    return Explanation(notes, (Sum(TestOf(skill, need), (SIDES,) * dice),), either(1 - failing))


def either(chance: float) -> tuple[Chance, Chance]:
    """Success or failure."""
    return Chance(Passed(), chance, is_good=True), Chance(Failed(), 1 - chance, is_good=False)


def scouting(table: MaraudersTable, seat: Seat, target: ScoutNpc | ScoutMerchant | ScoutPlayer) -> Explanation:
    """6 Whoever is spotted may be fought or raided."""
    notes = mist(table, target.player) if isinstance(target, ScoutPlayer) else ()
    return in_test(table, seat, "scouting", again="merchant" if isinstance(target, ScoutMerchant) else "", notes=notes)


def mist(table: MaraudersTable, player: Seat) -> tuple[Note, ...]:
    """26 Whoever may hold Into the mist, for all that is known, may slip away."""
    return (MaySlipAway(player),) if may_hold(table, table.state.players[player], effects.Vanish) else ()


def raid(table: MaraudersTable, seat: Seat) -> Explanation:
    """8.4 How many successes there will be to spend on the cards, before any weapon is given up."""
    dice = skill_of(table, table.state.players[seat], "seamanship")
    counts = [Chance(Successes(count), chance_of(dice, count)) for count in range(dice, -1, -1)]
    return Explanation((), (Sum(RaidRoll("seamanship"), (SIDES,) * dice),), tuple(counts))


@cache
def rolls(dice: int) -> Counter[tuple[int, int]]:
    """4 In how many ways dice show so many successes and such a residual."""
    if not dice:
        return Counter({(0, 0): 1})
    ways = Counter[tuple[int, int]]()
    for (won, rest), count in rolls(dice - 1).items():
        for die in range(1, SIDES + 1):
            ways[won + successes([die]), rest + residual([die])] += count
    return ways


def contest_odds(mine: int, theirs: int) -> tuple[float, float, float]:
    """9.2 The chance to win a contest of so many dice, that nobody does, and to win it without a success of theirs."""
    won = clear = equal = 0
    for own, ways in rolls(mine).items():
        for other, count in rolls(theirs).items():
            if own == other or not (own[0] or other[0]):
                equal += ways * count
            elif own > other:
                won += ways * count
                clear += 0 if other[0] else ways * count
    total = rolls(mine).total() * rolls(theirs).total()
    return won / total, equal / total, clear / total


def declaration(table: MaraudersTable, ask: Ask, option: Option) -> Explanation:
    """9.1, 9.2 The contest that follows, without hooks and chasers; whoever declares first cannot know the answer."""
    battle = under_way(table).copy()
    seat = NOBODY if isinstance(ask.question, WhatNpcDeclares) else ask.seat
    side = battle.aggressor if battle.aggressor.seat == seat else battle.defender
    enemy = enemy_of(battle, side)
    side.declared = option.kind  # type: ignore[assignment]
    if side is battle.aggressor:
        enemy.declared = ""
    if side.declared == enemy.declared == "flee":
        return Explanation()
    mine, theirs = contest_dice(table, battle, side), contest_dice(table, battle, enemy)
    sums = Sum(OwnContest(), (SIDES,) * mine), Sum(EnemyContest(), (SIDES,) * theirs)
    won, equal, clear = contest_odds(mine, theirs)
    if side.declared == "flee":
        away = Chance(GetsAway(), clear, is_good=True), Chance(StaysInBattle(), 1 - clear, is_good=False)
        return Explanation((), sums, away)
    return Explanation(
        (),
        sums,
        (
            Chance(ContestWon(), won, is_good=True),
            Chance(ContestOpen(), equal),
            Chance(ContestLost(), 1 - won - equal, is_good=False),
        ),
    )


def again(question: Question, count: int) -> Explanation:
    """26, 20.2 Whether a failed test is passed with dice rolled again; in a contest, what they add."""
    if not isinstance(question, UseCharm):
        return more_successes(count)
    need = question.need - question.successes
    return Explanation((), (Sum(TestOf(question.skill, need), (SIDES,) * count),), either(chance_to_pass(count, need)))


def more_successes(dice: int) -> Explanation:
    """8.4, 20.2 How many successes dice add that showed none."""
    counts = (Chance(MoreSuccesses(count), chance_of(dice, count), count > 0) for count in range(dice, -1, -1))
    return Explanation((), (Sum(RolledAgain(), (SIDES,) * dice),), tuple(counts))


def next_card(table: MaraudersTable, seat: Seat) -> tuple[Chance, Chance]:
    """8.4 What the next cargo card shows, an escape or a hit, for all that whoever raids has seen of the cards."""
    state = table.state
    seen = {*state.cargo.discards, *state.players[seat].cargo, *(state.raid.cards if state.raid else ())}
    unseen = [card.symbol for card in table.cards.cargo.values() if card.id not in seen]
    escapes = unseen.count("escape") / max(1, len(unseen))
    return Chance(ShowsHit(), 1 - escapes), Chance(ShowsEscape(), escapes)
