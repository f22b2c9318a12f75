"""What words say of builds and removals: a unit without such a word can be either, by what is due."""

from __future__ import annotations

from judge.language.drafts import Action
from judge.language.order_words import ACTIONS
from judge.language.readings.lexicon import phrases_among, words_of
from judge.language.text.typography import Plain

_SIDES = {
    "build": Action.BUILD,
    "builds_alone": Action.BUILD,
    "remove": Action.REMOVE,
    "disband": Action.REMOVE,
    "removals_alone": Action.REMOVE,
}
"""The concepts of words for either; those with `alone` are nouns of headings, beside names for both."""
_SHORTEST = 4
"""The letters of a word that says so by itself; `one` and `new` are in any sentence."""
_ORDER_WORDS = frozenset(word for action in {*_SIDES.values()} for word in ACTIONS[action])


def adjustment_named(line: Plain) -> Action | None:
    """Return whether words speak of builds or of removals; None for neither and for both."""
    said = {
        _SIDES[phrase.concept]
        for _, phrase in phrases_among(words_of(line.text))
        if phrase.concept in _SIDES and _says_so(phrase.words)
    }
    return said.pop() if len(said) == 1 else None


def _says_so(words: tuple[str, ...]) -> bool:
    return len(words) > 1 or len(words[0]) >= _SHORTEST or words[0] in _ORDER_WORDS
