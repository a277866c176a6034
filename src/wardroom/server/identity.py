"""Who is asking: a signed cookie for guests and accounts alike, and a token against forged requests."""

import hmac
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from wardroom.engine import Refusal
from wardroom.store.database import Database
from wardroom.store.people import Person, find_account, load_person, new_guest, save_person

COOKIE = "wardroom"
_YEAR = 365 * 24 * 3600
_LONGEST_NAME = 24
_LONGEST_PASSWORD = 200
_SHORTEST_PASSWORD = 8

_hasher = PasswordHasher()


class Doorman:
    """Knows people by their cookies, and makes the cookies."""

    def __init__(self, database: Database, secret: str, is_secure: bool) -> None:
        self._database = database
        self._secret = bytes.fromhex(secret)
        self._is_secure = is_secure

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """The person of a request, if its cookie is genuine and still holds."""
        person, _, rest = connection.cookies.get(COOKIE, "").partition(".")
        epoch, _, mark = rest.partition(".")
        if not epoch.isdigit() or not hmac.compare_digest(mark, self._sign("cookie", f"{person}.{epoch}")):
            return None
        async with self._database.read() as reader:
            known = await load_person(reader, person)
        return known if known and known.epoch == int(epoch) else None

    async def welcome(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """The person of a request, or a new guest."""
        known = await self.recognise(connection)
        if known:
            return known
        async with self._database.write() as writer:
            return await new_guest(writer, f"Guest {token_urlsafe(3)}")

    def cookie(self, person: Person) -> Cookie:
        """The cookie by which a person is known from now on."""
        value = f"{person.id}.{person.epoch}"
        return Cookie(
            key=COOKIE,
            value=f"{value}.{self._sign('cookie', value)}",
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
        if not hmac.compare_digest(token, self.csrf(person)):
            raise Refusal("bad-csrf")

    def _sign(self, purpose: str, text: str) -> str:
        return blake2b(text.encode(), key=self._secret, person=purpose.encode(), digest_size=24).hexdigest()

    async def rename(self, person: Person, name: str) -> Person:
        """A person wants to be called otherwise."""
        person.name = clean_name(name)
        async with self._database.write() as writer:
            await save_person(writer, person)
        return person

    async def open_account(self, person: Person, name: str, password: str) -> Person:
        """A guest gets an account; tables and seats stay theirs."""
        if person.account is not None:
            raise Refusal("has-account")
        person.name = clean_name(name)
        person.account = person.name.casefold()
        person.password = _hash(password)
        person.epoch += 1
        async with self._database.write() as writer:
            await save_person(writer, person)
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """Raises Refusal for a wrong name or password, without telling which."""
        async with self._database.read() as reader:
            found = await find_account(reader, name.strip())
        if found is None or not _matches(found.password or _NOBODY, password):
            raise Refusal("bad-credentials")
        return found

    async def sign_out(self, person: Person) -> None:
        """Cookies made so far are void."""
        person.epoch += 1
        async with self._database.write() as writer:
            await save_person(writer, person)


def clean_name(name: str) -> str:
    """A name as people can read it; raises Refusal for what is none."""
    cleaned = " ".join(name.split())
    if not 0 < len(cleaned) <= _LONGEST_NAME or not cleaned.isprintable():
        raise Refusal("bad-person", longest=_LONGEST_NAME)
    return cleaned


def _hash(password: str) -> str:
    if not _SHORTEST_PASSWORD <= len(password) <= _LONGEST_PASSWORD:
        raise Refusal("bad-password", shortest=_SHORTEST_PASSWORD, longest=_LONGEST_PASSWORD)
    return _hasher.hash(password)


def _matches(hashed: str, password: str) -> bool:
    try:
        return len(password) <= _LONGEST_PASSWORD and _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


_NOBODY = _hasher.hash("nobody has this password")
"""Compared when there is no such account, so that the answer takes as long."""
