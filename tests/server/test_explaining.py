"""What options are worth is explained to whoever sits there; and events come with what was seen, to those who watch."""

from typing import Any

from tests.server.house import BOT, PERSON, House, Json, Live
from tests.server.test_live import seated
from wardroom.engine.changes import changed


def test_options_are_explained_by_their_notation(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as live:
        told = anne.get(f"/api/tables/{table}/explained?seat=0")
        assert (told["seat"], told["sequence"]) == (0, live.position["sequence"])
        shots = [option["play"] for option in live.position["asks"][0]["options"] if option["play"] != "hold"]
        assert sorted(told["options"]) == sorted(shots)
        shot = told["options"][shots[0]]
        assert sum(each["chance"] for each in shot["chances"]) == 1
        assert [each["said"]["kind"] for each in shot["sums"][0]["items"]] == ["gun"]


def test_explanations_and_reasons_are_for_whoever_sits_there(sqlite: House) -> None:
    table, (anne, ben) = seated(sqlite)
    for ask in ("explained?", "why?piece=gun&"):
        address = f"/api/tables/{table}/{ask}seat="
        assert ben.refused("GET", f"{address}0") == (403, "not-your-seat")
        assert sqlite.guest().refused("GET", f"{address}0") == (403, "not-your-seat")
    assert anne.get(f"/api/tables/{table}/why?piece=gun&seat=0") == {"said": None}
    assert ben.get(f"/api/tables/{table}/why?piece=gun&seat=1") == {"said": None}
    assert ben.get(f"/api/tables/{table}/explained?seat=1")["options"] == {}, "who is not asked has nothing to choose"


WATCHING = "-1&stills=yes"
"""Since no moment, with stills."""


def stills(message: Json) -> list[Json]:
    """What was seen at each event of a message, led back from what is seen now."""
    view: Any = message["position"]["view"]
    found: list[Json] = []
    for by in reversed(message["lines"][-1]["stills"]):
        view = changed(view, by)
        found.insert(0, view)
    return found


def moved(live: Live, seat: int) -> Json:
    """What was told of the first answer of a seat."""
    is_it = lambda told: told["type"] == "moved" and told["lines"][-1]["seat"] == seat  # noqa: E731
    live.until(lambda live: any(map(is_it, live.heard)))
    return next(filter(is_it, live.heard))


def test_who_watches_gets_a_still_with_every_event(sqlite: House) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table, WATCHING) as mine, ben.live(table) as theirs:
        mine.answer(lambda _: "hold")
        told, plain = moved(mine, 0), moved(theirs, 0)
        assert [event["kind"] for event in told["lines"][0]["events"]] == ["held", "loaded"]
        held, loaded = stills(told)
        assert (len(held["mine"]), len(loaded["mine"])) == (3, 4)
        assert loaded == told["position"]["view"]
        assert plain["lines"][0]["stills"] == []


def test_stills_are_those_of_the_reader(sqlite: House) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as mine, ben.live(table, WATCHING) as theirs:
        mine.answer(lambda _: "hold")
        told = moved(theirs, 0)
        assert [event["kind"] for event in told["lines"][0]["events"]] == ["held"]
        (held,) = stills(told)
        assert (held["hands"][0], len(held["mine"])) == (3, 3)
        assert told["position"]["view"]["hands"][0] == 4


def test_after_a_reload_what_was_not_seen_is_told_again(sqlite: House) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table, WATCHING) as mine, ben.live(table) as theirs:
        mine.answer(lambda _: "hold")
        live = stills(moved(mine, 0))
        theirs.until(lambda live: live.is_asked)
        told = anne.get(f"/api/tables/{table}/stills?after=0&seat=0")
        assert told["sequence"] == mine.position["sequence"] == 1
        assert stills({"position": mine.position, "lines": told["lines"]}) == live
        assert ben.refused("GET", f"/api/tables/{table}/stills?after=0&seat=0") == (403, "not-your-seat")
        assert anne.refused("GET", f"/api/tables/{table}/stills?after=2&seat=0") == (404, "not-found")
        assert anne.refused("GET", f"/api/tables/{table}/stills?seat=0") == (400, "malformed-request")
        (line,) = ben.get(f"/api/tables/{table}/stills?after=0")["lines"]
        assert [event["kind"] for event in line["events"]] == ["held"]


def test_the_moves_of_bots_come_with_stills(sqlite: House) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    with anne.live(table, WATCHING) as live:
        live.until(lambda live: live.is_asked)
        live.answer(lambda _: "hold")
        assert stills(moved(live, 0))
        theirs = moved(live, 1)
        assert len(stills(theirs)) == len(theirs["lines"][0]["events"])
