"""Writers: the words that name who wrote an email, and the names of the other powers."""

from __future__ import annotations

import re

from judge.language.names import names_of
from judge.language.readings.about_orders import Writer
from judge.language.statements import Context
from judge.language.text.typography import plain

_WORD = re.compile(r"\w+")


def own_words(context: Context) -> frozenset[str]:
    """Return the words of the writer's name, of their power's and of their game's."""
    power = context.variant.power(context.power).name if context.variant and context.power else ""
    return frozenset((*_WORD.findall(plain(f"{context.player} {power}").text), context.game))


def writer_of(context: Context) -> Writer:
    """Return the writer, as needed to read words about their orders."""
    known = names_of(context.variant)
    others = known.of_others(context.power) if known and context.power else frozenset[str]()
    return Writer(own_words(context), others)
