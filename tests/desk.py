"""A desk with real parts for tests of the service: only the wire, the clock and chance are given."""

from __future__ import annotations

from judge.game.settings import Settings
from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWrapper
from judge.render.composer import MailComposer
from judge.render.documents import Shelf
from judge.service.dependencies import Desk
from judge.service.notices import House
from judge.service.ports import Store
from judge.variants.load import load
from tests.fakes.secrets import PlainSecrets

HOUSE = House("TEST", "The Test Judge", "judge@judge.example", "keeper@judge.example", "0.0.0")
BORDER = "mx.judge.example"
"""What the mail server before the judge signs its findings with."""


def desk_on(database: Store) -> Desk:
    """The desk on this database."""
    composer = MailComposer(HOUSE)
    return Desk(
        store=database,
        reader=MessageReader(own_addresses=frozenset({HOUSE.address}), border_ids=(BORDER,)),
        composer=composer,
        wrapper=MessageWrapper(HOUSE.address, HOUSE.name, HOUSE.code, lambda: b"salt"),
        secrets=PlainSecrets(),
        library=Shelf(composer.scene, [load("standard")]),
        house=HOUSE,
        defaults=Settings(),
    )
