"""PRESS and BROADCAST: messages in a game, at once or with the results, and which ones somebody wants."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import timedelta

from judge.game import machine
from judge.game.anonymity import anonymous, is_nonplaying_master
from judge.game.commands.member import Audience, Broadcast, Fake, Press, PressWish, Recall, SetPressWish
from judge.game.events import Event, PressPosted, PressSent
from judge.game.message import message
from judge.game.orders.outstanding import late_powers
from judge.game.permissions import plays
from judge.game.press import as_sent, posted_by, readers, unheld, watchers
from judge.game.refusals import Refused
from judge.game.roles import MASTER, OBSERVERS, Actor, PersonId, Role
from judge.game.state import Game, Status
from judge.language.addressees import is_case_of_any
from judge.language.statements import Context, Statement, Understood
from judge.language.text.blocks import NAMES_PEOPLE
from judge.notices.remarks import AnyRemark, GameRefusal, GameRemark, OrderRemark, Remark, remark
from judge.notices.replies import LineReport, Note, SentPress, Treatment
from judge.records import CounterKind, ParkedItem, ParkedPress, Proof
from judge.rules.phases import Phase
from judge.rules.variant import PowerFacts
from judge.service.addressees import readers_by_name
from judge.service.allowance import Allowance
from judge.service.changes import apply, not_signed_on, record
from judge.service.mailed_orders import DoubtfulOrder
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.page_proof import holds_page_token
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.timed.due_press import why_dropped
from judge.service.transcript import Transcript

_GROUPS = {MASTER: Role.MASTER, OBSERVERS: Role.OBSERVER}
"""Addressees that are no powers."""


_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)
_COPIES_AT_ONCE = 120
"""Copies of messages that one transaction queues; the messages beyond them have one each."""


def send_press(session: Session, command: Press | Broadcast) -> Outcome:
    """Send a message to some or all, within limits; the reply says who gets it, and shows it as sent."""
    return _send(session, command)


def send_parked_press(session: Session, parked: ParkedItem, content: ParkedPress) -> Outcome:
    """Send a message that waited for a YES, or shall not wait for its time; it was counted when it came."""
    game = session.request.games.up_to_date(parked.game)
    why = remark(GameRemark.NO_SUCH_GAME, name=parked.game) if game is None else why_dropped(game, content)
    if game is None or why is not None:
        return Rejected(why or not_signed_on().remark)
    session.transcript.redactor.spare_press(content.press.body)
    note_answer(session.request, content.author.person, content.press.body)
    with session.speaker.speaking_as(game, content.author, Proof(confirmed=True)):
        return _send(session, content.press, counted=True)


def keep_press_aside(
    request: Request, speaker: Speaker, transcript: Transcript, understood: Understood, wrong: AnyRemark
) -> LineReport:
    """Keep a message that may not be meant until a yes, and show it; refuse one that cannot be kept."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    line, first = understood.line, understood.text.split("\n")[0]
    command = transcript.redactor.redact_kept(understood.command)
    assert isinstance(command, Press | Broadcast)
    refused = LineReport(line, first, Treatment.REFUSED, wrong, hint=message("letter-not-certain.hint"))
    if game is None or game.phase is None or actor is None or not plays(game, actor):
        return refused
    if speaker.seat.unproven or not _is_plain(command):
        return refused
    press = as_written(game, command)
    _, events = machine.apply(game, actor, press, request.now)
    why = next((one for one in events if isinstance(one, Refused)), None)
    if why is not None:
        return replace(refused, understood=GameRefusal(why, game), hint="")
    transcript.doubtful_orders.append(
        DoubtfulOrder(game.name, actor, game.phase, first, None, wrong, line=line, press=press)
    )
    shown = SentPress(press.body, anonymous(game))
    return LineReport(line, first, Treatment.WAITING, first, press=shown)


_NAME = re.compile(r"[^\W\d_]{3,}")
_SHORTEST_NAME = 3


def names_author(game: Game, speaker: Speaker, body: str) -> bool:
    """Return whether a message says who its author is, in a game whose players do not know each other.

    By a name of theirs, their address, or what stands before the @ of it. Everybody knows a GM.
    """
    person, actor = speaker.person, speaker.seat.actor
    if person is None or not anonymous(game):
        return False
    if actor is not None and is_nonplaying_master(game, actor.role, actor.person):
        return False
    text = unicodedata.normalize("NFKC", body).casefold()
    local = person.address.partition("@")[0].casefold()
    if len(local) >= _SHORTEST_NAME and re.search(rf"(?<!\w){re.escape(local)}(?!\w)", text):
        return True
    names = {one.casefold() for one in _NAME.findall(person.name)}
    return any(is_case_of_any(word, names) for word in set(_NAME.findall(text)))


def note_answer(request: Request, person: PersonId, body: str) -> None:
    """Note that a person, and no program, answered a message in these words."""
    request.work.counters.add(CounterKind.REPLIED, str(person), digest_of(body), request.now)


def asked_of(person: PersonId) -> str:
    """Return whose counter it is that a person was asked whether a program wrote their message."""
    return f"{person}:asked"


def digest_of(body: str) -> str:
    """Return a digest of the words of a message, without capitals and blanks, for a counter."""
    words = " ".join(body.casefold().split())
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()


def _send(session: Session, command: Press | Broadcast, *, counted: bool = False) -> Outcome:
    request, speaker, transcript, allowance = (
        session.request,
        session.speaker,
        session.transcript,
        session.allowance,
    )
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    if holds_page_token(request, speaker, command.body):
        return Rejected(remark(OrderRemark.PRESS_HOLDS_PAGE_TOKEN))
    after, events = machine.apply(game, actor, transcript.redactor.redact_kept(command), request.now)
    press = next((_press_of(after, event) for event in events if not isinstance(event, Refused)), None)
    if (
        press is not None
        and not counted
        and (why := count_press(request, allowance, game, actor, press)) is not None
    ):
        return Rejected(why)
    if press is not None and allowance.copies > _COPIES_AT_ONCE and not counted and _is_plain(command):
        _send_by_itself(
            request,
            transcript,
            game,
            ParkedPress(actor, as_written(game, command), over=game.ending is not None),
        )
    elif isinstance(outcome := record(request, speaker, transcript, game, after, events), Rejected):
        return outcome
    assert press is not None
    notes = tuple(_notes(request, after, press, command))
    return Done(_sent(game, press), notes, SentPress(press.body, anonymous(game)))


def _press_of(game: Game, event: Event) -> PressSent | None:
    """Return the message that was sent, or that waits now."""
    if isinstance(event, PressPosted):
        return as_sent(next(o for o in posted_by(game, event.author) if o.number == event.number))
    return event if isinstance(event, PressSent) else None


def _notes(
    request: Request, game: Game, press: PressSent, command: Press | Broadcast
) -> Iterator[tuple[Note, Remark]]:
    nobody = () if press.left_out else unheld(game, press.to)
    if nobody:
        yield Note.CHECK, remark(OrderRemark.PRESS_UNREAD, readers=named(game, nobody))
    if press.fake is not None:
        yield Note.NOTE, _shown(game, press.fake)
    if press.postal and game.phase is not None:
        yield Note.NOTE, _waits(posted_by(game, press.author)[-1].number, game.phase, command.condition)
    clock = game.clock
    late = clock is not None and game.status is Status.RUNNING and request.now > clock.deadline
    if late and press.to != (MASTER,) and press.author.power in late_powers(game):
        yield Note.CHECK, remark(OrderRemark.PRESS_LATE)


def _waits(number: int, phase: Phase, condition: str) -> Remark:
    if condition:
        return remark(OrderRemark.PRESS_POSTED_IF, number=number, phase=phase, condition=condition)
    return remark(OrderRemark.PRESS_POSTED, number=number, phase=phase)


def _shown(game: Game, fake: Fake) -> Remark:
    if fake.left_out:
        return remark(OrderRemark.PRESS_SHOWS_OTHERS, left_out=named(game, fake.left_out))
    if fake.to:
        return remark(OrderRemark.PRESS_SHOWS_READERS, readers=named(game, fake.to))
    return remark(OrderRemark.PRESS_SHOWS_BROADCAST)


def recall(request: Request, speaker: Speaker, transcript: Transcript, command: Recall) -> Outcome:
    """Withdraw messages that wait for the results."""
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.number is None:
        return Done(remark(OrderRemark.PRESS_RECALLED))
    return Done(remark(OrderRemark.PRESS_RECALLED_ONE, number=command.number))


def set_press_wish(
    request: Request, speaker: Speaker, transcript: Transcript, command: SetPressWish
) -> Outcome:
    """Set which messages somebody wants."""
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(_wish_set(command, speaker.seat.game or ""))


def _wish_set(command: SetPressWish, game: str) -> Remark:
    match command.wish, command.wanted:
        case PressWish.COPY, True:
            return remark(OrderRemark.COPIES_ON, game=game)
        case PressWish.COPY, False:
            return remark(OrderRemark.COPIES_OFF, game=game)
        case PressWish.ALL_PRESS, True:
            return remark(OrderRemark.ALL_PRESS_ON, game=game)
        case PressWish.ALL_PRESS, False:
            return remark(OrderRemark.ALL_PRESS_OFF, game=game)
        case _, True:
            return remark(OrderRemark.BROADCASTS_OFF, game=game)
        case _:
            return remark(OrderRemark.BROADCASTS_ON, game=game)


def as_written(game: Game, command: Press | Broadcast) -> Press | Broadcast:
    """Return a message that is sent later, with its copies for those who have copies now."""
    return replace(command, watchers=watchers(game)) if isinstance(command, Press) else command


def _is_plain(command: Press | Broadcast) -> bool:
    """Return whether a message has only words, readers and colour, which is what can be parked."""
    no_fake = isinstance(command, Press) and command.no_fake
    return not (command.fake or no_fake or command.postal or command.condition or command.choices)


def _send_by_itself(request: Request, transcript: Transcript, game: Game, content: ParkedPress) -> None:
    """Have a message sent in a transaction of its own when the email is done.

    docs: sender, "Press and notices are bounded"

    A microsecond for each line keeps those of one email in order.
    """
    token = request.services.writer.token(
        f"mail:{request.email_id}:letter:{transcript.current_line}", request.now
    )
    due = request.now - timedelta(seconds=1) + timedelta(microseconds=transcript.current_line)
    digest, person = request.services.passwords.digest(token), content.author.person
    transcript.press_apart.append(ParkedItem(digest, person, game.name, content, due))


def park_press(request: Request, transcript: Transcript) -> None:
    """Park the messages of an email, as their writer is shown them, without the secrets found by its end."""
    for item in transcript.press_apart:
        assert isinstance(item.content, ParkedPress)
        email = item.content.press
        email = replace(email, body=transcript.redactor.redact(email.body))
        request.work.parked_items.park(replace(item, content=replace(item.content, press=email)))


def readers_named(game: Game, press: Press | Broadcast) -> tuple[PowerFacts | Role, ...] | Remark:
    """Return whom a message goes to, as a value of a remark."""
    if isinstance(press, Broadcast):
        return remark(OrderRemark.EVERYBODY)
    if press.left_out:
        return remark(OrderRemark.EVERYBODY_BUT, left_out=named(game, press.left_out))
    return named(game, press.to)


def context_of(request: Request, speaker: Speaker, statement: Statement, *, prose_above: bool) -> Context:
    """Return what a statement is read against; with the names of people only where it may name some."""
    people = readers_by_name(request, speaker) if NAMES_PEOPLE.match(statement.text) else ()
    return speaker.context(request, people, prose_above=prose_above)


def _sent(game: Game, press: PressSent) -> Remark:
    if press.broadcast or not press.to:
        return _sent_to_all(game, press)
    left_out, to = named(game, press.left_out), named(game, press.to)
    if left_out and press.grey:
        return remark(OrderRemark.GREY_PRESS_SENT_TO_OTHERS, left_out=left_out)
    if left_out:
        return remark(OrderRemark.PRESS_SENT_TO_OTHERS, left_out=left_out)
    if press.grey:
        return remark(OrderRemark.GREY_PRESS_SENT, readers=to)
    return remark(OrderRemark.PRESS_SENT, readers=to)


def count_press(
    request: Request, allowance: Allowance, game: Game, actor: Actor, press: PressSent
) -> Remark | None:
    """Count a message and its copies; return why not, if its author or its email sent too many.

    What one email sends is queued in one transaction, so its copies are limited over all its games.
    """
    counters, security, who = request.work.counters, request.services.security, f"{actor.person}:{game.name}"
    if counters.count(CounterKind.PRESS, request.now, _DAY, who) >= security.letters_day:
        return remark(OrderRemark.TOO_MUCH_PRESS_TODAY, letters=security.letters_day)
    copies = len(readers(game, press))
    allowance.copies += copies
    if (
        allowance.copies > security.copies
        or counters.count(CounterKind.PRESS, request.now, _HOUR, who) >= security.letters
        or counters.total(CounterKind.PRESS, request.now, _HOUR, who) + copies > security.copies
    ):
        allowance.copies -= copies
        return remark(OrderRemark.TOO_MUCH_PRESS, letters=security.letters, copies=security.copies)
    counters.add(CounterKind.PRESS, who, str(copies), request.now)
    return None


def _sent_to_all(game: Game, press: PressSent) -> Remark:
    opponent = game.opponent(press.author.power)
    if opponent is not None and not press.grey and not game.observers:
        return remark(OrderRemark.PRESS_SENT, readers=named(game, (opponent, MASTER)))
    if press.grey:
        return remark(OrderRemark.GREY_PRESS_SENT_TO_ALL)
    return remark(OrderRemark.PRESS_SENT_TO_ALL)


def named(game: Game, names: tuple[str, ...]) -> tuple[PowerFacts | Role, ...]:
    """Return addressees of a message as values of a remark."""
    return tuple(_GROUPS.get(one) or game.variant.power(one) for one in names)


def addressed(game: Game, press: Press | Broadcast) -> str:
    """Return the readers of a message as its first line has them: messages of powers, M, ALL."""
    if isinstance(press, Broadcast):
        return "ALL"
    if press.audience is not Audience.ALL:
        return seat_letters(game, press.to)
    return f"ALL BUT {seat_letters(game, press.left_out)}" if press.left_out else "ALL"


def seat_letters(game: Game, seats: Iterable[str]) -> str:
    """Return the messages of powers, GMs and observers as the first line of a message has them."""
    others = {MASTER: "M", OBSERVERS: "O"}
    return "".join(others.get(seat) or game.variant.power(seat).letter for seat in seats)
