"""Kills the judge wherever it can die, starts it again, and compares with the undisturbed run.

`python tests/crash/run.py --points N` spreads N faults over eight scenarios, named points, statements, system
calls and cuts of the line alike, and prints one JSON object: `points` faults, `lost` runs in which a mail, an
effect or an answer is missing, `double_effects` runs in which something happened twice, `corrupt` databases,
and `wire_duplicates`: mails sent twice, byte for byte the same, which only a kill between "sent" and "marked"
may cause (any other is a double effect). `--detail` adds the numbers of each scenario and what was found.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.crash.campaign import Tally, run


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--points", type=int, default=60)
    parser.add_argument("--detail", action="store_true")
    options = parser.parse_args()
    tallies = run(options.points)
    whole = sum(tallies.values(), Tally())
    report = whole.figures()
    if options.detail:
        report["scenarios"] = {name: tally.figures() for name, tally in tallies.items()}
        report["findings"] = list(whole.findings)
    sys.stdout.write(json.dumps(report) + "\n")
    sys.exit(0 if whole.sound else 1)


if __name__ == "__main__":
    main()
