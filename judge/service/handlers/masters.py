"""PROMOTE and HAND OVER: somebody is asked to run a game, and what their YES does.

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
from judge.records import CounterKind, ParkedItem, ParkedMastership, Person
from judge.service.changes import apply, not_signed_on, record
from judge.service.entrants import addresses_of, why_not_run
from judge.service.handlers.inquiry import add_game_page
from judge.service.handlers.master import with_person
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import OFFER_LIFE, post_notice, post_question, post_to_keeper
from judge.service.outgoing.requests import asked_again, asked_too
from judge.service.parked import comes_from_elsewhere, park_command
from judge.service.passwords import new_token
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

C = TypeVar("C", Promote, HandOver)

_DAY = timedelta(days=1)
_TO_ONE_A_DAY = 3
_OFFERS_A_DAY = 10


def promote(request: Request, speaker: Speaker, transcript: Transcript, command: Promote) -> Outcome:
    """Ask somebody to run the game beside the GM; an email from elsewhere waits for confirmation."""
    actor = speaker.seat.actor
    elsewhere = actor is not None and comes_from_elsewhere(request, actor)
    if elsewhere and (waiting := park_command(request, speaker, transcript, command)) is not None:
        return waiting
    return _ask(
        request,
        speaker,
        transcript,
        with_person(request, _with_player(request, speaker, command)),
        in_place=False,
    )


def hand_over(request: Request, speaker: Speaker, transcript: Transcript, command: HandOver) -> Outcome:
    """Ask somebody to run the game in the GM's place, once the GM has confirmed it."""
    waiting = park_command(request, speaker, transcript, command)
    if waiting is not None:
        return waiting
    return _ask(
        request,
        speaker,
        transcript,
        with_person(request, _with_player(request, speaker, command)),
        in_place=True,
    )


def _with_player(request: Request, speaker: Speaker, command: C) -> C:
    """Return the command with the number of the power's player, if a power is named."""
    game = speaker.current_game(request.games)
    seats = game.seats if game else ()
    person = next((seat.person for seat in seats if seat.power == command.power), 0)
    return replace(command, person=person)


def _ask(
    request: Request, speaker: Speaker, transcript: Transcript, command: Promote | HandOver, *, in_place: bool
) -> Outcome:
    """Ask the person the service found; tell the GM if it found nobody.

    docs: gm, "A game can have several GMs"
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    outcome = _plays_by_mailbox(request, game, actor, command.person) or apply(
        request, speaker, transcript, command
    )
    if isinstance(outcome, Rejected):
        return outcome
    if not count_question(request, game, actor, command.person):
        return Rejected(remark(MasterRemark.MASTER_OFFERED_OFTEN))
    if command.address is not None and not command.person:
        return Rejected(remark(MasterRemark.NOBODY_TO_LEAD, who=command.address))
    if command.person:
        person = request.work.people.get(command.person)
        master = person_in(game, request.work.people.get(actor.person))
        notice = MastershipOffered(game, master, in_place)
        reader, key = (
            Addressee(person, Role.REGISTERED),
            f"mail:{request.email_id}:lead:{transcript.current_line}",
        )
        content = ParkedMastership(actor.person, in_place)
        post_question(
            speaker.as_cause(request.services), request.work, notice, reader, key, content, request.now
        )
    who = game.variant.power(command.power) if command.power else command.address or ""
    if in_place:
        return Done(remark(MasterRemark.SUCCESSOR_ASKED, who=who, game=game.name))
    return Done(remark(MasterRemark.CO_MASTER_ASKED, who=who, game=game.name))


def _plays_by_mailbox(request: Request, game: Game, actor: Actor, person: int) -> Rejected | None:
    """Return why somebody cannot run the game, told at once to askers who may know who plays.

    Others hear nothing of it.
    """
    if not person or not knows_everybody(game, actor.role, actor.person):
        return None
    why = why_not_run(request.work, game, request.work.people.get(person))
    return Rejected(GameRefusal(why, game)) if why is not None else None


def count_question(request: Request, game: Game, actor: Actor, person: int) -> bool:
    """Count a question, unless its sender or its recipient has had too many today."""
    counters = request.work.counters
    asks, asked = (str(actor.person), f"{game.name}:offers"), (str(person), "to lead")
    if counters.count(CounterKind.ASKED, request.now, _DAY, *asks) >= _OFFERS_A_DAY:
        return False
    if person and counters.count(CounterKind.ASKED, request.now, _DAY, *asked) >= _TO_ONE_A_DAY:
        return False
    for who, about in (asks, asked) if person else (asks,):
        counters.add(CounterKind.ASKED, who, about, request.now)
    return True


def offers_made(request: Request, game: Game, actor: Actor) -> int:
    """Return how many people someone has asked to run a game or to play a power, within their life."""
    asks = (str(actor.person), f"{game.name}:offers")
    return request.work.counters.count(CounterKind.ASKED, request.now, OFFER_LIFE, *asks)


def accept_mastership(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    parked: ParkedItem,
    offer: ParkedMastership,
) -> Outcome:
    """Have somebody who was asked run the game; one without a password in it is mailed a token for one."""
    game = request.games.up_to_date(parked.game)
    if game is None or game.status is Status.FINISHED:
        return Rejected(remark(MasterRemark.MASTERSHIP_LAPSED, game=parked.game))
    person, by = request.work.people.get(parked.person), Actor(Role.MASTER, offer.by)
    if (why := why_not_run(request.work, game, person)) is not None:
        return Rejected(GameRefusal(why, game))
    after, events = masters.appoint(
        game, person.id, addresses_of(request.work, person), by, in_place=offer.in_place
    )
    if isinstance(events[0], Refused):
        return Rejected(GameRefusal(events[0], game))
    recorded = record(request, speaker, transcript, game, after, events)
    if isinstance(recorded, Rejected):
        return recorded
    _ask_what_waits(request, speaker, transcript, after, offer, person)
    if not next(one.password for one in after.masters if one.person == person.id):
        mail_first_token(request, speaker, transcript, after, person)
    proof = replace(request.proof_for(person.id, password=False), replied=True)
    speaker.sign_on(after, Actor(Role.MASTER, person.id), proof)
    add_game_page(request, speaker, transcript, after)
    return Done(remark(MasterRemark.LEADS_NOW, game=game.name))


def _ask_what_waits(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    offer: ParkedMastership,
    master: Person,
) -> None:
    """Ask a new GM what the GM who chose them was asked; one who stays keeps the questions too."""
    services, work, now = request.services, request.work, request.now
    if offer.in_place:
        dropped = work.parked_items.clear(offer.by, game.name)
        questions = asked_again(services, work, game, dropped, master, now)
    else:
        questions = asked_too(services, work, game, offer.by, master, now)
    for number, question in enumerate(questions):
        transcript.redactor.allow_token(question.token)
        key, reader = f"mail:{request.email_id}:asked:{game.name}:{number}", Addressee(master, Role.MASTER)
        post_notice(speaker.as_cause(request.services), request.work, question, reader, key, request.now)


def mail_first_token(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, person: Person
) -> None:
    """Mail a token to someone who takes part from now on and has no password there."""
    notice = new_token(request.services, request.work, game, person.id, request.now)
    transcript.redactor.allow_token(notice.token)
    key, reader = f"mail:{request.email_id}:leads:{game.name}", Addressee(person, Role.REGISTERED)
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


def tell_keeper_of_leaver(request: Request, game: Game) -> None:
    """Tell the keeper, once a day, of a game whose only master wants to leave it."""
    about = f"{game.name}:wants to leave"
    if request.work.counters.count(CounterKind.ASKED, request.now, _DAY, str(game.master.person), about):
        return
    request.work.counters.add(CounterKind.ASKED, str(game.master.person), about, request.now)
    what = remark(KeeperRemark.MASTER_LEAVES, game=game.name)
    detail = remark(KeeperRemark.MASTER_LEAVES_DETAIL, game=game.name)
    key = f"mail:{request.email_id}:leaves:{game.name}"
    post_to_keeper(request.services, request.work, KeeperNote(what, detail), key, request.now)
