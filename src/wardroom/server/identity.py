"""Who is asking: a signed cookie for guests and accounts alike, and a token against forged requests."""

import asyncio
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import blake2b
from secrets import randbelow, token_hex, token_urlsafe
from typing import Any, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from wardroom.engine import Refusal
from wardroom.hall.progress import read_progress, with_progress
from wardroom.house.chronometer import Habits
from wardroom.house.habits import changed, is_zone, read_habits
from wardroom.house.messages.lessons import LessonProgress
from wardroom.house.messages.tables import HabitsInfo
from wardroom.house.naming import LONGEST_NAME, clean_name, looks_of
from wardroom.store.acquaintances import accounts, reset_for, save_password, use_reset, write_reset
from wardroom.store.database import Database
from wardroom.store.people import (
    find_account,
    load_note,
    load_person,
    new_guest,
    next_epoch,
    note_visit,
    save_account,
    save_name,
    save_note,
)
from wardroom.store.rows import Person
from wardroom.store.stewards import is_bot_of_banned
from wardroom.store.threads import Connected
from wardroom.store.tokens import TokenRow, add_token, find_token, revoke_token, tokens_of

Connection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")

COOKIE = "wardroom"
MEMORY = "wardroom-memory"
"""The cookie by which a browser shows that somebody has signed in there before."""
_HASHING = 2
"""Passwords that are looked at at the same time; nobody who signs in waits for anything else."""
MOST_BOTS = 20
"""Bots of one person."""
RESET_TERM = timedelta(days=1)
"""How long a link serves by which a password is set anew."""
_BOT_MARK = "(bot)"
_YEAR = 365 * 24 * 3600
_LONGEST_ACCOUNT = 40
_LONGEST_PASSWORD = 200
_SHORTEST_PASSWORD = 8

_hasher = PasswordHasher()


class Doorman:
    """Knows people by their cookies, and makes the cookies."""

    def __init__(self, database: Database, secret: str, is_secure: bool) -> None:
        self._database = database
        self._secret = bytes.fromhex(secret)
        self._is_secure = is_secure
        self._threads = ThreadPoolExecutor(_HASHING, thread_name_prefix="door")

    def close(self) -> None:
        """Nobody comes in any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def read_cookie(self, connection: Connection) -> tuple[str, int] | None:
        """The person and the epoch that a genuine cookie names; it may be void by now."""
        value, _, mark = connection.cookies.get(COOKIE, "").rpartition(".")
        if not self._is_signed("cookie", value, mark):
            return None
        person, _, epoch = value.partition(".")
        return person, int(epoch)

    def read_token(self, connection: Connection) -> tuple[str, str] | None:
        """The id and the secret of a genuine token; it may be revoked by now. None if there is none."""
        given = connection.headers.get("authorization", "").removeprefix("Bearer ").strip()
        value, _, mark = given.rpartition("-")
        if not value or not self._is_signed("token", value, mark):
            return None
        _, _, pair = value.partition("-")
        token, _, secret = pair.partition("-")
        return token, secret

    def visitor(self, connection: Connection) -> str | None:
        """Whom a genuine cookie or token names, for counting what they do; None for strangers."""
        if comes_with_token(connection):
            return (self.read_token(connection) or (None,))[0]
        return (self.read_cookie(connection) or (None,))[0]

    async def recognise(self, connection: Connection) -> Person | None:
        """The person of a request, if its cookie is genuine and still holds; whoever shows a token, by that alone.

        Raises Refusal for those who are let in no more.
        """
        if comes_with_token(connection):
            return await self._recognise_bot(connection)
        named = self.read_cookie(connection)
        if named is None:
            return None
        async with self._database.read() as reader:
            known = await load_person(reader, named[0])
        if known is None or known.epoch != named[1]:
            return None
        check_welcome(known)
        await self._note_visit(known)
        return known

    async def _note_visit(self, person: Person) -> None:
        """Remember the day on which somebody was here, once a day: guests who do not come back are forgotten."""
        today = datetime.now(UTC).date().isoformat()
        if person.seen != today:
            async with self._database.write() as writer:
                await note_visit(writer, person.id, today)

    async def _recognise_bot(self, connection: Connection) -> Person | None:
        named = self.read_token(connection)
        if named is None:
            return None
        async with self._database.read() as reader:
            found = await find_token(reader, named[0])
            if found and await is_bot_of_banned(reader, found[1].id):
                return None
        return found[1] if found and hmac.compare_digest(found[0], hash_secret(named[1])) else None

    async def new_bot(self, owner: Person, name: str) -> tuple[TokenRow, str, str]:
        """A bot of somebody's own: the row, what it is called, and the token, which nobody can read again.

        Everybody sees by its name that it is a bot. Raises Refusal for guests, and for whoever has many.
        """
        if owner.account is None:
            raise Refusal("bots-need-account")
        called = clean_name(f"{clean_name(name)} {_BOT_MARK}")
        secret = token_hex(16)
        async with self._database.write() as writer:
            if len(await tokens_of(writer, owner.id)) >= MOST_BOTS:
                raise Refusal("too-many-bots", most=MOST_BOTS)
            bot = await new_guest(writer, called)
            row = TokenRow(token_hex(8), bot.id, owner.id, hash_secret(secret), bot.created)
            await add_token(writer, row)
        value = f"wardroom-{row.id}-{secret}"
        return row, called, f"{value}-{self._sign('token', value)}"

    async def bots_of(self, owner: Person) -> list[tuple[TokenRow, str]]:
        """Somebody's bots, and what they are called."""
        async with self._database.read() as reader:
            return list(await tokens_of(reader, owner.id))

    async def revoke(self, owner: Person, token: str) -> str:
        """A bot is let in no more; the person that it was. Raises Refusal if it is none of the owner's."""
        async with self._database.write() as writer:
            bot = await revoke_token(writer, owner.id, token)
        if bot is None:
            raise Refusal("no-bot")
        return bot

    async def new_guest(self) -> Person:
        """Somebody we have not met before; the name is data, which every reader sees in their own language."""
        async with self._database.write() as writer:
            return await new_guest(writer, f"guest-{1000 + randbelow(9000)}")

    async def progress(self, person: Person) -> dict[str, LessonProgress]:
        """How far somebody has come in lessons, by their ids."""
        async with self._database.read() as reader:
            noted = await load_note(reader, "lessons", person.id)
        return read_progress(noted)

    async def note_progress(self, person: Person, lesson: str, progress: LessonProgress) -> None:
        """Somebody has come so far in a lesson; what was finished once has been finished."""
        async with self._database.write() as writer:
            noted = await load_note(writer, "lessons", person.id)
            await save_note(writer, "lessons", person.id, with_progress(noted, lesson, progress))

    async def habits(self, person: Person, zone: str = "") -> Habits:
        """Where somebody lives, and how; whoever has not said so lives where their browser is."""
        async with self._database.read() as reader:
            noted = await load_note(reader, "habits", person.id)
        if not noted and is_zone(zone):
            return await self._note_habits(person, Habits(zone))
        return read_habits(noted)

    async def change_habits(self, person: Person, wish: HabitsInfo) -> Habits:
        """Somebody lives otherwise; raises Refusal for what cannot be."""
        return await self._note_habits(person, changed(await self.habits(person), wish, datetime.now(UTC)))

    async def _note_habits(self, person: Person, habits: Habits) -> Habits:
        async with self._database.write() as writer:
            await save_note(writer, "habits", person.id, msgspec.json.encode(habits).decode())
        return habits

    def cookie(self, person: Person) -> Cookie:
        """The cookie by which a person is known from now on."""
        return self._cookie(COOKIE, "cookie", f"{person.id}.{person.epoch}")

    def memory(self, person: Person) -> Cookie:
        """The cookie by which a browser shows that somebody has signed in there before; it opens nothing."""
        return self._cookie(MEMORY, "memory", self._sign("account", person.account or ""))

    def has_signed_in(self, connection: Connection, account: str) -> bool:
        """Whether somebody has signed in to an account in this browser before."""
        value, _, mark = connection.cookies.get(MEMORY, "").rpartition(".")
        return self._is_signed("memory", value, mark) and value == self._sign("account", account)

    def _cookie(self, name: str, purpose: str, value: str) -> Cookie:
        return Cookie(
            key=name,
            value=f"{value}.{self._sign(purpose, value)}",
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._is_secure,
        )

    def csrf(self, person: Person) -> str:
        """What a page of ours sends along, and a page of somebody else cannot know."""
        return self._sign("csrf", f"{person.id}.{person.epoch}")

    def check_csrf(self, person: Person, token: str) -> None:
        """Raises Refusal if a request that changes something does not come from our own page."""
        if not self._is_signed("csrf", f"{person.id}.{person.epoch}", token):
            raise Refusal("bad-csrf")

    def _sign(self, purpose: str, text: str) -> str:
        return blake2b(text.encode(), key=self._secret, person=purpose.encode(), digest_size=24).hexdigest()

    def _is_signed(self, purpose: str, text: str, mark: str) -> bool:
        return hmac.compare_digest(mark.encode(), self._sign(purpose, text).encode())

    async def rename(self, person: Person, name: str) -> Person:
        """A person wants to be called otherwise; whoever has an account, like nobody else who has one."""
        cleaned = clean_name(name)
        async with self._database.write() as writer:
            if person.account is not None:
                await check_likeness(writer, person, cleaned)
            await save_name(writer, person.id, cleaned)
        return replace(person, name=cleaned)

    async def called(self, person: Person, name: str) -> Person:
        """A person as they want to be called, before it is kept; raises Refusal as `rename` does."""
        wanted = replace(person, name=clean_name(name))
        if person.account is not None:
            async with self._database.read() as reader:
                await check_likeness(reader, person, wanted.name)
        return wanted

    async def check_name(self, person: Person) -> None:
        """Raises Refusal for a guest whose name could be taken for that of somebody with an account."""
        if person.account is None:
            async with self._database.read() as reader:
                await check_likeness(reader, person, person.name)

    async def open_account(self, person: Person, name: str, password: str) -> Person:
        """A guest gets an account; tables and seats stay theirs."""
        if person.account is not None:
            raise Refusal("has-account")
        cleaned = clean_name(name)
        account = account_name(cleaned)
        hashed = await self._look_at(_hash, password)
        async with self._database.write() as writer:
            await save_account(writer, person.id, cleaned, account, hashed)
            await check_likeness(writer, person, cleaned)
        return replace(person, name=cleaned, account=account, password=hashed, epoch=person.epoch + 1)

    async def sign_in(self, name: str, password: str) -> Person:
        """Raises Refusal for a wrong name or password, without telling which."""
        found = await self._find(name)
        is_right = await self._look_at(_matches, found.password if found else None, password)
        if found is None or not is_right:
            raise Refusal("bad-credentials")
        check_welcome(found)
        return found

    async def _look_at(self, work: Callable[..., T], *given: object) -> T:
        """Passwords take a while to look at, and have threads of their own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def account(self, name: str) -> str:
        """The account that somebody means, as the store knows it; none at all for what cannot be a name."""
        try:
            return account_name(clean_name(name))
        except Refusal:
            return ""

    async def _find(self, name: str) -> Person | None:
        account = self.account(name)
        if not account:
            return None
        async with self._database.read() as reader:
            return await find_account(reader, account)

    async def new_reset(self, name: str) -> tuple[Person, str]:
        """The secret of a link by which somebody sets their password anew, once and within a day.

        Raises Refusal if nobody has such an account.
        """
        found = await self._find(name)
        if found is None:
            raise Refusal("no-person-page", name=name[:LONGEST_NAME])
        secret = token_urlsafe(24)
        until = (datetime.now(UTC) + RESET_TERM).isoformat(timespec="milliseconds")
        async with self._database.write() as writer:
            await write_reset(writer, found.id, hash_secret(secret), until)
        return found, secret

    async def whose_reset(self, secret: str) -> Person:
        """Whose password a link sets anew; raises Refusal if it no longer serves."""
        async with self._database.read() as reader:
            found = await reset_for(reader, hash_secret(secret))
        if found is None:
            raise Refusal("no-reset")
        return found

    async def reset(self, secret: str, password: str) -> Person:
        """Set a password anew by a link, once; whoever was signed in is signed out."""
        found = await self.whose_reset(secret)
        hashed = await self._look_at(_hash, password)
        async with self._database.write() as writer:
            if not await use_reset(writer, hash_secret(secret), found.id, hashed):
                raise Refusal("no-reset")
        return replace(found, password=hashed, epoch=found.epoch + 1)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Somebody wants another password, and knows the one they have; whoever else was signed in is signed out."""
        await self.check_password(person, old)
        hashed = await self._look_at(_hash, new)
        async with self._database.write() as writer:
            await save_password(writer, person.id, hashed)
        return replace(person, password=hashed, epoch=person.epoch + 1)

    async def check_password(self, person: Person, password: str) -> None:
        """Raises Refusal for a wrong password; a guest has none."""
        if person.account is not None and not await self._look_at(_matches, person.password, password):
            raise Refusal("bad-credentials")

    async def sign_out(self, person: Person) -> None:
        """Cookies made so far are void."""
        async with self._database.write() as writer:
            await next_epoch(writer, person.id)


def check_welcome(person: Person) -> None:
    """Raises Refusal for somebody who is let in no more, and says why."""
    if person.banned is not None:
        raise Refusal("banned", why=person.banned)


async def check_likeness(writer: Connected, person: Person, name: str) -> None:
    """Raises Refusal for a name that could be taken for that of somebody else with an account."""
    looks = looks_of(name)
    for other in await accounts(writer):
        if other.id != person.id and looks in (looks_of(other.name), looks_of(other.account or "")):
            raise Refusal("account-alike", name=other.name)


def comes_with_token(connection: Connection) -> bool:
    """Whether somebody shows a token, good or bad: then no cookie counts."""
    return "authorization" in connection.headers


def hash_secret(secret: str) -> str:
    """The store keeps no tokens; they are long and random, so that no salt and no toil is needed."""
    return blake2b(secret.encode(), digest_size=32).hexdigest()


def account_name(name: str) -> str:
    """The name of an account, whatever the case of its letters; raises Refusal if that makes it too long."""
    folded = name.casefold()
    if len(folded) > _LONGEST_ACCOUNT:
        raise Refusal("bad-person", longest=LONGEST_NAME)
    return folded


def _hash(password: str) -> str:
    if not _SHORTEST_PASSWORD <= len(password) <= _LONGEST_PASSWORD:
        raise Refusal("bad-password", shortest=_SHORTEST_PASSWORD, longest=_LONGEST_PASSWORD)
    return _hasher.hash(password)


def _matches(hashed: str | None, password: str) -> bool:
    """Whether it is the password; where there is none, the answer takes as long."""
    try:
        return _hasher.verify(hashed or _nobody(), password[: _LONGEST_PASSWORD + 1]) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return _hasher.hash("nobody has this password")
