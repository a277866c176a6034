"""24 Rumors: where they are tested, and what comes of those that are true."""

from collections.abc import Callable

from wardroom.engine import Event, Option, Question, Script, Seat
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
        return f"rumorcard.{self.card}"


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
    table.tell(RumorTrue if is_true else RumorFalse, seat, rumor.id)
    if is_true and rumor.keep:
        player.kept.append(rumor.id)
    else:
        discard(deck, rumor.id)
    if is_true:
        yield from take_prize(table, seat, rumor.id, rumor.gold)
        yield from gain_glory(table, seat, "rumors")
    if is_true and rumor.id == "plague_ship":
        lose_hand(table, seat, "rumorcard.plague_ship")


def take_prize(table: MaraudersTable, seat: Seat, card: str, gold: int) -> Script[None]:
    """24 The gold, and what else the card says."""
    if gold:
        earn(table, seat, gold)
        table.tell(Earned, table.cards.rule_of[card], seat, gold)
    if card in PRIZES:
        script = PRIZES[card](table, seat)
        if script is not None:
            yield from script


def hermit_chart(table: MaraudersTable, seat: Seat) -> Script[None]:
    """One more glory card."""
    yield from draw_glory(table, seat, "rumorcard.hermit_chart")


def blind_pilot(table: MaraudersTable, seat: Seat) -> Script[None]:
    """One more glory card."""
    yield from draw_glory(table, seat, "rumorcard.blind_pilot")


def castaways(table: MaraudersTable, seat: Seat) -> None:
    """Crew to the maximum."""
    fill_crew(table, seat, "rumorcard.castaways")


def marooned_men(table: MaraudersTable, seat: Seat) -> None:
    """Two hands, up to the maximum."""
    regain_crew(table, seat, 2, "rumorcard.marooned_men")


def smugglers_cove(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Four cargo cards; those that fit are kept, the rest is discarded."""
    state, turn = table.state, table.state.turn
    turn.market = [card for card in (draw(table, state.cargo) for _ in range(4)) if card]
    yield from stow(table, seat, turn.market, "rumorcard.smugglers_cove", is_open=False)
    if turn.market:
        table.tell(LeftBehind, table.goods_of(sorted(turn.market)))
    discard(state.cargo, *turn.market)
    turn.market = []


def merchant_widow(table: MaraudersTable, seat: Seat) -> Script[None]:
    """One special weapon of a type that is lacking."""
    yield from choose_weapon(table, seat, "merchant_widow")


def powder_hulk(table: MaraudersTable, seat: Seat) -> None:
    """One special weapon of every type that is lacking."""
    player = table.state.players[seat]
    for weapon in lacking_weapons(table, player):
        take_weapon(table, player, weapon)
        table.tell(WeaponTaken, "rumorcard.powder_hulk", seat, weapon)


def reef_salvage(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Up to two points repaired."""
    yield from mend(table, seat, 2, "reef_salvage")


def mad_cartographer(table: MaraudersTable, seat: Seat) -> Script[None]:
    """One open mission may be replaced."""
    board, under = table.state.board, "rumorcard.mad_cartographer"
    if not are_orders_left(table, seat):
        return
    choice = yield from table.ask(seat, WhichMissionGoes, [PASS, *(Replace(card) for card in board)])
    if isinstance(choice, Replace):
        board.remove(choice.mission)
        table.tell(MissionGone, under, choice.mission)
        open_mission(table, under)
        discard(table.state.missions, choice.mission)


PRIZES: dict[str, Callable[[MaraudersTable, Seat], Script[None] | None]] = {
    "hermit_chart": hermit_chart,
    "blind_pilot": blind_pilot,
    "castaways": castaways,
    "marooned_men": marooned_men,
    "smugglers_cove": smugglers_cove,
    "merchant_widow": merchant_widow,
    "powder_hulk": powder_hulk,
    "reef_salvage": reef_salvage,
    "mad_cartographer": mad_cartographer,
}
"""What a true rumor brings besides gold and glory."""
