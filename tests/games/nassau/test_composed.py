"""Positions from the middle of a match: any that the rules allow, and what can never be true of one."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from wardroom.engine import Dice, Position, Stream
from wardroom.engine.testkit import CHECKS, Check, switches
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.forking import check_copies
from wardroom.engine.testkit.offers import check_effects, check_options
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.secrecy import check_imagination
from wardroom.engine.testkit.telling import check_events
from wardroom.engine.testkit.trial import play_on
from wardroom.games.nassau import GAME
from wardroom.games.nassau.compose import STEPS
from wardroom.games.nassau.pieces import EIGHT, HOSTAGE
from wardroom.games.nassau.state import Leg, Sea, Step, changed
from wardroom.lab.positions import try_positions

BOX = GAME.box
CHEAP = (
    check_options,
    check_effects,
    check_result,
    check_conserved,
    check_flaws,
    check_events,
    check_copies,
    check_snapshots,
    check_imagination,
)


def composed(seed: int, players: int) -> Sea:
    """The position of a seed, with switches that belong to it."""
    options = GAME.configure(switches(GAME, players, seed), players)
    return GAME.compose(options, players, Dice(Stream(f"composed {seed}".encode())))


# --- positions to play on from ----------------------------------------------------------------------------------------


@pytest.mark.kit
@pytest.mark.parametrize(("seed", "check"), [*enumerate(CHECKS)], ids=[check.__name__ for check in CHECKS])
def test_positions_pass_the_kit(seed: int, check: Check, tmp_path: Path) -> None:
    try_positions(GAME, [seed], tmp_path, [check], ahead=5)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_positions_pass_the_checks_that_cost_little(part: int, tmp_path: Path) -> None:
    try_positions(GAME, range(150 * part, 150 * part + 150), tmp_path, CHEAP)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_more_positions_pass_the_kit(part: int, tmp_path: Path) -> None:
    try_positions(GAME, [f"kit {part} {number}" for number in range(4)], tmp_path)


@pytest.mark.parametrize("players", GAME.players)
def test_play_goes_on_from_any_position_without_a_flaw(players: int) -> None:
    for seed in range(15):
        sea = composed(seed, players)
        assert [*GAME.flaws(sea)] == []
        kept = GAME.conserved(sea)
        position = Position(GAME, sea, Dice(Stream(b"played on")))
        choices = Dice(Stream(f"choices {seed}".encode()))
        for _ in range(25):
            if position.result is None:
                assert [*GAME.flaws(position.state)] == []
                play_on(position, choices, 1)
        assert GAME.conserved(position.state) == kept


class Zeroes:
    """Dice that show nothing but their lowest number."""

    def below(self, sides: int, /) -> int:
        return 0


def test_a_roll_of_nothing_is_the_plain_position() -> None:
    sea = GAME.compose(GAME.configure({}, 3), 3, Dice(Zeroes()))
    assert (sea.turn, sea.step, sea.round, sea.at) == (1, "piracy", 1, 0)
    assert [pirate.notoriety for pirate in sea.pirates] == [1, 2, 3]
    assert sea.supply == [20, 20, 20, 54, 7]
    assert (sea.doubloons, sea.winds, sea.plundered) == (8, 7, ())
    assert not any(any(pirate.slots) or pirate.trail or pirate.spent for pirate in sea.pirates)


RICH: dict[str, Callable[[Sea], object]] = {
    "a galleon": lambda sea: any(pirate.sections == 2 for pirate in sea.pirates),
    "a second lap": lambda sea: any(pirate.notoriety > 100 for pirate in sea.pirates),
    "an empty supply of eights": lambda sea: not sea.supply[EIGHT],
    "an empty supply of a resource": lambda sea: not min(sea.supply[:EIGHT]),
    "doubloons": lambda sea: any(pirate.doubloons for pirate in sea.pirates),
    "a full hold": lambda sea: any(sum(pirate.hold) == BOX.holds[pirate.sections] for pirate in sea.pirates),
    "more than a hold": lambda sea: any(sum(pirate.hold) > BOX.holds[pirate.sections] for pirate in sea.pirates),
    "hostages aboard": lambda sea: any(pirate.hold[HOSTAGE] for pirate in sea.pirates),
    "hostages overboard": lambda sea: any(pirate.overboard for pirate in sea.pirates),
    "two captured ships": lambda sea: any(len(pirate.captured) > 1 for pirate in sea.pirates),
    "a port that fell now": lambda sea: any(pirate.ports for pirate in sea.pirates),
    "most ports closed": lambda sea: len(sea.plundered) > 3,
    "a wind token": lambda sea: any(pirate.wind for pirate in sea.pirates),
    "a wind token under a die": lambda sea: any(leg.wind for pirate in sea.pirates for leg in pirate.trail),
    "all cards played": lambda sea: any(not pirate.hand for pirate in sea.pirates),
    "a used Jolly Roger": lambda sea: any("jolly-roger" in pirate.used for pirate in sea.pirates),
    "new tiles": lambda sea: any(
        tile in BOX.once_a_turn and tile not in pirate.ready + pirate.used
        for pirate in sea.pirates
        for tile in pirate.slots
    ),
    "somebody who buys no more": lambda sea: sea.out,
    "the last card of the navy": lambda sea: len(sea.navy_deck) == 1,
    "a known card on top": lambda sea: 0 in sea.unseen,
    "a ship of region 3 in region 1": lambda sea: any(sea.merchants[space][:2] == "m3" for space in BOX.routes[0]),
    "the last to choose a navy card": lambda sea: len(sea.navy_row) == 1,
    "ships in one place": lambda sea: any(
        one.space == other.space for one in sea.pirates for other in sea.pirates if one is not other and one.space
    ),
}


def test_positions_have_what_random_play_rarely_has() -> None:
    missing, tiles = dict(RICH), set(BOX.tiles)
    steps = {(turn, step) for turn in range(1, 7) for step in STEPS}
    for seed in range(400):
        sea = composed(seed, 3 + seed % 3)
        steps.discard((sea.turn, sea.step))
        tiles -= {tile for pirate in sea.pirates for tile in pirate.slots}
        missing = {what: has for what, has in missing.items() if not has(sea)}
    assert (sorted(missing), steps, tiles) == ([], set(), set())


# --- what can never be true -------------------------------------------------------------------------------------------


def in_step(step: Step, has: Callable[[Sea], object] = bool) -> Sea:
    """A sound position of three in a step, with a certain thing in it; the second one has the go."""
    found = (composed(seed, 3) for seed in count())
    return next(sea for sea in found if sea.step == step and sea.at == (3 if step == "departure" else 1) and has(sea))


def first(sea: Sea, **facts: object) -> None:
    """Let something be true of the pirate who had the first go."""
    for name, fact in facts.items():
        setattr(sea.pirates[sea.order[0]], name, fact)


def second(sea: Sea, **facts: object) -> None:
    """Let something be true of the pirate whose go it is."""
    for name, fact in facts.items():
        setattr(sea.pirates[sea.order[1]], name, fact)


def third(sea: Sea, **facts: object) -> None:
    """Let something be true of the pirate who is to come."""
    for name, fact in facts.items():
        setattr(sea.pirates[sea.order[2]], name, fact)


def put(sea: Sea, **facts: object) -> None:
    """Let something be true of the table."""
    for name, fact in facts.items():
        setattr(sea, name, fact)


FULL = [9, 0, 0, 8, 0]
"""More than any hold takes."""
FLAWS: list[tuple[Step, Callable[[Sea], object], str]] = [
    ("navy", lambda sea: put(sea, over=True), "although it is over"),
    ("navy", lambda sea: put(sea, order=(0, 1, 1)), "no order"),
    ("navy", lambda sea: put(sea, at=3), "no order"),
    ("departure", lambda sea: put(sea, at=4), "no order"),
    ("piracy", lambda sea: put(sea, order=sea.order[::-1]), "in the order"),
    ("piracy", lambda sea: put(sea, order=(sea.order[1], sea.order[0], sea.order[2])), "in the order"),
    ("notoriety", lambda sea: put(sea, order=(sea.order[0], *sea.order[:0:-1])), "in the order"),
    ("navy", lambda sea: put(sea, order=(sea.order[0], *sea.order[:0:-1])), "in the order"),
    ("buying", lambda sea: put(sea, order=(sea.order[1], sea.order[0], sea.order[2])), "in the order"),
    ("burying", lambda sea: put(sea, order=sea.order[::-1]), "in the order"),
    ("piracy", lambda sea: put(sea, round=0), "piracy phase 0"),
    ("piracy", lambda sea: put(sea, round=4), "piracy phase 4"),
    ("burying", lambda sea: put(sea, out=(sea.order[0],)), "buy no more in step burying"),
    ("buying", lambda sea: put(sea, out=(sea.order[1],)), "buy no more"),
    ("buying", lambda sea: put(sea, out=(sea.order[0], sea.order[0])), "buy no more"),
    ("navy", lambda sea: put(sea, supply=[20, 20, -1, 20, 7]), "less than nothing in the supply"),
    ("navy", lambda sea: put(sea, doubloons=-1), "less than nothing in the supply"),
    ("navy", lambda sea: put(sea, winds=-1), "less than nothing in the supply"),
    ("navy", lambda sea: first(sea, notoriety=0), "markers at"),
    ("navy", lambda sea: first(sea, notoriety=sea.pirates[sea.order[1]].notoriety), "markers at"),
    ("navy", lambda sea: third(sea, notoriety=sea.pirates[sea.order[1]].notoriety + 100), "markers at"),
    ("navy", lambda sea: sea.merchants.__setitem__(7, "m1-amity"), "m1-amity at 7"),
    ("navy", lambda sea: sea.merchants.__setitem__(16, "m2-concord"), "m2-concord at 16"),
    ("navy", lambda sea: sea.merchants.__setitem__(2, sea.decks[0][0]), "merchants lost or doubled"),
    ("piracy", lambda sea: first(sea, captured=(sea.decks[0][0],)), "merchants lost or doubled"),
    ("navy", lambda sea: put(sea, decks=changed(sea.decks, 0, sea.decks[0][1:])), "merchants lost or doubled"),
    ("navy", lambda sea: put(sea, unseen=(0, 0, len(sea.decks[2]) + 1)), "cards unseen"),
    ("navy", lambda sea: put(sea, unseen=(-1, 0, 0)), "cards unseen"),
    ("navy", lambda sea: put(sea, plundered=(1, 5, 1)), "markers on"),
    ("navy", lambda sea: put(sea, plundered=(2,)), "markers on"),
    ("piracy", lambda sea: put(sea, navy_row=sea.navy_row[1:]), "2 navy cards in the row"),
    ("notoriety", lambda sea: put(sea, navy_row=sea.navy_row[1:]), "2 navy cards in the row"),
    ("navy", lambda sea: put(sea, navy_row=sea.navy_row[1:]), "1 navy cards in the row"),
    ("buying", lambda sea: put(sea, navy_row=sea.navy_used[:1]), "1 navy cards in the row"),
    ("navy", lambda sea: put(sea, navy_used=sea.navy_used[1:]), "navy cards in the row"),
    ("navy", lambda sea: put(sea, navy_deck=("n1-all-4-4", *sea.navy_deck)), "a navy deck"),
    ("navy", lambda sea: put(sea, navy_deck=(*sea.navy_deck, "n2-end")), "a navy deck"),
    ("navy", lambda sea: put(sea, navy_deck=("n2-all-4-5",)), "a navy deck"),
    ("navy", lambda sea: put(sea, bags=changed(sea.bags, 0, ("cook",))), "tiles of another set"),
    ("navy", lambda sea: put(sea, boxes=changed(sea.boxes, 1, ("cook",))), "tiles of another set"),
    ("navy", lambda sea: put(sea, market=changed(sea.market, 2, ("jib", "cook", "cook"))), "tiles of another set"),
    ("navy", lambda sea: put(sea, market=changed(sea.market, 2, ("cook",))), "1 crew tiles in the market"),
    ("burying", lambda sea: put(sea, market=changed(sea.market, 2, ("cook",) * 4)), "4 crew tiles in the market"),
    ("navy", lambda sea: first(sea, hold=[0, 0, -1, 0, 0]), "less than nothing"),
    ("navy", lambda sea: first(sea, overboard=-1), "less than nothing"),
    ("navy", lambda sea: first(sea, chest=-1), "less than nothing"),
    ("navy", lambda sea: first(sea, doubloons=-1), "less than nothing"),
    ("navy", lambda sea: first(sea, hand=("c-3-3",)), "captain cards"),
    ("navy", lambda sea: first(sea, spent=("c-3-3", "c-3-3")), "captain cards"),
    ("navy", lambda sea: first(sea, trail=()), "0 moves and 0 dice"),
    ("navy", lambda sea: first(sea, dice=(1,)), "3 moves and 1 dice"),
    ("burying", lambda sea: first(sea, dice=(1,)), "0 moves and 1 dice"),
    ("burying", lambda sea: first(sea, trail=(Leg(1, 1),)), "1 moves and 0 dice"),
    ("piracy", lambda sea: first(sea, trail=(), dice=(1, 1, 1)), "0 moves and 3 dice"),
    ("piracy", lambda sea: third(sea, trail=(Leg(1, 1),) * sea.round, dice=(1,) * (3 - sea.round)), "moves and"),
    ("navy", lambda sea: first(sea, trail=(Leg(1, 1, wind=True),) * 3), "wind on a first move"),
    ("notoriety", lambda sea: first(sea, ports=1), "after the reckoning"),
    ("navy", lambda sea: third(sea, ports=1), "after the reckoning"),
    ("burying", lambda sea: third(sea, captured=("m1-amity",)), "after the reckoning"),
    (
        "notoriety",
        lambda sea: third(sea, captured=(), ports=1, hand=BOX.all_captains, spent=()),
        "1 deeds with 0 cards",
    ),
    ("notoriety", lambda sea: third(sea, hand=(), spent=BOX.all_captains), "4 cards played"),
    ("navy", lambda sea: third(sea, hand=(), spent=BOX.all_captains), "4 cards played"),
    ("piracy", lambda sea: third(sea, hand=(), spent=BOX.all_captains), "4 cards played"),
    ("piracy", lambda sea: third(sea, hold=FULL), "in a hold of"),
    ("notoriety", lambda sea: second(sea, hold=FULL), "in a hold of"),
    ("navy", lambda sea: second(sea, hold=FULL), "in a hold of"),
    ("burying", lambda sea: first(sea, hold=FULL), "in a hold of"),
    ("departure", lambda sea: third(sea, hold=FULL), "in a hold of"),
    ("navy", lambda sea: first(sea, sections=3), "slots with 3 more sections"),
    ("navy", lambda sea: first(sea, slots=("",)), "1 slots with"),
    ("navy", lambda sea: first(sea, sections=0, slots=("cook", *[""] * 11)), "cook on black"),
    ("navy", lambda sea: first(sea, sections=0, slots=(*[""] * 3, "cook", "cook", *[""] * 7)), "2 cook"),
    ("burying", lambda sea: first(sea, slots=("",) * 12, sections=0, ready=("cook",), used=()), "ready and"),
]


FIRST_VOYAGE: list[tuple[Callable[[Sea], object], str]] = [
    (lambda sea: third(sea, slots=("cannons", *[""] * 11)), "on the first voyage"),
    (lambda sea: third(sea, sections=1, slots=("",) * BOX.sizes[1]), "on the first voyage"),
    (lambda sea: third(sea, chest=1), "1 buried on the first voyage"),
    (lambda sea: third(sea, doubloons=1), "5 buried on the first voyage"),
    (lambda sea: third(sea, hold=[0, 1, 0, 0, 0]), "before the first move"),
    (lambda sea: third(sea, overboard=1), "1 overboard before the first move"),
    (lambda sea: third(sea, notoriety=4), "a marker at 4"),
]


@pytest.mark.parametrize(("broken", "what"), FIRST_VOYAGE)
def test_nobody_has_anything_before_the_first_voyage(broken: Callable[[Sea], object], what: str) -> None:
    sea = in_step("piracy", lambda sea: (sea.turn, sea.round) == (1, 1))
    broken(sea)
    assert any(what in flaw for flaw in GAME.flaws(sea)), [*GAME.flaws(sea)]
    sea.turn, sea.navy_used = 2, ("n1-all-2-2",) * 3
    assert not any(what in flaw for flaw in GAME.flaws(sea))


@pytest.mark.parametrize(("step", "broken", "what"), FLAWS, ids=[f"{step}-{what}" for step, _, what in FLAWS])
def test_a_flaw_is_found(step: Step, broken: Callable[[Sea], object], what: str) -> None:
    sea = in_step(step)
    broken(sea)
    assert any(what in flaw for flaw in GAME.flaws(sea)), [*GAME.flaws(sea)]


def test_what_whoever_has_the_go_may_have_is_no_flaw() -> None:
    for step in ("piracy", "buying", "burying"):
        sea = in_step(step)
        second(sea, hold=FULL)
        assert [*GAME.flaws(sea)] == []
    sea = in_step("burying")
    third(sea, hold=FULL)
    assert [*GAME.flaws(sea)] == []
    sea = in_step("piracy", lambda sea: sea.round == 1)
    second(sea, trail=(Leg(7, 1),), dice=(1, 1))
    assert [*GAME.flaws(sea)] == []


@pytest.mark.parametrize("both", [False, True])
def test_a_tile_is_ready_or_used_and_never_both(both: bool) -> None:
    sea = in_step("navy", lambda sea: sea.pirates[sea.order[0]].ready)
    pirate = sea.pirates[sea.order[0]]
    if both:
        pirate.used += pirate.ready[:1]
        assert any("ready and" in flaw for flaw in GAME.flaws(sea))
    else:
        pirate.ready = pirate.ready[1:]
        assert any("new tiles at sea" in flaw for flaw in GAME.flaws(sea))


def test_a_wind_token_is_caught_after_a_move() -> None:
    sea = in_step("piracy", lambda sea: sea.round == 1)
    third(sea, wind=True)
    assert any("before the first move" in flaw for flaw in GAME.flaws(sea))
