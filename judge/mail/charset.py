"""Character sets: bytes of any charset, or none, to clean text."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping

_UNSAFE = frozenset(
    {"punycode", "idna", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem", "utf-7"}
)
"""Python codecs that no mail uses, that are slow, or that decode to something else than others show."""

_NO_CHARSET = frozenset(
    {"", "us-ascii", "ascii", "utf-8", "utf8", "unknown-8bit", "x-unknown", "default", "binary", "8bit"}
)
_LATIN = frozenset({"cp1252", "iso8859-15"})
"""Charsets that stand in mails of another: the default of many programs, whatever they write."""
_LARGER: Mapping[str, str] = {
    "iso8859-1": "cp1252", "latin-1": "cp1252", "latin_1": "cp1252", "iso8859-9": "cp1254",
    "gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "euc_kr": "cp949", "tis-620": "cp874",
    "iso8859-11": "cp874",
}  # fmt: skip
"""What programs write under the name of a smaller charset (WHATWG Encoding §4.2)."""
_WIDE = re.compile(r"utf-(16|32)(?:-[lb]e)?")
_BYTE_ORDER_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)
_NAME_END = re.compile(r"[\s;,\"']")
_FAMILY = re.compile(
    r"(?:x-?)?(?:(?P<iso>iso[-_ ]?8859)|(?P<page>windows|win|cp|ibm|dos|ms|microsoft)|(?P<koi>koi8))"
    r"[-_ ]?(?P<which>\d{1,4}|[ru])(?!\d)"
)
"""The charset that a name begins with which is no charset's as a whole: `cp-850`, `iso-8859-8-i`."""
_LETTER = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
"""A letter beyond ASCII in UTF-8, nearly."""
_OTHER_LINE_ENDS = re.compile("[\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029]")
_INVISIBLE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]")
"""Controls, zero-width marks and overrides of the reading direction: none is seen, all can mislead."""


def decode(data: bytes, charset: str) -> tuple[str, str]:
    """Decode with a declared charset ("" for none) and tell what had to be guessed; never raises.

    Text without a charset, or declared ASCII, Latin or UTF-8 with other bytes in it, is read as UTF-8 and,
    line by line where that fails, as Windows-1252, which is what old mail programs send.
    """
    if charset.lower() in _NO_CHARSET:  # as of most
        return _guess(data, declared=bool(charset))
    name = _NAME_END.split(charset.strip().strip("'\"").lower(), maxsplit=1)[0] if charset else ""
    if name in _NO_CHARSET:
        return _guess(data, declared=bool(name))
    codec = _codec(name)
    if codec is None:
        text, _ = _guess(data, declared=False)
        return (
            text,
            f"the character set {clean_line(charset, 40)} is unknown; letters beyond ASCII may be wrong",
        )
    if _is_mislabelled(data, codec):
        return _guess(data, declared=True)
    try:
        text = data.decode(_order(data, codec), "replace")
    except (LookupError, ValueError):
        text, _ = _guess(data, declared=False)
    return text, _replaced(text)


def _codec(name: str) -> str | None:
    """The codec of a charset, or of the family that its name begins with; None for what no text is in."""
    family = _FAMILY.match(name)
    known = _looked_up(name) or _looked_up(name.removeprefix("x-"))
    if known is None and family:
        prefix = "iso8859-" if family["iso"] else "cp" if family["page"] else "koi8-"
        known = _looked_up(prefix + family["which"])
    return None if known is None else _LARGER.get(known, known)


def _looked_up(name: str) -> str | None:
    try:
        codec = codecs.lookup(name).name
        b"x".decode(codec, "replace")  # of codecs between bytes, which are no charsets, LookupError
    except (LookupError, ValueError):
        return None
    return None if codec.replace("_", "-") in _UNSAFE else codec


def _is_mislabelled(data: bytes, codec: str) -> bool:
    """Whether bytes are for certain not in the charset that they are declared to be in."""
    wide = _WIDE.fullmatch(codec)
    if wide:
        return b"\0" not in data and not data.startswith(_BYTE_ORDER_MARKS) and _is_utf8(data)
    return codec in _LATIN and not data.isascii() and _is_utf8(data)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _order(data: bytes, codec: str) -> str:
    """The codec with an order of bytes where none is said: signs of ASCII have their zeros first or last."""
    wide = _WIDE.fullmatch(codec)
    if wide is None or codec[-1] == "e" or data.startswith(_BYTE_ORDER_MARKS):
        return codec
    size = int(wide[1]) // 8
    return f"{codec}-be" if data[::size].count(0) > data[size - 1 :: size].count(0) else f"{codec}-le"


def _guess(data: bytes, *, declared: bool) -> tuple[str, str]:
    if data.isascii():
        return data.decode("ascii"), ""
    try:
        return data.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        text = "\n".join(map(_guess_line, data.removeprefix(codecs.BOM_UTF8).split(b"\n")))
        return text, _replaced(text) or (
            "some bytes did not fit the declared character set" if declared else ""
        )


def _guess_line(line: bytes) -> str:
    """A line of UTF-8, with signs for the bytes that are none; of Windows-1252 if nothing in it is UTF-8."""
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return line.decode("utf-8" if _LETTER.search(line) else "cp1252", "replace")


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
