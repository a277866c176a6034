"""Drafts of sets: what somebody has typed, taken apart, checked and tried out."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from wardroom import shelf
from wardroom.engine import BadData, Crash, Dice, Game, Match, Refusal, Stream, seeded
from wardroom.engine.tables import Column, cells_of, columns_of, faults_in, mark_of, place_of, write_table
from wardroom.house.sets.forms import kind_of
from wardroom.house.sets.laying import Offer, set_name
from wardroom.house.sets.messages import CheckedSet, FaultKind, SetFault
from wardroom.house.sets.origins import Origins, Rows, counted, origins_of
from wardroom.house.sets.remarks import remarks_on
from wardroom.house.sets.repairs import repaired

LARGEST = 1_500_000
"""Letters of a whole set, more than ten times as many as the largest of the package has."""
_MOST_FAULTS = 200
_TRIAL = 120
"""Answers that a trial of a new set takes, at most."""
_BROKEN = (Refusal, Crash, ArithmeticError, LookupError, TypeError, ValueError)
"""What rules raise over cards that no check has thought of."""


def texts_of(game: Game[Any, Any], tables: Mapping[str, Rows], files: Mapping[str, str]) -> dict[str, str]:
    """The tables of a draft that are not as in the package, as texts.

    Raises Refusal for what is no table of the game, and for more than a set may be.
    """
    for name in (*tables, *files):
        if name not in game.tables or (name in tables) != (name in game.rows):
            raise shelf.strange_table(game, name[:80], name[:80])
    texts = {name: write_table(_trimmed(rows)) for name, rows in tables.items()} | dict(files)
    if sum(map(len, texts.values())) > LARGEST:
        raise Refusal("set-too-large", most=LARGEST)
    return {name: text for name, text in texts.items() if not _is_as_before(game, name, text)}


def _trimmed(rows: Rows) -> list[list[str]]:
    """Without blank space around cells, and without the blank rows at the end that spreadsheets leave."""
    found = [[" ".join(cell.split()) for cell in row] for row in rows]
    while found and not any(found[-1]):
        found.pop()
    return found


def _is_as_before(game: Game[Any, Any], name: str, text: str) -> bool:
    before = game.texts.get(name)
    if before is None or name not in game.rows:
        return before == text
    return _cells(text, name) == cells_of(before, name)


def _cells(text: str, name: str) -> list[list[str]]:
    try:
        return cells_of(text, name)
    except BadData:
        return []


def check(name: str, tables: Mapping[str, Rows], files: Mapping[str, str]) -> CheckedSet:
    """What is wrong with a draft: all that is wrong with single cells, or else the first thing that the game asks."""
    game = shelf.find(name)
    texts = texts_of(game, tables, files)
    faults = [_fault(game, texts, wrong) for wrong in _faults_of_cells(game, texts)][:_MOST_FAULTS]
    if texts and not faults:
        faults = _faults_of_game(game, texts)
    own = {file: _cells(text, file) for file, text in texts.items() if file in game.rows}
    return CheckedSet(faults, remarks_on(game, own), *_weighed(game, texts))


def _faults_of_cells(game: Game[Any, Any], texts: Mapping[str, str]) -> Iterator[BadData]:
    for file, kind in game.rows.items():
        if file in texts:
            yield from faults_in(kind, texts[file], file)


def _faults_of_game(game: Game[Any, Any], texts: Mapping[str, str]) -> list[SetFault]:
    try:
        own = game.with_tables(texts)
    except BadData as wrong:
        return [_fault(game, texts, wrong)]
    except _BROKEN as wrong:
        return [SetFault("", 0, "", "rules", "", str(wrong)[:200])]
    try:
        try_out(own)
    except _BROKEN as wrong:
        return [SetFault("", 0, "", "play", "", str(wrong)[:200])]
    return []


def try_out(game: Game[Any, Any]) -> None:
    """Play the beginning of a match for the fewest and for the most: cards that break a rule do so here, or may later.

    What takes too long, or too much memory, uses up the budget of an errand.
    """
    for players in sorted({min(game.players), max(game.players)}):
        dice = Dice(Stream(seeded(f"trial {players}", players).key))
        options = game.configure({}, players, unattended=True)
        match: Match[Any] = Match(game, [f"{seat}" for seat in range(players)], options, seeded("trial", players))
        for _ in range(_TRIAL):
            if match.position.result is not None:
                break
            ask = match.asks[0]
            match.answer(ask.seat, dice.pick(ask.options).notation)
        for seat in (None, *(ask.seat for ask in match.asks)):
            match.view(seat)


def _weighed(game: Game[Any, Any], texts: Mapping[str, str]) -> tuple[dict[str, Origins], dict[str, int]]:
    """Where the values of the draft's tables are from, and how many of the whole set are."""
    found: dict[str, Origins] = {}
    whole: list[Origins] = []
    for file, kind in game.rows.items():
        package = cells_of(game.texts[file], file)
        cells = _cells(texts[file], file) if file in texts else package
        origins = origins_of(kind, cells, package) if cells else []
        whole.append(origins)
        if file in texts:
            found[file] = origins
    return found, counted(whole)


def _fault(game: Game[Any, Any], texts: Mapping[str, str], wrong: BadData) -> SetFault:
    file, row, name = place_of(str(wrong.facts["where"]))
    expected, found = str(wrong.facts["expected"]), str(wrong.facts["found"])
    known = columns_of(game.rows[file]) if file in game.rows else ()
    column = next((each for each in known if each.name == name), None)
    cell = _cell_at(_cells(texts.get(file, ""), file), row, name)
    if column is None or cell is None or _can_stand(column, cell):
        kind: FaultKind = "columns" if row == 1 or (row and not name and expected.endswith(" fields")) else "rules"
        return SetFault(file, row, name, kind, expected, found)
    return SetFault(file, row, name, kind_of(column), expected, cell, repaired(column, cell))


def _cell_at(cells: Rows, row: int, name: str) -> str | None:
    """What stands in a column of a row, as spreadsheets count them; None where there is no such cell."""
    if not (1 < row <= len(cells) and name in cells[0]):
        return None
    at = list(cells[0]).index(name)
    return cells[row - 1][at] if at < len(cells[row - 1]) else None


def _can_stand(column: Column, cell: str) -> bool:
    """Whether a cell is right by itself, whatever stands beside it."""
    try:
        column.read(cell, "")
    except BadData:
        return False
    return True


def printed(name: str, tables: Mapping[str, Rows], files: Mapping[str, str]) -> tuple[str, dict[str, str], int, int]:
    """A draft as it is kept: its mark, all its tables as texts, and how many of how many values are its owner's.

    Raises Refusal where it cannot be played, BadData if a cell is why; and where it is just the package.
    """
    game = shelf.find(name)
    texts = texts_of(game, tables, files)
    if not texts:
        raise Refusal("set-empty")
    game.with_tables(texts)
    found = check(name, tables, files)
    if found.faults:
        raise Refusal("set-unplayable", found=found.faults[0].found)
    whole = {**game.texts, **texts}
    return mark_of(whole, game.tables), whole, found.counts.get("own", 0), sum(found.counts.values())


def own_tables(name: str, texts: Mapping[str, str]) -> tuple[dict[str, list[list[str]]], dict[str, str]]:
    """Of a set as it is kept, the tables that are not as in the package, cell by cell, and the other files."""
    game = shelf.find(name)
    own = own_texts(game, texts)
    tables = {file: cells_of(text, file) for file, text in own.items() if file in game.rows}
    return tables, {file: text for file, text in own.items() if file not in game.rows}


def own_texts(game: Game[Any, Any], texts: Mapping[str, str]) -> dict[str, str]:
    """Of a set as it is kept, what is not as in the package."""
    return {name: text for name, text in texts.items() if name in game.tables and not _is_as_before(game, name, text)}


def offered(game: Game[Any, Any], folder: Path, name: str) -> Offer:
    """A folder as a set that whoever keeps the house offers. Raises Refusal as the shelf does."""
    texts = shelf.texts_in(game, folder)
    game.with_tables(texts)
    whole, (_, counts) = {**game.texts, **texts}, _weighed(game, texts)
    own = counts.get("own", 0)
    return Offer(game.id, set_name(name), mark_of(whole, game.tables), whole, own, sum(counts.values()))
