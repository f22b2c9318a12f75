"""Commands that wait for a word: a token goes to the address of record, and comes back as CONFIRM."""

from __future__ import annotations

from datetime import timedelta

from judge.game import machine
from judge.game.commands import Command, Eject, Process, Terminate
from judge.game.events import Refused
from judge.game.roles import PersonId
from judge.game.state import Game
from judge.service.notices import Addressee, ConfirmationAsked, GameRefusal, RemarkKey, remark
from judge.service.outgoing.post import post_notice
from judge.service.ports import ParkedAddress, ParkedCommand, ParkedItem
from judge.service.security import ConfirmationPolicy
from judge.service.session import Done, Outcome, Rejected, Session, not_signed_on

LIFE = timedelta(hours=24)
"""How long a word is waited for."""


def park_command(session: Session, command: Process | Eject | Terminate) -> Outcome | None:
    """Park a command that cannot be undone; None if it may be done at once.

    A command that the game would refuse is not worth asking about.
    """
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    if not _asks(session, game, command):
        return None
    _, events = machine.apply(game, actor, command, session.now)
    for event in events:
        if isinstance(event, Refused):
            return Rejected(GameRefusal(event, game))
    ask(session, game, actor.person, ParkedCommand(_line(game, command)), ConfirmationAsked)
    return Done(remark(RemarkKey.COMMAND_WAITS))


def _asks(session: Session, game: Game, command: Command) -> bool:
    """Whether the judge wants a word before it does this."""
    confirmation, proof = session.services.security.confirmation, session.speaker.proof
    if (
        proof.confirmed
        or confirmation is ConfirmationPolicy.NEVER
        or (confirmation is ConfirmationPolicy.WEAK and proof.strong)
    ):
        return False
    late = game.clock is not None and session.now >= game.clock.deadline
    return not (isinstance(command, Process) and late)


def _line(game: Game, command: Process | Eject | Terminate) -> str:
    """The command in words that mean the same tomorrow: a PROCESS names the phase it was meant for."""
    match command:
        case Process():
            return f"PROCESS {command.phase or game.phase}"
        case Eject():
            return f"EJECT {command.power or command.address}"
        case Terminate():
            return "TERMINATE"


def ask(
    session: Session,
    game: Game,
    person: PersonId,
    content: ParkedCommand | ParkedAddress,
    wording: type[ConfirmationAsked],
) -> None:
    """Park a command, and mail a token for it to the person's address of record."""
    record = session.work.people.get(person)
    token, digest = session.services.passwords.token()
    session.redactor.allow_token(token)
    expires = session.now + LIFE
    session.work.parked_items.park(ParkedItem(digest, person, game.name, content, expires))
    notice = wording(game, content.line, session.letter.sender, token, expires)
    assert session.speaker.actor is not None
    reader = Addressee(record, session.speaker.actor.role)
    # A mail may park several commands: each has a mail of its own.
    key = f"mail:{session.mail}:confirm:{digest[:16]}"
    post_notice(session.services, session.work, notice, reader, key, session.now)
