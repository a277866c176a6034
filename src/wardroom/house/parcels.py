"""Parcels: things as they travel between processes, or between the workers of a browser."""

import io
import pickle
from typing import Any

from wardroom.engine import Game
from wardroom.house.matches import game_of


class _Packer(pickle.Pickler):
    """Games stay where they are: each process has its own."""

    def persistent_id(self, found: object) -> str | None:
        return f"{found.id} {found.rules_version}" if isinstance(found, Game) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, named: str) -> object:
        return game_of(*named.split(" "))


def packed(thing: object) -> bytes:
    """Something as it travels between processes."""
    paper = io.BytesIO()
    _Packer(paper, pickle.HIGHEST_PROTOCOL).dump(thing)
    return paper.getvalue()


def unpacked(thing: bytes) -> Any:
    """What has travelled; it comes from a process of our own."""
    return _Unpacker(io.BytesIO(thing)).load()


def packed_failure(wrong: Exception) -> bytes:
    """What went wrong, as far as it travels."""
    try:
        told = packed((False, wrong))
        unpacked(told)
    except Exception:
        return packed((False, RuntimeError(f"{type(wrong).__name__}: {wrong}")))
    return told
