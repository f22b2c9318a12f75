"""Column types of our own: moments in UTC, and numbers that SQLite never gives out twice."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import BigInteger, DateTime, Dialect, Integer
from sqlalchemy.types import TypeDecorator, TypeEngine

BIG = BigInteger().with_variant(Integer(), "sqlite")
"""A row's number; SQLite counts only INTEGER columns up by itself."""


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: aware in, aware in UTC out; a naive datetime is refused with ValueError."""

    impl = DateTime
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[datetime]:
        """PostgreSQL keeps moments as such, SQLite as text that sorts by time."""
        return dialect.type_descriptor(DateTime(timezone=dialect.name != "sqlite"))

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment in UTC, as the database keeps it."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment without a time zone cannot be stored: {value!r}")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  # SQLAlchemy's signature
        """The moment of the database, which is in UTC, said to be so."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
