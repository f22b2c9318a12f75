"""PHASE, and orders read for a phase whose position nobody knows yet."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from judge.game.commands.member import PhaseAhead
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.statements import Answer, Context, Statement, Understood, UnderstoodAhead
from judge.rules.phases import Phase
from judge.variants.load import load
from tests.messages import worded

STANDARD = load("standard")
WHERE = Context(
    datetime(2026, 1, 5, 12, tzinfo=UTC),
    variant=STANDARD,
    power="FRANCE",
    phase=Phase.parse("F1901M"),
    position=STANDARD.position,
    ahead=True,
)


def one(text: str, context: Context = WHERE) -> Answer:
    (answer,) = read(Statement(3, text), context)
    return answer


@pytest.mark.parametrize(
    "text",
    [
        "phase fall 1901 movement",
        "PHASE F1901M",
        "Phase Autumn of 1901 moves",
        "phase: F1901M",
        "PHASE f1901m.",
    ],
)
def test_a_phase_is_named(text: str) -> None:
    answer = one(text)
    assert isinstance(answer, Understood)
    assert answer.command == PhaseAhead(Phase.parse("F1901M"))


def test_winter_is_the_falls_adjustments() -> None:
    answer = one("phase winter 1901 adjustment")
    assert isinstance(answer, Understood)
    assert answer.command == PhaseAhead(Phase.parse("F1901A"))


@pytest.mark.parametrize("text", ["phase of the moon", "PHASE 1901"])
def test_what_is_no_phase_is_refused(text: str) -> None:
    answer = one(text)
    assert isinstance(answer, Problem)
    assert "PHASE S1901M" in worded(answer.hint)


@pytest.mark.parametrize("text", ["A Bur - Mun", "A Ruh S A Bur - Mun", "F Nth C A Lon - Nwy", "A Gal h"])
def test_units_that_are_not_there_yet_may_be_ordered(text: str) -> None:
    assert one(text) == UnderstoodAhead(3, text, Phase.parse("F1901M"))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("A Bur - Xyz", ProblemKind.UNKNOWN_PROVINCE),
        ("Build A Par", ProblemKind.WRONG_PHASE),
        ("A Bur flies Mun", ProblemKind.UNKNOWN_ACTION),
        ("A Bur p Germany", ProblemKind.PROXY_DISABLED),
    ],
)
def test_what_can_never_be_is_refused_at_once(text: str, wrong: ProblemKind) -> None:
    answer = one(text)
    assert isinstance(answer, Problem)
    assert answer.kind is wrong


def test_each_phase_keeps_what_it_asks_for() -> None:
    winter = replace(WHERE, phase=Phase.parse("F1901A"))
    assert isinstance(one("Build F Bre", winter), UnderstoodAhead)
    assert isinstance(one("A Par - Bur", winter), Problem)
    proxies = replace(WHERE, proxies=True)
    assert isinstance(one("A Bur p Germany", proxies), UnderstoodAhead)


@pytest.mark.parametrize(
    "text",
    [
        "A Bur - Gas IF dislodged",
        "A Bur - Gas if it is dislodged, else Par",
        "A Bur R Gas (if driven out)",
        "F Bre - Gas if it must retreat",
    ],
)
def test_that_a_unit_retreats_if_it_is_dislodged_adds_nothing(text: str) -> None:
    assert isinstance(one(text, replace(WHERE, phase=Phase.parse("F1901R"))), UnderstoodAhead)


def test_of_a_move_it_is_not_understood() -> None:
    assert isinstance(one("A Par - Bur IF dislodged"), Problem)
