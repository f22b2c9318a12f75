"""Tables as classes with typed columns, on SQLAlchemy's Core.

The classes of its ORM read the same, but it takes 8 MB, and nothing here maps rows to objects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from types import NoneType
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from sqlalchemy import Boolean, Column, ColumnElement, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

from judge.store.codec import UtcDateTime

_NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
_TYPES: Mapping[type, TypeEngine[Any]] = {
    bool: Boolean(),
    bytes: LargeBinary(),
    datetime: UtcDateTime(),
    int: Integer(),
    str: Text(),
}


class Base:
    """A table: the annotations `ColumnElement[...]` of a subclass are its columns, NULL only with `| None`.

    SQLAlchemy takes the class where it takes a table. Constraints are named, so that a migration can change
    them.
    """

    metadata: ClassVar = MetaData(naming_convention=_NAMES)
    __tablename__: ClassVar[str]
    __table_args__: ClassVar[Sequence[SchemaItem]] = ()
    """Constraints and indexes."""
    __table_options__: ClassVar[Mapping[str, Any]] = {}
    __table__: ClassVar[Table]

    def __init_subclass__(cls) -> None:
        columns = [
            vars(cls).get(name, column())(name, *get_args(hint))
            for name, hint in get_type_hints(cls).items()
            if get_origin(hint) is ColumnElement
        ]
        more, options = cls.__table_args__, cls.__table_options__
        cls.__table__ = Table(cls.__tablename__, cls.metadata, *columns, *more, **options)
        for one in columns:
            setattr(cls, one.name, one)

    @classmethod
    def __clause_element__(cls) -> Table:
        """Return what SQLAlchemy writes for the class."""
        return cls.__table__


def column(*parts: Any, kind: TypeEngine[Any] | None = None, **options: Any) -> Any:
    """Declare what a column's annotation does not tell: foreign keys, another type, options of `Column`."""
    return partial(_column, parts, kind, options)


def _column(
    parts: Sequence[Any], kind: TypeEngine[Any] | None, options: Mapping[str, Any], name: str, annotated: Any
) -> Column[Any]:
    types = get_args(annotated) or (annotated,)
    type_ = _TYPES[types[0]] if kind is None else kind
    return Column(name, type_, *parts, nullable=NoneType in types, **options)


def partial_index(name: str, *columns: str, where: str) -> Index:
    """Declare an index of the rows for which a condition holds.

    SQLAlchemy's own option for it names each database, and loads what it knows of PostgreSQL, 2 MB.
    """
    return Index(name, *columns, info={"where": where})
