"""Late handling: an email counts from when it came, but what it names may have passed before it was handled.

The judge or its mailbox was down meanwhile, and nobody was told. So a time named in it that has passed since
makes nobody late: the command is refused, with what helps. A phase that it lets open in the past has its
deadline moved as those that an outage missed (`open_games`).
"""

from __future__ import annotations

from judge.game.commands import Command
from judge.notices.remarks import MailRemark, remark
from judge.service.outcomes import Rejected
from judge.service.session import Session


def passed_meanwhile(session: Session, command: Command) -> Rejected | None:
    """Refuse a command whose time was to come when its email came, and has passed before it is handled."""
    at = getattr(command, command.TO_COME) if command.TO_COME else None
    if at is None or session.handled is None or not session.now < at <= session.handled:
        return None
    return Rejected(remark(MailRemark.PASSED_MEANWHILE, at=at, came=session.now))
