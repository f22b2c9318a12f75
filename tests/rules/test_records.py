"""The same cases through the JSON records of `judge adjudicate`."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from judge.cli.adjudication.adjudicate import run
from tests.rows import each_row
from tests.rules.cases import Case, all_cases, alternatives, as_sets

CASES = (*all_cases(), *(case for case in alternatives() if not case.read))


def record(case: Case) -> dict[str, Any]:
    return {
        "id": str(case),
        "phase": case.phase,
        "rulebook": {"preset": case.preset, **case.choices},
        "units": case.units,
        "sc": case.centres,
        "orders": case.orders,
    }


def judged(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    out = io.StringIO()
    run(io.StringIO("".join(json.dumps(one) + "\n" for one in records)), out, "datc3", "standard")
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.fixture(scope="module")
def answers() -> list[dict[str, Any]]:
    return judged([record(case) for case in CASES])


@each_row("number", range(len(CASES)))
def test_the_answer_says_what_the_case_says(number: int, answers: list[dict[str, Any]]) -> None:
    case, answer = CASES[number], answers[number]

    assert answer["id"] == str(case)
    assert as_sets(answer["after"]) == as_sets(case.after)
    for power, texts in case.orders.items():
        lines = answer["results"][power]
        assert [line["order"] for line in lines[: len(texts)]] == list(texts)
        assert [line["result"] for line in lines[: len(texts)]] == list(case.verdicts[power])
        assert all(line["given"] is False for line in lines[len(texts) :])
    if not case.is_adjustment:
        flights = {(d["power"], d["unit"], d["by"], frozenset(d["retreats"])) for d in answer["dislodged"]}
        assert flights == case.dislodged
        assert case.contested in (frozenset(answer["contested"]), None)


WITH_RETREATS = [case for case in CASES if case.retreat is not None]


@each_row("case", WITH_RETREATS)
def test_retreats_follow_from_the_answer_of_the_movement(case: Case) -> None:
    (moved,) = judged([record(case)])
    assert case.retreat is not None
    retreat = {
        **record(case),
        "phase": "S1901R",
        "units": moved["after"],
        "dislodged": moved["dislodged"],
        "contested": moved["contested"],
        "orders": case.retreat.orders,
    }

    (answer,) = judged([retreat])

    assert as_sets(answer["after"]) == as_sets(case.retreat.after)
    for power, verdicts in case.retreat.verdicts.items():
        assert tuple(line["result"] for line in answer["results"][power][: len(verdicts)]) == verdicts


def test_the_last_order_for_a_unit_counts() -> None:
    orders = {"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR", "A PAR - PIC"]}

    (answer,) = judged([{"phase": "S1901M", "units": {"FRANCE": ["A PAR", "A MAR"]}, "orders": orders}])

    assert [line["result"] for line in answer["results"]["FRANCE"]] == ["void", "void", "ok"]
    assert answer["after"] == {"FRANCE": ["A MAR", "A PIC"]}
