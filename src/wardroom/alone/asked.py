"""What a page asks for, as it would ask a server: a method, an address, a body. And what it is told."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from wardroom.engine import Refusal
from wardroom.hall.answers import in_json

T = TypeVar("T")

JSON = "application/json"


class Answer(NamedTuple):
    """What the page is told."""

    status: int
    headers: dict[str, str]
    body: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the page."""

    method: str
    parts: tuple[str, ...]
    """The address between its slashes."""
    query: dict[str, str]
    body: str = ""
    named: dict[str, str] = field(default_factory=dict)
    """The parts that have a name in the address that was found for it."""

    @classmethod
    def at(cls, method: str, address: str, body: str = "") -> "Asked":
        """A question by its address."""
        parsed = urlsplit(address)
        parts = tuple(map(unquote, parsed.path.strip("/").split("/")))
        return cls(method, parts, dict(parse_qsl(parsed.query, keep_blank_values=True)), body)

    def number(self, name: str, usual: int | None = None) -> int:
        """A whole number in the address; raises Refusal where there is none."""
        given = self.named.get(name, self.query.get(name))
        if given is None and usual is not None:
            return usual
        try:
            return int(given or "")
        except ValueError:
            raise Refusal("malformed-request") from None

    @property
    def seat(self) -> int | None:
        """The seat in the address, if there is one."""
        return self.number("seat") if "seat" in self.query else None

    def text(self, name: str, usual: str | None = None) -> str:
        """A text in the address; raises Refusal where there is none."""
        found = self.named.get(name, self.query.get(name, usual))
        if found is None:
            raise Refusal("malformed-request")
        return found

    def data(self, kind: type[T]) -> T:
        """What is in the body; raises Refusal for anything else."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("malformed-request") from None


def told(status: int, thing: Any, **headers: str) -> Answer:
    """An answer in JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(status, {"content-type": JSON, **named}, in_json(thing).decode())
