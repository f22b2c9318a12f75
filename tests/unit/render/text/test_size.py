from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP

import pytest

from judge.render.text.escaping import wire_size


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc\n",
        "a line\n" * 300,
        "ж" * 70 + "\n",
        "für = mich\n" * 200,
        "a" * 70 + "é\n",
        "=\n" * 50 + "ü\n",
    ],
)
def test_a_text_is_no_larger_in_a_mail_than_was_said(text: str) -> None:
    message = EmailMessage(policy=SMTP)
    cte = "7bit" if text.isascii() else "quoted-printable"
    message.set_content(text, cte=cte)
    _, _, body = message.as_bytes().partition(b"\r\n\r\n")
    assert len(body.rstrip(b"\r\n")) <= wire_size(text) + 8
