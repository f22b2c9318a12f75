"""A judge that has run for years: its database filled by SQL, and what a claim costs in it."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from statistics import median
from time import perf_counter, process_time

from sqlalchemy import text

from judge.service.incoming.turns import MOST, claim_next
from judge.store.database import Database
from tests.bench.scaling.server_cost import server_seconds

_PEOPLE_A_GAME = 8
# Without guards: they look at what a judge does, and these rows are as they stand long after.
_FILL = f"""
SET session_replication_role = replica;

INSERT INTO person (name, address, zone, registered, entry)
SELECT 'Player ' || n, 'old' || n || '@bench.example', 'UTC', registered, entry
FROM (SELECT * FROM person ORDER BY id LIMIT 1) AS one, generate_series(1, :games) AS n;

INSERT INTO game (name, status, phase, number, due_at, state, version, events)
SELECT 'old' || n, status, phase, number, due_at + interval '1 year' + n * interval '10 s',
    replace(state, '"alpha0"', '"old' || n || '"'), version, 0
FROM game, generate_series(1, :games) AS n WHERE name = 'alpha0';

INSERT INTO seat (game, person, part, power)
SELECT 'old' || n, (SELECT max(id) FROM person) - (n + k * 37) % :games, 'player', 'POWER' || k
FROM generate_series(1, :games) AS n, generate_series(1, {_PEOPLE_A_GAME}) AS k;

INSERT INTO inbox
    (dedup, raw, raw_sha256, message_id, sender, received, source, attempts, fate, note, settled_at, routes)
SELECT 'old' || n, 'erased', md5(n\\:\\:text), '<old' || n || '@bench.example>',
    'old' || n % :games || '@bench.example', first - n * interval '30 s', 'imap', 1, 'applied', '',
    first - n * interval '30 s', 'old' || n % :games
FROM (SELECT min(received) AS first FROM inbox) AS one, generate_series(1, :mails) AS n;

ANALYZE
"""


def fill(database: Database, games: int, mails: int) -> None:
    """Add so many games, each with people, and so many mails of years past whose text is erased."""
    with closing(database.connections.engine.connect()) as connection:
        for statement in _FILL.split(";"):
            connection.execute(text(statement), {"games": games, "mails": mails})
            connection.commit()
        connection.invalidate()  # it is a session without guards


def claims(database: Database, now: datetime, times: int) -> dict[str, float]:
    """What a claim costs, of as many mails as a worker takes at once, together with giving them back."""
    spent, cpu, server = [], process_time(), server_seconds(database)
    for _ in range(times):
        begun = perf_counter()
        _claim(database, now)
        spent.append((perf_counter() - begun) * 1000)
    cpu, server = process_time() - cpu, server_seconds(database) - server
    return {
        "claim_ms": round(median(spent), 2),
        "claim_cpu_ms": round(cpu * 1000 / times, 2),
        "claim_server_ms": round(server * 1000 / times, 2),
        "claim_ms_a_mail": round((cpu + server) * 1000 / times / MOST, 2),
    }


def _claim(database: Database, now: datetime) -> None:
    assert database.claims is not None
    database.claims.join(now)
    claimed = claim_next(database.inbox, database.claims, now, ())
    database.claims.leave()
    if len(claimed) != MOST:
        raise RuntimeError(f"{len(claimed)} mails were claimed, not {MOST}")
