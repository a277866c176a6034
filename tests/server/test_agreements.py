"""Undo, taking back, giving up and ending by agreement."""

from typing import Any

import pytest

from tests.server.house import BOT, HOT, OPEN, PERSON, House, Live, keep_up, play_out
from tests.server.test_live import seated
from wardroom.engine import Match, seeded
from wardroom.engine.record import dumps, record
from wardroom.games.skirmish import GAME

# --- undo -------------------------------------------------------------------------------------------------------------


def test_an_answer_nobody_learned_from_is_taken_back(house: House) -> None:
    """In Kaiser what the active player commits is their own affair until they are ready."""
    table, (anne, ben) = seated(house, game="kaiser")
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        mine = hers if hers.is_asked else his
        seat = mine.position["reader"]
        before = mine.position
        mine.answer(lambda plays: next(play for play in plays if play.split()[0] not in ("ready", "done", "pass")))
        keep_up(hers, his)
        assert mine.position["undoable"] == [seat]
        assert mine.refused("undo", seat=seat, sequence=before["sequence"]) == "stale"
        told = mine.do("undo", seat=seat, sequence=mine.position["sequence"])
        keep_up(hers, his)
        assert told["sequence"] == 2 and len(mine.lines) == len((his if mine is hers else hers).lines) == 1
        assert {**mine.position, "sequence": 0} == {**before, "sequence": 0}
        assert mine.refused("undo", seat=seat, sequence=2) == "cannot-undo"


def test_what_others_have_learned_from_is_not_undone(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        hers.answer(lambda plays: plays[-1])
        assert hers.position["undoable"] == []
        assert hers.refused("undo", seat=0, sequence=1) == "cannot-undo"
        keep_up(hers, his)
        assert his.refused("undo", seat=1, sequence=1) == "cannot-undo"


def boarding() -> Match[Any]:
    """A match of three in which two are asked at once."""
    for seed in range(1000):
        match = Match(GAME, ["Anna", "Bruno", "Carla"], {}, seeded(seed, 3))
        for _ in range(12):
            asked = list(match.asks)
            if len(asked) == 2 and all(len(ask.options) > 1 for ask in asked):
                return match
            if len(asked) == 1:
                match.answer(asked[0].seat, asked[0].options[-1].notation)
    raise AssertionError("nobody boards anybody")


def asked_together(house: House) -> tuple[list[Live], Live, Live]:
    """Everybody at a table of three, and the two who are asked at once."""
    guests = [house.guest() for _ in range(3)]
    match = boarding()
    own = guests[0].ask("POST", "/api/files", content=dumps(record(match))).json()["id"]
    wish = {"line": match.sequence, "seats": [PERSON, OPEN, OPEN]}
    opened = guests[0].post(f"/api/tables/{own}/branch", wish)
    table = opened["table"]["id"]
    for guest, link in zip(guests[1:], opened["links"], strict=True):
        guest.post(f"/api/tables/{table}/sit", {"link": link["path"].split("seat=")[1]})
    lives = [guest.live(table) for guest in guests]
    first, second = (lives[ask.seat] for ask in match.asks)
    return lives, first, second


def test_a_secret_answer_is_taken_back_and_the_other_stays_given(house: House) -> None:
    """Two board each other and commit in secret: the first thinks again; what the second committed is not lost."""
    lives, first, second = asked_together(house)
    seat, sequence, line = first.position["reader"], first.position["sequence"], first.position["line"]
    first.answer(lambda plays: plays[-1])
    keep_up(*lives)
    assert first.position["undoable"] == [seat] and [first.is_asked, second.is_asked] == [False, True]
    first.do("undo", seat=seat, sequence=sequence + 1)
    keep_up(*lives)
    assert [first.is_asked, second.is_asked] == [True, True] and second.position["line"] == line
    first.answer(lambda plays: plays[-1])
    keep_up(*lives)
    second.send("undo", seat=seat, sequence=first.position["sequence"])
    assert second.hear("refused")["key"] == "not-your-seat"
    second.answer(lambda plays: plays[-1])
    keep_up(*lives)
    assert [line["seat"] for line in first.lines[-2:]] == [first.position["reader"], second.position["reader"]]
    assert "boarded" in [event["kind"] for event in lives[0].lines[-1]["events"]]


def test_those_who_are_asked_at_once_may_answer_at_once(house: House) -> None:
    """What the first commits in secret changes nothing for the second; answering twice does not count."""
    lives, first, second = asked_together(house)
    hers, his = first.an_answer(), second.an_answer()
    assert hers["sequence"] == his["sequence"]
    first.do("answer", **hers)
    assert first.refused("answer", **hers) == "not-asked"
    assert second.do("answer", **his)["sequence"] == his["sequence"] + 2
    assert second.refused("answer", **his) == "stale"
    keep_up(*lives)
    assert "boarded" in [event["kind"] for event in lives[0].lines[-1]["events"]]


def test_a_question_that_was_taken_back_is_another_one(house: House) -> None:
    lives, first, second = asked_together(house)
    his, seat = second.an_answer(), first.position["reader"]
    first.answer()
    first.do("undo", seat=seat, sequence=first.position["sequence"])
    assert second.refused("answer", **his) == "stale"
    keep_up(*lives)
    second.answer()


# --- taking back ------------------------------------------------------------------------------------------------------


def test_all_others_must_agree_to_a_taking_back(house: House) -> None:
    table, guests = seated(house, 3)
    lives = [guest.live(table) for guest in guests]
    hers, his, theirs = lives
    play_out(*lives, most=6)
    keep_up(*lives)
    then = [live.lines[:4] for live in lives]
    hers.do("propose", kind="take_back", seat=0, line=3)
    for live in lives:
        live.until(lambda live: live.proposals)
    (proposal,) = theirs.proposals
    assert (proposal["kind"], proposal["seat"], proposal["line"], proposal["agreed"]) == ("take_back", 0, 3, [0])
    his.do("agree", id=proposal["id"], seat=1, agree=True)
    theirs.until(lambda live: live.proposals[0]["agreed"] == [0, 1])
    hers.do("agree", id=proposal["id"], seat=0, agree=True)
    assert hers.position["line"] == 6
    assert theirs.do("agree", id=proposal["id"], seat=2, agree=True)["sequence"] == 7
    keep_up(*lives)
    for live, known in zip(lives, then, strict=True):
        live.until(lambda live: not live.proposals)
        assert live.lines == known and live.position["line"] == 3 and live.position["sequence"] == 7
    assert his.refused("agree", id=proposal["id"], seat=1, agree=True) == "no-proposal"
    play_out(*lives, most=4)


def test_one_who_refuses_is_enough(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his, house.guest().live(table) as theirs:
        play_out(hers, his, most=3)
        hers.do("propose", kind="take_back", seat=0, line=0)
        his.until(lambda live: live.proposals)
        number = his.proposals[0]["id"]
        assert theirs.refused("agree", id=number, seat=1, agree=True) == "not-your-seat"
        his.do("agree", id=number, seat=1, agree=False)
        for live in (hers, theirs):
            live.until(lambda live: not live.proposals)
        assert his.refused("agree", id=number, seat=1, agree=True) == "no-proposal"
        assert hers.position["line"] == 3


def test_a_proposal_is_void_when_the_match_goes_on(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=2)
        keep_up(hers, his)
        hers.do("propose", kind="take_back", seat=0, line=0)
        his.until(lambda live: live.proposals)
        number = his.proposals[0]["id"]
        play_out(hers, his, most=1)
        assert his.refused("agree", id=number, seat=1, agree=True) == "no-proposal"


def test_a_new_proposal_takes_the_place_of_the_old_one(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=2)
        keep_up(hers, his)
        hers.do("propose", kind="end", seat=0)
        his.until(lambda live: live.proposals)
        first = his.proposals[0]["id"]
        hers.do("propose", kind="take_back", seat=0, line=1)
        assert his.refused("agree", id=first, seat=1, agree=True) == "no-proposal"
        his.until(lambda live: live.proposals and live.proposals[0]["id"] != first)
        assert [each["kind"] for each in his.proposals] == ["take_back"]
        hers.do("agree", id=his.proposals[0]["id"], seat=0, agree=False)
        his.until(lambda live: not live.proposals)


@pytest.mark.parametrize("line", [2, 3, 2**31 - 1])
def test_there_is_no_going_back_to_the_present_or_the_future(house: House, line: int) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=2)
        assert hers.refused("propose", kind="take_back", seat=0, line=line) == "bad-line"


def test_with_bots_alone_it_is_done_at_once(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    with anne.live(table) as live:
        play_out(live, most=5)
        live.until(lambda live: live.is_asked)
        live.do("propose", kind="take_back", seat=0, line=0)
        live.until(lambda live: live.position["line"] == 0 and live.is_asked)
        play_out(live)
        assert live.table["status"] == "over"
    told = anne.get(f"/api/tables/{table}/fairness")
    assert told["verified"] and told["secret"]


def test_other_dice_may_fall_after_a_taking_back(house: House) -> None:
    """A match that was opened again and taken back within a turn rolls whatever its rules ask for then."""
    anne = house.guest()
    table = anne.open(PERSON, HOT, game="kaiser")["table"]["id"]

    def play(answers: int, option: int) -> None:
        """Answer from a line of its own, at a table that is read from the store."""
        house.hub.tables.pop(table)
        with anne.live(table) as live:
            if option < 0:
                live.do("propose", kind="take_back", seat=0, line=max(1, live.position["line"] - 6))
            for _ in range(answers):
                live.do("look", seat=live.position["waiting"][0])
                live.answer(lambda plays: plays[option % len(plays)])

    for option in range(4):
        play(20, option)
        play(5, -1 - option)
    with anne.live(table) as live:
        live.do("resign", seat=0)
    assert anne.get(f"/api/tables/{table}/fairness")["verified"]


# --- giving up --------------------------------------------------------------------------------------------------------


def test_between_two_the_other_wins(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=3)
        his.do("resign", seat=1)
        keep_up(hers, his)
        for live in (hers, his):
            live.until(lambda live: live.table["seats"][1]["resigned"])
            assert live.position["result"] == {"scores": [0, 0], "places": [1, 2], "reason": "resignation"}
            assert live.table["status"] == "ended" and live.position["waiting"] == live.position["asks"] == []
    told = anne.get(f"/api/tables/{table}/fairness")
    assert told["verified"] and told["rolls"] > 0


def test_among_more_a_bot_plays_on(house: House) -> None:
    table, (anne, ben, cid) = seated(house, 3)
    with anne.live(table) as hers, ben.live(table) as his, cid.live(table) as theirs:
        play_out(hers, his, theirs, most=3)
        hers.do("resign", seat=0)
        his.until(lambda live: live.table["seats"][0]["kind"] == "bot")
        assert his.table["seats"][0]["resigned"] and his.table["status"] == "playing"
        assert hers.refused("resign", seat=0) == "not-your-seat"
        play_out(his, theirs)
        assert his.is_over


def test_a_single_player_gives_up_too(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, game="kaiser")["table"]["id"]
    with anne.live(table) as live:
        play_out(live, most=5)
        live.do("resign", seat=0)
        assert live.position["result"] == {"scores": [0], "places": [2], "reason": "resignation"}


def test_an_end_by_agreement(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=3)
        keep_up(hers, his)
        his.do("propose", kind="end", seat=1, line=2**31 - 1)
        hers.until(lambda live: live.proposals)
        assert hers.proposals[0]["line"] == 0
        hers.do("agree", id=hers.proposals[0]["id"], seat=0, agree=True)
        keep_up(hers, his)
        assert his.position["result"] == {"scores": [0, 0], "places": [1, 1], "reason": "agreement"}
        his.until(lambda live: not live.proposals)


def test_with_bots_alone_the_end_comes_at_once(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT, BOT)["table"]["id"]
    with anne.live(table) as live:
        live.do("propose", kind="end", seat=0)
        assert live.position["result"]["reason"] == "agreement"


def test_what_was_proposed_is_void_when_somebody_leaves(house: House) -> None:
    table, (anne, ben, cid) = seated(house, 3)
    with anne.live(table) as hers, ben.live(table) as his, cid.live(table):
        hers.do("propose", kind="end", seat=0)
        his.until(lambda live: live.proposals)
        number = his.proposals[0]["id"]
        cid.delete(f"/api/tables/{table}/seats/2")
        assert his.refused("agree", id=number, seat=1, agree=True) == "no-proposal"
        his.until(lambda live: not live.proposals)
