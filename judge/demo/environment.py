"""The demo's environment: IMAP and SMTP servers on free loopback ports, the judge a process of its own."""

from __future__ import annotations

import asyncio
import smtplib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP, default
from email.utils import format_datetime, make_msgid
from pathlib import Path

from judge.demo.imap_server import ImapServer
from judge.demo.script import EVERYBODY, JUDGE, Person
from judge.demo.smtp_server import SmtpServer
from judge.store.database import create_database

_STOP_SECONDS = 10
_CONFIG = """\
# Written by judge demo: the judge as it would run on a server, its mailbox on this machine.
[judge]
address = "{address}"
keeper = "{keeper}"
code = "DEMO"
name = "{name}"
map = "png"
spread_deadlines = false

[incoming]
host = "127.0.0.1"
port = {imap_port}
tls = "none"
user = "{address}"
password = "{secret}"
poll_seconds = 1

[outgoing]
transport = "smtp"
host = "127.0.0.1"
port = {smtp_port}
tls = "none"
"""


def now() -> datetime:
    """The time of the demo is real."""
    return datetime.now(UTC)  # noqa: TID251  # mail servers have a clock


@dataclass
class DemoEnvironment:
    """Everything the demo starts; each mail sent is kept as a file in `folder`/mails."""

    folder: Path
    on_mail: Callable[[str, str, EmailMessage], None] = lambda _sender, _to, _mail: None
    imap_port: int = 0
    smtp_port: int = 0
    inboxes: dict[str, list[EmailMessage]] = field(default_factory=dict)
    _count: int = 0
    _judge: asyncio.subprocess.Process | None = None
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)

    async def start(self) -> None:
        """Servers first, then the judge."""
        people = (JUDGE, *EVERYBODY)
        self._imap = ImapServer({person.address: person.mailbox_password for person in people})
        self._smtp = SmtpServer(self._imap, now, self._record)
        self.imap_port = await self._imap.start()
        self.smtp_port = await self._smtp.start()
        (self.folder / "mails").mkdir(parents=True, exist_ok=True)
        (self.folder / "judge.toml").write_text(self._config(), encoding="utf-8")
        create_database(f"sqlite:///{self.folder / 'judge.db'}")
        await self.start_judge()

    async def start_judge(self) -> None:
        """Run the daemon as anyone would, with `judge run`; its log stands in judge.log."""
        config = str(self.folder / "judge.toml")
        with (self.folder / "judge.log").open("ab") as log:
            self._judge = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "judge.cli.main", "run", "--config", config, stdout=log, stderr=log
            )

    def kill_judge(self) -> None:
        """End the daemon as a power cut would."""
        if self._judge is not None:
            self._judge.kill()

    async def judge_died(self) -> None:
        """Return once the daemon has ended."""
        if self._judge is not None:
            await self._judge.wait()

    @property
    def judge_is_up(self) -> bool:
        """Whether the daemon still runs."""
        return self._judge is not None and self._judge.returncode is None

    async def stop(self) -> None:
        """The judge first, politely; then the servers."""
        if self._judge is not None and self._judge.returncode is None:
            self._judge.terminate()
            try:
                await asyncio.wait_for(self._judge.wait(), _STOP_SECONDS)
            except TimeoutError:
                self._judge.kill()
        await self._smtp.close()
        await self._imap.close()

    async def send(self, person: Person, subject: str, body: str, answers: str = "") -> None:
        """Someone emails the judge, through the SMTP server."""
        mail = EmailMessage(policy=SMTP)
        mail["From"] = f"{person.name} <{person.address}>"
        mail["To"], mail["Subject"] = JUDGE.address, subject
        mail["Date"], mail["Message-ID"] = format_datetime(now()), make_msgid(domain="demo.example")
        if answers:
            mail["In-Reply-To"] = mail["References"] = answers
        mail.set_content(body)
        await asyncio.to_thread(self._submit, person, mail)

    async def mail_for(self, person: Person, subject: str, seconds: float) -> EmailMessage:
        """The first mail for someone with these words in its subject; TimeoutError if none comes in time.

        Emails found are not found again.
        """
        async with asyncio.timeout(seconds):
            while True:
                inbox = self.inboxes.setdefault(person.address, [])
                for mail in inbox:
                    if subject in str(mail["Subject"]):
                        inbox.remove(mail)
                        return mail
                self._arrived.clear()
                await self._arrived.wait()

    def _submit(self, person: Person, mail: EmailMessage) -> None:
        with smtplib.SMTP("127.0.0.1", self.smtp_port, timeout=20) as server:
            server.send_message(mail, from_addr=person.address, to_addrs=[JUDGE.address])

    def _record(self, sender: str, to: str, raw: bytes) -> None:
        self._count += 1
        direction = "in" if to == JUDGE.address else "out"
        who = (sender if direction == "in" else to).partition("@")[0]
        (self.folder / "mails" / f"{self._count:03d}-{direction}-{who}.eml").write_bytes(raw)
        mail = message_from_bytes(raw, policy=default)
        assert isinstance(mail, EmailMessage)
        self.inboxes.setdefault(to, []).append(mail)
        self._arrived.set()
        self.on_mail(sender, to, mail)

    def _config(self) -> str:
        return _CONFIG.format(
            address=JUDGE.address,
            keeper=EVERYBODY[0].address,
            name=JUDGE.name,
            secret=JUDGE.mailbox_password,
            imap_port=self.imap_port,
            smtp_port=self.smtp_port,
        )
