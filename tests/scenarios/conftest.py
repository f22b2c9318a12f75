from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from judge.store.secrets import Argon2Secrets

from judge.game.settings import Settings
from judge.mail.compose import MessageWrapper
from judge.mail.message import MessageReader
from judge.render.files import Files
from judge.render.mails import MailComposer
from judge.service.desk import Desk
from judge.service.notices import House
from judge.store.database import Database
from tests.scenarios.story import Stage

HOUSE = House(
    code="TEST",
    name="The Test Judge",
    address="judge@judge.example",
    keeper="keeper@judge.example",
    version="0.0.0",
)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    """A desk with real parts on a fresh database; only the wire is caught."""
    database = Database(f"sqlite:///{tmp_path / 'judge.db'}")
    database.upgrade()
    desk = Desk(
        store=database,
        reader=MessageReader(own_addresses=frozenset({HOUSE.address})),
        composer=MailComposer(HOUSE),
        wrapper=MessageWrapper(HOUSE.address, HOUSE.name),
        secrets=Argon2Secrets(),
        library=Files(HOUSE),
        house=HOUSE,
        defaults=Settings(),
    )
    yield Stage(desk)
    database.close()
