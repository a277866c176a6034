"""Stewards, what they have done, news from the terminal, and clocks in tournaments."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_REFUSAL = """
CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'what stewards have done is never changed'; END $$
"""


def _columns() -> tuple[tuple[str, "sa.Column[Any]"], ...]:
    return (
        ("people", sa.Column("is_steward", sa.Boolean(), nullable=False, server_default=sa.false())),
        ("people", sa.Column("banned", sa.Text(), nullable=True)),
        ("people", sa.Column("seen", sa.String(10), nullable=True)),
        ("matches", sa.Column("noted", sa.JSON(), nullable=True)),
        ("tournaments", sa.Column("clock", sa.JSON(), nullable=True)),
    )


def upgrade() -> None:
    """Add all that. Deeds are never changed: the database sees to it itself."""
    for table, column in _columns():
        op.add_column(table, column)
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("steward", sa.String(32), nullable=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.Column("undoes", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deeds_about", "deeds", ["about"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sqlite_autoincrement=True,
    )
    _keep_deeds()


def _keep_deeds() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_REFUSAL)
        op.execute(
            "CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE ON deeds FOR EACH ROW EXECUTE FUNCTION deeds_stay()"
        )
        return
    for what in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER deeds_stay_{what.lower()} BEFORE {what} ON deeds "
            "BEGIN SELECT RAISE(ABORT, 'what stewards have done is never changed'); END"
        )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("letters")
    op.drop_table("deeds")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION deeds_stay()")
    for table, column in _columns():
        op.drop_column(table, column.name)
