"""A diagnosis: what the doctor looked at, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from judge.known_secrets import strike_secrets


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: what was looked at, and, if it is not well, what is wrong and the remedy.

    `advice` is what could be better though nothing is wrong. As a line it holds no secret, whatever a server
    has said.
    """

    what: str
    wrong: str = ""
    advice: str = ""

    def __str__(self) -> str:
        mark = "WRONG" if self.wrong else "note " if self.advice else "ok   "
        said = self.wrong or self.advice
        return strike_secrets(f"{mark}  {self.what}{f': {said}' if said else ''}")
