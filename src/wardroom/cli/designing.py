"""Ships and charts of one's own for Cannoni in batteria!: the command `design`, and `scenario` for this game."""

import json
import shlex
from pathlib import Path
from typing import Any

from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.speaking import speaking
from wardroom.engine import BadData, Dice, Game, Refusal, Stream
from wardroom.engine.plain import from_plain, to_plain
from wardroom.games.cannoni.designer import Design, add_to, choices, draw
from wardroom.games.cannoni.game import Cannoni
from wardroom.games.cannoni.logbook import POINTS, RANGES, SAILS, LogBook
from wardroom.games.cannoni.scenario import Scenario, read_scenario, write_scenario
from wardroom.games.cannoni.workshop import book_of, captains_for
from wardroom.shelf import find
from wardroom.store import write
from wardroom.words import Speaker

SHIPS = "ships.csv"


def design_ship(game: str, file: Path | None, into: Path | None, as_json: bool, lang: str | None) -> None:
    """Show what there is to choose from, or the ship that a file designs; put her into a roster if asked to."""
    rules = shipyard(find(game))
    screen, words = Screen(), Speaker(language(lang), rules)
    with speaking(words):
        if file is None:
            show_choices(rules, screen, words, as_json)
            return
        design = read_design(file)
        book = draw(rules.yard, design)
        if as_json:
            screen.picture(json.dumps(book_of(book), indent=1, ensure_ascii=False))
        else:
            show_book(book, screen, words)
        if into is not None:
            launch(rules, design, into)
            screen.line(words.table("design-launched", folder=str(into)))
            screen.picture(words.table("design-play", command=f"wardroom play {shlex.quote(f'{rules.id}@{into}')}"))


def shipyard(game: Game[Any, Any]) -> Cannoni:
    """Only the age of sail builds ships to a design; raises Refusal for another game."""
    if not isinstance(game, Cannoni):
        raise Refusal("no-shipyard", game=game.id)
    return game


def read(file: Path) -> str:
    """The text of a file; raises Refusal if it cannot be read."""
    try:
        return file.read_text("utf-8-sig")
    except (OSError, ValueError) as cause:
        raise Refusal("bad-file", file=str(file), found=str(cause)) from cause


def read_design(file: Path) -> Design:
    """The design in a file; raises BadData naming the field that is wrong."""
    try:
        return from_plain(Design, json.loads(read(file)), file.name)
    except json.JSONDecodeError as cause:
        raise BadData(where=file.name, expected="JSON", found=str(cause)) from None


def launch(rules: Cannoni, design: Design, folder: Path) -> None:
    """Put a ship at the end of a folder's roster, which begins as that of the game."""
    file = folder / SHIPS
    table = read(file) if file.exists() else rules.texts[SHIPS]
    longer = add_to(table, rules.yard, design)
    rules.with_tables({SHIPS: longer})
    folder.mkdir(parents=True, exist_ok=True)
    write(longer, file)


# --- the log book on the screen ---------------------------------------------------------------------------------------


def show_choices(rules: Cannoni, screen: Screen, words: Speaker, as_json: bool) -> None:
    """Types, qualities, and what crews of each nation can do."""
    found = choices(rules.yard)
    if as_json:
        screen.picture(json.dumps(to_plain(found), indent=1))
        return
    screen.line(words.table("design-types", types=" ".join(found.types)))
    screen.line(words.table("design-qualities", qualities=" ".join(found.qualities)))
    abilities = ("manoeuvre", "combat", "fire")
    rows = [
        [nation, words.table("named", it=nation), *(f"{span.least}..{span.most}" for span in _spans(limits, abilities))]
        for nation, limits in found.nations.items()
    ]
    screen.table([words.table(f"design-{key}") for key in ("nation", "name", *abilities)], rows, range(2, 5))


def _spans(limits: dict[str, Any], abilities: tuple[str, ...]) -> list[Any]:
    return [limits[ability] for ability in abilities]


def show_book(book: LogBook, screen: Screen, words: Speaker) -> None:
    """A log book as it is filled in on paper."""
    facts = {name: getattr(book, name) for name in ("type", "guns", "carronades", "men", "nation")}
    screen.heading(words.table("book-title", ship=book.name, **facts))
    screen.line(words.table("book-hull", rate=book.rate, decks=book.decks, draught=book.draught, base=book.base_mm))
    turning = f"{book.letter}{book.turns}"
    masts = "/".join(str(boxes) for boxes in book.masts if boxes)
    screen.line(words.table("book-boxes", turning=turning, hull=book.hull, masts=masts, crew=book.crew))
    crew = {name: _signed(getattr(book, name)) for name in ("combat", "fire")}
    screen.line(words.table("book-crew", manoeuvre=book.manoeuvre, **crew))
    show_speeds(book, screen, words)
    limits = [f"{near}-{far}" for near, far in zip((0, *RANGES), RANGES, strict=False)]
    shown = ["" if value is None else _signed(value) for value in book.ranges]
    screen.table([words.table("book-range"), *limits], [[words.table("book-fire"), *shown]], range(1, 12))
    parts = " + ".join(words.table(f"book-part-{name}", points=points) for name, points in book.parts.items())
    screen.line(words.table("book-value", value=book.value, parts=parts))


def show_speeds(book: LogBook, screen: Screen, words: Speaker) -> None:
    """The most and least inches by point of sail and sails, and the drift."""
    rows = [
        [words.table("named", it=POINTS[point]), *(_pair(book.speeds[sail][point]) for sail in (0, 1))]
        for point in range(1, len(POINTS))
    ]
    rows.append([words.table("book-drift"), *map(str, book.drift)])
    screen.table([words.table("book-speed"), *(words.table("named", it=sail) for sail in SAILS[:2])], rows, (1, 2))


def _signed(value: int) -> str:
    return f"{value:+d}" if value else "0"


def _pair(speed: tuple[float, ...]) -> str:
    return "-".join(map(str, speed))


# --- scenarios --------------------------------------------------------------------------------------------------------


def show_scenario(game: str, rules: Cannoni, file: Path, start: str | None, words: Speaker) -> None:
    """Check a file, or make one like a known scenario; show its chart and how to play it."""
    screen = Screen()
    if start is not None and start not in rules.scenarios:
        raise Refusal("unknown-scenario", scenario=start, known=tuple(rules.scenarios))
    if start is not None:
        write(write_scenario(rules.scenarios[start]), file)
    text = read(file)
    found = read_scenario(text, file.name, rules.yard, rules.roster)
    captains = captains_for(found)
    options = rules.configure({"scenario": text}, captains[0])
    battle = rules.setup(options, captains[0], Dice(Stream(b"chart")))
    screen.heading(getattr(found.title, words.language))
    screen.line(getattr(found.about, words.language))
    screen.picture(rules.picture(rules.view(battle, None), words.table))
    show_sides(found, screen, words)
    screen.line(words.table("chart-playable", file=str(file), captains=", ".join(map(str, captains))))
    option = shlex.quote(f"scenario={file}")
    seats = next((seats for seats in captains if seats > 1), 1)
    players = "" if seats == 2 else f" --players {seats}"
    command = f"wardroom play {shlex.quote(game)}{players} --option {option}"
    screen.picture(words.table("design-play", command=command))


def show_sides(found: Scenario, screen: Screen, words: Speaker) -> None:
    """Who is allied with whom, and which ships sail as squadrons."""
    for alliance in found.alliances:
        screen.line(words.table("chart-allied", sides=alliance))
    for name, side in found.sides.items():
        for squadron in side.squadrons:
            screen.line(words.table("chart-squadron", side=name, ships=squadron))
