"""PROMOTE and HAND OVER: somebody is asked to lead a game, and what his YES does.

docs: gm, "A game can have several GMs"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TypeVar

from judge.game.anonymity import knows_everybody
from judge.game.commands.master import HandOver, Promote
from judge.game.refusals import Refused
from judge.game.roles import Actor, Role
from judge.game.seats import masters
from judge.game.state import Game, Status
from judge.notices.game import MastershipOffered
from judge.notices.notice import Addressee
from judge.notices.remarks import GameRefusal, KeeperRemark, MasterRemark, remark
from judge.notices.restricted import person_in
from judge.notices.security import KeeperNote
from judge.records import MarkKind, ParkedItem, ParkedMastership, Person
from judge.service.changes import apply, not_signed_on, record
from judge.service.entrants import addresses_of, why_not_lead
from judge.service.handlers.inquiry import add_game_page
from judge.service.handlers.master import with_person
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_notice, post_question, post_to_keeper
from judge.service.outgoing.requests import asked_again, asked_too
from judge.service.parked import comes_from_elsewhere, park_command
from judge.service.passwords import new_token
from judge.service.session import Session

C = TypeVar("C", Promote, HandOver)

_DAY = timedelta(days=1)
_TO_ONE_A_DAY = 3
_OFFERS_A_DAY = 10


def promote(session: Session, command: Promote) -> Outcome:
    """Ask somebody to lead the game beside the master; a mail from elsewhere waits for his word."""
    actor = session.speaker.seat.actor
    elsewhere = actor is not None and comes_from_elsewhere(session.request, actor)
    if (
        elsewhere
        and (waiting := park_command(session.request, session.speaker, session.transcript, command))
        is not None
    ):
        return waiting
    return _ask(session, with_person(session, _with_player(session, command)), in_place=False)


def hand_over(session: Session, command: HandOver) -> Outcome:
    """Ask somebody to lead the game in the master's place, once the master has confirmed it."""
    waiting = park_command(session.request, session.speaker, session.transcript, command)
    if waiting is not None:
        return waiting
    return _ask(session, with_person(session, _with_player(session, command)), in_place=True)


def _with_player(session: Session, command: C) -> C:
    """The command with the number of the power's player, if a power is named."""
    game = session.speaker.current_game(session.request.games)
    seats = game.seats if game else ()
    person = next((seat.person for seat in seats if seat.power == command.power), 0)
    return replace(command, person=person)


def _ask(session: Session, command: Promote | HandOver, *, in_place: bool) -> Outcome:
    """Ask whom the service knows; the answer does not tell whether it does.

    docs: gm, "A game can have several GMs"
    """
    game, actor = session.speaker.current_game(session.request.games), session.speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    outcome = _plays_by_mailbox(session, game, actor, command.person) or apply(
        session.request, session.speaker, session.transcript, command
    )
    if isinstance(outcome, Rejected):
        return outcome
    if not count_question(session, game, actor, command.person):
        return Rejected(remark(MasterRemark.MASTER_OFFERED_OFTEN))
    if command.person:
        person = session.request.work.people.get(command.person)
        master = person_in(game, session.request.work.people.get(actor.person))
        notice = MastershipOffered(game, master, in_place)
        reader, key = (
            Addressee(person, Role.REGISTERED),
            f"mail:{session.request.mail}:lead:{session.transcript.current_line}",
        )
        content = ParkedMastership(actor.person, in_place)
        post_question(
            session.speaker.as_cause(session.request.services),
            session.request.work,
            notice,
            reader,
            key,
            content,
            session.request.now,
        )
    who = game.variant.power(command.power) if command.power else command.address or ""
    if in_place:
        return Done(remark(MasterRemark.SUCCESSOR_ASKED, who=who, game=game.name))
    return Done(remark(MasterRemark.CO_MASTER_ASKED, who=who, game=game.name))


def _plays_by_mailbox(session: Session, game: Game, actor: Actor, person: int) -> Rejected | None:
    """Why somebody cannot lead, told at once to whoever may know who plays; others hear nothing of it."""
    if not person or not knows_everybody(game, actor.role, actor.person):
        return None
    why = why_not_lead(session.request.work, game, session.request.work.people.get(person))
    return Rejected(GameRefusal(why, game)) if why is not None else None


def count_question(session: Session, game: Game, actor: Actor, person: int) -> bool:
    """Count a question, unless its sender or whom it is for has had too many today."""
    marks = session.request.work.marks
    asks, asked = (str(actor.person), f"{game.name}:offers"), (str(person), "to lead")
    if marks.count(MarkKind.ASKED, session.request.now, _DAY, *asks) >= _OFFERS_A_DAY:
        return False
    if person and marks.count(MarkKind.ASKED, session.request.now, _DAY, *asked) >= _TO_ONE_A_DAY:
        return False
    for who, about in (asks, asked) if person else (asks,):
        marks.add(MarkKind.ASKED, who, about, session.request.now)
    return True


def accept_mastership(session: Session, parked: ParkedItem, offer: ParkedMastership) -> Outcome:
    """Have somebody who was asked lead the game; without a password in it he is mailed a token for one."""
    game = session.request.games.up_to_date(parked.game)
    if game is None or game.status is Status.FINISHED:
        return Rejected(remark(MasterRemark.MASTERSHIP_LAPSED, game=parked.game))
    person, by = session.request.work.people.get(parked.person), Actor(Role.MASTER, offer.by)
    if (why := why_not_lead(session.request.work, game, person)) is not None:
        return Rejected(GameRefusal(why, game))
    after, events = masters.appoint(
        game, person.id, addresses_of(session.request.work, person), by, in_place=offer.in_place
    )
    if isinstance(events[0], Refused):
        return Rejected(GameRefusal(events[0], game))
    recorded = record(session.request, session.speaker, session.transcript, game, after, events)
    if isinstance(recorded, Rejected):
        return recorded
    _ask_what_waits(session, after, offer, person)
    if not next(one.password for one in after.masters if one.person == person.id):
        mail_first_token(session, after, person)
    proof = replace(session.request.proof_for(person.id, password=False), replied=True)
    session.speaker.sign_on(after, Actor(Role.MASTER, person.id), proof)
    add_game_page(session, after)
    return Done(remark(MasterRemark.LEADS_NOW, game=game.name))


def _ask_what_waits(session: Session, game: Game, offer: ParkedMastership, master: Person) -> None:
    """Ask a new master what was asked of the one who chose him, who keeps his questions if he stays."""
    services, work, now = session.request.services, session.request.work, session.request.now
    if offer.in_place:
        dropped = work.parked_items.clear(offer.by, game.name)
        questions = asked_again(services, work, game, dropped, master, now)
    else:
        questions = asked_too(services, work, game, offer.by, master, now)
    for number, question in enumerate(questions):
        session.transcript.redactor.allow_token(question.token)
        key, reader = (
            f"mail:{session.request.mail}:asked:{game.name}:{number}",
            Addressee(master, Role.MASTER),
        )
        post_notice(
            session.speaker.as_cause(session.request.services),
            session.request.work,
            question,
            reader,
            key,
            session.request.now,
        )


def mail_first_token(session: Session, game: Game, person: Person) -> None:
    """Mail a token to somebody who takes part from now on and has no password there."""
    notice = new_token(session.request.services, session.request.work, game, person.id, session.request.now)
    session.transcript.redactor.allow_token(notice.token)
    key, reader = f"mail:{session.request.mail}:leads:{game.name}", Addressee(person, Role.REGISTERED)
    post_notice(
        session.speaker.as_cause(session.request.services),
        session.request.work,
        notice,
        reader,
        key,
        session.request.now,
    )


def tell_keeper_of_leaver(session: Session, game: Game) -> None:
    """Tell the keeper, once a day, of a game whose only master wants to leave it."""
    about = f"{game.name}:wants to leave"
    if session.request.work.marks.count(
        MarkKind.ASKED, session.request.now, _DAY, str(game.master.person), about
    ):
        return
    session.request.work.marks.add(MarkKind.ASKED, str(game.master.person), about, session.request.now)
    what = remark(KeeperRemark.MASTER_LEAVES, game=game.name)
    detail = remark(KeeperRemark.MASTER_LEAVES_DETAIL, game=game.name)
    key = f"mail:{session.request.mail}:leaves:{game.name}"
    post_to_keeper(
        session.request.services, session.request.work, KeeperNote(what, detail), key, session.request.now
    )
