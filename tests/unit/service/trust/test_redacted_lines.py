from __future__ import annotations

import pytest

from judge.game.commands.anyone import SignOn
from judge.game.commands.member import SetPassword
from judge.records import Email, Trust
from judge.service.redaction import redact_command, redact_subject, redact_unread


def test_a_password_is_blotted_out_of_its_line() -> None:
    assert (
        redact_command("SIGN ON Austria alpha tulip", SignOn("AUSTRIA", "alpha", "tulip"))
        == "SIGN ON Austria alpha ***"
    )
    assert redact_command("set password lily", SetPassword("lily")) == "set password ***"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("sign on Austria alpha tulip please", "sign on Austria *** *** ***"),
        ("SIGNON aalpha tulip rose", "SIGNON aalpha *** ***"),
        ("set password lily of the valley", "set password *** *** *** ***"),
        ("CREATE ?g tulip", "CREATE ?g ***"),
        ("obsrve abc tulip", "obsrve abc ***"),
        ("sign off alpha tulip", "sign off alpha tulip"),
        ("CREATE ?alpha standard tulip", "CREATE ?alpha *** ***"),
        ("Hello, I would like to play a game.", "Hello, I would like to play a game."),
        ("HELLO Austria alpha tulip", "HELLO Austria *** ***"),
        ("A Vie - Gal", "A Vie - Gal"),
    ],
)
def test_a_line_that_was_not_understood_keeps_its_later_words_to_itself(line: str, shown: str) -> None:
    assert redact_unread(line) == (shown,)


def test_short_words_are_struck_out_of_what_is_said_only_where_they_stand_alone() -> None:
    advice = "SIGN ON power game password; join the words of a power's name"
    assert redact_unread("sign on a power x game tulips", advice)[1] == advice
    assert redact_unread("set password a say", "Tomorrow you may say it.") == (
        "set password *** ***",
        "Tomorrow you may *** it.",
    )


def test_what_is_said_about_such_a_line_is_blotted_too() -> None:
    assert redact_unread("sign on a alpha tulip x", "I cannot read tulip.", "") == (
        "sign on a *** *** ***",
        "I cannot read ***.",
        "",
    )


@pytest.mark.parametrize(
    ("subject", "shown"),
    [
        ("Re: AW: SIGN ON Austria alpha tulip", "Re: AW: SIGN ON Austria *** ***"),
        ("SIGNON aalpha tulip", "SIGNON aalpha ***"),
        ("Hello from Edgar", "Hello from Edgar"),
        ("orders for spring", "orders for spring"),
        ("", ""),
    ],
)
def test_a_password_in_the_subject_is_not_sent_back(subject: str, shown: str) -> None:
    letter = Email("anna@home.example", "Anna", subject, "", (), "", Trust.NONE)
    assert redact_subject(letter) == shown
