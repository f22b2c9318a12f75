"""Every line of grammar/examples: the forms accepted and refused, each with its answer."""

from __future__ import annotations

import tomllib
from typing import Any

from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Heading, Ignored, Prose, Statement
from judge.paths import grammar
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import answers, context, shown

FILES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(grammar().glob("examples/*.toml"))
}
LINES = [(name, line) for name, table in FILES.items() for line in table["line"]]


def test_there_are_many() -> None:
    assert len(LINES) >= 250
    assert len(FILES) >= 12


@each_row(("name", "line"), LINES)
def test_the_line_is_answered_as_its_file_says(name: str, line: dict[str, Any]) -> None:
    table = FILES[name]
    position = table["board"]
    where = context(
        position["units"],
        power=position["power"],
        phase=position["phase"],
        reading=Reading(table["policy"]),
        sc=position.get("sc"),
        dislodged=position.get("dislodged"),
        proxies=table.get("proxies", False),
        ahead=table.get("ahead", False),
        keeps=table.get("keeps", False),
    )
    found = answers(line["text"], where) if table.get("whole") else read(Statement(1, line["text"]), where)
    wanted = line["answer"]
    assert [shown(one) for one in found] == ([wanted] if isinstance(wanted, str) else wanted)
    said = [
        worded(sentence)
        for one in found
        if not isinstance(one, Problem | Ignored | Prose | Heading)
        for sentence in one.assumed
    ]
    assert said == line.get("assumed", [])
    problems = [one for one in found if isinstance(one, Problem)]
    headings = [worded(one.wrong) for one in found if isinstance(one, Heading) and one.wrong]
    if headings:
        assert headings == [line["message"]]
    elif "message" in line:
        (problem,) = problems
        assert worded(problem.message) == line["message"]
        assert worded(problem.hint) == line.get("hint", "")
        assert problem.column == line["column"]
