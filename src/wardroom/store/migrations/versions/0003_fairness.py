"""A table names the rank of its stand-ins, where it plays on from, and its further seals; proposals have a term."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add all that; what was proposed before is void."""
    op.add_column("matches", sa.Column("stand_in", sa.String(40), nullable=False, server_default="lieutenant"))
    op.add_column("matches", sa.Column("resealed", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("sealing", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("origin", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("upgrades", sa.JSON, nullable=True))
    op.add_column("proposals", sa.Column("at", sa.String(32), nullable=True))
    op.execute("DELETE FROM proposals")


def downgrade() -> None:
    """Forget it."""
    op.drop_column("proposals", "at")
    op.drop_column("matches", "upgrades")
    op.drop_column("matches", "origin")
    op.drop_column("matches", "sealing")
    op.drop_column("matches", "resealed")
    op.drop_column("matches", "stand_in")
