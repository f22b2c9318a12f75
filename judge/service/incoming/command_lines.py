"""Commands in an email: how one is carried out, why it is rejected, and when it waits for a YES."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import Confirm, Get, Practice, SignOff, SignOn, Yes
from judge.game.commands.member import Broadcast, Press
from judge.game.roles import Role
from judge.language.commands.press_blocks import doubt_in
from judge.language.prose import asks_only, is_sentence
from judge.language.secret_words import (
    secrets_in_press,
    secrets_of,
)
from judge.language.statements import (
    UNCERTAIN,
    Doubt,
    Prose,
    Statement,
    Topic,
    Understood,
)
from judge.language.text.topics import topic
from judge.language.text.typography import plain
from judge.notices.remarks import AnyRemark, MailRemark, OrderRemark, remark
from judge.notices.replies import LineReport, Treatment
from judge.service.allowance import Allowance
from judge.service.changes import not_signed_on
from judge.service.handlers.confirmation import (
    is_done_already,
)
from judge.service.handlers.creation import with_variant
from judge.service.handlers.doubtful_orders import (
    keep_command_aside,
    not_meant,
)
from judge.service.handlers.press import keep_press_aside, names_author
from judge.service.handlers.registry import HANDLERS
from judge.service.handlers.seat_lookup import own_seats
from judge.service.handlers.sign_on import misplaced_password, refuse_placeholder, too_many_passwords
from judge.service.incoming.line_reports import (
    report_prose,
    set_aside,
)
from judge.service.incoming.replies import (
    not_for_power,
    only_asks,
    too_little_for,
)
from judge.service.incoming.words_about_orders import (
    doubted_in_subject,
)
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.parked import asked_about_already, passed_meanwhile
from judge.service.passwords import own_secrets
from judge.service.redaction import redact_command
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript


def kept_aside(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    statement: Statement,
    understood: Understood,
) -> LineReport | None:
    """Return the report of a command that waits for a YES; None if it is carried out."""
    command = understood.command
    if isinstance(command, Press | Broadcast):
        doubt = understood.doubt or _why_press_waits(request, speaker, command)
        if not doubt:
            return None
        _keep_secrets(request, speaker, transcript, statement, command)
        return keep_press_aside(request, speaker, transcript, understood, doubt)
    if statement.block:
        return None
    wrong = understood.doubt or _why_waits(request, speaker, transcript, statement)
    return keep_command_aside(request, speaker, transcript, understood, wrong) if wrong else None


def _why_press_waits(request: Request, speaker: Speaker, press: Press | Broadcast) -> AnyRemark:
    """Return what above or in a message shows that it may not be meant; a sign before it names its reader."""
    wrong, claims = not_meant(request, speaker), speaker.seat.claims
    words = next((claims[about] for about in UNCERTAIN if about in claims), None)
    if wrong:
        return doubt_in(words.written.strip('"')) if words else wrong
    game = speaker.current_game(request.games)
    names = game is not None and names_author(game, speaker, press.body)
    return remark(OrderRemark.PRESS_NAMES_AUTHOR) if names else ""


def _why_waits(request: Request, speaker: Speaker, transcript: Transcript, statement: Statement) -> AnyRemark:
    """Return what above or before a command, or in the subject, shows it may not be meant; "" if none."""
    marked = remark(MailRemark.ORDERS_MARKED) if statement.doubt is Doubt.MARKED else ""
    wrong = not_meant(request, speaker) or marked
    return wrong or doubted_in_subject(request, speaker, transcript) or ""


def _keep_secrets(
    request: Request, speaker: Speaker, transcript: Transcript, statement: Statement, command: Command
) -> None:
    """Redact passwords in a command, and in the lines between its first line and its end."""
    transcript.keep_secret(request.games, *secrets_of(command), *misplaced_password(request, command))
    if (text := getattr(command, "body", getattr(command, "value", ""))) and isinstance(text, str):
        transcript.keep_secret(request.games, *secrets_in_press(text, request.games.names_game))
        if statement.block or hasattr(command, "body"):
            transcript.keep_secret(request.games, *own_secrets(request, speaker, text).words)
    elif statement.body:
        found = own_secrets(request, speaker, "", aside="\n".join(statement.body))
        transcript.keep_secret(request.games, *found.words, *found.near)


def carry_out(session: Session, statement: Statement, understood: Understood) -> LineReport:
    """Let a command's handler carry it out, and return the report of the outcome."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    command, line = understood.command, understood.line
    if isinstance(command, SignOff):
        return LineReport(line, understood.text, Treatment.DONE, remark(MailRemark.SIGNED_OFF))
    if isinstance(command, Practice):
        command = with_variant(command)
        understood = replace(understood, command=command)
    _keep_secrets(request, speaker, transcript, statement, command)
    transcript.current_line = line
    transcript.in_sentence = not statement.block and len(understood.text.strip()) < len(
        statement.text.strip()
    )
    refused = _refusal(request, speaker, session.allowance, statement, command)
    outcome = refused or HANDLERS[type(command)](session, command)
    return _reported(request, speaker, transcript, statement, understood, outcome)


def _refusal(
    request: Request, speaker: ChangingSpeaker, allowance: Allowance, statement: Statement, command: Command
) -> Outcome | None:
    """Return why a command is rejected before its handler is called; None if it is not."""
    return (
        refuse_placeholder(request, speaker, allowance, command)
        or too_many_passwords(request, speaker, command)
        or not_for_power(request, speaker, command)
        or only_asks(statement, command)
        or asked_about_already(request, speaker, command)
        or passed_meanwhile(request, command)
        or too_little_for(request, speaker, command)
    )


def _reported(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    statement: Statement,
    understood: Understood,
    outcome: Outcome,
) -> LineReport:
    """Return the report of a command with this outcome."""
    command, line = understood.command, understood.line
    if speaker.seat.sign_on_refused and outcome == not_signed_on():
        return set_aside(request, speaker, transcript, understood, remark(MailRemark.SIGN_ON_REFUSED))
    text = redact_command(statement.text, command, shown=_games_known(request, speaker, command, outcome))
    if (words := _as_prose(command, line, text, outcome)) is not None:
        return report_prose(request, speaker, transcript, words)
    if outcome == Rejected(remark(MailRemark.TOKEN_MISSING)) and speaker.seat.last_order:
        return LineReport(line, text, Treatment.IGNORED, remark(MailRemark.ANSWER_CONFIRMS))
    if isinstance(outcome, Done):
        transcript.effects += 1
        return LineReport(
            line,
            text,
            Treatment.DONE,
            outcome.remark,
            understood.assumed,
            notes=outcome.notes,
            press=outcome.press,
            personal=_is_personal(command),
        )
    said_twice = isinstance(command, Yes | Confirm) and is_done_already(outcome.remark)  # no mistake of his
    treatment = Treatment.DONE if said_twice else Treatment.REFUSED
    return LineReport(line, text, treatment, outcome.remark, understood.assumed)


def _games_known(request: Request, speaker: Speaker, command: Command, outcome: Outcome) -> Container[str]:
    """Return names of games that may be in the place of a SIGN ON's missing password."""
    if not isinstance(command, SignOn):
        return ()
    if isinstance(outcome, Done):
        return (speaker.seat.game or "",)
    return {game.name for game, _ in own_seats(request, speaker)}


def _as_prose(command: Command, line: int, text: str, outcome: Outcome) -> Prose | None:
    """Return a failed command's line as plain words, if it only began like a command; else None."""
    if outcome == Rejected(remark(MailRemark.NOTHING_WAITS_FOR_YES)):
        return Prose(line, text, Topic.OFFER, asks_only(text))
    if isinstance(command, Get) and isinstance(outcome, Rejected) and is_sentence(plain(text).text):
        return Prose(line, text, topic(plain(text).text))
    return None


def _is_personal(command: Command) -> bool:
    """Return whether a command is about its writer and no seat; SIGN ON says which seat the rest is for."""
    return COMMANDS[type(command)].who <= Role.REGISTERED and not isinstance(command, SignOn)
