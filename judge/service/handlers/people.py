"""WHO IS, INFO PLAYER: what people show of themselves; what they do not show is not in the page."""

from __future__ import annotations

from judge.game.commands.anyone import InfoPlayer, Shown, WhoIs
from judge.notices.remarks import PersonRemark, remark
from judge.notices.replies import Page, PageKind, Profile
from judge.records import Person
from judge.service.handlers.registration import not_registered
from judge.service.outcomes import Outcome, Rejected
from judge.service.pages import add_page, page_key
from judge.service.session import Session

_SHORTEST, _MOST = 3, 10


def show_people(session: Session, command: WhoIs) -> Outcome:
    """Show people whose names begin so, of those who show their names."""
    if session.person is None:
        return not_registered(session)
    if len(command.beginning) < _SHORTEST:
        return Rejected(remark(PersonRemark.NAME_TOO_SHORT))
    named = session.work.people.named(command.beginning, 10 * _MOST)
    found = tuple(_profile(one) for one in named if Shown.NAME in one.shows)[:_MOST]
    if not found:
        return Rejected(remark(PersonRemark.NOBODY_OF_NAME))
    return add_page(
        session, page_key(PageKind.PEOPLE, command.beginning), lambda: _page(PageKind.PEOPLE, found)
    )


def show_record(session: Session, command: InfoPlayer) -> Outcome:
    """Show how reliable somebody has been; of nobody's address the same is said as of a hidden one."""
    asker = session.person
    if asker is None:
        return not_registered(session)
    if command.address and "@" not in command.address:
        return Rejected(remark(PersonRemark.ADDRESS_WANTED, name=command.address))
    person = session.work.people.by_address(command.address) if command.address else asker
    own = person is not None and person.id == asker.id
    shown_there = (
        person is not None and person.address == command.address.lower() and Shown.RECORD in person.shows
    )
    if person is None or not (own or shown_there):
        return Rejected(remark(PersonRemark.NOTHING_SHOWN))
    shown = _profile(person) if not own else Profile(person.name, person.record, person.zone, person.address)
    asked = Profile(shown.name, shown.record, shown.zone, command.address or shown.address)
    return add_page(
        session, page_key(PageKind.RECORD, asked.address), lambda: _page(PageKind.RECORD, (asked,))
    )


def _page(kind: PageKind, profiles: tuple[Profile, ...]) -> Page:
    return Page(kind, profiles=profiles)


def _profile(person: Person) -> Profile:
    return Profile(
        person.name if Shown.NAME in person.shows else "",
        person.record if Shown.RECORD in person.shows else None,
        person.zone if Shown.ZONE in person.shows else "",
        person.address if Shown.ADDRESS in person.shows else "",
    )
