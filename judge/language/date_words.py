"""Words of dates in every language: the table grammar/date_words.toml, with words from the language files."""

from __future__ import annotations

from functools import cache

from judge.language.word_files import DATES, NAMES_OF_MONTHS, PERIODS, any_of, with_languages, word_table

_TABLE = "date_words"
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


@cache
def date_words() -> dict[str, list[str]]:
    """Return the words of days and of what accompanies them, by the English word that dates are read with."""
    return with_languages(
        DATES, {name: words for name, words in word_table(_TABLE).items() if isinstance(words, list)}
    )


def words_of_lengths() -> dict[str, list[str]]:
    """Return numbers and units of time in plain letters, in every language, and words for more."""
    return dict(word_table(_TABLE)["length"])


def words_of_feasts() -> dict[str, list[str]]:
    """Return the words of days off that have a name, in plain letters, by the days as AWAY accepts them."""
    return dict(word_table(_TABLE)["feast"])


def words_of_clocks() -> dict[str, list[str]]:
    """Return hours in plain letters, in every language, and what accompanies them in a time of day."""
    return dict(word_table(_TABLE)["clock"])


def words_of_months() -> dict[str, list[str]]:
    """Return the words of each month in plain letters, in every language, by its English name."""
    return with_languages(NAMES_OF_MONTHS, word_table(_TABLE)["month"])


def short_days() -> dict[str, list[str]]:
    """Return the short forms of each weekday in plain letters, which are read only within a date."""
    return dict(word_table(_TABLE)["short_day"])


def short_months() -> dict[str, list[str]]:
    """Return the short forms of each month in plain letters, which are read only within a date."""
    return dict(word_table(_TABLE)["short_month"])


def words_of_days() -> list[str]:
    """Return the words of the days of the week in plain letters, in every language."""
    english = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
    return [*english, *(word for day in DAYS for word in date_words()[day])]


@cache
def words_of_time() -> frozenset[str]:
    """Return the words of days and months in plain letters, in every language, and their short forms."""
    days = (word for name in ("today", "tomorrow") for word in (name, *date_words()[name]))
    months = (word for words in words_of_months().values() for word in words)
    return frozenset((*DAYS, "tues", "weds", "thur", "thurs", "tonight", *words_of_days(), *days, *months))


def period_words(kind: str) -> list[str]:
    """Return the words that accompany the days of an absence, in every language."""
    return with_languages(PERIODS, word_table(_TABLE)["period"])[kind]


@cache
def two_weekdays(first: str = "?:", last: str = "?:") -> str:
    """Return the pattern of two days of the week, from and to which something lasts.

    `Friday to next Tuesday`; `first` and `last` are what begins the groups of the two days.
    """
    to, article, following, part = (
        any_of(period_words(kind)) for kind in ("to", "article", "next", "part_of_day")
    )
    day = any_of((*words_of_days(), *DAYS))
    between = rf"(?:\s+(?:{part}))?\s*(?:\b(?:{to})(?!\w)|[-\u2013])\s*(?:(?:{article}|{following})\s+)*"
    return rf"\b({first}{day})\b[.,]?{between}({last}{day})\b"
