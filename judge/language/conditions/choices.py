"""Choices within a message: lines between IF and ENDIF that are in it only if they are true (seed 004 §10.1).

    We all love France.
    IF A Par - Bur succeeds THEN
    Burgundy is ours!
    ELSE
    Alas.
    ENDIF

A message with an ENDIF waits for the results, as one with a condition does. Which of its words count is
decided then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from judge.game.message import message
from judge.game.state import Game
from judge.language.command_line import InvalidCommand
from judge.language.conditions.press import press_condition_holds, press_condition_problem
from judge.language.statements import Context
from judge.rules.units import Power

_IF = re.compile(r"^\s*if\b\s*(?P<condition>.*?)[\s:,]*(?:\bthen\b)?\s*:?\s*$", re.IGNORECASE)
_ELSE_IF = re.compile(
    r"^\s*(?:else[\s-]*|els|el)if\b\s*(?P<condition>.*?)[\s:,]*(?:\bthen\b)?\s*:?\s*$", re.IGNORECASE
)
_ELSE = re.compile(r"^\s*else\s*:?\s*$", re.IGNORECASE)
_END = re.compile(r"^\s*end[ -]*if\s*[.:]?\s*$", re.IGNORECASE)


def has_choices(body: str) -> bool:
    """Return whether a message's words depend on an IF in it."""
    return any(_END.match(line) for line in body.splitlines())


def check_closed(body: str, condition: str, context: Context) -> None:
    """Raise InvalidCommand if a message has an ELSE and no ENDIF, and its IF can be decided.

    Otherwise all its words would be sent, also those of the branch that does not count.
    """
    lines = body.splitlines()
    asked = [found["condition"] for line in lines if (found := _IF.match(line))]
    known = [one for one in asked if press_condition_problem(one, context) is None]
    if (condition or known) and any(map(_ELSE.match, lines)) and not has_choices(body):
        raise InvalidCommand(message("letter-if-not-closed"), hint=message("letter-if-not-closed.hint"))


def check(body: str, context: Context) -> None:
    """Raise InvalidCommand if an IF of the message cannot be decided, so that it is not sent."""

    def known(condition: str) -> bool:
        if (why := press_condition_problem(condition, context)) is not None:
            raise InvalidCommand(*why)
        return True

    tuple(_words(body.splitlines(), known))


def words_that_count(body: str, game: Game, power: Power | None) -> str:
    """Return the message as it is sent in the game's current state; "" if nothing of it is left."""

    def holds(condition: str) -> bool:
        return press_condition_holds(condition, game, power)

    return "\n".join(_words(body.splitlines(), holds)).strip("\n")


@dataclass(slots=True)
class _Open:
    """An open IF: whether the text around it counts, whether an earlier branch did, whether this one does."""

    around: bool
    taken: bool = False
    on: bool = False

    def turn(self, *, holds: bool) -> None:
        """Go on to a branch, which counts if it holds and no earlier one did."""
        self.on = self.around and holds and not self.taken
        self.taken = self.taken or holds


def _words(lines: Sequence[str], holds: Callable[[str], bool]) -> Iterator[str]:
    """Yield the lines that count; InvalidCommand if IF and ENDIF do not match."""
    opened: list[_Open] = []
    for at, line in enumerate(lines):
        begins, turns = _IF.match(line), _ELSE_IF.match(line)
        if begins and any(map(_END.match, lines[at:])):
            opened.append(_Open(not opened or opened[-1].on))
            opened[-1].turn(holds=holds(begins["condition"]))
        elif opened and turns:
            opened[-1].turn(holds=holds(turns["condition"]))
        elif opened and _ELSE.match(line):
            opened[-1].turn(holds=True)
        elif _END.match(line):
            if not opened:
                hint = message("endif-without-if.hint")
                raise InvalidCommand(message("endif-without-if"), line.strip(), hint)
            opened.pop()
        elif not opened or opened[-1].on:
            yield line
    if opened:
        raise InvalidCommand(message("letter-if-not-closed"), hint=message("letter-if-not-closed.hint"))
