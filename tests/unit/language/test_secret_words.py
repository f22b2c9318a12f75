from __future__ import annotations

from dataclasses import fields

import pytest

from judge.game.commands import COMMANDS
from judge.game.commands.anyone import OtherAddress, SignOn, Yes
from judge.game.commands.member import SetAddress, SetPassword
from judge.language.secret_words import (
    SHOWN_AFTER,
    carries_secret,
    possible_secrets,
    secrets_in_mail,
    secrets_in_press,
    secrets_of,
)
from tests.rows import each_row

WITH_SECRET = [
    command
    for command in COMMANDS
    if command not in (Yes, OtherAddress)
    and {"password", "token"} & {field.name for field in fields(command)}
]
"""YES is left out: its token is struck wherever it stands, and a yes goes on with words to a human. So is
I AM ALSO, whose usage has no password: one behind the address is struck, as the secret of a command."""


@pytest.mark.parametrize("command", WITH_SECRET)
def test_every_command_with_a_secret_is_in_the_table(command: type) -> None:
    for usage in COMMANDS[command].usage:
        words = usage.lower().split()
        assert {" ".join(words[:1]), " ".join(words[:2])} & SHOWN_AFTER.keys()
        assert carries_secret(usage)


def test_the_table_holds_no_other_command() -> None:
    usages = [COMMANDS[command].usage[0].lower() for command in WITH_SECRET]
    assert all(any(usage.startswith(words) for usage in usages) for words in SHOWN_AFTER)


@pytest.mark.parametrize("line", ["SET ADDRESS a@b.net", "SET GUNBOAT", "LIST", "PRESS TO E", ""])
def test_other_commands_carry_no_secret(line: str) -> None:
    assert not carries_secret(line)


def test_the_secrets_of_a_command_are_its_password_and_its_token() -> None:
    assert secrets_of(SignOn("A", "alpha", "tulip")) == secrets_of(SetPassword("tulip")) == ("tulip",)
    assert secrets_of(SetAddress("anna@example.net")) == ()
    assert secrets_of(OtherAddress("anna@example.net", password="tulip")) == ("tulip",)


@each_row(
    ("line", "hidden"),
    [
        ("> SINGON aalpha tulip", ("tulip",)),
        ("login aalpha tulip", ("tulip",)),
        ("watch alpha tulip", ("tulip",)),
        ("confermo: valgono tutti e tre", ()),
        ("Confirmo: las tres valen", ()),
        ("confirm what you said, please", ()),
        ("cancel the whole thing", ()),
        ("confirm tulip", ("tulip",)),
        ("confirm with 12ab34cd please", ("12ab34cd", "please")),
        ("cancel dead beef", ("dead", "beef")),
        ("set password: lily", ("lily",)),
        ("hello, I would like to play with you", ()),
        ("signon a b c d e f g h i", ("b", "c", "d")),
        ("SIGN ON England alpha tulips F Lon-Nth, F Edi-Nwg, A Lpl-Yor", ("alpha", "tulips", "F")),
        ("pw: tulips", ("tulips",)),
        ("pw:tulips", ("tulips",)),
        ("My password tulips is wrong?", ("tulips",)),
        ("Is tulips my password?", ("tulips",)),
        ("Mein Passwort ist 'tulips'.", ("tulips",)),
        ("Losung: tulips", ("tulips",)),
        ("my pin is tulips", ("tulips",)),
        ("le code d'accès : tulips", ("tulips",)),
        ("my passwrod is tulips", ("tulips",)),
        ("La clave es tulips.", ("tulips",)),
        ("http://judge.example/?password=tulips", ("tulips",)),
        ("pw tulips F Lon - Nth", ("tulips", "Lon")),
        ("My password manager forgot everything", ()),
        ("Marseille passe en Espagne", ()),
        ("Hi, I forgot my password, can you send it to me?", ()),
        ("thank you for the new password", ()),
        ("A Vie - Gal", ()),
    ],
)
def test_a_line_that_is_nearly_a_command_may_hold_a_secret(line: str, hidden: tuple[str, ...]) -> None:
    assert possible_secrets(line) == hidden


def test_a_mail_may_hold_secrets_in_its_subject_and_its_quotes() -> None:
    text = "Hello\n> signon aalpha lily\nA Vie - Gal"
    assert secrets_in_mail("Re: AW: signon aalpha tulip", text) == {"tulip", "lily"}


@pytest.mark.parametrize(
    "text", ["PIN: tulips", "La clave es tulips.", "My passwrod is tulips", "Losung ist tulips", "pw=tulips"]
)
def test_a_message_may_name_a_password_in_any_words(text: str) -> None:
    assert secrets_in_press(text, lambda _: False) == ("tulips",)
