"""Calls to the judge: lines that begin with one, and messages that are for the judge, the GM or nobody.

docs: press, "Words above a quoted message answer it"

They call the judge or the GM, `Dear judge, who can read this?` or `By the way, for the GM: …`, ask what only
the judge can tell, or ask that nothing be sent: a note to oneself, a draft, what its reader must not see.
Words that only mention the judge are for their readers:
`Judge for yourself`. Before an order, a call to the judge is not part of it:
`And for the judge: A Par - Bur`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, lru_cache

from judge.language.agreement import names_unit
from judge.language.cases_of_names import cases_of
from judge.language.statements import Context
from judge.language.text.greetings import openings
from judge.language.text.sentence_ends import sentences
from judge.language.text.typography import LONGEST, Plain, plain
from judge.language.word_files import any_of, common_words, word_table

_TABLE = "press_for_judge"
_HEADING = 6
"""The most words of a heading above *to*."""
_SIGNS = r"\W{0,9}"
"""Signs above a word; without a bound, a row of brackets would be searched once for each of them."""


def calls_judge(text: str, masters: frozenset[str] = frozenset()) -> bool:
    """Return whether a line calls the judge or the GM, or asks what only the judge can tell.

    The GM is called by a title or by one of the names given.
    """
    line = plain(text[:LONGEST]).text
    return _call(masters).search(line) is not None or _any_of("asked").search(line) is not None


def begins_with_call(text: str) -> bool:
    """Return whether a line says at its beginning that it is for the judge."""
    return _call_at_start().match(plain(text).text) is not None


def without_call(line: Plain, is_place: Callable[[str], bool]) -> Plain:
    """Return the line without the words by which its writer calls the judge.

    A place may have a name of the judge: the Gulf of Bothnia (BOT).
    """
    found = _call_at_start().match(line.text)
    move = _DASH.match(found[0]) if found else None
    if found is None or (move and is_place(move["place"])):
        return line
    return line.part(found.end(), len(line.text))


_DASH = re.compile(r"\W*(?:(?:a|f|army|fleet)\b[\s(]*)?(?P<place>\w[\w' ]*?)[\s)]*-+\s*$")
"""A unit's place and the dash of its move."""


@cache
def _call_at_start() -> re.Pattern[str]:
    """Return the pattern of a name of the judge before a sign, after words that turn to somebody."""
    table = word_table(_TABLE)
    before = _either([*table["before"], *openings()])
    to, article, judge = (_either(table[key]) for key in ("to", "articles", "judge"))
    return re.compile(rf"\W*(?:{before}[\s,.:!-]+)*@?(?:{to}\s+)?(?:{article}\s*)?{judge}\s*[:,!-]+\s*(?=\w)")


def is_not_to_be_sent(text: str, context: Context) -> bool:
    """Return whether a line asks that nothing be sent, or was written for its writer alone.

    A unit that must not go somewhere is not such a line.
    """
    line = plain(text[:LONGEST]).text
    if _any_of("for_nobody").search(line):
        return True
    found = _any_of("unsent").search(line)
    return found is not None and not names_unit(found[0].partition(" ")[2], context)


def kept_from(text: str) -> Iterator[str]:
    """Yield the names of those whom a line is not for: `Edgar must not see this`, `keep it from England`."""
    line = plain(text[:LONGEST]).text
    for wording in _not_for():
        for found in wording.finditer(line):
            yield from filter(None, found.groups())


def told(text: str) -> Iterator[str]:
    """Yield the possible names of those whom a line asks to tell something: `Let Rolf know`."""
    line = plain(text[:LONGEST]).text
    for wording in _told():
        for found in wording.finditer(line):
            yield from filter(None, found.groups())


def speaks_about(text: str, names: Collection[str]) -> bool:
    """Return whether a sentence names a person and turns to nobody: `I still don't trust Rolf`.

    A sentence with *you* turns to somebody, and so does a name that is a call: `Thanks Rolf, all fine`. A
    name that is also a common word is not looked for.
    """
    known = {form for one in names if one not in common_words() for form in cases_of(one)}
    for sentence in sentences(text[:LONGEST]) if known else ():
        line = plain(sentence).text
        words = set(_WORD.findall(line))
        named = {one for one in words & known if one.capitalize() in sentence or one.upper() in sentence}
        if named and not names_reader(words) and not _calls(line, named):
            return True
    return False


def names_reader(words: Iterable[str]) -> bool:
    """Return whether one of some words, in plain letters, is for the one who is written to: `you`."""
    return not _you().isdisjoint(words)


@cache
def _you() -> frozenset[str]:
    return frozenset(word_table(_TABLE)["you"])


_WORD = re.compile(r"\w[\w'-]*")


def _calls(line: str, named: Collection[str]) -> bool:
    """Return whether a sentence calls one of the names, before a sign or between signs."""
    greeted = rf"(?:{_either([*word_table(_TABLE)['before'], *openings()])}[\s,:!.]+)"
    name = rf"(?:{any_of(named)})(?![\w'-])"
    call = rf"^\W*(?:{greeted}+{name}|{name}\s*(?:[,:!.?;]|-|$))|[,;:!]\s*{greeted}*{name}\s*(?:[,;:!.?)]|$)"
    return re.search(call, line) is not None


@cache
def _told() -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, word_table(_TABLE)["told"]))


@cache
def _not_for() -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, word_table(_TABLE)["not_for"]))


@cache
def _any_of(key: str) -> re.Pattern[str]:
    return re.compile("|".join(word_table(_TABLE)[key]))


@lru_cache(maxsize=64)
def _call(masters: frozenset[str]) -> re.Pattern[str]:
    """Return the pattern of a title or name that turns to the judge or GM, wherever that begins in a line.

    It begins a clause, after a greeting or *to*, ends a heading (*One more thing for the GM:*) or ends the
    sentence behind a comma.
    """
    table = word_table(_TABLE)
    titles = word_table("titles")["words"]
    of_names = [form for name in masters for form in cases_of(plain(name).text)]
    title = _either([*table["judge"], *table["gm"], *(plain(one).text for one in titles), *of_names])
    greeted = rf"(?:{_either([*table['before'], *openings()])}[\s,:!.]+)*"
    article = rf"(?:{_either(table['articles'])}\s*)?"
    to = rf"(?:{_either(table['to'])}\s+{article})"
    sentence = rf"(?:^|[.!?;()\[\]]|\s-+\s){_SIGNS}"
    clause = rf"(?:{sentence}|[,:]\s{_SIGNS}|[^\w\s\x21-\x7e]{_SIGNS})"
    asks = rf"(?:\s*[,:!?]|\s+-+\s|\s+{_either(table['asks'])})"
    heading = rf"(?:(?!{_either(table['subjects'])})[\w']+,?\s+){{0,{_HEADING}}}?"
    not_owing = rf"(?!{_either(table['owing'])}\s+{to})"
    return re.compile(
        rf"{clause}{not_owing}{greeted}{to}?{title}{asks}"
        rf"|^\W*{greeted}{article}{title}\s*:"
        rf"|{sentence}{heading}{to}{title}(?:\s*:|\s+-+\s)"
        rf"|^\W*{greeted}{to}{title}\W*$"
        rf"|@\s?{title}"
        rf"|,\s*{greeted}{title}\s*(?:[.!?]|$)"
    )


def _either(words: list[str]) -> str:
    """Return the pattern of any of some words; one that ends in an apostrophe is joined to the next."""
    return rf"\b(?:{any_of(words)})(?:(?<=')|(?![\w']))"
