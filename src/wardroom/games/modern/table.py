"""The table with the cards at hand, and the questions that every chapter asks of it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from wardroom.engine import Ask, Option, Question, Script, Seat, Table
from wardroom.games.modern.cards import ActionCard, Cards, ShipCard
from wardroom.games.modern.scenarios import Scenarios
from wardroom.games.modern.state import BESIDE, Battle, Campaign, Sea, Side

O = TypeVar("O", bound=Option)  # noqa: E741


LONGEST_STEP = 8
"""After so many questions, and when nothing is half done, a step is over: a fork plays again what follows."""


class ModernTable(Table[Sea]):
    """The sea, the dice, the voice of the rules, and the cards."""

    __slots__ = ("cards", "scenarios")

    def __init__(self, table: Table[Sea], cards: Cards, scenarios: Scenarios) -> None:
        super().__init__(table.state, table.dice, table.heard)
        self.cards, self.scenarios = cards, scenarios

    def ask_each(
        self,
        seats: Sequence[Seat],
        about: Callable[..., Question],
        choices: Callable[[Seat], Sequence[O]],
        facts: Callable[[Seat], tuple[object, ...]],
    ) -> Script[dict[Seat, O]]:
        """Wait for several players at once, with facts of their own in the question of each."""
        asks = [Ask(seat, partial(choices, seat), about, facts(seat), {}) for seat in seats]
        return (yield from self.gather(asks))  # type: ignore[return-value]

    @property
    def campaign(self) -> Campaign:
        """The campaign, where there is one."""
        assert self.state.campaign is not None
        return self.state.campaign

    def ship_id(self, ship: int) -> str:
        """What notation and view call a ship."""
        return self.cards.ships[ship].id

    def ship_ids(self, ships: Iterable[int]) -> tuple[str, ...]:
        """What notation and view call some ships."""
        return tuple(self.cards.ships[ship].id for ship in ships)

    def card_id(self, card: int) -> str:
        """What notation and view call an Action card."""
        return self.cards.actions[card].id

    def card_ids(self, cards: Iterable[int]) -> tuple[str, ...]:
        """What notation and view call some Action cards."""
        return tuple(self.cards.actions[card].id for card in cards)

    def ship_number(self, ship_id: str) -> int:
        """The ship that an option names."""
        return self.cards.ship_numbers[ship_id]

    def card_number(self, card_id: str) -> int:
        """The Action card that an option names."""
        return self.cards.action_numbers[card_id]


class BattleTable(ModernTable):
    """A battle on the table."""

    __slots__ = ("battle", "patience")

    def __init__(self, table: ModernTable, battle: Battle, patience: int = LONGEST_STEP) -> None:
        super().__init__(table, table.cards, table.scenarios)
        self.battle = battle
        self.patience = patience
        """How many questions a step may ask before it pauses where nothing is half done."""

    @property
    def is_patient(self) -> bool:
        """Whether the step goes on."""
        return self.asked < self.patience

    @property
    def active(self) -> Side:
        """The player whose turn it is."""
        return self.battle.sides[self.battle.active]

    @property
    def seats(self) -> list[Seat]:
        """Everybody, in playing order."""
        return self.battle.order

    def card_of(self, ship: int) -> ShipCard:
        """The card of a ship."""
        return self.cards.ships[ship]

    def facts_of(self, card: int) -> ActionCard:
        """What is printed on an Action card."""
        return self.cards.actions[card]

    def vp(self, ship: int) -> int:
        """Valore dei punti vittoria: What a ship is worth, in this battle."""
        return self.battle.terms.worth.get(ship, self.cards.ships[ship].vp)

    def prize(self, seat: Seat, ship: int) -> int:
        """Come vincere: What a player gets for sinking a ship or Target: VP, or what the mission says."""
        mission, card = self.battle.terms.mission, self.cards.ships[ship]
        if not mission:
            return self.vp(ship)
        role = self.cards.missions[mission].side(seat == self.battle.order[0])
        if card.is_target:
            return role.destroyed.get(self.cards.target_kind(ship), 0)
        return card.vp * (role.submarines if card.is_submarine else role.ships)

    def owner(self, ship: int) -> Seat:
        """Whose fleet a ship is in."""
        return next(seat for seat, side in self.battle.sides.items() if ship in side.rows)


def from_next(battle: Battle, seat: Seat) -> list[Seat]:
    """Everybody else still in play, clockwise from the one who follows."""
    order = battle.order
    at = order.index(seat)
    return [other for other in (*order[at + 1 :], *order[:at]) if not battle.sides[other].is_out]


def opponents(battle: Battle, seat: Seat) -> list[Seat]:
    """Gioco di Squadra: Everybody still in play who is not on the same team, clockwise from the one who follows."""
    teams = battle.terms.teams
    return [other for other in from_next(battle, seat) if teams[other] != teams[seat]]


def real_ships(table: BattleTable, side: Side) -> list[int]:
    """Ships and submarines, without Targets."""
    ships = table.cards.ships
    return [ship for ship in side.rows if not ships[ship].is_target]


def depth(side: Side) -> int:
    """The number of rows of a fleet."""
    return max(side.rows.values(), default=0)


def close_rows(side: Side) -> None:
    """Formazione della flotta: The rows behind an empty one move up."""
    used = sorted({row for row in side.rows.values() if row != BESIDE})
    if used and used[-1] != len(used):
        new = {row: number for number, row in enumerate(used, 1)}
        side.rows.update({ship: new[row] for ship, row in side.rows.items() if row != BESIDE})


def damage_of(battle: Battle, ship: int) -> int:
    """Danneggiare una nave: The hits a ship has taken."""
    return sum(damage.hits for damage in battle.damage.get(ship, ()))


def held(side: Side) -> list[int]:
    """The cards that a player can play: the hand, and what lies face down beside it."""
    return side.hand + side.beside if side.beside else side.hand


def without(cards: Sequence[int], gone: Sequence[int]) -> Sequence[int]:
    """Some cards, less those that are gone."""
    if not gone:
        return cards
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def take_card(side: Side, card: int) -> None:
    """A card leaves the hand, or what lies beside it."""
    if card in side.hand:
        side.hand.remove(card)
        if card in side.seen:
            side.seen.remove(card)
    else:
        side.beside.remove(card)


def score_of(table: BattleTable, seat: Seat) -> int:
    """Come si vince: VP of all that a player's team has sunk."""
    teams, sides = table.battle.terms.teams, table.battle.sides
    mine = [side for other, side in sides.items() if teams[other] == teams[seat]]
    return sum(table.vp(ship) for side in mine for ship in side.pile)
