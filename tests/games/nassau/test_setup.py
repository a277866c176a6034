"""The set-up: decks, navy, colours, market and the opening roll."""

from collections import Counter

import pytest

from wardroom.engine import Dice, Match, Recorded, Source, Stream, seeded
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.movement import Started
from wardroom.games.nassau.rules.setup import new_pirate, roll_for_order
from wardroom.games.nassau.state import Rules, Sea

BOX = GAME.box


def table(players: int, seed: int = 0, **switches: bool) -> Sea:
    source: Source = Stream(seed.to_bytes(8, "little"))
    return GAME.setup(GAME.configure(switches, players), players, Dice(source))


@rule("nassau", "setup.2.a")
@pytest.mark.parametrize("seed", range(3))
def test_three_decks_by_their_marks(seed: int) -> None:
    sea = table(4, seed)
    for region, deck in enumerate(sea.decks, 1):
        assert {BOX.merchants[ship].region for ship in deck} == {region}
        assert list(deck) != sorted(deck)
    assert [len(deck) for deck in sea.decks] == [16, 14, 17]
    assert sea.decks != table(4, seed + 1).decks


PILES = ("deck 1", "deck 2", "deck 3", "navy 1", "navy 2", "hull", "mast", "crew")


def piles(seed: int) -> dict[str, tuple[str, ...]]:
    """Every shuffled pile of a set-up for four, in the order in which it is drawn; what lies open came first."""
    sea = table(4, seed)
    open_ = [tuple(sea.merchants[space] for space in spaces) for spaces in BOX.routes]
    found = [row + deck[::-1] for row, deck in zip(open_, sea.decks, strict=True)]
    navy = sea.navy_row + sea.navy_deck[::-1]
    found += [tuple(card for card in navy if BOX.navy[card].phase == phase) for phase in (1, 2)]
    found += [row[::-1] + bag[::-1] for row, bag in zip(sea.market, sea.bags, strict=True)]
    return dict(zip(PILES, found, strict=True))


@rule("nassau", "setup.2.a", "setup.3.d", "setup.5")
@pytest.mark.parametrize("pile", PILES)
def test_every_pile_is_shuffled_and_any_piece_may_come_first(pile: str) -> None:
    drawn = [piles(seed)[pile] for seed in range(40)]
    assert len(set(drawn)) == 40
    assert len({tuple(sorted(pieces)) for pieces in drawn}) == 1
    kinds = set(drawn[0])
    for place in (0, -1):
        assert len({pieces[place] for pieces in drawn}) > len(kinds) / 2


@rule("nassau", "setup.2.b")
@pytest.mark.parametrize("seed", range(3))
def test_a_merchant_of_its_own_region_on_every_route(seed: int) -> None:
    sea = table(3, seed)
    lying = {space: BOX.merchants[ship].region for space, ship in enumerate(sea.merchants) if ship}
    assert lying == {space: BOX.region[space] for spaces in BOX.routes for space in spaces}
    assert len(lying) == 11


@rule("nassau", "setup.2.b")
def test_routes_are_filled_in_rising_order_from_the_top_of_the_deck() -> None:
    cards = [row.id for row in BOX.merchants.values() if row.region == 1]
    as_they_lie = [(sides, sides - 1) for sides in range(200, 1, -1)]
    sea = GAME.setup(GAME.configure({}, 3), 3, Dice(Unshuffled(as_they_lie)))
    assert [sea.merchants[space] for space in (2, 3, 4, 6)] == cards[:-5:-1]


class Unshuffled(Recorded):
    """Shuffles that leave everything as it lies; dice that show their highest number."""

    def below(self, sides: int, /) -> int:
        return sides - 1


def navy(sea: Sea) -> Counter[int]:
    cards = [BOX.navy[card] for card in (*sea.navy_deck, *sea.navy_row) if BOX.navy[card].kind != "end"]
    return Counter(card.phase for card in cards)


def marks(sea: Sea) -> set[str]:
    return {BOX.navy[card].mark for card in (*sea.navy_deck, *sea.navy_row)}


@rule("nassau", "setup.3.a")
def test_marked_cards_stay_out_with_three() -> None:
    assert navy(table(3)) == {1: 12, 2: 6}
    assert marks(table(3)) == {"all"}


@rule("nassau", "setup.3.b")
def test_cards_for_five_stay_out_with_four() -> None:
    assert navy(table(4)) == {1: 16, 2: 8}
    assert marks(table(4)) == {"all", "4+"}


@rule("nassau", "setup.3.c")
def test_every_card_is_used_with_five() -> None:
    assert navy(table(5)) == {1: 20, 2: 10}
    assert marks(table(5)) == {"all", "4+", "5+"}


@rule("nassau", "variant.long")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_the_long_game_no_card_stays_out(players: int) -> None:
    assert navy(table(players, long=True)) == {1: 20, 2: 10}
    assert navy(table(players)) != navy(table(players, long=True)) or players == 5


@rule("nassau", "setup.3.d")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_lies_in_phase_2_below_all_of_phase_1(players: int) -> None:
    places = set()
    for seed in range(12):
        drawn = table(players, seed).navy_deck[::-1]
        phases = [BOX.navy[card].phase for card in drawn]
        assert phases == sorted(phases)
        assert drawn.count("n2-end") == 1
        places.add(drawn.index("n2-end"))
    assert len(places) > 3


@rule("nassau", "setup.3.e")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_navy_cards_as_players_lie_open(players: int) -> None:
    assert len(table(players).navy_row) == players


@rule("nassau", "setup.4.a")
def test_colours_are_dealt_at_random_and_all_different() -> None:
    dealt = {tuple(pirate.colour for pirate in table(4, seed).pirates) for seed in range(8)}
    assert len(dealt) > 4
    assert all(len(set(colours)) == 4 for colours in dealt)
    assert {colour for colours in dealt for colour in colours} == {"black", "green", "yellow", "red", "blue"}


@rule("nassau", "setup.4.a")
def test_a_colour_changes_nothing() -> None:
    one, other = new_pirate(BOX, "red"), new_pirate(BOX, "blue")
    other.colour = "red"
    assert one == other


@rule("nassau", "setup.4.b")
def test_a_new_ship() -> None:
    sea = table(3)
    for seen, pirate in zip(GAME.view(sea, None).pirates, sea.pirates, strict=True):
        assert seen.sections == ["bow", "stern"]
        assert seen.capacity == 8
        assert {(each.navigation, each.gunnery) for each in seen.strength.values()} == {(1, 1)}
        assert not any(pirate.hold)
        assert not any(pirate.slots)
        assert (pirate.chest, pirate.doubloons, pirate.wind, pirate.captured) == (0, 0, False, ())


@rule("nassau", "setup.6")
@pytest.mark.parametrize("players", GAME.players)
def test_all_cargo_and_all_tokens_begin_in_the_supply(players: int) -> None:
    sea = table(players)
    assert sea.supply == [20, 20, 20, 54, 7]
    assert (sea.doubloons, sea.winds) == (8, 7)
    assert not any(sum(pirate.hold) or pirate.wealth or pirate.wind for pirate in sea.pirates)


@rule("nassau", "setup.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_market_of_as_many_tiles_of_each_set_as_players(players: int) -> None:
    sea = table(players)
    for row, name in zip(sea.market, ("hull", "mast", "crew"), strict=True):
        assert len(row) == players
        assert {BOX.tiles[tile].set for tile in row} == {name}
    assert sea.market != table(players, 1).market


@rule("nassau", "example.setup.market")
def test_example_market_for_four() -> None:
    assert [len(row) for row in table(4).market] == [4, 4, 4]


def rolled(*rolls: tuple[int, int, int], youngest: int = 1) -> list[int]:
    """The notoriety that everybody starts with after these rolls."""
    pirates = [new_pirate(BOX, "red") for _ in rolls]
    shown = [(6, value - 1) for roll in rolls for value in roll]
    roll_for_order(pirates, Rules(long=False, closed_chests=False, youngest=youngest), Dice(Recorded(shown)))
    assert [pirate.dice for pirate in pirates] == list(rolls)
    return [pirate.notoriety for pirate in pirates]


@rule("nassau", "setup.7.a", "setup.7.b")
def test_the_lowest_roll_starts_lowest() -> None:
    assert rolled((3, 5, 6), (1, 3, 2), (4, 4, 4), (1, 1, 1)) == [4, 2, 3, 1]


@rule("nassau", "setup.7.c")
def test_among_equal_rolls_the_first_seat_counts_as_youngest() -> None:
    assert rolled((2, 2, 2), (1, 2, 3), (6, 6, 6)) == [1, 2, 3]
    assert rolled((6, 6, 6), (2, 2, 2), (1, 2, 3)) == [3, 1, 2]


@rule("nassau", "setup.7.c")
@pytest.mark.parametrize(("youngest", "order"), [(1, [1, 2, 3]), (2, [3, 1, 2]), (3, [2, 3, 1])])
def test_age_rises_from_the_seat_of_the_youngest(youngest: int, order: list[int]) -> None:
    assert rolled((2, 2, 2), (1, 2, 3), (1, 1, 4), youngest=youngest) == order


@rule("nassau", "setup.7.c")
def test_youth_decides_between_equals_only() -> None:
    assert rolled((1, 1, 1), (2, 2, 2), (6, 1, 1), youngest=3) == [1, 2, 3]


@rule("nassau", "setup.7.a", "1.b")
def test_the_opening_roll_is_that_of_turn_1() -> None:
    match = Match(GAME, ["Anne", "Bart", "Cora"], {}, seeded(5, 3))
    dice = [event.dice for event in (told.event for told in match.log[0].told) if isinstance(event, Started)]
    sea = match.position.state
    assert sorted(dice) == sorted(pirate.dice for pirate in sea.pirates)
    assert sorted(sum(pirate.dice) for pirate in sea.pirates) == [
        sum(pirate.dice) for pirate in sorted(sea.pirates, key=lambda pirate: pirate.notoriety)
    ]
