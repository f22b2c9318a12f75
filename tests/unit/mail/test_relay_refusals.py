"""Whom a server's no is about, and whether it may pass."""

from __future__ import annotations

from judge.mail.relay_refusals import refusal_of, status_of
from judge.records import Refusal, SendStatus
from tests.rows import each_row

JUDGE, POLICY, ADDRESS, FULL, OTHER = (
    Refusal.JUDGE,
    Refusal.POLICY,
    Refusal.ADDRESS,
    Refusal.MAILBOX_FULL,
    Refusal.OTHER,
)
LATER, REJECTED = SendStatus.LATER, SendStatus.REJECTED


@each_row(
    ("step", "code", "said", "refusal", "status"),
    [
        ("RCPT", 550, "5.4.5 Daily user sending quota exceeded.", JUDGE, LATER),
        ("DATA", 550, "5.4.5 Daily user sending quota exceeded.", JUDGE, LATER),
        ("RCPT", 421, "4.7.0 Temporary System Problem. Try again later", JUDGE, LATER),
        ("DATA", 421, "4.7.28 Our system has detected an unusual rate of mail", JUDGE, LATER),
        ("RCPT", 451, "4.7.1 Greylisting in action, please come back later", OTHER, LATER),
        ("RCPT", 450, "4.7.1 <a@b.example>: Recipient address rejected: Greylisted", OTHER, LATER),
        ("MAIL", 550, "5.7.1 Your domain is blocked", JUDGE, LATER),
        ("RCPT", 550, "5.7.1 Relaying denied", POLICY, REJECTED),
        ("DATA", 554, "5.7.26 This mail has been blocked", POLICY, REJECTED),
        ("RCPT", 552, "5.2.2 Mailbox full", FULL, LATER),
        ("DATA", 550, "5.2.2 over quota", FULL, LATER),
        ("RCPT", 452, "4.2.2 over quota", OTHER, LATER),
        ("RCPT", 550, "5.1.1 no such user", ADDRESS, REJECTED),
        ("RCPT", 550, "5.1.10 no such user\n5.1.10 at all", ADDRESS, REJECTED),
        ("RCPT", 450, "4.1.1 unverified", OTHER, LATER),
        ("DATA", 550, "5.1.1 no such user", OTHER, REJECTED),
        ("RCPT", 550, "5.1.8 Bad sender's system address", JUDGE, LATER),
        ("MAIL", 550, "5.1.7 Bad sender's mailbox address", JUDGE, LATER),
        ("RCPT", 552, "5.3.4 message too big", OTHER, REJECTED),
        ("RCPT", 552, "mail too large", OTHER, REJECTED),
        ("RCPT", 550, "no", OTHER, REJECTED),
        ("RCPT", 550, "see rule 5.7.1 of ours", OTHER, REJECTED),
        ("RCPT", 550, "", OTHER, REJECTED),
        ("RCPT", 450, "5.7.1 says a server that contradicts itself", JUDGE, LATER),
    ],
)
def test_whom_a_no_is_about(step: str, code: int, said: str, refusal: Refusal, status: SendStatus) -> None:
    found = refusal_of(code, said, step)
    assert (found, status_of(code, found)) == (refusal, status)
