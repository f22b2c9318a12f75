"""Requests: what a player asks the GM for, who answers YES or no, and what the player is told then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from judge.game.anonymity import anonymous, is_nonplaying_master
from judge.game.commands.master import AcceptLate
from judge.game.events import Event, LateOrders
from judge.game.permissions import power_of
from judge.game.roles import Actor, Guest, PersonId, Role
from judge.game.state import Game
from judge.language.answer_words import is_confirm, is_yes
from judge.language.for_judge import begins_on_any_board
from judge.language.reading import read
from judge.language.secret_lines import may_hold_secret
from judge.language.sign_on_form import passwords_by_form
from judge.language.statements import Statement, Understood
from judge.memo import once
from judge.notices.notice import Addressee
from judge.notices.phases import LateOrdersTold
from judge.notices.remarks import MailRemark, MasterRemark, Remark, remark
from judge.notices.security import Answer, MasterAsked
from judge.records import CounterKind, Email, ParkedCommand, ParkedItem, Proof, Settlement
from judge.rules.units import Power
from judge.service.changes import apply, not_signed_on
from judge.service.handlers.seat_lookup import sign_on_places
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_notice
from judge.service.outgoing.requests import earlier_part, moments_of, post_answer, siblings
from judge.service.own_statements import lines_of
from judge.service.parked import TOKEN_LIFE
from judge.service.passwords import own_secrets
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_HOUR = timedelta(hours=1)
_QUESTIONS_AN_HOUR = 5
_WORDS = 1_500
"""Letters of someone's own words that go with a request or its answer."""


def written(at: datetime) -> str:
    """Return a moment as it is written in a parked line."""
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


class Asked(NamedTuple):
    """What a person asks of the GMs of a game: which line, for which power, until when, and of which GMs."""

    person: PersonId
    content: ParkedCommand
    power: Power | None = None
    until: datetime | None = None
    masters: Sequence[Guest] | None = None


def ask_for_line(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    actor: Actor,
    line: str,
    until: datetime,
) -> Rejected | None:
    """Ask the GM for what only they can allow.

    The player is told if the GM says no, or nothing `until` then. The player's own words beside the line go
    with it, if the GM may know whose they are.
    """
    content = ParkedCommand(line, actor.person, power_of(actor))
    return ask_master(request, speaker, transcript, game, Asked(actor.person, content, actor.power, until))


def ask_master(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, asked: Asked
) -> Rejected | None:
    """Park a line for each of the GMs and mail them its token; refuse after too many questions."""
    counters, who, about = request.work.counters, str(asked.person), f"{game.name}:master"
    if counters.count(CounterKind.ASKED, request.now, _HOUR, who, about) >= _QUESTIONS_AN_HOUR:
        return Rejected(remark(MasterRemark.MASTER_ASKED_OFTEN))
    counters.add(CounterKind.ASKED, who, about, request.now)
    for one in game.masters if asked.masters is None else asked.masters:
        _ask(request, speaker, transcript, game, one.person, asked)
    return None


def _ask(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, master: PersonId, asked: Asked
) -> None:
    content, expires = asked.content, asked.until or request.now + TOKEN_LIFE
    token, digest = request.services.passwords.token()
    transcript.redactor.allow_token(token)
    request.work.parked_items.park(ParkedItem(digest, master, game.name, content, expires))
    told = is_nonplaying_master(game, Role.MASTER, master) or not anonymous(game)
    words = own_words(request, speaker, transcript) if told and content.asker else ""
    transcript.words_passed_on |= bool(words)
    times = moments_of(content.line)
    shown, part = asked.power if told else None, earlier_part(request.work, game, content.line)
    notice = MasterAsked(game, content.line, shown, token, expires, times, words, part)
    reader = Addressee(request.work.people.get(master), Role.MASTER)
    key = f"mail:{request.email_id}:confirm:{digest[:16]}"
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


def own_words(request: Request, speaker: Speaker, transcript: Transcript) -> str:
    """Return what an email says in plain words: no command, order or message.

    Passwords in it are masked.
    """
    words = _prose(request.email)[:_WORDS].strip()
    transcript.keep_secret(request.games, *own_secrets(request, speaker, words).words)
    transcript.keep_secret(
        request.games, *passwords_by_form(words.split("\n"), sign_on_places(request, speaker))
    )
    return words


@once
def _prose(email: Email) -> str:
    return "\n".join(one.text for one in lines_of(email) if not _is_for_judge(one.text))


def _is_for_judge(line: str) -> bool:
    answers = is_confirm(line) or is_yes(line)
    return answers or begins_on_any_board(line) or may_hold_secret(line)


def is_request(item: ParkedItem) -> bool:
    """Return whether a player asked for what is parked."""
    return isinstance(item.content, ParkedCommand) and bool(item.content.asker)


def refuse_request(request: Request, speaker: Speaker, transcript: Transcript, item: ParkedItem) -> None:
    """Tell the person who asked that the GM said no, and in which words; no other GM is asked further."""
    words = own_words(request, speaker, transcript)
    transcript.words_passed_on |= bool(words)
    post_answer(speaker.as_cause(request.services), request.work, item, Answer.REFUSED, request.now, words)
    forget_siblings(request, item, Settlement.DROPPED)


def note_answer(request: Request, speaker: Speaker, item: ParkedItem, *, done: bool) -> None:
    """Note a yes: all are told by what it does; of one that came too late only the person who asked."""
    forget_siblings(request, item, Settlement.DONE if done else Settlement.DROPPED)
    if not done:
        post_answer(speaker.as_cause(request.services), request.work, item, Answer.TOO_LATE, request.now)


def forget_siblings(request: Request, item: ParkedItem, settlement: Settlement) -> None:
    """Drop the same request to other GMs, as one has answered; a later answer is told the outcome."""
    for other in siblings(request.work, item):
        request.work.parked_items.take(other.digest, request.now)
        request.work.counters.add(CounterKind.SETTLED, other.digest, settlement, request.now)


# A no to a line that waits: what happens to it, and who is told with which words.


def refuse_line(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, item: ParkedItem, line: str
) -> Remark:
    """Drop a line that waited; the person who waits for the GM's decision on it is told of the no."""
    if is_request(item):
        refuse_request(request, speaker, transcript, item)
        return remark(MailRemark.REQUEST_REFUSED, command=line)
    return _decline_late(request, speaker, transcript, item, line) or remark(
        MailRemark.COMMAND_CANCELLED, command=line
    )


def _decline_late(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, item: ParkedItem, line: str
) -> Remark | None:
    """Return the GM's no to late orders; None if the line asks for none, or they no longer wait."""
    game = request.games.up_to_date(item.game) if item.game else None
    if game is None or not game.is_run_by(item.person):
        return None
    with speaker.speaking_as(game, Actor(Role.MASTER, item.person), Proof(confirmed=True)):
        answer = next(iter(read(Statement(1, line), speaker.context(request))), None)
        if not isinstance(answer, Understood) or not isinstance(answer.command, AcceptLate):
            return None
        events = apply(request, speaker, transcript, replace(answer.command, declined=True))
    if isinstance(events, Rejected):
        return None
    _tell_declined(request, speaker, transcript, game, events)
    forget_siblings(request, item, Settlement.DROPPED)
    again = line.removesuffix(f" {game.phase.mail_code}") if game.phase else line
    return remark(MasterRemark.LATE_DECLINED, command=again)


def accept_late(request: Request, speaker: Speaker, transcript: Transcript, command: AcceptLate) -> Outcome:
    """Count late orders, or tell their players that they do not count."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if not command.declined:
        return Done(remark(MasterRemark.LATE_ACCEPTED))
    _tell_declined(request, speaker, transcript, game, outcome)
    name = "" if command.power is None else f" {game.variant.power(command.power).name}"
    return Done(remark(MasterRemark.LATE_DECLINED, command=f"ACCEPT LATE{name}"))


def _tell_declined(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, events: Sequence[Event]
) -> None:
    """Tell the players of late orders that the GM said no, and in which words."""
    assert game.phase is not None
    words = own_words(request, speaker, transcript)
    transcript.words_passed_on |= bool(words)
    for late in events:
        if not isinstance(late, LateOrders):
            continue
        notice = LateOrdersTold(game, late.power, game.phase, late, words=words)
        for person in game.seat(late.power).players:
            reader = Addressee(request.work.people.get(person), Role.PLAYER, late.power)
            key = f"mail:{request.email_id}:late:{late.power}"
            post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)
