"""The use of a token from none of its owner's addresses: whose it may be, and that he is told."""

from __future__ import annotations

from judge.game.permissions import actors_of
from judge.game.roles import Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.remarks import MailRemark, Remark, remark
from judge.notices.restricted import sender_in
from judge.notices.security import TokenUsed
from judge.records import ParkedAddress, ParkedCommand, ParkedItem, ParkedOrders, ParkedOtherAddress
from judge.service.opt_in import tell_of_another
from judge.service.outgoing.post import post_notice
from judge.service.session import Session


def why_not_his(session: Session, parked: ParkedItem) -> Remark | None:
    """Why somebody in a game does not say a master's word, even with the token for it; the master is told.

    All are told that their master did it; so whoever is in the game and does not lead it has no such word,
    and what waits waits on.
    """
    game = session.games.up_to_date(parked.game) if parked.game else None
    if game is None or session.person is None or not isinstance(parked.content, ParkedCommand):
        return None
    who = session.person.id
    if who == parked.person or game.is_led_by(who) or not game.is_led_by(parked.person):
        return None
    if not actors_of(game, who):
        return None
    session.work.parked_items.park(parked)
    tell_of_another(session, parked, "", session.work.people.get(parked.person).address)
    return remark(MailRemark.TOKEN_OF_MASTER, game=game.name)


def tell_of_answer(session: Session, parked: ParkedItem, *, dropped: bool = False) -> None:
    """Tell whoever was asked that a mail from none of his addresses answered with his token.

    Where the token is what shows that an address is his, it comes from elsewhere by rights; and of orders he
    gets a copy.
    """
    content = parked.content
    if isinstance(content, ParkedOtherAddress | ParkedOrders) or (
        isinstance(content, ParkedAddress) and not parked.game
    ):
        return
    line = content.line if isinstance(content, ParkedCommand | ParkedAddress) else ""
    game = session.games.up_to_date(parked.game) if parked.game else None
    notice = TokenUsed(game, sender_in(game, session.letter.sender), line, dropped=dropped)
    _tell(session, notice, parked.person, parked.digest)


def tell_of_reset(session: Session, game: Game, person: int, digest: str) -> None:
    """Tell whose password was set with a token from none of his addresses."""
    notice = TokenUsed(game, sender_in(game, session.letter.sender), password=True)
    _tell(session, notice, person, digest)


def _tell(session: Session, notice: TokenUsed, person: int, digest: str) -> None:
    people = session.work.people
    if not person or people.has(person, session.letter.sender):
        return
    owner = people.get(person)
    roles = [one.role for one in actors_of(notice.game, person)] if notice.game else []
    reader = Addressee(owner, max(roles, default=Role.REGISTERED))
    key = f"mail:{session.mail}:token:{digest[:16]}"
    post_notice(session.services, session.work, notice, reader, key, session.now)
