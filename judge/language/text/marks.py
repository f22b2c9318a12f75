"""Marks before a line that may say it is another's, or that it is not chosen: its orders wait for a YES.

The signs that begin or number a list item are few (`_ROW`). Any other sign means something to its writer: `:
A Vie - Gal` may be quoted, `[ ] A Vie - Gal` is an empty box, `? A Vie - Gal` a question. So do the signs of
a quote or a comment around several lines: `<<<` and `>>>`, `/*` and `*/`, brackets or a quotation mark that
only a later line closes, wherever on their lines they stand. And so do letters that are struck out, as phones
write them.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from judge.language.text.own_lines import NumberedLine
from judge.language.text.patterns import TABLE_ROW
from judge.language.text.typography import A_PICTURE, OVERLAY, WORD, plain
from judge.language.word_files import TABLES, with_languages

_ROW = re.compile(
    r"(?:\s|[*+.\-_\"'(&>=#/]"
    r"|@(?=[^\W\d_]{2,}\s*:)"
    r"|\(?\d{1,2}[.):\]]|[\[(]\s?\d{1,2}\s?[\])]"
    r"|[\[(]\s?(?:[xaf*+\u2713\u2714\u2705\u2611]|ok|yes)\s?[\])]|[\u2713\u2714\u2705\u2611])*+"
)
"""What stands before a row of a list, in plain letters: a bullet, a number, an arrow, a ticked box,
the sign before whom the line calls (`@judge: A Vie - Gal`).

What `>` and `#` mean is decided elsewhere; behind brackets a letter may be a unit's.
"""
_EMPTY_BOX = re.compile(r"\W*[\u2610\u25a1\u25a2\u274f-\u2752\u2b1c\u2b1a]")
_IN_BRACKETS = re.compile(r"\[\w{1,3}\]\s*(?=\w)")
"""Letters in brackets, which are no word: `[G] A Vie - Gal`."""
_LETTER = re.compile(r"[^\W_]")
_OPENING = re.compile(r"\s*(?:<{1,4}|\{{1,3}|\{-+|\[{1,3}|\"{1,3}|\({1,2}|/\*+|<!-+|\(\*)\s*")
_CLOSING = re.compile(r"\s*(?:>{1,4}|\}{1,3}|-+\}|\]{1,3}|\"{1,3}|\){1,2}|\*+/|-+>|\*\))\s*")
"""A line of only the signs around a quote or a comment."""
_COMMENT = re.compile(r"\s*(?:/\*|<!-|--+(?=\s*[^\W_])|['\u2018\u2019]\s)")
"""Signs that begin a comment on the line of an order, or strike it out; one sign may begin a list item."""
_POINTER = re.compile(r"\s*[\u25b6\u25ba\u27a4]")
"""Signs that are bullets in some lists, and marks of a quote in some programs."""
_MAY_BE_MARKED = re.compile(r"^[^a-zA-Z0-9]|[^\x00-\x7f]|[(\[{<\"'~]|/\*|#\|")
"""A sign at the beginning of a line or that may enclose more lines; most emails have none."""
_QUOTATION = '"'
_AROUND_CLOSING = " \t.,;:!?"

_DATA = re.compile(
    r"\s*(?:begin:\s?(?P<kind>v[a-z0-9-]{1,30})\s*$|(?P<uu>begin(?:-base64)? [0-7]{3,4} \S)|=ybegin )",
    re.IGNORECASE,
)
"""The first line of data that programs write as text: RFC 5545, uuencode (POSIX), yEnc."""
_NOTE = re.compile(r"\s*(?P<number>\[(?:\d{1,2}|[a-z]|\*{1,3})\]|\(\d{1,2}\))\s*\S", re.IGNORECASE)
"""The first words of a note below a text: `[1] A Bud - Rum`."""


def marked_lines(lines: Sequence[NumberedLine]) -> frozenset[int]:
    """Return the positions of lines that a sign before or around them may mark as not meant."""
    data = (*_data(lines), *_unchosen(lines))
    if not data and not any(_MAY_BE_MARKED.search(line.text) for line in lines):
        return frozenset()
    alone = (at for at, line in enumerate(lines) if _is_marked(line.text))
    return frozenset((*alone, *_enclosed(lines), *data, *_notes(lines)))


def _unchosen(lines: Sequence[NumberedLine]) -> Iterator[int]:
    """Yield the rows of a table without a mark in a column that is not one of an order: `Order | Wanted`."""
    marks: list[int] = []
    for at, line in enumerate(lines):
        if _BAR not in line.text:
            marks = []
            continue
        cells = [cell.strip() for cell in line.text.split(_BAR)]
        if at == 0 or _BAR not in lines[at - 1].text:
            marks = [place for place, cell in enumerate(cells) if _is_unknown_name(cell)]
            marks = marks if len(marks) < sum(map(bool, cells)) else []
        elif any(not "".join(cells[place : place + 1]) for place in marks):
            yield at


_BAR = "|"


def _is_unknown_name(cell: str) -> bool:
    """Return whether the first cell of a column names no part of an order."""
    words = WORD.findall(plain(cell).text)
    return bool(words) and not column_names().issuperset(words)


@cache
def column_names() -> frozenset[str]:
    """Return the words that name the columns of a table of orders, in every language."""
    return frozenset(with_languages(TABLES, {"columns": []})["columns"])


def _data(lines: Sequence[NumberedLine]) -> Iterator[int]:
    """Yield the lines of data of a program, to the last line of it, or of the text if there is none."""
    after = 0
    for at, line in enumerate(lines):
        if at < after or not (begins := _DATA.match(line.text)):
            continue
        last = _end_of_data(begins)
        texts = (lines[there].text.strip().casefold() for there in range(at, len(lines)))
        after = at + next((count for count, text in enumerate(texts, 1) if last(text)), len(lines) - at)
        yield from range(at, after)


def _end_of_data(begins: re.Match[str]) -> Callable[[str], bool]:
    """Return what tells the last line of data, in small letters, by its first line."""
    if begins["kind"]:
        kind = begins["kind"].casefold()
        return lambda text: re.fullmatch(rf"end:\s?{re.escape(kind)}", text) is not None
    return (lambda text: text in ("end", "====")) if begins["uu"] else (lambda text: text.startswith("=yend"))


def _notes(lines: Sequence[NumberedLine]) -> Iterator[int]:
    """Yield the lines that are notes, to whose number a line above them refers."""
    referred: set[str] = set()
    for at, line in enumerate(lines):
        note = _NOTE.match(line.text)
        if note and note["number"].casefold() in referred:
            yield at
        referred.update(map(str.casefold, _REFERENCE.findall(line.text, note.end("number") if note else 0)))


_REFERENCE = re.compile(r"\[(?:\d{1,2}|[a-zA-Z]|\*{1,3})\]|\(\d{1,2}\)")


def _is_marked(text: str) -> bool:
    """Return whether a sign that begins no list item is before the first word of a line."""
    if _is_struck_out(text):
        return True
    if text[:1].isalnum() or not _LETTER.search(text) or TABLE_ROW.match(text):
        return False
    if _EMPTY_BOX.match(text) or _COMMENT.match(text) or _POINTER.match(text):
        return True
    line = plain(text).text
    row = _ROW.match(line)
    end = row.end() if row else 0
    return not line[end : end + 1].isalnum() or _IN_BRACKETS.match(line, end) is not None


_BEFORE_ANSWER = re.compile(rf"(?:\s|[:;]-?[)D]|\u00a1|\ufe0f|[\U0001f3fb-\U0001f3ff]|{A_PICTURE.pattern})+")
"""Signs before an answer that do not take it back; with a picture that frowns it is none anyway."""
_UNSAID = re.compile(
    r"\W*(?:#|//|/\*|--|<!)"
    r"|\s*[(\[{<]\s*\w{2}"
    r"|\s*-+\s*\w.*\w\W*-\W*$"
    r"|\W*\"[^\"]*\"[\s,.-]*\w",
    re.DOTALL,
)
"""An answer, in plain letters, behind the sign of a comment, in brackets, struck out with hyphens, or in
quotation marks with more words behind them; `"YES"` is copied from the question, and `(y)` is a thumb."""


def is_unsaid(text: str, *, marked: bool = False) -> bool:
    """Return whether signs say that an answer is another's or struck out; `marked` are those of its lines."""
    said = _BEFORE_ANSWER.sub("", text, count=1) if _BEFORE_ANSWER.match(text) else text
    if said != text:
        marked = _is_marked(said)
    marked = marked or _POINTER.match(text) is not None or _is_struck_out(text)
    return marked or _UNSAID.match(plain(said).text) is not None


def _is_struck_out(text: str) -> bool:
    """Return whether letters of a line are struck out: all, or those that others replace."""
    return not text.isascii() and any(unicodedata.combining(sign) == OVERLAY for sign in text)


def _enclosed(lines: Sequence[NumberedLine]) -> Iterator[int]:
    """Yield the lines from one that opens a quote or a comment to the one that closes it.

    What a line of signs alone opens, and a comment, ends at a blank line if nothing closes it. A line of
    `>>>` was removed before, and leaves a gap like a blank line.
    """
    texts = [plain(line.text).text.strip() for line in lines]
    paired = _paired(texts)
    closing = paragraph = len(lines)
    ends = [0] * len(lines)
    for at in range(len(lines) - 1, -1, -1):
        text = texts[at]
        alone = _OPENING.fullmatch(text) is not None
        if (alone or _opens_quotation(text)) and closing < len(lines):
            ends[at] = closing + 1
        elif alone or (at not in paired and _OPENS_COMMENT.match(text) and not _ENDS_COMMENT.search(text)):
            ends[at] = paragraph
        if _closes(text):
            closing = at
        if at and lines[at].number > lines[at - 1].number + 1:
            paragraph = at
    until = 0
    for at, end in enumerate(ends):
        until = max(until, end, paired.get(at, 0))
        if at < until:
            yield at


def _paired(texts: Sequence[str]) -> Mapping[int, int]:
    """Return where what a pair of signs on two lines encloses ends, by its first line."""
    ends: dict[int, int] = {}
    opened: defaultdict[str, list[int]] = defaultdict(list)
    for at, text in enumerate(texts):
        for found in _SIGNS.finditer(text):
            sign = found["opens"] or found["tag"] or (found["both"] if not opened[found["both"]] else None)
            if sign is not None:
                opened[_PAIRS.get(sign, sign)].append(at)
                continue
            above = opened[found["closes"] or found["end"] or found["both"] or ""]
            if above and (first := above.pop()) < at:
                ends[first] = at + 1
    return ends


_PAIRS = {
    "(": ")", "[": "]", "{": "}", "/*": "*/", "<!-": "->", "<<": ">>", "<#": "#>", "#|": "|#",
}  # fmt: skip
"""The sign that closes what another one opens; a quotation mark closes as it opens."""
_SIGNS = re.compile(
    r"[:;=8]'?-?[()\[\]](?!\w)|^\(?\w{1,2}[)\]]"  # a face, and the number of a list item
    r"|[\[<](?P<tag>[a-z]{1,12})(?:[\s=:][^\[\]<>]{0,80})?[\]>]|[\[<]/(?P<end>[a-z]{1,12})[\]>]"
    r"|(?P<opens>[(\[{]|/\*|<!-|<<|<#|#\||(?:^|(?<=[\s:(\[]))[\"'](?=\w))"
    r"|(?P<closes>[)\]}]|\*/|->$|>>|#>|\|#|(?<=\S)[\"'](?!\w))|(?P<both>~~)"
)
"""Signs that open and close a quote or a comment, or strike out, in the plain letters of a line."""
_OPENS_COMMENT = re.compile(r"/\*|<!-|\(\*")
_ENDS_COMMENT = re.compile(r"\*/|->$|\)")


def _closes(text: str) -> bool:
    return _CLOSING.fullmatch(text) is not None or text.rstrip(_AROUND_CLOSING).endswith(_QUOTATION)


def _opens_quotation(text: str) -> bool:
    """Return whether a quotation mark begins a line and is not closed on it."""
    return text.startswith(_QUOTATION) and text.count(_QUOTATION) == 1 and len(text) > 1
