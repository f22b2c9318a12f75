"""JSON that others wrote: whatever is in it, it is read or refused with a sentence (RFC 8259)."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any


class JsonError(ValueError):
    """A text is no JSON that can be used; the words say why."""


def read_json(text: str, *, halves: bool = False) -> Any:
    """Return the value that a text of JSON holds; JsonError for all that is none.

    Python reads more than there is in JSON: NaN, and halves of letters (U+D800), which no file can hold.
    And it fails in ways of its own at deep brackets and long numbers. Bytes that are no UTF-8 may be in the
    text as `surrogateescape` has them. Where what is read goes to no file but as JSON, `halves` lets those of
    letters pass.
    """
    try:
        value = _DECODER.decode(text)
        if not halves and _HALF.search(text):
            _AS_WRITTEN(value).encode("utf-8", "surrogateescape")
    # It is a ValueError, too, and would be taken for one of Python's own below.
    except JsonError:
        raise
    except json.JSONDecodeError as error:
        # `from None`: JSONDecodeError carries the whole text, which must not reach a log.
        raise JsonError(str(error)) from None
    except RecursionError:
        raise JsonError("brackets stand in brackets too deep") from None
    except UnicodeEncodeError:
        raise JsonError("half of a letter stands in it, as \\ud800") from None
    except ValueError:  # more digits than Python reads
        raise JsonError("a number in it has too many digits") from None
    return value


_HALF = re.compile(r"\\u[dD][89a-fA-F]")


def _number(text: str) -> float:
    found = float(text)
    if not isfinite(found):
        raise JsonError(f"{text[:20]} is too large for a number")
    return found


def _constant(text: str) -> float:
    raise JsonError(f"{text} is no number of JSON")


_DECODER = json.JSONDecoder(parse_float=_number, parse_constant=_constant)
_AS_WRITTEN = json.JSONEncoder(ensure_ascii=False).encode
