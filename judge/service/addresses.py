"""Addresses of record: which address can be one, and changing a person's."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.roles import Role
from judge.language.addresses import is_public
from judge.notices.notice import Addressee
from judge.notices.remarks import PersonRemark, Remark, remark
from judge.notices.security import AddressChanged
from judge.records import Person
from judge.service.dependencies import Services
from judge.service.outgoing.post import post_notice
from judge.store.database import UnitOfWork


def why_unfit(services: Services, work: UnitOfWork, address: str) -> Remark | None:
    """Why an address (in lower case) cannot become anybody's address of record; None if it can.

    That somebody has it is for those who read there.
    """
    if work.people.by_address(address) is not None:
        return remark(PersonRemark.ADDRESS_TAKEN, address=address)
    return why_nobodys(services, address)


def why_nobodys(services: Services, address: str) -> Remark | None:
    """Why an address (in lower case) can be nobody's, which tells nothing of who is registered."""
    if not is_public(address):
        return remark(PersonRemark.ADDRESS_MALFORMED, address=address)
    if address == services.judge_info.address.lower():
        return remark(PersonRemark.ADDRESS_TAKEN, address=address)
    return None


def change_address(
    services: Services, work: UnitOfWork, person: Person, new: str, cause: str, now: datetime
) -> Person:
    """Give a person another address of record in all games; both addresses are told.

    What was parked until confirmed from the old one is dropped: who reads there may be somebody else by now.
    """
    moved = replace(person, address=new, unreachable=None)
    work.people.save(moved)
    work.people.forget_tokens(person.id)
    for game in work.games.of(person.id):
        work.parked_items.clear(person.id, game)
    for reader, whose in ((person, "old"), (moved, "new")):
        notice = AddressChanged(person.address if reader is person else "", new)
        key = f"{cause}:address:{whose}"  # keys are kept for good: no address in them
        post_notice(services, work, notice, Addressee(reader, Role.REGISTERED), key, now)
    return moved
