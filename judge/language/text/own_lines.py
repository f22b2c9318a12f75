"""Own lines: those of a mail's text that the sender wrote; quotes, signatures and disclaimers are set aside.

An order inside a quote never counts; what stands fresh above, between or below marked quotes does. A letter
between PRESS and ENDPRESS is kept whole, quotes and all, because it is a letter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from judge.language.statements import Ignored
from judge.language.text.blocks import LETTER, LETTER_END, LETTER_LIKE
from judge.language.text.patterns import (
    ATTRIBUTION,
    BANNER,
    BY_ADDRESS,
    DATED,
    DEVICE,
    DISCLAIMER,
    FENCED,
    FORWARD,
    HEADER_FROM,
    HEADER_MORE,
    JUDGE,
    LONGEST_ATTRIBUTION,
    OPENING,
    OUR_FENCE,
    QUOTED,
    SIGNATURE,
    TABLE_ROW,
    WEAK,
)

_BREAK = re.compile(r"\r\n|\r|\n|<[bB][rR] ?/?>")
"""The end of a line; some programs on telephones write a draft's line breaks as `<br>` (iOS 14.6)."""
_LETTER = re.compile(r"[^\W_]")
_RULE = re.compile(r"^\s*[_=*-]{5,}\s*$")
_HEADERS_SEEN = 2
_HEADERS_WITHIN = 6

MOST_LINES = 5000
"""What a mail holds below this many lines is not looked at."""

TOO_FAR_DOWN = f"below line {MOST_LINES}"
A_QUOTE = "quoted text"
A_WRAPPED = "the end of a quoted line"
A_FORWARD = "quoted or forwarded text"
BELOW_FENCE = "it stands below the line of mine that says to answer above it"
A_SIGNATURE = "a signature"
A_DEVICE = "added by a mail program"
A_DISCLAIMER = "a disclaimer"


@dataclass(frozen=True, slots=True)
class NumberedLine:
    """A line of the body and its number, from 1."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class _SetAside:
    """Set aside `count` lines from here, or all that follow (None)."""

    why: str
    count: int | None = 1


_LONGEST_MARK = 300


def _beginning(line: str) -> str:
    """As much of a line as any mark is found in; longer ones would cost time and prove nothing."""
    return line.strip()[:_LONGEST_MARK]


def own_lines(text: str) -> tuple[tuple[NumberedLine, ...], tuple[Ignored, ...]]:
    """The sender's own lines and the lines set aside, both with the body's numbers; blank ones are own."""
    lines = _BREAK.split(text)
    own: list[NumberedLine] = []
    ignored = [
        Ignored(n + 1, lines[n], TOO_FAR_DOWN) for n in range(MOST_LINES, len(lines)) if lines[n].strip()
    ]
    del lines[MOST_LINES:]
    quotes, letters = any(map(QUOTED.match, lines)), may_hold_letter(text)
    here, width = 0, _broken_width(lines) if quotes else 0
    while here < len(lines):
        if quotes and (_wrapped(lines, here) or (width and _broken_at(lines, here, width))):
            ignored.append(Ignored(here + 1, lines[here], A_WRAPPED))
            here += 1
            continue
        letter = letter_end(lines, here, QUOTED) if letters else None
        aside = None if letter else _set_aside(lines, here)
        if aside is None:
            end = (letter or here) + 1
            own.extend(NumberedLine(n + 1, lines[n]) for n in range(here, end))
        else:
            end = len(lines) if aside.count is None else here + aside.count
            ignored.extend(Ignored(n + 1, lines[n], aside.why) for n in range(here, end) if lines[n].strip())
        here = end
    return tuple(own), tuple(sorted(ignored, key=lambda line: line.line))


_WRAPPED_FROM, _WRAPPED_TO = 70, 80


def _wrapped(lines: list[str], here: int) -> bool:
    """Whether a mail program broke a quoted line and lost the mark: the one above is marked and full."""
    if here == 0 or not lines[here].strip() or QUOTED.match(lines[here]):
        return False
    above = lines[here - 1].rstrip()
    return bool(QUOTED.match(above)) and _WRAPPED_FROM <= len(above) <= _WRAPPED_TO


_BROKEN_FROM = 50
_BREAKS_SEEN = 2


def _broken_width(lines: list[str]) -> int:
    """The width to which a program broke all lines of a mail, quoted ones too; 0 if nothing shows one.

    No line is longer, and several quoted ones had no room for the first word of the unmarked line below.
    """
    width = max((len(line.rstrip()) for line in lines), default=0)
    if not _BROKEN_FROM <= width <= _WRAPPED_TO:
        return 0
    return width if sum(_broken_at(lines, at, width) for at in range(len(lines))) >= _BREAKS_SEEN else 0


def _broken_at(lines: list[str], here: int, width: int) -> bool:
    """Whether the line may be the end of the quoted one above, which had no room for its first word."""
    words = lines[here].split(maxsplit=1)
    if here == 0 or not words or QUOTED.match(lines[here]) or not QUOTED.match(lines[here - 1]):
        return False
    return len(lines[here - 1].rstrip()) + 1 + len(words[0]) > width


def _set_aside(lines: list[str], here: int) -> _SetAside | None:
    """What to set aside from this line on, if it is not the sender's own."""
    line = _beginning(lines[here])
    return _marked(lines, here, line) if line and may_be_mark(line) else None


def _marked(lines: list[str], here: int, line: str) -> _SetAside | None:
    if QUOTED.match(line) and not TABLE_ROW.match(line):
        return _SetAside(A_QUOTE)
    if _our_fence(lines, here):
        return _SetAside(BELOW_FENCE, None)
    if SIGNATURE.match(lines[here]):
        return _SetAside(A_SIGNATURE, None)
    if not _LETTER.search(line):
        return _rest_or_marked(lines, here, 1, A_FORWARD) if _header_block(lines, here) else None
    return _added_by_program(lines, here, line) or _quote_begins(lines, here, line)


_MARK_BEGINS = re.compile(
    "|".join(
        one.pattern
        for one in (QUOTED, SIGNATURE, DEVICE, DISCLAIMER, BANNER, FORWARD, FENCED, OPENING, _RULE)
    ),
    re.IGNORECASE,
)


def may_be_mark(line: str) -> bool:
    """Whether a mark may begin at a line, in one look; all others have a colon, or the words of our fence."""
    return (
        len(line) >= _LONGEST_MARK
        or not line.isascii()
        or ":" in line
        or "answer" in line.lower()
        or _MARK_BEGINS.match(line) is not None
    )


def _our_fence(lines: list[str], here: int) -> bool:
    """Whether the line over a mail of ours with a token begins here; it may be broken into the next one."""
    found = OUR_FENCE.search(f"{lines[here]}\n{lines[here + 1] if here + 1 < len(lines) else ''}")
    return found is not None and found.start() < len(lines[here])


def _added_by_program(lines: list[str], here: int, line: str) -> _SetAside | None:
    """What mail programs, companies and lists add."""
    if DEVICE.match(line):
        return _SetAside(A_DEVICE)
    if DISCLAIMER.match(line):
        return _SetAside(A_DISCLAIMER, None)
    return _SetAside(A_DISCLAIMER, _paragraph(lines, here)) if BANNER.match(line) else None


def _quote_begins(lines: list[str], here: int, line: str) -> _SetAside | None:
    """A line that introduces a quote: marked lines follow it, or everything below is quoted."""
    if FORWARD.match(line) or JUDGE.search(line) or _header_block(lines, here):
        return _rest_or_marked(lines, here, 1, A_FORWARD)
    length = _attribution(lines, here)
    if length:
        return _rest_or_marked(lines, here, length, A_QUOTE)
    below = _next_filled(lines, here + 1)
    if WEAK.match(line) and QUOTED.match(lines[below]):
        return _SetAside(A_QUOTE)
    return _SetAside(A_QUOTE, end - here) if WEAK.match(line) and (end := _tabbed(lines, below)) else None


def _rest_or_marked(lines: list[str], here: int, length: int, why: str) -> _SetAside:
    """The introduction alone if marked lines follow it, with those that tabs mark, else all that is left."""
    after = _next_filled(lines, here + length)
    if end := _tabbed(lines, after):
        return _SetAside(why, end - here)
    while not QUOTED.match(lines[after]):
        line = _beginning(lines[after])
        more = 1 if HEADER_FROM.match(line) or HEADER_MORE.match(line) else _attribution(lines, after)
        if not more or _next_filled(lines, after + more) == after:
            return _SetAside(why, None)
        after = _next_filled(lines, after + more)
    return _SetAside(why, after - here)


def _tabbed(lines: list[str], here: int) -> int:
    """Where a quote ends that each line's first tab marks, as s-nail does; 0 if none begins here."""
    if not lines[here].startswith("\t"):
        return 0
    rest = range(here, len(lines))
    return next((n for n in rest if lines[n].strip() and not lines[n].startswith("\t")), len(lines))


def _next_filled(lines: list[str], here: int) -> int:
    """The next line from here that is not blank; the last one if all are."""
    return next((n for n in range(here, len(lines)) if lines[n].strip()), len(lines) - 1)


def _attribution(lines: list[str], here: int) -> int:
    """Over how many lines an `On … wrote:` begins here; 0 if none does."""
    joined = ""
    for length in range(1, LONGEST_ATTRIBUTION + 1):
        if here + length > len(lines) or not _beginning(lines[here + length - 1]):
            return 0
        if length > 1 and not OPENING.match(joined):
            return 0
        joined = f"{joined} {_beginning(lines[here + length - 1])}".strip()
        if FENCED.match(joined):
            return length
        bare = joined.strip("- ")
        if bare.endswith(_COLONS) and any(mark.match(bare) for mark in _ATTRIBUTIONS):
            return length
    return 0


_ATTRIBUTIONS = (ATTRIBUTION, BY_ADDRESS, DATED)
_COLONS = (":", "\uff1a")


def _header_block(lines: list[str], here: int) -> bool:
    """Outlook's `From: … Sent: … To: … Subject: …` in any order, perhaps under a rule."""
    if _RULE.match(_beginning(lines[here])) and here + 1 < len(lines):
        here += 1
        while here + 1 < len(lines) and not lines[here].strip():
            here += 1
    near = [_beginning(line) for line in lines[here : here + _HEADERS_WITHIN]]
    if not (HEADER_FROM.match(near[0]) or HEADER_MORE.match(near[0])):
        return False
    named = [bool(HEADER_FROM.match(line)) for line in near]
    return any(named) and sum(bool(HEADER_MORE.match(line)) for line in near) >= _HEADERS_SEEN


def _paragraph(lines: list[str], here: int) -> int:
    end = here
    while end < len(lines) and lines[end].strip():
        end += 1
    return end - here


_LETTER_WORDS = ("press", "broadcast", "diary", "message", "letter")


def may_hold_letter(text: str) -> bool:
    """Whether a letter may begin in a text: one of its words is there, in whatever case."""
    lowered = text.lower()
    return not text.isascii() or any(word in lowered for word in _LETTER_WORDS)


def letter_end(lines: Sequence[str], here: int, quoted: re.Pattern[str]) -> int | None:
    """The line that ends the letter beginning at `here`; None if none begins, or its end was forgotten.

    A letter may hold anything up to its ENDPRESS, a line like SIGN ON too; one that is followed by another
    letter first has none.
    """
    if not LETTER_LIKE.match(lines[here].strip()):
        return None
    for number in range(here + 1, len(lines)):
        if LETTER_END.match(lines[number].strip()):
            return number
        if LETTER.match(lines[number].strip()) and not quoted.match(lines[number]):
            return None
    return None
