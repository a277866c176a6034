"""Positions from the middle of a match, any that the rules allow, for tests to play on from.

Some turns have passed, or none: merchants sailed, ships grew, ports fell, treasure was buried. Then a step of the turn
under way begins at anybody's go. Every choice is a roll of the dice, and 0 is the plain case: nothing bought, taken or
used.
"""

from wardroom.engine import Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.effects import TileEffect
from wardroom.games.nassau.pieces import EIGHT, HOSTAGE, LAST
from wardroom.games.nassau.rules.buying import (
    MOST_SECTIONS,
    Replace,
    come_home,
    free_slot,
    places,
    replace,
    take_from_market,
)
from wardroom.games.nassau.rules.departure import make_ready, sail_merchants, stock_market
from wardroom.games.nassau.rules.fights import Strength, beaten, spend
from wardroom.games.nassau.rules.hold import capacity, take
from wardroom.games.nassau.rules.movement import DICE, reach
from wardroom.games.nassau.rules.notoriety import LAP, put_under, release
from wardroom.games.nassau.rules.ship import turn_down, values
from wardroom.games.nassau.state import NOTHING, Leg, Pirate, Step, changed
from wardroom.games.nassau.table import NassauTable, by_notoriety

STEPS: tuple[Step, ...] = ("piracy", "notoriety", "navy", "buying", "burying", "departure")
"""The steps that a position can begin with; the dice are rolled on the way to a question."""
PHASES = 3
IN_FIGHTS = (effects.HelpEither, effects.Help, effects.Lookout)
AT_SEA = (effects.Trim, effects.CountSix, effects.Chart, effects.Reroll, effects.SmuggleMore, effects.Bribe)
BY_NOW: dict[Step, tuple[type[TileEffect], ...]] = {
    "piracy": (effects.Fetch, effects.SellTwo, *IN_FIGHTS, *AT_SEA),
    "notoriety": (effects.Boast,),
    "navy": (),
    "buying": (effects.Change, effects.Discount),
    "burying": (),
    "departure": (),
}
"""What tiles may have been used for once a step is under way, besides the steps before."""


def compose_sea(table: NassauTable) -> None:
    """Rearrange a fresh set-up."""
    sea, dice = table.state, table.dice
    turns = (len(sea.navy_deck) + len(sea.navy_row) - 1) // len(sea.pirates)
    sea.turn = 1 + dice.below(turns)
    for _ in range(1, sea.turn):
        pass_turn(table)
    sea.step = dice.pick(("piracy", *STEPS))
    set_markers(table)
    sea.at = dice.below(len(sea.pirates)) if sea.step != "departure" else len(sea.pirates)
    cruise(table)
    come_to(table)
    turn_up_navy(table)
    for seat, pirate in enumerate(sea.pirates):
        use_tiles(table, seat, pirate)
        if sea.turn > 1 or sea.step != "piracy" or pirate.trail:
            load(table, seat, pirate)
        if sea.turn > 1 or sea.step == "departure":
            bury_treasure(table, pirate)
    if sea.turn > 1:
        drain(table)
        hoard(table)


# --- turns that have passed -------------------------------------------------------------------------------------------


def pass_turn(table: NassauTable) -> None:
    """7 to 9 Some merchants were taken, some ports fell and some tiles were bought; then all is made ready again."""
    sea, dice = table.state, table.dice
    for space, ship in enumerate(sea.merchants):
        if ship and dice.below(3) == 2:
            sea.merchants[space] = NOTHING
            put_under(table, ship)
    for space in range(1, LAST + 1):
        if table.box.is_port[space] and space not in sea.plundered and dice.below(10) == 9:
            sea.plundered += (space,)
    for seat in range(len(sea.pirates)):
        lengthen(table, sea.pirates[seat])
        shop(table, Seat(seat))
    sail_merchants(table)
    stock_market(table)
    make_ready(table)


def lengthen(table: NassauTable, pirate: Pirate) -> None:
    """5.cost.section Perhaps a section more."""
    if pirate.sections < MOST_SECTIONS and table.dice.below(3) == 2:
        pirate.sections += 1
        pirate.slots += (NOTHING,) * (table.box.sizes[pirate.sections] - len(pirate.slots))


def shop(table: NassauTable, seat: Seat) -> None:
    """5.place Some tiles of the market that have a place aboard."""
    for _ in range(table.dice.below(4)):
        row = table.dice.pick(table.state.market)
        if row:
            fit(table, seat, table.dice.pick(row))


def fit(table: NassauTable, seat: Seat, name: str) -> None:
    """5.place.slot, 5.place.replace A tile on a free slot, or in the place of another, if it has any."""
    pirate, tile = table.state.pirates[seat], table.box.tiles[name]
    where = [*places(table, pirate, tile)]
    if not where:
        return
    place = table.dice.pick(where)
    take_from_market(table, tile)
    if isinstance(place, Replace):
        replace(table, pirate, place.tile, name)
    else:
        pirate.slots = changed(pirate.slots, free_slot(table, pirate, tile), name)


def set_markers(table: NassauTable) -> None:
    """3.unique Anywhere on the track, close together or far apart, a lap ahead or not; no two on a printed space.

    In the first turn they lie as they were set up, and after its reckoning not far from there.
    """
    dice, is_late = table.dice, table.state.turn > 1
    if not is_late and table.state.step in ("piracy", "notoriety"):
        return
    first, width = (1 + dice.below(LAP), dice.pick((8, 20, LAP))) if is_late else (1, 20)
    free = [*range(first, first + width)]
    for pirate in table.state.pirates:
        pirate.notoriety = dice.draw(free) + LAP * (is_late and dice.below(6) == 5)


# --- the turn under way -----------------------------------------------------------------------------------------------


def cruise(table: NassauTable) -> None:
    """2.order The moves that have been made so far, in their order, and what came of them; the other dice lie ready."""
    sea, dice = table.state, table.dice
    sea.order = by_notoriety(sea)
    sea.round = 1 + (dice.below(PHASES) if sea.step == "piracy" else PHASES)
    for round_ in range(1, min(sea.round, PHASES) + 1):
        for seat in sea.order if round_ < sea.round else sea.order[: sea.at]:
            sail(table, sea.pirates[seat])
            act(table, sea.pirates[seat])
    for pirate in sea.pirates:
        pirate.dice = tuple(dice.roll(6) for _ in range(DICE - len(pirate.trail)))


def sail(table: NassauTable, pirate: Pirate) -> None:
    """2.move, 2.wind.move A move by any die, perhaps with the wind."""
    dice = table.dice
    die, wind = dice.roll(6), (dice.pick((0, 1, -1)) if pirate.wind else 0)
    to = dice.pick(reach(pirate.space, die + wind, not wind))
    pirate.trail += (Leg(to, die, wind != 0),)
    pirate.wind = pirate.wind and not wind


def act(table: NassauTable, pirate: Pirate) -> None:
    """2.action.list Nothing, a fight with whatever is there, or the wind."""
    sea, at = table.state, pirate.space
    choice = table.dice.below(4)
    if table.box.is_port[at]:
        if choice and at not in sea.plundered:
            attack_port(table, pirate)
    elif choice > 1 and sea.merchants[at]:
        attack_merchant(table, pirate)
    elif choice and sea.winds and not pirate.wind:
        sea.winds, pirate.wind = sea.winds - 1, True


def attack_merchant(table: NassauTable, pirate: Pirate) -> None:
    """2.capture With any card, and as the values have it."""
    sea, at, card = table.state, pirate.space, table.dice.pick(pirate.hand)
    spend(pirate, card)
    merchant = table.box.merchants[sea.merchants[at]]
    ours = Strength(*values(table, pirate, "merchants"))
    if beaten(table.box, card, ours, Strength(merchant.navigation, merchant.gunnery)) == 2:
        sea.merchants[at] = NOTHING
        pirate.captured += (merchant.id,)


def attack_port(table: NassauTable, pirate: Pirate) -> None:
    """2.plunder With any card, and as the guns have it."""
    card, port = table.dice.pick(pirate.hand), table.box.at(pirate.space)
    spend(pirate, card)
    if values(table, pirate, "ports")[1] + table.box.captains[card].gunnery > port.gunnery:
        table.state.plundered += (port.space,)
        pirate.ports += 1


def come_to(table: NassauTable) -> None:
    """3 to 5 The order of the step, and what the steps before it and those who had their go have cleared."""
    sea, dice, step, at = table.state, table.dice, table.state.step, table.state.at
    if step == "piracy":
        return
    sea.order = by_notoriety(sea, highest_first=step == "notoriety")
    gone = [*sea.order[:at]]
    dice.shuffle(gone)
    sea.order = (*gone, *sea.order[at:])
    for seat in gone if step == "notoriety" else sea.order:
        release(table, Seat(seat))
    if step != "notoriety":
        for seat in gone if step == "navy" else sea.order:
            elude(table, sea.pirates[seat])
    if step not in ("notoriety", "navy"):
        go_ashore(table, step, at)


def elude(table: NassauTable, pirate: Pirate) -> None:
    """4.1 Perhaps a card was played against the navy."""
    if table.dice.below(2):
        spend(pirate, table.dice.pick(pirate.hand))


def go_ashore(table: NassauTable, step: Step, at: int) -> None:
    """5 All are home; something has been bought, and some may have had enough."""
    sea, dice = table.state, table.dice
    come_home(table)
    sea.step, sea.at = step, at
    for seat in sea.order:
        lengthen(table, sea.pirates[seat])
        shop(table, Seat(seat))
    if step == "buying":
        sea.out = tuple(seat for seat in sea.order if seat != sea.order[at] and dice.below(3) == 2)


def turn_up_navy(table: NassauTable) -> None:
    """setup.3, 4.return Cards of the past lie under the deck; the end is among those of phase 2 that are to come."""
    sea, players, end = table.state, len(table.state.pirates), table.box.end_card
    cards = [card for card in (*sea.navy_row, *sea.navy_deck[::-1]) if card != end]
    taken = {"piracy": 0, "notoriety": 0, "navy": sea.at}.get(sea.step, players)
    gone, turned = (sea.turn - 1) * players + taken, sea.turn * players
    coming = cards[turned:]
    late = sum(table.box.navy[card].phase == 2 for card in coming)
    coming.insert(len(coming) - table.dice.below(late + 1), end)
    sea.navy_used, sea.navy_row, sea.navy_deck = (*cards[:gone][::-1],), (*cards[gone:turned],), (*coming[::-1],)


# --- aboard -----------------------------------------------------------------------------------------------------------


def use_tiles(table: NassauTable, seat: int, pirate: Pirate) -> None:
    """ship.once Some tiles have been turned down by whoever had a go in which they serve."""
    for tile in usable(table, seat, pirate):
        if tile in pirate.ready and table.dice.below(3) == 2:
            turn_down(pirate, tile)
    has_crew = any(table.box.tiles[tile].type == "crew" for tile in pirate.used)
    for flag in table.box.able_to[effects.Hoist]:
        if flag in pirate.ready and has_crew and table.dice.below(3) == 2:
            turn_down(pirate, flag)


def usable(table: NassauTable, seat: int, pirate: Pirate) -> list[str]:
    """The tiles that may have been used: those of the steps before, and of this one for those who had their go."""
    sea = table.state
    at = STEPS.index(sea.step)
    had_go = bool(pirate.trail) if sea.step == "piracy" else sea.step == "buying" or seat in sea.order[: sea.at]
    found = [effect for step in STEPS[: at + had_go] for effect in BY_NOW[step]]
    return [tile for effect in found if pirate.spent or effect not in IN_FIGHTS for tile in table.box.able_to[effect]]


def load(table: NassauTable, seat: int, pirate: Pirate) -> None:
    """hold.capacity, 5.change.overflow Any cargo that fits, more of it in Nassau, and hostages over the side."""
    sea, dice = table.state, table.dice
    for _ in range(dice.below(capacity(table, pirate) + 1)):
        take(pirate.hold, sea.supply, dice.below(HOSTAGE + 1), 1)
    is_ashore = sea.step == "buying" or (sea.step == "burying" and seat not in sea.order[: sea.at])
    for _ in range(dice.below(8) if is_ashore else 0):
        take(pirate.hold, sea.supply, dice.below(EIGHT), 1)
    for _ in range(max(0, dice.below(4) - 1)):
        if sea.supply[HOSTAGE]:
            sea.supply[HOSTAGE] -= 1
            pirate.overboard += 1


def bury_treasure(table: NassauTable, pirate: Pirate) -> None:
    """5.bury, 5.doubloon.a Eights in the chest, and doubloons."""
    sea, dice = table.state, table.dice
    pirate.chest = dice.below(min(sea.supply[EIGHT], 12) + 1)
    sea.supply[EIGHT] -= pirate.chest
    pirate.doubloons = min(sea.doubloons, max(0, dice.below(5) - 2)) if sea.turn > 1 else 0
    sea.doubloons -= pirate.doubloons


def drain(table: NassauTable) -> None:
    """supply.empty Now and then a resource lies nearly all in the holds."""
    sea, dice = table.state, table.dice
    if dice.below(3) < 2:
        return
    kind, left = dice.below(EIGHT), dice.below(3)
    for pirate in sea.pirates:
        room = capacity(table, pirate) - sum(pirate.hold)
        take(pirate.hold, sea.supply, kind, max(0, min(room, sea.supply[kind] - left)))


def hoard(table: NassauTable) -> None:
    """supply.empty Now and then a chest has nearly all the eights there are."""
    sea, dice = table.state, table.dice
    if dice.below(2):
        eights = max(0, sea.supply[EIGHT] - dice.below(4))
        sea.supply[EIGHT] -= eights
        dice.pick(sea.pirates).chest += eights
