"""What comes in and goes out as lines of JSON, when it is no text."""

from __future__ import annotations

from io import TextIOWrapper


def tolerate_undecodable(stream: object, errors: str) -> None:
    """Let what is no text in UTF-8 come in as lone surrogates, and go out as JSON writes those."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors=errors)
