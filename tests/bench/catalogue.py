"""What the message catalogue costs, in microseconds of the processor: `python -m tests.bench.catalogue`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from fluent.syntax import FluentParser

from judge.paths import locales
from judge.render.text.messages import Catalogue, say

_ROUNDS, _TIMES = 7, 2_000


def main() -> None:
    """Print a line for each step, the best of some rounds."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((locales() / "en").glob("*.ftl"))]
    steps: dict[str, tuple[int, Callable[[], object]]] = {
        "a message without values": (_TIMES, lambda: say("not-registered")),
        "a message with two values": (_TIMES, lambda: say("speaks-for-power", power="Austria", game="alpha")),
        "a message with a plural": (_TIMES, lambda: say("joined", game="alpha", missing=3)),
        "the first message of a process": (
            1,
            lambda: Catalogue(locales()).say("speaks-as-master", {"game": "alpha"}),
        ),
        "to parse the whole catalogue": (1, lambda: [FluentParser().parse(text) for text in texts]),
    }
    sys.stdout.write(f"{sum(text.count(chr(10)) for text in texts)} lines in {len(texts)} files\n")
    for name, (times, step) in steps.items():
        sys.stdout.write(f"{_best(times, step) * 1e6:10.1f} us  {name}\n")


def _best(times: int, step: Callable[[], object]) -> float:
    spent = []
    for _ in range(_ROUNDS):
        began = process_time()
        for _ in range(times):
            step()
        spent.append((process_time() - began) / times)
    return min(spent)


if __name__ == "__main__":
    main()
