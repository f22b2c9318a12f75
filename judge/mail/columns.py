"""The lines of a text that stand in columns, as HTML: they keep their lines where the others are wrapped.

On a telephone a table wider than the screen would be wrapped in the middle of its columns and could not be
read; it is moved sideways instead, and it alone.
"""

from __future__ import annotations

import re
from html import escape
from itertools import groupby

_COLUMNS = re.compile(r"(?!::)(?:\S+: +|(?!\S+: +\S)\s*)\S.*?\S {3,}\S")
"""A line with a wide gap in it; the one behind the word that begins a line and ends in a colon is none."""
_GOES_ON = re.compile(r" {8,}\S|\S+: {2,}\S")
"""A line that belongs to a table if it follows one of its lines."""
_ARROW = '<span class="a">-&gt;</span>'
"""An arrow, which nobody can read when it is broken behind its shaft; the page's style keeps it whole."""
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
    return "".join(_TABLE.format(text) if table else text.replace("-&gt;", _ARROW) for table, text in written)
