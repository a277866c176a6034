"""3.2.2 Reactions: what a card from the hand makes of an attack, and what comes of it without one."""

from wardroom.engine import Ask, Explanation, Note, Option
from wardroom.engine.explain import NOTHING
from wardroom.games.kaiser.explain.attacks import open_attack
from wardroom.games.kaiser.explain.printed import CertainlyWorks
from wardroom.games.kaiser.explain.rolls import DefenceOf, Roll, card_rolls, defence_of, fight
from wardroom.games.kaiser.odds import odds
from wardroom.games.kaiser.rules import escapes, intercept
from wardroom.games.kaiser.rules.assists import Strike
from wardroom.games.kaiser.rules.phrasing import OfCard
from wardroom.games.kaiser.rules.reactions import Pass, React, Reply
from wardroom.games.kaiser.state import Attack, Ship
from wardroom.games.kaiser.table import KaiserTable


class FiresBack(OfCard, Note):
    """Both sides shoot at once: the chance that the German ship is sunk or damaged."""

    card: str
    ship: str
    sunk: int
    damaged: int


def of_answer(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.2 What a reaction makes of the attack, and what comes of it without one."""
    attack = table.state.turn.attack
    name: str = getattr(ask.question, "target", "")
    if attack is None or not name:
        return NOTHING
    _, target = table.find(name)
    if isinstance(option, Pass):
        boards = any(table.cards.types[assist].deed == "boarding_party" for assist in attack.assists)
        captures = boards and not target.damage
        return fight(table, open_attack(table, attack), defence_of(table, target), mine=True, captures=captures)
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
    return open_attack(table, attack, intercept.reply_modifiers(table, strike, reply, is_chasing=False))


def _duel(table: KaiserTable, attack: Attack, target: Ship, by: Ship, reply: Reply) -> Explanation:
    """3.3.1, 3.3.46 Both shoot at once: what becomes of the own side, and in a note what of the German ship."""
    facts, german = table.printed(*reply), defence_of(table, by)
    back = odds(facts.guns, -attack.night, german.dice, german.modifier)
    note = FiresBack(facts.id, table.ship_id(by), round(100 * back.sunk), round(100 * back.damaged))
    shield = Roll(DefenceOf(facts.id), facts.defence) if reply.deed == "amc" else defence_of(table, target)
    return fight(table, open_attack(table, attack), shield, note, mine=True)


def of_certain_answer(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    return Explanation((CertainlyWorks(option.card.partition(".")[0]),)) if isinstance(option, React) else NOTHING


def of_answer_to_sinking(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    if not isinstance(option, React):
        return NOTHING
    return card_rolls(table.facts_of(table.hand_card(ask.seat, option.card)))
