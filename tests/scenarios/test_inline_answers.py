"""Words below a quoted order or question: what they change, and what is only asked about."""

from __future__ import annotations

import pytest

from tests.rows import each_row
from tests.scenarios.alpha import ANNA, orders_in_force, text_of
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha swordA\n"
HEAD = "On Mon, 5 Jan 2026 at 14:00, judge@judge.example wrote:"
BEFORE = ["A BUD H", "A VIE - GAL", "F TRI - ALB"]
"""Austria's orders; `A BUD - SER` and `A VIE - BOH` are meant by the words below `> … Budapest HOLD`."""
OF_BUDAPEST = [
    "Serbia",
    "no, Serbia instead",
    "no, move to Serbia instead",
    "nein, lieber nach Serbien",
    # The others were written before the rule: of these 8 none came to its order below the whole quote.
    "nope, make it Serbia",
    "Nein, nach Serbien.",
    "non, plutôt en Serbie",
    "no, mejor a Serbia",
    "nee, naar Servië",
    "não, para a Sérvia",
    "nej, till Serbien",
    "nie, do Serbii",
]
OF_VIENNA = ["no, hold instead", "nein, halten", "non, tenir", "nee, houden"]


@pytest.fixture(scope="module")
def ordered() -> StoryJudge:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{chr(10).join(BEFORE)}\n")
    return judge


def _answer_inline(judge: StoryJudge, below: str, text: str, *, trimmed: bool) -> None:
    """Answer Anna's last email with a text below one of its lines, alone or with the others around it."""
    mail = judge.last(ANNA)
    lines = [f"> {line}" for line in text_of(mail).splitlines()]
    at = next(n for n, line in enumerate(lines) if below in line)
    above, rest = (lines[at : at + 1], []) if trimmed else (lines[: at + 1], lines[at + 1 :])
    body = "\n".join([HEAD, *above, text, *rest])
    judge.deliver(ANNA, f"Re: {mail['Subject']}", f"{body}\n", answers=str(mail["Message-ID"]))


@pytest.mark.parametrize(
    ("below", "order", "texts"),
    [("Budapest HOLD", "A BUD - SER", OF_BUDAPEST), ("Vienna -> Galicia", "A VIE H", OF_VIENNA)],
)
def test_words_below_a_quoted_order_are_for_its_unit(
    ordered: StoryJudge, below: str, order: str, texts: list[str]
) -> None:
    meant = sorted([order, *(one for one in BEFORE if one[:5] != order[:5])])
    wrong = {}
    for text in texts:
        judge = twin(ordered)
        _answer_inline(judge, below, text, trimmed=False)
        if orders_in_force(judge) != meant:
            wrong[text] = orders_in_force(judge)
    assert wrong == {}


@each_row("text", OF_BUDAPEST[:4])
def test_below_a_line_that_may_be_anybodys_they_are_proposed(text: str) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{chr(10).join(BEFORE)}\n")
    _answer_inline(judge, "Budapest HOLD", text, trimmed=True)
    assert orders_in_force(judge) == BEFORE
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert orders_in_force(judge) == ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]


@each_row(
    ("text", "then"),
    [
        ("> A VIE - GAL\nno, hold instead", ["A BUD H", "A VIE H", "F TRI - ALB"]),
        ("> A PAR - BUR\nno, hold instead", BEFORE),  # another power's unit
        ("> A VIE - GAL\n\nThe weather is fine.\nBohemia", BEFORE),
        ("> A VIE - GAL\nno", BEFORE),
        ("> A VIE - GAL\nno, not Bohemia", BEFORE),
    ],
)
def test_a_marked_order_that_no_email_has(text: str, then: list[str]) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{chr(10).join(BEFORE)}\n")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{text}\n")
    assert orders_in_force(judge) == BEFORE
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert orders_in_force(judge) == then


@each_row(
    ("text", "order"),
    [
        ("yes", "A VIE - BOH"),
        ("ja", "A VIE - BOH"),
        ("no", "A VIE - GAL"),
        ("no, Tyrolia", "A VIE - TYR"),
        ("nein, lieber Tirol", "A VIE - TYR"),
    ],
)
@pytest.mark.parametrize("trimmed", [False, True])
def test_words_below_a_quoted_question_answer_it(*, trimmed: bool, text: str, order: str) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{chr(10).join(BEFORE)}\n")
    judge.reply(ANNA, judge.last(ANNA), "Sorry, Bohemia, not Galicia")
    _answer_inline(judge, "A VIE - BOH?", text, trimmed=trimmed)
    assert orders_in_force(judge) == sorted(["A BUD H", "F TRI - ALB", order])
