"""Values of settings: a reader for each kind."""

from __future__ import annotations

import re
from datetime import timedelta
from difflib import get_close_matches
from typing import Any

from judge.game.message import message
from judge.game.settings import kinds
from judge.language.commands.periods import holidays
from judge.language.commands.settings.not_a_value import NotAValue
from judge.language.commands.settings.phase_clock import changed_clock, length
from judge.language.language_names import language_code
from judge.language.zones import zone_name
from judge.rules.variant import Variant

_HOUR = timedelta(hours=1)


def read_value(  # noqa: C901, PLR0911, PLR0912  # one return for each kind
    kind: kinds.Kind, text: str, old: Any, variant: Variant | None
) -> object:
    """Return the value of a kind; a clock keeps from the `old` value the parts not named.

    NotAValue if the text is none, NotADate for days, UnknownZone for a zone.
    """
    match kind:
        case kinds.Choice():
            return _choice(kind, text)
        case kinds.Several():
            return _several(kind, text)
        case kinds.Clock():
            return changed_clock(old, text)
        case kinds.Duration():
            return length(text)
        case kinds.Durations():
            return _lengths(kind, text)
        case kinds.Calendar():
            return holidays(text)
        case kinds.Number():
            return _number(kind, text, variant)
        case kinds.Ratio():
            return _ratio(text)
        case kinds.Text():
            return _text(kind, text)
        case kinds.VariantName():
            return _variant_name(text)
        case kinds.Zone():
            return zone_name(text)
        case kinds.Language():
            return _language(text)
        case kinds.Flag():
            raise TypeError("a flag is set by its phrases")


def _choice(kind: kinds.Choice, text: str) -> object:
    values = {str(value): value for value in kind.values}
    typed = re.split(r"[\s_-]+", text.lower())
    for value, meant in values.items():
        if re.split(r"[\s_-]+", value) == typed:
            return meant
    raise NotAValue(message("setting-no-such-value", text=text, values=tuple(values)))


def _several(kind: kinds.Several, text: str) -> tuple[object, ...]:
    words = [word.strip(",;").replace("-", "_") for word in text.lower().split() if word.strip(",;")]
    if words == [kind.usual]:
        return ()
    known = [str(value) for value in kind.words]
    for word in words:
        if word not in known:
            near = get_close_matches(word, known, n=3, cutoff=0.5) or known
            raise NotAValue(message("setting-no-such-value", text=word, values=tuple(near)))
    return tuple(value for value in kind.words if str(value) in words)


def _language(text: str) -> str:
    code = language_code(text)
    if not code:
        raise NotAValue(message("setting-no-such-language", text=text))
    return code


def _lengths(kind: kinds.Durations, text: str) -> tuple[timedelta, ...]:
    """Return lengths of time, the longest first; 0 is none."""
    words = [word for word in re.split(r"[\s,;]+(?:and\s+)?", text.strip()) if word]
    if len(words) > kind.most:
        raise NotAValue(message("setting-too-many-lengths", most=kind.most))
    lengths = {word: length(word) for word in words}
    for word, one in lengths.items():
        if one > kind.longest:
            raise NotAValue(message("setting-length-too-long", text=word, most=kind.longest // _HOUR))
    return tuple(sorted(set(filter(None, lengths.values())), reverse=True))


def _number(kind: kinds.Number, text: str, variant: Variant | None) -> int:
    high = kind.most(variant)
    if not re.fullmatch(r"-?\d{1,9}", text) or not kind.low <= int(text) <= high:
        raise NotAValue(message("setting-not-a-number", text=text, low=kind.low, high=high))
    return int(text)


def _ratio(text: str) -> float:
    """Return a ratio, as a number from 0 to 1 or in percent."""
    found = re.fullmatch(r"(\d{1,3}(?:[.,]\d{1,4})?|[.,]\d{1,4})\s*(%?)", text)
    value = float(found[1].replace(",", ".")) / (100 if found[2] else 1) if found else -1.0
    if not 0 <= value <= 1:
        raise NotAValue(message("setting-not-a-part", text=text))
    return value


def _text(kind: kinds.Text, text: str) -> str:
    if len(text) > kind.longest:
        raise NotAValue(message("setting-text-too-long", most=kind.longest, number=len(text)))
    return _listed(text) if kind.number else text.strip('"')


_NUMBER_WORD = re.compile(r"(?:(?:numbers?|no|nr|is)\b\.?|[#=:])\s*", re.IGNORECASE)
_LISTED = re.compile(r"(?=\D*\d)\w[\w/.-]*")


def _listed(text: str) -> str:
    """Return a number in somebody's list, without the word for one before it; "" for NONE or a dash."""
    while found := _NUMBER_WORD.match(text):
        text = text[found.end() :]
    if text.lower() in ("", "none", "-", "off"):
        return ""
    if not _LISTED.fullmatch(text):
        raise NotAValue(message("setting-not-listed", text=text))
    return text


def _variant_name(text: str) -> str:
    text = text.strip('"')
    if not re.fullmatch(r"\w[\w ,+.'&!:/()-]{0,79}", text):
        raise NotAValue(message("setting-not-a-variant", text=text))
    return text.lower()
