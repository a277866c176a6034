"""Preparazione 3: ships chosen in secret, cards given or bought, and the fleet in its rows."""

from collections.abc import Iterable, Sequence
from functools import cache, partial

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.phrasing import READY, Cited, Piece, Ready, Take, take_of
from wardroom.games.modern.rules.scenario import CardGiven
from wardroom.games.modern.rules.strategies import gifts_by
from wardroom.games.modern.state import BESIDE, Side
from wardroom.games.modern.table import BattleTable, depth


class WhichShips(Question):
    rule = "setup.secret"


class WhichGift(Cited, Question):
    rule = "scenario.gift-card"
    under: str = rule


class Pick(Option):
    card: str


class WhichCards(Question):
    rule = "option.cards.buy"


class BuyCard(Piece):
    card: str
    price: int


class CardBought(Event):
    rule = "option.cards.beside"
    player: Seat


class CardsBoughtUp(Event):
    rule = "option.cards.buy"
    player: Seat


class WhereToPlace(Question):
    rule = "rows.filled"


class Place(Option):
    ship: str
    row: int


place_of = cache(Place)


class FleetLaid(Event):
    """A fleet: its rows and how many there are, and what lies beside them and how many that is."""

    rule = "setup.layout"
    player: Seat
    first: tuple[str, ...]
    second: tuple[str, ...]
    third: tuple[str, ...]
    beside: tuple[str, ...]
    rows: int
    others: int


MOST_ROWS = 3


# --- the ships --------------------------------------------------------------------------------------------------------


def choose_ships(table: BattleTable) -> Script[None]:
    """Preparazione 3: Everybody secretly chooses ships, all at the same time; the others form the reserve."""
    battle = table.battle
    choosing = [seat for seat in sorted(battle.sides) if not battle.sides[seat].is_ready]
    chosen = yield from table.ask_all(choosing, WhichShips, lambda seat: ships_for_sale(table, seat))
    for seat, choice in chosen.items():
        side = battle.sides[seat]
        if isinstance(choice, Ready):
            side.is_ready = True
            continue
        ship = table.ship_number(choice.ship)
        side.reserve.remove(ship)
        side.chosen.append(ship)
        side.points -= table.cards.ships[ship].vp
    if all(side.is_ready for side in battle.sides.values()):
        for side in battle.sides.values():
            side.is_ready = False
        battle.phase = "cards" if table.state.rules.buy_cards else "layout"


def ships_for_sale(table: BattleTable, seat: Seat) -> Sequence[Take | Ready]:
    """Preparazione 3: Ships that the rest of the budget pays for; with one ship at least, or for none, one may stop."""
    side, ships = table.battle.sides[seat], table.cards.ships
    affordable = [ship for ship in side.reserve if ships[ship].vp <= side.points]
    options: list[Take | Ready] = [READY] if side.chosen or not affordable else []
    return options + [take_of(ships[ship].id, ships[ship].vp) for ship in affordable]


# --- cards beside the hand --------------------------------------------------------------------------------------------


def choose_gifts(table: BattleTable) -> Script[None]:
    """Baia dei Panda, Limited Air Support: A player picks a card from the deck, before the shuffle, and unseen."""
    battle = table.battle
    for seat in battle.order:
        for kind, rule in gifts_of(table, seat):
            options = cards_of_kind(table, kind)
            if not options:  # other gifts have taken them all
                continue
            choice = options[0]
            if len(options) > 1:
                choice = yield from table.ask(seat, WhichGift, partial(cards_of_kind, table, kind), rule)
            take_beside(table, seat, table.card_number(choice.card))
            table.tell(CardGiven, seat, kind, rule)
    battle.phase = "layout"


def gifts_of(table: BattleTable, seat: Seat) -> list[tuple[str, str]]:
    """The kinds of Action card that a player picks one of before the deal, each with the rule that gives it."""
    if table.battle.terms.mission:
        return gifts_by(table.cards, table.battle.sides[seat].strategies)
    words = table.scenarios.find(table.state.rules.scenario).sides[seat].cards
    return [(word.removeprefix("any:"), WhichGift.rule) for word in words if word.startswith("any:")]


def cards_of_kind(table: BattleTable, kind: str) -> Sequence[Pick]:
    """Every different card of a kind that is still in the deck."""
    deck = table.battle.deck
    return [Pick(table.card_id(card)) for card in table.cards.by_kind[kind] if card in deck]


def take_beside(table: BattleTable, seat: Seat, card: int) -> None:
    """A card from the deck lies face down beside the hand."""
    table.battle.deck.remove(card)
    table.battle.sides[seat].beside.append(card)


def buy_cards(table: BattleTable) -> Script[None]:
    """Carta Azione Coperta: In playing order, one card at a time, until everybody has enough."""
    battle = table.battle
    for seat in battle.order:
        side = battle.sides[seat]
        if side.is_ready:
            continue
        choice = yield from table.ask(seat, WhichCards, partial(cards_for_sale, table, seat))
        if isinstance(choice, Ready):
            side.is_ready = True
            table.tell(CardsBoughtUp, seat)
            continue
        card = table.card_number(choice.card)
        take_beside(table, seat, card)
        side.points -= table.facts_of(card).reinforcement
        table.tell(CardBought, seat)
    if all(side.is_ready for side in battle.sides.values()):
        for side in battle.sides.values():
            side.is_ready = False
        battle.phase = "layout"


def cards_for_sale(table: BattleTable, seat: Seat) -> Sequence[BuyCard | Ready]:
    """Carta Azione Coperta: Any card of the open deck, at its reinforcement value."""
    points, actions = table.battle.sides[seat].points, table.cards.actions
    known = [actions[card] for card in sorted(set(table.battle.deck))]
    return [READY, *(BuyCard(card.id, card.reinforcement) for card in known if card.reinforcement <= points)]


# --- Formazione della flotta ------------------------------------------------------------------------------------------


def lay_out(table: BattleTable) -> Script[None]:
    """Preparazione 3: In playing order everybody arranges the fleet face up; submarines lie beside it, Passive."""
    battle = table.battle
    waiting = [seat for seat in battle.order if battle.sides[seat].chosen]
    if not waiting:
        battle.phase = "deal"
        return
    seat = waiting[0]
    battle.active = seat
    side = battle.sides[seat]
    lay_formed(table, seat)
    while side.chosen:
        choice = yield from table.ask(seat, WhereToPlace, lambda: places(table, side))
        ship = table.ship_number(choice.ship)
        side.chosen.remove(ship)
        side.rows[ship] = choice.row
        lay_submarines(table, side)
    tell_fleet(table, seat)


def lay_formed(table: BattleTable, seat: Seat) -> None:
    """Scenari: A scenario may say where the ships stand; whatever does not stand in a row lies beside the fleet."""
    side, rules = table.battle.sides[seat], table.state.rules
    scenario = table.scenarios.find(rules.scenario) if rules.scenario != "none" else None
    if scenario is not None and scenario.sides[seat].is_formed:
        side.rows.update(scenario.sides[seat].ships)
        side.chosen.clear()
    lay_submarines(table, side)


def lay_submarines(table: BattleTable, side: Side) -> None:
    """Formazione della flotta: When only submarines are left to place, they go beside the fleet by themselves."""
    if all(table.cards.ships[ship].is_submarine for ship in side.chosen):
        side.rows.update(dict.fromkeys(side.chosen, BESIDE))
        side.chosen.clear()


def places(table: BattleTable, side: Side) -> Sequence[Place]:
    """Formazione della flotta: The rows in which the next ship may stand, so that none is empty in the end."""
    left = [ship for ship in side.chosen if not table.cards.ships[ship].is_submarine]
    name = table.ship_id(left[0])
    used = {row for row in side.rows.values() if row != BESIDE}
    return [place_of(name, row) for row in range(1, MOST_ROWS + 1) if can_fill(used | {row}, len(left) - 1)]


def can_fill(rows: set[int], ships: int) -> bool:
    """Whether so many more ships can fill the rows that are empty before occupied ones."""
    return max(rows) - len(rows) <= ships


def tell_fleet(table: BattleTable, seat: Seat) -> None:
    """The fleet lies open now."""
    rows = table.battle.sides[seat].rows
    first, second, third, beside = (table.ship_ids(in_row(rows.items(), row)) for row in (1, 2, 3, BESIDE))
    table.tell(FleetLaid, seat, first, second, third, beside, depth(table.battle.sides[seat]), len(beside))


def in_row(rows: Iterable[tuple[int, int]], row: int) -> list[int]:
    """The ships of a row."""
    return [ship for ship, at in rows if at == row]
