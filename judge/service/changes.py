"""Changes: what a command does to the speaker's game, and what is kept of it for the end of the email."""

from __future__ import annotations

from judge.game import machine
from judge.game.commands import Command
from judge.game.events import Event
from judge.game.refusals import Refused
from judge.game.state import Game
from judge.notices.remarks import GameRefusal, GameRemark, OrderRemark, remark
from judge.service.outcomes import Rejected
from judge.service.outgoing.quota import NEWS, count_news
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def apply(
    request: Request, speaker: Speaker, transcript: Transcript, command: Command
) -> tuple[Event, ...] | Rejected:
    """Apply a command to the speaker's game: its events, or why it was refused."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    after, events = machine.apply(game, actor, transcript.redactor.redact_kept(command), request.now)
    return record(request, speaker, transcript, game, after, events)


def record(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    before: Game,
    after: Game,
    events: tuple[Event, ...],
) -> tuple[Event, ...] | Rejected:
    """Keep the events of a game for saving; if one of them is a refusal, nothing is kept."""
    for event in events:
        if isinstance(event, Refused):
            return Rejected(GameRefusal(event, before))
    if any(isinstance(one, NEWS) for one in events):
        security, now = request.services.security, request.now
        told = count_news(
            request.work.counters, security, before, speaker.person, events, now, transcript.told
        )
        if told is None:
            return Rejected(remark(OrderRemark.TOLD_ALL_OFTEN, game=before.name))
        transcript.told = told
    request.games.update(after, events)
    transcript.recorded.append((after.name, transcript.current_line, events))
    return events


def not_signed_on() -> Rejected:
    """Return the answer to a command that needs a game."""
    return Rejected(remark(GameRemark.NOT_SIGNED_ON))
