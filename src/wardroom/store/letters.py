"""News from a command at the terminal to the servers of the same database, which they hear once it is durable.

At PostgreSQL they go out as those of any process do. A file of SQLite has one server, which looks for letters.
"""

from sqlalchemy import delete, func, insert, select

from wardroom.store.schema import letters
from wardroom.store.threads import Connected


async def post_letter(connection: Connected, channel: str, letter: str) -> None:
    """Send news with the transaction: nobody hears of what does not happen."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(channel, letter)))
    else:
        await connection.execute(insert(letters).values(text=letter))


async def has_letters(connection: Connected) -> bool:
    """Whether there are news."""
    return (await connection.execute(select(letters.c.id).limit(1))).scalar() is not None


async def take_letters(connection: Connected) -> list[str]:
    """The news, in their order, which are nobody else's from now on."""
    found = (await connection.execute(select(letters).order_by(letters.c.id))).mappings().all()
    if found:
        await connection.execute(delete(letters).where(letters.c.id <= found[-1]["id"]))
    return [row["text"] for row in found]
