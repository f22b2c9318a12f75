"""Confirmation: a command is parked and a token mailed to the address of record, to come back as CONFIRM."""

from __future__ import annotations

from datetime import timedelta

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import Eject, Process, Terminate
from judge.game.events import Refused
from judge.game.roles import PersonId
from judge.game.state import Game
from judge.service.notices.addressee import Addressee
from judge.service.notices.remarks import GameRefusal, RemarkKey, remark
from judge.service.notices.security import ConfirmationAsked
from judge.service.outgoing.post import post_notice
from judge.service.ports import ParkedAddress, ParkedCommand, ParkedItem
from judge.service.security import ConfirmationPolicy
from judge.service.session import Done, Outcome, Rejected, Session, not_signed_on

TOKEN_LIFE = timedelta(hours=24)
"""How long a parked command or mail can be confirmed."""


def park_command(session: Session, command: Process | Eject | Terminate) -> Outcome | None:
    """Park a command that cannot be undone; None if it needs no confirmation.

    What the game would refuse is refused at once, and not parked.
    """
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    if not _needs_confirmation(session, game, command):
        return None
    _, events = machine.apply(game, actor, command, session.now)
    for event in events:
        if isinstance(event, Refused):
            return Rejected(GameRefusal(event, game))
    ask_for_confirmation(
        session, game, actor.person, ParkedCommand(_durable_line(game, command)), ConfirmationAsked
    )
    return Done(remark(RemarkKey.COMMAND_WAITS))


def _needs_confirmation(session: Session, game: Game, command: Command) -> bool:
    """Whether a command has to be confirmed, by the keeper's policy and the mail's proof.

    A phase past its deadline may always be processed.
    """
    confirmation, proof = session.services.security.confirmation, session.speaker.proof
    if (
        proof.confirmed
        or confirmation is ConfirmationPolicy.NEVER
        or (confirmation is ConfirmationPolicy.WEAK and proof.strong)
    ):
        return False
    late = game.clock is not None and session.now >= game.clock.deadline
    return not (isinstance(command, Process) and late)


def _durable_line(game: Game, command: Process | Eject | Terminate) -> str:
    """The command as a line that means the same tomorrow: a PROCESS names the phase it was meant for."""
    match command:
        case Process():
            return f"PROCESS {command.phase or game.phase}"
        case Eject():
            return f"EJECT {command.power or command.address}"
        case Terminate():
            return "TERMINATE"


def ask_for_confirmation(
    session: Session,
    game: Game,
    person: PersonId,
    content: ParkedCommand | ParkedAddress,
    notice_type: type[ConfirmationAsked],
) -> None:
    """Park a command, and mail a token for it to the person's address of record."""
    record = session.work.people.get(person)
    token, digest = session.services.passwords.token()
    session.redactor.allow_token(token)
    expires = session.now + TOKEN_LIFE
    session.work.parked_items.park(ParkedItem(digest, person, game.name, content, expires))
    notice = notice_type(game, content.line, session.letter.sender, token, expires)
    assert session.speaker.actor is not None
    reader = Addressee(record, session.speaker.actor.role)
    # A mail may park several commands: each has a mail of its own.
    key = f"mail:{session.mail}:confirm:{digest[:16]}"
    post_notice(session.services, session.work, notice, reader, key, session.now)
