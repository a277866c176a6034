"""Scenari: fleets, target and terms that are given; what is special about them is told before the first roll."""

from wardroom.engine import Event, Seat
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.scenarios import OWN, Scenario, is_drawn
from wardroom.games.modern.state import Battle, Rules, Side, Terms
from wardroom.games.modern.table import BattleTable


class ScenarioBegan(Event):
    """What a scenario is about: points or rounds of 0 are none."""

    rule = "scenario.general"
    scenario: str
    target: int
    rounds: int


class MustSurvive(Event):
    rule = "scenario.protected"
    player: Seat
    ship: str


class WorthHere(Event):
    """A ship that is worth something else than her card says."""

    rule = "scenario.non-combatant"
    ship: str
    vp: int


class NoReinforcements(Event):
    rule = "scenario.general"


class NoAirAttacks(Event):
    rule = "scenario.general"


class CardGiven(Cited, Event):
    """A card face down beside the hand; everybody knows its kind."""

    rule = "scenario.gift-card"
    player: Seat
    what: str
    under: str = rule


def scenario_battle(cards: Cards, scenario: Scenario, rules: Rules) -> Battle:
    """Scenari: Fleets and target are fixed; the rest of each navy is the reserve. Given cards are not in the deck."""
    teams = [side.team - 1 if side.team else seat for seat, side in enumerate(scenario.sides)]
    terms = Terms(
        target=scenario.target,
        rounds=scenario.rounds or rules.rounds,
        reinforcements=scenario.reinforcements,
        air_attacks=scenario.air_attacks,
        teams=teams,
        worth={ship: points for side in scenario.sides for ship, points in side.worth.items()},
        protected={Seat(seat): side.protects for seat, side in enumerate(scenario.sides) if side.protects is not None},
    )
    battle = Battle(terms, {}, deck=cards.deck[:])
    for seat, side in enumerate(scenario.sides):
        ships = [ship for ship, _ in side.ships]
        has_new = rules.expansion or any(cards.ships[ship].pack != "base" for ship in ships)
        whole_navy = cards.navy(side.navy, has_new or not cards.navy(side.navy, expansion=False))
        given = [cards.action_numbers[card] for card in side.cards if not card.startswith("any:")]
        for card in given:
            battle.deck.remove(card)
        reserve = [ship for ship in whole_navy if ship not in ships] if scenario.reinforcements else []
        battle.sides[Seat(seat)] = Side(side.navy, beside=given, chosen=ships, reserve=reserve)
    return battle


def tell_scenario(table: BattleTable) -> None:
    """Scenari: How it is won, what is special about it, and the cards that are given by name."""
    terms, which = table.battle.terms, table.state.rules.scenario
    table.tell(ScenarioBegan, OWN if is_drawn(which) else which, terms.target, terms.rounds)
    for seat, ship in terms.protected.items():
        table.tell(MustSurvive, seat, table.ship_id(ship))
    for ship, points in terms.worth.items():
        table.tell(WorthHere, table.ship_id(ship), points)
    if not terms.reinforcements:
        table.tell(NoReinforcements)
    if not terms.air_attacks:
        table.tell(NoAirAttacks)
    for seat, side in table.battle.sides.items():
        for card in side.beside:
            table.tell(CardGiven, seat, table.facts_of(card).kind)
