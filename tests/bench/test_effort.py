"""The effort of an order mail and of a turn, in what no clock and no load changes: statements and calls."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path

import pytest

from judge.game.order_style import MapForm
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.keeper_policy import KeeperPolicy
from judge.store.database import Database
from tests.bench import mail_games
from tests.scenarios.story import raw_mail
from tests.servers.statements import watch_statements
from tests.services import JUDGE_INFO, services_on

START = datetime(2026, 1, 5, 12, tzinfo=UTC)
MOST_STATEMENTS = 18
"""Of an order mail from its bytes to its fate, with those of the round of work around it.

One looks for proposals that end as another order for their unit comes."""
MOST_STATEMENTS_OF_TURN = 12.5
"""Of a game that is judged and its letters looked for: its mails and records are in one each.

One looks for notices over the quota that go before the results, and one in each round for faulty emails."""
MOST_CALLS = 2.65
"""Calls of an order mail, in those that the standard library needs to read the same mail.

The looks for trials, heads of quotes, damaged headers and signs of robots are in it: 4 % of the calls. The
page beside the text of its reply is a tenth of them."""
MOST_CALLS_WITH_PAGE = 2.85
"""The same with a site, as the reply has a page of HTML and may lead to an order page."""
MOST_CALLS_OF_CHORES = 0.16
"""Of the looks for what time brings, once a minute, in the same measure; they are seven statements."""


@dataclass
class Effort:
    """What was counted: statements without BEGIN and COMMIT, and calls of functions in Python and C."""

    statements: int = 0
    calls: int = 0


@contextmanager
def counted() -> Iterator[Effort]:
    effort = Effort()

    def count_statement(_cursor: object, _statement: str, _parameters: object) -> None:
        effort.statements += 1

    def count_call(_frame: object, what: str, _argument: object) -> None:
        effort.calls += what in ("call", "c_call")

    with watch_statements(count_statement):
        sys.setprofile(count_call)
        try:
            yield effort
        finally:
            sys.setprofile(None)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(mail_games.fresh(tmp_path)) as fresh:
        yield fresh


@pytest.fixture
def here(database: Database) -> Services:
    """A game whose players have all ordered, some of them twice."""
    unlimited = KeeperPolicy(answers=mail_games.UNLIMITED, opt_in=False)
    services = replace(services_on(database), security=unlimited)
    mail_games.open_games(services, 1, START)
    mail_games.handle(
        services, mail_games.order_mails(1, 9), START + timedelta(hours=1), timedelta(seconds=1)
    )
    return services


def calls_to_read(raw: bytes) -> int:
    """The calls with which the standard library reads the header and the text of a mail."""
    calls = 0

    def count_call(_frame: object, what: str, _argument: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    sys.setprofile(count_call)
    message = message_from_bytes(raw, policy=policy.default)
    _ = message["From"], message["Subject"], message.get_content()
    sys.setprofile(None)
    return calls


def of_mail(here: Services, letter: mail_games.Letter, now: datetime = START + timedelta(hours=2)) -> Effort:
    with counted() as effort:
        mail_games.handle(here, [letter], now, timedelta(0))
    return effort


def test_the_effort_of_an_order_mail(here: Services) -> None:
    first, second = mail_games.order_mails(1, 2, first=14)
    of_mail(here, first)  # what is made once a process is made
    effort = of_mail(here, second)
    assert effort.statements <= MOST_STATEMENTS
    assert effort.calls / calls_to_read(second.raw) <= MOST_CALLS


def test_the_effort_of_an_order_mail_with_a_page(here: Services) -> None:
    info = replace(JUDGE_INFO, site="https://judge.example/games", map=MapForm.LINK)
    linking = services_on(here.store, judge_info=info)
    here = replace(here, composer=linking.composer, documents=linking.documents, judge_info=info)
    first, second = mail_games.order_mails(1, 2, first=14)
    of_mail(here, first)
    effort = of_mail(here, second)
    assert b"text/html" in _last_reply(here)
    assert effort.calls / calls_to_read(second.raw) <= MOST_CALLS_WITH_PAGE


def _last_reply(here: Services) -> bytes:
    *_, last = here.store.outbox.take_due(START + timedelta(days=1))
    return last.email.raw


def test_the_effort_of_looking_for_chores(here: Services) -> None:
    """An email that comes a minute after the last one has them beside it, mostly for nothing."""
    (letter,) = mail_games.order_mails(1, 1, first=14)
    of_mail(here, letter)
    here.chores.done = None
    with counted() as effort:
        work_round.do_chores(here, START + timedelta(hours=2))
    assert effort.statements == 7
    assert effort.calls / calls_to_read(letter.raw) <= MOST_CALLS_OF_CHORES


def test_the_effort_of_a_turn(here: Services) -> None:
    mail_games.copy_games(here, ["copy1"], START)
    clock = mail_games.game(here).clock
    assert clock is not None
    with counted() as effort:
        work_round.run_due(here, clock.deadline)
    a_game = effort.statements / 2
    assert a_game <= MOST_STATEMENTS_OF_TURN


def test_a_sign_on_costs_no_more_of_who_plays_many_games(here: Services) -> None:
    """Each line asked anew for all games of the sender, so 499 lines of a thousand games took seconds."""
    for hours in (1, 3):
        _of_a_line(here, START + timedelta(hours=hours))  # what is made once a process is made
    few = _of_a_line(here, START + timedelta(hours=5))
    mail_games.copy_games(here, [f"copy{number}" for number in range(30)], START)
    many = _of_a_line(here, START + timedelta(hours=7))
    assert many.statements == few.statements == 0
    assert many.calls < 1.1 * few.calls, (few, many)


def _of_a_line(here: Services, now: datetime) -> Effort:
    """What each of twenty refused lines takes that follow ten others in one email, on average."""
    first, *_ = mail_games.order_mails(1, 1)
    efforts = []
    for number in (10, 30):
        lines = "".join(f"SIGN ON Austria alpha0 wrong{n}\n" for n in range(number))
        raw = raw_mail(first.sender, "wrong", lines, f"<wrong.{now.hour}.{number}@bench.example>")
        efforts.append(of_mail(here, mail_games.Letter(first.sender, raw), now))
    ten, thirty = efforts
    return Effort((thirty.statements - ten.statements) // 20, (thirty.calls - ten.calls) // 20)
