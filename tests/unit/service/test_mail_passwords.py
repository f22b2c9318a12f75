from __future__ import annotations

from collections.abc import Iterator

import pytest

from judge.game.commands.anyone import SignOn
from judge.service.mail_passwords import MOST, MailPasswords
from tests.plain_passwords import PlainPasswords
from tests.servers.sqlite import TemporaryDatabase


@pytest.fixture
def passwords() -> Iterator[MailPasswords]:
    database = TemporaryDatabase()
    with database.begin() as work:
        yield MailPasswords(PlainPasswords(), lambda: work.verified)


def test_each_password_is_hashed_or_compared_once(passwords: MailPasswords) -> None:
    hashed = passwords.hash("tulip")
    for _ in range(MOST):
        assert passwords.hash("tulip") == hashed
        assert passwords.matches("tulip", hashed)
        assert not passwords.matches("rose", hashed)
        assert passwords.digest("abc") == passwords.digest("abc")
        passwords.token()
    assert not passwords.are_too_many("tulip")


def test_so_many_different_ones_are_too_many_whatever_there_was_to_compare_them_with(
    passwords: MailPasswords,
) -> None:
    asked = (*(SignOn("A", "gun", f"word{number}") for number in range(MOST - 2)), ("word0",), ("0123",))
    for one in (*asked, *asked):
        assert not passwords.are_too_many(one)
    assert passwords.are_too_many(SignOn("E", "gun", "word0"))
    assert passwords.are_too_many(("one more",))
