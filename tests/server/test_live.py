"""At the table: whoever is asked answers, once, for the moment it is meant for; everything else is refused."""

import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.house import HOT, OPEN, PERSON, Guest, House, Json, Live, keep_up, play_out


def seated(house: House, players: int = 2, game: str = "skirmish", **more: object) -> tuple[str, list[Guest]]:
    """A table at which as many guests sit."""
    guests = [house.guest(f"Guest {n}") for n in range(players)]
    table = guests[0].open(PERSON, *[OPEN] * (players - 1), game=game, **more)["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit", {})
    return table, guests


def test_the_first_to_wait_is_told_when_the_match_begins(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    with anne.live(table) as hers, ben.live(table) as his:
        assert hers.position == his.position == {} and hers.table["status"] == "open"
        ben.post(f"/api/tables/{table}/sit", {})
        for live, seat in ((hers, 0), (his, 1)):
            live.until(lambda live: live.position)
            assert live.position["reader"] == seat and live.position["sequence"] == 0
            assert live.table["status"] == "playing" and len(live.lines) == 1
        assert hers.is_asked and not his.is_asked


def test_a_granted_answer_is_acknowledged_with_its_moment(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        assert hers.answer(lambda plays: plays[-1])["sequence"] == 1
        his.until(lambda live: live.position["sequence"] == 1)
        assert his.is_asked and his.table["is_my_turn"] and not hers.table["is_my_turn"]
        assert his.lines[1]["seat"] == 0


def test_a_repeated_answer_is_stale(house: House) -> None:
    table, (anne, _) = seated(house)
    with anne.live(table) as hers:
        given = hers.an_answer()
        hers.do("answer", **given)
        assert hers.refused("answer", **given) == "stale"
        assert anne.get(f"/api/tables/{table}")["sequence"] == 1


def test_nobody_answers_for_another(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his, house.guest().live(table) as theirs:
        given = hers.an_answer()
        for live in (his, theirs):
            assert live.refused("answer", **given) == "not-your-seat"
            assert live.refused("answer", **{**given, "seat": 7}) == "not-your-seat"
            for what in ("undo", "resign", "propose", "agree"):
                asked = {"seat": 0, "sequence": 0, "kind": "end", "id": 1, "agree": True}
                assert live.refused(what, **asked) == "not-your-seat"
            assert live.refused("look", seat=0) == "not-your-seat"
        assert his.refused("answer", **{**given, "seat": 1}) == "not-asked"
        hers.do("answer", **given)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"sequence": 1}, "stale"),
        ({"sequence": 2**31 - 1}, "stale"),
        ({"sequence": -1}, "malformed"),
        ({"sequence": 2**31}, "malformed"),
        ({"sequence": 10**40}, "malformed"),
        ({"sequence": "0"}, "malformed"),
        ({"sequence": 0.5}, "malformed"),
        ({"sequence": True}, "malformed"),
        ({"sequence": None}, "malformed"),
        ({"seat": 10**40}, "malformed"),
        ({"seat": "0"}, "malformed"),
        ({"request": 10**40}, "malformed"),
        ({"request": -1}, "malformed"),
        ({"play": ""}, "malformed"),
        ({"play": "x" * 201}, "malformed"),
        ({"play": "walk the plank"}, "malformed"),
        ({"play": "hold\n"}, "malformed"),
        ({"play": "hold\u0000"}, "malformed"),
        ({"play": 7}, "malformed"),
        ({"play": None}, "malformed"),
        ({"play": "fire 9 1"}, "not-offered"),
        ({"play": "fire 1"}, "not-offered"),
    ],
)
def test_what_is_not_on_offer_is_refused_and_changes_nothing(sqlite: House, changed: Json, key: str) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        hers.socket.send(json.dumps({"type": "answer", "request": 7, **hers.an_answer(), **changed}))
        told = hers.hear("refused")
        assert told["key"] == key and told["request"] in (0, 7)
        assert anne.get(f"/api/tables/{table}")["sequence"] == 0
        hers.answer()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ahoy",
        "{",
        "[]",
        "null",
        "7",
        '"answer"',
        "{}",
        '{"type": 7}',
        '{"type": "welcome"}',
        '{"type": "moved", "after": -1}',
        '{"type": "answer"}',
        '{"type": "answer", "seat": 0, "play": "\\ud800", "sequence": 0}',
        '{"type": "look"}',
        '{"type": "look", "seat": true}',
        '{"type": "chat", "text": 7}',
        '{"type": "propose", "kind": "mutiny", "seat": 0}',
        '{"type": "agree", "id": 1, "seat": 0, "agree": 1}',
        "[" * 8000,
        '{"type":' * 900,
    ],
)
def test_what_is_no_message_is_malformed(sqlite: House, text: str) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        hers.socket.send(text)
        assert hers.hear("refused")["key"] == "malformed"
        hers.answer()


def test_messages_of_the_wrong_kind_or_size(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        hers.socket.send(json.dumps({"type": "ping"}).encode())
        assert hers.hear("refused")["key"] == "malformed"
        hers.socket.send(json.dumps({"type": "chat", "text": "x" * 9000}))
        assert hers.hear("refused")["key"] == "too-large"
        hers.answer()
        hers.socket.send("x" * 70_000)
        assert hers.closed() == 1009
    with anne.live(table) as hers:
        assert hers.position["sequence"] == 1


def test_a_sign_of_life(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        hers.socket.send('{"type": "ping"}')
        hers.hear("pong")


def test_before_the_start_nothing_can_be_played(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    with anne.live(table) as hers:
        for what in ("answer", "undo", "resign", "propose", "agree", "look"):
            asked = {"seat": 0, "play": "hold", "sequence": 0, "kind": "end", "id": 1, "agree": True}
            assert hers.refused(what, **asked) == "not-begun"


def test_after_the_end_nothing_can_be_played(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        hers.do("resign", seat=0)
        his.until(lambda live: live.is_over)
        for what in ("answer", "undo", "resign", "propose", "agree"):
            asked = {"seat": 1, "play": "hold", "sequence": 1, "kind": "end", "id": 1, "agree": True}
            assert his.refused(what, **asked) == "over"
        his.do("look", seat=1)
        his.do("chat", text="well played")
    assert ben.refused("DELETE", f"/api/tables/{table}/seats/1") == (409, "over")


def test_of_many_who_answer_at_once_one_is_heard(house: House) -> None:
    table, (anne, _) = seated(house)
    lines = [anne.live(table) for _ in range(6)]
    together = threading.Barrier(len(lines))

    def attempt(live: Live) -> str:
        given = live.an_answer()
        together.wait()
        told = live.ask("answer", **given)
        return str(told.get("key", "accepted"))

    with ThreadPoolExecutor(len(lines)) as pool:
        told = list(pool.map(attempt, lines))
    assert sorted(told) == ["accepted"] + ["stale"] * 5
    keep_up(*lines)
    assert {json.dumps(live.lines) for live in lines} == {json.dumps(lines[0].lines)}
    assert anne.get(f"/api/tables/{table}")["sequence"] == 1


def test_two_tabs_see_the_same(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as first, anne.live(table) as second, ben.live(table) as his:
        play_out(first, his, most=4)
        keep_up(first, second)
        play_out(second, his, most=4)
        keep_up(first, second)
        assert first.lines == second.lines and first.position == second.position


# --- coming and going -------------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_there(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers:
        assert [seat["is_present"] for seat in hers.table["seats"]] == [False, False]
        hers.until(lambda live: live.table["seats"][0]["is_present"])
        with ben.live(table):
            hers.until(lambda live: live.table["seats"][1]["is_present"])
        hers.until(lambda live: not live.table["seats"][1]["is_present"])
    with house.guest().live(table) as theirs:
        theirs.until(lambda live: not live.table["seats"][0]["is_present"])


@pytest.mark.parametrize("since", ["", "x", "-1", "-7", "1.5", "99999999999999999999", "1e9", "²", "7"])
def test_a_moment_that_never_was_gets_everything(sqlite: House, since: str) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        hers.answer()
    with anne.live(table, since=since) as hers:
        assert [line["number"] for line in hers.lines] == [0, 1]


def test_coming_back_brings_exactly_what_was_missed(house: House) -> None:
    table, (anne, ben) = seated(house)
    hers = anne.live(table)
    with ben.live(table) as his:
        play_out(hers, his, most=3)
        moment, known = hers.position["sequence"], hers.lines[:]
        hers.close()
        with anne.live(table) as meanwhile:
            play_out(meanwhile, his, most=6)
        with anne.live(table, since=moment, is_welcome=False) as again:
            again.lines = known
            welcome = again.hear("welcome")
            assert [line["number"] for line in welcome["lines"]] == list(range(4, 10)) and welcome["after"] == 3
            assert again.lines == meanwhile.lines
            assert again.position["sequence"] == 9
        with anne.live(table, since=9, is_welcome=False) as again:
            again.lines = meanwhile.lines[:]
            assert again.hear("welcome")["lines"] == []


def test_coming_back_after_a_taking_back(house: House) -> None:
    """Lines that were taken back are void, whatever stands in their place now."""
    anne = house.guest()
    table = anne.open(PERSON, HOT)["table"]["id"]

    def play(live: Live, answers: int, option: int) -> None:
        for _ in range(answers):
            live.do("look", seat=live.position["waiting"][0])
            live.answer(lambda plays: plays[option])

    with anne.live(table) as live:
        play(live, 5, -1)
        moment, known = live.position["sequence"], live.lines[:]
        live.do("propose", kind="take_back", seat=0, line=2)
        play(live, 3, 0)
        live.do("look", seat=live.position["waiting"][0])
        with anne.live(table, since=moment, is_welcome=False) as again:
            again.lines = known
            assert again.hear("welcome")["after"] == 2
            assert again.lines == live.lines and again.position == live.position


def test_a_line_that_breaks_in_mid_sentence(sqlite: House) -> None:
    """Whoever is gone before the answer was acknowledged finds it given once, or not at all."""
    table, (anne, ben) = seated(sqlite)
    with ben.live(table) as his:
        for given in range(3):
            hers, known = anne.live(table), his.position["sequence"]
            hers.send("answer", **hers.an_answer(lambda plays: plays[0]))
            hers.socket.socket.shutdown(socket.SHUT_RDWR)
            assert hers.closed() == 1006
            with anne.live(table) as again:
                again.do("chat", text="back again")
                if again.position["sequence"] == known:
                    again.answer()
                keep_up(again, his)
                assert his.position["sequence"] == known + 1 == 2 * given + 1
            his.answer()


# --- several on one screen --------------------------------------------------------------------------------------------


def test_several_on_one_screen_look_in_turn(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, HOT, HOT)["table"]["id"]
    with anne.live(table) as live:
        for _ in range(12):
            seat = live.position["waiting"][0]
            live.do("look", seat=seat)
            assert live.position["reader"] == seat and [ask["seat"] for ask in live.position["asks"]] == [seat]
            mine = live.position["view"]["mine"]
            assert len(mine) == live.position["view"]["hands"][seat]
            live.answer()
            live.until(lambda live: live.position["sequence"])
        live.do("look", seat=None)
        assert live.position["reader"] is None and live.position["asks"] == [] and live.position["view"]["mine"] == []
        told = [event["kind"] for line in live.lines for event in line["events"]]
        assert "loaded" not in told
        with anne.live(table) as other:
            assert other.position["reader"] == other.position["waiting"][0]


def test_standing_up_in_mid_match_leaves_the_seat_and_its_secrets_to_a_bot(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=4)
        keep_up(hers, his)
        assert hers.position["view"]["mine"]
        heard = len(hers.heard)
        left = anne.delete(f"/api/tables/{table}/seats/0")
        assert (left["seats"][0]["kind"], left["seats"][0]["bot"]) == ("bot", "lieutenant")
        hers.until(lambda live: live.position["reader"] is None)
        play_out(his, most=6)
        hers.until(lambda live: live.is_over or live.position["sequence"] >= his.position["sequence"])
        for told in hers.heard[heard:]:
            if told["type"] == "moved" and not told["position"]["result"]:
                assert told["position"]["view"]["mine"] == [] and told["position"]["asks"] == []
                assert "loaded" not in [event["kind"] for line in told["lines"] for event in line["events"]]
        assert hers.refused("answer", seat=0, play="hold", sequence=hers.position["sequence"]) == "not-your-seat"
