"""No command or setting of the classic judge is a stranger: each is understood, or told what there is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from judge.game.message import message
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Context, Ignored, Prose
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import DATA, answers, context

GROUPS = tomllib.loads((DATA / "classic/commands.toml").read_text(encoding="utf-8"))["group"]
UNITS = {"FRANCE": ["A PAR", "A MAR", "A GAS", "F MAO"]}
HOME = ["PAR", "MAR", "BRE", "SPA", "POR", "BEL"]
ENDS = {"{REG": "Name: Anna\nEND", "{DIA": "A note.\nENDDIARY", "{SET": "A friendly game\nEND"}


def written(group: dict[str, Any]) -> Iterator[str]:
    """The lines of a group as they are mailed, blocks with their ends."""
    for line in group["lines"]:
        texts = [line]
        if group.get("setting"):
            texts = [f"{{SET {line[1:]}" if line.startswith("{") else f"SET {line}"]
            texts += [f"SET NO {line}", f"SET NO{line}"] if group.get("switch") else []
        for text in texts:
            end = ENDS.get(text[:4], "Hello.\nENDPRESS")
            yield f"{text[1:].rstrip('}')}\n{end}" if text.startswith("{") else text


def where(group: dict[str, Any]) -> Context:
    """A France that can send each line of the group, and lend units."""
    phase = group.get("phase", "S1901M")
    lost = {"power": "FRANCE", "unit": "A PAR", "by": "BUR", "retreats": ["PIC", "GAS"]}
    units = {"FRANCE": ["A PAR", "A SPA", "F MAO", "F POR"]} if group.get("owned") == 2 else UNITS
    if group.get("owned") == 5:
        units = {"FRANCE": ["A SPA", "F MAO"]}
    there = context(
        units,
        phase=phase,
        sc={"FRANCE": HOME[: group.get("owned", 4)]},
        dislodged=[lost] if phase.endswith("R") else None,
    )
    return replace(there, proxies=True)


def outcomes(outcome: str) -> list[Any]:
    return [
        (line, where(group)) for group in GROUPS if group["outcome"] == outcome for line in written(group)
    ]


def wrong(found: Answer) -> bool:
    return isinstance(found, Problem | Prose | Ignored)


@each_row(("text", "there"), outcomes("understood"))
def test_what_concerns_one_board_is_understood(text: str, there: Context) -> None:
    found = answers(text, there)
    assert found
    assert not [one for one in found if wrong(one)]


@each_row(("text", "there"), outcomes("told"))
def test_what_is_not_here_is_told_in_a_line(text: str, there: Context) -> None:
    (found,) = answers(text, there)
    if isinstance(found, Ignored):
        assert found.why in (message("always-so-here"), message("removals-follow-rulebook"))
        return
    assert isinstance(found, Problem)
    assert found.kind is not ProblemKind.UNKNOWN_COMMAND
    assert found.hint
    assert "no setting" not in worded(found.message)
