"""At sea: who lies in wait where a ship would sail, what a port asks of those who enter, what a storm does."""

from math import prod

from wardroom.engine import Chance, Explanation, Note, Seat, Sum
from wardroom.games.marauders import effects
from wardroom.games.marauders.effects import SecondGlance, Shallows, StormProof, TwoTests
from wardroom.games.marauders.explain.ashore import Written, of_port
from wardroom.games.marauders.explain.chances import SIDES, chance_of, chance_to_pass, in_test
from wardroom.games.marauders.rows import LARGE, NATIONS
from wardroom.games.marauders.rules.events import storm_over
from wardroom.games.marauders.rules.hand import held
from wardroom.games.marauders.rules.moving import Dock, DockPaying, DockSmuggled, DockTalking, Investigate, PutOut, Sail
from wardroom.games.marauders.rules.npcs import npc_id, npcs_in, scouting_dice, would_scout
from wardroom.games.marauders.table import MaraudersTable, bearers, skill_of

# --- what is noted ----------------------------------------------------------------------------------------------------


class Searching(Note):
    """A captain who would scout for the ship there."""

    rule = "npc.scout_enter"
    npc: str


class Unnoticed(Note):
    rule = "npc.scout_enter"


class Noticed(Note):
    rule = "npc.scout_enter"


class SearchesTwice(Note):
    rule = SecondGlance.rule
    npc: str


class NeedsTwoTests(Note):
    rule = TwoTests.rule
    npc: str


class WithoutColours(Note):
    """False colours in the hand, not reckoned with."""

    rule = "glorycard.false_colours"


class CostsToEnter(Note):
    rule = effects.Toll.rule
    gold: int


class OverTheBar(Note):
    """A large ship takes a hit to Hull unless its test succeeds."""

    rule = Shallows.rule


class StormAhead(Note):
    rule = "hit.location"
    hits: int


class StormHits(Note):
    rule = "hit.location"
    hits: int


class RoundIsFinished(Note):
    """What a declaration brings about; who declares first has no advantage."""

    rule = "end.finish_round"


class FoundForSure(Note):
    rule = effects.SureMerchant.rule


# --- sailing ----------------------------------------------------------------------------------------------------------


def into(table: MaraudersTable, seat: Seat, option: Sail | PutOut) -> Explanation:
    """14.4 Every hostile captain in a zone makes a test when a ship comes; most waters are safe."""
    player, zone = table.state.players[seat], option.zone
    done = table.state.turn.sought_by
    found = [each for each in npcs_in(table.state, zone) if each not in done and would_scout(table, each, player, zone)]
    if not found:
        return Explanation()
    sums = tuple(Sum(Searching(npc_id(table.state, each)), dice_of(table, seat, each)) for each in found)
    unseen = prod(1 - spots(table, each, len(dice_of(table, seat, each)), zone) for each in found)
    outcomes = Chance(Unnoticed(), unseen, is_good=True), Chance(Noticed(), 1 - unseen, is_good=False)
    return Explanation(warnings(table, seat, found, zone), sums, outcomes)


def dice_of(table: MaraudersTable, seat: Seat, type_: str) -> tuple[int, ...]:
    return (SIDES,) * scouting_dice(table, type_, table.state.players[seat])


def spots(table: MaraudersTable, type_: str, dice: int, zone: str) -> float:
    """14.4, 19 The chance of one test, of two that must succeed, or of two of which one is enough."""
    chance = chance_to_pass(dice, 1)
    second = table.cards.having(SecondGlance).get(zone)
    if second and second.nation == type_:
        chance = 1 - (1 - chance) ** 2
    if type_ in NATIONS and zone in table.cards.having(TwoTests):
        chance *= chance_to_pass(dice, 1)
    return chance


def warnings(table: MaraudersTable, seat: Seat, found: list[str], zone: str) -> tuple[Note, ...]:
    """What changes these tests."""
    second = table.cards.having(SecondGlance).get(zone)
    notes: list[Note] = [SearchesTwice(npc_id(table.state, each)) for each in found if second and second.nation == each]
    if zone in table.cards.having(TwoTests):
        notes += [NeedsTwoTests(npc_id(table.state, each)) for each in found if each in NATIONS]
    if any(each in NATIONS for each in found) and held(table, table.state.players[seat], effects.FalseFlag):
        notes.append(WithoutColours())
    return tuple(notes)


def docking(table: MaraudersTable, seat: Seat, option: Dock | DockPaying | DockTalking | DockSmuggled) -> Explanation:
    """6, 19 What the port wants, and what it takes to enter: gold, a test, or luck over the bar."""
    player, notes = table.state.players[seat], of_port(table, seat, option.zone).notes
    if isinstance(option, DockPaying):
        notes += (CostsToEnter(option.gold),)
    if isinstance(option, DockTalking | DockSmuggled):
        return in_test(table, seat, "influence", notes=notes)
    if player.ship in LARGE and option.zone in table.cards.having(Shallows):
        return in_test(table, seat, "seamanship", notes=(*notes, OverTheBar()))
    return Explanation(notes)


def resting(table: MaraudersTable, seat: Seat) -> Explanation:
    """23 A ship that ends its turn at sea in a storm takes its hits, less the successes of a test."""
    player = table.state.players[seat]
    strength = storm_over(table, player.zone) if player.at_sea else 0
    if not strength or bearers(table, player, StormProof):
        return Explanation()
    dice = max(1, skill_of(table, player, "seamanship"))
    hits = [max(0, strength - count) for count in range(dice + 1)]
    chances = [
        Chance(StormHits(left), sum(chance_of(dice, count) for count, hit in enumerate(hits) if hit == left), left == 0)
        for left in sorted(set(hits))
    ]
    return Explanation((StormAhead(strength),), (), tuple(chances))


def looking_into(table: MaraudersTable, seat: Seat, option: Investigate) -> Explanation:
    """6 The test that is printed on a rumor or a mission."""
    card = option.card
    notes = (Written(card, table.cards.rule_of[card]),)
    if card in table.cards.rumors:
        rumor = table.cards.rumors[card]
        return in_test(table, seat, rumor.skill, rumor.successes, notes=notes)
    goal = table.cards.goals[card]
    if isinstance(goal, effects.Test | effects.Free):
        return in_test(table, seat, goal.skill, goal.successes, notes=notes)
    return Explanation(notes)
