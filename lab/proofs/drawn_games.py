"""Draws every phase of finished games: `python -m lab.proofs.drawn_games FILE`, as tests/replay.py reads.

Each must be drawn and well-formed. Prints one JSON object: the count, the 95th percentile of the bytes, and
the median time of the processor. Exit 1 if one fails.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from xml.etree import ElementTree as ET

from judge.cli.adjudication.draw import view_of
from judge.cli.adjudication.positions import RecordError
from judge.render.maps.svg import draw
from judge.variants.geometry import map_of
from judge.variants.load import load
from tests.rules.replay import Record, read_games

EXAMPLES = 5


def draw_all(records: Iterable[Record]) -> dict[str, object]:
    """What came of drawing them."""
    variant, geometry = load("standard"), map_of("standard")
    assert geometry is not None
    kinds, sizes, spent, failed = Counter[str](), list[int](), list[float](), list[str]()
    for record in records:
        kinds[record["type"]] += 1
        try:
            _, view = view_of(record, "standard")
            begun = process_time()
            svg = draw(variant, geometry, view)
            spent.append(process_time() - begun)
            sizes.append(len(svg.encode()))
            ET.fromstring(svg)
        except (RecordError, ET.ParseError, LookupError, ValueError) as error:
            failed.append(f"{record['game']} {record['phase']}: {error!r}")
    return {
        "phases": dict(kinds),
        "failed": len(failed),
        "examples": failed[:EXAMPLES],
        "kb_95": round(quantiles(sizes, n=20)[-1] / 1000, 1),
        "median_ms": round(median(spent) * 1000, 2),
    }


if __name__ == "__main__":
    done = draw_all(record for game in read_games(Path(sys.argv[1])) for record in game)
    sys.stdout.write(json.dumps(done, indent=1) + "\n")
    sys.exit(bool(done["failed"]))
