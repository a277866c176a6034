"""Positions from the middle of a match: composed ones are sound and play on; each flaw is found where it is planted."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, find, settings

from tests.games.modern.board import CARDS, SHIPS, Board, War
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import CHECKS, Check, Trial, trials
from wardroom.engine.testkit.ending import check_conserved, check_ends
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.offers import check_effects, check_options
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trials import is_possible
from wardroom.games.modern import GAME
from wardroom.games.modern.rows import CRUISE, SSM
from wardroom.games.modern.state import Battle, Campaign, Damage, Sea
from wardroom.lab.positions import composed_trial, hold
from wardroom.lab.strategies import composed_trials

TABLES: tuple[tuple[tuple[int, ...], dict[str, Any]], ...] = (
    ((2, 3, 4, 5, 6), {}),
    ((4, 5, 6), {"teams": 2}),
    ((4, 5, 6), {"teams": 3}),
    ((3,), {"teams": 2}),
    *(((len(found.sides),), {"scenario": name}) for name, found in GAME.scenarios.known.items()),
    *(((2,), {"campaign": length}) for length in ("short", "medium", "long")),
    *(((4, 6), {"campaign": "short", "areas": areas}) for areas in ("same", "separate", "same")),
)
"""Kinds of tables, by the numbers of players they are for."""
SWITCHES = {
    "expansion": (False, True),
    "air_rows": (False, True),
    "buy_cards": (False, True),
    "defence_limit": (False, True),
    "rounds": (0, 5, 10),
    "budget": (0, 15, 40),
}

SETTINGS = settings(database=None, derandomize=True, deadline=None, phases=[Phase.generate])
CHEAP = (check_ends, check_options, check_effects, check_conserved, check_flaws)


def composed(seed: int, ahead: int = 40) -> Trial:
    """A composed position at a table with switches, all of which belong to the seed."""
    dice = Dice(Stream(f"table {seed}".encode()))
    sizes, options = dice.pick(TABLES)
    players = dice.pick(sizes)
    for name, values in SWITCHES.items():
        more = {**options, name: dice.pick(values)}
        options = more if is_possible(GAME, more, players) else options
    return Trial(GAME, players, seed, options, composed=True, ahead=ahead)


def mode_of(trial: Trial) -> str:
    """What is played at a table."""
    return next((name for name in ("campaign", "scenario") if trial.settings[name] != "none"), "battle")


def test_random_tables_are_battles_scenarios_and_campaigns() -> None:
    assert {mode_of(trial) for trial in trials(GAME, range(8), [2])} == {"battle", "scenario", "campaign"}
    assert {mode_of(trial) for trial in trials(GAME, range(16), [4])} == {"battle", "campaign"}
    assert {mode_of(composed_trial(GAME, seed)) for seed in range(24)} == {"battle", "scenario", "campaign"}


def test_hypothesis_draws_campaigns_too() -> None:
    find(composed_trials(GAME), lambda trial: mode_of(trial) == "campaign", settings=SETTINGS)


@pytest.mark.parametrize("number", range(len(CHECKS)), ids=lambda number: CHECKS[number].__name__)
def test_composed_positions_pass_each_check(number: int, tmp_path: Path) -> None:
    hold(composed(number, ahead=8), CHECKS[number], tmp_path)


@pytest.mark.parametrize("check", CHEAP, ids=lambda check: check.__name__)
def test_composed_positions_are_sound_and_play_on(check: Check, tmp_path: Path) -> None:
    for seed in range(100, 115):
        hold(composed(seed, ahead=10), check, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 2000, 50))
def test_thousands_of_composed_positions(start: int, tmp_path: Path) -> None:
    for seed in range(start, start + 50):
        for check in CHEAP:
            hold(composed(seed), check, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_composed_positions_pass_all_checks(check: Check, tmp_path: Path) -> None:
    for seed in range(200):
        hold(composed(seed), check, tmp_path)


def test_composed_positions_are_of_every_kind() -> None:
    found: set[str] = set()
    for seed in range(300):
        trial = composed(seed)
        sea = GAME.compose(trial.settings, trial.players, trial.composing())
        found |= kinds_of(sea)
    assert found == KINDS


KINDS = {
    *("defence", "actions", "rolls", "start", "ships", "layout", "commit", "shopping", "repairs", "strategies"),
    *("sunk", "damaged", "active submarine", "copied damage", "out", "over the target", "no ships in a team"),
    *("beside", "attacks", "blocked", "plans", "few cards left", "above the limit"),
    *("borrowed", "markers", "seen", "surprise", "lost", "engage", "Target sunk", "one of several over", "sits out"),
}


def kinds_of(sea: Sea) -> set[str]:
    """What there is in a position, of those things that should be in some."""
    found: set[str] = KINDS.intersection(battle.phase for battle in sea.battles)
    for battle in sea.battles:
        sides = battle.sides.values()
        attacks, cards = battle.turn.attacks, [mark.card for marks in battle.damage.values() for mark in marks]
        pile = [GAME.cards.ships[ship] for side in sides for ship in side.pile]
        vp, target = [sum(GAME.cards.ships[ship].vp for ship in side.pile) for side in sides], battle.terms.target
        facts = {
            "sunk": bool(pile),
            "Target sunk": any(ship.is_target for ship in pile),
            "damaged": bool(cards),
            "copied damage": GAME.cards.tactics in cards,
            "active submarine": bool(battle.surfaced),
            "out": any(side.is_out for side in sides),
            "no ships in a team": any(not side.rows and not side.is_out for side in sides) and battle.phase == "start",
            "over the target": bool(target) and max(vp) >= target,
            "beside": any(side.beside for side in sides),
            "attacks": len(attacks) > 2,
            "blocked": any(attack.fate == "blocked" for attack in attacks),
            "plans": bool(battle.turn.plans),
            "few cards left": len(battle.deck) < 6 and bool(battle.discards),
            "above the limit": any(len(side.hand) > limit_of(battle, seat) for seat, side in battle.sides.items()),
            "seen": any(side.seen for side in sides),
            "surprise": bool(battle.surprised),
            "one of several over": battle.phase == "over" and len(sea.battles) > 1,
        }
        found |= {name for name, holds in facts.items() if holds}
    return found | (campaign_kinds(sea, sea.campaign) if sea.campaign else set())


def limit_of(battle: Battle, seat: Seat) -> int:
    """The limit of a hand."""
    command = sum(GAME.cards.ships[ship].command for ship in battle.sides[seat].rows)
    return battle.terms.hands.get(seat, 7) + command - battle.surprised.get(seat, 0)


def campaign_kinds(sea: Sea, campaign: Campaign) -> set[str]:
    borrowed = [
        ship
        for battle in sea.battles
        for seat, side in battle.sides.items()
        for ship in side.rows
        if ship not in campaign.admirals[seat].ships and not GAME.cards.ships[ship].is_target
    ]
    facts = {
        "borrowed": bool(borrowed),
        "markers": bool(campaign.low),
        "lost": bool(campaign.lost),
        "engage": campaign.engage,
        "sits out": campaign.phase == "commit" and any(not admiral.ships for admiral in campaign.admirals),
    }
    return {campaign.phase} & KINDS | {name for name, holds in facts.items() if holds}


# --- planted flaws ----------------------------------------------------------------------------------------------------


def fighting() -> Board:
    """Two attacks on seat 1, which has set a ship and a card on them and is still declaring."""
    board = Board(3, defence_limit=True)
    board.lay(0, "us-gary us-ticonderoga", beside="us-los-angeles!", hand="msl-ssm-3 air-strike intel repair")
    board.lay(1, "su-kirov su-smerch", "su-titan", beside="su-k-316", hand="near-miss-3 repair intel")
    board.lay(2, "uk-arrow", hand="intel repair")
    board.hurt("su-titan", "gun-small-2")
    board.begin()
    board.answer("play msl-ssm-3", "support us-gary ssm", "against 1", "aim su-kirov")
    board.answer("play air-strike", "against 1", "aim su-smerch", "cease")
    board.answer("meet 2", "guard su-kirov 5", "meet 1", "block near-miss-3")
    return board


def flaws(sea: Sea) -> list[str]:
    return list(GAME.flaws(sea))


def test_a_battle_under_way_has_no_flaws() -> None:
    assert flaws(fighting().state) == []


def sink_target(board: Board) -> None:
    del board.side(1).rows[SHIPS["su-smerch"]]
    board.side(0).pile.append(SHIPS["su-smerch"])


def sink_guard(board: Board) -> None:
    board.battle.turn.attacks.pop(0)
    board.battle.turn.defences.pop()
    board.battle.turn.defences[0] = board.battle.turn.defences[0]._replace(attack=0)
    del board.side(1).rows[SHIPS["su-kirov"]]
    board.side(0).pile.append(SHIPS["su-kirov"])


def attack(board: Board, **changes: Any) -> None:
    board.battle.turn.attacks[1] = board.battle.turn.attacks[1]._replace(**changes)


def defence(board: Board, **changes: Any) -> None:
    board.battle.turn.defences[0] = board.battle.turn.defences[0]._replace(**changes)


def out(board: Board) -> None:
    board.side(2).is_out, board.side(2).last_round = True, 1
    board.side(2).rows = {}


def several(*changes: Callable[[Any], object]) -> Callable[[Any], None]:
    """Several changes that make one flaw."""

    def change(table: Any) -> None:
        for each in changes:
            each(table)

    return change


FLAWS: dict[str, Callable[[Board], object]] = {
    "an attack on ship": sink_target,
    "which have not acted": lambda board: board.battle.turn.acted.clear(),
    "of the same team": lambda board: setattr(board.battle, "terms", replace(board.battle.terms, teams=[0, 0, 1])),
    "an attack that shows": lambda board: attack(board, target=SHIPS["su-k-316"]),
    "an attack of 3 hits that needs": lambda board: attack(board, hits=3),
    "before anybody has defended": several(
        lambda board: attack(board, fate="blocked"), lambda board: setattr(board.battle, "phase", "actions")
    ),
    "a defence by 1 for 1, with ship": sink_guard,
    "a defence by 2 for 1": lambda board: defence(board, seat=Seat(2)),
    "a defence against no attack": lambda board: defence(board, attack=2),
    "Intel against the attack of a ship": several(
        lambda board: attack(board, card=-1), lambda board: defence(board, how="intel")
    ),
    "screens from beside": lambda board: defence(board, how="screen", ship=SHIPS["su-k-316"]),
    "defends with [5, 5]": lambda board: board.battle.turn.defences.append(board.battle.turn.defences[0]),
    "a defence of 1 was never rolled": lambda board: board.battle.turn.defenders.pop(0),
    "a ship of 1 never tried to evade": lambda board: board.battle.turn.defenders.pop(0),
    "are to defend": lambda board: board.battle.turn.defenders.append(Seat(0)),
    "are to defend in discard": lambda board: setattr(board.battle, "phase", "discard"),
    "cards laid in secret": lambda board: board.battle.turn.laid.append(CARDS["gun-large"]),
    "cards in Defence": lambda board: board.battle.turn.defended.update({Seat(1): 5}),
    "have acted twice": lambda board: board.battle.turn.acted.append(board.battle.turn.acted[0]),
    "preparation goes on": lambda board: setattr(board.battle.turn, "is_closed", False),
    "is left on the table": lambda board: setattr(board.battle.turn, "credit", 1),
    "payment of": lambda board: board.battle.turn.paid.append(CARDS["gun-large"]),
    "a plan of 1 for 1": lambda board: board.battle.turn.plans.update({Seat(1): 1}),
    "a plan of -1 for 0": lambda board: board.battle.turn.plans.update({Seat(0): -1}),
    "is in two places": lambda board: board.side(0).reserve.append(SHIPS["su-titan"]),
    "has surfaced twice": lambda board: board.battle.surfaced.append(SHIPS["us-los-angeles"]),
    "is Active, and no submarine": lambda board: board.battle.surfaced.append(SHIPS["us-gary"]),
    "has the rows [1, 3]": lambda board: board.side(1).rows.update({SHIPS["su-titan"]: 3}),
    "is in row 1": lambda board: board.side(1).rows.update({SHIPS["su-k-316"]: 1}),
    "lies beside the fleet": lambda board: board.side(1).rows.update({SHIPS["su-titan"]: 0}),
    "were never laid out": lambda board: board.side(2).chosen.append(SHIPS["uk-glasgow"]),
    "which has left": lambda board: board.battle.damage.update({SHIPS["uk-glasgow"]: (Damage(-1, 1),)}),
    "damage of 6 on": lambda board: board.battle.damage.update({SHIPS["su-titan"]: (Damage(-1, 6),)}),
    "damage of 0 on": lambda board: board.battle.damage.update({SHIPS["su-titan"]: ()}),
    "not those of the card": lambda board: board.battle.damage.update(
        {SHIPS["su-titan"]: (Damage(CARDS["gun-small-2"], 1),)}
    ),
    "Low on what": lambda board: board.battle.low.update({SHIPS["us-gary"]: CRUISE}),
    "Out of what": lambda board: board.battle.out.update({SHIPS["us-gary"]: SSM}),
    "out with ships, or in without": lambda board: board.side(2).rows.clear(),
    "is out and plays on": out,
    "still preparing": lambda board: setattr(board.side(2), "is_ready", True),
    "went out in round": lambda board: setattr(board.side(2), "last_round", 1),
    "were seen that are not": lambda board: board.side(2).seen.append(CARDS["gun-large"]),
    "cards of a campaign": lambda board: board.side(2).strategies.append("insight"),
    "round 0": lambda board: setattr(board.battle, "round", 0),
    "round 9 of 5": several(
        lambda board: setattr(board.battle, "round", 9),
        lambda board: setattr(board.battle, "terms", replace(board.battle.terms, rounds=5)),
    ),
    "goes on that [0] have won": lambda board: board.battle.won.append(Seat(0)),
    "a surprise in round": several(
        lambda board: board.battle.surprised.update({Seat(1): 2}), lambda board: setattr(board.battle, "round", 2)
    ),
    "although the target was reached": several(
        lambda board: setattr(board.battle, "terms", replace(board.battle.terms, target=1)),
        lambda board: board.score(2, "su-slava"),
    ),
    "without the ship that 1 protects": lambda board: board.battle.terms.protected.update({Seat(1): SHIPS["su-slava"]}),
    "a battle that is over": lambda board: setattr(board.battle, "phase", "over"),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flaw_of_a_battle_is_found(flaw: str) -> None:
    board = fighting()
    FLAWS[flaw](board)
    assert any(flaw in found for found in flaws(board.state)), flaws(board.state)


def campaigning() -> War:
    """France and China, after a mission, in the middle of a second one."""
    game = War()
    game.own(0, "fr", "fr-tourville fr-dupleix fr-saphir fr-doris", "damage-control rapid-resupply")
    game.own(1, "cn", "cn-jinan cn-wuhu cn-322", "surprise-attack")
    game.mark("fr-tourville", low="ssm", damage=1)
    game.campaign.deck.remove("harbor-raid")
    game.campaign.lost, game.campaign.played = [SHIPS["cn-wuhu"]], ["engagement"]
    game.campaign.shown.append(SHIPS["cn-wuhu"])
    game.campaign.admirals[1].ships.remove(SHIPS["cn-wuhu"])
    for force in game.campaign.forces:
        force.points, force.history = 4, [4]
    game.sail("harbor-raid", "fr-tourville fr-saphir", "cn-jinan cn-322", laid=("rapid-resupply", "duration"))
    game.campaign.admirals[1].longer, game.campaign.number = 1, 2
    game.form(0, "fr-tourville", beside="fr-saphir", hand="repair")
    game.form(1, "cn-jinan", beside="cn-322", hand="repair")
    game.begin()
    return game


def test_a_campaign_under_way_has_no_flaws() -> None:
    assert flaws(campaigning().state) == []


CAMPAIGN_FLAWS: dict[str, Callable[[War], object]] = {
    "has two owners": lambda game: game.campaign.admirals[0].ships.append(SHIPS["cn-wuhu"]),
    "has ships of others": lambda game: game.campaign.admirals[0].ships.append(SHIPS["fr-suffren"]),
    "of another navy": lambda game: setattr(game.campaign.admirals[0], "navy", "us"),
    "bought that nobody has": lambda game: game.campaign.lost.clear(),
    "lost that nobody saw": lambda game: game.campaign.shown.remove(SHIPS["cn-wuhu"]),
    "which has left or never sailed": lambda game: game.campaign.damage.update({SHIPS["cn-wuhu"]: 1}),
    "4 damage points": lambda game: game.campaign.damage.update({SHIPS["fr-tourville"]: 4}),
    "Out of what was not Low": lambda game: game.campaign.out.update({SHIPS["fr-saphir"]: SSM}),
    "has duration twice": lambda game: game.campaign.forces[1].strategies.append("duration"),
    "did not buy": lambda game: game.campaign.forces[1].strategies.append("damage-control"),
    "and spends 3": lambda game: game.campaign.spent.__setitem__(0, 3),
    "has -1 points": lambda game: setattr(game.campaign.forces[0], "points", -1),
    "goes on with 40 points": lambda game: setattr(game.campaign.forces[0], "points", 40),
    "goes on with 4 points": lambda game: setattr(game.campaign, "engage", True),
    "totals after 1 missions": lambda game: game.campaign.forces[0].history.append(9),
    "Mission cards are missing": lambda game: game.campaign.deck.pop(),
    "ships are lent": lambda game: game.campaign.lent.append(SHIPS["cn-wuhu"]),
    "the reserve of 0": lambda game: game.side(0).reserve.clear(),
    "that nobody has or saw": lambda game: game.side(0).served.append(SHIPS["cn-wuhu"]),
    "missions under way": lambda game: setattr(game.campaign, "phase", "shopping"),
    "are fighting": lambda game: game.state.battles.append(game.battle.copy()),
    "not the other way round": lambda game: setattr(game.campaign.admirals[0], "opponent", Seat(0)),
    "has a budget": lambda game: setattr(game.campaign.admirals[0], "budget", 2),
    "commits ships that are not there": lambda game: game.campaign.admirals[0].committed.append(SHIPS["cn-wuhu"]),
    "commits more than 14": several(
        lambda game: game.campaign.admirals[0].ships.append(SHIPS["us-nimitz"]),
        lambda game: game.campaign.admirals[0].committed.append(SHIPS["us-nimitz"]),
    ),
    "has changed the length": lambda game: setattr(game.campaign.admirals[0], "longer", 1),
    "the mission goes on although 1": lambda game: game.side(1).rows.clear(),
    "above its limit of 14": lambda game: game.side(0).rows.update({SHIPS["us-nimitz"]: 1}),
    "that nobody gave": lambda game: game.side(0).beside.append(game.take("air-strike")),
    "that were not laid": lambda game: game.side(0).strategies.append("insight"),
    "which is sunk": several(
        lambda game: game.side(0).rows.pop(SHIPS["fr-tourville"]),
        lambda game: game.side(1).pile.append(SHIPS["fr-tourville"]),
    ),
}


@pytest.mark.parametrize("flaw", CAMPAIGN_FLAWS)
def test_a_flaw_of_a_campaign_is_found(flaw: str) -> None:
    game = campaigning()
    CAMPAIGN_FLAWS[flaw](game)
    assert any(flaw in found for found in flaws(game.state)), flaws(game.state)


# --- what composed positions have shown -------------------------------------------------------------------------------


@rule("modern", "table.secrecy", "strategy.insight")
def test_whoever_is_not_in_the_battle_imagines_other_cards_that_were_seen() -> None:
    game = campaigning()
    game.give(1, "gun-large intel")
    game.side(1).seen = sorted(game.side(1).hand)
    for seed in range(20):
        world = game.state.copy()
        GAME.imagine(world, None, Dice(Stream(f"world {seed}".encode())))
        assert flaws(world) == []
        side = world.battles[0].sides[Seat(1)]
        assert len(side.seen) == 3 and (seed or side.seen != game.side(1).seen)
    world = game.state.copy()
    GAME.imagine(world, Seat(0), Dice(Stream(b"opponent")))
    assert world.battles[0].sides[Seat(1)].seen == game.side(1).seen


def test_nobody_is_ready_any_more_once_all_have_bought_cards() -> None:
    board = Board(buy_cards=True)
    board.lay(0, "us-gary")
    board.lay(1, "su-druzhny")
    for side in board.battle.sides.values():
        side.chosen, side.rows = list(side.rows), {}
    board.battle.phase = "cards"
    board.start()
    board.answer("ready")
    assert [side.ready for side in board.battle_view(0).sides] == [True, False]
    board.answer("ready")
    assert [side.ready for side in board.battle_view(0).sides] == [False, False]


@rule("modern", "ordnance.out")
def test_markers_leave_with_the_ship() -> None:
    game = campaigning()
    number = SHIPS["fr-tourville"]
    assert number in game.battle.low
    game.battle.active = Seat(1)
    game.give(1, "air-strike")
    game.start()
    game.answer("play air-strike", "aim fr-tourville", "cease")
    game.roll(6)
    game.answer("declare")
    assert game.pile(1) == ["fr-tourville"] and number not in game.battle.low and flaws(game.state) == []
