"""Whom a mail is for and from what judge it comes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from judge.game.order_style import MapForm
from judge.game.roles import PersonId, Role
from judge.game.settings import Evidence
from judge.records import Person
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class Addressee:
    """Whom a mail is for: the person, what he is to the game, and his power if he has one."""

    person: Person
    role: Role
    power: Power | None = None


def once(readers: Iterable[Addressee]) -> Iterable[Addressee]:
    """Each person once for what is no power's own business; who leads several reads it as the first."""
    told: dict[tuple[PersonId, Role], Addressee] = {}
    for reader in readers:
        told.setdefault((reader.person.id, reader.role), reader)
    return told.values()


@dataclass(frozen=True, slots=True)
class JudgeInfo:
    """What a judge is: its code in subjects and `::` lines, name, address, keeper and version.

    `creators` is `anyone`, `registered`, or a comma list of addresses that may CREATE; `evidence` the least
    that every game wants of a mail; `map` how maps come with mails to whoever has not chosen; `site` the
    address of its pages on the web, empty if it has none.
    """

    code: str
    name: str
    address: str
    keeper: str
    version: str
    creators: str = "registered"
    evidence: Evidence = Evidence.EITHER
    map: MapForm = MapForm.NONE
    site: str = ""
