"""A game of another judge becomes one of this judge: its people by address, its record as it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert, select, update

from judge.game.check import game_findings, position_findings
from judge.game.phases.expiry import next_due
from judge.game.state import Game
from judge.language.names import is_game_name
from judge.records import NOWHERE
from judge.store.codec import decode_game, decode_snapshot
from judge.store.errors import StoreError
from judge.store.export import insert_lines
from judge.store.integrity import check_game
from judge.store.json_changes import people_named, renumbered, without_passwords
from judge.store.maintenance.export_lines import TABLES, Line, read_export
from judge.store.parts import parts
from judge.store.schema import REMOVED, GameRow, OtherAddressRow, PersonRow, SeatRow

_ORDER = ("person", "game", "snapshot", "event")
"""The tables in the export of one game, each after those it points to."""

_NAMES = {"game": "game", "snapshot": "judged phase"}
_FLAGS = ("verified", "name", "zone", "entry", "style")


def import_game(connection: Connection, lines: Iterable[str], name: str | None = None) -> str:
    """Add an exported game, as `name` if one is given; the name it has here.

    The whole export is read before anything is written. StoreError names the line that is wrong.
    """
    first, rows = read_export(lines)
    if not first.game:
        raise StoreError("this is no export of one game: `judge export --game NAME` makes one")
    read = tuple(rows)
    _require_one_game(first.game, read)
    here = name or first.game
    if not is_game_name(here):
        raise StoreError(f"no game can be called {here!r:.60}; give it another name with --as")
    if connection.scalar(select(GameRow.name).where(GameRow.name == here)):
        raise StoreError(f"the name {here} cannot be had; give it another name with --as")
    _require_sense(read)
    numbers = {line.row["id"]: _person(connection, line.row) for line in read if line.table == "person"}
    for line in sorted(read, key=lambda line: _ORDER.index(line.table)):
        if line.table == "game":
            _add_game(connection, line, here, numbers)
        elif line.table != "person":
            _add_record(connection, line, here, numbers)
    findings = check_game(connection, here)
    if findings:
        raise StoreError(f"what was imported is not sound, nothing was kept: {findings[0]}")
    return here


def _require_one_game(game: str, lines: Sequence[Line]) -> None:
    """Each row is once there, and of this game."""
    seen: set[tuple[object, ...]] = set()
    for line in lines:
        if line.table not in _ORDER:
            raise line.wrong(f"a row of {line.table} has no place in the export of one game")
        keys = [column.name for column in TABLES[line.table].primary_key.columns]
        marks = [(line.table, *(line.row[key] for key in keys)), (line.table, line.row.get("address", keys))]
        if not seen.isdisjoint(marks[: 1 + (line.table == "person")]):
            raise line.wrong("it is there already")
        seen.update(marks[: 1 + (line.table == "person")])
        if line.table != "person" and line.row["name" if line.table == "game" else "game"] != game:
            raise line.wrong(f"it is not of {game}")
        if line.row.get("status") == REMOVED:
            raise line.wrong("the game was removed from its judge")
    if not any(line.table == "game" for line in lines):
        raise StoreError(f"the export has no state of {game}")


def _require_sense(lines: Sequence[Line]) -> None:
    """The game and each phase of its record can be on its board: what was changed by hand may not."""
    line = next(line for line in lines if line.table == "game")
    game = decode_game(line.row["state"])
    _refuse(line, game_findings(game))
    judged = {0, *(one.row["number"] for one in lines if one.table == "snapshot")}
    if game.phase is not None and game.previous not in judged:
        raise line.wrong(f"the game follows phase {game.previous}, which is not in the export")
    for one in lines:
        if one.table == "snapshot":
            _refuse(one, _phase_findings(game, one.row["body"]))


def _phase_findings(game: Game, body: str) -> Iterator[str]:
    judged = decode_snapshot(body)
    yield from position_findings(game.variant, judged.phase, judged.position)
    yield from position_findings(game.variant, judged.phase, judged.outcome.after)


def _refuse(line: Line, findings: Iterator[str]) -> None:
    for finding in findings:
        raise line.wrong(f"the {_NAMES[line.table]} makes no sense on its board: {finding}")


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


def _add_game(connection: Connection, line: Line, here: str, numbers: Mapping[int, int]) -> None:
    state = json.dumps(
        {**json.loads(_renumbered(line, without_passwords(line.row["state"]), numbers)), "name": here},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    game = decode_game(state)
    row = {**line.row, "name": here, "state": state, "version": 1, "due_at": next_due(game)}
    insert_lines(connection, [replace(line, row=row)])
    seats = [
        {"game": here, "person": person, "part": part, "power": power} for person, part, power in parts(game)
    ]
    connection.execute(insert(SeatRow), seats)


def _add_record(connection: Connection, line: Line, here: str, numbers: Mapping[int, int]) -> None:
    row = {**line.row, "game": here}
    if line.table == "event":
        row = {**row, "body": _renumbered(line, row["body"], numbers)}
    insert_lines(connection, [replace(line, row=row)])


def _renumbered(line: Line, text: str, numbers: Mapping[int, int]) -> str:
    """The text with the numbers that people have here; each of them must be in the export."""
    try:
        unknown = {number for number in people_named(text) if number} - numbers.keys()
        changed = renumbered(text, numbers)
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise line.wrong(f"its people cannot be read: {error}") from error
    if unknown:
        raise line.wrong(f"it names people that are not in the export: {sorted(unknown)}")
    return changed
