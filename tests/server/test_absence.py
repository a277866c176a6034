"""Those who are away: a bot plays for them, by their own wish or that of the others, until they take the seat back."""

from collections.abc import Iterator

import pytest
from sqlalchemy import text

from tests.databases import NewDatabase
from tests.server.house import BOT, PERSON, House, keep_up, play_out, serving, wait_for
from tests.server.test_live import seated
from tests.server.waiting import Waiting
from wardroom.engine import Match, seeded
from wardroom.engine.record import dumps, record
from wardroom.games.skirmish import GAME


@pytest.fixture(scope="module")
def hasty(new_database: NewDatabase) -> Iterator[House]:
    """A server where nobody is waited for."""
    with serving(new_database("sqlite"), absence_live=0.0) as house:
        yield house


# --- one's own seat ---------------------------------------------------------------------------------------------------


def test_a_seat_is_left_to_a_bot_and_taken_back(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=4)
        keep_up(hers, his)
        name, hand = hers.table["seats"][0]["name"], hers.position["view"]["mine"]
        (left, _) = anne.delete(f"/api/tables/{table}/seats/0")["seats"]
        assert (left["kind"], left["bot"], left["name"]) == ("bot", "lieutenant", name)
        assert (left["is_mine"], left["is_stand_in"], left["can_return"]) == (False, True, True)
        his.until(lambda live: live.table["seats"][0]["is_stand_in"])
        assert not his.table["seats"][0]["can_return"]
        hers.until(lambda live: live.position["reader"] is None)
        assert hers.position["view"]["mine"] == []
        assert [each["id"] for each in anne.get("/api/tables")["mine"]] == [table], "it is still one of hers"
        (back, _) = anne.post(f"/api/tables/{table}/sit", {"seat": 0})["seats"]
        assert (back["kind"], back["bot"], back["name"], back["is_mine"]) == ("person", "", name, True)
        hers.until(lambda live: live.position["reader"] == 0)
        assert hers.position["sequence"] > 4 or hers.position["view"]["mine"] == hand
        keep_up(hers, his)
        play_out(hers, his)
        assert hers.is_over and his.is_over


def test_nobody_else_comes_back(house: House) -> None:
    table, (anne, ben) = seated(house)
    with ben.live(table) as his:
        ben.delete(f"/api/tables/{table}/seats/1")
        his.until(lambda live: live.table["seats"][1]["can_return"])
    for guest in (anne, house.guest()):
        assert guest.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (409, "no-seat")
        assert guest.refused("DELETE", f"/api/tables/{table}/seats/1") == (403, "not-your-seat")
    for wish in ({}, {"seat": 1}):  # to sit down where one sits is no fault
        assert ben.post(f"/api/tables/{table}/sit", wish)["seats"][1]["is_mine"]


def test_whoever_gave_up_does_not_come_back(house: House) -> None:
    table, guests = seated(house, 3)
    with guests[0].live(table) as hers:
        hers.do("resign", seat=0)
        hers.until(lambda live: live.table["seats"][0]["resigned"])
        assert not hers.table["seats"][0]["can_return"] and not hers.table["seats"][0]["is_stand_in"]
    assert guests[0].refused("POST", f"/api/tables/{table}/sit", {"seat": 0}) == (409, "no-seat")


def test_after_the_end_nobody_comes_back(house: House) -> None:
    table, (anne, ben) = seated(house)
    anne.delete(f"/api/tables/{table}/seats/0")
    with ben.live(table) as his:
        his.do("resign", seat=1)
    assert anne.refused("POST", f"/api/tables/{table}/sit", {"seat": 0}) == (409, "over")
    assert not anne.get(f"/api/tables/{table}")["seats"][0]["can_return"]


def test_what_a_bot_thought_of_meanwhile_is_not_played(sqlite: House, waiting: Waiting) -> None:
    """She comes back while it is still thinking: the answer is hers."""
    anne = sqlite.guest()
    table = anne.open(PERSON, {"kind": "open"}, stand_in="captain")["table"]["id"]
    sqlite.guest().post(f"/api/tables/{table}/sit", {})
    anne.delete(f"/api/tables/{table}/seats/0")
    wait_for(lambda: waiting.tasks)
    anne.post(f"/api/tables/{table}/sit", {"seat": 0})
    waiting.let_go()
    wait_for(lambda: not sqlite.hub.answering.thinking)
    with anne.live(table) as hers:
        assert hers.position["sequence"] == 0 and hers.is_asked
        hers.answer(lambda plays: "hold")


def test_the_match_file_stays_shut_while_somebody_may_come_back(house: House) -> None:
    """It holds the dice that are still to fall."""
    table, (anne, ben) = seated(house)
    ben.delete(f"/api/tables/{table}/seats/1")
    assert anne.refused("GET", f"/api/tables/{table}/file") == (403, "not-yours")
    assert anne.refused("POST", f"/api/tables/{table}/branch", {"line": 0}) == (403, "not-yours")


# --- others who do not come -------------------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_does_not_come(hasty: House) -> None:
    table, (anne, ben) = seated(hasty)
    with anne.live(table) as hers:
        hers.answer(lambda plays: "hold")
        hers.until(lambda live: live.position["waiting"] == [1])
        hers.do("propose", kind="hand_over", seat=0, absent=1)
        hers.until(lambda live: live.is_asked)
        seat = hers.table["seats"][1]
        assert (seat["kind"], seat["bot"], seat["is_stand_in"]) == ("bot", "lieutenant", True)
        with ben.live(table) as his:
            assert his.table["seats"][1]["can_return"]
            ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            his.until(lambda live: live.position["reader"] == 1)
            play_out(hers, his)
            assert hers.is_over


def test_all_who_are_there_have_to_agree(hasty: House) -> None:
    table, (anne, ben, cid) = seated(hasty, 3)
    with ben.live(table) as his, cid.live(table) as theirs:
        his.until(lambda live: live.table["seats"][2]["is_present"])
        his.do("propose", kind="hand_over", seat=1, absent=0)
        theirs.until(lambda live: live.proposals)
        (proposal,) = theirs.proposals
        told = (proposal["kind"], proposal["absent"], proposal["bot"], proposal["agreed"])
        assert told == ("hand_over", 0, "lieutenant", [1]) and theirs.table["seats"][0]["kind"] == "person"
        theirs.do("agree", id=proposal["id"], seat=2, agree=True)
        his.until(lambda live: live.table["seats"][0]["kind"] == "bot")
        assert anne.get(f"/api/tables/{table}")["seats"][0]["can_return"]


def test_one_who_refuses_keeps_the_seat_for_the_absent(hasty: House) -> None:
    table, (_, ben, cid) = seated(hasty, 3)
    with ben.live(table) as his, cid.live(table) as theirs:
        his.until(lambda live: live.table["seats"][2]["is_present"])
        his.do("propose", kind="hand_over", seat=1, absent=0)
        theirs.until(lambda live: live.proposals)
        theirs.do("agree", id=theirs.proposals[0]["id"], seat=2, agree=False)
        his.until(lambda live: not live.proposals)
        assert his.table["seats"][0]["kind"] == "person"


def test_whoever_comes_in_time_keeps_the_seat(hasty: House) -> None:
    table, (anne, ben, cid) = seated(hasty, 3)
    with ben.live(table) as his, cid.live(table) as theirs:
        his.until(lambda live: live.table["seats"][2]["is_present"])
        his.do("propose", kind="hand_over", seat=1, absent=0)
        theirs.until(lambda live: live.proposals)
        number = theirs.proposals[0]["id"]
        with anne.live(table) as hers:
            theirs.until(lambda live: not live.proposals)
            assert theirs.refused("agree", id=number, seat=2, agree=True) == "no-proposal"
            hers.until(lambda live: not live.proposals)
            assert hers.is_asked


def test_only_somebody_who_is_waited_for_in_vain_is_absent(hasty: House) -> None:
    table, (anne, ben, _) = seated(hasty, 3)
    with anne.live(table), ben.live(table) as his:
        his.until(lambda live: live.table["seats"][0]["is_present"])
        for absent in (0, 1, 2, 7, None):
            assert his.refused("propose", kind="hand_over", seat=1, absent=absent) == "not-absent", absent
    table, (_, ben) = seated(hasty)
    with ben.live(table) as his:
        assert his.refused("propose", kind="hand_over", seat=0, absent=0) == "not-your-seat"


@pytest.mark.parametrize(("pace", "minutes"), [("live", 2), ("daily", 1440)])
def test_somebody_who_is_away_is_waited_for(house: House, pace: str, minutes: int) -> None:
    """Where people come by once a day, a day."""
    anne, ben = house.guest(), house.guest()
    table = anne.open(PERSON, {"kind": "open"}, pace=pace)["table"]["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    with ben.live(table) as his:
        told = his.ask("propose", kind="hand_over", seat=1, absent=0)
        assert (told["type"], told["key"], told["facts"]) == ("refused", "not-absent", {"left": minutes})


# --- the one without slips --------------------------------------------------------------------------------------------


def test_a_table_with_a_bot_that_is_offered_to_nobody_goes_on(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]

    async def as_it_was() -> None:
        async with house.app.state.database.write() as connection:
            await connection.execute(text("UPDATE seats SET bot = 'thumb' WHERE kind = 'bot'"))

    house.call(as_it_was)
    house.hub.tables.pop(table)
    with anne.live(table) as live:
        assert live.table["seats"][1]["bot"] == "thumb"
        live.answer(lambda plays: "hold")
        live.until(lambda live: live.position["sequence"] > 1)


def test_a_file_with_a_bot_that_is_offered_to_nobody_becomes_a_table(house: House) -> None:
    match = Match(GAME, ["Anna", "Bruno"], {}, seeded(1, 2))
    match.players = ("person", "thumb")
    seats = house.guest().ask("POST", "/api/files", content=dumps(record(match))).json()["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", ""), ("bot", "thumb")]
