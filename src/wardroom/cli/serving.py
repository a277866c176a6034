"""The commands of the house: `serve`, `backup`, `restore` and `openapi`."""

import asyncio
import json
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from wardroom import __version__
from wardroom.cli.arguments import Lang, positive, whole
from wardroom.cli.language import language
from wardroom.cli.seating import PERSON
from wardroom.engine import Refusal
from wardroom.players import STEADY, names, own
from wardroom.server.config import ENVIRONMENT, LIMITS, Config
from wardroom.server.logs import LEVELS, logging_config
from wardroom.shelf import find, ids
from wardroom.words import Speaker

if TYPE_CHECKING:
    from wardroom.house.sets.laying import Offer

_LEVELS = f"How much to write down: {', '.join(LEVELS)}."
_LIMITS = f"Allow more or less than usual; may be given several times. NAME is one of: {', '.join(LIMITS)}."
_OWN = "Offer a bot of your own under a name, such as shark=mine.py:Bot; may be given several times."
_SETS = "Offer a set of cards of your own to everybody under a name; may be given several times."
DATABASE = "Where matches are kept: sqlite:///FILE or postgresql://…; by default a file of this user."

Address = Annotated[str | None, typer.Option("--database", metavar="URL", envvar="WARDROOM_DATABASE", help=DATABASE)]


def _level(text: object) -> str:
    if str(text) not in LEVELS:
        raise Refusal("bad-level", level=str(text), known=LEVELS)
    return str(text)


def _limits(given: Iterable[str]) -> dict[str, int]:
    """The limits that were set: `newcomers=200`; raises Refusal for what is none."""
    chosen = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in LIMITS:
            raise Refusal("unknown-limit", limit=name, known=tuple(LIMITS))
        chosen[LIMITS[name]] = whole(number) if name == "sealing" else positive(number)
    return chosen


def serve(  # noqa: PLR0913, PLR0917 -- as many as there are options
    host: Annotated[str, typer.Option("--host", help="Whom to serve: 127.0.0.1 is this machine alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", parser=positive, help="The port.")] = 8017,
    database: Address = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=positive, help="Processes.")] = 1,
    bots: Annotated[int, typer.Option("--bots", metavar="N", parser=positive, help="Processes for bots.")] = 1,
    secure: Annotated[bool, typer.Option("--secure", help="People come by https.")] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    bare: Annotated[bool, typer.Option("--without-page", help="Serve what programs ask for, and no page.")] = False,
    level: Annotated[str, typer.Option("--log", metavar="LEVEL", parser=_level, help=_LEVELS)] = "warning",
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N", help=_LIMITS)] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=ADDRESS", help=_OWN)] = None,
    sets: Annotated[list[str] | None, typer.Option("--set", metavar="GAME@FOLDER=NAME", help=_SETS)] = None,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser."""
    from wardroom.store.database import make_ready  # noqa: PLC0415 -- heavy imports that no other command needs

    words = Speaker(language(lang))
    settings = {"host": host, "port": port, "workers": workers, "bots": bots, "is_secure": secure}
    config = Config.of(database, **settings, **_limits(limit or ()))
    if workers > 1 and not config.database.startswith("postgres"):
        raise Refusal("workers-need-postgres", workers=workers)
    os.environ[own.ENVIRONMENT] = json.dumps(own.registered(bot or (), (*names(), STEADY, PERSON)))
    offers = [_offer(text) for text in sets or ()]
    if not bare and not (config.static / "index.html").exists():
        raise Refusal("no-page")
    config.make_room()
    is_new = config.file is not None and not config.file.exists()
    with config.held(), bound(host, port) as listening:
        make_ready(config.database)
        asyncio.run(_note_rules(config.database))
        asyncio.run(_offer_sets(config.database, offers))
        os.environ[ENVIRONMENT] = config.to_text()
        address = f"http://{host}:{port}/"
        if is_new:
            typer.echo(words.say("new-club", file=str(config.file)))
        typer.echo(words.say("serving", address=address))
        if show:
            threading.Thread(target=_show, args=(address,), daemon=True).start()
        _run(listening, workers, level)


@contextmanager
def bound(host: str, port: int) -> Iterator[socket.socket]:
    """A socket at an address; raises Refusal if there is no such address here, or somebody else has it."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as cause:
            raise Refusal("no-port", address=f"{host}:{port}", found=cause.strerror or str(cause)) from cause
        listening.set_inheritable(True)
        yield listening


def _run(listening: socket.socket, workers: int, level: str) -> None:
    """Serve until somebody ends it."""
    import uvicorn  # noqa: PLC0415 -- heavy imports that no other command needs
    from uvicorn.supervisors import Multiprocess  # noqa: PLC0415

    from wardroom.server.wire import WIRE, many_files  # noqa: PLC0415

    many_files()
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="wardroom-figures-"))
    app = "wardroom.server.app:served"
    config = uvicorn.Config(app, factory=True, workers=workers, log_config=logging_config(level), **WIRE)
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            server.run(sockets=[listening])
    if workers == 1 and not server.started:
        raise typer.Exit(3)


async def _note_rules(url: str) -> None:
    """Remember that this release served these rules: whoever installs others later is told which one finishes them."""
    from wardroom.store.database import Database  # noqa: PLC0415 -- a heavy import that no other command needs
    from wardroom.store.people import note_releases  # noqa: PLC0415

    database = Database(url)
    try:
        async with database.write() as connection:
            await note_releases(connection, {name: find(name).rules_version for name in ids()}, __version__)
    finally:
        await database.close()


def _offer(text: str) -> "Offer":
    """A set of the house, `kaiser@FOLDER=NAME`, checked. Raises BadData naming file, row and field."""
    from wardroom.house.sets.drafts import offered  # noqa: PLC0415 -- a heavy import that no other command needs

    place, _, name = text.rpartition("=")
    game, at, folder = place.partition("@")
    if not (game and at and folder and name.strip()):
        raise Refusal("bad-offer", found=text)
    return offered(find(game), Path(folder), name)


async def _offer_sets(url: str, offers: "Sequence[Offer]") -> None:
    """From now on the house offers these sets, and no others."""
    from wardroom.house.sets.laying import offer  # noqa: PLC0415 -- heavy imports that no other command needs
    from wardroom.store.archive import Archive  # noqa: PLC0415
    from wardroom.store.database import Database  # noqa: PLC0415

    database = Database(url)
    try:
        await offer(Archive(database), offers)
    finally:
        await database.close()


def _show(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}api/health", timeout=1):  # noqa: S310 -- our own address
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.2)


def backup(file: Annotated[Path, typer.Argument()], database: Address = None, lang: Lang = None) -> None:
    """Write everything the server keeps to a file."""
    from wardroom.store.backup import run_backup  # noqa: PLC0415 -- a heavy import that no other command needs

    config = Config.of(database)
    if config.file and not config.file.exists():
        raise Refusal("file-missing", file=str(config.file))
    rows = run_backup(config.database, file)
    typer.echo(Speaker(language(lang)).say("backed-up", rows=rows, file=str(file)))


def restore(file: Annotated[Path, typer.Argument()], database: Address = None, lang: Lang = None) -> None:
    """Read a backup into an empty database."""
    from wardroom.store.backup import run_restore  # noqa: PLC0415 -- a heavy import that no other command needs

    config = Config.of(database)
    config.make_room()
    rows = run_restore(config.database, file)
    typer.echo(Speaker(language(lang)).say("restored", rows=rows, file=str(file)))


def openapi(
    page: Annotated[bool, typer.Option("--page", help="Print it to be read, as docs/api.md.")] = False,
) -> None:
    """Print the OpenAPI schema of the server."""
    from wardroom.server import handbook  # noqa: PLC0415 -- heavy imports that no other command needs
    from wardroom.server.app import create_app  # noqa: PLC0415
    from wardroom.server.openapi import schema_of  # noqa: PLC0415

    app = create_app(Config(database="sqlite://"))
    if page:
        sys.stdout.write(handbook.page(app))
        return
    schema = schema_of(app)
    json.dump(schema, sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
