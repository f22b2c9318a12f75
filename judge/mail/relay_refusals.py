"""Refusals: whom a server's no is about, by its enhanced status code (RFC 3463)."""

from __future__ import annotations

import re

from judge.records import Refusal, SendStatus

_STATUS = re.compile(r"([45])\.(\d{1,3}\.\d{1,3})\b")
_GREYLISTED = re.compile(r"gr[ae]y-?list", re.IGNORECASE)
"""A server that greylists asks each sender for patience, once for each recipient: that is no limit."""
_POLICY = "7."
_MAILBOX_FULL = "2.2"
_TOO_MANY = "4.5"
_BAD_SENDERS = ("1.7", "1.8")
_ADDRESS = "1."
_PERMANENT = 500


def refusal_of(code: int, said: str, step: str) -> Refusal:
    """Return whom a refusal is about; `step` is the command that it answers.

    A 5.7.x that names no recipient yet is about the judge. Any other may be about the recipient or the mail:
    only what happens to the other emails shows that.
    """
    found = _STATUS.match(said.strip())
    if found is None:
        return Refusal.OTHER
    digit, status = found.groups()
    if digit == "5" and code >= _PERMANENT:
        return _final(status, step)
    patience = not status.startswith(_POLICY) or _GREYLISTED.search(said)
    return Refusal.OTHER if patience else Refusal.JUDGE


def _final(status: str, step: str) -> Refusal:
    if status.startswith(_POLICY):
        return Refusal.JUDGE if step == "MAIL" else Refusal.POLICY
    if status == _TOO_MANY or status in _BAD_SENDERS:
        return Refusal.JUDGE
    if status == _MAILBOX_FULL:
        return Refusal.MAILBOX_FULL
    return Refusal.ADDRESS if status.startswith(_ADDRESS) and step == "RCPT" else Refusal.OTHER


def status_of(code: int, refusal: Refusal) -> SendStatus:
    """Return what becomes of a mail that was refused with this code."""
    if code < _PERMANENT or refusal in (Refusal.JUDGE, Refusal.MAILBOX_FULL):
        return SendStatus.LATER
    return SendStatus.REJECTED
