"""Sets of cards of people's own, what stands in them, and which of them a match is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0013"


def upgrade() -> None:
    """Add both tables, and four columns to matches: older ones of other cards know their mark from their rules."""
    op.create_table(
        "sets",
        *(sa.Column(name, sa.String(size), nullable=False) for name, size in (("id", 16), ("game", 60), ("name", 80))),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("mark", sa.String(16), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("version", "own", "whole")),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sets"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_sets_owner_people"),
    )
    op.create_index("ix_sets_owner", "sets", ["owner"])
    op.create_index("ix_sets_mark", "sets", ["game", "mark"])
    op.create_table(
        "cards",
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.Column("texts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "mark", name="pk_cards"),
    )
    op.add_column("matches", sa.Column("cards_mark", sa.String(16), nullable=True))
    op.add_column("matches", sa.Column("cards_name", sa.String(80), nullable=False, server_default=sa.text("''")))
    op.add_column("matches", sa.Column("cards_owner", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("cards_by", sa.String(40), nullable=False, server_default=sa.text("''")))
    op.create_index("ix_matches_cards_mark", "matches", ["cards_mark"])
    op.create_index("ix_matches_cards_owner", "matches", ["cards_owner"])


def downgrade() -> None:
    """Forget them: matches that are played with own cards find them in a folder, or not at all."""
    for name in ("cards_owner", "cards_mark"):
        op.drop_index(f"ix_matches_{name}", "matches")
    for name in ("cards_by", "cards_owner", "cards_name", "cards_mark"):
        op.drop_column("matches", name)
    for name in ("cards", "sets"):
        op.drop_table(name)
