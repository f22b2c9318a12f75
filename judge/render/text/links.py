"""Text in links: percent-encoded, in two calls where the standard library takes one for each letter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from urllib.parse import quote


def quoted(text: str, safe: str = "") -> str:
    """Return a text as a link has it, without signs that programs change; `safe` are left as they are.

    A blank is %20, as some programs keep a plus (RFC 3986 §2).
    """
    return text.translate(_table(safe)) if text.isascii() else quote(text, safe=safe)


@cache
def _table(safe: str) -> Mapping[int, str]:
    """Return what stands in a link for each letter of ASCII."""
    return {number: quote(chr(number), safe=safe) for number in range(128)}
