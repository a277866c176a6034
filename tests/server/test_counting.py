"""Matches whose result counts: whoever plays one against bots alone is nobody's judge, and knows nothing to come."""

import pytest

from tests.server.house import Guest, House
from tests.server.test_club import member, seated
from tests.server.tournaments.test_director import begin, new


def against_a_bot(house: House) -> tuple[Guest, str]:
    """Somebody in a tournament, at a table with a bot."""
    anna = house.guest("Anna")
    (bout,) = begin(anna, new(anna, kind="knock-out", bots=["cadet"]), anna)["bouts"]
    return anna, bout["table"]


def left_by_all_others(house: House) -> tuple[Guest, str]:
    """Somebody at a rated table whose others have given up."""
    anna, bruno, carla = member(house), member(house, "Bruno"), member(house, "Carla")
    table = seated(anna, bruno, carla)
    for guest in (bruno, carla):
        with guest.live(table) as line:
            line.until(lambda live: live.position)
            line.do("resign", seat=line.position["reader"])
    return anna, table


ALONE = pytest.mark.parametrize("alone", [against_a_bot, left_by_all_others])


@ALONE
@pytest.mark.parametrize("kind", ["adjudicate", "end", "take_back"])
def test_nobody_agrees_with_bots_on_a_result_that_counts(house: House, alone: object, kind: str) -> None:
    anna, table = alone(house)  # type: ignore[operator]
    with anna.live(table) as line:
        line.until(lambda live: live.is_asked)
        line.answer()
        mine = line.position["reader"]
        assert line.refused("propose", kind=kind, seat=mine, line=0 if kind == "take_back" else mine) == (
            "nobody-to-agree"
        )
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"


@ALONE
@pytest.mark.parametrize(("method", "path"), [("GET", "file"), ("POST", "branch")])
def test_a_match_that_counts_is_nobodys_to_look_ahead(house: House, alone: object, method: str, path: str) -> None:
    """Its file holds the secret of the dice, and a branch would show how they fall."""
    anna, table = alone(house)  # type: ignore[operator]
    body = {"line": 0} if method == "POST" else None
    assert anna.refused(method, f"/api/tables/{table}/{path}", body) == (403, "not-yours")


def test_with_a_guest_a_match_of_a_tournament_is_not_rated(house: House) -> None:
    anna, bruno = member(house), house.guest("Bruno")
    (bout,) = begin(anna, new(anna, kind="knock-out"), anna, bruno)["bouts"]
    assert not anna.get(f"/api/tables/{bout['table']}")["is_rated"]


@pytest.mark.parametrize("is_member", [False, True])
def test_a_guest_who_takes_over_ends_the_rating(house: House, is_member: bool) -> None:
    anna, bruno = member(house), member(house, "Bruno")
    carla = member(house, "Carla") if is_member else house.guest("Carla")
    name = new(anna, kind="knock-out", most=2)
    (bout,) = begin(anna, name, anna, bruno)["bouts"]
    assert anna.get(f"/api/tables/{bout['table']}")["is_rated"]
    carla.post(f"/api/tournaments/{name}/enter", {})
    bruno.post(f"/api/tournaments/{name}/leave", {})
    assert anna.get(f"/api/tables/{bout['table']}")["is_rated"] == is_member


def test_nobody_holds_tournaments_without_end(house: House) -> None:
    host = house.guest("Carla")
    names = [new(host) for _ in range(3)]
    wish = {"title": "Regatta", "game": "skirmish"}
    assert host.refused("POST", "/api/tournaments", wish) == (422, "too-many-tournaments")
    host.post(f"/api/tournaments/{names[0]}/close", {})
    new(host)
