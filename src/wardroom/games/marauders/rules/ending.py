"""16.4 The end of the game: declaring ten points, the last round, and who has won."""

from wardroom.engine import Event, Option, Question, Result, Script, Seat
from wardroom.games.marauders.purse import show_stash
from wardroom.games.marauders.rules.phrasing import PASS, Pass
from wardroom.games.marauders.state import Caribbean, Player
from wardroom.games.marauders.table import MOST_STASH_POINTS, STASH_POINT, MaraudersTable, in_turn_order, stash_points


class DeclareOrNot(Question):
    rule = "end.ask_option"


class Declare(Option):
    pass


DECLARE = Declare()


class VictoryDeclared(Event):
    rule = "end.declare"
    player: Seat


class StashShown(Event):
    rule = "end.finish_round"
    player: Seat
    gold: int
    glory: int
    total: int


class EventsOut(Event):
    rule = "end.events_out"


GLORY_TO_WIN = 10


def declare_victory(table: MaraudersTable, seat: Seat) -> Script[None]:
    """16.4 With ten points of track and stash the player declares it; by choice the player is asked."""
    state, player = table.state, table.state.players[seat]
    if seat in state.declared:
        return
    if state.rules.declare == "ask":
        if player.glory + MOST_STASH_POINTS < GLORY_TO_WIN:
            return
        choice = yield from table.ask(seat, DeclareOrNot, lambda: declarations(player))
        declares = isinstance(choice, Declare)
    else:
        declares = has_ten(player)
        if not declares:
            know_less(player)
    if declares:
        state.declared.append(seat)
        show_stash(player, ten_with(player))
        table.tell(VictoryDeclared, seat)


def has_ten(player: Player) -> bool:
    """16.4 Whether track and stash make ten points."""
    return player.glory + stash_points(player) >= GLORY_TO_WIN


def declarations(player: Player) -> list[Pass | Declare]:
    """16.4 Whoever might have ten points, for all that the others know, is asked."""
    return [PASS, DECLARE] if has_ten(player) else [PASS]


def know_less(player: Player) -> None:
    """16.4 Who does not declare has less in the stash than it would take; everybody can tell."""
    if player.glory + MOST_STASH_POINTS >= GLORY_TO_WIN:
        show_stash(player, 0, ten_with(player) - 1)


def ten_with(player: Player) -> int:
    """16.1, 16.4 The stash with which the track makes ten points, if any does."""
    return STASH_POINT * (GLORY_TO_WIN - player.glory)


def end_game(table: MaraudersTable) -> None:
    """16.4 Everybody reveals the stash."""
    state = table.state
    state.over = True
    for seat in in_turn_order(state):
        player = state.players[seat]
        table.tell(StashShown, seat, player.stash, player.glory, total_of(player))


def total_of(player: Player) -> int:
    """16.4 The points on the track and of the stash."""
    return player.glory + stash_points(player)


def standing(state: Caribbean, player: Player) -> tuple[int, ...]:
    """16.4 After a declaration the track alone decides among those with ten; else the total, then track and stash."""
    if state.declared and has_ten(player):
        return GLORY_TO_WIN * GLORY_TO_WIN, player.glory, player.stash
    return total_of(player), player.glory, player.stash


def final_result(state: Caribbean) -> Result:
    """16.4 Equal in everything, a place is shared."""
    keys = [standing(state, player) for player in state.players]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(tuple(total_of(player) for player in state.players), places)
