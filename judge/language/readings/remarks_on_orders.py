"""Remarks on an order: words behind the sign of a comment, which may leave it open whether it is meant."""

from __future__ import annotations

from collections.abc import Collection

from judge.language.names import names_of
from judge.language.readings.about_orders import keeps_in_note
from judge.language.readings.lexicon import governs, phrases_among, words_of
from judge.language.statements import Context
from judge.language.text.typography import asks, plain, uncommented

_TAKING_BACK = ("denial", "withdrawal")
_CONDITIONS = ("condition", "maybe")
_CHOICES = ("either", "alternative")


def leaves_open(remark: str, context: Context) -> bool:
    """Return whether a remark takes its order back, asks, makes a condition or names another choice.

    So do `# not this`, `# if Rolf agrees` and `# or Tyr`.
    """
    line = plain(uncommented(remark))
    if asks(remark) or keeps_in_note(remark) or governs(line, _TAKING_BACK):
        return True
    if _begins_with(line.text, _CONDITIONS):
        return True
    return _begins_with(line.text, _CHOICES) and _names_place(line.text, context)


def _begins_with(line: str, concepts: Collection[str]) -> bool:
    """Return whether a line begins with a phrase of these concepts, in any language."""
    return any(at == 0 and one.concept in concepts for at, one in phrases_among(words_of(line)))


def _names_place(line: str, context: Context) -> bool:
    known = names_of(context.variant)
    return known is not None and any(known.province(word) for word in words_of(line)[1:])
