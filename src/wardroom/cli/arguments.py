"""The words after a command: how each is written, and what it becomes."""

from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from wardroom.engine import Game, Refusal
from wardroom.engine.errors import BadSetup
from wardroom.engine.game import Setting, Switch

YES = frozenset({"on", "yes", "y", "true", "sì", "si", "s", "vero"})
NO = frozenset({"off", "no", "n", "false", "falso"})


def whole(text: object) -> int:
    """A whole number of at least 0, as people write it."""
    digits = str(text)
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise Refusal("not-a-number", given=digits)
    return int(digits)


def positive(text: object) -> int:
    """A whole number of at least 1."""
    number = whole(text)
    if not number:
        raise Refusal("not-a-number", given=str(text))
    return number


def duration(text: object) -> float:
    """A number of seconds or minutes, with or without decimals."""
    try:
        number = float(str(text).replace(",", "."))
    except ValueError:
        number = -1
    if not 0 <= number < 1e6:
        raise Refusal("not-a-duration", given=str(text))
    return number


GameName: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game on the shelf, GAME@FOLDER with your own cards, or module:ATTRIBUTE."),
]
MatchFile: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]
OtherGame: TypeAlias = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Where the game of the file is, if not on the shelf.")
]
Lang: TypeAlias = Annotated[str | None, typer.Option("--lang", metavar="en|it", help="The language to speak.")]
Players: TypeAlias = Annotated[
    int | None, typer.Option("--players", metavar="N", parser=whole, help="How many play.", show_default=False)
]
Switches: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A switch of the game; may be given several times."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]

_SEATS = "How many sit at a table; by default two, or as few as the game allows."
Seats: TypeAlias = Annotated[int | None, typer.Option("--seats", metavar="N", parser=positive, help=_SEATS)]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same once more.")]
Jobs: TypeAlias = Annotated[
    int | None,
    typer.Option("--jobs", metavar="N", parser=positive, help="How many processes; by default one a processor."),
]
On: TypeAlias = Annotated[
    str | None,
    typer.Option("--on", metavar="CLUSTER", help="Play on a Ray cluster: ray://HOST:PORT, or ray for one of its own."),
]
Keep: TypeAlias = Annotated[
    Path | None,
    typer.Option("--keep", metavar="FILE", help="Keep every game there; the same command goes on where it stopped."),
]


def settings(game: Game[Any, Any], given: list[str] | None) -> dict[str, Setting]:
    """The switches that were set: `hull=5`, `fog=on`, or `fog` alone; raises BadSetup for what cannot be."""
    known = {switch.name: switch for switch in game.switches}
    chosen: dict[str, Setting] = {}
    for text in given or ():
        name, equals, value = (part.strip() for part in text.partition("="))
        if name not in known:
            raise BadSetup("unknown-switch", game=game.id, switch=name, known=tuple(known))
        chosen[name] = _setting(known[name], value if equals else "on")
    return chosen


def _setting(switch: Switch, text: str) -> Setting:
    for value in switch.values:
        if text.casefold() == typed(value) or (isinstance(value, bool) and text.casefold() in (YES if value else NO)):
            return value
    written = _written(text)
    if switch.accepts(written):
        return written
    raise BadSetup("bad-switch", switch=switch.name, value=text, allowed=tuple(map(typed, switch.values)))


def _written(text: str) -> str:
    """What stands in the file of this name, for switches that take whole texts; else the text itself."""
    try:
        return Path(text).read_text("utf-8")
    except (OSError, ValueError):
        return text


def typed(value: Setting) -> str:
    """A value of a switch as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value).casefold()
