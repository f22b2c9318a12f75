"""The JSON records of `judge adjudicate`: one object in, the answer to it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from judge.rules import adjustments, movement, notation, ownership, retreats
from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Outcome, Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import Rulebook, rulebook_from
from judge.rules.units import Dislodged, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from judge.variants.load import load

Json = dict[str, Any]
Adjudicator = Callable[[Board, Position, Mapping[Power, Sequence[Order]], Rulebook], Outcome]
_ADJUDICATORS: Mapping[PhaseKind, Adjudicator] = {
    PhaseKind.MOVEMENT: movement.adjudicate,
    PhaseKind.RETREAT: retreats.adjudicate,
    PhaseKind.ADJUSTMENT: adjustments.adjudicate,
}


class RecordError(ValueError):
    """What is wrong with a record, in one line."""


@dataclass(slots=True)
class Judged:
    """A record that was judged: what was read from it and what came out."""

    variant: Variant
    phase: Phase
    position: Position
    outcome: Outcome
    texts: dict[Power, list[str]]
    readable: dict[Power, list[Order | None]]
    powers: list[Power]


def judge(record: Json, rulebook: str, variant: str) -> Judged:
    """Judge one record; RecordError says why it cannot be used."""
    table = _variant(record.get("variant", variant))
    rules = _rulebook(record.get("rulebook", rulebook))
    phase = _phase(record)
    powers: dict[Power, None] = {}
    units = _units(table, record.get("units"), powers)
    contested = frozenset(_province(table.board, code) for code in _list(record, "contested"))
    position = Position(units, _centres(table, _map(record, "sc")), (), contested)
    if phase.kind is PhaseKind.RETREAT:
        lost = _dislodged(table, record.get("dislodged") or {}, position, powers)
        position = Position(units, position.centres, lost, contested)
    texts, readable = _orders(table, _map(record, "orders"), powers)
    orders = {p: [order for order in lines if order is not None] for p, lines in readable.items()}
    outcome = _ADJUDICATORS[phase.kind](table.board, position, orders, rules)
    return Judged(table, phase, position, outcome, texts, readable, list(powers))


def answer(judged: Judged) -> Json:
    """The answer to a record, without its id."""
    outcome, board = judged.outcome, judged.variant.board
    after = outcome.after
    found: Json = {"results": _results(judged)}
    if judged.phase.kind is PhaseKind.MOVEMENT:
        found["dislodged"] = [_flight(lost) for lost in after.dislodged]
        found["contested"] = sorted(after.contested)
    standing: dict[Power, list[str]] = {power: [] for power in judged.powers}
    found["after"] = standing
    for unit in after.units:
        standing[unit.power].append(unit.kind + " " + unit.at)
    for lines in standing.values():
        lines.sort()
    if _counts_ownership(judged):
        found["sc"] = _owned(board, after, judged.powers)
    return found


def _counts_ownership(judged: Judged) -> bool:
    calendar, phase = judged.variant.calendar, judged.phase
    if phase.kind is PhaseKind.ADJUSTMENT or not calendar.counts_ownership(phase):
        return False
    return phase.kind is PhaseKind.RETREAT or not any(
        lost.retreats for lost in judged.outcome.after.dislodged
    )


def _owned(board: Board, after: Position, powers: Sequence[Power]) -> dict[Power, list[Province]]:
    owned: dict[Power, list[Province]] = {power: [] for power in powers}
    for centre, power in ownership.owners(board, after).items():
        owned.setdefault(power, []).append(centre)
    return {power: sorted(centres) for power, centres in owned.items() if centres or power in powers}


def _flight(lost: Dislodged) -> Json:
    return {
        "power": lost.unit.power,
        "unit": str(lost.unit),
        "by": lost.by,
        "retreats": sorted(lost.retreats),
    }


def _results(judged: Judged) -> dict[Power, list[Json]]:
    """A line for each order given, then one for each that was not."""
    results: dict[Power, list[Json]] = {power: [] for power in judged.powers}
    found = judged.outcome.told()
    for power, texts in judged.texts.items():
        lines = results[power]
        for text, order in zip(texts, judged.readable[power], strict=True):
            if order is None:
                lines.append({"order": text, "result": Verdict.ILLEGAL})
            else:
                _, _, verdict, by, _ = next(found)
                lines.append(_line(verdict, by, text))
    for power, order, verdict, by, _ in found:
        line = _line(verdict, by, notation.write(order))
        line["given"] = False
        results[power].append(line)
    return results


def _line(verdict: Verdict, by: str | None, text: str) -> Json:
    if by is None:
        return {"order": text, "result": verdict}
    return {"order": text, "result": verdict, "by": by}


def _variant(name: object) -> Variant:
    try:
        return load(str(name))
    except KeyError:
        raise RecordError(f"there is no variant {name!r}") from None


def _rulebook(value: object) -> Rulebook:
    try:
        return rulebook_from(value)
    except (TypeError, ValueError) as error:
        raise RecordError(str(error)) from None


def _phase(record: Json) -> Phase:
    if "phase" not in record:
        raise RecordError("the record has no phase")
    try:
        return _phase_of(str(record["phase"]))
    except ValueError as error:
        raise RecordError(str(error)) from None


_phase_of = lru_cache(maxsize=4096)(Phase.parse)


def _list(record: Json, key: str) -> list[Any]:
    value = record.get(key) or []
    if not isinstance(value, list):
        raise RecordError(f"{key} must be a list")
    return value


def _map(record: Json, key: str) -> dict[str, Any]:
    value = record.get(key) or {}
    if not isinstance(value, dict):
        raise RecordError(f"{key} must be an object with a list for each power")
    return value


def _texts(value: object, what: str) -> list[str]:
    """The list as it is: whoever reads its items must bear with items that are no texts."""
    if not isinstance(value, list):
        raise RecordError(f"{what} must be a list")
    return value


@cache
def _power_words(variant: str) -> Mapping[str, Power]:
    powers = load(variant).powers
    return {word: facts.code for facts in powers for word in (facts.code, facts.name.upper())}


def _power(variant: Variant, word: str) -> Power:
    words = _power_words(variant.name)
    try:
        return words[word] if word in words else words[word.strip().upper()]
    except KeyError:
        raise RecordError(f"there is no power {word!r} in variant {variant.name}") from None


def _province(board: Board, text: object) -> Province:
    place = notation.place_named(board, str(text))
    if place is None:
        raise RecordError(f"there is no province {text!r}")
    return province_of(place)


def _unit(board: Board, power: Power, text: object) -> Unit:
    unit = notation.read_unit(board, power, text if isinstance(text, str) else str(text))
    if unit is None:
        raise RecordError(f"no unit can stand as {text!r}")
    return unit


def _units_of(board: Board, power: Power, texts: list[str]) -> list[Unit]:
    found = notation.known_units(board, power, texts)
    return [_unit(board, power, text) for text in texts] if found is None else found


def _units(variant: Variant, value: object, powers: dict[Power, None]) -> tuple[Unit, ...]:
    if not isinstance(value, dict):
        raise RecordError("units must be an object with a list of units for each power")
    units: list[Unit] = []
    board = variant.board
    for word, texts in value.items():
        power = _power(variant, word)
        powers[power] = None
        units += _units_of(board, power, _texts(texts, "units"))
    province_at = board.province_at
    if len({province_at[unit.at] for unit in units}) != len(units):
        provinces = [unit.province for unit in units]
        twice = next(province for province in provinces if provinces.count(province) > 1)
        raise RecordError(f"two units stand in {twice}")
    return tuple(units)


def _centres(variant: Variant, value: dict[str, Any]) -> dict[Province, Power]:
    owners: dict[Province, Power] = {}
    known = variant.board.provinces.keys()
    for word, codes in value.items():
        power = _power(variant, word)
        found = _texts(codes, "sc")
        try:
            owned = dict.fromkeys(found, power)
        except TypeError:  # an item that is no text
            owned = {}
        if len(owned) != len(found) or not owned.keys() <= known:
            owned = {_province(variant.board, code): power for code in found}
        owners.update(owned)
    return owners


def _dislodged(
    variant: Variant, value: object, position: Position, powers: dict[Power, None]
) -> tuple[Dislodged, ...]:
    """The units that must retreat: a list as in an answer, or a map of power to units."""
    if isinstance(value, dict):
        pairs = [
            (_power(variant, word), text)
            for word, texts in value.items()
            for text in _texts(texts, "dislodged")
        ]
        lost = [_open_places(variant, position, power, text) for power, text in pairs]
    elif isinstance(value, list):
        lost = [_given_places(variant, position, entry) for entry in value]
    else:
        raise RecordError("dislodged must be a list, or an object with a list of units for each power")
    powers.update(dict.fromkeys(one.unit.power for one in lost))
    return tuple(lost)


def _open_places(
    variant: Variant, position: Position, power: Power, text: object, origin: Province = ""
) -> Dislodged:
    """A unit given without its retreats: it may go wherever it can reach that is neither taken nor closed."""
    unit = _unit(variant.board, power, text)
    taken = {standing.at for standing in position.units}
    provinces = variant.board.provinces
    reach = variant.board.reach(unit.kind, unit.at)
    closed = {origin, *position.contested}
    return Dislodged(
        unit,
        origin or None,
        tuple(
            place
            for place in reach
            if (province := province_of(place)) not in closed
            and province not in taken
            and taken.isdisjoint(provinces[province].coasts)
        ),
    )


def _given_places(variant: Variant, position: Position, entry: object) -> Dislodged:
    if not isinstance(entry, dict) or "power" not in entry or "unit" not in entry:
        raise RecordError("each dislodged unit needs a power and a unit")
    power = _power(variant, str(entry["power"]))
    by = entry.get("by")
    origin = _province(variant.board, by) if by else None
    if "retreats" not in entry:
        return _open_places(variant, position, power, entry["unit"], origin or "")
    return Dislodged(
        _unit(variant.board, power, entry["unit"]),
        origin,
        tuple(_place(variant.board, text) for text in _texts(entry["retreats"], "retreats")),
    )


def _place(board: Board, text: str) -> Place:
    place = notation.place_named(board, text)
    if place is None:
        raise RecordError(f"there is no place {text!r}")
    return place


def _orders(
    variant: Variant, value: dict[str, Any], powers: dict[Power, None]
) -> tuple[dict[Power, list[str]], dict[Power, list[Order | None]]]:
    texts: dict[Power, list[str]] = {}
    readable: dict[Power, list[Order | None]] = {}
    board = variant.board
    for word, lines in value.items():
        power = _power(variant, word)
        powers[power] = None
        found = _texts(lines, "orders")
        known = notation.known_orders(board, found)
        if known is None:
            found = [text if isinstance(text, str) else str(text) for text in found]
            known = notation.read_all(board, found)
        if power in texts:
            found, known = texts[power] + found, readable[power] + known
        texts[power], readable[power] = found, known
    return texts, readable
