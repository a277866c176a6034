"""How a server is set up; every value has a default that serves a club on one machine."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

from wardroom.engine import Refusal
from wardroom.house.errands import Budget
from wardroom.house.settings import Settings
from wardroom.store import home, incidents
from wardroom.store.files import private

ENVIRONMENT = "WARDROOM_SERVER"
"""How the settings reach the processes of a server: as text in this variable."""


LIMITS = {
    "requests": "requests_per_minute",
    "tries": "tries_per_minute",
    "newcomers": "newcomers_per_minute",
    "openings": "openings_per_minute",
    "hints": "hints_per_minute",
    "analyses": "analyses_per_minute",
    "errands": "errands_per_minute",
    "uploads": "uploads_per_minute",
    "lists": "lists_per_minute",
    "arrivals": "arrivals_per_minute",
    "chats": "chats_per_minute",
    "messages": "messages_per_minute",
    "letters": "letters_per_minute",
    "sockets": "sockets",
    "tables": "most_tables",
    "sealing": "sealing_live",
}
"""What can be limited otherwise, and the setting that it is."""


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one server."""

    database: str = field(default_factory=lambda: f"sqlite:///{home() / 'wardroom.db'}")
    host: str = "127.0.0.1"
    port: int = 8017
    workers: int = 1
    bots: int = 1
    """Processes in which bots search, and hints are found; one more plays by rule of thumb."""
    is_secure: bool = False
    """Whether people come by https: cookies are then sent over nothing else."""
    static: Path = Path(__file__).parent / "static"
    metrics_token: str = field(default_factory=lambda: os.environ.get("WARDROOM_METRICS", ""))
    """What Prometheus shows to be told figures; without one, nobody is."""
    url: str = field(default_factory=lambda: os.environ.get("WARDROOM_URL", ""))
    """The address at which people find this server, for links in letters."""
    mail: str = field(default_factory=lambda: os.environ.get("WARDROOM_MAIL", ""))
    mail_from: str = field(default_factory=lambda: os.environ.get("WARDROOM_MAIL_FROM", ""))
    """The mail server, `smtp://USER:PASSWORD@HOST:PORT`, and who letters come from; without them there are none."""
    may_loop_back: bool = False
    """Whether notices may go to this very machine, which is for tests."""
    largest_body: int = 250_000
    """Bytes of a request that brings no match file."""
    largest_message: int = 8_192
    requests_per_minute: int = 600
    tries_per_minute: int = 12
    """Attempts to sign in or to open an account."""
    newcomers_per_minute: int = 60
    """Guests who come from one address."""
    openings_per_minute: int = 30
    """Tables that one person opens, uploads and branches included."""
    hints_per_minute: int = 20
    """Hints that one person asks for."""
    analyses_per_minute: int = 6
    """Matches that one person has analysed; one at a time."""
    errands_per_minute: int = 240
    """Replays, checks of dice, workshops and lessons that one person asks for."""
    uploads_per_minute: int = 10
    """Match files, branches and drawn coasts that one person brings, and copies of what is kept of them."""
    lists_per_minute: int = 60
    """Lists of tables, tournaments and people that one person reads."""
    arrivals_per_minute: int = 60
    """How often one person comes to tables."""
    chats_per_minute: int = 30
    messages_per_minute: int = 400
    letters_per_minute: int = 6
    """Ways that one person gives, tests of them, and letters that ask to confirm an address."""
    sockets: int = 16
    """Live lines of one person, in one process."""
    most_tables: int = 1_000
    """Tables that one process keeps at hand; those nobody is at make room."""

    thinking_seconds: float = 15.0
    """After how long a bot that has not answered is sent home; Captain and Admiral stop well before by themselves."""
    errand_seconds: float = 10.0
    errand_memory: int = 1_000_000_000
    """What a replay, a check of dice, a workshop or a drawn coast may take up, in a process of its own."""
    absence_live: float = 120.0
    absence_daily: float = 86_400.0
    """How many seconds a table waits for somebody who is away before the others may let a bot play."""
    consent_live: float = 60.0
    consent_daily: float = 86_400.0
    """How many seconds those who are asked have to agree; silence is a no."""
    sealing_live: float = 60
    sealing_daily: float = 86_400.0
    """How many seconds people's pages have to add to the seal of the dice; none if the first is 0."""

    @classmethod
    def of(cls, database: str | None = None, **settings: Any) -> "Config":
        """The defaults, but for what is given."""
        if database:
            settings["database"] = database
        return cls(**settings)

    @classmethod
    def from_environment(cls) -> "Config":
        """The settings of the server that this process belongs to."""
        given = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        if "static" in given:
            given["static"] = Path(given["static"])
        return cls(**given)

    def to_text(self) -> str:
        """The settings for the processes of a server."""
        return json.dumps({**asdict(self), "static": str(self.static)})

    @property
    def file(self) -> Path | None:
        """The file that the database is, if it is one."""
        name = self.database.removeprefix("sqlite:///")
        return Path(name) if name not in ("", self.database) else None

    @property
    def incidents(self) -> Path:
        """Where matches are kept in which a bot failed: beside the database if it is a file, else at home."""
        return self.file.parent / "incidents" if self.file else incidents()

    @property
    def base(self) -> str:
        """The address at which people find this server, without a slash at its end."""
        return (self.url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def budget(self) -> Budget:
        """What one errand may take up."""
        return Budget(self.errand_seconds, self.errand_memory)

    @property
    def house(self) -> Settings:
        """The settings of the house behind this door."""
        absence = {"live": self.absence_live, "daily": self.absence_daily}
        consent = {"live": self.consent_live, "daily": self.consent_daily}
        sealing = {"live": self.sealing_live, "daily": self.sealing_live and self.sealing_daily}
        return Settings(absence, consent, sealing, self.most_tables, self.bots, self.incidents)

    @contextmanager
    def held(self) -> Iterator[None]:
        """A file of SQLite has one server: processes that share one would not hear of each other.

        Raises Refusal if there is one already; when a process dies, however that goes, the file is free again.
        """
        with ExitStack() as stack:
            if self.file and fcntl and os.access(self.file.parent, os.W_OK):
                name = self.file.with_name(f"{self.file.name}.lock")
                lock = stack.enter_context(open(name, "w", opener=private))
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise Refusal("served-already", file=str(self.file)) from None
            yield

    def make_room(self) -> None:
        """Make the folder of a database that is a file; raises Refusal if the disk does not allow it."""
        if self.file:
            try:
                self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as cause:
                raise Refusal("file-trouble", file=str(self.file), found=cause.strerror or str(cause)) from cause
