"""Draws the page on scale from what the benchmark printed."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

_DAY = 86_400
_A_DAY = 1_000_000
_PEAK = 10
"""How many times the average the busiest minutes of the evening bring."""
_TURNS = 33_000
"""A turn in three days of 100,000 games."""
_MAILS_A_TURN, _KB_A_MAIL = 8, 2.9
"""What a turn sends, and how large such a mail is (disk.md)."""
_USED = 0.6
"""How much of a core may be busy at the peak."""

_PAGE = """\
# Several workers, and a large database

Measured with Python {machine[python]} and PostgreSQL 15 on {machine[cores]} cores, which server and workers
share: more workers than cores cannot be faster, so **read the processor time, and whether it stays the
same**. {mails} order mails of {games} games wait; then the {games} games are due at once. Each number of
workers ran {runs} times, in turn; the medians are given. Before a run each worker has handled other mails, so
that what a process does once (it has statements prepared, it reads the catalogue) is not counted again for
each worker. The load average was {machine[load_before]} before the runs and {machine[load_after]} after
them, most of it of other programs.

| workers | mails a second | CPU: worker + server | statements | games a second | CPU: worker + server |
|---|---|---|---|---|---|
{workers}

The statements depend on no other program: with more workers each mail would take more of them if workers
got in each other's way, by handling a mail twice or by looking for mail that others have in hand. Processor
time also grows because a core that changes between several processes finds its caches cold.

A game is adjudicated and its results are sent to everyone, each email with its own commit. Here the server
does not wait for its disk (`fsync = off`), and the next mail server accepts every email immediately. For what
these cost, see [How fast the judge processes email](mail-speed.md). Passwords had been verified before
(`[trust] key_file`).

The same emails in a database with a long history, filled by SQL, and one worker:

| games | emails in the inbox | claim of 20: worker + server | for each | email with orders: worker + server |
|---|---|---|---|---|
{grown}

A claim reads the oldest waiting emails by an index, and takes advisory locks. Neither reads emails that
have been settled. The aim is below 4 ms for each email, whatever the history.

## A million emails a day

A million emails a day are {average:.0f} a second, and {peak:.0f} in the busiest minutes of an evening, if
these have ten times the average. With the figures of {most} workers above that is {mail_cores:.2f} cores.
100,000 games with a turn in three days are {turns:,} turns a night. At one minute they would be
{minute:.0f} minutes of one core; spread over the hour (`[judge] spread_deadlines`, the default) they are
{a_second:.1f} a second, {game_cores:.2f} cores. Both together need {together:.2f} cores of this kind; with
a quarter more for intake, sending and TLS, and no core busy for more than {used:.0%} of the time:

- **{cores} cores**, PostgreSQL on the same machine: {work} processes with `--roles work`, one with `intake`,
  {send} with `send`. A night's results are {results:,} mails, so each of these has to send {each:.0f} a
  second in that hour.
- **{memory} GB of memory**: 0.12 GB a process, 4 GB for the server and its cache; waiting emails and the
  games of the evening fit into it many times.
- **A disk that syncs in 1 ms** (any SSD): some {commits:,.0f} commits a second at the peak, several in one
  sync because they come from several processes. What is sent is {gigabytes:.1f} GB a day at 2.9 kB a mail,
  so with `[keeping] mail_days = 30` keep {disk:,.0f} GB free for it; what stays for ever is in
  [disk.md](disk.md).

More workers do not help with the database, or with an IMAP mailbox. For so many emails use LMTP (see
[Several workers](../keeper/several-workers.md)).

## Measure again

```
python -m tests.bench.scale > figures.json         # everything; about ten minutes
python -m tests.bench.scale --workers              # only the workers; fails if more workers bring too little
python -m tests.bench.scale --quick                # a sample
python -m tests.bench.scale --table figures.json > docs/reference/scale.md
python -m lab.proofs --only "daemons in order" --size 2000
```

The last lets four `judge run` process 2,000 emails of 200 games. It checks the order in each game and for
each sender, and runs `judge db check`.
"""


def page(figures: Mapping[str, Any]) -> str:
    """The page."""
    last = figures["workers"][-1]
    return _PAGE.format(
        machine=figures["machine"],
        mails=figures["mails"],
        games=figures["games"],
        runs=figures["runs"],
        workers="\n".join(map(_of_workers, figures["workers"])),
        grown="\n".join(map(_of_grown, figures["grown"])),
        most=last["workers"],
        turns=_TURNS,
        used=_USED,
        **_machine(last),
    )


def _machine(one: Mapping[str, float]) -> dict[str, float]:
    """What a million mails a day need, by what a mail and a game cost."""
    peak, a_second = _PEAK * _A_DAY / _DAY, _TURNS / 3600
    mail, game = one["mail_cpu_ms"] + one["mail_server_ms"], one["game_cpu_ms"] + one["game_server_ms"]
    together = (peak * mail + a_second * game) / 1000
    cores = 2 * ceil(together * 1.25 / _USED / 2)
    work, send = max(2, ceil(together / _USED)), 2
    results = _TURNS * _MAILS_A_TURN
    gigabytes = (results + _A_DAY) * _KB_A_MAIL / 1e6
    return {
        "average": _A_DAY / _DAY,
        "peak": peak,
        "mail_cores": peak * mail / 1000,
        "minute": _TURNS * game / 60_000,
        "a_second": a_second,
        "game_cores": a_second * game / 1000,
        "together": together,
        "cores": cores,
        "work": work,
        "send": send,
        "results": results,
        "each": results / 3600 / send + peak / send,
        "memory": ceil(4 + 0.12 * (work + send + 1)),
        "commits": peak * 4,
        "gigabytes": gigabytes,
        "disk": ceil(gigabytes * 30 / 10) * 10,
    }


def _of_workers(one: Mapping[str, float]) -> str:
    return (
        f"| {one['workers']} | {one['mails_per_s']} | {one['mail_cpu_ms']} + {one['mail_server_ms']} ms"
        f" | {one['statements_a_mail']} | {one['games_per_s']}"
        f" | {one['game_cpu_ms']} + {one['game_server_ms']} ms |"
    )


def _of_grown(one: Mapping[str, float]) -> str:
    return (
        f"| {one['games']:,} | {one['mails']:,} | {one['claim_cpu_ms']} + {one['claim_server_ms']} ms"
        f" | {one['claim_ms_a_mail']} ms | {one['mail_cpu_ms']} + {one['mail_server_ms']} ms |"
    )
