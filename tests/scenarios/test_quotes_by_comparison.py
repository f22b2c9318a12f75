"""What an answer with the judge's email in it comes to, however that is quoted (tests/data/quotes)."""

from __future__ import annotations

import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from judge.render.text.messages import say
from judge.rules import notation
from judge.service.timed.retention import apply_retention
from tests.messages import says
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words

FOLDER = Path(__file__).parents[1] / "data" / "quotes"
MAILS = [
    mail
    for file in ("worked.toml", "held_out.toml")
    for mail in tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))["mail"]
]


def _orders(judge: StoryJudge, power: str) -> set[str]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return {notation.write(order) for order in game.orders.get(power, ())}


def _quote(email: EmailMessage, mail: dict[str, Any]) -> Iterator[str]:
    """The lines of an email as its reader's program quotes them, and as its reader changes them."""
    lines = words(email).splitlines()
    if "width" in mail:
        lines = [part for line in lines for part in textwrap.wrap(line, mail["width"]) or [""]]
    if "part" in mail:
        first, last = ([line.strip() for line in lines].index(end) for end in mail["part"])
        lines = lines[first : last + 1]
    instead, below = dict(mail.get("instead", {})), dict(mail.get("below", {}))
    for line in lines:
        text = line.strip()
        changed = line.replace(text, instead.pop(text)) if text in instead else line
        yield f"{mail.get('mark', '> ')}{changed}".rstrip()
        if text in below:
            yield below.pop(text)
    assert not instead
    assert not below


def _erase_all(judge: StoryJudge) -> None:
    """Let so much time pass for the emails alone that their text is erased."""
    security = replace(judge.services.security, keep_mail=timedelta(seconds=1))
    services = replace(judge.services, security=security)
    for days in (1, 2):
        apply_retention(services, judge.now + timedelta(days=days))


@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail["name"])
def test_an_answer_comes_to_what_its_writer_wrote(mail: dict[str, Any]) -> None:
    judge, power = in_memory(mail["moment"]), mail.get("power", "AUSTRIA")
    address, password = judge.leaders[power[0]]
    answered = judge.last(address)
    text = mail["text"].replace("{quote}", "\n".join(_quote(answered, mail))) + "\n"
    if mail.get("sign_on"):
        text = f"SIGN ON {power} alpha {password}\n{text}"
    if mail.get("erased"):
        _erase_all(judge)
    named = str(answered["Message-ID"]) if mail.get("answers", True) else ""
    judge.deliver(address, f"Re: {answered['Subject']}", text, answers=named)
    reply, counted = judge.last(address), _orders(judge, power)
    waits = set(mail.get("waits", ()))
    assert counted == set(mail.get("orders", ()))
    assert ("[Error Flag]" in str(reply["Subject"])) == (mail.get("flag", False) or bool(waits))
    judge.reply(address, reply, "Yes")
    assert _orders(judge, power) >= waits


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_a_yes_makes_what_was_copied_count(gap: str) -> None:
    judge = in_memory("moments/fall")
    email = judge.last("anna@aus.example")
    form = "A Serbia HOLD\nA Tyrolia HOLD\nF Albania HOLD\n"
    text = f"SIGN ON A alpha swordA\n{say('next-step.answer')}{gap}{form}"
    judge.deliver("anna@aus.example", "Re: orders", text, answers=str(email["Message-ID"]))
    assert _orders(judge, "AUSTRIA") == set()
    told = " ".join(words(judge.last("anna@aus.example")).split())
    assert says(told, "orders-copied")
    judge.reply("anna@aus.example", judge.last("anna@aus.example"), "Yes")
    assert _orders(judge, "AUSTRIA") == {"A SER H", "A TYR H", "F ALB H"}


@pytest.mark.parametrize(
    ("below", "counts"),
    [("A Vienna HOLD", {"A VIE H"}), ("F Trieste HOLD", set())],
)
@pytest.mark.parametrize("word", ["OK", "Ja", "Oui", "De acuerdo"])
def test_a_yes_between_quoted_orders_means_one_and_below_them_all_is_asked_about(
    word: str, below: str, counts: set[str]
) -> None:
    judge = in_memory("opening")
    judge.deliver("anna@aus.example", "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    asked = judge.last("anna@aus.example")
    orders = ("A Budapest HOLD", "A Vienna HOLD", "F Trieste HOLD")
    quoted = "".join(f">     {one}\n" + (f"{word}\n" if one == below else "") for one in orders)
    text = f"On Mon, 5 Jan 2026 at 14:00, Judge <judge@test.example> wrote:\n> your orders:\n>\n{quoted}"
    judge.deliver("anna@aus.example", f"Re: {asked['Subject']}", text, "", str(asked["Message-ID"]))
    assert _orders(judge, "AUSTRIA") == counts
    assert ("[Error Flag]" in str(judge.last("anna@aus.example")["Subject"])) == (not counts)
