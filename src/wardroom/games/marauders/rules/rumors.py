"""24 Rumors: where they are tested, and what comes of those that are true."""

from collections.abc import Callable
from typing import Any

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.cards import paragraph
from wardroom.games.marauders.effects import (
    AllWeapons,
    FillCrew,
    FoundCargo,
    FreeRepairs,
    GloryCards,
    MaraudersEffect,
    MoreCrew,
    NewMission,
    OneWeapon,
    Sickness,
)
from wardroom.games.marauders.rows import Rumor
from wardroom.games.marauders.rules.damage import fill_crew, lose_hand, mend, regain_crew
from wardroom.games.marauders.rules.glory import draw_glory, gain_glory
from wardroom.games.marauders.rules.glorycards import are_orders_left, choose_weapon
from wardroom.games.marauders.rules.hold import stow
from wardroom.games.marauders.rules.phrasing import PASS, Earned
from wardroom.games.marauders.rules.skills import passes
from wardroom.games.marauders.rules.tavern import MissionGone, open_mission
from wardroom.games.marauders.rules.tokens import WeaponTaken, lacking_weapons, take_weapon
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, discard, draw, earn, show


class WhichMissionGoes(Question):
    rule = "rumorcard.mad_cartographer"


class VerifyRumor(Option):
    card: str


class Replace(Option):
    mission: str


class LeftBehind(Event):
    """Goods that had no room are discarded openly."""

    rule = "rumorcard.smugglers_cove"
    goods: tuple[str, ...]


class RumorShown(Event):
    player: Seat
    card: str

    @property
    def cites(self) -> str:
        return paragraph("rumorcard", self.card, "rumor.success")


class RumorTrue(Event):
    rule = "rumor.success"
    player: Seat
    card: str


class RumorFalse(Event):
    rule = "rumor.failure"
    player: Seat
    card: str


def can_verify_rumor(table: MaraudersTable, player: Player) -> bool:
    """24 Whether the player is where the rumor leads to: at sea there, or in the port."""
    if not player.rumor:
        return False
    rumor = table.cards.rumors[player.rumor]
    return player.zone == rumor.zone and player.in_port == (rumor.place == "port")


def verify_rumor(table: MaraudersTable, seat: Seat) -> Script[None]:
    """24 The rumor is shown and tested once; true ones bring their prize and a point of glory."""
    player, deck = table.state.players[seat], table.state.rumors
    rumor = table.cards.rumors[player.rumor]
    show(deck, rumor.id)
    table.tell(RumorShown, seat, rumor.id)
    is_true = yield from passes(table, seat, rumor.skill, rumor.successes)
    player.rumor = ""
    if is_true and rumor.keep:
        player.kept.append(rumor.id)
    else:
        discard(deck, rumor.id)
    table.tell(RumorTrue if is_true else RumorFalse, seat, rumor.id)
    if is_true:
        yield from take_prize(table, seat, rumor)
        yield from gain_glory(table, seat, "rumors")
        if any(isinstance(prize, Sickness) for prize in table.cards.effects[rumor.id]):
            lose_hand(table, seat, table.cards.rule_of[rumor.id])


def take_prize(table: MaraudersTable, seat: Seat, rumor: Rumor) -> Script[None]:
    """24 The gold, and what else the card says."""
    if rumor.gold:
        earn(table, seat, rumor.gold)
        table.tell(Earned, table.cards.rule_of[rumor.id], seat, rumor.gold)
    for prize in table.cards.effects[rumor.id]:
        if type(prize) in PRIZES:
            script = PRIZES[type(prize)](table, seat, rumor.id, prize)
            if script is not None:
                yield from script


def more_glory(table: MaraudersTable, seat: Seat, card: str, prize: GloryCards) -> Script[None]:
    """More glory cards."""
    for _ in range(prize.cards):
        yield from draw_glory(table, seat, table.cards.rule_of[card])


def all_hands(table: MaraudersTable, seat: Seat, card: str, prize: FillCrew) -> None:
    """Crew to the maximum."""
    fill_crew(table, seat, table.cards.rule_of[card])


def some_hands(table: MaraudersTable, seat: Seat, card: str, prize: MoreCrew) -> None:
    """Some hands, up to the maximum."""
    regain_crew(table, seat, prize.crew, table.cards.rule_of[card])


def find_cargo(table: MaraudersTable, seat: Seat, card: str, prize: FoundCargo) -> Script[None]:
    """Cargo cards; those that fit are kept, the rest is discarded."""
    state, turn = table.state, table.state.turn
    turn.market = [found for found in (draw(table, state.cargo) for _ in range(prize.cards)) if found]
    yield from stow(table, seat, turn.market, table.cards.rule_of[card], is_open=False)
    if turn.market:
        table.tell(LeftBehind, table.goods_of(sorted(turn.market)))
    discard(state.cargo, *turn.market)
    turn.market = []


def one_weapon(table: MaraudersTable, seat: Seat, card: str, prize: OneWeapon) -> Script[None]:
    """One special weapon of a type that is lacking."""
    yield from choose_weapon(table, seat, card)


def all_weapons(table: MaraudersTable, seat: Seat, card: str, prize: AllWeapons) -> None:
    """One special weapon of every type that is lacking."""
    player = table.state.players[seat]
    for weapon in lacking_weapons(table, player):
        take_weapon(table, player, weapon)
        table.tell(WeaponTaken, table.cards.rule_of[card], seat, weapon)


def some_repairs(table: MaraudersTable, seat: Seat, card: str, prize: FreeRepairs) -> Script[None]:
    """Some points repaired."""
    yield from mend(table, seat, prize.points, card)


def other_mission(table: MaraudersTable, seat: Seat, card: str, prize: NewMission) -> Script[None]:
    """One open mission may be replaced."""
    board, orders, under = table.state.board, table.state.turn.orders, table.cards.rule_of[card]
    if not are_orders_left(table):
        return
    choice = yield from table.ask(seat, WhichMissionGoes, [PASS, *(Replace(mission) for mission in board)])
    if isinstance(choice, Replace):
        board.remove(choice.mission)
        orders.append(choice.mission)
        table.tell(MissionGone, under, choice.mission)
        open_mission(table, under)
        discard(table.state.missions, orders.pop())


PRIZES: dict[type[MaraudersEffect], Callable[[MaraudersTable, Seat, str, Any], Script[None] | None]] = {
    GloryCards: more_glory,
    FillCrew: all_hands,
    MoreCrew: some_hands,
    FoundCargo: find_cargo,
    OneWeapon: one_weapon,
    AllWeapons: all_weapons,
    FreeRepairs: some_repairs,
    NewMission: other_mission,
}
"""What a true rumor brings besides gold and glory; sickness comes after the glory."""
