"""Of somebody who left nothing that names him is in any table of either database.

docs: press, "Personal data is erased when its time is over"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from judge.store.database import Database
from judge.store.schema import METADATA
from tests.scenarios.story import StoryJudge
from tests.services import services_on

GINA, ZOE, MOVED, NAME = "gina@gm.example", "zoe.q@left.example", "quill@moved.example", "Zoenobia Quill"
WORDS = "xylophone", "marmalade"
_DAYS = 32
"""Longer than marks are kept."""


def rows(database: Database) -> str:
    """Everything in all tables, in lower case."""
    found = []
    with database.connections.read() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                values = (v.decode("latin-1") if isinstance(v, bytes) else str(v) for v in row)
                found.append(f"{table.name}: {' | '.join(values)}")
    return "\n".join(found).lower()


@pytest.mark.parametrize("moves", [False, True], ids=["stays at one address", "moves to another first"])
def test_of_somebody_who_left_no_address_name_or_letter_is_in_any_table(
    database: Database, moves: bool
) -> None:
    story = StoryJudge(services_on(database))
    security = replace(story.services.security, keep_mail=None, keep_leavers=timedelta(days=_DAYS))
    story.services = replace(story.services, security=security)
    story.deliver(GINA, "hello", "REGISTER\nName: Gina Master\nEND\nCREATE ?beta gmword\n")
    story.deliver(ZOE, "hello", f"REGISTER\nName: {NAME}\nEND\nOBSERVE beta zoesecret\n")
    letter = f"PRESS TO M\n{WORDS[0]} and {WORDS[1]}\nENDPRESS\n"
    story.deliver(ZOE, "talk", f"SIGN ON O beta zoesecret\n{letter}")
    story.deliver(GINA, "list", "SIGN ON M beta gmword\nLIST\n")
    story.deliver(ZOE, "wrong", "SIGN ON O beta guessed\nFORGOT PASSWORD beta\n")
    if moves:
        story.deliver(ZOE, "move", f"SIGN ON O beta zoesecret\nSET ADDRESS {MOVED}\n")
        story.deliver(ZOE, "yes", f"CONFIRM {story.token}\n")
    address = MOVED if moves else ZOE
    story.deliver(address, "bye", "SIGN ON O beta zoesecret\nRESIGN\n")
    assert all(trace.lower() in rows(database) for trace in (address, ZOE, NAME, WORDS[0]))
    for _ in range(_DAYS + 3):
        story.now += timedelta(hours=25)
        story.tick(None)
    left = rows(database)
    for trace in (ZOE, "zoe.q", MOVED, NAME, *WORDS, "zoesecret"):
        at = left.find(trace.lower())
        assert at < 0, left[max(0, at - 600) : at + 200]
    assert database.check() == []
    assert GINA in left
