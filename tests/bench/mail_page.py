"""Draws the page on the speed of mail from what the benchmark printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_HEAD = """\
# How fast the judge processes email

Measured with Python {machine[python]} between a real Dovecot 2.3 and an SMTP server on loopback, SQLite with
a full sync at two of a mail's three commits (ADR 105), on {machine[cores]} cores. The load average was
{machine[load_before]} before the run and {machine[load_after]} after it; the benchmark and its servers make
up to 2 themselves. Compare the figures with the floors of the same run.

| | measured | floor of the same run | aim | what bounds it |
|---|---|---|---|---|
"""

_ROWS = (
    (
        "from email in the mailbox to reply sent, median of {asleep[mails]}, `{asleep[server]}`",
        "{asleep[median]} ms",
        "{asleep[floor_idle_ms]} ms until a bare client is told in IDLE",
        "",
        "waking the connection, fetching, three commits (two of them synced), moving the email",
    ),
    (
        "the same, 95th percentile",
        "{asleep[p95]} ms",
        "{asleep[floor_smtp_ms]} ms to deliver the reply",
        "{asleep[aim_p95]} ms",
        "the same",
    ),
    (
        "the same with Dovecot's default settings, 95th percentile of {awake[mails]}",
        "{awake[p95]} ms",
        "{awake[floor_idle_ms]} ms until a bare client hears of it",
        "",
        "Dovecot collects changes for half a second, which no setting changes",
    ),
    (
        "CPU of one email with orders",
        "{order[cpu_ms]} ms, {order[times_parse]} times the floor",
        "{order[floor_parse_ms]} ms for the standard library to parse the same email",
        "{order[aim_cpu_ms]} ms, {order[aim_times_parse]} times",
        "reading what was typed, and composing the reply; {order[statements]} SQL statements",
    ),
    (
        "the same, on the clock",
        "{order[wall_ms]} ms",
        "{order[floor_commit_ms]} ms for one bare synced commit, of which it needs {order[synced]}",
        "",
        "the same",
    ),
    (
        "emails received and answered a second, {burst[mails]} at once, one process",
        "{burst[in_and_out]}",
        "{burst[floor_smtp_out]} bare deliveries",
        "{burst[aim]}",
        "CPU: {burst[cpu_ms]} ms for each email, including intake and sending",
    ),
    (
        "{few[games]} games due at the same minute, {few[mails]} mails",
        "{few[seconds]} s, {few[ms_per_game]} ms a game",
        "{few[floor_s]} s",
        "",
        "composing and wrapping the mails",
    ),
    (
        "CPU of such a game from its deadline to its emails in the outbox, of {many[games]}",
        "{many[turn_cpu_ms]} ms, {many[turn_times_parse]} times the floor",
        "{order[floor_parse_ms]} ms for the standard library to parse a mail with orders",
        "{many[aim_turn_times_parse]} times",
        "the same",
    ),
    (
        "{many[games]} games due at the same minute, {many[mails]} mails",
        "{many[seconds]} s, {many[ms_per_game]} ms a game",
        "{many[floor_s]} s",
        "60 s, linear",
        "the same; cost is linear in games",
    ),
    (
        "CPU of a mail with {numbers} games in the database",
        "{copies} ms, {stored[times]} times",
        "",
        "{stored[aim_times]} times",
        "every database query has an index",
    ),
    (
        "resident memory of `judge run` after {memory[early]} and after {memory[mails]} mails",
        "{memory[mb_early]} and {memory[mb_late]} MB",
        "",
        "{memory[aim_mb]} MB, flat",
        "the libraries and the tables of the map; up to five threads with about 4 MB each",
    ),
)

_TAIL = """
- A connection in IDLE that Dovecot has hibernated (`imap_hibernate_timeout`) is told of a new email
  immediately; one that is awake, half a second later. Email that arrives by LMTP does not wait at all.
- A password needs argon2 (7 MiB, five passes, about 30 ms) once. After that it is remembered in memory
  until the restart.
- The floor for a deadline is a bare delivery and a commit for each email, and one commit for each game.
- Replies are limited to twenty an hour for each address; the benchmark removes that limit.

## Measure again

```
python tests/bench/mail.py > figures.json         # everything; about a quarter of an hour
python tests/bench/mail.py --quick                # a sample
python tests/bench/mail.py --table figures.json > docs/reference/mail-speed.md
```

The first prints one JSON object with the aim and the floor of each figure, and the last makes this page
from it. Without Dovecot the figures for the mailbox and for memory are missing, and there is no page.
"""


def page(figures: Mapping[str, Any]) -> str:
    """The page; KeyError if the benchmark ran without Dovecot."""
    few, many = figures["due_at_once"]
    stored, memory = figures["games_in_database"], figures["memory"]
    rows = "".join(f"| {' | '.join(row)} |\n".replace("|  |", "| |") for row in _ROWS)
    return (_HEAD + rows + _TAIL).format(
        machine=figures["machine"],
        asleep=figures["mail_to_reply_ms"],
        awake=figures["mail_to_reply_plain_server_ms"],
        order=figures["order_mail"],
        burst=figures["mails_per_second"],
        few=few,
        many=many,
        stored=stored,
        numbers=" and with ".join(stored["cpu_ms"]),
        copies=" and ".join(str(cost) for cost in stored["cpu_ms"].values()),
        memory={**memory, "early": memory["mails"] // 20},
    )
