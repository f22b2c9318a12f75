"""Held emails: kept as a whole until confirmed, because their own domain disowns them or proof is weak."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

from judge.game.anonymity import anonymous, is_public
from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import (
    Confirm,
    Create,
    Observe,
    OtherAddress,
    Practice,
    Register,
    SignOn,
    Yes,
)
from judge.game.commands.member import SetPreference
from judge.game.roles import PersonId, Role
from judge.language.reading import read
from judge.language.statements import Context, Understood
from judge.language.text.subjects import in_subject
from judge.notices.notice import Addressee
from judge.notices.remarks import MailRemark, PersonRemark, remark
from judge.notices.replies import Treatment
from judge.notices.restricted import sender_in, subject_in
from judge.notices.security import HeldBecause, MailHeld
from judge.records import CounterKind, Email, ParkedEmail, ParkedItem, Person
from judge.service.allowance import Allowance
from judge.service.answered_emails import with_answered
from judge.service.echoes import holds_our_text
from judge.service.handlers.seat_lookup import matching_seats, named_game
from judge.service.incoming.held_lines import lines_for
from judge.service.incoming.limits.reply_limits import count_reply, room_for_question
from judge.service.incoming.mail_lines import carry_out_lines
from judge.service.opt_in import ANSWER_LIFE, answered_tokens, ask, ask_later, may_ask, may_ask_now
from judge.service.outcomes import Hold, Release
from judge.service.outgoing.left_out_notices import about_held, may_tell
from judge.service.outgoing.post import post_notice
from judge.service.own_statements import statements_of
from judge.service.parked import TOKEN_LIFE
from judge.service.request import Request
from judge.service.session import Session, open_session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.variants.load import glued_power_names

HOUR = timedelta(hours=1)
_SIGN_ONS_TRIED = 5
"""How many SIGN ON lines of a disowned email have their passwords checked."""
_KINDS_SHOWN = 6
"""How many kinds of commands a question names."""
_OWN_WORDS = re.compile(r"[A-Z]+(?: [A-Z]+(?![|A-Z]))*")


def only_confirmations(request: Request) -> Email | None:
    """Return a disowned email cut down to its CONFIRM lines with valid tokens; None if there are none.

    Such a token is proof.
    """
    lines = [
        statement.text
        for statement, command in _commands(request)
        if isinstance(command, Confirm | Yes) and _is_live(request, command)
    ]
    if not lines or (not in_subject(request.email.subject) and holds_our_text(request, request.email)):
        return None
    subject = "" if in_subject(request.email.subject) else request.email.subject
    return replace(request.email, subject=subject, text="\n".join(lines))


def _is_live(request: Request, command: Confirm | Yes) -> bool:
    """Return whether something waits for a confirmation with its token, or with the email it answers."""
    tokens = (command.token,) if command.token else answered_tokens(request.email)
    digests = map(request.services.passwords.digest, tokens)
    return any(request.work.parked_items.waits(digest, request.now) for digest in digests)


def people_concerned(request: Request, speaker: Speaker, allowance: Allowance) -> tuple[PersonId, ...]:
    """Return the people a disowned email may be from: the owners of its address and of its passwords."""
    found = [speaker.person.id] if speaker.person else []
    signs = [command for _, command in _commands(request) if isinstance(command, SignOn)]
    for command in signs[:_SIGN_ONS_TRIED]:
        place = named_game(request, speaker, allowance, command)
        if place is None:
            continue
        game, seat = place
        found += [
            actor.person
            for actor, hashed in matching_seats(speaker, game, seat.strip("?"))
            if request.services.passwords.matches(command.password, hashed)
        ]
    return tuple(dict.fromkeys(found))


def _commands(request: Request) -> Iterator[tuple[Any, Any]]:
    """Yield the statements of an email that are commands, read without a game."""
    context = Context(request.now, "UTC", glued_powers=glued_power_names)
    email = request.email
    for statement in (*in_subject(email.subject), *statements_of(email)[0]):
        for answer in read(statement, context):
            if isinstance(answer, Understood):
                yield statement, answer.command


def hold_weak_mail(session: Session, hold: Hold) -> bool:
    """Hold an email with too little proof; return False if its player was asked often enough this hour.

    If somebody guessed a password wrong, there is nothing to hold.
    """
    if hold.person is None:
        return True
    if not may_tell(session.request.work, hold.person, about_held(hold.game), session.request.now):
        return False
    hold_mail(session, (hold.person,), hold.game, hold.because, as_reply=hold.as_reply)
    return True


def hold_mail(
    session: Session,
    people: tuple[PersonId, ...],
    game: str,
    because: HeldBecause,
    *,
    as_reply: bool = False,
) -> None:
    """Hold the email until one of these people confirms it; ask each once an hour about disowned mail."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    for person in people:
        if because is HeldBecause.DISOWNED and request.work.counters.count(
            CounterKind.HELD, request.now, HOUR, who=str(person)
        ):
            continue
        request.work.counters.add(CounterKind.HELD, str(person), str(request.email_id), request.now)
        token, digest = request.services.passwords.token()
        transcript.redactor.allow_token(token)
        expires = request.now + TOKEN_LIFE
        transcript.mail_parked = True
        content = ParkedEmail(request.email_id, as_reply)
        request.work.parked_items.park(ParkedItem(digest, person, game, content, expires))
        email, found = request.email, request.work.games.get(game) if game else None
        reader = Addressee(request.work.people.get(person), Role.REGISTERED)
        shown = not _hides_sender_from(request, reader.person)
        sender, subject = (email.sender, email.subject) if shown else ("", "")
        notice = MailHeld(
            found,
            because,
            sender_in(found, sender),
            subject_in(found, subject, sender),
            token,
            expires,
            lines_for(request, speaker, session.allowance, person),
            as_reply,
        )
        post_notice(
            speaker.as_cause(request.services),
            request.work,
            notice,
            reader,
            f"mail:{request.email_id}:held",
            request.now,
        )


def hold_for_yes(session: Session) -> bool:
    """Hold an email until its address says YES, and ask now or later; False if it was asked often enough."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    address = request.email.sender
    if not may_ask(request, address) or (speaker.person is None and not room_for_question(session)):
        return False
    if may_ask_now(request, speaker, address):
        ask_for_yes(request, speaker, transcript)
    else:
        ask_later(request, speaker, transcript)
    return True


def ask_for_yes(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Hold an email and ask its address."""
    address, people = request.email.sender, request.work.people
    person = speaker.person or people.newcomer(address) or people.add_newcomer(address, request.now)
    transcript.mail_parked = True
    count_reply(
        request,
        speaker,
        transcript,
        ask(
            request,
            speaker,
            transcript,
            address,
            person,
            ParkedEmail(request.email_id),
            _kinds_asked(request),
        ),
    )


def _kinds_asked(request: Request) -> tuple[str, ...]:
    """Return what an email asks for, in the judge's words and with games that everybody may see.

    Other words may be a forger's. Only the email itself is read, so the answer does not tell who is in a
    game.
    """
    found: dict[str, None] = {}
    for _, command in _commands(request):
        match command:
            case Register():
                found["REGISTER"] = None
            case SignOn(game=name) | Observe(game=name) | Create(game=name):
                game = request.games.up_to_date(name.lower().lstrip("?"))
                words = ((SignOn, "SIGN ON"), (Observe, "OBSERVE"), (Create, "CREATE"))
                word = next(word for kind, word in words if isinstance(command, kind))
                found[f"{word} {game.name}" if game and is_public(game) else word] = None
            case Practice():
                found["PRACTICE"] = None
            case _ if _is_about_oneself(command):
                usage = COMMANDS[type(command)].usage[bool(getattr(command, "off", False))]
                found[_OWN_WORDS.findall(usage)[0]] = None
    return (*tuple(found)[:_KINDS_SHOWN], *(["more"] if len(found) > _KINDS_SHOWN else []))


def _is_about_oneself(command: Command) -> bool:
    """Return whether a command changes data about its sender, or their wishes in a game that is forming."""
    row = COMMANDS.get(type(command))
    of_person = row is not None and row.who is Role.REGISTERED and row.topic != "asking"
    return of_person or isinstance(command, OtherAddress | SetPreference)


def release_mails(session: Session) -> list[Session]:
    """Carry out the held emails that were confirmed, then those that waited for their sender to register."""
    request, transcript, allowance = session.request, session.transcript, session.allowance
    released = [_release_mail(request, transcript, allowance, release) for release in transcript.released]
    newcomer = next((one.speaker.person for one in (session, *released) if one.speaker.is_newcomer), None)
    while newcomer is not None and (
        agreed := request.work.counters.last(CounterKind.AGREED, str(newcomer.id))
    ):
        digest, _ = agreed
        request.work.counters.clear(CounterKind.AGREED, digest)
        item = request.work.parked_items.take(digest, request.now)
        if item is not None and isinstance(item.content, ParkedEmail):
            release = Release(item.content.email_id, item, item.expires - ANSWER_LIFE)
            released.append(_release_mail(request, transcript, allowance, release))
    return released


def _release_mail(
    request: Request, transcript: Transcript, allowance: Allowance, release: Release
) -> Session:
    """Carry out a held email as one from the person who confirmed it, from an address of theirs."""
    email_id, item, came = release
    raw = request.work.inbox.raw(email_id)
    person = request.work.people.get(item.person)
    email = with_answered(request.services, request.work, request.services.reader.read(raw))
    if not request.work.people.has(person.id, email.sender):
        email = replace(email, sender=person.address)
    own = Request(
        request.services,
        request.work,
        email,
        email_id,
        request.now,
        request.games,
        confirmed_by=person.id,
        as_reply=isinstance(item.content, ParkedEmail) and item.content.as_reply,
        came=came,
    )
    sender = person if person.verified else None
    used = Allowance(copies=allowance.copies)
    released = open_session(own, sender, transcript.redactor, used)
    released.transcript.told = transcript.told
    released.transcript.press_apart = transcript.press_apart
    carry_out_lines(released)
    allowance.copies = released.allowance.copies
    transcript.told = released.transcript.told
    if _lacks_name(released.transcript):
        _wait_on(released.request, released.transcript, item)
        return released
    request.work.inbox.replace_raw(email_id, request.services.reader.redact(raw, transcript.redactor.secrets))
    return released


def _lacks_name(transcript: Transcript) -> bool:
    """Return whether a confirmed email was rejected only because its sender is not registered yet."""
    refused = remark(PersonRemark.NOT_REGISTERED)
    return not transcript.seats and any(one.understood == refused for one in transcript.reports)


def _wait_on(request: Request, transcript: Transcript, item: ParkedItem) -> None:
    """Let a confirmed email wait until its sender is registered, for example by another email of theirs.

    The reply also says what else is wrong with the email: it may be why the sender is not registered.
    """
    request.work.parked_items.park(item)
    request.work.counters.add(CounterKind.AGREED, str(item.person), item.digest, request.now)
    transcript.mail_parked = True
    transcript.pages, transcript.effects = {}, 0
    lacking = remark(PersonRemark.NOT_REGISTERED)
    waits = partial(replace, treatment=Treatment.IGNORED, understood=remark(MailRemark.LINE_WAITS_FOR_NAME))
    wrong = [one for one in transcript.reports if one.treatment is Treatment.REFUSED]
    if all(one.understood == lacking for one in wrong):
        transcript.reports, transcript.unreadable = [], remark(MailRemark.MAIL_WAITS_FOR_NAME)
    else:
        transcript.reports = [waits(one) if one.understood == lacking else one for one in transcript.reports]


def _hides_sender_from(request: Request, person: Person) -> bool:
    """Return whether a person must not see who sent the email; both may play in the same anonymous game."""
    if request.work.people.has(person.id, request.email.sender):
        return False
    games = (request.work.games.get(name) for name in request.work.games.of(person.id))
    return any(game is not None and anonymous(game) for game in games)
