"""Writes the tables of a variant to a folder; what `read` reads back is the same tables."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from judge.variants.faulty_lines import TOML
from judge.variants.folder import BORDER_COLUMNS, BORDERS, NOTES, PROVINCE_COLUMNS, PROVINCES
from judge.variants.tables import BorderRow, PowerRow, ProvinceRow, VariantTables


def write_tables(tables: VariantTables, folder: Path, base: VariantTables | None = None) -> None:
    """Write the folder; with a base only what differs from it, and `extends` with its name."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / TOML).write_text("\n".join(_toml(tables, base)) + "\n", encoding="utf-8")
    rows = tables.provinces if base is None else tuple(_changed(tables, base))
    if rows:
        _write_csv(folder / PROVINCES, PROVINCE_COLUMNS, map(_province, rows))
    borders = tables.borders if base is None else ()
    if borders:
        _write_csv(folder / BORDERS, BORDER_COLUMNS, map(_border, borders))
    if tables.notes:
        (folder / NOTES).write_text(tables.notes, encoding="utf-8")


def without(tables: VariantTables, base: VariantTables) -> tuple[str, ...]:
    """The provinces of the base that the other board has not."""
    kept = {row.code for row in tables.provinces}
    return tuple(row.code for row in base.provinces if row.code not in kept)


def _changed(tables: VariantTables, base: VariantTables) -> Iterator[ProvinceRow]:
    same = set(base.provinces)
    return (row for row in tables.provinces if row not in same)


def _toml(tables: VariantTables, base: VariantTables | None) -> Iterator[str]:
    yield f"title = {_value(tables.title)}"
    if base is not None:
        yield f"extends = {_value(base.name)}"
        if gone := without(tables, base):
            yield f"without = {_value(gone)}"
    yield from (f"{key} = {_value(value)}" for key, value in _facts(tables, base))
    for name in ("rules", "options", "condition"):
        table = getattr(tables, name)
        if table and (base is None or dict(table) != dict(getattr(base, name))):
            yield from ("", f"[{name}]", *(f"{key} = {_value(value)}" for key, value in table.items()))
    if base is None or tables.powers != base.powers:
        for power in tables.powers:
            yield from ("", "[[powers]]", *_power(power))


def _facts(tables: VariantTables, base: VariantTables | None) -> Iterator[tuple[str, object]]:
    usual: dict[str, object] = {"rulebook": "datc3", "calendar": "standard"}
    if base is not None:
        usual = {name: getattr(base, name) for name in ("start", "victory", "rulebook", "calendar")}
    usual |= {"table": tables.name, "unplayable": ""}
    for name in ("start", "victory", "rulebook", "calendar", "tier", "table", "unplayable"):
        value = getattr(tables, name)
        if value != usual.get(name):
            yield name, value


def _power(power: PowerRow) -> Iterator[str]:
    yield from (
        f"{name} = {_value(getattr(power, name))}" for name in ("code", "name", "adjective", "letter")
    )
    yield from (
        f"{name} = {_value(getattr(power, name))}"
        for name in ("homes", "country", "owns", "units")
        if getattr(power, name) or (name == "owns" and power.owns is not None)
    )


def _value(value: object) -> str:
    """A TOML value: text, number, truth, a list of texts, or a table of them in one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(entry)}" for key, entry in value.items()) + " }"
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)


def _province(row: ProvinceRow) -> tuple[str, ...]:
    short = " ".join(word.replace(" ", "+") for word in row.abbreviations)
    centre = "yes" if row.centre else ""
    return (row.code, row.name, row.terrain, centre, " ".join(row.coasts), " ".join(row.flags), short)


def _border(row: BorderRow) -> tuple[str, ...]:
    return row.place, row.kind.name.lower(), " ".join(row.neighbours), row.condition


def _write_csv(path: Path, columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8")
