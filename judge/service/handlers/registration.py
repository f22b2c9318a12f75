"""REGISTER, SET ZONE, SET STYLE: what the judge knows of a person."""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands.anyone import Register, SetStyle, SetZone
from judge.language.orders.writing import written
from judge.language.secret_words import YOUR_NAME
from judge.language.zones import UnknownZone, zone_name
from judge.rules.orders import Support
from judge.rules.units import Kind
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session
from judge.variants.load import load

_EXAMPLE = Support(Kind.ARMY, "MUN", "RUH", "BUR", Kind.ARMY)
_ZONE_KEYS = ("timezone", "time zone", "zone")
_MOST_FIELDS = 40


def register(session: Session, command: Register) -> Outcome:
    """Register the sender under the address the mail came from, or change his entry."""
    fields = dict(command.fields[:_MOST_FIELDS])
    name = _printable(fields.get("name", "")) or _printable(session.letter.sender_name)
    if not name or name.casefold() == YOUR_NAME:
        return Rejected(remark(RemarkKey.NAME_MISSING))
    wanted = next((fields[key] for key in _ZONE_KEYS if fields.get(key)), "")
    try:
        zone = zone_name(wanted) if wanted else "UTC"
    except UnknownZone:
        return Rejected(remark(RemarkKey.ZONE_UNKNOWN, zone=wanted))
    if session.person is not None:
        changed = replace(session.person, name=name, entry=command.fields[:_MOST_FIELDS])
        session.person = replace(changed, zone=zone) if wanted else changed
        session.work.people.save(session.person)
        return Done(remark(RemarkKey.ENTRY_CHANGED, name=name, zone=session.person.zone))
    session.person = session.work.people.add(
        name, session.letter.sender, zone, session.now, command.fields[:_MOST_FIELDS]
    )
    address, times = session.letter.sender, _times(zone)
    return Done(remark(RemarkKey.REGISTERED, name=name, address=address, times=times))


def _times(zone: str) -> Remark:
    if zone == "UTC":
        return remark(RemarkKey.ZONE_IS_UTC)
    return remark(RemarkKey.ZONE_SET, zone=zone)


def _printable(name: str) -> str:
    """A name without control characters, on one line, of at most 60 characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:60]


def set_zone(session: Session, command: SetZone) -> Outcome:
    """Change the time zone of a person's mails."""
    if session.person is None:
        return not_registered()
    session.person = replace(session.person, zone=command.zone)
    session.work.people.save(session.person)
    return Done(_times(command.zone))


def set_style(session: Session, command: SetStyle) -> Outcome:
    """Change the form of orders in a person's mails."""
    if session.person is None:
        return not_registered()
    session.person = replace(session.person, style=command.style)
    session.work.people.save(session.person)
    example = written(_EXAMPLE, command.style, load("standard"))
    return Done(remark(RemarkKey.STYLE_SET, example=example))


def not_registered() -> Rejected:
    """The refusal of what only registered people may do."""
    return Rejected(remark(RemarkKey.NOT_REGISTERED))
