"""Messages in an IF: each waits for the results, and is sent if its branch counts (seed 004 §10.1).

    IF A Par - Bur succeeds THEN             PRESS TO G IF A Par - Bur succeeds
      PRESS TO G                             ...
      ...                         becomes
      ENDPRESS
    ELSE                                     BROADCAST IF NOT (A Par - Bur succeeds)
      BROADCAST                              ...
      ...

There may be orders too; they are kept like those of any IF. One mistake in the block rejects all of it, so
that none of its messages is sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from judge.game.message import Message, Said, message
from judge.language.command_line import InvalidCommand
from judge.language.conditions.tokens import IF, is_inline
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Context, Statement, Understood
from judge.language.text.blocks import ANNOUNCE, DIARY, IF_END, PRESS, PRESS_END

_CONDITION = re.compile(
    r"^\s*(?:else[\s-]*|els|el)?if\b\s*(?P<condition>.*?)[\s:,]*(?:\bthen\b\s*)?:?\s*$", re.IGNORECASE
)
_ELSE_IF = re.compile(r"^\s*(?:else\s+if|else-?if|elsif|elif)\b", re.IGNORECASE)
_ELSE = re.compile(r"^\s*else\b", re.IGNORECASE)
_OWN_IF = re.compile(r"\bif\b\s*(?P<condition>.*?)\s*(?:\bthen\b)?\s*:?\s*$", re.IGNORECASE)


def holds_press(statement: Statement) -> bool:
    """Return whether an IF holds a message, or anything else that is sent to people."""
    return any(PRESS.match(text) or ANNOUNCE.match(text) for text in statement.body)


@dataclass(slots=True)
class _Branch:
    """An open IF: the conditions of its earlier branches, and that of the current one ("" for ELSE)."""

    now: str
    before: list[str] = field(default_factory=list)

    def asks(self) -> Iterator[str]:
        """Yield what is true if this branch counts."""
        yield from (f"NOT ({one})" for one in self.before)
        if self.now:
            yield f"({self.now})"

    def turn(self, condition: str) -> None:
        """Go on to the next branch."""
        if self.now:
            self.before.append(self.now)
        self.now = condition


@dataclass(slots=True)
class _Parts:
    """A block taken apart: its messages with their conditions, and the remaining lines."""

    press: list[Statement] = field(default_factory=list)
    rest: list[tuple[int, str]] = field(default_factory=list)
    has_orders: bool = False


ReadPress: TypeAlias = Callable[[Statement, Context], Understood]
ReadOrders: TypeAlias = Callable[[Statement, Context], tuple[Answer, ...]]


def read(statement: Statement, context: Context, press: ReadPress, orders: ReadOrders) -> tuple[Answer, ...]:
    """Return the block's messages as waiting ones and its orders as an IF; or what is wrong with it."""
    if not statement.closed:
        return (_refused(statement, message("letters-if-not-closed"), message("if-not-closed.hint")),)
    if any(ANNOUNCE.match(text) or DIARY.match(text) for text in statement.body):
        hint = message("only-letters-and-orders-in-if.hint")
        return (_refused(statement, message("only-letters-and-orders-in-if"), hint),)
    parts = _parts(statement)
    if parts is None:
        hint = message("letter-in-if-not-closed.hint")
        return (_refused(statement, message("letter-in-if-not-closed"), hint),)
    answers: list[Answer] = []
    for one in parts.press:
        answers += _press(one, context, press)
    if parts.has_orders:
        body = tuple(text for _, text in parts.rest)
        numbers = tuple(number for number, _ in parts.rest)
        answers += orders(replace(statement, body=body, numbers=numbers), context)
    problems = tuple(one for one in answers if isinstance(one, Problem))
    if not problems or problems[0].line == statement.line:
        return problems or tuple(answers)
    whole = message("nothing-of-letters-if")
    return (_refused(statement, whole, message("mail-whole-if")), *problems)


def _refused(statement: Statement, why: Message, hint: Said) -> Problem:
    line, text = statement.line, statement.text
    return Problem(line, 1, text, ProblemKind.NOT_CLOSED, why, text.strip(), hint)


def _asked(text: str) -> str:
    found = _CONDITION.match(text)
    return found["condition"] if found else ""


def _parts(statement: Statement) -> _Parts | None:
    """Return the block taken apart; None if one of its messages has no end."""
    found, open_ifs = _Parts(), [_Branch(_asked(statement.text))]
    lines = list(zip(statement.numbers, statement.body, strict=True))
    at = 0
    while at < len(lines):
        number, text = lines[at]
        if PRESS.match(text):
            end = next((n for n in range(at + 1, len(lines)) if PRESS_END.match(lines[n][1])), None)
            if end is None:
                return None
            asks = " AND ".join(one for branch in open_ifs for one in branch.asks())
            body = tuple(_with_gaps(lines[at : end + 1]))[1:-1]
            found.press.append(Statement(number, f"{text.rstrip(' :')} IF {asks}", body, block=True))
            at = end + 1
            continue
        found.rest.append((number, text))
        found.has_orders |= not _is_turn(text, open_ifs)
        at += 1
    return found


def _with_gaps(lines: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield the lines, with an empty one if some were removed between two: paragraphs stay apart."""
    for at, (number, text) in enumerate(lines):
        if at and number > lines[at - 1][0] + 1:
            yield ""
        yield text


def _is_turn(text: str, open_ifs: list[_Branch]) -> bool:
    """Return whether the line only begins or ends a branch; `open_ifs` is updated."""
    if IF.match(text) and not is_inline(text):
        open_ifs.append(_Branch(_asked(text)))
    elif _ELSE_IF.match(text):
        open_ifs[-1].turn(_asked(text))
    elif _ELSE.match(text) and not text.lower().strip(" :").removeprefix("else"):
        open_ifs[-1].turn("")
    elif IF_END.match(text):
        if len(open_ifs) > 1:
            open_ifs.pop()
    else:
        return False
    return True


def _press(statement: Statement, context: Context, press: ReadPress) -> Sequence[Answer]:
    """Return the message with its condition, and with one of its own as well."""
    head, _, asks = statement.text.rpartition(" IF ")
    own = _OWN_IF.search(head)
    if own is not None:
        head, asks = head[: own.start()], f"({own['condition']}) AND {asks}"
    try:
        found = press(replace(statement, text=f"{head} IF {asks}"), context)
    except InvalidCommand as mistake:
        text = head.strip()
        return (Problem(statement.line, 1, text, mistake.kind, mistake.message, text, mistake.hint),)
    return (Understood(found.line, head.strip(), found.command, found.assumed),)
