"""Every case of tests/data ends as its file says: by its own rulebook, each alternative, each preset."""

from __future__ import annotations

from dataclasses import fields

import pytest

from judge.rules.rulebook import PRESETS, Rulebook
from tests.rows import each_row
from tests.rules.case_check import boards_by, disagreements
from tests.rules.cases import (
    Case,
    all_cases,
    alternatives,
    boards_named,
    boards_under,
    fought_cases,
    in_folder,
    presets_with_boards,
)

IN_EACH_SECTION = {"a": 12, "b": 15, "c": 9, "d": 34, "e": 15, "f": 25, "g": 20, "h": 16, "i": 7, "j": 12}


def test_all_positions_of_the_datc_are_here() -> None:
    found = dict.fromkeys(IN_EACH_SECTION, 0)
    for case in in_folder("datc"):
        found[case.section.removeprefix("6")] += 1

    assert found == IN_EACH_SECTION
    assert sum(found.values()) == 165


def test_no_case_stands_twice() -> None:
    ids = [case.id for case in all_cases()]

    assert len(ids) == len(set(ids))


@each_row("case", all_cases())
def test_case_ends_as_written(case: Case) -> None:
    assert disagreements(case) == {}


@each_row("case", alternatives())
def test_alternative_ends_as_written(case: Case) -> None:
    assert disagreements(case) == {}


@each_row("preset", presets_with_boards())
@each_row("case", fought_cases())
def test_preset_ends_as_written(case: Case, preset: str) -> None:
    assert boards_by(case, PRESETS[preset]) == boards_under(case, preset)


@pytest.mark.parametrize("preset", presets_with_boards())
def test_preset_names_known_cases_only(preset: str) -> None:
    assert preset in {name.lower() for name in PRESETS}
    assert boards_named(preset) <= {case.id for case in fought_cases()}


def test_every_field_of_the_rulebook_is_proved_by_an_alternative() -> None:
    moved = {name for case in alternatives() for name in case.choices}

    assert {field.name for field in fields(Rulebook)} - {"name"} == moved
