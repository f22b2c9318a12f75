"""Conditions in words: what they ask, and which of their facts decided."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from judge.game.message import Message, PlaceName, Value, message
from judge.game.orders.conditions import (
    AllOf,
    AnyOf,
    BuildsDue,
    Condition,
    Fact,
    HasMoved,
    Not,
    Owns,
    RemovalsDue,
    Stands,
    WasDislodged,
    holds,
)
from judge.game.state import Game
from judge.rules.units import Kind, Power
from judge.rules.variant import Variant


def in_words(condition: Condition, variant: Variant, *, is_so: bool = True) -> Message:
    """Return a condition for a sentence: `France owns Belgium or no unit stands in Holland`."""
    match condition:
        case Not():
            return in_words(condition.of, variant, is_so=not is_so)
        case AllOf() | AnyOf():
            join = _both if isinstance(condition, AllOf) is is_so else _either
            parts = [_part_in_words(part, variant, is_so=is_so) for part in condition.parts]
            return reduce(join, parts)
        case _:
            return _fact_in_words(condition, variant, is_so=is_so)


def _both(first: Message, second: Message) -> Message:
    return message("condition-both", first=first, second=second)


def _either(first: Message, second: Message) -> Message:
    return message("condition-either", first=first, second=second)


def _part_in_words(part: Condition, variant: Variant, *, is_so: bool) -> Message:
    said = in_words(part, variant, is_so=is_so)
    inner = part.of if isinstance(part, Not) else part
    return message("condition-part", part=said) if isinstance(inner, AllOf | AnyOf | Not) else said


def reasons(condition: Condition, game: Game, power: Power) -> Message:
    """Return the facts that made the condition hold or not: `the fleet in Brest was dislodged`."""
    found = dict.fromkeys(
        _fact_in_words(fact, game.variant, is_so=is_so)
        for fact, is_so in _decisive_facts(condition, game, power)
    )
    return reduce(lambda first, second: message("clauses-joined", first=first, second=second), found)


def _decisive_facts(condition: Condition, game: Game, power: Power) -> Iterator[tuple[Fact, bool]]:
    """Yield the facts that settle it, each with whether it is true: all, or the first that is enough."""
    match condition:
        case Not():
            yield from _decisive_facts(condition.of, game, power)
        case AllOf() | AnyOf():
            enough = isinstance(condition, AnyOf)
            answers = [(part, holds(part, game, power)) for part in condition.parts]
            settled = [part for part, answer in answers if answer is enough]
            for part in settled[:1] or condition.parts:
                yield from _decisive_facts(part, game, power)
        case _:
            yield condition, holds(condition, game, power)


def _fact_in_words(fact: Fact, variant: Variant, *, is_so: bool) -> Message:
    board, so = variant.board, "yes" if is_so else "no"
    match fact:
        case Stands():
            at = PlaceName(board, fact.at)
            unit = _unit(fact.kind, fact.power, variant, one=is_so)
            return message("condition-stands", unit=unit, place=at, so=so)
        case WasDislodged():
            at = PlaceName(board, fact.at)
            unit = _unit(fact.kind, fact.power, variant)
            return message("condition-dislodged", unit=unit, place=at, so=so)
        case HasMoved():
            at, to = PlaceName(board, fact.at), PlaceName(board, fact.to)
            unit = _unit(fact.kind, fact.power, variant)
            return message("condition-moved", unit=unit, place=at, to=to, so=so)
        case Owns():
            owner, centre = variant.power(fact.power), PlaceName(board, fact.centre)
            return message("condition-owns", power=owner, place=centre, so=so)
        case BuildsDue():
            return message("condition-due", what="builds", amount=fact.number, so=so)
        case RemovalsDue():
            return message("condition-due", what="removals", amount=fact.number, so=so)


def _unit(kind: Kind | None, power: Power | None, variant: Variant, *, one: bool = False) -> Message:
    """Return a unit, or `one` of its kind with an article."""
    which, whose = kind or "any", "power" if power else "any"
    name: Value = variant.power(power) if power else ""
    if one:
        return message("condition-unit.one", kind=which, whose=whose, power=name)
    return message("condition-unit", kind=which, whose=whose, power=name)
