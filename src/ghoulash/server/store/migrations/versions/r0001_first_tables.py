"""The first tables."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "r0001"
down_revision: Final = None

MOMENT: Final = sa.Double[float]()


def upgrade() -> None:
    """The step itself."""
    op.create_table(
        "browsers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_browsers")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_browsers_token_hash")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("watch_key", sa.Text(), nullable=False),
        sa.Column("fate", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("touched", MOMENT, nullable=False),
        sa.Column("ended", MOMENT, nullable=True),
        sa.Column("rematch", sa.Text(), nullable=True),
        sa.CheckConstraint("fate IN ('gathering', 'playing', 'over', 'closed')", name=op.f("ck_tables_fate")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_index(op.f("ix_tables_fate_public_created"), "tables", ["fate", "public", "created"])
    op.create_index(op.f("ix_tables_fate_touched"), "tables", ["fate", "touched"])

    op.create_table(
        "asides",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_asides_table_id")),
        sa.PrimaryKeyConstraint("table_id", "what", name=op.f("pk_asides")),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_log_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_log")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("entropy", sa.Text(), nullable=True),
        sa.Column("stand_in", sa.Text(), nullable=True),
        sa.Column("blocked", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name=op.f("ck_seats_kind")),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_seats_browser")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_browser"), "seats", ["browser"])

    op.create_table(
        "handovers",
        sa.Column("key_hash", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name=op.f("fk_handovers_table_id_seat")
        ),
        sa.PrimaryKeyConstraint("key_hash", name=op.f("pk_handovers")),
    )
    op.create_index(op.f("ix_handovers_expires"), "handovers", ["expires"])
