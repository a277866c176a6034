"""3 The set-up: decks, tokens and captains, and the ships that all choose together."""

from wardroom.engine import Dice, Event, Script, Seat
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.rows import NATIONS, NPC_TYPES
from wardroom.games.marauders.rules.entering import START_GOLD, CaptainDrawn, WhichShip, launch, starting_ships
from wardroom.games.marauders.rules.glory import draw_glory
from wardroom.games.marauders.rules.tavern import OPEN_MISSIONS
from wardroom.games.marauders.state import Caribbean, Deck, Npc, Player, Rules
from wardroom.games.marauders.table import MaraudersTable, earn, in_turn_order


class FirstPlayer(Event):
    rule = "setup.first_player"
    player: Seat


def set_up(cards: Cards, rules: Rules, seats: int, dice: Dice) -> Caribbean:
    """3 Six decks are shuffled; tokens lie in ports and zones; everybody has a captain."""
    demand = shuffled([good.id for good in cards.goods.values() for _ in range(good.demand)], dice)
    tokens = shuffled([token.id for token in cards.modifications.values() for _ in range(token.copies)], dice)
    merchants = shuffled(cards.merchants[:], dice)
    state = Caribbean(
        rules=rules,
        players=[Player(dict.fromkeys(NATIONS, 0)) for _ in range(seats)],
        cargo=Deck(shuffled([*cards.cargo], dice)),
        glory=Deck(shuffled([*cards.glory_cards], dice)),
        rumors=Deck(shuffled([*cards.rumors], dice)),
        missions=Deck(shuffled([*cards.missions], dice)),
        events=shuffled([*cards.events, *cards.npcs], dice),
        captains=shuffled([*cards.captains], dice),
        demand={port: demand.pop() for port in cards.ports},
        demand_pile=demand,
        tokens=dict(zip(cards.ports, tokens, strict=True)),
        shown=[],
        token_deals=dict.fromkeys(cards.ports, 0),
        merchants=dict(zip(cards.zones, merchants, strict=True)),
        merchant_deals=dict.fromkeys(cards.zones, 0),
        weapons={weapon.id: weapon.copies for weapon in cards.weapons.values()},
        bounties=dict.fromkeys(NATIONS, BOUNTIES),
        npcs={type_: Npc() for type_ in NPC_TYPES},
        board=[],
        first=Seat(dice.below(seats)),
        agenda=["begin_round", "choose_ships", "introduce"],
    )
    state.board = [state.missions.cards.pop() for _ in range(OPEN_MISSIONS)]
    for player in state.players:
        player.captain = state.captains.pop()
    state.active = state.first
    return state


BOUNTIES = 5
"""12 Tokens of each nation."""


def shuffled(pile: list[str], dice: Dice) -> list[str]:
    """The same cards in any order."""
    dice.shuffle(pile)
    return pile


def introduce(table: MaraudersTable) -> None:
    """3 Who plays first for the whole game."""
    table.tell(FirstPlayer, table.state.first)


def choose_ships(table: MaraudersTable) -> Script[None]:
    """3 All choose a ship in secret and reveal it together, then lie in their home ports with gold and a card."""
    seats = in_turn_order(table.state)
    for seat in seats:
        table.tell(CaptainDrawn, "setup.captain", seat, table.state.players[seat].captain)
    chosen = yield from table.ask_all(seats, WhichShip, lambda _: starting_ships(table), "setup.captain")
    for seat in seats:
        launch(table, seat, chosen[seat].ship, "setup.start_values", "setup.reveal_home_mod")
        earn(table, seat, START_GOLD)
        yield from draw_glory(table, seat, "setup.start_values")
