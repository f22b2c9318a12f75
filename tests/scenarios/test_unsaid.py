"""No English stands in emails in another language but what the list holds, which may only shrink.

Of a line in part in English the list has the English words. `UPDATE_SNAPSHOTS=1` strikes those that the
catalogue says since.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.scenarios.unsaid import unsaid

STORIES = ("absence", "asking", "gunboat", "letters", "master", "mistakes", "votes", "year")
LIST = Path(__file__).parents[1] / "architecture" / "unsaid.txt"


def test_emails_in_another_language_hold_no_english() -> None:
    head, *allowed = LIST.read_text(encoding="utf-8").splitlines()
    found = unsaid(STORIES)
    new = {said: where for said, where in found.items() if not _is_part_of_one(said, allowed)}
    assert not new, f"no catalogue says: {new}"
    left = sorted(found, key=lambda said: (said.lower(), said))
    if allowed != left and os.environ.get("UPDATE_SNAPSHOTS"):
        LIST.write_text("".join(f"{line}\n" for line in (head, *left)), encoding="utf-8")
        return
    assert allowed == left, f"more is said by the catalogue since: update {LIST.name}"


def _is_part_of_one(said: str, allowed: Iterable[str]) -> bool:
    """Whether the words stand in a line of the list, of which the catalogue says more since."""
    return any(_holds(line.split(), said.split()) for line in allowed)


def _holds(words: Sequence[str], some: Sequence[str]) -> bool:
    rest = iter(words)
    return all(word in rest for word in some)
