"""Lockout: wrong passwords and tokens are counted by sender and seat; too many lock either for an hour."""

from __future__ import annotations

from datetime import timedelta

from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.service.notices.addressee import Addressee
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.notices.security import SeatLocked
from judge.service.outgoing.post import post_notice
from judge.service.ports import MarkKind, Trust
from judge.service.session import Rejected, Session

HOUR = timedelta(hours=1)


def sender_lockout(session: Session) -> Rejected | None:
    """The refusal that a locked sender gets; None if he is not locked."""
    if not session.work.marks.count(MarkKind.LOCK, session.now, HOUR, who=_sender_key(session)):
        return None
    return Rejected(remark(RemarkKey.PASSWORDS_GUESSED))


def is_seat_locked(session: Session, game: Game, actor: Actor) -> bool:
    """Whether a seat is locked for this sender; its own player's address never is."""
    if session.work.people.get(actor.person).address == session.letter.sender:
        return False
    return session.work.marks.count(MarkKind.LOCK, session.now, HOUR, about=_seat_key(game, actor)) > 0


def count_wrong_password(session: Session, game: Game, actors: tuple[Actor, ...]) -> None:
    """Count a wrong password against its sender and the seats it may have been for; lock at the limit."""
    strangers = [a for a in actors if session.work.people.get(a.person).address != session.letter.sender]
    about = _seat_key(game, strangers[0]) if strangers else ""
    _count(session, about)
    if about and _reaches_limit(session, about=about):
        session.work.marks.add(MarkKind.LOCK, "", about, session.now)
        _tell_player(session, game, strangers[0])
    if _reaches_limit(session, who=_sender_key(session)):
        session.work.marks.add(MarkKind.LOCK, _sender_key(session), "", session.now)
        for actor in actors[:1]:
            _tell_player(session, game, actor)


def count_wrong_token(session: Session) -> None:
    """Count a token that fits nothing against its sender; lock him at the limit."""
    _count(session, "")
    if _reaches_limit(session, who=_sender_key(session)):
        session.work.marks.add(MarkKind.LOCK, _sender_key(session), "", session.now)


def _count(session: Session, about: str) -> None:
    session.work.marks.add(MarkKind.WRONG_SECRET, _sender_key(session), about, session.now)


def _reaches_limit(session: Session, who: str | None = None, about: str | None = None) -> bool:
    """Whether the limit is reached and no lock holds yet."""
    now, marks = session.now, session.work.marks
    many = marks.count(MarkKind.WRONG_SECRET, now, HOUR, who, about) >= session.services.security.tries
    return many and not marks.count(MarkKind.LOCK, now, HOUR, who, about)


def _sender_key(session: Session) -> str:
    """The name a sender is counted under; vouched mail is apart, so that a forger cannot lock him out."""
    vouched = session.letter.trust is Trust.ALIGNED
    return f"{session.letter.sender}{' (vouched for)' if vouched else ''}"


def _seat_key(game: Game, actor: Actor) -> str:
    return f"{game.name}:{actor.power or actor.role.name}"


def _tell_player(session: Session, game: Game, actor: Actor) -> None:
    """Mail the player of record that his seat is locked, once for each lock."""
    record = session.work.people.get(actor.person)
    role = actor.role if actor.role is Role.MASTER else Role.PLAYER
    notice = SeatLocked(game, actor.power, session.letter.sender)
    key = f"mail:{session.mail}:locked:{_seat_key(game, actor)}"
    post_notice(
        session.services, session.work, notice, Addressee(record, role, actor.power), key, session.now
    )
