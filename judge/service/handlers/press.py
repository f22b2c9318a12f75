"""Press and broadcasts."""

from __future__ import annotations

from judge.game.commands import Broadcast, Press
from judge.game.events import PressSent
from judge.game.state import Game
from judge.service.session import Done, No, Outcome, Session


def send_press(session: Session, command: Press | Broadcast) -> Outcome:
    """A letter to some or all; the reply says who gets it."""
    outcome = session.apply(command)
    game = session.current_game()
    if isinstance(outcome, No):
        return outcome
    letter = next(event for event in outcome if isinstance(event, PressSent))
    assert game is not None
    readers = _readers(game, letter)
    return Done(f"Your {'unsigned ' if letter.grey else ''}letter goes to {readers}.")


def _readers(game: Game, letter: PressSent) -> str:
    if letter.broadcast or not letter.to:
        return "everybody in the game"
    titles = {"MASTER": "the master", "OBSERVERS": "the observers"}
    words = [titles.get(one) or game.variant.power(one).name for one in letter.to]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
