"""Words of a message that may be a password: what it may have been, and which are worth a slow comparison.

A password is one word. It may be in a sentence, in quotes, joined to others by signs (`pw=tulips7`), at the
end of one (`tulips7.`), inside a longer word (`alphatulips7s`), broken at a blank, or in other capitals
(docs: sender, "A password may be typed slightly differently"). Its signs may be others, or missing: `badger
spoon`, `badger-spoon` and `badgerspoon` give away `badger.spoon`. A missing sign cannot be seen in a word, so
every usual sign is tried between neighbouring words, and inside uncommon words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import unescape
from itertools import chain, combinations, islice, pairwise
from operator import itemgetter
from typing import NamedTuple
from urllib.parse import unquote

from judge.game.look_alikes import likeness
from judge.language.secret_lines import secret_terms
from judge.language.secret_words import SHORTEST, undecorated
from judge.language.text.typography import WORD, plain_letters
from judge.language.word_files import common_words

_SHORTEST_LIKELY = 6
"""The fewest letters of a new password; only older ones are shorter."""
_LONGEST = 64
"""The most letters of a word that may be a password by itself."""
_MOST_PARTS = 9
"""The most parts of a word, including signs, whose rows are all tried; of more, only short rows are."""
_PARTS_OF_LONG = 3
_CAPITALS = 16
"""How many letters may each be the only capital."""
SIGNS = ("", ".", "-", "_", "/", ",", "+", ":")
"""Separators in a password: nothing, or one of the usual signs. A password has no blank."""
_LIKELY_SIGNS = (".", "-", "_", "")
_FORMS_OF_SPELLED = 3
_MOST_BESIDE = 3
"""The number of letters next to a spelled word from which it is looked for only without signs."""
_SHORTEST_INSIDE = 5
"""The fewest letters of a password that is looked for inside a longer word."""
_SHORTEST_JOINED = 5
"""The fewest letters of a password with a sign in it."""
_SHORT = 2
"""The most letters of a piece in a row of letters, as when somebody spells a word."""
_MOST_SPELLED = 24
_MOST_FOLDED = 4
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa"})
_UMLAUTS = {"ae": "ä", "oe": "ö", "ue": "ü", "ss": "ß"}
_FOLDED = re.compile("ae|oe|ue|ss")
_SEVERAL = re.compile(r"[^\w\s]([^\w\s])[^\w\s]|[^\w\s]")
"""Signs between spelled letters, of which the middle one of three is meant: `e.-.W`."""
_PARTS_INSIDE = re.compile(r"\d+|[^\W\d_]+?(?=[^\W\d_a-z]|\d|$)")
_PART = re.compile(r"[^\W_]+|[\W_]")
_WORD = re.compile(r"\S+")
_DIGIT_OR_SIGN = re.compile(r"\d|[^\w\s.,'\u2019/-]|_")
_CAPITAL_INSIDE = re.compile(r"[^\W\d_][^\W_]*[A-Z]")
_TIME = re.compile(r"[sfwSFW]?\d{1,4}[mrabMRAB]?|[\d.:/-]+|\d+(?:st|nd|rd|th)")
"""A phase, a date, a time of day, a number."""


def written_words(text: str) -> tuple[str, ...]:
    """Return the words of a text as written, each once."""
    return tuple(dict.fromkeys(text.split()))


def letter_characters(text: str) -> str:
    """Return the letters and digits of a text as they look, without blanks, signs and capitals."""
    return "".join(filter(str.isalnum, likeness(visible(text))))


def rows_of(word: str) -> Iterator[str]:
    """Yield a word and the parts of it between signs that may be a password."""
    bare = undecorated(visible(word))
    yield bare
    parts = _PART.findall(bare)
    if len(parts) == 1:
        return
    longest = len(parts) if len(parts) <= _MOST_PARTS else _PARTS_OF_LONG
    for start in range(len(parts)):
        for end in range(start + 1, min(start + longest, len(parts)) + 1):
            yield undecorated("".join(parts[start:end]))
    yield "".join(part for part in parts if part.isalnum())


def inside(word: str, is_ours: Callable[[str], bool]) -> Iterator[str]:
    """Yield every part of a word that may be a password, with its signs and without them."""
    bare = undecorated(visible(word))
    if is_known(bare, is_ours):
        return
    for whole in dict.fromkeys((bare, "".join(filter(str.isalnum, bare)))):
        yield from _cut(whole, _SHORTEST_INSIDE)


def _cut(word: str, shortest: int) -> Iterator[str]:
    """Yield all shorter stretches of a word, the longest first."""
    for length in range(min(len(word) - 1, _LONGEST), shortest - 1, -1):
        yield from (word[at : at + length] for at in range(len(word) - length + 1))


def slips_of(word: str) -> Iterator[str]:
    """Yield what a word may have been before a slip: a letter too many, missing, wrong, or two swapped."""
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        yield from (f"{before}{sign}{after}" for sign in _TYPED)
        if after:
            yield before + after[1:]
            yield from (f"{before}{sign}{after[1:]}" for sign in _TYPED)
        if len(after) > 1:
            yield f"{before}{after[1]}{after[0]}{after[2:]}"


def may_have_slip(word: str, is_ours: Callable[[str], bool]) -> bool:
    """Return whether a word may be a misspelt password: it is not common, nor in the judge's emails."""
    return _SHORTEST_WITH_SLIP <= len(word) <= _LONGEST_WITH_SLIP and not is_known(word, is_ours)


_TYPED = "abcdefghijklmnopqrstuvwxyz0123456789.-_"
_SHORTEST_WITH_SLIP = 5
_LONGEST_WITH_SLIP = 24


def across(one: str, other: str, is_ours: Callable[[str], bool], *, alike: bool) -> Iterator[str]:
    """Yield what may be a password across the gap between two words; nothing if both are known.

    It is tried in all forms if it begins or ends with the words, else in three ways to type it. Of forms that
    look `alike`, one is enough.
    """
    before, after = undecorated(visible(one)), undecorated(visible(other))
    if is_known(before, is_ours) and is_known(after, is_ours):
        return
    typed = forms_of(alike=alike)
    for start in range(max(0, len(before) - _LONGEST), len(before)):
        longest = _LONGEST - len(before) + start
        for end in range(max(1, _SHORTEST_LIKELY - len(before) + start), min(len(after), longest) + 1):
            whole = before[start:] + after[:end]
            anchored = start == 0 or end == len(after)
            if anchored:
                yield from typed(whole)
            else:
                yield from (whole,) if alike else (whole, whole.lower(), whole.capitalize())


def unwritten(word: str) -> str:
    """Return a word without HTML tags, and with the signs that it writes as numbers: `tulips%37`."""
    return _TAG.sub("", unescape(unquote(word))) if _CODED.search(word) else word


_CODED = re.compile(r"%[0-9a-fA-F]{2}|&#?\w{1,8};|<[/\w][^<>]*>")
_TAG = re.compile(r"<[/\w][^<>]*>")


class Joined(NamedTuple):
    """What a stretch of a text, from `first` up to `last`, may be if signs or blanks were changed."""

    forms: Iterator[str]
    first: int
    last: int


class _Piece(NamedTuple):
    """Letters and digits of a text with no sign between them, in the word from `start` to `end`."""

    text: str
    start: int
    end: int


def joined_words(text: str, is_ours: Callable[[str], bool], *, alike: bool) -> Iterator[Joined]:
    """Yield what the words of a text may be if signs or blanks were changed, the likeliest first.

    No signs are put into common words and words of the judge's own emails (`is_ours`). Of forms that look
    `alike`, one is enough.
    """
    words, typed = list(_WORD.finditer(text)), forms_of(alike=alike)
    seen: set[tuple[str, str]] = set()
    for one, other in pairwise(words):
        if (one[0], other[0]) not in seen:
            seen.add((one[0], other[0]))
            rows = rows_of(one[0] + other[0])
            yield Joined(chain.from_iterable(map(typed, rows)), one.start(), other.end())
    pieces = _pieces(text)
    yield from _spelled(text, pieces, alike=alike)
    for piece in {one.text: one for one in pieces}.values():
        if _SHORTEST_JOINED <= len(piece.text) <= _LONGEST and not is_known(piece.text, is_ours):
            yield Joined(_with_signs_inside(piece.text, alike=alike), piece.start, piece.end)
    yield from _neighbours(pieces, alike=alike)
    without = [piece for piece in pieces if piece.text.lower() not in secret_terms("signs")]
    if len(without) < len(pieces):
        yield from _neighbours(without, alike=alike)


def _pieces(text: str) -> list[_Piece]:
    return [
        _Piece(part, word.start(), word.end())
        for word in _WORD.finditer(text)
        for part in WORD.findall(visible(word[0]))
    ]


def written_at(text: str, start: int, end: int) -> tuple[str, ...]:
    """Return a stretch of a text as written, and its longer words, as they are masked in outgoing email."""
    whole = text[start:end]
    longer = [word for word in whole.split() if len(undecorated(word)) > SHORTEST]
    return tuple(dict.fromkeys((undecorated(whole), *longer, *map(undecorated, longer))))


def _neighbours(pieces: Sequence[_Piece], *, alike: bool) -> Iterator[Joined]:
    """Yield each two and three pieces that follow each other, with the usual signs between."""
    for size in (2, 3):
        seen: set[tuple[str, ...]] = set()
        for at in range(len(pieces) - size + 1):
            row = pieces[at : at + size]
            parts = tuple([piece.text for piece in row])
            if parts in seen or not _SHORTEST_JOINED <= sum(map(len, parts)) <= _LONGEST:
                continue
            seen.add(parts)
            yield Joined(_joined(parts, alike=alike), row[0].start, row[-1].end)
            whole = "".join(parts)
            if size == 2 and (not whole.isascii() or _is_folded(whole)):  # noqa: PLR2004
                for other in _in_other_parts(parts):
                    yield Joined(_joined(other, alike=alike), row[0].start, row[-1].end)


def _in_other_parts(parts: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield two parts, and the same with their umlauts written out, bare, or put in."""
    one, two = ((part.lower(), *_in_other_letters(part)) for part in parts)
    yield from ((first, second) for first in one for second in two)


def _joined(parts: tuple[str, ...], *, alike: bool) -> Iterator[str]:
    """Yield the parts with each usual sign between them; of three, also in only one of the two places."""
    for typed in (parts,) if alike else _parts_in_other_capitals(parts):
        yield from [sign.join(typed) for sign in SIGNS]
        if len(typed) == 3:  # noqa: PLR2004
            one, two, three = typed
            yield from [f"{one}{sign}{two}{three}" for sign in SIGNS[1:]]
            yield from [f"{one}{two}{sign}{three}" for sign in SIGNS[1:]]


def _parts_in_other_capitals(parts: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    low = tuple(map(str.lower, parts))
    capital = tuple(map(str.capitalize, parts))
    return dict.fromkeys((parts, low, capital, (capital[0], *low[1:]), tuple(map(str.upper, parts))))


def _spelled(text: str, pieces: Sequence[_Piece], *, alike: bool) -> Iterator[Joined]:
    """Yield rows of short pieces and numbers without separators: `B l u e - W h a l e 7`, `47 11 99`."""
    for row, left_out in _rows_of_short(pieces):
        if SHORTEST <= sum(len(piece.text) for piece in row) <= _LONGEST:
            bare = _unspelled(text, row, whole=left_out < _MOST_BESIDE, alike=alike)
            yield Joined(chain.from_iterable(map(forms_of(alike=alike), bare)), row[0].start, row[-1].end)


def _rows_of_short(pieces: Sequence[_Piece]) -> Iterator[tuple[Sequence[_Piece], int]]:
    """Yield each row of single letters, and of short pieces and numbers, with how many are left out."""
    for longest in (1, _SHORT):
        start = 0
        while start < len(pieces):
            end = start
            while end < len(pieces) and (len(pieces[end].text) <= longest or pieces[end].text.isdigit()):
                end += 1
            for first, last in combinations(range(start, min(end, start + _MOST_SPELLED) + 1), 2):
                if last - first > 1:
                    yield pieces[first:last], first - start + end - last
            start = max(end, start + 1)


def _unspelled(text: str, row: Sequence[_Piece], *, whole: bool, alike: bool) -> Iterator[str]:
    """Yield the letters of a row without signs, without its usual separators, and with each sign."""
    bare = "".join([piece.text for piece in row])
    yield bare
    if not whole:
        return
    stretch = undecorated(visible("".join(text[row[0].start : row[-1].end].split())))
    yield stretch
    signs = [one for one in stretch if not one.isalnum()]
    if signs:
        yield undecorated(stretch.replace(max(signs, key=signs.count), ""))
        yield _SEVERAL.sub(r"\1", stretch)
    yield from _with_signs_inside(bare, alike=alike)


def _with_signs_inside(word: str, *, alike: bool) -> Iterator[str]:
    """Yield a word with each usual sign at each place, and between its words, numbers and capitals."""
    low = word.lower()
    for at in range(1, len(word)):
        before, after = low[:at], low[at:]
        others = ((before, after), (before.capitalize(), after.capitalize()))
        for parts in dict.fromkeys(((word[:at], word[at:]), *(() if alike else others))):
            yield from [sign.join(parts) for sign in SIGNS[1:]]
    if len(parts_inside := _PARTS_INSIDE.findall(word)) > 1:
        yield from _joined(tuple(parts_inside), alike=alike)


def forms_of(*, alike: bool) -> Callable[[str], Iterator[str]]:
    """Return what makes the forms of a word, only one of those that look `alike`."""
    return typed_alike if alike else typed_as


def typed_as(word: str) -> Iterator[str]:
    """Yield the passwords that may have been typed so: other capitals or letters, or separate accents."""
    if not SHORTEST <= len(word) <= _LONGEST:
        return
    forms = _in_other_capitals(word)
    if not word.isascii() or _is_folded(word):
        for other in _in_other_letters(word):
            forms |= _in_other_capitals(other)
    for form in forms:
        yield form
        if not form.isascii():
            yield unicodedata.normalize("NFD", form)


def typed_alike(word: str) -> Iterator[str]:
    """Yield the forms of `typed_as` that do not look alike, the first of each (`judge.game.look_alikes`)."""
    if not SHORTEST <= len(word) <= _LONGEST:
        return
    yield word
    if not word.isascii() or _is_folded(word):
        yield from _in_other_letters(word)


def _in_other_capitals(word: str) -> dict[str, None]:
    forms = {word: None, word[:1].swapcase() + word[1:]: None, word.swapcase(): None}
    forms |= {word.lower(): None, word.upper(): None, word.capitalize(): None, word.title(): None}
    low = word.lower()
    forms |= {low[:at] + low[at].upper() + low[at + 1 :]: None for at in range(1, min(len(low), _CAPITALS))}
    return forms


def _is_folded(word: str) -> bool:
    """Return whether an umlaut may be written out in a word: no pattern is as fast, for 100,000 words."""
    low = word.lower()
    return "ss" in low or "ae" in low or "oe" in low or "ue" in low


def _in_other_letters(word: str) -> Iterator[str]:
    """Yield a word with its umlauts written out or bare, and with umlauts for what may be written out."""
    low = word.lower()
    if not word.isascii():
        yield low.translate(_WRITTEN_OUT)
        yield plain_letters(low)
    places = list(_FOLDED.finditer(low))[:_MOST_FOLDED]
    for taken in range(1, len(places) + 1):
        for some in combinations(places, taken):
            form = low
            for found in reversed(some):
                form = form[: found.start()] + _UMLAUTS[found[0]] + form[found.end() :]
            yield form


def visible(word: str) -> str:
    """Return a word without invisible and crossing-out signs, with plain dashes and wide letters."""
    if word.isascii():
        return word
    seen = "".join(sign for sign in word if unicodedata.category(sign) != "Cf")
    wide = unicodedata.normalize("NFKC", seen)
    return "".join(
        "-" if unicodedata.category(sign) == "Pd" else sign
        for sign in wide
        if not unicodedata.combining(sign)
    )


def likely_passwords(word: str, is_ours: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """Yield what in a word is worth the slow comparison, with a number: the most likely has the lowest.

    Common words, words of the judge's own emails (`is_ours`) and words shorter than a password are not worth
    it.
    """
    bare = undecorated(visible(word))
    if "." in bare and all(part[:1].isupper() for part in bare.split(".")[1:]):
        bare = bare.replace(".", " ")  # a full stop without its blank
    for one in dict.fromkeys((*bare.split(), *WORD.findall(bare))):
        if not _SHORTEST_LIKELY <= len(one) <= _LONGEST or is_known(one, is_ours):
            continue
        odd = _DIGIT_OR_SIGN.search(one) or _CAPITAL_INSIDE.match(one)
        yield 0 if odd else 1 if one.islower() else 2, one


def likely_inside(word: str, is_ours: Callable[[str], bool]) -> Iterator[str]:
    """Yield what inside a word is worth the slow comparison: everything with a digit or a capital in it.

    What remains next to a known word, a number or one or two letters comes first. Other parts are not tried:
    in a language whose words are not known here, that would be each long word.
    """
    for one in dict.fromkeys(WORD.findall(visible(word))):
        if not is_known(one, is_ours) and (_DIGIT_OR_SIGN.search(one) or _CAPITAL_INSIDE.match(one)):
            if len(one) <= _MOST_AROUND * _LONGEST:  # else what is around a part is too long to be known
                doubtful = [
                    (not _is_known_beside(one, part, is_ours), part) for part in _cut(one, _SHORTEST_LIKELY)
                ]
                yield from (part for _, part in sorted(doubtful, key=itemgetter(0)))
            else:
                yield from _cut(one, _SHORTEST_LIKELY)


_MOST_AROUND = 3
"""How many times the longest word a word may have in length for a part with known words on both sides."""


def _is_known_beside(whole: str, part: str, is_ours: Callable[[str], bool]) -> bool:
    """Return whether what a word has before and after a part of it is short, or known."""
    return all(len(one) <= _SHORT or is_known(one, is_ours) for one in whole.split(part, 1))


def likely_joined(text: str, is_ours: Callable[[str], bool]) -> Iterator[tuple[int, str, tuple[int, int]]]:
    """Yield the `joined_words` worth the slow comparison, with their number, beginning and end.

    These are spelled words, numbers in several parts, two neighbouring uncommon words in small letters, and a
    word broken at a blank or sign with a digit in it.
    """
    pieces = _pieces(text)
    yield from ((0, form, place) for form, place in _likely_spelled(text, pieces))
    yield from ((3, form, place) for form, place in _likely_pairs(pieces, is_ours))
    yield from ((2, form, place) for form, place in _likely_broken(pieces, is_ours))


def _likely_spelled(text: str, pieces: Sequence[_Piece]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the passwords that whole rows of single letters and numbers give."""
    for row, left_out in _rows_of_short(pieces):
        letters = "".join(piece.text for piece in row)
        if left_out or len(letters) < _SHORTEST_LIKELY or not (letters.isdigit() or len(letters) == len(row)):
            continue
        forms = _unspelled(text, row, whole=True, alike=False)
        first = islice(forms, 1 if letters.isdigit() else _FORMS_OF_SPELLED)
        yield from ((form, (row[0].start, row[-1].end)) for form in dict.fromkeys(first))


def _likely_pairs(
    pieces: Sequence[_Piece], is_ours: Callable[[str], bool]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the passwords that two uncommon words in small letters give, with a sign between them."""
    for one, other in pairwise(pieces):
        parts = one.text, other.text
        if all(_is_uncommon(part, is_ours) for part in parts):
            yield from ((sign.join(parts), (one.start, other.end)) for sign in _LIKELY_SIGNS)


def _likely_broken(
    pieces: Sequence[_Piece], is_ours: Callable[[str], bool]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the passwords with a digit that two neighbouring pieces are halves of: `tulips 7`, `tul ips7`.

    A number belongs to the word before it, but no year to a word of the judge's emails: `Spring 1901`.
    """
    for one, other in pairwise(pieces):
        whole = one.text + other.text
        if not _SHORTEST_LIKELY <= len(whole) <= _LONGEST or whole.isdigit():
            continue
        year = len(other.text) == _DIGITS_OF_YEAR and is_ours(one.text.lower())
        numbered = one.text.isalpha() and other.text.isdigit() and not year
        if numbered or any(_is_half(piece.text) for piece in (one, other)):
            yield whole, (one.start, other.end)


_DIGITS_OF_YEAR = 4


def _is_half(word: str) -> bool:
    """Return whether a piece has letters and digits, and is not a time."""
    return not word.isalpha() and not word.isdigit() and not _TIME.fullmatch(word)


def _is_uncommon(word: str, is_ours: Callable[[str], bool]) -> bool:
    return len(word) > SHORTEST and word.isalpha() and word.islower() and not is_known(word, is_ours)


def is_odd(word: str) -> bool:
    """Return whether a word has a digit, a sign or a capital after its first letter, and is no time."""
    return not _TIME.fullmatch(word) and bool(_DIGIT_OR_SIGN.search(word) or _CAPITAL_INSIDE.match(word))


def is_known(word: str, is_ours: Callable[[str], bool]) -> bool:
    """Return whether a word is common, a number, or made of such words with hyphens and apostrophes."""
    low = word.lower()
    if is_ours(low) or low in common_words() or _TIME.fullmatch(word):
        return True
    if word.isalpha() or _DIGIT_OR_SIGN.search(word):
        return False
    parts = re.split(r"[-/,.'\u2019]", low)
    return all(len(part) < _SHORTEST_LIKELY or is_ours(part) or part in common_words() for part in parts)
