"""The command `scenario`: a battle of one's own for Modern Naval Battles, drawn at the keyboard and kept as a file."""

import shlex
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import typer

from wardroom.cli.designing import show_scenario
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.speaking import speaking
from wardroom.engine import BadData, Game, Refusal
from wardroom.games.cannoni.game import Cannoni
from wardroom.games.modern import Modern
from wardroom.games.modern.rows import EXPANSION_NAVIES, NAVIES, NON_COMBATANT
from wardroom.games.modern.scenarios import (
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_SIDES,
    Draft,
    DraftShip,
    DraftSide,
    Names,
    checked,
    draft_of,
    read_draft,
    write_draft,
)
from wardroom.shelf import find
from wardroom.store import write
from wardroom.words import Speaker


def draw_scenario(game: str, file: Path, start: str | None, is_check: bool, lang: str | None) -> None:
    """Lay a scenario on the drawing table, or only say whether it can be played."""
    found = find(game)
    words = Speaker(language(lang), found)
    if isinstance(found, Cannoni):
        with speaking(words):
            show_scenario(game, found, file, start, words)
        return
    rules = modern(found)
    drawing = Drawing(rules, Screen(is_read=True), words)
    with speaking(words):
        draft = begin(rules, file, start)
        if is_check:
            checked(draft, rules.cards)
        else:
            draft = drawing.draw(draft)
            write(write_draft(draft), file)
    drawing.screen.line(words.table("draw-playable" if is_check else "draw-saved", file=str(file)))
    drawing.screen.picture(words.table("draw-play", command=play_command(game, file, draft)))


def modern(game: Game[Any, Any]) -> Modern:
    """Only Modern Naval Battles has a drawing table; raises Refusal for another game."""
    if not isinstance(game, Modern):
        raise Refusal("no-drawing-table", game=game.id)
    return game


def begin(game: Modern, file: Path, start: str | None) -> Draft:
    """What is on the drawing table first: the file, a known scenario, or nothing."""
    if start is not None and start not in game.scenarios.known:
        raise Refusal("unknown-scenario", scenario=start, known=tuple(game.scenarios.known))
    if start is not None:
        return draft_of(game.scenarios.known[start], game.cards)
    if not file.exists():
        return Draft(Names(file.stem, file.stem), ())
    draft = read_draft(read(file))
    require_known_ships(draft, game)
    return draft


def require_known_ships(draft: Draft, game: Modern) -> None:
    """A draft may be unfinished, but its ships are in the box; raises BadData naming the place of one that is not."""
    for at, side in enumerate(draft.sides):
        for each in side.ships:
            if each.ship not in game.cards.ship_numbers:
                where = f"scenario.sides[{at}], ships"
                raise BadData(where=where, expected=f"ships of {side.navy}, or {NON_COMBATANT}", found=each.ship)


def read(file: Path) -> str:
    """The text of a file; raises Refusal if it cannot be read."""
    try:
        return file.read_text("utf-8")
    except (OSError, ValueError) as cause:
        raise Refusal("bad-file", file=str(file), found=str(cause)) from cause


def play_command(game: str, file: Path, draft: Draft) -> str:
    """What to type to play it."""
    option = shlex.quote(f"scenario={file}")
    return f"wardroom play {shlex.quote(game)} --players {len(draft.sides)} --option {option}"


class Left(Exception):
    """Whoever was choosing has thought better of it."""


class Drawing:
    """A drawing table: it shows a draft and what can be changed about it, and reads what somebody types."""

    def __init__(self, game: Modern, screen: Screen, words: Speaker) -> None:
        self.game, self.screen, self.words = game, screen, words
        self.cards = game.cards

    def draw(self, draft: Draft) -> Draft:
        """Change a draft until it is to be kept, and can be played."""
        while True:
            self.show(draft)
            chosen = self.choose("what", self.orders(draft), is_first=True)
            if chosen == "quit":
                raise typer.Exit(0)
            if chosen == "save":
                try:
                    checked(draft, self.cards)
                except Refusal as wrong:
                    self.screen.line(self.words.refusal(wrong), "red")
                    continue
                return draft
            try:
                draft = self.obey(draft, chosen)
            except Left:
                continue

    # --- the whole ----------------------------------------------------------------------------------------------------

    def orders(self, draft: Draft) -> list[tuple[str, str]]:
        """What can be done to the whole."""
        sides = [(f"side-{at}", self.put("side", number=at)) for at in range(1, len(draft.sides) + 1)]
        more = ["add"] if len(draft.sides) < MOST_SIDES else []
        plain = ["name", *more, "target", "rounds", "reinforcements", "air"]
        orders = [(order, self.put(order)) for order in plain]
        return [*orders[:1], *sides, *orders[1:], ("save", self.put("save")), ("quit", self.put("quit"))]

    def obey(self, draft: Draft, order: str) -> Draft:
        """Carry out what was chosen."""
        match order:
            case "name":
                return replace(draft, name=Names(self.text("name-en"), self.text("name-it")))
            case "add":
                return replace(draft, sides=(*draft.sides, self.new_side(draft)))
            case "target":
                return replace(draft, target=self.number("target-how", MOST_POINTS))
            case "rounds":
                return replace(draft, rounds=self.number("rounds-how", MOST_ROUNDS))
            case "reinforcements":
                return replace(draft, reinforcements=not draft.reinforcements)
            case "air":
                return replace(draft, air_attacks=not draft.air_attacks)
        at = int(order.removeprefix("side-")) - 1
        return replace(draft, sides=self.changed(draft.sides, at))

    def new_side(self, draft: Draft) -> DraftSide:
        """Another navy, with no ships yet."""
        taken = {side.navy for side in draft.sides}
        navies = [(navy, self.name(navy)) for navy in (*NAVIES, *EXPANSION_NAVIES) if navy not in taken]
        return DraftSide(self.choose("navy", navies), ())  # type: ignore[arg-type]  # one of the navies

    # --- a side -------------------------------------------------------------------------------------------------------

    def changed(self, sides: tuple[DraftSide, ...], at: int) -> tuple[DraftSide, ...]:
        """Change a side until somebody has enough of it, or strikes it out."""
        side = sides[at]
        while True:
            self.show_side(at + 1, side)
            orders = [(order, self.put(order)) for order in self.side_orders(side)]
            try:
                chosen = self.choose("what-side", orders)
            except Left:
                return (*sides[:at], side, *sides[at + 1 :])
            if chosen == "strike":
                return (*sides[:at], *sides[at + 1 :])
            try:
                side = self.side_deeds[chosen](self, side)
            except Left:
                continue

    def side_orders(self, side: DraftSide) -> list[str]:
        """What can be done to a side."""
        of_ships = ["leave", "row", "worth", "protect"] if side.ships else []
        return ["take", *of_ships, "give", *(["return"] if side.cards else []), "team", "strike"]

    def take(self, side: DraftSide) -> DraftSide:
        """Another ship, and her row."""
        taken = {each.ship for each in side.ships}
        ships = [card for card in self.cards.ships if card.navy == side.navy or card.id == NON_COMBATANT]
        free = [(card.id, self.ship_line(card.id)) for card in ships if card.id not in taken]
        ship = self.choose("ship", free)
        return replace(side, ships=(*side.ships, DraftShip(ship, self.row_for(ship))))

    def row_for(self, ship: str) -> int:
        """The row of a surface ship; 0 leaves it to the player."""
        is_submarine = self.cards.ships[self.cards.ship_numbers[ship]].is_submarine
        return 0 if is_submarine else self.number("row-how", 3)

    def leave(self, side: DraftSide) -> DraftSide:
        """A ship goes back into the box."""
        ship = self.choose("ship", self.ships_of(side))
        worth = {each: points for each, points in side.worth.items() if each != ship}
        protects = "" if side.protects == ship else side.protects
        ships = tuple(each for each in side.ships if each.ship != ship)
        return replace(side, ships=ships, worth=worth, protects=protects)

    def row(self, side: DraftSide) -> DraftSide:
        """A ship changes her row."""
        ship = self.choose("ship", self.ships_of(side))
        row = self.row_for(ship)
        return replace(side, ships=tuple(DraftShip(ship, row) if each.ship == ship else each for each in side.ships))

    def worth(self, side: DraftSide) -> DraftSide:
        """A ship is worth something else in this battle."""
        ship = self.choose("ship", self.ships_of(side))
        return replace(side, worth={**side.worth, ship: self.number("worth-how", MOST_POINTS)})

    def protect(self, side: DraftSide) -> DraftSide:
        """The ship on which all depends; the same one again, and it is none."""
        ship = self.choose("ship", self.ships_of(side))
        return replace(side, protects="" if side.protects == ship else ship)

    def give(self, side: DraftSide) -> DraftSide:
        """An Action card beside the hand, or one of a kind at the player's choice."""
        kinds = [(f"any:{kind}", self.put("any", kind=kind)) for kind in self.cards.by_kind]
        cards = [(card.id, self.name(card.id)) for card in self.cards.actions]
        return replace(side, cards=(*side.cards, self.choose("card", [*kinds, *cards])))

    def take_back(self, side: DraftSide) -> DraftSide:
        """A card is not given after all."""
        cards = list(side.cards)
        cards.remove(self.choose("card", [(card, self.gift(card)) for card in dict.fromkeys(side.cards)]))
        return replace(side, cards=tuple(cards))

    def team(self, side: DraftSide) -> DraftSide:
        """Sides with the same number fight together."""
        return replace(side, team=self.number("team-how", MOST_SIDES))

    side_deeds: ClassVar[dict[str, Callable[["Drawing", DraftSide], DraftSide]]] = {
        "take": take,
        "leave": leave,
        "row": row,
        "worth": worth,
        "protect": protect,
        "give": give,
        "return": take_back,
        "team": team,
    }

    # --- showing ------------------------------------------------------------------------------------------------------

    def show(self, draft: Draft) -> None:
        """The whole draft."""
        self.screen.heading(self.put("title", en=draft.name.en, it=draft.name.it))
        for number, side in enumerate(draft.sides, 1):
            self.show_side(number, side)
        self.screen.line(self.put("ends", target=draft.target, rounds=draft.rounds))
        self.screen.line(self.put("rules", reinforcements=draft.reinforcements, air=draft.air_attacks))

    def show_side(self, number: int, side: DraftSide) -> None:
        """A side: ships with rows and points, gifts, and the rest."""
        points = sum(self.worth_of(side, each.ship) for each in side.ships)
        facts = {"number": number, "navy": side.navy, "points": points, "team": side.team}
        self.screen.line(self.put("side-line", **facts), "bold")
        for each in side.ships:
            is_protected = side.protects == each.ship
            worth = self.worth_of(side, each.ship)
            told = self.put("ship-line", ship=each.ship, row=each.row, points=worth, protected=is_protected)
            self.screen.item(told)
        if side.cards:
            self.screen.item(self.put("cards-line", cards=tuple(map(self.gift, side.cards))))

    def worth_of(self, side: DraftSide, ship: str) -> int:
        """What a ship is worth in this battle."""
        return side.worth.get(ship, self.cards.ships[self.cards.ship_numbers[ship]].vp)

    def ships_of(self, side: DraftSide) -> list[tuple[str, str]]:
        """The ships of a side, to choose from."""
        return [(each.ship, self.ship_line(each.ship)) for each in side.ships]

    def ship_line(self, ship: str) -> str:
        """A ship with what her card is worth."""
        return self.put("ship-choice", ship=ship, points=self.cards.ships[self.cards.ship_numbers[ship]].vp)

    def gift(self, card: str) -> str:
        """A card that is given, in words."""
        kind = card.removeprefix("any:")
        return self.name(card) if kind == card else self.put("any", kind=kind)

    def name(self, token: str) -> str:
        """What something is called."""
        return self.put("named", it=token)

    def put(self, key: str, **facts: object) -> str:
        """Words of the drawing table: `table-draw-<key>`."""
        return self.words.table(f"draw-{key}", **facts)

    # --- asking -------------------------------------------------------------------------------------------------------

    def choose(self, key: str, choices: Sequence[tuple[str, str]], is_first: bool = False) -> str:
        """One of several things, by number or by id; raises Left for an empty line, unless this is where it begins."""
        self.screen.line(self.put(key), "bold")
        rows = [(str(number), words, name) for number, (name, words) in enumerate(choices, 1)]
        self.screen.choices(rows, [f"{number}. {words} [{name}]" for number, words, name in rows])
        while True:
            typed = self.screen.read().strip().casefold()
            for number, _, name in rows:
                if typed in (number, name):
                    return name
            if not typed and not is_first:
                raise Left
            self.screen.line(self.put("no-such", least=1, most=len(rows)), "red")

    def number(self, key: str, most: int) -> int:
        """A number from 0 on; raises Left for an empty line."""
        self.screen.line(self.put(key, most=most), "bold")
        while True:
            typed = self.screen.read().strip()
            if not typed:
                raise Left
            if typed.isascii() and typed.isdigit() and len(typed) < 5 and int(typed) <= most:
                return int(typed)
            self.screen.line(self.put("no-such", least=0, most=most), "red")

    def text(self, key: str) -> str:
        """A line of text; raises Left for an empty one."""
        self.screen.line(self.put(key), "bold")
        typed = self.screen.read().strip()
        if not typed:
            raise Left
        return typed
