"""2.1, 2.2, 5.2, 6.4, 6.5 The deal: the decks, the ships, how many cards a round has, and six in each hand."""

from collections.abc import Sequence

from wardroom.engine import BadData, Dice, Event, Option, Question, Script, Seat
from wardroom.games.kaiser.cards import EXPANSION, Cards
from wardroom.games.kaiser.rules.choosing import Choice, choose, confirm
from wardroom.games.kaiser.rules.phrasing import Piece, Under
from wardroom.games.kaiser.state import Player, Rules, Sea, Ship
from wardroom.games.kaiser.table import KaiserTable


class HowManyCards(Question):
    rule = "2.1.4.anew"


class SoManyCards(Option):
    number: int


class AgreeToCards(Question):
    rule = "2.1.4.anew"
    player: Seat
    number: int


class CardsAgreed(Event):
    """How many Action cards the round has; `agreed` if all wanted that number."""

    rule = "2.1.4.anew"
    number: int
    agreed: bool


class WhichWarship(Choice):
    rule = "6.4.1"
    phantom: bool = False


class ChooseWarship(Option):
    ship: str


class WhichMerchant(Choice):
    rule = "6.4.3"
    points: int
    phantom: bool = False


class ChooseMerchant(Piece):
    """A merchant of the deck, with its dice of Passage."""

    ship: str
    challenge: tuple[int, ...]
    response: tuple[int, ...]


class ChoseShip(Under, Event):
    player: Seat
    ship: str
    under: str


DECKS = {4: 80, 3: 60, 2: 40}
"""2.1 Action cards in a round, by the number of players."""
SOLITAIRE_OUT = (*EXPANSION, "intelligence", "wireless_intercept")
TOURNAMENT_WARSHIPS = ("dresden", "emden", "konigsberg", "nurnberg")
TOURNAMENT_MERCHANTS = (5, 7, 9)
"""6.4.3 Victory Points of the merchants that each side has."""
TOURNAMENT_OUT = ("leipzig", "karlsruhe", "geier", "iltis", "meteor", "seeadler")

GONE_BY_1915 = (
    "emden",
    "leipzig",
    "karlsruhe",
    "nurnberg",
    "berlin",
    "cap_trafalgar",
    "kaiser_wilhelm_der_grosse",
    "cormoran",
)


def set_up(cards: Cards, rules: Rules, players: int, dice: Dice) -> Sea:
    """2.1, 2.2 Shuffle the decks and deal the first round."""
    german = [card for card in cards.german if not (rules.beyond_1914 and cards.ships[card].id in GONE_BY_1915)]
    merchants = [card for card in cards.merchants if rules.merchants_of_1914 or not cards.ships[card].in_1914]
    for deck in (german, merchants):
        dice.shuffle(deck)
    solitaire = list(range(len(cards.solitaire))) if rules.solo else []
    dice.shuffle(solitaire)
    sides = [Player([], [], []) for _ in range(players)]
    sea = Sea(rules, sides, [], [], [], german, [], [], merchants, [], solitaire, [])
    if not rules.choose_ships:
        deal_ships(sea, cards, dice)
    cut_deck(sea, cards, dice, usual_number(sea))
    if rules.choose_ships or rules.deck_anew:
        sea.phase = "deal"
    else:
        deal_hands(sea, [0] * players)
    return sea


def deal_first_round(table: KaiserTable) -> Script[None]:
    """2.1.4, 6.4 The first deal where the players have a say in it: they choose ships, or agree on the cards."""
    sea = table.state
    if sea.rules.choose_ships:
        yield from choose_tournament(table)
    yield from deal_actions(table, [0] * len(sea.players))
    sea.phase = "first"


def deal_ships(sea: Sea, cards: Cards, dice: Dice) -> None:
    """2.1.5 Three German ships and three merchants each; with option 6.4 a balanced choice of them."""
    if sea.rules.tournament:
        deal_tournament(sea, cards, dice)
        return
    for player in sea.players:
        player.german = [new_ship(cards, sea.german_deck.pop()) for _ in range(3)]
        player.merchants = [new_ship(cards, sea.merchant_deck.pop()) for _ in range(3)]


def new_ship(cards: Cards, card: int) -> Ship:
    """2.4.3, 3.2.3 Raiders start hidden; warships and merchants are always recognised."""
    return Ship(card, recognised=not cards.ships[card].is_raider)


def deal_actions(table: KaiserTable, kept: Sequence[int]) -> Script[None]:
    """2.1.1-2.1.5, 2.4.4 Agree on the number of cards where that is so, cut the deck down to it unseen, and deal."""
    sea = table.state
    number = (yield from agree_on_cards(table)) if sea.rules.deck_anew else usual_number(sea)
    cut_deck(sea, table.cards, table.dice, number)
    deal_hands(sea, kept)


def usual_number(sea: Sea) -> int:
    """2.1.1-2.1.4 The Action cards of a round, where nothing else is agreed for it."""
    return sea.rules.deck or DECKS[len(sea.players)]


def cut_deck(sea: Sea, cards: Cards, dice: Dice, number: int) -> None:
    """2.1.1-2.1.4, 2.4.4 All Action cards are shuffled; what is too many is taken out unseen."""
    collect_cards(sea, cards)
    dice.shuffle(sea.deck)
    sea.deck, sea.removed = sea.deck[:number], sea.deck[number:]


def collect_cards(sea: Sea, cards: Cards) -> None:
    """2.4 All Action cards lie in their deck, and nobody knows anything of them."""
    sea.deck = playable_cards(sea.rules, cards)
    sea.removed, sea.discards, sea.buried, sea.shown = [], [], [], []
    for player in sea.players:
        player.hand, player.known = [], []


def deal_hands(sea: Sea, kept: Sequence[int]) -> None:
    """2.1.5, 2.4.5 Six Action cards, one fewer for each ship kept."""
    for player, ships in zip(sea.players, kept, strict=True):
        player.hand = [sea.deck.pop() for _ in range(6 - ships)]


def playable_cards(rules: Rules, cards: Cards) -> list[int]:
    """The Action cards that take part in the game."""
    barred = barred_deeds(rules.solo, rules.expansion, rules.no_breakout)
    return [card for card, known in enumerate(cards.actions) if known.deed not in barred]


def barred_deeds(is_solo: bool, has_expansion: bool, no_breakout: bool) -> set[str]:
    """5.2, 6.5.3 What the Action cards do that take no part in the game."""
    out = SOLITAIRE_OUT if is_solo else () if has_expansion else EXPANSION
    return {*out, "breakout"} if no_breakout else set(out)


def check_named_ships(cards: Cards) -> None:
    """6.4, 6.5 Options call some German ships by their ids, so no owner's table can do without them."""
    named = {*TOURNAMENT_WARSHIPS, *TOURNAMENT_OUT, *GONE_BY_1915}
    for missing in sorted(named - {ship.id for ship in cards.ships}):
        raise BadData(where="ships.csv", expected=missing, found="nothing")


# --- 2.1.4 how many cards ---------------------------------------------------------------------------------------------


def agree_on_cards(table: KaiserTable) -> Script[int]:
    """2.1.4 One after another proposes a number, and all others say whether they agree; else it is the usual one."""
    sea = table.state
    seats = [Seat(seat) for seat in range(1 if sea.rules.solo else len(sea.players))]
    for proposer in seats:
        choice = yield from table.ask(proposer, HowManyCards, card_options(table))
        if (yield from all_agree(table, [seat for seat in seats if seat != proposer], proposer, choice.number)):
            table.tell(CardsAgreed, choice.number, agreed=True)
            return choice.number
    table.tell(CardsAgreed, usual_number(sea), agreed=False)
    return usual_number(sea)


def all_agree(table: KaiserTable, others: Sequence[Seat], proposer: Seat, number: int) -> Script[bool]:
    """2.1.4 Nobody is outvoted."""
    for seat in others:
        if not (yield from confirm(table, seat, AgreeToCards, proposer, number)):
            return False
    return True


def card_options(table: KaiserTable) -> list[SoManyCards]:
    """2.1.4 Numbers with which all have the same number of turns, and the one that was set for the match."""
    sea = table.state
    count = len(sea.players)
    most = len(playable_cards(sea.rules, table.cards)) - 1
    numbers = {usual_number(sea), *range(least_cards(count) + count - 1, most + 1, count)}
    return [SoManyCards(number) for number in sorted(numbers)]


def least_cards(sides: int) -> int:
    """2.1.5 A full deal, and one card to draw."""
    return 6 * sides + 1


# --- 6.4 the balanced deal --------------------------------------------------------------------------------------------


def deal_tournament(sea: Sea, cards: Cards, dice: Dice) -> None:
    """6.4 One of four equal warships, two raiders of the stronger ten, and merchants of 5, 7 and 9 points each."""
    for player in sea.players:
        give_ship(sea, cards, player, dice.pick(tournament_warships(sea, cards)))
        deal_raiders(sea, cards, dice, player)
        for points in TOURNAMENT_MERCHANTS:
            give_ship(sea, cards, player, dice.pick(tournament_merchants(sea, cards, points)))
    for deck in (sea.german_deck, sea.merchant_deck):
        dice.shuffle(deck)


def tournament_warships(sea: Sea, cards: Cards) -> list[int]:
    """6.4.1 Those of the four equal warships that nobody has yet."""
    left = {cards.ships[card].id: card for card in sea.german_deck}
    return [left[name] for name in TOURNAMENT_WARSHIPS if name in left]


def deal_raiders(sea: Sea, cards: Cards, dice: Dice, player: Player) -> None:
    """6.4.2 Two raiders of the stronger ten, at random."""
    held_out = (*TOURNAMENT_WARSHIPS, *TOURNAMENT_OUT)
    for _ in range(2):
        raiders = [card for card in sea.german_deck if cards.ships[card].id not in held_out]
        give_ship(sea, cards, player, dice.pick(raiders))


def tournament_merchants(sea: Sea, cards: Cards, points: int) -> list[int]:
    """6.4.3 The merchants of so many points that nobody has yet."""
    found = [card for card in sea.merchant_deck if cards.ships[card].vp == points]
    return [card for card in found if cards.ships[card].id != "william_p_frye"]


def give_ship(sea: Sea, cards: Cards, player: Player, card: int) -> None:
    """A ship comes from its deck to a force."""
    is_merchant = cards.ships[card].is_merchant
    (sea.merchant_deck if is_merchant else sea.german_deck).remove(card)
    (player.merchants if is_merchant else player.german).append(new_ship(cards, card))


def choose_tournament(table: KaiserTable) -> Script[None]:
    """6.4.1, 6.4.3 The same deal by choice: warships in the order of the seats, merchants in the opposite order."""
    sea, cards = table.state, table.cards
    seats = [Seat(seat) for seat in range(len(sea.players))]
    for seat in seats:
        yield from choose_warship(table, seat)
        deal_raiders(sea, cards, table.dice, sea.players[seat])
    for points in TOURNAMENT_MERCHANTS:
        for seat in reversed(seats):
            yield from choose_merchant(table, seat, points)
    for deck in (sea.german_deck, sea.merchant_deck):
        table.dice.shuffle(deck)


def choose_warship(table: KaiserTable, seat: Seat) -> Script[None]:
    """6.4.1 One of the warships that are left."""
    known = [table.cards.ships[card] for card in tournament_warships(table.state, table.cards)]
    choice = yield from choose(table, seat, [ChooseWarship(card.id) for card in known], WhichWarship)
    receive(table, seat, choice.ship, WhichWarship.rule)


def choose_merchant(table: KaiserTable, seat: Seat, points: int) -> Script[None]:
    """6.4.3 One of the merchants of so many points that are left."""
    known = [table.cards.ships[card] for card in sorted(tournament_merchants(table.state, table.cards, points))]
    options = [ChooseMerchant(card.id, card.challenge, card.response) for card in known]
    choice = yield from choose(table, seat, options, WhichMerchant, points)
    receive(table, seat, choice.ship, WhichMerchant.rule)


def receive(table: KaiserTable, seat: Seat, ship: str, under: str) -> None:
    """6.4 A chosen ship comes to its force, for all to see."""
    card = next(number for number, known in enumerate(table.cards.ships) if known.id == ship)
    give_ship(table.state, table.cards, table.state.players[seat], card)
    table.tell(ChoseShip, seat, ship, under)
