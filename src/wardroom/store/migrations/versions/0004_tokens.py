"""People have bots, which come over the network with tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table of tokens."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["bot"], ["people.id"], name="fk_tokens_bot_people"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_tokens_owner_people"),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("tokens")
