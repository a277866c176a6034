"""The application: everything wired together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from wardroom import __version__
from wardroom.house.errands import Errands
from wardroom.house.hub import Hub
from wardroom.house.news import Letter, read_letter, write_letter
from wardroom.house.processes import ProcessRoom
from wardroom.house.reading_processes import ProcessReadings
from wardroom.server.asking import check_rate, known_person
from wardroom.server.bot_line import bots_line
from wardroom.server.club import CLUB
from wardroom.server.config import Config
from wardroom.server.identity import Doorman
from wardroom.server.limits import Limits
from wardroom.server.live import live
from wardroom.server.memory import Tide, give_back, look_seldom, share_readily
from wardroom.server.metrics import Metrics, figures, time_answer
from wardroom.server.notices.postman import Postman
from wardroom.server.notices.routes import ROUTES as NOTICES
from wardroom.server.notices.setting_up import new_desk
from wardroom.server.openapi import SchemaFile
from wardroom.server.pages import COMPRESSED, pages
from wardroom.server.post import CHANNEL, listen_to_letters, post_office
from wardroom.server.pulse import Pulse
from wardroom.server.ratings import Ratings
from wardroom.server.routes import ROUTES
from wardroom.server.safety import REFUSING, add_headers
from wardroom.server.sets import SETS
from wardroom.server.stewards.clearing import clear_daily
from wardroom.server.stewards.office import Office
from wardroom.server.stewards.parts import Parts
from wardroom.server.stewards.routes import EVERYBODY, STEWARDS
from wardroom.server.strangers import table_file
from wardroom.server.tournaments.director import Director
from wardroom.server.tournaments.routes import TOURNAMENTS
from wardroom.store.archive import Archive
from wardroom.store.database import Database
from wardroom.store.people import secret_setting

log = logging.getLogger("wardroom.server")

_PACKING = 6
"""How hard it is tried to make answers small: those who play wait for it."""
_WAITERS = 32
"""Threads that wait for names to be looked up, beside other things: strangers choose whose, and how slow that is."""
_PAUSE = 10.0
"""Seconds between two looks at how much is going on."""
_KEPT = (
    "hub", "doorman", "config", "limits", "pulse", "metrics", "ratings", "database", "director", "desk", "postman",
    "office",
)  # fmt: skip
"""What the application keeps, and handlers can ask for."""
OTHERS = (table_file, figures, live, bots_line)


def served() -> Litestar:
    """The server of a process that does nothing else, as the environment configures it."""
    app = create_app()
    look_seldom()
    share_readily()
    return app


def create_app(config: Config | None = None) -> Litestar:
    """A server with its own database, bots and tables."""
    settings = config or Config.from_environment()
    database = Database(settings.database)
    channels = ChannelsPlugin(post_office(database), channels=[CHANNEL])
    kept = {"config": settings, "database": database, "channels": channels, "limits": Limits.of(settings)}
    state = State({**kept, "pulse": Pulse(database), "metrics": Metrics()})
    return Litestar(
        route_handlers=[
            *ROUTES,
            *CLUB,
            *TOURNAMENTS,
            *NOTICES,
            *STEWARDS,
            *EVERYBODY,
            *SETS,
            *OTHERS,
            *pages(settings.static),
        ],
        state=state,
        lifespan=[_house],
        dependencies={
            **{name: Provide(_kept(name), sync_to_thread=False) for name in _KEPT},
            "person": Provide(known_person),
        },
        exception_handlers=REFUSING,
        before_request=check_rate,
        before_send=[add_headers, time_answer],
        request_max_body_size=settings.largest_body,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=_PACKING, minimum_size=800, exclude_opt_key=COMPRESSED
        ),
        openapi_config=OpenAPIConfig(
            title="Wardroom",
            version=__version__,
            path="/api/schema",
            render_plugins=[SchemaFile()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def _house(app: Litestar) -> AsyncIterator[None]:
    """Open the house, keep it, close it."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(_WAITERS, thread_name_prefix="beside"))
    config, database, channels = app.state.config, app.state.database, app.state.channels
    bots, errands = ProcessRoom(config.bots, config.thinking_seconds), Errands(1, config.budget)
    readings = ProcessReadings()

    def send(letter: Letter) -> None:
        if not database.is_sqlite:
            channels.publish(write_letter(letter), CHANNEL)

    async with _opened(database), channels:
        async with database.write() as connection:
            secret = await secret_setting(connection, "cookies")
            desk = new_desk(config, database, await secret_setting(connection, "push"), secret)
        app.state.doorman = Doorman(database, secret, config.is_secure)
        app.state.desk, app.state.postman = desk, Postman(desk, config.base)
        app.state.hub = hub = Hub(
            Archive(database),
            bots,
            config.house,
            send,
            errands=errands,
            herald=desk,
            readings=readings,
        )
        hub.figures = app.state.metrics
        app.state.bots, app.state.errands = bots, errands
        app.state.ratings = ratings = Ratings(database)
        app.state.director = director = Director(database, hub)

        app.state.office = Office(Parts(database, hub, app.state.doorman, desk, director, ratings, config.base))

        async def look_after() -> None:
            await ratings.settle_quietly()
            await director.settle_quietly()

        hub.afterwards = look_after
        metrics = asyncio.create_task(_look_now_and_then(app))
        news = asyncio.create_task(listen_to_letters(database, hub) if database.is_sqlite else _listen(channels, hub))
        rounds = asyncio.create_task(app.state.postman.run())
        broom = asyncio.create_task(clear_daily(database, hub))
        await hub.start()
        try:
            yield
        finally:
            await hub.close()
            app.state.doorman.close()
            bots.close()
            errands.close()
            await desk.close()
            readings.close()
            await _stop(news, metrics, rounds, broom)


async def _stop(*tasks: "asyncio.Task[None]") -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _look_now_and_then(app: Litestar) -> None:
    """See how much is going on, for whoever asks another worker; when many have left, give their memory back."""
    tide, hub = Tide(), app.state.hub
    while True:
        await asyncio.sleep(_PAUSE)
        app.state.metrics.look(hub, app.state.bots, app.state.errands)
        if tide.is_out(sum(len(table.listeners) for table in hub.tables.values())):
            give_back()


@asynccontextmanager
async def _opened(database: Database) -> AsyncIterator[None]:
    try:
        await database.open()
        yield
    finally:
        await database.close()


async def _listen(channels: ChannelsPlugin, hub: Hub) -> None:
    """Pass news from other processes on to the tables of this one."""
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for heard in subscriber.iter_events():
            try:
                await hub.hear(read_letter(heard))
            except Exception:
                log.exception("news could not be passed on")


def _kept(name: str) -> Any:
    """Hand over what the application keeps."""

    def hand_over(state: State) -> Any:
        return state[name]

    return hand_over
