"""The store: matches on disk."""

from wardroom.store.crash import keep, keep_crash
from wardroom.store.files import load, save, write
from wardroom.store.incidents import keep_incident
from wardroom.store.places import crashes, fresh, home, incidents, matches, sets, unfinished

__all__ = [
    "crashes",
    "fresh",
    "home",
    "incidents",
    "keep",
    "keep_crash",
    "keep_incident",
    "load",
    "matches",
    "save",
    "sets",
    "unfinished",
    "write",
]
