"""Wrong passwords and tokens: counted against sender and seat; after too many a lock of an hour."""

from __future__ import annotations

from datetime import timedelta

from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.service.notices import Addressee, RemarkKey, SeatLocked, remark
from judge.service.outgoing.post import post_notice
from judge.service.ports import MarkKind, Trust
from judge.service.session import Rejected, Session

HOUR = timedelta(hours=1)


def locked_out(session: Session) -> Rejected | None:
    """The answer to a sender who has guessed too often; None while he may try."""
    if not session.work.marks.count(MarkKind.LOCK, session.now, HOUR, who=_guesser(session)):
        return None
    return Rejected(remark(RemarkKey.PASSWORDS_GUESSED))


def is_locked(session: Session, game: Game, actor: Actor) -> bool:
    """Whether strangers have guessed at this seat too often; its own player's address is not locked out."""
    if session.work.people.get(actor.person).address == session.letter.sender:
        return False
    return session.work.marks.count(MarkKind.LOCK, session.now, HOUR, about=_seat(game, actor)) > 0


def wrong_password(session: Session, game: Game, actors: tuple[Actor, ...]) -> None:
    """Count a guess at the seats it may have been meant for; lock what has been guessed at too often."""
    strangers = [a for a in actors if session.work.people.get(a.person).address != session.letter.sender]
    about = _seat(game, strangers[0]) if strangers else ""
    _count(session, about)
    if about and _often(session, about=about):
        session.work.marks.add(MarkKind.LOCK, "", about, session.now)
        _tell(session, game, strangers[0])
    if _often(session, who=_guesser(session)):
        session.work.marks.add(MarkKind.LOCK, _guesser(session), "", session.now)
        for actor in actors[:1]:
            _tell(session, game, actor)


def wrong_token(session: Session) -> None:
    """Count a token that opens nothing."""
    _count(session, "")
    if _often(session, who=_guesser(session)):
        session.work.marks.add(MarkKind.LOCK, _guesser(session), "", session.now)


def _count(session: Session, about: str) -> None:
    session.work.marks.add(MarkKind.WRONG_SECRET, _guesser(session), about, session.now)


def _often(session: Session, who: str | None = None, about: str | None = None) -> bool:
    """Whether this was one guess too many; one lock at a time."""
    now, marks = session.now, session.work.marks
    many = marks.count(MarkKind.WRONG_SECRET, now, HOUR, who, about) >= session.services.security.tries
    return many and not marks.count(MarkKind.LOCK, now, HOUR, who, about)


def _guesser(session: Session) -> str:
    """Mail that our border vouches for is counted apart, so that a forger cannot lock its sender out."""
    vouched = session.letter.trust is Trust.ALIGNED
    return f"{session.letter.sender}{' (vouched for)' if vouched else ''}"


def _seat(game: Game, actor: Actor) -> str:
    return f"{game.name}:{actor.power or actor.role.name}"


def _tell(session: Session, game: Game, actor: Actor) -> None:
    """Once for each lock, to the player of record."""
    record = session.work.people.get(actor.person)
    role = actor.role if actor.role is Role.MASTER else Role.PLAYER
    notice = SeatLocked(game, actor.power, session.letter.sender)
    key = f"mail:{session.mail}:locked:{_seat(game, actor)}"
    post_notice(
        session.services, session.work, notice, Addressee(record, role, actor.power), key, session.now
    )
