"""The rule that is cited is the one that applies: which rules every kind of phrase has cited in the golden games.

The list was read by eye. A phrase that cites another rule than these is to be read again, in the place it is told.
"""

from tests.games.modern.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Match, Seat
from wardroom.engine.record import loads
from wardroom.games.modern import GAME
from wardroom.games.modern.state import Sea
from wardroom.words.register import register

CITATIONS = {
    "ask-any-intel": {"card.intel.chain", "card.intel.window"},
    "ask-any-intel-on-defence": {"card.intel.window"},
    "ask-insight-now": {"strategy.insight"},
    "ask-what-next": {"turn.steps"},
    "ask-what-to-commit": {"campaign.pre.ships"},
    "ask-what-to-discard": {"discard.step"},
    "ask-what-to-exchange": {"strategy.insight"},
    "ask-what-to-lend": {"campaign.team.lend"},
    "ask-what-to-restore": {"campaign.post.paid"},
    "ask-where-to-move": {"rearrange.ships"},
    "ask-where-to-place": {"rows.filled"},
    "ask-which-attack": {"defence.declaration"},
    "ask-which-bomb": {"card.bomber.four"},
    "ask-which-cards": {"option.cards.buy"},
    "ask-which-cost": {"card.bomber.cost"},
    "ask-which-flight": {"ship.air"},
    "ask-which-gift": {"scenario.gift-card", "strategy.limited-air-support"},
    "ask-which-mission": {"campaign.pre.choice"},
    "ask-which-navy": {"campaign.navies", "campaign.team.navy", "setup.navy.choice"},
    "ask-which-opponent": {"attack.opponents"},
    "ask-which-plan": {"card.battle-plan.plus"},
    "ask-which-purchase": {"campaign.budget", "campaign.buy"},
    "ask-which-roll": {"defence.rolls"},
    "ask-which-row": {"reinforce.arrival"},
    "ask-which-share": {"team.budget"},
    "ask-which-ships": {"setup.secret"},
    "ask-which-strategies": {"campaign.pre.strategy"},
    "ask-which-support": {"attack.supports.number"},
    "ask-which-target": {"attack.declare"},
    "ask-which-to-mend": {"card.repair.remove"},
    "ask-which-to-spend": {"reinforce.price"},
    "ask-whom-to-oppose": {"campaign.team.same-area"},
    "ask-with-what": {"defence.match"},
    "event-answered": {"card.intel.cancels", "card.intel.chain"},
    "event-attack-rolled": {"card.air.asw", "card.air.attack", "card.bomber.single", "ship.resolve"},
    "event-block-rolled": {"defence.success"},
    "event-blocks": {"card.air.defence", "card.near-miss", "defence.match"},
    "event-bought": {"campaign.budget", "campaign.buy"},
    "event-budget-set": {"setup.budget", "setup.budget.small", "team.budget"},
    "event-campaign-drawn": {"campaign.pre.no-ship"},
    "event-campaign-won": {"campaign.end.check", "campaign.pre.no-ship"},
    "event-cancelled": {"card.intel.cancels"},
    "event-card-bought": {"option.cards.beside"},
    "event-card-given": {"scenario.gift-card", "strategy.limited-air-support"},
    "event-cards-bought-up": {"option.cards.buy"},
    "event-copied": {"card.tactics.copy"},
    "event-cost-paid": {"card.bomber.cost"},
    "event-damage-left": {"campaign.post.damage"},
    "event-damaged": {"damage.adds-up"},
    "event-dealt": {"campaign.mission.hand", "setup.hand"},
    "event-destroyed": {"target.destroyed"},
    "event-discarded": {"discard.step"},
    "event-dived": {"rearrange.submarines"},
    "event-done-buying": {"campaign.budget", "campaign.buy"},
    "event-drew": {"draw.all"},
    "event-duration-set": {"strategy.duration"},
    "event-eliminated": {"win.elimination"},
    "event-evasion-rolled": {"evasion.each"},
    "event-exchanged": {"strategy.insight"},
    "event-fired": {"attack.declare"},
    "event-first-player": {"campaign.navies", "setup.order"},
    "event-fleet-laid": {"setup.layout"},
    "event-flew": {"card.air.attack", "card.bomber.four", "ship.air"},
    "event-foils": {"card.intel.cancels"},
    "event-further-engagement": {"campaign.end.tie"},
    "event-guards": {"defence.ship-fleet"},
    "event-hand-seen": {"strategy.insight"},
    "event-has-initiative": {"campaign.initiative", "campaign.team.initiative"},
    "event-hunted": {"card.air.asw", "ship.asw"},
    "event-insight-used": {"strategy.insight"},
    "event-joined": {"campaign.reinforce", "campaign.team.lend", "reinforce.arrival", "reinforce.submarine"},
    "event-laid-face-down": {"campaign.pre.strategy"},
    "event-last-afloat": {"win.last"},
    "event-may-borrow": {"campaign.team.lend"},
    "event-mission-began": {"campaign.mission.turns"},
    "event-mission-ended": {"campaign.mission.turns", "campaign.mission.wipe-out"},
    "event-mission-scored": {"campaign.mission.scoring"},
    "event-mission-taken": {"campaign.pre.choice"},
    "event-missions-drawn": {"campaign.pre.choice"},
    "event-must-survive": {"scenario.protected"},
    "event-navy-taken": {"campaign.navies", "campaign.team.navy", "setup.navy.choice"},
    "event-new-deck": {"deck.reshuffle"},
    "event-no-air-attacks": {"scenario.general"},
    "event-no-defence": {"defence.declaration"},
    "event-no-reinforcements": {"scenario.general"},
    "event-nothing-committed": {"campaign.pre.no-ship"},
    "event-opposed": {"campaign.mission.roles", "campaign.team.same-area", "campaign.team.separate"},
    "event-paid": {"reinforce.price"},
    "event-paired": {"campaign.team.separate"},
    "event-planned": {"card.battle-plan.minus", "card.battle-plan.plus"},
    "event-ran-low": {"ordnance.cruise", "ordnance.out", "ordnance.ssm", "ordnance.torpedo"},
    "event-redirected": {"card.screening.after"},
    "event-repaired": {"card.repair.remove"},
    "event-rested": {"campaign.post.rest"},
    "event-rolled-for-initiative": {"campaign.initiative"},
    "event-rolled-for-order": {"campaign.navies", "setup.order"},
    "event-round-began": {"turn.round"},
    "event-scenario-began": {"scenario.general"},
    "event-screens": {"card.screening.where"},
    "event-share-taken": {"team.budget"},
    "event-ships-shown": {"campaign.pre.ships"},
    "event-strategies-shown": {"campaign.pre.strategy"},
    "event-sunk": {"campaign.mission.scoring", "sink.credit", "sink.submarine"},
    "event-surfaced": {"rearrange.submarines"},
    "event-team-won": {"team.win"},
    "event-tied": {"win.tie"},
    "event-total-after": {"campaign.end.check", "campaign.team.target"},
    "event-turn-began": {"turn.steps"},
    "event-won": {"option.rounds", "win.target", "win.wiped-out"},
    "event-won-by-protecting": {"scenario.protected"},
    "event-worth-here": {"scenario.non-combatant"},
    "event-you-drew": {"campaign.mission.hand", "draw.all", "setup.hand", "strategy.insight"},
}


def cited_in(ending: str, found: dict[str, set[str]]) -> None:
    """Note what the questions and events of a golden game have cited."""
    saved = loads((GOLDEN / f"{ending}.json").read_text("utf-8"))
    match: Match[Sea] = Match(GAME, saved.seats, saved.options, saved.seal)
    for line in saved.log:
        for ask in match.asks:
            found.setdefault(f"ask-{ask.question.kind}", set()).add(ask.question.cites)
        match.answer(Seat(line.seat), line.play)
    for told in (each for line in match.log for each in line.told):
        found.setdefault(f"event-{told.event.kind}", set()).add(told.event.cites)


def test_every_phrase_cites_the_rules_that_were_read() -> None:
    found: dict[str, set[str]] = {}
    for ending in ENDINGS:
        cited_in(ending, found)
    assert found == CITATIONS


def test_every_cited_rule_is_in_the_register() -> None:
    known = register(GAME)
    assert {rule for rules in CITATIONS.values() for rule in rules} <= known.keys()
