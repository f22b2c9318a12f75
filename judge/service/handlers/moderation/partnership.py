"""PARTNER: somebody is asked to lead a power with its player, and what his YES does (ADR 59)."""

from __future__ import annotations

from dataclasses import replace

from judge.game.anonymity import anonymous
from judge.game.commands.partner import Partner
from judge.game.events import Refused
from judge.game.permissions import actors_of
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import partners
from judge.game.state import Game
from judge.service.handlers.inquiry import add_game_page
from judge.service.handlers.moderation.mastership import count_question, mail_first_token
from judge.service.notices.addressee import Addressee
from judge.service.notices.game import PartnershipOffered
from judge.service.notices.remark_keys.seats import SeatRemark
from judge.service.notices.remarks import GameRefusal, remark
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_question
from judge.service.ports import ParkedItem, ParkedPartnership
from judge.service.session import Session, not_signed_on
from judge.service.trust.entrants import addresses_of


def ask_partner(session: Session, command: Partner) -> Outcome:
    """Ask whom the service knows; the answer does not tell whether it does (ADR 25).

    Who plays in a game of secret people, or leads it, could say nothing but no, and is not told who asks.
    """
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    found = session.work.people.by_address(command.address) if command.address else None
    command = replace(command, person=found.id if found else 0)
    outcome = session.apply(command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.off:
        return Done(remark(SeatRemark.PARTNER_GONE))
    if not count_question(session, game, actor, command.person):
        return Rejected(remark(SeatRemark.PARTNERS_ASKED_OFTEN))
    if command.person and actor.power and not _is_kept_from(game, command.person):
        player, person = session.work.people.get(actor.person), session.work.people.get(command.person)
        notice = PartnershipOffered(game, actor.power, player.name, player.address)
        reader, key = Addressee(person, Role.REGISTERED), f"mail:{session.mail}:with:{session.current_line}"
        content = ParkedPartnership(actor.person, actor.power)
        post_question(session.services, session.work, notice, reader, key, content, session.now)
    return Done(remark(SeatRemark.PARTNER_ASKED, who=command.address))


def _is_kept_from(game: Game, person: PersonId) -> bool:
    roles = {one.role for one in actors_of(game, person)}
    return anonymous(game) and not roles <= {Role.OBSERVER}


def accept_partnership(session: Session, parked: ParkedItem, offer: ParkedPartnership) -> Outcome:
    """Have somebody who was asked lead the power too; without a password he is mailed a token for one."""
    game = session.games.up_to_date(parked.game)
    if game is None:
        return Rejected(remark(SeatRemark.PARTNERSHIP_LAPSED))
    person = session.work.people.get(parked.person)
    after, events = partners.join(game, person.id, addresses_of(session.work, person), offer.power, offer.by)
    if isinstance(events[0], Refused):
        return Rejected(GameRefusal(events[0], game))
    recorded = session.record(game, after, events)
    if isinstance(recorded, Rejected):
        return recorded
    mail_first_token(session, after, person)
    actor = Actor(Role.PLAYER, person.id, offer.power)
    session.sign_on(after, actor, replace(session.proof_for(person.id, password=False), replied=True))
    add_game_page(session, after)
    return Done(remark(SeatRemark.PLAYS_TOO, game=game.name, power=game.variant.power(offer.power)))
