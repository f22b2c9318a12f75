"""The answer to an email: its reply, within limits, and copies for the people it concerns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from judge.game.permissions import belongs
from judge.game.roles import Actor, Role
from judge.game.state import Game, Status
from judge.notices.notice import Addressee
from judge.notices.remarks import MailRemark, Remark, remark
from judge.notices.replies import (
    MINE,
    REPLY_BYTES,
    Page,
    PageKind,
    Reply,
    SeatKey,
    SeatReport,
    Spent,
    Treatment,
)
from judge.notices.security import HeldBecause
from judge.rules.units import Power
from judge.service.handlers.confirmation import is_unclear
from judge.service.handlers.inquiry import game_page, games_wanting, own_games_page
from judge.service.handlers.open_proposals import is_asked_again
from judge.service.handlers.trials import trial_as_left
from judge.service.handlers.withdrawals import others_asked
from judge.service.incoming.copies import send_copies
from judge.service.incoming.limits.reply_limits import (
    AMPLIFICATION,
    LEAST,
    asks_about_orders,
    count_reply,
    gave_word,
    is_strangers,
    keeps_orders,
    last_in_vain,
    last_until,
    may_say_last,
    note_reply,
    replies_of_its_kind,
    reply_room,
    waits_for_turn,
    why_unanswered,
)
from judge.service.incoming.repeated_words import repeated_words
from judge.service.opt_in import answer_later, note_written, waits_for_yes
from judge.service.outcomes import Hold
from judge.service.outgoing.post import post_reply, waited
from judge.service.parked import question_open
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_BEGINNING = 2000
"""How many letters of an email are searched for the game that its writer wants to join."""
ANSWERED_BY_RELEASED = "not answered: it only said YES to a mail that is answered"
SAID_LAST = "not answered, but told so: too many bytes went there today, without proof of who wrote"
ANSWERED_LATER = "answered later: many strangers were written to in this hour"
ASKED_OFTEN = "not answered: the address was asked often enough today whether it wants mail"
TOLD_ASKED_OFTEN = "asked often enough today whether it wants mail; its address was told"
TOO_LITTLE_ROOM = f"not answered: {AMPLIFICATION} times the bytes that came today, without proof of who wrote"


def answer(session: Session, released: Iterable[Session]) -> str:
    """Answer an email and each of those it released; return why it gets no reply, "" if it gets one."""
    mails = (session, *released)
    for mail in mails:
        send_copies(mail.request, mail.speaker, mail.transcript)
    first, *others = [mail for mail in mails if not _only_says_yes(mail.transcript)] or mails
    notes = [_reply(mail, _key(session, mail)) for mail in (first, *others)]
    return notes[0] if first is session else ANSWERED_BY_RELEASED


def _game_to_join(request: Request) -> str:
    """Return the game that a stranger may join: the one their email names, or the first; "" if none."""
    wanting = [game.name for game in games_wanting(request)]
    said = set(re.findall(r"[\w-]+", f"{request.email.subject} {request.email.text[:_BEGINNING]}".lower()))
    return next((name for name in wanting if name in said), next(iter(wanting), ""))


def _key(session: Session, mail: Session) -> str:
    """Return the key of the answer to an email; each YES to one that still waits has an answer of its own."""
    waits_on = mail is not session and mail.transcript.mail_parked
    return (
        f"mail:{mail.request.email_id}:waits:{session.request.email_id}"
        if waits_on
        else mail.request.reply_key
    )


def _only_says_yes(transcript: Transcript) -> bool:
    """Return whether the email held only the YES to another email, whose answer is enough."""
    read = [one.understood for one in transcript.reports if one.treatment is not Treatment.IGNORED]
    return read == [remark(MailRemark.YES_TAKEN)] and not transcript.kept_aside


def say_that_it_waits(session: Session, hold: Hold, *, asked: bool) -> None:
    """Reply to a sender who wrote from another address than the one that was asked to confirm.

    If somebody guesses passwords, they are not told whether one was right. If the player was asked too often,
    the reply says that nothing waits.
    """
    request, transcript = session.request, session.transcript
    own = hold.person is not None and request.work.people.has(hold.person, request.email.sender)
    if hold.because is HeldBecause.GUESSED and not own:
        transcript.unreadable = remark(MailRemark.MAIL_WAITS_IF_RIGHT)
    elif not asked:
        transcript.unreadable = remark(MailRemark.MAIL_NOT_ASKED)
    elif not own:
        transcript.unreadable = remark(MailRemark.MAIL_WAITS)
    if transcript.unreadable:
        _reply(session)


def say_that_it_is_set_aside(session: Session) -> None:
    """Reply that an email could not be handled; if the keeper retries it, its own answer is sent as well."""
    session.transcript.unreadable = remark(MailRemark.MAIL_SET_ASIDE)
    _reply(session, f"mail:{session.request.email_id}:set-aside")


def _reply(session: Session, key: str = "") -> str:
    """Queue the reply to an email; return why there is none, "" if there is. An email has one per kind."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    recent = replies_of_its_kind(request, speaker, transcript)
    strangers = is_strangers(request, speaker, transcript)
    if strangers and waits_for_turn(request, speaker, transcript):
        answer_later(request, speaker)
        return ANSWERED_LATER
    room = reply_room(session)
    if note := _why_silent(session, recent, room):
        return note
    reply = _composed(request, speaker, transcript, recent, room)
    reader = Addressee(speaker.person, reply.role, reply.power) if speaker.person else None
    key = key or request.reply_key
    size = post_reply(request.services, request.work, reply, reader, request.email, key, request.now)
    count_reply(request, speaker, transcript, size)
    note_reply(request, speaker, transcript)
    if strangers:
        note_written(request, speaker, request.email.sender)
    return ""


def _why_silent(session: Session, recent: int, room: int) -> str:
    """Return why an email gets no reply, or only the last one, which says so; "" if it gets one.

    Questions about orders, and replies to a confirmation that was asked for, are limited when the judge asks.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    asks = asks_about_orders(request, speaker, transcript)
    if keeps_orders(request, speaker, transcript) and not asks:
        return _say_last(session, Spent.ORDERS) or TOO_LITTLE_ROOM
    if room < LEAST:
        return _say_last(session) or TOO_LITTLE_ROOM
    if asks or gave_word(request, transcript):
        return ""
    note = why_unanswered(request, speaker, transcript, recent)
    told = _say_last(session) if note and session.allowance.wrong_passwords else ""
    return told or note


def _composed(request: Request, speaker: Speaker, transcript: Transcript, recent: int, room: int) -> Reply:
    """Return the reply to an email, with `recent` replies before it in this hour and `room` for its text."""
    repeated = repeated_words(request, speaker, transcript)
    held = {seat: _seat(request, seat) for seat in transcript.seats}
    shown, unknown = _last_seat(held), speaker.person is None
    asks_stranger = unknown and not transcript.mail_parked and waits_for_yes(request, speaker)
    return Reply(
        repeated.subject(),
        repeated.reports(),
        tuple(map(repeated.page, _pages(request, speaker, transcript, shown))),
        shown.game if shown else None,
        shown.power if shown else None,
        shown.role if shown else Role.ANYONE,
        transcript.kept_aside,
        transcript.unreadable,
        last_until=last_until(request, speaker, transcript, recent),
        last_in_vain=last_in_vain(request, speaker, transcript),
        room=room,
        rationed=room < REPLY_BYTES,
        seats=_seats(transcript, held),
        question_open=None if asks_stranger else _question_open(request, speaker, transcript),
        open_game=_game_to_join(request) if unknown else "",
        waits_for_yes=asks_stranger,
        came=request.now if waited(request.services, request.now) else None,
    )


def _question_open(request: Request, speaker: Speaker, transcript: Transcript) -> Remark | None:
    """Return what the answered emails asked, if this email neither answers it nor has another effect.

    If they asked nothing, it may be what others were asked for its sender.
    """
    did = (Treatment.DONE, Treatment.ORDER)
    if any(one.treatment in did or is_unclear(one.understood) for one in transcript.reports):
        return None
    if any(is_asked_again(one) for one in transcript.reports):
        return None
    return question_open(request) or others_asked(request, speaker)


def say_that_it_was_asked_often(session: Session) -> str:
    """Reply to an email in a newcomer's name, some times a day, that it does not wait; return the outcome."""
    return TOLD_ASKED_OFTEN if _say_last(session, Spent.QUESTIONS) else ASKED_OFTEN


def _say_last(session: Session, spent: Spent | None = None) -> str:
    """Queue the reply that says, once a day per kind, that the daily limit is reached; "" if none is due.

    Wrong passwords are counted separately. Otherwise a forger who asks for pages could leave a person who
    mistyped their password without any reply.
    """
    request, speaker = session.request, session.speaker
    spent = spent or (Spent.PASSWORDS if session.allowance.wrong_passwords else Spent.BYTES)
    if not may_say_last(request, speaker, spent):
        return ""
    reader = Addressee(speaker.person, Role.ANYONE) if speaker.person else None
    reply, key = Reply("", (), spent=spent), f"mail:{request.email_id}:last"
    size = post_reply(request.services, request.work, reply, reader, request.email, key, request.now)
    count_reply(request, speaker, session.transcript, size)
    return SAID_LAST


def _pages(
    request: Request, speaker: Speaker, transcript: Transcript, shown: SeatReport | None
) -> Iterator[Page]:
    """Yield the pages asked for, and those of the sender's games as they are after the whole email."""
    for page in transcript.pages.values():
        if page.kind is PageKind.GAMES and page.topic == MINE:
            yield own_games_page(request, speaker)
            continue
        if page.kind is PageKind.TRIAL:
            yield trial_as_left(request, speaker, page)
            continue
        game = request.games.up_to_date(page.topic) if page.kind is PageKind.GAME else None
        yield (
            page
            if game is None or game is page.games[0]
            else _as_left(request, speaker, transcript, page, game, shown)
        )


def _as_left(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    page: Page,
    game: Game,
    shown: SeatReport | None,
) -> Page:
    """Return the page of a game as the email left it; of a game that it started, for the seat given out.

    The page stays as it was if the sender no longer has that part in the game, or if the email had the phase
    adjudicated.
    """
    if page.games[0].status is Status.FORMING and game.status is not Status.FORMING:
        mine = shown if shown is not None and shown.game.name == game.name else page
        return game_page(request, speaker, transcript, game, mine.role, mine.power)
    asked = (one for name, one in transcript.seats if name == game.name)
    held = any((one.role, one.power) == (page.role, page.power) and belongs(game, one) for one in asked)
    if (page.role is not Role.ANYONE and not held) or page.games[0].phase != game.phase:
        return page
    return replace(game_page(request, speaker, transcript, game, page.role, page.power), arrival=page.arrival)


_Held: TypeAlias = Mapping[SeatKey, SeatReport | None]
"""The seats an email spoke for, as they are at its end; None for one that its sender has left."""


def _last_seat(held: _Held) -> SeatReport | None:
    """Return the seat that the email spoke for last, if its sender still has it."""
    there = [seat for seat in held.values() if seat is not None]
    return there[-1] if there else None


def _seats(transcript: Transcript, held: _Held) -> tuple[SeatReport, ...]:
    """Return the seats whose orders the reply shows: ordered for, only signed on to, or newly a power."""
    found = ((seat, held[seat], said) for seat, said in transcript.seats.items())
    acts = {(name, actor.person) for name, actor in transcript.seats if actor.acting}
    became = {one for one, said in transcript.seats.items() if not said and (one[0], one[1].person) in acts}
    several = len(transcript.seats) > 1
    return tuple(
        seat
        for one, seat, said in found
        if seat
        and (not said or any(said) or seat.power != one[1].power or (several and not seat.game.seats))
        and not _only_became(one, became)
    )


def _only_became(seat: SeatKey, became: Iterable[SeatKey]) -> bool:
    """Return whether the email did nothing at the GM's own seat except choosing the power to act for."""
    return seat in became and not seat[1].acting


def _seat(request: Request, seat: SeatKey) -> SeatReport | None:
    """Return the seat as it is at the end of the email; None if its sender has left it."""
    name, actor = seat
    game = request.games.up_to_date(name)
    if game is None:
        return None
    power = actor.power or _new_power(game, actor)
    if power == actor.power and not belongs(game, actor):
        return None
    return SeatReport(game, power, actor.role, request.games.judged_by_mail(name))


def _new_power(game: Game, actor: Actor) -> Power | None:
    """Return the power of a player who joined before their email let the game start."""
    if actor.role is not Role.PLAYER:
        return None
    return next((seat.power for seat in game.seats if seat.person == actor.person), None)
