"""What it costs that a player reads another language: memory once, and calls for each order email."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from judge.render.languages import languages
from judge.render.text.reader_language import ENGLISH
from judge.service.dependencies import Services
from judge.service.keeper_policy import KeeperPolicy
from tests.bench import mail_games
from tests.bench.test_effort import START, of_mail
from tests.scenarios.story import raw_mail
from tests.services import services_on

MOST_BYTES = 4_000_000
"""Of memory, for a language in use."""
MOST_CALLS = 1.07
"""Of an order email, in those of the same email of a reader of English.

Boards and powers are renamed in the values that become text (ADR 113), and what was kept about a game is
worked out once more for the renamed one.
"""


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Services]:
    with closing(mail_games.fresh(tmp_path)) as database:
        unlimited = KeeperPolicy(answers=mail_games.UNLIMITED, opt_in=False)
        services = replace(services_on(database), security=unlimited)
        mail_games.open_games(services, 1, START)
        yield services


@pytest.mark.parametrize("name", [one for one in languages() if one != ENGLISH])
def test_a_language_costs_little_memory_and_few_calls(here: Services, name: str) -> None:
    same, now = _mails_of_one_step(6), START + timedelta(hours=2)
    for mail in same[:2]:
        english = of_mail(here, mail, now)
    wish = f"SIGN ON Austria alpha0 swordA\nSET LANGUAGE {name}\n"
    mail_games.handle(
        here,
        [mail_games.Letter(same[0].sender, raw_mail(same[0].sender, "s", wish, "<s@x>"))],
        now,
        timedelta(0),
    )
    tracemalloc.start()
    of_mail(here, same[2], now)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    of_mail(here, same[3], now)
    theirs = of_mail(here, same[4], now)
    assert used <= MOST_BYTES
    assert theirs.statements == english.statements
    assert theirs.calls <= MOST_CALLS * english.calls


def _mails_of_one_step(count: int) -> list[mail_games.Letter]:
    """Emails with the same orders of the same player."""
    mails = mail_games.order_mails(1, 20 * count)
    return [one for one in mails if one.sender == mails[0].sender][:count]
