"""5.4 The phantom's turn, played by the game from the Solitaire cards."""

from collections.abc import Callable

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.actions import (
    ACTIONS,
    Action,
    enter_refuge,
    fire_torpedo,
    interrogate_ship,
    may_act,
    refugees,
    submarine_mines,
    suspects,
    torpedo_aims,
    warships_and_raiders,
    with_merchants,
)
from wardroom.games.kaiser.cards import SolitaireCard
from wardroom.games.kaiser.intercept import Hunt, Strike, intercept_german, intercept_merchants
from wardroom.games.kaiser.phantom import PHANTOM_SEAT, any_of, choose, draw_solitaire, ship_worth, shuffle_solitaire
from wardroom.games.kaiser.phrases import DrewCard, NoEffect, PhantomDrew, PhantomSpecial, PhantomTurnEnds
from wardroom.games.kaiser.reactions import recall_later, time_passes
from wardroom.games.kaiser.state import NONE, PHANTOM, Ship, Turn
from wardroom.games.kaiser.table import KaiserTable, hide
from wardroom.games.kaiser.turn import (
    come_out,
    discard,
    german_targets,
    merchant_targets,
    refill_merchants,
    try_repair,
    try_resupply,
)

_LEGAL_SPECIALS = {
    "raider": ("surprise_attack", "boarding_party", "good_hunting"),
    "warship": ("surprise_attack", "boarding_party", "shipping_lanes"),
    "british": ("surprise_attack",),
}


def begin_phantom_turn(table: KaiserTable) -> None:
    """5.4.3 Ships in refuge come first; fog leaves the turn empty, deception leaves one card of it."""
    sea, phantom = table.state, table.active
    sea.turn.deceived = phantom.waiting == "deception"
    see_to_refuge(table)
    sea.phase = "phantom_end" if phantom.waiting == "fog_bank" else "phantom"


def see_to_refuge(table: KaiserTable) -> None:
    """5.4.3(7) Each ship in refuge tries its luck, and leaves once damage and Low Supply are gone."""
    for ship in table.active.german:
        if ship.in_refuge:
            try_both(table, ship)
            if not ship.low and not ship.damage:
                come_out(table, ship)


def try_both(table: KaiserTable, ship: Ship) -> None:
    """3.3.20 In each turn in refuge a ship tries to resupply and to repair."""
    if ship.low:
        try_resupply(table, ship)
    if ship.damage:
        try_repair(table, ship)


def draw_for_phantom(table: KaiserTable) -> Script[None]:
    """5.4.3 One Solitaire card and a d4, and what they bring."""
    sea = table.state
    time_passes(table)
    card, rolled = draw_solitaire(table), table.dice.roll(4)
    if sea.turn.deceived:
        goes_on = yield from deceived_entry(table, card, rolled)
    elif rolled == 1:
        table.tell(PhantomDrew, rolled, "no_action")
        goes_on = False
    elif rolled == 2:
        table.tell(PhantomDrew, rolled, f"intercept_{card.intercept}")
        goes_on = yield from phantom_intercept(table, card)
    else:
        entry, ends = (card.entry_3, card.ends_3) if rolled == 3 else (card.entry_4, card.ends_4)
        yield from carry_out(table, rolled, entry)
        goes_on = not ends
    yield from recall_later(table)
    if not goes_on or sea.recon:
        table.tell(PhantomTurnEnds)
        sea.phase = "phantom_end"


def deceived_entry(table: KaiserTable, card: SolitaireCard, rolled: int) -> Script[bool]:
    """5.4.3(9) Under Deception the turn is one card: 1 or 3 is the third entry, 2 or 4 the fourth."""
    yield from carry_out(table, rolled, card.entry_3 if rolled % 2 else card.entry_4)
    return False


def carry_out(table: KaiserTable, rolled: int, entry: str) -> Script[None]:
    """5.4.3(4), (5) An entry is carried out, or ignored if it cannot be."""
    table.tell(PhantomDrew, rolled, entry)
    action = ENTRIES[entry] if entry in ENTRIES else ACTIONS[entry]
    if not action.can(table, PHANTOM_SEAT):
        table.tell(NoEffect, entry)
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
        table.tell(NoEffect, f"intercept_{card.intercept}")
        return False
    specials = draw_specials(table, card.intercept)
    if card.intercept == "british":
        assist = "surprise_attack" if specials else ""
        victim, target = choose(table, targets, [ship_worth(table, ship) for _, ship in targets])
        hunt = Hunt(PHANTOM_SEAT, "british", card.british_dice, card.night, assist)
        yield from intercept_german(table, hunt, victim, target)
    else:
        ship = choose(table, ships, [attack_strength(table, ship) for ship in ships])
        yield from phantom_strike(table, card, ship, [target for _, target in targets], specials)
    return True


def phantom_ships(table: KaiserTable, kind: str) -> list[Ship]:
    """5.4.3(2) The phantom's ships of the kind that may still act."""
    wanted = [ship for ship in warships_and_raiders(table, PHANTOM_SEAT) if may_act(table, ship)]
    return [ship for ship in wanted if table.card_of(ship).is_raider == (kind == "raider")]


def attack_strength(table: KaiserTable, ship: Ship) -> int:
    """The strongest attacker: faces of its dice, less what weakens it."""
    return sum(table.card_of(ship).attack) - 4 * ship.low - 4 * ship.damage


def draw_specials(table: KaiserTable, kind: str) -> list[str]:
    """5.4.3(3) Special actions until a blank, a repeated or an illegal one; Reflag always ends them."""
    specials: list[str] = []
    while True:
        special = draw_solitaire(table).special or ""
        fits = special in _LEGAL_SPECIALS[kind] and special not in specials
        table.tell(PhantomSpecial, special or "no_special", fits or not special)
        if not fits:
            return specials
        specials.append(special)


def phantom_strike(
    table: KaiserTable, card: SolitaireCard, ship: Ship, targets: list[Ship], specials: list[str]
) -> Script[None]:
    """5.4.3(3) The phantom's ship intercepts the best or any merchant, or several."""
    first = choose(table, targets, [ship_worth(table, target) for target in targets])
    others = [target for target in targets if target is not first]
    named = [first]
    if "shipping_lanes" in specials:
        named += others
    elif "good_hunting" in specials and others:
        named.append(choose(table, others, [ship_worth(table, target) for target in others]))
    strike = Strike(PHANTOM_SEAT, Seat(0), ship, "solitaire", card.night, specials, first=first.card)
    if "boarding_party" in specials and not first.damage:
        strike.boarded = first.card
    yield from intercept_merchants(table, strike, named)


# --- entries with choices of their own --------------------------------------------------------------------------------


def interrogation(rank: int) -> Callable[[KaiserTable, Seat, int], Script[None]]:
    """5.4.3(11) Interrogate the ship of highest (1) or lowest (-1) value, or any (0)."""

    def interrogate(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
        aims = suspects(table, seat)
        values = [rank * table.card_of(ship).vp for _, ship in aims]
        best = [aim for aim, value in zip(aims, values, strict=True) if value == max(values)]
        victim, ship = any_of(table, best)
        yield from interrogate_ship(table, seat, victim, ship)

    return interrogate


def phantom_refuge(table: KaiserTable, seat: Seat, card: int) -> None:
    """5.4.3(7) A damaged or undersupplied ship or recognised raider first; no card lies on it. It tries at once."""
    ships = [ship for _, ship in refugees(table, seat)]
    needy = [ship for ship in ships if in_need(table, ship)] or ships
    ship = choose(table, needy, [in_need(table, ship) * 100 + table.card_of(ship).vp for ship in needy])
    enter_refuge(table, ship, card)
    try_both(table, ship)


def in_need(table: KaiserTable, ship: Ship) -> int:
    """How much a ship needs a refuge."""
    return bool(ship.damage) + ship.low + (ship.recognised and table.card_of(ship).is_raider)


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
        phantom_reflag(table)
    if phantom.waiting_card >= 0:
        sea.turn.aside.append(phantom.waiting_card)
    phantom.waiting, phantom.waiting_card, sea.recon = "", NONE, False
    yield from discard(table, Seat(0))
    shuffle_solitaire(table)
    if not was_in_fog:
        sea.buried.append(sea.deck.pop())
        table.tell(DrewCard, sea.active, len(sea.deck))
        if not sea.deck:
            sea.phase = "keep"
            return
    refill_merchants(table)
    again = sea.turn.again
    sea.turn = Turn(again=again)
    if not again:
        sea.active = Seat(0)
    sea.phase = "start"


def phantom_reflag(table: KaiserTable) -> None:
    """5.4.3(12) One Solitaire card may hide a recognised raider or prize."""
    seen = [ship for ship in table.active.german if ship.recognised and not table.card_of(ship).is_warship]
    if not seen:
        return
    special = draw_solitaire(table).special or ""
    table.tell(PhantomSpecial, special or "no_special", special in ("", "reflag"))
    if special == "reflag":
        hide(table, choose(table, seen, [ship_worth(table, ship) for ship in seen]))
