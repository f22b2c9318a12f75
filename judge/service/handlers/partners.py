"""PARTNER: somebody is asked to lead a power with its player, and what their YES does.

docs: gm, "Several people can play a power"
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from judge.game.anonymity import anonymous
from judge.game.commands.member import Partner, PermitSpectator
from judge.game.events import Event
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import partners
from judge.game.seats.entry import deciders
from judge.game.state import Game
from judge.notices.game import PartnershipOffered
from judge.notices.notice import Addressee
from judge.notices.remarks import GameRefusal, MailRemark, Remark, SeatRemark, remark
from judge.notices.restricted import in_secret
from judge.records import ParkedItem, ParkedPartnership, Person
from judge.rules.units import Power
from judge.service.changes import apply, not_signed_on, record
from judge.service.entrants import addresses_of, why_not_share
from judge.service.handlers.inquiry import add_game_page
from judge.service.handlers.masters import count_question, mail_first_token
from judge.service.handlers.seats import waits_for_master
from judge.service.handlers.withdrawals import withdraw_partnership
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_question
from judge.service.parked import comes_from_elsewhere, park_command
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_Command = TypeVar("_Command", Partner, PermitSpectator)
"""A command about someone who is named by an address."""


def ask_partner(request: Request, speaker: Speaker, transcript: Transcript, command: Partner) -> Outcome:
    """Ask the person the service found; the answer does not tell whether it found one.

    docs: gm, "Several people can play a power"

    People whose yes would be refused are not asked; only a game that shows its people tells why.
    """
    found = for_known_person(request, speaker, transcript, command)
    if not isinstance(found, tuple):
        return found
    game, actor, command = found
    outcome = apply(request, speaker, transcript, command)
    if command.off and _withdrawn(request, game, actor, command, outcome):
        return Done(remark(MailRemark.QUESTION_WITHDRAWN))
    if isinstance(outcome, Rejected):
        return _of_other(outcome, command)
    return (
        Done(remark(SeatRemark.PARTNER_GONE))
        if command.off
        else _ask(request, speaker, transcript, game, actor, command)
    )


def _withdrawn(
    request: Request, game: Game, actor: Actor, command: Partner, outcome: Sequence[Event] | Rejected
) -> bool:
    """Withdraw offers that were not accepted yet; return whether that is all that there was to do."""
    told = outcome.remark if isinstance(outcome, Rejected) else None
    if told is not None and not (isinstance(told, GameRefusal) and told.refused.why is Refusal.NO_PARTNER):
        return False
    person = command.person if command.address else None
    return withdraw_partnership(request, game, actor, person) and told is not None


def for_known_person(
    request: Request, speaker: Speaker, transcript: Transcript, command: _Command
) -> Outcome | tuple[Game, Actor, _Command]:
    """Return the command with the person that the service found; or why it goes no further."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    found = request.work.people.by_address(command.address) if command.address else None
    command = replace(command, person=found.id if found else 0)
    if (
        comes_from_elsewhere(request, actor)
        and (waiting := park_command(request, speaker, transcript, command)) is not None
    ):
        return waiting
    return game, actor, command


def _ask(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, actor: Actor, command: Partner
) -> Outcome:
    why = _why_not(game, actor.power, command.person, command.address) if actor.power else None
    if why is not None and not anonymous(game):
        return Rejected(_said(why, game.name, command.address))
    if not count_question(request, game, actor, command.person):
        return Rejected(remark(SeatRemark.PARTNERS_ASKED_OFTEN))
    if command.person and actor.power and why is None:
        player, person = request.work.people.get(actor.person), request.work.people.get(command.person)
        notice = PartnershipOffered(game, actor.power, in_secret(game, player))
        reader, key = (
            Addressee(person, Role.REGISTERED),
            f"mail:{request.email_id}:with:{transcript.current_line}",
        )
        content = ParkedPartnership(actor.person, actor.power)
        post_question(
            speaker.as_cause(request.services), request.work, notice, reader, key, content, request.now
        )
    return Done(remark(SeatRemark.PARTNER_ASKED, who=command.address))


def _of_other(refused: Rejected, command: Partner) -> Rejected:
    """Return a refusal worded for the asking player, about the person they asked."""
    told = refused.remark
    if not isinstance(told, GameRefusal) or told.refused.why is not Refusal.NOT_ADMITTED:
        return refused
    return Rejected(remark(SeatRemark.PARTNER_NOT_ADMITTED, who=command.address, game=told.game.name))


def _said(why: Refusal, game: str, who: str) -> Remark:
    """Return what is said to a player who asks somebody that could only say no."""
    match why:
        case Refusal.PUT_OUT:
            return remark(SeatRemark.PARTNER_PUT_OUT, who=who, game=game)
        case Refusal.HAS_SEEN | Refusal.HAD_PART:
            return remark(SeatRemark.PARTNER_KNOWS_MORE, who=who, game=game)
        case Refusal.OFFER_LAPSED:
            return remark(SeatRemark.PARTNER_OF_NOTHING, game=game)
        case _:
            return remark(SeatRemark.PARTNER_IN_GAME, who=who, game=game)


def _why_not(game: Game, power: Power, person: PersonId, address: str) -> Refusal | None:
    """Return why a yes would be refused now; None if the GM may still let the person in."""
    if not person:
        return None
    seat = game.seat(power)
    why = partners.why_not_join(game, seat, person, (address,), seat.person)
    asks = why is Refusal.NOT_APPROVED or (why is Refusal.HAD_PART and bool(deciders(game)))
    return None if asks else why


def _not_let_in(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    person: Person,
    offer: ParkedPartnership,
) -> Outcome | None:
    """Return what is said to somebody who cannot be a partner, or not without the GM's approval."""
    if (closed := why_not_share(request.work, game, person)) is not None:
        return Rejected(GameRefusal(closed, game))
    seat = next((one for one in game.seats if one.power == offer.power), None)
    if seat is None:
        return None
    why = partners.why_not_join(game, seat, person.id, addresses_of(request.work, person), offer.by)
    if why not in (Refusal.NOT_APPROVED, Refusal.HAD_PART):
        return None
    return waits_for_master(request, speaker, transcript, game, person, offer.power)


def accept_partnership(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    parked: ParkedItem,
    offer: ParkedPartnership,
) -> Outcome:
    """Have somebody who was asked lead the power too; one without a password is mailed a token for one."""
    game = request.games.up_to_date(parked.game)
    if game is None:
        return Rejected(remark(SeatRemark.PARTNERSHIP_LAPSED))
    person = request.work.people.get(parked.person)
    if (waits := _not_let_in(request, speaker, transcript, game, person, offer)) is not None:
        if isinstance(waits, Done):
            request.work.parked_items.park(parked)  # their next YES is the one that counts
        return waits
    after, events = partners.join(game, person.id, addresses_of(request.work, person), offer.power, offer.by)
    if isinstance(events[0], Refused):
        return Rejected(GameRefusal(events[0], game))
    recorded = record(request, speaker, transcript, game, after, events)
    if isinstance(recorded, Rejected):
        return recorded
    mail_first_token(request, speaker, transcript, after, person)
    actor = Actor(Role.PLAYER, person.id, offer.power)
    speaker.sign_on(after, actor, replace(request.proof_for(person.id, password=False), replied=True))
    add_game_page(request, speaker, transcript, after, arrival=True)
    return Done(remark(SeatRemark.PLAYS_TOO, game=game.name, power=game.variant.power(offer.power)))
