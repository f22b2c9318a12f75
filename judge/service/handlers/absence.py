"""AWAY and EXTEND: absences, and what a player asks of the master, who answers with one word."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from judge.game.anonymity import anonymous, is_nonplaying_master
from judge.game.commands.absence import EndAbsence, Extend, SetAbsence
from judge.game.commands.master import SetDeadline
from judge.game.events import AbsenceSet, DeadlineMoved, Refusal, Refused
from judge.game.permissions import plays
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game, Status
from judge.language.commands.times import FAR
from judge.rules.units import Power
from judge.service.confirmation import TOKEN_LIFE
from judge.service.notices.addressee import Addressee
from judge.service.notices.remark_keys.master import MasterRemark
from judge.service.notices.remarks import GameRefusal, remark
from judge.service.notices.security import MasterAsked
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_notice
from judge.service.ports import MarkKind, ParkedCommand, ParkedItem
from judge.service.session import Session, not_signed_on

_HOUR = timedelta(hours=1)
_QUESTIONS_AN_HOUR = 5


def away(session: Session, command: SetAbsence) -> Outcome:
    """Note an absence; a master sets it for a power; one that is too long he is asked about."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    if actor.role is Role.MASTER and not actor.acting:
        return _for_power(session, game, actor, command)
    outcome = session.apply(command)
    if isinstance(outcome, Rejected):
        too_long = (
            isinstance(outcome.remark, GameRefusal) and outcome.remark.refused.why is Refusal.TOO_LONG_AWAY
        )
        return _ask_about_absence(session, game, actor, command) if too_long and _may_ask(game) else outcome
    return _noted(outcome)


def _for_power(session: Session, game: Game, actor: Actor, command: SetAbsence) -> Outcome:
    if command.power is None or not game.seats:
        return Rejected(remark(MasterRemark.AWAY_OF_WHOM))
    acting = Actor(Role.MASTER, actor.person, command.power, acting=True)
    with session.speaking_as(game, acting, session.speaker.proof):
        outcome = session.apply(command)
    return outcome if isinstance(outcome, Rejected) else _noted(outcome)


def _noted(events: tuple[object, ...]) -> Done:
    moved = next((one for one in events if isinstance(one, DeadlineMoved)), None)
    away = next(one for one in events if isinstance(one, AbsenceSet))
    if moved is None or moved.deadline < away.since:
        return Done(remark(MasterRemark.AWAY_SET))
    return Done(remark(MasterRemark.AWAY_SET_AND_MOVED, deadline=moved.deadline))


def not_away(session: Session, command: EndAbsence) -> Outcome:
    """Take an absence back."""
    actor = session.speaker.actor
    if actor is not None and actor.role is Role.MASTER and not actor.acting:
        return Rejected(remark(MasterRemark.AWAY_OF_WHOM))
    outcome = session.apply(command)
    return outcome if isinstance(outcome, Rejected) else Done(remark(MasterRemark.AWAY_ENDED))


def extend(session: Session, command: Extend) -> Outcome:
    """Move the deadline to a later moment for a master, or where nobody moderates; ask him for a player."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    if game.clock is not None and command.at <= max(game.clock.deadline, session.now):
        return Rejected(GameRefusal(Refused(Refusal.NOT_LATER, command.at.isoformat()), game))
    asks = plays(game, actor) and not actor.acting and game.settings.moderated and not game.practice
    if asks and game.status is Status.RUNNING:
        line = f"EXTEND {_written(command.at)}{' YES' * (command.at - session.now > FAR)}"
        return ask_master(session, game, actor.person, line, actor.power) or Done(
            remark(MasterRemark.MASTER_ASKED)
        )
    outcome = session.apply(SetDeadline(command.at))
    return outcome if isinstance(outcome, Rejected) else Done(remark(MasterRemark.DEADLINE_MOVED))


def _ask_about_absence(session: Session, game: Game, actor: Actor, command: SetAbsence) -> Outcome:
    since, until, power = _written(command.since), _written(command.until), actor.power
    assert power is not None
    line = f"AWAY {since} TO {until} FOR {game.variant.power(power).name}"
    done = Done(remark(MasterRemark.AWAY_TOO_LONG, days=game.settings.max_absence))
    return ask_master(session, game, actor.person, line, power) or done


def _written(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


def _may_ask(game: Game) -> bool:
    """Whether the master may be asked about an absence: not where he plays and may not know who is away."""
    hidden = anonymous(game) and not is_nonplaying_master(game, Role.MASTER, 0)
    return game.settings.moderated and not hidden and not game.practice


def ask_master(
    session: Session, game: Game, person: PersonId, line: str, power: Power | None = None
) -> Rejected | None:
    """Park a line for each master and mail him its token; the refusal after too many questions."""
    marks, who, about = session.work.marks, str(person), f"{game.name}:master"
    if marks.count(MarkKind.ASKED, session.now, _HOUR, who, about) >= _QUESTIONS_AN_HOUR:
        return Rejected(remark(MasterRemark.MASTER_ASKED_OFTEN))
    marks.add(MarkKind.ASKED, who, about, session.now)
    for one in game.masters:
        _ask(session, game, one.person, line, power)
    return None


def _ask(session: Session, game: Game, master: PersonId, line: str, power: Power | None) -> None:
    token, digest = session.services.passwords.token()
    session.redactor.allow_token(token)
    expires = session.now + TOKEN_LIFE
    session.work.parked_items.park(ParkedItem(digest, master, game.name, ParkedCommand(line), expires))
    told = is_nonplaying_master(game, Role.MASTER, master) or not anonymous(game)
    notice = MasterAsked(game, line, power if told else None, token, expires)
    reader = Addressee(session.work.people.get(master), Role.MASTER)
    key = f"mail:{session.mail}:confirm:{digest[:16]}"
    post_notice(session.services, session.work, notice, reader, key, session.now)
