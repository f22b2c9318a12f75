"""Whatever an IMAP server replies is understood, one email's fault or trouble of the mailbox."""

from __future__ import annotations

import asyncio
import tracemalloc
from contextlib import suppress
from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.imap_syntax import (
    FaultyAnswerError,
    ImapFaultError,
    Response,
    ResponseReader,
    body,
    envelopes,
    searched,
)
from judge.mail.login import Password
from judge.records import Batch
from tests.fuzz.imap import Replies
from tests.servers.scripted_imap import Request, ScriptedImap, scripted_imap

SEEDS = 60
_MOST_BYTES = 8_000_000
"""More than any reply here may lead to: it has some thousand bytes, whatever it announces."""
STEPS = (
    "UID SEARCH",
    "SIZES",
    "BODY",
    "HEADER",
    "SELECT",
    "CAPABILITY",
    "NOOP",
    "LOGIN",
    "UID MOVE",
    "CREATE",
)


@given(st.integers(0), st.sampled_from(STEPS), st.integers(1, 60))
def test_replies_are_read_or_refused(seed: int, step: str, piece: int) -> None:
    said = Replies(Random(seed)).answer(step, b"ABCD1")  # to be repeatable
    reader = ResponseReader()
    responses: list[Response] = []
    with suppress(ImapFaultError):
        for at in range(0, len(said), piece):
            responses += reader.feed(said[at : at + piece])
    assert len(b"".join(map(bytes, chain.from_iterable(responses)))) <= len(said)
    envelopes(responses)
    with suppress(FaultyAnswerError):
        body(responses, 1)
    with suppress(ImapFaultError):
        searched(responses)


@given(st.binary(max_size=300))
def test_bytes_are_read_or_refused(said: bytes) -> None:
    reader = ResponseReader()
    with suppress(ImapFaultError):
        responses = list(reader.feed(said))
        envelopes(responses)
        with suppress(FaultyAnswerError):
            body(responses, 1)
        searched(responses)


@pytest.mark.parametrize("first", range(0, SEEDS, 20))
async def test_a_mailbox_meets_them_with_a_batch_or_an_oserror(
    first: int, caplog: pytest.LogCaptureFixture
) -> None:
    tracemalloc.start()
    try:
        for seed in range(first, first + 20):
            await fetch_from(Replies(Random(seed)))  # to be repeatable
        assert tracemalloc.get_traced_memory()[1] < _MOST_BYTES
    finally:
        tracemalloc.stop()
    assert [record for record in caplog.records if record.exc_info] == []


async def fetch_from(replies: Replies) -> None:
    """Fetch and put away what a server names that makes slips at one step in three."""

    def say(request: Request) -> bytes:
        slips = replies.chance.random() < 1 / 3
        return replies.answer(request.step, request.tag) if slips else request.good

    mails = {uid: b"From: a@x.test\r\nSubject: %d\r\n\r\nHELP\r\n" % uid for uid in (1, 2, 3)}
    async with scripted_imap(ScriptedImap(mails, dict.fromkeys(STEPS, say))) as server:
        box = ImapMailbox(
            ImapAccount("127.0.0.1", "judge", Password("word"), port=server.port, tls="none", timeout=0.2)
        )
        for _ in range(4):
            try:
                batch = await box.fetch()
                assert isinstance(batch, Batch)
                for mail in batch.mails:
                    assert mail.raw is not None
                    assert len(mail.raw) <= 2_000_000
                if batch.mails:
                    await box.done(*(mail.key for mail in batch.mails))
                if batch.fault is not None:
                    await box.header(batch.fault.key)
            except OSError:
                pass
        async with asyncio.timeout(10):
            await box.close()
