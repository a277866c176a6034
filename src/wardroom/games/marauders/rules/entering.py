"""3, 15.1 Captains enter play: at the beginning of the game, and after death or retirement."""

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.purse import move_to_chest, show_stash, top_up
from wardroom.games.marauders.rows import PIRATES
from wardroom.games.marauders.rules.chest import Withdraw, YouWithdrew, amounts, withdraw_of
from wardroom.games.marauders.rules.glory import draw_glory
from wardroom.games.marauders.rules.npcs import npc_id, npcs_in
from wardroom.games.marauders.rules.phrasing import DONE, YES_OR_NO, Done, RuledEvent, RuledQuestion, Yes
from wardroom.games.marauders.rules.tokens import show_token
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, full_areas


class WhichShip(RuledQuestion):
    pass


class AnotherCaptain(Question):
    rule = "death.redraw"
    captain: str
    npc: str


class HowMuchFromStash(Question):
    rule = "death.gold_enough"


class TakeShip(Option):
    ship: str


class CaptainDrawn(RuledEvent):
    player: Seat
    captain: str


class EnteredPlay(RuledEvent):
    player: Seat
    captain: str
    ship: str
    port: str


class CaptainRejected(Event):
    rule = "death.redraw"
    player: Seat
    captain: str


class NoCaptainLeft(Event):
    rule = "end.captains_out"
    player: Seat


class StartingGold(RuledEvent):
    player: Seat
    gold: int


START_GOLD = 10


def starting_ships(table: MaraudersTable) -> list[TakeShip]:
    """3 Sloop or flute."""
    return [TakeShip(ship.id) for ship in table.cards.ships.values() if ship.starting]


def launch(table: MaraudersTable, seat: Seat, ship: str, under: str, shown_under: str) -> None:
    """3, 15.1 The ship lies in the home port, all areas full; the modification of the port is turned up."""
    player = table.state.players[seat]
    player.ship = ship
    player.areas = full_areas(table, player)
    player.zone, player.in_port = table.captain_of(player).home, True
    table.tell(EnteredPlay, under, seat, player.captain, ship, player.zone)
    show_token(table, player.zone, shown_under)


def enter_play(table: MaraudersTable) -> Script[None]:
    """15.1 A player without a captain draws one; if there is none left, the game ends with this round."""
    state, seat, player = table.state, table.state.active, table.active
    if player.captain:
        return
    if not state.captains:
        state.captains_out = True
        table.tell(NoCaptainLeft, seat)
        del state.agenda[state.agenda.index("end_turn") + 1 :]
        return
    state.turn.entered = True
    yield from draw_captain(table, seat)
    choice = yield from table.ask(seat, WhichShip, starting_ships(table), "death.return")
    launch(table, seat, choice.ship, "turn.enter", "move.dock_reveals")
    yield from fit_out(table, seat)
    yield from draw_glory(table, seat, "death.return")


def draw_captain(table: MaraudersTable, seat: Seat) -> Script[None]:
    """15.1, R55 Where a pirate lurks off the home port another captain may be drawn, again and again."""
    state, player = table.state, table.state.players[seat]
    player.captain = state.captains.pop()
    table.tell(CaptainDrawn, "death.return", seat, player.captain)
    while state.captains and (pirates := lurking(table, seat)):
        choice = yield from table.ask(seat, AnotherCaptain, YES_OR_NO, player.captain, npc_id(state, pirates[0]))
        if not isinstance(choice, Yes):
            break
        table.tell(CaptainRejected, seat, player.captain)
        state.turn.rejected.append(player.captain)
        player.captain = state.captains.pop()
        table.tell(CaptainDrawn, "death.redraw", seat, player.captain)
    if state.turn.rejected:
        state.captains += state.turn.rejected
        state.turn.rejected = []
        table.dice.shuffle(state.captains)


def lurking(table: MaraudersTable, seat: Seat) -> list[str]:
    """15.1 The pirates in the zone of the captain's home port."""
    home = table.captain_of(table.state.players[seat]).home
    return [type_ for type_ in npcs_in(table.state, home) if type_ in PIRATES]


def fit_out(table: MaraudersTable, seat: Seat) -> Script[None]:
    """15.1 Ten gold for whoever has stashed nothing; less than ten is topped up; of more any part may be taken."""
    player = table.state.players[seat]
    if player.stash < START_GOLD:
        under = "death.gold_some" if player.stash else "death.gold_none"
        given = top_up(player, START_GOLD)
        table.state.bank -= given
        table.tell(StartingGold, under, seat, given)
        return
    show_stash(player, START_GOLD)
    while True:
        choice = yield from table.ask(seat, HowMuchFromStash, lambda: outfits(player))
        taken = choice.gold if isinstance(choice, Withdraw) else 0
        move_to_chest(player, -taken, both_ways=True)
        if isinstance(choice, Done):
            return
        table.whisper([seat], YouWithdrew, taken, player.stash)


def outfits(player: Player) -> list[Done | Withdraw]:
    """15.1 Sums that can be taken aboard; who has taken everything still has to say so (R105)."""
    return [DONE, *map(withdraw_of, amounts(player.stash))]
