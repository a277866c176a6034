"""3.2.4, 3.2.8 Assist cards join an attack.

Boarding Party (3.3.3), Good Hunting (3.3.15), Searchlight (3.3.36), Shipping Lanes (3.3.39), Special Cargo (3.3.41)
and Surprise Attack (3.3.44).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.cards import ActionType, Dice
from wardroom.games.kaiser.effects import Searchlight, SurpriseAttack
from wardroom.games.kaiser.rules.choosing import Choice, pick_ship
from wardroom.games.kaiser.rules.phrasing import NO, YES, No, OfCard, Under, Yes
from wardroom.games.kaiser.rules.targets import merchant_targets
from wardroom.games.kaiser.state import NONE, Ship
from wardroom.games.kaiser.table import Aims, KaiserTable, face_down, turn_up


class WhichAssist(Under, Question):
    """For the attack of a ship, British forces or mines, with these dice; `assists` have joined it already."""

    target: str
    under: str
    by: str
    dice: tuple[int, ...]
    night: bool = False
    assists: tuple[str, ...] = ()


class Join(Option):
    card: str


class Announce(Option):
    pass


ANNOUNCE = Announce()
join_with = cache(Join)


class BoardingPartyNow(Question):
    rule = "3.2.8.a"
    target: str


class WhichSecondTarget(Choice):
    rule = "3.3.15.a"
    ship: str
    phantom: bool = False


class Assisted(OfCard, Event):
    """An Assist card is turned up; a Boarding Party is for one target."""

    card: str
    boards: bool = False
    target: str | None = None


@dataclass(slots=True)
class Strike:
    """An intercept of merchants by a German ship: who, whom, with what card and which Assist cards."""

    seat: Seat
    victim: Seat
    ship: Ship
    card: str
    night: bool
    assists: list[ActionType] = field(default_factory=list)
    boarded: int = NONE
    """The merchant that a Boarding Party is meant for."""
    first: int = NONE
    """The merchant that was announced to be the first."""

    def has(self, deed: str) -> bool:
        """Whether an Assist card that does this joined."""
        return any(assist.deed == deed for assist in self.assists)


def join_special_cargo(table: KaiserTable, seat: Seat, target: str, by: str, dice: Dice) -> Script[ActionType | None]:
    """3.3.41 Special Cargo is the only Assist card for mines and torpedoes."""
    cargo = yield from join_assist(table, seat, partial(WhichAssist, target, "3.3.41.b", by, dice), "special_cargo")
    if cargo:
        table.tell(Assisted, cargo.id)
    return cargo


def join_assist(
    table: KaiserTable, seat: Seat, about: Callable[[], WhichAssist], *deeds: str
) -> Script[ActionType | None]:
    """3.2.3 At most one Assist card, of those that do one of these things, joins an attack."""
    if not face_down(table, *deeds):
        return None
    choice = yield from table.ask(seat, about, lambda: assist_options(table, *deeds))
    return None if isinstance(choice, Announce) else turn_up(table, choice.card)


def assist_options(table: KaiserTable, *deeds: str) -> Sequence[Announce | Join]:
    """One card of each type, or none of them."""
    found = {table.type_of(card): card for card in face_down(table, *deeds)}
    return [ANNOUNCE, *(join_with(table.card_id(card)) for card in found.values())]


def joinable(table: KaiserTable, strike: Strike, first: Ship) -> list[Announce | Join]:
    """3.2.4 The committed Assist cards that may still join this intercept, one of each type."""
    is_raider = table.card_of(strike.ship).is_raider
    is_multiple = strike.has("good_hunting") or strike.has("shipping_lanes")
    legal = {
        "surprise_attack": True,
        "searchlight": strike.night,
        "special_cargo": True,
        "good_hunting": is_raider and not is_multiple,
        "shipping_lanes": not is_raider and not is_multiple,
        "boarding_party": not first.damage and strike.boarded != first.card,
    }
    fitting = [deed for deed, may in legal.items() if may and not strike.has(deed)]
    found = {table.type_of(card): card for card in face_down(table, *fitting)}
    offered = [card for deed in fitting for card in found.values() if table.deed_of(card) == deed]
    return [ANNOUNCE, *(join_with(table.card_id(card)) for card in offered)]


def join(table: KaiserTable, strike: Strike, card_id: str, first: Ship) -> None:
    """An Assist card is turned up with the announcement."""
    assist = turn_up(table, card_id)
    strike.assists.append(assist)
    if assist.deed == "boarding_party":
        strike.boarded = first.card


def announced_targets(table: KaiserTable, strike: Strike, first: Ship) -> Script[list[Ship]]:
    """3.3.15, 3.3.39 Good Hunting names a second merchant, Shipping Lanes all that are left."""
    aims = merchant_targets(table, strike.seat)
    others = [ship for victim, ship in aims if victim == strike.victim and ship is not first]
    if strike.has("shipping_lanes"):
        return [first, *others]
    if not strike.has("good_hunting") or not others:
        return [first]
    choices: Aims = [(strike.victim, ship) for ship in others]
    _, second = yield from pick_ship(table, strike.seat, choices, WhichSecondTarget, table.ship_id(strike.ship))
    return [first, second]


def tell_assist(table: KaiserTable, assist: ActionType, boarded: int) -> None:
    """3.2.8 Everybody sees an Assist card that is turned up, and hears whom a Boarding Party is for."""
    boards = assist.deed == "boarding_party" and boarded != NONE
    table.tell(Assisted, assist.id, boards, table.cards.ships[boarded].id if boards else None)


def board_later_target(table: KaiserTable, strike: Strike, target: Ship) -> Script[None]:
    """3.2.8, 3.2.9 A Boarding Party for a later target may stay hidden until that target's turn comes."""
    if target.card == strike.first or target.damage:
        return
    merchants = table.state.players[strike.victim].merchants
    if not face_down(table, "boarding_party") or not any(other is target for other in merchants):
        return
    choice = yield from table.ask(strike.seat, BoardingPartyNow, lambda: boarding_options(table), table.ship_id(target))
    if isinstance(choice, Yes):
        party = turn_up(table, table.card_id(face_down(table, "boarding_party")[0]))
        strike.assists.append(party)
        strike.boarded = target.card
        tell_assist(table, party, target.card)


def boarding_options(table: KaiserTable) -> Sequence[Yes | No]:
    """No need not be a choice: others may imagine that no Boarding Party lies there."""
    return [YES, NO] if face_down(table, "boarding_party") else [NO]


def bonus_of(assist: ActionType, night: bool) -> int:
    """3.3.36, 3.3.44 What an Assist card adds to the attack: surprise at any time, light by night."""
    match assist.effect:
        case SurpriseAttack(bonus):
            return bonus
        case Searchlight(bonus) if night:
            return bonus
        case _:
            return 0
