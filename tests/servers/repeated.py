"""The forms in which a server may repeat what it was told, a password among it."""

from __future__ import annotations

import json
from base64 import b32encode, b64encode, urlsafe_b64encode
from codecs import encode
from collections.abc import Callable, Mapping
from html import escape
from quopri import encodestring
from urllib.parse import quote, quote_plus


def encoded(text: str) -> str:
    return b64encode(text.encode()).decode()


FORMS: Mapping[str, Callable[[str], str]] = {
    "plain": lambda word: word,
    "base64": encoded,
    "base64 for URLs": lambda word: urlsafe_b64encode(word.encode()).decode().rstrip("="),
    "AUTH PLAIN, first place": lambda word: encoded(f"\0ab\0{word}"),
    "AUTH PLAIN, second place": lambda word: encoded(f"\0abc\0{word}"),
    "AUTH PLAIN, third place": lambda word: encoded(f"\0abcd\0{word}"),
    "with more behind it": lambda word: encoded(f"\0ab\0{word}\r\nand more"),
    "percent": lambda word: quote(word, safe=""),
    "percent, all": lambda word: "".join(f"%{byte:02x}" for byte in word.encode()),
    "percent, some": lambda word: "".join(
        f"%{ord(one):02X}" if at % 3 == 0 and one.isascii() else one for at, one in enumerate(word)
    ),
    "query": quote_plus,
    "quoted": lambda word: '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"',
    "Python": repr,
    "bytes": lambda word: repr(word.encode()),
    "ASCII": ascii,
    "JSON": json.dumps,
    "HTML": escape,
    "SQL": lambda word: "'" + word.replace("'", "''") + "'",
    "quoted-printable": lambda word: encodestring(word.encode(), quotetabs=True).decode(),
    "xtext": lambda word: "".join(
        one if one.isalnum() and one.isascii() else f"+{ord(one):02X}" for one in word
    ),
    "capitals": str.upper,
    "with blanks": " ".join,
    "with controls": "\x1b".join,
    "with marks that are not seen": "\u200b".join,
    "on two lines": lambda word: f"{word[:5]}\r\n {word[5:]}",
    "percent twice": lambda word: quote(quote(word, safe=""), safe=""),
    "base64 twice": lambda word: encoded(encoded(word)),
    "base64 of UTF-16": lambda word: b64encode(word.encode("utf-16-le")).decode(),
    "base64 of UTF-16 in the other order": lambda word: b64encode(word.encode("utf-16-be")).decode(),
    "hex": lambda word: word.encode().hex(),
    "hex of UTF-16": lambda word: word.encode("utf-16-le").hex(),
    "hex in capitals": lambda word: f"x'0{word.encode().hex().upper()}'",
    "base32": lambda word: b32encode(word.encode()).decode(),
    "base32 in small letters, with more": lambda word: b32encode(f"ab {word}".encode()).decode().lower(),
    "backwards": lambda word: word[::-1],
    "full width": lambda word: "".join(chr(ord(one) + 0xFEE0) if "!" <= one <= "~" else one for one in word),
    "bold": lambda word: "".join(
        chr(0x1D41A + ord(one) - ord("a")) if "a" <= one <= "z" else one for one in word
    ),
    "ROT13": lambda word: encode(word, "rot13"),
    "ROT13 backwards": lambda word: encode(word, "rot13")[::-1],
    "backwards with points": lambda word: ".".join(word[::-1]),
    "with points": ".".join,
    "with a letter": "x".join,
    "with two letters": "ab".join,
    "with commas and blanks": ", ".join,
    "as latin-1": lambda word: word.encode().decode("latin-1"),
}
