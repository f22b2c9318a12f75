"""The lines of a text as HTML for a narrow page: tables keep their columns, folded sentences flow on.

On a telephone a table wider than the screen would be wrapped in the middle of its columns and could not be
read; it is moved sideways instead, and it alone. A sentence that was folded for a wide page would be folded
twice, in long and short lines; so the page's style makes a blank of the break that is no line's end.
"""

from __future__ import annotations

import re
from html import escape, unescape
from itertools import groupby

_COLUMNS = re.compile(r"(?!::)(?:\S+: +|(?!\S+: +\S)\s*)\S.*?\S {3,}\S")
"""A line with a wide gap in it; the one behind the word that begins a line and ends in a colon is none."""
_GOES_ON = re.compile(r" {8,}\S|\S+: {2,}\S")
"""A line that belongs to a table if it follows one of its lines."""
_ARROW = '<span class="a">-&gt;</span>'
"""An arrow, which nobody can read when it is broken behind its shaft; the page's style keeps it whole."""
_WIDTH = 80
"""Letters of a line that was folded, at the most, and so much of it is full."""
_FULL = 72
_AT_END = re.compile(r"[.:;!?)]$|\bUTC$")
_BEGINS_ANEW = re.compile(r"\s*(?:[-*!|>] |\S+:(?: |$)|\d+[ .]|[AF] [A-Z]|$)|.*\S {2,}\S")
"""How a line begins that is no end of the sentence above: an item, a power's line, an order, a table."""
_BREAK = '<span class="n">\n{}</span>'
"""A break within a sentence, with what the line below is moved in by."""
_TABLE = '<span class="t" tabindex="0" style="display:block;overflow-x:auto;white-space:pre">{}</span>'


def with_columns(words: str) -> str:
    """The words as HTML, each table in an element of its own; without the elements they are the words."""
    lines = words.splitlines(keepends=True)
    in_table, kinds = False, []
    for line in lines:
        in_table = bool(_COLUMNS.match(line) or (in_table and _GOES_ON.match(line)))
        kinds.append(in_table)
    pieces = groupby(zip(kinds, lines, strict=True), key=lambda pair: pair[0])
    written = ((table, escape("".join(line for _, line in part), quote=False)) for table, part in pieces)
    return "".join(
        _TABLE.format(text) if table else _flowing(text).replace("-&gt;", _ARROW) for table, text in written
    )


def _flowing(text: str) -> str:
    """The lines with a mark at each break where a sentence was folded."""
    first, *rest = text.split("\n")
    made, above = first, first
    for line in rest:
        bare = line.lstrip(" ")
        moved_in = line[: len(line) - len(bare)]
        made += f"{_BREAK.format(moved_in)}{bare}" if _is_folded(above, line) else f"\n{line}"
        above = line
    return made


def _is_folded(line: str, below: str) -> bool:
    """Whether a line goes on below as the next word had no room: it is full, and no sentence ends there."""
    line, below = unescape(line), unescape(below)
    if len(line) > _WIDTH or _AT_END.search(line) or _BEGINS_ANEW.match(below) or not line.strip():
        return False
    return len(line) + 1 + len(below.split(maxsplit=1)[0]) > _FULL
