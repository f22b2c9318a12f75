"""ANNOUNCE: a master tells everybody in his game something, or in all the games that he leads."""

from __future__ import annotations

from judge.game.commands.master import Announce
from judge.game.commands.member import Broadcast
from judge.game.permissions import refusal
from judge.game.roles import Actor, Role
from judge.game.state import Status
from judge.notices.remarks import GameRefusal, GameRemark, MasterRemark, remark
from judge.notices.security import HeldBecause
from judge.service.handlers.press import send_press
from judge.service.outcomes import Done, Hold, Outcome, Rejected
from judge.service.session import Session, not_signed_on

_MOST_GAMES = 30


def announce_to_all(session: Session, command: Announce) -> Outcome:
    """Send it as a letter to everybody.

    One game's password opens that game alone: for others the mail waits for a word from its sender's address
    of record, unless the border vouches for it too.
    """
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    why = refusal(game, actor, command)
    if why is not None:
        return Rejected(GameRefusal(why, game))
    names = _games_led_by(session, actor.person) if command.everywhere else [game.name]
    if names != [game.name] and not session.speaker.proof.strong:
        session.held_for = Hold(actor.person, game.name, HeldBecause.OTHER_GAMES)
        return Rejected(remark(GameRemark.SEAT_WAITS))
    told: list[str] = []
    for name in names:
        outcome = _tell(session, name, actor, command)
        if isinstance(outcome, Rejected) and not told:
            return outcome
        if not isinstance(outcome, Rejected):
            told.append(name)
    return Done(remark(MasterRemark.ANNOUNCED, games=tuple(told)))


def _games_led_by(session: Session, person: int) -> list[str]:
    """The games that somebody leads and that go on, or form."""
    found = filter(None, map(session.games.up_to_date, session.work.games.of(person)))
    going = (one for one in found if one.status is not Status.FINISHED and not one.practice)
    return sorted(one.name for one in going if one.is_led_by(person))[:_MOST_GAMES]


def _tell(session: Session, name: str, actor: Actor, command: Announce) -> Outcome:
    game = session.games.up_to_date(name)
    assert game is not None
    with session.speaking_as(game, Actor(Role.MASTER, actor.person), session.speaker.proof):
        return send_press(session, Broadcast(command.body))
