"""The kit passes sound games, and every check is proved by games that it catches."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import count, islice
from typing import Any

import pytest

from tests.engine import broken
from tests.engine.toys import COUNCIL, HURRIED, CouncilGame
from wardroom import shelf
from wardroom.engine import BadSetup, Crash, Game, Options, Switch
from wardroom.engine.record import dumps, loads, record, replay
from wardroom.engine.testkit import CHECKS, Check, KitFailure, Trial, agreed, rule, run, switches, trials
from wardroom.engine.testkit.again import check_determinism, check_listeners
from wardroom.engine.testkit.choices import check_choices
from wardroom.engine.testkit.ending import check_conserved, check_ends, check_result
from wardroom.engine.testkit.explaining import check_explanations, check_reasons
from wardroom.engine.testkit.faces import difference
from wardroom.engine.testkit.fields import check_fields, made_up, ties
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.forking import check_copies, check_forks
from wardroom.engine.testkit.gathering import check_gathering
from wardroom.engine.testkit.hostile import check_hostile
from wardroom.engine.testkit.offers import check_effects, check_options, check_vocabulary
from wardroom.engine.testkit.orders import check_orders
from wardroom.engine.testkit.saving import check_saves, check_snapshots
from wardroom.engine.testkit.secrecy import (
    check_guesses,
    check_imagination,
    check_reshuffle,
    check_secrecy,
    check_stills,
)
from wardroom.engine.testkit.switching import check_switches
from wardroom.engine.testkit.telling import check_events, check_views
from wardroom.engine.testkit.timing import check_time
from wardroom.engine.testkit.undoing import check_undo
from wardroom.games.skirmish import GAME as SKIRMISH
from wardroom.games.skirmish import Skirmish

BROKEN: list[tuple[Check, Game[Any, Any], str]] = [
    (check_ends, broken.Endless(), "not over after 300 decisions"),
    (check_ends, broken.Nobody(), "nobody is asked anything"),
    (check_ends, broken.Silent(), "turns went by without a question or a result"),
    (check_ends, broken.Crashing(), r"a rule failed when seat \d answered '.*': ZeroDivisionError: no wind"),
    (check_ends, broken.Optionless(), "seat 0 is offered no options"),
    (check_result, broken.Short(), "1 scores for 2 seats"),
    (check_result, broken.Unplaced(), "1 places for 2 seats"),
    (check_result, broken.Unwon(), "nobody is in first place"),
    (check_result, broken.Misplaced(), "impossible places"),
    (check_result, broken.Fractional(), "not whole numbers"),
    (check_result, broken.Fickle(), "goes on although there is a result"),
    (check_conserved, broken.Lossy(), "not conserved: it was .* and is"),
    (check_flaws, broken.Mending(), r"a flaw: no such hull: \[\d, \d\]"),
    (check_flaws, broken.Disarming(), "a flaw in what seat 0 imagines: a battle goes on without a magazine"),
    (check_determinism, broken.Reckless(), r"came out differently: state.deck\[\d+\] was \d and is \d"),
    (check_determinism, broken.Smuggler(), r"came out differently: state.spent\[0\] was 1 and is 2"),
    (check_listeners, broken.Tattler(), "without listeners the game differs: state.spent"),
    (check_options, broken.Doubled(), r"seat 0 is offered the same notation twice: \['hold'\]"),
    (check_options, broken.Optionless(), "seat 0 is offered no options"),
    (check_options, broken.Overlong(), "seat 0 is offered 61 options, more than 60"),
    (check_options, broken.Unlisted(), "are a dict, not a list"),
    (check_options, broken.Unstable(), r"looking again .*: asks\[0\].options\[1\] was 'commit 1' and is 'commit 2'"),
    (check_options, broken.DiceInOffer(), "looking at the options rolled dice"),
    (check_options, broken.StateInOffer(), "looking again at the options shows something else: state.spent"),
    (check_options, broken.Spaced(), "single spaces between: 'signal two  words'"),
    (check_options, broken.Accented(), "printable words .*: 'signal perché'"),
    (check_options, broken.Wordy(), "a notation longer than 200"),
    (check_options, broken.Unkind(), "the first word of 'fire 1' is not its kind, 'shuffling'"),
    (check_options, broken.Stammering(), r"a seat is asked twice at once: \[0, 0\]"),
    (check_options, broken.Ghostly(), r"a seat is asked that does not exist: \[7\]"),
    (check_effects, broken.Endless(), "'hold' of seat 0 changes nothing, and the same is asked again"),
    (check_choices, broken.Idle(), r"seat 0 is asked Aim\(\), and all answers come to the same"),
    (check_switches, broken.Unread(), "no rule reads the switch fog"),
    (check_vocabulary, broken.UndeclaredOption(), "not a declared option: Signal"),
    (check_vocabulary, broken.UndeclaredQuestion(), "not a declared question: Odd"),
    (check_vocabulary, broken.UndeclaredEvent(), "not a declared event: Sunk"),
    (check_vocabulary, broken.Redeclared(), "declared twice: .*'hold', 'hold'"),
    (check_events, broken.Misaddressed(), r"told to seats that do not exist: \[2\]"),
    (check_events, broken.Unplain(), "TypeError: not plain data: {'red'}"),
    (check_views, broken.SetView(), "TypeError: not plain data"),
    (check_views, broken.NanView(), "ValueError: Out of range float values"),
    (check_views, broken.Blind(), "IndexError"),
    (check_views, broken.Touching(), "looking changes the state: captain"),
    (check_views, broken.Flickering(), "what seat 0 sees changes by looking: deck was 1 and is 2"),
    (check_copies, broken.with_state(broken.SharedHands), r"a copy taken at decision \d+ changed later: hands\[0\]"),
    (check_copies, broken.with_state(broken.ForgottenCaptain), "a copy differs from the state: captain was 1 and is 0"),
    (check_copies, broken.with_state(broken.OtherClass), "a copy is a Battle, not a OtherClass"),
    (check_copies, broken.with_state(broken.Incomparable), "not equal to the state"),
    (check_fields, broken.with_state(broken.ForgottenLater), r"ForgottenLater.wrecks was \[\d+, \d+\] and is \[\]"),
    (check_fields, broken.with_state(broken.SharedLater), "SharedLater.wrecks is the same list in a copy"),
    (check_fields, broken.with_state(broken.SharedPiece), r"SharedPiece.masts\[0\] is the same Mast in a copy"),
    (check_fields, broken.with_state(broken.Swapped), "Swapped.port was 'text .*' and is 'text .*' in a copy"),
    (check_fields, broken.with_state(broken.SharedHands), r"SharedHands.hands\[0\] is the same list in a copy"),
    (check_snapshots, broken.with_state(broken.Tupled), "not equal to what comes back from its JSON form"),
    (check_snapshots, broken.with_state(broken.Mistyped), "bad-data .*state.wind"),
    (check_snapshots, broken.with_state(broken.Unwritable), r"not plain data: set\(\)"),
    (check_forks, broken.with_state(broken.SharedHands), "a fork differs from its original|playing a fork on changed"),
    (check_forks, broken.Smuggler(), "a fork differs from its original: state.spent"),
    (check_forks, broken.RecklessTurn(), "two forks with the same dice and choices differ: state.spent"),
    (check_saves, broken.Smuggler(), "a loaded match differs from the saved one: state.spent"),
    (check_saves, broken.Reckless(), "a loaded match differs from the saved one: state.deck"),
    (check_undo, broken.Forgetful(), "undo leads to another position: state.plans"),
    (check_undo, broken.Unnoticed(), "seat 0 may take back an answer that others saw: mine"),
    (check_undo, broken.Touching(), "a refused undo, or asking for one, changed something: state.captain"),
    (check_hostile, broken.Nosy(), "a refused answer changed something: state.spent"),
    (
        check_hostile,
        broken.UndeclaredOption(),
        "'signal north' of seat 0 for moment -1 is Malformed|is Malformed instead",
    ),
    (check_time, broken.OffersLate(), "seat 0 is offered to be late"),
    (check_time, broken.UndeclaredLate(), "Late is not a declared option"),
    (check_time, broken.NoTime(), "seat 0 is given 0 seconds"),
    (check_time, broken.Patient(), "time is up for seat 0, and the same is asked again"),
    (check_secrecy, broken.OpenHands(), r"imagining changes what seat 1 sees: mine\[\d\]"),
    (check_secrecy, broken.SelfDealing(), r"imagining changes what seat 0 sees: mine\[\d\]"),
    (check_secrecy, broken.Dreaming(), r"imagining changes what seat 0 sees: hulls\[0\] was 4 and is 5"),
    (check_secrecy, broken.TellingOffer(), "imagining changes what seat . is asked: options"),
    (check_secrecy, broken.TellingQuestion(), r"imagining changes what seat 0 is asked: question\[1\].guns"),
    (check_secrecy, broken.LossyImagination(), "imagining loses something"),
    (check_secrecy, broken.RecklessImagination(), "a fork of an imagined world differs from it: state.deck"),
    (check_secrecy, broken.Frozen(), "in an imagined world 'fire . .' of seat . fails: ValueError"),
    (check_secrecy, broken.Vanishing(), "in an imagined world seat . is offered no options"),
    (check_stills, broken.Glimpse(), r"in the middle of a turn imagining changes what seat . sees: mine\[0\]"),
    (check_stills, broken.Clumsy(), r"in the middle of a turn seat 0 changes the state by looking: deck\[0\]"),
    (check_reshuffle, broken.Swapping(), r"reshuffling changes what seat 0 sees: mine\[\d\]"),
    (check_reshuffle, broken.Losing(), "reshuffling loses something"),
    (check_explanations, broken.Foreseeing(), "imagining changes what is explained to seat ."),
    (check_explanations, broken.Overconfident(), r"'hold': the chances are not certain together: \[0.75, 0.5\]"),
    (check_explanations, broken.Impossible(), r"'hold': no such chances: \[1.5, -0.5\]"),
    (check_explanations, broken.Whispering(), r"not a declared note: \['Rumour'\]"),
    (check_explanations, broken.Meddling(), "explaining changes the state: deck"),
    (check_reasons, broken.Unfounded(), r"the reason Unruly\(\) cites no rule"),
    (check_reasons, broken.Revealing(), "imagining changes why 'gun' is not on offer to seat ."),
    (check_orders, broken.Insistent(), r"a reaction of seat . has not one option that passes: \[\]"),
    (check_orders, broken.Undecided(), r"a reaction of seat . has not one option that passes: \['hold', 'drift'\]"),
    (check_orders, broken.Confiding(), r"imagining changes what seat \d holds: \[\d+\]"),
    (check_gathering, broken.Hasty(), "after 'fire . .', one of several, seat . has seen dice"),
    (check_gathering, broken.Interrupting(), "after 'fire . .', one of several, seat . is not asked next"),
    (
        check_gathering,
        broken.AllOrNothing(),
        "'hold' may be chosen beside others, but names nothing, passes or gives up",
    ),
    (check_imagination, broken.Unimaginative(), "imagining comes out the same with all dice"),
    (check_imagination, broken.Foregone(), "imagining comes out the same with all dice"),
    (check_guesses, broken.Unsorted(), r"what seat 0 imagines depends on what is hidden: deck\[\d+\]"),
]


COMPOSED: list[tuple[Check, Game[Any, Any], str]] = [
    (check_flaws, broken.ComposesTooLittle(), "a composed position is not made of what a set-up is made of"),
    (check_flaws, broken.ComposesGhosts(), "a flaw in the composed position: .*sunk|goes on with nobody to fight"),
    (check_flaws, broken.ComposesNothing(), "decision 0: LookupError: no chart"),
    (check_ends, broken.ComposesRubble(), "decision 0: .*IndexError"),
    (check_determinism, broken.ComposesAtRandom(), r"came out differently: state.deck\[\d+\] was \d and is \d"),
    (check_conserved, broken.Leaking(), "not conserved"),
    (check_secrecy, broken.OpenHands(), r"imagining changes what seat 1 sees: mine\[\d\]"),
    (check_saves, broken.Smuggler(), "a loaded match differs from the saved one: state.spent"),
]
"""What a trial finds that begins at a composed position."""


def name(value: object) -> str:
    if isinstance(value, Game):
        return type(value).__name__ if type(value).__name__ != "Restated" else value.state.__name__
    return getattr(value, "__name__", "")


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("players", SKIRMISH.players)
def test_skirmish_passes(check: Check, players: int) -> None:
    check(Trial(SKIRMISH, players, seed=1, options={"hull": 3}))


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("players", COUNCIL.players)
def test_the_council_passes(check: Check, players: int) -> None:
    check(Trial(COUNCIL, players, seed=1))
    check(Trial(HURRIED, players, seed=1))


@pytest.mark.parametrize("seeds", [2, pytest.param(5, marks=pytest.mark.long)])
def test_skirmish_passes_over_several_seeds_and_switches(seeds: int) -> None:
    assert run(SKIRMISH, seeds=range(100, 100 + seeds)) == seeds * len(SKIRMISH.players)


@pytest.mark.parametrize(("check", "game", "message"), BROKEN, ids=name)
def test_a_broken_game_is_caught(check: Check, game: Game[Any, Any], message: str) -> None:
    with pytest.raises(KitFailure, match=message) as caught:
        check(Trial(game, 2, seed=2, limit=300))
    assert str(caught.value).startswith(f"{check.__name__}: {game.id}, 2 players, seed 2, decision ")


@pytest.mark.parametrize(("check", "game", "message"), COMPOSED, ids=name)
def test_a_broken_game_is_caught_from_a_composed_position(check: Check, game: Game[Any, Any], message: str) -> None:
    with pytest.raises(KitFailure, match=message) as caught:
        run(game, range(20), [2], [check], composed=True)
    assert ", composed, decision " in str(caught.value)


def test_every_check_is_proved() -> None:
    assert {check for check, _, _ in BROKEN} == set(CHECKS)


class TestFailure:
    def test_says_where(self) -> None:
        with pytest.raises(KitFailure) as caught:
            check_ends(Trial(broken.Endless(), 3, seed="x", options={"hull": 5}, limit=12))
        assert str(caught.value) == (
            "check_ends: skirmish, 3 players, seed 'x', options {'hull': 5}, decision 12:"
            " the match is not over after 12 decisions"
        )
        assert caught.value.match is not None
        assert caught.value.match.sequence == 12
        assert caught.value.crash is None

    def test_of_a_rule_carries_a_match_that_reopens_before_it(self) -> None:
        with pytest.raises(KitFailure) as caught:
            check_ends(Trial(broken.Crashing(), 2, seed=1))
        failure = caught.value
        assert failure.match is not None
        assert failure.crash is not None
        again = replay(loads(dumps(record(failure.match, failure.crash))), broken.Crashing())
        assert failure.crash.seat is not None
        with pytest.raises(Crash, match="no wind"):
            again.answer(failure.crash.seat, failure.crash.play)

    def test_of_the_setup_has_no_match(self) -> None:
        class Stillborn(Skirmish):
            def setup(self, *_: Any) -> Any:
                raise KeyError("deck")

        with pytest.raises(KitFailure, match=r"decision 0: .*KeyError: 'deck'") as caught:
            check_ends(Trial(Stillborn(), 2))
        assert caught.value.match is None

    def test_leaves_a_trial_that_can_be_tried_again(self) -> None:
        trial = Trial(broken.Endless(), 2, limit=50)
        messages = []
        for _ in range(2):
            with pytest.raises(KitFailure) as caught:
                check_ends(trial)
            messages.append(str(caught.value))
        assert messages[0] == messages[1]


class TestFields:
    @pytest.mark.parametrize("game", shelf.ids())
    def test_every_declared_field_of_every_game_is_copied(self, game: str) -> None:
        for variant in range(4):
            state = made_up(shelf.find(game).state, variant)
            assert list(ties(state, state.copy(), "state")) == []

    @pytest.mark.parametrize("variant", range(2))
    def test_a_field_that_is_left_out_of_a_copy_is_missed_wherever_it_is_declared(self, variant: int) -> None:
        """Of every game, every field of the state itself, and of every piece in it, one at a time."""
        for game in shelf.ids():
            for state, piece, name in fields_of(made_up(shelf.find(game).state, variant)):
                copy = state.copy()
                kept = getattr(piece, name)
                setattr(piece, name, None)
                assert list(ties(state, copy, "state")), f"{game}: {type(piece).__name__}.{name}"
                setattr(piece, name, kept)


def fields_of(state: Any) -> Iterator[tuple[Any, Any, str]]:
    """Every field of every piece of a state that can be set."""
    waiting: list[Any] = [state]
    while waiting:
        piece = waiting.pop()
        if isinstance(piece, dict | list | tuple):
            waiting += piece.values() if isinstance(piece, dict) else piece
        elif is_dataclass(piece):
            names = {each.name for each in fields(piece)} - set(getattr(piece, "shared", ()))
            waiting += [getattr(piece, name) for name in names]
            if type(piece).__hash__ is None:  # frozen ones have one, and cannot be set
                yield from ((state, piece, name) for name in names)


class TestComposed:
    @pytest.mark.parametrize("check", CHECKS, ids=name)
    @pytest.mark.parametrize("players", SKIRMISH.players)
    def test_skirmish_passes(self, check: Check, players: int) -> None:
        for seed in range(3):
            check(Trial(SKIRMISH, players, seed, switches(SKIRMISH, players, seed), composed=True))

    def test_a_game_without_a_composer_begins_with_its_set_up(self) -> None:
        for check in CHECKS:
            check(Trial(COUNCIL, 2, seed=1, composed=True))

    def test_begins_in_the_middle_and_stops_so_far_ahead(self) -> None:
        walked = [*Trial(SKIRMISH, 4, seed=3, options={"hull": 5}, composed=True, ahead=7).walk()]
        match = walked[-1]
        assert match.sequence == 7 and not match.is_over
        assert match.begins is not None and match.begins.spent

    def test_stops_at_the_end_if_that_comes_first(self) -> None:
        ends = [[*Trial(SKIRMISH, 2, seed, composed=True, ahead=60).walk()][-1] for seed in range(20)]
        assert any(match.is_over for match in ends)

    def test_looks_at_every_decision(self) -> None:
        trial = Trial(SKIRMISH, 3, seed=1, composed=True)
        assert len([*trial.moments()]) == len([*trial.walk()]) > 1

    def test_the_same_dice_compose_the_same_position(self) -> None:
        trial = Trial(SKIRMISH, 3, seed=1, composed=True)
        dice = trial.composing()
        position = SKIRMISH.compose(trial.settings, 3, dice)
        again = Trial(SKIRMISH, 3, seed=99, composed=True, rolls=tuple(dice.record)).open()
        assert again.begins == position == trial.open().begins

    def test_may_be_required_to_have_secrets(self) -> None:
        check_imagination(Trial(broken.Unimaginative(), 2, composed=True))
        with pytest.raises(KitFailure, match="the same with all dice"):
            check_imagination(Trial(broken.Unimaginative(), 2, composed=True, hidden=True))

    def test_a_failure_is_a_match_that_opens_there(self) -> None:
        with pytest.raises(KitFailure) as caught:
            run(broken.Leaking(), range(20), [2], [check_conserved], composed=True)
        assert caught.value.match is not None
        text = dumps(record(caught.value.match))
        assert replay(loads(text), SKIRMISH).position.state.captain in (0, 1)


class TestTrial:
    def test_plays_the_same_match_again(self) -> None:
        one, other = ([*Trial(SKIRMISH, 3, seed=5).walk()][-1] for _ in range(2))
        assert one.log == other.log
        assert one.is_over

    def test_plays_another_match_from_another_seed(self) -> None:
        one, other = ([*Trial(SKIRMISH, 3, seed=seed).walk()][-1] for seed in (5, 6))
        assert one.log != other.log

    def test_walks_through_every_decision(self) -> None:
        sequences = [(match.sequence, match.is_over) for match in Trial(SKIRMISH, 2).walk()]
        assert sequences == [(at, at == len(sequences) - 1) for at in range(len(sequences))]

    def test_looks_at_all_decisions_of_a_short_match_and_ever_fewer_of_a_long_one(self) -> None:
        moments = self.moments(Trial(broken.Endless(), 2), 2000)
        assert moments[:60] == list(range(60))
        assert len(moments) < 200
        assert max(moments) > 1900

    def test_looks_as_often_as_it_is_told(self) -> None:
        assert self.moments(Trial(broken.Endless(), 2, every=25), 101) == [0, 25, 50, 75, 100]

    def test_always_looks_at_the_end(self) -> None:
        assert [match.is_over for match in Trial(SKIRMISH, 2, every=10_000).moments()] == [False, True]

    @staticmethod
    def moments(trial: Trial, upto: int) -> list[int]:
        return [match.sequence for match in islice(trial.walk(), upto) if trial.is_moment(match)]

    def test_longest_bounds_the_lists(self) -> None:
        check_options(Trial(broken.Overlong(), 2, longest=61))
        with pytest.raises(KitFailure, match="more than 2"):
            check_options(Trial(SKIRMISH, 2, longest=2))

    def test_hidden_overrules_the_guess(self) -> None:
        check_imagination(Trial(broken.Unimaginative(), 2, hidden=False))
        with pytest.raises(KitFailure, match="the same with all dice"):
            check_imagination(Trial(broken.Unimaginative(), 2, hidden=True))

    def test_a_game_without_secrets_needs_no_imagination(self) -> None:
        class Open(broken.Unimaginative):
            def view(self, battle: Any, seat: Any) -> Any:
                return super().view(battle, None)

        check_imagination(Trial(Open(), 2))


class Picky(CouncilGame):
    switches = (Switch("explosive"), Switch("size", 1, values=(1, 2, 3)))

    def refuse(self, options: Options, seats: int) -> None:
        if options["size"] != seats or options["explosive"]:
            raise BadSetup("impossible")


class Impossible(CouncilGame):
    def refuse(self, options: Options, seats: int) -> None:
        raise BadSetup("impossible")


class TestTrials:
    def test_switches_belong_to_the_seed(self) -> None:
        chosen = [switches(SKIRMISH, 2, seed) for seed in range(30)]
        assert chosen == [switches(SKIRMISH, 2, seed) for seed in range(30)]
        assert {given["hull"] for given in chosen} == {3, 4, 5}

    def test_a_wish_that_is_refused_beside_those_before_it_keeps_its_usual_value(self) -> None:
        size, explosive = Picky.switches[1], Picky.switches[0]
        assert agreed(Picky(), 3, [(size, 3), (explosive, True)]) == {"explosive": False, "size": 3}
        assert agreed(Picky(), 1, [(size, 2), (explosive, False)]) == {"explosive": False, "size": 1}

    def test_wishes_that_come_to_nothing_possible_are_none(self) -> None:
        size, explosive = Picky.switches[1], Picky.switches[0]
        assert agreed(Picky(), 3, [(explosive, True), (size, 3)]) is None

    @pytest.mark.parametrize("players", [1, 2, 3])
    def test_switches_that_are_refused_are_not_chosen(self, players: int) -> None:
        for seed in range(20):
            assert switches(Picky(), players, seed) == {"explosive": False, "size": players}

    def test_switches_fall_back_to_the_defaults(self) -> None:
        assert switches(Impossible(), 2, 1) == {}

    def test_may_go_on_for_ever(self) -> None:
        some: Iterator[Trial] = islice(trials(SKIRMISH, count(), limit=7), 7)
        assert [(trial.seed, trial.players, trial.limit) for trial in some] == [
            (0, 2, 7), (0, 3, 7), (0, 4, 7), (1, 2, 7), (1, 3, 7), (1, 4, 7), (2, 2, 7),
        ]  # fmt: skip

    def test_run_fails_with_the_first_failure(self) -> None:
        with pytest.raises(KitFailure, match="check_vocabulary: skirmish, 3 players, seed 4"):
            run(broken.UndeclaredEvent(), seeds=[4], players=[3], checks=[check_copies, check_vocabulary])

    def test_run_counts_trials(self) -> None:
        assert run(SKIRMISH, seeds=["a", "b"], players=[2]) == 2


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ({"a": 1}, {"a": 1}, ""),
        (1, 2, "it was 1 and is 2"),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, "a.b[1] was 2 and is 3"),
        ({"a": [1]}, {"a": [1, 2]}, "a was [1] and is [1, 2]"),
        ({"a": 1}, {"b": 1}, "it was {'a': 1} and is {'b': 1}"),
        ([[0], [{"x": None}]], [[0], [{"x": 0}]], "[1][0].x was None and is 0"),
        ("x" * 300, "", f"it was '{'x' * 199}... and is ''"),
    ],
)
def test_difference_names_the_place(one: object, other: object, told: str) -> None:
    assert difference(one, other) == told


def test_rule_marks_a_test() -> None:
    mark = rule("kaiser", "3.2.6", "3.2.7").mark
    assert (mark.name, mark.args) == ("rule", ("kaiser", "3.2.6", "3.2.7"))


@rule("skirmish", "1")
def test_rule_is_a_registered_mark(request: pytest.FixtureRequest) -> None:
    marks = [mark.args for mark in request.node.iter_markers("rule")]
    assert marks == [("skirmish", "1")]


def test_messages_are_patterns() -> None:
    """A message in the table above that does not compile would match nothing."""
    assert all(re.compile(message) for _, _, message in BROKEN)
