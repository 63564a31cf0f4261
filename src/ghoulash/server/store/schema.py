"""The tables of the database; `docs/decisions/0008-the-server.md` says what each is for."""

from typing import Final

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)
"""Every constraint has a name, so that a migration can say which."""

MOMENT: Final = Double[float]()
"""In seconds, as `time.time()` counts them."""

browsers: Final = Table(
    "browsers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("created", MOMENT, nullable=False),
    Column("seen", MOMENT, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("watch_key", Text, nullable=False),
    Column("fate", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", MOMENT, nullable=False),
    Column("touched", MOMENT, nullable=False),
    Column("ended", MOMENT),
    Column("rematch", Text),
    CheckConstraint("fate IN ('gathering', 'playing', 'over', 'closed')", name="fate"),
    Index(None, "fate", "public", "created"),
    Index(None, "fate", "touched"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("browser", Integer, ForeignKey(browsers.c.id), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("entropy", Text),
    Column("stand_in", Text),
    Column("blocked", Text, nullable=False),
    CheckConstraint("kind IN ('open', 'person', 'bot')", name="kind"),
)

handovers: Final = Table(
    "handovers",
    metadata,
    Column("key_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", MOMENT, nullable=False, index=True),
    ForeignKeyConstraint(["table_id", "seat"], [seats.c.table_id, seats.c.seat]),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("message", Text),
    Column("lines", Text, nullable=False),
    Column("at", MOMENT, nullable=False),
)

asides: Final = Table(
    "asides",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("what", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
