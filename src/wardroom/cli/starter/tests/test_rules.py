"""Each rule, proved with dice that fall as written."""

from wardroom.cli.starter.newgame import FINDS, GAME, Found, Ordered, Site
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import begin, events, offered, play, rule

ANNE, BART = Seat(0), Seat(1)


def site(**rooms: list[str]) -> Site:
    """Two divers over a wreck; what stands last in a room lies uppermost. Anne was ordered pearls, Bart coins."""
    return Site({"hold": [], "cabin": [], "orlop": [], **rooms}, ["pearl", "coin"], [], [[], []], air=8, days=4)


@rule("newgame", "1")
def test_finds_lie_in_three_rooms_and_everybody_draws_an_order() -> None:
    begun = GAME.setup(GAME.configure({"sea": "rough"}, 3), 3, Dice(Stream(b"set-up")))
    finds = [find for room in begun.rooms.values() for find in room]
    assert [len(room) for room in begun.rooms.values()] == [8, 8, 8]
    assert {kind: finds.count(kind) for kind in FINDS} == FINDS
    assert len(begun.orders) == 3 and begun.air == 6


@rule("newgame", "2")
def test_the_uppermost_find_goes_into_the_net() -> None:
    position = begin(GAME, site(hold=["coin", "pearl"]))
    play(position, "search hold")
    assert (position.state.net, position.state.rooms["hold"]) == (["pearl"], ["coin"])
    assert events(position)[-1] == Found(ANNE, "hold", "pearl")


@rule("newgame", "2")
def test_an_empty_room_is_not_on_offer() -> None:
    position = begin(GAME, site(hold=["coin"], orlop=["coin"]))
    assert offered(position, ANNE) == ["search hold", "search orlop"]


@rule("newgame", "3")
def test_the_air_lasts_if_the_die_shows_as_much_as_there_are_finds() -> None:
    position = begin(GAME, site(hold=["coin"] * 4), 2)
    play(position, "search hold", "search hold")
    assert position.state.net == ["coin", "coin"]


@rule("newgame", "3")
def test_out_of_air_all_in_the_net_is_lost() -> None:
    position = begin(GAME, site(hold=["coin"] * 4), 1)
    play(position, "search hold", "search hold")
    assert (position.state.net, position.state.sunk) == ([], ["coin", "coin"])
    assert position.state.boats[ANNE] == []


@rule("newgame", "4")
def test_whoever_comes_up_lands_the_net() -> None:
    position = begin(GAME, site(hold=["coin", "pearl"]))
    play(position, "search hold", "come-up")
    assert position.state.boats[ANNE] == ["pearl"]


@rule("newgame", "4")
def test_nobody_comes_up_with_an_empty_net() -> None:
    assert offered(begin(GAME, site(hold=["coin"])), ANNE) == ["search hold"]


@rule("newgame", "5")
def test_a_day_ends_when_all_have_dived() -> None:
    position = begin(GAME, site(hold=["coin"] * 4))
    play(position, "0: search hold", "0: come-up")
    assert (position.state.day, position.state.diver) == (1, BART)
    play(position, "1: search hold", "1: come-up")
    assert (position.state.day, position.state.diver) == (2, ANNE)


@rule("newgame", "6")
def test_what_was_ordered_counts_twice() -> None:
    state = site(hold=["pearl", "coin"])
    state.boats = [["pearl"], ["pearl"]]
    position = begin(GAME, state, 8)
    play(position, "search hold", "search hold")
    assert position.result is not None
    assert position.result.scores == (6 + 1 + 6, 3)
    assert events(position)[-2:] == [Ordered("pearl", ANNE), Ordered("coin", BART)]


@rule("newgame", "6")
def test_it_ends_after_the_last_day() -> None:
    state = site(hold=["coin"] * 4)
    state.day, state.diver = 4, BART
    position = begin(GAME, state)
    play(position, "search hold", "come-up")
    assert position.result is not None and position.result.winners == (BART,)


@rule("newgame", "7")
def test_an_order_is_its_owners_own() -> None:
    state = site(hold=["coin"])
    assert GAME.view(state, BART).my_order == "coin"
    assert GAME.view(state, None).my_order == ""
