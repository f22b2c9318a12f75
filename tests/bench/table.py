"""Prints the page on speed: `python -m tests.bench.table > docs/reference/adjudication-speed.md`."""

from __future__ import annotations

import json
import platform
import sys
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from judge.cli.adjudication.adjudicate import run
from judge.rules.rulebook import DATC3
from tests.bench import importing
from tests.bench.adjudication_timing import RUNS, measure, read_records
from tests.rules.cases import DATA, board
from tests.rules.replay import read_games, replay

PHASES = Path(__file__).parent / "data" / "phases.jsonl.gz"
GAMES = DATA / "games" / "self_play.jsonl.gz"

PAGE = """# How fast adjudication is

Measured with Python {python} on one thread; each number is from one run on one machine, so compare
the ratios rather than the microseconds. The positions are {phases} movement phases of randomly played games
(`tests/bench/data/phases.jsonl.gz`), each the best of five runs. *core* takes orders that have been
read and returns an outcome ready to be printed. *text* takes order strings and returns verdicts with their
causes, the next position and the retreats. For comparison, the PyPI package `diplomacy` {peer} on the same
phases in the same run: its adjudication alone, and its `set_orders` and `process`.

| | median | 99th percentile | `diplomacy` | times faster |
| --- | --- | --- | --- | --- |
| core | {core} us | {core99} us | {alone} us | {ratio} |
| text | {text} us | {text99} us | {whole} us | {ratio_text} |

Replaying our own games, {replayed} phases with their positions and orders read from text, takes {replay} s.
`judge adjudicate` answers the same phases at {rate} records a second, JSON read and written, and the movement
phases above at {rate_movement}; by processor time, the best of five runs, without the start
of the program.
Importing the adjudicator takes {import_ms} ms and {memory} MB more than bare Python.

## Measure again

```
python tests/bench/adjudication.py tests/bench/data/phases.jsonl.gz --peer
python -m tests.bench.importing
python tests/replay.py FILE
python -m tests.bench.table > docs/reference/adjudication-speed.md
```

The first accepts any records of `judge adjudicate`, the third finished games; the last prints this page.
The package `diplomacy` (AGPL) is in the extras `bench` and `test`; the judge does not need it.
"""


def page() -> str:
    """The page with today's numbers."""
    times = measure(list(read_records(PHASES)), with_peer=True)
    started = perf_counter()
    tally = replay(read_games(GAMES), board(), DATC3)
    return PAGE.format(
        python=platform.python_version(),
        peer=version("diplomacy"),
        replayed=sum(tally.phases.values()),
        replay=round(perf_counter() - started, 2),
        rate=_rate(GAMES),
        rate_movement=_rate(PHASES),
        **_figures(times),
        **importing.measure(),
    )


def _rate(file: Path) -> int:
    """Records a second through the command's own loop, the best of five runs."""
    lines = [json.dumps(record) + "\n" for record in read_records(file)]
    text, best = "".join(lines), 0.0
    for _run in range(RUNS):
        source, started = StringIO(text), process_time()
        run(source, StringIO(), "datc3", "standard")
        best = max(best, len(lines) / (process_time() - started))
    return int(round(best, -1))


def _figures(times: dict[str, Any]) -> dict[str, Any]:
    core, text, peer = times["core"], times["text"], times["peer"]
    return {
        "phases": times["phases"],
        "core": round(core["median_us"]),
        "core99": round(core["p99_us"]),
        "text": round(text["median_us"]),
        "text99": round(text["p99_us"]),
        "alone": round(peer["adjudication_median_us"]),
        "whole": round(peer["median_us"]),
        "ratio": round(peer["adjudication_median_us"] / core["median_us"], 1),
        "ratio_text": round(peer["median_us"] / text["median_us"], 1),
    }


if __name__ == "__main__":
    sys.stdout.write(page())
