"""7, 8.7 The hold: taking cargo aboard, and throwing out or losing what has no room."""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.marauders.rules.phrasing import DONE, Done, RuledEvent, RuledQuestion
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MaraudersTable,
    capacity_of,
    crates_of,
    discard,
    drop_mission,
    hold,
    load_of,
    show,
)


class WhatToStow(RuledQuestion):
    room: int


class Stow(Option):
    card: str


class Jettison(Option):
    good: str


class WhatToDrop(RuledQuestion):
    gathers = (Jettison,)
    excess: int

    @property
    def most(self) -> int:
        return self.excess


stow_of = cache(Stow)


class CargoTaken(RuledEvent):
    player: Seat
    good: str


class CargoLost(Event):
    rule = "ship.cargo_loss_at_sea"
    player: Seat
    goods: tuple[str, ...]


class CargoDropped(RuledEvent):
    player: Seat
    good: str


class CratesLost(Event):
    rule = "missioncard.powder_crates_lost"
    player: Seat


def cards_of(table: MaraudersTable, player: Player, good: str, count: int) -> list[str]:
    """Some cards of a good from the hold; they are alike, so those that everybody has seen go first."""
    deck = table.state.cargo
    alike = [card for card in player.cargo if table.cards.good_of[card] == good]
    return sorted(alike, key=lambda card: deck.seen.get(card, -1) < deck.ages[card])[:count]


def goods_aboard(table: MaraudersTable, player: Player) -> list[str]:
    """The goods in a hold, each once."""
    return sorted(set(table.goods_of(player.cargo)))


def throw_out(table: MaraudersTable, seat: Seat, good: str, under: str) -> None:
    """A card of a good goes to the discards."""
    player = table.state.players[seat]
    (card,) = cards_of(table, player, good, 1)
    player.cargo.remove(card)
    discard(table.state.cargo, card)
    table.tell(CargoDropped, under, seat, good)


def drop_excess(table: MaraudersTable, seat: Seat, under: str) -> Script[None]:
    """7, R70 What the ship cannot carry at sea is discarded, as the owner likes; the powder crates come last (R82).

    Where all of it has to go, or all is alike, there is nothing to choose.
    """
    player = table.state.players[seat]
    lose_crates(table, seat, capacity_of(table, player))
    while (excess := load_of(table, player) - capacity_of(table, player)) > 0:
        choices = goods_aboard(table, player)
        if len(choices) == 1 or excess >= len(player.cargo):
            throw_out(table, seat, choices[0], under)
            continue
        choice = yield from table.ask(
            seat, WhatToDrop, lambda: [Jettison(good) for good in goods_aboard(table, player)], under, excess
        )
        throw_out(table, seat, choice.good, under)


def stow(table: MaraudersTable, seat: Seat, pile: list[str], under: str, is_open: bool) -> Script[None]:
    """8.7 Take cards of a pile aboard as far as there is room.

    From an open pile everybody sees what is taken, and room may be made for it.
    """
    player = table.state.players[seat]
    while pile:
        room = capacity_of(table, player) - load_of(table, player)
        if room <= 0 and not (is_open and worth_dropping(table, player, pile)):
            return
        choice = yield from table.ask(seat, WhatToStow, lambda: ways_to_stow(table, player, pile), under, max(0, room))
        if isinstance(choice, Done):
            return
        if isinstance(choice, Jettison):
            throw_out(table, seat, choice.good, under)
        else:
            take_aboard(table, seat, pile, choice.card, under, is_open)


def take_aboard(table: MaraudersTable, seat: Seat, pile: list[str], card: str, under: str, is_open: bool) -> None:
    """A card of a pile goes into the hold."""
    pile.remove(card)
    table.state.players[seat].cargo.append(card)
    hold(table.state.cargo, card)
    if is_open:
        show(table.state.cargo, card)
        table.tell(CargoTaken, under, seat, table.cards.good_of[card])
    else:
        table.whisper([seat], CargoTaken, under, seat, table.cards.good_of[card])


def ways_to_stow(table: MaraudersTable, player: Player, pile: list[str]) -> list[Done | Stow | Jettison]:
    """A card of each good if there is room, else what might be thrown out for it."""
    if load_of(table, player) < capacity_of(table, player):
        first = {table.cards.good_of[card]: card for card in reversed(pile)}
        return [DONE, *(stow_of(card) for card in reversed(first.values()))]
    return [DONE, *(Jettison(good) for good in worth_dropping(table, player, pile))]


def worth_dropping(table: MaraudersTable, player: Player, pile: Sequence[str]) -> list[str]:
    """R63 The goods aboard that might make room for others; nobody throws out rum to take rum."""
    offered = {*table.goods_of(pile)}
    return [good for good in goods_aboard(table, player) if offered - {good}]


def shed_cargo(table: MaraudersTable, seat: Seat) -> None:
    """R37 At sea, what no longer fits is lost at random and at once."""
    player = table.state.players[seat]
    if player.in_port:
        return
    capacity = capacity_of(table, player)
    lose_crates(table, seat, capacity)
    lost = [table.dice.draw(player.cargo) for _ in range(load_of(table, player) - capacity)]
    if lost:
        discard(table.state.cargo, *lost)
        table.tell(CargoLost, seat, table.goods_of(lost))


def lose_crates(table: MaraudersTable, seat: Seat, capacity: int) -> None:
    """R82 With less room than they fill the crates of a mission are lost, and the mission with them."""
    player = table.state.players[seat]
    if capacity < crates_of(table, player):
        drop_mission(table, player)
        table.tell(CratesLost, seat)
