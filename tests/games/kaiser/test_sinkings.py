"""3.3.23, 3.3.30 Mistaken Identity and Recalled: what answers the sinking of a merchant."""

import pytest

from tests.games.kaiser.board import Shown
from tests.games.kaiser.plays import REACTIONS, Sea, act, strike
from wardroom.engine.testkit.rules import rule

# --- 3.3.30 Recalled, 3.3.23 Mistaken Identity (W5) -------------------------------------------------------------------


def sunk_lovat(hand: list[str], ship: str = "leopard", scored: tuple[str, ...] = (), also: tuple[str, ...] = ()) -> Sea:
    board = strike(ship, hand=hand, scored=scored, also=also)
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    return board


@rule("kaiser", "3.3.30.a")
@pytest.mark.parametrize("ship", ["leopard", "leopard recognised", "emden"])
@pytest.mark.parametrize(("rolled", "is_recalled"), [(5, True), (4, False)])
def test_recalled_sends_the_ship_home_unscored(ship: str, rolled: int, is_recalled: bool) -> None:
    board = sunk_lovat(["recalled", "collier"], ship)
    assert board.asked == (1, "answer-sinking") and board.reactions == {"recalled"}
    board.roll(rolled, "d4:1", 4)
    board.answer("react recalled")
    assert board.used() == ([ship.split(maxsplit=1)[0]] if is_recalled else [])
    assert board.pile(0) == ["lovat"] and board.pile(1) == []
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.3.30.b")
def test_recalled_stops_the_remaining_targets() -> None:
    board = strike("emden", ["lovat", "maria", "kaipara"], ["recalled", "collier"], assists=["shipping_lanes"])
    board.answer("1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    board.roll(5, "d4:1", 4)
    board.answer("react recalled")
    assert board.asked == (0, "what-next") and not board.is_in_play("emden")
    assert board.force(1) == ["maria", "kaipara"]


@rule("kaiser", "3.3.30.b")
def test_whoever_let_a_sinking_pass_may_recall_the_ship_after_a_later_card() -> None:
    board = sunk_lovat(["recalled", "collier"], also=("second_chance",))
    board.answer("pass")
    assert board.asked == (0, "what-next")  # nothing has happened since
    board.answer("play second_chance")
    assert board.asked == (1, "recall-now") and board.reactions == {"recalled"}
    board.answer("pass", "0: play intelligence", "look-at-hand 1")
    assert board.asked == (1, "recall-now")
    board.roll(5, "d4:1", 4)
    board.answer("react recalled")
    assert board.used() == ["leopard"] and board.asked == (0, "order-of-discards")


@rule("kaiser", "3.3.30.b")
def test_between_two_targets_the_first_sinking_may_still_be_answered() -> None:
    board = strike("emden", ["lovat", "maria", "kaipara"], ["recalled", "collier"], assists=["shipping_lanes"])
    board.answer("1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass", "0: aim maria")
    board.roll(1, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass", "1: no")
    assert board.asked == (1, "recall-now")
    board.roll(5, "d4:1", 4)
    board.answer("react recalled")
    assert board.asked == (0, "what-next") and board.force(1) == ["maria", "kaipara"]


@rule("kaiser", "3.3.30.b")
def test_a_failed_recall_is_not_offered_again() -> None:
    board = sunk_lovat(["recalled", "collier"], also=("second_chance",))
    board.roll(4, "d4:1", 4)
    board.answer("react recalled", "play second_chance")
    assert board.asked == (0, "what-next") and board.hand(1) == ["collier"]


@rule("kaiser", "3.3.30.b")
def test_a_ship_that_left_play_cannot_be_recalled() -> None:
    board = strike("leopard damaged", hand=["recalled", "collier"], also=["scuttle"])
    board.roll(10, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "pass", "play scuttle", "aim leopard")
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.3.30.a", "3.3.20.f")
def test_the_card_of_a_ship_recalled_from_its_refuge_lies_aside_until_the_discards() -> None:
    board = sunk_lovat(["recalled", "collier"], also=("island_refuge",))
    board.answer("pass", "play island_refuge", "aim leopard")
    assert board.asked == (1, "recall-now")
    board.roll(5, "d4:1", 4)
    board.answer("react recalled")
    assert board.used() == ["leopard"] and board.discarded == []
    board.finish()
    assert "island_refuge" in board.discarded


@rule("kaiser", "3.3.30.a")
def test_only_the_owner_of_the_sunk_merchant_may_recall() -> None:
    board = Sea(3)
    board.lay(0, ["leopard"], ["appam"], ["blockade_runner", "second_chance", "intelligence"])
    board.lay(1, [], ["lovat"], ["collier"])
    board.lay(2, [], ["georgic"], ["recalled", "mistaken_identity"])
    board.score(2, "dee")
    board.begin()
    board.commit("blockade_runner leopard", "second_chance", "intelligence")
    board.answer("play blockade_runner", "aim lovat")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.asked == (1, "answer-sinking") and board.options == ["pass"]
    board.answer("pass", "0: play second_chance")
    assert board.asked == (1, "recall-now") and board.options == ["pass"]
    board.answer("pass")
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.3.30.c")
@pytest.mark.parametrize("how", ["boarding_party", "non_combatant"])
def test_a_captured_merchant_recalls_nobody(how: str) -> None:
    is_boarded = how == "boarding_party"
    hand = ["recalled", "collier"] if is_boarded else ["non_combatant", "recalled"]
    board = strike(hand=hand, assists=["boarding_party"] if is_boarded else [], scored=["kaipara"])
    board.roll(10, "d8:1", "d4:1", "d8:4")
    board.answer("pass" if is_boarded else "react non_combatant")
    assert board.find("lovat")[0] == 0 and board.asked == (0, "what-next")


@rule("kaiser", "3.3.30.c")
@pytest.mark.parametrize(
    ("card", "dice"), [("lay_mines from meteor", (8, "d4:1")), ("submarine_u", (8, "d6:1", "d4:1"))]
)
def test_mines_and_torpedoes_recall_nobody(card: str, dice: tuple[Shown, ...]) -> None:
    board = act(card, mine=["meteor"], hand=["recalled", "collier"])
    board.answer(f"play {card.split(maxsplit=1)[0]}")
    if card == "submarine_u":
        board.answer("aim lovat")
    board.roll(*dice, "d8:4")
    board.answer("1: pass")
    assert board.pile(0) == ["lovat"] and board.asked == (0, "what-next")


@rule("kaiser", "3.3.23.a")
@pytest.mark.parametrize(("rolled", "is_swapped"), [(5, True), (4, False)])
def test_mistaken_identity_swaps_the_merchant_with_one_of_the_own_pile(rolled: int, is_swapped: bool) -> None:
    board = sunk_lovat(["mistaken_identity", "collier"], scored=("dee", "georgic"))
    assert board.reactions == {"mistaken_identity"}
    board.roll(rolled, "d4:1", 4)
    board.answer("react mistaken_identity")
    if is_swapped:
        assert board.asked == (1, "swap-which") and board.options == ["aim dee", "aim georgic"]
        board.answer("aim dee")
    assert board.pile(0) == (["dee"] if is_swapped else ["lovat"])
    assert board.pile(1) == (["lovat", "georgic"] if is_swapped else ["dee", "georgic"])
    assert board.hand(1) == ["collier"]


@rule("kaiser", "3.3.23.b")
def test_mistaken_identity_needs_a_merchant_sunk_by_the_player() -> None:
    board = strike(hand=["mistaken_identity", "collier"])
    board.score(1, "dee", how="safe")
    board.score(1, "geier")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("pass")
    assert board.asked == (1, "answer-sinking") and board.reactions == set()


@rule("kaiser", "3.3.23.b")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("lay_mines from meteor", (8, "d4:1")),
        ("submarine_u", (8, "d6:1", "d4:1")),
        ("submarine_uc", ("d8:8", "d4:1")),
    ],
)
def test_mistaken_identity_answers_mines_and_torpedoes(card: str, dice: tuple[Shown, ...]) -> None:
    board = act(card, mine=["meteor"], hand=["mistaken_identity", "collier"], scored=["dee"])
    board.answer(f"play {card.split(maxsplit=1)[0]}")
    if card == "submarine_u":
        board.answer("aim lovat")
    elif card == "submarine_uc":
        board.answer("mines")
    board.roll(*dice, "d8:4")
    board.answer("1: pass")
    assert board.asked == (1, "answer-sinking") and board.reactions == {"mistaken_identity"}
    board.roll(5, "d4:1", 4)
    board.answer("react mistaken_identity", "aim dee")
    assert board.pile(0) == ["dee"] and board.pile(1) == ["lovat"]


@rule("kaiser", "3.3.23.b", "3.3.react.b")
def test_heavy_weather_scores_for_nobody_so_nobody_is_mistaken() -> None:
    board = act("heavy_weather", theirs=[], hand=REACTIONS, scored=["dee"])
    board.roll("d6:6", 5)
    board.answer("play heavy_weather")
    assert board.used() == ["lovat"] and board.asked == (0, "what-next")


@rule("kaiser", "3.3.23.a", "3.3.41.a", "3.3.23.c")
def test_a_doubled_merchant_keeps_its_doubling_when_it_is_swapped() -> None:
    board = strike(hand=["mistaken_identity", "collier"], assists=["special_cargo"], scored=["dee"])
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("pass")
    board.roll(5, "d4:1", 4)
    board.answer("react mistaken_identity", "aim dee")
    assert board.pile(0) == ["dee"] and board.pile(1) == ["lovat*2"]


@rule("kaiser", "3.3.react.a")
@pytest.mark.parametrize("first", ["qqq", "trap", "fast_ship", "break_contact"])
def test_recalled_may_follow_a_reaction_played_before_the_dice(first: str) -> None:
    board = strike(hand=[first, "recalled", "mistaken_identity"], scored=["dee"])
    failed = (1, "d4:1", 10) if first == "break_contact" else ()
    board.roll(*failed, 10, "d8:1", "d4:1", "d8:4", *(("d8:1", "d4:1", "d8:8") if first == "trap" else ()))
    board.answer(f"react {first}")
    assert board.asked == (1, "answer-sinking")
    assert board.reactions == {"recalled", "mistaken_identity"}


@rule("kaiser", "3.3.react.a")
def test_one_of_recalled_and_mistaken_identity_answers_a_sinking() -> None:
    board = sunk_lovat(["recalled", "mistaken_identity"], scored=("dee",), also=("collier",))
    board.roll(4, "d4:1", 4)
    board.answer("react mistaken_identity")
    assert board.asked == (0, "what-next")
    board.answer("play collier")
    assert board.asked == (0, "what-next") and board.hand(1) == ["recalled"]


@rule("kaiser", "3.3.react.a")
def test_each_sinking_is_answered_apart() -> None:
    hand = ["recalled", "mistaken_identity"]
    board = strike(merchants=["lovat", "maria"], hand=hand, assists=["good_hunting"], scored=["dee"])
    board.answer("aim maria", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    board.roll(1, "d4:1", 10)
    board.answer("react mistaken_identity")
    board.roll(8, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass")
    assert board.asked == (1, "answer-sinking") and board.reactions == {"recalled"}


@rule("kaiser", "3.3.30.b")
def test_several_sinkings_by_one_ship_are_one_question_at_a_time() -> None:
    merchants = ["lovat", "maria", "kaipara"]
    board = strike("emden", merchants, ["recalled", "collier"], assists=["shipping_lanes"], also=["second_chance"])
    board.answer("1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass", "0: aim maria")
    board.roll(8, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass", "1: pass")
    assert board.asked == (1, "answer-intercept")  # the first sinking is not asked about apart
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass", "0: play second_chance")
    assert board.asked == (1, "recall-now")
    board.answer("pass")
    assert board.asked == (0, "what-next")
    board.answer("play intelligence", "look-at-hand 1")
    board.roll(5, "d4:1", 4)
    board.answer("1: react recalled")
    assert board.used() == ["emden"] and board.asked == (0, "order-of-discards")


@rule("kaiser", "3.3.30.b", "3.3.react.a")
def test_a_sinking_answered_otherwise_leaves_the_earlier_one_to_recalled() -> None:
    hand = ["recalled", "mistaken_identity"]
    board = strike(merchants=["lovat", "maria"], hand=hand, assists=["good_hunting"], scored=["dee"])
    board.answer("aim maria", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass")
    board.roll(1, "d4:1", 10)
    board.answer("react mistaken_identity")
    assert board.asked == (1, "recall-now")
    board.roll(5, "d4:1", 4)
    board.answer("react recalled")
    assert board.used() == ["leopard"]
