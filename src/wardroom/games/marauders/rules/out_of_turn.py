"""17 Scouting out of turn, a variant: whoever lies where a ship arrives may try to spot it."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.marauders.rules.battle import attack_player
from wardroom.games.marauders.rules.phrasing import YES_OR_NO, Yes
from wardroom.games.marauders.rules.scouting import slips_away
from wardroom.games.marauders.rules.skills import (
    Rerolled,
    SkillTested,
    UseCharm,
    can_better,
    faces,
    offer_charm,
    residual,
    roll,
    successes,
    use_charm,
)
from wardroom.games.marauders.table import MaraudersTable, others, skill_of


class ScoutNow(Question):
    rule = "variant.oot.when"
    is_reaction = True
    player: Seat
    zone: str


class CharmAgainst(Question):
    """Outdone or equalled by another who scouts out of turn: successes and what the other dice add up to."""

    rule = "glorycard.lucky_charm"
    player: Seat
    successes: int
    rest: int
    their_successes: int
    their_rest: int


class ScoutedOutOfTurn(Event):
    rule = "variant.oot.flip"
    player: Seat


def scout_out_of_turn(table: MaraudersTable) -> Script[None]:
    """17 The moment a ship enters a sea zone the players at sea there may try to spot it."""
    state, active = table.state, table.state.active
    declared: list[Seat] = []
    for seat in others(state, active):
        player = state.players[seat]
        if player.at_sea and player.zone == table.active.zone and not player.flipped:
            choice = yield from table.ask(seat, ScoutNow, YES_OR_NO, active, player.zone)
            if isinstance(choice, Yes):
                player.flipped = player.one_action = True
                declared.append(seat)
                table.tell(ScoutedOutOfTurn, seat)
    winner = yield from best_scout(table, declared)
    if winner is not None and not (yield from slips_away(table, active, winner)):
        attack_player(table, winner, active, "variant.oot.bounty")


def best_scout(table: MaraudersTable, declared: Sequence[Seat]) -> Script[Seat | None]:
    """17 All who declared roll; most successes, then the higher residual, then those tied roll again."""
    rolled = {seat: scouting_roll(table, seat) for seat in declared}
    yield from better_rolls(table, rolled, need=1)
    best = leaders({seat: dice for seat, dice in rolled.items() if successes(dice)})
    while len(best) > 1:
        rolled = {seat: roll_off(table, seat) for seat in best}
        yield from better_rolls(table, rolled)
        best = leaders(rolled)
    return best[0] if best else None


def scouting_roll(table: MaraudersTable, seat: Seat) -> list[int]:
    """17 The test of one of those who declared."""
    dice = roll(table, skill_of(table, table.state.players[seat], "scouting"))
    table.tell(SkillTested, seat, "scouting", faces(dice), successes(dice), 1)
    return dice


def roll_off(table: MaraudersTable, seat: Seat) -> list[int]:
    """17 One of those tied rolls again."""
    dice = roll(table, skill_of(table, table.state.players[seat], "scouting"))
    table.tell(Rerolled, "variant.oot.tie", seat, "tie", faces(dice), successes(dice))
    return dice


def score(dice: Sequence[int]) -> tuple[int, int]:
    """17 Successes count first, then the residual."""
    return successes(dice), residual(dice)


def leaders(rolled: Mapping[Seat, Sequence[int]]) -> list[Seat]:
    """17 Those who rolled best."""
    best = max(map(score, rolled.values()), default=None)
    return [seat for seat, dice in rolled.items() if score(dice) == best]


def better_rolls(table: MaraudersTable, rolled: dict[Seat, list[int]], need: int = 0) -> Script[None]:
    """26 Whoever does not lead alone may use a Lucky charm, in turn order, until nobody does any more."""
    content: set[Seat] = set()
    while (seat := next_behind(table, rolled, content, need)) is not None:
        count = yield from offer_charm(table, seat, rolled[seat], partial(charm_question, rolled, seat))
        if count:
            rolled[seat] = use_charm(table, seat, rolled[seat], count)
            content.clear()
        else:
            content.add(seat)


def next_behind(
    table: MaraudersTable, rolled: Mapping[Seat, Sequence[int]], content: Collection[Seat], need: int
) -> Seat | None:
    """The first of those who have not passed yet, do not lead alone or have no success, and might do better."""
    best = leaders(rolled)
    for seat, dice in rolled.items():
        is_behind = best != [seat] or successes(dice) < need
        if is_behind and seat not in content and can_better(table, table.state.players[seat], dice):
            return seat
    return None


def charm_question(rolled: Mapping[Seat, Sequence[int]], seat: Seat) -> UseCharm | CharmAgainst:
    """A rival to be beaten, or a test like any other while nobody else has a success."""
    rivals = {other: dice for other, dice in rolled.items() if other != seat and successes(dice)}
    if not rivals:
        return UseCharm("scouting", successes(rolled[seat]), 1)
    rival = leaders(rivals)[0]
    return CharmAgainst(rival, *score(rolled[seat]), *score(rivals[rival]))
