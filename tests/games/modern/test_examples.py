"""The examples of the rulebook, with their dice: the three-player turn, Raider Force-194, and the French campaign.

Where the printed examples break their own rules, the legal course is played, as the register says.
"""

import pytest

from tests.games.modern.board import SHIPS, Board, War
from tests.games.modern.test_campaign import commit, lay
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import MissionScored
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.defence import Redirected
from wardroom.games.modern.rules.flights import Flew, Hunted
from wardroom.games.modern.rules.intel import Cancelled
from wardroom.games.modern.rules.premission import MissionBegan
from wardroom.games.modern.rules.resolution import AttackRolled
from wardroom.games.modern.rules.rolls import BlockRolled, EvasionRolled
from wardroom.games.modern.rules.turn import Drew

# --- a turn of Paolo, Carlo and Michele -------------------------------------------------------------------------------

PAOLO, CARLO, MICHELE = 0, 1, 2


def table() -> Board:
    """Paolo has the USA, Carlo the USSR with Titan, Michele the UK."""
    board = Board(3)
    hand = "msl-ssm-1 gun-small-3 msl-ssm-2 gun-small-1-heavy air-patrol msl-multi-2 torp-4"
    board.lay(PAOLO, "us-oh-perry us-gary", "us-virginia", "us-enterprise", beside="us-los-angeles", hand=hand,
              reserve="us-george-philip us-knox")  # fmt: skip
    board.lay(CARLO, "su-druzhny su-smerch", "su-slava", "su-kiev su-titan", hand="air-patrol repair torp-4")
    board.lay(MICHELE, "uk-glasgow uk-somerset", "uk-invincible", beside="uk-trafalgar",
              hand="msl-ssm-1 near-miss-3 gun-small-2 repair")  # fmt: skip
    board.hurt("us-virginia", "gun-small-1-heavy")
    board.begin()
    return board


def prepared() -> Board:
    board = table()
    board.answer(
        "reinforce", "spend msl-ssm-1", "spend gun-small-3", "bring us-george-philip", "place us-george-philip 1"
    )
    board.answer("surface us-los-angeles")
    return board


@rule("modern", "ex.paolo.reinforce")
def test_paolo_reinforces_and_forms_up() -> None:
    board = prepared()
    assert board.fleet(PAOLO) == {
        "us-oh-perry": 1,
        "us-gary": 1,
        "us-george-philip": 1,
        "us-virginia": 2,
        "us-enterprise": 3,
        "us-los-angeles": 0,
    }
    assert board.battle.surfaced == [SHIPS["us-los-angeles"]] and board.damage("us-virginia") == 1
    assert sorted(board.discarded) == ["gun-small-3", "msl-ssm-1"]


def flown() -> Board:
    board = prepared()
    board.answer(
        "launch us-enterprise", "against 1", "aim su-druzhny", "against 1", "aim su-smerch", "hunt us-los-angeles"
    )
    return board


@rule("modern", "ex.paolo.ships")
def test_paolos_ships_attack_by_themselves() -> None:
    board = flown()
    assert board.facts(Flew, "by", "target", "needs") == [
        ("us-enterprise", "su-druzhny", 4),
        ("us-enterprise", "su-smerch", 4),
    ]
    assert board.facts(Hunted, "by", "target", "needs") == [("us-los-angeles", "uk-trafalgar", 4)]
    assert len(board.side(PAOLO).hand) == 5


def fired() -> Board:
    board = flown()
    board.answer("play msl-ssm-2", "support us-gary ssm", "against 2", "aim uk-glasgow")
    board.answer("play gun-small-1-heavy")
    assert board.offers("support") == ["us-oh-perry small", "us-george-philip small"]
    board.answer("support us-george-philip small", "against 2", "aim uk-glasgow")
    board.answer("play air-patrol", "against 1", "aim su-kiev")
    return board


@rule("modern", "ex.paolo.glasgow")
def test_paolo_fires_twice_at_glasgow() -> None:
    board = fired()
    assert board.facts(Fired, "card", "ships", "target", "distance", "hits") == [
        ("msl-ssm-2", ("us-gary",), "uk-glasgow", 1, 2),
        ("gun-small-1-heavy", ("us-george-philip",), "uk-glasgow", 1, 1),
    ]
    assert [attack.penalty for attack in board.battle.turn.attacks if attack.hits] == [0, 2]


def declared() -> Board:
    board = fired()
    board.answer("play msl-multi-2", "against 2", "aim uk-somerset")
    board.answer("cease")
    return board


@rule("modern", "ex.paolo.two-supports")
def test_perry_and_virginia_together_reach_the_first_row_only() -> None:
    board = fired()
    board.answer("play msl-multi-2")
    assert board.options == ["against 1", "against 2"]
    board.answer("against 2")
    assert board.offers("aim") == ["uk-glasgow", "uk-somerset"]
    board.answer("aim uk-somerset")
    assert board.events(Fired)[-1].ships == ("us-oh-perry", "us-virginia")
    assert (board.events(Fired)[-1].distance, board.events(Fired)[-1].hits) == (2, 3)


@rule("modern", "ex.carlo.defence")
def test_carlo_defends() -> None:
    """Attacks 1 and 2 are Enterprise's, 3 the hunt, 4 and 5 at Glasgow, 6 at Kiev, 7 at Somerset."""
    board = declared()
    board.answer(
        "1: meet 6", "1: guard su-kiev 5", "1: meet 6", "1: guard su-slava 6", "1: meet 1", "1: block air-patrol"
    )
    board.answer("1: declare", "2: pass", "0: pass")
    assert board.offers("roll") == ["6 su-kiev", "6 su-slava", "1 air-patrol"] and board.offers("evade") == ["2"]
    board.roll(6, 1, 5)
    board.answer("1: roll 6 su-slava")
    assert (board.fates[0], board.fates[1], board.fates[5]) == ("open", "evaded", "blocked")


@rule("modern", "ex.michele.defence", "ex.paolo.outcome", "ex.carlo.defence")
def test_the_whole_turn() -> None:
    board = declared()
    board.answer(
        "1: meet 6", "1: guard su-kiev 5", "1: meet 6", "1: guard su-slava 6", "1: meet 1", "1: block air-patrol"
    )
    board.answer("1: declare", "2: pass", "0: pass")
    board.roll(6, 1, 5)
    board.answer("1: roll 6 su-slava")
    assert board.facts(BlockRolled, "using", "roll", "success") == [("su-slava", 6, True), ("air-patrol", 1, False)]
    assert board.facts(EvasionRolled, "ship", "roll", "success") == [("su-smerch", 5, True)]
    board.answer("2: meet 4", "2: block msl-ssm-1", "2: meet 4", "2: block near-miss-3")
    board.answer("2: meet 5", "2: block gun-small-2", "2: meet 7", "2: guard uk-invincible 5", "2: declare")
    board.answer("0: pass", "1: pass")
    for play, *rolls in (("roll 5 gun-small-2", 3), ("roll 4 msl-ssm-1", 1, 4, 6, 4, 4)):
        board.roll(*rolls)
        board.answer(f"2: {play}")
    assert board.facts(BlockRolled, "using", "roll", "modifier", "success")[2:] == [
        ("gun-small-2", 3, -2, False),
        ("msl-ssm-1", 1, 0, False),
        ("near-miss-3", 4, 0, True),
        ("uk-invincible", 6, 0, True),
    ]
    assert board.facts(EvasionRolled, "ship", "roll", "success")[1:] == [("uk-trafalgar", 4, True)]
    assert board.facts(AttackRolled, "target", "roll", "success") == [("su-druzhny", 4, True)]
    assert board.fates == ["hit", "evaded", "evaded", "blocked", "hit", "blocked", "blocked"]
    assert board.pile(PAOLO) == ["su-druzhny"] and board.damage("uk-glasgow") == 1
    board.answer("0: discard torp-4")
    assert [len(board.side(seat).hand) for seat in (PAOLO, CARLO, MICHELE)] == [7, 8, 7]
    assert board.asked == (CARLO, "what-next")


# --- Raider Force-194 -------------------------------------------------------------------------------------------------

NORWAY, USSR = 0, 1
DEALT = "air-strike msl-cruise-6 gun-medium-2 near-miss-3 gun-small-2 msl-ssm-3 msl-multi-1"


def raiders() -> Board:
    """The fleets as they start, the hand of Norway as it is dealt; the USSR begins."""
    board = Board(scenario="raider-194")
    board.lay(NORWAY, "no-bergen no-narvik", "no-trondheim", beside="no-ula", hand=DEALT, reserve="no-skjold")
    hand = "msl-ssm-1 torp-4 msl-cruise-4 intel gun-small-2 gun-medium-2 repair"
    board.lay(USSR, "su-neustrashimy", "su-druzhny", beside="su-k-316", hand=hand)
    board.battle.order = [board.battle.order[1], board.battle.order[0]]
    board.deck("battle-plan air-patrol gun-large msl-ssm-3 repair")
    board.begin(USSR)
    return board


@rule("modern", "ex.raider.setup")
def test_the_opening_of_raider_force_194() -> None:
    board = raiders()
    assert [sum(GAME.cards.ships[ship].vp for ship in board.side(seat).rows) for seat in (0, 1)] == [11, 11]
    assert board.battle.terms.target == 11 and board.battle.order == [USSR, NORWAY]
    assert [len(board.side(seat).hand) for seat in (0, 1)] == [7, 7] and board.battle.surfaced == []


@rule("modern", "ex.raider.hand")
def test_what_the_dealt_hand_offers() -> None:
    board = Board(scenario="raider-194")
    board.lay(NORWAY, "no-bergen no-narvik", "no-trondheim", beside="no-ula", hand=DEALT)
    board.lay(USSR, "su-neustrashimy", "su-druzhny", beside="su-k-316")
    board.begin(NORWAY)
    assert board.offers("play") == ["gun-small-2", "msl-ssm-3", "msl-multi-1", "air-strike"]
    cards = {name: GAME.cards.actions[GAME.cards.action_numbers[name]] for name in DEALT.split()}
    strike = cards["air-strike"]
    assert (strike.air, strike.asw, strike.defence) == (3, 5, 3)
    assert (cards["msl-ssm-3"].hits, cards["msl-ssm-3"].reach) == (3, (1, 2))
    assert (cards["gun-small-2"].hits, cards["gun-small-2"].reach) == (2, (1, 1))
    assert (cards["msl-cruise-6"].hits, cards["msl-cruise-6"].reach) == (6, (2, 3))
    values = [card.reinforcement for card in cards.values()]
    assert values.count(1) > len(values) / 2 and set(values) != {1}


def soviet_turn() -> Board:
    board = raiders()
    board.answer("surface su-k-316", "play msl-ssm-1", "support su-neustrashimy ssm", "aim no-trondheim")
    board.answer("hunt su-druzhny", "play torp-4", "aim no-narvik", "cease")
    board.answer("0: meet 3", "0: block near-miss-3", "0: meet 1", "0: block msl-multi-1", "0: declare")
    board.roll(5, 6, 2, 5)
    board.answer("1: pass")
    board.answer("1: discard msl-cruise-4", "1: enough")
    return board


@rule("modern", "ex.raider.ussr-1")
def test_the_first_soviet_turn() -> None:
    board = soviet_turn()
    assert board.facts(Fired, "ships", "target", "distance") == [
        (("su-neustrashimy",), "no-trondheim", 2),
        (("su-k-316",), "no-narvik", 0),
    ]
    assert board.facts(BlockRolled, "using", "roll", "needs", "success") == [
        ("near-miss-3", 5, 3, True),
        ("msl-multi-1", 6, 4, True),
    ]
    assert board.facts(EvasionRolled, "ship", "roll", "success") == [("no-ula", 2, False)]
    assert board.facts(AttackRolled, "target", "roll", "needs", "success") == [("no-ula", 5, 6, False)]
    assert board.facts(Drew, "player", "count") == [(USSR, 3), (NORWAY, 2)]


def norwegian_turn() -> Board:
    """Skjold comes before the attacks, and Bergen stays in the first row."""
    board = Board(scenario="raider-194")
    hand = "msl-cruise-6 repair battle-plan air-strike gun-small-2 msl-ssm-3 gun-medium-2"
    board.lay(NORWAY, "no-bergen no-narvik", "no-trondheim", beside="no-ula", hand=hand, reserve="no-skjold")
    theirs = "gun-small-2 gun-medium-2 intel repair screening-ship torp-5 air-cap"
    board.lay(USSR, "su-neustrashimy", "su-druzhny", beside="su-k-316!", hand=theirs)
    board.battle.order = [board.battle.order[1], board.battle.order[0]]
    board.begin(NORWAY)
    board.answer("reinforce", "spend msl-cruise-6", "spend repair", "bring no-skjold", "place no-skjold 1")
    board.answer("surface no-ula", "play battle-plan", "boost", "1: pass", "hunt no-ula")
    board.answer("play air-strike", "aim su-k-316", "play gun-small-2", "support no-narvik small")
    board.answer("play msl-ssm-3", "support no-bergen ssm", "aim su-druzhny", "cease")
    return board


@rule("modern", "ex.raider.skjold", "ex.raider.norway-1")
def test_the_first_norwegian_turn() -> None:
    board = norwegian_turn()
    assert board.fleet(NORWAY)["no-skjold"] == 1
    board.answer(
        "1: meet 3", "1: block gun-small-2", "1: meet 3", "1: block gun-medium-2", "1: meet 2", "1: foil intel"
    )
    board.answer("1: declare", "0: pass")
    assert board.facts(Cancelled, "card") == ["air-strike"]
    board.roll(1, 5, 2, 6)
    board.answer("1: roll-all")
    assert board.facts(BlockRolled, "using", "roll", "success") == [
        ("gun-small-2", 1, False),
        ("gun-medium-2", 5, True),
    ]
    assert board.facts(EvasionRolled, "ship", "roll", "needs", "success") == [("su-k-316", 2, 5, False)]
    assert board.facts(AttackRolled, "target", "roll", "modifier", "needs", "success") == [("su-k-316", 6, 1, 5, True)]
    assert sorted(board.pile(NORWAY)) == ["su-druzhny", "su-k-316"]
    assert board.battle_view(0).sides[0].score == 9
    assert board.hand(NORWAY) == ["gun-medium-2"] and len(board.side(USSR).hand) == 4
    board.answer("enough")
    assert board.facts(Drew, "player", "count") == [(NORWAY, 6), (USSR, 3)]


@rule("modern", "ex.raider.illegal-shot")
def test_from_the_second_row_bergen_cannot_reach_krivak() -> None:
    board = Board(scenario="raider-194")
    board.lay(NORWAY, "no-narvik", "no-bergen no-trondheim", hand="msl-ssm-3")
    board.lay(USSR, "su-neustrashimy", "su-druzhny")
    board.begin(NORWAY)
    board.answer("play msl-ssm-3", "support no-bergen ssm")
    assert board.facts(Fired, "target", "distance") == [("su-neustrashimy", 2)]


def last_soviet_turn() -> Board:
    """The second Soviet turn, Norway holding three cards of 2+ worth of defence and a Screening Ship."""
    board = Board(scenario="raider-194")
    hand = "msl-ssm-1 msl-ssm-1 air-cap superior-tactics screening-ship torp-3 repair"
    board.lay(NORWAY, "no-bergen no-narvik no-skjold", "no-trondheim", beside="no-ula!", hand=hand)
    theirs = "msl-ssm-2 air-asw bomber-strike repair torp-4 torp-5 gun-large"
    board.lay(USSR, "su-neustrashimy", hand=theirs)
    board.score(NORWAY, "su-druzhny su-k-316")
    board.battle.order = [board.battle.order[1], board.battle.order[0]]
    board.begin(USSR, number=2)
    board.answer("play msl-ssm-2", "aim no-narvik", "play air-asw", "aim no-ula")
    board.answer("play bomber-strike", "discard repair", "discard torp-4")
    board.answer("aim no-bergen", "aim no-narvik", "aim no-skjold", "aim no-trondheim", "cease")
    return board


def norway_defends() -> Board:
    """Attack 1 is the missile, 2 the hunt, 3 to 6 the bombers."""
    board = last_soviet_turn()
    board.answer("0: meet 1", "0: block msl-ssm-1", "0: meet 4", "0: block air-cap", "0: meet 6")
    board.answer("0: block superior-tactics", "0: meet 3", "0: block msl-ssm-1", "0: meet 3")
    board.answer("0: screen screening-ship no-skjold", "0: declare", "1: pass")
    return board


@rule("modern", "ex.raider.tactics")
def test_three_cards_give_three_two_plus_rolls() -> None:
    board = norway_defends()
    rolls = [option for option in board.options if option.startswith("roll ")]
    assert rolls == ["roll 1 msl-ssm-1", "roll 4 air-cap", "roll 6 superior-tactics", "roll 3 msl-ssm-1"]
    assert [each.needs for each in board.battle.turn.defences if each.how == "block"] == [2, 2, 2, 2]
    assert len(board.side(NORWAY).hand) == 2


@rule("modern", "ex.raider.ussr-2")
def test_the_second_soviet_turn() -> None:
    board = norway_defends()
    assert board.facts(Redirected, "attack", "ship") == [(3, "no-skjold")]
    board.roll(1, 1, 1, 1, 1, 3, 5, 3, 6, 3)
    board.answer("0: roll-all")
    assert board.facts(EvasionRolled, "ship", "roll", "success") == [
        ("no-ula", 1, False),
        ("no-skjold", 3, False),
        ("no-skjold", 5, True),
    ]
    assert board.facts(AttackRolled, "target", "roll", "success") == [
        ("no-ula", 3, True),
        ("no-skjold", 6, True),
        ("no-trondheim", 3, True),
    ]
    assert sorted(board.pile(USSR)) == ["no-narvik", "no-skjold", "no-trondheim", "no-ula"]
    assert board.battle_view(0).sides[1].score == 11 and board.fleet(NORWAY) == {"no-bergen": 1}


@rule("modern", "ex.raider.end")
@pytest.mark.parametrize(("roll", "winners"), [(3, (0, 1)), (2, (1,))])
def test_norway_may_still_draw(roll: int, winners: tuple[int, ...]) -> None:
    board = Board(scenario="raider-194")
    board.lay(NORWAY, "no-bergen", hand="air-strike")
    board.lay(USSR, "su-neustrashimy")
    board.score(NORWAY, "su-druzhny su-k-316")
    board.score(USSR, "no-narvik no-trondheim no-skjold no-ula")
    board.battle.order = [board.battle.order[1], board.battle.order[0]]
    board.begin(USSR, number=2)
    board.answer("cease")
    assert not board.is_over and board.battle.active == NORWAY
    board.answer("play air-strike", "cease")
    board.roll(roll)
    board.answer("1: declare")
    if roll < 3:
        board.answer("0: enough")
    assert board.winners == winners


# --- the French campaign ----------------------------------------------------------------------------------------------

FRENCH = "fr-jeanne-darc fr-doris fr-jean-bart fr-dupleix fr-tourville fr-saphir fr-de-grasse"
CHINESE = "cn-lanzhou cn-shenzhen cn-harbin cn-hangzhou cn-jinan cn-322 cn-404"


def france() -> War:
    game = War()
    game.own(0, "fr", FRENCH, "targeting-upgrade limited-air-support")
    game.own(1, "cn", CHINESE, "surprise-attack")
    return game


@rule("modern", "ex.campaign.mission-1")
def test_the_first_mission() -> None:
    game = france()
    game.draw_missions("military-convoy", "carrier-air-strikes")
    game.brief()
    game.answer("take-mission military-convoy")
    commit(
        game,
        "fr-jean-bart fr-dupleix fr-tourville fr-de-grasse",
        "cn-lanzhou cn-shenzhen cn-harbin cn-hangzhou cn-jinan cn-404",
    )
    lay(game, "duration-shorter", "surprise-attack")
    assert game.facts(MissionBegan, "mission", "turns") == [("military-convoy", 2)]
    game.idle("what-next")
    assert len(game.side(0).hand) == 3 and game.battle_view(0).sides[0].limit == 3
    game.side(1).pile.append(SHIPS["target-non-combatant.1"])
    del game.side(0).rows[SHIPS["target-non-combatant.1"]]
    game.finish()
    game.finish()
    assert game.battle_view(0).sides[0].limit == 5
    game.idle("which-purchase")
    assert game.facts(MissionScored, "player", "points") == [(0, 24), (1, 11)]
    game.answer("0: buy-strategy surprise-attack", "1: ready", "take fr-suffren", "ready")
    assert [force.points for force in game.campaign.forces] == [19, 11]


def at_sea(mission: str, points: tuple[int, int], french: str, chinese: str, initiative: int, turns: int) -> War:
    game = france()
    game.campaign.number = 1
    for force, total in zip(game.campaign.forces, points, strict=True):
        force.points = total
    game.sail(mission, french, chinese, initiative=initiative)
    game.form(0, *[" ".join(name for name in french.split() if name not in ("fr-doris", "fr-saphir"))])
    game.form(1, *[" ".join(name for name in chinese.split() if name not in ("cn-322", "cn-404"))])
    assert game.battle.terms.rounds == turns
    return game


def sunk(game: War, french: str, chinese: str) -> None:
    """The mission ends with these losses of France and of China; nobody buys."""
    for seat, names in ((1, french), (0, chinese)):
        game.side(seat).pile = [SHIPS[name] for name in names.split()]
        for name in names.split():
            del game.side(1 - seat).rows[SHIPS[name]]
    last = game.battle.order[-1]
    game.begin(active=last, number=game.battle.terms.rounds)
    game.roll_freely()
    game.finish()
    if game.asks and game.asks[0].question.kind == "which-purchase":
        game.answer("0: ready", "1: ready")


@rule("modern", "ex.campaign.mission-2")
def test_the_second_mission() -> None:
    game = france()
    game.campaign.number = 1
    game.campaign.forces[0].points, game.campaign.forces[1].points = 19, 11
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief(initiative=1)
    game.answer("1: take-mission engagement")
    assert game.campaign.discards == ["sea-superiority", "missile-strikes"]
    fleets = ("fr-jean-bart fr-dupleix fr-tourville fr-de-grasse fr-doris", "cn-lanzhou cn-shenzhen cn-harbin cn-322")
    commit(game, *fleets)
    lay(game, "", "duration-longer")
    assert game.facts(MissionBegan, "mission", "turns") == [("engagement", 3)]
    while game.battle.phase == "layout":
        game.answer(game.options[0])
    sunk(game, "fr-dupleix fr-tourville", "cn-lanzhou cn-shenzhen")
    assert game.facts(MissionScored, "player", "points") == [(1, 12), (0, 16)]
    assert [force.points for force in game.campaign.forces] == [35, 23]


@rule("modern", "ex.campaign.mission-3")
def test_the_third_mission_and_the_end() -> None:
    french = "fr-jeanne-darc fr-jean-bart fr-dupleix fr-tourville fr-de-grasse"
    chinese = "cn-lanzhou cn-shenzhen cn-harbin cn-hangzhou cn-jinan"
    game = at_sea("fleet-action", (35, 23), french, chinese, initiative=0, turns=4)
    sunk(game, "fr-jean-bart fr-dupleix fr-jeanne-darc", "cn-lanzhou cn-shenzhen cn-jinan")
    assert game.facts(MissionScored, "player", "points", "total") == [(0, 20, 55), (1, 24, 47)]
    assert game.winners == (0,)
