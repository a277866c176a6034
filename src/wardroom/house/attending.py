"""Attending a table: what comes over a line is done there, and what happens there goes out on the line."""

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from wardroom.engine import Malformed, Refusal
from wardroom.house.agreements import agree, propose, resign
from wardroom.house.contributing import contribute
from wardroom.house.conversation import Conversation
from wardroom.house.limit import Limit
from wardroom.house.line import FAILED, NOT_SIGNED_IN, TOO_MANY, Gone, Line
from wardroom.house.messages.news import Accepted, Pong
from wardroom.house.messages.requests import (
    Agree,
    Answer,
    Chat,
    FromClient,
    Look,
    Order,
    Ping,
    Promise,
    Propose,
    Resign,
    Reveal,
    Seen,
    Undo,
    Withdraw,
)
from wardroom.house.ordering import instruct
from wardroom.house.render import refused
from wardroom.house.standing import Listener
from wardroom.house.table import LiveTable
from wardroom.house.talk import chat
from wardroom.house.timekeeping import seen
from wardroom.house.visiting import arrive, attend_to, leave, look
from wardroom.store.rows import Person

log = logging.getLogger("wardroom.live")

Request = Answer | Undo | Propose | Agree | Resign | Chat | Look | Seen | Order | Withdraw | Promise | Reveal

FLOOD = 100
"""Messages beyond the limit after which a client is let go."""
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Purse(Protocol):
    """What a person may spend, on however many lines."""

    def spend(self, who: str) -> None:
        """Raises Refusal when there is nothing left."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much a client may say."""

    messages: Purse = field(default_factory=lambda: Limit(400))
    chats: Purse = field(default_factory=lambda: Limit(30))
    largest: int = 8_192
    """Characters of a message."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a client says of itself when it comes."""

    since: int = -1
    """The moment it has; -1 for none."""
    stills: bool = False
    """Whether it plays events one by one, and wants what was seen at each."""
    changes: bool = False
    """Whether it is told how its view has changed, rather than all of it."""


def wish_in(query: Mapping[str, str]) -> Wish:
    """What the address of a line says: the moment the client has, none if that can be none, and what it plays."""
    since = query.get("since", "")
    known = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else -1
    return Wish(known, query.get("stills") == "yes", query.get("changes") == "yes")


async def attend(line: Line, table: LiveTable, person: Person, wish: Wish, allowance: Allowance) -> None:
    """Sit at a table, or watch it, until the client is gone."""
    talk = Conversation(line)
    listener = Listener(person.id, talk.send, lambda: talk.end(NOT_SIGNED_IN, "signed out"), wish.stills, wish.changes)
    sender = asyncio.create_task(talk.run())
    client = Client(table, listener, person, talk, allowance)
    try:
        if await client.is_welcome(wish.since):
            while True:
                await client.handle(await talk.hear())
    except Gone:
        pass
    finally:
        await talk.close()
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        await leave(table, listener)


@dataclass(slots=True)
class Client:
    """What one client may do at a table, and how often."""

    table: LiveTable
    listener: Listener
    person: Person
    talk: Conversation
    allowance: Allowance
    too_many: int = 0

    async def is_welcome(self, since: int) -> bool:
        """Whether the table can be shown; if not, the client is told why and let go."""
        try:
            await arrive(self.table, self.listener, since)
        except Refusal as wrong:
            self.talk.say(refused(wrong))
        except Exception:
            log.exception("table %s cannot be shown", self.table.row.id)
            self.talk.say(refused(Refusal("server-error")))
        else:
            return True
        self.talk.end(FAILED, "cannot be shown")
        return False

    async def handle(self, text: str) -> None:
        """One message of the client: granted, or refused with the reason."""
        number, began = 0, time.perf_counter()
        try:
            self.allowance.messages.spend(self.person.id)
            message = read(text, self.allowance.largest)
            number = getattr(message, "request", 0)
            await self._serve(message, number)
            if isinstance(message, Answer):
                self.table.house.figures.moved(time.perf_counter() - began)
        except Refusal as wrong:
            self.table.house.figures.refused(wrong.key)
            self.talk.say(refused(wrong, number))
            self._count(wrong)
        except Exception:
            log.exception("a request at table %s failed", self.table.row.id)
            self.talk.say(refused(Refusal("server-error"), number))

    def _count(self, wrong: Refusal) -> None:
        """Whoever goes on and on after being told that it is too much is let go."""
        self.too_many += wrong.key == "too-many"
        if self.too_many > FLOOD:
            self.talk.end(TOO_MANY, "too many messages")

    async def _serve(self, message: FromClient, number: int) -> None:
        """Do what the client asks, and say that it is done."""
        if isinstance(message, Ping):
            attend_to(self.table, self.listener, message.is_hidden)
            self.talk.say(Pong())
        else:
            self.talk.say(Accepted(number, await self._do(message)))

    async def _do(self, message: Request) -> int:
        table, me = self.table, self.person.id
        match message:
            case Answer():
                return await table.answer(me, message)
            case Undo():
                return await table.undo(me, message)
            case Propose() | Agree() | Resign():
                return await self._agree(message)
            case Seen():
                return await seen(table, me, message)
            case Order() | Withdraw():
                return await instruct(table, me, message)
            case Promise() | Reveal():
                return await contribute(table, me, message)
            case Look():
                return await look(table, self.listener, message)
            case Chat():
                self.allowance.chats.spend(me)
                return await chat(table, self.person, message)

    async def _agree(self, message: Propose | Agree | Resign) -> int:
        match message:
            case Propose():
                return await propose(self.table, self.person.id, message)
            case Agree():
                return await agree(self.table, self.person.id, message)
            case Resign():
                return await resign(self.table, self.person.id, message)


def read(text: str, largest: int) -> FromClient:
    """A message of a client; raises Refusal for what is none."""
    if len(text) > largest:
        raise Refusal("too-large")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed(play=text[:80]) from None
