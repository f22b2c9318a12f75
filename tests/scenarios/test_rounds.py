"""Everyday emails by people who know only the README and HELP, and what each comes to."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.messages import says
from tests.scenarios.alpha import orders_in_force
from tests.scenarios.played import in_memory

MAILS = tomllib.loads((Path(__file__).parents[1] / "data" / "rounds.toml").read_text(encoding="utf-8"))[
    "mail"
]
_POWERS = {one[0]: one for one in ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")}


@pytest.mark.sweep
@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail["text"].replace("\n", " ")[:60])
def test_an_everyday_email_comes_to_what_is_meant(mail: dict[str, Any]) -> None:
    judge = in_memory(mail.get("moment", "opening"))
    (address, password), power = judge.leaders[mail["letter"]], _POWERS[mail["letter"]]
    if "before" in mail:
        judge.deliver(address, "orders", f"SIGN ON {mail['letter']} alpha {password}\n{mail['before']}\n")
    before = orders_in_force(judge, power)
    judge.reply(address, judge.last(address), mail["text"])
    answer = judge.last(address)
    told = " ".join(f"{answer['Subject']} {answer.get_content()}".split())
    if mail.get("asked", False):
        assert orders_in_force(judge, power) != mail["orders"]
        judge.reply(address, answer, "Yes")
    assert orders_in_force(judge, power) == mail.get("orders", before)
    assert all(says(told, "did-you-mean", line=mail[key]) for key in ("proposes", "also") if key in mail)
    assert "[Error Flag]" in told or not mail.get("flag", False)
