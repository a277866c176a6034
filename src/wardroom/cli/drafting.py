"""Ships and scenarios of one's own: the commands. Each loads the games it is for, which no other command needs."""

from pathlib import Path
from typing import Annotated

import typer

from wardroom.cli.arguments import AsJson, GameName, Lang

_DESIGN = "The file of the design; without one, what there is to choose from."
_INTO = "Put the ship into the roster of this folder, to play GAME@FOLDER."
_SCENARIO = "The file of the scenario: it is changed if it is there, and made if it is not."


def design(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help=_DESIGN)] = None,
    into: Annotated[Path | None, typer.Option("--into", metavar="FOLDER", help=_INTO)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Design a ship for Cannoni in batteria!: her log book and her points by the guidelines of the rules."""
    from wardroom.cli.designing import design_ship  # noqa: PLC0415 -- heavy imports that no other command needs

    design_ship(game, file, into, as_json, lang)


def scenario(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_SCENARIO)],
    start: Annotated[str | None, typer.Option("--from", metavar="NAME", help="Begin with a known scenario.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the file can be played.")] = False,
    lang: Lang = None,
) -> None:
    """Draw a scenario of your own for Modern Naval Battles: navies, ships, rows, gifts, special rules, victory.

    For Cannoni in batteria! the file is checked and its chart shown.
    """
    from wardroom.cli.drawing import draw_scenario  # noqa: PLC0415 -- heavy imports that no other command needs

    draw_scenario(game, file, start, check, lang)
