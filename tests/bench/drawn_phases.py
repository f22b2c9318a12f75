"""Views of judged phases of games played by chance, for the benchmark of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judge.cli.adjudication.draw import view_of
from judge.render.maps.view import MapView
from tests.bench.adjudication_timing import read_records

PHASES = Path(__file__).parent / "data" / "phases.jsonl.gz"


def phase_views(count: int) -> Sequence[MapView]:
    """So many of the benchmark's phases, evenly taken, with what came of them."""
    records = list(read_records(PHASES))
    return [view_of(record, "standard")[1] for record in records[:: len(records) // count][:count]]
