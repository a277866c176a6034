"""Matches are analysed, and what was found is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("run", sa.String(32), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("askers", sa.JSON(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=True),
        sa.Column("touched", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("match", "level", name="pk_analyses"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_analyses_match_matches", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("analyses")
