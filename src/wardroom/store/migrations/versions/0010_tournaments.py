"""Tournaments, who plays in them, and who meets whom."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add their three tables."""
    op.create_table(
        "tournaments",
        *(sa.Column(name, sa.String(size), nullable=False) for name, size in (("id", 16), ("title", 80), ("game", 60))),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("rounds", "size", "most")),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("until", sa.String(32), nullable=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tournaments_host_people"),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "created"])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "entry", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_entries_tournament_tournaments", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_entries_person_people"),
    )
    op.create_index("ix_entries_person", "entries", ["person"])
    op.create_table(
        "bouts",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("entries", sa.JSON(), nullable=False),
        sa.Column("match", sa.String(16), nullable=True),
        sa.Column("places", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="pk_bouts"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_bouts_tournament_tournaments", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_bouts_match", "bouts", ["match"])


def downgrade() -> None:
    """Forget them."""
    for name in ("bouts", "entries", "tournaments"):
        op.drop_table(name)
