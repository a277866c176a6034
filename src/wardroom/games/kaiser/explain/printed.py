"""1.1 What is printed on a ship or a card: its values, and what either half of it does."""

from wardroom.engine import Ask, Note, Option, Seat
from wardroom.games.kaiser.cards import ActionType
from wardroom.games.kaiser.rules import deal, hands, rounds, teams, turn
from wardroom.games.kaiser.rules.phrasing import Aim, OfCard
from wardroom.games.kaiser.table import KaiserTable


class CertainlyWorks(OfCard, Note):
    card: str


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


class Does(OfCard, Note):
    """In one sentence, what the Action half of a card of the book does."""

    card: str
    does: str


class Values(Note):
    """What is printed on a ship: her points and her dice."""

    rule = "1.1.4.c"
    ship: str
    points: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]


class SeesHand(Note):
    rule = "3.3.17.a"
    player: Seat
    cards: int


class SeesDeck(Note):
    rule = "3.3.17.b"
    cards: int


def of_piece(table: KaiserTable, ask: Ask, option: Option) -> tuple[Note, ...]:
    """What stands on the ship or card that an option names, and nothing more."""
    if isinstance(ask.question, teams.ToPartner):
        return (values_of(table, ask.question.ship),)
    match option:
        case Aim(ship, _) | rounds.Keep(ship) | teams.HandOver(ship) | deal.ChooseWarship(ship):
            return (values_of(table, ship),)
        case deal.ChooseMerchant(ship=ship):
            return (values_of(table, ship),)
        case hands.Give(card_id) | hands.DrawNext(card_id) | turn.DiscardNext(card_id):
            return both_halves(table, next(at for at, card in enumerate(table.cards.actions) if card.id == card_id))
        case hands.LookAtHand(player):
            return (SeesHand(player, len(table.state.players[player].hand)),)
        case hands.LookAtDeck():
            return (SeesDeck(min(len(table.state.players), len(table.state.deck))),)
    return ()


def values_of(table: KaiserTable, ship: str) -> Note:
    """1.1.3 Points and dice of a ship."""
    card = next(card for card in table.cards.ships if card.id == ship)
    return Values(ship, card.vp, card.attack, card.defence)


def both_halves(table: KaiserTable, card: int) -> tuple[Note, ...]:
    facts = table.facts_of(card)
    return *upright(facts), BritishHalf(facts.intercept, table.cards.actions[card].night)


def upright(facts: ActionType) -> tuple[Note, ...]:
    """1.1.2 The Action half: whether it acts, joins or answers, and what it does."""
    kinds: dict[str, type[NeedsAttack | OnlyAnswers]] = {"assist": NeedsAttack, "reaction": OnlyAnswers}
    return (kinds.get(facts.kind, ActionHalf)(facts.id), *does(facts))


def does(facts: ActionType) -> tuple[Note, ...]:
    """3.3 What a card of the book does; an owner's own card with the same effect may have other numbers."""
    return (Does(facts.id, f"does-{facts.id}"),) if facts.id == facts.deed else ()
