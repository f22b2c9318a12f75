"""PRESS and BROADCAST: letters in a game."""

from __future__ import annotations

from judge.game.commands.member import Broadcast, Press
from judge.game.events import PressSent
from judge.game.roles import MASTER, OBSERVERS, Role
from judge.game.state import Game
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session

_GROUPS = {MASTER: Role.MASTER, OBSERVERS: Role.OBSERVER}
"""Addressees that are no powers."""


def send_press(session: Session, command: Press | Broadcast) -> Outcome:
    """Send a letter to some or all; the reply says who gets it."""
    outcome = session.apply(command)
    game = session.current_game()
    if isinstance(outcome, Rejected):
        return outcome
    letter = next(event for event in outcome if isinstance(event, PressSent))
    assert game is not None
    return Done(_sent_to_all(letter) if letter.broadcast or not letter.to else _sent(game, letter))


def _sent_to_all(letter: PressSent) -> Remark:
    if letter.grey:
        return remark(RemarkKey.GREY_LETTER_SENT_TO_ALL)
    return remark(RemarkKey.LETTER_SENT_TO_ALL)


def _sent(game: Game, letter: PressSent) -> Remark:
    readers = tuple(_GROUPS.get(one) or game.variant.power(one) for one in letter.to)
    if letter.grey:
        return remark(RemarkKey.GREY_LETTER_SENT, readers=readers)
    return remark(RemarkKey.LETTER_SENT, readers=readers)
