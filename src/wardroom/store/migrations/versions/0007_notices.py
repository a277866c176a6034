"""People are told what waits for them: the ways to reach them, what they wish, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables of ways, wishes and the outbox."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("trouble", sa.String(120), nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ways_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_ways_person", "ways", ["person"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("wanted", sa.JSON, nullable=False),
        sa.Column("quiet", sa.JSON, nullable=False),
        sa.Column("mail", sa.String(8), nullable=False),
        sa.Column("is_silent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_wishes_person_people", ondelete="CASCADE"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("once", sa.String(120), nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("event", sa.String(8), nullable=False),
        sa.Column("match", sa.String(16), nullable=True),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("touched", sa.String(32), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("once", name="uq_outbox_once"),
        sa.ForeignKeyConstraint(["way"], ["ways.id"], name="fk_outbox_way_ways", ondelete="CASCADE"),
    )
    op.create_index("ix_outbox_way", "outbox", ["way"])
    op.create_index("ix_outbox_due", "outbox", ["state", "due"])


def downgrade() -> None:
    """Forget them."""
    for table in ("outbox", "wishes", "ways"):
        op.drop_table(table)
