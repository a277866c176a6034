"""3.2.3, 3.3.19, 3.3.24 British forces hunt German ships: intercepts, Interrogate, Monitor."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from wardroom.engine import Event, Script, Seat
from wardroom.games.kaiser.cards import ActionType, Dice, rule_of
from wardroom.games.kaiser.effects import Monitor
from wardroom.games.kaiser.rules.assists import Assisted, WhichAssist, bonus_of, join_assist
from wardroom.games.kaiser.rules.choosing import pick_ship
from wardroom.games.kaiser.rules.combat import Modifiers, attack, card_challenge, damage, damage_modifiers
from wardroom.games.kaiser.rules.escapes import InterceptCancelled, breaks_contact, runs_the_shallows
from wardroom.games.kaiser.rules.forces import recognise, to_bottom, warships_and_raiders
from wardroom.games.kaiser.rules.passage import offer_passage
from wardroom.games.kaiser.rules.reactions import AnswerIntercept, Reply, answer, recognised
from wardroom.games.kaiser.rules.score import sink
from wardroom.games.kaiser.rules.targets import WhichTarget, attackable, german_targets
from wardroom.games.kaiser.state import Attack, Ship
from wardroom.games.kaiser.table import Aims, KaiserTable


class BritishIntercept(Event):
    """British forces, an Interrogate or a Monitor: `card` says which; the dice of the card lie face up."""

    player: Seat
    target: str
    card: str
    victim: Seat
    night: bool
    dice: tuple[int, ...]

    @property
    def cites(self) -> str:
        return "3.2.3.a" if self.card == "british" else rule_of(self.card)


@dataclass(slots=True)
class Hunt:
    """A British intercept of a warship, raider or prize: by whom, with which card, dice and help."""

    seat: Seat
    card: str
    dice: Dice
    night: bool = False
    assist: ActionType | None = None
    bonus: int = 0


def british_intercept(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.2.3 British forces intercept with the dice of the card; one Assist card may join."""
    facts, night = table.facts_of(card), table.cards.actions[card].night
    about = partial(WhichTarget, intercept=True)
    victim, ship = yield from pick_ship(table, seat, german_targets(table, seat), about, facts.id)
    deeds = ("surprise_attack", "searchlight") if night else ("surprise_attack",)
    about_assist = partial(WhichAssist, table.ship_id(ship), "3.2.3.d", "british", facts.intercept, night)
    assist = yield from join_assist(table, seat, about_assist, *deeds)
    hunt = Hunt(seat, "british", facts.intercept, night, assist)
    yield from intercept_german(table, hunt, victim, ship)


def intercept_german(table: KaiserTable, hunt: Hunt, owner: Seat, target: Ship) -> Script[None]:
    """3.2.3 A British intercept: the owner may answer, then the dice of the card decide."""
    turn = table.state.turn
    turn.attacked = owner
    turn.intercepted.append(target.card)
    name = table.ship_id(target)
    turn.attack = Attack(attacker_of(hunt), hunt.dice, hunt.night, (name,), (hunt.assist.id,) if hunt.assist else ())
    table.tell(BritishIntercept, hunt.seat, name, hunt.card, owner, hunt.night, hunt.dice)
    if hunt.assist:
        table.tell(Assisted, hunt.assist.id)
    legal = answers_to_hunt(hunt, target)
    about = partial(AnswerIntercept, british=True, under=_ANSWERED_UNDER[hunt.card])
    reply = yield from answer(table, owner, legal, about, name, hunt.card, hunt.dice, hunt.night)
    match reply:
        case Reply("pull_the_plug"):
            table.tell(InterceptCancelled, name, reply.deed)
            to_bottom(table, owner, target, reply.deed)
        case Reply("break_contact") if breaks_contact(table, reply, target, None):
            table.tell(InterceptCancelled, name, reply.deed)
        case Reply("shallow_run"):
            table.tell(InterceptCancelled, name, reply.deed)
            runs_the_shallows(table, reply, hunt.seat, owner, target, deep=table.state.rules.fast_raiders)
        case _:
            yield from fight_german(table, hunt, owner, target)
    turn.attack = None


def attacker_of(hunt: Hunt) -> str:
    """3.3.19 It is British forces that attack whoever was interrogated; a Monitor is a ship of her own."""
    return "monitor" if hunt.card == "monitor" else "british"


_ANSWERED_UNDER = {"british": "3.2.2.b", "interrogate": "3.3.19.d", "monitor": "3.3.24.b"}
"""The rule that lets the owner of a German ship answer what the British forces come with."""


def answers_to_hunt(hunt: Hunt, target: Ship) -> Sequence[str]:
    """The reactions that are legal against this British intercept; what assists it by day is a surprise."""
    if target.in_refuge or hunt.night or hunt.assist:
        return ["pull_the_plug"]
    return ["break_contact", "shallow_run", "pull_the_plug"]


def fight_german(table: KaiserTable, hunt: Hunt, owner: Seat, target: Ship) -> Script[None]:
    """3.2.7 The dice of a British intercept; an undamaged prize that survives may seek Passage."""
    card = table.card_of(target)
    penalty = damage_modifiers(table, target)
    outcome = attack(table, attacker_of(hunt), card.id, hunt.dice, hunt_modifiers(hunt), card.defence, penalty)
    if outcome == "sunk":
        sink(table, hunt.seat, owner, target, "3.2.3.e")
    elif outcome == "damaged":
        damage(table, target)
    yield from offer_passage(table, owner, target)


def hunt_modifiers(hunt: Hunt) -> Modifiers:
    """3.2.7 Night weakens the British forces, too; a Monitor has its bonus, and one Assist card may help."""
    helped = {hunt.assist.id: bonus_of(hunt.assist, hunt.night)} if hunt.assist else {}
    return {"monitor": hunt.bonus, "mod_night": -hunt.night, **helped}


# --- 3.3.19 Interrogate -----------------------------------------------------------------------------------------------


def suspects(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.19 Hidden raiders and prizes outside a refuge, not yet intercepted in this turn."""
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in table.state.players[victim].german
        if not ship.recognised and not ship.in_refuge and ship.card not in table.state.turn.intercepted
    ]


def interrogate(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.19 A successful challenge recognises the ship, which is intercepted at once with the guns of the card."""
    victim, ship = yield from pick_ship(table, seat, suspects(table, seat), WhichTarget, "interrogate")
    yield from interrogate_ship(table, seat, victim, ship, card)


def interrogate_ship(table: KaiserTable, seat: Seat, victim: Seat, ship: Ship, card: int) -> Script[None]:
    """3.3.19 Reflag has to wait until the intercept is resolved."""
    table.state.turn.attacked = victim
    if not card_challenge(table, "interrogate", card, table.ship_id(ship)).is_success:
        return
    recognise(table, ship, "3.3.19.a")
    hunt = Hunt(seat, "interrogate", table.printed("interrogate", card).guns)
    yield from intercept_german(table, hunt, victim, ship)
    yield from recognised(table, victim, ship, "3.3.32.b")


# --- 3.3.24 Monitor ---------------------------------------------------------------------------------------------------


def moored(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.24 Enemy warships and raiders in a refuge, hidden or not, not yet intercepted."""
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in warships_and_raiders(table, victim)
        if ship.in_refuge and ship.card not in table.state.turn.intercepted
    ]


def monitor(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.24 An intercept in the refuge with a bonus; one Surprise Attack may join."""
    victim, ship = yield from pick_ship(table, seat, moored(table, seat), WhichTarget, "monitor")
    guns, bonus = table.printed("monitor", card).guns, table.effect_of(Monitor, card).bonus
    about_assist = partial(WhichAssist, table.ship_id(ship), "3.3.24.b", "monitor", guns)
    assist = yield from join_assist(table, seat, about_assist, "surprise_attack")
    hunt = Hunt(seat, "monitor", guns, assist=assist, bonus=bonus)
    yield from intercept_german(table, hunt, victim, ship)
