"""Encodings: the numbers of options, and that published ones never change."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from tests.rl.moments import IDS, SMALL, moments
from wardroom import rl
from wardroom.engine import Refusal, Seat
from wardroom.games.skirmish import HOLD, Commit, Fire
from wardroom.rl.actions import word
from wardroom.rl.encoding import dumps
from wardroom.rl.survey import Names, ample, survey
from wardroom.shelf import find
from wardroom.words import Speaker

PUBLISHED = json.loads((Path(__file__).parent / "published.json").read_text("utf-8"))
"""The digest of every encoding, its numbers of actions and of an observation: to be added to, never to be changed."""


@pytest.mark.parametrize("code", IDS)
def test_what_is_published_stays(code: str) -> None:
    made = {"digest": rl.encoding(code).digest, "actions": len(rl.actions(code)), "numbers": rl.layout(code).size}
    assert PUBLISHED[code] == made


def test_every_kind_of_option_has_its_numbers() -> None:
    for code in IDS:
        made = rl.encoding(code)
        assert {kind.kind for kind in find(made.game).options} <= made.options.keys()


class TestNumbers:
    def test_are_made_of_kind_and_fields(self) -> None:
        actions = rl.actions(SMALL)
        assert [
            actions.encode(Fire(0, Seat(0))),
            actions.encode(Fire(0, Seat(3))),
            actions.encode(Fire(6, Seat(3))),
        ] == [
            0,
            3,
            27,
        ]
        assert [actions.encode(Commit(0)), actions.encode(Commit(6)), actions.encode(HOLD)] == [28, 34, 35]
        assert (actions.spare, len(actions)) == (36, 68)

    def test_say_what_they_mean(self) -> None:
        actions = rl.actions(SMALL)
        assert str(actions.decode(27)) == "fire gun=6 target=3"
        assert actions.option(27, find("skirmish")) == Fire(6, Seat(3))
        assert actions.decode(36).kind == "spare"
        assert [action.number for action in actions] == list(range(68))

    def test_survive_a_pickle(self) -> None:
        assert pickle.loads(pickle.dumps(rl.actions(SMALL))) is rl.actions(SMALL)
        assert pickle.loads(pickle.dumps(rl.layout(SMALL))) is rl.layout(SMALL)

    def test_of_others_on_offer_are_spared(self) -> None:
        class Asked:
            options = (Commit(6), Commit(6), HOLD, Commit(6))

        offered = rl.actions(SMALL).offered(Asked())  # type: ignore[arg-type]
        assert offered == {34: Commit(6), 36: Commit(6), 35: HOLD, 37: Commit(6)}


def check_numbers(code: str, tables: int) -> None:
    """What is on offer has numbers of its own, which lead back to it and mean what their fields say."""
    actions, made = rl.actions(code), rl.encoding(code)
    for _, ask in moments(code, tables):
        offered = actions.offered(ask)
        assert sorted(map(str, offered.values())) == sorted(map(str, ask.options))
        for number, option in offered.items():
            own = actions.encode(option)
            assert number == own or (number >= actions.spare and own in offered)
            check_meaning(actions.decode(own), option, made)


def check_meaning(action: rl.Action, option: Any, made: Any) -> None:
    assert action.kind == option.kind
    for name, told in action.fields.items():
        choice = made.options[option.kind][name]
        value = getattr(option, name)
        if choice.kind == "number":
            assert abs(float(told) - min(choice.high, max(choice.low, value))) <= choice.step / 2
        else:
            assert told in (word(value), "?")


@pytest.mark.parametrize("code", ["skirmish-v1", "kaiser-v1"])
def test_options_and_numbers_are_inverses(code: str) -> None:
    check_numbers(code, 2)


@pytest.mark.long
@pytest.mark.parametrize("code", IDS)
def test_options_and_numbers_are_inverses_at_every_table(code: str) -> None:
    check_numbers(code, 30)


class TestRefusals:
    def test_name_the_encodings_there_are(self) -> None:
        with pytest.raises(Refusal) as refused:
            rl.env("skirmish-v9")
        assert Speaker("en").refusal(refused.value).startswith("There is no encoding called skirmish-v9; there is: ")

    def test_of_an_own_set_name_the_ids(self, tmp_path: Path) -> None:
        merchants = find("kaiser").texts["merchants.csv"]
        (tmp_path / "merchants.csv").write_text(merchants.replace("appam,", "apapa,"), encoding="utf-8")
        with pytest.raises(Refusal, match="other-names") as refused:
            rl.env("kaiser-v1", tables=tmp_path)
        assert refused.value.facts == {
            "encoding": "kaiser-v1",
            "table": "merchants.id",
            "found": ("apapa", "appam"),
        }

    def test_spare_an_own_set_with_the_same_ids(self, tmp_path: Path) -> None:
        merchants = find("kaiser").texts["merchants.csv"]
        (tmp_path / "merchants.csv").write_text(merchants, encoding="utf-8")
        rl.env("kaiser-v1", tables=tmp_path).reset(seed=1)


class TestSurvey:
    def test_gives_what_goes_by_the_same_name_one_list(self) -> None:
        made = Names(find("skirmish"))
        assert {made.name(["port"], "side"), made.name(["starboard"], "side")} == {"side"}
        assert made.lists == {"side": ["port", "starboard"]}

    def test_comes_to_the_same_again(self) -> None:
        made = [dumps(survey(find("skirmish"), 6).encoding(1)) for _ in range(2)]
        assert made[0] == made[1]

    def test_makes_a_file_that_others_can_use(self, tmp_path: Path) -> None:
        file = tmp_path / "mine-v1.json"
        file.write_text(dumps(survey(find("skirmish"), 20).encoding(1)), encoding="utf-8")
        env = rl.env(str(file), players=3)
        env.reset(seed=1)
        assert env.observe("seat_0")["action_mask"].any()

    @pytest.mark.parametrize(("seen", "room"), [(0, 1), (1, 1), (4, 5), (6, 8), (30, 40), (81, 200), (700, 1000)])
    def test_leaves_room(self, seen: int, room: int) -> None:
        assert ample(seen) == room
