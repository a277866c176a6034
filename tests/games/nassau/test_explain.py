"""What options are said to come to is what the rules make of them; and why pieces are not on offer."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import Explanation, Note, Seat
from wardroom.games.nassau import GAME
from wardroom.games.nassau.explain import fame, fights, nassau, reasons, voyage
from wardroom.games.nassau.rules.capture import Captured, Repelled
from wardroom.games.nassau.rules.fights import Fought
from wardroom.games.nassau.rules.movement import Rerolled
from wardroom.games.nassau.rules.navy import Caught, Eluded, Safe
from wardroom.games.nassau.rules.plunder import Held, Plundered


def told(board: Board, play: str) -> Explanation:
    """What is explained of an option that is on offer."""
    option = next(option for option in board.ask.options if option.notation == play)
    return GAME.explain(board.state, board.ask, option)


def outcome(explanation: Explanation) -> Note:
    """What is certain to come of it."""
    [only] = explanation.chances
    assert only.chance == 1
    return only.outcome


def totals(explanation: Explanation) -> list[tuple[int, int | None]]:
    return [(each.added, each.needs) for each in explanation.sums]


# --- captain cards ----------------------------------------------------------------------------------------------------


def chase(ship: str, *tiles: str, cards: tuple[str, ...] = ()) -> Board:
    """A captain beside a merchant of the first region, about to choose a card."""
    board = Board(3)
    board.fit(0, *tiles)
    board.merchant(3, ship)
    board.spend(0, *cards)
    board.dice(0, 3, 5, 6)
    board.begin()
    board.answer("sail 3 3")
    return board


def all_merchants() -> list[str]:
    return [ship for ship, row in GAME.box.merchants.items() if row.region == 1][::3]


@pytest.mark.parametrize("card", GAME.box.all_captains)
@pytest.mark.parametrize("tiles", [(), ("cannons", "mainsail"), ("jib", "bow-cannons"), ("spanker", "stern-cannons")])
def test_a_captain_card_against_a_merchant_comes_to_what_was_said(card: str, tiles: tuple[str, ...]) -> None:
    for ship in all_merchants():
        board = chase(ship, *tiles)
        board.answer(f"capture {ship}")
        said = told(board, f"play {card}")
        board.answer(f"play {card}")
        [fought] = board.events(Fought)
        assert totals(said) == [
            (fought.navigation, fought.their_navigation + 1),
            (fought.gunnery, fought.their_gunnery + 1),
        ]
        assert isinstance(outcome(said), fights.Wins) is bool(board.events(Captured))
        assert isinstance(outcome(said), fights.Ties | fights.Loses) is bool(board.events(Repelled))
        lower = fought.navigation < fought.their_navigation or fought.gunnery < fought.their_gunnery
        assert isinstance(outcome(said), fights.Loses) is lower


def test_sums_name_ship_tiles_crew_and_card() -> None:
    board = chase("m1-amity", "cannons", "jib", "boatswain", "first-mate")
    board.answer("capture m1-amity", "help boatswain", "first-mate navigation")
    navigation, gunnery = told(board, "play c-2-1").sums
    card = fights.OfCard("c-2-1")
    assert [(item.note, item.value) for item in navigation.items] == [
        (fights.AsPrinted(), 1),
        (fights.OfTile("jib"), 1),
        (fights.OfCrew(), 1),
        (card, 2),
    ]
    assert [(item.note, item.value) for item in gunnery.items] == [
        (fights.AsPrinted(), 1),
        (fights.OfTile("cannons"), 1),
        (fights.OfCrew(), 1),
        (card, 1),
    ]


def test_a_card_that_wins_says_what_is_won_and_what_is_left() -> None:
    board = chase("m1-amity")
    board.stow(0, rum=8)
    board.answer("capture m1-amity")
    notes = told(board, "play c-3-3").notes
    amity = GAME.box.merchants["m1-amity"]
    [booty] = [note for note in notes if isinstance(note, fights.Booty)]
    assert (len(booty.cargo), booty.notoriety) == (sum(amity.loot) + 1, amity.navigation + amity.gunnery)
    assert fights.TooMuch(sum(amity.loot) + 1) in notes
    assert fights.CardSpent(3) in notes


@pytest.mark.parametrize("card", GAME.box.all_captains)
@pytest.mark.parametrize("tiles", [(), ("cannons",), ("spanker", "stern-cannons"), ("jib", "bow-cannons")])
def test_a_captain_card_against_the_navy_comes_to_what_was_said(card: str, tiles: tuple[str, ...]) -> None:
    kinds = {Eluded: fights.Elude, None: fights.LoseHalf}
    for ship in ("n1-all-2-3", "n1-all-3-2"):
        board = Board(3)
        board.fit(0, *tiles)
        board.navy(ship, "n1-all-open-sea", "n1-all-open-sea")
        board.begin(step="navy")
        board.answer(f"0: take {ship}")
        said = told(board, f"play {card}")
        board.answer(f"play {card}")
        [fought] = board.events(Fought)
        assert [added for added, _ in totals(said)] == [fought.navigation, fought.gunnery]
        caught = board.facts(Caught, "twice")
        assert isinstance(outcome(said), fights.LoseBoth if caught == [True] else kinds[None if caught else Eluded])


@pytest.mark.parametrize("card", GAME.box.all_captains)
@pytest.mark.parametrize("tiles", [(), ("cannons",), ("cannons", "long-range-cannons")])
def test_a_captain_card_against_a_port_comes_to_what_was_said(card: str, tiles: tuple[str, ...]) -> None:
    board = moored(*tiles)
    board.answer("plunder")
    said = told(board, f"play {card}")
    board.answer(f"play {card}")
    assert isinstance(outcome(said), fights.Falls) is bool(board.events(Plundered))
    assert isinstance(outcome(said), fights.HoldsOut) is bool(board.events(Held))
    [side] = said.sums
    assert side.needs == GAME.box.at(1).gunnery + 1


def moored(*tiles: str) -> Board:
    """A captain in the first port."""
    board = Board(3)
    board.fit(0, *tiles)
    board.dice(0, 1, 5, 6)
    board.begin()
    board.answer("sail 1 1")
    return board


# --- which card -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tiles", [(), ("boatswain",), ("coxswain", "first-mate"), ("cannons", "mainsail")])
@pytest.mark.parametrize("spent", [(), ("c-3-3",), ("c-3-3", "c-2-2", "c-2-1", "c-1-2")])
def test_to_attack_says_which_cards_win(tiles: tuple[str, ...], spent: tuple[str, ...]) -> None:
    for ship in all_merchants():
        board = chase(ship, *tiles, cards=spent[:3])
        said = outcome(told(board, f"capture {ship}"))
        winning = tuple(card for card in board.pirate(0).hand if wins(ship, tiles, card, ()))
        helped = tuple(card for card in board.pirate(0).hand if wins(ship, tiles, card, ALL_HELP))
        if winning:
            assert said == fights.WinsWith(winning)
        else:
            assert said == (fights.WinsWithCrew(helped) if helped else fights.NoCardWins())


ALL_HELP = ("help boatswain", "help coxswain", "first-mate navigation", "first-mate gunnery")


def wins(ship: str, tiles: tuple[str, ...], card: str, helping: tuple[str, ...]) -> bool:
    """Whether a card captures a ship by the real rules, with any of the crew that is ready."""
    for first in ([], *([mate] for mate in helping if mate.startswith("first-mate"))):
        board = chase(ship, *tiles)
        board.answer(f"capture {ship}")
        for play in [*first, *(each for each in helping if each.startswith("help"))]:
            if play in board.options:
                board.answer(play)
        board.answer(f"play {card}")
        if board.events(Captured):
            return True
    return False


def test_to_plunder_says_which_cards_are_enough() -> None:
    assert outcome(told(moored(), "plunder")) == fights.NoCardFells()
    strong = moored("cannons", "long-range-cannons")
    assert outcome(told(strong, "plunder")) == fights.FallsTo(("c-3-3", "c-2-2", "c-1-2"))
    assert fights.Plunder(2, 10) in told(strong, "plunder").notes


def test_a_card_of_the_navy_says_what_it_will_cost() -> None:
    board = Board(3)
    board.navy("n1-all-2-3", "n1-all-open-sea", "n1-all-open-sea")
    board.begin(step="navy")
    assert outcome(told(board, "take n1-all-open-sea")) == fights.OpenSea()
    said = told(board, "take n1-all-2-3")
    assert outcome(said) == fights.EludedBy(("c-3-3",))
    assert said.notes == (fights.HalfBy(("c-2-2", "c-2-1")),)
    board.answer("take n1-all-open-sea")
    assert board.events(Safe)


def test_a_half_says_what_would_be_left() -> None:
    board = Board(3)
    board.famous(9, 5, 1)
    board.stow(0, rum=3)
    board.navy("n1-all-2-3", "n1-all-open-sea", "n1-all-open-sea")
    board.begin(seat=0, step="navy")
    board.answer("0: take n1-all-2-3", "play c-2-2")
    assert told(board, "forfeit cargo").notes == (fame.Keeps(2, 3),)
    assert told(board, "forfeit notoriety").notes == (fame.MarkerFalls(9, 6, 4),)


# --- moves ------------------------------------------------------------------------------------------------------------


def test_cargo_that_is_lost_says_what_is_left_aboard() -> None:
    board = Board(3)
    board.famous(13, 40, 50)
    board.stow(0, powder=2, rum=2)
    board.navy("n1-all-3-2", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("take n1-all-3-2", "play c-2-2", "forfeit cargo")
    assert told(board, "lose powder 2").notes == (fame.ThenAboard(("rum", "rum"), 2, 8),)


def test_a_move_says_what_is_there() -> None:
    board = Board(3)
    board.merchant(3, "m1-amity")
    board.dice(0, 1, 3, 2)
    board.begin()
    kinds = [type(note) for note in told(board, "sail 3 3").notes]
    assert kinds == [voyage.Defends, fights.WinsWith, fights.Booty]
    assert [type(note) for note in told(board, "sail 1 1").notes] == [voyage.Offers, voyage.Guns, fights.NoCardFells]
    assert told(board, "sail 2 2").notes == (voyage.WindHere(),)


def test_a_plundered_port_says_so_beforehand() -> None:
    board = Board(3)
    board.state.plundered = (1,)
    board.dice(0, 1, 3, 2)
    board.begin()
    assert told(board, "sail 1 1").notes == (voyage.Closed(),)


@pytest.mark.parametrize("play", ["wind 1", "wind -1", "navigator 1", "helmsman", "cartographer"])
def test_what_changes_the_dice_says_where_they_lead(play: str) -> None:
    board = Board(3)
    board.fit(0, "navigator", "helmsman", "cartographer")
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.place(0, 4)
    board.dice(0, 2, 3)
    board.begin(phase=2)
    [leads] = told(board, play).notes
    assert isinstance(leads, voyage.LeadsTo)
    board.answer(play)
    assert {int(each.split()[1]) for each in board.offered("sail")} == set(leads.spaces)


def test_a_die_that_counts_otherwise_says_so() -> None:
    board = Board(3)
    board.fit(0, "navigator")
    board.place(0, 4)
    board.dice(0, 2, 3)
    board.begin(phase=2)
    board.answer("navigator 1")
    assert told(board, "sail 2 7").notes[0] == voyage.Counts(2, 3)


def test_the_faces_of_a_die_rolled_again_are_equally_likely_and_lead_where_they_say() -> None:
    said = Counter[tuple[int, tuple[int, ...]]]()
    for face in range(1, 7):
        board = Board(3)
        board.fit(0, "pilot")
        board.place(0, 4)
        board.dice(0, 2, 2)
        board.begin(phase=2)
        chances = told(board, "pilot 2").chances
        assert [each.chance for each in chances] == [1 / 6] * 6
        shows = chances[face - 1].outcome
        assert isinstance(shows, voyage.Shows)
        board.roll(face)
        board.answer("pilot 2")
        assert board.facts(Rerolled, "now") == [shows.die]
        offered = {int(each.split()[1]) for each in board.offered("sail") if each.startswith(f"{face} ")}
        assert offered == set(shows.spaces)
        said[shows.die, shows.spaces] += 1
    assert len(said) == 6


# --- Nassau -----------------------------------------------------------------------------------------------------------


def shopping(*market: str, tiles: tuple[str, ...] = (), **cargo: int) -> Board:
    board = Board(3)
    board.market(*market)
    board.fit(2, *tiles)
    board.stow(2, **cargo)
    board.begin(step="buying")
    return board


def test_a_tile_says_price_effect_place_and_points() -> None:
    board = shopping("cannons", powder=2, goods=3)
    ship = GAME.box.printed_points[0]
    assert told(board, "buy cannons").notes == (
        nassau.Price(("powder", "powder", "goods"), ("powder", "powder", "goods", "goods", "goods")),
        nassau.GunneryBecomes(1, 2, "against-all"),
        nassau.OnFreeSlot(),
        nassau.ShipPoints(2, ship + 2),
    )


def test_a_tile_that_takes_a_place_names_who_makes_way() -> None:
    board = shopping("mainsail", tiles=("mainsail", "rigging-master"), goods=2, rum=1)
    notes = told(board, "buy mainsail").notes
    assert nassau.InPlaceOf(("mainsail",)) in notes
    assert nassau.CrewSaves(1) in notes
    board.answer("buy mainsail")
    assert told(board, "replace mainsail").notes == (nassau.LostTo("mainsail", 2),)


@pytest.mark.parametrize("tile", [name for name, row in GAME.box.tiles.items() if row.type == "crew"])
def test_every_member_of_the_crew_says_what_it_does(tile: str) -> None:
    board = shopping(tile, powder=2, rum=4)
    notes = told(board, f"buy {tile}").notes
    ability = [
        each for each in notes if isinstance(each, nassau.Does | nassau.Brings | nassau.ChangesInto | nassau.OnlyPoints)
    ]
    assert len(ability) == 1
    assert (nassau.ReadyLater() in notes) is (tile in GAME.box.once_a_turn)
    assert nassau.CrewPoints(GAME.box.tiles[tile].points, GAME.box.tiles[tile].points) in notes


@pytest.mark.parametrize(
    ("tile", "note"),
    [
        ("jib", nassau.NavigationBecomes(1, 2, "against-merchants")),
        ("spanker", nassau.NavigationBecomes(1, 2, "against-navy")),
        ("long-range-cannons", nassau.GunneryBecomes(1, 3, "against-ports")),
    ],
)
def test_a_bonus_counts_only_against_some(tile: str, note: Note) -> None:
    assert note in told(shopping(tile, powder=2, goods=2, rum=2), f"buy {tile}").notes


def test_a_section_says_the_room_it_brings() -> None:
    board = shopping(powder=2, goods=2, rum=2)
    assert nassau.MoreRoom(4, 5) in told(board, "build brigantine").notes


def test_changing_and_burying_say_what_is_left() -> None:
    board = shopping(eight=2)
    assert told(board, "change rum").notes == (nassau.StillHeld(1),)
    board.answer("buy-no-more")
    assert told(board, "bury 2").notes[0] == nassau.WealthBecomes(0, 2)


def test_a_reckoning_says_where_the_marker_goes() -> None:
    board = Board(3)
    board.famous(5, 9, 20)
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.pirate(0).overboard = 1
    board.state.supply[4] -= 1
    board.begin(seat=0, step="notoriety")
    assert told(board, "reckon").notes == (fame.MarkerTo(8, 0),)
    assert told(board, "claim-wind").notes == (fame.MarkerTo(10, 8), fame.WindNeverKept())


# --- why not ----------------------------------------------------------------------------------------------------------


def why(board: Board, piece: str) -> Note | None:
    return GAME.why(board.state, board.ask.seat, piece)


def at_market() -> Board:
    return shopping("cannons", "mainsail", "cook", tiles=("bard",), rum=2, powder=1)


def becalmed(wind: bool = False, winds: int = 3) -> Board:
    """A captain on open water, with a cook who could bring something aboard."""
    board = Board(3)
    board.fit(0, "cook")
    board.stow(0, rum=1, eight=1, hostage=1)
    board.pirate(0).wind, board.state.winds = wind, winds
    board.dice(0, 4, 5, 6)
    board.begin()
    board.answer("sail 4 4")
    return board


REASONS: list[tuple[Callable[[], Board], str, Note | None]] = [
    (lambda: chase("m1-amity", cards=("c-3-3",)), "c-3-3", reasons.CardPlayed("c-3-3")),
    (lambda: chase("m1-amity"), "c-3-3", reasons.CardForFights("c-3-3")),
    (lambda: chase("m1-amity"), "die-3", reasons.DieUsed(3)),
    (lambda: chase("m1-amity"), "die-5", reasons.MovedAlready()),
    (lambda: chase("m1-amity"), "die-4", None),
    (lambda: chase("m1-amity"), "to-5", reasons.MovedAlready()),
    (lambda: chase("m1-amity", "mainsail"), "mainsail", reasons.AlwaysCounts("mainsail")),
    (lambda: chase("m1-amity"), "rum", reasons.NoneAboard("rum")),
    (lambda: chase("m1-amity"), "galleon", reasons.OnlyNextSection("galleon", "brigantine")),
    (lambda: chase("m1-amity"), "brigantine", reasons.BuiltLater("brigantine")),
    (lambda: chase("m1-amity"), "bow", reasons.BuiltAlready("bow")),
    (lambda: becalmed(wind=True), "to-4", reasons.HasWind()),
    (lambda: becalmed(winds=0), "to-4", reasons.NoWindLeft()),
    (becalmed, "to-4", None),
    (becalmed, "rum", reasons.SpentInNassau("rum")),
    (becalmed, "eight", reasons.ChangedInNassau()),
    (becalmed, "hostage", reasons.RansomInPort()),
    (at_market, "brigantine", reasons.NotPaid("brigantine", ("powder", "goods", "goods"))),
    (at_market, "rum", None),
    (lambda: chase("m1-amity", "cook"), "cannons", None),
    (lambda: chase("m1-amity", "briber"), "briber", nassau.Does("effect-bribe", "briber")),
    (lambda: chase("m1-amity"), "no such piece", None),
    (at_market, "cannons", reasons.NotPaid("cannons", ("powder", "goods"))),
    (at_market, "cook", None),
]


@pytest.mark.parametrize(("plant", "piece", "note"), REASONS)
def test_why_a_piece_is_not_on_offer(plant: Callable[[], Board], piece: str, note: Note | None) -> None:
    assert why(plant(), piece) == note


def test_why_not_at_sea() -> None:
    board = Board(3)
    board.merchant(3, "m1-amity")
    board.market("cannons")
    board.dice(0, 1, 1, 2)
    board.state.plundered = (1,)
    board.begin()
    assert why(board, "to-5") == reasons.NotFromNassau(GAME.box.place[5])
    assert why(board, "m1-amity") == reasons.NotFromNassau("m1-amity")
    assert why(board, "cannons") == reasons.MarketShut("cannons")
    assert why(board, board.state.navy_row[0]) == reasons.NavyWaits(board.state.navy_row[0])
    assert why(board, "to-99") is None


def test_why_not_after_the_first_move() -> None:
    board = Board(3)
    board.merchant(3, "m1-amity")
    board.place(0, 1)
    board.dice(0, 1, 6)
    board.begin(phase=2)
    assert why(board, "m1-amity") == reasons.OutOfReach("m1-amity")
    board.answer("sail 1 2")
    assert why(board, "m1-amity") == reasons.NotAlongside("m1-amity")


def test_why_nothing_is_bought_any_more() -> None:
    board = shopping("cannons", eight=2)
    board.answer("buy-no-more")
    assert why(board, "cannons") == reasons.BuyingOver("cannons")
    assert why(board, "eight") is None


def test_why_nothing_can_be_done_in_a_plundered_port() -> None:
    board = Board(3)
    board.fit(0, "cook")
    board.state.plundered = (1,)
    board.dice(0, 1, 5, 6)
    board.begin()
    board.answer("sail 1 1")
    assert why(board, GAME.box.place[1]) == voyage.Closed()


def test_why_a_tile_cannot_act() -> None:
    board = chase("m1-amity", "cook")
    board.answer("fetch cook")
    assert why(board, "cook") == reasons.UsedUp("cook")
    pirate = board.pirate(0)
    pirate.used = ()
    assert why(board, "cook") == reasons.BoughtNow("cook")


def test_whose_go_it_is_not_gets_no_reason() -> None:
    board: Any = chase("m1-amity", cards=("c-3-3",))
    assert GAME.why(board.state, Seat(1), "c-3-3") is None


# --- the crew ---------------------------------------------------------------------------------------------------------


def test_crew_that_is_called_upon_says_what_it_does() -> None:
    board = moored("smuggler", "briber", "black-marketeer")
    board.stow(0, hostage=1, rum=2)
    assert told(board, "black-marketeer").notes == (nassau.Does("effect-sell-two", "black-marketeer"),)
    board.answer("smuggle")
    assert told(board, "smuggler goods").notes == (nassau.Does("effect-smuggle-more", "smuggler"),)
    board.answer("smuggler goods", "load goods")
    assert told(board, "briber").notes == (nassau.Does("effect-bribe", "briber"),)


def test_a_smuggler_says_when_the_hold_is_full() -> None:
    board = moored("smuggler")
    board.stow(0, rum=8)
    board.answer("smuggle")
    assert [type(note) for note in told(board, "smuggler goods").notes] == [nassau.Does, fights.TooMuch]


def test_three_resources_may_be_sold_while_burying() -> None:
    board = Board(3)
    board.stow(0, rum=2, powder=1)
    board.begin(step="burying")
    assert told(board, "sell-cargo").notes == (nassau.ThreeForAnEight(("powder", "rum", "rum")),)


def test_the_crew_says_what_it_makes_of_a_fight() -> None:
    board = chase("m1-amity", "first-mate", "boatswain")
    board.answer("capture m1-amity")
    helping = [option for option in board.ask.options if option.kind in ("help", "first-mate")]
    assert helping
    for option in helping:
        becomes, cards = told(board, option.notation).notes
        assert isinstance(becomes, fights.ValueBecomes) and becomes.now == becomes.was + 1
        assert isinstance(cards, fights.WinsWith | fights.NoCardDoes)


# --- cargo ------------------------------------------------------------------------------------------------------------


def hold_told(board: Board, play: str) -> Counter[str]:
    [note] = told(board, play).notes
    assert isinstance(note, fame.ThenAboard) and len(note.cargo) == note.aboard <= note.places
    return Counter(note.cargo)


def held(board: Board) -> Counter[str]:
    return Counter({kind: count for kind, count in board.hold(0).items() if count})


def test_what_is_loaded_thrown_or_traded_says_what_is_aboard_then() -> None:
    board = moored("black-marketeer")
    board.stow(0, rum=2, powder=1)
    board.answer("smuggle")
    expected = hold_told(board, "load goods")
    board.answer("load goods")
    assert held(board) == expected
    board = moored("black-marketeer")
    board.stow(0, rum=2, powder=1)
    board.answer("black-marketeer")
    assert hold_told(board, "trade powder,rum") == Counter({"rum": 1, "eight": 1})
    expected = hold_told(board, "trade rum,rum")
    board.answer("trade rum,rum")
    assert held(board) == expected


def test_a_discount_says_what_is_still_to_pay() -> None:
    board = Board(3)
    board.fit(0, "master-gunner")
    board.market("cannons")
    board.stow(0, powder=2, goods=1)
    board.refresh()
    board.begin(step="buying")
    board.answer("buy cannons")
    assert told(board, "discount powder").notes == (nassau.ThenToPay(("powder", "goods")),)
    assert told(board, "pay").notes == (nassau.Price(("powder", "powder", "goods"), ("powder", "powder", "goods")),)
