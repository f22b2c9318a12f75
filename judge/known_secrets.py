"""Known secrets: the passwords of judge.toml, struck out of whatever came from outside.

A server may repeat what it was told, as it stands or as it was sent: in base64, percent-encoded, with
backslashes. So before its words are logged, stored or shown, they go through `strike_secrets`. Whoever holds
a secret (the configuration, a connection to a server) keeps a `Secrets` of it; while one exists, its words
are struck out everywhere.

A text is looked at in several views: as it stands, without what only separates or escapes, with its escapes
undone, and with what could be base64 decoded. Of a secret not even `_RUN` letters in a row may be found in
any of them. Where in the text a view found them is worked out only then: most texts hold none.
"""

from __future__ import annotations

import re
import sys
from base64 import b64decode, b64encode
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
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
_BETWEEN = re.compile(r"[\s\\'\"\x00-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]+")
"""What may be put between the letters of a secret, or taken out: blanks, quotes, escapes, controls."""
_NAMED = {"&quot;": '"', "&amp;": "&", "&lt;": "<", "&gt;": ">", "&apos;": "'", "''": "'", '""': '"'}
_NAMED |= {f"\\{one}": one for one in "\\\"'"}
_ESCAPE = re.compile(
    rf"{'|'.join(map(re.escape, _NAMED))}|[%=+]([0-9A-Fa-f]{{2}})|\\x([0-9A-Fa-f]{{2}})|\\u([0-9A-Fa-f]{{4}})"
    r"|&#[xX]([0-9A-Fa-f]{1,5});|\\([0-3][0-7]{2})|&#([0-9]{1,6});"
)
"""HTML and SQL, percent (RFC 3986 §2.1), quoted-printable (RFC 2045 §6.7), xtext (RFC 3461 §4), Python, C."""
_OCTAL, _DECIMAL = 5, 6
_ESCAPE_OR_LETTER = re.compile(f"{_ESCAPE.pattern}|.", re.DOTALL)
_ENCODED = re.compile(r"[A-Za-z0-9+/_-]{4,}")
_STANDARD = str.maketrans("-_", "+/")  # of the alphabet for URLs (RFC 4648 §5)
_WHOLE = re.compile(r"[A-Za-z0-9+/_=-]+")


class Secrets:
    """Words that must not be logged, stored or shown for as long as this exists.

    `anchors` are pieces of them, one of which is in every run of theirs, and `encoded` the same in base64:
    they are looked for first.
    """

    __slots__ = ("__weakref__", "anchors", "encoded", "runs", "words")

    def __init__(self, *words: str) -> None:
        """Take the words; one that is empty or shorter than `SHORTEST` is left out."""
        known = [word for word in words if len(word) >= SHORTEST]
        forms = {form: _BETWEEN.sub("", form) for word in known for form in _forms(word)}
        self.words = frozenset(form for form, bare in forms.items() if len(bare) < _RUN)
        long = [bare for bare in forms.values() if len(bare) >= _RUN]
        self.runs = frozenset(one[at : at + _RUN] for one in long for at in range(len(one) - _RUN + 1))
        self.anchors = frozenset(piece for one in long for piece in _pieces(one))
        raw = [word.encode("utf-8", "surrogatepass") for word in known]
        self.encoded = frozenset(form for one in raw for piece in _pieces(one) for form in _in_base64(piece))
        if known:
            with _lock:
                _known.add(self)

    def __repr__(self) -> str:
        return "Secrets()"


def _pieces(word: AnyStr) -> Iterator[AnyStr]:
    """Pieces of a secret so near to each other that each of its runs holds one."""
    for at in range(0, len(word) - _ANCHOR + 1, _RUN - _ANCHOR + 1):
        yield word[at : at + _ANCHOR]


def _in_base64(piece: bytes) -> Iterator[str]:
    """The letters that the piece alone determines, for each of the three places where it may begin."""
    for before in range(3):
        bits = 8 * before, 8 * (before + len(piece))
        encoded = b64encode(bytes(before) + piece + bytes(2)).decode()
        yield encoded[-(-bits[0] // 6) : bits[1] // 6]


_known: WeakSet[Secrets] = WeakSet()
_lock = Lock()


class _View(NamedTuple):
    """A text as somebody could read it; `place` tells from where to where in the text some letters of it are.

    In a `joined` one letters follow each other that do not in the text.
    """

    text: str
    place: Callable[[int, int], tuple[int, int]]
    joined: bool = False


def strike_secrets(text: str) -> str:
    """The text with a mask in the place of each known secret, of its encoded forms, and of parts of them."""
    with _lock:
        known = tuple(_known)
    covered = [place for view in _views(text, known) for place in _covered(view, known)] if known else []
    return _masked(text, sorted(covered)) if covered else text


def _forms(word: str) -> Iterator[str]:
    """The secret as it is compared: in small letters, and as the bytes of its UTF-8."""
    yield _small(word)
    if not word.isascii():
        yield _small(word.encode("utf-8", "surrogatepass").decode("latin-1"))


def _small(text: str) -> str:
    """The text in small letters, each in the place of its capital."""
    small = text.lower()
    return small if len(small) == len(text) else "".join(one.lower()[:1] for one in text)


def _views(text: str, known: Sequence[Secrets]) -> Iterator[_View]:
    whole = _View(text, lambda start, end: (start, end))
    bare = _bare(whole)
    yield whole
    yield bare
    if _ESCAPE.search(text):
        yield (unescaped := _unescaped(text))
        yield _bare(unescaped)
        if "+" in text:  # a blank in the query of a URL
            yield _bare(_unescaped(text.replace("+", " ")))
    letters = bare.text.translate(_STANDARD)
    if any(piece in letters for secrets in known for piece in secrets.encoded):
        for view in (*_decoded(text, whole), *_decoded(text, bare)):
            yield view
            yield _bare(view)


def _bare(view: _View) -> _View:
    """The view without what only separates."""

    @cache
    def kept() -> Sequence[int]:
        return [at for at, one in enumerate(view.text) if not _BETWEEN.match(one)]

    def place(start: int, end: int) -> tuple[int, int]:
        return view.place(kept()[start], kept()[end - 1] + 1)

    return _View(_BETWEEN.sub("", view.text), place, joined=True)


def _unescaped(text: str) -> _View:
    @cache
    def letters() -> Sequence[tuple[int, int]]:
        return [found.span() for found in _ESCAPE_OR_LETTER.finditer(text)]

    return _View(_ESCAPE.sub(_letter, text), lambda start, end: (letters()[start][0], letters()[end - 1][1]))


def _letter(found: re.Match[str]) -> str:
    if found[0] in _NAMED:
        return _NAMED[found[0]]
    group = found.lastindex or 0
    number = int(found[group], {_OCTAL: 8, _DECIMAL: 10}.get(group, 16))
    return chr(min(number, sys.maxunicode))


def _decoded(text: str, view: _View) -> Iterator[_View]:
    """What each piece that could be base64 says, from whichever of four letters on it begins.

    All of a piece in which a secret is found is one: what stands around it may be more of it.
    """

    @cache
    def wholes() -> Sequence[tuple[int, int]]:
        return [found.span() for found in _WHOLE.finditer(text)]

    for piece in _ENCODED.finditer(view.text):
        letters = piece[0].translate(_STANDARD)
        for skipped in range(4):
            data = b64decode(f"{letters[skipped:]}{'A' * (-(len(letters) - skipped) % 4)}")
            begins = piece.start() + skipped

            def place(start: int, end: int, begins: int = begins) -> tuple[int, int]:
                first, last = begins + start * 8 // 6, begins + (end * 8 - 1) // 6
                found, ended = view.place(first, min(last + 1, len(view.text)))
                first = bisect(wholes(), (found, len(text))) - 1
                last = bisect(wholes(), (ended - 1, len(text))) - 1
                return wholes()[first][0], wholes()[last][1]

            yield _View(data.decode("latin-1"), place)


def _covered(view: _View, known: Sequence[Secrets]) -> Iterator[tuple[int, int]]:
    """Where the text has a secret, or a run of one, in this view."""
    small = _small(view.text)
    for secrets in known:
        if any(anchor in small for anchor in secrets.anchors):
            for at in range(len(small) - _RUN + 1):
                if small[at : at + _RUN] in secrets.runs:
                    yield view.place(at, at + _RUN)
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
