"""Conditions written by codes, in one form that reads back to the same value."""

from __future__ import annotations

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
)


def written(condition: Condition) -> str:
    """The condition in one form, by codes; it reads back to the same value."""
    match condition:
        case Not():
            return f"NOT {_grouped(condition.of)}"
        case AllOf():
            return " AND ".join(map(_grouped, condition.parts))
        case AnyOf():
            return " OR ".join(map(_grouped, condition.parts))
        case _:
            return _fact_written(condition)


def _fact_written(fact: Fact) -> str:
    match fact:
        case Stands():
            return f"UNIT {_unit_written(fact)}"
        case WasDislodged():
            return f"DISLODGED {_unit_written(fact)}"
        case HasMoved():
            return f"MOVED {_unit_written(fact)} - {fact.to}"
        case Owns():
            return f"OWNS {fact.power} {fact.centre}"
        case BuildsDue():
            return f"BUILDS {fact.number}"
        case RemovalsDue():
            return f"REMOVALS {fact.number}"


def _grouped(condition: Condition) -> str:
    text = written(condition)
    return f"({text})" if isinstance(condition, AllOf | AnyOf) else text


def _unit_written(fact: Stands | WasDislodged | HasMoved) -> str:
    return " ".join(word for word in (fact.power, fact.kind, fact.at) if word)
