"""15 Death and retirement: what is lost with a captain, and what is kept."""

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.marauders.effects import LastGold
from wardroom.games.marauders.purse import aboard, lose_aboard, save
from wardroom.games.marauders.rules.bounties import return_bounties, wanted_by
from wardroom.games.marauders.rules.chest import YouStashed
from wardroom.games.marauders.rules.hand import Play, may_hold, plays, spend
from wardroom.games.marauders.rules.phrasing import PASS, Pass
from wardroom.games.marauders.rules.tokens import deal_tokens, give_weapon_back
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, bury, discard, drop_mission, show_to


class LastWill(Question):
    rule = "glorycard.last_will"
    is_reaction = True


class Retired(Event):
    rule = "retire.effect"
    player: Seat
    captain: str


class CaptainDied(Event):
    rule = "death.discard"
    player: Seat
    captain: str


class WillKept(Event):
    rule = "glorycard.last_will"
    player: Seat


def die(table: MaraudersTable, seat: Seat, plundered: bool = False) -> Script[None]:
    """15.1 A captain dies; in the own turn this ends it."""
    player = table.state.players[seat]
    if not plundered and aboard(player)[1] and may_hold(table, player, LastGold):
        choice = yield from table.ask(seat, LastWill, lambda: wills(table, player))
        if not isinstance(choice, Pass):
            keep_will(table, seat, choice.card)
    table.tell(CaptainDied, seat, player.captain)
    lose_everything(table, seat)
    end_own_turn(table, seat)


def wills(table: MaraudersTable, player: Player) -> list[Pass | Play]:
    """26, R105 The last will, for whoever holds it and has gold aboard; whoever might have both is asked."""
    return plays(table, player, LastGold) if player.gold else [PASS]


def keep_will(table: MaraudersTable, seat: Seat, card: str) -> None:
    """26 Some of the gold aboard goes to the stash; how much is the player's secret."""
    player, stashed = table.state.players[seat], table.state.players[seat].stash
    spend(table, seat, card)
    save(player, table.cards.having(LastGold)[card].gold)
    table.tell(WillKept, seat)
    table.whisper([seat], YouStashed, player.stash - stashed, player.stash)


def retire(table: MaraudersTable, seat: Seat) -> None:
    """15.2 A captain retires and loses what a dead one loses."""
    table.tell(Retired, seat, table.state.players[seat].captain)
    lose_everything(table, seat)
    end_own_turn(table, seat)


def lose_everything(table: MaraudersTable, seat: Seat) -> None:
    """15.1 Captain, cards, ship, weapons, cargo, gold aboard and bounties; glory points and the stash are kept."""
    state, player = table.state, table.state.players[seat]
    for nation in wanted_by(player):
        return_bounties(table, seat, nation, player.bounties[nation], "death.discard")
    modifications, player.modifications = player.modifications, []
    deal_tokens(table, modifications)
    for weapon in player.weapons[:]:
        give_weapon_back(table, player, weapon)
    lose_cards(table, player)
    state.captains_used.append(player.captain)
    state.bank += lose_aboard(player)
    player.clear()


def lose_cards(table: MaraudersTable, player: Player) -> None:
    """R64 Glory cards in hand and a rumor nobody has seen are discarded face down, all else face up."""
    state = table.state
    show_to(player, state.glory, *player.hand)
    bury(state.glory, *player.hand)
    discard(state.glory, *player.specialists)
    if player.rumor:
        show_to(player, state.rumors, player.rumor)
        bury(state.rumors, player.rumor)
    discard(state.rumors, *player.kept)
    discard(state.cargo, *player.cargo)
    if player.mission:
        drop_mission(table, player)


def end_own_turn(table: MaraudersTable, seat: Seat) -> None:
    """15.1 Whoever dies in the own turn does nothing more in it."""
    state = table.state
    if seat == state.active and "end_turn" in state.agenda:
        del state.agenda[state.agenda.index("end_turn") + 1 :]
        state.turn.is_ashore = False
