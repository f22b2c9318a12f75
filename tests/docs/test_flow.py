"""The way of a mail and of a deadline is as docs/flow.md tells it."""

from __future__ import annotations

from tests.architecture.sources import ROOT
from tests.docs.calls import Place, call_trees
from tests.rows import each_row

TREES = list(call_trees((ROOT / "docs/flow.md").read_text(encoding="utf-8")))
STEPS = [(place, above) for tree in TREES for place, above in tree]


def test_the_page_tells_of_mail_in_mail_handled_deadline_and_mail_out() -> None:
    assert len(TREES) >= 4


@each_row(("place", "above"), STEPS)
def test_each_name_exists_and_is_used_by_the_one_above(place: Place, above: Place | None) -> None:
    assert place.node() is not None, f"there is no {place}"
    if above is not None:
        assert place.last in above.names(), f"{above} does not use {place.last}"


def test_a_name_that_is_gone_or_not_called_is_found_out() -> None:
    assert Place("service/incoming/intake.py", "receive_nothing").node() is None
    assert Place("service/incoming/nowhere.py", "receive").node() is None
    assert "flush" not in Place("service/incoming/intake.py", "receive").names()
