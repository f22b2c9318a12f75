"""The JSON records of `judge adjudicate`: one object in, the answer to it out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from judge.cli.positions import (
    RecordError,
    position_of,
    power_named,
    power_words,
    table_of,
    texts_of,
    variant_named,
)
from judge.rules import notation, ownership
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Outcome, Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import Rulebook, rulebook_from
from judge.rules.units import Dislodged, Position, Power, Province
from judge.rules.variant import Variant

Json = dict[str, Any]


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
    table = variant_named(record.get("variant", variant))
    rules = _rulebook(record.get("rulebook", rulebook))
    phase = _phase(record)
    powers: dict[Power, None] = {}
    position = position_of(table, record, phase, powers)
    _check_apart(table.board, position)
    texts, readable = _orders(table, table_of(record, "orders"), powers)
    orders = {p: [order for order in lines if order is not None] for p, lines in readable.items()}
    outcome = ADJUDICATORS[phase.kind](table.board, position, orders, rules)
    return Judged(table, phase, position, outcome, texts, readable, list(powers))


def _check_apart(board: Board, position: Position) -> None:
    province_at = board.province_at
    if len({province_at[unit.at] for unit in position.units}) != len(position.units):
        provinces = [unit.province for unit in position.units]
        twice = next(province for province in provinces if provinces.count(province) > 1)
        raise RecordError(f"two units stand in {twice}")


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
                # Most lines by far: a call for each would cost as much as the line.
                lines.append(
                    {"order": text, "result": verdict}
                    if by is None
                    else {"order": text, "result": verdict, "by": by}
                )
    for power, order, verdict, by, _ in found:
        named = {} if by is None else {"by": by}
        line = {"order": notation.write(order), "result": verdict, **named, "given": False}
        results[power].append(line)
    return results


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


def _orders(
    variant: Variant, value: dict[str, Any], powers: dict[Power, None]
) -> tuple[dict[Power, list[str]], dict[Power, list[Order | None]]]:
    texts: dict[Power, list[str]] = {}
    readable: dict[Power, list[Order | None]] = {}
    board, words = variant.board, power_words(variant.name)
    for word, lines in value.items():
        power = words.get(word) or power_named(variant, word)
        powers[power] = None
        found = texts_of(lines, "orders")
        known = notation.known_orders(board, found)
        if known is None:
            found = [text if isinstance(text, str) else str(text) for text in found]
            known = notation.read_all(board, found)
        if power in texts:
            found, known = texts[power] + found, readable[power] + known
        texts[power], readable[power] = found, known
    return texts, readable
