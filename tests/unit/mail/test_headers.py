"""Damaged headers are read as meant, prove nothing, and cost no more than their length."""

from __future__ import annotations

from base64 import encodebytes
from collections.abc import Callable
from math import log
from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.headers import ambiguous, parse, repaired_header
from judge.mail.limits import normalise
from judge.mail.reader import MessageReader
from judge.mail.redaction import redact
from judge.records import Trust
from tests.rows import each_row
from tests.sampling import examples

READER = MessageReader(["judge@example.org"], ["mx.example.org"])
OURS = b"Authentication-Results: mx.example.org; dmarc=pass header.from=p.example\n"
TURKEY = b"From: turkey@p.example\n"
TEXT = "SIGN ON Turkey alpha tulips\nA Con - Bul\nK\u00f6ln = C\u00f6ln\n"

words = st.text("abc=;,- ", max_size=8).map(lambda text: text.strip() or "x")
comments = st.recursive(
    words.map(lambda text: f"({text})"), lambda inner: inner.map(lambda text: f"(a {text} b)"), max_leaves=2
)
gaps = st.lists(st.sampled_from([" ", "\t", "\n ", "\n\t"]) | comments, max_size=4).map("".join)


def cased(word: str) -> st.SearchStrategy[str]:
    return st.lists(st.booleans(), min_size=len(word), max_size=len(word)).map(
        lambda upper: "".join(c.upper() if up else c for c, up in zip(word, upper, strict=True))
    )


@settings(max_examples=examples(300), deadline=None)
@given(st.tuples(gaps, gaps, gaps, gaps, gaps), cased("base64"), cased("text/plain"))
def test_blanks_comments_and_folds_change_no_encoding(
    between: tuple[str, ...], label: str, kind: str
) -> None:
    one, two, three, front, after = between
    head = f"Content-Type: {one}{kind}{two};{three} charset=utf-8\n"
    head += f"Content-Transfer-Encoding:{front}{label}{after}\n\n"
    letter = READER.read(TURKEY + head.encode() + encodebytes(TEXT.encode()))
    assert letter.text == TEXT.rstrip("\n")


@settings(max_examples=examples(300), deadline=None)
@given(gaps, gaps, gaps, st.sampled_from(["simple", "=_b.1", "b-b_b"]), st.booleans())
def test_blanks_comments_and_folds_change_no_boundary(
    one: str, two: str, three: str, boundary: str, quoted: bool
) -> None:
    value = f'"{boundary}"' if quoted else boundary
    head = f"Content-Type: multipart/mixed{one};{two} boundary={value}{three}\n\n"
    body = f"--{boundary}\n\n{TEXT}--{boundary}--\n"
    assert READER.read(TURKEY + head.encode() + body.encode()).text == TEXT.rstrip("\n")


STRAYS = [
    b"no field at all",
    b"by mx.example.net with x",
    b"<1@a.example>",
    b">From a Mon Jan  5",
    b"a b: c",
    b"\xc3\xa4: x",
]


@settings(max_examples=examples(200), deadline=None)
@given(
    st.permutations([OURS, TURKEY, b"Subject: x\n", b"X-A: b\n"]), st.integers(0, 3), st.sampled_from(STRAYS)
)
def test_what_stands_by_a_stray_line_is_read_and_proves_nothing(
    fields: list[bytes], at: int, stray: bytes
) -> None:
    raw = b"".join([*fields[:at], stray + b"\n", *fields[at:]]) + b"\n" + TEXT.encode()
    letter = READER.read(raw)
    assert letter.sender == "turkey@p.example"
    assert letter.text == TEXT.rstrip("\n")
    first = at == 0 and stray.startswith(b">From")
    assert letter.trust is (Trust.ALIGNED if first else Trust.CLAIMED)
    assert ambiguous(raw) is not first


@pytest.mark.parametrize("text", ["00112233445566778899aabbccddeeff", "correcthorsebatterystaple", "A" * 40])
def test_a_long_word_alone_is_no_base64(text: str) -> None:
    assert READER.read(TURKEY + b"\n" + text.encode()).text == text


@pytest.mark.parametrize("above", ["", "Hello,\nhere are my orders:\n\n"])
@pytest.mark.parametrize("damage", [0, 1])
def test_base64_within_a_text_is_not_read(above: str, damage: int) -> None:
    coded = encodebytes(TEXT.encode()).decode()
    letter = READER.read(TURKEY + f"\n{above}{coded[:30]}{coded[30 + damage :]}".encode())
    assert coded[:20] not in letter.text
    assert letter.unreadable or above or letter.text == TEXT.rstrip("\n")


def test_results_that_a_stray_line_goes_on_with_are_not_believed() -> None:
    raw = b"Authentication-Results: mx.example.org;\ndmarc=pass header.from=p.example\n" + TURKEY + b"\nx"
    assert READER.read(raw).trust is Trust.CLAIMED


@given(st.binary(max_size=120))
def test_a_well_formed_header_stays_and_no_bytes_raise(raw: bytes) -> None:
    head = b"From: a@b.c\nSubject: x\n y"
    assert repaired_header(head) == head
    assert b"\r" not in normalise(b"Content-Type: multipart/x\n" + raw)
    parse(normalise(raw))


@settings(deadline=None)
@given(
    st.sampled_from(["base64", "base64 ", "quoted-printable", "uuencode", "x-else", "7bit", ""]),
    st.sampled_from(["base64", "plain", "broken"]),
)
def test_no_secret_stays_in_what_is_kept(label: str, form: str) -> None:
    coded = encodebytes(TEXT.encode())
    body = {"base64": coded, "plain": TEXT.encode(), "broken": coded[:40] + coded[41:]}[form]
    raw = TURKEY + f"Content-Transfer-Encoding: {label}\n\n".encode() + body
    letter = READER.read(raw)
    if "tulips" in letter.text:
        kept = redact(raw, {"tulips"})
        assert b"tulips" not in kept
        assert coded[20:60] not in kept
    else:
        assert coded.decode()[:20] not in letter.text


# Cost


def seconds(work: Callable[[bytes], object], raw: bytes) -> float:
    """The best of five goes, in processor time."""
    found = []
    for _ in range(5):
        start = thread_time()
        work(raw)
        found.append(thread_time() - start)
    return max(min(found), 1e-5)


READ: dict[str, Callable[[int], bytes]] = {
    "quotation marks": lambda size: b"From: " + b'"\\' * (size // 2) + b" <a@b.c>\nFrom: x <b@b.c>\n\nhi",
    "escaped marks": lambda size: b"From: " + b'"\\"' * (size // 3) + b" <a@b.c>\n\nhi",
    "results": lambda size: OURS[:-1] + b'; x="\\' * (size // 6) + b"\nFrom: a@p.example\n\nhi",
    "boundaries": lambda size: (
        TURKEY + b"Content-Type: multipart/mixed; " + b"boundary" * (size // 8) + b"\n\nhi"
    ),
    "comments": lambda size: TURKEY + b"Content-Type: text/html " + b"(" * size + b"\n\nhi",
    "encodings": lambda size: TURKEY + b"Content-Transfer-Encoding: " + b"a(" * (size // 2) + b"\n\nhi",
    "stray lines": lambda size: b"X: y;\n" + b"x y;\n" * (size // 5) + TURKEY + b"\nhi",
    "base64": lambda size: TURKEY + b"\n" + b"a" * size + b"_\nhi",
    "equals": lambda size: TURKEY + b"\n" + b"=3D" * (size // 3) + b"=",
    "bad letters": lambda size: TURKEY + b"\n" + b"\xc3\xa4\xff\n" * (size // 4),
    "style tags": lambda size: TURKEY + b"Content-Type: text/html\n\n" + b'<style ="</style' * (size // 16),
    "comments in HTML": lambda size: (
        TURKEY + b"Content-Type: text/html\n\n" + b"<!---->" * (size // 7) + b"<style>"
    ),
    "media in media": lambda size: (
        TURKEY
        + b"Content-Type: text/html\n\n<style>"
        + b"@media all{" * (size // 22)
        + b".a{color:red}" * (size // 26)
    ),
}


@each_row("name", READ)
def test_reading_costs_no_more_than_in_step_with_the_length(name: str) -> None:
    short, long = READ[name](3_500), READ[name](14_000)
    growth = min(log(seconds(READER.read, long) / seconds(READER.read, short)) / log(4) for _ in range(3))
    assert growth < 1.5


def test_redacting_costs_no_more_than_in_step_with_the_length() -> None:
    def work(raw: bytes) -> bytes:
        return redact(raw, {"tulips"})

    short, long = (b"content-transfer-encoding" * (size // 25) + b"\n\ntulips" for size in (20_000, 80_000))
    assert min(log(seconds(work, long) / seconds(work, short)) / log(4) for _ in range(3)) < 1.5
