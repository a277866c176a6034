"""3.2.2 Reaction cards: the windows in which the owner of a target may answer, straight from the hand.

One reaction opposes each announced target. Whoever holds cards is asked in every window, also without a fitting
card, so that being asked gives nothing away. The phantom answers from its Solitaire cards (5.3.3).
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from wardroom.engine import Question, Script, Seat
from wardroom.games.kaiser.rules.combat import card_challenge
from wardroom.games.kaiser.rules.phantom import is_phantom, phantom_reply
from wardroom.games.kaiser.rules.phrases import (
    PASS,
    Aim,
    AnswerRecognition,
    AnswerSinking,
    Pass,
    React,
    Reacted,
    RecallNow,
    Swapped,
    SwapWhich,
    react_with,
)
from wardroom.games.kaiser.rules.score import is_trade
from wardroom.games.kaiser.state import NONE, PHANTOM, Scored, Ship, Sinking
from wardroom.games.kaiser.table import KaiserTable, face_down, hide, to_bottom, turn_up


class Reply(NamedTuple):
    """A reaction that was played: its type and the card, or PHANTOM where a Solitaire entry stands for it."""

    type: str
    card: int


def answer(
    table: KaiserTable,
    owner: Seat,
    legal: Sequence[str],
    about: Callable[..., Question],
    *facts: Any,
) -> Script[Reply | None]:
    """Ask the owner of a target for one reaction of the legal types."""
    if is_phantom(table.state, owner):
        return phantom_answer(table, legal)
    if not has_cards(table, owner):
        return None
    choice = yield from table.ask(owner, about, lambda: playable(table, owner, legal), *facts)
    if isinstance(choice, Pass):
        return None
    return spend(table, owner, choice.card)


def playable(table: KaiserTable, owner: Seat, legal: Sequence[str]) -> Sequence[React | Pass]:
    """Passing, and each legal card; copies that are alike by day and night count as one, but not face down."""
    laid = laid_reflags(table, owner)
    options: list[React | Pass] = [PASS]
    for cards, is_laid in ((table.state.players[owner].hand, False), (laid, True)):
        first = {table.cards.alike[card]: table.cards.actions[card] for card in reversed(cards)}
        found = [first[key] for key in sorted(first)]
        options += [react_with(card.id, card.night, is_laid) for type_ in legal for card in found if card.type == type_]
    return options


def laid_reflags(table: KaiserTable, owner: Seat) -> list[int]:
    """3.3.32 In one's own turn, where Reflag alone can answer, a committed one will do as well."""
    return face_down(table, "reflag") if owner == table.state.active else []


def has_cards(table: KaiserTable, owner: Seat) -> bool:
    """Whether there may be a card to answer with, as far as everybody can see."""
    sea = table.state
    is_laid = owner == sea.active and any(each.use == "action" and each.ship == NONE for each in sea.turn.committed)
    return is_laid or bool(sea.players[owner].hand)


def spend(table: KaiserTable, owner: Seat, card_id: str) -> Reply:
    """A reaction card leaves the hand, or is turned up; it is discarded at the end of the turn."""
    hand = table.state.players[owner].hand
    card = next(card for card in (*hand, *laid_reflags(table, owner)) if table.card_id(card) == card_id)
    if card in hand:
        hand.remove(card)
        table.state.turn.reactions.append((owner, card))
    else:
        turn_up(table, card_id)
    table.tell(Reacted, owner, table.type_of(card))
    return Reply(table.type_of(card), card)


def phantom_answer(table: KaiserTable, legal: Sequence[str]) -> Reply | None:
    """5.3.3 The phantom's entry counts only if it is legal in this window."""
    entry = phantom_reply(table, legal)
    return Reply(entry, PHANTOM) if entry else None


def after_sinking(
    table: KaiserTable, by: Seat, victim: Seat, merchant: int, ship: Ship | None, reply: Reply | None = None
) -> Script[None]:
    """A merchant has just been sunk and scored: Recalled and Mistaken Identity may answer, one of the two.

    `ship` is the German ship whose intercept sank it, if one did.
    """
    if ship is not None:
        table.state.turn.sinkings.append(Sinking(ship.card, victim))
    if is_phantom(table.state, victim):
        if reply and reply.type == "recalled" and ship is not None:
            recall(table, by, ship)
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
    if answered.type == "recalled" and ship is not None:
        recall(table, by, ship)
    else:
        yield from mistaken_identity(table, by, victim, merchant)


def in_play(table: KaiserTable, owner: Seat, ship: Ship) -> bool:
    """Whether a ship is still in its owner's force."""
    return any(other is ship for other in table.state.players[owner].german)


def swappable(table: KaiserTable, seat: Seat) -> list[Scored]:
    """3.3.23 Sunk merchants in the player's pile, exhausted prizes too (6.12.2), not those saved by Passage."""
    sunk = [scored for scored in table.state.players[seat].pile if scored.how == "sunk"]
    return [scored for scored in sunk if is_trade(table, scored)]


def recall(table: KaiserTable, owner: Seat, ship: Ship) -> None:
    """3.3.30 The German ship that sank a merchant may be ordered home; nobody scores it."""
    if card_challenge(table, "recalled", table.ship_id(ship)).is_success:
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
            recall(table, sea.active, ship)
        else:
            let_pass(table, ship.card, sinking.victim)


def mistaken_identity(table: KaiserTable, by: Seat, victim: Seat, merchant: int) -> Script[None]:
    """3.3.23 A successful challenge swaps the merchant just sunk with one of the own pile, doubled or not."""
    if not card_challenge(table, "mistaken_identity", table.cards.ships[merchant].id).is_success:
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


def recognised(table: KaiserTable, owner: Seat, ship: Ship, under: str) -> Script[None]:
    """3.3.32 The owner of a ship that has just been recognised may hide it again, in his own turn too."""
    if is_phantom(table.state, owner) or not ship.recognised or not in_play(table, owner, ship):
        return
    reply = yield from answer(table, owner, ["reflag"], AnswerRecognition, table.ship_id(ship), under)
    if reply:
        hide(table, ship, "3.3.32.a")
