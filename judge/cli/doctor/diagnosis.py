"""A diagnosis: what the doctor looked at, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: what was looked at, and, if it is not well, what is wrong and the remedy.

    `advice` is what could be better though nothing is wrong.
    """

    what: str
    wrong: str = ""
    advice: str = ""

    def __str__(self) -> str:
        mark = "WRONG" if self.wrong else "note " if self.advice else "ok   "
        said = self.wrong or self.advice
        return f"{mark}  {self.what}{f': {said}' if said else ''}"
