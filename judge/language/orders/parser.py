"""Parser of orders: one piece of a line to a Draft, or to the word where it stops making sense."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from lark import UnexpectedInput
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken

from judge.language.drafts import Draft, WordRead
from judge.language.names import Names
from judge.language.orders.grammar import line_parser, order_parser
from judge.language.policy import Policy
from judge.language.problems import InvalidOrder, ProblemKind

_REST = re.compile(r"\S+(?: \S+){0,3}")


def parse(known: Names, text: str) -> Draft:
    """The draft of a piece; InvalidOrder with the first word that does not fit."""
    found = _parse(known, text)
    if isinstance(found, Draft):
        return found
    wrong, word, message, hint = found
    raise InvalidOrder(wrong, word, message, hint)


_Failure: TypeAlias = tuple[ProblemKind, WordRead, str, str]
_REMEMBERED = 20_000


@lru_cache(maxsize=_REMEMBERED)
def _parse(known: Names, text: str) -> Draft | _Failure:
    """The draft or the failure of a piece, kept: the same few thousand orders come again and again."""
    try:
        parsed = line_parser(known).parse(text) or order_parser(known).parse(text)
    except UnexpectedInput as error:
        found = _failure(text, error)
        return found.kind, found.word, found.message, found.hint
    if not isinstance(parsed, Draft):
        raise TypeError(f"the grammar gave {parsed!r} for {text!r}")
    return parsed


def clear_cache() -> None:
    """Forget the pieces parsed so far, so that the next ones are timed as if new."""
    _parse.cache_clear()


def check_words(read: Draft, policy: Policy) -> None:
    """InvalidOrder for a word that the policy does not know."""
    if policy.words is not None and read.word.text not in policy.words[read.action]:
        raise _unknown(read.word)
    if policy.moves is not None:
        for word in read.moves:
            if word.text not in policy.moves:
                raise _unknown(word)


def _unknown(word: WordRead) -> InvalidOrder:
    return InvalidOrder(
        ProblemKind.UNKNOWN_ACTION,
        word,
        f'"{word.text}" is not a word this game\'s orders know.',
        "Use - H S C, or R D B W when they are due.",
    )


def _failure(text: str, error: UnexpectedInput) -> InvalidOrder:
    """The parser's error in a player's terms, by what could have followed."""
    expected, at = _expected(error)
    at = len(text) if at is None or at > len(text) else at
    rest = _REST.match(text, at)
    word = WordRead(rest[0] if rest else "", at)
    if "HOLD" in expected and "MOVE" in expected:
        hint = "After the unit comes - and a place, H, S or C."
        return InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, f'"{word.text}" is no order I know.', hint)
    if "PROV" in expected and at > 0:
        if not word.text:
            return InvalidOrder(
                ProblemKind.UNKNOWN_PROVINCE, word, "The order stops before naming a place.", "Where to?"
            )
        return InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, f'A place should stand before "{word.text}".')
    if "$END" in expected:
        hint = "Put one order on a line; a remark goes behind a #."
        return InvalidOrder(
            ProblemKind.UNKNOWN_ACTION, word, f'I cannot tell what "{word.text}" adds to the order.', hint
        )
    if expected == {"NAME"}:
        return InvalidOrder(
            ProblemKind.BAD_POWER, word, "The proxy names no power.", "For example: F NTH P France."
        )
    hint = "An order looks like A PAR - BUR; HELP shows the rest."
    return InvalidOrder(ProblemKind.UNKNOWN_COMMAND, word, "This is no order and no command I know.", hint)


def _expected(error: UnexpectedInput) -> tuple[set[str], int | None]:
    match error:
        case UnexpectedToken():
            at = None if error.token.type == "$END" else error.token.start_pos
            return set(error.accepts or error.expected), at
        case UnexpectedCharacters():
            return set(error.allowed or ()), error.pos_in_stream
        case UnexpectedEOF():
            return set(error.expected), None
        case _:
            return set(), None
