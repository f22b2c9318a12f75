"""Rows of a table that programs write with a sign between the cells: `A;VIE;-;GAL`, `"Vienna";"Galicia"`."""

from __future__ import annotations

import re
from collections.abc import Sequence

_QUOTES = " \t\"'"
_FEWEST_CELLS = 2
_FEWEST_BETWEEN_COMMAS = 3
"""The fewest cells between commas, which also part the words of sentences."""


def cells(text: str) -> Sequence[str]:
    """Return the cells of a line, without their quotation marks; none if it is no row of a table."""
    for sign, fewest in ((";", _FEWEST_CELLS), (",", _FEWEST_BETWEEN_COMMAS)):
        found = [one.strip(_QUOTES) for one in text.split(sign)]
        if sign in text and sum(map(bool, found)) >= fewest and all(map(_is_cell, found)):
            return [one for one in found if one]
    return ()


def _is_cell(text: str) -> bool:
    return _CELL.fullmatch(text) is not None


_CELL = re.compile(r"(?:[\w./()'\u2019-]+(?: [\w./()'\u2019-]+){0,3}|[-=>~]{1,3})?")
"""At most four words, or the sign of a move."""
