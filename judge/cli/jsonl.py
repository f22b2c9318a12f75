"""JSON lines on standard input and output, which go on over bytes that are not UTF-8."""

from __future__ import annotations

from io import TextIOWrapper


def tolerate_undecodable(stream: object, errors: str) -> None:
    """Read and write a stream as UTF-8, treating what is not as `errors` says (`surrogateescape`, …)."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors=errors)
