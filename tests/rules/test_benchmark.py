"""The benchmark prints what it promises, and a call leaves nothing behind for the garbage collector."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.bench.adjudication_timing import Task, figures, main, read_records, task

PHASES = Path(__file__).parent.parent / "bench" / "data" / "phases.jsonl.gz"


def tasks() -> list[Task]:
    return [task(record) for record in read_records(PHASES)]


@contextmanager
def collector_off() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.parametrize("work", [Task.core, Task.text])
def test_a_call_leaves_nothing_for_the_collector(work: Callable[[Task], object]) -> None:
    found = tasks()
    for one in found:
        work(one)

    with collector_off():
        for one in found:
            work(one)
        unreachable = gc.collect()

    assert unreachable == 0


def test_the_positions_are_played_and_full() -> None:
    found = list(read_records(PHASES))

    assert len(found) == 400
    assert min(sum(map(len, record["units"].values())) for record in found) >= 22
    assert any(" C " in order for record in found for own in record["orders"].values() for order in own)


def test_figures_are_median_and_nearly_the_worst() -> None:
    assert figures([float(n) for n in range(1, 202)]) == {"median_us": 101.0, "p99_us": 199.0}


def test_one_json_object_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "few.jsonl"
    few = list(read_records(PHASES))[:3]
    retreat = {
        "phase": "S1902R",
        "units": {},
        "dislodged": {"ITALY": ["A VIE"]},
        "orders": {"ITALY": ["A VIE R TYR"]},
    }
    build = {"phase": "F1902A", "units": {}, "sc": {"ITALY": ["ROM"]}, "orders": {"ITALY": ["A ROM B"]}}
    file.write_text("".join(json.dumps(record) + "\n" for record in [*few, retreat, build]), encoding="utf-8")

    assert main([str(file)]) == 0

    answer = json.loads(capsys.readouterr().out)
    assert answer["phases"] == 5
    assert set(answer) == {"phases", "core", "text"}
    assert 0 < answer["core"]["median_us"] <= answer["core"]["p99_us"]
    assert 0 < answer["text"]["median_us"] <= answer["text"]["p99_us"]
