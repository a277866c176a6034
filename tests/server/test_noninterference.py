"""Two matches that differ only in what is hidden from a seat are one and the same to it, whatever it asks the server.

Compared byte by byte: the live line, hints, explanations, steps, stills, pages of the log, files and fairness.
"""

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.server.house import Guest, House, Json, wait_for
from wardroom.engine import Dice, Match, Seat, Stream, seeded
from wardroom.house import bots
from wardroom.house.messages.tables import NewTable, SeatWish
from wardroom.house.opening import adopted, new_row
from wardroom.house.seating import new_seats
from wardroom.lab.simulate import Experiment
from wardroom.shelf import find
from wardroom.store.people import load_person

ANNE = Seat(0)
WRONG = [(0, "pass"), (0, "nonsense"), (1, "pass"), (0, "commit x")]


def pair(game: str, seats: int, number: int) -> tuple[Match[Any], Match[Any]]:
    """A match from some moment at which a seat is asked, and another that differs in what that seat cannot know."""
    rules = find(game)
    whole = Experiment(game, ("random",) * seats, {}, f"pair {number}").match(0)
    moments = (whole.at(at) for at in range(whole.sequence // 3, whole.sequence))
    for moment in moments:
        state = moment.position.snapshot
        other = state.copy()
        rules.imagine(other, ANNE, Dice(Stream(seeded(f"other {number}", 1).key, 0)))
        if moment.position.ask_of(ANNE) and not moment.position.since and other != state:
            seal, names = seeded("pair", seats), [f"Guest {seat}" for seat in range(seats)]
            one, two = (Match(rules, names, moment.options, seal, begins=each) for each in (state, other))
            if one.view(ANNE) == two.view(ANNE):  # else the turn begins with something that is turned up
                return one, two
    raise AssertionError("nothing is hidden")


def seat_down(house: House, guests: list[Guest], match: Match[Any]) -> str:
    """A table with a match, and a person in each of its seats; its name."""

    async def lay() -> str:
        async with house.app.state.database.read() as reader:
            people = [await load_person(reader, guest.me["id"]) for guest in guests]
        host = people[0]
        assert host is not None
        wish = NewTable(match.game.id, [], is_public=False)
        row = new_row(host, match.game.id, match.game.rules_version, dict(match.options), wish)
        seats, _ = new_seats(row.id, host, [SeatWish("person", name) for name in match.names])
        for seat, person in zip(seats, people, strict=True):
            seat.kind, seat.person, seat.contribution = "person", person.id if person else None, "00"
        async with house.hub.store.write() as writer:
            await writer.create_match(replace(adopted(row, match), status="playing"), seats)
        return str(row.id)

    return str(house.call(lay))


def everything(anne: Guest, table: str) -> Json:
    """All that a person can get to know of a table and of her seat, with what differs in any two tables left out."""
    told: dict[str, Any] = {}
    with anne.live(table) as live:
        told["welcome"] = live.heard[0]
        told["refused"] = [live.ask("answer", seat=seat, play=play, sequence=0) for seat, play in WRONG]
        live.do("look", seat=None)
        told["then"] = [message for message in live.heard if message["type"] != "accepted"]
    paths = ["", "/hint?seat=0", "/explained?seat=0", "/why?seat=0&piece=x", "/file", "/fairness", "/lines?before=1"]
    paths += [f"/{what}{seat}" for what in ("steps/0?", "stills?after=-1&") for seat in ("", "seat=0", "seat=1")]
    for path in paths:
        answer = anne.ask("GET", f"/api/tables/{table}{path}")
        told[path] = (answer.status_code, answer.text)
    return told


def without_names(told: Json, table: str) -> str:
    """As text, without the name of the table and the time."""
    return re.sub(r"20\d\d-\d\d-\d\dT[0-9:.+]+", "T", str(told).replace(table, "TABLE"))


@pytest.mark.parametrize(
    ("game", "seats", "number"),
    [
        ("kaiser", 2, 0),
        ("modern", 2, 0),
        *(pytest.param(game, 3, 0, marks=pytest.mark.long) for game in ("nassau", "marauders")),
        *(pytest.param("kaiser", seats, number, marks=pytest.mark.long) for seats in (2, 3, 4) for number in (1, 2)),
    ],
)
def test_what_is_hidden_makes_no_difference(
    sqlite: House, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, number: int
) -> None:
    monkeypatch.setattr(bots, "token_bytes", bytes)
    matches = pair(game, seats, number)
    guests = [sqlite.guest(f"Guest {seat}") for seat in range(seats)]
    told = []
    for match in matches:
        table = seat_down(sqlite, guests, match)
        told.append(without_names(_without_chances(everything(guests[0], table)), table))
        wait_for(lambda: not sqlite.hub.listeners_of(guests[0].me["id"]))
    assert told[0] == told[1]


def _without_chances(told: Json) -> Json:
    """How far a search gets depends on the machine: of a hint it is compared whether there is one, or why not."""
    status, text = told["/hint?seat=0"]
    return {**told, "/hint?seat=0": (status, "" if status == 200 else text)}
