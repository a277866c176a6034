"""A table names the rank of its stand-ins, and a proposal knows when it was made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add both; what was proposed before is void."""
    op.add_column("matches", sa.Column("stand_in", sa.String(40), nullable=False, server_default="lieutenant"))
    op.add_column("proposals", sa.Column("at", sa.String(32), nullable=True))
    op.execute("DELETE FROM proposals")


def downgrade() -> None:
    """Forget both."""
    op.drop_column("proposals", "at")
    op.drop_column("matches", "stand_in")
