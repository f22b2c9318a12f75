"""Heads of quotes are known by their structure in many languages; what people write is not taken for one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.language.text.own_lines import A_MEMO, AN_ORDER_WITH_HEAD, BELOW_HEADING, own_lines
from judge.language.text.quote_heads import header_field
from tests.rows import each_row
from tests.sampling import examples
from tests.unit.language.text.quote_heads import (
    HEADS,
    LANGUAGES,
    attributions,
    attributions_by_name,
    fields,
    header_blocks,
    labelled_blocks,
)

PREPOSITIONS = {one.attribution.split(maxsplit=1)[0] for one in LANGUAGES.values()} - {"{date}", "{date},"}
ABOVE, BELOW = "A Par - Bur", "A Mar - Spa"


def own(text: str, writer: str = "") -> list[str]:
    return [line.text for line in own_lines(text, writer)[0] if line.text.strip()]


@settings(deadline=None, max_examples=examples(400))
@given(HEADS)
def test_an_order_above_a_head_is_own_and_one_below_is_not(head: str) -> None:
    assert own(f"{ABOVE}\n\n{head}\n\n{BELOW}\n") == [ABOVE]


@each_row(
    "line",
    [
        "EXTEND 2026-01-04 20:00 Europe/Vienna:",
        "extend Mon 5 Jan 2026 14:00 Vienna:",
        "PAUSE UNTIL 2026-01-04 20:00:",
        "AWAY 4.1.2026 20:00 UTC:",
        "ACCEPT LATE 4 Jan 2026 20:00:",
        "PROCESS 2026-01-04 20:00 UTC:",
    ],
)
@each_row("gap", ["\n", "\n\n"])
def test_a_command_with_a_time_is_no_head(line: str, gap: str) -> None:
    assert own(f"{ABOVE}\n\n{line}{gap}{BELOW}\n") == [ABOVE, line, BELOW]


@pytest.mark.parametrize("name", ["Extend", "Ad Pause", "List Away", "Round Robin"])
def test_a_name_like_a_command_with_an_address_heads_a_quote(name: str) -> None:
    head = f"{name} 5 Jan 2026 at 14:00 <a@x.org> wrote:"
    assert BELOW not in own(f"{ABOVE}\n\n{head}\n\n{BELOW}\n")


@settings(deadline=None, max_examples=examples(200))
@given(HEADS)
def test_what_stands_below_the_marked_quote_of_a_head_is_own(head: str) -> None:
    assert own(f"{ABOVE}\n\n{head}\n\n> {BELOW}\n>\n> x\n\nF Bre - MAO\n") == [ABOVE, "F Bre - MAO"]


@settings(deadline=None, max_examples=examples(200))
@given(attributions())
def test_nothing_above_an_attribution_goes_with_it(head: str) -> None:
    above = [ABOVE, "To be on the safe side, orders for 1901:", "F Bre - MAO"]
    assert own("\n".join((*above, head, f"> {BELOW}"))) == above


@settings(deadline=None, max_examples=examples(200))
@given(attributions())
def test_an_order_on_the_line_of_an_attribution_is_own(head: str) -> None:
    first = head.split(maxsplit=1)[0]
    if "\n" in head or first not in PREPOSITIONS:
        return
    assert own(f"{ABOVE} {head}\n\n{BELOW}\n") == [f"{ABOVE} "]


ORDERS = st.sampled_from([ABOVE, "A Mar S A Par - Bur", "Army Paris -> Burgundy", "F Bre H"])
GAPS = st.sampled_from(["\n> ", "\n\n"])


@settings(deadline=None, max_examples=examples(200))
@given(attributions_by_name(), ORDERS, GAPS)
def test_an_order_before_a_name_that_wrote_is_told_apart_from_the_quote(
    head: str, order: str, gap: str
) -> None:
    """Nobody knows where the order ends and the name begins, so it is not read."""
    kept, aside = own_lines(f"{order} {head}{gap}{BELOW}\n")
    assert ([line.text for line in kept if line.text], aside[0].why) == ([], AN_ORDER_WITH_HEAD)


@settings(deadline=None, max_examples=examples(200))
@given(st.one_of(attributions(), attributions_by_name()), ORDERS, GAPS)
def test_an_order_after_an_attribution_on_its_line_is_told_apart_from_the_quote(
    head: str, order: str, gap: str
) -> None:
    if not head.endswith(":") or head.endswith("\n:"):
        return
    kept, aside = own_lines(f"{head} {order}{gap}{BELOW}\n")
    assert ([line.text for line in kept if line.text], aside[0].why) == ([], AN_ORDER_WITH_HEAD)


@settings(deadline=None, max_examples=examples(200))
@given(attributions_by_name(), GAPS)
def test_an_attribution_without_an_order_holds_none(head: str, gap: str) -> None:
    kept, aside = own_lines(f"{ABOVE}\n\n{head}{gap}{BELOW}\n")
    assert [line.text for line in kept if line.text] == [ABOVE]
    assert AN_ORDER_WITH_HEAD not in {line.why for line in aside}


@settings(deadline=None, max_examples=examples(200))
@given(labelled_blocks())
def test_a_block_with_its_values_below_the_labels_is_a_head(head: str) -> None:
    assert own(f"{ABOVE}\n\n{head}\n\nHello\n{BELOW}\n") == [ABOVE]
    assert own(f"{ABOVE}\n\n{head}\n\n> {BELOW}\n\nF Bre - MAO\n") == [ABOVE, "F Bre - MAO"]


@pytest.mark.parametrize(
    "text",
    [
        "From\nTo\nPar\nBur",
        "A\nPar\nTo\nBur",
        "To\nGermany\n\nA Par - Bur",
        "Unit\nFrom\nTo\nArmy\nParis\nBurgundy",
    ],
)
def test_words_alone_on_lines_are_no_head(text: str) -> None:
    assert own(text) == [line for line in text.split("\n") if line]


MARKED = "> On Mon, 5 Jan 2026 at 14:00, Alpha Judge <judge@judge.example> wrote:"


@pytest.mark.parametrize("head", [MARKED, MARKED.replace("<judge", "\n> <judge")])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_an_order_below_a_marked_attribution_alone_is_doubtful(head: str, gap: str) -> None:
    kept, aside = own_lines(f"{ABOVE}\n{head}{gap}{BELOW}")
    assert ([line.text for line in kept], aside[-1].why) == ([ABOVE], BELOW_HEADING)


def test_an_order_below_a_marked_header_block_alone_is_doubtful() -> None:
    """Orange writes `Message du` above the fields, and some of its versions mark no more than those."""
    fields = (
        '> Message du 05/01/26 13:00\n> De : "Judge" <judge@judge.example>\n> A : fleur@fra.example\n'
        "> Copie à :\n> Objet : alpha\n>"
    )
    kept, aside = own_lines(f"{ABOVE}\n{fields}\n\n{BELOW}")
    assert ([line.text for line in kept], aside[-1].why) == ([ABOVE], BELOW_HEADING)
    assert own(f"{ABOVE}\n{fields}\n> Well\n\n{BELOW}") == [ABOVE, BELOW]


def test_a_marked_attribution_within_a_quote_costs_no_order_below() -> None:
    assert own(f"> Well\n{MARKED}\n\n{BELOW}") == [BELOW]
    assert own(f"{MARKED}\n> > Well\n\n{BELOW}") == [BELOW]
    assert own(f"{MARKED}\n>\n> Well\n{BELOW}") == [BELOW]


@settings(deadline=None, max_examples=examples(200))
@given(header_blocks())
def test_a_head_on_top_is_no_memo_of_somebody_else(head: str) -> None:
    assert own(f"{head}\n\n{BELOW}\n", "Fleur Petit <fleur@fra.example>") == []


@each_row(("name", "kind"), [(name, kind) for kind, names in fields().items() for name in names])
def test_each_name_of_a_field_is_known_as_it_is_written(name: str, kind: str) -> None:
    for written in (name, name.upper(), name.capitalize()):
        found = header_field(f"{written}: x")
        assert found == (kind, "x"), written


@each_row(
    "text",
    [
        "From: me\nA Par - Bur",
        "A: Par - Bur\nA Mar - Spa",
        "An: Wien\nA Mar - Spa",
        "Date: tomorrow\nA Par - Bur",
        "On 5 January the judge wrote a fine letter\nA Par - Bur",
        "Germany said on page 3: hello\nA Par - Bur",
        "On Monday at 14:00 I leave\nA Par - Bur",
        "--- original ---\nA Par - Bur",
        "- message -\nA Par - Bur",
        "A Par - Bur On time",
        "My orders for 5 January 1901:\nA Par - Bur",
        "Best of luck on 5/1/2026, everybody:\nA Par - Bur",
        "Original and forwarded message\nA Par - Bur",
        "To: Germany\nSubject: peace\nA Par - Bur",
    ],
)
def test_what_people_write_is_no_head(text: str) -> None:
    assert own(text) == text.split("\n")


WRITER = "Fleur Petit <fleur@fra.example>"
MEMOS = [
    "From: Fleur\nTo: the judge\nDate: 5 January\nSubject: orders",
    "From: Fleur Petit\nTo: judge@judge.example\nSubject: orders",
    "To: The Judge\nFrom: fleur@fra.example\nDate: Mon, 5 Jan 2026 14:00",
    "Von: Fleur\nAn: Richter\nBetreff: Befehle",
    "De : Fleur\nÀ : juge\nObjet : ordres",
    "From: The King of France\nTo: Judge\nSubject: orders",
    "FROM: Fleur\n\nTO: the GM\n\nRE: orders",
]


@pytest.mark.parametrize("memo", MEMOS)
def test_orders_below_the_heading_of_ones_own_memo_are_own(memo: str) -> None:
    assert own(f"{memo}\n\n{ABOVE}\n{BELOW}\n", WRITER) == [ABOVE, BELOW]


TITLES = ["MEMO", "TELEGRAM", "Notatka", "Note de service", "Fax", "== MEMORANDUM ==", "Diplomatic cable:"]


@each_row("memo", MEMOS)
@each_row("title", TITLES)
@each_row("gap", ["\n", "\n\n"])
def test_a_title_above_ones_own_memo_is_of_its_heading(title: str, gap: str, memo: str) -> None:
    kept, aside = own_lines(f"{title}{gap}{memo}\n\n{ABOVE}\n{BELOW}\n", WRITER)
    assert [line.text for line in kept if line.text] == [ABOVE, BELOW]
    assert (aside[0].line, aside[0].text, {line.why for line in aside}) == (1, title, {A_MEMO})


@pytest.mark.parametrize("memo", MEMOS)
def test_a_memo_below_other_words_is_another_email(memo: str) -> None:
    kept, aside = own_lines(f"Hello!\n\n{memo}\n\n{ABOVE}\n", WRITER)
    assert [line.text for line in kept if line.text] == ["Hello!"]
    certain = "14:00" in memo or "@" in memo
    assert (aside[-1].why == BELOW_HEADING) is not certain


@pytest.mark.parametrize(
    "memo",
    [
        "From: Gerd <gerd@ger.example>\nTo: judge@judge.example\nSubject: orders",
        "From: Gerd\nTo: Fleur\nSubject: a plan",
        "From: Fleur\nTo: Gerd\nSubject: a plan",
        "From: The Judge\nTo: Fleur\nSubject: orders",
        "From: judge@judge.example\nTo: fleur@fra.example\nSubject: orders",
        "From: Somebody\nTo: the judge\nSent: Mon, 5 Jan 2026 14:00",
    ],
)
def test_the_heading_of_another_email_on_top_is_no_memo(memo: str) -> None:
    assert own(f"{memo}\n\n{ABOVE}\n", WRITER) == []


def test_the_second_line_of_an_attribution_alone_leaves_the_first_own() -> None:
    head = "On Mon, 5 Jan 2026 at 14:00, Alpha Judge <judge@judge.example> wrote:"
    assert own(f"Until Monday, 9 January\n{head}\n> {BELOW}") == ["Until Monday, 9 January"]
    broken = "2026-01-05 15:36 GMT+02:00 Alpha Judge <\njudge@judge.example>:"
    assert own(f"{ABOVE}\n{broken}\n> {BELOW}") == [ABOVE]


@each_row(
    "line",
    [
        "SET DEADLINE 2026-01-19 20:00 UTC",
        "SET DEADLINE Mon 19 Jan 2026 20:00",
        "SET GRACE 2026-01-19 20:00 UTC",
        "SET START 5 Jan 2026 20:00 UTC",
        "PAUSE UNTIL 2026-01-19 20:00 UTC",
        "AWAY 2026-01-05 20:00 UTC TO 2026-01-19 20:00 UTC",
        "INVITE anna@aus.example",
        "REGISTER anna@aus.example",
    ],
)
@each_row("below", ["WHO GAME gun", "PREDICT", "A Vie - Gal", ""])
def test_a_command_with_a_time_or_an_address_is_no_head(line: str, below: str) -> None:
    text = f"SIGN ON M gun swordE\n{line}\n{below}\nLIST gun\n"
    assert own(text, WRITER) == [one for one in text.splitlines() if one.strip()]
