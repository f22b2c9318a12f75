"""Of a server's words at the login nothing is shown that could be the password."""

from __future__ import annotations

import codecs
from base64 import a85encode, b32encode, b64encode, b85encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.known_secrets import Secrets
from judge.mail.smtp_connection import login_words
from tests.rows import each_row

PASSWORD = "imap S3cret/pw+x"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        (
            "[AUTHENTICATIONFAILED] Invalid credentials (Failure)",
            "[AUTHENTICATIONFAILED] Invalid credentials (Failure)",
        ),
        (
            "[ALERT] Application-specific password required: https://x.example/?p=1 (Failure)",
            "[ALERT] Application-specific password required: ... (Failure)",
        ),
        (
            "5.7.8 Username and Password not accepted. For more information, go to\n5.7.8  http://x z9",
            "5.7.8 Username and Password not accepted. For more information, go to 5.7.8 ...",
        ),
        ("[AUTHENTICATIONFAILED] wrong: 696d617020533363 sorry", "[AUTHENTICATIONFAILED] wrong: ... sorry"),
        ("[S3CRET] S3cret", ""),
        (
            "[PRIVACYREQUIRED] Plaintext authentication disallowed on non-secure (SSL/TLS) connections.",
            "[PRIVACYREQUIRED] Plaintext authentication disallowed on ... (SSL/TLS) connections.",
        ),
        ("", ""),
        ("\x00\xff \u202e", ""),
    ],
)
def test_codes_and_known_words_are_shown(said: str, shown: str) -> None:
    assert login_words(said) == shown


FORMS = {
    "hex": PASSWORD.encode().hex(),
    "hex with colons": PASSWORD.encode().hex(":"),
    "base32": b32encode(PASSWORD.encode()).decode(),
    "base64 of UTF-16": b64encode(PASSWORD.encode("utf-16-le")).decode(),
    "base64 of base64": b64encode(b64encode(PASSWORD.encode())).decode(),
    "Ascii85": a85encode(PASSWORD.encode()).decode(),
    "base85": b85encode(PASSWORD.encode()).decode(),
    "backwards": PASSWORD[::-1],
    "ROT13": codecs.encode(PASSWORD, "rot13"),
    "decimal": " ".join(str(byte) for byte in PASSWORD.encode()),
    "binary": " ".join(f"{byte:b}" for byte in PASSWORD.encode()),
    "one letter a word": " . ".join(PASSWORD),
}


@each_row("form", FORMS)
def test_no_form_of_a_password_is_shown(form: str) -> None:
    held = Secrets(PASSWORD)
    said = login_words(f"[AUTHENTICATIONFAILED] wrong: {FORMS[form]} sorry")
    assert said == "[AUTHENTICATIONFAILED] wrong: ... sorry"
    del held


def test_a_password_of_known_words_is_struck_out() -> None:
    held = Secrets("wrong mailbox user")
    assert "mailbox" not in login_words("535 bad password: wrong mailbox user")
    del held


@given(said=st.text(max_size=200))
def test_whatever_is_said_only_known_words_are_left(said: str) -> None:
    shown = login_words(said)
    assert login_words(shown) == shown
    assert shown.isascii()
