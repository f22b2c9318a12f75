"""The answer to a mail: its reply, within limits, and a copy for the player whose power it spoke for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from judge.game.message import Message, paragraph
from judge.game.permissions import belongs, leaders, player, powers_shown
from judge.game.roles import Actor, Role
from judge.game.state import Game, Status
from judge.language.names import is_game_name
from judge.language.segmentation import taken_for_command
from judge.notices.notice import Addressee
from judge.notices.remarks import (
    GameRefusal,
    GameRemark,
    MailRemark,
    OrderRemark,
    PersonRemark,
    Remark,
    SeatRemark,
    remark,
)
from judge.notices.replies import (
    MINE,
    REPLY_BYTES,
    LineReport,
    Page,
    PageKind,
    Reply,
    SeatKey,
    SeatReport,
    Spent,
    Treatment,
)
from judge.notices.restricted import NO_PERSON, open_to_all, person_in, sender_in
from judge.notices.security import CopyForSpectator, CopyOfRecord, HeldBecause, lines_in
from judge.render.text.messages import said as words
from judge.rules.units import Power
from judge.service.handlers.inquiry import game_page, games_wanting, own_games_page
from judge.service.handlers.trials import trial_as_left
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
    may_quote,
    may_say_last,
    note_reply,
    nothing_understood,
    replies_of_its_kind,
    reply_room,
    waits_for_turn,
    why_unanswered,
)
from judge.service.incoming.master_copies import copy_to_master
from judge.service.opt_in import answer_later, note_written, waits_for_yes
from judge.service.outcomes import Hold
from judge.service.outgoing.left_out_notices import about_copy, about_master, may_tell
from judge.service.outgoing.post import post_notice, post_reply, waited
from judge.service.redaction import redact_subject
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_BEGINNING = 2000
"""Letters of a mail in which the game is looked for that its writer wants to join."""
ANSWERED_BY_RELEASED = "not answered: it only said YES to a mail that is answered"
SAID_LAST = "not answered, but told so: too many bytes went there today, without proof of who wrote"
ANSWERED_LATER = "answered later: many strangers were written to in this hour"
ASKED_OFTEN = "not answered: the address was asked often enough today whether it wants mail"
TOLD_ASKED_OFTEN = "asked often enough today whether it wants mail; its address was told"
TOO_LITTLE_ROOM = f"not answered: {AMPLIFICATION} times the bytes that came today, without proof of who wrote"


def answer(session: Session, released: Iterable[Session]) -> str:
    """Answer a mail and those it released, each by itself; why the mail gets no reply, "" if it gets one."""
    mails = (session, *released)
    for mail in mails:
        _copy_to_player(mail.request, mail.speaker, mail.transcript)
    first, *others = [mail for mail in mails if not _only_says_yes(mail.transcript)] or mails
    notes = [_reply(mail, _key(session, mail)) for mail in (first, *others)]
    return notes[0] if first is session else ANSWERED_BY_RELEASED


def _game_to_join(request: Request) -> str:
    """The game that a stranger may join: the one that their email names, or the first; "" for none."""
    wanting = [game.name for game in games_wanting(request)]
    said = set(re.findall(r"[\w-]+", f"{request.letter.subject} {request.letter.text[:_BEGINNING]}".lower()))
    return next((name for name in wanting if name in said), next(iter(wanting), ""))


def _key(session: Session, mail: Session) -> str:
    """The key of the answer to a mail; each YES to one that waits on has an answer of its own."""
    waits_on = mail is not session and mail.transcript.mail_parked
    return f"mail:{mail.request.mail}:waits:{session.request.mail}" if waits_on else mail.request.reply_key


def _only_says_yes(transcript: Transcript) -> bool:
    """Whether the mail held nothing but the YES to another, whose answer is enough."""
    read = [one.understood for one in transcript.reports if one.treatment is not Treatment.IGNORED]
    return read == [remark(MailRemark.YES_TAKEN)] and not transcript.kept_aside


def say_that_it_waits(session: Session, hold: Hold, *, asked: bool) -> None:
    """Reply to a sender who wrote from another address than the one that was asked for its word.

    Where somebody guesses, he is not told whether his password was right. Whoever had been asked too often is
    told that nothing waits.
    """
    request, transcript = session.request, session.transcript
    own = hold.person is not None and request.work.people.has(hold.person, request.letter.sender)
    if hold.because is HeldBecause.GUESSED and not own:
        transcript.unreadable = remark(MailRemark.MAIL_WAITS_IF_RIGHT)
    elif not asked:
        transcript.unreadable = remark(MailRemark.MAIL_NOT_ASKED)
    elif not own:
        transcript.unreadable = remark(MailRemark.MAIL_WAITS)
    if transcript.unreadable:
        _reply(session)


def say_that_it_is_set_aside(session: Session) -> None:
    """Reply that a mail could not be handled; should the keeper retry it, its own answer comes as well."""
    session.transcript.unreadable = remark(MailRemark.MAIL_SET_ASIDE)
    _reply(session, f"mail:{session.request.mail}:set-aside")


def _reply(session: Session, key: str = "") -> str:
    """Queue the reply to a mail; why there is none, "" if there is. A mail has one of each kind."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    letter, recent = request.letter, replies_of_its_kind(request, speaker, transcript)
    strangers = is_strangers(request, speaker, transcript)
    if strangers and waits_for_turn(request, speaker, transcript):
        answer_later(request, speaker)
        return ANSWERED_LATER
    room = reply_room(session)
    if keeps_orders(request, speaker, transcript) and not asks_about_orders(request, speaker, transcript):
        return _say_last(session, Spent.ORDERS) or TOO_LITTLE_ROOM
    if room < LEAST:
        return _say_last(session) or TOO_LITTLE_ROOM
    note = (
        ""
        if gave_word(request, transcript) or asks_about_orders(request, speaker, transcript)
        else why_unanswered(request, speaker, transcript, recent)
    )
    if note:
        return (_say_last(session) if session.allowance.wrong_passwords else "") or note
    quoted = not nothing_understood(request, speaker, transcript)
    repeats = may_quote(request, speaker, transcript)
    held = {seat: _seat(request, seat) for seat in transcript.seats}
    shown = _last_seat(held)
    game, power, role = (shown.game, shown.power, shown.role) if shown else (None, None, Role.ANYONE)
    reply = Reply(
        redact_subject(letter, _games_cancelled(request, letter.subject))
        if quoted and (repeats or not _is_theirs(request, speaker, transcript, letter.subject))
        else "",
        tuple(one if repeats else _unquoted(request, speaker, transcript, one) for one in transcript.reports)
        if quoted
        else (),
        tuple(
            one if repeats else _unquoted_page(request, speaker, transcript, one)
            for one in _pages(request, speaker, transcript, shown)
        ),
        game,
        power,
        role,
        transcript.kept_aside,
        transcript.unreadable,
        last_until=last_until(request, speaker, transcript, recent),
        last_in_vain=last_in_vain(request, speaker, transcript),
        room=room,
        rationed=room < REPLY_BYTES,
        seats=_seats(transcript, held),
        open_game=_game_to_join(request) if speaker.person is None else "",
        waits_for_yes=speaker.person is None
        and not transcript.mail_parked
        and waits_for_yes(request, speaker),
        came=request.now if waited(request.services, request.now) else None,
    )
    reader = Addressee(speaker.person, role, power) if speaker.person else None
    size = post_reply(
        request.services, request.work, reply, reader, letter, key or request.reply_key, request.now
    )
    count_reply(request, speaker, transcript, size)
    note_reply(request, speaker, transcript)
    if strangers:
        note_written(request, speaker, letter.sender)
    return ""


def say_that_it_was_asked_often(session: Session) -> str:
    """Reply to a mail in a newcomer's name, some times a day, that it does not wait; what became of it."""
    return TOLD_ASKED_OFTEN if _say_last(session, Spent.QUESTIONS) else ASKED_OFTEN


def _say_last(session: Session, spent: Spent | None = None) -> str:
    """Queue the reply that says, once a day of each, what there may be no more of today; "" for none.

    A wrong password has its own: pages that a forger asked for must not let its writer meet silence.
    """
    request, speaker = session.request, session.speaker
    spent = spent or (Spent.PASSWORDS if session.allowance.wrong_passwords else Spent.BYTES)
    if not may_say_last(request, speaker, spent):
        return ""
    reader = Addressee(speaker.person, Role.ANYONE) if speaker.person else None
    reply, key = Reply("", (), spent=spent), f"mail:{request.mail}:last"
    size = post_reply(request.services, request.work, reply, reader, request.letter, key, request.now)
    count_reply(request, speaker, session.transcript, size)
    return SAID_LAST


def _unquoted(request: Request, speaker: Speaker, transcript: Transcript, report: LineReport) -> LineReport:
    """The report of a line without words of its sender: a forger's are not carried to whom he names."""
    theirs = _their_words(request, speaker, transcript, report.text)
    shown = replace(
        report, text="" if theirs else report.text, unquoted=bool(theirs), assumed=(), column=0, read=""
    )
    said = report.understood
    if isinstance(said, Remark):
        return replace(shown, understood=said.without(partial(_is_theirs, request, speaker, transcript)))
    if isinstance(said, GameRefusal) and not _is_theirs(request, speaker, transcript, said.refused.detail):
        return shown
    if isinstance(said, str | Message) and not any(
        word in words(paragraph(said, report.hint)).lower() for word in theirs
    ):
        return shown
    done = report.treatment in (Treatment.DONE, Treatment.ORDER)
    why = remark(PersonRemark.DONE_UNQUOTED) if done else remark(PersonRemark.NOT_QUOTED)
    return replace(shown, understood=why, hint="")


def _pages(
    request: Request, speaker: Speaker, transcript: Transcript, shown: SeatReport | None
) -> Iterator[Page]:
    """The pages asked for, of the sender's own games and of each game as the whole mail leaves it."""
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
    """The page of a game that the mail has changed since; of one that it started, for the seat it got.

    It is as it was then for who has no longer that part in it, and where the mail had the phase judged.
    """
    if page.games[0].status is Status.FORMING and game.status is not Status.FORMING:
        mine = shown if shown is not None and shown.game.name == game.name else page
        return game_page(request, speaker, transcript, game, mine.role, mine.power)
    asked = (one for name, one in transcript.seats if name == game.name)
    held = any((one.role, one.power) == (page.role, page.power) and belongs(game, one) for one in asked)
    if (page.role is not Role.ANYONE and not held) or page.games[0].phase != game.phase:
        return page
    return replace(game_page(request, speaker, transcript, game, page.role, page.power), arrival=page.arrival)


def _unquoted_page(request: Request, speaker: Speaker, transcript: Transcript, page: Page) -> Page:
    """A page; a page of help that is asked for by words of the sender's own is that of all topics."""
    return (
        replace(page, topic="")
        if page.kind is PageKind.HELP and _is_theirs(request, speaker, transcript, page.topic)
        else page
    )


def _is_theirs(request: Request, speaker: Speaker, transcript: Transcript, value: object) -> bool:
    """Whether a value of a remark is text that the sender chose, and no word or game of ours."""
    return isinstance(value, str) and bool(_their_words(request, speaker, transcript, value))


def _their_words(request: Request, speaker: Speaker, transcript: Transcript, text: str) -> tuple[str, ...]:
    """The words of a text that are the sender's own."""
    keeper = request.services.judge_info.keeper
    own = (request.letter.sender, speaker.person.name if speaker.person else "", keeper)
    if text in own or text in transcript.redactor.allowed_tokens:
        return ()
    ours = request.services.composer.vocabulary()
    words = (word.strip(".,;:!?\"'()<>") for word in text.lower().split())
    return tuple(word for word in words if word and word not in ours and not _is_game(request, word))


def _is_game(request: Request, word: str) -> bool:
    return is_game_name(word) and request.games.up_to_date(word) is not None


def _games_cancelled(request: Request, subject: str) -> tuple[str, ...]:
    """The games that a subject like `cancel bravo` names, where a token could stand, but no password."""
    first, *words = taken_for_command(subject).lower().split() or [""]
    return tuple(word for word in words if first == "cancel" and _is_game(request, word))


_Held: TypeAlias = Mapping[SeatKey, SeatReport | None]
"""The seats a mail spoke for as they are at its end; None for one that its sender has left."""


def _last_seat(held: _Held) -> SeatReport | None:
    """The seat the mail spoke for last, if its sender has it still."""
    there = [seat for seat in held.values() if seat is not None]
    return there[-1] if there else None


def _seats(transcript: Transcript, held: _Held) -> tuple[SeatReport, ...]:
    """The seats of whose orders the reply tells: ordered for, only signed on to, or just become a power."""
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
    """Whether its mail had nothing to say at the master's own seat but for which power he acts."""
    return seat in became and not seat[1].acting


def _seat(request: Request, seat: SeatKey) -> SeatReport | None:
    """The seat as it is at the end of the mail; None if its sender has left it."""
    name, actor = seat
    game = request.games.up_to_date(name)
    if game is None:
        return None
    power = actor.power or _new_power(game, actor)
    if power == actor.power and not belongs(game, actor):
        return None
    return SeatReport(game, power, actor.role, request.games.judged_by_mail(name))


def _new_power(game: Game, actor: Actor) -> Power | None:
    """The power of a player who joined before his mail let the game start."""
    if actor.role is not Role.PLAYER:
        return None
    return next((seat.power for seat in game.seats if seat.person == actor.person), None)


def _only_asks_to_move(done: Iterable[LineReport]) -> bool:
    """Whether a mail did no more than to have its player asked at his address whether he moves."""
    keys = {one.understood.key if isinstance(one.understood, Remark) else None for one in done}
    formal = {
        *(GameRemark.SPEAKS_FOR_POWER, GameRemark.SPEAKS_AS_PLAYER, GameRemark.SPEAKS_AS_PLAYER_WISHING),
        MailRemark.SIGNED_OFF,
    }
    return PersonRemark.ADDRESS_WAITS in keys and keys <= {PersonRemark.ADDRESS_WAITS, *formal}


def _copy_to_player(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Tell each player of record when his power was spoken for from another address (seed 004 §1.2)."""
    for name, actor in transcript.seats:
        if actor.role is Role.MASTER and not actor.acting:
            copy_to_master(request, speaker, transcript, name, actor)
        game = request.games.up_to_date(name)
        owner = player(game, actor.power) if game and actor.acting else actor
        if game is None or actor.power is None or owner is None or not owner.person:
            continue
        record = request.work.people.get(owner.person)
        taken = (one for one in transcript.reports if one.treatment in (Treatment.ORDER, Treatment.DONE))
        ordered = tuple(one for one in taken if one.seat == (name, actor))
        own = record.address.lower() == request.letter.sender.lower()
        if not actor.acting and ordered:
            _copy_to_partners(request, speaker, game, actor, ordered)
            _copy_to_spectators(request, speaker, game, actor.power, ordered)
        if own or not ordered or _only_asks_to_move(ordered):
            continue
        grave = (name, actor) in transcript.passwords_set
        about = about_master(name, actor.power) if actor.acting else about_copy(name, actor.power)
        # The player must know of each letter.
        wrote = actor.acting and any(one.letter is not None for one in ordered)
        if not wrote and not may_tell(request.work, record.id, about, request.now, grave=grave):
            continue
        also = request.work.people.has(record.id, request.letter.sender)
        several = actor.acting and bool(game.co_masters)
        master = person_in(game, request.work.people.get(actor.person)) if several else NO_PERSON
        secret = None if also else game  # an address of their own tells them of nobody else
        sender = sender_in(secret, request.letter.sender)
        lines = lines_in(secret, ordered, request.letter.sender)
        notice = CopyOfRecord(game, actor.power, sender, lines, actor.acting, also, master=master)
        reader = Addressee(record, Role.PLAYER, actor.power)
        key = f"mail:{request.mail}:copy:{name}"
        post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


_OWN_AFFAIRS = frozenset(
    {
        *(GameRemark.SPEAKS_FOR_POWER, GameRemark.SEE_BELOW, GameRemark.SHOWN_ONCE, MailRemark.SIGNED_OFF),
        *(GameRemark.FILES_LISTED, GameRemark.VERSION_SHOWN, PersonRemark.PROFILE_EMPTY),
        *(key for key in OrderRemark if key.name.startswith("DIARY_")),
        *(
            key
            for key in PersonRemark
            if key.name.startswith(("ZONE_", "LANGUAGE_", "MAIL_", "MAP_", "CALENDAR_", "ALSO_"))
        ),
        *(PersonRemark.STYLE_SET, PersonRemark.LATE_NOT_TOLD, PersonRemark.PROFILE_SET),
        *(PersonRemark.STOPPED, PersonRemark.STOP_WANTS_PROOF),
        *(PersonRemark.ENTRY_CHANGED, PersonRemark.TOKEN_SENT, PersonRemark.ADDRESS_WAITS),
    }
)
"""What is a person's own, or shown to him alone, whoever leads a power with him."""


def _is_own_affair(report: LineReport) -> bool:
    return isinstance(report.understood, Remark) and report.understood.key in _OWN_AFFAIRS


def _copy_to_partners(
    request: Request, speaker: Speaker, game: Game, actor: Actor, done: tuple[LineReport, ...]
) -> None:
    """Send what a mail did for a power to the others who lead it; who comes or goes is told otherwise.

    What its sender asked for himself is not: a diary, a page.
    """
    people, sender, still = request.work.people, request.letter.sender, leaders(game, actor.power)
    others = [one for one in still if one.person != actor.person] if actor in still else []
    if not others or any(
        isinstance(one.understood, Remark) and one.understood.key is SeatRemark.PLAYS_TOO for one in done
    ):
        return
    done = tuple(one for one in done if not _is_own_affair(one))
    for one in others if done else ():
        if one.power is None or people.has(one.person, sender):
            continue
        own = people.has(actor.person, sender)
        shown, lines = open_to_all(sender), open_to_all(done)  # who leads a power together know each other
        notice = CopyOfRecord(game, one.power, shown, lines, beside=True, also=own)
        reader = Addressee(request.work.people.get(one.person), Role.PLAYER, one.power)
        key = f"mail:{request.mail}:beside:{game.name}:{one.person}"
        post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


def _copy_to_spectators(
    request: Request, speaker: Speaker, game: Game, power: Power, done: tuple[LineReport, ...]
) -> None:
    """Send the orders and letters of a mail to those whom the power's player lets see them."""
    lines = tuple(one for one in done if one.treatment is Treatment.ORDER or one.letter is not None)
    receipts = [one.person for one in game.seat(power).spectators if one.receipts]
    for person in receipts if lines else ():
        if power in powers_shown(game, person):
            notice = CopyForSpectator(game, power, lines)
            reader = Addressee(request.work.people.get(person), Role.OBSERVER, power)
            key = f"mail:{request.mail}:spectator:{game.name}:{person}"
            post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)
