"""Nobody receives what is hidden from them: every byte of whole matches is compared with what the rules allow."""

import json
import re
from typing import Any

import msgspec
import pytest

from tests.server.house import OPEN, PERSON, House, Json, Live, play_out
from wardroom import shelf
from wardroom.engine import Dice, Match, Recorded, Seat, Table
from wardroom.engine.plain import to_plain
from wardroom.engine.record import loads, replay
from wardroom.games.kaiser.table import KaiserTable
from wardroom.house.render import ask_info, said


def everybody(house: House, game: str, players: int, **options: object) -> tuple[str, list[Live], Live]:
    """A table with a line for every seat, and a spectator's."""
    guests = [house.guest(f"Guest {n}") for n in range(players)]
    table = guests[0].open(PERSON, *[OPEN] * (players - 1), game=game, options=options)["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit", {})
    return table, [guest.live(table) for guest in guests], house.guest("Watcher").live(table)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def allowed(match: Match[Any], reader: Seat | None) -> Json:
    """What a reader may have at a moment, straight from the rules."""
    heard = [each for each in match.log[-1].told if each.is_for(reader)]
    return {
        "view": plain(to_plain(match.view(reader))),
        "asks": [plain(ask_info(ask)) for ask in match.asks if ask.seat == reader],
        "events": [{**plain(said(each.event)), "to": plain(each.to)} for each in heard],
    }


def received(live: Live) -> dict[int, Json]:
    """What a line told of each moment while the match was played."""
    told: dict[int, Json] = {}
    for message in live.heard:
        if message["type"] in ("welcome", "moved") and message["position"] and not message["position"]["result"]:
            events = message["lines"][-1]["events"] if message["lines"] else []
            position = message["position"]
            told[position["line"]] = {"view": position["view"], "asks": position["asks"], "events": events}
    return told


@pytest.mark.parametrize(
    ("game", "players", "options"), [("skirmish", 3, {}), ("kaiser", 2, {"deck": 30}), ("kaiser", 4, {"deck": 25})]
)
def test_every_line_carries_what_its_reader_may_know_and_nothing_else(
    sqlite: House, game: str, players: int, options: Json
) -> None:
    table, lives, watching = everybody(sqlite, game, players, **options)
    turn = iter(range(100_000))
    play_out(*lives, choose=lambda plays: plays[next(turn) % len(plays)])
    watching.until(lambda live: live.is_over)
    whole = replay(loads(sqlite.guest().ask("GET", f"/api/tables/{table}/file").text), shelf.find(game))
    told = [(Seat(seat), received(live)) for seat, live in enumerate(lives)] + [(None, received(watching))]
    match = whole.at(0)
    for line in range(whole.sequence):
        for reader, heard in told:
            assert heard[line] == allowed(match, reader), (line, reader)
        answered = whole.log[line + 1]
        assert answered.seat is not None
        match.answer(answered.seat, answered.play)
    assert match.is_over


def test_no_byte_names_a_card_in_another_hand(sqlite: House) -> None:
    """Each copy of a card has a name of its own: those that are dealt to others appear nowhere in what one receives."""
    table, lives, watching = everybody(sqlite, "kaiser", 2)
    match = sqlite.hub.tables[table].match
    assert match is not None
    state: Any = match.position.state
    game: Any = match.game
    names = KaiserTable(Table(state, Dice(Recorded(()))), game.cards)
    for seat, live in [*enumerate(lives), (None, watching)]:
        raw = json.dumps(live.heard)
        theirs = [card for other, player in enumerate(state.players) if other != seat for card in player.hand]
        hidden = {names.card_id(card) for card in [*theirs, *state.deck]}
        assert not hidden & set(re.findall(r"[a-z0-9_.]+", raw)), seat
        assert seat is None or all(names.card_id(card) in raw for card in state.players[seat].hand)


def test_the_secret_of_the_dice_is_told_to_nobody_before_the_end(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    with anne.live(table) as hers, ben.live(table) as his, house.guest().live(table) as theirs:
        play_out(hers, his, most=6)
        fairness = anne.get(f"/api/tables/{table}/fairness")
        assert fairness["secret"] is None and fairness["verified"] is None and fairness["commitment"]
        row = house.hub.tables[table].row
        secret, links = row.seal["secret"], [seat.link for seat in house.hub.tables[table].seats]
        assert len(secret) == 64
        steps = [anne.ask("GET", f"/api/tables/{table}/steps/{line}?seat=0").text for line in range(6)]
        pages = [anne.ask("GET", f"/api/tables/{table}").text, anne.ask("GET", "/api/tables").text, *steps]
        sent = [json.dumps(message) for live in (hers, his, theirs) for message in live.heard]
        for text in (*pages, *sent):
            assert secret not in text
            assert not any(link and link in text for link in links)
            assert anne.me["id"] not in text and ben.me["id"] not in text
            assert '"dice": "d' not in text
        assert anne.refused("GET", f"/api/tables/{table}/file") == (403, "not-yours")


def test_a_step_of_a_match_in_play_shows_no_more_than_the_table(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    table = anne.open(PERSON, OPEN, options={"hull": 5})["table"]["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=6)
        for guest, seat, other in ((anne, 0, 1), (ben, 1, 0)):
            assert guest.refused("GET", f"/api/tables/{table}/steps/5?seat={other}") == (403, "not-your-seat")
            assert guest.get(f"/api/tables/{table}/steps/0?seat={seat}")["position"]["view"]["mine"]
            watched = guest.get(f"/api/tables/{table}/steps/5")
            assert watched["position"]["view"]["mine"] == [] and watched["position"]["asks"] == []
        stranger = house.guest()
        for line in range(7):
            told = stranger.get(f"/api/tables/{table}/steps/{line}")
            assert told["position"]["view"]["mine"] == []
            assert "loaded" not in [event["kind"] for event in told["line"]["events"]]
        assert stranger.refused("GET", f"/api/tables/{table}/steps/5?seat=0") == (403, "not-your-seat")
