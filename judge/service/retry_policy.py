"""The retry policy: which emails are to be handled now, and when an email is quarantined.

An exception of the judge counts against the email: after TRIES of them it is quarantined. A death (an attempt
that began and never ended, because the process was killed or the power failed) says little about the email
that was being handled. The first one changes nothing. From the second on the email is solitary: it is handled
after all others, with growing pauses, and only after DEATHS of them is it quarantined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from judge.records import EmailId, Pending, Waiting

TRIES = 3
"""An email at which the handler fails with an exception this often is set aside for the keeper."""
DEATHS = 20
"""An email in whose handling the process died this often is set aside: after about ten hours."""
PATIENCE = 6
"""Deaths from which on deadlines and later emails of the same sender wait no more: after a few minutes."""
SOLITARY = 2
"""Deaths from which on an email is handled after all others."""
_FIRST_PAUSE, _LONGEST_PAUSE = timedelta(seconds=5), timedelta(hours=1)


@dataclass(slots=True)
class Plan:
    """The plan of a round: emails in order of arrival, then solitary ones, and those for which nothing waits.

    `awaited` says that there is an email for which the deadlines have to wait until it has its fate.
    """

    in_order: list[EmailId] = field(default_factory=list)
    solitary: list[EmailId] = field(default_factory=list)
    last: list[EmailId] = field(default_factory=list)
    awaited: bool = False

    @property
    def mails(self) -> Sequence[EmailId]:
        """Everything that can be handled now."""
        return (*self.in_order, *self.solitary, *self.last)


def plan(waiting: Sequence[Waiting], now: datetime) -> Plan:
    """Return the plan for the emails without a fate, given in order of arrival."""
    made, held_up = Plan(), set[str]()
    for mail in waiting:
        if mail.sender in held_up:
            continue
        if mail.deaths < SOLITARY:
            made.in_order.append(mail.id)
            continue
        patient = mail.deaths < PATIENCE
        if patient:
            made.awaited = True
            held_up |= {mail.sender} - {""}
        if _pause_is_over(mail, now):
            (made.solitary if patient else made.last).append(mail.id)
    return made


def _pause_is_over(mail: Waiting, now: datetime) -> bool:
    """Return whether an email may be tried again; a time in the future is that of a wrong clock."""
    return mail.begun is None or not mail.begun <= now < mail.begun + pause(mail.deaths)


def pause(deaths: int) -> timedelta:
    """Return how long an email rests, counted from the attempt in which the process died."""
    if deaths < SOLITARY:
        return timedelta(0)
    return min(_FIRST_PAUSE * (1 << (deaths - SOLITARY)), _LONGEST_PAUSE)


def used_up(pending: Pending) -> bool:
    """Return whether an email has had all its tries and is to be quarantined."""
    return pending.failures >= TRIES or pending.deaths >= DEATHS
