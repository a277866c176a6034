"""Bots that come over the network: people of their own in the database, each with an owner and the hash of a token."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from wardroom.store.people import next_epoch
from wardroom.store.rows import Person
from wardroom.store.schema import people, tokens
from wardroom.store.threads import Connected


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A token: by its id somebody finds it, by its hash they are believed."""

    id: str
    bot: str
    owner: str
    hash: str
    created: str


async def add_token(connection: Connected, row: TokenRow) -> None:
    """A bot gets a token."""
    values = {"id": row.id, "bot": row.bot, "owner": row.owner, "hash": row.hash, "created": row.created}
    await connection.execute(insert(tokens).values(**values))


async def find_token(connection: Connected, token: str) -> tuple[str, Person] | None:
    """The hash of a token and the bot that it belongs to, unless it was revoked."""
    wanted = select(tokens.c.hash, *people.c).join(people, people.c.id == tokens.c.bot).where(tokens.c.id == token)
    row = (await connection.execute(wanted)).mappings().first()
    return (row["hash"], Person(**{column.name: row[column.name] for column in people.c})) if row else None


async def tokens_of(connection: Connected, owner: str) -> Sequence[tuple[TokenRow, str]]:
    """The tokens of somebody's bots, the oldest first, and what the bots are called."""
    wanted = select(tokens, people.c.name).join(people, people.c.id == tokens.c.bot).where(tokens.c.owner == owner)
    rows = await connection.execute(wanted.order_by(tokens.c.created, tokens.c.id))
    return [(TokenRow(*row[:-1]), row[-1]) for row in rows]


async def revoke_token(connection: Connected, owner: str, token: str) -> str | None:
    """A token of one's own opens nothing any more; the bot that it belonged to, if there was one."""
    wanted = (tokens.c.id == token) & (tokens.c.owner == owner)
    bot: str | None = (await connection.execute(select(tokens.c.bot).where(wanted))).scalar()
    if bot is not None:
        await connection.execute(delete(tokens).where(wanted))
        await next_epoch(connection, bot)
    return bot
