"""Figures of one process without a mailbox: CPU, many games, a deadline of many games."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.outgoing import delivery
from tests.bench import mail_floors, mail_games
from tests.servers.smtp import Script, scripted
from tests.servers.statements import watch_statements

START = datetime(2026, 1, 5, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
GAMES = 5
_READERS = 8

Figures = Mapping[str, Any]


def order_mail(mails: int, games: int = GAMES) -> Figures:
    """CPU and wall time of one mail with orders, from its bytes to its answer in the outbox."""
    with tempfile.TemporaryDirectory() as name, closing(mail_games.fresh(Path(name))) as database:
        here = mail_games.services(database)
        mail_games.open_games(here, games, START)
        letters = mail_games.order_mails(games, mails + 1 + games * mail_games.PLAYERS)
        last = letters.pop()
        now = mail_games.handle(here, letters[:-mails], START, SECOND)  # passwords are verified once
        cpu, wall = process_time(), perf_counter()
        now = mail_games.handle(here, letters[-mails:], now, SECOND)
        cpu, wall = (process_time() - cpu) * 1000 / mails, perf_counter() - wall
        parse = mail_floors.parse(last.raw, 200)
        return {
            "mails": mails,
            "cpu_ms": round(cpu, 2),
            "wall_ms": round(wall * 1000 / mails, 2),
            "aim_cpu_ms": 8,
            "floor_parse_ms": parse,
            "times_parse": round(cpu / parse, 1),
            "aim_times_parse": 5,
            "floor_commit_ms": mail_floors.commit(Path(name), 200),
            "statements": _statements(here, last, now),
            "commits": 3,
            "synced": 2,
        }


def _statements(here: Services, letter: mail_games.Letter, now: datetime) -> int:
    """How many SQL statements a mail takes, BEGIN and COMMIT not counted."""
    seen: list[str] = []
    with watch_statements(lambda _cursor, statement, _parameters: seen.append(statement)):
        mail_games.handle(here, [letter], now, SECOND)
    return len(seen)


def many_games(few: int, many: int, mails: int, games: int = GAMES) -> Figures:
    """Cost of a mail with few and with many games in the database."""
    costs = {}
    for count in (few, many):
        with tempfile.TemporaryDirectory() as name, closing(mail_games.fresh(Path(name))) as database:
            here = mail_games.services(database)
            mail_games.open_games(here, games, START)
            mail_games.copy_games(here, (f"copy{n}" for n in range(count - games)), START)
            letters = mail_games.order_mails(games, mails + games * mail_games.PLAYERS)
            now = mail_games.handle(here, letters[:-mails], START, SECOND)
            spent = []
            for letter in letters[-mails:]:
                begun = process_time()
                mail_games.handle(here, [letter], now, SECOND)
                spent.append(process_time() - begun)
                now += SECOND
            costs[count] = median(spent) * 1000
    return {
        "cpu_ms": {str(count): round(cost, 2) for count, cost in costs.items()},
        "times": round(costs[many] / costs[few], 2),
        "aim_times": 1.2,
    }


def deadline(games: int) -> Figures:
    """Games due at the same minute, each with eight readers: judged, written to all, on the wire."""
    with tempfile.TemporaryDirectory() as name, closing(mail_games.fresh(Path(name))) as database:
        here = mail_games.services(database)
        mail_games.open_games(here, 1, START)
        give_orders(here)
        mail_games.copy_games(here, (f"copy{n}" for n in range(games - 1)), START)
        clock = mail_games.game(here).clock
        assert clock is not None
        with scripted(Script({})) as port:
            account = SmtpRelay("127.0.0.1", "judge@bench.example", port=port, tls="none")
            transport = SmtpTransport(account)
            started, cpu = perf_counter(), process_time()
            work_round.work(here, clock.deadline)
            judged, cpu = perf_counter() - started, (process_time() - cpu) * 1000 / games
            sent = delivery.flush(here.store.outbox, transport, clock.deadline)
            seconds = perf_counter() - started
            transport.close()
            raw = b"Subject: results\r\n\r\n" + b"Austria: Army Vienna -> Galicia.\r\n" * 120
            floor = mail_floors.delivery(port, raw, 200)
        if sent.sent < games * _READERS:
            raise RuntimeError(f"only {sent.sent} mails went out for {games} games")
        commit = mail_floors.commit(Path(name), 200)
        parse = mail_floors.parse(mail_games.order_mails(1, 1)[0].raw, 200)
        return {
            "games": games,
            "mails": sent.sent,
            "judged_s": round(judged, 2),
            "turn_cpu_ms": round(cpu, 2),
            "turn_times_parse": round(cpu / parse, 1),
            "aim_turn_times_parse": 20,
            "seconds": round(seconds, 2),
            "ms_per_game": round(seconds * 1000 / games, 2),
            "floor_s": round((sent.sent * (floor + commit) + games * commit) / 1000, 2),
        }


def give_orders(here: Services) -> None:
    """All orders are there, and England waits: so the game is judged at its deadline."""
    now = START + timedelta(hours=1)
    mail_games.handle(here, mail_games.order_mails(1, mail_games.PLAYERS), now, SECOND)
