from __future__ import annotations

from collections.abc import Callable

from judge.service.mail_passwords import MOST, MailPasswords
from tests.fakes.passwords import PlainPasswords


def test_each_password_is_hashed_or_compared_once() -> None:
    passwords = MailPasswords(PlainPasswords())
    hashed = passwords.hash("tulip")
    for _ in range(MOST):
        assert passwords.hash("tulip") == hashed
        assert passwords.matches("tulip", hashed)
        assert not passwords.matches("rose", hashed)
        assert passwords.digest("abc") == passwords.digest("abc")
        passwords.token()
    assert not passwords.are_too_many


def test_so_many_different_ones_are_too_many() -> None:
    spent: tuple[Callable[[MailPasswords, int], object], ...] = (
        lambda one, n: one.hash(f"word{n}"),
        lambda one, n: one.matches(f"word{n}", "x"),
        lambda one, n: one.matches("word", f"x{n}"),
        lambda one, n: one.digest(f"token{n}"),
    )
    for spend in spent:
        passwords = MailPasswords(PlainPasswords())
        for number in range(MOST - 1):
            spend(passwords, number)
        assert not passwords.are_too_many
        spend(passwords, MOST)
        assert passwords.are_too_many
