"""SPECTATOR: a power's player lets somebody who watches see what the power gets.

docs: gm, "A player can show their power's emails to a spectator"
"""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands.member import PermitSpectator
from judge.notices.remarks import SeatRemark, remark
from judge.service.changes import apply, not_signed_on
from judge.service.handlers.masters import count_question
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.parked import comes_from_elsewhere, park_command
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def permit_spectator(
    request: Request, speaker: Speaker, transcript: Transcript, command: PermitSpectator
) -> Outcome:
    """Permit somebody, or end it; the answer does not tell whether they are registered, or watch."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    found = request.work.people.by_address(command.address) if command.address else None
    command = replace(command, person=found.id if found else 0)
    if (
        comes_from_elsewhere(request, actor)
        and (waiting := park_command(request, speaker, transcript, command)) is not None
    ):
        return waiting
    if not command.off and not count_question(request, game, actor, command.person):
        return Rejected(remark(SeatRemark.PARTNERS_ASKED_OFTEN))
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.off:
        return Done(remark(SeatRemark.SPECTATOR_ENDED))
    return Done(remark(SeatRemark.SPECTATOR_PERMITTED, who=command.address, game=game.name))
