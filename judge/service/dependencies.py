"""Everything a use case needs, handed over in one piece by the composition root."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.game.settings import Settings
from judge.service.composer import Composer
from judge.service.notices import House
from judge.service.ports import Library, Reader, Secrets, Store, Wrapper
from judge.service.security import Caution


@dataclass(frozen=True, slots=True)
class Desk:
    """The judge at work: its adapters, its house, and the settings new games start from.

    `size_limit` is in bytes; larger mails are kept without their body and refused.
    """

    store: Store
    reader: Reader
    composer: Composer
    wrapper: Wrapper
    secrets: Secrets
    library: Library
    house: House
    defaults: Settings
    size_limit: int = 1_000_000
    caution: Caution = field(default_factory=Caution)
