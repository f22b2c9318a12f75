"""Parts of an email that do not show are nobody's words, and quotation marks in a boundary belong to it."""

from __future__ import annotations

import pytest

from judge.mail.reader import MessageReader

HEAD = b"From: ann@example.com\r\nSubject: x\r\nMIME-Version: 1.0\r\n"


def parts(disposition: str, boundary: str = '"b"', delimiter: str = "b") -> bytes:
    """An email whose second part has this disposition."""
    lines = (
        f"Content-Type: multipart/mixed; boundary={boundary}",
        *("", f"--{delimiter}", "Content-Type: text/plain", disposition, "", "A PAR - BUR"),
        *(f"--{delimiter}", "Content-Type: application/x-thing", "", "A MAR - SPA", f"--{delimiter}--", ""),
    )
    return HEAD + "\r\n".join(filter(lambda line: line != "X:", lines)).encode()


@pytest.mark.parametrize(
    "value",
    [
        *(
            "attachment",
            "ATTACHMENT",
            '"attachment"',
            "attachment;",
            'attachment; filename="a"',
            "'attachment'",
        ),
        *("form-data", "x-unknown", "alert", "notification", "signal", "(c) attachment", "attachment (c)"),
    ],
)
def test_a_text_that_is_not_inline_is_not_read(value: str) -> None:
    email = MessageReader([]).read(parts(f"Content-Disposition: {value}"))
    assert "A PAR" not in email.text
    assert "A PAR" in email.unread


@pytest.mark.parametrize("value", ["inline", "INLINE", '"inline"', "inline; filename=a.txt", "", ";"])
def test_an_inline_text_is_read(value: str) -> None:
    assert MessageReader([]).read(parts(f"Content-Disposition: {value}")).text == "A PAR - BUR"


@pytest.mark.parametrize(
    ("boundary", "delimiter"),
    [("\"'b'\"", "'b'"), ("'b'", "'b'"), ('"\'b"', "'b"), ("\"''b''\"", "''b''"), ('"b\'"', "b'")],
)
def test_quotation_marks_in_a_boundary_part_the_email(boundary: str, delimiter: str) -> None:
    assert MessageReader([]).read(parts("X:", boundary, delimiter)).text == "A PAR - BUR"
