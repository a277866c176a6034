"""The rule that is cited is the one that applies: every phrase with the rules it comes of, read once by eye."""

import pytest

from tests.games.cannoni.crowd import crowd, play
from tests.games.cannoni.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Event
from wardroom.engine.record import loads, verify
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.rules.edge import LeftTable
from wardroom.games.cannoni.rules.guns import Loaded
from wardroom.games.cannoni.rules.melee import MeleeFought
from wardroom.games.cannoni.rules.route import Sailed
from wardroom.games.cannoni.rules.squadron import LineBroken
from wardroom.games.cannoni.rules.victory import BattleOver
from wardroom.words.register import register

READ = {
    "ask-which-wind": "wind.initial quick.wind_initial",
    "ask-what-to-muster": "free.muster",
    "ask-which-station": "free.station",
    "ask-which-line": "opt.squadron.form",
    "ask-which-opening-load": "opt.ammo.choice",
    "ask-which-mast-mended": "opt.repair.recover",
    "ask-whether-to-return": "edge.give_up",
    "ask-whether-to-break": "opt.squadron.break",
    "ask-where-it-burns": "prep.fire",
    "ask-which-token": "token.secret",
    "ask-which-squadron-token": "opt.squadron.token",
    "ask-which-fort-token": "battery.tokens",
    "ask-orders": "action.one",
    "ask-must-sail": "action.first_move action.regained",
    "ask-further-orders": "geo.menu",
    "ask-which-course": "turn.then_straight",
    "ask-how-far-straight": "move.straight",
    "ask-battery-orders": "battery.actions",
    "ask-which-signal": "opt.squadron.action",
    "ask-who-acts-next": "opt.squadron.token",
    "ask-whether-to-stay": "edge.test",
    "ask-which-side-hit": "collision.failed hit.side opt.critdmg.rigging_side opt.critdmg.roll",
    "ask-which-mast-hit": "hit.mast",
    "ask-which-mast-cut": "melee.rigging",
    "ask-whether-to-take": "struck.taken",
    "ask-whether-to-board": "board.when",
    "ask-whether-to-board-again": "melee.again",
    "ask-which-victim": "multi.split",
    "ask-how-many-board": "party.form",
    "ask-whose-losses": "multi.two",
    "ask-how-many-guards": "prize.crew",
    "ask-how-many-more": "prize.two_captors",
    "event-first-wind": "quick.wind_initial wind.initial",
    "event-wind-to-choose": "quick.wind_initial wind.initial",
    "event-mustered": "free.muster",
    "event-stationed": "free.station",
    "event-turn-began": "seq.order",
    "event-wind-turned": "quick.wind_variation wind.variation",
    "event-too-late": "opt.tokens.last",
    "event-draws-blind": "opt.tokens.three",
    "event-tokens-placed": "token.secret",
    "event-phase-called": "def.active",
    "event-token-shown": "token.secret",
    "event-line-broken": "opt.squadron.break opt.squadron.line",
    "event-signalled": "opt.squadron.action",
    "event-idle": "action.pass battery.actions",
    "event-joined-line": "opt.squadron.form",
    "event-battle-over": "victory.crushing victory.debatable victory.partial",
    "event-scored": "victory.points",
    "event-sailed": "move.straight move.zero",
    "event-turned": "turn.then_straight",
    "event-in-irons": "turn.head_stop turn.irons_stop",
    "event-tried": "quick.test test.procedure",
    "event-met-ship": "collision.test",
    "event-collided": "collision.failed",
    "event-met-coast": "coast.stop opt.depth.zone",
    "event-grounded": "coast.result",
    "event-backed-off": "coast.result",
    "event-stopped-short": "edge.test",
    "event-left-table": "edge.leave prize.home",
    "event-declared": "edge.give_up",
    "event-stays-away": "edge.no_return",
    "event-returned": "edge.return_pose",
    "event-no-room": "edge.return",
    "event-tacked": "tack.pivot",
    "event-anchored": "anchor.drop",
    "event-weighs-anchor": "anchor.weigh",
    "event-anchor-up": "anchor.weigh",
    "event-cable-cut": "anchor.cut",
    "event-swung": "swing.rule",
    "event-sails-changed": "sail.change sail.lost_mast",
    "event-drifted": "drift.group drift.vector",
    "event-shifted": "cut.attacker cut.test emerg.refloat emerg.rigging grapple.friend grapple.pull",
    "event-loaded": "load.action opt.ammo.double_load",
    "event-loaded-with": "opt.ammo.secret",
    "event-battery-loaded": "battery.actions",
    "event-heated": "battery.hot.steps",
    "event-fired": "shot.result",
    "event-battery-fired": "shot.result",
    "event-fired-off": "opt.ammo.no_change",
    "event-hull-struck": "collision.failed crit.hull hit.side hull.side_gone prep.fire",
    "event-rigging-struck": "crit.rigging hit.mast melee.rigging prep.fire",
    "event-crew-struck": "crit.crew links.removed melee.roll opt.ammo.grape opt.capture.strike",
    "event-prisoners-struck": "crit.crew",
    "event-battery-struck": "battery.burning battery.critical shot.result",
    "event-mast-fell": "mast.fall quick.mast",
    "event-caught-fire": "crit.fire mast.wreck_fire battery.critical battery.hot.hit battery.hot.own_fire "
    "battery.spread",
    "event-fire-spread": "battery.spread",
    "event-battery-destroyed": "battery.destroyed",
    "event-critical-damage": "opt.critdmg.roll quick.critdmg",
    "event-blew-up": "opt.critdmg.magazine",
    "event-rudder-lost": "opt.critdmg.rudder",
    "event-captain-killed": "opt.critdmg.captain",
    "event-disordered": "battery.disorder opt.disorder.causes opt.disorder.prize",
    "event-began-to-sink": "quick.sinking sink.countdown",
    "event-sank": "sink.countdown",
    "event-badly-damaged": "opt.capture.state",
    "event-struck": "dismasted.strike opt.capture.strike",
    "event-fire-out": "battery.burning emerg.fire",
    "event-wreck-cleared": "emerg.wreck",
    "event-refloated": "emerg.refloat",
    "event-rigging-freed": "emerg.rigging",
    "event-rallied": "battery.disorder opt.disorder.rally",
    "event-repairing": "opt.repair.series",
    "event-mended": "opt.repair.recover",
    "event-grappled": "grapple.effect grapple.friend",
    "event-grapples-cut": "cut.attacker cut.test grapple.friend",
    "event-boards": "board.when melee.again multi.two",
    "event-party-formed": "party.form",
    "event-melee-fought": "melee.deck melee.rail",
    "event-deck-gained": "melee.first_win",
    "event-held-off": "melee.empty melee.first_loss melee.tie",
    "event-thrown-back": "melee.deck melee.empty",
    "event-captured": "prize.abilities",
    "event-unguarded": "prize.no_guards",
    "event-prisoners-rose": "prize.retaken",
    "event-recaptured": "prize.recapture",
}
"""By kind of phrase, the rules that it may cite."""


def test_every_phrase_was_read_and_cites_rules_of_the_register() -> None:
    kinds = [f"ask-{each.kind}" for each in GAME.questions] + [f"event-{each.kind}" for each in GAME.events]
    assert {*kinds} == READ.keys()
    assert {rule for rules in READ.values() for rule in rules.split()} <= {*register(GAME)}


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden_battles_cite_what_was_read(ending: str) -> None:
    match = verify(loads((GOLDEN / f"{ending}.json").read_text("utf-8")), GAME)
    for event, _ in match.told_to(None):
        assert event.cites in READ[f"event-{event.kind}"].split(), event


@pytest.mark.parametrize("seed", range(4))
def test_crowded_battles_cite_what_was_read(seed: int) -> None:
    board = crowd(seed)
    for position in play(board, seed):
        for ask in position.asks:
            assert ask.question.cites in READ[f"ask-{ask.question.kind}"].split(), ask.question
    for told in board.told:
        assert told.event.cites in READ[f"event-{told.event.kind}"].split(), told.event


RAIL, DECK = (False, 5, 7, 4, 6), (True, 5, 7, 4, 6)


@pytest.mark.parametrize(
    ("event", "cited"),
    [
        (Sailed("gb_shannon", 2, 20, 22, 0), "move.straight"),
        (Sailed("gb_shannon", 0, 20, 20, 0), "move.zero"),
        (LeftTable("gb_shannon", "N", "leaving"), "edge.leave"),
        (LeftTable("gb_shannon", "N", "escaped"), "edge.leave"),
        (LeftTable("gb_shannon", "N", "home"), "prize.home"),
        (LeftTable("gb_shannon", "N", "gone"), "prize.home"),
        (Loaded("gb_shannon", "port", doubled=False), "load.action"),
        (Loaded("gb_shannon", "port", doubled=True), "opt.ammo.double_load"),
        (MeleeFought("gb_shannon", "us_chesapeake", *RAIL), "melee.rail"),
        (MeleeFought("gb_shannon", "us_chesapeake", *DECK), "melee.deck"),
        (LineBroken("gb_shannon", ordered=False), "opt.squadron.line"),
        (LineBroken("gb_shannon", ordered=True), "opt.squadron.break"),
        (BattleOver("crushing", ("GB",)), "victory.crushing"),
        (BattleOver("debatable", ()), "victory.debatable"),
    ],
    ids=repr,
)
def test_where_a_fact_decides_the_rule_goes_by_it(event: Event, cited: str) -> None:
    assert event.cites == cited
