"""The tables of the database. A match is its head, its seats and an append-only log of moments.

A moment is an answer or a taking back; `(match, sequence)` is unique, so that a moment happens once, whoever tries.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
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
    Column("is_steward", Boolean, nullable=False, server_default=false(), info={"usual": False}),
    Column("banned", Text, nullable=True, info={"usual": None}),
    Column("seen", String(10), nullable=True, info={"usual": None}),
)
"""`banned` is why somebody is let in no more, `seen` the day on which they were here last."""

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
    Column("is_rated", Boolean, nullable=False, server_default=false(), info={"usual": False}),
    Column("series", String(16), nullable=True, index=True, info={"usual": None}),
    Column("rematch", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Column("asked", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Column("clock", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Column("due", String(32), nullable=True, index=True, info={"usual": None}),
    Column("cards_mark", String(16), nullable=True, index=True, info={"usual": None}),
    Column("cards_name", String(80), nullable=False, server_default=text("''"), info={"usual": ""}),
    Column("cards_owner", String(32), nullable=True, index=True, info={"usual": None}),
    Column("cards_by", String(40), nullable=False, server_default=text("''"), info={"usual": ""}),
    Column("tournament", String(16), nullable=True, info={"usual": None}),
    Column("noted", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Index("ix_matches_open", "status", "is_public", "created"),
)
"""`seal` holds the secret too; `opening` is line 0; `saved` is the last turn boundary and where the dice stand.

`resealed` are the seals that came later, `sealing` is one that is being made, `origin` what the match plays on from,
`upgrades` the times that other rules were installed meanwhile; `series` is the first of the matches that were asked for
again and again, `rematch` how the next one was asked for; `asked` is what the seats that are waited for are asked,
`clock` the chronometer of a table that has one, and `due` the instant at which the first of its clocks runs out;
`tournament` is the one that the match is played in, `noted` what stewards have done here; the `cards` are those of a
set, and who owns it is remembered without a reference, since people may leave.
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
    Column("left_by", String(32), nullable=True, info={"usual": None}),
    Column("invited", String(32), nullable=True, index=True, info={"usual": None}),
)
"""A bot's seat that has a person is theirs: the bot plays for them until they come back.

`left_by` is who gave the match up there; `invited` is for whom a free seat is kept.
"""

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
    Column("until", String(32), nullable=True, info={"usual": None}),
    sqlite_autoincrement=True,
)
"""Numbers are never used again: whoever agrees to a proposal means that one.

`absent` is the seat that `bot` is to play for somebody who does not come; `at` is when it was proposed, `until`
the instant until which a table is to rest.
"""

ratings = Table(
    "ratings",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("at", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("note", String(12), nullable=False),
    Index("ix_ratings_curve", "person", "game", "at"),
)
"""What somebody's strength is believed to be after a match; the last of a game is what it is now.

A match is rated once: its rows are unique, whoever tries. `note` says what was unusual about it.
"""

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("about", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
"""What somebody wrote down for themselves about a match or a person."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", String(32), nullable=False),
)
"""Whom somebody does not want to hear (`mute`), or to have anything to do with (`block`)."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("match", String(16), nullable=True),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("is_open", Boolean, nullable=False),
)
"""What somebody has told those who keep the house about somebody else."""

resets = Table(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("until", String(32), nullable=False),
    UniqueConstraint("person"),
)
"""Links by which a password is set anew, once each: their hashes, and until when they serve."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("game", String(60), nullable=False),
    Column("options", JSON, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("until", String(32), nullable=True),
    Column("created", String(32), nullable=False),
    Column("clock", JSON(none_as_null=True), nullable=True, info={"usual": None}),
    Index("ix_tournaments_status", "status", "created"),
)
"""`status` is entry, playing, over or closed; `round` the number of the last one that was paired, `until` its term.

`clock` is the rule of the clocks of its matches, if they have any.
"""

entries = Table(
    "entries",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=False),
    Column("lot", Integer, nullable=False),
    Column("before", JSON, nullable=False),
)
"""`kind` is person, bot, invited or substitute; numbers are seeds once it is played. `before` is who played earlier."""

bouts = Table(
    "bouts",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("entries", JSON, nullable=False),
    Column("match", String(16), nullable=True, index=True),
    Column("places", JSON(none_as_null=True), nullable=True),
    Column("reason", Text, nullable=False),
)
"""A table of a round, and its match if it is no free round. `reason` is why it was judged, if it was."""
ways = Table(
    "ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("about", JSON, nullable=False),
    Column("state", String(12), nullable=False),
    Column("trouble", String(120), nullable=False),
    Column("lost", Integer, nullable=False),
    Column("since", String(32), nullable=False),
    Column("created", String(32), nullable=False),
)
"""How a person can be reached: a browser that takes pushes, an e-mail address, a webhook.

`state` holds since `since`; `trouble` is what the other end said, `lost` how many messages it did not take.
"""

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("wanted", JSON, nullable=False),
    Column("quiet", JSON, nullable=False),
    Column("mail", String(8), nullable=False),
    Column("is_silent", Boolean, nullable=False),
)
"""What a person wants to hear of, by which kinds of ways, and when; whoever has no row has the usual wishes."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("once", String(120), unique=True, nullable=False),
    Column("way", String(32), ForeignKey("ways.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("event", String(8), nullable=False),
    Column("match", String(16), nullable=True),
    Column("facts", JSON, nullable=False),
    Column("state", String(8), nullable=False),
    Column("due", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("touched", String(32), nullable=False),
    Column("created", String(32), nullable=False),
    Index("ix_outbox_due", "state", "due"),
)
"""What is to be told over one way: `waiting` until it is due, `sending` while one process has it, then `sent`,
`dropped` or `failed`. `once` says what it is about: so it is queued once, whoever notices."""
analyses = Table(
    "analyses",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("level", String(16), primary_key=True),
    Column("run", String(32), nullable=False),
    Column("done", Float, nullable=False),
    Column("askers", JSON, nullable=False),
    Column("found", JSON(none_as_null=True), nullable=True),
    Column("touched", String(32), nullable=False),
)
"""What an analysis has found so far; `run` is whoever is at it, and empty if nobody is."""

sets = Table(
    "sets",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("name", String(80), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=True, index=True),
    Column("mark", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("own", Integer, nullable=False),
    Column("whole", Integer, nullable=False),
    Column("changed", String(32), nullable=False),
    Index("ix_sets_mark", "game", "mark"),
)
"""Sets of cards that tables can be opened with. Those without an owner are offered by the house."""

cards = Table(
    "cards",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("mark", String(16), primary_key=True),
    Column("texts", JSON, nullable=False),
)
"""What stands in all the tables of a set, by their mark; it is never changed, as matches are played with it."""

deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", String(32), nullable=False),
    Column("steward", String(32), nullable=True),
    Column("kind", String(20), nullable=False),
    Column("about", String(32), nullable=False, index=True),
    Column("facts", JSON, nullable=False),
    Column("why", Text, nullable=False),
    Column("before", JSON, nullable=False),
    Column("undoes", Integer, nullable=True),
    sqlite_autoincrement=True,
)
"""What stewards have done: rows are added, and the database itself refuses to change one or to take one out.

`steward` is nobody where it was done at the terminal; `about` the match, person, report, way or tournament it was done
to; `before` what undoing needs. To undo a deed is a deed of its own, which `undoes` it. No name stands here that a
person who is forgotten would leave behind: people are known by their ids.
"""

letters = Table(
    "letters",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""News for the server of a file of SQLite, from a command at the terminal; the server takes them out."""
