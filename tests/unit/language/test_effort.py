"""Lines in other words: one mail takes so much work and no more, and nobody's everyday mail comes near."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.message import message
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.statements import (
    MOST_LETTERS,
    Answer,
    Context,
    Heading,
    Proposal,
    Prose,
    Statement,
    TakenBack,
    UnderstoodOrder,
    Work,
)
from judge.rules import notation
from tests.unit.language.positions import context

UNITS = {"AUSTRIA": ["A BUD", "A VIE", "F TRI"], "FRANCE": ["A PAR", "A MAR", "F BRE"]}
WORST_LINE = 4_000
"""The work of the costliest lines of 240 letters that we know, within which a mail ends."""


@pytest.fixture
def where() -> Context:
    return replace(context(UNITS, power="AUSTRIA", phase="S1901M"), work=Work())


def _read(lines: list[str], where: Context) -> list[Answer]:
    return [answer for number, text in enumerate(lines, 1) for answer in read(Statement(number, text), where)]


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("My army in Vienna goes to Galicia, and please let my army in Budapest move to Serbia.", 60),
        ("L'armée de Vienne va en Galicie.", 60),
        ("L'armée de Vienne va en Galicie. L'armée de Budapest va en Serbie.", 50),
        ("I think we should both stay out of Galicia this year, what do you say?", 60),
        ("A Vienan - Galcia", 60),
    ],
)
def test_sixty_lines_in_plain_words_take_less_than_a_mail_may(line: str, lines: int, where: Context) -> None:
    answers = _read([line] * lines, where)
    assert lines * len(line) < where.work.steps < MOST_LETTERS
    assert not any(isinstance(one, Problem) and one.kind is ProblemKind.TOO_LONG for one in answers)


def test_orders_as_the_grammar_has_them_take_none(where: Context) -> None:
    answers = _read(["A Vie - Gal", "Army Budapest supports Army Vienna -> Galicia"] * 200, where)
    assert all(isinstance(one, UnderstoodOrder) for one in answers)
    assert where.work.steps == 0


@pytest.mark.parametrize(
    "line",
    [
        "the rest hold",
        "A Vie A Bud F Tri h " * 12,
        " und ".join(["Armee Wien unterstützt Flotte Triest nach Galizien"] * 4),
        "gr " * 80,
        "vg! " * 247,
        "I think we should both stay out of Galicia this year, what do you say?",
    ],
)
def test_hundreds_of_lines_in_plain_words_take_no_more_work(line: str, where: Context) -> None:
    lines = [f"{line} {number}" if number else line for number in range(490)]
    above = (*lines[:30], "A Vie - Gal")
    for number, text in enumerate(lines, 1):
        read(Statement(number, text, above=above), where)
    assert MOST_LETTERS < where.work.steps < MOST_LETTERS + WORST_LINE


def test_the_first_line_beyond_is_told_once_and_plain_orders_count_on(where: Context) -> None:
    answers = _read(["Bitte die Armee in Wien nach Galizien schicken, danke schön!"] * 490, where)
    told = [one for one in answers if isinstance(one, Problem) and one.kind is ProblemKind.TOO_LONG]
    assert [(one.message, one.hint) for one in told] == [
        (
            message("too-many-plain-words"),
            message("too-many-plain-words.hint"),
        )
    ]
    (order,) = _read(["A Vie - Gal"], where)
    assert isinstance(order, UnderstoodOrder)
    (words,) = _read(["Bitte die Armee in Wien nach Galizien schicken, danke schön!"], where)
    assert isinstance(words, Problem | Prose)


def test_an_order_beside_words_beyond_waits_for_a_yes(where: Context) -> None:
    where.work.steps = MOST_LETTERS + 1
    (why,) = _read(["A Vie - Gal, and the fleet had better stay"], where)
    assert isinstance(why, Proposal)
    assert (why.kind, [notation.write(one.order) for one in why.orders]) == (
        ProblemKind.TOO_LONG,
        ["A VIE - GAL"],
    )


@pytest.mark.parametrize(
    "around",
    [
        Statement(1, "A Vie - Gal", front="I would never order"),
        Statement(1, "A Vie - Gal", after="if Italy agrees"),
        Statement(1, "A Vie - Gal", under="Not to be played:"),
    ],
)
def test_an_order_beside_lines_that_are_not_read_waits_for_a_yes(around: Statement, where: Context) -> None:
    where.work.steps = MOST_LETTERS + 1
    (why,) = read(around, where)
    assert isinstance(why, Proposal)


def test_words_beyond_keep_the_orders_above_and_below(where: Context) -> None:
    where.work.steps = MOST_LETTERS + 1
    words, why, heading = read(Statement(1, "Scratch that", heads="Scratch that"), where)
    assert isinstance(words, Prose)
    assert (words.takes_back, words.unread) == (TakenBack.PARAGRAPH, True)
    assert isinstance(why, Problem)
    assert why.kind is ProblemKind.TOO_LONG
    assert isinstance(heading, Heading)
    assert heading.wrong


def test_a_line_for_all_units_is_read_however_many_there_are() -> None:
    units = [
        "A VIE",
        "A BUD",
        "F TRI",
        "A GAL",
        "A SER",
        "A BOH",
        "A TYR",
        "A MUN",
        "A VEN",
        "A WAR",
        "A SIL",
    ]
    many = context({"AUSTRIA": [*units, "A RUM", "A BUL", "F ALB"]}, power="AUSTRIA", phase="S1901M")
    answers = _read(["all units hold"], many)
    assert [type(one) for one in answers] == [UnderstoodOrder] * 14


def test_conditions_beyond_are_refused_one_by_one(where: Context) -> None:
    facts = " AND ".join(["FRANCE OWNS PAR", "NOT RUSSIA OWNS MOS"] * 10)
    lines = [f"IF {facts} THEN BUILD A VIE"] * 200
    answers = _read_blocks(lines, replace(where, keeps=True))
    refused = [one for one in answers if isinstance(one, Problem) and one.kind is ProblemKind.TOO_LONG]
    assert (len(answers), len(refused)) == (200, 112)
    assert where.work.steps < MOST_LETTERS + len(lines[0])


def _read_blocks(lines: list[str], where: Context) -> list[Answer]:
    statements = (Statement(number, text, block=True) for number, text in enumerate(lines, 1))
    return [answer for one in statements for answer in read(one, where)]


def test_a_line_for_all_units_takes_work_for_each() -> None:
    """On the largest board one power may have hundreds: such a line must not be as cheap as one order."""
    inland = [
        "VIE",
        "BUD",
        "GAL",
        "SER",
        "BOH",
        "TYR",
        "MUN",
        "WAR",
        "SIL",
        "RUH",
        "BUR",
        "MOS",
        "UKR",
        "PAR",
    ]
    few, many = (
        replace(context({"AUSTRIA": [f"A {one}" for one in units]}, power="AUSTRIA"), work=Work())
        for units in (inland[:2], inland)
    )
    for where in (few, many):
        assert where.position is not None
        assert len(read(Statement(1, "the rest hold"), where)) == len(where.position.units)
    assert many.work.steps - few.work.steps >= len(inland) - 2
