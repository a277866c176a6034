"""Air Support, Bomber Strike, Attacchi aerei da basi navali: attacks from the air and on submarines."""

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.cards import ActionCard
from wardroom.games.modern.rows import AIR, ASW
from wardroom.games.modern.rules.aiming import (
    Aim,
    aim,
    aim_of,
    air_number,
    air_targets,
    asw_targets,
    next_play,
    which_opponent,
)
from wardroom.games.modern.rules.phrasing import Cited, Discard, discard_of
from wardroom.games.modern.state import NONE, Attack
from wardroom.games.modern.table import BattleTable, take_card


class Launch(Option):
    ship: str


launch_of = cache(Launch)


class Hunt(Option):
    ship: str


hunt_of = cache(Hunt)


class WhichFlight(Question):
    rule = "ship.air"
    ship: str
    needs: int


class HoldBack(Option):
    passes = True


HOLD_BACK = HoldBack()


class WhichBomb(Question):
    rule = "card.bomber.four"
    number: int


class WhichCost(Question):
    rule = "card.bomber.cost"


class CostPaid(Event):
    rule = "card.bomber.cost"
    player: Seat
    cards: tuple[str, ...]


class Flew(Cited, Event):
    """An Air attack, by a card or a ship."""

    rule = "attack.target.air"
    player: Seat
    attack: int
    by: str
    target: str
    owner: Seat
    needs: int
    under: str = rule


class Hunted(Cited, Event):
    """An ASW attack, by a card or a ship."""

    rule = "attack.target.asw"
    player: Seat
    attack: int
    by: str
    target: str
    owner: Seat
    needs: int
    under: str = rule


# --- cards ------------------------------------------------------------------------------------------------------------


def fly(table: BattleTable, card: int, facts: ActionCard) -> Script[None]:
    """Air Support: An Air attack on a surface ship, or an ASW attack on a submarine: the target says which."""
    number = lambda owner, ship: flight_number(table, facts, owner, ship)  # noqa: E731
    owner, target = yield from aim(table, facts.id, partial(flight_targets, table), number)
    sortie = Sortie(card, facts.number, (), next_play(table))
    if table.cards.ships[target].is_submarine:
        add_hunt(table, sortie, facts.asw, owner, target)
    else:
        add_flight(table, sortie, facts.air, owner, target)


def flight_targets(table: BattleTable, owner: Seat) -> list[int]:
    """Air Support: Surface ships for an Air attack, submarines for ASW."""
    return air_targets(table, owner) + asw_targets(table, owner)


def flight_number(table: BattleTable, facts: ActionCard, owner: Seat, ship: int) -> int:
    """Air Support: What has to be rolled to sink a ship, or a submarine."""
    return facts.asw if table.cards.ships[ship].is_submarine else air_number(table, owner, ship, facts.air)


def bomb(table: BattleTable, card: int, facts: ActionCard, was_held: bool) -> Script[None]:
    """Bomber Strike: Two other cards of the hand are discarded; four Air attacks against one fleet."""
    seat = table.battle.active
    yield from pay_cost(table, facts.cost, card if was_held else NONE)
    owner = yield from which_opponent(table, facts.id, partial(air_targets, table))
    sortie = Sortie(card, facts.number, (), next_play(table))
    for number in range(1, facts.attacks + 1):
        targets = air_targets(table, owner)
        options = [aim_of(table.ship_id(ship), owner, air_number(table, owner, ship, facts.air)) for ship in targets]
        target = targets[0]
        if len(targets) > 1:
            target = table.ship_number((yield from table.ask(seat, WhichBomb, options, number)).ship)
        add_flight(table, sortie, facts.air, owner, target)


def pay_cost(table: BattleTable, count: int, twin: int) -> Script[None]:
    """Bomber Strike: Cards of the hand are discarded, and seen.

    Where a twin of the card lies face down, it may be that one which was played: the card of the hand then pays.
    """
    battle, seat, side = table.battle, table.battle.active, table.active
    cost: list[int] = []
    while len(cost) < count:
        choice = yield from table.ask(seat, WhichCost, partial(to_pay_with, table, twin))
        cost.append(table.card_number(choice.card))
        twin = twin if cost[-1] in side.hand else NONE
        take_card(side, cost[-1])
        battle.discards.append(cost[-1])
    if cost:
        table.tell(CostPaid, seat, table.card_ids(cost))


def to_pay_with(table: BattleTable, twin: int) -> Sequence[Discard]:
    """The different cards of the hand; what lies beside it does not count, but for the twin of the card played."""
    side = table.active
    spare = {twin} & set(side.beside)
    return [discard_of(table.card_id(card)) for card in sorted({*side.hand, *spare})]


# --- ships ------------------------------------------------------------------------------------------------------------


def launch(table: BattleTable, ship: int) -> Script[None]:
    """Attacchi aerei da basi navali: One Air attack for each number, each at any target; fewer if one likes."""
    battle, seat, name = table.battle, table.battle.active, table.ship_id(ship)
    battle.turn.is_closed = True
    battle.turn.acted.append(ship)
    choices = partial(air_targets, table)
    sortie = Sortie(NONE, NONE, (ship,), next_play(table))
    for number, needs in enumerate(table.cards.ships[ship].air):
        owner = yield from which_opponent(table, name, choices)
        targets = choices(owner)
        options: list[Aim | HoldBack] = [HOLD_BACK] if number else []
        options += [aim_of(table.ship_id(target), owner, air_number(table, owner, target, needs)) for target in targets]
        choice = options[0]
        if len(options) > 1:
            choice = yield from table.ask(seat, WhichFlight, options, name, needs)
        if isinstance(choice, HoldBack):
            return
        add_flight(table, sortie, needs, owner, table.ship_number(choice.ship))


def hunt(table: BattleTable, ship: int) -> Script[None]:
    """Attacchi aerei da basi navali: An ASW attack of a ship, or of an Active submarine, at one submarine."""
    battle, card = table.battle, table.cards.ships[ship]
    battle.turn.is_closed = True
    battle.turn.acted.append(ship)
    owner, target = yield from aim(table, card.id, partial(asw_targets, table), lambda _owner, _ship: card.asw)
    add_hunt(table, Sortie(NONE, NONE, (ship,), next_play(table)), card.asw, owner, target)


# --- the attacks ------------------------------------------------------------------------------------------------------


class Sortie(NamedTuple):
    """Where an Air or ASW attack comes from: a card and the text it has, or a ship; and which action it belongs to."""

    card: int
    text: int
    ships: tuple[int, ...]
    play: int


def add_flight(table: BattleTable, sortie: Sortie, needs: int, owner: Seat, target: int) -> None:
    """An Air attack is declared; it shows the Air symbol, and needs more against rear rows by the optional rule."""
    needs = air_number(table, owner, target, needs)
    number, by = add_sortie(table, sortie, AIR, needs, owner, target)
    rule = sortie_rule(table, sortie.text, "card.air.attack", "ship.air")
    table.tell(Flew, table.battle.active, number, by, table.ship_id(target), owner, needs, rule)


def add_hunt(table: BattleTable, sortie: Sortie, needs: int, owner: Seat, target: int) -> None:
    """An ASW attack is declared; it shows the ASW symbol."""
    number, by = add_sortie(table, sortie, ASW, needs, owner, target)
    rule = sortie_rule(table, sortie.text, "card.air.asw", "ship.asw")
    table.tell(Hunted, table.battle.active, number, by, table.ship_id(target), owner, needs, rule)


def sortie_rule(table: BattleTable, text: int, by_card: str, by_ship: str) -> str:
    """What an attack from the air is made by: a ship, Air Support, or one of the four of a Bomber Strike."""
    if text == NONE:
        return by_ship
    return "card.bomber.four" if table.facts_of(text).kind == "bomber-strike" else by_card


def add_sortie(table: BattleTable, sortie: Sortie, shows: int, needs: int, owner: Seat, target: int) -> tuple[int, str]:
    """Write an attack down that has to be rolled for; gives its number and what makes it."""
    card, text, ships, play = sortie
    attacks = table.battle.turn.attacks
    table.battle.turn.playing = NONE
    attacks.append(
        Attack(card, text, ships, shows, 0, needs, 0, sinks=False, owner=owner, target=target, distance=0, play=play)
    )
    return len(attacks), table.ship_id(ships[0]) if ships else table.card_id(text)
