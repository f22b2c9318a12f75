"""No function has more than 15 ways through it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from radon.complexity import cc_visit

from tests.architecture.sources import files, named

MOST = 15
EXEMPT = ("judge/language/", "judge/service/incoming/")
"""Folders that are to be redesigned."""
# fmt: off
TO_BE_SPLIT = {
    "Board.__init__", "Elements.begin", "FreeSpace.clear_names", "Secrets.__init__", "Site._game",
    "_Phase._foreign_units", "_SpecialOrders._stopped_short",
    "_ask_for_now", "_asked_for", "_best_alternative", "_blocker", "_by_password", "_by_sea", "_computed",
    "_count_table", "_drawn_for_fleets", "_ends_of_grace", "_given", "_gone", "_modes", "_needs_confirmation",
    "_noted", "_of_base64", "_plain", "_proposal_refused", "_read_power", "_state", "_steps",
    "_takeover_refused", "_toml", "_views", "_without_match", "_without_password",
    "absence", "adjudicate", "approve", "backup", "body", "cast", "game_view", "implied", "import_",
    "is_portage", "judge_blocks", "look", "masked", "matching_seats", "naval_reason", "plain_value",
    "post_notice", "practice", "reply", "rolled_back", "set_absence", "set_setting", "statistics_lines",
    "summary", "why_nothing_waits",
}
# fmt: on
"""Functions from before the limit; a row goes with the change that splits its function."""


def complex_functions(source: str) -> Iterator[tuple[str, int]]:
    """Name and ways of each function above the limit, methods as `Class.method`, nested functions too."""
    waiting = [block for block in cc_visit(source) if block.letter != "C"]
    while waiting:
        block = waiting.pop()
        waiting += block.closures
        if block.complexity > MOST:
            yield f"{block.classname}.{block.name}" if block.letter == "M" else block.name, block.complexity


def test_no_function_is_too_complex() -> None:
    found = [
        f"{named(path)} {name}: {ways}"
        for path in files()
        if named(path).startswith("judge/") and not named(path).startswith(EXEMPT)
        for name, ways in complex_functions(path.read_text(encoding="utf-8"))
        if name not in TO_BE_SPLIT
    ]
    assert found == []


@pytest.mark.parametrize(("branches", "found"), [(14, []), (15, [("f", 16)])])
def test_one_way_more_than_fifteen_is_too_many(branches: int, found: list[tuple[str, int]]) -> None:
    source = "def f(x):\n" + "    if x: pass\n" * branches
    assert [*complex_functions(source)] == found
