"""A mailbox that drops the line anywhere, and one that counts its mails anew again and again."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path

from judge.mail.imap import ImapMailbox
from judge.records import Batch
from judge.records import Fault as Unread
from judge.service.incoming import intake
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.crash.comparison import final_state
from tests.scenarios.story import raw_mail
from tests.servers.proxy import Fault, proxy
from tests.servers.pymap_server import pymap_server

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
STEP = 1_000
_VALIDITY = re.compile(rb"UIDVALIDITY \d+")


def cut_mails(size: int) -> Result:
    """Cut the line at every thousandth byte of a mail of `size` thousand bytes; take what is fetched."""
    return asyncio.run(_cut_mails(size))


async def _cut_mails(size: int) -> Result:
    line = b"A PAR - BUR )( {5}\r\n* 3 EXISTS\r\n"
    raw = b"From: ann@example.com\r\n\r\n" + line * (size * STEP // len(line))
    failures: list[str] = []
    losses = 0
    async with pymap_server() as server:
        await server.deliver(raw, NOON)
        for cut in range(STEP, len(raw), STEP):
            fault = Fault(cut_after=cut, once=True)
            async with proxy(server.port, fault) as port:
                box = ImapMailbox(server.account(port=port, size_limit=len(raw) + 1))
                for _ in range(2):
                    try:
                        batch = await box.fetch()
                    except OSError:
                        batch = Batch(fault=Unread("", "", cut=True))
                    if batch.fault is not None:
                        losses += 1
                        continue
                    found = [mail.raw for mail in batch.mails]
                    failures += [] if found == [raw] else [f"cut after {cut}: another mail"]
                    break
                else:
                    failures.append(f"cut after {cut}: no mail")
                await box.close()
    return Result(len(range(STEP, len(raw), STEP)), tuple(failures), f"{losses} lines lost")


def counted_anew(size: int) -> Result:
    """Change UIDVALIDITY `size` times, each time between fetching some mails and putting them aside."""
    with trial_folder() as place:
        inbox = asyncio.run(_counted_anew(place, size))
        rows = final_state(place).record["mails in"]
    failures = [] if len(rows) == size else [f"{len(rows)} mails are stored"]
    failures += [] if inbox == (0, size) else [f"{inbox} in the folders"]
    return Result(size, tuple(failures))


async def _counted_anew(place: Path, size: int) -> tuple[int, int]:
    validity = 1

    def renumber(data: bytes) -> bytes:
        return _VALIDITY.sub(b"UIDVALIDITY %d" % validity, data)

    async with pymap_server() as server:
        fault = Fault(change=renumber)
        async with proxy(server.port, fault) as port:
            with story_judge(place) as here:
                for number in range(size):
                    await server.deliver(
                        raw_mail("ann@a.example", "hi", f"HELP {number}\n", f"<{number}@a>"), NOON
                    )
                    box = ImapMailbox(server.account(port=port))
                    mails = (await box.fetch()).mails
                    for mail in mails:
                        intake.receive(here.services, mail.raw or b"", mail.received or NOON, "imap")
                    validity += 1
                    assert box._connection is not None
                    box._connection.drop()
                    for mail in mails:
                        await box.done(mail.key)
                    await box.close()
                box = ImapMailbox(server.account(port=port))
                for mail in (await box.fetch()).mails:
                    intake.receive(here.services, mail.raw or b"", mail.received or NOON, "imap")
                    await box.done(mail.key)
                while mails := (await box.fetch()).mails:
                    for mail in mails:
                        await box.done(mail.key)
                await box.close()
        return await server.look("INBOX"), await server.look("Processed")
