"""The lobby: what can be played, and the tables one could go to."""

from collections.abc import Sequence
from typing import Any, cast

from wardroom import shelf
from wardroom.engine import Refusal
from wardroom.house.hub import Hub
from wardroom.house.messages import GameInfo, MyTables, RuleInfo, SwitchInfo
from wardroom.house.seating import table_info
from wardroom.players import BOTS, USUAL
from wardroom.store.rows import Person
from wardroom.words import LANGUAGES, register, sheets


def games(names: Sequence[str]) -> list[GameInfo]:
    """What can be played."""
    return [game_info(name) for name in names]


def game_info(name: str) -> GameInfo:
    """A game on the shelf."""
    game = shelf.find(name)
    switches = [
        SwitchInfo(switch.name, switch.default, switch.usual(unattended=True), list(switch.values))
        for switch in game.switches
    ]
    marks = {language: sheet.mark for language, sheet in sheets(game).items()}
    return GameInfo(name, list(game.players), switches, list(BOTS), USUAL, marks)


def names_of(game: str) -> dict[str, dict[str, str]]:
    """What the pieces of a game are called, by id and language; further names are in the game's words."""
    return {token: dict(by_language) for token, by_language in shelf.find(game).names.items()}


def rules_of(game: str, language: str = "") -> list[RuleInfo]:
    """The rule register of a game, in one language or in all; raises Refusal for one that nobody speaks here."""
    if language not in ("", *LANGUAGES):
        raise Refusal("unknown-language", language=language, known=LANGUAGES)
    languages = [language] if language else LANGUAGES
    return [
        RuleInfo(
            rule.id,
            {each: rule.title(each) for each in languages},
            {each: rule.tag(each) for each in languages},
            {each: rule.summary(each) for each in languages},
            rule.kind,
        )
        for rule in register(shelf.find(game)).values()
    ]


async def work(hub: Hub, game: str, workshop: str, given: dict[str, Any]) -> dict[str, Any]:
    """Make something for a game: what a workshop gives back is the game's own affair, as its views are."""
    found = shelf.find(hub.game(game)).workshops.get(workshop)
    if found is None:
        raise Refusal("not-found")
    return cast(dict[str, Any], await hub.beside(found, given))


async def my_tables(hub: Hub, person: Person) -> MyTables:
    """A person's tables, those where it is their turn first, and the open ones."""
    async with hub.store.read() as reader:
        mine, free = await reader.list_mine(person.id), await reader.list_open()
        seats = await reader.seats_of([row.id for row in (*mine, *free)])
    told = [table_info(row, seats[row.id], person.id, set()) for row in mine]
    told.sort(key=lambda table: (not table.is_my_turn, table.status in ("over", "ended")))
    ids = {row.id for row in mine}
    waiting = [table_info(row, seats[row.id], person.id, set()) for row in free if row.id not in ids]
    return MyTables(told, waiting)
