"""The corpus of mails: whole mails of many clients, read to the orders their senders meant."""

from __future__ import annotations

from typing import Any

from tests.rows import each_row
from tests.unit.language.corpus import FOLDER, MAILS, came_to, client, report

READABLE = [mail for mail in MAILS if not mail.get("missed")]


def test_the_corpus_is_large_and_mixed() -> None:
    assert len(MAILS) >= 300
    assert {path.name for path in FOLDER.glob("*.eml")} == {mail["file"] for mail in MAILS}
    assert len(set(map(client, MAILS))) >= 18


def test_no_quoted_order_is_taken_and_hardly_a_fresh_one_missed() -> None:
    found = report()
    assert found["quoted_orders_applied"] == []
    assert found["found_percent"] >= 98
    missed = {line.split(":")[0] for line in found["missed"]}
    assert missed == {mail["file"] for mail in MAILS if mail.get("missed")}


@each_row("mail", READABLE)
def test_exactly_the_fresh_orders_are_found(mail: dict[str, Any]) -> None:
    came = came_to(mail)
    assert list(came.orders) == mail["orders"]
    assert (came.letters, came.commands) == (mail["letters"], mail["commands"])
    assert came.refused == ()
