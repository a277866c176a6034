"""5.4 The phantom's turn, played by the game from the Solitaire cards."""

from collections.abc import Callable, Sequence
from functools import partial

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.kaiser.cards import SolitaireCard
from wardroom.games.kaiser.rules.actions import ACTIONS, Action
from wardroom.games.kaiser.rules.assists import Strike, WhichSecondTarget
from wardroom.games.kaiser.rules.choosing import PHANTOM_CHOICE, Weighed, any_of, choose, pick_ship
from wardroom.games.kaiser.rules.forces import hide, warships_and_raiders
from wardroom.games.kaiser.rules.hunt import Hunt, intercept_german, interrogate_ship, suspects
from wardroom.games.kaiser.rules.intercept import intercept_merchants
from wardroom.games.kaiser.rules.mines import submarine_mines
from wardroom.games.kaiser.rules.own_ships import WhichOwnShip, in_need
from wardroom.games.kaiser.rules.phantom import PHANTOM_SEAT, REAL_SEAT, draw_solitaire, shuffle_solitaire
from wardroom.games.kaiser.rules.phrasing import NO, No, Under
from wardroom.games.kaiser.rules.prizes import SupplyFrom, supply_from_prize, supply_steps, supply_worth
from wardroom.games.kaiser.rules.refuge import come_out, enter_refuge, refugees, try_repair, try_resupply
from wardroom.games.kaiser.rules.sinkings import recall_later, time_passes
from wardroom.games.kaiser.rules.submarines import fire_torpedo, torpedo_aims
from wardroom.games.kaiser.rules.targets import (
    WhichTarget,
    german_targets,
    may_act_uncarded,
    merchant_targets,
    with_merchants,
)
from wardroom.games.kaiser.rules.turn import DrewCard, InFog, NoEffect, discard, refill_merchants
from wardroom.games.kaiser.state import NONE, PHANTOM, Sea, Ship, Turn
from wardroom.games.kaiser.table import Aims, KaiserTable


class PhantomDrew(Under, Event):
    """A Solitaire card was turned up for the phantom, with the roll of the d4, and the dice of a British intercept."""

    roll: int
    entry: str
    under: str
    british: bool = False
    dice: tuple[int, ...] = ()
    night: bool = False


class PhantomSpecial(Under, Event):
    """A special action was turned up; it need not fit the intercept that it was drawn for."""

    entry: str
    fits: bool
    under: str = "5.4.3.3.a"


class PhantomTurnEnds(Under, Event):
    under: str


class WhichPhantomSupplies(Weighed):
    rule = "6.12.1"
    phantom: bool = True

    def worth(self, table: KaiserTable, option: Option) -> int:
        if isinstance(option, SupplyFrom):
            return supply_worth(table, option.prize, option.ship)
        return super().worth(table, option)


class WhichPhantomIntercepts(Weighed):
    rule = PHANTOM_CHOICE
    raider: bool
    phantom: bool = True

    def worth_of(self, table: KaiserTable, ship: Ship) -> int:
        """5.4 The strongest attacker."""
        return attack_strength(table, ship)


_LEGAL_SPECIALS = {
    "raider": ("surprise_attack", "boarding_party", "good_hunting"),
    "warship": ("surprise_attack", "boarding_party", "shipping_lanes"),
    "british": ("surprise_attack",),
}


def begin_phantom_turn(table: KaiserTable) -> Script[None]:
    """5.4.3 Ships in refuge and prizes come first; fog leaves the turn empty, deception leaves one card of it."""
    sea, phantom = table.state, table.active
    sea.turn.deceived = phantom.waiting == "deception"
    is_in_fog = phantom.waiting == "fog_bank"
    if is_in_fog:
        table.tell(InFog, PHANTOM_SEAT, "5.4.fog")
    for ship in [ship for ship in phantom.german if ship.in_refuge]:
        try_both(table, ship)
    yield from use_prizes(table, supplies(table))
    leave_when_well(table)
    sea.phase = "phantom_end" if is_in_fog else "phantom"


def leave_when_well(table: KaiserTable) -> None:
    """5.4.3(7) A ship stays in refuge until damage and Low Supply are gone."""
    for ship in table.active.german:
        if ship.in_refuge and not ship.low and not ship.damage:
            come_out(table, ship)


def try_both(table: KaiserTable, ship: Ship) -> None:
    """3.3.20 In each turn in refuge a ship tries to resupply and to repair."""
    if ship.low:
        try_resupply(table, ship)
    if ship.damage:
        try_repair(table, ship)


def supplies(table: KaiserTable) -> list[SupplyFrom]:
    """6.12.1 The prizes of the phantom that may resupply a ship now."""
    return supply_steps(table) if table.state.rules.prize_supply else []


def use_prizes(table: KaiserTable, offered: Sequence[SupplyFrom]) -> Script[None]:
    """6.12.1 Prizes resupply ships, one each; whoever decides for the phantom says which, if any."""
    while steps := [step for step in supplies(table) if step in offered]:
        options: list[No | SupplyFrom] = [NO, *steps]
        choice = yield from choose(table, PHANTOM_SEAT, options, WhichPhantomSupplies)
        if isinstance(choice, No):
            return
        supply_from_prize(table, PHANTOM_SEAT, table.find(choice.prize)[1], table.find(choice.ship)[1])


def draw_for_phantom(table: KaiserTable) -> Script[None]:
    """5.4.3 One Solitaire card and a d4, and what they bring."""
    sea, known = table.state, supplies(table)
    time_passes(table)
    card, rolled = draw_solitaire(table), table.dice.roll(4)
    if sea.turn.deceived:
        goes_on = yield from deceived_entry(table, card, rolled)
    elif rolled == 1:
        table.tell(PhantomDrew, rolled, "no_action", "5.4.3.1")
        goes_on = False
    elif rolled == 2:
        is_british = card.intercept == "british"
        dice = card.british_dice if is_british else ()
        table.tell(PhantomDrew, rolled, f"intercept_{card.intercept}", "5.4.3.3.a", is_british, dice, card.night)
        goes_on = yield from phantom_intercept(table, card)
    else:
        entry, ends = (card.entry_3, card.ends_3) if rolled == 3 else (card.entry_4, card.ends_4)
        yield from carry_out(table, rolled, entry, "5.4.3.4" if ends else "5.4.3.5")
        goes_on = not ends
    yield from recall_later(table)
    yield from use_prizes(table, [step for step in supplies(table) if step not in known])
    if not goes_on or sea.recon:
        table.tell(PhantomTurnEnds, rule_of_end(sea, rolled))
        sea.phase = "phantom_end"


def rule_of_end(sea: Sea, rolled: int) -> str:
    """5.4.3 Why the phantom's turn ends: Deception, Recon Aircraft, or what the d4 brought."""
    if sea.turn.deceived:
        return "5.4.3.9"
    return "5.4.3.10" if sea.recon else {1: "5.4.3.1", 2: "5.4.3.2"}.get(rolled, "5.4.3.4")


def deceived_entry(table: KaiserTable, card: SolitaireCard, rolled: int) -> Script[bool]:
    """5.4.3(9) Under Deception the turn is one card: 1 or 3 is the third entry, 2 or 4 the fourth."""
    yield from carry_out(table, rolled, card.entry_3 if rolled % 2 else card.entry_4, "5.4.3.9")
    return False


def carry_out(table: KaiserTable, rolled: int, entry: str, under: str) -> Script[None]:
    """5.4.3(4), (5) An entry is carried out, or ignored if it cannot be; `under` is the rule that says so."""
    table.tell(PhantomDrew, rolled, entry, under)
    action = ENTRIES[entry] if entry in ENTRIES else ACTIONS[entry]
    if not action.can(table, PHANTOM_SEAT):
        table.tell(NoEffect, entry, under)
        return
    script = action.do(table, PHANTOM_SEAT, PHANTOM)
    if script is not None:
        yield from script


# --- a roll of 2: an intercept ----------------------------------------------------------------------------------------


def phantom_intercept(table: KaiserTable, card: SolitaireCard) -> Script[bool]:
    """5.4.3(2), (3) The intercept if it is possible, with the special actions drawn for it; else the turn ends."""
    ships = phantom_ships(table, card.intercept)
    targets = (
        german_targets(table, PHANTOM_SEAT) if card.intercept == "british" else merchant_targets(table, PHANTOM_SEAT)
    )
    if not targets or (card.intercept != "british" and not ships):
        table.tell(NoEffect, f"intercept_{card.intercept}", "5.4.3.2")
        return False
    specials = draw_specials(table, card.intercept, targets)
    if card.intercept == "british":
        yield from phantom_hunt(table, card, targets, specials)
    else:
        aims = [(PHANTOM_SEAT, ship) for ship in ships]
        _, ship = yield from pick_ship(table, PHANTOM_SEAT, aims, WhichPhantomIntercepts, card.intercept == "raider")
        yield from phantom_strike(table, card, ship, targets, specials)
    return True


def phantom_ships(table: KaiserTable, kind: str) -> list[Ship]:
    """5.4.3(2) The phantom's ships of the kind that may still act."""
    wanted = [ship for ship in warships_and_raiders(table, PHANTOM_SEAT) if may_act_uncarded(table, ship)]
    return [ship for ship in wanted if table.card_of(ship).is_raider == (kind == "raider")]


def attack_strength(table: KaiserTable, ship: Ship) -> int:
    """The strongest attacker: faces of its dice, less what weakens it."""
    return sum(table.card_of(ship).attack) - 4 * ship.low - 4 * ship.damage


def draw_specials(table: KaiserTable, kind: str, targets: Aims) -> list[str]:
    """5.4.3(3) Special actions until a blank, a repeated or an illegal one; Reflag always ends them."""
    legal = [special for special in _LEGAL_SPECIALS[kind] if special != "boarding_party" or boardable(targets)]
    specials: list[str] = []
    while True:
        special = draw_solitaire(table).special or "no_special"
        fits = special in legal and special not in specials
        table.tell(PhantomSpecial, special, fits or special == "no_special")
        if not fits:
            return specials
        specials.append(special)


def boardable(targets: Aims) -> Aims:
    """3.3.3 A Boarding Party is for an undamaged merchant."""
    return [(owner, ship) for owner, ship in targets if not ship.damage]


def phantom_hunt(table: KaiserTable, card: SolitaireCard, targets: Aims, specials: list[str]) -> Script[None]:
    """5.4.3(3) British forces come for the phantom, with the dice of the Solitaire card."""
    about = partial(WhichTarget, intercept=True)
    victim, target = yield from pick_ship(table, PHANTOM_SEAT, targets, about, "solitaire")
    assist = table.cards.types["surprise_attack"] if specials else None
    hunt = Hunt(PHANTOM_SEAT, "british", card.british_dice, card.night, assist)
    yield from intercept_german(table, hunt, victim, target)


def phantom_strike(
    table: KaiserTable, card: SolitaireCard, ship: Ship, targets: Aims, specials: list[str]
) -> Script[None]:
    """5.4.3(3) The phantom's ship intercepts a merchant, or several; a Boarding Party goes to the first."""
    boards = "boarding_party" in specials
    about = partial(WhichTarget, intercept=True, by=table.ship_id(ship))
    aims = boardable(targets) if boards else targets
    victim, first = yield from pick_ship(table, PHANTOM_SEAT, aims, about, "solitaire")
    named, others = [first], [aim for aim in targets if aim[1] is not first]
    if "shipping_lanes" in specials:
        named += [other for _, other in others]
    elif "good_hunting" in specials and others:
        _, second = yield from pick_ship(table, PHANTOM_SEAT, others, WhichSecondTarget, table.ship_id(ship))
        named.append(second)
    boarded = first.card if boards else NONE
    assists = [table.cards.types[special] for special in specials]
    strike = Strike(PHANTOM_SEAT, victim, ship, "solitaire", card.night, assists, boarded, first.card)
    yield from intercept_merchants(table, strike, named)


# --- entries with choices of their own --------------------------------------------------------------------------------


def interrogation(rank: int) -> Callable[[KaiserTable, Seat, int], Script[None]]:
    """5.4.3(11) Interrogate the ship of highest (1) or lowest (-1) value, or any (0)."""

    def interrogate(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
        aims = suspects(table, seat)
        values = [rank * table.card_of(ship).vp for _, ship in aims]
        best = [aim for aim, value in zip(aims, values, strict=True) if value == max(values)]
        victim, ship = any_of(table, best)
        yield from interrogate_ship(table, seat, victim, ship, card)

    return interrogate


def phantom_refuge(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """5.4.3(7) A damaged or undersupplied ship or recognised raider first; no card lies on it. It tries at once."""
    aims = refugees(table, seat)
    needy = [(owner, ship) for owner, ship in aims if in_need(table, ship)] or aims
    _, ship = yield from pick_ship(table, seat, needy, WhichOwnShip, "island_refuge")
    enter_refuge(table, ship, card)
    try_both(table, ship)


def submarine_torpedo(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """5.1 A submarine attack has the dice of U-27."""
    yield from fire_torpedo(table, seat, "submarine_u", card)


ENTRIES: dict[str, Action] = {
    "interrogate_low": Action(suspects, interrogation(-1)),
    "interrogate_high": Action(suspects, interrogation(1)),
    "interrogate_random": Action(suspects, interrogation(0)),
    "island_refuge": Action(refugees, phantom_refuge),
    "submarine_torpedo": Action(torpedo_aims, submarine_torpedo),
    "submarine_mines": Action(with_merchants, submarine_mines),
}
"""Solitaire entries that are no Action card of the same name, or choose differently."""


# --- the end of the phantom's turn ------------------------------------------------------------------------------------


def end_phantom_turn(table: KaiserTable) -> Script[None]:
    """5.4.1, 5.4.2, 5.4.3(12) Reflag if the cards say so, bury an Action card, shuffle, refill."""
    sea, phantom = table.state, table.active
    was_in_fog = phantom.waiting == "fog_bank"
    if not was_in_fog:
        yield from phantom_reflag(table)
    if phantom.waiting_card >= 0:
        sea.turn.aside.append(phantom.waiting_card)
    phantom.waiting, phantom.waiting_card, sea.recon = "", NONE, False
    yield from discard(table, REAL_SEAT)
    shuffle_solitaire(table)
    if not was_in_fog:
        sea.buried.append(sea.deck.pop())
        table.tell(DrewCard, sea.active, len(sea.deck), "5.4.2")
        if not sea.deck:
            sea.phase = "keep"
            return
    refill_merchants(table)
    again = sea.turn.again
    sea.turn = Turn(again=again)
    if not again:
        sea.active = REAL_SEAT
    sea.phase = "start"


def phantom_reflag(table: KaiserTable) -> Script[None]:
    """5.4.3(12) One Solitaire card may hide a recognised raider or prize."""
    disguised = [ship for ship in table.active.german if not table.card_of(ship).is_warship]
    seen: Aims = [(PHANTOM_SEAT, ship) for ship in disguised if ship.recognised]
    if not seen:
        return
    special = draw_solitaire(table).special or "no_special"
    table.tell(PhantomSpecial, special, special in ("no_special", "reflag"), "5.4.3.12")
    if special == "reflag":
        _, ship = yield from pick_ship(table, PHANTOM_SEAT, seen, WhichOwnShip, "reflag")
        hide(table, ship, "5.4.3.12")
