"""The roles of a process: taking mail in, working on it, sending; any number of processes have each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum

from judge.daemon.instance import JudgeInstance, no_report


class Role(StrEnum):
    """What a process does; also the words by which processes wake each other."""

    INTAKE = "intake"
    """It reads the mailbox, or listens for mail, and stores what comes."""
    WORK = "work"
    """It handles mail and judges deadlines."""
    SEND = "send"
    """It sends what is in the outbox."""


ALL = frozenset(Role)


def limited_to(instance: JudgeInstance, roles: Collection[Role]) -> JudgeInstance:
    """The instance without what belongs to other roles: no mail comes in, no pages are written."""
    if Role.INTAKE not in roles:
        instance = replace(instance, mailbox=None, listen=None)
    if Role.WORK not in roles:
        instance = replace(instance, report=no_report, list_results=no_report, update_site=no_report)
    return instance
