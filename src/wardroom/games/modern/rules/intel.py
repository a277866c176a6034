"""Intel, Limitazioni alla Difesa: when others may cancel a card just played, and how many they may play.

Whoever holds cards is asked in every window, also without an Intel, so that being asked gives nothing away. A chain is
settled from the last card back.
"""

from collections.abc import Sequence
from functools import cache, partial

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.state import NONE, Defence
from wardroom.games.modern.table import BattleTable, from_next, held, real_ships, take_card


class AnyIntel(Cited, Question):
    rule = "card.intel.window"
    is_reaction = True
    player: Seat
    card: str
    link: int
    """Which Intel of a chain it is; 0 for the card that the chain is about."""
    under: str = rule


class AnyIntelOnDefence(Question):
    rule = "card.intel.window"
    is_reaction = True
    player: Seat


class Counter(Option):
    """Cancel a card; `attack` is the one that a defence was set on, or 0."""

    card: str
    against: str
    attack: int


counter_of = cache(Counter)


class Pass(Option):
    passes = True


PASS = Pass()


class Answered(Cited, Event):
    """Intel, or a copy of it (`using`), against a card of `other`."""

    rule = "card.intel.cancels"
    player: Seat
    using: str
    against: str
    other: Seat
    under: str = rule


class Cancelled(Event):
    rule = "card.intel.cancels"
    card: str


def stands(table: BattleTable, player: Seat, card: int, link: int = 0) -> Script[bool]:
    """Intel: Whether a card that a player has just played takes effect: anybody else may cancel it at once.

    `link` is its number in a chain of Intel, so that everybody knows which of several is meant.
    """
    for seat in from_next(table.battle, player):
        while held(table.battle.sides[seat]):
            name = table.card_id(card)
            options = partial(counters, table, seat, [(name, 0)])
            rule = intel_rule(table, card, AnyIntel.rule)
            choice = yield from table.ask(seat, AnyIntel, options, player, name, link, rule)
            if isinstance(choice, Pass):
                break
            if (yield from cancels(table, seat, choice, player, link + 1)):
                return False
    return True


def intel_rule(table: BattleTable, card: int, usual: str) -> str:
    """Intel: What applies to an answer to a card: another rule where that is an Intel itself."""
    return "card.intel.chain" if card == table.cards.intel else usual


def question_defences(table: BattleTable, defender: Seat) -> Script[None]:
    """Intel: Against defence cards: after the declaration, before any roll."""
    for seat in from_next(table.battle, defender):
        while held(table.battle.sides[seat]) and declared_cards(table, defender):
            options = partial(counters_to_defences, table, seat, defender)
            choice = yield from table.ask(seat, AnyIntelOnDefence, options, defender)
            if isinstance(choice, Pass):
                break
            if (yield from cancels(table, seat, choice, defender, 1)):
                strike_out(table, defender, choice)


def declared_cards(table: BattleTable, defender: Seat) -> list[Defence]:
    """The cards that a defender has laid and that still count."""
    return [
        each for each in table.battle.turn.defences if each.seat == defender and each.card != NONE and not each.is_done
    ]


def counters_to_defences(table: BattleTable, seat: Seat, defender: Seat) -> Sequence[Counter | Pass]:
    """Every declared card can be cancelled."""
    cards = [(table.card_id(each.card), each.attack + 1) for each in declared_cards(table, defender)]
    return counters(table, seat, [*dict.fromkeys(cards)])


def counters(table: BattleTable, seat: Seat, played: Sequence[tuple[str, int]]) -> Sequence[Counter | Pass]:
    """Intel, or Superior Tactics as a copy of the own Intel just played, against one of the cards."""
    using = [table.card_id(card) for card in intels(table, seat)]
    return [PASS, *(counter_of(card, name, attack) for name, attack in played for card in using)]


def intels(table: BattleTable, seat: Seat) -> list[int]:
    """The cards of a player that can serve as Intel now."""
    cards, side = table.cards, table.battle.sides[seat]
    if not may_defend(table, seat):
        return []
    mine, copied = held(side), table.battle.turn.last.get(seat) == cards.intel
    found = [cards.intel] if cards.intel in mine else []
    return [*found, cards.tactics] if copied and cards.tactics in mine else found


def cancels(table: BattleTable, seat: Seat, choice: Counter, other: Seat, link: int) -> Script[bool]:
    """Intel: The card is played, and cancels the other unless it is cancelled itself."""
    card = table.card_number(choice.card)
    spend(table, seat, card)
    rule = intel_rule(table, table.card_number(choice.against), Answered.rule)
    table.tell(Answered, seat, choice.card, choice.against, other, rule)
    if (yield from stands(table, seat, card, link)):
        table.tell(Cancelled, choice.against)
        return True
    return False


def strike_out(table: BattleTable, defender: Seat, choice: Counter) -> None:
    """The cancelled defence card has no effect."""
    defences = table.battle.turn.defences
    for at, each in enumerate(defences):
        if each in declared_cards(table, defender) and is_against(table, choice, each):
            defences[at] = each._replace(is_done=True)
            return


def is_against(table: BattleTable, choice: Counter, defence: Defence) -> bool:
    """Whether an Intel is meant for a defence card."""
    return (table.card_id(defence.card), defence.attack + 1) == (choice.against, choice.attack)


def spend(table: BattleTable, seat: Seat, card: int) -> None:
    """A card is played and discarded; in Defence it counts against the limit of everybody but the active player."""
    battle, turn = table.battle, table.battle.turn
    take_card(battle.sides[seat], card)
    battle.discards.append(card)
    turn.last[seat] = card
    count_defence(table, seat)


# --- Limitazioni alla Difesa ------------------------------------------------------------------------------------------


def count_defence(table: BattleTable, seat: Seat) -> None:
    """Limitazioni alla Difesa: A card that was played in the Defence step of an opponent's turn."""
    battle, turn = table.battle, table.battle.turn
    if battle.phase == "defence" and seat != battle.active:
        turn.defended[seat] = turn.defended.get(seat, 0) + 1


def may_defend(table: BattleTable, seat: Seat) -> bool:
    """Limitazioni alla Difesa: With the limit on, as many cards in Defence as ships, Targets not counted."""
    battle = table.battle
    is_limited = table.state.rules.defence_limit or battle.terms.mission
    if not is_limited or battle.phase != "defence" or seat == battle.active:
        return True
    return battle.turn.defended.get(seat, 0) < len(real_ships(table, battle.sides[seat]))
