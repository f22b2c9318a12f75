"""The demo's year on real servers: Dovecot through TLS, and a relay with STARTTLS and AUTH."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP, default
from email.utils import make_msgid
from pathlib import Path

import pytest

from judge.demo.environment import now
from judge.demo.play import play_round
from judge.demo.script import GAME, PLAYERS, ROUNDS, Person
from judge.store.database import create_database
from tests.integration.daemon import running_judge, trust_file
from tests.servers import dovecot as imap
from tests.servers import smtp
from tests.servers.dovecot import Dovecot, dovecot, why_no_dovecot
from tests.servers.smtp import Relay, secure_relay

pytestmark = pytest.mark.skipif(bool(why_no_dovecot()), reason=why_no_dovecot() or "Dovecot is here")

CONFIG = """
[judge]
address = "judge@example.org"
keeper = "keeper@example.org"
code = "REAL"

[incoming]
host = "localhost"
port = {imap_port}
user = '{imap_user}'
password = '{imap_password}'

[outgoing]
host = "localhost"
port = {smtp_port}
user = "{smtp_user}"
password = "{smtp_password}"
"""


@dataclass
class RealWorld:
    """People who drop their mail at Dovecot's door and read what the relay got for them."""

    folder: Path
    server: Dovecot
    relay: Relay
    judge: asyncio.subprocess.Process
    read: set[int] = field(default_factory=set)

    @property
    def judge_is_up(self) -> bool:
        return self.judge.returncode is None

    async def send(self, person: Person, subject: str, body: str, answers: str = "") -> None:
        mail = EmailMessage(policy=SMTP)
        mail["From"] = f"{person.name} <{person.address}>"
        mail["To"], mail["Subject"], mail["Message-ID"] = (
            "judge@example.org",
            subject,
            make_msgid(domain="demo"),
        )
        if answers:
            mail["In-Reply-To"] = mail["References"] = answers
        mail.set_content(body)
        await asyncio.to_thread(self.server.deliver, mail.as_bytes(), now())

    async def mail_for(self, person: Person, subject: str, seconds: float) -> EmailMessage:
        async with asyncio.timeout(seconds):
            while True:
                for number, envelope in enumerate(self.relay.sink.mails):
                    assert isinstance(envelope.content, bytes)
                    mail = message_from_bytes(envelope.content, policy=default)
                    assert isinstance(mail, EmailMessage)
                    mine = envelope.rcpt_tos == [person.address] and subject in str(mail["Subject"])
                    if mine and number not in self.read:
                        self.read.add(number)
                        return mail
                await asyncio.sleep(0.02)  # the relay lives in another thread and rings no bell


async def test_a_year_on_dovecot_and_a_relay_with_tls(tmp_path: Path) -> None:
    with dovecot() as server, secure_relay() as relay:
        config = tmp_path / "judge.toml"
        config.write_text(
            CONFIG.format(
                imap_port=server.secure,
                imap_user=imap.USER,
                imap_password=imap.PASSWORD,
                smtp_port=relay.port,
                smtp_user=smtp.USER,
                smtp_password=smtp.PASSWORD,
            )
        )
        create_database(f"sqlite:///{tmp_path / 'judge.db'}")
        trust = {"SSL_CERT_FILE": str(trust_file(tmp_path, server.context, relay.context))}
        async with running_judge(config, trust) as judge:
            world = RealWorld(tmp_path, server, relay, judge)
            for one in ROUNDS:
                last = await play_round(world, one)
            for player in PLAYERS[1:]:
                await world.mail_for(player, "F1901B Results", 20)
        written = sum(len(one.mails) * (1 + one.newcomers) for one in ROUNDS)  # a newcomer says YES as well
        assert (server.count("INBOX"), server.count("Processed")) == (0, written)
        assert (
            "Russia:                   Builds a fleet in St Petersburg (north coast)." in last.get_content()
        )
        assert f"The next phase of '{GAME}' will be Movement for Spring of 1902." in last.get_content()
        assert all(len(envelope.rcpt_tos) == 1 for envelope in relay.sink.mails)
