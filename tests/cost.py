"""The processor time of a step, in emails: a machine of half the speed takes twice as long for both."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from judge.mail.reader import MessageReader

_READER = MessageReader([])
_EMAIL = b"From: a@b.c\nSubject: orders\n\nA PAR - BUR\nF BRE - MAO\nA MAR S A PAR - BUR\n"
_TIMES = 20
MOST_EMAILS = 45_000
"""What reading one email, however it is made, may cost: two seconds where a short one takes 45 µs."""


def in_emails(step: Callable[[], object]) -> float:
    """Return how many short emails are read in the time of a step, by the slower of two measures."""
    before = _of_an_email()
    began = process_time()
    step()
    spent = process_time() - began
    return spent / max(before, _of_an_email())


def _of_an_email() -> float:
    began = process_time()
    for _ in range(_TIMES):
        _READER.read(_EMAIL)
    return (process_time() - began) / _TIMES
