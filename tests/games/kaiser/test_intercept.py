"""3.2.3-3.2.6 British and German intercepts, prizes and Passage."""

import pytest

from tests.games.kaiser.board import Board, Shown
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.assists import Assisted, WhichAssist
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.rules.forces import Resupplied
from wardroom.games.kaiser.rules.passage import Safe, SeekPassage
from wardroom.games.kaiser.rules.prizes import Captured
from wardroom.games.kaiser.rules.score import Sunk


def sides(board: Board) -> list[int]:
    """Every die rolled so far, by its sides."""
    assert board.position is not None
    return [die for die, _ in board.position.table.dice.record]


def british(*targets: str, hand: tuple[str, ...] = ("recalled",), defence: tuple[str, ...] = ()) -> Board:
    """Player 0 has committed the first card as a British intercept and the others upright."""
    board = Board(2)
    board.lay(0, hand=[*hand, "collier"])
    board.lay(1, german=targets, merchants=["maria"], hand=defence)
    board.begin()
    board.answer(f"commit {hand[0].partition('.')[0]}", "as-british")
    for card in hand[1:]:
        board.answer(f"commit {card.partition('.')[0]}", "as-action")
    board.answer("ready")
    return board


def german(ship: str, *hand: str, merchants: tuple[str, ...] = ("lovat",), defence: tuple[str, ...] = ()) -> Board:
    """Player 0 has committed the first card on a ship and the others upright."""
    board = Board(2)
    board.lay(0, german=[ship], hand=[*hand, "qqq"])
    board.lay(1, merchants=merchants, hand=defence)
    board.begin()
    board.answer(f"commit {hand[0].partition('.')[0]}", f"on-ship {ship}")
    for card in hand[1:]:
        board.answer(f"commit {card.partition('.')[0]}", "as-action")
    board.answer("ready", f"play {hand[0].partition('.')[0]}")
    return board


# --- 3.2.3 British intercepts -----------------------------------------------------------------------------------------


@rule("kaiser", "3.2.3.a")
@pytest.mark.parametrize(
    ("card", "dice"), [("recalled", "10/8"), ("amc", "10/6"), ("reflag", "10/4"), ("searchlight", "10/8/4")]
)
def test_a_british_intercept_rolls_the_dice_of_the_card(card: str, dice: str) -> None:
    board = british("leipzig", hand=(card,))
    board.roll(*(f"d{die}:1" for die in dice.split("/")), 10)
    board.answer(f"play {card}", "aim leipzig")
    assert sides(board) == [*map(int, dice.split("/")), 10]


@rule("kaiser", "3.2.3.b")
def test_hidden_raiders_and_prizes_are_safe() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled", "collier"])
    board.lay(1, german=["wolf", board.ship("lovat", prize=True)])
    board.begin()
    board.answer("commit recalled", "as-british", "commit collier", "as-action")
    assert board.options == ["stop", "play collier"]


@rule("kaiser", "3.2.3.b")
def test_recognised_raiders_and_prizes_are_not() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled", "collier"])
    prize = board.ship("lovat", prize=True, recognised=True)
    board.lay(1, german=["mowe", board.ship("wolf", recognised=True), prize, board.ship("appam", prize=True)])
    board.begin()
    board.answer("commit recalled", "as-british", "ready", "play recalled")
    assert board.options == ["aim wolf", "aim lovat"]


@rule("kaiser", "3.2.3.b")
def test_raiders_start_hidden_and_warships_recognised() -> None:
    board = Board(2)
    board.lay(0, hand=["breakout"])
    board.next_ships("wolf", "emden")
    board.begin()
    board.answer("commit breakout", "as-action")
    board.roll(10, "d4:1", 1)
    board.answer("play breakout")
    assert not board.find("wolf")[1].recognised
    assert board.find("emden")[1].recognised


@rule("kaiser", "3.2.3.c")
def test_warships_are_exposed_outside_a_refuge() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled", "collier"])
    board.lay(1, german=["emden", board.ship("leipzig", refuge="island_refuge"), "dresden"])
    board.begin()
    board.answer("commit recalled", "as-british", "ready", "play recalled")
    assert board.options == ["aim emden", "aim dresden"]


@rule("kaiser", "3.2.3.c")
def test_a_warship_is_never_hidden() -> None:
    board = Board(2)
    board.lay(0, german=["emden", board.ship("wolf", recognised=True)], hand=["reflag", "island_refuge"])
    board.begin()
    board.answer("commit reflag", "as-action", "commit island_refuge", "as-action", "play reflag")
    assert board.options == ["aim wolf"]
    board.answer("aim wolf", "play island_refuge", "aim emden")
    assert board.find("emden")[1].recognised


@rule("kaiser", "3.2.3.d")
def test_by_day_only_one_surprise_attack_helps_british_forces() -> None:
    assists = ("surprise_attack", "searchlight", "special_cargo", "good_hunting", "shipping_lanes", "boarding_party")
    board = british("leipzig", hand=("recalled", *assists))
    board.answer("play recalled", "aim leipzig")
    assert board.options == ["announce", "join surprise_attack"]
    board.roll(2, "d8:1", 9)
    board.answer("join surprise_attack")
    assert board.facts(Fought, "attack") == [4]


@rule("kaiser", "3.2.3.d")
@pytest.mark.parametrize(("assist", "attack"), [("surprise_attack", 5 - 1 + 2), ("searchlight", 5 - 1 + 3)])
def test_by_night_one_card_of_two_helps(assist: str, attack: int) -> None:
    board = british("leipzig", hand=("reflag.5", "surprise_attack", "searchlight"))
    board.answer("play reflag", "aim leipzig")
    assert board.options == ["announce", "join surprise_attack", "join searchlight"]
    board.roll(5, "d4:1", 10)
    board.answer(f"join {assist}")  # and the dice fall: no second card is asked for
    assert board.facts(Assisted, "card") == [assist]
    assert board.facts(Fought, "attack") == [attack]


@rule("kaiser", "3.2.3.d")
def test_two_surprise_attacks_do_not_add_up() -> None:
    board = british("leipzig", hand=("recalled", "surprise_attack.1", "surprise_attack.2"))
    board.roll(3, "d8:1", 10)
    board.answer("play recalled", "aim leipzig", "join surprise_attack")
    assert board.facts(Fought, "attack") == [5]


@rule("kaiser", "3.2.3.e")
@pytest.mark.parametrize(
    ("target", "prize", "defence"), [("leipzig", False, 1), ("wolf", False, "d8:1"), ("lovat", True, "d8:1")]
)
def test_what_british_forces_sink_belongs_to_their_player(target: str, prize: bool, defence: Shown) -> None:
    board = Board(3)
    board.lay(2, hand=["recalled"])
    board.lay(1, german=[board.ship(target, recognised=True, prize=prize)])
    board.begin(active=2)
    board.answer("commit recalled", "as-british", "play recalled")
    board.roll(10, "d8:1", defence)
    board.answer(f"aim {target}")
    assert [board.pile(seat) for seat in range(3)] == [[], [], [target]]
    assert not board.is_in_play(target)


@rule("kaiser", "3.2.3.f")
def test_british_forces_hunt_german_ships_and_german_ships_merchants() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["recalled", "interned"])
    prize = board.ship("appam", prize=True, recognised=True)
    board.lay(1, german=["leipzig", prize], merchants=["lovat"])
    board.begin()
    board.answer("commit recalled", "as-british", "commit interned", "on-ship emden", "play recalled")
    assert board.options == ["aim leipzig", "aim appam"]
    board.roll(1, "d8:1", 10)
    board.answer("aim leipzig", "play interned")
    assert board.options == ["aim lovat"]


# --- 3.2.4 intercepts of merchants ------------------------------------------------------------------------------------


@rule("kaiser", "3.2.4.a")
def test_merchants_lie_open_from_the_start() -> None:
    board = Board(2)
    board.lay(1, hand=["monitor"])
    board.begin()
    for player in GAME.view(board.state, None).players:
        assert [ship.recognised for ship in player.merchants] == [True] * 3


@rule("kaiser", "3.2.4.a")
def test_merchants_cannot_hide() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("wolf", recognised=True)], merchants=["lovat"], hand=["reflag", "island_refuge"])
    board.begin()
    board.answer("commit reflag", "as-action", "commit island_refuge", "as-action", "play reflag")
    assert board.options == ["aim wolf"]
    board.answer("aim wolf", "play island_refuge")
    assert board.options == ["aim wolf"]


@rule("kaiser", "3.2.4.b")
@pytest.mark.parametrize("card", ["reflag.1", "searchlight"])
@pytest.mark.parametrize(("ship", "dice"), [("berlin", "10/4"), ("karlsruhe", "10/8/6"), ("geier", "8")])
def test_a_german_ship_rolls_its_own_dice_whatever_the_card(card: str, ship: str, dice: str) -> None:
    board = german(ship, card)
    board.roll(*(f"d{die}:1" for die in dice.split("/")), "d8:8")
    board.answer("aim lovat")
    assert sides(board) == [*map(int, dice.split("/")), 8]


@rule("kaiser", "3.2.4.b", "3.2.7.j")
@pytest.mark.parametrize(("card", "attack"), [("reflag.1", 5), ("reflag.5", 4)])
def test_the_card_decides_between_day_and_night(card: str, attack: int) -> None:
    board = german("geier", card)
    board.roll("d8:5", "d8:8")
    board.answer("aim lovat")
    assert board.facts(Fought, "attack") == [attack]


@rule("kaiser", "3.2.4.c")
def test_any_number_of_assist_cards_joins() -> None:
    board = german(
        "wolf",
        *("reflag.5", "surprise_attack", "searchlight", "special_cargo", "good_hunting", "boarding_party"),
        merchants=("lovat", "maria", "dee"),
    )
    board.answer("aim lovat")
    for assist in ("surprise_attack", "searchlight", "special_cargo", "good_hunting"):
        board.answer(f"join {assist}")
    assert board.options == ["announce", "join boarding_party"]
    board.roll(1, "d8:1", "d6:1", "d8:8", 1, "d8:1", "d6:1", "d6:6")
    board.answer("join boarding_party", "aim maria", "1: no")
    assert board.facts(Fought, "attack") == [1 - 1 + 2 + 3] * 2


@rule("kaiser", "3.2.4.c")
def test_one_surprise_attack_and_one_good_hunting_per_intercept() -> None:
    doubles = ("surprise_attack.1", "surprise_attack.2", "good_hunting.1", "good_hunting.2")
    board = german("wolf", "collier", *doubles, merchants=("lovat", "maria", "dee"))
    board.answer("aim lovat", "join surprise_attack")
    assert board.options == ["announce", "join good_hunting"]
    board.answer("join good_hunting")
    assert board.options == ["aim maria", "aim dee"]  # one second target, no third


@rule("kaiser", "3.2.4.c")
@pytest.mark.parametrize(("ship", "assist"), [("wolf", "good_hunting"), ("emden", "shipping_lanes")])
def test_raiders_hunt_well_and_warships_sweep_the_lanes(ship: str, assist: str) -> None:
    board = german(ship, "collier", "good_hunting", "shipping_lanes", merchants=("lovat", "maria"))
    board.answer("aim lovat")
    assert board.options == ["announce", f"join {assist}"]


@rule("kaiser", "3.2.4.c")
def test_one_boarding_party_per_target() -> None:
    parties = ("boarding_party.1", "boarding_party.2")
    board = german("wolf", "collier", "good_hunting", *parties, merchants=("lovat", "maria"))
    board.answer("aim lovat", "join boarding_party")
    assert board.options == ["announce", "join good_hunting"]
    board.roll(10, "d8:1", "d6:1", "d8:1")
    board.answer("join good_hunting", "aim maria")
    board.roll(10, "d8:1", "d6:1", "d6:1")
    board.answer("yes")
    assert board.facts(Captured, "ship") == ["lovat", "maria"]


@rule("kaiser", "3.2.4.d")
@pytest.mark.parametrize(
    ("card", "how", "plays", "dice"),
    [
        ("collier", "on-ship meteor", ["aim lovat"], ("d8:8", "d6:1", "d8:1")),
        ("lay_mines", "lay-mines-from meteor", [], (10, "d4:1", "d8:1")),
        ("submarine_u", "as-action", ["aim lovat"], (10, "d6:1", "d4:1", "d8:1")),
        ("submarine_uc", "as-action", ["torpedo", "aim lovat"], (10, "d6:1", "d8:1")),
        ("submarine_uc", "as-action", ["mines"], ("d8:8", "d4:1", "d8:1")),
    ],
)
def test_a_sunk_merchant_belongs_to_the_attacker(
    card: str, how: str, plays: list[str], dice: tuple[Shown, ...]
) -> None:
    board = Board(2)
    board.lay(0, german=["meteor"], hand=[card])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer(f"commit {card}", how)
    board.roll(*dice)
    board.answer(f"play {card}", *plays)
    assert (board.pile(0), board.pile(1)) == (["lovat"], [])
    assert board.facts(Sunk, "ship", "by") == [("lovat", 0)]


# --- 3.2.5 prizes -----------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.5.a")
def test_a_captured_merchant_is_a_hidden_undamaged_prize_in_the_near_row() -> None:
    board = german("emden", "collier", "boarding_party")
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("aim lovat", "join boarding_party")
    seat, prize = board.find("lovat")
    assert seat == 0
    assert prize in board.state.players[0].german
    assert (prize.prize, prize.recognised, prize.damage) == (True, False, 0)
    assert board.pile(0) == []
    view = GAME.view(board.state, Seat(1)).players[0]
    assert [(ship.id, ship.kind) for ship in view.german] == [("emden", "warship"), ("lovat", "prize")]


@rule("kaiser", "3.2.5.b")
@pytest.mark.parametrize(
    ("assists", "reaction", "is_captured"),
    [
        ((), "pass", False),
        (("surprise_attack",), "pass", False),
        (("special_cargo",), "pass", False),
        (("boarding_party",), "pass", True),
        ((), "react non_combatant", True),
        ((), "react trap", False),
        ((), "react qqq", False),
    ],
)
def test_capture_takes_a_boarding_party_or_a_non_combatant(
    assists: tuple[str, ...], reaction: str, is_captured: bool
) -> None:
    board = german("geier", "collier", *assists, defence=("non_combatant", "trap", "qqq.2"))
    board.answer("aim lovat", *(f"join {card}" for card in assists))
    board.roll("d8:8", "d8:1", *(("d8:1", "d4:1", "d6:6") if reaction == "react trap" else ()))
    board.answer(f"1: {reaction}")
    assert bool(board.facts(Captured, "ship")) == is_captured
    assert bool(board.facts(Sunk, "ship")) != is_captured


@rule("kaiser", "3.2.5.b")
def test_less_than_double_captures_nothing_and_does_no_damage() -> None:
    board = german("geier", "collier", "boarding_party")
    board.roll("d8:5", "d8:3")
    board.answer("aim lovat", "join boarding_party")
    assert board.find("lovat")[1].damage == 0
    assert board.ask.question == SeekPassage("lovat")


@rule("kaiser", "3.2.5.b")
def test_a_damaged_merchant_cannot_be_boarded() -> None:
    board = Board(2)
    board.lay(0, german=["geier"], hand=["collier", "boarding_party"])
    board.lay(1, merchants=[board.ship("lovat", damage=1)])
    board.begin()
    board.roll("d8:8", "d8:1")
    board.answer("commit collier", "on-ship geier", "commit boarding_party", "as-action", "play collier", "aim lovat")
    assert board.facts(Sunk, "ship") == ["lovat"]


@rule("kaiser", "3.2.5.c")
@pytest.mark.parametrize("means", ["boarding_party", "non_combatant"])
def test_a_capture_resupplies_the_capturing_ship_and_no_other(means: str) -> None:
    board = Board(2)
    ships = [board.ship(name, low=True) for name in ("emden", "wolf")]
    assists = [means] if means == "boarding_party" else []
    board.lay(0, german=ships, hand=["collier", *assists])
    board.lay(1, merchants=["lovat"], hand=["non_combatant"])
    board.begin()
    board.answer("commit collier", "on-ship emden")
    for card in assists:
        board.answer(f"commit {card}", "as-action")
    board.answer("play collier", "aim lovat", *(f"join {card}" for card in assists))
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("1: pass" if assists else "1: react non_combatant")
    assert board.facts(Resupplied, "ship") == ["emden"]
    assert (board.find("emden")[1].low, board.find("wolf")[1].low) == (False, True)


@rule("kaiser", "3.2.5.c")
def test_a_sinking_resupplies_nobody() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True)], hand=["collier"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("commit collier", "on-ship emden", "play collier", "aim lovat")
    assert board.pile(0) == ["lovat"]
    assert board.find("emden")[1].low


@rule("kaiser", "3.2.5.d")
def test_a_prize_is_worth_double_by_passage_and_single_to_whoever_sinks_it() -> None:
    board = Board(2)
    prizes = [board.ship(name, prize=True, recognised=True) for name in ("lovat", "appam")]
    board.lay(0, hand=["recalled", "interned"])
    board.lay(1, german=prizes)
    board.begin()
    board.answer("commit recalled", "as-british", "commit interned", "as-british")
    board.roll(10, "d8:1", "d8:1")
    board.answer("play recalled", "aim lovat")
    board.roll(1, "d8:1", "d8:8", "d8:8", 1)
    board.answer("play interned", "aim appam", "1: yes")
    assert (board.pile(0), board.pile(1)) == (["lovat"], ["appam*2"])
    assert [player.points for player in GAME.view(board.state, None).players] == [7, 14]


@rule("kaiser", "3.2.5.d")
@pytest.mark.parametrize(
    ("card", "plays", "dice"), [("interned", ["aim lovat"], (10, "d8:1", 1)), ("heavy_weather", [], ("d6:6", 1))]
)
def test_a_prize_removed_by_another_card_scores_for_nobody(
    card: str, plays: list[str], dice: tuple[Shown, ...]
) -> None:
    board = Board(2)
    board.lay(0, hand=[card])
    board.lay(1, german=[board.ship("lovat", prize=True, recognised=True)])
    board.begin()
    board.answer(f"commit {card}", "as-action")
    board.roll(*dice)
    board.answer(f"play {card}", *plays)
    assert not board.is_in_play("lovat")
    assert board.pile(0) == board.pile(1) == []


@rule("kaiser", "3.2.5.d")
def test_a_prize_scuttled_or_unplugged_scores_for_nobody() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("lovat", prize=True, damage=1)], hand=["scuttle", "recalled"])
    board.lay(1, german=[board.ship("appam", prize=True, recognised=True)], hand=["pull_the_plug"])
    board.begin()
    board.answer("commit scuttle", "as-action", "commit recalled", "as-british", "play scuttle", "aim lovat")
    board.answer("play recalled", "aim appam", "1: react pull_the_plug", "0: discard-rest")
    assert not board.is_in_play("lovat")
    assert not board.is_in_play("appam")
    assert board.pile(0) == board.pile(1) == []


# --- 3.2.6 Passage ----------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.6.a")
def test_an_unhurt_merchant_may_try_at_once() -> None:
    board = german("geier", "collier")
    board.roll("d8:5", "d8:5")
    board.answer("aim lovat")
    assert board.ask.seat == 1
    assert board.ask.question == SeekPassage("lovat")


@rule("kaiser", "3.2.6.a")
def test_an_unhurt_prize_may_try_at_once() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled"])
    board.lay(1, german=[board.ship("lovat", prize=True, recognised=True)])
    board.begin()
    board.roll(1, "d8:1", "d8:8")
    board.answer("commit recalled", "as-british", "play recalled", "aim lovat")
    assert board.ask.question == SeekPassage("lovat")


@rule("kaiser", "3.2.6.a")
@pytest.mark.parametrize(("damage", "dice"), [(0, ("d8:5", "d8:4")), (1, ("d8:1", "d8:8")), (1, ("d8:5", "d8:6"))])
def test_a_damaged_merchant_has_no_passage(damage: int, dice: tuple[Shown, ...]) -> None:
    board = Board(2)
    board.lay(0, german=["geier"], hand=["collier"])
    board.lay(1, merchants=[board.ship("lovat", damage=damage)], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship geier", "play collier", "aim lovat")
    board.roll(*dice)
    board.answer("1: pass")
    assert board.find("lovat")[1].damage == 1
    assert board.state.active == 1  # the turn is over


@rule("kaiser", "3.2.6.a")
def test_a_german_ship_has_no_passage() -> None:
    board = british("leipzig")
    board.roll(1, "d8:1", 10)
    board.answer("play recalled", "aim leipzig")
    assert not isinstance(board.ask.question, SeekPassage)


@rule("kaiser", "3.2.6.b")
@pytest.mark.parametrize(
    ("card", "how", "plays", "dice"),
    [
        ("lay_mines", "lay-mines-from meteor", [], (1, "d4:1", "d8:8")),
        ("submarine_u", "as-action", ["aim lovat"], (1, "d6:1", "d4:1", "d8:8")),
        ("submarine_uc", "as-action", ["mines"], ("d8:1", "d4:1", "d8:8")),
    ],
)
def test_mines_and_torpedoes_allow_no_passage(card: str, how: str, plays: list[str], dice: tuple[Shown, ...]) -> None:
    board = Board(2)
    board.lay(0, german=["meteor"], hand=[card])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer(f"commit {card}", how, f"play {card}", *plays)
    board.roll(*dice)
    board.answer("1: pass")
    assert board.facts(Fought, "outcome") == ["outcome_missed"]
    assert board.state.active == 1


@rule("kaiser", "3.2.6.c")
@pytest.mark.parametrize(
    ("merchant", "challenge", "response", "defence"), [("lovat", 6, 8, 8), ("dee", 4, 6, 4), ("georgic", 8, 10, 10)]
)
def test_passage_is_rolled_with_the_dice_of_the_ship(
    merchant: str, challenge: int, response: int, defence: int
) -> None:
    board = german("geier", "collier", merchants=(merchant,))
    board.roll("d8:1", f"d{defence}:4")
    board.answer(f"aim {merchant}")
    board.roll(f"d{challenge}:4", f"d{response}:3")
    board.answer("1: yes")
    assert sides(board) == [8, defence, challenge, response]
    assert board.facts(Safe, "ship", "player") == [(merchant, 1)]
    assert board.pile(1) == [merchant]


@rule("kaiser", "3.2.6.c")
@pytest.mark.parametrize("dice", [("d6:3", "d8:3"), ("d6:2", "d8:5")])
def test_a_failed_passage_changes_nothing(dice: tuple[Shown, Shown]) -> None:
    board = german("geier", "collier", defence=("monitor",))
    board.roll("d8:1", "d8:8")
    board.answer("aim lovat", "1: pass")
    before = board.state.players[1].copy()
    board.roll(*dice)
    board.answer("1: yes")
    assert board.find("lovat")[1] == before.merchants[0]
    assert board.pile(0) == board.pile(1) == []


@rule("kaiser", "3.2.6.d")
def test_passage_may_be_declined() -> None:
    board = german("geier", "collier")
    board.roll("d8:1", "d8:8")
    board.answer("aim lovat")
    assert board.options == ["yes", "no"]
    board.answer("1: no")
    assert board.is_in_play("lovat")
    assert not board.events(Challenged)


@rule("kaiser", "3.2.6.d")
def test_passage_may_be_tried_each_time_it_is_due() -> None:
    board = Board(2)
    board.lay(0, german=["geier"], hand=["collier", "second_chance", "interned"])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship geier", "commit second_chance", "as-action", "ready", "play collier")
    board.roll("d8:1", "d8:8", "d6:1", "d8:8")
    board.answer("aim lovat", "1: pass", "1: yes", "play second_chance", "discard-rest")
    board.answer("commit interned", "on-ship geier", "ready", "play interned", "aim lovat")
    board.roll("d8:1", "d8:8", "d6:6", "d8:1")
    board.answer("1: pass", "1: yes")
    assert board.facts(Challenged, "outcome") == ["outcome_failure", "outcome_success"]
    assert board.pile(1) == ["lovat"]


@rule("kaiser", "3.2.6.e")
@pytest.mark.parametrize(
    ("reaction", "dice"),
    [
        ("slim_pickings", ()),
        ("break_contact", (10, "d4:1", 1)),
        ("shallow_run", (10, "d4:1", 1)),
        ("amc", ("d8:1", 10, 1, "d8:1", "d6:6")),
    ],
)
def test_no_passage_after_a_cancelled_intercept_or_an_amc(reaction: str, dice: tuple[Shown, ...]) -> None:
    board = german("geier", "collier", defence=(reaction, "monitor"))
    board.answer("aim lovat")
    board.roll(*dice)
    board.answer(f"1: react {reaction}", *(["0: pass"] if reaction == "amc" else []))
    assert board.find("lovat")[1].damage == 0
    assert board.state.active == 1  # the turn is over


@rule("kaiser", "3.2.6.e")
@pytest.mark.parametrize(
    ("reaction", "dice"),
    [
        ("trap", ("d8:1", "d8:8", "d8:1", "d4:1", "d6:6")),
        ("non_combatant", ("d8:5", "d8:8")),
        ("qqq", ("d8:1", "d8:8")),
        ("break_contact", (1, "d4:1", 10, "d8:1", "d8:8")),
    ],
)
def test_passage_after_an_intercept_that_was_fought_out(reaction: str, dice: tuple[Shown, ...]) -> None:
    board = german("geier", "collier", defence=(f"{reaction}.2", "monitor"))
    board.answer("aim lovat")
    board.roll(*dice)
    board.answer(f"1: react {reaction}")
    assert board.ask.question == SeekPassage("lovat")


@rule("kaiser", "3.2.6.e")
@pytest.mark.parametrize(("reaction", "dice"), [("break_contact", (10, "d4:1", 1)), ("shallow_run", (10, "d4:1", 1))])
def test_no_passage_for_a_prize_after_a_cancelled_hunt(reaction: str, dice: tuple[Shown, ...]) -> None:
    board = Board(2)
    board.lay(0, hand=["recalled"])
    board.lay(1, german=[board.ship("lovat", prize=True, recognised=True)], hand=[reaction, "monitor"])
    board.begin()
    board.answer("commit recalled", "as-british", "play recalled", "aim lovat")
    board.roll(*dice)
    board.answer(f"1: react {reaction}")
    assert board.is_in_play("lovat")
    assert board.state.active == 1


@rule("kaiser", "3.2.6.e")
def test_a_prize_that_was_interrogated_may_try() -> None:
    board = Board(2)
    board.lay(0, hand=["interrogate"])
    board.lay(1, german=[board.ship("lovat", prize=True)])
    board.begin()
    board.roll(10, "d4:1", 1, 1, "d6:1", "d8:8")
    board.answer("commit interrogate", "as-action", "play interrogate", "aim lovat")
    assert board.ask.question == SeekPassage("lovat")


@rule("kaiser", "3.2.3.d", "3.2.8.a")
def test_assist_cards_of_a_british_intercept_are_shown_before_the_owner_answers() -> None:
    board = british("leipzig", hand=("recalled", "surprise_attack"), defence=("shallow_run",))
    board.answer("play recalled", "aim leipzig")
    assert isinstance(board.ask.question, WhichAssist)
    board.answer("join surprise_attack")
    assert board.facts(Assisted, "card") == ["surprise_attack"]
    assert (board.ask.seat, board.options) == (1, ["pass"])
