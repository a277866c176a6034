"""A match knows the tournament that it is played in."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def upgrade() -> None:
    """Matches of tournaments that are there already are found by their bouts."""
    op.add_column("matches", sa.Column("tournament", sa.String(16), nullable=True))
    op.execute("UPDATE matches SET tournament = (SELECT bouts.tournament FROM bouts WHERE bouts.match = matches.id)")


def downgrade() -> None:
    """Forget it: the bouts still know their matches."""
    op.drop_column("matches", "tournament")
