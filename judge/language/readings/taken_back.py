"""Sentences that take back: whether one is about the orders before it, and about which of them."""

from __future__ import annotations

from collections.abc import Sequence

from judge.language.readings.about_orders import only_seems_to_say
from judge.language.readings.clauses import ALL_ABOVE, TAKING_BACK, has, has_form, meaningful
from judge.language.readings.evidence import Reading, Verdict
from judge.language.readings.lattice import GOVERNORS
from judge.language.readings.lexicon import PARTICLE, ends_with_pronoun, may_stand_for


def is_about_last(said: Sequence[Reading]) -> bool:
    """Return whether words that take back name the last order, or point at one: `Cancel that`."""
    points = has(said, "pronoun") or any(ends_with_pronoun(one.words) for one in said)
    of_one = points and has(said, "withdrawal") and not has(said, "counts")
    return of_one or has(said, "last_one")


def takes_back_before(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence without orders is about those before it: a denial, a governed pronoun."""
    said = meaningful(readings)
    if not said or has_form(readings):
        return False
    governed = has(said, *GOVERNORS)
    return said[0].kind in (*TAKING_BACK, "nay") or (said[0].kind == "pronoun" and governed)


def only_takes_back(verdict: Verdict) -> bool:
    """Return whether a sentence only takes back, and does not only seem to: `Das wird ein Spaß`."""
    return has_only_words_of_taking_back(verdict.readings) and not only_seems_to_say(verdict.text)


def has_only_words_of_taking_back(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence has only words of taking back; `Not my best day` has others."""
    if any(one.kind == "denial" and _denies_courtesy(readings[at + 1 :]) for at, one in enumerate(readings)):
        return False
    said = {one.kind for one in meaningful(readings)}
    beside = {"pronoun", "last_one", "counts", "build", "open", "close", "either", "maybe", *ALL_ABOVE}
    if "withdrawal" in said:  # `lo anterior`, `quanto sopra`
        beside |= {"past", "question"}
    return bool(said & _RETRACTING) and said <= _RETRACTING | beside


def _denies_courtesy(after: Sequence[Reading]) -> bool:
    """Return whether a no belongs to the courtesy after it, with only small words between."""
    words = (one.kind for one in after if one.kind not in ("skip", PARTICLE, "article"))
    return next(words, "") == "courtesy"


_RETRACTING = {"denial", "withdrawal", "nay", "change"}


def may_mean_all_above(reading: Reading) -> bool:
    """Return whether words may mean all orders above, as `these` may, which is harmless elsewhere."""
    return any(may_stand_for(reading.words, concept) for concept in ("everything", "above"))
