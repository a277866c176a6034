"""A server that rises again quickly: this process has imported everything, and starts one for every line it reads.

python -m tests.server.phoenix DATABASE PORT
"""

import os
import signal
import sys
import time

import uvicorn

from wardroom.server.app import create_app
from wardroom.server.config import Config
from wardroom.server.wire import WIRE


def serve(database: str, port: int) -> None:
    app = create_app(Config.of(database, requests_per_minute=100_000, messages_per_minute=100_000, sealing_live=0))
    uvicorn.run(app, port=port, log_level="warning", **WIRE)


def main(database: str, port: int) -> None:
    """Start a server for every line, and say its number; it is there until somebody kills it, or the tests are gone."""
    tests = os.getppid()
    for _ in sys.stdin:
        server = os.fork()
        if not server:
            serve(database, port)
            os._exit(0)
        print(server, flush=True)
        while not os.waitpid(server, os.WNOHANG)[0]:
            if os.getppid() != tests:
                os.kill(server, signal.SIGKILL)
            time.sleep(0.01)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
