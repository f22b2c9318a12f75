"""Posted letters: they wait for the results of the phase and leave with them (seed 002, POSTAL PRESS).

One with a condition leaves only if that holds once the phase is judged (seed 004 §10.1). Who reads the
conditions is no part of the game: `deliver` is told which letters do not leave.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from judge.game.commands.member import Audience, Recall
from judge.game.events_about_part import Event
from judge.game.events_master_part import PressPosted, PressSent, PressWithheld
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.settings import Blind
from judge.game.state import Game, PostedLetter, Status
from judge.game.transition import Transition, refuse

MOST, MOST_CHARACTERS = 10, 20_000
"""Letters of one person that wait, and the characters in them."""


def post(game: Game, letter: PressSent, condition: str) -> Transition:
    """Let a letter wait for the results; its author may take it back until then."""
    if game.phase is None or game.status not in (Status.RUNNING, Status.PAUSED):
        return refuse(game, Refusal.NOT_RUNNING)
    if not condition and not game.settings.postal_press:
        return refuse(game, Refusal.NO_POSTAL_PRESS)
    if condition and game.settings.blind is not Blind.NO:
        return refuse(game, Refusal.NO_POSTAL_PRESS, "blind")
    own = posted_by(game, letter.author)
    if len(own) >= MOST or sum(len(one.body) for one in own) + len(letter.body) > MOST_CHARACTERS:
        return refuse(game, Refusal.TOO_MUCH_POSTED)
    waiting = PostedLetter(
        max((one.number for one in own), default=0) + 1,
        game.number,
        letter.author,
        letter.to,
        letter.grey,
        letter.body,
        letter.broadcast,
        letter.left_out,
        letter.fake,
        condition,
        letter.watchers,
    )
    return replace(game, posted=(*game.posted, waiting)), (PressPosted(letter.author, waiting.number),)


def posted_by(game: Game, actor: Actor) -> tuple[PostedLetter, ...]:
    """The letters of somebody that wait."""
    return tuple(one for one in game.posted if one.author == actor)


def recall(game: Game, actor: Actor, command: Recall, _now: datetime) -> Transition:
    """Take letters back that have not left."""
    found = [one for one in posted_by(game, actor) if command.number in (None, one.number)]
    if not found:
        return refuse(game, Refusal.NOTHING_POSTED, str(command.number or ""))
    rest = tuple(one for one in game.posted if one not in found)
    return replace(game, posted=rest), tuple(PressWithheld(actor, one.number, recalled=True) for one in found)


def letters_due(game: Game) -> tuple[PostedLetter, ...]:
    """The letters whose phase has been judged, or whose game is over."""
    over = game.status is Status.FINISHED
    return tuple(one for one in game.posted if over or one.phase != game.number)


def deliver(game: Game, withheld: Collection[PostedLetter]) -> Transition:
    """Send the letters that are due, all but those whose condition does not hold."""
    due = letters_due(game)
    events: tuple[Event, ...] = tuple(
        PressWithheld(one.author, one.number) if one in withheld else as_sent(one) for one in due
    )
    return replace(game, posted=tuple(one for one in game.posted if one not in due)), events


def as_sent(one: PostedLetter) -> PressSent:
    """The letter as it leaves."""
    audience = Audience.SOME if one.to else Audience.ALL
    sent = PressSent(one.author, audience, one.to, one.grey, one.body, one.broadcast, one.left_out, one.fake)
    return replace(sent, postal=True, watchers=one.watchers)
