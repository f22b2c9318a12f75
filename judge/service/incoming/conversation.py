"""A mail's lines one by one: read against where the sender stands, put to a handler, reported."""

from __future__ import annotations

from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import SignOff, SignOn
from judge.game.roles import Role
from judge.language.keywords import names_phase
from judge.language.names import is_game_name
from judge.language.problems import Problem
from judge.language.reading import A_GREETING, read, statements
from judge.language.secret_words import possible_secrets, secrets_of
from judge.language.statements import (
    Answer,
    Heading,
    Ignored,
    Statement,
    Understood,
)
from judge.language.subject import in_subject
from judge.service.handlers import orders
from judge.service.handlers.doubtful_orders import (
    contradiction_of,
    keep_aside,
    note_heading,
    park_doubtful_orders,
)
from judge.service.handlers.orders import OrderAnswer
from judge.service.handlers.registry import HANDLERS
from judge.service.notices.remarks import AnyRemark, Remark, RemarkKey, remark
from judge.service.notices.replies import LineReport, Treatment
from judge.service.order_sets import end_sets
from judge.service.session import Done, Session
from judge.service.trust.redaction import redact_command, redact_unread

MOST_LINES = 500
"""A mail with more for the judge than this is none a person wrote."""


def read_mail(session: Session) -> None:
    """Work through a mail; every line ends up in `session.reports`, or `session.unreadable` says why none."""
    session.unreadable = session.letter.unreadable or _read_lines(session)


def _read_lines(session: Session) -> Remark | None:
    """Why nothing was done, None if something was tried."""
    spoken, ignored = statements(session.letter.text)
    if len(spoken) > MOST_LINES:
        return remark(RemarkKey.TOO_MANY_LINES, lines=len(spoken), most=MOST_LINES)
    for line in ignored:
        if line.why != A_GREETING:
            keep_secret(session, *possible_secrets(line.text))
        session.reports.append(LineReport(line.line, line.text, Treatment.IGNORED, line.why))
    run: list[OrderAnswer] = []
    for statement in (*in_subject(session.letter.subject), *spoken):
        run = _take(session, statement, run)
        if session.held_for is not None:
            return None
    orders.give_orders(session, run)
    end_sets(session)
    session.kept_aside = park_doubtful_orders(session)
    session.reports.sort(key=lambda report: report.line)
    return None


def _take(session: Session, statement: Statement, run: list[OrderAnswer]) -> list[OrderAnswer]:
    """One statement; orders are gathered so that a run of them reaches the game in one piece."""
    for answer in read(statement, session.context()):
        if isinstance(answer, Ignored):
            session.reports.append(
                LineReport(answer.line, answer.text, Treatment.IGNORED, _why(session, answer))
            )
            continue
        if isinstance(answer, Heading):
            session.reports.append(note_heading(session, answer))
            continue
        if session.speaker.sign_on_refused and _needs_seat(answer):
            session.reports.append(_aside(session, answer, remark(RemarkKey.SIGN_ON_REFUSED)))
        elif session.speaker.phase_unknown and isinstance(answer, OrderAnswer):
            session.reports.append(_aside(session, answer, remark(RemarkKey.PHASE_UNKNOWN)))
        elif isinstance(answer, OrderAnswer):
            session.speaker.last_order = answer.line
            wrong = contradiction_of(session, answer)
            if wrong:
                session.reports.append(keep_aside(session, answer, wrong))
            else:
                run.append(answer)
        else:
            orders.give_orders(session, run)
            run = []
            session.reports.append(_settle(session, statement, answer))
    return run


def _why(session: Session, ignored: Ignored) -> AnyRemark:
    """Why a line is ignored; a heading that parts the orders leads those below it to their phase."""
    phase = orders.start_section(session, ignored.opens) if ignored.opens else None
    return remark(RemarkKey.HEADING_LEADS, heading=ignored.why, phase=phase) if phase else ignored.why


def _needs_seat(answer: Answer) -> bool:
    """Whether a line would speak for the wrong seat after a SIGN ON that was refused."""
    return not isinstance(answer, Understood) or COMMANDS[type(answer.command)].who > Role.REGISTERED


def _aside(session: Session, answer: Answer, why: Remark) -> LineReport:
    keep_secret(session, *possible_secrets(answer.text))
    (text,) = redact_unread(answer.text)
    return LineReport(answer.line, text, Treatment.IGNORED, why)


def _settle(session: Session, statement: Statement, answer: Understood | Problem) -> LineReport:
    if isinstance(answer, Problem):
        keep_secret(session, *possible_secrets(answer.text))
        session.speaker.phase_unknown |= names_phase(answer.text)
        return _refused(answer)
    if isinstance(answer.command, SignOff):
        return LineReport(answer.line, answer.text, Treatment.DONE, remark(RemarkKey.SIGNED_OFF))
    keep_secret(session, *secrets_of(answer.command), *_misplaced(session, answer.command))
    session.current_line = answer.line
    outcome = HANDLERS[type(answer.command)](session, answer.command)
    text = redact_command(statement.text, answer.command)
    if isinstance(outcome, Done):
        session.effects += 1
        return LineReport(answer.line, text, Treatment.DONE, outcome.remark, answer.assumed)
    return LineReport(answer.line, text, Treatment.REFUSED, outcome.remark, answer.assumed)


def _refused(problem: Problem) -> LineReport:
    text, message, read_as, hint = redact_unread(problem.text, problem.message, problem.read, problem.hint)
    return LineReport(problem.line, text, Treatment.REFUSED, message, (), problem.column, read_as, hint)


def _misplaced(session: Session, command: Command) -> tuple[str, ...]:
    """The password in `SIGNON aalpha tulip rose`: a game stands where a seat would."""
    if not isinstance(command, SignOn) or not command.seat:
        return ()
    seat = command.seat.lower()
    named = [session.games.up_to_date(name) for name in (seat, seat[1:]) if name]
    return (command.game,) if any(named) else ()


def keep_secret(session: Session, *words: str) -> None:
    """Keep these words from everybody; the name of a game is no secret, wherever it stands."""
    session.redactor.add_secrets(word for word in words if not _names_game(session, word.lower()))


def _names_game(session: Session, word: str) -> bool:
    return is_game_name(word) and session.games.up_to_date(word) is not None
