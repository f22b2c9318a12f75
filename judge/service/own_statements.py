"""Own statements: what the sender of an email wrote, found once an email however many of its lines ask.

In an email of hundreds of lines, each may ask about all the others. So whatever depends on the whole text is
found here and kept with the email (`judge.memo`); a line only looks it up.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from datetime import datetime
from operator import attrgetter

from judge.game.commands.anyone import SignOn
from judge.language.command_words import is_command
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Answer, Context, Ignored, Statement, Understood
from judge.language.text.own_lines import NumberedLine, own_lines
from judge.language.text.typography import plain
from judge.memo import once
from judge.records import Email
from judge.variants.load import glued_power_names


@once
def statements_of(email: Email) -> tuple[tuple[Statement, ...], tuple[Ignored, ...]]:
    """Return the statements of an email, and the lines set aside with the reason."""
    return statements(email.text, email.writer, answered=email.answered)


@once
def own_lines_of(email: Email) -> tuple[tuple[NumberedLine, ...], tuple[Ignored, ...]]:
    """Return the lines that the sender of an email wrote, and those set aside with the reason."""
    return own_lines(email.text, email.writer, email.answered)


@once
def lines_of(email: Email) -> tuple[Statement, ...]:
    """Return the statements of an email without its messages, registrations and other blocks."""
    return tuple(one for one in statements_of(email)[0] if not one.block)


_NUMBER = attrgetter("line")


def texts_at(email: Email, line: int) -> list[str]:
    """Return the texts of the statements at a line that are no blocks, usually one."""
    found = lines_of(email)
    here = bisect_right(found, line - 1, key=_NUMBER)
    return [one.text for one in found[here : bisect_right(found, line, key=_NUMBER)]]


def lines_between(email: Email, above: int, below: int) -> list[str]:
    """Return the texts of the statements between two lines that are no blocks."""
    found = lines_of(email)
    first, end = bisect_right(found, above, key=_NUMBER), bisect_right(found, below - 1, key=_NUMBER)
    return [one.text for one in found[first:end]]


@once
def sign_ons(email: Email, now: datetime) -> tuple[tuple[int, SignOn], ...]:
    """Return each SIGN ON of an email with its line, as it is read while nobody speaks yet."""
    context = Context(now, "UTC", glued_powers=glued_power_names)
    return tuple(
        (one.line, answer.command)
        for one in statements_of(email)[0]
        for answer in read(one, context)
        if isinstance(answer, Understood) and isinstance(answer.command, SignOn)
    )


def answers_below(email: Email, line: int, context: Context) -> Iterator[Answer]:
    """Yield what the lines below a SIGN ON say, down to the next one, whose lines are for another seat."""
    found: Sequence[Statement] = statements_of(email)[0]
    for at in range(bisect_right(found, line, key=_NUMBER), len(found)):
        for answer in read(found[at], context):
            if isinstance(answer, Understood) and isinstance(answer.command, SignOn):
                return
            yield answer


@once
def end_of_words(email: Email, most: int) -> float:
    """Return the line at which the prose has more letters than these; endless if it never has."""
    letters = 0
    for one in lines_of(email):
        if not is_command(plain(one.text).text, None):
            letters += sum(map(str.isalpha, one.text))
            if letters > most:
                return one.line
    return float("inf")
