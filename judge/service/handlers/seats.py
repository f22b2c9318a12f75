"""Seats for newcomers: joining a forming game, taking over a power, observing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import partial

from judge.game.anonymity import anonymous, hides_absence, is_blind
from judge.game.commands.anyone import Observe
from judge.game.events import Event
from judge.game.orders.outstanding import vacant_powers
from judge.game.phases.starting import waits_for_answers
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import joining
from judge.game.seats.entry import ask_approval, deciders
from judge.game.seats.joining import power_given
from judge.game.settings import PressMode
from judge.game.state import Game, Status
from judge.game.transition import refused
from judge.language.statements import UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.notices.notice import Addressee
from judge.notices.remarks import (
    GameRefusal,
    GameRemark,
    MailRemark,
    PersonRemark,
    Remark,
    SeatRemark,
    remark,
)
from judge.notices.security import PasswordShared
from judge.records import CounterKind, ParkedCommand, Person, Proof
from judge.rules.units import Power
from judge.service.changes import record
from judge.service.entrants import wants_word, why_not_play, why_not_watch
from judge.service.handlers.inquiry import add_game_page
from judge.service.handlers.people import not_registered, proves_itself
from judge.service.handlers.requests import Asked, ask_master
from judge.service.handlers.seat_lookup import is_hidden, no_such_game
from judge.service.opt_in import may_ask
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.left_out_notices import may_tell
from judge.service.outgoing.post import post_notice
from judge.service.own_statements import answers_below
from judge.service.passwords import why_too_weak
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript


def join_or_take_over(session: Session, game: Game, password: str) -> Outcome:
    """Join a game while it forms, or take over a vacant power later."""
    request, speaker = session.request, session.speaker
    if speaker.person is None:
        return not_registered(request, speaker)
    if game.status is not Status.FORMING:
        return take_over(session, game, password, None)
    return _take_part(
        session, game, partial(_join, request, speaker, session.transcript, game, speaker.person, password)
    )


def _take_part(session: Session, game: Game, take: Callable[[], Outcome]) -> Outcome:
    """Have the sender take a part in a game, after a YES if only their address is shown.

    docs: sender, "Joining a game asks the address first"

    What is refused needs no YES; but if nobody may know who is in, nothing is checked before.
    """
    request, speaker = session.request, session.speaker
    if not must_say_yes(session, game):
        outcome = take()
        if speaker.person is not None and isinstance(outcome, Done):
            request.work.people.forget_tokens(speaker.person.id, game.name)  # they were for another seat
        if request.came is not None and speaker.person is not None and isinstance(outcome, Done):
            request.work.counters.add(CounterKind.JOINED, str(speaker.person.id), game.name, request.now)
        return outcome
    if anonymous(game) or not may_ask(request, request.email.sender):
        return wait_for_yes(request, speaker)
    outcome = take()
    return outcome if isinstance(outcome, Rejected) else wait_for_yes(request, speaker)


def set_password_of_last_yes(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    actor: Actor | None,
    password: str,
) -> Outcome | None:
    """Set the password of a seat that another YES gave while this email waited for its own.

    The earlier email may have been forged, so the one released last counts. None if that is not the case: one
    email in a player's name must not change the password of a seat that they had before.
    """
    if request.came is None or actor is None:
        return None
    since, who = request.now - request.came + timedelta(seconds=1), str(actor.person)
    if not request.work.counters.count(CounterKind.JOINED, request.now, since, who, game.name):
        return None
    weak = why_too_weak(request, actor.person, password, game.name)
    if weak is not None:
        return Rejected(weak)
    after, events = joining.set_password(game, actor, request.services.passwords.hash(password))
    outcome = record(request, speaker, transcript, game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    speaker.sign_on(after, actor, _password_proof(request, speaker))
    return Done(remark(GameRemark.PASSWORD_OF_LAST_YES, game=game.name))


def must_say_yes(session: Session, game: Game | None) -> bool:
    """Return whether only the email's address shows who wants a part in this game, or a new one.

    The keeper may allow that, except for games that must not show who is in them.
    """
    asked = session.request.services.security.opt_in or (game is not None and anonymous(game))
    return asked and session.speaker.person is not None and not proves_itself(session, session.speaker.person)


def wait_for_yes(request: Request, speaker: ChangingSpeaker) -> Rejected:
    """Let the email as a whole wait for its sender's YES, unless they were asked often enough today."""
    speaker.unanswered = may_ask(request, request.email.sender)
    return Rejected(remark(MailRemark.ASKED_FOR_YES_OFTEN))


def _join(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    person: Person,
    password: str,
) -> Outcome:
    weak = why_too_weak(request, person.id, password, game.name)
    if weak is not None:
        return Rejected(weak)
    closed = _entry_refused(request, game, person)
    if closed is not None:
        return Rejected(closed)
    after, events = joining.join(game, person.id, request.services.passwords.hash(password), request.now)
    waits = not refused(events) and wants_word(request.work, game, person)
    if waits:
        after, more = ask_approval(after, person.id)
        events = (*events, *more)
    outcome = record(request, speaker, transcript, game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    if waits:
        _ask_master(request, speaker, transcript, after, person)
    power = _sign_on_to_new_seat(request, speaker, game.name)
    _tell_master_of_shared_word(request, speaker, game, person, password)
    return Done(_joined(after, power, waits=waits))


def _tell_master_of_shared_word(
    request: Request, speaker: Speaker, game: Game, person: Person, password: str
) -> None:
    """Tell a GM that somebody chose the GM's own password for their seat.

    The GM may have told it to the players. The person who chose it learns nothing, or they would know it for
    the GM's (docs: sender, "No answer reveals whether a password belongs to someone").
    """
    work, about = request.work, f"{game.name}:{Role.MASTER}"
    for one in game.masters:
        if one.person in (0, person.id) or not request.passwords.matches(password, one.password):
            continue
        if may_tell(work, one.person, about, request.now, grave=True, summary=False):
            notice, reader = PasswordShared(game), Addressee(work.people.get(one.person), Role.MASTER)
            key = f"mail:{request.email_id}:password-shared:{game.name}:{one.person}"
            post_notice(speaker.as_cause(request.services), work, notice, reader, key, request.now)


def _joined(game: Game, power: Power | None, *, waits: bool) -> Remark:
    """Return what is said to somebody who has joined."""
    missing = game.players_needed
    if power is not None:
        return remark(SeatRemark.JOINED_WITH_POWER, game=game.name, power=game.variant.power(power))
    if waits:
        return remark(PersonRemark.JOINED_TO_WAIT, game=game.name)
    if game.series is not None:
        return remark(SeatRemark.JOINED_SERIES, game=game.name)
    if missing:
        return remark(SeatRemark.JOINED, game=game.name, missing=missing)
    if [one for one in waits_for_answers(game) if one != game.applicants[-1].person]:
        return remark(SeatRemark.JOINED_BEFORE_ROLL_CALL, game=game.name)
    return remark(SeatRemark.JOINED_AS_LAST, game=game.name)


def take_over(session: Session, game: Game, password: str, power: Power | None) -> Outcome:
    """Take over a vacant power; None means the only one there is."""
    request, speaker = session.request, session.speaker
    if speaker.person is None:
        return not_registered(request, speaker)
    return _take_part(
        session, game, partial(_take_over, request, speaker, session.transcript, game, password, power)
    )


def _take_over(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    password: str,
    power: Power | None,
) -> Outcome:
    person = speaker.person
    assert person is not None
    why = _nothing_to_take(game, person.id, power) or why_too_weak(request, person.id, password, game.name)
    if why is not None:
        return Rejected(why)
    waits = (
        None
        if _is_of_record(game, person)
        else not_let_in(request, speaker, transcript, game, person, power or power_given(game))
    )
    if waits is not None:
        return waits
    hashed = request.services.passwords.hash(password)
    after, events = joining.take_over(game, person.id, hashed, power, request.now)
    again = power is not None and not refused(events) and _left(game, person.id, power)
    outcome: tuple[Event, ...] | Rejected
    if power is not None and again and _gives_orders(request, speaker, transcript, game, power):
        facts = game.variant.power(power)
        outcome = Rejected(remark(SeatRemark.SEAT_LEFT, game=game.name, power=facts))
    else:
        outcome = record(request, speaker, transcript, game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    taken = _sign_on_to_new_seat(request, speaker, game.name)
    _tell_master_of_shared_word(request, speaker, game, person, password)
    assert taken is not None
    current = speaker.current_game(request.games)
    if current is not None:
        add_game_page(request, speaker, transcript, current, arrival=True)
    return Done(remark(SeatRemark.TOOK_OVER, game=game.name, power=game.variant.power(taken)))


def _nothing_to_take(game: Game, person: PersonId, power: Power | None) -> Remark | None:
    """Return why nobody can take over a power without naming it: none is vacant, or several are."""
    free = vacant_powers(game)
    if power is not None or len(free) == 1 or (free and hides_absence(game)):
        return None
    if not free and game.status is not Status.FINISHED:
        if game.is_run_by(person):
            return remark(SeatRemark.MASTER_HAS_SEAT, game=game.name)
        if any(guest.person == person for guest in game.observers):
            return remark(SeatRemark.GAME_FULL_TO_OBSERVER, game=game.name)
        return remark(SeatRemark.GAME_FULL, game=game.name)
    if not free:
        return None
    powers = tuple(game.variant.power(code) for code in free)
    return remark(SeatRemark.SEVERAL_POWERS_FREE, game=game.name, powers=powers, first=powers[0])


def _left(game: Game, person: PersonId, power: Power) -> bool:
    """Return whether the person was the last to lead the power, and left it for good."""
    seat = game.seat(power)
    return not seat.person and bool(seat.tenures) and seat.tenures[-1].person == person


def _gives_orders(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, game: Game, power: Power
) -> bool:
    """Return whether the email holds orders for the power: then it is no wish to come back."""
    assert speaker.person is not None
    with speaker.speaking_as(game, Actor(Role.PLAYER, speaker.person.id, power), Proof()):
        context = speaker.context(request)
    answers = answers_below(request.email, transcript.current_line, context)
    return any(isinstance(answer, UnderstoodOrder | UnderstoodProxy | UnderstoodAhead) for answer in answers)


def _sign_on_to_new_seat(request: Request, speaker: ChangingSpeaker, name: str) -> Power | None:
    """Sign on to a seat just taken; only a started game gives it a power."""
    game = request.games.up_to_date(name)
    assert game is not None
    assert speaker.person is not None
    mine = next((seat.power for seat in game.seats if seat.person == speaker.person.id), None)
    speaker.sign_on(game, Actor(Role.PLAYER, speaker.person.id, mine), _password_proof(request, speaker))
    return mine


def observe(session: Session, command: Observe) -> Outcome:
    """Become an observer of a game."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if speaker.person is None:
        return not_registered(request, speaker)
    game = request.games.up_to_date(command.game.lower().lstrip("?"))
    if game is None or game.practice or is_hidden(request, speaker, game):
        return no_such_game(request, speaker, command.game)
    weak = why_too_weak(request, speaker.person.id, command.password, game.name)
    if weak is not None:
        return Rejected(weak)
    mine = Actor(Role.OBSERVER, speaker.person.id)
    watched = mine if any(one.person == mine.person for one in game.observers) else None
    if again := set_password_of_last_yes(request, speaker, transcript, game, watched, command.password):
        return again
    return _take_part(
        session, game, partial(_observe, request, speaker, transcript, game, speaker.person, command.password)
    )


def _entry_refused(request: Request, game: Game, person: Person) -> GameRefusal | None:
    """Return why the person may not play in the game."""
    why = why_not_play(request.work, game, person)
    return GameRefusal(why, game) if why is not None else None


def not_let_in(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    person: Person,
    power: Power | None,
) -> Outcome | None:
    """Return what is said to somebody who may not lead a power, or not without the GM's approval."""
    closed = _entry_refused(request, game, person)
    return (
        Rejected(closed)
        if closed is not None
        else waits_for_master(request, speaker, transcript, game, person, power)
    )


def waits_for_master(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    person: Person,
    power: Power | None,
) -> Outcome | None:
    """Ask the GM about somebody who leads no power without approval; None if none is needed.

    Somebody who has had another part needs it in any game (`seats.entry`).
    """
    why = joining.why_not_to_play(game, person.id, power)
    if why is Refusal.HAD_PART and not deciders(game):
        return Rejected(GameRefusal(Refused(why), game))
    if why is Refusal.HAD_PART or (why is None and wants_word(request.work, game, person)):
        return _wait_for_master(request, speaker, transcript, game, person, again=why is not None)
    return None  # other reasons are reported when it is tried


def _wait_for_master(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, person: Person, *, again: bool
) -> Outcome:
    """Ask the GM about a newcomer to a game that has begun; they sign on once they are approved."""
    asked = record(request, speaker, transcript, game, *ask_approval(game, person.id, again=again))
    if isinstance(asked, Rejected):
        return asked
    if (asked_often := _ask_master(request, speaker, transcript, game, person, again=again)) is not None:
        return asked_often
    if again:
        return Done(remark(PersonRemark.WAITS_FOR_MASTER_AGAIN, game=game.name))
    return Done(remark(PersonRemark.WAITS_FOR_MASTER, game=game.name))


def _ask_master(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    person: Person,
    *,
    again: bool = False,
) -> Rejected | None:
    content = ParkedCommand(f"SET APPROVED {person.address}")
    asked = deciders(game) if again else game.masters
    return ask_master(request, speaker, transcript, game, Asked(person.id, content, masters=asked))


def _is_of_record(game: Game, person: Person) -> bool:
    """Return whether the person is the player of record of a power; they may always come back."""
    return any(seat.person == person.id for seat in game.seats)


def _observe(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    person: Person,
    password: str,
) -> Outcome:
    if (why := why_not_watch(request.work, game, person)) is not None:
        return Rejected(GameRefusal(why, game))
    hashed = request.services.passwords.hash(password)
    after, events = joining.observe(game, person.id, hashed, request.now)
    outcome = record(request, speaker, transcript, game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    speaker.sign_on(after, Actor(Role.OBSERVER, person.id), _password_proof(request, speaker))
    return Done(_watches(after))


def _watches(game: Game) -> Remark:
    """Return what an observer is told that they will get."""
    blind, press = is_blind(game), game.settings.press is not PressMode.NONE
    if blind and press:
        return remark(SeatRemark.WATCHES_BLIND, game=game.name)
    if blind:
        return remark(SeatRemark.WATCHES_BLIND_WITHOUT_PRESS, game=game.name)
    if press:
        return remark(SeatRemark.WATCHES, game=game.name)
    return remark(SeatRemark.WATCHES_WITHOUT_PRESS, game=game.name)


def _password_proof(request: Request, speaker: Speaker) -> Proof:
    """Return the proof of somebody who has just set a seat's password."""
    assert speaker.person is not None
    return request.proof_for(speaker.person.id, password=True)
