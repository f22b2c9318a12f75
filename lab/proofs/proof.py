"""What a proof is: a promise, a way to try it as often as is asked, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How often it was tried, and every way in which it failed, in words."""

    tried: int
    failures: tuple[str, ...] = ()
    remark: str = ""


@dataclass(frozen=True)
class Proof:
    """A promise and its test.

    `run` takes a size, `small` for every change and `full` for the night; `counted` names what it tried.
    """

    name: str
    threat: str
    promise: str
    counted: str
    small: int
    full: int
    run: Callable[[int], Result]
    run_in: Callable[[int, str], Result] | None = None
    """The same in a language, for a promise that hangs on the judge's own words."""

    @property
    def where(self) -> str:
        """The module and function that try it."""
        module = self.run.__module__.replace(".", "/")
        return f"`{module}.py` {self.run.__name__}"
