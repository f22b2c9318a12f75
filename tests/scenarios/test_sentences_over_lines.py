"""Sentences over lines, and headings without a colon: an order is read with the words around it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.rules import notation
from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

_FOLDER = Path(__file__).parents[1] / "data" / "sentences"
_FILES = (
    "over_lines.toml",
    "over_lines_held_out.toml",
    "around_orders.toml",
    "marks.toml",
    "below.toml",
    "dated.toml",
    "taken_back.toml",
    "over_orders.toml",
    "not_that.toml",
)
_UNFLAGGED = ("trial", "ahead", "quote")
"""What keeps orders from counting and is no mistake."""


def _mails() -> list[dict[str, Any]]:
    files = (_FOLDER / name for name in _FILES)
    return [mail for file in files for mail in tomllib.loads(file.read_text(encoding="utf-8"))["mail"]]


@pytest.mark.sweep
@pytest.mark.parametrize("mail", _mails(), ids=lambda mail: mail["text"])
def test_a_mail_comes_to_the_orders_that_its_sentences_give(
    opening: StoryJudge, mail: dict[str, Any]
) -> None:
    html = mail.get("html", False)
    end = "<br>" if html else "\n"
    text = f"SIGN ON Austria alpha swordA{end}{mail['text']}{end}"
    opening.deliver(ANNA, "orders", text, subtype="html" if html else "plain")
    with opening.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    counts = [notation.write(order) for order in alpha.orders.get("AUSTRIA", ())]
    flagged = "[Error Flag]" in str(opening.last(ANNA)["Subject"])
    assert sorted(counts) == mail["counts"]
    held = not counts or mail["kind"] == "between"
    assert flagged == held or mail["kind"] in _UNFLAGGED or "known_miss" in mail


@pytest.mark.parametrize(
    "text",
    [
        "- Vienna goes to Galicia unless Rolf gets there first\n- Budapest takes Serbia\n- Trieste holds",
        "1. Wien nach Galizien, falls Rolf nicht schneller ist\n2. Budapest nach Serbien\n3. Triest bleibt",
        "1) Wenen naar Galicië als Rolf het goed vindt\n2) Boedapest naar Servië\n3) Triëst blijft",
        "* Vienne en Galicie si Rolf est d'accord\n* Budapest en Serbie\n* Trieste tient",
    ],
)
def test_a_condition_in_an_item_of_a_list_governs_that_item_alone(text: str) -> None:
    judge = in_memory("opening")
    judge.says_yes = False
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{text}\n")
    assert "[Error Flag]" in str(judge.last(ANNA)["Subject"])
    assert orders_in_force(judge) == ["A BUD - SER", "F TRI H"]


@pytest.mark.parametrize(
    "text",
    [
        "I won't send\n- Vienna to Galicia\n- Budapest to Serbia",
        "- Vienna to Galicia\n- Budapest to Serbia\n- if Italy agrees",
        "- Vienna goes to Galicia, if Rolf agrees,\n- Budapest to Serbia",
    ],
)
def test_words_over_a_list_and_an_item_that_goes_on_govern_its_items(text: str) -> None:
    judge = in_memory("opening")
    judge.says_yes = False
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{text}\n")
    assert orders_in_force(judge) == []
