"""A game as one object: switches, set-ups that cannot be, and results."""

from typing import Any

import pytest

from tests.engine.toys import COUNCIL, CouncilGame, open_match
from wardroom.engine import BadSetup, Dice, Judgement, Options, Result, Scripted, Seat, Switch
from wardroom.games.skirmish import GAME as SKIRMISH


class TestConfigure:
    def test_fills_in_the_defaults(self) -> None:
        assert SKIRMISH.configure({}, 2) == {"hull": 4}
        assert COUNCIL.configure({}, 3) == {"explosive": False}

    def test_where_only_programs_play_a_switch_may_have_another_default(self) -> None:
        class Lonely(CouncilGame):
            switches = (Switch("voice", "person", values=("person", "best"), unattended="best"), Switch("explosive"))

        assert Lonely().configure({}, 3)["voice"] == "person"
        assert Lonely().configure({}, 3, unattended=True) == {"voice": "best", "explosive": False}
        assert Lonely().configure({"voice": "person"}, 3, unattended=True)["voice"] == "person"

    def test_takes_what_is_given(self) -> None:
        given = {"hull": 5}
        assert SKIRMISH.configure(given, 2) == {"hull": 5}
        assert SKIRMISH.configure(given, 2) is not given

    @pytest.mark.parametrize("players", [0, 1, 5, -1, 10**9])
    def test_refuses_an_impossible_number_of_players(self, players: int) -> None:
        with pytest.raises(BadSetup) as caught:
            SKIRMISH.configure({}, players)
        assert caught.value.key == "bad-players"
        assert caught.value.facts == {"game": "skirmish", "players": players, "allowed": (2, 3, 4)}

    def test_refuses_an_unknown_switch(self) -> None:
        with pytest.raises(BadSetup) as caught:
            SKIRMISH.configure({"sails": 3}, 2)
        assert caught.value.key == "unknown-switch"
        assert caught.value.facts == {"game": "skirmish", "switch": "sails", "known": ("hull",)}

    @pytest.mark.parametrize("value", [2, 6, "4", True, 4.0, None, [4]])
    def test_refuses_an_impossible_value(self, value: Any) -> None:
        with pytest.raises(BadSetup) as caught:
            SKIRMISH.configure({"hull": value}, 2)
        assert caught.value.key == "bad-switch"
        assert caught.value.facts == {"switch": "hull", "value": str(value), "allowed": (3, 4, 5)}

    def test_asks_the_game_about_combinations(self) -> None:
        class Safe(CouncilGame):
            def refuse(self, options: Options, seats: int) -> None:
                if options["explosive"] and seats > 2:
                    raise BadSetup("too-dangerous")

        assert Safe().configure({"explosive": True}, 2) == {"explosive": True}
        with pytest.raises(BadSetup, match="too-dangerous"):
            Safe().configure({"explosive": True}, 3)


@pytest.mark.parametrize(
    ("switch", "value", "is_fine"),
    [
        (Switch("fog"), True, True),
        (Switch("fog"), 1, False),
        (Switch("fog"), "True", False),
        (Switch("size", 1, (0, 1)), True, False),
        (Switch("size", 1, (0, 1)), 1, True),
        (Switch("map", "east", ("east", "west")), "west", True),
        (Switch("map", "east", ("east", "west")), "north", False),
    ],
)
def test_a_number_is_never_mistaken_for_a_yes_or_no(switch: Switch, value: object, is_fine: bool) -> None:
    assert switch.accepts(value) is is_fine


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [
        ([3, 1, 2], (1, 3, 2), (0,)),
        ([2, 2, 1], (1, 1, 3), (0, 1)),
        ([0, 0], (1, 1), (0, 1)),
        ([-5, -7], (1, 2), (0,)),
        ([4], (1,), (0,)),
    ],
)
def test_more_is_better_and_ties_share_a_place(
    scores: list[int], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    result = Result.ranked(scores)
    assert (result.scores, result.places, result.winners) == (tuple(scores), places, winners)


def test_the_default_judgement_knows_nothing() -> None:
    match = open_match()
    judgement: Judgement[Any] = Judgement()
    ask = match.asks[0]
    assert judgement.choose(match.position.state, ask, Dice(Scripted(2))) == ask.options[1]
    assert judgement.value(match.position.state, Seat(0)) == 0.5


def test_by_default_nothing_is_conserved_and_nothing_refused() -> None:
    assert COUNCIL.conserved(open_match(COUNCIL).position.state) is None
