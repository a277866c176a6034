"""The game as one object: its switches, its vocabulary, and the step that comes next."""

from collections.abc import Iterator, Mapping
from importlib.resources import files

from wardroom.engine import (
    Ask,
    Dice,
    Explanation,
    Game,
    Note,
    Option,
    Options,
    Result,
    Say,
    Script,
    Seat,
    Step,
    Switch,
    Table,
)
from wardroom.games.marauders.bots.judgement import Pilot
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.compose import compose_sea
from wardroom.games.marauders.explain import explain, reason
from wardroom.games.marauders.flaws import flaws_of
from wardroom.games.marauders.imagine import imagine_sea, reshuffle_sea
from wardroom.games.marauders.layout import follow_layout
from wardroom.games.marauders.measures import LogOfTheCaribbean
from wardroom.games.marauders.picture import picture_of
from wardroom.games.marauders.rows import FILES, ROWS
from wardroom.games.marauders.rules.battle import before_battle, fight_round
from wardroom.games.marauders.rules.ending import final_result
from wardroom.games.marauders.rules.entering import enter_play
from wardroom.games.marauders.rules.missions import see_to_missions
from wardroom.games.marauders.rules.moving import act
from wardroom.games.marauders.rules.out_of_turn import scout_out_of_turn
from wardroom.games.marauders.rules.ports import do_activity
from wardroom.games.marauders.rules.raid import meet_merchant
from wardroom.games.marauders.rules.rounds import begin_round, end_round
from wardroom.games.marauders.rules.scouting import fight_hunters, npcs_scout
from wardroom.games.marauders.rules.setup import choose_ships, introduce, set_up
from wardroom.games.marauders.rules.spoils import aftermath
from wardroom.games.marauders.rules.turn import arrival, end_turn, next_turn, start_cards, start_effects
from wardroom.games.marauders.state import Caribbean, Deck, Rules
from wardroom.games.marauders.table import MaraudersTable
from wardroom.games.marauders.view import SeaView, view_of

STEPS: dict[str, Step[MaraudersTable]] = {
    "introduce": introduce,
    "choose_ships": choose_ships,
    "begin_round": begin_round,
    "next_turn": next_turn,
    "enter_play": enter_play,
    "start_effects": start_effects,
    "start_cards": start_cards,
    "npcs_scout": npcs_scout,
    "fight": fight_hunters,
    "action": act,
    "ashore": do_activity,
    "merchant": meet_merchant,
    "out_of_turn": scout_out_of_turn,
    "arrival": arrival,
    "before_battle": before_battle,
    "battle": fight_round,
    "aftermath": aftermath,
    "end_turn": end_turn,
    "end_round": end_round,
}

ENOUGH = 6
"""How many questions may be asked before a step is the last of its turn of the engine; a fork replays no more."""

SWITCHES = (
    Switch("out_of_turn_scouting"),
    Switch("slow_galleons"),
    Switch("war_exempts_bounty", "start", values=("off", "start", "all")),
    Switch("declare", "auto", values=("auto", "ask")),
    Switch("npc", "player", values=("player", "bot")),
)


class Marauders(Game[Caribbean, SeaView]):
    """The rules over one set of tables: those of the package, or an owner's own."""

    id = "marauders"
    rules_version = "4"
    players = (2, 3, 4)
    most_lines = 10_000
    switches = SWITCHES
    state = Caribbean
    tables = FILES
    rows = ROWS

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take board, ships and cards from the texts of the tables."""
        super().__init__(texts)
        self.cards = Cards(texts)
        self.names = self.cards.names()
        self.judgement = Pilot(self.cards)
        self.measures = LogOfTheCaribbean()

    def setup(self, options: Options, seats: int, dice: Dice) -> Caribbean:
        """3 Before the captains choose their ships."""
        return set_up(self.cards, Rules(**options), seats, dice)  # type: ignore[arg-type]

    def turn(self, table: Table[Caribbean]) -> Script[None]:
        """One step of the agenda after another, until enough has been asked; after each, what it has brought about."""
        at = MaraudersTable(table, self.cards)
        agenda = at.state.agenda
        while at.asked < ENOUGH and agenda:
            script = STEPS[agenda.pop()](at)
            if script is not None:
                yield from script
            yield from see_to_missions(at)

    def result(self, sea: Caribbean) -> Result | None:
        """16.4 The result once the last round is over."""
        return final_result(sea) if sea.over else None

    def view(self, sea: Caribbean, seat: Seat | None) -> SeaView:
        return view_of(MaraudersTable(Table(sea), self.cards), seat)

    def imagine(self, sea: Caribbean, seat: Seat | None, dice: Dice) -> None:
        imagine_sea(sea, self.cards, seat, dice)

    def reshuffle(self, sea: Caribbean, dice: Dice) -> None:
        reshuffle_sea(sea, dice)

    def holding(self, sea: Caribbean, seat: Seat) -> tuple[str, ...]:
        return tuple(sorted(sea.players[seat].hand))

    def explain(self, sea: Caribbean, ask: Ask, option: Option) -> Explanation:
        return explain(MaraudersTable(Table(sea), self.cards), ask, option)

    def why(self, sea: Caribbean, seat: Seat, piece: str) -> Note | None:
        return reason(MaraudersTable(Table(sea), self.cards), seat, piece)

    def picture(self, view: SeaView, say: Say) -> str:
        return picture_of(view, say)

    def compose(self, options: Options, seats: int, dice: Dice) -> Caribbean:
        sea = self.setup(options, seats, dice)
        compose_sea(MaraudersTable(Table(sea, dice), self.cards))
        return sea

    def lay(self, sea: Caribbean, layout: Mapping[str, object]) -> Caribbean:
        """By the fields of the state; what follows from them need not be named."""
        laid = super().lay(sea, layout)
        follow_layout(MaraudersTable(Table(laid), self.cards))
        return laid

    def flaws(self, sea: Caribbean) -> Iterator[str]:
        return flaws_of(MaraudersTable(Table(sea), self.cards))

    def conserved(self, sea: Caribbean) -> object:
        """Every card and token is in exactly one place, and gold goes from hand to hand, the bank included."""
        players, turn = sea.players, sea.turn
        raid = sea.raid.cards if sea.raid else []
        return {
            "cargo": whole(sea.cargo, turn.market, turn.basket, raid, *(player.cargo for player in players)),
            "glory": whole(
                sea.glory,
                [each.card for each in turn.announced],
                *(player.hand for player in players),
                *(player.specialists for player in players),
            ),
            "rumors": whole(
                sea.rumors,
                *([player.rumor, player.offer] for player in players),
                *(player.kept for player in players),
            ),
            "missions": whole(sea.missions, sea.board, turn.orders, [player.mission for player in players]),
            "events": sorted(
                [*sea.events, *sea.events_used, *(card for npc in sea.npcs.values() for card in npc.cards)]
                + ([sea.arriving] if sea.arriving else [])
            ),
            "captains": sorted(
                [*sea.captains, *sea.captains_used, *turn.rejected]
                + [player.captain for player in players if player.captain]
            ),
            "demand": sorted([*sea.demand.values(), *sea.demand_pile, *turn.tokens]),
            "modifications": sorted(
                [*sea.tokens.values(), *(token for player in players for token in player.modifications)]
            ),
            "merchants": sorted([*sea.merchants.values(), *sea.track]),
            "weapons": {
                weapon: left + sum(weapon in player.weapons for player in players)
                for weapon, left in sea.weapons.items()
            },
            "bounties": {
                nation: left + sum(player.bounties[nation] for player in players)
                for nation, left in sea.bounties.items()
            },
            "gold": sea.bank + sum(player.gold + player.stash for player in players),
        }


def whole(deck: Deck, *elsewhere: list[str]) -> list[str]:
    """All cards of a deck, wherever they are."""
    return sorted(
        filter(None, [*deck.cards, *deck.discards, *deck.buried, *(card for pile in elsewhere for card in pile)])
    )


_DATA = files("wardroom.games.marauders") / "data"
GAME = Marauders({name: (_DATA / name).read_text("utf-8") for name in FILES})
