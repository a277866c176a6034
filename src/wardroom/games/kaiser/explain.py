"""What an option promises: dice, modifiers by name and chances, from what lies open and the asker's own cards."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from wardroom.engine import Ask, Chance, Explanation, Item, Note, Option, Question, Seat, Sum
from wardroom.engine.explain import NOTHING
from wardroom.games.kaiser.cards import ActionType, Dice
from wardroom.games.kaiser.effects import Monitor, NonCombatant
from wardroom.games.kaiser.odds import chance, odds
from wardroom.games.kaiser.rules import (
    committing,
    deal,
    escapes,
    hands,
    hostile,
    intercept,
    own_ships,
    prizes,
    reactions,
    refuge,
    rounds,
    teams,
    turn,
)
from wardroom.games.kaiser.rules.assists import BoardingPartyNow, Join, Strike, WhichAssist
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers, damage_modifiers
from wardroom.games.kaiser.rules.hunt import Hunt, hunt_modifiers
from wardroom.games.kaiser.rules.mines import AnswerMines, WhichRaiderLaysMines
from wardroom.games.kaiser.rules.passage import SeekPassage
from wardroom.games.kaiser.rules.phrasing import Aim, OfCard, Yes
from wardroom.games.kaiser.rules.reactions import AnswerIntercept, Pass, React, Reply
from wardroom.games.kaiser.rules.resolving import Play
from wardroom.games.kaiser.rules.sinkings import AnswerSinking, RecallNow
from wardroom.games.kaiser.rules.submarines import AnswerTorpedo, Torpedo, TorpedoOrMines
from wardroom.games.kaiser.rules.targets import WhichNextTarget, WhichPlayer, WhichTarget, merchant_targets
from wardroom.games.kaiser.state import NONE, PHANTOM, Attack, Ship
from wardroom.games.kaiser.table import KaiserTable


class Side(Note):
    """One side of a roll, and the ship or card that it is about."""

    ship: str


class AttackOf(Side):
    rule = "3.2.7.f"


class DefenceOf(Side):
    rule = "3.2.7.f"


class ChallengeOf(Side):
    """`ship` is the card, or what else calls for the challenge."""

    rule = "3.2.7.e"


class ResponseTo(Side):
    rule = "3.2.7.e"


class PassageOf(Side):
    rule = "3.2.6.c"


class AgainstPassage(Side):
    rule = "3.2.6.c"


class Modifier(Note):
    rule = "3.2.7.f"
    name: str


class Sinks(Note):
    rule = "3.2.7.b"
    ship: str


class Captures(Note):
    rule = "3.2.5.a"
    ship: str


class Damages(Note):
    rule = "3.2.7.a"
    ship: str


class Unhurt(Note):
    rule = "3.2.7.c"
    ship: str


class Succeeds(Note):
    rule = "3.2.7.e"


class Fails(Note):
    rule = "3.2.7.e"


class InPort(Note):
    rule = "3.2.6.c"
    ship: str
    points: int


class StaysAtSea(Note):
    rule = "3.2.6.c"
    ship: str


class MayStillAnswer(Note):
    """The chances leave out what the owner of the target may play."""

    rule = "3.2.2.b"


class CertainlyWorks(OfCard, Note):
    card: str


class FiresBack(OfCard, Note):
    """Both sides shoot at once: the chance that the German ship is sunk or damaged."""

    card: str
    ship: str
    sunk: int
    damaged: int


class ActionHalf(OfCard, Note):
    card: str


class BritishHalf(Note):
    rule = "3.2.3.a"
    dice: tuple[int, ...]
    night: bool


class ShipHalf(Note):
    rule = "3.2.4.b"
    ship: str
    dice: tuple[int, ...]
    night: bool


class NeedsAttack(OfCard, Note):
    """An Assist card waits for an attack that it may join."""

    card: str


class OnlyAnswers(OfCard, Note):
    """A Reaction card is played from the hand; committed it serves for its Intercept half."""

    card: str


class Values(Note):
    """What is printed on a ship: her points and her dice."""

    rule = "1.1.4.c"
    ship: str
    points: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]


class LaysMines(Note):
    rule = "3.3.21.a"
    ship: str
    dice: tuple[int, ...]


class SeesHand(Note):
    rule = "3.3.17.a"
    player: Seat
    cards: int


class SeesDeck(Note):
    rule = "3.3.17.b"
    cards: int


class InTheShallows(Note):
    rule = "6.10.1"
    ship: str


class SupplyLasts(Note):
    rule = "6.6.1.b"
    ship: str


class SupplyRunsLow(Note):
    rule = "6.6.1.b"
    ship: str


class Roll(NamedTuple):
    """One side of a roll: what it is called, its dice and what is added to them."""

    title: Side
    dice: Dice
    modifiers: Modifiers = NO_MODIFIERS

    @property
    def modifier(self) -> int:
        return sum(self.modifiers.values())

    @property
    def as_sum(self) -> Sum:
        items = (Item(Modifier(name), value) for name, value in self.modifiers.items() if value)
        return Sum(self.title, self.dice, tuple(items))


def explained(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """What there is to say about an option of a question."""
    explain = _EXPLAINED.get(type(ask.question))
    told = explain(table, ask, option) if explain else _explain_step(table, ask.seat, option)
    return told if told != NOTHING else Explanation(_printed(table, ask, option))


def _printed(table: KaiserTable, ask: Ask, option: Option) -> tuple[Note, ...]:
    """What stands on the ship or card that an option names, and nothing more."""
    match option:
        case Aim(ship, _) | rounds.Keep(ship) | teams.HandOver(ship) | deal.ChooseWarship(ship):
            return (values_of(table, ship),)
        case deal.ChooseMerchant(ship=ship):
            return (values_of(table, ship),)
        case hands.Give(card_id) | hands.DrawNext(card_id) | turn.DiscardNext(card_id):
            return _both_halves(table, next(at for at, card in enumerate(table.cards.actions) if card.id == card_id))
        case hands.LookAtHand(player):
            return (SeesHand(player, len(table.state.players[player].hand)),)
        case hands.LookAtDeck():
            return (SeesDeck(min(len(table.state.players), len(table.state.deck))),)
    return ()


def values_of(table: KaiserTable, ship: str) -> Note:
    """1.1.3 Points and dice of a ship."""
    card = next(card for card in table.cards.ships if card.id == ship)
    return Values(ship, card.vp, card.attack, card.defence)


# --- attacks ----------------------------------------------------------------------------------------------------------


def fight(
    table: KaiserTable, attack: Roll, defence: Roll, *notes: Note, mine: bool = False, captures: bool = False
) -> Explanation:
    """3.2.7 The chances of an attack; `mine` if the target is the asker's own.

    A hit changes nothing on a ship that is damaged already, or that can only be captured.
    """
    found, ship = odds(attack.dice, attack.modifier, defence.dice, defence.modifier), defence.title.ship
    is_hurt = "mod_damaged" in defence.modifiers and not table.state.rules.extra_damage
    damaged = 0.0 if captures or is_hurt else found.damaged
    chances = [Chance(Captures(ship) if captures else Sinks(ship), found.sunk, not mine)]
    if damaged:
        chances.append(Chance(Damages(ship), damaged, not mine))
    chances.append(Chance(Unhurt(ship), 1 - found.sunk - damaged, mine))
    return Explanation(notes, (attack.as_sum, defence.as_sum), tuple(chances[::-1] if mine else chances))


def defence_of(table: KaiserTable, ship: Ship) -> Roll:
    card = table.card_of(ship)
    return Roll(DefenceOf(card.id), card.defence, damage_modifiers(table, ship))


def _strike(table: KaiserTable, seat: Seat, ship: Ship, card: int, assists: Iterable[ActionType] = ()) -> Strike:
    return Strike(seat, seat, ship, table.type_of(card), table.cards.actions[card].night, list(assists))


def strike_roll(table: KaiserTable, strike: Strike) -> Roll:
    """3.2.4 A German ship attacks with her own dice."""
    card = table.card_of(strike.ship)
    return Roll(AttackOf(card.id), card.attack, intercept.attack_modifiers(table, strike))


def _aim(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """What an attack or a hostile card does to the ship that is named."""
    question = ask.question
    if not isinstance(question, WhichTarget) or not isinstance(option, Aim):
        return NOTHING
    _, target = table.find(option.ship)
    card = _turned_up(table, question.card)
    if question.phantom or card == NONE:
        return NOTHING
    if question.intercept and question.by != "british":
        strike = _strike(table, ask.seat, table.find(question.by)[1], card)
        return fight(table, strike_roll(table, strike), defence_of(table, target), MayStillAnswer())
    if question.intercept:
        hunt = Hunt(ask.seat, "british", table.facts_of(card).intercept, table.cards.actions[card].night)
        return fight(table, _hunt_roll(hunt), defence_of(table, target), MayStillAnswer())
    return _hostile(table, ask.seat, table.deed_of(card), card, target)


def _hunt_roll(hunt: Hunt) -> Roll:
    return Roll(AttackOf("monitor" if hunt.card == "monitor" else "british"), hunt.dice, hunt_modifiers(hunt))


def _turned_up(table: KaiserTable, type_: str) -> int:
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
        return fight(table, _hunt_roll(hunt), defence_of(table, target), MayStillAnswer())
    if deed == "interned":
        return card_rolls(facts, hostile.internment_modifiers(table, target))
    return card_rolls(facts) if facts.challenge else NOTHING


def _next_target(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.8, 3.3.21 The targets follow one another: the attack lies face up."""
    attack = table.state.turn.attack
    if attack is None or not isinstance(option, Aim):
        return NOTHING
    _, target = table.find(option.ship)
    return fight(table, _open_attack(table, attack), defence_of(table, target))


def _open_attack(table: KaiserTable, attack: Attack, reply: Modifiers = NO_MODIFIERS) -> Roll:
    """3.2.8 The attack that lies face up before all, with everything that counts in it."""
    assists = [table.cards.types[assist] for assist in attack.assists]
    modifiers: Modifiers = NO_MODIFIERS
    if attack.by in ("british", "monitor"):
        bonus = table.effect_of(Monitor, table.state.turn.aside[-1]).bonus if _is_monitor(table, attack) else 0
        assist = assists[0] if assists else None
        modifiers = hunt_modifiers(Hunt(table.state.active, attack.by, attack.dice, attack.night, assist, bonus))
    elif attack.by not in table.cards.types and attack.dice == _ship_dice(table, attack.by):
        ship = table.find(attack.by)[1]
        strike = Strike(table.state.active, table.state.active, ship, "", attack.night, assists)
        modifiers = intercept.attack_modifiers(table, strike)
    return Roll(AttackOf(attack.by), attack.dice, {**modifiers, **reply})


def _is_monitor(table: KaiserTable, attack: Attack) -> bool:
    aside = table.state.turn.aside
    return attack.by == "monitor" and bool(aside) and table.deed_of(aside[-1]) == "monitor"


def _ship_dice(table: KaiserTable, ship: str) -> Dice:
    """The dice of an intercept by a ship; mines are laid with other ones."""
    return next((card.attack for card in table.cards.ships if card.id == ship), ())


def _assist(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.4 What the attack becomes if the card joins."""
    if not isinstance(ask.question, WhichAssist) or not isinstance(option, Join):
        return NOTHING
    return Explanation((ActionHalf(option.card.partition(".")[0]),))


def _player(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """What the card does to whoever is named."""
    assert isinstance(ask.question, WhichPlayer)
    return Explanation((ActionHalf(ask.question.card),))


def _torpedo_or_mines(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.3.43 The dice of either: a torpedo at one merchant, mines at each of them."""
    card = table.state.turn.aside[-1] if table.state.turn.aside else NONE
    if card == NONE:
        return NOTHING
    facts = table.facts_of(card)
    is_torpedo = isinstance(option, Torpedo)
    dice = facts.torpedo if is_torpedo else facts.mines
    return Explanation((ActionHalf(facts.id),), (Roll(AttackOf(facts.id if is_torpedo else "mines"), dice).as_sum,))


def _mine_layer(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.3.21 The mines are those of the card, whichever raider lays them."""
    aside = table.state.turn.aside
    if not isinstance(option, Aim) or not aside or not table.facts_of(aside[-1]).mines:
        return NOTHING
    mines = table.facts_of(aside[-1]).mines
    return Explanation((LaysMines(option.ship, mines),), (Roll(AttackOf("mines"), mines).as_sum,))


def _boarding(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.8, 3.3.3 With a Boarding Party the merchant is captured instead of sunk."""
    attack = table.state.turn.attack
    if attack is None or not isinstance(ask.question, BoardingPartyNow):
        return NOTHING
    _, target = table.find(ask.question.target)
    return fight(table, _open_attack(table, attack), defence_of(table, target), captures=isinstance(option, Yes))


def _chase(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """6.6.1 Whoever chases rolls for the supply afterwards."""
    if not isinstance(ask.question, escapes.Chase) or not isinstance(option, Yes):
        return NOTHING
    ship = ask.question.ship
    mine = Roll(ChallengeOf("chase"), escapes.CHASE), Roll(ResponseTo("chase"), escapes.AGAINST_CHASE)
    return challenge(*mine, SupplyLasts(ship), SupplyRunsLow(ship))


def _pursue(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """6.10.1 Whoever follows runs the shallows as well."""
    question = ask.question
    if not isinstance(question, escapes.Pursue) or not isinstance(option, Yes):
        return NOTHING
    ship = table.find(question.ship)[1]
    played = [card for _, card in table.state.turn.reactions if table.deed_of(card) == "shallow_run"]
    facts = table.printed("shallow_run", played[-1] if played else PHANTOM)
    rolled = card_rolls(facts, escapes.shallows_modifiers(table, ship, deep=True))
    return Explanation((InTheShallows(question.ship),), rolled.sums, rolled.chances)


# --- reactions --------------------------------------------------------------------------------------------------------


def _answer(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.2 What a reaction makes of the attack, and what comes of it without one."""
    attack = table.state.turn.attack
    name: str = getattr(ask.question, "target", "")
    if attack is None or not name:
        return NOTHING
    _, target = table.find(name)
    if isinstance(option, Pass):
        boards = any(table.cards.types[assist].deed == "boarding_party" for assist in attack.assists)
        captures = boards and not target.damage
        return fight(table, _open_attack(table, attack), defence_of(table, target), mine=True, captures=captures)
    if not isinstance(option, React):
        return NOTHING
    card = table.hand_card(ask.seat, option.card)
    return _reaction(table, attack, target, Reply(table.deed_of(card), card))


def _reaction(table: KaiserTable, attack: Attack, target: Ship, reply: Reply) -> Explanation:
    facts = table.printed(*reply)
    by = None if attack.by in ("british", "monitor") or attack.by in table.cards.types else table.find(attack.by)[1]
    match reply.deed:
        case "break_contact":
            return card_rolls(facts, escapes.contact_modifiers(table, target, by))
        case "shallow_run":
            deep = by is None and table.state.rules.fast_raiders
            return card_rolls(facts, escapes.shallows_modifiers(table, target, deep))
        case "razzle_dazzle" | "q_ship" | "sail_q_ship":
            return card_rolls(facts)
        case "amc" | "trap" if by is not None:
            return _duel(table, attack, target, by, reply)
        case "fast_ship" | "non_combatant" if by is not None:
            weaker = _weakened(table, attack, by, reply)
            captures = reply.deed == "non_combatant"
            return fight(table, weaker, defence_of(table, target), mine=True, captures=captures)
    return Explanation((CertainlyWorks(facts.id),))


def _weakened(table: KaiserTable, attack: Attack, by: Ship, reply: Reply) -> Roll:
    strike = Strike(table.state.active, table.state.active, by, "", attack.night)
    return _open_attack(table, attack, intercept.reply_modifiers(table, strike, reply, is_chasing=False))


def _duel(table: KaiserTable, attack: Attack, target: Ship, by: Ship, reply: Reply) -> Explanation:
    """3.3.1, 3.3.46 Both shoot at once: what becomes of the own side, and in a note what of the German ship."""
    facts, german = table.printed(*reply), defence_of(table, by)
    back = odds(facts.guns, -attack.night, german.dice, german.modifier)
    note = FiresBack(facts.id, table.ship_id(by), round(100 * back.sunk), round(100 * back.damaged))
    shield = Roll(DefenceOf(facts.id), facts.defence) if reply.deed == "amc" else defence_of(table, target)
    return fight(table, _open_attack(table, attack), shield, note, mine=True)


def _swept(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    return Explanation((CertainlyWorks(option.card.partition(".")[0]),)) if isinstance(option, React) else NOTHING


def _after_sinking(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    if not isinstance(option, React):
        return NOTHING
    return card_rolls(table.facts_of(table.hand_card(ask.seat, option.card)))


# --- challenges -------------------------------------------------------------------------------------------------------


def card_rolls(facts: ActionType, modifiers: Modifiers = NO_MODIFIERS) -> Explanation:
    """3.2.7 The challenge printed on a card against the response printed on it."""
    return challenge(
        Roll(ChallengeOf(facts.id), facts.challenge, modifiers), Roll(ResponseTo(facts.id), facts.response)
    )


def challenge(
    mine: Roll, response: Roll, good: Note | None = None, bad: Note | None = None, *notes: Note
) -> Explanation:
    """3.2.7 A challenge must exceed the response."""
    found = chance(mine.dice, mine.modifier, response.dice)
    chances = (Chance(good or Succeeds(), found, True), Chance(bad or Fails(), 1 - found, False))  # noqa: FBT003
    return Explanation(notes, (mine.as_sum, response.as_sum), chances)


def voyage(table: KaiserTable, ship: Ship, bonus: Modifiers = NO_MODIFIERS) -> Explanation:
    """3.2.6 The ship's own challenge against its own response; a prize counts double."""
    card = table.card_of(ship)
    mine = Roll(PassageOf(card.id), card.challenge, bonus)
    safe = InPort(card.id, card.vp * (2 if ship.prize else 1))
    return challenge(mine, Roll(AgainstPassage(card.id), card.response), safe, StaysAtSea(card.id))


def _passage(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    question = ask.question
    if not isinstance(question, SeekPassage) or not isinstance(option, Yes):
        return NOTHING
    return voyage(table, table.find(question.ship)[1], _passage_bonus(table, question.ship))


def _passage_bonus(table: KaiserTable, ship: str) -> Modifiers:
    """3.3.25 A Non-Combatant that was played for the ship, the last reaction of this target."""
    played = table.state.turn.reactions
    attack = table.state.turn.attack
    if not played or attack is None or ship not in attack.targets:
        return NO_MODIFIERS
    card = played[-1][1]
    if table.deed_of(card) != "non_combatant":
        return NO_MODIFIERS
    return {table.type_of(card): table.effect_of(NonCombatant, card).passage}


def _own_ship(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.3.12 Fair Seas; what other cards do to an own ship is certain."""
    question = ask.question
    if not isinstance(question, own_ships.WhichOwnShip) or not isinstance(option, Aim) or question.phantom:
        return NOTHING
    card = _turned_up(table, question.card)
    if question.card != "fair_seas" or card == NONE:
        return Explanation((CertainlyWorks(question.card),))
    return voyage(table, table.find(option.ship)[1], own_ships.fair_seas_bonus(table, card))


def _supply_now(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    return _exhausting() if isinstance(option, Yes) else NOTHING


def _exhausting() -> Explanation:
    """6.12.2 A prize that gives supplies may have none left."""
    return challenge(Roll(ChallengeOf("prize_supply"), (10,)), Roll(ResponseTo("prize_supply"), (10, 8)))


# --- committing and turning up ----------------------------------------------------------------------------------------


def _halves(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """1.1.2 What the halves of a card do."""
    if not isinstance(option, committing.Commit):
        return NOTHING
    return Explanation(_both_halves(table, table.hand_card(ask.seat, option.card)))


def _both_halves(table: KaiserTable, card: int) -> tuple[Note, ...]:
    facts = table.facts_of(card)
    first: Note = ActionHalf(facts.id)
    if facts.kind in ("assist", "reaction"):
        first = NeedsAttack(facts.id) if facts.kind == "assist" else OnlyAnswers(facts.id)
    return first, BritishHalf(facts.intercept, table.cards.actions[card].night)


def _half(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.1 What the half and the place promise."""
    card = table.state.turn.laying
    if card == NONE:
        return NOTHING
    facts, night = table.facts_of(card), table.cards.actions[card].night
    match option:
        case committing.AsBritish():
            return Explanation(
                (BritishHalf(facts.intercept, night),),
                (_hunt_roll(Hunt(ask.seat, "british", facts.intercept, night)).as_sum,),
            )
        case committing.OnShip(name):
            return _on_ship(table, ask.seat, card, table.find(name)[1])
        case committing.LayMinesFrom():
            return Explanation((ActionHalf(facts.id),), (Roll(AttackOf("mines"), facts.mines).as_sum,))
    return Explanation(((NeedsAttack if facts.kind == "assist" else ActionHalf)(facts.id),))


def _on_ship(table: KaiserTable, seat: Seat, card: int, ship: Ship) -> Explanation:
    """3.2.4 The ship's dice; the chances against the likeliest victim are those of a later question."""
    roll, night = strike_roll(table, _strike(table, seat, ship, card)), table.cards.actions[card].night
    return Explanation((ShipHalf(table.ship_id(ship), roll.dice, night),), (roll.as_sum,))


def _explain_step(table: KaiserTable, seat: Seat, option: Option) -> Explanation:
    """What there is to do in one's turn: cards to turn up, and ships in a refuge."""
    match option:
        case refuge.TryRepair(name):
            return _in_refuge(table, table.find(name)[1], NO_MODIFIERS)
        case refuge.TryResupply(name):
            ship = table.find(name)[1]
            return _in_refuge(table, ship, own_ships.supply_modifiers(table, ship))
        case prizes.SupplyFrom():
            return _exhausting()
        case Play(card_id):
            return _turning_up(table, seat, card_id)
        case committing.Commit(card_id):
            return Explanation((ActionHalf(card_id.partition(".")[0]),))
    return NOTHING


def _in_refuge(table: KaiserTable, ship: Ship, modifiers: Modifiers) -> Explanation:
    return card_rolls(table.printed("island_refuge", ship.refuge), modifiers)


def _turning_up(table: KaiserTable, seat: Seat, card_id: str) -> Explanation:
    """3.2.8 The dice of an intercept, with the chances if there is but one target; or what the action does."""
    each = next(each for each in table.state.turn.committed if table.card_id(each.card) == card_id)
    facts, night = table.facts_of(each.card), table.cards.actions[each.card].night
    if each.use == "ship":
        ship = next(ship for ship in table.active.german if ship.card == each.ship)
        roll = strike_roll(table, _strike(table, seat, ship, each.card))
        aims = merchant_targets(table, seat)
        if len(aims) == 1:
            return fight(table, roll, defence_of(table, aims[0][1]), MayStillAnswer())
        return Explanation((ShipHalf(table.ship_id(ship), roll.dice, night),), (roll.as_sum,))
    if each.use == "british":
        return Explanation(
            (BritishHalf(facts.intercept, night),), (_hunt_roll(Hunt(seat, "british", facts.intercept, night)).as_sum,)
        )
    if facts.deed == "breakout" or (facts.challenge and facts.deed in ("breakdown", "transfer_command", "interrogate")):
        return card_rolls(facts)
    return Explanation((ActionHalf(facts.id),))


_EXPLAINED: dict[type[Question], Callable[[KaiserTable, Ask, Option], Explanation]] = {
    WhichTarget: _aim,
    WhichNextTarget: _next_target,
    WhichPlayer: _player,
    WhichAssist: _assist,
    BoardingPartyNow: _boarding,
    WhichRaiderLaysMines: _mine_layer,
    TorpedoOrMines: _torpedo_or_mines,
    escapes.Chase: _chase,
    escapes.Pursue: _pursue,
    AnswerIntercept: _answer,
    AnswerTorpedo: _answer,
    AnswerMines: _swept,
    intercept.AnswerHunt: _swept,
    AnswerSinking: _after_sinking,
    RecallNow: _after_sinking,
    reactions.AnswerRecognition: _swept,
    SeekPassage: _passage,
    own_ships.WhichOwnShip: _own_ship,
    prizes.SupplyNow: _supply_now,
    committing.WhatToCommit: _halves,
    committing.HowToCommit: _half,
}
