"""Lines of an export: a header, a row of a table each, and the last, which has the hash of all before it.

A row is read as its table has it (`row_types`), its texts as what they stand for (`row_texts`), so that
nothing is written of an export that does not fit. Every error names the line.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Table

from judge.language.names import is_game_name
from judge.store import upgrade
from judge.store.errors import StoreError
from judge.store.maintenance.row_texts import require_texts
from judge.store.maintenance.row_types import typed
from judge.store.schema import (
    Base,
    EventRow,
    GameRow,
    InboxRow,
    MarkRow,
    OtherAddressRow,
    OutboxRow,
    ParkedRow,
    PersonRow,
    PictureRow,
    SeatRow,
    SecretRow,
    SnapshotRow,
    TokenRow,
    UpkeepRow,
)

FORMAT = 1
_ROWS: tuple[type[Base], ...] = (
    PersonRow,
    OtherAddressRow,
    GameRow,
    SnapshotRow,
    EventRow,
    SeatRow,
    InboxRow,
    OutboxRow,
    PictureRow,
    TokenRow,
    ParkedRow,
    MarkRow,
    UpkeepRow,
    SecretRow,
)
TABLES: Mapping[str, Table] = {row.__tablename__: Base.metadata.tables[row.__tablename__] for row in _ROWS}
"""The tables that move, each after those it points to; what processes here did and found stays
(`health`, `verified`, `faulty_mail`)."""
NUMBERED = (PersonRow.__tablename__, InboxRow.__tablename__, OutboxRow.__tablename__)
"""Tables whose numbers are never given twice, even after a row was deleted."""
_MOST = 2**63
"""Beyond any number of a row."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of an export, its columns as the database takes them."""

    number: int
    table: str
    row: dict[str, Any]

    def wrong(self, why: object) -> StoreError:
        """The error that says what is wrong with it."""
        return StoreError(f"line {self.number}: {why}")


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: the game, "" for a whole judge, and then the last number given out by table."""

    game: str
    numbers: Mapping[str, int]


def header(game: str | None, numbers: Mapping[str, int] | None = None) -> dict[str, Any]:
    """The first line of an export of this judge."""
    first = {"judge": "export", "format": FORMAT, "revision": upgrade.head(), "game": game}
    return first if numbers is None else {**first, "numbers": numbers}


def signed(first: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Header, rows, and the line by which a whole export is known."""
    digest, count = hashlib.sha256(), 0
    line = _written(first)
    digest.update(line.encode())
    yield line
    for count, row in enumerate(rows, 1):  # noqa: B007  # how many there were is said at the end
        line = _written(row)
        digest.update(line.encode())
        yield line
    yield _written({"rows": count, "sha256": digest.hexdigest()})


def _written(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def plain(value: Any) -> Any:
    """A value of a column as a line has it: a moment and bytes as text."""
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, (bytes, memoryview)):
        return base64.b64encode(bytes(value)).decode("ascii")
    return value


def read_export(lines: Iterable[str]) -> tuple[Header, Iterator[Line]]:
    """The header and the rows of an export; StoreError, at the latest at its end, if anything is wrong."""
    values = _values(lines)
    first = next(values, None)
    if first is None:
        raise StoreError("the file is empty")
    return _header(first[1]), (_line(number, value) for number, value in values)


def _values(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    digest, count, ended = hashlib.sha256(), -1, False
    for number, line in enumerate(lines, 1):
        if ended:
            raise StoreError(f"line {number}: there is something behind the end of the export")
        value = _value(number, line)
        if "sha256" in value and "table" not in value:
            if value != {"rows": count, "sha256": digest.hexdigest()}:
                raise StoreError("the export was changed or is not whole: its hash differs")
            ended = True
            continue
        digest.update(line.encode(errors="surrogatepass"))
        count += 1
        yield number, value
    if not ended:
        raise StoreError("the export is not whole: its last line is missing")


def _value(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"line {number} is no line of an export: {error}") from error
    if not isinstance(value, dict):
        raise StoreError(f"line {number} is no line of an export")
    return value


def _header(value: Mapping[str, Any]) -> Header:
    if value.get("judge") != "export" or value.get("format") != FORMAT:
        raise StoreError("this is no export of `judge export`")
    revision, game = value.get("revision"), value.get("game")
    if revision != upgrade.head():
        raise StoreError(
            f"this export is of a judge with revision {revision!r:.20}, this one has {upgrade.head()}: "
            "bring both judges to the same version, and export again"
        )
    if game is None:
        return Header("", _numbers(value.get("numbers")))
    if not isinstance(game, str) or not is_game_name(game):
        raise StoreError(f"line 1: no game can be called {game!r:.60}")
    return Header(game, {})


def _numbers(value: object) -> dict[str, int]:
    """The last numbers given out, of each table that is numbered."""
    if not isinstance(value, dict) or value.keys() != {*NUMBERED}:
        raise StoreError(f"line 1: its numbers are not those of {', '.join(NUMBERED)}")
    if not all(type(last) is int and 0 <= last < _MOST for last in value.values()):
        raise StoreError("line 1: its numbers are none that can be given out")
    return value


def _line(number: int, value: Mapping[str, Any]) -> Line:
    name, row = value.get("table"), value.get("row")
    if not isinstance(name, str) or name not in TABLES:
        raise StoreError(f"line {number}: there is no table {name!r:.60} here")
    if not isinstance(row, dict) or len(value) > len(("table", "row")):
        raise StoreError(f"line {number} is no row of {name}")
    try:
        read = typed(TABLES[name], row)
        require_texts(name, read)
    except ValueError as error:
        raise StoreError(f"line {number}: {error}") from error
    return Line(number, name, read)
