"""Prints the compliance table, `python -m tests.rules.compliance > docs/reference/compliance.md`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from judge.rules.rulebook import PRESETS
from tests.rules.case_check import agrees_with_preset, disagreements
from tests.rules.cases import (
    Case,
    all_cases,
    alternatives,
    boards_named,
    fought_cases,
    in_folder,
    presets_with_boards,
)

HEAD = """# Compliance with the rules, case by case

Printed by `python -m tests.rules.compliance` from the cases in `tests/data`; a test keeps it up to date.
A case counts only if everything agrees: the verdict of each order, each dislodgement with all its retreats,
contested provinces, the board afterwards, and the retreat phase where the case has one.

There are two more tests. A second adjudicator (`tests/rules/oracle.py`), written independently of the first
and solving by trial, adjudicates random boards by every rulebook and must give exactly the same results:
`python -m tests.rules.agree --boards 100000 --rulebook datc3`. And finished games are replayed phase by
phase: `python tests/replay.py FILE`.
"""
SECTIONS = {
    "6a": "impossible orders, plain bounces",
    "6b": "coasts",
    "6c": "circles",
    "6d": "support and dislodgement",
    "6e": "opposing moves, sieges",
    "6f": "convoys and paradoxes",
    "6g": "convoys between neighbours",
    "6h": "retreats",
    "6i": "builds",
    "6j": "removals",
}
OTHERS = {
    "disputes": "Rod Walker's disputes",
    "extra": "further positions",
    "illegal_gunboat": "Illegal Gunboat",
}


def page() -> str:
    """The whole page."""
    parts = (HEAD, _sections(), _choices(), _presets(), _failures())
    return "\n".join(part for part in parts if part)


def _sections() -> str:
    rows = []
    for section, title in SECTIONS.items():
        found = [case for case in in_folder("datc") if case.section == section]
        rows.append([f"DATC {section[0]}.{section[1].upper()}", title, *_counted(found)])
    rows.append(["**DATC v3.0**", "all sections", *_counted(in_folder("datc"))])
    rows += [["", title, *_counted(in_folder(folder))] for folder, title in OTHERS.items()]
    note = "Each under its own rulebook: `datc3`, but for a few further positions and Illegal Gunboat."
    return _table("Section by section", note, ["section", "about", "positions", "as written"], rows)


def _counted(found: Sequence[Case]) -> list[str]:
    return [str(len(found)), str(sum(not disagreements(case) for case in found))]


def _choices() -> str:
    groups: dict[tuple[str, str], list[Case]] = {}
    for case in alternatives():
        groups.setdefault((case.issue, _choice(case)), []).append(case)
    rows = [
        [issue, choice, ", ".join(case.id for case in found), _counted(found)[1] + f" of {len(found)}"]
        for (issue, choice), found in sorted(groups.items())
    ]
    note = (
        "One disputed point answered otherwise than `datc3` answers it: by a field of the rulebook, or "
        "(*reading*) by how orders are read. Numbers are those of DATC section 4, names those of the field."
    )
    return _table("Disputed points", note, ["point", "answer", "positions", "as written"], rows)


def _choice(case: Case) -> str:
    fields = (f"{name} = {_word(choice)}" for name, choice in case.choices.items())
    return "`" + "; ".join(fields) + "`" if case.choices else "*reading*"


def _word(choice: str | bool) -> str:
    return {True: "yes", False: "no"}[choice] if isinstance(choice, bool) else choice


def _presets() -> str:
    letters = [section for section in SECTIONS if section not in ("6i", "6j")] + ["walker"]
    rows = [[f"`{preset}`", *_row(preset, letters)] for preset in _named_presets()]
    note = (
        "Boards and dislodgements of every movement and retreat case under each preset. *own* is the number "
        "of boards on which the preset differs from `datc3` (in `tests/data/presets`). Preset `judge` "
        "wants written routes and has positions of its own (`JG`, among the further positions)."
    )
    heads = ["rulebook", *(_heading(letter) for letter in letters), "own"]
    return _table("Rulebook by rulebook", note, heads, rows)


def _heading(section: str) -> str:
    return section.capitalize() if section not in SECTIONS else section.removeprefix("6").upper()


def _named_presets() -> list[str]:
    return [name for name in PRESETS if name in presets_with_boards()]


def _row(preset: str, letters: Iterable[str]) -> list[str]:
    cells = []
    for letter in letters:
        found = [case for case in fought_cases() if case.section == letter]
        good = sum(agrees_with_preset(case, preset) for case in found)
        cells.append(f"{good}/{len(found)}")
    return [*cells, str(len(boards_named(preset)))]


def _failures() -> str:
    lines = [f"- {case}: {', '.join(found)}" for case, found in _failing(disagreements)]
    lines += [
        f"- {case} under `{preset}`"
        for preset in _named_presets()
        for case in fought_cases()
        if not agrees_with_preset(case, preset)
    ]
    return "\n".join(["## Not as written", "", *lines, ""]) if lines else ""


def _failing(check: Callable[[Case], dict[str, tuple[object, object]]]) -> list[tuple[Case, list[str]]]:
    return [(case, list(found)) for case in (*all_cases(), *alternatives()) if (found := check(case))]


def _table(title: str, note: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"## {title}", "", note, "", _line(heads), _line(["---"] * len(heads)), *map(_line, rows), ""]
    return "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    sys.stdout.write(page())
