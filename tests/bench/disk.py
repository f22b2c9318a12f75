"""How much a game costs on the disk: a whole game by mail on a database in a file, weighed before and after
its mails are erased.

`python -m tests.bench.disk > docs/reference/disk.md` draws the page anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from sqlite3 import connect

from judge.service.timed.retention import apply_retention
from judge.store.database import Database
from lab.proofs.trial import trial_folder
from tests.scenarios.story import StoryJudge
from tests.services import services_on

STORY = "ten-years"
KEEP = timedelta(days=180)

_TABLES = (
    ("inbox", "incoming emails, raw", "SELECT count(*), sum(length(raw)) FROM inbox"),
    ("outbox", "outgoing emails, raw", "SELECT count(*), sum(length(raw)) FROM outbox"),
    (
        "snapshot",
        "adjudicated phases: position, orders, results",
        "SELECT count(*), sum(length(body)) FROM snapshot",
    ),
    ("event", "events of the game", "SELECT count(*), sum(length(body)) FROM event"),
    ("game", "the current state of the game", "SELECT count(*), sum(length(state)) FROM game"),
    ("mark", "counts against floods, kept a month", "SELECT count(*), 0 FROM mark"),
)

_PAGE = """\
# How much disk space a game needs

Measured with `python -m tests.bench.disk`, which draws this page: a game of ten years between seven people
and a master, {phases} phases, {came} mails in and {sent} out, on a SQLite file without free pages. An
email with orders has a few lines of text here; with HTML parts and quotes it is three to ten times as long.

| what | rows | kB of text while emails are kept | after `mail_days` |
|---|---|---|---|
{rows}
| **the whole file**, with rows, keys and indexes | | **{whole}** | **{erased}** |

That is **{phase} kB for each phase while emails are kept, and {phase_after} kB for ever**. A hundred games
of this length are {hundred} MB, of which {hundred_after} MB stay after half a year.

What is kept, and for how long:

| what | how long | who decides |
|---|---|---|
| events and adjudicated phases of a game, its name | for ever: they are the record | |
| the text of emails, in and out | 180 days | `[keeping] mail_days` |
| what happened to each email, and when | for ever, about 600 bytes each with its indexes | |
| emails in the `Processed` folder | as set; `judge init` writes 180 days | `[incoming] processed_days` |
| name, address, messages of people in no game | two years after their last email | `[keeping] leaver_days` |
| requests that wait for a CONFIRM or a YES | a day, or a week | |
| counts of wrong passwords, replies, messages | 31 days | |
| what the keeper did | for ever | |
| copies of the database | as many as `judge db backup --keep` says | cron |

`judge keeper disk` lists how much each game uses. `judge keeper status` warns when less than 200 MB or 5 %
of the disk is free. The database file never shrinks automatically. After `judge db restore` of a fresh
backup it has no free pages.
"""


def main() -> None:
    """Print the page."""
    with trial_folder() as place, closing(Database(f"sqlite:///{place / 'judge.db'}")) as database:
        database.upgrade()
        here = StoryJudge(services_on(database))
        here.play(STORY)
        full, whole = _tables(place), _bytes(place)
        _erase_mails(here)
        sys.stdout.write(page(full, whole, _tables(place), _bytes(place)))


def page(
    full: Mapping[str, tuple[int, int]], whole: int, after: Mapping[str, tuple[int, int]], erased: int
) -> str:
    """The page of both weights."""
    phases = full["snapshot"][0]
    return _PAGE.format(
        phases=phases,
        came=full["inbox"][0],
        sent=full["outbox"][0],
        rows="\n".join(_rows(full, after)),
        whole=_kb(whole),
        erased=_kb(erased),
        phase=_kb(whole // phases),
        phase_after=_kb(erased // phases),
        hundred=round(whole / 10_000),
        hundred_after=round(erased / 10_000),
    )


def _rows(full: Mapping[str, tuple[int, int]], after: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    for name, what, _ in _TABLES:
        yield f"| {what} | {full[name][0]} | {_kb(full[name][1])} | {_kb(after[name][1])} |"


def _tables(place: Path) -> Mapping[str, tuple[int, int]]:
    with closing(connect(place / "judge.db")) as database:
        found = {name: database.execute(query).fetchone() for name, _, query in _TABLES}
    return {name: (count, size or 0) for name, (count, size) in found.items()}


def _bytes(place: Path) -> int:
    """How large the file is without free pages."""
    copy = place / "copy.db"
    copy.unlink(missing_ok=True)
    with closing(connect(place / "judge.db")) as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    return copy.stat().st_size


def _erase_mails(here: StoryJudge) -> None:
    """Let half a year pass, day by day, with what each day erases."""
    services = replace(here.services, security=replace(here.services.security, keep_mail=KEEP))
    for day in range(KEEP.days + 10):
        apply_retention(services, here.now + timedelta(days=day))


def _kb(size: int) -> str:
    return f"{size / 1000:,.0f}"


if __name__ == "__main__":
    main()
