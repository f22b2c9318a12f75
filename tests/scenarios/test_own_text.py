"""Of an email, through the whole path, only orders that its sender typed count; others are told of."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.rules import notation
from tests.messages import says
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge, raw_mail, words
from tests.unit.language.text.company_lines import BANNERS, DISCLAIMERS, PROSE
from tests.unit.language.text.quote_heads import HEADS, attributions_by_name, labelled_blocks

FLEUR, SIGN_ON = "fleur@fra.example", "SIGN ON France alpha swordF"
FEW = settings(deadline=None, max_examples=30)


@cache
def opening() -> StoryJudge:
    return in_memory("opening")


def sent(text: str) -> tuple[set[str], bool, str]:
    """Return the orders of France after an email of its player, if the reply is flagged, and its text."""
    here = twin(opening())
    here.deliver_raw(raw_mail(FLEUR, "Re: alpha", f"{SIGN_ON}\n{text}\n", "<own-text@fra.example>"))
    with here.services.store.begin() as work:
        game = work.games.get("alpha")
        assert game is not None
        orders = {notation.write(order) for order in game.orders.get("FRANCE", ())}
    (reply,) = [one for one in here.unread if one["To"] == FLEUR and str(one["Subject"]).startswith("Re:")]
    return orders, "[Error Flag]" in str(reply["Subject"]), words(reply)


@FEW
@given(HEADS)
def test_an_order_above_the_head_of_a_quote_counts_and_one_below_does_not(head: str) -> None:
    assert sent(f"A Par - Bur\n\n{head}\n\nA Mar - Spa")[:2] == ({"A PAR - BUR"}, False)


@FEW
@given(HEADS)
def test_an_answer_below_the_marked_quote_counts(head: str) -> None:
    assert sent(f"A Par - Bur\n\n{head}\n\n> A Mar - Spa\n\nF Bre - MAO")[0] == {"A PAR - BUR", "F BRE - MAO"}


@FEW
@given(st.sampled_from(PROSE), st.sampled_from(["\n", "\n\n"]))
def test_a_sentence_that_begins_as_a_disclaimer_costs_no_order(sentence: str, gap: str) -> None:
    orders, flag, told = sent(f"A Par - Bur{gap}{sentence}{gap}A Mar - Spa")
    asked = flag and "NOT COUNTED YET" in told  # it may head the orders, or be one sentence with them
    assert asked or orders == {"A PAR - BUR", "A MAR - SPA"}


@FEW
@given(st.sampled_from(DISCLAIMERS), st.sampled_from(["\n", "\n\n", "\n\nFleur Petit\nAcme Ltd\n\n"]))
def test_a_disclaimer_is_no_error_and_an_order_below_it_is_told(disclaimer: str, gap: str) -> None:
    assert sent(f"A Par - Bur{gap}{disclaimer}")[:2] == ({"A PAR - BUR"}, False)
    orders, flag, told = sent(f"A Par - Bur\n\n{disclaimer}\n\nA Mar - Spa")
    assert (orders, flag) == ({"A PAR - BUR"}, True)
    assert says(told, "reply-left-out", lines=1)


@FEW
@given(st.sampled_from(BANNERS))
def test_a_banner_costs_no_order(banner: str) -> None:
    assert sent(f"{banner}\nA Par - Bur\nA Mar - Spa")[:2] == ({"A PAR - BUR", "A MAR - SPA"}, False)


@FEW
@given(attributions_by_name(), st.booleans(), st.sampled_from(["\n> ", "\n\n"]), st.booleans())
def test_an_order_on_the_line_of_an_attribution_is_told(
    head: str, first: bool, gap: str, another: bool
) -> None:
    """The flag depends on nothing else that was taken."""
    line = f"A Par - Bur {head}" if first else f"{head} A Par - Bur"
    above = "F Bre - MAO\n" if another else ""
    assert sent(f"{above}{line}{gap}A Mar - Spa")[:2] == ({"F BRE - MAO"} if another else set(), True)


DEVICES = ["Sent from my iPhone", "Von meinem iPhone gesendet", "Enviado desde mi Samsung", "Inviato da iPad"]


@FEW
@given(st.sampled_from(DEVICES), st.sampled_from(["A Par - Bur", "A Par S A Mar - Bur", "A Par - Con"]))
def test_an_order_after_what_a_program_adds_is_told(device: str, order: str) -> None:
    assert sent(f"F Bre - MAO\n{device} {order}")[:2] == ({"F BRE - MAO"}, True)
    assert sent(f"F Bre - MAO\n{device}")[:2] == ({"F BRE - MAO"}, False)
    assert sent(f"F Bre - MAO\n{device} - a phone - sorry for typos")[:2] == ({"F BRE - MAO"}, False)


@FEW
@given(labelled_blocks())
def test_an_order_below_labels_and_values_does_not_count(head: str) -> None:
    assert sent(f"A Par - Bur\n\n{head}\n\nHello\nA Mar - Spa")[:2] == ({"A PAR - BUR"}, False)


TAGGED = [
    ("[quote=Gerd]", "[/quote]"),
    ("[QUOTE author=Gerd date=5.1.]", "[/QUOTE]"),
    ("[quote]\n[quote]\nF Bre H\n[/quote]", "[/quote]"),
    ('<quote author="Gerd">', "</quote>"),
    ("[zitat]", "[/zitat]"),
]
"""Tags of forums around a quote, as people type or paste them."""


@FEW
@given(st.sampled_from(TAGGED))
def test_what_stands_between_tags_of_a_quote_does_not_count(tags: tuple[str, str]) -> None:
    first, last = tags
    assert sent(f"A Par - Bur\n{first}\nA Mar - Spa\n{last}\nF Bre - MAO")[0] == {
        "A PAR - BUR",
        "F BRE - MAO",
    }
    assert sent(f"A Par - Bur\n{first}\nA Mar - Spa\nF Bre - MAO")[0] == {"A PAR - BUR"}


WITHOUT_COLON = [
    "Den mån 5 jan. 2026 kl 14:22 skrev Gerd Kaiser <gerd@ger.example> följande",
    "Em seg., 5 de jan. de 2026 às 14:22, Gerd Kaiser <gerd@ger.example> escreveu",
    "On Mon, 5 Jan 2026 at 14:22, Gerd Kaiser <gerd@ger.example> wrote",
    "пн, 5 янв. 2026 г. в 14:22, Gerd Kaiser <gerd@ger.example>",  # noqa: RUF001
    "***** Gerd Kaiser <gerd@ger.example> 05.01.26 14:22 >>>",
    "-------- Missatge reenviat --------",
]


@FEW
@given(st.sampled_from(WITHOUT_COLON), st.sampled_from(["\n", "\n\n"]))
def test_an_order_right_below_an_introduction_without_a_colon_does_not_count(head: str, gap: str) -> None:
    assert sent(f"A Par - Bur\n\n{head}{gap}A Mar - Spa\nF Bre - MAO")[0] == {"A PAR - BUR"}


def test_the_line_over_a_signed_text_is_no_heading_over_its_orders() -> None:
    first, last = (f"-----BEGIN PGP {what}-----" for what in ("SIGNED MESSAGE", "SIGNATURE"))
    assert sent(f"{first}\nHash: SHA256\n\nA Par - Bur\n{last}\n\nx\n")[0] == {"A PAR - BUR"}
