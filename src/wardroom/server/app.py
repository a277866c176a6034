"""The application: everything wired together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from wardroom import __version__
from wardroom.engine import Refusal
from wardroom.server.bots import BotRoom
from wardroom.server.config import Config
from wardroom.server.hub import Hub
from wardroom.server.identity import Doorman
from wardroom.server.live import live
from wardroom.server.routes import ROUTES, address
from wardroom.server.safety import HEADERS, Limit, refuse, refuse_http
from wardroom.store.database import Database
from wardroom.store.people import Person, secret_setting

log = logging.getLogger("wardroom.server")

_NEWS = "tables"


def create_app(config: Config | None = None) -> Litestar:
    """A server with its own database, bots and tables."""
    settings = config or Config.from_environment()
    database = Database(settings.database)
    channels = _channels(database)
    limits = Limit(settings.requests_per_minute)
    state = State({"config": settings, "database": database, "channels": channels, "limits": limits})
    state.tries = Limit(settings.tries_per_minute)
    return Litestar(
        route_handlers=[*ROUTES, live, *_pages(settings)],
        plugins=[channels],
        state=state,
        lifespan=[_house],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "doorman": Provide(_doorman, sync_to_thread=False),
            "config": Provide(_config, sync_to_thread=False),
            "tries": Provide(_tries, sync_to_thread=False),
            "person": Provide(_person),
        },
        exception_handlers={Refusal: refuse, HTTPException: refuse_http},
        before_request=_check_rate,
        response_headers=HEADERS,
        request_max_body_size=settings.largest_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        openapi_config=OpenAPIConfig(title="Wardroom", version=__version__, path="/api/schema"),
        debug=False,
    )


def _channels(database: Database) -> ChannelsPlugin:
    """News between processes: by PostgreSQL where there is one, else within this process."""
    if database.is_sqlite:
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[_NEWS])
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

    dsn = database.url.replace("postgresql+asyncpg://", "postgresql://", 1)
    return ChannelsPlugin(AsyncPgChannelsBackend(dsn), channels=[_NEWS])


@asynccontextmanager
async def _house(app: Litestar) -> AsyncIterator[None]:
    """Open the house, keep it, close it."""
    config, database = app.state.config, app.state.database
    await database.open()
    async with database.write() as connection:
        secret = await secret_setting(connection, "cookies")
    bots = BotRoom(config.bots)
    channels: ChannelsPlugin = app.state.channels

    async def publish(name: str) -> None:
        if not database.is_sqlite:
            channels.publish(name, _NEWS)

    app.state.doorman = Doorman(database, secret, config.is_secure)
    app.state.hub = hub = Hub(database, bots, publish)
    news = asyncio.create_task(_listen(channels, hub))
    await hub.start()
    try:
        yield
    finally:
        news.cancel()
        with suppress(asyncio.CancelledError):
            await news
        await hub.close()
        bots.close()
        await database.close()


async def _listen(channels: ChannelsPlugin, hub: Hub) -> None:
    """Pass news from other processes on to the tables of this one."""
    async with channels.start_subscription([_NEWS]) as subscriber:
        async for heard in subscriber.iter_events():
            try:
                await hub.hear(heard.decode().strip('"'))
            except Exception:
                log.exception("news could not be passed on")


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _doorman(state: State) -> Doorman:
    doorman: Doorman = state.doorman
    return doorman


def _config(state: State) -> Config:
    config: Config = state.config
    return config


def _tries(state: State) -> Limit:
    tries: Limit = state.tries
    return tries


async def _person(request: Request[Any, Any, Any], state: State) -> Person:
    """Whoever asks must be known, and what changes something must come from our own page."""
    doorman: Doorman = state.doorman
    person = await doorman.recognise(request)
    if person is None:
        raise Refusal("not-signed-in")
    if request.method not in ("GET", "HEAD"):
        doorman.check_csrf(person, request.headers.get("x-csrf-token", ""))
    return person


async def _check_rate(request: Request[Any, Any, Any]) -> None:
    limits: Limit = request.app.state.limits
    limits.spend(address(request))


def _pages(config: Config) -> list[Any]:
    """The built page: its files, and the page itself for every other address."""
    if not (config.static / "index.html").exists():
        return []

    @get(["/", "/{rest:path}"], media_type=MediaType.HTML, include_in_schema=False)
    async def page(rest: str = "") -> Response[bytes]:
        if rest.startswith("/api/"):
            raise Refusal("not-found")
        body = (config.static / "index.html").read_bytes()
        return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    assets = create_static_files_router(
        path="/assets", directories=[config.static / "assets"], include_in_schema=False, cache_control=None
    )
    return [assets, page]
