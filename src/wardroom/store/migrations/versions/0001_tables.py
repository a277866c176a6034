"""The first schema: people, matches, seats, moments, chat and proposals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), unique=True, nullable=True),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("moved", sa.String(32), nullable=False),
        sa.Column("seal", sa.JSON, nullable=False),
        sa.Column("opening", sa.JSON, nullable=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("saved", sa.JSON, nullable=True),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
    )
    op.create_index("ix_matches_open", "matches", ["status", "is_public", "created"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("hot", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(64), nullable=True),
        sa.Column("contribution", sa.String(64), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "moments",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("play", sa.String(200), nullable=True),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("ix_chat_match", "chat", ["match"])
    op.create_table(
        "proposals",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_proposals_match", "proposals", ["match"])


def downgrade() -> None:
    """Drop the tables."""
    for name in ("proposals", "chat", "moments", "seats", "matches", "people", "settings"):
        op.drop_table(name)
