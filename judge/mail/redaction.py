"""Redaction of a raw mail that is kept: secrets are struck out byte for byte, or go with the body.

What a base64 part, an entity, a tag inside a word or a flowed line hides is found by reading the mail
again, as the judge and as mail programs do. Then the body goes: a part that is decoded, changed and encoded
again would be an email that no one ever sent.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from email.message import Message
from html import unescape
from typing import AnyStr

from judge.mail.body import read_body, unflow
from judge.mail.encodings import charset_of, clean_text, decode, looks_encoded, payload
from judge.mail.headers import decode_words, parse
from judge.mail.html.reader import read_html
from judge.mail.limits import Limits, normalise

_NOTE = b"X-Judge-Masked: a password; the body of %d bytes was dropped with it\n"
_STRUCTURED = re.compile(
    rb"(?:from|to|cc|date|sender|message-id|in-reply-to|references|received|return-path|mime-version"
    rb"|content-type|content-transfer-encoding|authentication-results|dkim-signature|delivered-to):",
    re.IGNORECASE,
)
"""Header fields that hold no words of the sender's."""
_HTML_CHARS = Limits().html_chars
_TAG = re.compile("<[^<>]*>")
_MARKUP = re.compile("[<&]")
"""What a text has without which it is no HTML: nothing in it is a tag or an entity."""
_ELEMENT = re.compile(r"<(?:[!?]|/?[a-z](?:[a-z0-9]*+[/>]|[^\s<>]*+\s))", re.IGNORECASE)
"""What may hide a text, or put it elsewhere: `<anna@aus.example>` is a tag to a browser, but does neither."""
_SOFT = re.compile(r"^>*+ ?+.* $", re.MULTILINE)
"""A line that goes on in the next one where an email is flowed (RFC 3676 §4.2)."""
_RUN, _RUN_OF_BYTES = re.compile(r"\w+"), re.compile(rb"\w+")
_BEFORE_TAG = re.compile(r"(\w+)<")
"""The letters right before a tag."""
_BREAK = re.compile(rb"\r?\n\r?\n")
_FIELD = re.compile(rb"[^\n]*\n?(?:[ \t][^\n]*\n?)*")


def redact(raw: bytes, secrets: Collection[str]) -> bytes:
    """Strike these words out, case kept or not; the length stays unless the header says that it did not."""
    words = sorted(filter(None, secrets), key=len, reverse=True)
    if not words:
        return raw
    hidden = [word.encode("utf-8", "surrogatepass").lower() for word in words]
    end = _BREAK.search(raw)
    head, body = (raw[: end.end()], raw[end.end() :]) if end else (raw, b"")
    runs = frozenset(filter(_RUN_OF_BYTES.fullmatch, hidden))
    others = [word for word in hidden if word not in runs]
    covered = b"".join(_field(one, runs, others) for one in _FIELD.findall(head))
    covered += _strike_out(body, runs, others)
    if _is_plain(head, body, words) or not _still_readable(covered, words):
        return covered
    kept = (field for field in _FIELD.findall(head) if _STRUCTURED.match(field))
    plain = (field for field in kept if not field.lower().startswith((b"content-", b"mime-version")))
    return b"".join(plain) + _NOTE % len(body) + b"\n"


_ENCODED = re.compile(
    rb"=\?|multipart|message/|html|flowed"
    rb"|content-transfer-encoding\s{0,99}+:[ \t]*+(?![78]bit\r?\n(?![ \t]))"
    rb"|charset(?!\s*+=\s*+\"?+(?:us-ascii|utf-8|iso-8859-))"
)
"""What says of an email that its body is not the text that its bytes show, in small letters."""
_PRINTED = re.compile(rb"(?:[\t -~]++|\r?\n)*+")
_CHANGED = re.compile(rb"[<&]|[ \t]\r?\n")
"""Markup, and a blank at the end of a line, which joins the next one to it where an email is flowed."""


def _is_plain(head: bytes, body: bytes, words: list[str]) -> bool:
    """Whether every program reads the mail as it stands: then what was struck out is nowhere else in it."""
    unusual = _ENCODED.search(head.lower()) or _CHANGED.search(body)
    whole = all(word.isascii() and not re.search(r"\s", word) for word in words)
    return whole and not unusual and all(map(_PRINTED.fullmatch, (head, body))) and not looks_encoded(body)


def _field(field: bytes, runs: frozenset[bytes], others: list[bytes]) -> bytes:
    return field if _STRUCTURED.match(field) else _strike_out(field, runs, others)


def _strike_out(data: bytes, runs: frozenset[bytes], others: list[bytes]) -> bytes:
    """Return the data without the words: those of one run of letters in one look, however many they are."""
    lowered, covered = data.lower(), bytearray(data)
    if not runs.isdisjoint(_RUN_OF_BYTES.findall(lowered)):
        for run in _RUN_OF_BYTES.finditer(lowered):
            if run[0] in runs:
                covered[run.start() : run.end()] = _stars(run[0])
    for word in others:
        for at in _whole(lowered, word):
            covered[at : at + len(word)] = _stars(word)
    return bytes(covered)


def _stars(word: bytes) -> bytes:
    return b"*" * len(word)


def _whole(text: AnyStr, word: AnyStr) -> Iterator[int]:
    """Yield where a word stands that is no part of a longer one."""
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        if not (_is_of_word(text[max(at - 1, 0) : at]) or _is_of_word(text[end : end + 1])):
            yield at
        at = text.find(word, at + 1)


def _is_of_word(char: AnyStr) -> bool:
    return char.isalnum() or char in ("_", b"_")


def _still_readable(raw: bytes, words: list[str]) -> bool:
    """Return whether a reader of the mail would still find one of the words.

    Each has its runs of letters there.
    """
    folded = [(word, set(_RUN.findall(word))) for word in map(_folded, words)]
    for text in dict.fromkeys(map(_folded, _texts(raw, [word for word, _ in folded]))):
        there = set(_RUN.findall(text))
        if any(True for word, runs in folded if runs <= there for _ in _whole(text, word)):
            return True
    return False


def _folded(text: str) -> str:
    """Return a text in which capitals and their small letters are one, without what shows nothing by itself.

    That is controls, formats, marks on letters and letters without a form. The two letters i are one.
    """
    folded = text.casefold()
    if folded.isascii():
        return folded
    apart = unicodedata.normalize("NFKD", folded)
    return apart.translate({ord(one): None for one in set(apart) if _is_unseen(one)}).replace("\u0131", "i")


def _is_unseen(sign: str) -> bool:
    return not sign.isspace() and (unicodedata.category(sign) in _CATEGORIES or sign in _FILLERS)


_CATEGORIES = frozenset({"Cc", "Cf", "Mn", "Me"})
_FILLERS = "\u115f\u1160\u3164\uffa0"


def _texts(raw: bytes, words: list[str]) -> Iterator[str]:
    """Yield every text that mail programs and the judge could read; the whole where they could not.

    A page without its tags is left out where it cannot hold any of these folded words.
    """
    try:
        message = parse(normalise(raw))
        yield decode_words(str(message.get("subject", "")))
        as_read = read_body(message, _HTML_CHARS)
        yield f"{as_read.text}\n{as_read.unread}"
        for part in message.walk():
            if not part.is_multipart():
                yield from _texts_of(part, words)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        yield raw.decode("latin-1")


def _texts_of(part: Message[str, str], words: list[str]) -> Iterator[str]:
    """Yield the texts of a leaf: as the judge decodes it, and as it stands."""
    found, raw, charset = payload(part), part.get_payload(decode=True), charset_of(part)
    as_it_stands = raw if isinstance(raw, bytes) else b""
    decoded = [one for one in (found.data, found.rest) if one] or [as_it_stands]
    data = dict.fromkeys((*decoded, as_it_stands))
    texts = {one: decode(one, charset)[0] for one in data}
    yield from texts.values()
    if part.get_content_maintype() == "text":
        for one in decoded:
            yield from _forms(texts[one], words)
    if "7" in charset:  # UTF-7: the judge does not read it, some email programs do
        yield from (one.decode("utf-7", "replace") for one in data)


def _forms(text: str, words: list[str]) -> Iterator[str]:
    """Yield a text as it may be shown: HTML without its tags, flowed lines put together."""
    plain = clean_text(text)
    yield unicodedata.normalize("NFKC", plain)
    if _SOFT.search(plain):
        for delsp in (True, False):
            yield unflow(plain, delsp=delsp)
    if _MARKUP.search(plain):
        yield unescape(_TAG.sub("", plain))
    if _ELEMENT.search(plain) and _may_be_joined(unescape(plain), words):
        page = read_html(plain[:_HTML_CHARS])
        yield f"{page.shown}\n{page.hidden}"


def _may_be_joined(page: str, words: list[str]) -> bool:
    """Whether one of these folded words may stand in a page only once its tags are gone: in one cheap look.

    A tag within a word stands right after the first letters of it. To read the page would take a third of
    all that an email costs.
    """
    if not all(map(_RUN.fullmatch, words)):
        return True
    begun = tuple(_BEFORE_TAG.findall(_folded(page)))
    return any(word.startswith(begun) for word in words)
