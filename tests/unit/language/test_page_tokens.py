"""Page tokens in text: the line that brings one, and where else one may stand."""

from __future__ import annotations

import pytest

from judge.language.page_tokens import is_page_token, page_tokens_in, token_of_line, token_of_lines

T = "7k2m-p9qx-4w"


@pytest.mark.parametrize("line", [f"PAGE {T}", f"  Page: {T.upper()}.", f"page\t{T}  "])
def test_a_line_brings_a_token(line: str) -> None:
    assert token_of_line(line) == T


@pytest.mark.parametrize(
    "line",
    [
        "",
        "PAGE",
        "PAGE 3",
        "Page 7 of the rules",
        f"PAGE {T} {T}",
        f"PAGE {T}x",
        f"> PAGE {T}",
        f"NO PAGE {T}",
        "PAGE 7k2m-p9qx-4",
        "PAGE 7k2m-p9qx-41",
        "PAGE well-made-up",
    ],
)
def test_other_lines_bring_none(line: str) -> None:
    assert token_of_line(line) == ""


@pytest.mark.parametrize(
    "text",
    [
        f"PAGE {T}",
        f"> > PAGE {T.upper()}",
        f"https://judge.example/order/standard.html#game=alpha&t={T}",
        f"<a href='https://judge.example/order/standard.html#game=alpha&amp;t={T}'>",
        f"https://links.example/?url=https%3A%2F%2Fjudge.example%2Forder%2Fstandard.html%23g%3Dx%26t%3D{T}&data=05",
        f"https%253A%252F%252Fjudge.example%2523g%253Dx%2526t%253D{T}",
        f"mailto:judge@judge.example?body=A%20Vie%20H%0D%0APAGE%20{T}%0D%0A",
        f"=3D{T}",
        f"My token is {T}, what now?",
        f"({T})",
    ],
)
def test_a_token_is_found_wherever_it_stands(text: str) -> None:
    found = page_tokens_in(text)
    assert T in map(str.lower, found)
    assert all(one in text for one in found)


@pytest.mark.parametrize(
    ("text", "spoilt"),
    [
        ("PAGE 7k2m-p9qx-4", "7k2m-p9qx-4"),
        ("#game=alpha&t=7k2m-p9qx-41w", "7k2m-p9qx-41w"),
        ("> page 7k2-p9qx-4w", "7k2-p9qx-4w"),
    ],
)
def test_what_stands_in_the_place_of_a_token_is_one_to_hide(text: str, spoilt: str) -> None:
    assert page_tokens_in(text) == (spoilt,)


@pytest.mark.parametrize(
    "text",
    [
        "A well-made-up tale, once-upon-at time",
        "2026-1129-12",
        "F1901-M001-ab",
        "page twenty-one",
        "https://video.example/watch?v=ab&t=1m20s",
        f"x-{T}",
        f"{T}-x",
        "0000-0000-00",
    ],
)
def test_words_with_hyphens_are_none(text: str) -> None:
    assert page_tokens_in(text) == ()


def test_a_token_has_a_letter_and_a_digit_in_its_first_group() -> None:
    assert is_page_token(T)
    assert not any(map(is_page_token, ("abcd-p9qx-4w", "2345-p9qx-4w", T.upper(), f"{T}a")))


@pytest.mark.parametrize(
    ("line", "below", "token"),
    [
        ("PAGE", T, T),
        ("PAGE 7k2m-", "p9qx-4w", T),
        ("Page: 7k2m", "-p9qx-4w", T),
        ("PAGE 7k2m-p9", "qx-4w ", T),
        ("PAGE", "A Vie H", ""),
        ("A Vie H", T, ""),
        ("PAGE 7k2m-", "p9qx", ""),
        (f"PAGE {T}", "A Vie H", ""),
    ],
)
def test_a_line_that_a_program_has_broken_brings_a_token(line: str, below: str, token: str) -> None:
    assert token_of_lines(line, below) == token


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("> https://judge.example/order/standard.html#game=a&t=7k2m-\n> p9qx-4w\n", ("7k2m-", "p9qx-4w")),
        ("https://judge.example/#game=a&t=7k2m-p9q\r\nx-4w", ("7k2m-p9q", "x-4w")),
        ("#t=7k2m-p9qx-4\nw", ("7k2m-p9qx-4",)),
        ("PAGE 7k2m-p9qx-\n> > 4w", ("7k2m-p9qx-",)),
        ("#t=7k2m\n\np9qx-4w", ()),
        ("PAGE two-\nthirds", ()),
    ],
)
def test_of_a_broken_token_the_pieces_are_hidden(text: str, hidden: tuple[str, ...]) -> None:
    assert set(hidden) <= set(page_tokens_in(text))
    assert hidden or page_tokens_in(text) == ()
