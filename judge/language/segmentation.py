"""Segmentation: an email's text to statements, each of them one line or one block with its inner lines.

The sender's own lines are found first (`text.own_lines`). Of these, greetings and headings without a claim
are ignored, and six kinds of block are gathered:

- a message, from PRESS or BROADCAST to ENDPRESS, including blank lines; it may hold anything;
- a registration, from REGISTER to END;
- a comment of several lines, from SET COMMENT BEGIN, or COMMENT BEGIN, to END;
- orders to be tried, from PREDICT WITH to END PREDICT, and a GM's corrections, from ADJUST to END ADJUST;
- an IF, down to its ENDIF (`conditions.tokens` finds it).

A block whose end was forgotten ends where something else must begin, and is marked: a message without its end
is not sent, so nothing below it may be lost. Below SIGN OFF nothing is read, nor in a trial (`text.trials`).
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace

from judge.game.message import Message, message
from judge.language.command_words import is_command_with_value, is_whole_command
from judge.language.conditions.tokens import IF, block_end, with_then
from judge.language.drafts import Action
from judge.language.headings import (
    FREE_WORDS,
    MAY_CLAIM,
    heading_and_rest,
    names_later_turn,
    section_named,
    speaks_of_phase,
)
from judge.language.prose import holds_trial_line
from judge.language.readings.adjusting import adjustment_named
from judge.language.readings.lexicon import begins_with, governs, unknown_words
from judge.language.sentences import in_sentences, last_line
from judge.language.statements import Doubt, Ignored, Place, Statement
from judge.language.text.blocks import (
    ADJUST,
    ANNOUNCE,
    BLOCKS,
    COMMENT,
    FIELD,
    FIELD_IN_WORDS,
    ONE_LINE,
    PREDICT,
    PREDICT_END,
    PRESS,
    PRESS_LIKE,
    PRESS_LINE,
    REGISTER,
    REGISTER_END,
    SIGN,
)
from judge.language.text.copied_lines import NOTHING, Answered
from judge.language.text.glued_lines import MAY_BE_GLUED, unglued
from judge.language.text.greetings import is_closing, is_greeting, without_postscript_mark
from judge.language.text.marks import column_names, marked_lines
from judge.language.text.order_start import ORDER_LIKE, may_order_place
from judge.language.text.own_lines import NumberedLine, PressEnds, may_hold_press, own_lines
from judge.language.text.patterns import TABLE_ROW
from judge.language.text.quote_heads import LONGEST_LINE
from judge.language.text.sentence_ends import ends_sentence
from judge.language.text.signatures import is_name, signature
from judge.language.text.trials import (
    IN_TRIAL,
    Trial,
    Trials,
    begins_trial,
    ends_trial_nearly,
    is_try,
    may_head_trial,
)
from judge.language.text.typography import WORD, asks, plain
from judge.language.text.wrapped_orders import MAY_GO_ON, JoinedLine, joined, joined_rounds
from judge.rules.phases import PhaseKind

AFTER_SIGN_OFF = message("ignored-after-sign-off")
A_GREETING = message("ignored-greeting")
A_HEADING = message("ignored-heading")
NO_WORDS = message("ignored-no-words")
LONGEST_REGISTRATION = 60
"""The most lines from REGISTER to its END."""

_SIGN_OFF = re.compile(r"^\s*sign[\s-]*off\b(?!.*\bstand[\s-]?by)", re.IGNORECASE)
_LETTER_OR_DIGIT = re.compile(r"[^\W_]")
_HEADING = re.compile(
    r"^\s*(?:(?:here are|these are|please find) )?(?:(?:my|the|our) )?"
    rf"(?:(?:{FREE_WORDS}) )?"
    r"(?:orders|moves|retreats|builds|adjustments)\b[^-]*:\s*$",
    re.IGNORECASE,
)
"""A heading that claims nothing, `Here are my orders:`."""
_DOUBTING = ("withdrawal", "denial", "maybe", "condition")
"""Words of a heading that still claims something: `Orders I will never give:`."""
_SEASON_LABEL = re.compile(
    r"^(?P<label>\s*(?:(?:my|the|our|for|orders|moves|in) ){0,3}"
    r"(?:(?:spring|fall|autumn|winter)(?: (?:of )?\d{4})?|[sfw]\d{4}[mrab]?)"
    rf"(?: (?:orders|moves|{FREE_WORDS})){{0,2}}:)\s+(?P<rest>\S.*)$",
    re.IGNORECASE,
)


MOST_STATEMENTS = 500
"""An email with more of them was not written by a person and is rejected."""


def statements(
    text: str, writer: str = "", *, trials: bool = True, answered: Answered = NOTHING
) -> tuple[tuple[Statement, ...], tuple[Ignored, ...]]:
    """Return what the sender wrote, one statement a line or block, and the ignored lines with the reason.

    `writer` is the sender as `Name <address>`, if that is known. Without `trials` their lines are as others.
    `answered` is what is known of the judge's emails that it answers.
    """
    own, ignored = own_lines(text, writer, answered)
    mail = _Mail(text, _parted(own), ignored, trials=trials)
    here = 0
    while here < len(mail.lines):
        here = mail.take(here)
    mail.take_closing_yes()
    marks = {one.line: one.text for one in mail.aside if one.why == NO_WORDS and asks(one.text)}
    found = tuple(_under_colons(mail.found))
    if len(found) <= MOST_STATEMENTS:  # what is refused for its length need not be understood first
        found = tuple(in_sentences(found, marks))
    return found, tuple(sorted(mail.aside, key=lambda i: i.line))


_END_OF_MARK = re.compile(r"\s*\[/?(?P<name>[a-z]{1,12})\]\s*", re.IGNORECASE)


class _Mail:
    """The sender's own lines, and what was gathered of them so far: statements, and ignored lines."""

    def __init__(
        self, text: str, own: tuple[NumberedLine, ...], ignored: Sequence[Ignored], *, trials: bool
    ) -> None:
        self.found: list[Statement] = []
        self.aside = list(ignored)
        self._own, lines = own, _filled(own)
        self._headed = _without_headings_of_ifs(lines)
        self.lines = list(joined_rounds(lines)) if _DEALS.search(text) else lines
        self._texts = [line.text for line in self.lines]
        self._signature = signature(self.lines, is_command_with_value)
        self._marked = marked_lines(self.lines)
        self._press = PressEnds(self._texts) if may_hold_press(text) else None
        self._trials = Trials(self._texts) if trials else None
        self._after_trial = 0
        ends = (_END_OF_MARK.fullmatch(one) for one in self._texts if "[/" in one)
        self._closed_marks = {one["name"].lower() for one in ends if one is not None}

    def take(self, here: int) -> int:
        """Take what begins at a line, as a statement or ignored, and return the line after it."""
        if self._trials is not None and (after := self._take_trial(self._trials, here)):
            return after
        line = self.lines[here]
        why = _why_ignored(line.text) or (A_HEADING if _heads_table(self._texts, here) else None)
        why = NO_WORDS if self._is_end_of_mark(line.text) else why
        if why:
            self.aside.append(Ignored(line.number, line.text, why))
            return here + 1
        statement, after = self._press_or_block(here) or (self._line(here), here + 1)
        section, adjustment = self._headed.get(line.number, (None, None))
        headed = replace(statement, section=section, adjustment=adjustment) if section else statement
        self.found.append(headed)
        if not _SIGN_OFF.match(line.text):
            return after
        self.aside += [Ignored(rest.number, rest.text, AFTER_SIGN_OFF) for rest in self.lines[after:]]
        return len(self.lines)

    def _is_end_of_mark(self, text: str) -> bool:
        """Return whether a line is one of the two around marked lines: `[deleted]` and `[/deleted]`.

        They say nothing of the lines below the second one.
        """
        found = _END_OF_MARK.fullmatch(text)
        return found is not None and found["name"].lower() in self._closed_marks

    def take_closing_yes(self) -> None:
        """Take a closing greeting that is a yes in another language, if nothing else is said."""
        if self.found:
            return
        yes = next((one for one in self.aside if _ALSO_YES.fullmatch(one.text)), None)
        if yes is not None:
            self.found.append(Statement(yes.line, yes.text))
            self.aside.remove(yes)

    def _press_or_block(self, here: int) -> tuple[Statement, int] | None:
        """Return the message or block that begins at a line, and the line after it; None if none does."""
        if self._press is not None and _begins_press(self._texts[here].strip(), end := self._press.of(here)):
            return _press(self._own, self.lines, here, end)
        if _BEGINS_BLOCK.match(self._texts[here]):
            return _block(self.lines, self._texts, here)
        return None

    def _line(self, here: int) -> Statement:
        """Return the line as a statement.

        A heading before its orders, `Fall orders: A Gal - War`, becomes a statement of its own.
        """
        line = self.lines[here]
        label, text = _label(without_postscript_mark(line.text))
        above = _above(self.found, line.text)
        if label:
            self.found.append(Statement(line.number, label))
        return Statement(
            line.number,
            text,
            numbers=line.below if isinstance(line, JoinedLine) else (),
            above=above,
            place=_place(self.lines, here, self._signature),
            alone=PRESS_LINE.match(line.text) is not None and _stands_alone(self.lines, here),
            quoted=line.quoted,
            into=line.into,
            doubt=Doubt.MARKED if here in self._marked else Doubt.COPIED if line.copied else None,
        )

    def _take_trial(self, trials: Trials, here: int) -> int:
        """Take the trial that begins or ends at a line, and return the line after it; 0 if none does."""
        trial = trials.at(here)
        if trial is not None:
            self._put_by(trial, here)
            self._after_trial = trial.end
        elif ends_trial_nearly(self._texts[here]):
            self._take_back(self.lines[self._first_of_trial(here) : here + 1])
            self._after_trial = here + 1
        return self._after_trial if self._after_trial > here else 0

    def _put_by(self, trial: Trial, here: int) -> None:
        """Take a trial that is carried out as a statement, and ignore the lines of any other.

        With no order in it, a beginning below other lines may be about those: `Just a test.`
        """
        block = self.lines[here : trial.end]
        holds = is_try(block[0].text) or any(holds_trial_line(one.text) for one in block[1:])
        if trial.carried_out and holds:
            self.found.append(_to_try(block))
            return
        about_above = bool(self.found) and not holds and begins_trial(block[0].text)
        if about_above:
            self.found.append(self._line(here))
        self.aside += [Ignored(one.number, one.text, IN_TRIAL) for one in block[about_above:]]

    def _take_back(self, block: Sequence[NumberedLine]) -> None:
        """Ignore the lines above an END TRY that ends no trial, though they were taken, except SIGN ON."""
        tried = [one for one in block if not SIGN.match(one.text)]
        numbers = {one.number for one in tried}
        self.found = [one for one in self.found if one.line not in numbers]
        self.aside = [one for one in self.aside if one.line not in numbers]
        self.aside += [Ignored(one.number, one.text, IN_TRIAL) for one in tried]

    def _first_of_trial(self, here: int) -> int:
        """Return the first line that an END TRY may end: a possible start, else after the last trial."""
        lines = range(self._after_trial, here)
        return next((n for n in lines if may_head_trial(self._texts[n])), self._after_trial)


def _under_colons(found: Sequence[Statement]) -> Iterator[Statement]:
    """Yield the statements, each with the line above it that ends in a colon, up to a blank line."""
    over, last = "", 0
    for one in found:
        if one.text.rstrip().endswith(":"):
            over, last = "" if section_named(one.text) else one.text, 0
        elif over and last and one.line > last + 1:
            over = ""
        elif over:
            last = last_line(one)
        yield replace(one, under=over) if over and last else one


def _to_try(block: Sequence[NumberedLine]) -> Statement:
    """Return the trial with an END as a block that can be carried out."""
    first, *inner = block[:-1]
    body, numbers = tuple(line.text for line in inner), tuple(line.number for line in inner)
    return Statement(first.number, first.text, body, block=True, numbers=numbers)


_DEALS = re.compile(r"^[^\w\n]*+round\s+\w", re.IGNORECASE | re.MULTILINE)
_ALSO_YES = re.compile(r"\s*tak[\s.!]*", re.IGNORECASE)
"""A closing greeting of one language that is a yes in another, if the email says nothing else."""


def _filled(own: tuple[NumberedLine, ...]) -> list[NumberedLine]:
    """Return the lines that are not blank, an order that was broken over two of them as one."""
    lines = [line for line in own if line.text.strip()]
    broken = any(MAY_GO_ON.match(line.text) for line in lines)
    return list(joined(lines, is_whole_command, _opens_section)) if broken else lines


def _without_headings_of_ifs(lines: list[NumberedLine]) -> dict[int, tuple[PhaseKind, Action | None]]:
    """Remove the heading before each IF on its line; return what it opens, by the line's number.

    Of adjustments it also says whether it is about builds or removals.
    """
    opened: dict[int, tuple[PhaseKind, Action | None]] = {}
    for at, line in enumerate(lines):
        found = heading_and_rest(line.text)
        kind = section_named(found[0]) if found and _IF_AFTER.match(found[1]) else None
        if found is not None and kind is not None:
            lines[at] = replace(line, text=with_then(found[1]))
            opened[line.number] = (kind, adjustment_named(plain(found[0])))
    return opened


_IF_AFTER = re.compile(r"if\b", re.IGNORECASE)


def _opens_section(text: str) -> bool:
    return section_named(text) is not None


def _parted(own: tuple[NumberedLine, ...]) -> tuple[NumberedLine, ...]:
    """Return the lines, with those split that a phone joined into one; most emails have none."""
    return tuple(unglued(own)) if any(MAY_BE_GLUED.match(line.text) for line in own) else own


def _label(text: str) -> tuple[str, str]:
    """Return the heading before the orders on a line, "" if there is none, and the line without it."""
    label = _SEASON_LABEL.match(text)
    if label is not None:
        return label["label"], label["rest"]
    front, colon, rest = text.partition(": ")
    return (front + colon, rest) if rest.strip() and names_later_turn(front + colon) else ("", text)


def _place(lines: list[NumberedLine], here: int, signature: Container[int]) -> Place | None:
    """Return whether a line is in the signature, or alone at the end, below a blank line or after a dash.

    One word, as of a name, may also be right below the end of a sentence.
    """
    if here in signature:
        return Place.SIGNATURE
    if here == 0 or here < len(lines) - 1:
        return None
    alone = lines[here].number > lines[here - 1].number + 1 or _DASH.match(lines[here].text)
    if alone:
        return Place.LAST
    one_word = len(lines[here].text.split()) == 1
    return Place.BELOW_SENTENCE if one_word and _is_sentence(lines[here - 1].text) else None


_FEWEST_OF_SENTENCE = 4


def _is_sentence(text: str) -> bool:
    """Return whether a line has the words and the end of a sentence: `London to Wales, please.`."""
    return ends_sentence(text.rstrip()) and len(text.split()) >= _FEWEST_OF_SENTENCE


def _stands_alone(lines: list[NumberedLine], here: int) -> bool:
    """Return whether nothing continues a line: none is right below, or one that begins something new."""
    if here == len(lines) - 1 or lines[here + 1].number > lines[here].number + 1:
        return True
    below = lines[here + 1].text
    if here + 2 == len(lines) and is_name(below) and not ORDER_LIKE.search(below.lower()):
        return True
    return bool(SIGN.match(below) or PRESS_LINE.match(below)) or is_closing(below)


_DASH = re.compile(r"\s*[-~\u2013\u2014]+\s*[^\W\d_]")
_POINTS_UP = re.compile(
    r"\b(?:it|them|him|her|that|this|the army|rest|others?|else|remaining)\b", re.IGNORECASE
)
_MOST_ABOVE = 40


def _above(found: list[Statement], text: str) -> tuple[str, ...]:
    """Return the lines a line refers to, up to the last block or SIGN ON; none for most lines."""
    if not found or not _POINTS_UP.search(text):
        return ()
    lines: list[str] = []
    for statement in reversed(found[-_MOST_ABOVE:]):
        if statement.block or SIGN.match(statement.text):
            break
        lines.append(statement.text)
    return tuple(reversed(lines))


def _heads_table(texts: list[str], here: int) -> bool:
    """Return whether this is the first row of a table: above `|---|---|`, or as names of columns."""
    below = texts[here + 1] if here + 1 < len(texts) else ""
    if below and _names_columns(texts[here]):
        return True
    return bool(
        TABLE_ROW.match(texts[here]) and below.strip().startswith("|") and set(below) <= set("|-: +=")
    )


_MOST_COLUMNS = 5


def _names_columns(text: str) -> bool:
    """Return whether a line is only the names of columns: `Unit | From | To`; `To do:` heads a list."""
    if "-" in text or len(text) > LONGEST_LINE or text.rstrip().endswith(":"):
        return False
    words = WORD.findall(plain(text).text)
    return 1 < len(words) <= _MOST_COLUMNS and column_names().issuperset(words)


def _why_ignored(text: str) -> Message | None:
    if section_named(text):
        return None
    if not _LETTER_OR_DIGIT.search(text):
        return NO_WORDS
    if not may_order_place(text) and greets(text):
        return A_GREETING
    if not _HEADING.match(text.strip()):
        return None
    line = plain(text)
    claims = MAY_CLAIM.search(text) or speaks_of_phase(text) or governs(line, _DOUBTING)
    claims = claims or any(True for _ in unknown_words(line))  # as of another game
    return None if claims else A_HEADING


def greets(text: str) -> bool:
    """Return whether a line is a greeting; like an order, `Hej h` may be one for a place of some board.

    `Lieber` greets, or corrects: `Lieber eine Flotte in Triest`.
    """
    if not is_greeting(text):
        return False
    line = plain(text)
    corrects = begins_with(line, ("change",)) and governs(line, _CORRECTING)
    return not corrects or text.rstrip().endswith((",", "!", ":"))


_CORRECTING = ("into", "army", "fleet", "instead", "go", "disband", "hold", "build")
"""Words that follow the beginning of a correction that looks like a greeting."""


def _begins_press(text: str, end: int | None) -> bool:
    """Return whether a line begins a message: it is correct, or the message's last line is there."""
    if ONE_LINE.match(text) and not end:
        return False
    return bool(PRESS.match(text) or (PRESS_LIKE.match(text) and end))


def _press(
    own: tuple[NumberedLine, ...], lines: list[NumberedLine], here: int, end: int | None
) -> tuple[Statement, int]:
    """Return a message with its blank lines; unclosed, to the next SIGN ON or SIGN OFF, or to the end."""
    closed = end is not None
    signs = (n for n in range(here + 1, len(lines)) if SIGN.match(lines[n].text))
    stop = next(signs, len(lines)) if end is None else end
    first, last = lines[here].number, lines[stop].number if stop < len(lines) else own[-1].number + 1
    begins, ends = (bisect_left(own, number, key=_number) for number in (first + 1, last))
    body = tuple(line.text for line in own[begins:ends])
    statement = Statement(first, lines[here].text, body, block=True, closed=closed)
    return statement, stop + 1 if closed else stop


def _number(line: NumberedLine) -> int:
    return line.number


_BEGINS_BLOCK = re.compile(
    "|".join(one.pattern for one in (REGISTER, COMMENT, ADJUST, ANNOUNCE, PREDICT, IF)), re.IGNORECASE
)


def _block(lines: list[NumberedLine], texts: list[str], here: int) -> tuple[Statement, int] | None:
    """Return the block, other than a message, that begins here, and the line after it; None if none does."""
    if REGISTER.match(texts[here].strip()):
        return _registration(lines, here)
    if end := _end_of_block(texts, here):
        return _until(lines, here, end)
    return _if_block(lines, here) if IF.match(texts[here]) else None


def _until(lines: list[NumberedLine], here: int, last: re.Pattern[str]) -> tuple[Statement, int]:
    """Return a block down to its last line; without that to the next SIGN ON or SIGN OFF, or to the end."""
    stop = here + 1
    while stop < len(lines) and not (last.match(lines[stop].text) or SIGN.match(lines[stop].text)):
        stop += 1
    closed = stop < len(lines) and last.match(lines[stop].text) is not None
    inner = lines[here + 1 : stop]
    body, numbers = tuple(line.text for line in inner), tuple(line.number for line in inner)
    first = lines[here]
    statement = Statement(first.number, first.text, body, block=True, closed=closed, numbers=numbers)
    return statement, stop + 1 if closed else stop


def _end_of_block(texts: list[str], here: int) -> re.Pattern[str] | None:
    """Return the pattern of the last line of the block that begins here; None if none does.

    The block is a comment, trial, adjustment or announcement. Orders to be tried begin with PREDICT WITH, or
    with PREDICT if an END PREDICT is below.
    """
    end = next((last for first, last in BLOCKS if first.match(texts[here])), None)
    if end is not None:
        return end
    trial = PREDICT.match(texts[here])
    return PREDICT_END if trial and (trial["with"] is not None or _ends_trial(texts[here + 1 :])) else None


def _ends_trial(below: list[str]) -> bool:
    """Return whether an END PREDICT is below that belongs to no other PREDICT."""
    for text in below:
        if PREDICT_END.match(text) or PREDICT.match(text):
            return PREDICT_END.match(text) is not None
    return False


def _if_block(lines: list[NumberedLine], here: int) -> tuple[Statement, int]:
    """Return an IF down to its end; a sentence that only begins with the word is a line of its own."""
    stop, closed = block_end(lines, here, lambda text: section_named(text) is not None)
    first = lines[here]
    if stop == here:
        return Statement(first.number, first.text), here + 1
    inner = [line for line in lines[here + 1 : stop] if _LETTER_OR_DIGIT.search(line.text)]
    body, numbers = tuple(line.text for line in inner), tuple(line.number for line in inner)
    return Statement(first.number, first.text, body, block=True, closed=closed, numbers=numbers), stop


def _registration(lines: list[NumberedLine], here: int) -> tuple[Statement, int]:
    """Return a registration down to its END, or without one, down to its last `Key: value` line."""
    last = min(len(lines), here + LONGEST_REGISTRATION)
    ends = (n for n in range(here + 1, last) if REGISTER_END.match(lines[n].text.strip()))
    end = next(ends, None)
    stop = here + 1
    while (
        stop < len(lines) and stop != end and (_is_field(lines[stop].text) or _end_is_near(lines, stop, end))
    ):
        stop += 1
    closed = stop == end
    body = tuple(line.text for line in lines[here + 1 : stop])
    statement = Statement(lines[here].number, lines[here].text, body, block=True, closed=closed)
    return statement, stop + 1 if closed else stop


def _is_field(text: str) -> bool:
    return bool(FIELD.match(text) or FIELD_IN_WORDS.match(text))


def _end_is_near(lines: list[NumberedLine], stop: int, end: int | None) -> bool:
    """Return whether END comes before a SIGN ON, so that an odd line between is in the registration."""
    return end is not None and not any(SIGN.match(line.text) for line in lines[stop:end])
