"""Words that answer a message: which lines of an email go to the readers of the message it answers.

docs: press, "Words above a quoted message answer it"

Lines that are orders or commands are read as always and do not go into the message. Nor do greetings and
names below it, which a mail program may have added. If a line may be either, the message is doubtful.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from judge.game.commands.anyone import SignOff, SignOn, Yes
from judge.game.commands.member import Press
from judge.game.events import PressSent
from judge.language.command_words import is_command_with_value
from judge.language.for_judge import (
    asks_for_command,
    asks_to_order,
    begins_for_judge,
    heads_orders,
    may_be_for_judge,
    speaks_to_reader,
    tells_what_follows,
)
from judge.language.names import names_of
from judge.language.press_for_judge import begins_with_call
from judge.language.problems import Problem
from judge.language.prose import holds_order_tried, speaks_to_people
from judge.language.reading import read
from judge.language.readings.about_orders import Kept, kept_by
from judge.language.readings.arbiter import read_line
from judge.language.readings.writers import writer_of
from judge.language.segmentation import A_GREETING, A_HEADING, AFTER_SIGN_OFF
from judge.language.statements import (
    Answer,
    Context,
    Doubt,
    Heading,
    Ignored,
    Place,
    Prose,
    Statement,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
    Work,
)
from judge.language.text.greetings import is_closing
from judge.language.text.own_lines import A_QUOTE, A_SIGNATURE, NumberedLine
from judge.language.text.patterns import QUOTED, without_quote_mark
from judge.language.text.signatures import signature
from judge.language.text.trials import IN_TRIAL
from judge.notices.remarks import OrderRemark, Remark, remark
from judge.notices.replies import Treatment
from judge.records import Concern
from judge.service.allowance import Allowance
from judge.service.handlers.press import context_of
from judge.service.handlers.seat_lookup import is_sentence_like_sign_on
from judge.service.incoming.advice.press import called
from judge.service.incoming.line_reports import ignore
from judge.service.outcomes import AnswerToPress
from judge.service.own_statements import own_lines_of, statements_of
from judge.service.passwords import own_secrets
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_PRESS_KEY = re.compile(r"[^:]+:(\d+):press:")
"""The key of a message in the outbox (`announce`): the game, and the number of the event."""


def _press_answered(request: Request, answered: Concern) -> PressSent | None:
    """Return the message that the answered email of the judge told of; None if it told of none."""
    found = _PRESS_KEY.match(answered.key)
    event = request.work.games.event(answered.game, int(found[1])) if found and answered.game else None
    return event if isinstance(event, PressSent) else None


def take_words(session: Session, found: Sequence[Statement], answered: Concern) -> Sequence[Statement]:
    """Store the words that answer a message as the transcript's `answer`; return the other statements."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    press, seat = _press_answered(request, answered), speaker.seat_key()
    if press is None or seat is None or any(one.block for one in found):
        return found
    own, aside = own_lines_of(request.email)
    secrets = own_secrets(request, speaker, _joined(own), aside=f"{_joined(aside)}\n{request.email.subject}")
    transcript.keep_secret(request.games, *secrets.words, *secrets.near)
    words, rest, doubts = _words_apart(request, speaker, session.allowance, found)
    if rest and not words:
        signs = all(_is_ignored(request, speaker, one) for one in rest)
        return _say_that_nothing_is_left(request, speaker, transcript, rest) if signs else found
    lines = _body(request, {number for one in rest for number in (one.line, *one.numbers)})
    if not lines:
        return found
    untried = secrets.untried or any(word in _joined(own) for word in secrets.near)
    quoted = _quoted_above(request, lines, press.body)
    transcript.answer = AnswerToPress(
        press, seat[1], lines, doubts, answered.sent, secrets.words, untried, quoted
    )
    return _doubted(request, speaker, words, rest)


def _doubted(
    request: Request, speaker: Speaker, words: Sequence[Statement], rest: Sequence[Statement]
) -> Sequence[Statement]:
    """Return the other statements; words to a player that doubt orders doubt those in the same email.

    `My orders will be: … Is that okay for you?` asks that player first. Words that are too many to be
    read may do so, too.
    """
    if not rest:
        return rest
    writer = writer_of(speaker.context(request))
    doubts = _are_too_many(words) or any(kept_by(one.text, writer) is not Kept.NONE for one in words)
    return [replace(one, doubt=one.doubt or Doubt.SAID) for one in rest] if doubts else rest


def _is_greeting(request: Request, speaker: Speaker, statement: Statement) -> bool:
    """Return whether a statement is a greeting with more than a name, which may be a whole answer."""
    answers = read(statement, speaker.context(request))
    greets = all(isinstance(one, Ignored) and one.why == A_GREETING for one in answers)
    return greets and statement.place is not Place.SIGNATURE


def _is_ignored(request: Request, speaker: Speaker, statement: Statement) -> bool:
    """Return whether a statement is part of a signature, and no order."""
    signs = statement.place is Place.SIGNATURE
    return signs and all(isinstance(one, Ignored) for one in read(statement, speaker.context(request)))


def _say_that_nothing_is_left(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, found: Sequence[Statement]
) -> Sequence[Statement]:
    """Report the last line of an answer with only greeting and signature; return the other statements."""
    *others, last = found
    report = ignore(request, speaker, transcript, Ignored(last.line, last.text, A_SIGNATURE))
    why = remark(OrderRemark.PRESS_NOTHING_LEFT)
    transcript.reports.append(replace(report, treatment=Treatment.REFUSED, understood=why))
    return others


def _trials(request: Request, speaker: Speaker) -> tuple[tuple[Statement, ...], bool]:
    """Return a trial's lines as words to people, and whether they include orders.

    `WHAT IF` above `you went to Norway?` is a question. With orders below it, nobody knows whom it is for, so
    all of it is shown to the writer, who is asked.
    """
    ignored = statements_of(request.email)[1]
    lines = {one.line: one.text for one in ignored if one.why == IN_TRIAL}
    if not lines:
        return (), False
    context = speaker.context(request)
    tried = tuple(Statement(line, text) for line, text in lines.items())
    holds = _are_too_many(tried) or any(
        holds_order_tried(one.text)
        or any(isinstance(answer, UnderstoodOrder) for answer in read(one, context))
        for one in tried
    )
    return tried, holds


_MOST_LETTERS = 20_000
"""Letters of an answer that are read, some eight pages. What follows them is asked about."""


def _are_too_many(words: Sequence[Statement]) -> bool:
    return sum(len(one.text) for one in words) > _MOST_LETTERS


def _joined(lines: Sequence[NumberedLine | Ignored]) -> str:
    return "\n".join(line.text for line in lines)


def _words_apart(
    request: Request, speaker: Speaker, allowance: Allowance, found: Sequence[Statement]
) -> tuple[Sequence[Statement], Sequence[Statement], tuple[Remark, ...]]:
    """Return the statements that are words to people, the others, and what makes the message doubtful.

    The lines of a trial are words, and so is what reads as a heading but has words below it. Greetings are
    words if there is nothing else. Lines beyond the letters that are read are words that are asked about.
    """
    tried, orders_tried = _trials(request, speaker)
    apart = _Apart()
    doubts: list[Remark | None] = []
    told = below = False
    letters = 0
    for statement in sorted((*found, *tried), key=lambda one: one.line):
        letters += len(statement.text)
        if statement in tried:
            apart.words.append(statement)
            continue
        if letters > _MOST_LETTERS:
            apart.add_word(statement)
            doubts.append(_ASKED.doubt)
            continue
        above = apart.word_above(statement)
        line = _read(request, speaker, statement, prose_above=above is not None)
        told = above is not None and (told or tells_what_follows(above.text, line.context))
        part = _part(request, speaker, allowance, line, told=told)
        below = _are_below_orders(request, speaker, line, part, below=below)
        if part == _WORDS and below:
            part = _BELOW
        if part.is_word:
            apart.add_word(statement)
        else:
            apart.add_other(line)
        doubts.append(part.doubt)
    doubts += [_ASKED.doubt] if orders_tried else []
    words, rest = apart.words, apart.rest
    if not words and all(_is_greeting(request, speaker, one) for one in rest):
        words, rest = rest, words
    return words, rest, tuple(dict.fromkeys(filter(None, doubts)))


class _Apart:
    """The statements of an answer so far: `words` to people, and the `rest`."""

    def __init__(self) -> None:
        self.words: list[Statement] = []
        self.rest: list[Statement] = []
        self._headings: list[Statement] = []
        self._last: Statement | None = None

    def word_above(self, statement: Statement) -> Statement | None:
        """Return the words on the line above a statement."""
        return self.words[-1] if self.words and self.words[-1].line == statement.line - 1 else None

    def add_word(self, statement: Statement) -> None:
        """Add words; what reads as a heading right above them is words, too."""
        self.words += [*self._headings, statement]
        self.rest = [one for one in self.rest if one not in self._headings]
        self._headings, self._last = [], statement

    def add_other(self, line: _Line) -> None:
        """Add what is not for people; words right above it that head orders belong to it."""
        if self.words and self.words[-1] is self._last and heads_orders(self.words[-1].text, line.context):
            self.rest.append(self.words.pop())
        self._headings = [*self._headings, line.statement] if line.is_heading else []
        self.rest.append(line.statement)
        self._last = line.statement


class _Part(NamedTuple):
    """Whether a line belongs to the message, and what it makes doubtful about the message."""

    is_word: bool
    doubt: Remark | None = None


_WORDS = _Part(is_word=True)
_ASKED = _Part(is_word=True, doubt=remark(OrderRemark.PRESS_MEANT_FOR_ME))
"""Words that may have been meant for the judge."""
_BELOW = _Part(is_word=True, doubt=remark(OrderRemark.PRESS_BELOW_ORDERS))
"""Words below orders that call no reader."""
_APART = _Part(is_word=False)
_BESIDE = _Part(is_word=False, doubt=remark(OrderRemark.PRESS_BESIDE_LINES))
"""A line for the judge, so that the words next to it may be for the judge as well."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line next to or among the words that answer a message, with what it reads as."""

    statement: Statement
    answers: Sequence[Answer]
    context: Context

    @property
    def kinds(self) -> set[type]:
        """The kinds of its answers."""
        return {Problem if isinstance(one, Problem) else type(one) for one in self.answers}

    @property
    def commands(self) -> set[type]:
        """The kinds of its commands."""
        return {type(one.command) for one in self.answers if isinstance(one, Understood)}

    @property
    def is_heading(self) -> bool:
        """Whether it reads as a heading, of orders or of nothing."""
        return any(
            isinstance(one, Heading) or (isinstance(one, Ignored) and one.why == A_HEADING)
            for one in self.answers
        )


def _read(request: Request, speaker: Speaker, statement: Statement, *, prose_above: bool) -> _Line:
    context = context_of(request, speaker, statement, prose_above=prose_above)
    return _Line(statement, read(statement, context), context)


def _part(request: Request, speaker: Speaker, allowance: Allowance, line: _Line, *, told: bool) -> _Part:
    """Decide if a line belongs to the message; orders may be words if the words above have `told` of them."""
    part = _part_by_itself(request, speaker, allowance, line)
    return _ASKED if told and not part.is_word and line.kinds & _ORDERS else part


def _are_below_orders(request: Request, speaker: Speaker, line: _Line, part: _Part, *, below: bool) -> bool:
    """Return whether words from a line on are below orders, and call no reader of the message since.

    Who has begun to give orders may go on to speak to the judge: `I still don't trust Rolf`.
    """
    if not part.is_word and line.kinds & _ORDERS:
        return True
    game = speaker.current_game(request.games)
    return below and not (game is not None and called(request, speaker, game, line.statement.text))


def _part_by_itself(request: Request, speaker: Speaker, allowance: Allowance, line: _Line) -> _Part:
    """Decide if a line belongs to the message, by what it reads as."""
    statement, kinds = line.statement, line.kinds
    if statement.line == 0 or kinds <= {Ignored, Heading}:
        return _APART
    if begins_with_call(statement.text) and kinds <= {Problem, Prose}:
        return _ASKED if begins_for_judge(statement.text, line.context) else _WORDS
    if begins_with_call(statement.text):
        return _APART if kinds <= _ORDERS else _BESIDE
    if _only_like_sign_on(request, speaker, allowance, line):
        return _WORDS
    if kinds <= {Problem, Prose, Heading} or line.commands == {Yes}:
        return _part_of_words(line)
    return _part_of_lines(line)


def _part_of_words(line: _Line) -> _Part:
    """Classify a line without orders and with no command except YES."""
    text, context = line.statement.text, line.context
    if (
        Problem in line.kinds
        and not speaks_to_people(text, names_of(context.variant))
        and begins_for_judge(text, context)
    ):
        return _BESIDE
    if speaks_to_reader(text, context):
        return _ASKED if asks_for_command(text, line.answers) else _WORDS
    meant = may_be_for_judge(text, line.answers, context) or asks_to_order(text, context)
    return _ASKED if meant else _WORDS


def _part_of_lines(line: _Line) -> _Part:
    """Classify a line with orders or commands: with other words in it, it may be words."""
    statement, kinds, commands = line.statement, line.kinds, line.commands
    known = names_of(line.context.variant)
    human = speaks_to_people(statement.text, known) and Press not in commands
    letter = sum(map(str.isalnum, statement.text)) == 1  # as of a word with each letter on a line
    if human or letter or (kinds & _ORDERS and not read_line(statement, line.context, Work()).only_orders):
        return _ASKED
    return _BESIDE if commands - {SignOff, SignOn} or Problem in kinds else _APART


_ORDERS = {UnderstoodOrder, UnderstoodAhead, UnderstoodProxy}


def _only_like_sign_on(request: Request, speaker: Speaker, allowance: Allowance, line: _Line) -> bool:
    """Return whether a line reads only as a SIGN ON that is a sentence: `I'm France, remember?`."""
    signs = [
        one.command for one in line.answers if isinstance(one, Understood) and isinstance(one.command, SignOn)
    ]
    text = line.statement.text
    return bool(signs) and all(
        is_sentence_like_sign_on(request, speaker, allowance, text, one) for one in signs
    )


def _body(request: Request, others: set[int]) -> tuple[NumberedLine, ...]:
    """Return the email's own lines that are the message, without `others` and the signature."""
    over = {one.line for one in statements_of(request.email)[1] if one.why == AFTER_SIGN_OFF}
    own = _without_signature(own_lines_of(request.email)[0])
    lines = [line for line in own if line.number not in others | over]
    filled = [line for line in lines if line.text.strip()]
    if len(filled) > 1 and is_closing(filled[-1].text):
        filled.pop()
    if not any(letter.isalnum() for line in filled for letter in line.text):
        return ()
    return tuple(lines[lines.index(filled[0]) : lines.index(filled[-1]) + 1])


def _quoted_above(request: Request, lines: Sequence[NumberedLine], body: str) -> tuple[NumberedLine, ...]:
    """Return the lines of a message that are quoted right above words that answer it, with their marks.

    `Yes, do it` says nothing without the question. Of a longer quote it is the last paragraph.
    """
    aside = {one.line: one for one in statements_of(request.email)[1] if one.why == A_QUOTE}
    written = {one.number for one in lines if one.text.strip()}
    texts, known = request.email.text.splitlines(), " ".join(body.split())
    found: list[NumberedLine] = []
    for number in sorted(written):
        at = number - 1
        while at and at not in aside and at not in written and not texts[at - 1].strip():
            at -= 1
        while (one := aside.get(at)) is not None and _is_of_message(one.text, known):
            found.append(NumberedLine(at, one.text))
            at -= 1
    return tuple(found)


_OUR_BAR = " |"
"""What an email of the judge has before each line of a message."""


def _is_of_message(text: str, message: str) -> bool:
    """Return whether a line with a quote mark is in a message."""
    words = " ".join(without_quote_mark(text).strip(_OUR_BAR).split())
    return QUOTED.match(text) is not None and bool(words) and words in message


def _without_signature(own: Sequence[NumberedLine]) -> Sequence[NumberedLine]:
    filled = [line for line in own if line.text.strip()]
    signed = {filled[at].number for at in signature(filled, is_command_with_value)}
    return [line for line in own if line.number not in signed]
