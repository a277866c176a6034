"""2.0 Rounds: the deal, the first player, what is kept from round to round, and the end of the game."""

from collections.abc import Sequence
from functools import partial

from wardroom.engine import BadData, Dice, Result, Script, Seat
from wardroom.games.kaiser.cards import EXPANSION, Cards
from wardroom.games.kaiser.rules.actions import move_ship
from wardroom.games.kaiser.rules.choosing import choose, confirm, keeper
from wardroom.games.kaiser.rules.phantom import PHANTOM_SEAT
from wardroom.games.kaiser.rules.phrases import (
    HAND_OVER_NONE,
    KEEP_NO_MORE,
    AgreeToCards,
    AnotherRound,
    CardsAgreed,
    ChooseMerchant,
    ChooseWarship,
    ChoseShip,
    FirstPlayer,
    HandOver,
    HandOverNone,
    HowManyCards,
    Keep,
    KeepNoMore,
    Kept,
    RolledForFirst,
    RoundBegan,
    RoundEnded,
    SoManyCards,
    WhichMerchant,
    WhichPhantomKeeps,
    WhichToKeep,
    WhichToPartner,
    WhichWarship,
    Won,
)
from wardroom.games.kaiser.rules.score import score_round
from wardroom.games.kaiser.state import NONE, Player, Rules, Sea, Ship, Turn
from wardroom.games.kaiser.table import KaiserTable, draw_german, partner

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

# --- set-up -----------------------------------------------------------------------------------------------------------


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
    barred = barred_types(rules.solo, rules.expansion, rules.no_breakout)
    return [card for card, known in enumerate(cards.actions) if known.type not in barred]


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


def barred_types(is_solo: bool, has_expansion: bool, no_breakout: bool) -> set[str]:
    """5.2, 6.5.3 The types of Action card that take no part in the game."""
    out = SOLITAIRE_OUT if is_solo else () if has_expansion else EXPANSION
    return {*out, "breakout"} if no_breakout else set(out)


def check_named_ships(cards: Cards) -> None:
    """6.4, 6.5 Options call some German ships by their ids, so no owner's table can do without them."""
    named = {*TOURNAMENT_WARSHIPS, *TOURNAMENT_OUT, *GONE_BY_1915}
    for missing in sorted(named - {ship.id for ship in cards.ships}):
        raise BadData(where="ships.csv", expected=missing, found="nothing")


# --- the first player -------------------------------------------------------------------------------------------------


def begin_round(table: KaiserTable) -> None:
    """3.1 Who starts: the dice or the weakest ships in round 1, the fewest Round Points later."""
    sea = table.state
    table.tell(RoundBegan, sea.round)
    seats = [Seat(seat) for seat in range(len(sea.players))]
    if sea.round > 1:
        under = "4.first" if sea.rules.teams else "3.1.c"
        candidates = fewest(seats, [sum(player.round_points) for player in sea.players])
    elif sea.rules.first == "lowest":
        under = "3.1.b"
        strengths = [sum(table.card_of(ship).vp for ship in player.german) for player in sea.players]
        candidates = fewest(seats, strengths)
    else:
        under, candidates = "5.2.3" if sea.rules.solo else "3.1.a", seats
    sea.active = highest_roll(table, candidates, under)
    table.tell(FirstPlayer, sea.active, under)
    sea.turn = Turn()
    sea.phase = "start"


def fewest(seats: Sequence[Seat], values: Sequence[int]) -> list[Seat]:
    """The seats with the lowest value."""
    return [seat for seat, value in zip(seats, values, strict=True) if value == min(values)]


def highest_roll(table: KaiserTable, seats: Sequence[Seat], under: str) -> Seat:
    """3.1 The highest d10; tied players roll again. `under` is the rule by which they roll."""
    while len(seats) > 1:
        rolls = [table.dice.roll(10) for _ in seats]
        for seat, rolled in zip(seats, rolls, strict=True):
            table.tell(RolledForFirst, seat, rolled, under)
        seats = [seat for seat, rolled in zip(seats, rolls, strict=True) if rolled == max(rolls)]
    return seats[0]


# --- the end of a round -----------------------------------------------------------------------------------------------


def end_round(table: KaiserTable) -> Script[None]:
    """2.3, 2.4 Score, decide the game or carry ships over, and deal again."""
    sea = table.state
    table.tell(RoundEnded, sea.round)
    score_round(table)
    if sea.round >= 3 and not is_tied(sea):
        tell_winner(table)
        sea.over = True
        return
    if sea.round >= 3:
        table.tell(AnotherRound, "4.10.b" if sea.rules.teams else "2.5.c")
    kept = yield from keep_ships(table)
    clear_table(table, kept)
    for seat, ships in enumerate(kept):
        sea.players[seat].german = ships[:]
        while len(sea.players[seat].german) < 3 and draw_german(table, Seat(seat), "2.4.3"):
            pass
    merchants = sea.merchant_deck
    for player in sea.players:
        player.merchants = [new_ship(table.cards, card) for card in take_merchants(table, merchants)]
    yield from deal_actions(table, [len(ships) for ships in kept])
    sea.round += 1
    sea.phase = "first"


def take_merchants(table: KaiserTable, deck: list[int]) -> list[int]:
    """2.4.2 Three new merchants; used ones are shuffled when the fresh ones run out (3.1.10)."""
    taken = []
    for _ in range(3):
        if not deck:
            deck[:] = table.state.merchant_used
            table.state.merchant_used.clear()
            table.dice.shuffle(deck)
        if deck:
            taken.append(deck.pop())
    return taken


def keep_ships(table: KaiserTable) -> Script[list[list[Ship]]]:
    """2.4.1, 6.7 Each player keeps one survivor at most, or up to three; partners may swap first (4.9)."""
    sea = table.state
    if sea.rules.teams:
        for seat in range(4):
            yield from swap_with_partner(table, Seat(seat))
    kept = []
    for seat in range(len(sea.players)):
        kept.append((yield from keep_of(table, Seat(seat))))
        if kept[-1]:
            ships = tuple(table.ship_id(ship) for ship in kept[-1])
            table.tell(Kept, Seat(seat), ships, rule_of_keeping(sea, len(ships)))
    return kept


def swap_with_partner(table: KaiserTable, seat: Seat) -> Script[None]:
    """4.9 Survivors may be handed over before each decides what to keep."""
    mate = partner(seat)
    passed: set[int] = set()
    while survivors := [ship for ship in survivors_of(table, seat) if ship.card not in passed]:
        options: list[HandOver | HandOverNone] = [HAND_OVER_NONE]
        options += [HandOver(table.ship_id(ship)) for ship in survivors]
        choice = yield from table.ask(seat, WhichToPartner, options, mate)
        if isinstance(choice, HandOverNone):
            return
        _, ship = table.find(choice.ship)
        passed.add(ship.card)
        move_ship(table, seat, mate, ship, "4.9")


def rule_of_keeping(sea: Sea, number: int) -> str:
    """2.4.1, 6.7 The rule that lets so many ships be kept."""
    return {1: "2.4.5", 2: "6.7.1", 3: "6.7.2"}[number] if sea.rules.keep_three else "2.4.1.a"


def survivors_of(table: KaiserTable, seat: Seat) -> list[Ship]:
    """Warships and raiders still in the force."""
    return [ship for ship in table.state.players[seat].german if not ship.prize]


def keep_of(table: KaiserTable, seat: Seat) -> Script[list[Ship]]:
    """The ships that one side keeps, as whoever decides on that says (2.4.1, 5.2.4)."""
    sea = table.state
    most = 3 if sea.rules.keep_three else 1
    kept: list[Ship] = []
    while len(kept) < most:
        left = [ship for ship in survivors_of(table, seat) if ship not in kept]
        if not left:
            break
        which = partial(WhichToKeep, rule_of_keeping(sea, len(kept) + 1))
        about = WhichPhantomKeeps if sea.rules.solo and seat == PHANTOM_SEAT else which
        options: list[Keep | KeepNoMore] = [KEEP_NO_MORE, *(Keep(table.ship_id(ship)) for ship in left)]
        choice = yield from keeper(sea, seat).which(table, options, about)
        if isinstance(choice, KeepNoMore):
            break
        kept.append(next(ship for ship in left if table.ship_id(ship) == choice.ship))
    return [new_ship(table.cards, ship.card) for ship in kept]


def clear_table(table: KaiserTable, kept: list[list[Ship]]) -> None:
    """2.4 All ships but those kept go to the bottom of their decks as used; markers are removed, cards collected."""
    sea = table.state
    stay = {ship.card for ships in kept for ship in ships}
    for player in sea.players:
        piled = [scored.card for scored in player.pile if scored.what == "ship"]
        gone = piled + [ship.card for ship in (*player.german, *player.merchants) if ship.card not in stay]
        for card in gone:
            (sea.merchant_used if table.cards.ships[card].is_merchant else sea.german_used).append(card)
        player.pile, player.german, player.merchants = [], [], []
        player.waiting, player.waiting_card, player.skipped = "", NONE, False
    sea.german_used += sea.german_out
    sea.german_out = []
    collect_cards(sea, table.cards)
    sea.turn = Turn()
    sea.recon = False
    sea.solitaire += sea.solitaire_used
    sea.solitaire_used = []
    table.dice.shuffle(sea.solitaire)


# --- the result -------------------------------------------------------------------------------------------------------


def standings(sea: Sea) -> list[tuple[int, int]]:
    """2.5, 4.10 Round Points, then Victory Points, of each side: a player, or a team."""
    totals = [(sum(player.round_points), sum(player.victory_points)) for player in sea.players]
    if not sea.rules.teams:
        return totals
    return [(totals[seat][0] + totals[seat + 2][0], totals[seat][1] + totals[seat + 2][1]) for seat in (0, 1)]


def tell_winner(table: KaiserTable) -> None:
    """2.5, 4.10 Who has won, with the points of the whole side; in solitaire it may be the phantom."""
    sea, sides = table.state, standings(table.state)
    best = max(sides)
    seat, is_close = Seat(sides.index(best)), sum(side[0] == best[0] for side in sides) > 1
    if sea.rules.teams:
        under = "4.10.b" if is_close else "4.10.a"
    else:
        under = "2.5.c" if sea.round > 3 else "2.5.b" if is_close else "2.5.a"
    table.tell(Won, seat, partner(seat) if sea.rules.teams else None, *best, under)


def is_tied(sea: Sea) -> bool:
    """2.5 Whether two sides share the lead in both sums."""
    sides = sorted(standings(sea), reverse=True)
    return sides[0] == sides[1]


def leads(sea: Sea, seat: Seat) -> bool:
    """2.5 Whether nobody stands before the player's side; the phantom's counts, too."""
    sides = standings(sea)
    return sides[seat % len(sides)] == max(sides)


def final_result(sea: Sea) -> Result:
    """2.5, 4.10 Who won: partners share sum and place; in solitaire the only place is first or second."""
    sides = standings(sea)
    mine = [sides[seat % len(sides)] for seat in range(1 if sea.rules.solo else len(sea.players))]
    return Result(tuple(side[0] for side in mine), tuple(1 + sum(other > side for other in sides) for side in mine))
