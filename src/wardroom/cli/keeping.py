"""The commands of whoever keeps the house, about people: `ratings` and `reset-password`."""

from typing import TYPE_CHECKING, Annotated

import typer

from wardroom.cli.arguments import Lang
from wardroom.cli.language import language
from wardroom.cli.opened import with_database
from wardroom.cli.serving import Address
from wardroom.server.config import Config
from wardroom.words import Speaker

if TYPE_CHECKING:
    from wardroom.store.database import Database

_AGAIN = "Forget all ratings first, and find them again from the matches."
_SITE = "Where people come in: the link begins with it."


def ratings(
    again: Annotated[bool, typer.Option("--again", help=_AGAIN)] = False,
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Rate the matches that have ended and were not rated yet."""

    async def work(opened: "Database") -> int:
        from wardroom.server.ratings import Ratings  # noqa: PLC0415 -- heavy imports that no other command needs

        found = Ratings(opened)
        return await (found.again() if again else found.settle())

    count = with_database(Config.of(database), work)
    typer.echo(Speaker(language(lang)).say("rated-matches", count=count))


def reset_password(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    site: Annotated[str, typer.Option("--site", metavar="URL", help=_SITE)] = "http://127.0.0.1:8017",
    database: Address = None,
    lang: Lang = None,
) -> None:
    """Print a link by which somebody sets their password anew, once and within a day."""

    async def work(opened: "Database") -> str:
        from wardroom.server.identity import Doorman  # noqa: PLC0415 -- heavy imports that no other command needs

        doorman = Doorman(opened, "00", is_secure=False)
        try:
            return (await doorman.new_reset(name))[1]
        finally:
            doorman.close()

    secret = with_database(Config.of(database), work)
    link = f"{site.rstrip('/')}/reset/{secret}"
    typer.echo(Speaker(language(lang)).say("reset-link", name=name, link=link))
