"""Everyday emails by people who know only the README and HELP, and what each comes to."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.rules import notation
from tests.messages import says
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

MAILS = tomllib.loads((Path(__file__).parents[1] / "data" / "rounds.toml").read_text(encoding="utf-8"))[
    "mail"
]
_POWERS = {one[0]: one for one in ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")}


def _orders(judge: StoryJudge, power: str) -> list[str]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return sorted(notation.write(order) for order in game.orders.get(power, ()))


@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail["text"].replace("\n", " ")[:60])
def test_an_everyday_email_comes_to_what_is_meant(mail: dict[str, Any]) -> None:
    judge = in_memory(mail.get("moment", "opening"))
    (address, password), power = judge.leaders[mail["letter"]], _POWERS[mail["letter"]]
    if "before" in mail:
        judge.deliver(address, "orders", f"SIGN ON {mail['letter']} alpha {password}\n{mail['before']}\n")
    before = _orders(judge, power)
    judge.reply(address, judge.last(address), mail["text"])
    answer = judge.last(address)
    told = " ".join(f"{answer['Subject']} {answer.get_content()}".split())
    if mail.get("asked", False):
        assert _orders(judge, power) != mail["orders"]
        judge.reply(address, answer, "Yes")
    assert _orders(judge, power) == mail.get("orders", before)
    assert "proposes" not in mail or says(told, "did-you-mean", line=mail["proposes"])
    assert "[Error Flag]" in told or not mail.get("flag", False)
