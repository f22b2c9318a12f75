"""`judge parse`: JSON lines in, each order of their text read against the board, JSON lines out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

import click

from judge.game.settings import Reading
from judge.language.problems import Problem, Wrong
from judge.language.reading import read, statements
from judge.language.statements import Answer, Context, Ignored, Understood, UnderstoodProxy
from judge.rules import notation
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from judge.variants.load import load

_NOW = datetime(2000, 1, 1, tzinfo=UTC)
"""Records carry no time; only commands with dates would ask for it."""

_PUBLISHED = {
    Wrong.WRONG_PHASE: Wrong.UNKNOWN_ACTION,
    Wrong.UNKNOWN_COMMAND: Wrong.UNKNOWN_ACTION,
}
"""Kinds the record format has no word for, and the one it uses."""


class RecordError(ValueError):
    """A record that cannot be used; the text says why."""


@click.command("parse")
@click.option("--variant", help="The map of records that name none.", default="standard", show_default=True)
@click.option(
    "--policy",
    type=click.Choice([str(r) for r in Reading]),
    default=str(Reading.LENIENT),
    show_default=True,
    help="How strictly records that do not say are read.",
)
def command(variant: str, policy: str) -> None:
    """Read orders: one JSON object a line on standard input, one answer a line on standard output."""
    for number, line in enumerate(sys.stdin, 1):
        if line.strip():
            print(json.dumps(answer(line, number, variant, policy)))


def answer(line: str, number: int, variant: str = "standard", policy: str = "lenient") -> dict[str, Any]:
    """The answer to one record; `{"id": …, "error": …}` for one that cannot be used."""
    record: Any = None
    try:
        record = json.loads(line)
        if not isinstance(record, dict):
            raise RecordError("a record is a JSON object")  # answered like all the others
        return {"id": record.get("id", number), "lines": _lines(record, variant, policy)}
    except (ValueError, RecursionError) as error:
        known = record.get("id", number) if isinstance(record, dict) else number
        return {"id": known, "error": str(error)}


def _lines(record: Mapping[str, Any], variant: str, policy: str) -> list[dict[str, Any]]:
    context = _context(record, variant, policy)
    text = record.get("text", "")
    if not isinstance(text, str):
        raise RecordError("text is not a string")
    found, ignored = statements(text)
    entries = [_entry(reply) for statement in found for reply in read(statement, context)]
    entries.extend(_ignored(line) for line in ignored)
    return sorted(entries, key=lambda entry: entry["line"])


def _entry(reply: Answer) -> dict[str, Any]:
    match reply:
        case Problem():
            kind = _PUBLISHED.get(reply.wrong, reply.wrong)
            entry: dict[str, Any] = {"line": reply.line, "accept": False, "error": str(kind)}
            entry |= {"message": reply.message, "column": reply.column}
            return entry | ({"hint": reply.hint} if reply.hint else {})
        case Ignored():
            return _ignored(reply)
        case Understood():
            name = type(reply.command).__name__
            return {"line": reply.line, "accept": True, "kind": "command", "command": name} | _assumed(
                reply.assumed
            )
        case UnderstoodProxy():
            order = str(reply.proxy)
        case _:
            order = notation.write(reply.order)
    return {"line": reply.line, "accept": True, "order": order} | _assumed(reply.assumed)


def _assumed(sentences: tuple[str, ...]) -> dict[str, Any]:
    return {"assumed": list(sentences)} if sentences else {}


def _ignored(line: Ignored) -> dict[str, Any]:
    return {"line": line.line, "accept": True, "kind": "ignored", "why": line.why}


# The record as a context


def _context(record: Mapping[str, Any], variant_name: str, policy: str) -> Context:
    variant = _variant(record.get("variant", variant_name))
    power = _power(variant, record.get("power", ""))
    try:
        phase = Phase.parse(str(record.get("phase", variant.start)))
        reading = Reading(str(record.get("policy", policy)).lower())
    except ValueError as error:
        raise RecordError(str(error)) from None
    settings = record.get("settings") or {}
    return Context(
        now=_NOW,
        variant=variant,
        power=power,
        phase=phase,
        position=_position(variant, record),
        reading=reading,
        proxies=bool(isinstance(settings, dict) and settings.get("proxy")),
    )


def _variant(name: object) -> Variant:
    try:
        return load(str(name))
    except KeyError:
        raise RecordError(f"there is no variant {name!r}") from None


def _power(variant: Variant, name: object) -> Power:
    for facts in variant.powers:
        if str(name).upper() in (facts.code, facts.name.upper()):
            return facts.code
    raise RecordError(f"there is no power {name!r}")


def _position(variant: Variant, record: Mapping[str, Any]) -> Position:
    units = tuple(_unit(variant, power, text) for power, text in _pairs(variant, record.get("units")))
    centres = {_province(variant, code): power for power, code in _pairs(variant, record.get("sc"))}
    held = frozenset(unit.province for unit in units)
    return Position(
        units=units, centres=centres, dislodged=_dislodged(variant, record.get("dislodged"), held)
    )


def _pairs(variant: Variant, table: object) -> Iterable[tuple[Power, str]]:
    """Power and text for each entry of a map power -> texts."""
    if not table:
        return
    if not isinstance(table, dict):
        raise RecordError("units, sc and dislodged are objects by power")
    for power, texts in table.items():
        if not isinstance(texts, list):
            raise RecordError(f"{power}: not a list")
        for text in texts:
            yield _power(variant, power), str(text)


def _unit(variant: Variant, power: Power, text: str) -> Unit:
    unit = notation.read_unit(variant.board, power, text)
    if unit is None:
        raise RecordError(f"there can be no unit {text!r}")
    return unit


def _province(variant: Variant, text: str) -> str:
    place = notation.place_named(variant.board, text)
    if place is None:
        raise RecordError(f"there is no province {text!r}")
    return province_of(place)


def _dislodged(variant: Variant, table: object, held: frozenset[Province]) -> tuple[Dislodged, ...]:
    """The list of an adjudicated phase, or a map power -> units that may go wherever nobody stands."""
    if not isinstance(table, list):
        units = [_unit(variant, power, text) for power, text in _pairs(variant, table)]
        return tuple(Dislodged(u, None, _open(variant, u, held)) for u in units)
    return tuple(_beaten(variant, entry, held) for entry in table)


def _open(variant: Variant, unit: Unit, held: frozenset[Province]) -> tuple[Place, ...]:
    return tuple(p for p in variant.board.reach(unit.kind, unit.at) if province_of(p) not in held)


def _beaten(variant: Variant, entry: object, held: frozenset[Province]) -> Dislodged:
    if not isinstance(entry, dict):
        raise RecordError("dislodged: each entry is an object")
    unit = _unit(variant, _power(variant, entry.get("power")), str(entry.get("unit")))
    by = _province(variant, str(entry["by"])) if entry.get("by") else None
    given = entry.get("retreats")
    if not isinstance(given, list):
        return Dislodged(unit, by, _open(variant, unit, held | {by} if by else held))
    places = tuple(notation.place_named(variant.board, str(text)) or "" for text in given)
    if "" in places:
        raise RecordError(f"retreats of {unit}: an unknown place")
    return Dislodged(unit, by, places)
