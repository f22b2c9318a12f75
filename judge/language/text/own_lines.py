"""Own lines: the lines of an email that the sender wrote; quotes, signatures and disclaimers are set aside.

An order inside a quote never counts; new text above, between or below marked quotes does. A message between
PRESS and ENDPRESS is kept whole, including quotes, because it is a message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from judge.game.message import Message, message
from judge.language.statements import Ignored
from judge.language.text.blocks import PRESS, PRESS_END, PRESS_LIKE
from judge.language.text.copied_lines import NOTHING, Answered, Comparison, compared
from judge.language.text.disclaimers import (
    Disclaimer,
    banner_lines,
    disclaimers,
    may_hold_disclaimer,
)
from judge.language.text.patterns import (
    ANSWER_ABOVE,
    DEVICE,
    JUDGE,
    OUR_FENCE,
    PICTURE,
    QUOTE_TAG,
    QUOTED,
    SIGNATURE,
    TABLE_ROW,
    without_quote_mark,
)
from judge.language.text.quote_heads import (
    LONGEST_LINE,
    Head,
    attribution,
    between_marks,
    header_block,
    header_field,
    is_own_memo,
    is_title,
    labelled_blocks,
    may_hold_labels,
    may_separate,
    names_judge,
    names_writer,
    separator,
)

_NOT_COMPARED = Comparison()

_BREAK = re.compile(r"\r\n|\r|\n|<[bB][rR] ?/?>")
"""The end of a line; some programs on phones write a draft's line breaks as `<br>` (iOS 14.6)."""
_LETTER = re.compile(r"[^\W_]")

MOST_LINES = 5000
"""How many lines of an email are read; what follows is ignored."""

TOO_FAR_DOWN = message("ignored-too-far-down", line=MOST_LINES)
A_QUOTE = message("ignored-quote")
A_COPY = message("ignored-copy")
A_WRAPPED = message("ignored-wrapped")
A_FORWARD = message("ignored-forward")
A_MEMO = message("ignored-memo")
BELOW_HEADING = message("ignored-below-heading")
BELOW_FENCE = message("ignored-below-fence")
A_SIGNATURE = message("ignored-signature")
A_DEVICE = message("ignored-device")
A_DISCLAIMER = message("ignored-disclaimer")
A_COMMENT = message("ignored-comment")
AN_ORDER_WITH_HEAD = message("ignored-order-with-head")

SURELY_ANOTHERS = (A_QUOTE, A_COPY, A_FORWARD, BELOW_FENCE)
"""Reasons by which a line surely belongs to the answered email, so that its orders are not missed."""


@dataclass(frozen=True, slots=True)
class NumberedLine:
    """A line of the body and its number, from 1.

    `quoted` is the line of the judge right above it or, with `into`, the one that it replaces; `copied` is
    True if nobody knows whether it is the judge's.
    """

    number: int
    text: str
    quoted: str = ""
    into: bool = False
    copied: bool = False


@dataclass(frozen=True, slots=True)
class _SetAside:
    """Set aside `count` lines from here, or all that follow (None); `kept` characters of the first are own.

    `below`: own lines that follow are set aside for the same reason; `above`: so are those before. `first` is
    the reason for the first line if it is another one.
    """

    why: Message
    count: int | None = 1
    kept: int = 0
    below: bool = False
    above: bool = False
    first: Message | None = None


@dataclass(slots=True)
class _Text:
    """The lines of a text, and the verdicts on those that were sorted so far.

    Its disclaimers, and the header blocks with their values below the labels, are indexed by their first
    lines; `wrapped` are the lines that are the ends of quoted ones. `below` is why all that follows is set
    aside.
    """

    lines: list[str]
    writer: str
    disclaimers: Mapping[int, Disclaimer] = field(default_factory=dict)
    labelled: Mapping[int, Head] = field(default_factory=dict)
    comparison: Comparison = _NOT_COMPARED
    wrapped: frozenset[int] = frozenset()
    press: PressEnds | None = None
    own: list[NumberedLine] = field(default_factory=list)
    ignored: list[Ignored] = field(default_factory=list)
    below: Message | None = None

    def own_so_far(self) -> list[NumberedLine]:
        """Return the own lines that are not blank."""
        return [line for line in self.own if line.text.strip()]

    def put_aside(self, here: int, aside: _SetAside) -> int:
        """Set lines aside, and the lines around them if told so; return the line after them."""
        end = len(self.lines) if aside.count is None else here + aside.count
        if aside.kept and not self.below:
            self.own.append(NumberedLine(here + 1, self.lines[here][: aside.kept]))
            self.lines[here] = self.lines[here][aside.kept :]
        self.sort(here, end, aside.why, None if self.below else aside.first)
        if aside.below and not self.below:
            self.below = aside.why
        if aside.above:
            self.ignored += [Ignored(line.number, line.text, aside.why) for line in self.own_so_far()]
            self.own.clear()
        return end

    def sort(self, here: int, end: int, why: Message | None, first: Message | None = None) -> int:
        """Note lines as own, or as set aside if there is a reason, and return the line after them.

        `first` is the reason for the first of them. Right below a copied line, a line is an answer to it.
        """
        found = self.comparison
        for n in range(here, end):
            line = self.lines[n]
            if (instead := found.instead.get(n)) is not None:
                self.own.append(NumberedLine(n + 1, without_quote_mark(line), instead, into=True))
            elif why is None or n in found.below:
                self.own.append(NumberedLine(n + 1, line, found.below.get(n, ""), copied=n in found.doubtful))
            elif line.strip():
                reason = first if first and n == here else why
                self.ignored.append(Ignored(n + 1, line, reason, copied=n in found.copied))
        return end


def _beginning(line: str) -> str:
    """Return the part of a line in which marks are looked for; the rest would only cost time."""
    return line.strip()[:LONGEST_LINE]


def own_lines(
    text: str, writer: str = "", answered: Answered = NOTHING
) -> tuple[tuple[NumberedLine, ...], tuple[Ignored, ...]]:
    """Return the sender's own lines and the lines set aside, with the body's numbers; blank lines are own.

    `writer` is the sender as `Name <address>`, by which the heading of their own memo is known; `answered` is
    what the judge wrote that the email answers.
    """
    every = _BREAK.split(text)
    lines, too_far = every[:MOST_LINES], every[MOST_LINES:]
    comparison = compared(lines, answered) if answered != NOTHING else _NOT_COMPARED
    sorting = _Text(
        lines,
        writer,
        disclaimers=disclaimers(lines) if may_hold_disclaimer(lines) else {},
        labelled=labelled_blocks(lines) if may_hold_labels(lines) else {},
        comparison=comparison,
        wrapped=_wrapped(lines) - comparison.below.keys(),
        press=PressEnds(lines) if may_hold_press(text) else None,
    )
    here = 0
    while here < len(lines):
        here = _sort_from(sorting, here)
    below = enumerate(too_far, MOST_LINES + 1)
    unread = (Ignored(number, line, TOO_FAR_DOWN) for number, line in below if line.strip())
    return tuple(sorting.own), (*sorted(sorting.ignored, key=lambda line: line.line), *unread)


def _sort_from(text: _Text, here: int) -> int:
    """Sort a line and those that share its verdict, as in a message or a quote; return the next line."""
    if here in text.wrapped:
        return text.put_aside(here, _SetAside(A_WRAPPED))
    if text.press is not None and (end := text.press.of(here)) is not None:
        return text.sort(here, end + 1, text.below)
    aside = _set_aside(text, here)
    return text.sort(here, here + 1, text.below) if aside is None else text.put_aside(here, aside)


_WRAPPED_FROM, _WRAPPED_TO = 70, 80
_BROKEN_FROM = 50
_BREAKS_SEEN = 2


def _wrapped(lines: list[str]) -> frozenset[int]:
    """Return the lines that a mail program broke off the marked line above, without the mark.

    The marked line is full; or all lines are broken to one width, and several marked ones had no room for the
    first word of the line below.
    """
    if not any(map(QUOTED.match, lines)):
        return frozenset()
    is_marked = [QUOTED.match(line) is not None for line in lines]
    below = [n for n in range(1, len(lines)) if is_marked[n - 1] and not is_marked[n] and lines[n].strip()]
    lengths = [len(line.rstrip()) for line in lines]
    width = max(lengths)
    full = frozenset(n for n in below if _WRAPPED_FROM <= lengths[n - 1] <= _WRAPPED_TO)
    no_room = frozenset(n for n in below if lengths[n - 1] + 1 + len(lines[n].split()[0]) > width)
    has_width = _BROKEN_FROM <= width <= _WRAPPED_TO and len(no_room) >= _BREAKS_SEEN
    return full | no_room if has_width else full


def _set_aside(text: _Text, here: int) -> _SetAside | None:
    """Return what to set aside from this line on, if it is not the sender's own."""
    line = _beginning(text.lines[here])
    if not line:
        return None
    if (labelled := text.labelled.get(here)) is not None:
        return _rest_or_marked(text.lines, here, labelled, A_FORWARD)
    if line[0] in "[<" and (end := _tagged(text.lines, here)) is not None:
        return _SetAside(A_QUOTE, end - here)
    marked = _marked(text, here, line) if may_be_mark(line) else None
    if marked is None and here in text.comparison.copied:
        return _SetAside(A_COPY)
    if marked is None and (found := text.disclaimers.get(here)) is not None:
        return _SetAside(A_DISCLAIMER, found.lines, below=found.apart and text.own_so_far() != [])
    return marked


def _marked(text: _Text, here: int, line: str) -> _SetAside | None:
    if between_marks(line):
        return _rest_or_marked(text.lines, here, Head(1, certain=True), A_QUOTE)
    if QUOTED.match(line) and not TABLE_ROW.match(line):
        return _SetAside(BELOW_HEADING, None) if _heads_unmarked(text.lines, here) else _SetAside(A_QUOTE)
    if _our_fence(text.lines, here):
        return _SetAside(BELOW_FENCE, None)
    if SIGNATURE.match(text.lines[here]):
        return _SetAside(A_SIGNATURE, below=True)
    if not _LETTER.search(line):
        below = _next_filled(text.lines, here + 1)
        ruled = header_block(text.lines, below) is not None
        return _SetAside(A_FORWARD, below - here) if ruled else None
    return _quote_begins(text, here, line) or _added_by_program(text.lines, here, line)


def _tagged(lines: list[str], here: int) -> int | None:
    """Return the line after the end tag of a quote that begins here with a tag; None if none begins."""
    first = QUOTE_TAG.fullmatch(_beginning(lines[here]))
    if first is None or first["end"]:
        return None
    depth = 0
    for at in range(here, len(lines)):
        tag = QUOTE_TAG.fullmatch(_beginning(lines[at]))
        depth += 0 if tag is None else -1 if tag["end"] else 1
        if not depth:
            return at + 1
    return len(lines)


_MOST_MARKED = 8


def _heads_unmarked(lines: list[str], here: int) -> bool:
    """Return whether the marked lines from here are only a quote's head, and unmarked ones follow."""
    below, most = here, min(here + _MOST_MARKED, len(lines))
    while below < most and QUOTED.match(lines[below]):
        below += 1
    if below >= len(lines) or QUOTED.match(lines[_next_filled(lines, below)]):
        return False
    above = here > 0 and QUOTED.match(lines[here - 1]) is not None
    if not lines[below].strip() and above:
        return False
    marked = [without_quote_mark(line) for line in lines[here:below]]
    while marked and not marked[-1].strip():
        marked.pop()
    return bool(marked) and _is_head([*marked, lines[below]], len(marked))


def _is_head(lines: list[str], length: int) -> bool:
    """Return whether so many lines are only the head of a quote; a header block may have a title."""
    head = attribution(lines, 0)
    if head is not None and head.lines == length and not head.kept and not head.with_order:
        return True
    blocks = (header_block(lines[:length], start) for start in range(min(2, length)))
    return any(block is not None and start + block.lines == length for start, block in enumerate(blocks))


_MAY_BE_HEAD = re.compile(r"[:@<]|(?<![^\W_])\d|answer|above", re.IGNORECASE)
"""Signs of a quote's head; a day or a time is a number, and no end of a name as in `alpha7`."""
_MAY_BE_MARK = re.compile("|".join(one.pattern for one in (QUOTED, SIGNATURE, DEVICE)), re.IGNORECASE)


def may_be_mark(line: str) -> bool:
    """Return whether a mark may begin at a line (a quick check); disclaimers have a check of their own."""
    return (
        not line.isascii()
        or _MAY_BE_MARK.match(line) is not None
        or _MAY_BE_HEAD.search(line) is not None
        or may_separate(line)
    )


def _our_fence(lines: list[str], here: int) -> bool:
    """Return whether the line over the judge's email with a token begins here, perhaps broken into two."""
    found = OUR_FENCE.search(f"{lines[here]}\n{lines[here + 1] if here + 1 < len(lines) else ''}")
    return found is not None and found.start() < len(lines[here])


def _added_by_program(lines: list[str], here: int, line: str) -> _SetAside | None:
    """Return what to set aside because mail programs or companies added it."""
    if DEVICE.match(line) or PICTURE.match(line):
        return _SetAside(A_DEVICE)
    warned = banner_lines(lines, here)
    return _SetAside(A_DISCLAIMER, warned) if warned else None


def _quote_begins(text: _Text, here: int, line: str) -> _SetAside | None:
    """Return what a line that introduces a quote sets aside: marked lines after it, or everything below."""
    lines = text.lines
    if JUDGE.search(line) or ANSWER_ABOVE.match(line) or separator(line):
        return _rest_or_marked(lines, here, Head(1, certain=True), A_FORWARD)
    if (block := header_block(lines, here)) is not None:
        above = text.own_so_far()
        titled = len(above) == 1 and is_title(above[0].text.strip())
        if (titled or not above) and is_own_memo(block, text.writer):
            return _SetAside(A_MEMO, block.lines, above=titled)
        return _rest_or_marked(lines, here, block, A_FORWARD)
    if (head := attribution(lines, here)) is not None:
        aside = _rest_or_marked(lines, here, head, A_QUOTE)
        return replace(aside, first=AN_ORDER_WITH_HEAD) if head.with_order else aside
    return _named_above_marks(text, here) if names_writer(line) else None


def _named_above_marks(text: _Text, here: int) -> _SetAside | None:
    """Return what `Alpha Judge wrote:` sets aside: marked or tabbed lines, or all below an answer."""
    lines = text.lines
    below = _next_filled(lines, here + 1)
    if QUOTED.match(lines[below]):
        return _SetAside(A_QUOTE)
    if end := _tabbed(lines, below):
        return _SetAside(A_QUOTE, end - here)
    return _SetAside(BELOW_HEADING, None) if names_judge(lines[here]) and text.own_so_far() else None


def _rest_or_marked(lines: list[str], here: int, head: Head, why: Message) -> _SetAside:
    """Return the head alone if marked lines follow, with lines that tabs mark, else all that is left."""
    after = _next_filled(lines, here + head.lines)
    if end := _tabbed(lines, after):
        return _SetAside(why, end - here, head.kept)
    certain = head.certain
    while not QUOTED.match(lines[after]):
        more = attribution(lines, after) or header_block(lines, after)
        more = more or (Head(1, certain=False) if header_field(lines[after]) else None)
        if more is None or more.kept or _next_filled(lines, after + more.lines) == after:
            return _SetAside(why if certain else BELOW_HEADING, None, head.kept)
        certain = certain or more.certain
        after = _next_filled(lines, after + more.lines)
    return _SetAside(why, max(after - here, head.lines), head.kept)  # nothing may stand below the head


def _tabbed(lines: list[str], here: int) -> int:
    """Return where a quote ends that each line's first tab marks, as s-nail does; 0 if none begins here."""
    if not lines[here].startswith("\t"):
        return 0
    rest = range(here, len(lines))
    return next((n for n in rest if lines[n].strip() and not lines[n].startswith("\t")), len(lines))


def _next_filled(lines: list[str], here: int) -> int:
    """Return the next line from here that is not blank; the last one if all are."""
    return next((n for n in range(here, len(lines)) if lines[n].strip()), len(lines) - 1)


_PRESS_WORDS = ("press", "broadcast", "diary", "message", "letter")


def may_hold_press(text: str) -> bool:
    """Return whether a message may begin in a text: one of its words is there, in any case."""
    lowered = text.lower()
    return not text.isascii() or any(word in lowered for word in _PRESS_WORDS)


class PressEnds:
    """Where messages in an email end; each line is looked at once, however many messages begin."""

    def __init__(self, lines: Sequence[str]) -> None:
        """Take the lines; nothing is looked for before the first message."""
        self._lines = lines
        self._stops: Sequence[int] = ()
        """For each line the first one below it that ends a message, or begins another one."""

    def of(self, here: int) -> int | None:
        """Return the line that ends the message at `here`; None if none begins, or its end was forgotten.

        A message may hold anything up to its ENDPRESS, also a line like SIGN ON; if another message begins
        first, it has no end.
        """
        if not PRESS_LIKE.match(self._lines[here].strip()):
            return None
        if not self._stops:
            self._stops = self._found()
        stop = self._stops[here]
        return stop if stop < len(self._lines) and PRESS_END.match(self._lines[stop].strip()) else None

    def _found(self) -> Sequence[int]:
        stop, stops = len(self._lines), [0] * len(self._lines)
        for number in reversed(range(len(self._lines))):
            stops[number] = stop
            line = self._lines[number].strip()
            if PRESS_END.match(line) or (PRESS.match(line) and not QUOTED.match(self._lines[number])):
                stop = number
        return stops
