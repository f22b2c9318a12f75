"""Lines that an email has from one of the judge's: quotes in any layout, orders typed anew not."""

from __future__ import annotations

import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.language.text.copied_lines import NOTHING, Answered, Comparison, compared
from judge.language.text.own_lines import A_COPY, own_lines
from judge.language.text.word_runs import packed, runs, unpacked
from tests.rows import each_row

TEXT = """\
The next phase of 'alpha' will be Movement for Fall of 1901.

You are Austria. You have 3 units to order.

Answer this mail with your orders:

    A Serbia HOLD
    A Tyrolia HOLD
    F Albania HOLD

Where your units can go (an army on a coast also by convoy):

    A Serbia - Bulgaria, Greece or Rumania

HELP ORDERS explains how orders are written.
"""
OURS = Answered((TEXT,))
ERASED = Answered(erased=runs([TEXT]))
FORM = ("A Serbia HOLD", "A Tyrolia HOLD", "F Albania HOLD")
MARKS = ("", "> ", "| ", "* ", "- ", "\u2022 ", "    ", "\t", "AS> ", "# ")

TYPED = st.sampled_from((*FORM, "A Ser - Gre", "A Tyr - Vie"))


def own(text: str, answered: Answered = OURS) -> list[str]:
    return [line.text for line in own_lines(text, "", answered)[0] if any(map(str.isalnum, line.text))]


@each_row("answered", [OURS, ERASED])
@each_row("mark", MARKS)
@each_row("width", [30, 45, 200])
def test_a_quote_is_known_however_it_is_marked_and_wrapped(mark: str, width: int, answered: Answered) -> None:
    quoted = [f"{mark}{part}" for line in TEXT.splitlines() for part in textwrap.wrap(line, width) or [""]]
    typed = "A Vie - Gal\n\n"
    assert own(typed + "\n".join(quoted), answered) == ["A Vie - Gal"]


@given(st.lists(TYPED, min_size=1), st.sampled_from(MARKS[1:4]))
def test_orders_typed_above_a_quote_are_own_and_in_no_doubt(orders: list[str], mark: str) -> None:
    quoted = "".join(f"{mark}{line}\n" for line in TEXT.splitlines())
    found = own_lines("\n".join(orders) + f"\n\nYou wrote:\n{quoted}", "", OURS)[0]
    typed = [line for line in found if line.text in orders]
    assert [line.text for line in typed] == orders
    assert not any(line.copied for line in typed)


@given(st.lists(TYPED))
def test_orders_alone_are_own_and_in_no_doubt(orders: list[str]) -> None:
    assert compared(orders, OURS) == Comparison()
    assert own("\n".join(orders)) == orders


def test_orders_among_sentences_are_a_quote_and_at_their_edge_in_doubt() -> None:
    assert own(TEXT) == []
    assert {line.why for line in own_lines(TEXT, "", OURS)[1]} == {A_COPY}
    edge = TEXT[TEXT.index("Answer this") : TEXT.index("Where your")]
    found = [line for line in own_lines(edge, "", OURS)[0] if line.text.strip()]
    assert [(line.text.strip(), line.copied) for line in found] == [(text, True) for text in FORM]


@pytest.mark.parametrize("mark", ["> ", ">", "| ", "\u00bb "])
def test_a_changed_order_of_a_form_is_own_with_what_it_stands_for(mark: str) -> None:
    text = TEXT.replace("A Tyrolia HOLD", "A Tyr - Vie")
    found = own_lines("".join(f"{mark}{line}\n" for line in text.splitlines()), "", OURS)[0]
    said = [(line.text.strip(), line.quoted, line.into) for line in found if line.text.strip()]
    assert said == [("A Tyr - Vie", "A Tyrolia HOLD", True)]


def test_an_order_that_the_text_has_elsewhere_is_changed_in_its_place() -> None:
    text = "Answer this mail with your orders:\n\n{}\n\nWhat you can choose from:\n\nBUILD A Vie\n"
    quoted = "".join(f"> {line}\n" for line in text.format("BUILD A Vie").splitlines())
    found = own_lines(quoted, "", Answered((text.format("BUILD A Bud"),)))[0]
    assert [(line.text, line.quoted) for line in found if line.text] == [("BUILD A Vie", "BUILD A Bud")]


@pytest.mark.parametrize("mark", ["> ", "", "    "])
def test_words_below_a_quoted_line_have_it(mark: str) -> None:
    quoted = "".join(f"{mark}{line}\n" for line in TEXT.splitlines())
    text = quoted.replace("A Tyrolia HOLD\n", "A Tyrolia HOLD\nVienna\n")
    found = [line for line in own_lines(text, "", OURS)[0] if line.text.strip()]
    assert [(line.text, line.quoted, line.into) for line in found] == [("Vienna", "A Tyrolia HOLD", False)]


def test_nothing_is_compared_with_nothing() -> None:
    assert own(TEXT, NOTHING) == own(TEXT, Answered(("Another text of the judge's.",)))
    assert "A Serbia HOLD" in [line.strip() for line in own(TEXT, NOTHING)]


def test_word_runs_are_kept_as_bytes() -> None:
    assert unpacked(packed(runs([TEXT]))) == runs([TEXT])
    assert unpacked(packed(())) == frozenset()


@pytest.mark.parametrize("marked", [False, True])
def test_a_sentence_that_the_answer_repeated_is_its_writers_when_it_comes_again(*, marked: bool) -> None:
    said = "My orders will come as soon as I am home again"
    answered = Answered((f"Nothing was done.\n\n     1 {said}\n       Ignored: no order in it\n",))
    assert compared([f"{'> ' * marked}{said}"], answered).copied == (
        frozenset({0}) if marked else frozenset()
    )
