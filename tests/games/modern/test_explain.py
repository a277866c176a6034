"""What is explained before a choice: chances as the dice really have them, and every modifier by its name."""

from collections import Counter

import pytest

from tests.games.modern.board import Board
from tests.games.turns import asks_of
from wardroom.engine import Ask, Explanation
from wardroom.engine.game import Options
from wardroom.games.modern import GAME
from wardroom.games.modern.explain import Submerges, Surfaces
from wardroom.games.modern.odds import ByPenalty, ByPlan, ByRow, Hitting, together
from wardroom.games.modern.rules.resolution import AttackRolled
from wardroom.games.modern.rules.rolls import BlockRolled
from wardroom.games.modern.values import Bombs, Fires, Hampers, OrHunts, PaysFor, Stops, card_notes
from wardroom.lab.simulate import Experiment


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


DICE = {"aim", "launch", "hunt", "block", "guard", "roll", "evade", "roll-all"}
"""Options in which dice decide."""
VALUES = {
    *("play", "take", "commit", "lend", "bring", "take-navy", "buy-card", "pick", "discard", "spend", "restore"),
    "mend",
    *("take-mission", "oppose", "buy-strategy", "lay", "look-now", "boost", "hinder", "counter", "foil", "screen"),
    *("surface", "dive", "reinforce", "place", "move", "support", "against"),
}
"""Options that choose a card, a ship, or what becomes of one."""
PLAIN = {
    *("cease", "pass", "declare", "leave", "enough", "ready", "stay", "not-now", "hold-back", "lend-none"),
    "commit-none",
    *("rearrange", "meet", "take-share"),
}
"""Options that do nothing, open another question that explains itself, or say everything in their own words."""
TABLES: tuple[tuple[int, Options], ...] = ((4, {"rounds": 3, "buy_cards": True}), (2, {"campaign": "short"}))


def test_every_kind_of_option_is_explained_or_needs_no_explanation() -> None:
    kinds = {option.kind for option in GAME.options}
    assert kinds == DICE | VALUES | PLAIN
    assert not DICE & VALUES and not PLAIN & (DICE | VALUES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_dice_have_chances_and_pieces_their_values(seats: int, options: Options) -> None:
    match = Experiment("modern", ("thumb",) * seats, options, "explained").match(0)
    for position, ask in asks_of(match):
        for option in ask.options:
            told = GAME.explain(position.state, ask, option)
            assert option.kind not in DICE or told.chances, option
            assert option.kind not in VALUES or told.notes, option


def test_a_card_says_all_that_is_printed_on_it() -> None:
    for card in GAME.cards.actions:
        kinds = [type(note) for note in card_notes(card)]
        assert (Fires in kinds) == card.is_combat
        assert (Bombs in kinds) == bool(card.air) and (OrHunts in kinds) == bool(card.asw)
        assert (Stops in kinds) == bool(card.defence) and (Hampers in kinds) == bool(card.penalty)
        assert card_notes(card)[-1] == PaysFor(card.reinforcement)
        assert len(kinds) > 1, card.id


def test_bombers_say_how_many_of_their_attacks_hit() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike intel repair")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    told = explained(board, "play bomber-strike")
    needs = GAME.cards.actions[GAME.cards.action_numbers["bomber-strike"]].air
    assert [each.outcome for each in told.chances] == [Hitting(count, 4) for count in (4, 3, 2, 1, 0)]
    assert told.chances[0].chance == pytest.approx(((7 - needs) / 6) ** 4)


def test_a_submarine_says_what_turning_active_means() -> None:
    board = Board()
    board.lay(0, "us-gary", beside="us-los-angeles", hand="intel")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    passive, active = GAME.cards.ships[GAME.cards.ship_numbers["us-los-angeles"]].evasion
    assert explained(board, "surface us-los-angeles").notes == (Surfaces(active),)
    board.answer("surface us-los-angeles")
    assert explained(board, "dive us-los-angeles").notes == (Submerges(passive),)
