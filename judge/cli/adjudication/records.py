"""The JSON records of `judge adjudicate`: reads one and judges it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from judge.cli.adjudication.positions import (
    RecordError,
    checked_list,
    object_of,
    position_of,
    power_named,
    power_words,
    variant_named,
)
from judge.rules import notation
from judge.rules.adjudication import ADJUDICATORS, Adjudicator, spoken
from judge.rules.adjustments import settled_homes
from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.rulebook import ILLEGAL_GUNBOAT, Rulebook, rulebook_from
from judge.rules.units import Position, Power, Province, Unit
from judge.rules.variant import Calendar, Variant

Json = dict[str, Any]


@dataclass(slots=True)
class Judged:
    """A record that was adjudicated: what was read from it and what came out.

    `unreadable` holds the numbers of the texts that are no orders, for the powers that gave any; `repeated`
    says by its number how many orders a text stands for that is written for several fleets.
    """

    variant: Variant
    phase: Phase
    position: Position
    outcome: Outcome
    texts: dict[Power, list[str]]
    orders: dict[Power, list[Order]]
    unreadable: dict[Power, set[int]]
    powers: list[Power]
    repeated: dict[Power, dict[int, int]]


def adjudicate_record(record: Json, rulebook: str, variant: str) -> Judged:
    """Judge one record; RecordError says why it cannot be used."""
    board_variant = variant_named(record.get("variant", variant), record.get("set"))
    naval = board_variant.board.variant_rules.naval is not None
    rules = _rulebook(record.get("rulebook", _usual_rulebook(board_variant, rulebook)))
    phase = phase_of(record, board_variant.calendar)
    powers: dict[Power, None] = {}
    if naval and phase == board_variant.start and not record.get("sc"):
        record = {**record, "units": {}, "sc": _first_centres(board_variant)}
        powers.update(dict.fromkeys(facts.code for facts in board_variant.powers))
    position = position_of(board_variant, record, phase, powers)
    check_no_two_in_a_province(board_variant.board, position.units)
    texts, orders, unreadable = _orders(board_variant, object_of(record, "orders"), powers)
    repeated = _repeat(board_variant.board, texts, orders, unreadable) if naval else {}
    if phase.kind is PhaseKind.ADJUSTMENT:
        position = settled_homes(board_variant.board, position, phase.year)
    adjudicator = _adjudicator(board_variant, phase, rules)
    outcome = adjudicator(board_variant.board_in(phase), position, orders, rules)
    powers.update(dict.fromkeys(unit.power for unit in outcome.after.units))
    return Judged(board_variant, phase, position, outcome, texts, orders, unreadable, list(powers), repeated)


def _adjudicator(variant: Variant, phase: Phase, rules: Rulebook) -> Adjudicator:
    """Return who judges the phase; RecordError where the variant has none like it."""
    if (phase.season, phase.kind) in variant.calendar.year:
        return ADJUDICATORS[phase.kind]
    if rules.name == ILLEGAL_GUNBOAT and (phase.season, phase.kind) == _SUMMER:
        return spoken
    raise RecordError(f"there is no phase {phase} in variant {variant.name}")


_SUMMER = Season.SUMMER, PhaseKind.MOVEMENT


def _usual_rulebook(variant: Variant, named: str) -> str:
    """Return the rulebook of records that name none: a variant that has rules of its own brings them."""
    own = variant.board.variant_rules.naval is not None or variant.rulebook == ILLEGAL_GUNBOAT
    return variant.rulebook if own else named


def _first_centres(variant: Variant) -> dict[Power, list[Province]]:
    """Return the centres each power owns before the first phase, for a record that need not repeat them."""
    return {facts.code: list(variant.position.centres_of(facts.code)) for facts in variant.powers}


def check_no_two_in_a_province(board: Board, units: Sequence[Unit]) -> None:
    """RecordError if two units stand where one can."""
    province_at = board.province_at
    if len({province_at[unit.at] for unit in units}) != len(units):
        provinces = [unit.province for unit in units if board.holds_one(unit.province)]
        if len(provinces) == len(set(provinces)):
            return
        twice = next(province for province in provinces if provinces.count(province) > 1)
        raise RecordError(f"two units are in {twice}")


def _repeat(
    board: Board,
    texts: dict[Power, list[str]],
    orders: dict[Power, list[Order]],
    unreadable: dict[Power, set[int]],
) -> dict[Power, dict[int, int]]:
    """Give each fleet its order where a text is for several; how many orders such texts stand for."""
    repeated: dict[Power, dict[int, int]] = {}
    for power, found in texts.items():
        read = iter(orders[power])
        several: list[Order] = []
        for number, text in enumerate(found):
            if number in unreadable.get(power, ()):
                continue
            order = next(read)
            fleets = notation.fleets_meant(board, text, order)
            several += [order] * fleets
            if fleets > 1:
                repeated.setdefault(power, {})[number] = fleets
                unreadable.setdefault(power, set())
        orders[power] = several
    return repeated


def _rulebook(value: object) -> Rulebook:
    try:
        return rulebook_from(value)
    except (TypeError, ValueError) as error:
        raise RecordError(str(error)) from None


def phase_of(record: Json, calendar: Calendar) -> Phase:
    """Return the phase the record is of, in the calendar of its variant."""
    if "phase" not in record:
        raise RecordError("the record has no phase")
    try:
        code = str(record["phase"])
        if calendar.to_fall and code[:-1].isdigit():
            return calendar.phase_in(int(code[:-1]), PhaseKind(code[-1:]))
        return _parsed(code)
    except ValueError as error:
        raise RecordError(str(error)) from None


_parsed = lru_cache(maxsize=4096)(Phase.parse)


def _orders(
    variant: Variant, value: dict[str, Any], powers: dict[Power, None]
) -> tuple[dict[Power, list[str]], dict[Power, list[Order]], dict[Power, set[int]]]:
    """Return the texts of each power, the orders in them, and the numbers of the texts that are none."""
    texts: dict[Power, list[str]] = {}
    orders: dict[Power, list[Order]] = {}
    unreadable: dict[Power, set[int]] = {}
    board, words = variant.board, power_words(variant.name)
    for word, lines in value.items():
        power = words.get(word) or power_named(variant, word)
        powers[power] = None
        found = checked_list(lines, "orders")
        if power in texts:
            found = texts[power] + found
        known = notation.known_orders(board, found)
        if known is None:
            found = [text if isinstance(text, str) else str(text) for text in found]
            read = [notation.read(board, text) for text in found]
            unreadable[power] = {number for number, order in enumerate(read) if order is None}
            known = [order for order in read if order is not None]
        texts[power], orders[power] = found, known
    return texts, orders, unreadable
