"""A game of another judge becomes one of this judge: its people by address, its record as it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, insert, select, update

from judge.service.ports import NOWHERE
from judge.store.codec import decode_game
from judge.store.errors import StoreError
from judge.store.games import parts
from judge.store.json_changes import people_named, renumbered
from judge.store.maintenance.transfer import read_lines, typed
from judge.store.schema import EventRow, GameRow, OtherAddressRow, PersonRow, SeatRow, SnapshotRow

_FLAGS = ("verified", "name", "zone", "entry", "style")


def import_game(connection: Connection, lines: Iterable[str], name: str | None = None) -> str:
    """Add an exported game, as `name` if one is given; the name it has here."""
    values = read_lines(lines)
    header = next(values, None)
    if header is None or not header["game"]:
        raise StoreError("this is no export of one game: `judge export --game NAME` makes one")
    rows = list(values)
    here = name or header["game"]
    if connection.scalar(select(GameRow.name).where(GameRow.name == here)):
        raise StoreError(f"there is a game called {here} already; give it another name with --as")
    numbers = {one["row"]["id"]: _person(connection, typed(one)) for one in rows if one["table"] == "person"}
    for one in rows:
        if one["table"] == "game":
            _add_game(connection, typed(one), here, numbers)
    for one in rows:
        if one["table"] in ("snapshot", "event"):
            _add_record(connection, one["table"], {**typed(one), "game": here}, numbers)
    return here


def _person(connection: Connection, row: Mapping[str, Any]) -> int:
    """The number that somebody has here; a newcomer of the address becomes him."""
    known = connection.execute(
        select(PersonRow.id, PersonRow.verified).where(PersonRow.address == row["address"])
    ).one_or_none()
    left = row["address"].endswith(NOWHERE)
    also = select(OtherAddressRow.person).where(OtherAddressRow.address == row["address"])
    if (owner := connection.scalars(also).one_or_none()) is not None:
        return owner
    if known is not None and not left:
        if not known.verified:
            entry = {key: row[key] for key in _FLAGS}
            connection.execute(update(PersonRow).where(PersonRow.id == known.id).values(**entry))
        return int(known.id)
    fresh = {key: value for key, value in row.items() if key != "id"}
    unique = f"imported.{row['id']}{NOWHERE}" if left else row["address"]
    added = insert(PersonRow).values(**{**fresh, "address": unique}).returning(PersonRow.id)
    number = int(connection.scalars(added).one())
    if left:
        own = update(PersonRow).where(PersonRow.id == number)
        connection.execute(own.values(address=f"{number}{NOWHERE}"))
    return number


def _add_game(connection: Connection, row: Mapping[str, Any], here: str, numbers: Mapping[int, int]) -> None:
    unknown = {number for number in people_named(row["state"]) if number} - numbers.keys()
    if unknown:
        raise StoreError(f"the export names people that are not in it: {sorted(unknown)}")
    state = json.dumps(
        {**json.loads(renumbered(row["state"], numbers)), "name": here},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    game = decode_game(state)
    connection.execute(insert(GameRow).values(**{**row, "name": here, "state": state, "version": 1}))
    seats = [
        {"game": here, "person": person, "part": part, "power": power}
        for person, part, power in dict.fromkeys(parts(game))
    ]
    connection.execute(insert(SeatRow), seats)


def _add_record(connection: Connection, table: str, row: dict[str, Any], numbers: Mapping[int, int]) -> None:
    if table == "event":
        row = {**row, "body": renumbered(row["body"], numbers)}
    connection.execute(insert(SnapshotRow if table == "snapshot" else EventRow).values(**row))
