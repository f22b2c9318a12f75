"""Remarks on an order: words behind the sign of a comment, which may leave it open whether it is meant."""

from __future__ import annotations

from collections.abc import Collection

from judge.language.names import names_of
from judge.language.readings.about_orders import keeps_in_note
from judge.language.readings.lattice import is_neutral
from judge.language.readings.lexicon import governs, phrases_among, words_of
from judge.language.statements import Context
from judge.language.text.typography import asks, plain, uncommented

_TAKING_BACK = ("denial", "withdrawal")
_CONDITIONS = ("condition", "maybe", "except")
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
    """Return whether a line begins with a phrase of these concepts, and with no longer harmless one."""
    first = [one for at, one in phrases_among(words_of(line)) if at == 0]
    harmless = max((len(one.words) for one in first if is_neutral(one.concept)), default=0)
    return any(one.concept in concepts and len(one.words) >= harmless for one in first)


def _names_place(line: str, context: Context) -> bool:
    known = names_of(context.variant)
    return known is not None and any(known.province(word) for word in words_of(line)[1:])
