"""Moments remember whether the house gave the answer."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Of older answers nobody knows: they count as people's own."""
    op.add_column("moments", sa.Column("is_given", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("moments", "is_given")
