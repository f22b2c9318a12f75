"""REGISTER, SET ZONE and SET ADDRESS: who a person is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from zoneinfo import available_timezones

from judge.game.anonymity import veiled
from judge.game.commands import Register, SetAddress, SetZone
from judge.game.roles import Role
from judge.service.notices import AddressChanged, Addressee
from judge.service.ports import Person
from judge.service.posting import post_notice
from judge.service.session import Done, No, Outcome, Session, not_signed_on

_ADDRESS = re.compile(r"[^\s@<>,;\"]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,}")
_ZONE_KEYS = ("timezone", "time zone", "zone")
_MAX_ENTRY = 40


def register(session: Session, command: Register) -> Outcome:
    """Make the sender known, or bring an entry up to date; the address is the one the mail came from."""
    fields = dict(command.fields[:_MAX_ENTRY])
    name = _clean(fields.get("name", "")) or _clean(session.letter.sender_name)
    if not name:
        return No("I need a name to register you.", "Add a line Name: followed by your name, before END.")
    wanted = next((fields[key] for key in _ZONE_KEYS if fields.get(key)), "")
    zone = find_zone(wanted) if wanted else "UTC"
    if zone is None:
        return No(
            f"I do not know the time zone {wanted[:40]}.",
            "Use a name like Europe/Vienna or America/New_York.",
        )
    if session.person is not None:
        changed = replace(session.person, name=name, entry=command.fields[:_MAX_ENTRY])
        session.person = replace(changed, zone=zone) if wanted else changed
        session.work.people.save(session.person)
        return Done(
            f"Your entry is up to date, {name}. Your times are shown in {session.person.zone} and UTC."
        )
    session.person = session.work.people.add(
        name, session.letter.sender, zone, session.now, command.fields[:_MAX_ENTRY]
    )
    return Done(f"Welcome, {name}: you are registered as {session.letter.sender}. {_times(zone)}")


def _times(zone: str) -> str:
    if zone == "UTC":
        return "Times in your mails are shown in UTC; SET ZONE Europe/London, say, adds yours."
    return f"Times in your mails are shown in {zone} and UTC."


def _clean(name: str) -> str:
    """A name fit to print: one line, no control characters, of sensible length."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:60]


def find_zone(text: str) -> str | None:
    """The IANA zone meant, whatever its case and blanks."""
    wanted = text.strip().replace(" ", "_").lower()
    return _zones().get(wanted)


@cache
def _zones() -> Mapping[str, str]:
    """The zones by their names in lower case; reading them from the disk takes ten milliseconds."""
    return {zone.lower(): zone for zone in available_timezones()}


def set_zone(session: Session, command: SetZone) -> Outcome:
    """The zone a person's mails show times in."""
    if session.person is None:
        return not_registered()
    zone = find_zone(command.zone)
    if zone is None:
        return No(f"I do not know the time zone {command.zone[:40]}.", "Use a name like Europe/Vienna.")
    session.person = replace(session.person, zone=zone)
    session.work.people.save(session.person)
    return Done(_times(zone))


def set_address(session: Session, command: SetAddress) -> Outcome:
    """Another address of record; both addresses are told."""
    if session.actor is None:
        return not_signed_on()
    new = command.address.strip().lower()
    person = session.work.people.get(session.actor.person)
    if not _ADDRESS.fullmatch(new):
        return No(
            f"{command.address[:80]} is not an address I can write to.", "Write it like anna@example.net."
        )
    done = Done(f"Mail for you goes to {new} from now on.")
    if new == person.address:
        return done
    if new == session.desk.house.address.lower() or session.work.people.by_address(new) is not None:
        return No(f"{new} belongs to somebody else here.", "Each person has an address of his own.")
    changed = replace(person, address=new)
    session.work.people.save(changed)
    if session.person is not None and session.person.id == person.id:
        session.person = changed
    for reader in (person, changed):
        notice = AddressChanged("" if reader is changed and _unseen(session, person) else person.address, new)
        key = f"mail:{session.mail}:address:{reader.address}"
        post_notice(session.desk, session.work, notice, Addressee(reader, Role.REGISTERED), key, session.now)
    return done


def _unseen(session: Session, person: Person) -> bool:
    """Whether the sender may not be told the old address: he has a seat's password, in a gunboat game."""
    game = session.at_hand()
    return game is not None and veiled(game) and session.letter.sender != person.address


def not_registered() -> No:
    """The answer to a stranger who asks for more than he may."""
    return No(
        "You are not registered here.",
        "Send REGISTER, a line Name: with your name, and END; then send this mail again.",
    )
