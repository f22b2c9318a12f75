# ruff: noqa: RUF001  # the confusable signs are what this file is about
"""Plain typography: what keyboards and mail programs made of a line, turned back into what was meant.

Every character of the plain line remembers its place in the line as sent, so that the judge can point at a
mistake.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from judge.language.alternative_words import ELSE
from judge.language.order_words import CONTINUING, UNIT, either

WORD = re.compile(r"[^\W_]+")
"""Letters and digits with no sign between them."""
LETTERS = re.compile(r"[^\W\d_]+")
LONGEST = 998
"""The longest line that is read, in characters: the limit of RFC 5322 §2.1.1 for an email."""

_DASHES = dict.fromkeys("‐‑‒–—―−﹘﹣－⁃", "-")
_QUOTES = {**dict.fromkeys("‘’‚‛′`´ʼ", "'"), **dict.fromkeys("“”„‟″«»", '"')}
_BULLETS = dict.fromkeys("•‣◦▪▫●○∙·⁌⁍■□◆◇➢", "*")
_ARROWS = dict.fromkeys(
    "→↦↠↣↝⇀⇁⇉⇒⇛⇝⇢⇨⇾⟶⟹⟼⟿⤏⤑⤳⭢⮕⮞➔➙➛➜➝➞➟➠➡➤➥➦➧➨➩➪➫➬➭➮➯➱➲➳➵➸➺➻➼➽➾▶►▸▷▻❯›🡒🡢🡪🡲🡺\uf0e0",
    "->",
)
_DROPPED = dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\ufe0e\ufe0f", "")
_LETTERS = dict(
    zip("łŁøØœŒæÆđĐıßẞ", ("l", "l", "o", "o", "oe", "oe", "ae", "ae", "d", "d", "i", "ss", "ss"), strict=True)
)
"""Letters that Unicode does not decompose into a letter with an accent."""
_KEYCAP = {"\u20e3": "."}
"""The frame around a digit that numbers a line."""
OVERLAY = 1
"""The canonical combining class of signs drawn over another one: U+0336 and its like."""
_RAISED = ("<super>", "<sub>")
"""Unicode's marks of a raised or lowered digit: a note's number, no digit of its line."""
_SIGNS = {**_KEYCAP, **_DASHES, **_QUOTES, **_BULLETS, **_ARROWS, **_DROPPED, **_LETTERS}

_FRONT = re.compile(r"[\s\"]*(?:(?:[*+o]|-(?!>))\s+|#\d{1,2}[.):]?\s+|\(?\d{1,2}[.):](?!\d)\s*|[a-z]\)\s+)?")
_END = re.compile(
    r"[\s.,;:!*\"]*+(?:(?:\(\*[^)]*\*\)|/a(?:nn)?/)[\s.,;:!*\"]*+)?"
    r"(?:(?:please|pls|thanks|thank you|thx)[\s.,!]*)?$"
)
"""What may stand after an order: also a result, as the judge prints it or a zine: `(*bounce*)`, `/ann/`."""
_POLITE = ("please", "pls", "thanks", "you", "thx")
"""The only letters after which `_END` is looked for, which starts at each place of a line."""
_COMMENT = re.compile(r"(?:^|\s)(?:#(?!\d)|//).*$")


@dataclass(frozen=True, slots=True)
class Plain:
    """A line in plain lower-case letters; `columns` is None if every character is in its original place."""

    text: str
    columns: tuple[int, ...] | None = None
    shift: int = 0

    def column(self, place: int) -> int:
        """Return the column, from 1, in the line as sent; the end of the line for a place beyond it."""
        if self.columns is None:
            return place + self.shift + 1
        if place < len(self.columns):
            return self.columns[place] + self.shift + 1
        return (self.columns[-1] + 2 if self.columns else 1) + self.shift

    def part(self, start: int, end: int) -> Plain:
        """Return a piece of the line that still knows its columns."""
        if self.columns is None:
            return Plain(self.text[start:end], None, self.shift + start)
        return Plain(self.text[start:end], self.columns[start:end], self.shift)

    def replaced(self, cuts: Sequence[tuple[int, int, str]]) -> Plain:
        """Return the line with other words from each start to each end, in the place of the old ones."""
        if not cuts:
            return self
        text, columns, done, end_of_line = [], [], 0, max(len(self.text) - 1, 0)
        for start, end, new in (*cuts, (len(self.text), len(self.text), "")):
            kept = range(done, start)
            text.append(self.text[done:start] + new)
            columns += [self.column(place) - 1 for place in kept]
            first, last = (self.column(min(at, end_of_line)) - 1 for at in (start, max(end - 1, start)))
            columns += [first if place == 0 else last for place in range(len(new))]
            done = end
        return Plain("".join(text), tuple(columns))


def plain(text: str) -> Plain:
    """Return the line in lower case with plain dashes, arrows, quotes, blanks and letters (NFKD).

    Letters have no accents.
    """
    return _plain(text) if len(text) <= LONGEST else _plain.__wrapped__(text)


@lru_cache(maxsize=512)
def _plain(text: str) -> Plain:
    """Return the plain form of a line, cached while it is read: thirty patterns need it."""
    if text.isascii():
        return Plain(text.lower().replace("\t", " "))
    signs = [_sign(sign) for sign in text]
    columns = tuple([column for column, new in enumerate(signs) for _ in new])
    return Plain("".join(signs), columns)


def plain_letters(text: str) -> str:
    """Return the text with plain dashes, quotes and blanks, its own capitals, and no double blanks."""
    return " ".join("".join(map(_own_sign, text)).split())


@lru_cache(maxsize=4096)
def _own_sign(sign: str) -> str:
    return sign if sign.isascii() and sign != "\t" else _sign(sign)


@lru_cache(maxsize=4096)  # lines of accents would ask Unicode's tables half a million times an email
def _sign(sign: str) -> str:
    if sign.isascii():
        return " " if sign == "\t" else sign.lower()
    if sign in _SIGNS:
        return _SIGNS[sign]
    if sign.isdigit() and unicodedata.decomposition(sign).startswith(_RAISED):
        return f"^{unicodedata.digit(sign)}"
    wide = unicodedata.normalize("NFKD", sign)
    if any(unicodedata.combining(part) == OVERLAY for part in wide):  # `≠` is no `=`
        return sign
    if wide.isspace():
        return " "
    letters = (part for part in wide if not unicodedata.combining(part))
    return "".join(_SIGNS.get(part, part) for part in letters).lower()


def asks(text: str) -> bool:
    """Return whether a text has a question mark of any script, an interrobang, or a picture of one."""
    if text.isascii():
        return "?" in text
    return any(sign == "?" or (not sign.isascii() and _is_question_mark(sign)) for sign in text)


@cache
def _is_question_mark(sign: str) -> bool:
    name = unicodedata.name(sign, "")
    return "QUESTION" in name or "INTERROBANG" in name


@cache
def relates(sign: str) -> bool:
    """Return whether a sign is an arrow or of mathematics, which says how its neighbours belong together."""
    name = unicodedata.name(sign, "")
    return unicodedata.category(sign) == "Sm" or "ARROW" in name or "POINTING" in name


_GLAD = frozenset("👍👌✅✔☑🙂😊😀😃😄😁😆😉😎🤗🤩😍🥰👏🙏🤝🙌💪✌🎉🎊❤♥💚💙☀⭐🌟★☆✉☎📞📱⚔♟🎲")
"""Pictures that agree, greet, or stand in a signature; any other one may mean the opposite."""
_SKIN = frozenset("🏻🏼🏽🏾🏿")
A_PICTURE = re.compile("[\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff\ufffd]")
_FROWN = re.compile(
    r"(?<![\w:])[>}]?[:;=8]['\u2019,]?[-o^~]?(?:[(\[{/\\|<]+|[cC](?!\w))(?!\w)|\bD-?[:=](?!\w)"
)


def frowns(text: str) -> bool:
    """Return whether a sign may take back a text's words: a thumb down, a frown, an unknown picture."""
    unknown = any(sign not in _GLAD and sign not in _SKIN for sign in A_PICTURE.findall(text))
    return unknown or _FROWN.search(text) is not None


def without_skin(text: str) -> str:
    """Return a text without the marks that only change how a picture looks."""
    return "".join(sign for sign in text if sign not in _SKIN and sign != "\ufe0f")


def unadorned(line: Plain) -> Plain:
    """Return the line without a bullet or number before it, and without comment and punctuation after it."""
    text = line.text
    comment = _comment(text)
    end = comment.start() if comment else len(text)
    front = _FRONT.match(text, 0, end)
    start = front.end() if front else 0
    if not text[end - 1 : end].isalnum() or text.endswith(_POLITE, start, end):
        tail = _END.search(text, start, end)
        end = tail.start() if tail else end
    return line.part(start, end) if start or end < len(text) else line


def _comment(text: str) -> re.Match[str] | None:
    """Return the match of a comment in a line of plain letters; most lines have no sign of one."""
    return _COMMENT.search(text) if "#" in text or "//" in text else None


_COAST = r"(?:north|south|east|west|[nsew])(?:ern)?(?: ?coast|\.?c)\b"
_ACTION = either(CONTINUING)
_NEXT = rf"(?={either(UNIT.judge)})"
_CHOICE = rf"(?:{ELSE}|(?:with +)?priority)\b"
_PARTING = (",", ";", ". ", " / ")
_SEPARATOR = re.compile(
    rf"(?:;|,(?!\s*{_COAST})|\.\s+{_NEXT}|\s+/\s+{_NEXT})(?!\s*(?:[-=~>]|{_ACTION}|{_CHOICE}))"
)
"""The place between two orders; never before the word or sign of an action, or of another choice.

The text before such a word is not a whole order.
"""


def pieces(line: Plain) -> tuple[Plain, ...]:
    """Return the orders of a line, split at `,`, `;` and a full stop before a unit, none of them empty."""
    line = unadorned(line)
    text = line.text
    if not any(map(text.__contains__, _PARTING)):
        return (line,) if text else ()
    cuts = [(0, 0), *((m.start(), m.end()) for m in _SEPARATOR.finditer(text)), (len(text), len(text))]
    parts = (line.part(cuts[n][1], cuts[n + 1][0]) for n in range(len(cuts) - 1))
    return tuple(part for part in map(unadorned, parts) if part.text)


def most_pieces(text: str) -> int:
    """Return how many orders a line can hold at most, by the signs that separate them; nothing is read."""
    return 1 + sum(map(plain(text).text.count, _PARTING))


def comment(line: Plain) -> str:
    """Return the text after `#` or `//`; it is not read, and the writer is told so."""
    found = _comment(line.text)
    return found[0].strip() if found else ""


def uncommented(text: str) -> str:
    """Return a line without the signs at its start that make all of it a comment."""
    return _COMMENT_SIGNS.sub("", text)


_COMMENT_SIGNS = re.compile(r"^(?:\s|#(?!\d)|//)+")
_SHORTENED = re.compile(
    r"(?<=[a-z])\.(?= *-)|(?<=[a-z][a-z])\.(?= +(?:s|h|c|sup|supports?|holds?|conv|convoys?)\b)"
)


def without_points(line: Plain) -> Plain:
    """Return the line with blanks for points of abbreviations before an action: `F Lon. - Nth`."""
    if "." not in line.text:
        return line
    text = _SHORTENED.sub(" ", line.text)
    return line if text == line.text else replace(line, text=text)
