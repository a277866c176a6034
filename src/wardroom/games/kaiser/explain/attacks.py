"""3.1, 3.2.3-4 Attacks and hostile cards: whom they are aimed at, what joins them, and what follows."""

from collections.abc import Iterable

from wardroom.engine import Ask, Explanation, Note, Option, Seat
from wardroom.engine.explain import NOTHING
from wardroom.games.kaiser.cards import ActionType, Dice
from wardroom.games.kaiser.effects import Monitor
from wardroom.games.kaiser.explain.printed import does, upright
from wardroom.games.kaiser.explain.rolls import (
    AttackOf,
    ChallengeOf,
    MayStillAnswer,
    ResponseTo,
    Roll,
    card_rolls,
    challenge,
    defence_of,
    fight,
)
from wardroom.games.kaiser.rules import escapes, hostile, intercept
from wardroom.games.kaiser.rules.assists import BoardingPartyNow, Join, Strike, WhichAssist
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers
from wardroom.games.kaiser.rules.hunt import Hunt, hunt_modifiers
from wardroom.games.kaiser.rules.phrasing import Aim, Yes
from wardroom.games.kaiser.rules.submarines import Torpedo
from wardroom.games.kaiser.rules.targets import WhichPlayer, WhichTarget
from wardroom.games.kaiser.state import NONE, PHANTOM, Attack, Ship
from wardroom.games.kaiser.table import KaiserTable


class LaysMines(Note):
    rule = "3.3.21.a"
    ship: str
    dice: tuple[int, ...]


class InTheShallows(Note):
    rule = "6.10.1"
    ship: str


class SupplyLasts(Note):
    rule = "6.6.1.b"
    ship: str


class SupplyRunsLow(Note):
    rule = "6.6.1.b"
    ship: str


def strike_of(table: KaiserTable, seat: Seat, ship: Ship, card: int, assists: Iterable[ActionType] = ()) -> Strike:
    return Strike(seat, seat, ship, table.type_of(card), table.cards.actions[card].night, list(assists))


def strike_roll(table: KaiserTable, strike: Strike) -> Roll:
    """3.2.4 A German ship attacks with her own dice."""
    card = table.card_of(strike.ship)
    return Roll(AttackOf(card.id), card.attack, intercept.attack_modifiers(table, strike))


def of_aim(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """What an attack or a hostile card does to the ship that is named."""
    question = ask.question
    if not isinstance(question, WhichTarget) or not isinstance(option, Aim):
        return NOTHING
    _, target = table.find(option.ship)
    card = turned_up(table, question.card)
    if question.phantom or card == NONE:
        return NOTHING
    if question.intercept and question.by != "british":
        strike = strike_of(table, ask.seat, table.find(question.by)[1], card)
        return fight(table, strike_roll(table, strike), defence_of(table, target), MayStillAnswer())
    if question.intercept:
        hunt = Hunt(ask.seat, "british", table.facts_of(card).intercept, table.cards.actions[card].night)
        return fight(table, hunt_roll(hunt), defence_of(table, target), MayStillAnswer())
    return _hostile(table, ask.seat, table.deed_of(card), card, target)


def hunt_roll(hunt: Hunt) -> Roll:
    return Roll(AttackOf("monitor" if hunt.card == "monitor" else "british"), hunt.dice, hunt_modifiers(hunt))


def turned_up(table: KaiserTable, type_: str) -> int:
    """The card that was turned up last, if it is of the type that the question names, or does what it names."""
    aside = table.state.turn.aside
    return aside[-1] if aside and type_ in (table.type_of(aside[-1]), table.deed_of(aside[-1])) else NONE


def _hostile(table: KaiserTable, seat: Seat, deed: str, card: int, target: Ship) -> Explanation:
    facts = table.facts_of(card)
    if deed in ("submarine_u", "submarine_uc") and not target.prize:
        torpedo = Roll(AttackOf(facts.id), facts.torpedo)
        return fight(table, torpedo, defence_of(table, target), MayStillAnswer())
    if deed == "monitor":
        hunt = Hunt(seat, "monitor", facts.guns, bonus=table.effect_of(Monitor, card).bonus)
        return fight(table, hunt_roll(hunt), defence_of(table, target), MayStillAnswer())
    if deed == "interned":
        return card_rolls(facts, hostile.internment_modifiers(table, target))
    return card_rolls(facts) if facts.challenge else NOTHING


def of_next_target(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.8, 3.3.21 The targets follow one another: the attack lies face up."""
    attack = table.state.turn.attack
    if attack is None or not isinstance(option, Aim):
        return NOTHING
    _, target = table.find(option.ship)
    return fight(table, open_attack(table, attack), defence_of(table, target))


def open_attack(table: KaiserTable, attack: Attack, reply: Modifiers = NO_MODIFIERS) -> Roll:
    """3.2.8 The attack that lies face up before all, with everything that counts in it."""
    assists = [table.cards.types[assist] for assist in attack.assists]
    modifiers: Modifiers = NO_MODIFIERS
    if attack.by in ("british", "monitor"):
        bonus = _bonus_of_monitor(table) if attack.by == "monitor" else 0
        assist = assists[0] if assists else None
        modifiers = hunt_modifiers(Hunt(table.state.active, attack.by, attack.dice, attack.night, assist, bonus))
    elif attack.by not in table.cards.types and attack.dice == _ship_dice(table, attack.by):
        ship = table.find(attack.by)[1]
        strike = Strike(table.state.active, table.state.active, ship, "", attack.night, assists)
        modifiers = intercept.attack_modifiers(table, strike)
    return Roll(AttackOf(attack.by), attack.dice, {**modifiers, **reply})


def _bonus_of_monitor(table: KaiserTable) -> int:
    """3.3.24 The bonus of the card that was turned up, under the Assist cards that joined; an entry has none."""
    cards = [card for card in table.state.turn.aside if table.deed_of(card) == "monitor"]
    return table.effect_of(Monitor, cards[-1]).bonus if cards else 0


def _ship_dice(table: KaiserTable, ship: str) -> Dice:
    """The dice of an intercept by a ship; mines are laid with other ones."""
    return next((card.attack for card in table.cards.ships if card.id == ship), ())


def of_assist(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.4 What the attack becomes if the card joins."""
    question = ask.question
    assert isinstance(question, WhichAssist)
    joined = (option.card.partition(".")[0],) if isinstance(option, Join) else ()
    notes = [note for assist in joined for note in does(table.cards.types[assist])]
    attack = Attack(question.by, question.dice, question.night, assists=(*question.assists, *joined))
    roll = open_attack(table, attack)
    if question.by == "mines":
        return Explanation(tuple(notes), (roll.as_sum,))
    target = table.find(question.target)[1]
    boards = any(table.cards.types[assist].deed == "boarding_party" for assist in attack.assists)
    return fight(table, roll, defence_of(table, target), *notes, MayStillAnswer(), captures=boards)


def of_player(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """What the card does to whoever is named."""
    assert isinstance(ask.question, WhichPlayer)
    return Explanation(upright(table.cards.types[ask.question.card]))


def of_torpedo_or_mines(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.3.43 The dice of either: a torpedo at one merchant, mines at each of them."""
    card = table.state.turn.aside[-1] if table.state.turn.aside else NONE
    if card == NONE:
        return NOTHING
    facts = table.facts_of(card)
    is_torpedo = isinstance(option, Torpedo)
    dice = facts.torpedo if is_torpedo else facts.mines
    return Explanation(upright(facts), (Roll(AttackOf(facts.id if is_torpedo else "mines"), dice).as_sum,))


def of_mine_layer(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.3.21 The mines are those of the card, whichever raider lays them."""
    aside = table.state.turn.aside
    if not isinstance(option, Aim) or not aside or not table.facts_of(aside[-1]).mines:
        return NOTHING
    mines = table.facts_of(aside[-1]).mines
    return Explanation((LaysMines(option.ship, mines),), (Roll(AttackOf("mines"), mines).as_sum,))


def of_boarding(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.8, 3.3.3 With a Boarding Party the merchant is captured instead of sunk."""
    attack = table.state.turn.attack
    if attack is None or not isinstance(ask.question, BoardingPartyNow):
        return NOTHING
    _, target = table.find(ask.question.target)
    return fight(table, open_attack(table, attack), defence_of(table, target), captures=isinstance(option, Yes))


def of_chase(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """6.6.1 Whoever chases rolls for the supply afterwards."""
    if not isinstance(ask.question, escapes.Chase) or not isinstance(option, Yes):
        return NOTHING
    ship = ask.question.ship
    mine = Roll(ChallengeOf("chase"), escapes.CHASE), Roll(ResponseTo("chase"), escapes.AGAINST_CHASE)
    return challenge(*mine, SupplyLasts(ship), SupplyRunsLow(ship))


def of_pursuit(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """6.10.1 Whoever follows runs the shallows as well."""
    question = ask.question
    if not isinstance(question, escapes.Pursue) or not isinstance(option, Yes):
        return NOTHING
    ship = table.find(question.ship)[1]
    played = [card for _, card in table.state.turn.reactions if table.deed_of(card) == "shallow_run"]
    facts = table.printed("shallow_run", played[-1] if played else PHANTOM)
    rolled = card_rolls(facts, escapes.shallows_modifiers(table, ship, deep=True))
    return Explanation((InTheShallows(question.ship),), rolled.sums, rolled.chances)
