"""A mail's text to statements, a statement to answers; nothing a player writes raises an exception here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from judge.game.commands.master import SetSetting
from judge.game.commands.member import SetPreference
from judge.language.commands import blocks
from judge.language.commands import reader as command_reader
from judge.language.conditions import reader as condition_reader
from judge.language.conditions.tokens import IF, STRAY, extent
from judge.language.headings import FREE_WORDS, MAY_CLAIM, heading
from judge.language.keywords import is_command
from judge.language.orders import reader as order_reader
from judge.language.orders.alternatives import with_units
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import (
    Answer,
    Context,
    Heading,
    Ignored,
    Statement,
    Understood,
    UnderstoodOrder,
)
from judge.language.text.blocks import (
    FIELD,
    LETTER,
    LETTER_END,
    LETTER_LIKE,
    REGISTER,
    REGISTER_END,
    SIGN,
    letter_end,
)
from judge.language.text.own_lines import NumberedLine, own_lines
from judge.language.text.patterns import GREETING, QUOTED
from judge.language.text.sections import section
from judge.language.text.typography import LONGEST, Plain, comment, pieces, plain

AFTER_SIGN_OFF = "after SIGN OFF"
A_GREETING = "a greeting"
A_HEADING = "a heading"
LONGEST_REGISTRATION = 60
"""Lines from REGISTER to its END."""

MOST_ORDERS = 40
"""More than any power has on one line."""

_SIGN_OFF = re.compile(r"^\s*sign[\s-]*off\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]")
_HEADING = re.compile(
    r"^\s*(?:(?:here are|these are|please find) )?(?:(?:my|the|our) )?"
    rf"(?:(?:{FREE_WORDS}) )?"
    r"(?:orders|moves|retreats|builds|adjustments)\b[^-]*:\s*$",
    re.IGNORECASE,
)


_SENSELESS = (ProblemKind.UNKNOWN_COMMAND, ProblemKind.UNKNOWN_ACTION)
"""Where every piece of a line is one of these the line is prose, and one answer is enough."""


def statements(text: str) -> tuple[tuple[Statement, ...], tuple[Ignored, ...]]:
    """What the sender wrote, one statement a line or block, and the lines set aside with the reason."""
    own, ignored = own_lines(text)
    found: list[Statement] = []
    aside = list(ignored)
    lines = [line for line in own if line.text.strip()]
    texts = [line.text for line in lines]
    here = 0
    while here < len(lines):
        line = lines[here]
        why = _set_aside(line.text)
        if why:
            aside.append(Ignored(line.number, line.text, why))
            here += 1
            continue
        if _begins_letter(texts, here):
            statement, here = _letter(own, lines, texts, here)
        elif REGISTER.match(line.text.strip()):
            statement, here = _registration(lines, here)
        elif IF.match(line.text):
            statement, here = _conditional(lines, here)
        else:
            statement, here = Statement(line.number, line.text), here + 1
        found.append(statement)
        if _SIGN_OFF.match(line.text):
            aside.extend(Ignored(rest.number, rest.text, AFTER_SIGN_OFF) for rest in lines[here:])
            break
    return tuple(found), tuple(sorted(aside, key=lambda i: i.line))


def _set_aside(text: str) -> str:
    if section(text):
        return ""
    if not _WORD.search(text):
        return "no words in it"
    if GREETING.match(text.strip()):
        return A_GREETING
    return A_HEADING if _HEADING.match(text.strip()) and not MAY_CLAIM.search(text) else ""


def _begins_letter(texts: list[str], here: int) -> bool:
    """Whether a letter begins here: its first line is in order, or its last line is there."""
    text = texts[here].strip()
    return bool(LETTER.match(text) or (LETTER_LIKE.match(text) and letter_end(texts, here, QUOTED)))


def _letter(
    own: tuple[NumberedLine, ...], lines: list[NumberedLine], texts: list[str], here: int
) -> tuple[Statement, int]:
    """A letter with its blank lines; unclosed, it reaches to the next SIGN ON or SIGN OFF, or to the end."""
    end = letter_end(texts, here, QUOTED)
    closed = end is not None
    signs = (n for n in range(here + 1, len(lines)) if SIGN.match(lines[n].text))
    stop = next(signs, len(lines)) if end is None else end
    first, last = lines[here].number, lines[stop].number if stop < len(lines) else own[-1].number + 1
    body = tuple(line.text for line in own if first < line.number < last)
    statement = Statement(first, lines[here].text, body, block=True, closed=closed)
    return statement, stop + 1 if closed else stop


def _conditional(lines: list[NumberedLine], here: int) -> tuple[Statement, int]:
    """An IF down to its end; a sentence that only begins with the word stands by itself."""
    stop, closed = extent(lines, here, lambda text: section(text) is not None)
    first = lines[here]
    if stop == here:
        return Statement(first.number, first.text), here + 1
    inner = [line for line in lines[here + 1 : stop] if _WORD.search(line.text)]
    body, numbers = tuple(line.text for line in inner), tuple(line.number for line in inner)
    return Statement(first.number, first.text, body, block=True, closed=closed, numbers=numbers), stop


def _registration(lines: list[NumberedLine], here: int) -> tuple[Statement, int]:
    """A registration ends at END; without one, after its last `Key: value` line."""
    last = min(len(lines), here + LONGEST_REGISTRATION)
    ends = (n for n in range(here + 1, last) if REGISTER_END.match(lines[n].text.strip()))
    end = next(ends, None)
    stop = here + 1
    while (
        stop < len(lines)
        and stop != end
        and (FIELD.match(lines[stop].text) or _end_is_near(lines, stop, end))
    ):
        stop += 1
    closed = stop == end
    body = tuple(line.text for line in lines[here + 1 : stop])
    statement = Statement(lines[here].number, lines[here].text, body, block=True, closed=closed)
    return statement, stop + 1 if closed else stop


def _end_is_near(lines: list[NumberedLine], stop: int, end: int | None) -> bool:
    """Whether END comes before anybody signs on, so that an odd line between belongs to the registration."""
    return end is not None and not any(SIGN.match(line.text) for line in lines[stop:end])


def read(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """The answers to a statement, one for each order or command in it, in the order written."""
    if len(statement.text) > LONGEST:
        return (_too_long(statement),)
    if statement.block and IF.match(statement.text):
        if not condition_reader.is_meant(statement, context):
            lines = zip((statement.line, *statement.numbers), (statement.text, *statement.body), strict=True)
            return tuple(answer for line in lines for answer in read(Statement(*line), context))
        return condition_reader.read(statement, context, _orders_in)
    if statement.block:
        return blocks.read(statement, context)
    kind = section(statement.text)
    if kind is not None:
        return (Ignored(statement.line, statement.text, A_HEADING, kind),)
    return tuple(_answers(statement, context))


def _too_long(statement: Statement, orders: int = 0) -> Problem:
    if orders > MOST_ORDERS:
        message = f"The line holds {orders} orders; {MOST_ORDERS} are the most."
    else:
        message = f"The line has {len(statement.text)} characters; {LONGEST} are the most."
    hint = "Put one order on a line."
    column = min(LONGEST, len(statement.text)) + 1
    return Problem(statement.line, column, statement.text[:LONGEST], ProblemKind.TOO_LONG, message, hint=hint)


def _answers(statement: Statement, context: Context) -> Iterator[Answer]:
    line, text = statement.line, statement.text
    whole = plain(text)
    parts = pieces(whole)
    if len(whole.text) > LONGEST or len(parts) > MOST_ORDERS:
        yield _too_long(statement, len(parts))
        return
    if LETTER_END.match(text.strip()):
        message, hint = "No letter is open here.", "A letter begins with PRESS TO … or BROADCAST."
        yield Problem(line, 1, text, ProblemKind.UNKNOWN_COMMAND, message, text.strip(), hint)
        return
    if STRAY.match(text):
        message, hint = "No IF is open here.", "HELP ORDERS shows how IF, ELSE and ENDIF stand together."
        yield Problem(line, 1, text, ProblemKind.UNKNOWN_COMMAND, message, text.strip(), hint)
        return
    if parts and is_command(parts[0].text, context.variant):
        yield from _commands(statement, parts, context)
        return
    found = [_read_piece(line, text, piece, context) for piece in parts]
    if context.keeps and len(found) > 1:
        found = with_units(found, parts, lambda piece: order_reader.answer(line, text, piece, context))
    found = _not_torn(found)
    headings = [answer for answer in found if isinstance(answer, Heading)]
    if headings and len(headings) == len(found):
        found = [_joined(headings)]
    aside = comment(whole)
    if aside and found and isinstance(found[-1], UnderstoodOrder):
        found[-1] = replace(found[-1], assumed=(*found[-1].assumed, f'"{aside}" was not read.'))
    if len(found) > 1 and all(isinstance(a, Problem) and a.wrong in _SENSELESS for a in found):
        yield found[0]
    else:
        yield from found


def _joined(headings: list[Heading]) -> Heading:
    """The headings of one line as one."""
    claims = tuple(claim for one in headings for claim in one.claims)
    return replace(headings[0], claims=claims, wrong=next((one.wrong for one in headings if one.wrong), ""))


def _orders_in(line: int, text: str, part: Plain, context: Context) -> list[Answer]:
    """The orders in a part of a line, as if it were a line of its own."""
    return _not_torn([_answer(line, text, piece, context) for piece in pieces(part)])


ALONE = "Read by itself: what stands before it was refused."


def _not_torn(found: list[Answer]) -> list[Answer]:
    """An order behind one that breaks off is the rest of it (`A Mar S, A Par - Bur`) and not taken.

    One behind any other mistake is taken, and the writer told so.
    """
    whole: list[Answer] = []
    before: Answer | None = None
    for answer in found:
        if isinstance(answer, UnderstoodOrder) and isinstance(before, Problem):
            whole.append(_behind(before, answer))
        else:
            whole.append(answer)
        before = answer
    return whole


def _behind(before: Problem, answer: UnderstoodOrder) -> Answer:
    if before.wrong is not ProblemKind.UNKNOWN_PROVINCE or before.read:
        return replace(answer, assumed=(*answer.assumed, ALONE))
    message = f'"{answer.text}" was not taken: the order before it breaks off.'
    hint = "Put each order on a line of its own."
    return Problem(answer.line, 1, answer.text, ProblemKind.UNKNOWN_ACTION, message, hint=hint)


def _read_piece(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """The answer to a piece: what cannot be read otherwise may be a heading."""
    answer = _answer(line, text, piece, context)
    if isinstance(answer, Problem):
        return heading(line, text, piece, context) or answer
    return answer


def _commands(statement: Statement, parts: tuple[Plain, ...], context: Context) -> Iterator[Answer]:
    """A line that begins with a command is that command, unless each of its parts makes sense by itself."""
    answer = command_reader.read(statement.line, statement.text, statement.text, 0, context)
    if len(parts) > 1 and not _takes_lists(answer):
        apart = [_answer(statement.line, statement.text, piece, context) for piece in parts]
        refused = [part for part in apart if isinstance(part, Problem)]
        if not refused or (isinstance(answer, Problem) and not isinstance(apart[0], Problem)):
            yield from apart
            return
    yield answer


def _takes_lists(answer: Answer) -> bool:
    """Whether commas and semicolons belong to the command: lists of powers, comments."""
    return isinstance(answer, Understood) and isinstance(answer.command, SetPreference | SetSetting)


def _answer(line: int, text: str, piece: Plain, context: Context) -> Answer:
    if is_command(piece.text, context.variant):
        start, end = piece.column(0) - 1, piece.column(len(piece.text) - 1)
        return command_reader.read(line, text, text[start:end], start, context)
    return order_reader.answer(line, text, piece, context)
