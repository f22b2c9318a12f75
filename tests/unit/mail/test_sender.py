"""Who a mail is from, and what is believed of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.headers import Headers
from judge.mail.sender import normal_address, sender, trust
from judge.records import Trust
from tests.rows import each_row
from tests.sampling import examples

BORDER = ["mx.example.org"]


@each_row(
    ("line", "address", "name", "alone"),
    [
        ("ann@example.com", "ann@example.com", "", True),
        ("Ann Other <Ann.O@Example.COM>", "ann.o@example.com", "Ann Other", True),
        ('"Other, Ann" <ann@example.com>', "ann@example.com", "Other, Ann", True),
        ('"Ann \\"A\\" Other" <ann@example.com>', "ann@example.com", 'Ann "A" Other', True),
        ("Other, Ann <ann@example.com>", "ann@example.com", "Ann", True),
        ("=?utf-8?q?=C3=84nn?= <ann@example.com>", "ann@example.com", "Änn", True),
        ("=?utf-8?q?gm=40x=2Ecom=3E?= <ann@example.com>", "ann@example.com", "gm@x.com>", True),
        ("=?utf-8?q?gm=40x=2Ecom?=", "", "", False),
        ('"gm@example.org" <ann@example.com>', "ann@example.com", "gm@example.org", True),
        ("gm@example.org <ann@example.com>", "ann@example.com", "gm@example.org", True),
        ("ann@example.com (Ann (the) Other)", "ann@example.com", "", True),
        ("ann@example.org)gm@example.com", "", "", False),
        ("<ann@example.com> gm@example.org", "", "", False),
        ("<gm@example.org><ann@example.com>", "gm@example.org", "", False),
        ("ann@example.com, bob@example.com", "ann@example.com", "", False),
        ("ann@bücher.example", "ann@xn--bcher-kva.example", "", True),
        ("undisclosed-recipients:;", "", "", False),
        ("ann@", "", "", False),
        ("\u212aann@Example.com", "\u212aann@example.com", "", True),
        ("=?utf-8?q?anna=2E?=@example.com", "", "", False),
        ("<=?utf-8?q?anna?=@example.com>", "", "", False),
        ("ann@exa mple.com", "", "", False),
        ("ann@-example.com", "", "", False),
        ("a" * 65 + "@example.com", "", "", False),
        ("", "", "", False),
    ],
)
def test_senders(line: str, address: str, name: str, alone: bool) -> None:
    found = sender(Headers((("from", line),)))
    assert (found.address, found.name, found.alone) == (address, name, alone)


def test_two_from_lines_are_two_authors() -> None:
    found = sender(Headers((("from", "ann@example.com"), ("from", "gm@example.com"))))
    assert (found.address, found.alone) == ("ann@example.com", False)


@pytest.mark.parametrize(
    "text", ["a b@c.d", "a@b\r\nBcc: x@y", "a@b,c@d", "<a@b>", "a@b>", 'a"@b', "a@@b", "a..b@c", "a@b:25"]
)
def test_what_is_no_address(text: str) -> None:
    assert normal_address(text) == ""


def judged(*results: str, author: str = "ann@example.com") -> Trust:
    headers = Headers((("from", author), *(("authentication-results", result) for result in results)))
    return trust(headers, sender(headers), BORDER)


OURS = "mx.example.org; dkim=pass header.d=example.com; dmarc=pass (p=reject) header.from=example.com"


@each_row(
    ("result", "expected"),
    [
        (OURS, Trust.ALIGNED),
        ("MX.Example.org 1; dmarc=pass header.from=Example.COM", Trust.ALIGNED),
        ("mx.example.org; dmarc=fail (p=none) header.from=example.com", Trust.NONE),
        (
            "mx.example.org; dmarc=pass header.from=example.com; dmarc=fail header.from=example.com",
            Trust.NONE,
        ),
        ("mx.example.org; dmarc=none header.from=example.com", Trust.CLAIMED),
        ("mx.example.org; dmarc=temperror header.from=example.com", Trust.CLAIMED),
        ("mx.example.org; dmarc=pass header.from=evil.example", Trust.CLAIMED),
        ("mx.example.org; dmarc=pass", Trust.CLAIMED),
        ("mx.example.org; dkim=pass header.d=example.com; spf=pass smtp.mailfrom=example.com", Trust.CLAIMED),
        ("mx.example.org; none", Trust.CLAIMED),
        ('mx.example.org; spf=fail reason="x; dmarc=pass header.from=example.com"', Trust.CLAIMED),
        ("mx.example.org; spf=fail (; dmarc=pass header.from=example.com)", Trust.CLAIMED),
        ("mx.evil.example; dmarc=pass header.from=example.com", Trust.CLAIMED),
        ("mx.example.org.evil.example; dmarc=pass header.from=example.com", Trust.CLAIMED),
        ("", Trust.CLAIMED),
        (";;;", Trust.CLAIMED),
    ],
)
def test_trust(result: str, expected: Trust) -> None:
    assert judged(result) is expected


def test_only_the_topmost_results_count() -> None:
    assert judged("mx.evil.example; none", OURS) is Trust.CLAIMED
    assert judged("mx.example.org; dmarc=fail header.from=example.com", OURS) is Trust.NONE


def test_without_a_border_nothing_is_believed() -> None:
    headers = Headers((("from", "ann@example.com"), ("authentication-results", OURS)))
    assert trust(headers, sender(headers), []) is Trust.CLAIMED


def test_several_authors_are_never_trusted() -> None:
    assert judged(OURS, author="ann@example.com, gm@example.com") is Trust.NONE


PIECES = [
    "mx.example.org",
    "evil.example",
    ";",
    "dmarc=pass",
    "header.from=example.com",
    "(",
    ")",
    '"',
    "\\",
    " ",
]
FORGED = st.lists(st.sampled_from([*PIECES, "=", "1", "@", ",", "\t", "x" * 50]), max_size=12).map("".join)


@settings(max_examples=examples(1000), deadline=None)
@given(FORGED)
def test_nobody_else_can_speak_for_our_border(text: str) -> None:
    assert judged(f"evil.example; {text}", OURS) is not Trust.ALIGNED
    assert judged(f"mx.example.org.{text}", OURS) is not Trust.ALIGNED


@settings(max_examples=examples(500), deadline=None)
@given(FORGED)
def test_what_the_sender_can_put_into_our_results_does_not_pass(text: str) -> None:
    """An address with hostile characters stands in our own header, quoted or in a comment."""
    safe = text.replace("\\", "").replace('"', "").replace("(", "").replace(")", "")
    for line in (
        f'mx.example.org; spf=fail smtp.mailfrom="{safe}"; dmarc=none header.from=example.com',
        f"mx.example.org; spf=fail ({safe}) smtp.mailfrom=x; dmarc=none header.from=example.com",
    ):
        assert judged(line) is Trust.CLAIMED
