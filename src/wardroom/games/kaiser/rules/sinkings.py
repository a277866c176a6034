"""3.3.23, 3.3.30 After a merchant is sunk: Recalled and Mistaken Identity."""

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.kaiser.rules.combat import card_challenge
from wardroom.games.kaiser.rules.forces import in_play, to_bottom
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.phrasing import Aim
from wardroom.games.kaiser.rules.reactions import Reply, answer
from wardroom.games.kaiser.rules.score import is_trade
from wardroom.games.kaiser.state import NONE, Scored, Ship, Sinking
from wardroom.games.kaiser.table import KaiserTable


class AnswerSinking(Question):
    rule = "3.3.react.a"
    is_reaction = True
    ship: str


class RecallNow(Question):
    rule = "3.3.30.b"
    is_reaction = True
    ship: str


class SwapWhich(Question):
    rule = "3.3.23.a"
    ship: str


class Swapped(Event):
    rule = "3.3.23.a"
    ship: str
    other: str


def after_sinking(
    table: KaiserTable, by: Seat, victim: Seat, merchant: int, ship: Ship | None, reply: Reply | None = None
) -> Script[None]:
    """A merchant has just been sunk and scored: Recalled and Mistaken Identity may answer, one of the two.

    `ship` is the German ship whose intercept sank it, if one did.
    """
    if ship is not None:
        table.state.turn.sinkings.append(Sinking(ship.card, victim))
    if is_phantom(table.state, victim):
        if reply and reply.deed == "recalled" and ship is not None:
            recall(table, by, ship, reply.card)
        return
    legal = ["recalled"] if ship is not None and in_play(table, by, ship) else []
    if swappable(table, victim):
        legal.append("mistaken_identity")
    if not legal:
        return
    name = table.cards.ships[merchant].id
    answered = yield from answer(table, victim, legal, AnswerSinking, name)
    if answered is None:
        let_pass(table, ship.card if ship else NONE, victim)
        return
    if ship is not None:
        table.state.turn.sinkings.pop()
    if answered.deed == "recalled" and ship is not None:
        recall(table, by, ship, answered.card)
    else:
        yield from mistaken_identity(table, by, victim, merchant, answered.card)


def swappable(table: KaiserTable, seat: Seat) -> list[Scored]:
    """3.3.23 Sunk merchants in the player's pile, exhausted prizes too (6.12.2), not those saved by Passage."""
    sunk = [scored for scored in table.state.players[seat].pile if scored.how == "sunk"]
    return [scored for scored in sunk if is_trade(table, scored)]


def recall(table: KaiserTable, owner: Seat, ship: Ship, card: int) -> None:
    """3.3.30 The German ship that sank a merchant may be ordered home; nobody scores it."""
    if card_challenge(table, "recalled", card, table.ship_id(ship)).is_success:
        to_bottom(table, owner, ship, "recalled")


def time_passes(table: KaiserTable) -> None:
    """Another card or target is taken up: those who let a sinking pass may think again."""
    turn = table.state.turn
    turn.sinkings = [sinking._replace(offered=False) for sinking in turn.sinkings]


def let_pass(table: KaiserTable, ship: int, victim: int) -> None:
    """Whoever passes does so for all that the ship has sunk of theirs, until something else happens."""
    turn = table.state.turn
    turn.sinkings = [each._replace(offered=True) if each[:2] == (ship, victim) else each for each in turn.sinkings]


def recall_later(table: KaiserTable) -> Script[None]:
    """3.3.30 Whoever let a sinking pass may still play Recalled at a later moment of the turn."""
    sea = table.state
    for sinking in [each for each in sea.turn.sinkings if not each.offered]:
        if sinking not in sea.turn.sinkings:
            continue
        ship = next((ship for ship in table.active.german if ship.card == sinking.ship), None)
        if ship is None or is_phantom(sea, Seat(sinking.victim)):
            sea.turn.sinkings.remove(sinking)
            continue
        reply = yield from answer(table, Seat(sinking.victim), ["recalled"], RecallNow, table.ship_id(ship))
        if reply:
            sea.turn.sinkings.remove(sinking)
            recall(table, sea.active, ship, reply.card)
        else:
            let_pass(table, ship.card, sinking.victim)


def mistaken_identity(table: KaiserTable, by: Seat, victim: Seat, merchant: int, card: int) -> Script[None]:
    """3.3.23 A successful challenge swaps the merchant just sunk with one of the own pile, doubled or not."""
    if not card_challenge(table, "mistaken_identity", card, table.cards.ships[merchant].id).is_success:
        return
    name = table.cards.ships[merchant].id
    ships = table.cards.ships
    choice = yield from table.ask(
        victim, SwapWhich, lambda: [Aim(ships[scored.card].id) for scored in swappable(table, victim)], name
    )
    mine, theirs = table.state.players[victim].pile, table.state.players[by].pile
    given = next(scored for scored in swappable(table, victim) if ships[scored.card].id == choice.ship)
    gained = next(scored for scored in theirs if scored.card == merchant)
    mine[mine.index(given)] = gained
    theirs[theirs.index(gained)] = given
    table.tell(Swapped, name, choice.ship)
