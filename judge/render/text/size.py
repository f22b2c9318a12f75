"""Size: how many bytes a text takes on its way, as far as that can be told before it is written."""

from __future__ import annotations

_ENCODED = 3
"""Bytes of a byte in quoted-printable (RFC 2045 §6.7)."""
_BREAKS = 1.05
"""What its soft line breaks add."""


def wire_size(text: str) -> int:
    """The bytes of a text in a mail, at most; text beyond ASCII goes as quoted-printable."""
    newlines = text.count("\n")
    if text.isascii():
        return len(text) + newlines
    whole = len(text.encode("utf-8", "surrogatepass"))
    plain = sum(c.isascii() and c != "=" for c in text)
    return int((plain + _ENCODED * (whole - plain)) * _BREAKS) + newlines
