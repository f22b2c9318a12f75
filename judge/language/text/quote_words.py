"""Words of quotes: the table grammar/quote_words.toml as look-ups and patterns, built once in a process.

All of it is in plain letters (`typography.plain`), and so must be the text that is looked up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from judge.language.text.typography import LETTERS, plain
from judge.language.word_files import any_of, word_files, word_table


@dataclass(frozen=True, slots=True)
class QuoteWords:
    """The words by which quotes and additions of programs are known.

    `fields` maps a header field's name to its kind: from, date, to, subject or copy. `certain` and `weak` are
    topics of a disclaimer, `phrases` are disclaimers by themselves. `of_orders` are the words of headings
    over orders, whatever date is with them. `times` are words for a time of day, `spans` those behind the
    number of `2 hours ago`, `since` those beside them. `senders` are those before the name of the person who
    sent something, `subjects` those before a subject and
    `citations` those before a quote.
    """

    fields: dict[str, str]
    judge: frozenset[str]
    wrote_at_end: re.Pattern[str]
    wrote_before_name: re.Pattern[str]
    of_orders: re.Pattern[str]
    openings: frozenset[str]
    weekdays: frozenset[str]
    times: frozenset[str]
    spans: frozenset[str]
    since: frozenset[str]
    senders: frozenset[str]
    subjects: frozenset[str]
    citations: frozenset[str]
    messages: frozenset[str]
    other: frozenset[str]
    between: frozenset[str]
    begins: frozenset[str]
    by: frozenset[str]
    separators: frozenset[str]
    certain: tuple[re.Pattern[str], ...]
    weak: tuple[re.Pattern[str], ...]
    phrases: re.Pattern[str]
    beginnings: frozenset[str]
    may_separate: re.Pattern[str]
    banner: re.Pattern[str]
    banner_alone: re.Pattern[str]
    banner_matters: tuple[re.Pattern[str], ...]


_TABLE = "quote_words"
LETTERS_SEEN = 5
"""How many letters of a word the first check for a disclaimer uses."""


def words_for_wrote() -> Iterator[str]:
    """Yield the phrases that say that somebody wrote something, in every language."""
    wrote = word_table(_TABLE)["wrote"]
    yield from (*wrote["at_end"], *wrote["then_name"])


@cache
def quote_words() -> QuoteWords:
    """Read the table."""
    table = word_table(_TABLE)
    separator, disclaimer, banner = table["separator"], table["disclaimer"], table["banner"]
    wrote, opening = table["wrote"], table["opening"]
    marks = [mark for listed in table["subject"].values() for mark in listed if len(mark) > 1]
    matters = [*disclaimer["certain"].values(), *disclaimer["weak"].values()]
    stems = [stem for matter in (*matters, disclaimer["phrases"]["words"]) for stem in matter]
    return QuoteWords(
        fields={plain(name).text: kind for kind, names in table["fields"].items() for name in names},
        judge=_words(table["judge"]["words"]),
        wrote_at_end=re.compile(rf"(?:^|[\s\W\d]|(?<=[^\x00-\x7f]))(?:{_either(words_for_wrote())})$"),
        wrote_before_name=re.compile(
            rf"(?:^|[\s\W])(?:{_either(wrote['then_name'])})\s+(?P<rest>\S.{{0,160}})$"
        ),
        of_orders=re.compile(rf"\b(?:{_either([*wrote['of_orders'], *_of_headings()])})\b"),
        openings=frozenset(word for phrase in opening["words"] for word in plain(phrase).text.split()),
        weekdays=frozenset(_short_and_long(opening["weekdays"])),
        times=_words(opening["times"]),
        spans=_words(opening["spans"]),
        since=_words(opening["since"]),
        senders=_words(table["fields"]["from"]),
        subjects=_words([*table["fields"]["subject"], *marks]),
        citations=_words(table["citations"]["words"]),
        messages=_words(separator["message"]),
        other=_words(separator["other"]),
        between=_words(separator["between"]),
        begins=_words(separator["begins"]),
        by=_words(separator["by"]),
        separators=_words(separator["alone"]),
        certain=tuple(_begins(matter) for matter in disclaimer["certain"].values()),
        weak=tuple(_begins(matter) for matter in disclaimer["weak"].values()),
        phrases=_begins(disclaimer["phrases"]["words"]),
        beginnings=frozenset(map(_beginning, stems)),
        may_separate=re.compile(
            rf"\s*(?:[-_=*~#[]|\W*(?:{_either([*separator['begins'], *banner['opening']])})\b)", re.IGNORECASE
        ),
        banner=re.compile(rf"\W*(?:{_either(banner['opening'])})\b"),
        banner_alone=re.compile(rf"\W*(?:{_either(banner['alone'])})\W*"),
        banner_matters=tuple(_begins(matter) for matter in banner["matters"].values()),
    )


_OF_HEADINGS = ("moves", "retreats", "builds", "spring", "fall", "winter")
"""The keys of `grammar/languages` with the words of headings."""


def _of_headings() -> Iterator[str]:
    for table in word_files().values():
        for key in _OF_HEADINGS:
            yield from (*table.get(key, ()), *table.get("sentences", {}).get(key, ()))


def _short_and_long(days: Iterable[str]) -> Iterator[str]:
    """Yield the names of days, and what is left of them where they are cut to two letters or more."""
    for day in days:
        name = plain(day).text.strip(".")
        yield from (name[:length] for length in range(min(2, len(name)), len(name) + 1))


def _beginning(stem: str) -> str:
    """Return what the first check for a disclaimer knows of a stem: its longest word, shortened."""
    words: list[str] = LETTERS.findall(plain(stem).text)
    return max(words, key=len)[:LETTERS_SEEN]


def _words(listed: Iterable[str]) -> frozenset[str]:
    return frozenset(plain(one).text for one in listed)


def _either(listed: Iterable[str]) -> str:
    return any_of(_words(listed))


def _begins(stems: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of a word, or several, that begin with one of these stems."""
    return re.compile(rf"(?<![^\W_])(?:{_either(stems)})")
