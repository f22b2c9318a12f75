from __future__ import annotations

import pytest

from judge.language.addresses import address_in, is_plain, is_public, typed_address
from tests.rows import each_row

LONGEST_LOCAL = "a" * 64


@pytest.mark.parametrize(
    "address", ["anna@example.net", "o'brien+x@sub.example.org", "anna@localhost", 'a"b@x_y']
)
def test_an_address_is_read_with_or_without_brackets(address: str) -> None:
    assert typed_address(address) == typed_address(f"<{address}>") == address


@pytest.mark.parametrize("text", ["anna", "anna@", "@example.net", "a b@example.net", "a@b@example.net"])
def test_other_words_are_no_address(text: str) -> None:
    assert typed_address(text) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Please write to anna@example.net.", "anna@example.net"),
        ("It is 'o'brien@example.org', not <x@example.org>!", "o'brien@example.org"),
        ("(mailto:anna+x@sub.example.net)", "anna+x@sub.example.net"),
        ("See you @ the club", ""),
    ],
)
def test_an_address_is_found_among_words(text: str, expected: str) -> None:
    assert address_in(text) == expected


def test_no_address_is_longer_than_mail_servers_take() -> None:
    longest = f"{LONGEST_LOCAL}@{'b' * 185}.net"
    assert len(longest) == 254
    assert typed_address(longest) == longest
    assert is_public(longest)
    assert typed_address("a" + longest) is None
    assert not is_plain(f"{LONGEST_LOCAL}@{'b' * 186}.net")


@each_row(
    ("address", "plain", "public"),
    [
        ("anna@example.net", True, True),
        ("anna.b-c+d_e@mail.example.museum", True, True),
        ("judge@localhost", True, False),
        ("judge@192.0.2.1", True, False),
        ("anna", False, False),
        ("anna@", False, False),
        ("anna@example..net", False, False),
        ("anna..b@example.net", False, False),
        (".anna@example.net", False, False),
        ("anna.@example.net", False, False),
        ("anna@exa_mple.net", False, False),
        ('"anna b"@example.net', False, False),
        ("anna,bert@example.net", False, False),
        (f"a{LONGEST_LOCAL}@example.net", False, False),
    ],
)
def test_what_can_be_written_to(address: str, *, plain: bool, public: bool) -> None:
    assert is_plain(address) is plain
    assert is_public(address) is public
