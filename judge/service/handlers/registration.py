"""REGISTER and SET ZONE: who a person is."""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands import Register, SetStyle, SetZone
from judge.language.writing.orders import written
from judge.language.zones import UnknownZone, zone_name
from judge.rules.orders import Support
from judge.rules.units import Kind
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session
from judge.variants.load import load

_EXAMPLE = Support(Kind.ARMY, "MUN", "RUH", "BUR", Kind.ARMY)
_ZONE_KEYS = ("timezone", "time zone", "zone")
_MAX_ENTRY = 40


def register(session: Session, command: Register) -> Outcome:
    """Make the sender known, or bring an entry up to date; the address is the one the mail came from."""
    fields = dict(command.fields[:_MAX_ENTRY])
    name = _clean(fields.get("name", "")) or _clean(session.letter.sender_name)
    if not name:
        return Rejected(remark(RemarkKey.NAME_MISSING))
    wanted = next((fields[key] for key in _ZONE_KEYS if fields.get(key)), "")
    try:
        zone = zone_name(wanted) if wanted else "UTC"
    except UnknownZone:
        return Rejected(remark(RemarkKey.ZONE_UNKNOWN, zone=wanted))
    if session.person is not None:
        changed = replace(session.person, name=name, entry=command.fields[:_MAX_ENTRY])
        session.person = replace(changed, zone=zone) if wanted else changed
        session.work.people.save(session.person)
        return Done(remark(RemarkKey.ENTRY_CHANGED, name=name, zone=session.person.zone))
    session.person = session.work.people.add(
        name, session.letter.sender, zone, session.now, command.fields[:_MAX_ENTRY]
    )
    address, times = session.letter.sender, _times(zone)
    return Done(remark(RemarkKey.REGISTERED, name=name, address=address, times=times))


def _times(zone: str) -> Remark:
    if zone == "UTC":
        return remark(RemarkKey.ZONE_IS_UTC)
    return remark(RemarkKey.ZONE_SET, zone=zone)


def _clean(name: str) -> str:
    """A name fit to print: one line, no control characters, of sensible length."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:60]


def set_zone(session: Session, command: SetZone) -> Outcome:
    """The zone a person's mails show times in."""
    if session.person is None:
        return not_registered()
    session.person = replace(session.person, zone=command.zone)
    session.work.people.save(session.person)
    return Done(_times(command.zone))


def set_style(session: Session, command: SetStyle) -> Outcome:
    """How a person's mails write orders."""
    if session.person is None:
        return not_registered()
    session.person = replace(session.person, style=command.style)
    session.work.people.save(session.person)
    example = written(_EXAMPLE, command.style, load("standard"))
    return Done(remark(RemarkKey.STYLE_SET, example=example))


def not_registered() -> Rejected:
    """The answer to a stranger who asks for more than he may."""
    return Rejected(remark(RemarkKey.NOT_REGISTERED))
