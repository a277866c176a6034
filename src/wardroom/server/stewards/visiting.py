"""The office of a command at the terminal: the same deeds on the same database, while servers go on.

The command is one more process of the house, and answers for nobody. What it has done the servers hear as they hear of
each other: by way of PostgreSQL, or from letters in the file of SQLite.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wardroom.house.bots import ThreadRoom
from wardroom.house.hub import Hub
from wardroom.house.news import Letter, write_letter
from wardroom.house.settings import Settings
from wardroom.server.config import Config
from wardroom.server.identity import Doorman
from wardroom.server.notices.setting_up import new_desk
from wardroom.server.post import CHANNEL
from wardroom.server.ratings import Ratings
from wardroom.server.stewards.office import Office
from wardroom.server.stewards.parts import Parts
from wardroom.server.tournaments.director import Director
from wardroom.store.archive import Archive
from wardroom.store.database import Database
from wardroom.store.letters import post_letter
from wardroom.store.people import secret_setting


@asynccontextmanager
async def visiting(config: Config, database: Database) -> AsyncIterator[Office]:
    """An office while a command is at work; when it is done, the servers are told what is new."""
    letters: list[Letter] = []
    async with database.write() as connection:
        secret = await secret_setting(connection, "cookies")
        desk = new_desk(config, database, await secret_setting(connection, "push"), secret)
    doorman = Doorman(database, secret, is_secure=False)
    hub = Hub(Archive(database), ThreadRoom(), Settings(is_visiting=True), letters.append, herald=desk)
    ratings = Ratings(database)
    try:
        yield Office(Parts(database, hub, doorman, desk, Director(database, hub), ratings, config.base))
        await ratings.settle()
        await hub.leave()
        await desk.close()
        await _post(database, letters)
    finally:
        doorman.close()


async def _post(database: Database, letters: list[Letter]) -> None:
    if letters:
        async with database.write() as connection:
            for letter in letters:
                await post_letter(connection, CHANNEL, write_letter(letter).decode())
