"""What a person likes in his mails: how orders are written, how much mail comes, and when."""

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


@dataclass(frozen=True, slots=True)
class Style:
    """A form, and whether places are written in full; as text `zine codes`."""

    form: Form = Form.SENTENCE
    names: bool = True

    def __str__(self) -> str:
        return f"{self.form} {'names' if self.names else 'codes'}"

    @classmethod
    def parse(cls, text: str) -> Style:
        """The style of a text; ValueError if it is none.

        A form alone has names if it is the sentence, else codes.
        """
        form, _, places = " ".join(text.lower().split()).partition(" ")
        if places not in ("", "names", "codes"):
            raise ValueError(f"places are written as NAMES or CODES, not {places.upper()}")
        return cls(Form(form), places == "names" if places else form == Form.SENTENCE)


USUAL = Style()
"""What everybody gets who has not chosen."""

_NO_LATE = "no-late"


class Amount(StrEnum):
    """When what needs no answer comes; what needs one, and results, always come at once."""

    ALL = "all"
    """At once."""
    DIGEST = "digest"
    """Once a day, in one mail."""
    RESULTS = "results"
    """With the next results."""


@dataclass(frozen=True, slots=True)
class MailWish:
    """When the mail comes, and whether the person is told who else is late."""

    amount: Amount = Amount.ALL
    late_notices: bool = True

    @classmethod
    def parse(cls, text: str) -> MailWish:
        """The wish of its text, `digest no-late`."""
        first, _, rest = text.partition(" ")
        return cls(Amount(first), rest != _NO_LATE)

    def __str__(self) -> str:
        return self.amount.value if self.late_notices else f"{self.amount.value} {_NO_LATE}"


WHOLE_MAIL = MailWish()
