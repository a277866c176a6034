"""3.2.6, 3.3.12, 6.12 Passage, and what cards do to ships of one's own."""

from wardroom.engine import Ask, Explanation, Option
from wardroom.engine.explain import NOTHING
from wardroom.games.kaiser.effects import NonCombatant
from wardroom.games.kaiser.explain.attacks import turned_up
from wardroom.games.kaiser.explain.printed import CertainlyWorks
from wardroom.games.kaiser.explain.rolls import ChallengeOf, ResponseTo, Roll, challenge, voyage
from wardroom.games.kaiser.rules import own_ships
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers
from wardroom.games.kaiser.rules.passage import SeekPassage
from wardroom.games.kaiser.rules.phrasing import Aim, Yes
from wardroom.games.kaiser.state import NONE
from wardroom.games.kaiser.table import KaiserTable


def of_passage(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
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


def of_own_ship(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.3.12 Fair Seas; what other cards do to an own ship is certain."""
    question = ask.question
    if not isinstance(question, own_ships.WhichOwnShip) or not isinstance(option, Aim) or question.phantom:
        return NOTHING
    card = turned_up(table, question.card)
    if question.card != "fair_seas" or card == NONE:
        return Explanation((CertainlyWorks(question.card),))
    return voyage(table, table.find(option.ship)[1], own_ships.fair_seas_bonus(table, card))


def of_supply(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    return exhausting() if isinstance(option, Yes) else NOTHING


def exhausting() -> Explanation:
    """6.12.2 A prize that gives supplies may have none left."""
    return challenge(Roll(ChallengeOf("prize_supply"), (10,)), Roll(ResponseTo("prize_supply"), (10, 8)))
