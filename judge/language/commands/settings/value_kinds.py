"""Values of settings: a reader for each kind, ValueError with a sentence where the words are none."""

from __future__ import annotations

import re
from datetime import timedelta
from difflib import get_close_matches
from typing import Any

from judge.game.settings import kinds
from judge.language.commands.periods import holidays
from judge.language.commands.settings.phase_clock import changed_clock, length
from judge.language.language_names import language_code
from judge.language.zones import zone_name
from judge.rules.variant import Variant


def read_value(  # noqa: C901, PLR0911, PLR0912  # one return for each kind
    kind: kinds.Kind, text: str, old: Any, variant: Variant | None
) -> object:
    """The value of a kind, ValueError if it is none; of the `old` one a clock keeps the parts not named."""
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
            return _ratio(kind, text)
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
    values = {str(value): value for value in kind.words}
    for typed in (text.lower(), "-".join(text.lower().split())):
        if typed in values:
            return values[typed]
    near = get_close_matches(text.lower(), list(values), n=3, cutoff=0.5) or sorted(values)
    raise ValueError(f'There is no {kind.what} "{text}"; there is {", ".join(near)}.')


def _several(kind: kinds.Several, text: str) -> tuple[object, ...]:
    words = [word.strip(",;").replace("-", "_") for word in text.lower().split() if word.strip(",;")]
    if words == [kind.usual]:
        return ()
    known = [str(value) for value in kind.words]
    for word in words:
        if word not in known:
            near = get_close_matches(word, known, n=3, cutoff=0.5) or known
            raise ValueError(f'There is no {kind.what} "{word}"; there is {", ".join(near)}.')
    return tuple(value for value in kind.words if str(value) in words)


def _language(text: str) -> str:
    code = language_code(text)
    if not code:
        raise ValueError(f'No language is "{text}".')
    return code


def _lengths(kind: kinds.Durations, text: str) -> tuple[timedelta, ...]:
    """Lengths of time, the longest first; 0 is none."""
    words = [word for word in re.split(r"[\s,;]+(?:and\s+)?", text.strip()) if word]
    if len(words) > kind.most:
        raise ValueError(f"At most {kind.most} of them: hours, as in {_SOME_HOURS}.")
    return tuple(sorted({one for word in words if (one := length(word))}, reverse=True))


_SOME_HOURS = "24 3"


def _number(kind: kinds.Number, text: str, variant: Variant | None) -> int:
    high = kind.most(variant)
    if not re.fullmatch(r"-?\d{1,9}", text) or not kind.low <= int(text) <= high:
        raise ValueError(f'"{text}" is no number of {kind.what} from {kind.low} to {high}.')
    return int(text)


def _ratio(kind: kinds.Ratio, text: str) -> float:
    """A part, as a number from 0 to 1 or in percent."""
    found = re.fullmatch(r"(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})\s*(%?)", text)
    value = float(found[1]) / (100 if found[2] else 1) if found else -1.0
    if not 0 <= value <= 1:
        raise ValueError(f'"{text}" is no part of {kind.what} from 0 to 1.')
    return value


def _text(kind: kinds.Text, text: str) -> str:
    if len(text) > kind.longest:
        raise ValueError(f"A {kind.what} has at most {kind.longest} characters; this has {len(text)}.")
    return _listed(kind, text) if kind.number else text.strip('"')


_NUMBER_WORD = re.compile(r"(?:(?:numbers?|no|nr|is)\b\.?|[#=:])\s*", re.IGNORECASE)
_LISTED = re.compile(r"(?=\D*\d)\w[\w/.-]*")


def _listed(kind: kinds.Text, text: str) -> str:
    """A number in somebody's list, without the word for one before it; none for NONE or a dash."""
    while found := _NUMBER_WORD.match(text):
        text = text[found.end() :]
    if text.lower() in ("", "none", "-", "off"):
        return ""
    if not _LISTED.fullmatch(text):
        raise ValueError(f'"{text}" is no {kind.what}: that is one word with a digit in it, as 1987AB.')
    return text


def _variant_name(text: str) -> str:
    text = text.strip('"')
    if not re.fullmatch(r"\w[\w ,+.'&!:/()-]{0,79}", text):
        raise ValueError(f'"{text}" is no name of a variant.')
    return text.lower()
