"""People: who somebody is, what they write of themselves, their bots."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from wardroom.house.messages.terms import Short


class Me(Struct):
    """Who is asking: a guest or somebody with an account.

    Whoever has not chosen a name has one as data, as bots have: `guest-4711`, `bot-captain`. Readers see it in their
    own language.
    """

    id: str
    name: str
    has_account: bool
    csrf: str
    """To be sent back in the header `x-csrf-token` with everything that changes something."""
    account: str = ""
    """The name that is mine alone, and leads to my page."""
    has_trouble: bool = False
    """Whether a way by which I am told things does not work; the page of notices says which."""
    is_steward: bool = False


class Problem(Struct):
    """What every refusal over HTTP looks like; the page puts the reason into words: `error-<key>`."""

    key: str
    facts: dict[str, Any]


class NewName(Struct):
    """What a guest wants to be called."""

    name: Short


class Credentials(Struct):
    """For opening an account and for signing in."""

    name: Short
    password: Annotated[str, Meta(max_length=1000)]


class NewBot(Struct):
    """A bot that somebody wants to let in over the network."""

    name: Short


class BotInfo(Struct):
    """A bot of mine that comes over the network; `id` is what revokes its token."""

    id: str
    name: str
    created: str


class BotToken(Struct):
    """A new bot, and its token, which is told this once: the server keeps no more than a hash."""

    bot: BotInfo
    token: str
    """To be sent in the header `authorization: Bearer <token>`."""
