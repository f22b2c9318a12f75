"""A command in the last line is read, though its date looks like a telephone number below a signature."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Answer, Context, Ignored
from judge.language.text.own_lines import A_SIGNATURE
from tests.rows import each_row

CONTEXT = Context(datetime(2026, 1, 5, 12, tzinfo=UTC), "UTC", player="Anna Adler")
COMMANDS = (
    "AWAY",
    "PAUSE UNTIL",
    "EXTEND",
    "SET ABSENCE",
    "away from",
    "EXTNED",
    "Holiday",
    "ROLLBACK",
    "CLEAR",
)
DATES = (
    "2020-01-01",
    "9999-01-01",
    "1.1.2020",
    "01.01.2020 - 05.01.2020",
    "2020-01-01 2020-01-05",
    "2020-01-01 20:00",
)
ABOVE = ("", "A Vie - Gal\n", "A Vie - Gal\n\nRegards\nAnna\n", "Thank you.\n", "Anna Adler\n+43 1 2345678\n")


def answers_at(text: str, line: int) -> list[Answer]:
    found, ignored = statements(text)
    answers: list[Answer] = [one for one in ignored if one.line == line]
    return answers + [answer for one in found if one.line == line for answer in read(one, CONTEXT)]


@each_row("above", ABOVE)
@each_row("date", DATES)
@each_row("command", COMMANDS)
def test_a_command_with_a_date_is_never_a_signature(command: str, date: str, above: str) -> None:
    found = answers_at(f"{above}{command} {date}\n", above.count("\n") + 1)
    assert found
    assert not any(isinstance(one, Ignored) for one in found)


@pytest.mark.parametrize("last", ["Vienna, 5.1.2026", "Lisa Adler 0171 2345678", "Tel. +43 1 2345678"])
def test_a_dated_place_and_a_telephone_number_are_a_signature(last: str) -> None:
    (found,) = answers_at(f"A Vie - Gal\n\n{last}\n", 3)
    assert isinstance(found, Ignored)
    assert found.why == A_SIGNATURE
