"""Match files: exact replay, precise errors for every kind of damage, verification, crashes that reopen."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.engine.toys import COUNCIL, Council, CouncilGame, open_match, play
from wardroom.engine import BadRecord, BadSetup, Crash, Match, Options, Seat
from wardroom.engine.dice import read_draws, write_draws
from wardroom.engine.plain import to_plain
from wardroom.engine.record import Record, dumps, loads, proof, record, replay, verify
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.faces import portrait
from wardroom.games.skirmish import GAME as SKIRMISH
from wardroom.games.skirmish import Skirmish

UNFINISHED = dumps(record(play(open_match(SKIRMISH, 3, hull=3), 12)))
FINISHED = dumps(record(play(open_match(SKIRMISH, 3, hull=3))))
ENDED = replay(loads(FINISHED), SKIRMISH)
BRANCH = dumps(record(play(play(open_match(SKIRMISH, 3), 12).branch(8, open_match(SKIRMISH, 3, seed=9).seal), 9)))
CLOSED = dumps(replace(loads(FINISHED), seal=replace(loads(FINISHED).seal, secret=None)))
COMPOSED = dumps(record([*Trial(SKIRMISH, 3, 5, {"hull": 5}, composed=True, ahead=9).walk()][-1]))
FILES = [UNFINISHED, FINISHED, BRANCH, CLOSED, COMPOSED]


def read(text: str) -> Match[Any]:
    return replay(loads(text), SKIRMISH)


def wrong(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    return caught.value


def edit(text: str, path: list[str | int], value: object) -> str:
    """The file with another value at a place of its JSON."""
    data = json.loads(text)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return json.dumps(data)


def paths(data: Any, above: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """All places of a piece of JSON."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, item in inside:
        yield (*above, step)
        yield from paths(item, (*above, step))


def same_or_refused(text: str, original: str) -> None:
    """A damaged file is refused with a BadRecord, or it is a sound match that can be saved again."""
    try:
        match = read(text)
    except BadRecord:
        return
    assert portrait(read(dumps(record(match)))) == portrait(match)
    if json.loads(text) == json.loads(original):
        assert portrait(match) == portrait(read(original))


class TestFile:
    @pytest.mark.parametrize("text", FILES)
    def test_comes_back_exactly(self, text: str) -> None:
        match = read(text)
        assert dumps(record(match)) == text
        assert dumps(loads(text)) == text

    def test_can_be_read_by_a_person(self) -> None:
        match = open_match(COUNCIL, 1, explosive=True)
        for told in ("plan 1", "plan 3", "vote 2", "plan 2"):
            match.answer(Seat(0), told)
        (sides, value), seal = match.log[3].dice[0], match.seal
        assert dumps(record(match)).splitlines() == [
            "{",
            ' "wardroom": 1,',
            ' "game": "council",',
            ' "rules": "1",',
            ' "options": {"explosive": true},',
            ' "seats": ["Captain 0"],',
            f' "seal": {{"commitment": "{seal.commitment}", "contributions": ["seat 0"], "secret": "{seal.secret}"}},',
            ' "opening": "",',
            ' "log": [',
            '  {"seat": 0, "play": "plan 1"},',
            '  {"seat": 0, "play": "plan 3"},',
            f'  {{"seat": 0, "play": "vote 2", "dice": "d{sides}:{value + 1}"}},',
            '  {"seat": 0, "play": "plan 2"}',
            " ]",
            "}",
        ]

    def test_without_answers_has_an_empty_log(self) -> None:
        text = dumps(record(open_match()))
        assert ' "log": []\n}' in text
        assert read(text).sequence == 0

    def test_keeps_names_of_all_languages(self) -> None:
        match = Match(SKIRMISH, ["Željko", "提督"], {}, open_match().seal)
        text = dumps(record(match))
        assert "Željko" in text
        assert read(text).names == match.names

    def test_notes_who_plays_for_each_seat(self) -> None:
        match = play(open_match(), 4)
        match.players = ("person", "cadet")
        for each in (match, match.at(2), match.branch(2, match.seal)):
            assert read(dumps(record(each))).players == ("person", "cadet")
        assert read(UNFINISHED).players == ()

    def test_notes_the_scores_of_a_finished_match(self) -> None:
        assert ENDED.position.result is not None
        assert loads(FINISHED).scores == ENDED.position.result.scores
        assert loads(UNFINISHED).scores is None

    def test_needs_no_scores(self) -> None:
        data = json.loads(FINISHED)
        del data["scores"]
        assert read(json.dumps(data)).is_over

    def test_goes_on_where_it_was_put_down(self) -> None:
        match = play(open_match(SKIRMISH, 3, hull=3), 12)
        assert portrait(play(read(UNFINISHED))) == portrait(play(match))


class TestDamage:
    @pytest.mark.parametrize(
        "text",
        ["", "{", "nonsense", "[" * 100_000, '{"wardroom": NaN}', '{"wardroom": 1' + "0" * 5000 + "}", "\ufeff{}",
         '{"wardroom": -Infinity}', '{"wardroom": 1, "a": 1e999}', '{"a": ' * 5000, "{}{}", "\x00", "'x'"],
    )  # fmt: skip
    def test_not_json(self, text: str) -> None:
        assert wrong(text).key == "record-not-json"

    def test_names_and_answers_may_be_two_hundred_characters_long(self) -> None:
        assert read(edit(FINISHED, ["seats", 1], "x" * 200)).names[1] == "x" * 200
        assert wrong(edit(FINISHED, ["log", 3, "play"], "x" * 200)).key == "record-line"

    def test_the_seal_may_be_younger_than_all_lines_but_not_than_more(self) -> None:
        lines = 1 + len(loads(FINISHED).log)
        assert read(edit(FINISHED, ["seal", "since"], lines)).seal.since == lines
        assert wrong(edit(FINISHED, ["seal", "since"], lines + 1)).facts["where"] == "seal.since"

    def test_not_json_names_the_line(self) -> None:
        assert wrong("[" * 100_000).facts == {"line": 1}
        lines = FINISHED.splitlines()
        lines[7] = lines[7][:-3]
        refusal = wrong("\n".join(lines))
        assert refusal.key == "record-not-json"
        assert refusal.facts["line"] in (8, 9)

    @pytest.mark.parametrize("text", ["{}", "[]", "3", "null", '"x"', '{"wardroom": "1"}', '{"wardroom": true}'])
    def test_not_ours(self, text: str) -> None:
        assert wrong(text).key == "record-not-ours"

    @pytest.mark.parametrize("version", [0, 2, -1, 10**100])
    def test_other_format(self, version: int) -> None:
        refusal = wrong(edit(FINISHED, ["wardroom"], version))
        assert (refusal.key, refusal.facts) == ("record-format", {"found": str(version), "known": 1})

    def test_newer_format_is_named_whatever_else_it_holds(self) -> None:
        assert wrong('{"wardroom": 2, "moves": []}').key == "record-format"

    @pytest.mark.parametrize(
        ("path", "value", "where"),
        [
            (["seats"], [], "seats"),
            (["seats"], ["a"] * 65, "seats"),
            (["seats"], None, "seats"),
            (["seats", 1], "", "seats[1]"),
            (["seats", 1], "two\nlines", "seats[1]"),
            (["seats", 1], "x" * 201, "seats[1]"),
            (["seats", 1], 4, "seats[1]"),
            (["players"], ["person"], "players"),
            (["players"], ["person", "cadet", ""], "players[2]"),
            (["players"], ["person", "cadet", 3], "players[2]"),
            (["game"], 4, "game"),
            (["options", "hull"], 3.0, "options.hull"),
            (["options", "hull"], None, "options.hull"),
            (["options"], [], "options"),
            (["seal"], {}, "seal.commitment"),
            (["seal", "commitment"], "ab", "seal.commitment"),
            (["seal", "commitment"], "X" * 64, "seal.commitment"),
            (["seal", "secret"], "ab" * 31, "seal.secret"),
            (["seal", "secret"], 3, "seal.secret"),
            (["seal", "contributions", 0], "\x1b", "seal.contributions[0]"),
            (["seal", "since"], -1, "seal.since"),
            (["seal", "since"], 1000, "seal.since"),
            (["opening"], "d6:9", "opening"),
            (["opening"], " d6:1", "opening"),
            (["log", 3, "seat"], 3, "log[3].seat"),
            (["log", 3, "seat"], -1, "log[3].seat"),
            (["log", 3, "seat"], True, "log[3].seat"),
            (["log", 3, "play"], "", "log[3].play"),
            (["log", 3, "play"], "x" * 201, "log[3].play"),
            (["log", 3, "dice"], "d06:1", "log[3].dice"),
            (["log", 3, "dice"], [6, 1], "log[3].dice"),
            (["log", 3], "hold", "log[3]"),
            (["log", 3, "note"], "hello", "log[3].note"),
            (["log"], {}, "log"),
            (["scores"], "many", "scores"),
            (["scores", 1], 1.5, "scores[1]"),
            (["crash"], {"seat": "x", "play": "", "error": ""}, "crash.seat"),
            (["comment"], "hello", "comment"),
        ],
    )
    def test_wrong_field_is_named(self, path: list[str | int], value: object, where: str) -> None:
        refusal = wrong(edit(FINISHED, path, value))
        assert (refusal.key, refusal.facts["where"]) == ("record-field", where)

    @pytest.mark.parametrize("name", ["game", "rules", "options", "seats", "seal", "opening", "log"])
    def test_missing_field_is_named(self, name: str) -> None:
        data = json.loads(FINISHED)
        del data[name]
        refusal = wrong(json.dumps(data))
        assert (refusal.key, refusal.facts["where"], refusal.facts["found"]) == ("record-field", name, "nothing")

    @pytest.mark.parametrize("depth", range(900, 1000, 3))
    def test_deep_nesting_within_a_field(self, depth: int) -> None:
        text = FINISHED.replace('"opening": ', f'"opening": {"[" * depth}{"]" * depth}, "x": ')
        assert wrong(text).key in ("record-field", "record-not-json")

    def test_other_game(self) -> None:
        with pytest.raises(BadRecord) as caught:
            replay(loads(FINISHED), COUNCIL)
        assert (caught.value.key, caught.value.facts) == (
            "record-other-game",
            {"found": "skirmish", "game": "council"},
        )

    @pytest.mark.parametrize(
        ("path", "value", "key"),
        [
            (["seats"], ["a"], "record-field"),
            (["seats"], ["a", "b", "c", "d", "e"], "bad-players"),
            (["options", "sails"], 3, "unknown-switch"),
            (["options", "hull"], 9, "bad-switch"),
            (["options", "hull"], True, "bad-switch"),
        ],
    )
    def test_table_that_cannot_be(self, path: list[str | int], value: object, key: str) -> None:
        assert wrong(edit(FINISHED, path, value)).key == key

    def test_other_rules_are_named_where_they_matter(self) -> None:
        class Newer(Skirmish):
            rules_version = "2"

        old = loads(FINISHED)
        assert replay(old, Newer()).is_over
        changed = replace(old, log=(replace(old.log[0], play="fire 9 9"), *old.log[1:]))
        with pytest.raises(BadRecord) as caught:
            replay(changed, Newer())
        assert (caught.value.key, caught.value.facts) == ("record-other-rules", {"found": "1", "known": "2"})

    def test_other_scores(self) -> None:
        refusal = wrong(edit(FINISHED, ["scores"], [9, 9, 9]))
        assert (refusal.key, refusal.facts["found"]) == ("record-scores", (9, 9, 9))
        refusal = wrong(edit(UNFINISHED, ["scores"], [9, 9, 9]))
        assert (refusal.key, refusal.facts["derived"]) == ("record-scores", ())

    def test_unknown_option(self) -> None:
        refusal = wrong(edit(FINISHED, ["log", 4, "play"], "scuttle"))
        assert (refusal.key, refusal.facts["line"], refusal.facts["found"]) == ("record-line", 5, "scuttle")
        assert str(refusal.facts["why"]).startswith("malformed")

    def test_answers_after_the_end(self) -> None:
        data = json.loads(FINISHED)
        data["log"].append({"seat": 0, "play": "hold"})
        refusal = wrong(json.dumps(data))
        assert (refusal.key, refusal.facts["line"]) == ("record-line", len(data["log"]))
        assert str(refusal.facts["why"]) == "over"

    def test_dice_that_run_out(self) -> None:
        """Without the secret, dice that are not on file are not to be had."""
        data = json.loads(CLOSED)
        data["opening"] = " ".join(data["opening"].split()[:-1])
        refusal = wrong(json.dumps(data))
        assert (refusal.key, refusal.facts["line"]) == ("record-dice", 0)
        line = next(at for at, line in enumerate(data["log"], 1) if "dice" in line)
        data = json.loads(CLOSED)
        data["log"] = data["log"][:line]
        data["log"][-1]["dice"] = data["log"][-1]["dice"].split()[0]
        refusal = wrong(json.dumps({**data, "scores": None}))
        assert (refusal.key, refusal.facts["line"]) == ("record-line", line)

    def test_table_that_the_game_refuses(self) -> None:
        class Picky(Skirmish):
            def refuse(self, options: Options, seats: int) -> None:
                raise BadSetup("closed-today", day=3)

        with pytest.raises(BadRecord) as caught:
            replay(loads(FINISHED), Picky())
        assert (caught.value.key, caught.value.facts) == ("closed-today", {"day": 3})


class TestFuzz:
    @pytest.mark.parametrize("text", FILES)
    def test_truncated_anywhere(self, text: str) -> None:
        whole = text.rstrip()
        for at in range(len(whole)):
            assert wrong(whole[:at]).key == "record-not-json"

    @given(st.sampled_from(FILES), st.data())
    @settings(max_examples=400)
    def test_wrong_value_anywhere(self, text: str, data: st.DataObject) -> None:
        path = list(data.draw(st.sampled_from(list(paths(json.loads(text))))))
        value = data.draw(json_values)
        same_or_refused(edit(text, path, value), text)

    @given(st.sampled_from(FILES), st.integers(0, 10**6), st.characters() | st.sampled_from('{}[]":,d0123456789'))
    @settings(max_examples=400)
    def test_wrong_character_anywhere(self, text: str, at: int, character: str) -> None:
        at %= len(text)
        same_or_refused(text[:at] + character + text[at + 1 :], text)

    @given(st.sampled_from(FILES), st.integers(0, 10**6), st.integers(0, 10**6))
    @settings(max_examples=200)
    def test_missing_stretch(self, text: str, start: int, size: int) -> None:
        at = start % len(text)
        same_or_refused(text[:at] + text[at + 1 + size % 300 :], text)

    @given(st.sampled_from(FILES), st.data())
    @settings(max_examples=300)
    def test_answers_removed_repeated_or_swapped(self, text: str, data: st.DataObject) -> None:
        file = json.loads(text)
        log = file["log"]
        one, other = (data.draw(st.integers(0, len(log) - 1)) for _ in range(2))
        change = data.draw(st.sampled_from(["remove", "repeat", "swap", "cut"]))
        if change == "remove":
            del log[one]
        elif change == "repeat":
            log.insert(other, log[one])
        elif change == "swap":
            log[one], log[other] = log[other], log[one]
        else:
            del log[one:]
        same_or_refused(json.dumps(file), text)

    @given(st.text())
    @example('{"wardroom": 1}')
    def test_any_text(self, text: str) -> None:
        wrong(text)

    @given(st.sampled_from(FILES), st.integers(0, 10**6))
    def test_line_of_text_repeated_or_removed(self, text: str, at: int) -> None:
        lines = text.splitlines(keepends=True)
        at %= len(lines)
        same_or_refused("".join(lines[:at] + lines[at : at + 1] + lines[at:]), text)
        same_or_refused("".join(lines[:at] + lines[at + 1 :]), text)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -1, 0, 1, 2, 1e308, 65_536, "", "hold", "fire 1 2", "d6:1", "a" * 64])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


def finished() -> Record:
    return loads(FINISHED)


def with_line(number: int, **changes: Any) -> Record:
    """The finished match with one of its answers changed; numbers count from 1, as in reports."""
    file = finished()
    log = list(file.log)
    log[number - 1] = replace(log[number - 1], **changes)
    return replace(file, log=tuple(log))


def blamed(file: Record) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(loads(dumps(file)), SKIRMISH)
    return caught.value


NUMBERS = range(1, len(finished().log) + 1)


def other_offers(number: int) -> list[str]:
    """What else the seat could have answered on this line."""
    line = finished().log[number - 1]
    ask = ENDED.at(number - 1).position.ask_of(Seat(line.seat))
    assert ask is not None
    return [option.notation for option in ask.options if option.notation != line.play]


class TestBegins:
    """A match that begins at a composed position."""

    def test_is_no_field_of_a_match_that_was_dealt(self) -> None:
        assert "begins" not in json.loads(FINISHED)
        assert read(FINISHED).begins is None

    def test_comes_back(self) -> None:
        match, begins = read(COMPOSED), json.loads(COMPOSED)["begins"]
        assert to_plain(match.begins) == begins == to_plain(match.at(0).position.state)
        assert match.at(5).begins == match.begins

    def test_is_never_changed_by_playing_on(self) -> None:
        match = play(read(COMPOSED))
        assert to_plain(match.begins) == json.loads(COMPOSED)["begins"]
        match.take_back(0, open_match(SKIRMISH, 3, seed=9).seal)
        assert to_plain(match.begins) == json.loads(COMPOSED)["begins"]

    def test_goes_along_into_a_branch(self) -> None:
        branch = read(COMPOSED).branch(4, open_match(SKIRMISH, 3, seed=9).seal)
        again = read(dumps(record(play(branch, 6))))
        assert again.begins == branch.begins is not None
        assert again.log[:5] == read(COMPOSED).log[:5]

    def test_goes_on_from_a_snapshot(self) -> None:
        match = read(COMPOSED)
        saved = match.save()
        again = Match(SKIRMISH, match.names, match.options, match.seal, saved=saved, begins=match.begins)
        for line in match.log[saved.sequence + 1 :]:
            assert line.seat is not None
            again.answer(line.seat, line.play)
        assert again.position.state == match.position.state

    def test_its_dice_are_verified(self) -> None:
        over = play(read(COMPOSED))
        assert verify(record(over), SKIRMISH).begins == over.begins

    @pytest.mark.parametrize(
        ("path", "value", "where", "expected"),
        [
            ([], [], "begins", "Battle"),
            ([], "x", "begins", "Battle"),
            (["hulls"], 3, "begins.hulls", "list"),
            (["hands", 0], "x", "begins.hands[0]", "list"),
            (["deck", 2], "x", "begins.deck[2]", "int"),
            (["wind"], 1, "begins.wind", "nothing"),
        ],
    )
    def test_damage_is_named(self, path: list[str | int], value: object, where: str, expected: str) -> None:
        refusal = wrong(edit(COMPOSED, ["begins", *path], value))
        assert (refusal.key, refusal.facts["where"], refusal.facts["expected"]) == ("record-field", where, expected)

    @pytest.mark.parametrize(
        ("field", "value", "found"),
        [
            ("deck", [], "a battle goes on without a magazine"),
            ("hulls", [0, 0, 0], "captain"),
            ("hulls", [9, 1, 1], "no such hull"),
            ("hands", [[1]], "IndexError"),
            ("captain", 7, "IndexError"),
        ],
    )
    def test_a_position_that_cannot_be_is_refused(self, field: str, value: object, found: str) -> None:
        refusal = wrong(edit(COMPOSED, ["begins", field], value))
        assert (refusal.key, refusal.facts["where"]) == ("record-flawed", "begins")
        assert found in str(refusal.facts["found"])

    def test_but_a_crash_may_be_shown_at_one(self) -> None:
        flawed = json.loads(edit(COMPOSED, ["begins", "hulls"], [9, 1, 1]))
        flawed["log"], flawed["opening"], flawed["crash"] = [], "", {"seat": None, "play": "", "error": "too tall"}
        assert read(json.dumps(flawed)).position.state.hulls == [9, 1, 1]


class TestVerify:
    def test_passes_an_honest_match(self) -> None:
        assert verify(finished(), SKIRMISH).is_over

    @pytest.mark.parametrize("number", NUMBERS)
    def test_names_the_line_whose_dice_were_changed(self, number: int) -> None:
        dice = finished().log[number - 1].dice
        for other in (other_dice(dice), f"{dice} d6:1".strip()):
            refusal = blamed(with_line(number, dice=other))
            assert (refusal.key, refusal.facts["line"], refusal.facts["found"]) == ("record-dice", number, other)
            assert refusal.facts["derived"] == dice

    def test_names_the_opening(self) -> None:
        file = finished()
        refusal = blamed(replace(file, opening=other_dice(file.opening)))
        assert (refusal.key, refusal.facts["line"]) == ("record-dice", 0)

    @pytest.mark.parametrize("number", NUMBERS)
    def test_names_the_line_whose_seat_was_changed(self, number: int) -> None:
        other = (finished().log[number - 1].seat + 1) % 3
        refusal = blamed(with_line(number, seat=other))
        if refusal.facts["line"] != number:  # both seats were asked at once, and both held fire
            assert other in {ask.seat for ask in ENDED.at(number - 1).asks}
        else:
            assert refusal.key == "record-line"

    @pytest.mark.parametrize("number", NUMBERS)
    def test_names_the_line_whose_answer_was_not_on_offer(self, number: int) -> None:
        refusal = blamed(with_line(number, play="fire 9 9"))
        assert (refusal.key, refusal.facts["line"]) == ("record-line", number)

    def test_finds_most_answers_that_were_exchanged_for_others_on_offer(self) -> None:
        """By what follows from them; dice alone cannot prove that a spent gun was a five and not a four."""
        forged = [with_line(number, play=told) for number in NUMBERS for told in other_offers(number)]
        kinds = Counter(self.verdict(file) for file in forged)
        assert kinds.keys() <= {"honest", "record-line", "record-dice", "record-unfinished", "record-scores"}
        assert kinds["honest"] < len(forged) / 4

    @staticmethod
    def verdict(file: Record) -> str:
        try:
            verify(file, SKIRMISH)
        except BadRecord as refusal:
            return refusal.key
        return "honest"

    @pytest.mark.parametrize("number", NUMBERS)
    def test_finds_a_missing_answer(self, number: int) -> None:
        file = finished()
        refusal = blamed(replace(file, log=file.log[: number - 1] + file.log[number:]))
        assert refusal.key in ("record-line", "record-dice", "record-unfinished", "record-scores")

    def test_needs_the_secret(self) -> None:
        assert blamed(loads(CLOSED)).key == "record-no-secret"

    def test_needs_the_secret_that_was_committed_to(self) -> None:
        file = finished()
        assert blamed(replace(file, seal=replace(file.seal, secret="ab" * 32))).key == "record-broken-seal"
        assert blamed(replace(file, seal=replace(file.seal, commitment="ab" * 32))).key == "record-broken-seal"

    def test_notices_a_changed_contribution(self) -> None:
        file = finished()
        seal = replace(file.seal, contributions=("seat 0", "seat 1", "seat 9"))
        refusal = blamed(replace(file, seal=seal))
        assert (refusal.key, refusal.facts["line"]) == ("record-dice", 0)

    def test_needs_the_end(self) -> None:
        assert blamed(loads(UNFINISHED)).key == "record-unfinished"

    def test_a_branch_is_proved_by_both_seals(self) -> None:
        match = play(read(BRANCH))
        assert verify(record(match), SKIRMISH).is_over
        assert proof(record(match)).is_whole

    def test_dice_before_the_seal_are_counted_as_not_derived(self) -> None:
        """A file may say that all its lines are older than its seal: then it proves nothing."""
        file = finished()
        chosen = replace(file, seal=replace(file.seal, since=1 + len(file.log)))
        assert verify(chosen, SKIRMISH).is_over
        found = proof(chosen)
        rolls = sum(len(dice.split()) for dice in file.dice)
        assert (found.derived, found.older, found.lines, found.is_whole) == (0, rolls, 1 + len(file.log), False)
        assert proof(file).derived == rolls and proof(file).is_whole


def other_dice(dice: str) -> str:
    """The same dice with the last one showing something else."""
    if not dice:
        return "d6:6"
    *rest, (sides, value) = read_draws(dice)
    return write_draws([*rest, (sides, (value + 1) % sides)])


class TestCrashFile:
    def crashed(self) -> tuple[Match[Any], Crash]:
        match = open_match(COUNCIL, 2, explosive=True)
        for seat, told in ((0, "plan 1"), (0, "plan 1"), (1, "explode")):
            match.answer(Seat(seat), told)
        with pytest.raises(Crash) as caught:
            match.answer(Seat(0), "vote 1")
        return match, caught.value

    def test_reopens_at_the_failing_position(self) -> None:
        match, crash = self.crashed()
        text = dumps(record(match, crash))
        file = loads(text)
        again = replay(file, COUNCIL)
        assert portrait(again) == portrait(match)
        assert file.crash is not None
        assert file.crash.seat is not None
        assert (file.crash.play, file.crash.error) == ("vote 1", "ArithmeticError: the council exploded")
        with pytest.raises(Crash, match="the council exploded"):
            again.answer(Seat(file.crash.seat), file.crash.play)

    def test_plays_on_once_the_rules_are_mended(self) -> None:
        class Mended(CouncilGame):
            def explode(self, state: Council) -> None:
                pass

        match, crash = self.crashed()
        again = replay(loads(dumps(record(match, crash))), Mended())
        again.answer(Seat(0), "vote 1")
        assert again.view(None).round == 1

    def test_crash_on_the_way_says_so(self) -> None:
        match, _ = self.crashed()
        data = json.loads(dumps(record(match)))
        data["log"].append({"seat": 0, "play": "vote 1"})
        with pytest.raises(Crash, match="the council exploded") as caught:
            replay(loads(json.dumps(data)), COUNCIL)
        assert caught.value.match is not None
        assert caught.value.match.sequence == 3
