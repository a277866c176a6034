"""The table with all that is printed at hand, and the questions that every chapter asks of it."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from wardroom.engine import Seat, Table
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.effects import Trait, Unload
from wardroom.games.marauders.purse import aboard, receive, spend_aboard, spend_at_home, wealth
from wardroom.games.marauders.rows import AREAS, CARGO, CREW, Captain
from wardroom.games.marauders.state import Caribbean, Deck, Player

T = TypeVar("T", bound=Trait)

MOST_CARGO = 6
"""7.2 A hold never has more cards than these, in port or at sea."""

STASH_POINT, MOST_STASH_POINTS = 10, 5


class MaraudersTable(Table[Caribbean]):
    """The sea, the dice, the voice of the rules, and everything printed."""

    __slots__ = ("cards",)

    def __init__(self, table: Table[Caribbean], cards: Cards) -> None:
        super().__init__(table.state, table.dice, table.heard)
        self.cards = cards

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.state.active]

    def captain_of(self, player: Player) -> Captain:
        """The captain's card."""
        return self.cards.captains[player.captain]

    def nation_of(self, player: Player) -> str:
        """The nation of a player's captain."""
        return self.cards.captains[player.captain].nation

    def goods_of(self, cards: Iterable[str]) -> tuple[str, ...]:
        """What some cargo cards are."""
        return tuple(self.cards.good_of[card] for card in cards)


def others(state: Caribbean, seat: Seat) -> list[Seat]:
    """Everybody else, clockwise from the left."""
    count = len(state.players)
    return [Seat((seat + step) % count) for step in range(1, count)]


def in_turn_order(state: Caribbean) -> list[Seat]:
    """Everybody, from the first player on."""
    return [state.first, *others(state, state.first)]


# --- a captain and a ship ---------------------------------------------------------------------------------------------


def has_specialist(table: MaraudersTable, player: Player, kind: str) -> bool:
    """26 Whether a specialist is in play."""
    return bool(player.specialists) and any(card in player.specialists for card in table.cards.copies[kind])


def bonus_of(player: Player, worth: Mapping[str, int]) -> int:
    """20.3, 22, 24, 26 What captain, specialists, modifications and kept rumors add, by what each is worth."""
    bonus = worth.get(player.captain, 0)
    if player.specialists or player.modifications or player.kept:
        for piece in (*player.specialists, *player.modifications, *player.kept):
            bonus += worth.get(piece, 0)
    return bonus


def bearers(table: MaraudersTable, player: Player, trait: type[Trait]) -> list[str]:
    """Who or what of captain, specialists, modifications and kept rumors has a trait; a specialist by the kind."""
    found, kind_of = table.cards.having(trait), table.cards.kind_of
    pieces = (player.captain, *player.specialists, *player.modifications, *player.kept)
    return [kind_of.get(piece, piece) for piece in pieces if piece in found]


def trait_of(table: MaraudersTable, player: Player, trait: type[T]) -> T | None:
    """The first of a kind of trait that captain, specialists, modifications and kept rumors have."""
    found = table.cards.having(trait)
    for piece in (player.captain, *player.specialists, *player.modifications, *player.kept):
        if piece in found:
            return found[piece]
    return None


def skill_of(table: MaraudersTable, player: Player, skill: str) -> int:
    """4 The dice of a skill, with what adds to it and the weather; at least one."""
    dice: int = table.cards.skills[player.captain][skill] + bonus_of(player, table.cards.skill_dice[skill])
    if skill == "scouting":
        dice -= table.cards.fog.get(table.state.event, 0)
    return max(1, dice)


def full_areas(table: MaraudersTable, player: Player) -> list[int]:
    """20.1 The areas of a player's ship without damage, modifications included."""
    areas, enlarging = [*table.cards.areas[player.ship]], table.cards.enlarging
    for piece in (player.captain, *player.specialists, *player.modifications, *player.kept):
        if piece in enlarging:
            for area, points in enlarging[piece]:
                areas[area] += points
    return areas


def maneuver_of(table: MaraudersTable, player: Player) -> int:
    """20.1, 17 The maneuverability of a player's ship."""
    slow = player.ship == "galleon" and table.state.rules.slow_galleons
    return (1 if slow else table.cards.ships[player.ship].maneuver) + bonus_of(player, table.cards.nimble)


def damaged(table: MaraudersTable, player: Player) -> list[str]:
    """7.3 The areas that can be repaired; crew never can."""
    full = full_areas(table, player)
    return [area for at, area in enumerate(AREAS) if at != CREW and player.areas[at] < full[at]]


def missing_crew(table: MaraudersTable, player: Player) -> int:
    """How many hands the ship has room for."""
    return full_areas(table, player)[CREW] - player.areas[CREW]


# --- the hold ---------------------------------------------------------------------------------------------------------


def load_of(table: MaraudersTable, player: Player) -> int:
    """R82 The cards in the hold; crates that a mission has put there count as so many."""
    return len(player.cargo) + crates_of(table, player)


def crates_of(table: MaraudersTable, player: Player) -> int:
    """25 How many places of the hold the crates of a mission fill, if it has any."""
    goal = table.cards.goals.get(player.mission)
    return goal.cards if isinstance(goal, Unload) else 0


def capacity_of(table: MaraudersTable, player: Player) -> int:
    """R81 What fits in the hold: six in port; at sea the Cargo area, one more with a quartermaster, none at 0."""
    if player.in_port:
        return MOST_CARGO
    cargo = player.areas[CARGO]
    return min(MOST_CARGO, cargo + bonus_of(player, table.cards.hold_room)) if cargo else 0


def drop_mission(table: MaraudersTable, player: Player) -> None:
    """25 A mission is discarded."""
    discard(table.state.missions, player.mission)
    player.mission, player.visited, player.late = "", [], 0


# --- gold -------------------------------------------------------------------------------------------------------------


def is_home(table: MaraudersTable, player: Player) -> bool:
    """Whether the player lies in the home port."""
    return player.in_port and player.zone == table.captain_of(player).home


def funds(table: MaraudersTable, seat: Seat) -> int:
    """7.7 What can be spent: the gold aboard, and in the home port the stash as well."""
    player = table.state.players[seat]
    return player.gold + (player.stash if is_home(table, player) else 0)


def may_pay(table: MaraudersTable, seat: Seat, amount: int) -> bool:
    """R105 Whether, for all that the others know, a player can pay so much; then the player is asked."""
    player = table.state.players[seat]
    _, most = wealth(player) if is_home(table, player) else aboard(player)
    return most >= amount


def pay(table: MaraudersTable, seat: Seat, amount: int) -> None:
    """Pay the bank, with the gold aboard first."""
    player = table.state.players[seat]
    table.state.bank += amount
    if is_home(table, player):
        spend_at_home(player, amount)
    else:
        spend_aboard(player, amount)


def earn(table: MaraudersTable, seat: Seat, amount: int) -> None:
    """The bank pays, without limit."""
    table.state.bank -= amount
    receive(table.state.players[seat], amount)


def hand_over(giver: Player, taker: Player, amount: int) -> None:
    """Gold goes from ship to ship, for everybody to see."""
    spend_aboard(giver, amount)
    receive(taker, amount)


def stash_points(player: Player) -> int:
    """16.1 A point for each full ten gold stashed, at most five."""
    return min(MOST_STASH_POINTS, player.stash // STASH_POINT)


# --- decks ------------------------------------------------------------------------------------------------------------


def draw(table: MaraudersTable, deck: Deck) -> str | None:
    """R74 The top card; an empty deck is made of its discards again, and may even then have none."""
    if not deck.cards:
        reshuffle(table, deck)
    return deck.cards.pop() if deck.cards else None


def reshuffle(table: MaraudersTable, deck: Deck) -> None:
    """The discards become the deck. Everybody knows that those seen there are in nobody's hand."""
    deck.seen = {**deck.seen, **dict.fromkeys(deck.discards, deck.clock)}
    deck.ages = {card: age for card, age in deck.ages.items() if card not in deck.buried}
    deck.cards += deck.discards + deck.buried
    deck.discards, deck.buried = [], []
    table.dice.shuffle(deck.cards)


def hold(deck: Deck, *cards: str) -> None:
    """Note that somebody holds cards from now on, unseen by the others."""
    deck.clock += 1
    deck.ages = {**deck.ages, **dict.fromkeys(cards, deck.clock)}


def show(deck: Deck, *cards: str) -> None:
    """Note that everybody has seen who holds cards."""
    deck.seen = {**deck.seen, **dict.fromkeys(cards, deck.clock)}


def show_to(player: Player, deck: Deck, *cards: str) -> None:
    """Note that one player has seen who holds cards, or that they went back to the deck."""
    player.seen = {**player.seen, **dict.fromkeys(cards, deck.clock)}


def discard(deck: Deck, *cards: str) -> None:
    """Lay cards face up on the discards."""
    deck.discards.extend(cards)
    if not deck.ages.keys().isdisjoint(cards):
        deck.ages = {card: age for card, age in deck.ages.items() if card not in cards}


def bury(deck: Deck, *cards: str) -> None:
    """R64 Lay cards face down on the discards."""
    deck.buried.extend(cards)
