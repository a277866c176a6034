"""The game as one object: its switches, its vocabulary, and the step that comes next."""

from collections.abc import Iterator, Mapping
from importlib.resources import files

from wardroom.engine import (
    Ask,
    BadSetup,
    Dice,
    Explanation,
    Game,
    Needs,
    Note,
    Option,
    Options,
    Result,
    Say,
    Script,
    Seat,
    Switch,
    Table,
)
from wardroom.engine.game import Setting
from wardroom.games.modern.bots.judgement import Staff
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.compose import compose_sea
from wardroom.games.modern.explain import explain_option
from wardroom.games.modern.flaws import flaws_of
from wardroom.games.modern.imagine import imagine_sea, reshuffle_sea
from wardroom.games.modern.layout import lay_sea
from wardroom.games.modern.measures import LogOfTheFleet
from wardroom.games.modern.picture import picture_of
from wardroom.games.modern.rows import ENGAGEMENT
from wardroom.games.modern.rules.campaign import campaign_result, set_up_campaign
from wardroom.games.modern.rules.course import fight, run_campaign
from wardroom.games.modern.rules.navies import new_battle
from wardroom.games.modern.rules.scenario import scenario_battle
from wardroom.games.modern.rules.winning import battle_result
from wardroom.games.modern.scenarios import FILES, OWN, ROWS, Scenario, Scenarios, ScenarioSwitch, is_drawn
from wardroom.games.modern.state import NONE, Battle, Campaign, Rules, Sea, Side
from wardroom.games.modern.table import BattleTable, ModernTable, held
from wardroom.games.modern.view import TableView, view_of
from wardroom.games.modern.why import reason
from wardroom.games.modern.workshop import workshops

FREE = Needs(others={"scenario": ("none",), "campaign": ("none",)})
"""A battle of navies and fleets that the players choose."""
LASTING = ("short", "medium", "long")


def switches_for(scenarios: Mapping[str, Scenario]) -> tuple[Switch, ...]:
    """The switches of the game; a scenario has its own number of sides, and leaves some switches no effect."""
    sides: dict[Setting, Needs] = {name: Needs(players=(len(scenario.sides),)) for name, scenario in scenarios.items()}
    timed = tuple(name for name, scenario in scenarios.items() if scenario.rounds)
    alone = tuple(name for name, scenario in scenarios.items() if not scenario.reinforcements)
    grounded = tuple(name for name, scenario in scenarios.items() if not scenario.air_attacks)
    in_battle = {"campaign": ("none",)}
    return (
        ScenarioSwitch(
            "scenario", "none", values=("none", *scenarios), needs=Needs(others=in_battle), limits=sides, is_quick=True
        ),
        Switch(
            "campaign",
            "none",
            values=("none", *LASTING),
            needs=Needs(players=(2, 4, 6), others={"scenario": ("none",)}),
            is_quick=True,
        ),
        Switch("areas", "same", values=("same", "separate"), needs=Needs(players=(4, 6), others={"campaign": LASTING})),
        Switch(
            "teams",
            0,
            values=(0, 2, 3),
            needs=FREE,
            limits={2: Needs(players=(3, 4, 5, 6)), 3: Needs(players=(4, 5, 6))},
        ),
        Switch("budget", 0, values=(0, *range(5, 100)), needs=FREE),
        Switch("expansion", needs=Needs(others=in_battle, unless={"scenario": alone})),
        Switch("air_rows", needs=Needs(unless={"scenario": grounded})),
        Switch("buy_cards", needs=FREE),
        Switch("defence_limit", needs=Needs(others=in_battle)),
        Switch(
            "rounds",
            0,
            values=(0, 3, 5, 8, 10, 15, 20, 30),
            needs=Needs(others=in_battle, unless={"scenario": timed}),
            is_quick=True,
        ),
    )


class Modern(Game[Sea, TableView]):
    """The rules over one set of cards: those of the package, or an owner's own."""

    id = "modern"
    rules_version = "3"
    players = (2, 3, 4, 5, 6)
    state = Sea
    tables = FILES
    rows = ROWS

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take cards and scenarios from the texts of the tables; the scenarios are values of a switch."""
        super().__init__(texts)
        self.cards = Cards(texts)
        self.scenarios = Scenarios(texts, self.cards)
        self.names = {**self.cards.names, **self.scenarios.names}
        self.judgement = Staff(self.cards, self.scenarios)
        self.measures = LogOfTheFleet(self.cards)
        self.switches = switches_for(self.scenarios.known)  # type: ignore[misc]  # only here they depend on the data
        self.workshops = workshops(self.cards, self.scenarios)

    def teams(self, options: Options, seats: int) -> tuple[int, ...]:
        """Gioco di Squadra The teams of a battle, of a scenario's sides, or the two forces of a campaign."""
        if options["campaign"] != "none":
            return tuple(seat % 2 for seat in range(seats))
        if options["scenario"] != "none":
            sides = self.scenarios.find(str(options["scenario"])).sides
            return tuple(side.team - 1 if side.team else seat for seat, side in enumerate(sides))
        return tuple(seat % (int(options["teams"]) or seats) for seat in range(seats))

    def refuse(self, options: Options, seats: int) -> None:
        """A scenario has its own number of sides; a campaign is for two, or two teams; a team game needs a team."""
        scenario, campaign, teams = str(options["scenario"]), options["campaign"], int(options["teams"])
        name = OWN if is_drawn(scenario) else scenario
        if scenario != "none" and campaign != "none":
            raise BadSetup("modern-scenario-campaign", scenario=name)
        if scenario != "none" and len(self.scenarios.find(scenario).sides) != seats:
            raise BadSetup("modern-sides", scenario=name, sides=len(self.scenarios.find(scenario).sides))
        if campaign != "none" and seats not in (2, 4, 6):
            raise BadSetup("modern-campaign-players", players=seats)
        is_free = scenario == "none" and campaign == "none"
        if teams and (not is_free or teams >= seats):
            raise BadSetup("modern-teams", teams=teams, players=seats)
        if not is_free and (options["budget"] or options["buy_cards"]):
            raise BadSetup("modern-budget")
        if campaign != "none" and options["rounds"]:
            raise BadSetup("modern-rounds")
        if options["areas"] != "same" and (campaign == "none" or seats == 2):
            raise BadSetup("modern-areas")
        if scenario != "none":
            self._refuse_without_effect(options, name)

    def _refuse_without_effect(self, options: Options, name: str) -> None:
        """A scenario with rounds of its own, or without reinforcements or aircraft, leaves some switches no effect."""
        scenario = self.scenarios.find(str(options["scenario"]))
        if scenario.rounds and options["rounds"]:
            raise BadSetup("modern-scenario-rounds", scenario=name, rounds=scenario.rounds)
        if not scenario.reinforcements and options["expansion"]:
            raise BadSetup("modern-scenario-expansion", scenario=name)
        if not scenario.air_attacks and options["air_rows"]:
            raise BadSetup("modern-scenario-air", scenario=name)

    def setup(self, options: Options, seats: int, dice: Dice) -> Sea:
        """Preparazione A battle to be prepared, a scenario, or a campaign."""
        rules = Rules(**options)  # type: ignore[arg-type]
        if rules.campaign != "none":
            return set_up_campaign(self.cards, rules, seats, dice)
        if rules.scenario != "none":
            return Sea(rules, [scenario_battle(self.cards, self.scenarios.find(rules.scenario), rules)])
        return Sea(rules, [new_battle(self.cards, rules, seats)])

    def compose(self, options: Options, seats: int, dice: Dice) -> Sea:
        """A battle or a campaign that has been going on for a while."""
        table = ModernTable(Table(self.setup(options, seats, dice), dice), self.cards, self.scenarios)
        return compose_sea(table)

    def lay(self, sea: Sea, layout: Mapping[str, object]) -> Sea:
        return lay_sea(sea, self.cards, layout)

    def flaws(self, sea: Sea) -> Iterator[str]:
        return flaws_of(self._table(sea))

    def turn(self, table: Table[Sea]) -> Script[None]:
        """One step after another, until some have asked a player and nothing is half done."""
        at = ModernTable(table, self.cards, self.scenarios)
        if table.state.campaign is None:
            yield from fight(BattleTable(at, table.state.battles[0]))
        else:
            yield from run_campaign(at)

    def result(self, sea: Sea) -> Result | None:
        """Come si vince: The result once the battle, or the campaign, is over."""
        if sea.campaign is not None:
            return campaign_result(sea.campaign) if sea.campaign.phase == "over" else None
        battle = sea.battles[0]
        return battle_result(BattleTable(self._table(sea), battle)) if battle.phase == "over" else None

    def view(self, sea: Sea, seat: Seat | None) -> TableView:
        return view_of(self._table(sea), seat)

    def _table(self, sea: Sea) -> ModernTable:
        """The table to look at; nothing is rolled there."""
        return ModernTable(Table(sea), self.cards, self.scenarios)

    def imagine(self, sea: Sea, seat: Seat | None, dice: Dice) -> None:
        imagine_sea(sea, self.cards, self.scenarios, seat, dice)

    def reshuffle(self, sea: Sea, dice: Dice) -> None:
        reshuffle_sea(sea, dice)

    def holding(self, sea: Sea, seat: Seat) -> tuple[int, ...]:
        """The hand, and what lies face down beside it."""
        mine = [held(battle.sides[seat]) for battle in sea.battles if seat in battle.sides]
        return tuple(sorted(card for cards in mine for card in cards))

    def explain(self, sea: Sea, ask: Ask, option: Option) -> Explanation:
        return explain_option(self._table(sea), ask, option)

    def why(self, sea: Sea, seat: Seat, piece: str) -> Note | None:
        return reason(self._table(sea), seat, piece)

    def picture(self, view: TableView, say: Say) -> str:
        return picture_of(view, say)

    def conserved(self, sea: Sea) -> object:
        """Every ship is in exactly one place, and every battle has all its Action cards."""
        decks = [sorted(cards_in(battle)) for battle in sea.battles]
        if sea.campaign is not None:
            has_missions = missions_in(sea.campaign) == set(self.cards.mission_deck)
            return all(deck == self.cards.deck for deck in decks), owned_in(sea.campaign), has_missions
        sides = sea.battles[0].sides.values()
        taken = {side.navy for side in sides}
        in_box = [
            ship
            for ship, card in enumerate(self.cards.ships)
            if card.navy not in taken and (sea.rules.expansion or card.pack == "base")
        ]
        return sorted(in_box + [ship for side in sides for ship in ships_of(side)]), decks


def cards_in(battle: Battle) -> list[int]:
    """Every Action card of a battle, wherever it is."""
    turn = battle.turn
    played = {attack.play: attack.card for attack in turn.attacks if attack.card != NONE}
    on_table = list(played.values()) if battle.phase not in ("discard", "draw", "start", "over") else []
    cards = [*battle.deck, *battle.discards, *on_table]
    for side in battle.sides.values():
        cards += side.hand + side.beside
    cards += [damage.card for marks in battle.damage.values() for damage in marks if damage.card != NONE]
    return [*cards, turn.playing] if turn.playing != NONE else cards


def ships_of(side: Side) -> list[int]:
    """Every ship of a player: in the fleet, on its way to it, in reserve, and those of others that were sunk."""
    return [*side.rows, *side.chosen, *side.reserve, *side.pile]


def owned_in(campaign: Campaign) -> bool:
    """No ship has two owners, and none is both owned and destroyed."""
    ships = [*campaign.lost, *(ship for admiral in campaign.admirals for ship in admiral.ships)]
    return len(ships) == len(set(ships))


def missions_in(campaign: Campaign) -> set[str]:
    """Every Mission card: in the deck, discarded, drawn, or being played."""
    piles = {*campaign.deck, *campaign.discards}
    return piles.union(*([*admiral.offered, admiral.mission] for admiral in campaign.admirals)) - {"", ENGAGEMENT}


_DATA = files("wardroom.games.modern") / "data"
GAME = Modern({name: (_DATA / name).read_text("utf-8") for name in FILES})
