"""The tables of the database. A match is its head, its seats and an append-only log of moments.

A moment is an answer or a taking back; `(match, sequence)` is unique, so that a moment happens once, whoever tries.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True, nullable=True),
    Column("password", Text, nullable=True),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", String(32), nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("bot", String(32), ForeignKey("people.id"), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False),
    Column("created", String(32), nullable=False),
)
"""A bot of `owner` that comes over the network is a person of its own, without a password."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", String(32), nullable=False),
    Column("moved", String(32), nullable=False),
    Column("seal", JSON, nullable=False),
    Column("opening", JSON, nullable=True),
    Column("sequence", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("saved", JSON, nullable=True),
    Column("waiting", JSON, nullable=False),
    Column("result", JSON, nullable=True),
    Column("hints", Boolean, nullable=False, server_default=true(), info={"usual": True}),
    Column("stand_in", String(40), nullable=False, server_default="lieutenant", info={"usual": "lieutenant"}),
    Column("resealed", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Column("sealing", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Column("origin", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Column("upgrades", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Index("ix_matches_open", "status", "is_public", "created"),
)
"""`seal` holds the secret too; `opening` is line 0; `saved` is the last turn boundary and where the dice stand.

`resealed` are the seals that came later, `sealing` is one that is being made, `origin` what the match plays on from,
`upgrades` the times that other rules were installed meanwhile.
Columns with a `usual` value came later: rows of older backups have none for them.
"""

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=False),
    Column("hot", Boolean, nullable=False),
    Column("link", String(64), nullable=True),
    Column("contribution", String(64), nullable=False),
    Column("resigned", Boolean, nullable=False, default=False),
)
"""A bot's seat that has a person is theirs: the bot plays for them until they come back."""

moments = Table(
    "moments",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("play", String(200), nullable=True),
    Column("dice", Text, nullable=False),
    Column("told", JSON, nullable=False),
    Column("at", String(32), nullable=False),
    Column("is_given", Boolean, nullable=False, server_default=false(), info={"usual": False}),
)
"""With a play: line `line` of the log. Without one: the log was taken back to line `line`."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", String(500), nullable=False),
    Column("at", String(32), nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("absent", Integer, nullable=True, info={"usual": None}),
    Column("bot", String(40), nullable=True, info={"usual": None}),
    Column("at", String(32), nullable=True, info={"usual": None}),
    sqlite_autoincrement=True,
)
"""Numbers are never used again: whoever agrees to a proposal means that one.

`absent` is the seat that `bot` is to play for somebody who does not come; `at` is when it was proposed.
"""
