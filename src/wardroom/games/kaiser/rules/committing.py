"""3.2.1 Committing: cards are laid face down before the force or on a ship, each with one of its halves."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.rules.forces import warships_and_raiders
from wardroom.games.kaiser.rules.phrasing import Piece
from wardroom.games.kaiser.rules.targets import may_act
from wardroom.games.kaiser.state import NONE, Commitment, Use
from wardroom.games.kaiser.table import KaiserTable


class Commit(Piece):
    card: str
    night: bool


class WhatToCommit(Question):
    rule = "3.2.a"
    gathers = (Commit,)


class Ready(Option):
    passes = True


class HowToCommit(Question):
    rule = "1.1.2.a"
    card: str


class AsAction(Option):
    pass


class AsBritish(Option):
    pass


class OnShip(Option):
    ship: str


class LayMinesFrom(Option):
    ship: str


READY, AS_ACTION, AS_BRITISH = Ready(), AsAction(), AsBritish()
commit_of, on_ship = cache(Commit), cache(OnShip)
How: TypeAlias = AsAction | AsBritish | OnShip | LayMinesFrom


class Committed(Event):
    """Cards lie face down before the force: upright for their action, sideways for British intercepts."""

    rule = "3.2.1.f"
    player: Seat
    upright: int
    sideways: int


class CommittedOnShips(Event):
    """Cards lie face down on ships: sideways on those that will intercept, upright on those that will lay mines."""

    rule = "3.2.1.f"
    player: Seat
    ships: tuple[str, ...]
    intercepting: int
    minelayers: tuple[str, ...]
    laying: int


def commit_cards(table: KaiserTable) -> Script[None]:
    """3.2.1 Lay cards face down, one after another, until ready."""
    seat = table.state.active
    while table.active.hand:
        choice = yield from table.ask(seat, WhatToCommit, lambda: commit_options(table))
        if isinstance(choice, Ready):
            break
        yield from lay_down(table, choice.card)
    be_ready(table)


def be_ready(table: KaiserTable) -> None:
    """3.2.1 Everybody sees how many cards lie where, upright or sideways."""
    table.state.phase = "resolve"
    tell_committed(table, table.state.turn.committed)


def tell_committed(table: KaiserTable, committed: Sequence[Commitment]) -> None:
    """How many cards lie before the force for which half, and on which ships the others."""
    if table.heard is None:
        return
    seat, ships = table.state.active, table.cards.ships
    upright, sideways = (sum(each[1:] == (use, NONE) for each in committed) for use in ("action", "british"))
    if upright or sideways:
        table.tell(Committed, seat, upright, sideways)
    hunters = tuple(ships[each.ship].id for each in committed if each.use == "ship")
    minelayers = tuple(ships[each.ship].id for each in committed if each.use == "action" and each.ship != NONE)
    if hunters or minelayers:
        table.tell(CommittedOnShips, seat, hunters, len(hunters), minelayers, len(minelayers))


def commit_options(table: KaiserTable) -> Sequence[Ready | Commit]:
    """3.1.1 As many cards as the player likes, or none."""
    return [READY, *commitable(table, table.active.hand)]


def commitable(table: KaiserTable, cards: Sequence[int]) -> list[Commit]:
    """Each card once: copies that are alike by day and night count as one."""
    actions, alike = table.cards.actions, table.cards.alike
    first = {alike[card]: actions[card] for card in sorted(cards, reverse=True)}
    return [commit_of(card.id, card.night) for card in reversed(first.values())]


def lay_down(table: KaiserTable, card_id: str) -> Script[None]:
    """1.1.2, 3.2.1 The half is fixed now, and the ship if one is meant; others see both, but never the card."""
    seat, turn = table.state.active, table.state.turn
    turn.laying = table.hand_card(seat, card_id)
    how = yield from table.ask(
        seat, lambda: HowToCommit(table.type_of(turn.laying)), lambda: ways_to_commit(table, seat, turn.laying)
    )
    card, turn.laying = turn.laying, NONE
    lay(table, card, how)


def lay(table: KaiserTable, card: int, how: How) -> None:
    """3.2.1 The card leaves the hand and lies face down: before the force, or on one of its ships."""
    table.active.hand.remove(card)
    if isinstance(how, OnShip | LayMinesFrom):
        _, ship = table.find(how.ship)
        use: Use = "ship" if isinstance(how, OnShip) else "action"
        commitment = Commitment(card, use, ship.card)
    else:
        commitment = Commitment(card, "action" if isinstance(how, AsAction) else "british")
    table.state.turn.committed.append(commitment)


def ways_to_commit(table: KaiserTable, seat: Seat, card: int) -> list[How]:
    """3.2.1 The halves and places that a card may be committed with; one card lies on a ship that can act."""
    facts = table.facts_of(card)
    carrying = [commitment.ship for commitment in table.state.turn.committed]
    ships = warships_and_raiders(table, seat)
    free = [ship for ship in ships if ship.card not in carrying and may_act(table, ship)]
    ways: list[How] = []
    if facts.deed == "lay_mines":
        ways += [LayMinesFrom(table.ship_id(ship)) for ship in free if table.card_of(ship).lays_mines]
    elif facts.kind in ("action", "assist") or facts.deed == "reflag" or (facts.kind == "team" and in_team_game(table)):
        ways.append(AS_ACTION)
    ways.append(AS_BRITISH)
    if facts.kind != "team" or in_team_game(table):
        ways += [on_ship(table.ship_id(ship)) for ship in free]
    return ways


def in_team_game(table: KaiserTable) -> bool:
    """3.3.4, 3.3.11 Outside the team game two types serve only for a British intercept."""
    return table.state.rules.teams
