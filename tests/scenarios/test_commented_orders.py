"""Orders behind the sign of a comment: they are not read, and their writer hears so."""

from __future__ import annotations

import pytest

from judge.render.text.messages import say
from tests.messages import says
from tests.scenarios.alpha import ANNA
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
