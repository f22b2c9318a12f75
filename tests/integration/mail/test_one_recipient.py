"""A whole gunboat game at a real server: every mail has one recipient, in the envelope and in its header."""

from __future__ import annotations

import re
from datetime import timedelta
from email import message_from_bytes, policy
from random import Random

from judge.mail.login import Password
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.service.outgoing.delivery import flush
from lab.proofs.anonymity import GunboatRun, deal_seats, game
from lab.proofs.mail_programs import JUDGE
from tests.servers.smtp import PASSWORD, USER, secure_relay

_ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+\w")
_IDS = {"message-id", "in-reply-to", "references"}


def test_each_mail_of_a_game_goes_to_one_person_alone() -> None:
    chance = Random(1)
    seating = deal_seats(chance)
    run = GunboatRun(seating, {f"@{seat}": author.address for seat, author in seating.items()})
    run.play(game(chance, "France", "Turkey"))
    with secure_relay() as relay:
        account = SmtpRelay(
            "localhost", USER, relay.port, "starttls", USER, Password(PASSWORD), trust=lambda: relay.context
        )
        transport = SmtpTransport(account)
        done = flush(run.store.outbox, transport, run.now + timedelta(minutes=1))
        transport.close()
        mails = list(relay.sink.mails)
    assert done.sent == len(mails) > 100, "what a digest holds is not sent by itself"
    assert {to for envelope in mails for to in envelope.rcpt_tos} == {a.address for a in seating.values()}
    for envelope in mails:
        assert isinstance(envelope.content, bytes)
        header = message_from_bytes(envelope.content, policy=policy.default)
        found = {
            address
            for name, value in header.items()
            if name.lower() not in _IDS
            for address in _ADDRESS.findall(str(value))
        }
        assert len(envelope.rcpt_tos) == 1
        assert found == {JUDGE, *envelope.rcpt_tos}
