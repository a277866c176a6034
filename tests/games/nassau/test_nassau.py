"""5 Return to Nassau: purchases, changes and buried treasure."""

from collections import Counter

import pytest

from tests.games.nassau.board import Board
from tests.games.nassau.laden import LADEN
from wardroom.engine import Dice, Match, Stream, seeded
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau.rules.burying import Buried, Sold, WhatToBury
from wardroom.games.nassau.rules.buying import (
    Bought,
    BoughtNoMore,
    Built,
    CameHome,
    HowToPay,
    Replaced,
    WhatToBuy,
    WhereToFit,
)
from wardroom.games.nassau.rules.changing import Change, Changed, Quartermaster
from wardroom.games.nassau.rules.hold import Threw, WalkedThePlank, WhatToGiveUp
from wardroom.games.nassau.rules.movement import WhereTo
from wardroom.games.nassau.rules.ship import Helped
from wardroom.games.nassau.state import Leg


def rich(seat: int = 0, *, tiles: tuple[str, ...] = (), market: tuple[str, ...] = (), **cargo: int) -> Board:
    """A captain with cargo in Nassau, before a market."""
    board = Board(3)
    board.build(seat, 2)
    board.fit(seat, *tiles)
    board.stow(seat, **cargo)
    board.market(*market)
    return board


# --- coming home ------------------------------------------------------------------------------------------------------


@rule("nassau", "5.clear")
def test_dice_ships_and_used_winds_leave_the_board() -> None:
    board = Board(3)
    board.navy("n1-all-open-sea", "n1-all-open-sea", "n1-all-open-sea")
    board.pirate(0).trail = (Leg(3, 3), Leg(8, 4, wind=True), Leg(2, 6))
    board.dice(0)
    board.state.winds -= 1
    for seat in range(3):
        board.stow(seat, eight=1)
    board.begin(step="navy")
    assert isinstance(board.question, WhatToBuy)
    assert board.events(CameHome)
    assert board.pirate(0).trail == ()
    assert all(board.pirate(seat).dice == () for seat in range(3))
    assert board.state.winds == 7


@rule("nassau", "5.order")
def test_the_most_notorious_buys_and_buries_first() -> None:
    board = Board(3)
    board.famous(20, 50, 30)
    for seat in range(3):
        board.stow(seat, eight=1)
    board.begin(step="buying")
    seats = []
    for _ in range(6):
        seats.append((type(board.question), board.ask.seat))
        board.answer(board.options[0])
    assert seats == [(WhatToBuy, 1), (WhatToBuy, 2), (WhatToBuy, 0), (WhatToBury, 1), (WhatToBury, 2), (WhatToBury, 0)]


@rule("nassau", "5.order")
def test_the_order_is_that_after_the_losses_to_the_navy() -> None:
    board = Board(3)
    board.famous(20, 22, 24)
    board.navy("n1-all-open-sea", "n1-all-open-sea", "n1-all-4-4")
    board.stow(0, eight=1)
    board.stow(2, eight=1)
    board.begin(step="navy")
    board.answer("0: take n1-all-open-sea", "1: take n1-all-open-sea", "2: play c-2-2")
    assert board.pirate(2).notoriety == 12
    assert isinstance(board.question, WhatToBuy)
    assert board.state.order == (1, 0, 2)


# --- one purchase per go ----------------------------------------------------------------------------------------------


@rule("nassau", "5.buy.one")
def test_one_purchase_per_go_and_rounds_until_all_have_passed() -> None:
    board = Board(3)
    board.famous(1, 2, 30)
    for seat in (0, 2):
        board.build(seat, 2)
        board.stow(seat, powder=4, goods=2)
    board.market("cannons", "cannons", "cannons")
    board.begin(step="buying")
    board.answer("2: buy cannons")
    assert board.ask.seat == 0
    board.answer("0: buy cannons", "2: buy cannons", "2: fit")
    assert board.facts(Bought, "player") == [2, 0, 2]
    assert board.state.market[0] == ()


@rule("nassau", "5.buy.one")
def test_a_section_is_a_purchase_too() -> None:
    board = Board(3)
    board.famous(1, 2, 30)
    board.stow(2, powder=2, goods=2, rum=2)
    board.stow(1, powder=2, goods=1)
    board.market("cannons")
    board.begin(step="buying")
    board.answer("2: build brigantine")
    assert board.ask.seat == 1


@rule("nassau", "5.buy.pass")
def test_a_pass_is_final() -> None:
    board = Board(3)
    board.famous(1, 2, 30)
    board.build(0, 2)
    board.stow(0, powder=4, goods=2)
    board.stow(2, powder=2, goods=1)
    board.market("cannons", "cannons", "cannons")
    board.begin(step="buying")
    board.answer("2: buy-no-more", "0: buy cannons")
    assert board.ask.seat == 0
    board.answer("0: buy-no-more")
    assert board.facts(BoughtNoMore, "player") == [2, 1, 0]
    assert board.state.step != "buying"


@rule("nassau", "5.buy.pass")
def test_who_can_do_nothing_is_not_asked() -> None:
    board = Board(3)
    board.stow(2, rum=1)
    board.begin(step="buying")
    assert board.facts(BoughtNoMore, "player") == [2, 1, 0]


@rule("nassau", "5.buy.supply")
def test_who_waits_for_the_supply_is_asked_again_once_it_has_filled() -> None:
    board = Board(3)
    board.famous(1, 2, 30)
    board.stow(2, eight=1)
    board.stow(0, powder=20, goods=20, rum=20)
    board.market("cannons", "cannons")
    board.begin(step="buying")
    board.answer("0: buy cannons")
    assert board.facts(BoughtNoMore, "player") == [1]
    assert board.ask.seat == 2
    assert board.offered("change") == ["powder", "goods"]
    board.answer("2: buy-no-more")
    assert board.ask.seat == 0
    assert [(event.player, event.cites) for event in board.events(BoughtNoMore)] == [
        (1, "5.buy.supply"),
        (2, "5.buy.pass"),
    ]


@rule("nassau", "5.buy.supply")
def test_who_only_waits_is_out_when_nobody_can_do_anything_more() -> None:
    board = Board(3)
    board.famous(1, 2, 30)
    board.stow(2, eight=1)
    board.stow(0, powder=20, goods=20, rum=20)
    board.begin(step="buying")
    board.answer("0: buy-no-more")
    assert board.facts(BoughtNoMore, "player", "passed") == [(1, False), (0, True), (2, False)]
    assert isinstance(board.question, WhatToBury)


@rule("nassau", "5.buy.supply")
@pytest.mark.parametrize(
    ("tiles", "cargo", "lacks", "option"),
    [
        (("cook",), {}, "rum", "fetch cook"),
        (("black-marketeer",), {"powder": 2}, "eight", "black-marketeer"),
    ],
)
def test_the_crew_waits_too(tiles: tuple[str, ...], cargo: dict[str, int], lacks: str, option: str) -> None:
    board = Board(3)
    board.famous(1, 2, 30)
    board.fit(2, *tiles)
    board.stow(2, **cargo)
    board.stow(0, eight=1)
    board.drain(lacks, seat=0)
    board.market("ships-cat")
    board.stow(0, powder=1)
    board.begin(step="buying")
    board.answer("0: change powder" if lacks == "eight" else "0: buy ships-cat")
    board.answer(*["0: buy-no-more"] if board.ask.seat == 0 else [])
    assert board.ask.seat == 2
    assert option in board.options


@rule("nassau", "5.buy.supply")
@pytest.mark.parametrize(
    ("tiles", "cargo"), [((), {"powder": 2}), (("black-marketeer",), {"powder": 1}), (("bard",), {"powder": 2})]
)
def test_who_can_hope_for_nothing_does_not_wait(tiles: tuple[str, ...], cargo: dict[str, int]) -> None:
    board = Board(3)
    board.famous(1, 30, 20)
    board.fit(2, *tiles)
    board.stow(2, **cargo)
    board.stow(0, eight=2)
    board.stow(1, eight=1)
    board.begin(1, step="buying")
    board.answer("1: buy-no-more")
    assert board.facts(BoughtNoMore, "player", "passed") == [(1, True), (2, False)]
    assert board.ask.seat == 0


@rule("nassau", "5.buy.market")
def test_only_tiles_in_the_market_are_sold_and_they_are_not_replaced() -> None:
    board = rich(market=("cannons", "mainsail"), powder=4, goods=4, rum=4)
    board.begin(0, "buying")
    assert board.offered("buy") == ["cannons", "mainsail"]
    board.answer("buy cannons")
    assert [len(row) for row in board.state.market] == [0, 1, 0]
    assert board.offered("buy") == ["mainsail"]


# --- costs ------------------------------------------------------------------------------------------------------------

COSTS = {
    "ratlines": (1, 1, 1),
    "mainsail": (0, 2, 1),
    "cannons": (2, 1, 0),
    "cook": (1, 0, 2),
}


def paid_for(tile: str) -> None:
    powder, goods, rum = COSTS[tile]
    board = rich(market=(tile,), powder=powder, goods=goods, rum=rum)
    board.begin(0, "buying")
    board.answer(f"buy {tile}")
    assert board.hold(0) == {}
    assert [board.supply(kind) for kind in ("powder", "goods", "rum")] == [20, 20, 20]
    (paid,) = board.facts(Bought, "cargo")
    assert tuple(map(paid.count, ("powder", "goods", "rum"))) == COSTS[tile]
    for kind, count in zip(("powder", "goods", "rum"), COSTS[tile], strict=True):
        if count:
            board = rich(market=(tile,), powder=powder + 1, goods=goods + 1, rum=rum + 1, eight=1)
            board.stow(0, **{kind: -2})
            board.begin(0, "buying")
            assert not board.offered("buy")


@rule("nassau", "5.place.unused", "5.place.replace")
def test_a_copy_that_replaces_a_used_tile_is_new_and_the_others_stay_as_they_were() -> None:
    board = rich(tiles=("cook", "carpenter", "jolly-roger"), market=("cook",), powder=1, rum=2)
    board.pirate(0).ready, board.pirate(0).used = ("jolly-roger",), ("cook", "carpenter")
    board.begin(0, "buying")
    board.answer("buy cook", "replace cook")
    assert (board.pirate(0).ready, board.pirate(0).used) == (("jolly-roger",), ("carpenter",))


@rule("nassau", "5.cost.paid")
def test_a_price_goes_from_the_buyers_own_hold_to_the_supply() -> None:
    board = rich(market=("cannons", "cook"), powder=4, goods=2, rum=3, eight=1)
    board.stow(1, powder=3, goods=3, rum=3)
    board.begin(0, "buying")
    board.answer("buy cannons")
    assert [board.supply(kind) for kind in ("powder", "goods", "rum", "eight")] == [15, 16, 14, 53]
    assert board.hold(0) == {"powder": 2, "goods": 1, "rum": 3, "eight": 1}
    board.answer("1: buy cook")
    assert [board.supply(kind) for kind in ("powder", "goods", "rum", "eight")] == [16, 16, 16, 53]
    assert board.hold(0) == {"powder": 2, "goods": 1, "rum": 3, "eight": 1}
    assert board.hold(1) == {"powder": 2, "goods": 3, "rum": 1}


@rule("nassau", "general.resources", "5.cost.paid")
def test_eights_and_hostages_are_no_resources() -> None:
    wares = ("cannons", "mainsail", "ratlines", "cook")
    board = rich(market=wares, powder=1, goods=1, eight=4, hostage=2)
    board.fit(0, "black-marketeer", "master-gunner")
    board.begin(0, "buying")
    assert board.offered("buy") == ["cannons"]
    board.answer("buy cannons")
    assert not board.offered("pay")
    assert {option.split()[1] for option in board.options} <= {"powder", "goods", "rum"}
    board = rich(market=wares, goods=1, eight=4, hostage=3)
    board.fit(0, "black-marketeer")
    board.begin(0, "burying")
    assert not any(option.startswith(("sell", "black-marketeer")) for option in board.options)


@rule("nassau", "5.cost.mizzen")
def test_cost_of_a_mizzen_tile() -> None:
    paid_for("ratlines")


@rule("nassau", "5.cost.sail")
def test_cost_of_a_sail() -> None:
    paid_for("mainsail")


@rule("nassau", "5.cost.hull")
def test_cost_of_a_hull_tile() -> None:
    paid_for("cannons")


@rule("nassau", "5.cost.crew")
def test_cost_of_a_crew_member() -> None:
    paid_for("cook")


@rule("nassau", "5.cost.section")
def test_cost_of_sections_first_brigantine_then_galleon_and_no_more() -> None:
    board = Board(3)
    board.stow(0, powder=6, goods=6, rum=6)
    board.begin(0, "buying")
    assert board.offered("build") == ["brigantine"]
    board.answer("build brigantine")
    assert board.hold(0) == {"powder": 4, "goods": 4, "rum": 4}
    assert board.offered("build") == ["galleon"]
    board.answer("build galleon")
    assert board.hold(0) == {"powder": 2, "goods": 2, "rum": 2}
    assert board.pirate(0).sections == 2
    assert board.facts(Built, "section") == ["brigantine", "galleon"]
    assert not board.offered("build")


@rule("nassau", "5.cost.section")
@pytest.mark.parametrize("kind", ["powder", "goods", "rum"])
def test_a_section_needs_two_of_each(kind: str) -> None:
    board = Board(3)
    board.stow(0, **{"powder": 2, "goods": 2, "rum": 2, "eight": 1} | {kind: 1})
    board.begin(0, "buying")
    assert not board.offered("build")


@rule("nassau", "5.section.at-once")
def test_places_and_slots_of_a_new_section_can_be_used_at_once() -> None:
    board = Board(3)
    board.fit(0, "cannons", "cannons")
    board.stow(0, powder=4, goods=3, rum=2)
    board.market("cannons")
    board.begin(0, "buying")
    board.answer("build brigantine", "buy cannons", "fit")
    assert board.tiles(0) == ["cannons", "cannons", "cannons"]
    assert board.game.view(board.state, None).pirates[0].capacity == 12


# --- places -----------------------------------------------------------------------------------------------------------


@rule("nassau", "5.place.slot")
def test_a_tile_goes_on_a_free_slot_of_its_kind() -> None:
    board = rich(market=("spanker",), goods=2, rum=1)
    board.begin(0, "buying")
    board.answer("buy spanker")
    slots = board.game.view(board.state, None).pirates[0].slots
    assert [(slot.section, slot.slot) for slot in slots if slot.tile] == [("stern", "yellow-stern")]


@rule("nassau", "5.place.slot")
def test_without_a_slot_and_nothing_to_replace_a_tile_cannot_be_bought() -> None:
    sections = "\n".join(
        line.replace("stern,Stern,Poppa,4,1,1,1,1,1,2", "stern,Stern,Poppa,4,1,1,1,1,0,2")
        for line in Board(3).game.texts["sections.csv"].splitlines()
    )
    board = Board(3, Board(3).game.with_tables({"sections.csv": sections}))
    board.stow(0, powder=1, goods=1, rum=1, eight=1)
    board.market("ratlines", "jolly-roger")
    board.begin(0, "buying")
    assert not board.offered("buy")


@rule("nassau", "5.place.replace")
def test_a_new_tile_may_take_the_place_of_an_old_one_even_beside_free_slots() -> None:
    board = rich(tiles=("cannons",), market=("long-range-cannons",), powder=2, goods=1)
    board.begin(0, "buying")
    board.answer("buy long-range-cannons")
    assert board.question == WhereToFit("long-range-cannons", free=True, by="5.place.slot")
    assert board.options == ["fit", "replace cannons", "forgo"]
    board.answer("replace cannons")
    assert board.tiles(0) == ["long-range-cannons"]
    assert board.state.boxes[0] == ("cannons",)
    assert board.facts(Replaced, "tile") == ["cannons"]


@rule("nassau", "5.place.replace")
def test_only_tiles_of_the_same_slot_kind_make_way() -> None:
    board = rich(tiles=("cannons", "bow-cannons", "mainsail", "jib"), market=("figurehead-fine",), powder=2, goods=1)
    board.begin(0, "buying")
    board.answer("buy figurehead-fine")
    assert board.options == ["replace bow-cannons", "forgo"]
    board.answer("replace bow-cannons")
    assert sorted(board.tiles(0)) == ["cannons", "figurehead-fine", "jib", "mainsail"]
    assert board.state.boxes[0] == ("bow-cannons",)


@rule("nassau", "5.place.replace")
def test_what_makes_way_is_said_before_anything_is_paid_and_may_be_left() -> None:
    board = rich(tiles=("jib",), market=("jib",), goods=2, rum=1)
    board.begin(0, "buying")
    told = len(board.told)
    board.answer("buy jib")
    assert board.question == WhereToFit("jib", free=False, by="5.place.replace")
    assert board.options == ["replace jib", "forgo"]
    assert (board.hold(0), len(board.told)) == ({"goods": 2, "rum": 1}, told)
    board.answer("forgo")
    assert isinstance(board.question, WhatToBuy)
    assert board.ask.seat == 0
    assert (board.tiles(0), board.state.market[1]) == (["jib"], ("jib",))


@rule("nassau", "5.place.replace")
def test_a_purchase_that_replaces_something_may_be_taken_back() -> None:
    match = Match(LADEN, ["Anja", "Jona", "Jon"], {}, seeded("replaced", 3))
    dice = Dice(Stream(b"replaced"))
    while not (isinstance(match.asks[0].question, WhereToFit) and not match.asks[0].question.free):
        match.answer(match.asks[0].seat, dice.pick(match.asks[0].options).notation)
    seat = match.asks[0].seat
    match.undo(seat)
    assert isinstance(match.asks[0].question, WhatToBuy)


@rule("nassau", "5.place.replace", "ship.limit.crew")
def test_a_second_one_of_a_kind_names_the_limit() -> None:
    board = rich(tiles=("cook",), market=("cook",), powder=1, rum=2)
    board.begin(0, "buying")
    board.answer("buy cook")
    assert board.question.cites == "ship.limit.crew"


@rule("nassau", "5.place.replace")
def test_a_full_ship_offers_every_tile_that_may_make_way() -> None:
    tiles = ("cannons", "cannons", "long-range-cannons", "cannons")
    board = rich(tiles=tiles, market=("long-range-cannons",), powder=2, goods=1)
    board.begin(0, "buying")
    board.answer("buy long-range-cannons")
    assert board.options == ["replace cannons", "replace long-range-cannons", "forgo"]


@rule("nassau", "5.place.unused")
def test_what_was_bought_cannot_be_used_in_the_same_turn() -> None:
    board = rich(market=("cook", "quartermaster"), powder=2, rum=5, goods=1, eight=2)
    board.begin(0, "buying")
    board.answer("buy cook", "buy quartermaster", "fit")
    board.idle(WhatToBury, seat=0)
    assert not board.offered("fetch")
    assert not board.offered("quartermaster")
    states = [slot.state for slot in board.game.view(board.state, None).pirates[0].slots if slot.tile]
    assert states == ["new", "new"]
    board.idle(WhereTo)
    assert set(board.pirate(0).ready) == {"cook", "quartermaster"}


@rule("nassau", "5.place.unused")
def test_the_points_of_what_was_bought_count_at_once() -> None:
    board = rich(market=("ships-cat", "ratlines"), powder=2, goods=1, rum=3)
    board.next_navy("n2-end")
    board.begin(0, "buying")
    board.answer("buy ships-cat", "buy ratlines")
    board.idle()
    rankings = board.game.view(board.state, None).rankings
    assert board.state.over
    assert (rankings["motley"][0].seat, rankings["motley"][0].value) == (0, 5)
    assert (rankings["ship"][0].seat, rankings["ship"][0].value) == (0, 7)


@rule("nassau", "5.place.unused")
def test_a_copy_that_replaces_a_ready_tile_has_to_wait() -> None:
    board = rich(tiles=("cook",), market=("cook",), powder=1, rum=2, eight=1)
    board.begin(0, "buying")
    board.answer("buy cook", "replace cook")
    assert board.tiles(0) == ["cook"]
    assert board.pirate(0).ready == ()
    assert not board.offered("fetch")


# --- discounts --------------------------------------------------------------------------------------------------------


@rule("nassau", "crew.master-gunner")
def test_where_a_tile_costs_one_resource_nothing_can_be_saved() -> None:
    costs = Board(3).game.texts["costs.csv"].replace("hull,2,1,0", "hull,1,0,0")
    board = Board(3, Board(3).game.with_tables({"costs.csv": costs}))
    board.fit(0, "master-gunner")
    board.market("cannons")
    board.stow(0, eight=1)
    board.begin(0, "buying")
    assert not board.offered("buy")
    board.answer("change powder", "buy cannons")
    assert board.hold(0) == {"powder": 1}


def test_a_tile_that_costs_nothing_in_an_owners_box_is_had_for_nothing() -> None:
    costs = Board(3).game.texts["costs.csv"].replace("hull,2,1,0", "hull,0,0,0")
    board = Board(3, Board(3).game.with_tables({"costs.csv": costs}))
    board.fit(0, "master-gunner")
    board.market("cannons")
    board.begin(0, "buying")
    board.answer("buy cannons")
    assert board.tiles(0) == ["cannons", "master-gunner"]
    assert board.pirate(0).ready == ("master-gunner",)


@rule("nassau", "crew.rigging-master", "crew.master-gunner", "crew.recruiter")
@pytest.mark.parametrize(
    ("crew", "tile", "saved", "cargo"),
    [
        ("rigging-master", "jib", "goods", {"goods": 1, "rum": 1}),
        ("rigging-master", "jib", "rum", {"goods": 2}),
        ("master-gunner", "bow-cannons", "powder", {"powder": 1, "goods": 1}),
        ("master-gunner", "bow-cannons", "goods", {"powder": 2}),
        ("recruiter", "ships-dog", "rum", {"powder": 1, "rum": 1}),
        ("recruiter", "ships-dog", "powder", {"rum": 2}),
    ],
)
def test_one_resource_less_of_the_buyers_choice(crew: str, tile: str, saved: str, cargo: dict[str, int]) -> None:
    board = rich(tiles=(crew,), market=(tile,), **cargo)
    board.begin(0, "buying")
    board.answer(f"buy {tile}")
    if isinstance(board.question, WhereToFit):
        board.answer("fit")
    assert board.offered("discount") == [saved]
    board.answer(f"discount {saved}")
    assert board.hold(0) == {}
    assert tile in board.tiles(0)
    assert board.facts(Helped, "crew") == [crew]


@rule("nassau", "crew.master-gunner")
def test_the_discount_is_a_choice() -> None:
    board = rich(tiles=("master-gunner",), market=("cannons",), powder=2, goods=1)
    board.begin(0, "buying")
    board.answer("buy cannons")
    assert board.question == HowToPay("cannons", ("powder", "powder", "goods"), "master-gunner")
    assert board.options == ["pay", "discount powder", "discount goods"]
    board.answer("pay")
    assert board.pirate(0).ready == ("master-gunner",)
    assert board.hold(0) == {}


@rule("nassau", "crew.rigging-master", "crew.master-gunner", "crew.recruiter")
@pytest.mark.parametrize(
    ("crew", "tile", "price"),
    [
        ("rigging-master", "crows-nest", {"powder": 1, "goods": 1}),
        ("rigging-master", "cannons", {"powder": 2}),
        ("master-gunner", "mainsail", {"goods": 2}),
        ("recruiter", "mainsail", {"goods": 2}),
        ("master-gunner", "cook", {"rum": 2}),
    ],
)
def test_each_discount_is_for_its_own_type(crew: str, tile: str, price: dict[str, int]) -> None:
    board = rich(tiles=(crew,), market=(tile,), eight=1, **price)
    board.begin(0, "buying")
    assert not board.offered("buy")


@rule("nassau", "crew.rigging-master", "crew.master-gunner", "crew.recruiter")
def test_sections_are_never_discounted() -> None:
    board = Board(3)
    board.fit(0, "rigging-master", "master-gunner", "recruiter")
    board.stow(0, powder=2, goods=2, rum=1, eight=1)
    board.begin(0, "buying")
    assert not board.offered("build")


@rule("nassau", "crew.recruiter", "ship.once")
def test_a_discount_serves_one_purchase_a_turn() -> None:
    board = rich(tiles=("recruiter",), market=("cook", "bard"), powder=2, rum=3)
    board.begin(0, "buying")
    board.answer("buy cook", "fit", "discount rum")
    assert board.hold(0) == {"powder": 1, "rum": 2}
    board.answer("buy bard", "fit")
    assert board.hold(0) == {}


# --- changing eights --------------------------------------------------------------------------------------------------


@rule("nassau", "5.change.two")
@pytest.mark.parametrize("step", ["buying", "burying"])
def test_an_eight_becomes_two_resources_alike_as_often_as_wanted(step: str) -> None:
    board = rich(eight=3)
    board.begin(0, step)  # type: ignore[arg-type]
    assert board.offered("change") == ["powder", "goods", "rum"]
    board.answer("change rum", "change powder")
    assert board.hold(0) == {"eight": 1, "rum": 2, "powder": 2}
    assert board.supply("eight") == 53
    assert board.facts(Changed, "cargo", "count") == [("rum", 2), ("powder", 2)]


@rule("nassau", "5.change.two")
def test_a_change_is_not_a_purchase_and_comes_from_the_hold() -> None:
    board = rich(market=("cannons",), eight=2, powder=0)
    board.bury(0, 5)
    board.begin(0, "buying")
    board.answer("change powder", "change goods", "buy cannons")
    assert board.hold(0) == {"goods": 1}
    assert not board.offered("change")


@rule("nassau", "5.change.two")
def test_eights_are_changed_in_step_5_only() -> None:
    board = rich(eight=2)
    board.dice(0, 1, 2, 3)
    board.begin()
    assert not board.offered("change")
    board.begin(0, "navy")
    assert not board.offered("change")


@rule("nassau", "5.change.short")
def test_a_short_supply_gives_what_is_there() -> None:
    board = rich(eight=2)
    board.stow(2, rum=19, goods=20)
    board.begin(0, "buying")
    assert board.offered("change") == ["powder", "rum"]
    assert {Change("powder", 2), Change("rum", 1)} < set(board.ask.options)
    board.answer("change rum")
    assert board.hold(0) == {"eight": 1, "rum": 1}
    assert board.facts(Changed, "cargo", "count") == [("rum", 1)]


@rule("nassau", "5.change.short", "crew.quartermaster")
def test_the_quartermaster_names_what_is_left() -> None:
    board = rich(tiles=("quartermaster",), eight=2)
    board.stow(2, rum=18, goods=20)
    board.begin(0, "buying")
    assert {Quartermaster("powder", 3), Quartermaster("rum", 2)} < set(board.ask.options)
    board.answer("quartermaster rum")
    assert board.hold(0) == {"eight": 1, "rum": 2}
    assert [event.cites for event in board.events(Changed)] == ["5.change.short"]


@rule("nassau", "crew.quartermaster")
def test_the_quartermaster_makes_three_alike_of_an_eight() -> None:
    board = rich(tiles=("quartermaster",), eight=2)
    board.begin(0, "buying")
    board.answer("quartermaster goods")
    assert board.hold(0) == {"eight": 1, "goods": 3}
    assert not board.offered("quartermaster")
    assert board.offered("change")


@rule("nassau", "crew.quartermaster", "5.change.short")
def test_the_quartermaster_too_takes_what_is_there() -> None:
    board = rich(tiles=("quartermaster",), eight=1)
    board.stow(2, rum=18)
    board.begin(0, "burying")
    board.answer("quartermaster rum")
    assert board.hold(0) == {"rum": 2}


@rule("nassau", "5.change.overflow")
def test_resources_may_exceed_the_hold_until_the_end_of_the_step() -> None:
    board = Board(3)
    board.stow(0, eight=8)
    board.begin(0, "buying")
    board.answer("change rum", "change rum", "change powder", "buy-no-more")
    assert sum(board.pirate(0).hold) == 11
    board.answer("0: done")
    assert board.question == WhatToGiveUp(excess=3, capacity=8, by="5.change.overflow")
    board.answer("give-up rum 3")
    assert board.hold(0) == {"eight": 5, "rum": 1, "powder": 2}
    assert board.supply("rum") == 19


@rule("nassau", "5.change.overflow", "2.hostage.overboard.b")
def test_the_owner_chooses_what_stays_hostages_and_eights_included() -> None:
    board = Board(3)
    board.stow(0, eight=6, hostage=2)
    board.begin(0, "burying")
    board.answer("change rum", "change rum", "done")
    assert board.question == WhatToGiveUp(excess=2, capacity=8, by="5.change.overflow")
    board.answer("give-up hostage 1", "give-up eight 1")
    assert board.hold(0) == {"eight": 3, "rum": 4, "hostage": 1}
    assert board.pirate(0).overboard == 1
    assert board.supply("eight") == 51
    assert board.facts(WalkedThePlank, "player", "count", "cites") == [(0, 1, "2.hostage.overboard.b")]
    assert board.facts(Threw, "player", "cargo", "cites") == [(0, ("eight",), "5.change.overflow")]


# --- burying ----------------------------------------------------------------------------------------------------------


@rule("nassau", "5.bury")
def test_any_number_of_eights_is_buried_after_all_purchases() -> None:
    board = rich(eight=4)
    board.begin(0, "buying")
    assert not board.offered("bury")
    board.answer("buy-no-more")
    assert board.offered("bury") == ["1", "2", "3", "4"]
    board.answer("bury 3", "done")
    assert board.pirate(0).chest == 3
    assert board.hold(0) == {"eight": 1}
    assert board.facts(Buried, "count") == [3]


@rule("nassau", "5.bury")
def test_nothing_has_to_be_buried() -> None:
    board = rich(eight=4)
    board.begin(0, "burying")
    board.answer("done")
    assert board.pirate(0).chest == 0
    assert board.hold(0) == {"eight": 4}


@rule("nassau", "5.bury")
def test_a_great_treasure_is_buried_at_once_or_in_parts() -> None:
    board = rich(eight=16)
    board.begin(0, "burying")
    assert board.offered("bury") == [str(count) for count in [*range(1, 13), 16]]
    board.answer("bury 12", "bury 1")
    assert board.offered("bury") == ["1", "2", "3"]


@rule("nassau", "5.bury.change")
def test_any_three_resources_become_an_eight_that_may_be_buried() -> None:
    board = rich(powder=3, goods=1, rum=2, hostage=1)
    board.begin(0, "burying")
    board.answer("sell-cargo")
    assert board.options == [
        "sell powder,powder,powder",
        "sell powder,powder,goods",
        "sell powder,powder,rum",
        "sell powder,goods,rum",
        "sell powder,rum,rum",
        "sell goods,rum,rum",
    ]
    board.answer("sell powder,goods,rum", "sell-cargo", "sell powder,powder,rum", "bury 2")
    assert board.hold(0) == {"hostage": 1}
    assert board.pirate(0).chest == 2
    assert board.facts(Sold, "cargo") == [("powder", "goods", "rum"), ("powder", "powder", "rum")]


@rule("nassau", "5.bury.change")
def test_hostages_are_not_accepted_and_three_are_needed() -> None:
    board = rich(powder=2, hostage=4, eight=1)
    board.begin(0, "burying")
    assert "sell-cargo" not in board.options


@rule("nassau", "5.bury.change")
def test_resources_are_sold_in_the_burying_part_only() -> None:
    board = rich(powder=9, eight=1)
    board.begin(0, "buying")
    assert "sell-cargo" not in board.options


@rule("nassau", "5.bury.final")
def test_what_is_buried_pays_for_nothing() -> None:
    board = rich(market=("cannons",))
    board.bury(0, 9)
    board.stow(1, eight=1)
    board.begin(step="buying")
    assert board.ask.seat == 1
    board.idle(WhereTo)
    assert board.pirate(0).chest == 9
    assert Counter(board.hold(0)) == {}


@rule("nassau", "5.bury.final")
def test_buried_eights_count_in_the_end() -> None:
    board = rich(eight=2)
    board.next_navy("n2-end")
    board.begin(0, "burying")
    board.answer("bury 2")
    assert board.state.over
    wealth = board.game.view(board.state, None).rankings["wealth"]
    assert (wealth[0].seat, wealth[0].value, wealth[0].points) == (0, 2, 7)
