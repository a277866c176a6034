"""Ratings, matches that are played again, invitations by name, notes, and whom somebody does not want to meet."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add all that; matches of before are not rated."""
    op.add_column("matches", sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("series", sa.String(16), nullable=True))
    op.add_column("matches", sa.Column("rematch", sa.JSON, nullable=True))
    op.create_index("ix_matches_series", "matches", ["series"])
    op.add_column("seats", sa.Column("left_by", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("invited", sa.String(32), nullable=True))
    op.create_index("ix_seats_invited", "seats", ["invited"])
    _ratings()
    _company()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("note", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_ratings"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_ratings_match_matches", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person_people"),
    )
    op.create_index("ix_ratings_curve", "ratings", ["person", "game", "at"])


def _company() -> None:
    op.create_table(
        "notes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "about", name="pk_notes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notes_person_people"),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person_people"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_blocks_other_people"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("match", sa.String(16), nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_resets"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_resets_person_people"),
        sa.UniqueConstraint("person", name="uq_resets_person"),
    )


def downgrade() -> None:
    """Forget it."""
    for table in ("resets", "reports", "blocks", "notes", "ratings"):
        op.drop_table(table)
    op.drop_index("ix_seats_invited", "seats")
    op.drop_column("seats", "invited")
    op.drop_column("seats", "left_by")
    op.drop_index("ix_matches_series", "matches")
    op.drop_column("matches", "rematch")
    op.drop_column("matches", "series")
    op.drop_column("matches", "is_rated")
