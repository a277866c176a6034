"""The rules that are cited: in whole games, and wherever a fact of what is said decides which one it is."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.games.nassau.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Match, Phrase, Seat
from wardroom.engine.record import loads
from wardroom.games.nassau import GAME, effects
from wardroom.games.nassau.pieces import CREW_OF_THE_BOOK
from wardroom.games.nassau.rules.anytime import Fetched
from wardroom.games.nassau.rules.buying import BoughtNoMore, HowToPay
from wardroom.games.nassau.rules.fights import Joined
from wardroom.games.nassau.rules.hold import WhatToGiveUp
from wardroom.games.nassau.rules.movement import Steered, TurnBegan, WhereTo
from wardroom.games.nassau.rules.navy import Caught
from wardroom.games.nassau.rules.notoriety import Boasted
from wardroom.games.nassau.rules.piracy import Passed
from wardroom.games.nassau.rules.score import Ranked
from wardroom.games.nassau.rules.ship import Helped
from wardroom.games.nassau.rules.smuggling import RansomOrNot
from wardroom.games.nassau.state import Sea
from wardroom.words.register import register

ANJA = Seat(0)

# Read by eye, line by line, against the register: in the games on file each of these said what its rule says.
CITED = {
    "where-to": ("2.move.first.a", "2.move.modifier.die", "2.move.next.a"),
    "what-to-do": ("2.action.list",),
    "what-else": ("general.anytime",),
    "to-capture": ("2.capture.1",),
    "to-plunder": ("2.plunder.1",),
    "to-elude": ("4.1",),
    "what-to-load": ("2.smuggle.far", "2.smuggle.near"),
    "ransom-or-not": ("2.hostage.ransom.pay",),
    "which-two": ("crew.black-marketeer",),
    "which-three": ("5.bury.change",),
    "what-overboard": ("hold.jettison",),
    "what-to-give-up": ("hold.choice",),
    "what-to-reckon": ("3.gain.hostages", "3.gain.wind", "crew.bard", "general.anytime"),
    "above-or-below": ("3.collision.a",),
    "which-navy-card": ("4.pick",),
    "which-half": ("4.5",),
    "what-to-lose": ("4.half.cargo",),
    "what-to-buy": ("5.buy.one",),
    "where-to-fit": ("5.place.replace", "5.place.slot", "ship.limit.crew"),
    "how-to-pay": ("crew.recruiter",),
    "what-to-bury": ("5.bury",),
    "turn-began": ("1.a", "1.b"),
    "rolled": ("1.a",),
    "started": ("setup.7.b",),
    "steered": ("crew.navigator",),
    "sailed": ("2.move.die",),
    "passed": ("2.action.list", "2.plunder.5.b"),
    "caught-wind": ("2.wind.where",),
    "helped": ("crew.recruiter",),
    "joined": ("crew.coxswain", "crew.first-mate"),
    "hoisted": ("tile.jolly-roger.a",),
    "fought": ("general.beat",),
    "bombarded": ("2.plunder.2",),
    "captured": ("2.capture.4.a",),
    "repelled": ("2.capture.5",),
    "plundered": ("2.plunder.5.a",),
    "held": ("2.plunder.4",),
    "smuggled": ("2.smuggle.far", "2.smuggle.near"),
    "ransomed": ("2.hostage.ransom.pay",),
    "stowed": ("2.capture.4.b", "2.plunder.3", "2.smuggle.far", "2.smuggle.near"),
    "threw": ("hold.choice", "hold.jettison"),
    "lost-cargo": ("4.half.cargo",),
    "walked-the-plank": ("2.hostage.overboard.a", "2.hostage.overboard.b"),
    "fetched": ("crew.carpenter", "crew.cook", "crew.powder-monkey"),
    "traded": ("crew.black-marketeer",),
    "boasted": ("3.gain.wind", "crew.bard"),
    "notoriety-rose": ("3.gain.hostages", "3.gain.merchants", "3.gain.ports", "3.gain.wind"),
    "notoriety-halved": ("4.half.notoriety",),
    "released": ("3.return",),
    "safe": ("4.open-sea",),
    "eluded": ("4.4",),
    "caught": ("4.5", "4.6"),
    "came-home": ("5.clear",),
    "bought": ("5.buy.one",),
    "replaced": ("5.place.replace",),
    "built": ("5.cost.section",),
    "bought-no-more": ("5.buy.pass", "5.buy.supply"),
    "changed": ("5.change.two",),
    "sold": ("5.bury.change",),
    "buried": ("5.bury",),
    "wind-lost": ("2.wind.lose",),
    "navy-came": ("6.reveal",),
    "end-came": ("6.end",),
    "sailed-home": ("7.a",),
    "moved": ("7.b", "7.c"),
    "arrived": ("7.d",),
    "market-opened": ("8.b",),
    "ranked": ("score.prizes", "score.ties"),
}


def said_in(ending: str) -> Iterator[Phrase]:
    """Every question and every event of a game on file."""
    saved = loads((GOLDEN / f"{ending}.json").read_text("utf-8"))
    match: Match[Sea] = Match(GAME, saved.seats, saved.options, saved.seal)
    for line in saved.log:
        yield match.asks[0].question
        match.answer(Seat(line.seat), line.play)
    yield from (told.event for told in match.told_to(None))


def test_the_games_on_file_cite_what_was_read() -> None:
    cited = defaultdict[str, set[str]](set)
    for ending in ENDINGS:
        for phrase in said_in(ending):
            cited[phrase.kind].add(phrase.cites)
    assert {kind: tuple(sorted(rules)) for kind, rules in cited.items()} == CITED


VARYING: list[tuple[Phrase, str]] = [
    (TurnBegan(1), "1.b"),
    (TurnBegan(2), "1.a"),
    (WhereTo(1, 0, six=False, chart=False, plain=True), "2.move.first.a"),
    (WhereTo(2, 0, six=False, chart=False, plain=True), "2.move.next.a"),
    (WhereTo(1, 1, six=False, chart=False, plain=False), "2.move.modifier.die"),
    (WhereTo(2, 0, six=True, chart=False, plain=False), "2.move.modifier.die"),
    (WhereTo(2, 0, six=False, chart=False, plain=False), "2.move.modifier.none"),
    (WhereTo(2, 0, six=False, chart=True, plain=False), "crew.cartographer.a"),
    (Steered(ANJA, "navigator", 1), "crew.navigator"),
    (Steered(ANJA, "helmsman"), "crew.helmsman"),
    (Steered(ANJA, "cartographer"), "crew.cartographer.a"),
    (Passed(ANJA, closed=False), "2.action.list"),
    (Passed(ANJA, closed=True), "2.plunder.5.b"),
    (RansomOrNot("maracaibo", 3, 3, short=False), "2.hostage.ransom.pay"),
    (RansomOrNot("maracaibo", 3, 1, short=True), "supply.empty"),
    (WhatToGiveUp(1, 8), "hold.choice"),
    (WhatToGiveUp(1, 8, "5.change.overflow"), "5.change.overflow"),
    (Helped(ANJA, "crows-nest"), "tile.crows-nest.a"),
    (Boasted(ANJA, "bard"), "crew.bard"),
    (Boasted(ANJA, "wind"), "3.gain.wind"),
    (Caught(ANJA, twice=False), "4.5"),
    (Caught(ANJA, twice=True), "4.6"),
    (BoughtNoMore(ANJA, passed=True), "5.buy.pass"),
    (BoughtNoMore(ANJA, passed=False), "5.buy.supply"),
    (Ranked(ANJA, "fame", 31, 7, tied=False), "score.prizes"),
    (Ranked(ANJA, "ship", 31, 7, tied=True), "score.ties"),
    *((Fetched(ANJA, crew, "rum"), f"crew.{crew}") for crew in GAME.box.fetches),
    *((Joined(ANJA, crew, "gunnery"), f"crew.{crew}") for crew in ("first-mate", *GAME.box.helps)),
    *((HowToPay("cannons", ("powder",), crew), f"crew.{crew}") for crew in GAME.box.able_to[effects.Discount]),
    *((Helped(ANJA, crew), f"crew.{crew}") for crew in CREW_OF_THE_BOOK if crew != "cartographer"),
]


@pytest.mark.parametrize(("phrase", "rule"), VARYING, ids=lambda each: str(each)[:40])
def test_a_fact_decides_which_rule_is_cited(phrase: Phrase, rule: str) -> None:
    assert phrase.cites == rule
    assert rule in register(GAME)


def test_whatever_is_cited_in_the_games_on_file_is_in_the_register() -> None:
    assert {rule for rules in CITED.values() for rule in rules} <= register(GAME).keys()
