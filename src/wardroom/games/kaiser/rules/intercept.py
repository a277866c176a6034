"""3.2.4, 3.2.8 German ships intercept merchants: target, Assist cards, reaction, dice, and what follows."""

from collections.abc import Callable
from functools import partial

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.kaiser.effects import FastShip, NonCombatant
from wardroom.games.kaiser.rules.assists import (
    ANNOUNCE,
    Announce,
    Strike,
    WhichAssist,
    announced_targets,
    board_later_target,
    bonus_of,
    join,
    joinable,
    tell_assist,
)
from wardroom.games.kaiser.rules.choosing import Choice, choose, pick_ship
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers, attack, damage, damage_modifiers, damage_penalty
from wardroom.games.kaiser.rules.escapes import (
    InterceptCancelled,
    Pursues,
    breaks_contact,
    chases,
    pay_for_chase,
    pursues,
    runs_the_shallows,
)
from wardroom.games.kaiser.rules.forces import in_play, recognise
from wardroom.games.kaiser.rules.passage import offer_passage
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.phrasing import aim_of
from wardroom.games.kaiser.rules.prizes import take_prize
from wardroom.games.kaiser.rules.reactions import AnswerIntercept, Reply, answer, recognised
from wardroom.games.kaiser.rules.score import sink, sink_card
from wardroom.games.kaiser.rules.sinkings import after_sinking, recall_later, time_passes
from wardroom.games.kaiser.rules.targets import WhichNextTarget, WhichTarget, merchant_targets
from wardroom.games.kaiser.state import NONE, PHANTOM, Attack, Ship
from wardroom.games.kaiser.table import KaiserTable


class Intercepts(Event):
    rule = "3.2.8.a"
    player: Seat
    ship: str
    target: str
    card: str
    victim: Seat
    night: bool


class AnswerHunt(Question):
    rule = "3.3.40.b"
    is_reaction = True
    by: str
    dice: tuple[int, ...]
    night: bool


class WhichTargetIsLeft(Choice):
    """A Boarding Party may have been announced for one of the merchants."""

    rule = "3.3.40.b"
    boards: bool
    boarded: str | None
    phantom: bool = False

    def worth_of(self, table: KaiserTable, ship: Ship) -> int:
        """3.2.5 A prize counts double."""
        return super().worth_of(table, ship) * (2 if self.boarded == table.ship_id(ship) else 1)


class HuntReduced(Event):
    rule = "3.3.40.b"
    target: str


NO_RESPONSE = Reply("no_response", PHANTOM)
"""5.3.3 The phantom has been asked already, and had nothing to play."""


def german_intercept(table: KaiserTable, seat: Seat, card: int, ship: Ship) -> Script[None]:
    """3.2.4, 3.2.8 A German ship intercepts merchants: name the target, turn up the Assist cards that join."""
    facts = table.facts_of(card)
    about = partial(WhichTarget, intercept=True, by=table.ship_id(ship))
    victim, first = yield from pick_ship(table, seat, merchant_targets(table, seat), about, facts.id)
    strike = Strike(seat, victim, ship, facts.id, table.cards.actions[card].night, first=first.card)
    while joinable(table, strike, first) != [ANNOUNCE]:
        about_assist = partial(which_assist, table, strike, first)
        choice = yield from table.ask(seat, about_assist, lambda: joinable(table, strike, first))
        if isinstance(choice, Announce):
            break
        join(table, strike, choice.card, first)
    targets = yield from announced_targets(table, strike, first)
    yield from intercept_merchants(table, strike, targets)


def which_assist(table: KaiserTable, strike: Strike, first: Ship) -> WhichAssist:
    """3.2.4 What is asked while the intercept is announced."""
    card, joined = table.card_of(strike.ship), tuple(assist.id for assist in strike.assists)
    return WhichAssist(table.ship_id(first), "3.2.4.c", card.id, card.attack, strike.night, joined)


def intercept_merchants(table: KaiserTable, strike: Strike, targets: list[Ship]) -> Script[None]:
    """3.2.4, 3.2.8 Carry out an announced intercept, target by target; whoever is not reached was not intercepted."""
    turn = table.state.turn
    turn.attacked = strike.victim
    turn.acted.append(strike.ship.card)
    show(table, strike, targets)
    for target in targets:
        ids = (table.ship_id(strike.ship), table.ship_id(target))
        table.tell(Intercepts, strike.seat, *ids, strike.card, strike.victim, strike.night)
    for assist in strike.assists:
        tell_assist(table, assist, strike.boarded)
    targets, drawn = yield from slim_pickings_against_hunt(table, strike, targets)
    is_single = len(targets) == 1 and drawn is None
    while targets and in_play(table, strike.seat, strike.ship):
        time_passes(table)
        target = yield from next_target(table, strike, targets)
        targets = [other for other in targets if other is not target]
        turn.intercepted.append(target.card)
        yield from board_later_target(table, strike, target)
        show(table, strike, [target])
        reply = drawn if drawn else (yield from answer_intercept(table, strike, target, is_single))
        drawn = None
        yield from resolve_target(table, strike, target, reply)
        if targets:
            yield from recall_later(table)
    turn.attack = None


def show(table: KaiserTable, strike: Strike, targets: list[Ship]) -> None:
    """3.2.8 The intercept lies face up before all: ship and dice, day or night, targets and Assist cards so far."""
    card, ids = table.card_of(strike.ship), tuple(table.ship_id(target) for target in targets)
    table.state.turn.attack = Attack(
        card.id, card.attack, strike.night, ids, tuple(assist.id for assist in strike.assists)
    )


def slim_pickings_against_hunt(
    table: KaiserTable, strike: Strike, targets: list[Ship]
) -> Script[tuple[list[Ship], Reply | None]]:
    """3.3.40 Played at the announcement of several targets, Slim Pickings leaves one, chosen by the attacker.

    The phantom's reply to the first target is drawn now (5.3.3); what is not Slim Pickings is returned with the
    targets, to be applied to the first of them.
    """
    if len(targets) == 1:
        return targets, None
    if is_phantom(table.state, strike.victim):
        first = next(target for target in targets if target.card == strike.first)
        drawn = yield from answer_intercept(table, strike, first, is_single=False, is_first=True)
        if drawn is None or drawn.deed != "slim_pickings":
            return targets, drawn or NO_RESPONSE
        return [(yield from target_left(table, strike, targets))], NO_RESPONSE
    legal = ["slim_pickings"] if may_slim(table, strike) else []
    card = table.card_of(strike.ship)
    reply = yield from answer(table, strike.victim, legal, AnswerHunt, card.id, card.attack, strike.night)
    if reply is None:
        return targets, None
    return [(yield from target_left(table, strike, targets))], None


def target_left(table: KaiserTable, strike: Strike, targets: list[Ship]) -> Script[Ship]:
    """3.3.40 The attacker chooses which target is left."""
    boards = strike.boarded != NONE
    boarded = table.cards.ships[strike.boarded].id if boards else None
    about = partial(WhichTargetIsLeft, boards, boarded)
    left = yield from pick_target(table, strike, targets, about)
    table.tell(HuntReduced, table.ship_id(left))
    return left


def next_target(table: KaiserTable, strike: Strike, targets: list[Ship]) -> Script[Ship]:
    """3.2.8 The targets follow in the attacker's order, the one announced first at their head."""
    first = next((target for target in targets if target.card == strike.first), None)
    if first is not None or len(targets) == 1:
        return first or targets[0]
    return (yield from pick_target(table, strike, targets, WhichNextTarget, "shipping_lanes"))


def pick_target(
    table: KaiserTable, strike: Strike, targets: list[Ship], about: Callable[..., Question], *facts: str
) -> Script[Ship]:
    """The attacker names one of the announced targets."""
    options = [aim_of(table.ship_id(target), strike.victim) for target in targets]
    choice = yield from choose(table, strike.seat, options, about, *facts)
    return next(target for target in targets if table.ship_id(target) == choice.ship)


def answer_intercept(
    table: KaiserTable, strike: Strike, target: Ship, is_single: bool, is_first: bool = False
) -> Script[Reply | None]:
    """3.2.2 The owner of the merchant may answer before the dice."""
    legal = answers_to_intercept(table, strike, target, is_single or is_first)
    card = table.card_of(strike.ship)
    about = partial(AnswerIntercept, under="3.2.2.b" if is_single else "3.2.2.d")
    facts = (table.ship_id(target), card.id, card.attack, strike.night)
    return (yield from answer(table, strike.victim, legal, about, *facts))


def answers_to_intercept(table: KaiserTable, strike: Strike, target: Ship, slim: bool) -> list[str]:
    """The reactions that are legal against a German ship's intercept of this merchant."""
    rules = table.state.rules
    is_raider = table.card_of(strike.ship).is_raider
    is_sailing = rules.sailing_merchants and table.card_of(target).sails
    is_open = not strike.night and not strike.has("surprise_attack")
    checks = {
        "amc": not is_sailing,
        "break_contact": is_open,
        "fast_ship": is_open and is_raider and not target.damage and not is_sailing,
        "non_combatant": not target.damage,
        "qqq": not strike.ship.recognised,
        "shallow_run": is_open,
        "slim_pickings": slim and may_slim(table, strike),
        "trap": True,
        "recalled": is_phantom(table.state, strike.victim),
    }
    return [type_ for type_, is_legal in checks.items() if is_legal]


def may_slim(table: KaiserTable, strike: Strike) -> bool:
    """6.3.2 Slim Pickings never answers Wolf."""
    return not (table.state.rules.seaplane and table.card_of(strike.ship).seaplane)


def resolve_target(table: KaiserTable, strike: Strike, target: Ship, reply: Reply | None) -> Script[None]:
    """3.2.4 One merchant: the reaction, the dice, the result, Passage, and what answers the result."""
    match reply:
        case Reply("slim_pickings"):
            table.tell(InterceptCancelled, table.ship_id(target), reply.deed)
        case Reply("break_contact") if breaks_contact(table, reply, target, strike.ship):
            table.tell(InterceptCancelled, table.ship_id(target), reply.deed)
        case Reply("shallow_run"):
            yield from shallow_run_of_merchant(table, strike, target, reply)
        case Reply("amc"):
            yield from meet_amc(table, strike, reply)
        case _:
            yield from fight_merchant(table, strike, target, reply)


def fight_merchant(table: KaiserTable, strike: Strike, target: Ship, reply: Reply | None) -> Script[None]:
    """3.2.4, 3.2.7 The dice of an intercept, with the Trap's at the same time, and everything that follows."""
    name = reply.deed if reply else ""
    ship, victim = strike.ship, strike.victim
    is_chasing = name == "fast_ship" and (yield from chases(table, strike, target))
    modifiers = {**attack_modifiers(table, strike), **reply_modifiers(table, strike, reply, is_chasing)}
    card = table.card_of(target)
    ship_id = table.ship_id(ship)
    outcome = attack(
        table, ship_id, card.id, table.card_of(ship).attack, modifiers, card.defence, damage_modifiers(table, target)
    )
    struck = fire_back(table, strike, card.id, reply) if reply and name == "trap" else "missed"
    may_capture = not target.damage and (strike.boarded == target.card or name == "non_combatant")
    if outcome == "sunk" and may_capture:
        yield from take_prize(table, strike, target, ship_survives=struck != "sunk")
    elif outcome == "sunk":
        sink(table, strike.seat, victim, target, "3.2.4.d", 2 if strike.has("special_cargo") else 1)
    elif outcome == "damaged" and not may_capture:
        damage(table, target)
    suffer(table, victim, strike, struck, "3.3.46.a")
    if is_chasing:
        pay_for_chase(table, strike)
    yield from offer_passage(table, victim, target, passage_bonus(table, reply))
    if outcome == "sunk" and not may_capture:
        yield from after_sinking(table, strike.seat, victim, target.card, ship, reply)
    if name in ("qqq", "trap"):
        yield from raider_is_seen(table, strike, "3.3.27" if name == "qqq" else "3.3.46.c", "3.3.32.a")


def attack_modifiers(table: KaiserTable, strike: Strike) -> Modifiers:
    """3.2.7 What always counts in the attack of a German ship."""
    ship, rules = strike.ship, table.state.rules
    is_seen = strike.has("surprise_attack") and rules.seaplane and table.card_of(ship).seaplane
    return {
        "mod_damaged": damage_penalty(table, ship),
        "mod_low": -2 * ship.low,
        "mod_night": -strike.night,
        "mod_seaplane": 2 * is_seen,
        **{assist.id: bonus_of(assist, strike.night) for assist in strike.assists},
    }


def reply_modifiers(table: KaiserTable, strike: Strike, reply: Reply | None, is_chasing: bool) -> Modifiers:
    """3.3.13, 3.3.25 Fast Ship and Non-Combatant weaken the attack; under sail a Fast Ship counts twice (6.2.6)."""
    if reply and reply.deed == "non_combatant":
        return {table.printed(*reply).id: -table.effect_of(NonCombatant, reply.card).penalty}
    if reply and reply.deed == "fast_ship" and not is_chasing:
        under_sail = table.state.rules.sails and table.card_of(strike.ship).sails
        penalty = table.effect_of(FastShip, reply.card).penalty
        return {table.printed(*reply).id: -penalty, "mod_sails": -penalty * under_sail}
    return NO_MODIFIERS


def passage_bonus(table: KaiserTable, reply: Reply | None) -> Modifiers:
    """3.3.25 A Non-Combatant that survives finds Passage more easily."""
    if not reply or reply.deed != "non_combatant":
        return NO_MODIFIERS
    return {table.printed(*reply).id: table.effect_of(NonCombatant, reply.card).passage}


def shallow_run_of_merchant(table: KaiserTable, strike: Strike, target: Ship, reply: Reply) -> Script[None]:
    """3.3.38, 6.10 The merchant escapes through the shallows, unless the German ship pursues it."""
    seat, victim = strike.seat, strike.victim
    if table.state.rules.pursuit and (yield from pursues(table, strike, target)):
        table.tell(Pursues, table.ship_id(strike.ship), table.ship_id(target))
        is_afloat = runs_the_shallows(table, reply, seat, victim, target, deep=False, under="6.10.3")
        if runs_the_shallows(table, reply, victim, seat, strike.ship, deep=True, under="6.10.3") and is_afloat:
            yield from fight_merchant(table, strike, target, None)
    else:
        table.tell(InterceptCancelled, table.ship_id(target), "shallow_run")
        is_afloat = runs_the_shallows(table, reply, seat, victim, target, deep=False)
    if not is_afloat:
        yield from after_sinking(table, seat, victim, target.card, None)


# --- 3.3.1, 3.3.27, 3.3.46 merchants that fight or cry for help -------------------------------------------------------


def fire_back(table: KaiserTable, strike: Strike, shooter: str, reply: Reply) -> str:
    """3.3.1, 3.3.46 The AMC, or the armed merchant of a Trap, attacks the German ship; night weakens it too."""
    guns = table.printed(reply.deed, reply.card).guns
    card, night = table.card_of(strike.ship), {"mod_night": -strike.night}
    return attack(table, shooter, card.id, guns, night, card.defence, damage_modifiers(table, strike.ship))


def suffer(table: KaiserTable, by: Seat, strike: Strike, struck: str, under: str) -> None:
    """The result of the shots at the German ship, applied after both sides have rolled."""
    if struck == "sunk":
        sink(table, by, strike.seat, strike.ship, under)
    elif struck == "damaged":
        damage(table, strike.ship, under)


def meet_amc(table: KaiserTable, strike: Strike, reply: Reply) -> Script[None]:
    """3.3.1 An AMC takes the merchant's place: both attack at once, and a raider is recognised afterwards."""
    amc = table.printed("amc", reply.card)
    ship = strike.ship
    card = table.card_of(ship)
    outcome = attack(table, card.id, amc.id, card.attack, attack_modifiers(table, strike), amc.defence, NO_MODIFIERS)
    struck = fire_back(table, strike, amc.id, reply)
    if outcome == "sunk":
        sink_card(table, strike.seat, "amc", reply.card)
    suffer(table, strike.victim, strike, struck, "3.3.1.b")
    yield from raider_is_seen(table, strike, "3.3.1.e", "3.3.32.b")


def raider_is_seen(table: KaiserTable, strike: Strike, under: str, answered_under: str) -> Script[None]:
    """QQQ, AMC and Trap recognise the raider once the target is resolved; its owner may reflag it."""
    if strike.ship.recognised or not in_play(table, strike.seat, strike.ship):
        return
    recognise(table, strike.ship, under)
    yield from recognised(table, strike.seat, strike.ship, answered_under)
