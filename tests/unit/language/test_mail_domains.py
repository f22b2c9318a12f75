"""What counts as one domain and as one mailbox where questions are counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.game.seats.entry import mailbox
from judge.language.mail_domains import asked_as, registrable_domain
from tests.rows import each_row


@each_row(
    ("address", "domain"),
    [
        ("a@evil.example", "evil.example"),
        ("a@s1.evil.example", "evil.example"),
        ("a@x.y.z.EVIL.Example", "evil.example"),
        ("a@club.co.uk", "club.co.uk"),
        ("a@mail.club.co.uk", "club.co.uk"),
        ("a@s1.s2.club.com.au", "club.com.au"),
        ("a@physics.uni.ac.at", "uni.ac.at"),
        ("a@co.uk", "co.uk"),
        ("a@s1.evil.co", "evil.co"),
        ("a@s1.com.evil.example", "evil.example"),
        ("a@x.co.com", "co.com"),
        ("a@s1.evil.de", "evil.de"),
        ("a@evil.example.", "evil.example"),
        ("a@localhost", "localhost"),
        ("a@[192.0.2.1]", "[192.0.2.1]"),
        ("a@", ""),
    ],
)
def test_the_part_of_a_domain_that_somebody_buys(address: str, domain: str) -> None:
    assert registrable_domain(address) == domain


@pytest.mark.parametrize(
    "address",
    [
        "annav@gmail.com",
        "a.nna.v@gmail.com",
        "annav@googlemail.com",
        "AnnaV@GMAIL.com",
        "anna.v+x@gmail.com",
        "a.n.n.a.v+y.z@googlemail.com",
        '"annav"@gmail.com',
        '"anna.v+x"@googlemail.com',
        "annav@gmail.com.",
    ],
)
def test_a_mailbox_of_many_spellings_is_asked_as_one(address: str) -> None:
    assert asked_as(address) == "annav@gmail.com"


@pytest.mark.parametrize("address", ["anna.v@home.example", "a.b@mail.gmail.com", "...@home.example"])
def test_elsewhere_dots_tell_mailboxes_apart(address: str) -> None:
    assert asked_as(address) == address


def test_who_somebody_is_goes_by_the_address_as_it_is_written() -> None:
    assert mailbox("a.nna.v@gmail.com") != mailbox("annav@googlemail.com")


_LABEL = st.from_regex(r"[a-z]{1,6}", fullmatch=True)


@given(st.lists(_LABEL, min_size=1, max_size=5), st.lists(_LABEL, max_size=5))
def test_names_below_a_domain_count_with_it(labels: list[str], below: list[str]) -> None:
    bought = registrable_domain("a@" + ".".join(labels))
    assert ".".join(labels).endswith(bought)
    assert len(bought.split(".")) <= 3
    if bought.count(".") == 2:
        assert registrable_domain(f"a@{'.'.join([*below, bought])}") == bought


@given(st.text(max_size=30))
def test_whatever_stands_in_place_of_an_address_is_some_mailbox_of_some_domain(text: str) -> None:
    assert asked_as(text).count("@") == text.count("@")
    assert text.lower().rstrip(".").endswith(registrable_domain(f"x@{text.lower()}"))
