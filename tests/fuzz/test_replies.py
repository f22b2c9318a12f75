"""The fuzzer of SMTP replies in small; `python -m tests.fuzz --replies 100000` tries more."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.records import SendStatus
from tests.fuzz.replies import YES, Dialogue, replies, try_dialogue
from tests.sampling import examples


@pytest.mark.parametrize(
    ("answers", "status"),
    [
        ({}, SendStatus.SENT),
        ({"MAIL": "250-a\r\n250 b"}, SendStatus.SENT),
        ({"MAIL": "250"}, SendStatus.SENT),
        ({"RCPT": "251 x"}, SendStatus.SENT),
        ({"RCPT": "252 x"}, SendStatus.LATER),
        ({"DATA": "250 x"}, SendStatus.LATER),
        ({".": "250-a\r\n251 b"}, SendStatus.LATER),
        ({".": "250 a\r\n250 b"}, SendStatus.SENT),
        ({".": "550 a", "RCPT": "450 b"}, SendStatus.LATER),
        ({".": "550 a"}, SendStatus.REJECTED),
        ({"EHLO": "500 x"}, SendStatus.SENT),
        ({"EHLO": "500 x", "HELO": "500 x"}, SendStatus.UNREACHABLE),
    ],
)
def test_the_oracle_knows_what_a_reply_means(answers: dict[str, str], status: SendStatus) -> None:
    assert Dialogue(answers).expected() is status


@pytest.mark.parametrize("seed", range(8))
def test_no_reply_of_a_server_loses_a_mail(seed: int) -> None:
    source = replies(seed)
    for _ in range(25):
        try_dialogue(source.dialogue())


@settings(max_examples=examples(60), deadline=None, suppress_health_check=list(HealthCheck))
@given(step=st.sampled_from(sorted(YES)), said=st.binary(max_size=60))
def test_no_bytes_of_a_server_lose_a_mail(step: str, said: bytes) -> None:
    try_dialogue(Dialogue({step: said.decode("utf-8", "surrogateescape")}))
