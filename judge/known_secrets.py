"""Known secrets: the passwords of judge.toml, struck out of whatever came from outside.

A server may repeat what it was told, as it stands or as it was sent: in base64, percent-encoded, with
backslashes. So before its words are logged, stored or shown, they go through `strike_secrets`. Whoever holds
a secret (the configuration, a connection to a server) keeps a `Secrets` of it; while one exists, its words
are struck out everywhere.

A text is looked at in several views: as it stands, without what only separates or escapes, with its escapes
undone, twice if need be, with what could be base64 (also twice), base32 or hex decoded, as its plain letters
and digits, and as each second, third or fourth of its signs. Of a secret not even `_RUN` letters in a row may
be found in any of them, also backwards or in ROT13. Where in the text a view found them is calculated only
then: most texts hold none.
"""

from __future__ import annotations

import codecs
import re
import sys
import unicodedata
from base64 import b32decode, b32encode, b64decode, b64encode
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from threading import Lock
from typing import AnyStr, NamedTuple
from weakref import WeakSet

MASK = "***"
SHORTEST = 4
"""A shorter secret is not struck out: it would tear holes into every sentence."""
_RUN = 8
"""So many letters of a longer secret are struck out wherever they stand in a row."""
_ANCHOR = 4
_MANY = 1000
"""With more pieces than that it is faster to look up each place of a text than to look for each piece."""
_ROUNDS = 2
"""So many escapes are undone one after the other."""
_BETWEEN = re.compile(r"[\s\\'\"\x00-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]+")
"""What may be put between the letters of a secret, or taken out: blanks, quotes, escapes, controls."""
_NO_LETTERS = re.compile(r"[\W_]+")
_STEPS = (2, 3, 4)
"""With so many signs from one letter of a secret to the next, what stands between them hides none of it."""
_NULS = re.compile("\0+")
_NAMED = {"&quot;": '"', "&amp;": "&", "&lt;": "<", "&gt;": ">", "&apos;": "'", "''": "'", '""': '"'}
_NAMED |= {f"\\{one}": one for one in "\\\"'"}
_ESCAPE = re.compile(
    rf"{'|'.join(map(re.escape, _NAMED))}|[%=+]([0-9A-Fa-f]{{2}})|\\x([0-9A-Fa-f]{{2}})|\\u([0-9A-Fa-f]{{4}})"
    r"|&#[xX]([0-9A-Fa-f]{1,5});|\\([0-3][0-7]{2})|&#([0-9]{1,6});"
)
"""HTML and SQL, percent (RFC 3986 §2.1), quoted-printable (RFC 2045 §6.7), xtext (RFC 3461 §4), Python, C."""
_OCTAL, _DECIMAL = 5, 6
_ALONE = {sign: re.compile(f"{re.escape(sign)}([0-9A-Fa-f]{{2}})") for sign in "%=+"}
"""Escapes that are also undone without the others, since what the others undo may be part of a secret."""
_STANDARD = str.maketrans("-_", "+/")  # of the alphabet for URLs (RFC 4648 §5)
_WHOLE = re.compile(r"[A-Za-z0-9+/_=-]+")


class _Code(NamedTuple):
    """A way to write bytes in letters (RFC 4648), each of `bits` bits; a `group` ends with a byte."""

    pieces: re.Pattern[str]
    bits: int
    group: int
    decode: Callable[[str], bytes]


_BASE64 = _Code(
    re.compile(r"[A-Za-z0-9+/_-]{4,}"), 6, 4, lambda letters: b64decode(letters.translate(_STANDARD))
)
_BASE32 = _Code(re.compile(r"[A-Za-z2-7]{8,}"), 5, 8, lambda letters: b32decode(letters.upper()))
_HEX = _Code(re.compile(r"[0-9A-Fa-f]{8,}"), 4, 2, bytes.fromhex)


class _Pieces:
    """Pieces of which it is asked whether a text holds any.

    Of a password there are some dozens, each of which is looked for. A token has tens of thousands: there
    each place of the text is looked up among the pieces of its length.
    """

    __slots__ = ("_by_length", "_many")

    def __init__(self, pieces: Iterable[str]) -> None:
        by_length: dict[int, set[str]] = {}
        for piece in pieces:
            by_length.setdefault(len(piece), set()).add(piece)
        self._by_length = by_length
        self._many = sum(map(len, by_length.values())) > _MANY

    def any_in(self, text: str) -> bool:
        """Return whether one of them stands in a text."""
        if not self._many:
            return any(piece in text for some in self._by_length.values() for piece in some)
        return any(
            text[at : at + length] in some
            for length, some in self._by_length.items()
            for at in range(len(text) - length + 1)
        )


class Secrets:
    """Words that must not be logged, stored or shown for as long as this exists.

    `anchors` are pieces of them, one of which is in every run of theirs, `encoded` the same in base64, and
    `spelled` in base32 and hex, in capitals: they are looked for first.
    """

    __slots__ = ("__weakref__", "anchors", "encoded", "runs", "spelled", "words")

    def __init__(self, *words: str) -> None:
        """Take the words; one that is empty or shorter than `SHORTEST` is left out."""
        known = [word for word in words if len(word) >= SHORTEST]
        self.words, long = _compared(known)
        self.runs = frozenset(run for one in long for run in _runs(one))
        self.anchors = _Pieces(piece for one in long for piece in _pieces(one))
        pieces = [piece for word in known for piece in _bytes_of(word)]
        once = _in_code(pieces, b64encode, _BASE64)
        self.encoded = _Pieces(once | _in_code([one.encode() for one in once], b64encode, _BASE64))
        self.spelled = _Pieces(
            _in_code(pieces, b32encode, _BASE32).union(piece.hex().upper() for piece in pieces)
        )
        if known:
            with _lock:
                _known.add(self)

    def __repr__(self) -> str:
        return "Secrets()"

    def are_in(self, text: str) -> bool:
        """Return whether a text holds one of the words, an encoded form of one, or a part of one."""
        return any(True for view in _views(text, (self,)) for _ in _covered(view, (self,)))


def _compared(words: Sequence[str]) -> tuple[frozenset[str], Sequence[str]]:
    """Return the forms that are too short for a run, whole, and the others, also bare of separators."""
    forms = {form: _BETWEEN.sub("", form) for word in words for form in _forms(word)}
    short = frozenset(form for form, bare in forms.items() if len(bare) < _RUN)
    return short, [one for one in {*forms, *forms.values(), *map(_letters, forms)} if len(one) >= _RUN]


def _letters(text: str) -> str:
    """Return the letters and digits of a text without accents, width or style."""
    return _NO_LETTERS.sub("", text if text.isascii() else unicodedata.normalize("NFKD", text))


def _runs(word: str) -> Iterator[str]:
    for at in range(len(word) - _RUN + 1):
        yield word[at : at + _RUN]


def _pieces(word: AnyStr) -> Iterator[AnyStr]:
    """Pieces of a secret so near to each other that each of its runs holds one."""
    for at in range(0, len(word) - _ANCHOR + 1, _RUN - _ANCHOR + 1):
        yield word[at : at + _ANCHOR]


def _bytes_of(word: str) -> Iterator[bytes]:
    """Yield the pieces of a secret in UTF-8, and the same letters in UTF-16."""
    for piece in _pieces(word.encode("utf-8", "surrogatepass")):
        yield piece
        yield b"\0".join(piece[at : at + 1] for at in range(len(piece)))


def _in_code(pieces: Iterable[bytes], encode: Callable[[bytes], bytes], code: _Code) -> frozenset[str]:
    return frozenset(form for piece in pieces for form in _written(piece, encode, code))


def _written(piece: bytes, encode: Callable[[bytes], bytes], code: _Code) -> Iterator[str]:
    """Yield the letters that the piece alone determines, for each of the places where it may begin."""
    for before in range(code.group * code.bits // 8):
        bits = 8 * before, 8 * (before + len(piece))
        encoded = encode(bytes(before) + piece + bytes(code.group)).decode()
        yield encoded[-(-bits[0] // code.bits) : bits[1] // code.bits]


# Weak, so that a password that was changed is struck out no longer than something holds it.
_known: WeakSet[Secrets] = WeakSet()
_lock = Lock()


class _View(NamedTuple):
    """A text as someone could read it; `place` tells from where to where in the text some letters of it are.

    In a `joined` one letters follow each other that do not in the text.
    """

    text: str
    place: Callable[[int, int], tuple[int, int]]
    joined: bool = False


def strike_secrets(text: str) -> str:
    """The text with a mask in place of each known secret, of its encoded forms, and of parts of them."""
    with _lock:
        # Iterating a WeakSet fails while another thread adds to it.
        known = tuple(_known)
    covered = [place for view in _views(text, known) for place in _covered(view, known)] if known else []
    return _masked(text, sorted(covered)) if covered else text


def _forms(word: str) -> Iterator[str]:
    """Yield the secret as it is compared: in small letters, also backwards, in ROT13, as bytes of UTF-8."""
    for form in (_small(word), codecs.encode(_small(word), "rot13")):
        yield form
        yield form[::-1]
    if not word.isascii():
        yield _small(word.encode("utf-8", "surrogatepass").decode("latin-1"))


def _small(text: str) -> str:
    """Return the text in small letters, each in the place of its capital."""
    small = text.lower()
    # Places are counted in letters, and some capitals have two small letters (U+0130).
    return small if len(small) == len(text) else "".join(one.lower()[:1] for one in text)


def _views(text: str, known: Sequence[Secrets]) -> Iterator[_View]:
    whole = _View(text, lambda start, end: (start, end))
    bare = _bare(whole)
    yield whole
    yield bare
    yield from _without_escapes(whole)
    yield (letters := _letters_alone(text))
    for view in (whole, letters):
        yield from (_each(view, step, first) for step in _STEPS for first in range(step))
    for view in _decoded_views(text, (whole, bare), known):
        yield view
        yield _bare(view)
        if "\0" in view.text:
            yield _bare(view, _NULS)._replace(joined=False)  # UTF-16


def _without_escapes(escaped: _View) -> Iterator[_View]:
    for sign, escape in _ALONE.items():
        if sign in escaped.text:
            yield (alone := _unescaped(escaped, escape))
            yield _bare(alone)
    for _ in range(_ROUNDS):
        if not _ESCAPE.search(escaped.text):
            return
        yield (unescaped := _unescaped(escaped))
        yield _bare(unescaped)
        if "+" in escaped.text:  # a blank in the query of a URL
            yield _bare(_unescaped(escaped._replace(text=escaped.text.replace("+", " "))))
        escaped = unescaped


def _decoded_views(text: str, views: Sequence[_View], known: Sequence[Secrets]) -> Iterator[_View]:
    """What the text says in base64, once or twice, in hex and in base32, where a secret may be in it."""
    bare = views[-1].text
    letters, capitals = bare.translate(_STANDARD), bare.upper()
    if any(secrets.encoded.any_in(letters) for secrets in known):
        once = [one for view in views for one in _decoded(text, view, _BASE64)]
        yield from once
        yield from (twice for view in once for twice in _decoded(text, view, _BASE64))
    if any(secrets.spelled.any_in(capitals) for secrets in known):
        yield from (one for code in (_HEX, _BASE32) for view in views for one in _decoded(text, view, code))


def _bare(view: _View, between: re.Pattern[str] = _BETWEEN) -> _View:
    """Return the view without what only separates."""

    @cache
    def kept() -> Sequence[int]:
        return [at for at, one in enumerate(view.text) if not between.match(one)]

    def place(start: int, end: int) -> tuple[int, int]:
        return view.place(kept()[start], kept()[end - 1] + 1)

    return _View(between.sub("", view.text), place, joined=True)


def _letters_alone(text: str) -> _View:
    @cache
    def kept() -> Sequence[int]:
        return [at for at, one in enumerate(text) for _ in _letters(one)]

    return _View(_letters(text), lambda start, end: (kept()[start], kept()[end - 1] + 1), joined=True)


def _each(view: _View, step: int, first: int) -> _View:
    """Return each of so many signs of a view, from the first on."""

    def place(start: int, end: int) -> tuple[int, int]:
        return view.place(first + start * step, first + (end - 1) * step + 1)

    return _View(view.text[first::step], place, joined=True)


def _unescaped(view: _View, escape: re.Pattern[str] = _ESCAPE) -> _View:
    @cache
    def letters() -> Sequence[tuple[int, int]]:
        return [found.span() for found in re.finditer(f"{escape.pattern}|.", view.text, re.DOTALL)]

    return _View(
        escape.sub(_letter, view.text),
        lambda start, end: view.place(letters()[start][0], letters()[end - 1][1]),
    )


def _letter(found: re.Match[str]) -> str:
    if found[0] in _NAMED:
        return _NAMED[found[0]]
    group = found.lastindex or 0
    number = int(found[group], {_OCTAL: 8, _DECIMAL: 10}.get(group, 16))
    return chr(min(number, sys.maxunicode))


def _decoded(text: str, view: _View, code: _Code) -> Iterator[_View]:
    """Yield what each piece that could be written in a code says, from each letter on where a byte may begin.

    All of a piece in which a secret is found is one: what stands around it may be more of it.
    """

    @cache
    def wholes() -> Sequence[tuple[int, int]]:
        return [found.span() for found in _WHOLE.finditer(text)]

    for piece in code.pieces.finditer(view.text):
        for skipped in range(code.group):
            letters = piece[0][skipped:]
            # Padded with any letter, because a piece may end anywhere: only its end can be wrong then.
            data = code.decode(letters + "A" * (-len(letters) % code.group))
            begins = piece.start() + skipped

            def place(start: int, end: int, begins: int = begins) -> tuple[int, int]:
                first, last = begins + start * 8 // code.bits, begins + (end * 8 - 1) // code.bits
                found, ended = view.place(first, min(last + 1, len(view.text)))
                first = bisect(wholes(), (found, len(text))) - 1
                last = bisect(wholes(), (ended - 1, len(text))) - 1
                return wholes()[first][0], wholes()[last][1]

            yield _View(data.decode("latin-1"), place)


def _covered(view: _View, known: Sequence[Secrets]) -> Iterator[tuple[int, int]]:
    """Yield where the text has a secret, or a run of one, in this view."""
    small = _small(view.text)
    for secrets in known:
        if secrets.anchors.any_in(small):
            for at in range(len(small) - _RUN + 1):
                if small[at : at + _RUN] in secrets.runs:
                    yield view.place(at, at + _RUN)
        # Short secrets would be found by chance where letters were joined that do not stand together.
        for word in () if view.joined else secrets.words:
            at = small.find(word)
            while at >= 0:
                yield view.place(at, at + len(word))
                at = small.find(word, at + 1)


def _masked(text: str, covered: Sequence[tuple[int, int]]) -> str:
    parts: list[str] = []
    at = 0
    for start, end in covered:
        if start >= at and (start > at or not parts):
            parts += [text[at:start], MASK]
        at = max(at, end)
    return "".join(parts) + text[at:]


def whole_word(*words: str) -> re.Pattern[str]:
    """Return a pattern for any of these words, where it is no part of a longer word or of an address."""
    # The longest first: of two secrets of which one begins the other, the rest would stay.
    any_of = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<![\w@])(?:{any_of})(?![\w@])", re.IGNORECASE)


def without_words(text: str, hidden: Sequence[str]) -> str:
    """Return the text with a mask in place of each of these words."""
    folded = text.casefold()
    for word in sorted(hidden, key=len, reverse=True):
        if word.casefold() in folded:  # an expression costs a thousand such looks
            text = whole_word(word).sub(MASK, text)
    return text
