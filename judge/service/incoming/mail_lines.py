"""The lines of an email: each is read for its current speaker, carried out, and reported.

Read it from the top: `carry_out_lines`, `_read_lines`, `_read_statement`. `language/statements` says what a
line can be, `handlers/registry` which function carries out a command.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from itertools import islice
from operator import attrgetter

from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import Cancel, List, Yes
from judge.game.commands.member import Resign
from judge.game.roles import Role
from judge.known_secrets import MASK
from judge.language.addressees import call_of
from judge.language.agreement import names_unit
from judge.language.answer_words import (
    is_yes,
    may_have_signs_around,
    without_signs_around,
    yes_in_subject,
)
from judge.language.headings import not_for_now, other_game, section_named, stands_over
from judge.language.press_for_judge import calls_judge
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.readings.answers import wishes_beside
from judge.language.secret_words import (
    possible_secrets,
    undecorated,
)
from judge.language.segmentation import A_GREETING, A_HEADING, MOST_STATEMENTS, NO_WORDS, greets, statements
from judge.language.sign_on_fields import sign_on_of_fields
from judge.language.statements import (
    About,
    Answer,
    Context,
    Doubt,
    Heading,
    Ignored,
    Proposal,
    Prose,
    Statement,
    TakenBack,
    Topic,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.language.text.order_start import is_order
from judge.language.text.own_lines import A_QUOTE, SURELY_ANOTHERS
from judge.language.text.patterns import without_quote_mark
from judge.language.text.retractions import says_no, stays
from judge.language.text.subjects import (
    STOP,
    alone_in_subject,
    in_subject,
    stop_in_subject,
    taken_for_command,
    with_stop_read,
)
from judge.language.text.topics import topic
from judge.language.text.trials import IN_TRIAL
from judge.language.text.typography import most_pieces, plain
from judge.language.unread import IN_EARNEST
from judge.language.wishes_apart import wishes_apart
from judge.memo import once
from judge.notices.remarks import AnyRemark, MailRemark, Remark, remark
from judge.notices.replies import LineReport, Treatment
from judge.records import Email
from judge.rules.phases import PhaseKind
from judge.service.addressees import master_words
from judge.service.echoes import for_answers
from judge.service.handlers import orders
from judge.service.handlers.confirmation import (
    counts_in_subject,
    is_unclear,
    may_say_no,
)
from judge.service.handlers.doubtful_orders import (
    keep_aside,
    note_heading,
    park_doubtful_orders,
    why_doubtful,
)
from judge.service.handlers.open_proposals import end_older_proposals, repeat_open_proposals
from judge.service.handlers.orders import OrderAnswer
from judge.service.handlers.press import context_of
from judge.service.handlers.seat_lookup import hello_as_sign_on, word_after_game
from judge.service.incoming.advice.plain_words import may_mean_orders
from judge.service.incoming.advice.press import addresses_somebody, names_no_order, reader_wanted
from judge.service.incoming.agreeing_words import as_agreeing
from judge.service.incoming.builds_ahead import builds_apart, depending_builds
from judge.service.incoming.command_lines import carry_out, kept_aside
from judge.service.incoming.corrected_orders import as_correction, without_corrected
from judge.service.incoming.inline_answers import inline_answer
from judge.service.incoming.kept_rest import with_rest_kept
from judge.service.incoming.left_out import flag_left_out, hidden_order, report_subject, shown_lines
from judge.service.incoming.line_reports import (
    ignore,
    propose,
    report_problem,
    report_prose,
    set_aside,
)
from judge.service.incoming.named_games import ForGame, about_game, for_game, lead
from judge.service.incoming.open_questions import answered_question, park_questions
from judge.service.incoming.other_adjustments import may_be_other, note_adjustment
from judge.service.incoming.perhaps_ordered import perhaps_ordered, told_ahead, with_the_rest
from judge.service.incoming.press_replies import send_answer
from judge.service.incoming.replies import (
    gives_password,
    holds_password,
    only_begins_with_yes,
    speak_without_sign_on,
    speaks_for_nobody,
    yes_apart,
)
from judge.service.incoming.supported_moves import with_move_supported
from judge.service.incoming.trial_ends import say_where_trials_end
from judge.service.incoming.withdrawn_first import withdrawal_apart
from judge.service.incoming.words_about_orders import (
    doubted_in_subject,
    is_press_to_another,
    may_doubt_in_subject,
    where_orders_stand,
    without_taken_back,
    without_taken_back_below,
)
from judge.service.incoming.yes_in_part import accept_in_part
from judge.service.order_sets import at_end_of_mail, end_sets, hold_practice
from judge.service.own_statements import lines_of, statements_of
from judge.service.page_proof import is_beyond_page, report_page, without_page_lines
from judge.service.parked import press_asked
from judge.service.passwords import own_secrets
from judge.service.redaction import redact_unread, secrets_of_subject
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

ORDERS_A_LINE = 2
"""An email with so many orders on average in the lines that are read was not written by a person."""
_OF_NOBODY = (ProblemKind.NOT_SIGNED_ON, ProblemKind.NO_GAME)
_MEANINGFUL = (Understood, UnderstoodOrder, UnderstoodProxy, UnderstoodAhead)


def carry_out_lines(session: Session) -> None:
    """Work through an email; each line ends up in the reports, or `unreadable` says why none does."""
    session.transcript.unreadable = session.request.email.unreadable or _read_lines(session)


def _read_lines(session: Session) -> Remark | None:
    """Read the email statement by statement; return why nothing was done, None if something was tried."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    found, ignored = _own_statements(request)
    if (too_long := _why_too_long(found)) is not None:
        return too_long
    spoken = [line for line in ignored if _is_said_in_greeting(request, speaker, transcript, line)]
    numbers = {line.line for line in spoken}
    _ignore_all(request, transcript, [line for line in ignored if line.line not in numbers])
    subject = taken_for_command(request.email.subject)
    transcript.keep_secret(
        request.games, *secrets_of_subject(request.email), *word_after_game(request, subject)
    )
    transcript.subject_may_doubt = may_doubt_in_subject(request.email)
    found = (*found, *(Statement(line.line, line.text) for line in spoken))
    said = _as_said(request, speaker, transcript, sorted(found, key=attrgetter("line")))
    tried = (Statement(one.line, one.text) for one in ignored if one.why == IN_TRIAL)
    holds_password(request, speaker, transcript, (*said, *tried))
    transcript.said = tuple(speak_without_sign_on(session, said))
    run: list[OrderAnswer] = []
    for statement in transcript.said:
        run = _read_statement(session, statement, run)
        if speaker.is_held:
            return None
    _give(request, speaker, transcript, run)
    accept_in_part(session)
    _end(session, ignored)
    return None


def _why_too_long(found: Sequence[Statement]) -> Remark | None:
    """Return why an email is not read: it has more lines and orders than a person writes; else None.

    A list of addresses counts as a command for each of them, and a line of orders as one for each of its
    pieces.
    """
    typed = sum(max(most_pieces(one.text), one.text.count("@")) for one in found if not one.block)
    if max(len(found), typed // ORDERS_A_LINE) <= MOST_STATEMENTS:
        return None
    return remark(MailRemark.TOO_MANY_LINES, lines=max(len(found), typed), most=MOST_STATEMENTS)


def _is_said_in_greeting(request: Request, speaker: Speaker, transcript: Transcript, line: Ignored) -> bool:
    """Return whether an ignored line is read: it names its writer or, over orders, somebody else.

    So is one that answers yes, as `Vale` and a thumb do.
    """
    if hello_as_sign_on(request, line.text) or _greets_over_orders(request, line):
        return True
    may = bool(request.email.references) and line.why in (A_GREETING, NO_WORDS) and is_yes(line.text)
    return may and may_say_no(request, speaker, transcript)


def _greets_over_orders(request: Request, line: Ignored) -> bool:
    """Return whether an ignored line greets somebody above an order: `Dear Rolf,`."""
    greets_somebody = line.why == A_GREETING and call_of(line.text) is not None
    return greets_somebody and line.line < _last_order(request.email)


@once
def _last_order(email: Email) -> int:
    """Return the line of the last order of an email; 0 if there is none."""
    return next((one.line for one in reversed(lines_of(email)) if is_order(one.text)), 0)


def _ignore_all(request: Request, transcript: Transcript, ignored: Sequence[Ignored]) -> None:
    """Report the lines that are not read, with possible secrets redacted."""
    for line in ignored:
        if line.why != A_GREETING:
            hidden = word_after_game(request, line.text)
            transcript.keep_secret(request.games, *possible_secrets(line.text), *hidden)
        transcript.reports.append(LineReport(line.line, line.text, Treatment.IGNORED, line.why))


def _as_said(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, found: Sequence[Statement]
) -> Sequence[Statement]:
    """Return the statements with the subject's, and with greetings and a lone password as what they mean."""
    found, password = sign_on_of_fields(found)
    if password:
        transcript.keep_secret(request.games, password)
    said = _with_subject_read(request, speaker, transcript, found)
    said = tuple(
        [_without_signs(one) if not one.block and may_have_signs_around(one.text) else one for one in said]
    )
    said = tuple(
        replace(one, text=hello) if (hello := hello_as_sign_on(request, one.text)) else one for one in said
    )
    if len(said) == 1 and gives_password(request, speaker, transcript, said[0].text.strip()):
        said, speaker.is_password = (replace(said[0], text="YES"),), True
    return yes_apart(request, speaker, transcript, without_page_lines(speaker, said))


def _without_signs(statement: Statement) -> Statement:
    if statement.block or not may_have_signs_around(statement.text):
        return statement
    return replace(statement, text=without_signs_around(statement.text))


def _end(session: Session, ignored: Sequence[Ignored]) -> None:
    """Report at the end of an email the outcome of the whole, and hold what waits."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    end_sets(request, speaker, transcript)
    hold_practice(request, speaker, transcript)
    transcript.reports = [at_end_of_mail(request, speaker, report) for report in transcript.reports]
    _show_yes_as_written(request, transcript)
    _hide_own_passwords(request, speaker, transcript)
    _park_what_waits(session)
    report_page(request, speaker, transcript)
    transcript.reports.sort(key=attrgetter("line"))
    report_subject(request, speaker, transcript)
    _report_unread(request, speaker, transcript)
    flag_left_out(request, speaker, transcript, ignored)
    say_where_trials_end(transcript)


def _show_yes_as_written(request: Request, transcript: Transcript) -> None:
    """Quote a yes in other words as it was written, if it was read as YES."""
    if (yes := transcript.yes_as_written) is None:
        return
    transcript.keep_secret(request.games, *possible_secrets(yes.text))
    transcript.reports = [
        replace(one, text=yes.text) if (one.line, one.text) == (yes.line, "YES") else one
        for one in transcript.reports
    ]


def _own_statements(request: Request) -> tuple[Sequence[Statement], Sequence[Ignored]]:
    """Return the email's own statements and its ignored lines; a STOP in the subject ignores every line."""
    email = request.email
    if STOP in email.subject and (stop := stop_in_subject(email.subject)):
        return stop, ()  # a mail program that unsubscribes may add words
    return statements_of(email)


def _with_subject_read(
    request: Request, speaker: Speaker, transcript: Transcript, found: Sequence[Statement]
) -> tuple[Statement, ...]:
    """Return the statements with the word in the subject, and with STOP read as what it does.

    In answer to a question that waits, STOP is a no.
    """
    word = alone_in_subject(request.email.subject)
    if not word and request.email.references:
        word = yes_in_subject(request.email.subject)
    if not (word and counts_in_subject(request, speaker, transcript, found)):
        word = in_subject(request.email.subject)
    if STOP in request.email.text and not may_say_no(request, speaker, transcript):
        found = with_stop_read(found)
    return (*word, *found)


def _hide_own_passwords(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Redact the sender's passwords in the lines that their answer quotes.

    Orders hold none, nor do lines of a mail program or greetings.
    """
    ours = request.services.composer.vocabulary()
    texts = [one.text for one in transcript.reports if _may_show_password(one, ours)]
    if texts:
        found = own_secrets(request, speaker, "", aside="\n".join(texts))
        transcript.keep_secret(request.games, *found.words, *found.near)


def _may_show_password(report: LineReport, ours: Container[str]) -> bool:
    """Return whether a line may show a password; after success, only with a word that is not in `ours`."""
    if report.treatment is Treatment.DONE:
        # Of a command with a password that was struck out, and of a message, all words were looked at.
        other = any(undecorated(word).lower() not in ours for word in report.text.split())
        return other and MASK not in report.text and report.press is None
    if report.treatment is Treatment.IGNORED:
        return isinstance(report.understood, Remark)
    return report.treatment in (Treatment.REFUSED, Treatment.WAITING)


def _park_what_waits(session: Session) -> None:
    """Hold the words that answer a message, and the orders that do not count yet."""
    transcript = session.transcript
    if transcript.answer is not None:
        send_answer(session, transcript.answer)
    if transcript.questions:
        park_questions(session.request, transcript)
    repeat_open_proposals(session.request, session.speaker, transcript)
    end_older_proposals(session.request, session.speaker, transcript)
    if transcript.doubtful_orders:
        transcript.kept_aside = park_doubtful_orders(session.request, transcript)


def _report_unread(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Report commands and orders that were not read because the email does not show them."""
    if not request.email.unread:
        return
    below, shown = len(request.email.text.splitlines()), shown_lines(request)
    context = speaker.context(request)
    found, ignored = statements(request.email.unread)
    signed = (Statement(one.line, one.text) for one in ignored if one.why not in SURELY_ANOTHERS)
    for statement in (*found[:MOST_STATEMENTS], *islice(signed, MOST_STATEMENTS)):
        transcript.keep_secret(request.games, *possible_secrets(statement.text))
        line = below + statement.line
        if (order := hidden_order(request, speaker, line, statement.text, shown)) is not None:
            transcript.reports.append(order)
        elif any(isinstance(answer, _MEANINGFUL) for answer in read(statement, context)):
            (text,) = redact_unread(statement.text)
            why = remark(MailRemark.TEXT_UNREAD)
            transcript.reports.append(LineReport(line, text, Treatment.IGNORED, why))


def _read_statement(session: Session, statement: Statement, run: list[OrderAnswer]) -> list[OrderAnswer]:
    """Read a statement and carry it out; return the `run` of orders that are to be given together.

    Anything but an order ends the run, because it may change the seat and the phase that the email speaks
    for.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    context = _context(request, speaker, transcript, statement)
    first, *others = withdrawal_apart(request, speaker, statement, context, run)
    if not others:
        first, *others = builds_apart(first, context)
    if others:
        for one in (first, *others):
            run = _read_statement(session, one, run)
        return run
    statement = first
    answers = transcript.read(statement, context)
    heads = partial(_heads, request, statement)
    named = for_game(request, speaker, transcript, statement, answers, heads)
    if named is None:
        return _read_here(session, statement, answers, run)
    _give_above(request, speaker, transcript, statement.line, run)
    _read_for_game(session, statement, named)
    return []


def _read_for_game(session: Session, statement: Statement, named: ForGame) -> None:
    """Read a line for the seat in the game that it names, and the lines below if it leads them."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    reported, before = len(transcript.reports), speaker.seat
    secrets = (*possible_secrets(statement.text), *word_after_game(request, statement.text))
    transcript.keep_secret(request.games, *secrets)
    said = lead(request, speaker, transcript, named.seat)
    if not named.rest:
        transcript.reports.append(LineReport(statement.line, statement.text, Treatment.DONE, said))
        transcript.note_seat(speaker.seat_key(), reported, unproven=speaker.seat.unproven)
        return
    run = _read_statement(session, replace(statement, text=named.rest), [])
    _give_above(request, speaker, transcript, statement.line, run)
    for number, report in enumerate(transcript.reports[reported:], reported):
        transcript.reports[number] = about_game(request, speaker, report, statement, named.rest)
    if not named.leads:
        speaker.seat = before


def _read_here(
    session: Session, statement: Statement, answers: Sequence[Answer], run: list[OrderAnswer]
) -> list[OrderAnswer]:
    """Carry out a statement for the current seat; return the orders that are still to be given."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    answers = [with_rest_kept(request, speaker, transcript, one, run) for one in answers]
    answers = [as_agreeing(request, speaker, one, run) for one in answers]
    answers = [each for one in answers for each in wishes_apart(one)]
    statement, answers = _completed(request, speaker, transcript, statement, answers, run)
    _hear_call_of_judge(request, session.speaker, statement)
    answers = _over_orders(request, speaker, statement, _as_words(request, speaker, statement, answers))
    for said in where_orders_stand(request, speaker, transcript, answers):
        answer = as_correction(request, speaker, transcript, statement, said, run)
        answer = with_move_supported(request, speaker, transcript, answer, run)
        run = without_corrected(request, speaker, transcript, statement, answer, run)
        if isinstance(answer, Prose):
            run = without_taken_back(request, speaker, transcript, answer, run)
        reported, found = len(transcript.reports), _reports_within_run(session, statement, answer)
        if found is None:
            assert isinstance(answer, Understood | Problem)
            note_adjustment(speaker.seat, answer)
            _give_above(request, speaker, transcript, statement.line, run)
            run = []
            _answer(session, statement, answer)
            continue
        if isinstance(answer, OrderAnswer) and not found:
            run.append(answer)
        note_adjustment(speaker.seat, answer)
        transcript.reports += found
        about_orders = _is_about_orders(speaker, answer, found) or _implied(speaker)
        transcript.note_seat(
            speaker.seat_key(), reported, unproven=speaker.seat.unproven, about_orders=about_orders
        )
    return run


def _reports_within_run(
    session: Session, statement: Statement, answer: Answer
) -> Sequence[LineReport] | None:
    """Return the reports of what does not end a run of orders: () for a valid order; None if it ends it."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    said = _report_of_words(session, answer)
    said = said or _set_or_kept_aside(request, speaker, transcript, statement, answer)
    if said is not None:
        return (said,)
    if isinstance(answer, Proposal):
        return propose(request, speaker, transcript, answer) or None
    if not isinstance(answer, OrderAnswer):
        return None
    speaker.seat.last_order = answer.line
    wrong = _why_in_doubt(request, speaker, transcript, statement, answer)
    return () if wrong is None else (keep_aside(request, speaker, transcript, answer, wrong),)


def _report_of_words(session: Session, answer: Answer) -> LineReport | None:
    """Return the report of words, perhaps in a line that is not understood; None for any other line."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    match answer:
        case Ignored():
            return ignore(request, speaker, transcript, answer)
        case Heading():
            return note_heading(speaker, answer)
        case Prose():
            return _word_in_words(session, answer) or report_prose(request, speaker, transcript, answer)
        case Problem():
            return _word_in_words(session, answer)
    return None


def _is_about_orders(speaker: Speaker, answer: Answer, reports: Sequence[LineReport]) -> bool:
    """Return whether a line is about orders, so that its reply shows those in force."""
    if isinstance(answer, Prose):
        return may_mean_orders(speaker, reports[0])
    return not isinstance(answer, Ignored)


def _why_in_doubt(
    request: Request, speaker: Speaker, transcript: Transcript, statement: Statement, order: OrderAnswer
) -> AnyRemark | None:
    """Return why an order waits for a YES; None if it counts."""
    if isinstance(order, UnderstoodAhead):
        game = speaker.current_game(request.games)
        if is_beyond_page(speaker, game, order.phase):
            return remark(MailRemark.PAGE_OF_ONE_PHASE)
    if speaker.seat.claims or speaker.seat.doubt:
        wrong = why_doubtful(request, speaker, order)
        if wrong is not None:
            return wrong
    if statement.doubt is not None:
        return _IN_DOUBT[statement.doubt]
    if may_be_other(speaker.seat, statement, order):
        return remark(MailRemark.ORDERS_MAY_BE_OTHER)
    return doubted_in_subject(request, speaker, transcript)


_IN_DOUBT: Mapping[Doubt, Remark] = {
    Doubt.MARKED: remark(MailRemark.ORDERS_MARKED),
    Doubt.COPIED: remark(MailRemark.ORDERS_COPIED),
    Doubt.SAID: remark(MailRemark.ORDERS_TAKEN_BACK),
    Doubt.TOLD: remark(MailRemark.ORDERS_PROPOSED),
}


def _set_or_kept_aside(
    request: Request, speaker: Speaker, transcript: Transcript, statement: Statement, answer: Answer
) -> LineReport | None:
    """Return the report of a line not carried out, or of a command that waits for a YES; else None."""
    if (why := _why_set_aside(speaker, answer)) is not None:
        return set_aside(request, speaker, transcript, answer, why)
    if isinstance(answer, Understood):
        return kept_aside(request, speaker, transcript, statement, answer)
    return None


def _completed(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    statement: Statement,
    answers: Sequence[Answer],
    run: Sequence[OrderAnswer],
) -> tuple[Statement, Sequence[Answer]]:
    """Return the statement with its answers, or with the order that it completes or may mean."""
    aside = statements_of(request.email)[1]
    marked = "" if statement.quoted or not _is_in_words(answers) else _marked_above(request, statement, aside)
    if statement.quoted or marked:
        context = _context(request, speaker, transcript, statement)
        between = any(one.line > statement.line and one.why in SURELY_ANOTHERS for one in aside)
        statement, answers = inline_answer(statement, answers, context, between=between, marked=marked)
    first = answers[0] if answers else None
    if first is None or isinstance(first, OrderAnswer):
        return statement, with_the_rest(request, speaker, statement, answers, run)
    if isinstance(first, Understood) and not speaker.replied:
        return statement, answers
    order = answered_question(request, speaker, statement, answers)
    if order is not None:
        return order, read(order, speaker.context(request))
    proposal = perhaps_ordered(request, speaker, statement, answers, run)
    if proposal is not None:
        return statement, (proposal, *wishes_beside(statement))
    context = speaker.context(request)
    ahead = told_ahead(context, statement, answers)
    if ahead:
        return replace(statement, doubt=Doubt.TOLD), ahead
    return statement, depending_builds(statement, answers, context)


def _is_in_words(answers: Sequence[Answer]) -> bool:
    """Return whether a line is only words, or not understood."""
    return bool(answers) and all(isinstance(one, Prose | Problem) for one in answers)


def _marked_above(request: Request, statement: Statement, aside: Sequence[Ignored]) -> str:
    """Return the line with a quote mark right above a statement, without the mark; "" if there is none."""
    above = max((one for one in aside if one.line < statement.line), key=attrgetter("line"), default=None)
    if above is None or above.why is not A_QUOTE or statement.block:
        return ""
    written = lines_of(request.email)
    between = bisect_right(written, above.line, key=attrgetter("line"))
    alone = between < len(written) and written[between].line == statement.line
    return without_quote_mark(above.text).strip() if alone else ""


def _as_words(
    request: Request, speaker: Speaker, statement: Statement, answers: Sequence[Answer]
) -> Sequence[Answer]:
    """Return a statement's answers; a line without sense may be words to somebody, or a GM's to the judge."""
    read_as_none = answers and isinstance(answers[0], Problem | Prose | Ignored | Heading)
    if read_as_none and speaker.seat.game and _heads(request, statement):
        named = other_game(statement, speaker.seat.game, request.games.names_game)
        if named is not None:
            return (named,)
    closed = (isinstance(one, Problem) and one.kind is not ProblemKind.NOT_CLOSED for one in answers)
    if statement.block or not answers or not all(closed):
        return answers
    if addresses_somebody(request, speaker, statement.text):
        return (Prose(statement.line, statement.text, Topic.PRESS),)
    if names_no_order(request, speaker, statement.text):
        return (Prose(statement.line, statement.text, topic(plain(statement.text).text)),)
    return answers


def _take_back(answers: Sequence[Answer]) -> bool:
    """Return whether words take orders back, which a single one may do that looks like a name: `Snydt!`."""
    return any(isinstance(one, Prose) and one.takes_back is not TakenBack.NOTHING for one in answers)


def _over_orders(
    request: Request, speaker: Speaker, statement: Statement, answers: Sequence[Answer]
) -> Sequence[Answer]:
    """Return a statement's answers; a line to somebody right above orders keeps them until a YES.

    `Withdraw:` right above a retreat is a heading and no resignation.
    """
    if _heads_retreats(request, speaker, statement, answers):
        return (Ignored(statement.line, statement.text, A_HEADING),)
    if statement.block or not answers or not isinstance(answers[0], Problem | Prose | Ignored):
        return answers
    to_somebody = any(isinstance(one, Prose) and one.topic is Topic.PRESS for one in answers)
    greets_another = not _take_back(answers) and is_press_to_another(request, speaker, statement.text)
    greeting = Ignored(statement.line, statement.text, A_GREETING)
    if not greets_another and greets(statement.text) and _greets_over_orders(request, greeting):
        return (greeting,)
    if not greets_another and not (to_somebody and _names_reader_of_orders(request, statement)):
        return answers
    about = About.READER if greets_another else About.WORDS
    return (not_for_now(statement.line, statement.text, speaker.context(request), about),)


def _hear_call_of_judge(request: Request, speaker: ChangingSpeaker, statement: Statement) -> None:
    """End what a greeting of somebody else said of the lines below, if a line calls the judge or the GM."""
    claims = speaker.seat.claims
    if About.READER in claims and calls_judge(statement.text, master_words(request, speaker)):
        speaker.seat.claims = {about: one for about, one in claims.items() if about is not About.READER}


def _heads_retreats(
    request: Request, speaker: Speaker, statement: Statement, answers: Sequence[Answer]
) -> bool:
    """Return whether a line that is a resignation by itself heads retreats."""
    game, first = speaker.current_game(request.games), answers[0] if answers else None
    if game is None or game.phase is None or game.phase.kind is not PhaseKind.RETREAT:
        return False
    resigns = isinstance(first, Understood) and isinstance(first.command, Resign)
    retreats = section_named(statement.text) is PhaseKind.RETREAT
    return resigns and retreats and _stands_above_order(request, statement)


def _names_reader_of_orders(request: Request, statement: Statement) -> bool:
    """Return whether a line with a colon names the reader of the orders right below it: `For Rolf:`."""
    return stands_over(statement.text) and _stands_above_order(request, statement)


def _heads(request: Request, statement: Statement) -> bool:
    """Return whether a line may say what the orders below it are for."""
    return bool(statement.heads) or stands_over(statement.text) or _stands_above_order(request, statement)


def _stands_above_order(request: Request, statement: Statement) -> bool:
    """Return whether the next line with words is an order, even after a blank line."""
    below = lines_of(request.email)
    at = bisect_right(below, statement.line, key=attrgetter("line"))
    return at < len(below) and is_order(below[at].text)


def _context(request: Request, speaker: Speaker, transcript: Transcript, statement: Statement) -> Context:
    above = transcript.prose_line == statement.line - 1 > 0
    return context_of(request, speaker, statement, prose_above=above)


def _implied(speaker: Speaker) -> bool | None:
    """Return what a line without orders says about orders: None below a SIGN ON, which asks for them."""
    return False if speaker.replied or speaker.seat.unproven else None


def _give_above(
    request: Request, speaker: Speaker, transcript: Transcript, line: int, run: Sequence[OrderAnswer]
) -> None:
    """Give the orders above a line, except those that words below it take back."""
    _give(request, speaker, transcript, without_taken_back_below(request, speaker, transcript, run, line))


def _give(request: Request, speaker: Speaker, transcript: Transcript, run: list[OrderAnswer]) -> None:
    reported = len(transcript.reports)
    orders.give_orders(request, speaker, transcript, run)
    transcript.note_seat(
        speaker.seat_key(), reported, unproven=speaker.seat.unproven, about_orders=True if run else None
    )


def _answer(session: Session, statement: Statement, answer: Understood | Problem) -> None:
    """Carry out a command or report a problem; SIGN ON and BECOME change the seat of the line."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    reported, before = len(transcript.reports), speaker.seat_key()
    if isinstance(answer, Problem):
        plays = before is not None and before[1].power is not None
        about_orders = plays and not statement.block and not IN_EARNEST.match(answer.text.lower())
        transcript.reports.append(report_problem(request, speaker, transcript, answer))
    else:
        about_orders = isinstance(answer.command, List) or COMMANDS[type(answer.command)].topic == "playing"
        if isinstance(answer.command, Yes) and only_begins_with_yes(
            request, speaker, transcript, statement, answer.command
        ):
            transcript.reports.append(
                report_prose(request, speaker, transcript, Prose(statement.line, statement.text, Topic.OFFER))
            )
            transcript.note_seat(before, reported, unproven=speaker.seat.unproven, about_orders=False)
            return
        with (
            speaker.speaking_for_nobody()
            if speaks_for_nobody(request, speaker, answer.command)
            else nullcontext()
        ):
            transcript.reports.append(carry_out(session, statement, answer))
    after = speaker.seat_key()
    if before == after or after is None:
        transcript.note_seat(before, reported, unproven=speaker.seat.unproven, about_orders=about_orders)
    else:
        transcript.note_seat(after, reported, unproven=speaker.seat.unproven)


def _word_in_words(session: Session, said: Prose | Problem) -> LineReport | None:
    """Return the report of a yes or no in other words that answers a question; None for other words.

    An answer that wants other readers for a message is neither.
    """
    session.transcript.current_line = said.line
    if reader_wanted(session.request, session.speaker, said.text):
        return None
    if isinstance(said, Prose) and said.topic is Topic.OFFER:
        word: Command = Yes()
    elif (of := stays(said.text)) or (
        _says_only_no(session.request, session.speaker, said.text)
        and not session.transcript.prose_line
        and may_say_no(session.request, session.speaker, session.transcript)
    ):
        word = Cancel(resignation=of)
    else:
        return None
    report = carry_out(session, Statement(said.line, said.text), Understood(said.line, said.text, word))
    told = report.treatment is Treatment.DONE or is_unclear(report.understood)
    return report if told else None


def _says_only_no(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a line says no; with a unit or a place it corrects an order instead.

    In answer to a message that may be sent automatically, any no is one. `No need for more time` is none.
    """
    if topic(plain(text).text) is Topic.NO_MORE_TIME:
        return False
    return says_no(text) and (
        press_asked(request) is not None or not names_unit(text, for_answers(request, speaker))
    )


def _why_set_aside(speaker: Speaker, answer: Answer) -> Remark | None:
    """Return why a line is not carried out: its seat or phase is unknown; None if it is known."""
    if speaker.seat.sign_on_refused and _needs_seat(answer):
        return remark(MailRemark.SIGN_ON_REFUSED)
    if speaker.seat.no_phase is not None and isinstance(answer, OrderAnswer):
        return speaker.seat.no_phase
    nobodys = answer.kind in _OF_NOBODY if isinstance(answer, Problem) else _needs_seat(answer)
    return speaker.seat.gone if nobodys and speaker.seat.actor is None else None


def _needs_seat(answer: Answer) -> bool:
    return not isinstance(answer, Understood) or COMMANDS[type(answer.command)].who > Role.REGISTERED
