"""The commands of the house: `serve`, `backup`, `restore` and `openapi`."""

import json
import os
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from wardroom.cli.arguments import Lang, positive
from wardroom.cli.language import language
from wardroom.engine import Refusal
from wardroom.server.config import ENVIRONMENT, Config
from wardroom.words import Speaker

_DATABASE = "Where matches are kept: sqlite:///FILE or postgresql://…; by default a file of this user."

Address = Annotated[str | None, typer.Option("--database", metavar="URL", envvar="WARDROOM_DATABASE", help=_DATABASE)]


def serve(
    host: Annotated[str, typer.Option("--host", help="Whom to serve: 127.0.0.1 is this machine alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", parser=positive, help="The port.")] = 8017,
    database: Address = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=positive, help="Processes.")] = 1,
    bots: Annotated[int, typer.Option("--bots", metavar="N", parser=positive, help="Processes for bots.")] = 1,
    secure: Annotated[bool, typer.Option("--secure", help="People come by https.")] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser."""
    import uvicorn  # noqa: PLC0415 -- a heavy import that no other command needs

    words = Speaker(language(lang))
    config = Config.of(database, host=host, port=port, workers=workers, bots=bots, is_secure=secure)
    if workers > 1 and not config.database.startswith("postgres"):
        raise Refusal("workers-need-postgres", workers=workers)
    config.make_room()
    os.environ[ENVIRONMENT] = config.to_text()
    address = f"http://{host}:{port}/"
    typer.echo(words.say("serving", address=address))
    if show:
        threading.Thread(target=_show, args=(address,), daemon=True).start()
    uvicorn.run(
        "wardroom.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=65_536,
        log_level="warning",
    )


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

    rows = run_backup(Config.of(database).database, file)
    typer.echo(Speaker(language(lang)).say("backed-up", rows=rows, file=str(file)))


def restore(file: Annotated[Path, typer.Argument()], database: Address = None, lang: Lang = None) -> None:
    """Read a backup into an empty database."""
    from wardroom.store.backup import run_restore  # noqa: PLC0415 -- a heavy import that no other command needs

    config = Config.of(database)
    config.make_room()
    rows = run_restore(config.database, file)
    typer.echo(Speaker(language(lang)).say("restored", rows=rows, file=str(file)))


def openapi() -> None:
    """Print the OpenAPI schema of the server."""
    from wardroom.server.app import create_app  # noqa: PLC0415 -- a heavy import that no other command needs

    schema = create_app(Config(database="sqlite://")).openapi_schema.to_schema()
    json.dump(schema, sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
