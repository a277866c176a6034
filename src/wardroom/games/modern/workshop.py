"""What players make for themselves: scenarios, from what is in the box.

Plain data comes in and plain data goes out, for a page that draws it. Whoever is still drawing gets a lot of things
wrong: what does not fit is an answer like any other, `wrong` with its place.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from wardroom.engine import BadData
from wardroom.engine.plain import from_plain, to_plain
from wardroom.games.modern.cards import ActionCard, Cards, ShipCard
from wardroom.games.modern.rows import EXPANSION_NAVIES, NAVIES, NON_COMBATANT
from wardroom.games.modern.scenarios import (
    MOST_GIFTS,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_SIDES,
    Draft,
    Scenario,
    Scenarios,
    checked,
    draft_of,
    rows_of,
    write_draft,
    write_scenario,
)
from wardroom.games.modern.view import printed_card, printed_ship

Plain = dict[str, Any]


def workshops(cards: Cards, scenarios: Scenarios) -> Mapping[str, Callable[[object], object]]:
    """By name: what there is to choose from, and a scenario that was drawn."""
    return {"box": partial(box, cards, scenarios), "scenario": partial(scenario, cards)}


def box(cards: Cards, scenarios: Scenarios, _: object) -> Plain:
    """Navies with their ships, Action cards, the known scenarios to begin with, and the bounds of everything."""
    return {
        "navies": {
            navy: [ship.id for ship in cards.ships if ship.navy == navy] for navy in (*NAVIES, *EXPANSION_NAVIES)
        },
        "neutral": NON_COMBATANT,
        "ships": {ship.id: ship_of(cards, ship) for ship in cards.ships if not ship.is_target},
        "cards": {card.id: card_of(cards, card) for card in cards.actions},
        "kinds": list(cards.by_kind),
        "scenarios": {name: to_plain(draft_of(found, cards)) for name, found in scenarios.known.items()},
        "most": {"sides": MOST_SIDES, "gifts": MOST_GIFTS, "target": MOST_POINTS, "rounds": MOST_ROUNDS, "rows": 3},
    }


def ship_of(cards: Cards, ship: ShipCard) -> Plain:
    """A ship as the view of a battle has it, with its names and the set it comes from."""
    return {**to_plain(printed_ship(ship)), "names": cards.names[ship.id], "pack": ship.pack}


def card_of(cards: Cards, card: ActionCard) -> Plain:
    """An Action card as the view of a battle has it, with its names and how many there are."""
    return {**to_plain(printed_card(card)), "names": cards.names[card.id], "copies": card.copies}


def scenario(cards: Cards, data: object) -> Plain:
    """The file of a scenario, the same as rows of a table, and what each side brings; or what is wrong with it."""
    try:
        draft = from_plain(Draft, data, "scenario")
        found = checked(draft, cards)
    except BadData as wrong:
        return {"wrong": dict(wrong.facts)}
    points = [points_of(found, at, cards) for at in range(len(found.sides))]
    return {"text": write_draft(draft), "table": write_scenario(rows_of(draft)), "points": points}


def points_of(scenario: Scenario, side: int, cards: Cards) -> int:
    """The VP that a side has at sea, as this scenario counts them."""
    found = scenario.sides[side]
    return sum(found.worth.get(ship, cards.ships[ship].vp) for ship, _ in found.ships)
