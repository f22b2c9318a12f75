"""Confirmation: a command is parked and a token mailed to the address of record, to come back as CONFIRM."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import TypeAlias

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import Eject, HandOver, Process, Promote, Terminate
from judge.game.commands.member import CastVote, Partner, Propose, Resign, SetConcede, SetDraw
from judge.game.endings import Ending
from judge.game.refusals import Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game, Status
from judge.notices.notice import Addressee
from judge.notices.remarks import GameRefusal, MailRemark, MasterRemark, Remark, remark
from judge.notices.restricted import sender_in
from judge.notices.security import ConfirmationAsked
from judge.records import MarkKind, ParkedAddress, ParkedCommand, ParkedItem, Settlement
from judge.rules.units import Power
from judge.service.echoes import is_doubtful
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_notice
from judge.service.security import ConfirmationPolicy
from judge.service.session import Session, not_signed_on

TOKEN_LIFE = timedelta(hours=24)
"""How long a parked command or mail can be confirmed."""

_Ends: TypeAlias = SetConcede | SetDraw | Propose | CastVote
"""Votes, which wait where nobody else's word is wanted for the end.

docs: ends, "An end that one person decides needs CONFIRM"
"""
Irreversible: TypeAlias = Process | Eject | HandOver | Promote | Terminate | Resign | Partner | _Ends
"""The commands that others are told of at once, or that give a seat into other hands."""

_HOUR = timedelta(hours=1)
_RESIGNATIONS_AN_HOUR = 3
"""Questions to a player who resigns: whoever has his password must not flood him."""
_COMMANDS_AN_HOUR = 10
"""Questions to a master about his commands: as much, and he may eject all seven."""


def park_command(session: Session, command: Irreversible) -> Outcome | None:
    """Park a command that others are told of at once; None if it needs no confirmation.

    What the game would refuse is refused at once, and not parked; so is a master's below a line of his that
    was refused, which he may have meant to come first.
    """
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    refused = session.refused_above() if actor.role is Role.MASTER else None
    if refused is None and not _needs_confirmation(session, game, actor, command):
        return None
    _, events = machine.apply(game, actor, command, session.now)
    for event in events:
        if isinstance(event, Refused):
            return Rejected(GameRefusal(event, game))
    if refused is not None:
        line = _durable_line(game, actor, command)
        return Rejected(remark(MasterRemark.HELD_BACK, line=refused, command=line))
    resigns = isinstance(command, Resign) and not actor.acting
    if not _count_question(session, game, actor, resigns=resigns):
        return Rejected(remark(MailRemark.ASKED_OFTEN))
    line = _durable_line(game, actor, command)
    ask_for_confirmation(session, game, actor.person, ParkedCommand(line), ConfirmationAsked)
    return Done(_waits(command, resigns=resigns))


def _needs_confirmation(session: Session, game: Game, actor: Actor, command: Command) -> bool:
    """Whether a command has to be confirmed, by the keeper's policy and the mail's proof.

    A phase past its deadline may always be processed.
    """
    if isinstance(command, Resign) and (actor.power is None or game.status is Status.FORMING):
        return False  # he can join again, or watch again
    policy, proof = session.services.security, session.speaker.proof
    gives_up = isinstance(command, Resign | _Ends) and not actor.acting
    ends = isinstance(command, Terminate) and game.status is not Status.FORMING
    elsewhere = isinstance(command, Eject | HandOver | _Shares) and comes_from_elsewhere(session, actor)
    confirmation = policy.resignation if gives_up or ends or elsewhere else policy.confirmation
    thinks = gives_up and not (isinstance(command, Resign) and command.now)  # a day's thought
    late = game.clock is not None and session.now >= game.clock.deadline
    if proof.confirmed or (isinstance(command, Process) and late):
        return False
    if isinstance(command, Resign) and proof.only_replied:
        return True
    enough = confirmation is ConfirmationPolicy.WEAK and proof.strong and not thinks
    return is_doubtful(session) or not (confirmation is ConfirmationPolicy.NEVER or enough)


def _waits(command: Irreversible, *, resigns: bool) -> Remark:
    if isinstance(command, SetConcede):
        return remark(MailRemark.CONCESSION_WAITS)
    if isinstance(command, _Ends):
        return remark(MailRemark.END_WAITS)
    if isinstance(command, _Shares):
        return remark(MailRemark.SHARE_WAITS)
    return remark(MailRemark.RESIGNATION_WAITS) if resigns else remark(MailRemark.COMMAND_WAITS)


def drop_parked(session: Session, game: Game, person: PersonId, command: str) -> bool:
    """Drop what waits for a player's word of the commands that begin so; whether there was any."""
    items, dropped = session.work.parked_items, False
    for one in items.clear(person, game.name):
        parked = isinstance(one.content, ParkedCommand) and one.content.line.startswith(command)
        if parked and one.expires > session.now:
            session.work.marks.add(MarkKind.SETTLED, one.digest, Settlement.DROPPED, session.now)
            dropped = True
        else:
            items.park(one)
    return dropped


_Shares: TypeAlias = Partner | Promote
"""What lets somebody else into a seat once he says yes."""


def comes_from_elsewhere(session: Session, actor: Actor) -> bool:
    """Whether a mail comes from no address of whom it speaks for: his password may be another's by now."""
    return not session.work.people.has(actor.person, session.letter.sender)


def _count_question(session: Session, game: Game, actor: Actor, *, resigns: bool) -> bool:
    """Count a question to a player who resigns, or to a master, unless there were too many."""
    most = _RESIGNATIONS_AN_HOUR if resigns else _COMMANDS_AN_HOUR
    marks, who = session.work.marks, str(actor.person)
    about = f"{game.name}:{'resign' if resigns else 'command'}"
    if marks.count(MarkKind.ASKED, session.now, _HOUR, who, about) >= most:
        return False
    marks.add(MarkKind.ASKED, who, about, session.now)
    return True


def _durable_line(game: Game, actor: Actor, command: Irreversible) -> str:
    """The command as a line that means the same tomorrow: a PROCESS names the phase it was meant for.

    A master who resigns for a power he speaks for puts its player out of the game.
    """
    match command:
        case Process():
            phase = command.phase or game.phase
            return f"PROCESS{f' {phase}' if phase else ''}{' NOW' if command.now else ''}"
        case Eject() | HandOver() | Promote():
            verb = {Eject: "EJECT", HandOver: "HAND OVER", Promote: "PROMOTE"}[type(command)]
            return f"{verb} {command.power or command.address}"
        case Partner():
            return f"PARTNER {'-' if command.off and command.address else ''}{command.address or 'NONE'}"
        case Terminate():
            return "TERMINATE"
        case SetConcede() | SetDraw() | Propose() | CastVote():
            return _line_of_vote(game, command)
        case Resign():
            return f"EJECT {actor.power}" if actor.acting else "RESIGN"


def _line_of_vote(game: Game, command: _Ends) -> str:
    match command:
        case SetConcede(to=to):
            return f"SET CONCEDE {game.variant.power(to).name}"
        case SetDraw(of=of):
            return f"SET DRAW {_letters(game, of)}".strip()
        case CastVote(number=number):
            return f"VOTE YES {number or ''}".strip()
        case Propose(ending=Ending.TERMINATED):
            return "PROPOSE END"
        case Propose(ranks=ranks) if len(ranks) > 1:
            letters = (_letters(game, rank) for rank in ranks)
            return f"PROPOSE RANKING {''.join(one if len(one) == 1 else f'[{one}]' for one in letters)}"
        case Propose(ending=ending, ranks=ranks):
            kind = "WIN" if ending is Ending.VICTORY else "DRAW"
            return f"PROPOSE {kind} {_letters(game, ranks[0]) if ranks else ''}".strip()


def _letters(game: Game, powers: Iterable[Power]) -> str:
    return "".join(game.variant.power(one).letter for one in powers)


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
    notice = notice_type(game, content.line, sender_in(game, session.letter.sender), token, expires)
    actor = session.speaker.actor
    assert actor is not None
    gives_up = actor.power if isinstance(content, ParkedCommand) and actor.role is Role.PLAYER else None
    reader = Addressee(record, actor.role, gives_up)
    # A mail may park several commands: each has a mail of its own.
    key = f"mail:{session.mail}:confirm:{digest[:16]}"
    post_notice(session.services, session.work, notice, reader, key, session.now)
