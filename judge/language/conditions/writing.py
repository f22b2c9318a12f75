"""Conditions in words: what they ask, and which of their facts decided."""

from __future__ import annotations

from collections.abc import Iterator

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
from judge.rules.english import KIND_NAMES, with_article
from judge.rules.units import Kind, Power
from judge.rules.variant import Variant


def in_words(condition: Condition, variant: Variant, *, is_so: bool = True) -> str:
    """The question of a condition, for a sentence: `France owns Belgium or no unit stands in Holland`."""
    match condition:
        case Not():
            return in_words(condition.of, variant, is_so=not is_so)
        case AllOf() | AnyOf():
            joined = " and " if isinstance(condition, AllOf) is is_so else " or "
            return joined.join(_part_in_words(part, variant, is_so=is_so) for part in condition.parts)
        case _:
            return _fact_in_words(condition, variant, is_so=is_so)


def _part_in_words(part: Condition, variant: Variant, *, is_so: bool) -> str:
    text = in_words(part, variant, is_so=is_so)
    inner = part.of if isinstance(part, Not) else part
    return f"({text})" if isinstance(inner, AllOf | AnyOf | Not) else text


def reasons(condition: Condition, game: Game, power: Power) -> str:
    """The facts that made the condition hold or not: `the fleet in Brest was dislodged`."""
    found = dict.fromkeys(
        _fact_in_words(fact, game.variant, is_so=is_so)
        for fact, is_so in _decisive_facts(condition, game, power)
    )
    return "; ".join(found)


def _decisive_facts(condition: Condition, game: Game, power: Power) -> Iterator[tuple[Fact, bool]]:
    """The facts that settle it, each with whether it is so: all of them, or the first that is enough."""
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


def _fact_in_words(fact: Fact, variant: Variant, *, is_so: bool) -> str:
    board = variant.board
    match fact:
        case Stands():
            article = "" if is_so else "no "
            unit = f"{_adjective(fact.power, variant)}{_kind(fact.kind)}"
            return f"{article or _article(unit)}{unit} stands in {with_article(board, fact.at)}"
        case WasDislodged():
            return f"{_unit_that_began(fact, variant)} was {'' if is_so else 'not '}dislodged"
        case HasMoved():
            there = with_article(board, fact.to)
            return f"{_unit_that_began(fact, variant)} {'moved' if is_so else 'did not move'} to {there}"
        case Owns():
            name = variant.power(fact.power).name
            return f"{name} {'owns' if is_so else 'does not own'} {board.name(fact.centre)}"
        case BuildsDue():
            return f"the builds due are {'' if is_so else 'not '}{fact.number}"
        case RemovalsDue():
            return f"the removals due are {'' if is_so else 'not '}{fact.number}"


def _unit_that_began(fact: WasDislodged | HasMoved, variant: Variant) -> str:
    adjective = _adjective(fact.power, variant)
    return f"the {adjective}{_kind(fact.kind)} of {with_article(variant.board, fact.at)}"


def _kind(kind: Kind | None) -> str:
    return KIND_NAMES[kind] if kind else "unit"


def _adjective(power: Power | None, variant: Variant) -> str:
    return f"{variant.power(power).adjective} " if power else ""


def _article(unit: str) -> str:
    return "an " if unit[0] in "AEIOaeio" else "a "
