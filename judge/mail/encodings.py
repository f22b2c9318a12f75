"""Encodings: the bytes of a part out of what was sent for them, and clean text out of the bytes.

The standard library hands out what it cannot decode as it stands, and an answer would quote it: whatever it
holds, passwords too, goes out in an encoding that anyone can undo. So a text either decodes to text, or is
not read. A label that is missing or unknown is no reason to show what a person would not see as text.
"""

from __future__ import annotations

import binascii
import codecs
import quopri
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from email.message import Message

# Character sets: bytes of any charset, or none, to clean text.

_UNSAFE = frozenset(
    {"punycode", "idna", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem", "utf-7"}
)
"""Python codecs that no mail uses, that are slow, or that decode to something else than others show."""

_NO_CHARSET = frozenset(
    {"", "us-ascii", "ascii", "utf-8", "utf8", "unknown-8bit", "x-unknown", "default", "binary", "8bit"}
)
_LATIN = frozenset({"cp1252", "iso8859-15"})
"""Charsets that stand in emails of another: the default of many programs, whatever they write."""
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
    if charset.lower() in _NO_CHARSET:  # true for most emails
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
    """Return the codec of a charset, or of the family that its name begins with.

    None for what no text is in.
    """
    family = _FAMILY.match(name)
    known = _looked_up(name) or _looked_up(name.removeprefix("x-"))
    if known is None and family:
        prefix = "iso8859-" if family["iso"] else "cp" if family["page"] else "koi8-"
        known = _looked_up(prefix + family["which"])
    return None if known is None else _LARGER.get(known, known)


def _looked_up(name: str) -> str | None:
    try:
        codec = codecs.lookup(name).name
        b"x".decode(codec, "replace")  # LookupError for codecs that are not charsets
    except (LookupError, ValueError):
        return None
    return None if codec.replace("_", "-") in _UNSAFE else codec


def _is_mislabelled(data: bytes, codec: str) -> bool:
    """Return whether bytes are for certain not in the charset that they are declared to be in."""
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
    """Return a line of UTF-8, with signs for the bytes that are none.

    Of Windows-1252 if nothing in it is UTF-8.
    """
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return line.decode("utf-8" if _LETTER.search(line) else "cp1252", "replace")


def _replaced(text: str) -> str:
    return "some bytes could not be read in the declared character set" if "\ufffd" in text else ""


def clean_text(text: str) -> str:
    """Text with line feeds as its only line ends and without anything invisible but tabs."""
    if text.replace("\n", "").replace("\t", "").isprintable():  # nearly always true, and ten times faster
        return text
    # Half of a surrogate pair (`raw_unicode_escape` yields such)
    # becomes `?`: it can be neither stored nor sent.
    whole = text.encode("utf-8", "replace").decode("utf-8").replace("\r\n", "\n")
    return _INVISIBLE.sub("", _OTHER_LINE_ENDS.sub("\n", whole))


def clean_line(text: str, limit: int = 500) -> str:
    """One line of at most `limit` characters, white space collapsed, without control characters."""
    return " ".join(clean_text(text).split())[:limit].rstrip()


FIELD = "X-Judge-Transfer-Encoding"
"""Where the parser keeps the field, so that the library does not decode by it."""

_BASE64, _PRINTABLE, _UU = "base64", "quoted-printable", "uuencode"
_KINDS = (
    ("base", _BASE64),
    ("b64", _BASE64),
    ("quoted", _PRINTABLE),
    ("qp", _PRINTABLE),
    ("uu", _UU),
    ("xuu", _UU),
)
"""Encodings by how their labels begin, in small letters and without signs between."""
_NO_LETTER = re.compile(r"[^a-z0-9]")
_PADDING = re.compile(rb"=+")
_OUTSIDE = re.compile(rb"[^A-Za-z0-9+/]")
_BASE64_LINES = re.compile(rb"\s*+(?=[A-Za-z0-9+/]{16})(?:[A-Za-z0-9+/]++={0,2}[ \t]*+(?:\n\s*+|\Z))++")
_BASE64_LINE = re.compile(rb"[ \t]*+[A-Za-z0-9+/]{2,}+[^\s_-]*+[ \t]*+")
_BASE64_RUN = re.compile(
    rb"^[A-Za-z0-9+/]{24,}+={0,2}[ \t]*+(?:\n[A-Za-z0-9+/]{2,}+={0,2}[ \t]*+$)*+", re.MULTILINE
)
_LONG_WORD = re.compile(rb"\n[A-Za-z0-9+/]{24}")
_WORDS = re.compile(rb"[\t\n\r -~]{15}")
_HEXADECIMAL = re.compile(rb"\s*[0-9a-fA-F]+\s*")
_QUANTUM = 4
_CODE = re.compile(rb"=(?:[89A-F][0-9A-F]|3D|(?:20|09)(?=\n|=\n|\Z))")
"""What encoders write and people do not: letters beyond ASCII, the sign itself, a blank where a line ends."""
_SOFT_BREAK = re.compile(rb"^[^\n]{69,75}=\n", re.MULTILINE)
_NO_CODE = re.compile(rb"=(?![0-9A-F]{2}|\n|\Z)")
_ODD_BYTE = re.compile(rb"[^\t\n\r -~]")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f-\x9f\ufffd]")
_SAMPLE = 4096


@dataclass(frozen=True, slots=True)
class Payload:
    """The bytes of a part, None where they cannot be had; `rest` is there as well, and not the text."""

    data: bytes | None
    rest: bytes = b""


def payload(part: Message[str, str]) -> Payload:
    """Decode a leaf; of a text that does not come to text there is none."""
    raw = _raw(part)
    label = part.get(FIELD)
    kind = _kind(str(label)) if label else ""
    found = _decoded(raw, kind)
    if part.get_content_maintype() != "text":
        return found
    if found.data is None or (found.data != raw and not _is_text(found.data, part)):
        return Payload(None)
    # Who labels a text quoted-printable has written each sign of equality as a code, so that what looks like
    # codes in it now was typed.
    as_typed = kind == _PRINTABLE and _is_printable(raw)
    if as_typed and not _looks_base64(found.data):
        return found
    return _without_coded(found, part, as_typed=as_typed) if looks_encoded(found.data) else found


def _without_coded(found: Payload, part: Message[str, str], *, as_typed: bool) -> Payload:
    """Return a text decoded once more, where it is encoded as a whole, or without its lines that are."""
    data = found.data or b""
    again = _unlabelled(data, charset_of(part), as_typed=as_typed)
    if again is not None:
        return Payload(again)
    taken = tuple(_coded_runs(data))
    for run in taken:
        data = data.replace(run, b"", 1)
    return Payload(data if data.strip() else None, b"\n".join((found.rest, *taken)))


def charset_of(part: Message[str, str]) -> str:
    """Return the charset that a part names, "" if none."""
    try:
        value = part.get_param("charset", "")
    except (ValueError, LookupError, TypeError):
        return ""
    return str(value[2] if isinstance(value, tuple) else value)


def looks_encoded(data: bytes) -> bool:
    """Whether a text that no label calls encoded may be: a cheap look, for emails that need no parser."""
    return looks_printable(data) or _looks_base64(data)


def looks_printable(data: bytes) -> bool:
    """Return whether a text is read as quoted-printable unless a label says what it is."""
    return b"=" in data and _is_printable(data)


def _looks_base64(data: bytes) -> bool:
    return bool(_BASE64_LINES.fullmatch(data)) or any(_coded_runs(data))


def _unlabelled(data: bytes, charset: str, *, as_typed: bool) -> bytes | None:
    """Return what a text decodes to that is encoded though nothing says so; None for any other."""
    if _BASE64_LINES.fullmatch(data) and not _HEXADECIMAL.fullmatch(data):
        found = _of_base64(data).data
        return found if found and _is_surely_text(found, charset) else None
    return quopri.decodestring(data) if not as_typed and looks_printable(data) else None


def _coded_runs(data: bytes) -> Iterator[bytes]:
    """Lines of base64 in a text, damaged ones too, that hide words; a token or a password hides none."""
    for run in _BASE64_RUN.findall(data) if _LONG_WORD.search(b"\n" + data) else ():
        if _HEXADECIMAL.fullmatch(run):
            continue
        letters = _OUTSIDE.sub(b"", run)
        shifted = (letters[at : len(letters) - (len(letters) - at) % _QUANTUM] for at in range(_QUANTUM))
        if any(_WORDS.search(binascii.a2b_base64(one)) for one in shifted):
            yield run


def _raw(part: Message[str, str]) -> bytes:
    try:
        data = part.get_payload(decode=True)
    except (ValueError, LookupError, AssertionError):
        data = None
    return data if isinstance(data, bytes) else b""


def _kind(label: str) -> str:
    letters = _NO_LETTER.sub("", label.lower())
    return next((kind for begin, kind in _KINDS if letters.startswith(begin)), "")


def _decoded(raw: bytes, kind: str) -> Payload:
    if kind == _PRINTABLE:
        return Payload(quopri.decodestring(raw))
    if kind == _UU:
        return _of_uu(raw)
    return _of_base64(raw) if kind == _BASE64 else Payload(raw)


def _of_base64(raw: bytes) -> Payload:
    """Decode base64, all of it or nothing where letters are wrong or missing: half a text may look whole."""
    lines = raw.split(b"\n")
    below = (n for n, line in enumerate(lines) if line.strip() and not _BASE64_LINE.fullmatch(line))
    end = next(below, len(lines))
    encoded, rest = [line for line in map(bytes.strip, lines[:end]) if line], b"\n".join(lines[end:])
    if not encoded:
        return Payload(raw)
    # Some programs encode a text in pieces and join them, padding
    # and all. Decoders stop at the first padding.
    pieces = [piece for piece in _PADDING.split(b"".join(encoded)) if piece]
    if _is_ragged(encoded) or any(map(_is_broken, pieces)):
        return Payload(None)
    return Payload(
        b"".join(binascii.a2b_base64(piece + b"=" * (-len(piece) % _QUANTUM)) for piece in pieces), rest
    )


def _is_ragged(lines: list[bytes]) -> bool:
    """Return whether lines above the last differ in width where letters must be missing."""
    widths = {len(line) for line in lines[:-1]}
    return len(widths) > 1 and any(width % _QUANTUM for width in widths)


def _is_broken(piece: bytes) -> bool:
    return bool(_OUTSIDE.search(piece)) or len(piece) % _QUANTUM == 1


def _of_uu(raw: bytes) -> Payload:
    """Decode what stands between `begin` and `end`, without the blanks that some encoders add to lines."""
    _, begin, rest = raw.rpartition(b"begin ") if raw.startswith(b"begin ") else raw.partition(b"\nbegin ")
    body, end, below = rest.partition(b"\nend")
    if not (begin and end):
        return Payload(None)
    found = []
    for line in body.split(b"\n")[1:]:
        # The first letter says how many bytes a line has; the same
        # repair stands in CPython's `email.message`.
        size = (((line[0] - 32) & 63) * 4 + 5) // 3 if line else 0
        try:
            found.append(binascii.a2b_uu(line[:size]))
        except binascii.Error:
            return Payload(None)
    return Payload(b"".join(found), below)


def _is_printable(data: bytes) -> bool:
    """Whether a text can only be quoted-printable: all signs of equality begin codes, and an encoder's."""
    coded = _CODE.search(data) or (b"=\n" in data and _SOFT_BREAK.search(data))
    return bool(coded) and not _NO_CODE.search(data)


def _is_text(data: bytes, part: Message[str, str]) -> bool:
    """Return whether bytes are a text in the charset that their part names, or in the usual ones."""
    if data.isascii() and not _ODD_BYTE.search(data):  # true for most texts
        return True
    texts = (decode(data[:_SAMPLE], name)[0] for name in (charset_of(part), ""))
    return any(len(_CONTROL.findall(text)) * 3 <= len(text) for text in texts)


def _is_surely_text(data: bytes, charset: str) -> bool:
    text = decode(data[:_SAMPLE], charset)[0]
    plain = sum(char.isascii() and (char.isprintable() or char.isspace()) for char in text)
    return not _CONTROL.search(text) and plain * 10 >= len(text) * 6 and bool(re.search(r"\s", text))
