"""The command `upgrade`: what becomes of a server's matches by the rules that are installed."""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from wardroom.cli.arguments import Lang
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.serving import DATABASE
from wardroom.engine import Refusal
from wardroom.server.config import Config
from wardroom.words import Speaker

if TYPE_CHECKING:
    from wardroom.house.upgrading import Verdict

_STUCK = 3


def upgrade(
    database: Annotated[
        str | None, typer.Argument(metavar="DATABASE", envvar="WARDROOM_DATABASE", help=DATABASE)
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would become of them.")] = False,
    close: Annotated[bool, typer.Option("--close", help="End matches that do not go on, without a winner.")] = False,
    lang: Lang = None,
) -> None:
    """See which running matches go on by the rules that are installed, and note it.

    Stop the server first. Exit code 3 if a match does not go on.
    """
    config = Config.of(database)
    if config.file and not config.file.exists():
        raise Refusal("file-missing", file=str(config.file))
    words, screen = Speaker(language(lang)), Screen()
    with config.held():
        found = asyncio.run(_upgrade(config.database, dry_run, close))
    for verdict, release in found:
        screen.line(_told(words, verdict, release))
    kinds = Counter(verdict.kind for verdict, _ in found)
    done = "upgrade-would" if dry_run else "upgrade-done"
    screen.line(words.say(done, unchanged=kinds["unchanged"], otherwise=kinds["otherwise"], stuck=kinds["stuck"]))
    if kinds["stuck"] and not close:
        raise typer.Exit(_STUCK)


def _told(words: Speaker, verdict: "Verdict", release: str | None) -> str:
    """What becomes of a match; of one that does not go on, which release finishes it, if one was noted."""
    facts = {"table": verdict.match, "game": verdict.game, "before": verdict.before, "after": verdict.after}
    told = words.say(f"upgrade-{verdict.kind}", **facts, line=str(verdict.since or 0), why=verdict.why)
    if verdict.kind != "stuck":
        return told
    known = "upgrade-release" if release else "upgrade-no-release"
    return f"{told} {words.say(known, release=release or '', game=verdict.game, before=verdict.before)}"


async def _upgrade(url: str, is_dry: bool, is_closing: bool) -> list[tuple["Verdict", str | None]]:
    from wardroom.house.upgrading import examine, upgrade  # noqa: PLC0415 -- heavy imports that no other command needs
    from wardroom.store.archive import Archive  # noqa: PLC0415
    from wardroom.store.database import Database  # noqa: PLC0415
    from wardroom.store.people import release_of  # noqa: PLC0415

    database = Database(url)
    try:
        await database.open()
        store = Archive(database)
        found = [verdict async for verdict in (examine(store) if is_dry else upgrade(store, is_closing))]
        async with database.read() as connection:
            return [(each, await release_of(connection, each.game, each.before)) for each in found]
    finally:
        await database.close()
