"""PRESS and BROADCAST: letters in a game."""

from __future__ import annotations

from judge.game.anonymity import anonymous
from judge.game.commands.member import Broadcast, Press
from judge.game.events import PressSent
from judge.game.press import unheld
from judge.game.roles import MASTER, OBSERVERS, Role
from judge.game.state import Game
from judge.rules.variant import PowerFacts
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.notices.replies import Note, SentLetter
from judge.service.session import Done, Outcome, Rejected, Session

_GROUPS = {MASTER: Role.MASTER, OBSERVERS: Role.OBSERVER}
"""Addressees that are no powers."""


def send_press(session: Session, command: Press | Broadcast) -> Outcome:
    """Send a letter to some or all; the reply says who gets it, and shows it as it left."""
    outcome = session.apply(command)
    game = session.current_game()
    if isinstance(outcome, Rejected):
        return outcome
    letter = next(event for event in outcome if isinstance(event, PressSent))
    assert game is not None
    nobody = () if letter.left_out else unheld(game, letter.to)
    notes = ((Note.CHECK, remark(RemarkKey.LETTER_UNREAD, readers=_named(game, nobody))),) if nobody else ()
    return Done(_sent(game, letter), notes, SentLetter(letter.body, anonymous(game)))


def _sent(game: Game, letter: PressSent) -> Remark:
    if letter.broadcast or not letter.to:
        return _sent_to_all(letter)
    left_out, readers = _named(game, letter.left_out), _named(game, letter.to)
    if left_out and letter.grey:
        return remark(RemarkKey.GREY_LETTER_SENT_TO_OTHERS, left_out=left_out)
    if left_out:
        return remark(RemarkKey.LETTER_SENT_TO_OTHERS, left_out=left_out)
    if letter.grey:
        return remark(RemarkKey.GREY_LETTER_SENT, readers=readers)
    return remark(RemarkKey.LETTER_SENT, readers=readers)


def _sent_to_all(letter: PressSent) -> Remark:
    if letter.grey:
        return remark(RemarkKey.GREY_LETTER_SENT_TO_ALL)
    return remark(RemarkKey.LETTER_SENT_TO_ALL)


def _named(game: Game, names: tuple[str, ...]) -> tuple[PowerFacts | Role, ...]:
    return tuple(_GROUPS.get(one) or game.variant.power(one) for one in names)
