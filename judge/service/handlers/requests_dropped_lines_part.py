"""A no to a line that waits: what becomes of it, and who is told with which words."""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands.master import AcceptLate
from judge.game.events import LateOrders
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.language.reading import read
from judge.language.statements import Statement, Understood
from judge.notices.notice import Addressee
from judge.notices.phases import LateOrdersTold
from judge.notices.remarks import MailRemark, MasterRemark, Remark, remark
from judge.records import ParkedItem, Proof, Settlement
from judge.service.handlers.requests import forget_siblings, is_request, own_words, refuse_request
from judge.service.outcomes import Rejected
from judge.service.outgoing.post import post_notice
from judge.service.session import Session


def refuse_line(session: Session, item: ParkedItem, line: str) -> Remark:
    """Drop a line that waited; whoever waits for the master's word on it is told of the no."""
    if is_request(item):
        refuse_request(session, item)
        return remark(MailRemark.REQUEST_REFUSED, command=line)
    return _decline_late(session, item, line) or remark(MailRemark.COMMAND_CANCELLED, command=line)


def _decline_late(session: Session, item: ParkedItem, line: str) -> Remark | None:
    """The master's no to late orders; None where the line asks for none, or they no longer wait."""
    game = session.games.up_to_date(item.game) if item.game else None
    if game is None or not game.is_led_by(item.person):
        return None
    with session.speaking_as(game, Actor(Role.MASTER, item.person), Proof(confirmed=True)):
        answer = next(iter(read(Statement(1, line), session.context())), None)
        if not isinstance(answer, Understood) or not isinstance(answer.command, AcceptLate):
            return None
        events = session.apply(replace(answer.command, declined=True))
    if isinstance(events, Rejected):
        return None
    for event in events:
        if isinstance(event, LateOrders):
            _tell(session, game, event, item.digest)
    forget_siblings(session, item, Settlement.DROPPED)
    again = line.removesuffix(f" {game.phase.mail_code}") if game.phase else line
    return remark(MasterRemark.LATE_DECLINED, command=again)


def _tell(session: Session, game: Game, late: LateOrders, digest: str) -> None:
    assert game.phase is not None
    words = own_words(session)
    session.words_passed_on |= bool(words)
    notice = LateOrdersTold(game, late.power, game.phase, late, words=words)
    for person in game.seat(late.power).leaders:
        reader = Addressee(session.work.people.get(person), Role.PLAYER, late.power)
        key = f"late:{digest[:16]}:{late.power}"
        post_notice(session.services, session.work, notice, reader, key, session.now)
