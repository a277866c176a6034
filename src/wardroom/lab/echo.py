"""The yardstick of the server's bench: a bare WebSocket that says back what it hears, on the same stack."""

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn


async def echo(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    """An ASGI application for sockets alone."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (heard := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": heard["text"]})


if __name__ == "__main__":
    uvicorn.run(echo, port=int(sys.argv[1]), ws="websockets-sansio", lifespan="off", log_level="critical")
