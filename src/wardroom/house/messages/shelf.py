"""The shelf: which games there are, with what options and rules."""

from msgspec import Struct

from wardroom.house.messages.people import Problem
from wardroom.house.messages.terms import Setting


class NeedsInfo(Struct):
    """What an option, or a value of it, has an effect with: numbers of players, and values of other options."""

    players: list[int] | None
    """These numbers only; null for any."""
    others: dict[str, list[Setting]]
    """By name: one of these."""
    unless: dict[str, list[Setting]]
    """By name: none of these."""


class LimitInfo(Struct):
    """A value of an option that needs more than the others."""

    value: Setting
    needs: NeedsInfo


class SwitchInfo(Struct):
    """An option of a game; `unattended` is its default where only bots play."""

    name: str
    default: Setting
    unattended: Setting
    values: list[Setting]
    needs: NeedsInfo
    limits: list[LimitInfo]
    is_quick: bool
    """Whether it says which match is played, or how long."""


class LookInfo(Struct):
    """What the page has to know of a game that it has no table for."""

    seats: list[str]
    """The fields of its view that are seats."""
    by_seat: list[str]
    """The lists in its view that have an entry for each seat."""
    page: str
    """The address of the page of its own table; empty where it has none."""


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    players: list[int]
    switches: list[SwitchInfo]
    bots: list[str]
    """Level by level, the weakest first; then the one that plays anything, and bots of this server's own."""
    usual_bot: str
    words: dict[str, str]
    """By language, the mark of the game's words: with it in their address they may be kept for good."""
    has_tables: bool = False
    """Whether its cards stand in tables that an owner may replace by their own."""
    look: LookInfo | None = None
    """Of a game from elsewhere, for which the page has no table."""
    trouble: Problem | None = None
    """What is wrong with its words or with its table, for whoever has installed it."""


class RuleInfo(Struct):
    """A rule of the register."""

    id: str
    title: dict[str, str]
    tag: dict[str, str]
    """The short title, with the number where the book has one: what is shown instead of the id."""
    summary: dict[str, str]
    kind: str
