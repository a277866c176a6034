"""People in the database: guests and accounts."""

from dataclasses import asdict, dataclass
from secrets import token_hex

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wardroom.engine import Refusal
from wardroom.store.matches import now
from wardroom.store.schema import people, settings


@dataclass(slots=True)
class Person:
    """Somebody who plays; `epoch` is part of the cookie, so that signing out makes older cookies void."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    epoch: int = 0
    created: str = ""


async def new_guest(connection: AsyncConnection, name: str) -> Person:
    """Somebody we have not met before."""
    person = Person(token_hex(16), name, created=now())
    await connection.execute(insert(people).values(**asdict(person)))
    return person


async def load_person(connection: AsyncConnection, person: str) -> Person | None:
    """Somebody we know."""
    row = (await connection.execute(select(people).where(people.c.id == person))).mappings().first()
    return Person(**row) if row else None


async def find_account(connection: AsyncConnection, account: str) -> Person | None:
    """The person with this account name, whatever the case of its letters."""
    row = (await connection.execute(select(people).where(people.c.account == account.casefold()))).mappings().first()
    return Person(**row) if row else None


async def save_person(connection: AsyncConnection, person: Person) -> None:
    """Write a person; raises Refusal if the account name is taken."""
    try:
        await connection.execute(update(people).where(people.c.id == person.id).values(**asdict(person)))
    except IntegrityError:
        raise Refusal("account-taken", name=person.name) from None


async def secret_setting(connection: AsyncConnection, name: str) -> str:
    """A random secret of this installation, made once."""
    found = (await connection.execute(select(settings.c.value).where(settings.c.name == name))).scalar()
    if found is not None:
        return str(found)
    made = token_hex(32)
    await connection.execute(insert(settings).values(name=name, value=made))
    return made
