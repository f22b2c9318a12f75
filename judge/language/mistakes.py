"""A mistake on its way out of the order reader; it never leaves the room but becomes a Problem."""

from __future__ import annotations

from collections.abc import Iterable

from judge.language.drafts import WordRead
from judge.language.problems import Wrong

MOST_NAMED = 6
"""How many places or units a hint lists before it stops."""


class Mistake(Exception):  # noqa: N818  # it is the player's mistake, not an error of ours
    """What is wrong with one order; `word` is the text at fault."""

    def __init__(self, wrong: Wrong, word: WordRead, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.wrong = wrong
        self.word = word
        self.message = message
        self.hint = hint


MOST_UNITS = 20
"""How many of the writer's own units."""


def listed(words: Iterable[str], last: str = "or", most: int = MOST_NAMED) -> str:
    """The words as a list in English, `Brest, Burgundy or Picardy`; a long list ends in an ellipsis."""
    names = list(words)
    if len(names) > most:
        return ", ".join(names[:most]) + ", …"
    if len(names) < 2:  # noqa: PLR2004  # one name needs no joining word
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def sentence(text: str) -> str:
    """The text with a capital first."""
    return text[:1].upper() + text[1:]
