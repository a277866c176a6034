"""What is explained before a choice: chances as the dice really have them, and every modifier by its name."""

from collections import Counter

import pytest

from tests.games.modern.board import Board
from wardroom.engine import Ask, Explanation
from wardroom.games.modern import GAME
from wardroom.games.modern.odds import ByPenalty, ByPlan, ByRow, together
from wardroom.games.modern.rules.resolution import AttackRolled
from wardroom.games.modern.rules.rolls import BlockRolled


def explained(board: Board, play: str) -> Explanation:
    """What there is to say about an option that is on offer."""
    ask: Ask = board.ask
    return GAME.explain(board.state, ask, next(option for option in ask.options if option.notation == play))


def chances(told: Explanation) -> dict[str, float]:
    return {type(each.outcome).__name__: each.chance for each in told.chances}


def flying(**switches: bool) -> Board:
    board = Board(**switches)
    board.lay(0, "us-gary", hand="air-strike battle-plan")
    board.lay(1, "su-druzhny", "su-smerch", hand="repair")
    board.begin()
    return board


def test_several_chances_together() -> None:
    assert together([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert together([]) == [1.0]


def test_an_air_attack_says_its_number_and_what_the_plan_and_the_row_do_to_it() -> None:
    board = flying(air_rows=True)
    board.answer("play battle-plan", "boost", "pass", "play air-strike")
    told = explained(board, "aim su-smerch")
    strike = told.sums[0]
    assert [(type(item.note), item.value) for item in strike.items] == [(ByPlan, 1), (ByRow, -1)]
    printed = GAME.cards.actions[GAME.cards.action_numbers["air-strike"]].air
    assert strike.needs == printed
    evaded = (7 - GAME.cards.ships[GAME.cards.ship_numbers["su-smerch"]].evasion[0]) / 6
    assert chances(told)["Evades"] == pytest.approx(evaded)
    assert chances(told)["Sinks"] == pytest.approx((1 - evaded) * (7 - printed) / 6)


def test_the_chance_of_an_air_attack_is_that_of_the_rule() -> None:
    fates: Counter[bool] = Counter()
    said = 0.0
    for rolled in range(1, 7):
        board = flying()
        board.answer("play air-strike")
        said = chances(explained(board, "aim su-druzhny"))["Sinks"]
        board.fire("aim su-druzhny")
        board.roll(rolled)
        board.answer("declare")
        fates[board.events(AttackRolled)[0].success] += 1
    assert said == pytest.approx(fates[True] / 6)


def test_a_block_says_the_penalty_of_the_card() -> None:
    fates: Counter[bool] = Counter()
    said = 0.0
    for rolled in range(1, 7):
        board = Board()
        board.lay(0, "us-gary us-oh-perry us-virginia", hand="msl-ssm-3")
        board.lay(1, "su-druzhny", hand="near-miss-3")
        board.begin()
        board.answer("play msl-ssm-3")
        while board.question != "which-attack":
            board.answer(next((each for each in board.options if each != "cease"), "cease"))
        board.answer("meet 1")
        told = explained(board, "block near-miss-3")
        said = chances(told)["IsBlocked"]
        penalty = board.battle.turn.attacks[0].penalty
        named = [item.value for item in told.sums[0].items if isinstance(item.note, ByPenalty)]
        assert named == ([-penalty] if penalty else [])
        board.roll(rolled)
        board.answer("block near-miss-3", "declare")
        while not (rolls := board.events(BlockRolled)):
            board.answer(board.options[0])
        fates[rolls[0].success] += 1
    assert said == pytest.approx(fates[True] / 6)
