"""6, 14.4 Scouting: by the active player and by NPCs."""

from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import FalseFlag, SecondGlance, SureMerchant, TwoTests, Vanish
from wardroom.games.marauders.rows import NATIONS
from wardroom.games.marauders.rules.battle import attack_npc, attack_player, attacked_by_npc
from wardroom.games.marauders.rules.glorycards import fly_false_flag
from wardroom.games.marauders.rules.hand import Play, lay_down, may_hold, plays
from wardroom.games.marauders.rules.npcs import can_scout, npc_id, npcs_in, scouting_dice, type_of
from wardroom.games.marauders.rules.phrasing import Pass, RuledEvent
from wardroom.games.marauders.rules.raid import find_merchant
from wardroom.games.marauders.rules.skills import faces, passes, roll, successes
from wardroom.games.marauders.table import MaraudersTable, others


class Spotted(Question):
    rule = "glorycard.into_the_mist"
    is_reaction = True
    player: Seat | None
    npc: str | None


class FalseColours(Question):
    rule = "glorycard.false_colours"
    zone: str


class ScoutMerchant(Option):
    zone: str


class ScoutSpaniard(Option):
    """Find the merchant off Cartagena without a test."""

    zone: str


class ScoutNpc(Option):
    npc: str


class ScoutPlayer(Option):
    player: Seat


scout_merchant = cache(ScoutMerchant)
scout_npc = cache(ScoutNpc)


class NpcScouts(RuledEvent):
    npc: str
    player: Seat
    dice: tuple[str, ...]
    successes: int


class SlippedAway(Event):
    rule = "glorycard.into_the_mist"
    player: Seat


Target = ScoutMerchant | ScoutSpaniard | ScoutNpc | ScoutPlayer

# --- 6 the Scout action -----------------------------------------------------------------------------------------------


def targets(table: MaraudersTable, seat: Seat) -> list[Target]:
    """6 The merchant, the NPCs and the players at sea in the zone, each once in a turn."""
    state, player, scouted = table.state, table.state.players[seat], table.state.turn.scouted
    zone = player.zone
    found: list[Target] = []
    if zone in state.merchants and zone not in scouted:
        found.append(scout_merchant(zone))
        if zone in table.cards.having(SureMerchant):
            found.append(ScoutSpaniard(zone))
    found += [scout_npc(npc_id(state, type_)) for type_ in npcs_in(state, zone) if type_ not in scouted]
    for other in others(state, seat):
        ship = state.players[other]
        if ship.at_sea and ship.zone == zone and f"seat {other}" not in scouted:
            found.append(ScoutPlayer(other))
    return found


def scout(table: MaraudersTable, seat: Seat, target: Target) -> Script[None]:
    """6 A Scouting test; a merchant may then be raided, with anybody else there is a battle."""
    turn = table.state.turn
    turn.actions -= 1
    if isinstance(target, ScoutNpc):
        type_ = type_of(table, target.npc)
        turn.scouted.append(type_)
        if (yield from passes(table, seat, "scouting")):
            attack_npc(table, seat, type_)
    elif isinstance(target, ScoutPlayer):
        turn.scouted.append(f"seat {target.player}")
        if (yield from passes(table, seat, "scouting")) and not (yield from slips_away(table, target.player, seat)):
            attack_player(table, seat, target.player)
    else:
        yield from scout_for_merchant(table, seat, target)


def scout_for_merchant(table: MaraudersTable, seat: Seat, target: ScoutMerchant | ScoutSpaniard) -> Script[None]:
    """8.1, 19 A test, but none where a merchant is sure to be found under one flag, for whoever chooses that."""
    table.state.turn.scouted.append(target.zone)
    if isinstance(target, ScoutSpaniard):
        find_merchant(table, seat, is_unscouted=True)
    elif (yield from passes(table, seat, "scouting", again="merchant")):
        find_merchant(table, seat)


def slips_away(table: MaraudersTable, seat: Seat, by: Seat | None, npc: str | None = None) -> Script[bool]:
    """26 Into the mist: the spotting is cancelled, though the attempt was made."""
    player = table.state.players[seat]
    if not may_hold(table, player, Vanish):
        return False
    choice = yield from table.ask(seat, Spotted, lambda: plays(table, player, Vanish), by, npc)
    if isinstance(choice, Pass):
        return False
    lay_down(table, seat, choice.card)
    table.tell(SlippedAway, seat)
    return True


# --- 14.4 NPCs --------------------------------------------------------------------------------------------------------


def npcs_scout(table: MaraudersTable) -> Script[None]:
    """14.4, 14.5 Every hostile NPC in the zone makes one test a turn; all tests come before cards and battles."""
    turn, seat = table.state.turn, table.state.active
    found = searching(table)
    if not found:
        return
    if any(type_ in NATIONS for type_ in found):
        yield from offer_colours(table, seat)
    found = searching(table)
    turn.sought_by += found
    for type_ in [type_ for type_ in found if npc_spots(table, type_, seat)]:
        is_lost = yield from slips_away(table, seat, None, npc_id(table.state, type_))
        if not is_lost:
            turn.hunters.append(type_)
    if turn.hunters:
        table.state.agenda.append("fight")


def searching(table: MaraudersTable) -> list[str]:
    """14.4 The NPCs that would scout for the active player now."""
    player, done = table.active, table.state.turn.sought_by
    if not player.at_sea:
        return []
    here = npcs_in(table.state, player.zone)
    return [type_ for type_ in here if type_ not in done and can_scout(table, type_, player, player.zone)]


def offer_colours(table: MaraudersTable, seat: Seat) -> Script[None]:
    """26 False colours may be shown at any moment, and this is the last that helps."""
    player = table.state.players[seat]
    if may_hold(table, player, FalseFlag):
        choice = yield from table.ask(seat, FalseColours, lambda: plays(table, player, FalseFlag), player.zone)
        if isinstance(choice, Play):
            lay_down(table, seat, choice.card)
            fly_false_flag(table, seat)


def npc_spots(table: MaraudersTable, type_: str, seat: Seat) -> bool:
    """14.4, 19 One test; in some waters a naval ship needs two in a row, or one of some nation may fail once."""
    zone = table.state.players[seat].zone
    is_spotted = npc_tests(table, type_, seat, "npc.scout_enter" if table.state.turn.moved else "npc.scout_start")
    second = table.cards.having(SecondGlance).get(zone)
    if not is_spotted and second and second.nation == type_:
        is_spotted = npc_tests(table, type_, seat, SecondGlance.rule)
    if type_ in NATIONS and zone in table.cards.having(TwoTests):
        return is_spotted and npc_tests(table, type_, seat, TwoTests.rule)
    return is_spotted


def npc_tests(table: MaraudersTable, type_: str, seat: Seat, under: str) -> bool:
    """14.4 The NPC rolls."""
    dice = roll(table, scouting_dice(table, type_, table.state.players[seat]))
    table.tell(NpcScouts, under, npc_id(table.state, type_), seat, faces(dice), successes(dice))
    return successes(dice) > 0


def fight_hunters(table: MaraudersTable) -> None:
    """14.5 Those who have spotted the player attack in random order; the rest lapse if the player is gone."""
    state, hunters = table.state, table.state.turn.hunters
    if not hunters:
        return
    type_ = table.dice.draw(hunters) if len(hunters) > 1 else hunters.pop()
    state.agenda.append("fight")
    if state.npcs[type_].zone == table.active.zone:
        attacked_by_npc(table, type_, state.active)
