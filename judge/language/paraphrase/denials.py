"""Denials: orders that their own line asks about, or takes back, are no orders.

`A Vie - Gal?` asks. `A Vie - Gal? No!`, `A Vie - Gal. Just kidding` and `Not A Vie - Gal` say what shall not
be done. Where another order for the unit follows (`A Vie - Gal, no, A Vie - Tyr`), that one counts. Of
what is denied nothing is carried out, and the answer says so: an order too few is seen, one too many is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from judge.game.proxies import ordered_province
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Statement, UnderstoodAhead, UnderstoodOrder
from judge.language.text.typography import Plain, unadorned
from judge.rules import notation

_NO = (
    r"(?:no(?:pe| way)?|not|never|nah|nein|nicht|niemals|nie|non|pas|jamais|nunca|jamas|mai|nee|niet|nooit"
    r"|nao|nej|inte|aldrig|(?:just |only )?(?:kidding|joking)|(?:nur )?(?:ein )?scherz|only a joke"
    r"|forget (?:it|that))"
)
_SOUNDS = r"(?:(?:h+m+|oh|ah|well|wait|sorry|actually|ha(?: ?ha)*|lol|ach|ne|ben|mah|or rather|but)[\s,.!]+)*"
_ORDER = r"(?:the |my )?(?:a|f|army|fleet)\b"
_DENIES = re.compile(
    rf"\W*{_SOUNDS}(?P<no>{_NO})\b(?=\W*$|\s*[,;:!.-]|\s+(?:wait|thanks|no|not|nicht|that|this|it|{_ORDER}))"
)
"""What takes back the words before it, at the beginning of a sentence."""
_NOT_FIRST = re.compile(
    rf"\W*(?:please |bitte )?(?P<no>not|never|don'?t|do not|nicht|kein\w*|niet|nie|inte)\s+"
    rf"(?:(?:do|move|order|send|let) )?(?=(?:{_ORDER}|[a-z]{{3}}\s*-))"
)
_MAYBE = (
    r"(?:maybe|perhaps|(?:plan|option|variant|idea|example|e\.g)\b(?: (?:\d|[b-z]))?|for example|vielleicht"
    r"|zum beispiel|peut-etre|par exemple|quizas?|forse|misschien|talvez|moze|kanske)"
)
_FRONT = re.compile(
    rf"(?P<words>[^:=>]{{0,80}}\b(?:{_NO}|don'?t|do not|kein\w*|{_MAYBE})\b[^:=>]{{0,80}}?)\s*:+\s*(?=[a-z])"
)
"""Words over the orders of a line that deny them, or make them a thought: `Don't do this: A Vie - Gal`."""
MAY_DENY = re.compile(rf"\?|\b(?:{_NO}|don'?t|do not|kein\w*|{_MAYBE})\b")
"""A line that has to be looked at here."""
_ENDS = re.compile(
    rf"(?<=[a-z)]{{3}})[.!?]+(?:\s+|$)|[?!]+(?:\s+|$)|[,;(]+\s*(?={_SOUNDS}{_NO}\s*(?:[,;:!.)]|$|wait\b))"
    rf"|\s+-+\s*(?={_NO}\s*$)|\s+(?=no\s+{_ORDER})"
)
_MAY_ORDER = re.compile(r"[a-z]\s*[-=~]+>?\s*[a-z]|\b(?:a|f|arm[eijy]\w*|fleet|flot\w*|frota)\s+[a-z]")
"""What a line with an order in it has: a sign of a move, or a unit."""
_CONSENT = re.compile(
    r"[\s,]*(?:\b(?:ok|okay|right|alright|please|pls|yes|ja|oui|si|bitte|d'accord|va bene|tak|sim)\b[\s,]*)+$"
)
"""What may end in a question mark and asks about nothing: `A Vie - Gal, okay?`."""

_WITHIN = re.compile(rf"\s(?={_ORDER}\s+[a-z])")
"""Where the order begins in a question, `What about A Vie - Gal?`."""

_ReadPart: TypeAlias = Callable[[Plain], Sequence[Answer]]
_Order: TypeAlias = UnderstoodOrder | UnderstoodAhead


@dataclass
class _Sentence:
    """A sentence of the line with its answers; `no` is the word by which it takes back those before it."""

    text: Plain
    asks: bool
    no: str = ""
    answers: list[Answer] = field(default_factory=list)

    def orders(self) -> list[_Order]:
        return _orders(self.answers)


def _orders(answers: Sequence[Answer]) -> list[_Order]:
    return [one for one in answers if isinstance(one, UnderstoodOrder | UnderstoodAhead)]


def with_denials(
    statement: Statement, line: Plain, read_part: _ReadPart, is_place: Callable[[str], bool]
) -> Sequence[Answer] | None:
    """The answers to a line of which something is asked about or denied; None if no order of it is.

    A place may be called as a no is: the North Atlantic (NAO) as the Portuguese one, Noto (NOT).
    """
    if not _MAY_ORDER.search(line.text):
        return None
    front = _FRONT.match(line.text)
    if front:
        orders = _orders(read_part(line.part(front.end(), len(line.text))))
        return (_fronted(statement, line, front, orders),) if orders else None
    not_first = _NOT_FIRST.match(line.text)
    if not_first:
        behind = unadorned(line.part(not_first.end(), len(line.text)))
        meant = _orders(read_part(behind))
        return (_not_to_do(statement, meant),) if meant else None
    sentences = list(_sentences(line, is_place))
    if len(sentences) == 1 and not sentences[0].asks:
        return None
    for one in sentences:
        one.answers = list(read_part(one.text)) if one.text.text else []
        within = _WITHIN.search(one.text.text) if one.asks and not one.orders() else None
        if within:
            one.answers = list(read_part(one.text.part(within.end(), len(one.text.text))))
    wrong = [*_asked(statement, sentences), *_denied(statement, sentences)]
    replaced = any(
        one.no and any(other.orders() for other in sentences[:n]) for n, one in enumerate(sentences)
    )
    if not wrong and not replaced:
        return None
    return [*wrong, *(answer for one in sentences for answer in one.orders())]


def _sentences(line: Plain, is_place: Callable[[str], bool]) -> Iterator[_Sentence]:
    start = 0
    ends = (end for end in _ENDS.finditer(line.text) if not _is_before_goal(line.text, end, is_place))
    for end in (*ends, None):
        stop, after = (end.start(), end.end()) if end else (len(line.text), len(line.text))
        text = line.part(start, stop)
        denies = _DENIES.match(text.text)
        words = unadorned(text.part(denies.end(), len(text.text)) if denies else text)
        asks = end is not None and "?" in end[0]
        if words.text or denies:
            yield _Sentence(words, asks, denies["no"] if denies else "")
        start = after


def _is_before_goal(text: str, end: re.Match[str], is_place: Callable[[str], bool]) -> bool:
    """Whether the dash is that of a move, to a place that is called as a no is."""
    return end[0].strip().startswith("-") and is_place(text[end.end() :].strip())


def _asked(statement: Statement, sentences: Sequence[_Sentence]) -> Iterator[Problem]:
    """The questions among the sentences; their orders are taken out of them."""
    for one in sentences:
        if one.asks and not _CONSENT.search(one.text.text) and (orders := one.orders()):
            one.answers = []
            message = f"A question orders nothing, so {_written(orders)} was not taken."
            yield _problem(statement, message, "Send it without the question mark if it is to count.", orders)


def _denied(statement: Statement, sentences: Sequence[_Sentence]) -> Iterator[Problem]:
    """What is taken back by a later sentence, but for units that it orders anew."""
    for number, one in enumerate(sentences):
        before = _before(sentences, number)
        if not one.no or not before:
            continue
        anew = {_unit(order) for other in sentences[number:] for order in other.orders()}
        if _unit(before[-1]) not in anew:
            for other in sentences[:number]:
                other.answers = []
            message = f'"{one.no}" takes back what stands before it, so {_written(before)} was not taken.'
            yield _problem(statement, message, "Send what counts on a line of its own.", before)


def _before(sentences: Sequence[_Sentence], number: int) -> list[_Order]:
    return [order for other in sentences[:number] for order in other.orders()]


def _fronted(statement: Statement, line: Plain, front: re.Match[str], orders: Sequence[_Order]) -> Problem:
    words = statement.text[: line.column(front.end("words")) - 1].strip()
    message = f'"{words}" stands before it, so {_written(orders)} was not taken.'
    return _problem(statement, message, "Send what counts without these words.", orders)


def _not_to_do(statement: Statement, orders: Sequence[_Order]) -> Problem:
    message = f"This says what not to do ({_written(orders)}), and changes nothing."
    hint = "A new order for the unit takes the place of its old one; CLEAR ALL takes all of them back."
    return _problem(statement, message, hint, orders)


def _problem(statement: Statement, message: str, hint: str, orders: Sequence[_Order]) -> Problem:
    given = next((one.order for one in orders if isinstance(one, UnderstoodOrder)), None)
    unit = ordered_province(given) if given else None
    text = statement.text
    return Problem(statement.line, 1, text, ProblemKind.CONDITION, message, text.strip(), hint, unit)


def _written(orders: Sequence[_Order]) -> str:
    return ", ".join(
        notation.write(one.order) if isinstance(one, UnderstoodOrder) else one.text for one in orders
    )


def _unit(order: _Order) -> str | None:
    return ordered_province(order.order) if isinstance(order, UnderstoodOrder) else order.text
