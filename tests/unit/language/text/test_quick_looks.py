"""The quick looks that most lines are done with rule out no line that a closer look would find."""

from __future__ import annotations

import sys
from functools import cache
from types import FrameType

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.language.text import own_lines, typography
from judge.language.text.disclaimers import disclaimers, may_hold_disclaimer
from judge.language.text.own_lines import NumberedLine, PressEnds, may_be_mark, may_hold_press
from judge.language.text.quote_heads import LONGEST_LINE
from judge.language.text.typography import Plain, plain, unadorned
from judge.language.text.wrapped_orders import MAY_GO_ON, joined
from tests.sampling import examples
from tests.unit.language.positions import DATA

MAILS = DATA.parent / "mails"
SALAD = (
    "> | AS> -- ---- ____ On on 20.11.2026 Anna <a@b.example> wrote: schrieb answer above this line From:"
    " Sent: Sent from my phone Begin forwarded message: ------ Disclaimer this e-mail [external] caution"
    " links A Vie - Gal A Bud S a vie F Tri to via the convoy supports fleet and a, army -> = ; # // please"
    " thanks you thx * 1. correction: I mean judge: ok. change army press to diary message broadcast \u017f"
    " sorry, \u0130 \u00df"
)
LINES = st.lists(st.sampled_from([*SALAD.split(" "), "", "\t"]), max_size=7).map(" ".join)


@cache
def lines() -> tuple[str, ...]:
    """Every line of the tests' data and of the corpus of mails."""
    files = [*sorted(DATA.rglob("*.toml")), *sorted(DATA.rglob("*.txt")), *sorted(MAILS.glob("*.eml"))]
    texts = (file.read_text(encoding="utf-8", errors="replace") for file in files)
    return tuple(dict.fromkeys(line for text in texts for line in text.splitlines()))


def is_mark(here: str, below: str) -> bool:
    """Whether a closer look finds a mark of a quote or signature at a line."""
    line = here.strip()[:LONGEST_LINE]
    text = own_lines._Text([here, below], "")
    return line != "" and own_lines._marked(text, 0, line) is not None


def by_patterns(line: Plain) -> Plain:
    """The line unadorned, every pattern tried."""
    text = line.text
    comment = typography._COMMENT.search(text)
    end = comment.start() if comment else len(text)
    front = typography._FRONT.match(text, 0, end)
    start = front.end() if front else 0
    tail = typography._END.search(text, start, end)
    return line.part(start, tail.start() if tail else end)


def misses(here: str, below: str) -> list[str]:
    """What the quick looks overlook at two lines."""
    pair = (NumberedLine(1, here), NumberedLine(2, below))
    text = plain(here)
    found = {
        "mark": not may_be_mark(here.strip()) and is_mark(here, below),
        "disclaimer": not may_hold_disclaimer((here, below)) and disclaimers([here, below]) != {},
        "letter": not may_hold_press(here) and PressEnds([here, "ENDPRESS"]).of(0) is not None,
        "wrapped": not any(MAY_GO_ON.match(one) for one in (here, below))
        and len(list(joined(pair, lambda _line: False, lambda _line: False))) == 1,
        "ornament": unadorned(text).text != by_patterns(text).text,
    }
    return [f"{name}: {here!r} {below!r}" for name, missed in found.items() if missed]


def test_no_line_of_the_corpora_is_overlooked() -> None:
    known = lines()
    assert len(known) > 10_000
    below = (*known[1:], "")
    assert [one for pair in zip(known, below, strict=True) for one in misses(*pair)] == []


@settings(deadline=None, max_examples=examples(400))
@given(LINES, LINES)
def test_no_salad_is_overlooked(here: str, below: str) -> None:
    assert misses(here, below) == []


LOOKED_AT = {"may_hold_disclaimer", "may_hold_labels", "may_separate"}


def test_an_ordinary_email_of_orders_enters_neither_heads_nor_disclaimers() -> None:
    """Only a quick look at each line is on its path."""
    entered: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.endswith(("quote_heads.py", "disclaimers.py")):
            entered.add(frame.f_code.co_name)

    text = "SIGN ON France alpha swordF\nA Par - Bur\nA Mar - Spa\nF Bre - MAO\n\nCheers,\nFleur\n"
    own_lines.own_lines(text)
    sys.setprofile(note)
    try:
        own_lines.own_lines(text)
    finally:
        sys.setprofile(None)
    assert {name for name in entered if not name.startswith("<")} == LOOKED_AT
