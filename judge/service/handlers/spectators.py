"""SPECTATOR: a power's player lets an observer see what the power gets.

docs: gm, "A player can show their power's emails to a spectator"
"""

from __future__ import annotations

from judge.game.commands.member import PermitSpectator
from judge.notices.remarks import SeatRemark, remark
from judge.service.changes import apply
from judge.service.handlers.masters import count_question
from judge.service.handlers.partners import for_known_person
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def permit_spectator(
    request: Request, speaker: Speaker, transcript: Transcript, command: PermitSpectator
) -> Outcome:
    """Permit someone, or end it; the answer does not tell whether they are registered, or watch."""
    found = for_known_person(request, speaker, transcript, command)
    if not isinstance(found, tuple):
        return found
    game, actor, command = found
    if not command.off and not count_question(request, game, actor, command.person):
        return Rejected(remark(SeatRemark.PARTNERS_ASKED_OFTEN))
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.off:
        return Done(remark(SeatRemark.SPECTATOR_ENDED))
    return Done(remark(SeatRemark.SPECTATOR_PERMITTED, who=command.address, game=game.name))
