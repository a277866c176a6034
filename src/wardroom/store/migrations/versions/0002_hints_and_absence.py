"""Hints can be switched off at a table, and the seat of somebody who does not come can be given to a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what tables and proposals have to remember."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("proposals", sa.Column("absent", sa.Integer, nullable=True))
    op.add_column("proposals", sa.Column("bot", sa.String(40), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("proposals", "bot")
    op.drop_column("proposals", "absent")
    op.drop_column("matches", "hints")
