"""Sentences between the chapters of the book: who may do what when, what has no effect, what counts all the same."""

import csv
from io import StringIO

from tests.games.modern.board import SHIPS, Board, War
from wardroom.engine import Dice, Position, Seat, Stream
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import play_on
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import Rested
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.flights import Flew
from wardroom.games.modern.rules.winning import Won

# --- the cards --------------------------------------------------------------------------------------------------------


def anonymous() -> str:
    """The ships with other names, types, classes and years."""
    head, *rows = csv.reader(StringIO(GAME.texts["ships.csv"]))
    for number, row in enumerate(rows):
        for column in ("name", "italian", "type", "ship_class", "years"):
            row[head.index(column)] = f"{column} {len(rows) - number}"
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([head, *rows])
    return text.getvalue()


@rule("modern", "data.names")
def test_names_types_classes_and_years_have_no_effect() -> None:
    played = []
    for game in (GAME, GAME.with_tables({"ships.csv": anonymous()})):
        options = game.configure({"rounds": 3, "budget": 15}, 3)
        dice = Dice(Stream(b"names"))
        position = Position(game, game.setup(options, 3, dice), dice)
        answers = play_on(position, Dice(Stream(b"choices")), 150)
        played.append((to_plain(position.state), [(seat, option.notation) for seat, option in answers]))
    assert played[0] == played[1]


@rule("modern", "deck.face-down", "table.secrecy")
def test_nobody_knows_the_next_card_and_everybody_how_many_are_left() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="intel")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    for watcher in (0, 1, None):
        assert board.battle_view(watcher).deck == 108
        seat, next_cards = None if watcher is None else Seat(watcher), set()
        for seed in range(20):
            world = board.state.copy()
            GAME.imagine(world, seat, Dice(Stream(f"next {seed}".encode())))
            next_cards.add(world.battles[0].deck[-1])
        assert len(next_cards) > 5


# --- whose turn it is -------------------------------------------------------------------------------------------------


@rule("modern", "prepare.free")
def test_preparation_is_in_any_order_and_as_often_as_one_likes() -> None:
    board = Board()
    board.lay(
        0,
        "us-gary us-knox",
        "us-virginia",
        beside="us-los-angeles",
        hand="bomber-strike bomber-strike battle-plan msl-ssm-3",
        reserve="us-oh-perry us-george-philip",
    )
    board.lay(1, "su-druzhny", hand="intel")
    board.begin()
    board.answer("rearrange", "move us-virginia 1", "surface us-los-angeles")
    board.answer("reinforce", "spend bomber-strike", "bring us-oh-perry", "place us-oh-perry 1")
    board.answer("dive us-los-angeles", "play battle-plan", "boost", "1: pass")
    board.answer("rearrange", "move us-oh-perry 2")
    board.answer("reinforce", "spend bomber-strike", "bring us-george-philip", "place us-george-philip 3")
    board.answer("surface us-los-angeles", "rearrange", "move us-gary 2")
    assert board.fleet(0) == {
        "us-gary": 2,
        "us-knox": 1,
        "us-virginia": 1,
        "us-los-angeles": 0,
        "us-oh-perry": 2,
        "us-george-philip": 3,
    }


@rule("modern", "attack.active")
def test_nobody_attacks_in_anothers_turn() -> None:
    board = Board(3)
    board.lay(0, "us-gary us-enterprise", hand="msl-ssm-2 air-strike")
    board.lay(1, "su-kiev", beside="su-k-316!", hand="air-strike torp-4 gun-small-2 msl-ssm-1")
    board.lay(2, "uk-invincible", hand="air-strike bomber-strike msl-ssm-2")
    board.begin()
    board.answer("play msl-ssm-2", "against 1", "launch us-enterprise", "against 1", "against 1", "aim su-kiev")
    board.answer("play air-strike", "against 2")
    assert board.question == "what-next" and len(board.battle.turn.attacks) == 4
    board.answer("cease")
    board.roll_freely()
    while board.battle.active == 0:
        others = [ask for ask in board.asks if ask.seat != 0]
        offered = {option.kind for ask in others for option in ask.options}
        assert not offered & {"play", "launch", "hunt", "aim", "against", "support"}
        board.answer(board.options[0])
    assert set(board.facts(Fired, "player") + board.facts(Flew, "player")) == {0}


@rule("modern", "card.phase")
def test_defences_are_not_played_in_the_action_phase_nor_plans_and_repairs_in_defence() -> None:
    cards = "battle-plan repair near-miss-3 screening-ship intel gun-medium-2"
    board = Board()
    board.lay(0, "us-gary us-oh-perry", hand=f"{cards} msl-ssm-1")
    board.lay(1, "su-druzhny su-smerch", hand=cards)
    board.hurt("us-gary", "gun-small-2")
    board.hurt("su-druzhny", "gun-small-2")
    board.begin()
    assert board.offers("play") == ["msl-ssm-1", "battle-plan", "repair"]
    board.answer("play msl-ssm-1", "support us-gary ssm", "aim su-druzhny", "cease", "meet 1")
    assert board.options == ["leave", "block near-miss-3", "screen screening-ship su-smerch", "foil intel"]


# --- sunk and not sunk ------------------------------------------------------------------------------------------------


@rule("modern", "win.reinforcements", "win.target")
def test_a_reinforcement_counts_when_sunk_and_does_not_raise_the_target() -> None:
    board = Board(target=11)
    board.lay(0, "su-druzhny su-slava", hand="msl-ssm-3 msl-ssm-3")
    board.lay(1, "no-bergen", hand="intel intel repair", reserve="no-skjold")
    board.score(0, "no-narvik no-trondheim no-ula")
    board.begin(active=1)
    board.answer("reinforce", "spend intel", "bring no-skjold", "place no-skjold 1", "cease", "enough")
    assert board.battle_view(0).target == 11 and board.asked == (0, "what-next")
    board.answer("play msl-ssm-3", "aim no-skjold", "cease")
    board.roll(1)
    board.answer("declare")
    assert board.pile(0)[-1] == "no-skjold"
    board.roll_freely()
    board.finish()
    board.finish()
    assert board.facts(Won, "player", "points") == [(0, 11)]


@rule("modern", "sink.pile")
def test_a_sunk_ship_serves_whoever_sank_her_for_points_alone() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="gun-medium-2 msl-cruise-6")
    board.lay(1, "su-druzhny", hand="intel")
    board.score(0, "su-titan su-kirov")
    board.begin()
    mine = board.battle_view(0).sides[0]
    assert (mine.limit, mine.score, [ship.id for ship in mine.fleet]) == (7, 9, ["us-gary"])
    assert board.options == ["cease"]
    board.give(1, "air-strike msl-ssm-3")
    board.battle.active = Seat(1)
    board.start()
    board.answer("play air-strike", "cease")
    assert board.question == "which-attack" and board.options == ["declare", "meet 1"]


@rule("modern", "resolution.sunk-defends", "defence.ship-fleet")
def test_a_ship_that_sinks_has_defended_all_the_same() -> None:
    board = Board()
    board.lay(0, "us-gary us-knox", hand="air-strike msl-ssm-3 gun-small-2 intel")
    board.lay(1, "tw-kee-lung tw-su-ao")
    board.hurt("tw-kee-lung", "gun-medium-3")
    board.begin()
    board.answer("play air-strike", "aim tw-su-ao")
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim tw-kee-lung", "cease")
    board.roll(6)
    board.answer("meet 1", "guard tw-kee-lung 5", "declare")
    assert board.fates == ["blocked", "hit"]
    assert board.pile(0) == ["tw-kee-lung"] and board.fleet(1) == {"tw-su-ao": 1}


# --- submarines in a campaign -----------------------------------------------------------------------------------------


@rule("modern", "campaign.submarines", "campaign.fleet-limit")
def test_submarines_are_bought_committed_and_counted_like_ships() -> None:
    game = War()
    game.own(0, "fr", "fr-saphir fr-doris fr-jeanne-darc")
    game.own(1, "cn", "cn-wuhu")
    game.campaign.forces[1].points = 4
    game.brief("shopping")
    assert "take cn-322" in game.options_of(1)
    game.campaign.phase = "missions"
    game.draw_missions("military-convoy", "missile-strikes")
    game.start()
    game.answer("take-mission military-convoy", "0: commit fr-saphir", "1: commit cn-wuhu")
    assert game.options_of(0) == ["ready", "commit fr-doris"]


@rule("modern", "campaign.submarines", "campaign.post.rest")
def test_a_submarine_in_harbour_is_supplied_and_one_at_sea_keeps_the_mission_going() -> None:
    game = War()
    game.own(0, "fr", "fr-saphir fr-doris fr-tourville")
    game.own(1, "cn", "cn-wuhu cn-322")
    game.mark("fr-doris", low="torpedo", out="torpedo")
    game.sail("engagement", "fr-saphir fr-tourville", "cn-wuhu cn-322")
    game.form(0, "fr-tourville", beside="fr-saphir", hand="msl-ssm-3 repair")
    game.form(1, "cn-wuhu", beside="cn-322", hand="repair")
    game.begin()
    game.answer("play msl-ssm-3", "cease", "declare")
    assert game.pile(0) == ["cn-wuhu"] and game.asked == (0, "what-to-discard")
    game.roll_freely()
    for _ in range(4):
        game.finish()
    assert game.facts(Rested, "ship", "resupplied") == [("fr-doris", True)]
    assert not {SHIPS["fr-doris"]} & {*game.campaign.low, *game.campaign.out}
