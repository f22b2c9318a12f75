"""Time of `judge feed`, with a daemon that takes the mail and without: `python -m tests.bench.feed`.

The floor is a bare Python that ends at once. Seconds are by the clock, the median of the runs.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.servers.ports import free_port, wait_for
from tests.unit.cli.command import CONFIG, HELLO, place_in

RUNS = 9
_JUDGE = (sys.executable, "-m", "judge.cli.main")
_PATIENCE = 60.0


@contextmanager
def daemon(folder: Path, port: int) -> Iterator[None]:
    """`judge run`, listening."""
    running = subprocess.Popen((*_JUDGE, "run"), cwd=folder, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, _PATIENCE)
        yield
    finally:
        running.terminate()
        running.wait(_PATIENCE)


def seconds(command: tuple[str, ...], folder: Path, name: str) -> float:
    """The median of some runs, each with a mail of its own."""
    spent = []
    for number in range(RUNS + 1):
        mail = b"Return-Path: <anna@aus.test>\n" + HELLO.replace(b"<1@", f"<{name}{number}@".encode())
        begun = perf_counter()
        subprocess.run(command, cwd=folder, input=mail, check=True, stderr=subprocess.DEVNULL)
        spent.append(perf_counter() - begun)
    return round(median(spent[1:]), 3)


def main() -> None:
    """Print the three figures as JSON."""
    port = free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = place_in(Path(name))
        (folder / "judge.toml").write_text(f'{CONFIG}[lmtp]\nlisten = "127.0.0.1:{port}"\n', encoding="utf-8")
        figures = {"bare_python_s": seconds((sys.executable, "-c", "pass"), folder, "p")}
        figures["without_daemon_s"] = seconds((*_JUDGE, "feed"), folder, "w")
        with daemon(folder, port):
            figures["to_daemon_s"] = seconds((*_JUDGE, "feed"), folder, "d")
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
