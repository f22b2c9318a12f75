"""No form of a secret that a server may repeat is left in a text, and nothing else is taken out."""

from __future__ import annotations

import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.known_secrets import MASK, SHORTEST, Secrets, strike_secrets
from tests.servers.repeated import FORMS, encoded

PASSWORD = "horse-Battery 9staple"


@pytest.mark.sweep
@pytest.mark.parametrize("form", sorted(FORMS))
@pytest.mark.parametrize(
    "word", [PASSWORD, 'say "friend"\\', "p@ss%w0rd+/=x", "pässwörd-Straße", "O'Neill's pw"]
)
def test_every_form_of_a_secret_is_struck_out(form: str, word: str) -> None:
    held = Secrets(word)
    said = FORMS[form](word)
    if form == "xtext" and not word.isascii():
        return
    left = strike_secrets(f"535 5.7.8 you said {said} to us")
    assert MASK in left
    assert left.startswith("535 5.7.8 you said ")
    assert left.endswith(" to us")
    assert not leaks(left, word)
    del held


SHORT = ["hush", "x'y\\z", 'a"b?c', "1234567"]
SPREAD = {form for form in FORMS if form.startswith("with ") and form != "with more behind it"}
SPREAD |= {"backwards with points", "on two lines"}
EXACT = sorted(set(FORMS) - SPREAD - {"as latin-1", "full width", "bold"})


@pytest.mark.sweep
@pytest.mark.parametrize("form", EXACT)
@pytest.mark.parametrize("word", SHORT)
def test_a_short_secret_is_struck_out_as_a_whole(form: str, word: str) -> None:
    held = Secrets(word)
    said = FORMS[form](word)
    left = strike_secrets(f"you said {said} to us")
    assert word not in left
    assert said not in left
    del held


def test_a_word_too_short_for_it_stays() -> None:
    held = Secrets("the"[: SHORTEST - 1], "")
    assert strike_secrets("the mail server is the one") == "the mail server is the one"
    del held


def test_a_short_secret_is_not_found_across_words() -> None:
    held = Secrets("them")
    assert strike_secrets("the mail") == "the mail"
    assert strike_secrets("them all") == f"{MASK} all"
    del held


def test_a_secret_is_forgotten_with_the_last_who_holds_it() -> None:
    held = [Secrets(PASSWORD), Secrets(PASSWORD)]
    held.pop()
    assert strike_secrets(PASSWORD) == MASK
    held.pop()
    assert strike_secrets(PASSWORD) == PASSWORD


def test_nobody_reads_a_secret_in_what_holds_it() -> None:
    held = Secrets(PASSWORD)
    assert "horse" not in f"{held!r}{held}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stored 1 mails",
        "sending: the mail server would not let us in: 535 5.7.8 Error: authentication failed",
        "550 5.1.1 <horse@stable.example>: Recipient address rejected: User unknown",
        "<20260301120000.ABCDEFGH12345678@mail.example.org>",
        "a" * 10_000,
        "%41%42 =41 +41 \\x41 &#65; &amp; \\101 \\u0041",
    ],
)
def test_a_text_without_a_secret_stays_as_it_is(text: str) -> None:
    held = Secrets(PASSWORD, "hush")
    assert strike_secrets(text) == text
    del held


def leaks(text: str, word: str) -> bool:
    """Whether eight letters in a row of a word are in the text, in one of its forms; an oracle of its own."""
    runs = {word[at : at + 8] for at in range(len(word) - 7)}
    readings = [text, re.sub(r"%([0-9a-fA-F]{2})", lambda found: chr(int(found[1], 16)), text)]
    for piece in re.findall(r"[A-Za-z0-9+/_-]+", text):
        for start in range(4):
            part = piece[start:].replace("-", "+").replace("_", "/")
            whole = part[: len(part) // 4 * 4]
            readings.append(b64decode(whole).decode("utf-8", "ignore"))
    return any(run in reading for run in runs for reading in readings)


WORDS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=8, max_size=30)
AROUND = st.text(st.sampled_from("abcXYZ019 .,:;<>()[]=+/-_%\\\"'\n"), max_size=30)


@given(word=WORDS, before=AROUND, after=AROUND, form=st.sampled_from(sorted(FORMS)), cut=st.integers(0, 40))
@example(word="........", before="", after="", form="plain", cut=0)
@example(word="12345678", before="a", after="b", form="base64", cut=0)
@example(word="0000000'0", before="", after="", form="plain", cut=1)
@example(word="0000000'0", before="\\", after="", form="percent", cut=0)
@example(word="a''bcdefg", before="", after="", form="percent, some", cut=0)
@example(word="abc'defgh'ij", before="=", after="", form="percent", cut=3)
def test_no_part_of_a_secret_is_left(word: str, before: str, after: str, form: str, cut: int) -> None:
    """Also where the end of what was repeated is cut off."""
    held = Secrets(word)
    said = FORMS[form](word)
    text = f"{before}{said[: len(said) - cut]}{after}"
    assert not leaks(strike_secrets(text), word), strike_secrets(text)
    del held


@given(words=st.lists(WORDS, max_size=3), text=st.text(max_size=200))
def test_any_text_is_taken(words: list[str], text: str) -> None:
    held = Secrets(*words)
    left = strike_secrets(text)
    assert strike_secrets(left) == left
    del held


def _many() -> Iterator[str]:
    yield PASSWORD
    yield PASSWORD[:-1]
    yield encoded(PASSWORD)
    yield quote(PASSWORD)
    yield PASSWORD.replace("-", "\\-")


def test_many_secrets_take_as_long_for_each_as_a_few() -> None:
    """Counted in the calls that Python makes."""

    def calls(times: int) -> int:
        made = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal made
            made += event in {"call", "c_call"}

        text = "; ".join([*_many()] * times)
        sys.setprofile(count)
        try:
            strike_secrets(text)
        finally:
            sys.setprofile(None)
        return made

    held = Secrets(PASSWORD)
    calls(1)
    assert calls(400) < 1.3 * 10 * calls(40)
    del held
