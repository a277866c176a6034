"""2.4, 2.5, 3.1 Rounds: who begins them, what is kept from one to the next, and the end of the game."""

from collections.abc import Sequence
from functools import partial

from wardroom.engine import Event, Option, Question, Result, Script, Seat
from wardroom.games.kaiser.rules.choosing import Weighed, keeper, ship_worth
from wardroom.games.kaiser.rules.deal import collect_cards, deal_actions, new_ship
from wardroom.games.kaiser.rules.forces import draw_german, warships_and_raiders
from wardroom.games.kaiser.rules.phantom import PHANTOM_SEAT
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.rules.score import score_round
from wardroom.games.kaiser.rules.teams import swap_with_partner
from wardroom.games.kaiser.state import NONE, Sea, Ship, Turn
from wardroom.games.kaiser.table import KaiserTable, partner


class RoundBegan(Event):
    rule = "2.0.a"
    number: int


class RolledForFirst(Under, Event):
    player: Seat
    roll: int
    under: str


class FirstPlayer(Under, Event):
    player: Seat
    under: str


class RoundEnded(Event):
    rule = "2.0.b"
    number: int


class WhichToKeep(Under, Question):
    under: str


class WhichPhantomKeeps(Weighed):
    rule = "5.2.4.b"
    phantom: bool = True

    def worth(self, table: KaiserTable, option: Option) -> int:
        """5.4 The most valuable survivor."""
        if isinstance(option, Keep):
            return ship_worth(table, table.find(option.ship)[1])
        return super().worth(table, option)


class Keep(Option):
    ship: str


class KeepNoMore(Option):
    passes = True


KEEP_NO_MORE = KeepNoMore()


class Kept(Under, Event):
    player: Seat
    ships: tuple[str, ...]
    under: str


class AnotherRound(Under, Event):
    under: str


class Won(Under, Event):
    """The end of the game: who has won, a team or the phantom too, with how many points."""

    player: Seat
    partner: Seat | None
    round_points: int
    victory_points: int
    under: str


# --- 3.1 the first player ---------------------------------------------------------------------------------------------


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


# --- 2.4 the end of a round -------------------------------------------------------------------------------------------


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


def rule_of_keeping(sea: Sea, number: int) -> str:
    """2.4.1, 6.7 The rule that lets so many ships be kept."""
    return {1: "2.4.5", 2: "6.7.1", 3: "6.7.2"}[number] if sea.rules.keep_three else "2.4.1.a"


def keep_of(table: KaiserTable, seat: Seat) -> Script[list[Ship]]:
    """The ships that one side keeps, as whoever decides on that says (2.4.1, 5.2.4)."""
    sea = table.state
    most = 3 if sea.rules.keep_three else 1
    kept: list[Ship] = []
    while len(kept) < most:
        left = [ship for ship in warships_and_raiders(table, seat) if ship not in kept]
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


# --- 2.5 the result ---------------------------------------------------------------------------------------------------


def standings(sea: Sea) -> list[tuple[int, int]]:
    """2.5, 4.10 Round Points, then Victory Points, of each side: a player, or a team."""
    totals = [(sum(player.round_points), sum(player.victory_points)) for player in sea.players]
    if not sea.rules.teams:
        return totals
    return [(one[0] + other[0], one[1] + other[1]) for one, other in zip(totals[:2], totals[2:], strict=True)]


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
