"""ASSIGN and SWAP: the GM says who plays what; both players are asked about an exchange.

docs: gm, "A GM can say who plays what"
"""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands.master import Assign
from judge.game.commands.member import Swap
from judge.game.events import Swapped
from judge.game.permissions import is_master_of
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.notices.game import SwapOffered
from judge.notices.notice import Addressee
from judge.notices.remarks import MasterRemark, remark
from judge.records import ParkedCommand
from judge.service.changes import apply, not_signed_on
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_question
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def assign(request: Request, speaker: Speaker, transcript: Transcript, command: Assign) -> Outcome:
    """Note which power someone gets at the start; an address or a number names a player."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    command = _with_player(request, game, command)
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    who = command.address or str(command.number)
    if command.power is None:
        return Done(remark(MasterRemark.ASSIGNED_NOTHING, who=who))
    return Done(remark(MasterRemark.ASSIGNED, who=who, power=game.variant.power(command.power)))


def _with_player(request: Request, game: Game, command: Assign) -> Assign:
    """Return the command with the number of the person meant, 0 for nobody."""
    if command.address is not None:
        found = request.work.people.by_address(command.address.lower())
        return replace(command, person=found.id if found else 0)
    there = 0 < command.number <= len(game.applicants)
    return replace(command, person=game.applicants[command.number - 1].person if there else 0)


def swap(request: Request, speaker: Speaker, transcript: Transcript, command: Swap) -> Outcome:
    """Exchange two players, or ask those who have not agreed yet."""
    before, actor = speaker.current_game(request.games), speaker.seat.actor
    outcome, game = apply(request, speaker, transcript, command), speaker.current_game(request.games)
    if isinstance(outcome, Rejected) or game is None or before is None or actor is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    first, second = (game.variant.power(one) for one in command.powers)
    if any(isinstance(event, Swapped) for event in outcome):
        return Done(remark(MasterRemark.SWAPPED, first=first, second=second))
    if not is_master_of(game, actor) or actor.acting:
        return Done(remark(MasterRemark.SWAP_AGREED))
    _ask(request, speaker, transcript, game, actor, command)
    return Done(remark(MasterRemark.SWAP_ASKED, first=first, second=second))


def _ask(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, actor: Actor, command: Swap
) -> None:
    """Ask the two players; a GM who plays one of them has agreed by proposing it."""
    first, second = command.powers
    names = (game.variant.power(one).name for one in command.powers)
    content = ParkedCommand(f"SWAP {', '.join(names)}")
    for power, other in ((first, second), (second, first)):
        person = game.seat(power).person
        if person == actor.person:
            continue
        reader = Addressee(request.work.people.get(person), Role.PLAYER, power)
        key = f"mail:{request.email_id}:swap:{transcript.current_line}"
        notice = SwapOffered(game, power, other)
        post_question(
            speaker.as_cause(request.services), request.work, notice, reader, key, content, request.now
        )
