"""Bots of one's own: a class in a file or a module, or a program that is talked to in lines.

An address says where one is: `mine.py:Bot`, `module:Bot` or `exec:COMMAND`. To follow an address is to run somebody's
code, so only whoever sits at the terminal gives one. Everybody else names bots, and a name leads to an address only
where a package was installed (entry points `wardroom.bots`) or whoever runs the server said so.
"""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from wardroom.engine import Option, Refusal, Source
from wardroom.players.sight import Player, Sight

ENVIRONMENT = "WARDROOM_BOTS"
"""How the names that a server gives to bots reach all its processes: as text in this variable."""
PROGRAM = "exec:"
SECONDS = 5.0
"""How long a bot of one's own may think; at a server, and as a program everywhere."""
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,29}")


def is_address(text: str) -> bool:
    """Whether it says where a bot is, rather than what it is called."""
    return ":" in text


def addresses() -> dict[str, str]:
    """Where the bots are that have names: those of installed packages, and those that a server was given."""
    return {**_installed(), **json.loads(os.environ.get(ENVIRONMENT, "{}"))}


@cache
def _installed() -> dict[str, str]:
    return dict(sorted((point.name, point.value) for point in entry_points(group="wardroom.bots")))


def registered(given: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Names and addresses of `shark=mine.py:Bot`; files by their whole paths, since processes may live elsewhere.

    Raises Refusal for a name that is none or is taken, and for an address where there is no bot.
    """
    found: dict[str, str] = {}
    for text in given:
        name, _, address = (part.strip() for part in text.partition("="))
        if not _NAME.fullmatch(name) or not is_address(address):
            raise Refusal("bad-bot-name", given=text)
        if name in (*found, *taken):
            raise Refusal("bot-name-taken", bot=name)
        found[name] = whole(address)
        require(found[name])
    return found


def whole(address: str) -> str:
    """The same address with the whole path of its file, if it has one."""
    place, colon, name = address.rpartition(":")
    return f"{Path(place).resolve()}{colon}{name}" if _is_file(address) else address


def require(address: str) -> str:
    """The address itself; raises Refusal if there is no bot."""
    _maker(address)
    return address


def at(address: str, source: Source, seconds: float = SECONDS) -> Player:
    """The bot at an address, which is given its own dice; raises Refusal if there is none."""
    return Checked(address, _maker(address), source, seconds)


def called(address: str) -> str:
    """A short name for the bot at an address: `mine` for `mine.py:Bot`, `shark` for `exec:node shark.js`."""
    place = address.removeprefix(PROGRAM) if address.startswith(PROGRAM) else address.rpartition(":")[0]
    last = (place.split() or [place])[-1]
    return (Path(last).stem if address.startswith(PROGRAM) or _is_file(address) else last.rpartition(".")[2])[:30]


class Checked:
    """A bot of somebody's own, whose answers have to be on offer."""

    def __init__(self, address: str, maker: Callable[..., Player], source: Source, seconds: float) -> None:
        self._address = address
        self._player = maker(source, seconds) if address.startswith(PROGRAM) else maker(source)

    def choose(self, sight: Sight) -> Option:
        """What the bot chooses; raises Refusal for what is not on offer."""
        chosen = self._player.choose(sight)
        for option in sight.ask.options:
            if option == chosen:
                return option
        raise Refusal("bot-not-offered", bot=self._address, given=str(getattr(chosen, "notation", chosen))[:80])


def _maker(address: str) -> Callable[..., Player]:
    """Whatever makes the bot at an address; raises Refusal if there is nothing that does."""
    try:
        if address.startswith(PROGRAM):
            return _program(address, Path.cwd())
        place, _, name = address.rpartition(":")
        module = _from_file(Path(place).resolve()) if _is_file(address) else _imported(place)
    except Refusal:
        raise
    except (Exception, SystemExit) as cause:
        raise Refusal("broken-bot", bot=address, found=f"{type(cause).__name__}: {cause}") from cause
    found = getattr(module, name, None)
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise Refusal("bot-no-class", bot=address, name=name)
    return cast(Callable[..., Player], found)


@cache
def _program(address: str, _: Path) -> Callable[..., Player]:
    """A command may mean something else in another folder."""
    from wardroom.players.program import program  # noqa: PLC0415 -- speaks, which no other bot needs to

    return program(address)


def _is_file(address: str) -> bool:
    return not address.startswith(PROGRAM) and address.rpartition(":")[0].endswith(".py")


def _imported(name: str) -> ModuleType:
    _look_in(Path.cwd())
    return import_module(name)


@cache
def _from_file(path: Path) -> ModuleType:
    """The module that a file is, under a name that no other module has; what lies beside it can be imported."""
    name = f"wardroom_bot_{blake2b(str(path).encode(), digest_size=6).hexdigest()}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module: Any = module_from_spec(spec)
    _look_in(path.parent)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return cast(ModuleType, module)


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
