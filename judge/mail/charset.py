"""Character sets: bytes of any charset, or none, to clean text."""

from __future__ import annotations

import codecs
import re

_UNSAFE = frozenset({"punycode", "idna", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem"})
"""Python codecs that no mail uses and that are slow, or decode to something else than their text."""

_NO_CHARSET = frozenset(
    {"", "us-ascii", "ascii", "utf-8", "utf8", "unknown-8bit", "x-unknown", "default", "binary", "8bit"}
)
_LATIN = frozenset({"iso8859-1", "latin-1", "latin_1"})
_OTHER_LINE_ENDS = re.compile("[\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029]")
_INVISIBLE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]")
"""Controls, zero-width marks and overrides of the reading direction: none is seen, all can mislead."""


def decode(data: bytes, charset: str) -> tuple[str, str]:
    """Decode with a declared charset ("" for none) and tell what had to be guessed; never raises.

    Text without a charset, or declared ASCII or UTF-8 with other bytes in it, is read as UTF-8 and, failing
    that, as Windows-1252, which is what old mail programs send.
    """
    name = charset.strip().strip("'\"").lower() if charset else ""
    if name in _NO_CHARSET:
        return _guess(data, declared=bool(name))
    try:
        codec = codecs.lookup(name).name
        if codec in _UNSAFE:
            raise LookupError(name)  # noqa: TRY301  # the same answer as for a name nobody knows
        text = data.decode("cp1252" if codec in _LATIN else codec, "replace")
    except (LookupError, ValueError):
        text, _ = _guess(data, declared=False)
        return (
            text,
            f"the character set {clean_line(charset, 40)} is unknown; letters beyond ASCII may be wrong",
        )
    return text, _replaced(text)


def _guess(data: bytes, *, declared: bool) -> tuple[str, str]:
    if data.isascii():
        return data.decode("ascii"), ""
    try:
        return data.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
        return text, _replaced(text) or (
            "some bytes did not fit the declared character set" if declared else ""
        )


def _replaced(text: str) -> str:
    return "some bytes could not be read in the declared character set" if "\ufffd" in text else ""


def clean_text(text: str) -> str:
    """Text with line feeds as its only line ends and without anything invisible but tabs."""
    if (
        text.replace("\n", "").replace("\t", "").isprintable()
    ):  # nearly always, and told in a tenth of the time
        return text
    whole = text.encode("utf-8", "replace").decode("utf-8").replace("\r\n", "\n")
    return _INVISIBLE.sub("", _OTHER_LINE_ENDS.sub("\n", whole))


def clean_line(text: str, limit: int = 500) -> str:
    """One line of at most `limit` characters, white space collapsed, without control characters."""
    return " ".join(clean_text(text).split())[:limit].rstrip()
