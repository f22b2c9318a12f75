"""Page tokens: how one is written, the line that holds it, and where one may be in a text.

The order page of an email writes `PAGE 7k2m-p9qx-4w` below its orders. The token is also in the fragment of
the page's link, so it is looked for in links too, including links that programs have encoded.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from urllib.parse import unquote

from judge.known_secrets import Secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits of a token, 5 bits each; l, o, 0 and 1 look like others."""
_CHARACTER = "[a-km-np-z2-9]"
_FORM = rf"(?=[a-z]{{1,3}}[2-9]|[2-9]{{1,3}}[a-z]){_CHARACTER}{{4}}-{_CHARACTER}{{4}}-{_CHARACTER}{{2}}"
"""Three groups, the first with a letter and a digit, unlike `well-made-up`."""
_WHOLE = re.compile(_FORM)
_LINE = re.compile(rf"\s*PAGE[\s:]+({_FORM})[\s.]*", re.IGNORECASE)
_IN_TEXT = re.compile(
    rf"(?:(?<![\w-])_*|(?<=%)(?:25)*(?:20|23|26|3d)|(?<==)3d)({_FORM})_*(?![\w-])", re.IGNORECASE
)
"""A token, with what an encoded or wrapped link adds to it (`%3D7k2m-p9qx-4w`, `7k2m-p9qx-4w__`)."""
_SPOILT = re.compile(
    r"(?:^(?:[^\S\n]|[>|])*+PAGE[\s:]+|[#&;?]t=)"
    r"(?=[a-z-]*[0-9])([a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){1,5})(?![\w-])",
    re.IGNORECASE | re.MULTILINE,
)
"""Text in the place of a token, such as one that lacks a letter."""


def is_page_token(text: str) -> bool:
    """Return whether a text has the form of a token, in small letters."""
    return _WHOLE.fullmatch(text) is not None


def token_of_line(line: str) -> str:
    """Return the token of a line `PAGE 7k2m-p9qx-4w`, in small letters; "" for any other line."""
    found = _LINE.fullmatch(line)
    return found[1].lower() if found else ""


def token_of_lines(line: str, below: str) -> str:
    """Return the token of a line `PAGE …` that a program has broken in two; "" for any others."""
    return token_of_line(f"{line} {below}") or token_of_line(f"{line.rstrip()}{below.lstrip()}")


begins_page = re.compile(r"\s*PAGE\b", re.IGNORECASE).match
"""Finds whether a line begins as one with a token does; most lines do not."""
_PIECE = f"{_CHARACTER}[a-km-np-z2-9-]{{0,11}}"
_BROKEN = re.compile(
    rf"(?:\bPAGE[\s:]+|[#&;?]t=|%26t%3d)({_PIECE})[ \t]*\r?\n[ \t>|]*({_PIECE})(?![\w-])", re.IGNORECASE
)
_SHORTEST_PIECE = 4
"""The fewest letters of a piece that is masked: a shorter one may be a word, and helps no one to guess."""


def _pieces(text: str) -> Iterator[str]:
    """Yield the parts before and after each line break in the middle of a token."""
    for one, other in _BROKEN.findall(text):
        if is_page_token(f"{one}{other}".lower()):
            yield from (piece for piece in (one, other) if len(piece) >= _SHORTEST_PIECE)


def page_tokens_in(text: str) -> tuple[str, ...]:
    """Return the tokens in a text, and text in the place of one, as it is written there.

    A token in an encoded or wrapped link is returned also with the text joined to it, and one that a program
    has broken over two lines as its pieces.
    """
    if "-" not in text:
        return ()
    whole = [form for found in _IN_TEXT.finditer(text) for form in (found[0], found[1])]
    spoilt = [found[1] for found in _SPOILT.finditer(text)]
    return tuple(dict.fromkeys((*whole, *spoilt, *_pieces(text))))


_PROOFPOINT = re.compile(r"-([0-9A-F]{2})")
"""A byte in a link that Proofpoint's URL Defense (version 2) has rewritten."""


def holds_token(text: str, tokens: Iterable[str]) -> bool:
    """Return whether a text holds one of these tokens, in any form in which it could be copied from there.

    Only letters and digits are compared, because programs add signs to a link (`c25t-99ds-fk__;`), encode its
    dashes (`%2D`, `-2D`) or all of it, and people write other dashes or none.
    """
    known = tuple(tokens)
    views = (text, unquote(text), unquote(unquote(text)), _PROOFPOINT.sub(r"%\1", text))
    squeezed = {_letters(unquote(one)) for one in views}
    return any(_letters(token) in one for token in known for one in squeezed) or Secrets(*known).are_in(text)


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", text).casefold()))
