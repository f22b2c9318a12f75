"""What a person wants in their emails: how orders are written, how much email comes, and when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Form(StrEnum):
    """The forms orders are written in."""

    SENTENCE = "sentence"
    """`Army Munich SUPPORT Army Ruhr -> Burgundy`, the layout of the hobby's results."""
    SHORT = "short"
    """`A MUN S A RUH - BUR`, the judge's short form."""
    ZINE = "zine"
    """`A(Mun) S A(Ruh)-Bur`, the postal form (seed 004 §5)."""


_ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Style:
    """A form, whether places are written in full, and a language; as text `zine codes`."""

    form: Form = Form.SENTENCE
    names: bool = True
    language: str = ""
    """The code of the language of the orders, "" for that of the reader."""

    def __str__(self) -> str:
        return f"{self.form} {'names' if self.names else 'codes'}{' english' * (self.language == _ENGLISH)}"

    @classmethod
    def parse(cls, text: str) -> Style:
        """Return the style of a text; ValueError if it is none.

        A form without the second word has full names if it is the sentence, otherwise codes.
        """
        words = text.lower().split()
        if not words:
            raise ValueError("no valid style")
        language = _ENGLISH if words[-1:] == ["english"] else ""
        form, _, places = " ".join(words[: len(words) - bool(language)]).partition(" ")
        if places not in ("", "names", "codes"):
            raise ValueError(f"places are written as NAMES or CODES, not {places.upper()}")
        form = form or Form.SENTENCE
        return cls(Form(form), places == "names" if places else form == Form.SENTENCE, language)


USUAL = Style()
"""What everyone gets who has not chosen."""

_NO_LATE, _MAP, _CALENDAR, _NO_PROMPTS = "no-late", "map-", "calendar", "no-prompts"
_SHORT_SUBJECTS = "short-subjects"


class Amount(StrEnum):
    """When emails come that need no answer; results and emails that need one always come at once."""

    ALL = "all"
    """Immediately."""
    DIGEST = "digest"
    """Once a day, in one email."""
    RESULTS = "results"
    """With the next results."""


class MapForm(StrEnum):
    """How the map of a phase comes with an email."""

    NONE = "none"
    """No picture: the email has one part, plain text."""
    PNG = "png"
    """A picture below the text."""
    SVG = "svg"
    """A drawing, attached."""
    LINK = "link"
    """A picture on the web; the email has the link."""


@dataclass(frozen=True, slots=True)
class MailWish:
    """When email comes, whether the person is told who else is late, and how maps come.

    `map` is None for a person who has not chosen: then the judge's default counts.
    """

    amount: Amount = Amount.ALL
    late_notices: bool = True
    map: MapForm | None = None
    calendar: bool = False
    """Whether emails about deadlines include them as calendar events."""
    prompts: bool = True
    """Whether the person is reminded and invited."""
    short_subjects: bool = False
    """Whether subjects of results leave out the person's own units."""

    @classmethod
    def parse(cls, text: str) -> MailWish:
        """Return the wish of its text, `digest no-late map-png calendar`."""
        first, *rest = text.split()
        forms = [MapForm(word.removeprefix(_MAP)) for word in rest if word.startswith(_MAP)]
        return cls(
            Amount(first),
            _NO_LATE not in rest,
            forms[0] if forms else None,
            _CALENDAR in rest,
            _NO_PROMPTS not in rest,
            _SHORT_SUBJECTS in rest,
        )

    def __str__(self) -> str:
        words = [self.amount.value]
        if not self.late_notices:
            words.append(_NO_LATE)
        if self.map is not None:
            words.append(f"{_MAP}{self.map.value}")
        if self.calendar:
            words.append(_CALENDAR)
        if not self.prompts:
            words.append(_NO_PROMPTS)
        if self.short_subjects:
            words.append(_SHORT_SUBJECTS)
        return " ".join(words)


WHOLE_MAIL = MailWish()
