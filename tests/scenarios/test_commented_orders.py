"""Orders behind the sign of a comment: they are not read, and their writer hears so."""

from __future__ import annotations

import pytest

from judge.render.text.messages import say
from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.story import StoryJudge


@pytest.mark.parametrize("line", ["# A Vie - Boh", "#A Vie - Boh", "// A Vie - Boh", "## A Vie H"])
@pytest.mark.parametrize("order", ["A Bud - Ser", "SET WAIT", ""])
def test_an_order_in_a_comment_is_flagged(opening: StoryJudge, line: str, order: str) -> None:
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{order}\n{line}\n")
    assert "[Error Flag]" in str(opening.last(ANNA)["Subject"])
    assert says(opening.last(ANNA).get_content(), "orders-left-out", why=say("ignored-comment"))


@pytest.mark.parametrize("line", ["# A Paris is nice", "# all done", "A Bud - Ser # A Vie - Boh"])
def test_a_comment_without_an_order_of_its_own_is_silent(opening: StoryJudge, line: str) -> None:
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\nA Vie - Gal\n{line}\n")
    assert "[Error Flag]" not in str(opening.last(ANNA)["Subject"])


REMARKS = (
    *("cancelled", "withdrawn", "tbd", "storniert", "zurückgezogen", "annulé", "anulado", "annullato"),
    *("geannuleerd", "anulowane", "cancelado", "återkallad", "annulleret"),
)


@pytest.mark.parametrize("remark", REMARKS)
@pytest.mark.parametrize("sign", ["#", "//"])
def test_an_order_waits_if_a_comment_says_that_it_is_not_meant(
    opening: StoryJudge, sign: str, remark: str
) -> None:
    opening.deliver(
        ANNA, "orders", f"SIGN ON Austria alpha swordA\nA Vie - Gal {sign} {remark}\nA Bud - Ser\n"
    )
    assert orders_in_force(opening) == ["A BUD - SER"]
    assert "[Error Flag]" in str(opening.last(ANNA)["Subject"])


REASONS = (
    *(
        "bounce with Russia",
        "wichtig",
        "comme convenu",
        "via Rumania",
        "of course",
        "as promised",
        "instead of Tyr",
    ),
    *("o ben", "med tak", "zoals afgesproken", "jak obiecałem", "como combinado"),
)


@pytest.mark.parametrize("remark", REASONS)
def test_an_order_counts_beside_another_comment(opening: StoryJudge, remark: str) -> None:
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\nA Vie - Gal # {remark}\n")
    assert orders_in_force(opening) == ["A VIE - GAL"]


OPEN = (
    *(
        "sauf avis contraire",
        "salvo imprevisti",
        "assuming peace",
        "Boh or Tyr?",
        "sofern nichts dazwischen kommt",
    ),
    *(
        "or Tyr?",
        "or Tyr",
        "Tyr?",
        "maybe",
        "if Rolf agrees",
        "unless Italy moves",
        "oder Tyr?",
        "falls Rolf mitmacht",
    ),
    *(
        "vielleicht",
        "ou Tyr ?",
        "si Rolf est d'accord",
        "peut-être",
        "o Tyr?",
        "si Rolf está de acuerdo",
        "quizás",
    ),
    *(
        "o Tyr?",
        "se Rolf è d'accord",
        "forse",
        "of Tyr?",
        "misschien",
        "ou Tyr",
        "talvez",
        "albo Tyr?",
        "może",
    ),
    *("eller Tyr?", "om Rolf är med", "kanske", "hvis Rolf er med", "måske", "?"),
)


@pytest.mark.sweep
@pytest.mark.parametrize("remark", OPEN)
@pytest.mark.parametrize("sign", ["#", "//"])
def test_an_order_waits_if_a_comment_leaves_it_open(opening: StoryJudge, sign: str, remark: str) -> None:
    opening.deliver(
        ANNA, "orders", f"SIGN ON Austria alpha swordA\nA Vie - Gal {sign} {remark}\nA Bud - Ser\n"
    )
    assert orders_in_force(opening) == ["A BUD - SER"]
    assert "[Error Flag]" in str(opening.last(ANNA)["Subject"])
