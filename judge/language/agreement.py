"""Agreement: a yes that continues in any words, as long as these say nothing but the yes.

docs: sender, "A confirmation is the only word of its email"

`Yep, all three of them are right` agrees. A yes says more than yes if it has words that deny, doubt, ask,
make a condition, put off or correct, or names of powers, places, units and their actions, or commands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from judge.language.answer_words import after_yes, is_yes, objects
from judge.language.command_words import is_command
from judge.language.prose import is_sentence
from judge.language.readings.about_orders import Kept, Writer, kept_by
from judge.language.readings.lattice import (
    DEEDS,
    OTHER_POWER,
    QUESTION_MARK,
    Edge,
    is_neutral,
    is_of_line,
    lattice_of,
)
from judge.language.readings.lexicon import begins_with, governs, known_words, unknown_words
from judge.language.readings.writers import writer_of
from judge.language.statements import Context, Topic
from judge.language.text.greetings import after_closing
from judge.language.text.retractions import tells_absence
from judge.language.text.topics import topic
from judge.language.text.typography import LONGEST, WORD, Plain, plain

_SAYS_MORE = (DEEDS - {"everything", "build", "kept", "gone"}) | {
    *("denial", "withdrawal", "alternative", "condition", "maybe", "either", "later", "instead", "except"),
    *("change", "place", OTHER_POWER, QUESTION_MARK),
}
"""Concepts of words by which a yes says more than yes; `the one` builds nothing if no place is named."""
_NO_MATTER = (None, Topic.OFFER, Topic.WHO_ORDERED)
"""Topics of words that ask for nothing: `It was me who sent it`."""


def agrees(text: str, context: Context) -> bool:
    """Return whether a line says yes, in any words, and nothing else; `context` has a map."""
    if is_yes(text):
        return True
    rest = after_yes(text)
    return rest is not None and _TAKES_BACK.search(text) is None and goes_on(rest, context)


_TAKES_BACK = re.compile(r"[;\u037e]|:['-]?[(/\\|\[]")
"""Signs by which a yes may not be meant: a sad face, and what is a question mark in Greek."""


def goes_on(text: str, context: Context) -> bool:
    """Return whether the words after a yes say nothing but the yes."""
    line = plain(text).text
    if objects(text) or tells_absence(text) or topic(line) not in _NO_MATTER:
        return False
    if is_command(line, None) and not is_sentence(line):
        return False
    if _is_to_somebody(text):
        return False
    return kept_by(text, writer_of(context)) is Kept.NONE and not _says_more(text, context)


def _is_to_somebody(text: str) -> bool:
    """Return whether the words after a yes say to whom or what it is said, in a word that nobody knows.

    `Yes to Rolf` answers no question of the judge; `Yes to both of them` does.
    """
    line = plain(text)
    return begins_with(line, ("to", "into")) and any(unknown_words(line))


def names_place(text: str, context: Context) -> bool:
    """Return whether words name a place of the map."""
    return "place" in _concepts(text, context)


def names_unit(text: str, context: Context) -> bool:
    """Return whether words name a place of the map, or a kind of unit."""
    return not _concepts(text, context).isdisjoint({"place", "army", "fleet", "armies", "fleets"})


def _says_more(text: str, context: Context) -> bool:
    """Return whether words name something, correct it, or put it off."""
    return len(text) > LONGEST or not _concepts(text, context).isdisjoint(_SAYS_MORE)


def _concepts(text: str, context: Context) -> set[str]:
    """Return the concepts that the words of a line may mean."""
    read = lattice_of(text, context)
    found = [one for row in read.edges for one in row if is_of_line(one)] if read is not None else []
    neutral = [one for one in found if is_neutral(one.concept)]
    return {
        one.concept
        for one in found
        if not _is_other_word(one)
        and not (one.concept == "maybe" and any(_is_within(one, other) for other in neutral))
    }


def _is_within(one: Edge, other: Edge) -> bool:
    """Return whether a phrase is part of a longer one: `je voulais` in `c'est ce que je voulais`."""
    inside = other.start <= one.start and one.end <= other.end
    return inside and one.end - one.start < other.end - other.start


def _is_other_word(edge: Edge) -> bool:
    """Return whether a place's short name is also a word: Spanish *con* is hardly Constantinople."""
    return edge.concept == "place" and len(edge.value) <= _SHORT_NAME and edge.value in known_words()


_SHORT_NAME = 3


def takes_back(text: str, also: Iterable[str] = ()) -> bool:
    """Return whether one of a few words takes back what was said, or halts it: `Forget it`, `Oops`.

    Those of a closing greeting do not, nor names in `also`.
    """
    rest = plain(text if (after := after_closing(text)) is None else after).text
    names = {one.lower() for one in also}
    words = [word for word in WORD.findall(rest) if word not in names]
    if len(words) > _MOST_TAKING_BACK:
        return False
    said = " ".join(words)
    return governs(Plain(said), _TAKING_BACK) or kept_by(said, Writer()) is not Kept.NONE


def is_withdrawal(text: str) -> bool:
    """Return whether a line is one word that takes back what was said, as the command UNDO is."""
    return len(words := WORD.findall(plain(text).text)) == 1 and governs(Plain(words[0]), ("withdrawal",))


_TAKING_BACK = ("withdrawal", "denial", "nay", "change")
_MOST_TAKING_BACK = 4
"""The most words of a line that is looked at for that: a longer one is no name."""
