"""Tables have clocks, and say what they wait for; a pause has an end."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add all that."""
    op.add_column("matches", sa.Column("asked", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("clock", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("due", sa.String(32), nullable=True))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.add_column("proposals", sa.Column("until", sa.String(32), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("proposals", "until")
    op.drop_index("ix_matches_due", "matches")
    op.drop_column("matches", "due")
    op.drop_column("matches", "clock")
    op.drop_column("matches", "asked")
