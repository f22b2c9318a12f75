"""What importing the adjudicator costs over bare Python: `python -m tests.bench.importing`."""

from __future__ import annotations

import json
import os
import subprocess
import sys

RUNS = 15
MODULES = ("adjudication", "notation", "rulebook")
PROBE = """
import time
started = time.perf_counter()
{imports}
taken = time.perf_counter() - started
status = open("/proc/self/status").read()
print(taken * 1000, int(status.split("VmHWM:")[1].split()[0]) / 1024)
"""


def probe(imports: str) -> tuple[float, float]:
    """Best milliseconds and megabytes of a fresh interpreter that runs these imports.

    The first run writes the bytecode that an installed package has, whatever the environment says of it.
    """
    command = [sys.executable, "-c", PROBE.format(imports=imports)]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    runs = [
        subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout.split()
        for _ in range(RUNS)
    ]
    return min(float(run[0]) for run in runs), min(float(run[1]) for run in runs)


def measure() -> dict[str, float]:
    """Milliseconds and megabytes over bare Python."""
    bare, bare_mb = probe("pass")
    full, full_mb = probe("from judge.rules import " + ", ".join(MODULES))
    return {"import_ms": round(full - bare, 1), "memory": round(full_mb - bare_mb, 1)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure()) + "\n")
