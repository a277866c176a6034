"""3.3.2, 3.3.7-3.3.9, 3.3.12, 3.3.32, 3.3.35 Action cards for the own force."""

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.effects import BlockadeRunner, FairSeas
from wardroom.games.kaiser.rules.choosing import Choice, pick_ship, ship_worth
from wardroom.games.kaiser.rules.combat import Modifiers, card_challenge
from wardroom.games.kaiser.rules.forces import draw_german, hide, repair, resupply, to_bottom
from wardroom.games.kaiser.rules.passage import may_seek_passage, seek_passage
from wardroom.games.kaiser.rules.phrasing import OfCard
from wardroom.games.kaiser.rules.teams import offer_to_partner
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import Aims, KaiserTable


class WhichOwnShip(Choice, OfCard):
    card: str
    phantom: bool = False

    def worth_of(self, table: KaiserTable, ship: Ship) -> int:
        """5.4 The ship that is most in need of what the card brings."""
        return _OWN_SHIPS.get(self.card, ship_worth)(table, ship)


# --- 3.3.2 Blockade Runner --------------------------------------------------------------------------------------------


def can_run_blockade(table: KaiserTable, seat: Seat) -> bool:
    return any(ship.low for ship in table.state.players[seat].german)


def blockade_runner(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.2 Each own ship in Low Supply rolls; a prize in the force helps, coal hinders and sails help (6.1, 6.2)."""
    for ship in [ship for ship in table.state.players[seat].german if ship.low]:
        modifiers = runner_modifiers(table, seat, ship, card)
        if card_challenge(table, "blockade_runner", card, table.ship_id(ship), modifiers).is_success:
            resupply(table, ship, "3.3.2.a")


def runner_modifiers(table: KaiserTable, seat: Seat, ship: Ship, card: int) -> Modifiers:
    """3.3.2, 6.1, 6.2 A prize in the force helps, coal hinders and sails help."""
    helped = table.effect_of(BlockadeRunner, card).prize * table.state.players[seat].has_prize
    return {"mod_prize": helped, **supply_modifiers(table, ship)}


def supply_modifiers(table: KaiserTable, ship: Ship) -> Modifiers:
    """6.1, 6.2 Whoever burns much coal is harder to resupply, who sails easier."""
    rules, facts = table.state.rules, table.card_of(ship)
    return {"mod_coal": -(rules.coal and facts.burns_coal), "mod_sails": int(rules.sails and facts.sails)}


# --- 3.3.7 Breakout ---------------------------------------------------------------------------------------------------


def can_break_out(table: KaiserTable, seat: Seat) -> bool:
    return bool(table.state.german_deck or table.state.german_used)


def breakout(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.7 A new German ship, or two at double; with two, the partner may get one or both (4.7)."""
    compared = card_challenge(table, "breakout", card, "new_ships")
    if not compared.is_success:
        return
    number, under = (2, "3.3.7.b") if compared.is_double else (1, "3.3.7.a")
    drawn = [draw_german(table, seat, under) for _ in range(number)]
    ships = [ship for ship in drawn if ship is not None]
    if table.state.rules.teams and len(ships) == 2:
        for ship in ships:
            yield from offer_to_partner(table, seat, ship, "4.7")


# --- 3.3.8 Collier, 3.3.9 Damage Control ------------------------------------------------------------------------------


def can_resupply(table: KaiserTable, seat: Seat) -> bool:
    """3.3.8 Also where nothing is low, for others to see; but nobody sees it in solitaire."""
    return not table.state.rules.solo or any(ship.low for ship in table.state.players[seat].german)


def collier(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.8 All own ships are resupplied without a roll, in a refuge too."""
    for ship in table.state.players[seat].german:
        resupply(table, ship, "3.3.8")


def damaged_own(table: KaiserTable, seat: Seat) -> Aims:
    """Own damaged ships of any kind."""
    player = table.state.players[seat]
    return [(seat, ship) for ship in (*player.german, *player.merchants) if ship.damage]


def damage_control(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.9, 6.8.3 One own ship is repaired, or loses one marker."""
    aims = damaged_own(table, seat)
    _, ship = yield from pick_ship(table, seat, aims, WhichOwnShip, "damage_control")
    repair(table, ship, "3.3.9")


# --- 3.3.12 Fair Seas -------------------------------------------------------------------------------------------------


def voyagers(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.12 Own undamaged merchants and prizes."""
    player = table.state.players[seat]
    ships = (*player.german, *player.merchants)
    return [(seat, ship) for ship in ships if may_seek_passage(table, seat, ship)]


def fair_seas(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.12 A Passage attempt with a bonus."""
    _, ship = yield from pick_ship(table, seat, voyagers(table, seat), WhichOwnShip, "fair_seas")
    seek_passage(table, seat, ship, "fair_seas", fair_seas_bonus(table, card))


def fair_seas_bonus(table: KaiserTable, card: int) -> Modifiers:
    """3.3.12 What the card adds to the challenge of the Passage."""
    return {table.printed("fair_seas", card).id: table.effect_of(FairSeas, card).bonus}


# --- 3.3.32 Reflag, committed -----------------------------------------------------------------------------------------


def reflaggable(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.32 Own raiders and prizes that began the turn recognised, or came so by Transfer Command, and still are."""
    player, hidable = table.state.players[seat], table.state.turn.hidable
    disguised = [ship for ship in player.german if not table.card_of(ship).is_warship]
    return [(seat, ship) for ship in disguised if ship.recognised and ship.card in hidable]


def reflag(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.32 The ship is hidden again."""
    _, ship = yield from pick_ship(table, seat, reflaggable(table, seat), WhichOwnShip, "reflag")
    hide(table, ship, "3.3.32.c")


# --- 3.3.35 Scuttle ---------------------------------------------------------------------------------------------------


def scuttleable(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.35 Own damaged warships, raiders and prizes."""
    return [(seat, ship) for ship in table.state.players[seat].german if ship.damage]


def scuttle(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.35 The ship leaves play and nobody scores it."""
    aims = scuttleable(table, seat)
    _, ship = yield from pick_ship(table, seat, aims, WhichOwnShip, "scuttle")
    to_bottom(table, seat, ship, "scuttle")


# --- 5.4 what the phantom's ships need --------------------------------------------------------------------------------


def exposed_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4 Repairs and scuttling are for ships that can be attacked before all others."""
    return ship_worth(table, ship) + _BEFORE_ALL * (ship.recognised and not ship.in_refuge)


def prize_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4 Fair Seas are for prizes before all merchants."""
    return ship_worth(table, ship) + _BEFORE_ALL * ship.prize


def needy_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4.3(7) A refuge is for the ship that needs it most."""
    return ship_worth(table, ship) + _BEFORE_ALL * in_need(table, ship)


def in_need(table: KaiserTable, ship: Ship) -> int:
    """5.4.3(7) How much a ship needs a refuge."""
    return bool(ship.damage) + ship.low + (ship.recognised and table.card_of(ship).is_raider)


_OWN_SHIPS = {
    "damage_control": exposed_worth,
    "scuttle": exposed_worth,
    "fair_seas": prize_worth,
    "island_refuge": needy_worth,
}
"""What counts for the cards that are for an own ship, where it is not its value."""
_BEFORE_ALL = 100
"""More than any ship is worth."""
