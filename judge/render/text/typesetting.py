"""Typesetting: the plain text of an email as HTML for a page of any width.

No word of it changes, but long addresses are shown without their fragment, and tables without the blanks that
all their lines have. A telephone would wrap a table in the middle of its columns; it is moved sideways
instead, and it alone. A sentence that was folded for the plain text would be folded twice, in long and short
lines; so its lines are put together again. Titles become headings, and lines to send keep their line ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import zip_longest

_COLUMNS = re.compile(r"(?!::)(?:\S+: +|(?!\S+: +\S)\s*)\S.*?\S {3,}\S")
"""A line with a wide gap in it; the one after the word that begins a line and ends in a colon is none."""
_GOES_ON = re.compile(r" {8,}\S|.*\S {2,}\S")
"""A line that belongs to a table if it follows one of its lines."""
_WIDTH = 80
"""Letters of a line that was folded, at the most, and so much of it is full."""
_FULL = 72
_EMPTY_LINE = re.compile(r"^[^\S\n]*(?:\n|\Z)", re.MULTILINE)
_AT_END = re.compile(r"[.:!?)]$|\bUTC$")
_BEGINS_ANEW = re.compile(r"\s*(?:[-*!|>] |\S+:(?: |$)|\d+\.|[AF] [A-Z]|$)|\s+\d+ |.*\S {2,}\S")
"""How a line begins that is no end of the sentence above: an item, a power's line, an order, a table."""
_TO_SEND = re.compile(r" {4}\S")
"""How a line begins that is an example or is to be sent."""
_REPORTED = re.compile(r"([ !]) (?=.{0,3}\d)([ \d-]{4,} \S.*?)(?: {2}(\S.*))?")
"""A line of a receipt: a mark, the number and words of a line that was sent, and perhaps what it came to."""
_MOVED_IN = " !"
"""What lines of a receipt and lines to send begin with."""
_BELOW_IT = " " * 7
"""How the lines of a receipt begin that say more of the line above."""
_RULE, _POINTERS = re.compile(r"-+"), re.compile(r"\s*\^+\s*")
_GAP = 2
"""Blanks between two columns of a table."""

_HEADING = '<h2 style="margin:16px 0 4px;font-size:17px;line-height:24px">{}</h2>'
_PARAGRAPH = '<p style="margin:0 0 10px">{}</p>'
_MONOSPACED = "font:14px/20px Menlo,Consolas,monospace"
_LINES = f'<p style="margin:0 0 10px;padding-left:12px;{_MONOSPACED}">{{}}</p>'
_SIDEWAYS = "overflow-x:auto;white-space:pre"
_RECEIPT = "receipt"
"""The kind of the lines of a receipt."""
_POINTED = "pointed"
"""The kind of a line at whose letters the line below it points."""
_TABLE = f'<pre tabindex="0" style="margin:0 0 10px;{_SIDEWAYS};{_MONOSPACED}">{{}}</pre>'
_NARROW = 42
"""Letters of a monospaced line for which a telephone has room."""
_CELLS = (
    '<table cellpadding="3" cellspacing="0" style="margin:0 0 10px -3px"><tbody valign="top">'
    "\n{}\n</tbody></table>"
)
_ROW, _CELL = "<tr>{}</tr>", "<td>{}</td>"
_BREAK = "<br>\n"
_SENT = "<b>{}</b>"
"""A line that was sent, above what it came to."""
_ADDRESS = re.compile(r"\b(https?://[^\s<>\"]*[^\s<>\".,;:!?)'])")
_LINK = '<a class="b" href="{0}" style="color:#14607c;word-break:break-all">{1}</a>'
_LONGEST = 80
"""Letters of an address that is shown whole; of a longer one the page is, without what it brings there."""


def typeset(text: str) -> str:
    """Return the HTML of a text: headings, paragraphs, tables and lines to send, in its order."""
    return "\n".join([_paragraph(part.removesuffix("\n")) for part in _EMPTY_LINE.split(text) if part])


@lru_cache(maxsize=256)  # emails of a phase have most paragraphs in common
def _paragraph(text: str) -> str:
    return "\n".join(_blocks(text.split("\n")))


def _is_folded(line: str, below: str) -> bool:
    """Whether a line goes on below as the next word had no room: it is full, and no sentence ends there."""
    if len(line) > _WIDTH or _AT_END.search(line) or _BEGINS_ANEW.match(below) or not line.strip():
        return False
    return len(line) + 1 + len(below.split(maxsplit=1)[0]) > _FULL


def _blocks(lines: Sequence[str]) -> Iterator[str]:
    """Yield the HTML of lines with no empty one among them."""
    if len(lines) > 1 and len(lines[1]) == len(lines[0]) and _RULE.fullmatch(lines[1]):
        yield _HEADING.format(_escaped(lines[0]))
        lines = lines[2:]
    kinds, start = _kinds(lines), 0
    for end in range(1, len(lines) + 1):
        if end == len(lines) or kinds[end] != kinds[start]:
            yield _block(kinds[start], lines[start:end])
            start = end


def _kinds(lines: Sequence[str]) -> list[str]:
    """Return what each of the lines is part of: a receipt, a table, lines to send, or a paragraph."""
    in_table, kinds = False, list[str]()
    for line in lines:
        moved_in = line[0] in _MOVED_IN
        of_receipt = moved_in and _is_of_receipt(line, kinds[-1:])
        in_table = not of_receipt and bool(_COLUMNS.match(line) or (in_table and _GOES_ON.match(line)))
        to_send = moved_in and _TO_SEND.match(line)
        kinds.append(_RECEIPT if of_receipt else _TABLE if in_table else _LINES if to_send else "")
        if "^" in line and _POINTERS.fullmatch(line):  # it points at letters of the line above
            kinds[-2:] = [_POINTED] * len(kinds[-2:])
    return [kind or _kind_beside(kinds, lines, at) for at, kind in enumerate(kinds)]


def _is_of_receipt(line: str, above: Sequence[str]) -> bool:
    """Return whether a line is a sent line with its fate, or goes on with one."""
    return bool(_REPORTED.fullmatch(line)) or (above == [_RECEIPT] and line.startswith(_BELOW_IT))


def _kind_beside(kinds: Sequence[str], lines: Sequence[str], at: int) -> str:
    """The kind of a line that is in no table: it goes on with lines to send if it is moved in as they are."""
    follows = at > 0 and kinds[at - 1] == _LINES and lines[at].startswith("    ")
    return _LINES if follows else _PARAGRAPH


def _block(kind: str, lines: Sequence[str]) -> str:
    if kind == _POINTED:
        return _TABLE.format(_escaped("\n".join(lines)))
    if kind == _TABLE:
        return _table(list(_narrowed(lines)))
    if kind == _RECEIPT:
        return "\n".join(_receipt(lines))
    return kind.format(_BREAK.join(map(_escaped, _unfolded(lines))))


def _receipt(lines: Sequence[str]) -> Iterator[str]:
    """Yield a paragraph for each line that was sent: the line, and below it what it came to."""
    starts = [at for at, line in enumerate(lines) if _REPORTED.fullmatch(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        reported = _REPORTED.fullmatch(lines[start])
        assert reported is not None
        mark, sent, result = reported.groups()
        below = _unfolded([*([result] if result else []), *lines[start + 1 : end]])
        sent = _SENT.format(_escaped(f"{mark.strip()} {sent.strip()}".strip()))
        yield _PARAGRAPH.format(_BREAK.join([sent, *map(_escaped, below)]))


def _unfolded(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines, those together that were one before they were folded."""
    whole, above = "", ""
    for line in lines:
        bare = line.strip(" ")
        if whole and _is_folded(above, line):
            whole += f" {bare}"
        else:
            if whole:
                yield whole
            whole = bare
        above = line
    yield whole


def _escaped(text: str) -> str:
    """Return the text as HTML, each address of a web page in it as a link that shows where it leads."""
    if "://" not in text:
        return escape(text, quote=False)
    words, pieces = iter(_ADDRESS.split(text)), list[str]()
    for between, address in zip_longest(words, words, fillvalue=""):
        pieces.append(escape(between, quote=False))
        pieces += [_LINK.format(escape(address), escape(_shown(address), quote=False))] if address else []
    return "".join(pieces)


def _shown(address: str) -> str:
    """Return how an address is shown: where it leads."""
    page, sign, _ = address.partition("#")
    return f"{page}{sign}…" if sign and len(address) > _LONGEST else address


def _table(lines: Sequence[str]) -> str:
    """A table: as its letters stand if a telephone has room for them, else of cells, whose words wrap."""
    blank = _blank_columns(lines)
    width = len(blank)
    gaps = {at for at in range(_GAP, width + 1) if all(blank[at - _GAP : at])}
    starts = [0, *sorted(at for at in gaps if at < width and at + 1 not in gaps)]
    if all(line.endswith(".") for line in lines):  # sentences that explain the first column
        starts = starts[:2]
    if len(lines) == 1:
        return _PARAGRAPH.format(_escaped(" ".join(lines[0].split())))
    if width <= _NARROW or len(starts) == 1:
        return _TABLE.format(_escaped("\n".join(lines)))
    columns = list(zip(starts, [*starts[1:], width], strict=True))
    rows = _whole_rows([line[start:end].strip() for start, end in columns] for line in lines)
    return _CELLS.format("\n".join(_ROW.format("\n".join(map(_cell, row))) for row in rows))


def _cell(words: str) -> str:
    return _CELL.format(_escaped(words))


def _whole_rows(rows: Iterable[list[str]]) -> Sequence[list[str]]:
    """Return the rows of a table, those together whose last cell alone was folded, behind a comma."""
    whole = list[list[str]]()
    for row in rows:
        if whole and not any(row[:-1]) and whole[-1][-1].endswith(","):
            whole[-1][-1] += f" {row[-1]}"
        else:
            whole.append(row)
    return whole


def _blank_columns(lines: Sequence[str]) -> list[bool]:
    """Return whether no line has a letter in it, for each column."""
    return [not "".join(column).strip() for column in zip_longest(*lines, fillvalue=" ")]


def _narrowed(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a table without blank columns that all of them have, but for two of them in a row."""
    blank = _blank_columns(lines)
    first = blank.index(False)
    kept = [
        at
        for at, is_blank in enumerate(blank)
        if not is_blank or (at > first and not all(blank[max(at - _GAP, 0) : at + 1]))
    ]
    return ("".join([line[at : at + 1] for at in kept]).rstrip() for line in lines)
