"""3.2.3-3.2.5, 3.2.8 Intercepts: German ships stop merchants, British forces hunt German ships."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from wardroom.engine import Question, Script, Seat
from wardroom.games.kaiser.cards import Dice
from wardroom.games.kaiser.rules.choosing import choose, confirm
from wardroom.games.kaiser.rules.combat import attack, card_challenge, challenge, damage, damage_penalty
from wardroom.games.kaiser.rules.passage import offer_passage
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.phrases import (
    NO,
    YES,
    AnswerHunt,
    AnswerIntercept,
    Assisted,
    BoardingPartyNow,
    BritishIntercept,
    Chase,
    Chases,
    HuntReduced,
    InterceptCancelled,
    Intercepts,
    LowSupply,
    No,
    Pursue,
    Pursues,
    SupplyNow,
    WhichNextTarget,
    WhichTargetIsLeft,
    Yes,
    aim_of,
)
from wardroom.games.kaiser.rules.reactions import (
    Reply,
    after_sinking,
    answer,
    in_play,
    recall_later,
    recognised,
    time_passes,
)
from wardroom.games.kaiser.rules.score import capture, exhaust, resupply, sink, sink_card
from wardroom.games.kaiser.state import NONE, PHANTOM, Attack, Ship
from wardroom.games.kaiser.table import KaiserTable, face_down, recognise, to_bottom, turn_up


@dataclass(slots=True)
class Strike:
    """An intercept of merchants by a German ship: who, whom, with what card and which Assist cards."""

    seat: Seat
    victim: Seat
    ship: Ship
    card: str
    night: bool
    assists: list[str] = field(default_factory=list)
    boarded: int = NONE
    """The merchant that a Boarding Party is meant for."""
    first: int = NONE
    """The merchant that was announced to be the first."""

    def has(self, assist: str) -> bool:
        """Whether an Assist card of this type joined."""
        return assist in self.assists


# --- German ships against merchants -----------------------------------------------------------------------------------


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
    table.state.turn.attack = Attack(card.id, card.attack, strike.night, ids, tuple(strike.assists))


def tell_assist(table: KaiserTable, assist: str, boarded: int) -> None:
    """3.2.8 Everybody sees an Assist card that is turned up, and hears whom a Boarding Party is for."""
    boards = assist == "boarding_party" and boarded != NONE
    table.tell(Assisted, assist, boards, table.cards.ships[boarded].id if boards else None)


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
        if drawn is None or drawn.type != "slim_pickings":
            return targets, drawn or Reply("no_response", PHANTOM)
        return [(yield from target_left(table, strike, targets))], Reply("no_response", PHANTOM)
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


def board_later_target(table: KaiserTable, strike: Strike, target: Ship) -> Script[None]:
    """3.2.8, 3.2.9 A Boarding Party for a later target may stay hidden until that target's turn comes."""
    if target.card == strike.first or target.damage:
        return
    merchants = table.state.players[strike.victim].merchants
    if not face_down(table, "boarding_party") or not any(other is target for other in merchants):
        return
    choice = yield from table.ask(strike.seat, BoardingPartyNow, lambda: boarding_options(table), table.ship_id(target))
    if isinstance(choice, Yes):
        turn_up(table, table.card_id(face_down(table, "boarding_party")[0]))
        strike.assists.append("boarding_party")
        strike.boarded = target.card
        tell_assist(table, "boarding_party", target.card)


def boarding_options(table: KaiserTable) -> Sequence[Yes | No]:
    """No need not be a choice: others may imagine that no Boarding Party lies there."""
    return [YES, NO] if face_down(table, "boarding_party") else [NO]


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
        "qqq": is_raider and not strike.ship.recognised,
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
    name = reply.type if reply else ""
    if name == "slim_pickings" or (name == "break_contact" and breaks_contact(table, target, strike.ship)):
        table.tell(InterceptCancelled, table.ship_id(target), name)
    elif name == "shallow_run":
        yield from shallow_run_of_merchant(table, strike, target)
    elif name == "amc" and reply:
        yield from meet_amc(table, strike, reply)
    else:
        yield from fight_merchant(table, strike, target, reply)


def fight_merchant(table: KaiserTable, strike: Strike, target: Ship, reply: Reply | None) -> Script[None]:
    """3.2.4, 3.2.7 The dice of an intercept, with the Trap's at the same time, and everything that follows."""
    name = reply.type if reply else ""
    ship, victim = strike.ship, strike.victim
    is_chasing = name == "fast_ship" and (yield from chases(table, strike, target))
    modifier = attack_modifier(table, strike) + reply_modifier(table, strike, name, is_chasing)
    card = table.card_of(target)
    ship_id = table.ship_id(ship)
    outcome = attack(
        table, ship_id, card.id, table.card_of(ship).attack, modifier, card.defence, damage_penalty(table, target)
    )
    struck = fire_back(table, strike, card.id, "trap") if name == "trap" else "missed"
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
    yield from offer_passage(table, victim, target, 2 if name == "non_combatant" else 0)
    if outcome == "sunk" and not may_capture:
        yield from after_sinking(table, strike.seat, victim, target.card, ship, reply)
    if name in ("qqq", "trap"):
        yield from raider_is_seen(table, strike, "3.3.27" if name == "qqq" else "3.3.46.c", "3.3.32.a")


def attack_modifier(table: KaiserTable, strike: Strike) -> int:
    """3.2.7 What always counts in the attack of a German ship."""
    ship, rules = strike.ship, table.state.rules
    modifier = damage_penalty(table, ship) - 2 * ship.low - strike.night
    if strike.has("surprise_attack"):
        modifier += 4 if rules.seaplane and table.card_of(ship).seaplane else 2
    if strike.has("searchlight") and strike.night:
        modifier += 3
    return modifier


def reply_modifier(table: KaiserTable, strike: Strike, reply: str, is_chasing: bool) -> int:
    """3.3.13, 3.3.25 Fast Ship and Non-Combatant weaken the attack."""
    if reply == "non_combatant":
        return -2
    if reply == "fast_ship" and not is_chasing:
        return -4 if table.state.rules.sails and table.card_of(strike.ship).sails else -2
    return 0


def fire_back(table: KaiserTable, strike: Strike, shooter: str, type_: str) -> str:
    """3.3.1, 3.3.46 The AMC, or the armed merchant of a Trap, attacks the German ship; night weakens it too."""
    guns = table.cards.types[type_].guns
    defence = table.card_of(strike.ship).defence
    ship_id = table.ship_id(strike.ship)
    return attack(table, shooter, ship_id, guns, -strike.night, defence, damage_penalty(table, strike.ship))


def suffer(table: KaiserTable, by: Seat, strike: Strike, struck: str, under: str) -> None:
    """The result of the shots at the German ship, applied after both sides have rolled."""
    if struck == "sunk":
        sink(table, by, strike.seat, strike.ship, under)
    elif struck == "damaged":
        damage(table, strike.ship, under)


def meet_amc(table: KaiserTable, strike: Strike, reply: Reply) -> Script[None]:
    """3.3.1 An AMC takes the merchant's place: both attack at once, and a raider is recognised afterwards."""
    amc = table.cards.types["amc"]
    ship = strike.ship
    card = table.card_of(ship)
    outcome = attack(table, card.id, "amc", card.attack, attack_modifier(table, strike), amc.defence, 0)
    struck = fire_back(table, strike, "amc", "amc")
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


def take_prize(table: KaiserTable, strike: Strike, target: Ship, ship_survives: bool) -> Script[None]:
    """3.2.5 A capture resupplies the ship that made it; with option 6.12 its player decides and the prize pays."""
    prize = capture(table, strike.seat, strike.victim, target)
    ship = strike.ship
    if not ship.low or not ship_survives:
        return
    if not table.state.rules.prize_supply:
        resupply(table, ship, "3.2.5.c")
        return
    facts = (table.ship_id(prize), table.ship_id(ship))
    if (yield from confirm(table, strike.seat, SupplyNow, *facts)):
        supply_from_prize(table, strike.seat, prize, ship, "6.12.3")


def supply_from_prize(table: KaiserTable, seat: Seat, prize: Ship, ship: Ship, under: str = "6.12.1") -> None:
    """6.12 A prize resupplies a ship and may be exhausted by it."""
    table.state.turn.fed.append(prize.card)
    resupply(table, ship, under)
    if not challenge(table, "prize_supply", table.ship_id(prize), (10,), (10, 8)).is_success:
        exhaust(table, seat, prize)


# --- reactions that move ships ----------------------------------------------------------------------------------------


def breaks_contact(table: KaiserTable, target: Ship, by: Ship | None) -> bool:
    """3.3.5 The target's owner challenges; damage and Low Supply hinder, and options 6.2, 6.3 and 6.11 count."""
    rules, card = table.state.rules, table.card_of(target)
    modifier = damage_penalty(table, target) - 2 * target.low
    if rules.sails and card.is_raider and card.sails:
        modifier -= 2
    if rules.sails and by is not None and table.card_of(by).sails:
        modifier += 2
    if rules.seaplane and card.seaplane:
        modifier += 2
    if rules.sailing_merchants and card.is_merchant and card.sails:
        modifier -= 2
    return card_challenge(table, "break_contact", card.id, modifier).is_success


def runs_the_shallows(
    table: KaiserTable, by: Seat, owner: Seat, ship: Ship, deep: bool, under: str = "3.3.38.b"
) -> bool:
    """3.3.38 Through the shallows: failure damages, and sinks a ship that was damaged before. True if still afloat.

    6.6.2, 6.10.4 With `deep`, fast raiders have -2 for their draught. `under` is the rule that sinks.
    """
    card = table.card_of(ship)
    modifier = damage_penalty(table, ship) - 2 * (deep and card.fast)
    if card_challenge(table, "shallow_run", card.id, modifier).is_success:
        return True
    if ship.damage:
        sink(table, by, owner, ship, under)
        return False
    damage(table, ship, "3.3.38.a")
    return True


def shallow_run_of_merchant(table: KaiserTable, strike: Strike, target: Ship) -> Script[None]:
    """3.3.38, 6.10 The merchant escapes through the shallows, unless the German ship pursues it."""
    seat, victim = strike.seat, strike.victim
    if table.state.rules.pursuit and (yield from pursues(table, strike, target)):
        table.tell(Pursues, table.ship_id(strike.ship), table.ship_id(target))
        is_afloat = runs_the_shallows(table, seat, victim, target, deep=False, under="6.10.3")
        if runs_the_shallows(table, victim, seat, strike.ship, deep=True, under="6.10.3") and is_afloat:
            yield from fight_merchant(table, strike, target, None)
    else:
        table.tell(InterceptCancelled, table.ship_id(target), "shallow_run")
        is_afloat = runs_the_shallows(table, seat, victim, target, deep=False)
    if not is_afloat:
        yield from after_sinking(table, seat, victim, target.card, None)


def pursues(table: KaiserTable, strike: Strike, target: Ship) -> Script[bool]:
    """6.10.1 The intercepting ship may announce pursuit before the roll."""
    facts = (table.ship_id(strike.ship), table.ship_id(target))
    return (yield from confirm(table, strike.seat, Pursue, *facts))


def chases(table: KaiserTable, strike: Strike, target: Ship) -> Script[bool]:
    """6.6.1 A fast raider that is not in Low Supply may chase a Fast Ship at the risk of its own supply."""
    card, facts = table.card_of(strike.ship), (table.ship_id(strike.ship), table.ship_id(target))
    if not (table.state.rules.fast_raiders and card.fast and not strike.ship.low):
        return False
    is_chasing = yield from confirm(table, strike.seat, Chase, *facts)
    if is_chasing:
        table.tell(Chases, *facts)
    return is_chasing


def pay_for_chase(table: KaiserTable, strike: Strike) -> None:
    """6.6.1 After the chase the raider rolls for its supply."""
    if not in_play(table, strike.seat, strike.ship):
        return
    ship_id = table.ship_id(strike.ship)
    if not challenge(table, "chase", ship_id, (10,), (10, 4)).is_success:
        strike.ship.low = True
        table.tell(LowSupply, ship_id, "6.6.1.b")


# --- British forces against German ships ------------------------------------------------------------------------------


@dataclass(slots=True)
class Hunt:
    """A British intercept of a warship, raider or prize: by whom, with which card, dice and help."""

    seat: Seat
    card: str
    dice: Dice
    night: bool = False
    assist: str = ""
    bonus: int = 0


def intercept_german(table: KaiserTable, hunt: Hunt, owner: Seat, target: Ship) -> Script[None]:
    """3.2.3 A British intercept: the owner may answer, then the dice of the card decide."""
    turn = table.state.turn
    turn.attacked = owner
    turn.intercepted.append(target.card)
    name = table.ship_id(target)
    turn.attack = Attack(attacker_of(hunt), hunt.dice, hunt.night, (name,), (hunt.assist,) if hunt.assist else ())
    table.tell(BritishIntercept, hunt.seat, name, hunt.card, owner, hunt.night, hunt.dice)
    if hunt.assist:
        table.tell(Assisted, hunt.assist)
    legal = answers_to_hunt(hunt, target)
    about = partial(AnswerIntercept, british=True, under=_ANSWERED_UNDER[hunt.card])
    reply = yield from answer(table, owner, legal, about, name, hunt.card, hunt.dice, hunt.night)
    played = reply.type if reply else ""
    if played == "pull_the_plug":
        table.tell(InterceptCancelled, name, played)
        to_bottom(table, owner, target, played)
    elif played == "break_contact" and breaks_contact(table, target, None):
        table.tell(InterceptCancelled, name, played)
    elif played == "shallow_run":
        table.tell(InterceptCancelled, name, played)
        runs_the_shallows(table, hunt.seat, owner, target, deep=table.state.rules.fast_raiders)
    else:
        yield from fight_german(table, hunt, owner, target)
    turn.attack = None


def attacker_of(hunt: Hunt) -> str:
    """3.3.19 It is British forces that attack whoever was interrogated; a Monitor is a ship of her own."""
    return "monitor" if hunt.card == "monitor" else "british"


_ANSWERED_UNDER = {"british": "3.2.2.b", "interrogate": "3.3.19.d", "monitor": "3.3.24.b"}
"""The rule that lets the owner of a German ship answer what the British forces come with."""


def answers_to_hunt(hunt: Hunt, target: Ship) -> Sequence[str]:
    """The reactions that are legal against this British intercept."""
    if target.in_refuge or hunt.night or hunt.assist == "surprise_attack":
        return ["pull_the_plug"]
    return ["break_contact", "shallow_run", "pull_the_plug"]


def fight_german(table: KaiserTable, hunt: Hunt, owner: Seat, target: Ship) -> Script[None]:
    """3.2.7 The dice of a British intercept; an undamaged prize that survives may seek Passage."""
    modifier = hunt.bonus - hunt.night
    if hunt.assist == "surprise_attack":
        modifier += 2
    elif hunt.assist == "searchlight" and hunt.night:
        modifier += 3
    card = table.card_of(target)
    penalty = damage_penalty(table, target)
    outcome = attack(table, attacker_of(hunt), card.id, hunt.dice, modifier, card.defence, penalty)
    if outcome == "sunk":
        sink(table, hunt.seat, owner, target, "3.2.3.e")
    elif outcome == "damaged":
        damage(table, target)
    yield from offer_passage(table, owner, target)
