"""The game as one object: its switches, its vocabulary, and the step that comes next."""

from collections.abc import Iterable, Iterator, Mapping
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
from wardroom.engine.table import Step, take_steps
from wardroom.games.kaiser.bots.judgement import Admiralty
from wardroom.games.kaiser.cards import FILES, ROWS, Cards
from wardroom.games.kaiser.compose import compose_sea
from wardroom.games.kaiser.explain import explained, reason
from wardroom.games.kaiser.flaws import every_action, every_ship, flaws_of
from wardroom.games.kaiser.imagine import imagine_sea, reshuffle_sea
from wardroom.games.kaiser.layout import lay_sea
from wardroom.games.kaiser.measures import LogOfTheSea
from wardroom.games.kaiser.picture import picture_of
from wardroom.games.kaiser.rules.committing import commit_cards
from wardroom.games.kaiser.rules.deal import check_named_ships, deal_first_round, least_cards, playable_cards, set_up
from wardroom.games.kaiser.rules.resolving import resolve_card
from wardroom.games.kaiser.rules.rounds import begin_round, end_round, final_result
from wardroom.games.kaiser.rules.solitaire import begin_phantom_turn, draw_for_phantom, end_phantom_turn
from wardroom.games.kaiser.rules.turn import end_turn, start_turn
from wardroom.games.kaiser.state import Rules, Sea
from wardroom.games.kaiser.table import KaiserTable
from wardroom.games.kaiser.view import SeaView, view_of, views_of

STEPS: dict[str, Step[KaiserTable]] = {
    "deal": deal_first_round,
    "first": begin_round,
    "start": start_turn,
    "commit": commit_cards,
    "resolve": resolve_card,
    "end": end_turn,
    "keep": end_round,
    "phantom_begin": begin_phantom_turn,
    "phantom": draw_for_phantom,
    "phantom_end": end_phantom_turn,
}

ALONE = Needs(players=(1,))
SWITCHES = (
    Switch("teams", needs=Needs(players=(4,))),
    Switch("deck", 0, values=(0, *range(13, 100)), is_quick=True),
    Switch("deck_anew"),
    Switch("first", "dice", values=("dice", "lowest")),
    Switch("expansion", True),  # noqa: FBT003
    Switch("coal"),
    Switch("sails"),
    Switch("seaplane"),
    Switch("tournament"),
    Switch("choose_ships", needs=Needs(others={"tournament": (True,)})),
    Switch("beyond_1914"),
    Switch("no_breakout", needs=Needs(players=(4,), others={"beyond_1914": (True,)})),
    Switch("merchants_of_1914", True),  # noqa: FBT003
    Switch("fast_raiders"),
    Switch("keep_three"),
    Switch("extra_damage"),
    Switch("torpedo_prizes"),
    Switch("pursuit"),
    Switch("sailing_merchants"),
    Switch("prize_supply"),
    Switch("phantom", "player", values=("player", "best", "random"), unattended="best", needs=ALONE),
    Switch("phantom_keeps", "player", values=("player", "phantom"), unattended="phantom", needs=ALONE),
)


class Kaiser(Game[Sea, SeaView]):
    """The rules over one set of cards: those of the package, or an owner's own."""

    id = "kaiser"
    rules_version = "4"
    players = (1, 2, 3, 4)
    switches = SWITCHES
    state = Sea
    tables = FILES
    rows = ROWS

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take the decks from the texts of the four tables."""
        super().__init__(texts)
        self.cards = Cards(texts)
        check_named_ships(self.cards)
        self.names = self.cards.names()
        self.judgement = Admiralty(self.cards)
        self.measures = LogOfTheSea(self.cards)

    def teams(self, options: Options, seats: int) -> tuple[int, ...]:
        """4.10 Partners sit opposite each other."""
        return tuple(seat % 2 for seat in range(seats)) if options["teams"] else super().teams(options, seats)

    def refuse(self, options: Options, seats: int) -> None:
        """Teams are for four, tournament and 1915 together only for two, and a deck must outlast its deal."""
        if options["teams"] and seats != 4:
            raise BadSetup("kaiser-teams", players=seats)
        if options["tournament"] and options["beyond_1914"] and seats > 2:
            raise BadSetup("kaiser-tournament-1914", players=seats)
        if options["choose_ships"] and not options["tournament"]:
            raise BadSetup("kaiser-choose-ships")
        if options["no_breakout"] and not (options["beyond_1914"] and seats == 4):
            raise BadSetup("kaiser-no-breakout", players=seats)
        deck = int(options["deck"])
        least = least_cards(max(2, seats))
        if deck and not least <= deck <= self._largest_deck(options, seats):
            raise BadSetup("kaiser-deck", deck=deck, least=least, most=self._largest_deck(options, seats))

    def _largest_deck(self, options: Options, seats: int) -> int:
        """2.1.4 At least one card always stays out."""
        return len(playable_cards(_rules(options, seats), self.cards)) - 1

    def setup(self, options: Options, seats: int, dice: Dice) -> Sea:
        """2.1, 5.2 Deal; a single player faces the phantom."""
        return set_up(self.cards, _rules(options, seats), max(2, seats), dice)

    def turn(self, table: Table[Sea]) -> Script[None]:
        """One step after another, up to the first that asks a player."""
        at = KaiserTable(table, self.cards)
        yield from take_steps(at, STEPS, lambda: "" if at.state.over else at.state.phase)

    def result(self, sea: Sea) -> Result | None:
        """2.5 The result after the last round."""
        return final_result(sea) if sea.over else None

    def view(self, sea: Sea, seat: Seat | None) -> SeaView:
        return view_of(KaiserTable(Table(sea), self.cards), seat)

    def views(self, sea: Sea, seats: Iterable[Seat | None]) -> dict[Seat | None, SeaView]:
        return views_of(KaiserTable(Table(sea), self.cards), seats)

    def imagine(self, sea: Sea, seat: Seat | None, dice: Dice) -> None:
        imagine_sea(sea, self.cards, seat, dice)

    def reshuffle(self, sea: Sea, dice: Dice) -> None:
        reshuffle_sea(sea, dice)

    def holding(self, sea: Sea, seat: Seat) -> tuple[int, ...]:
        return tuple(sorted(sea.players[seat].hand))

    def explain(self, sea: Sea, ask: Ask, option: Option) -> Explanation:
        return explained(KaiserTable(Table(sea), self.cards), ask, option)

    def why(self, sea: Sea, seat: Seat, piece: str) -> Note | None:
        return reason(KaiserTable(Table(sea), self.cards), seat, piece)

    def picture(self, view: SeaView, say: Say) -> str:
        return picture_of(view, say)

    def conserved(self, sea: Sea) -> object:
        """Every ship and every Action card of the round is in exactly one place."""
        return sorted(every_ship(sea)), sorted(every_action(sea))

    def lay(self, sea: Sea, layout: Mapping[str, object]) -> Sea:
        return lay_sea(sea, self.cards, layout)

    def compose(self, options: Options, seats: int, dice: Dice) -> Sea:
        """A turn under way in some round, or the end of one, with anything that can have happened before."""
        return compose_sea(self.setup(options, seats, dice), self.cards, dice)

    def flaws(self, sea: Sea) -> Iterator[str]:
        return flaws_of(sea, self.cards)


def _rules(options: Options, seats: int) -> Rules:
    return Rules(solo=seats == 1, **options)  # type: ignore[arg-type]


_DATA = files("wardroom.games.kaiser") / "data"
GAME = Kaiser({name: (_DATA / name).read_text("utf-8") for name in FILES})
