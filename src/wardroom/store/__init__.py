"""The store: matches on disk."""

from wardroom.store.crash import keep, keep_crash
from wardroom.store.files import load, save, write
from wardroom.store.places import crashes, fresh, home, matches, unfinished

__all__ = ["crashes", "fresh", "home", "keep", "keep_crash", "load", "matches", "save", "unfinished", "write"]
