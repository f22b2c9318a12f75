"""REGISTER and SET ZONE: who a person is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from zoneinfo import available_timezones

from judge.game.commands import Register, SetStyle, SetZone
from judge.language.writing.styles import written
from judge.rules.orders import Support
from judge.rules.units import Kind
from judge.service.session import Done, No, Outcome, Session
from judge.variants.load import load

_EXAMPLE = Support(Kind.ARMY, "MUN", "RUH", "BUR", Kind.ARMY)
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


def set_style(session: Session, command: SetStyle) -> Outcome:
    """How a person's mails write orders."""
    if session.person is None:
        return not_registered()
    session.person = replace(session.person, style=command.style)
    session.work.people.save(session.person)
    example = written(_EXAMPLE, command.style, load("standard"))
    return Done(f"Your mails write orders like this now: {example}.")


def not_registered() -> No:
    """The answer to a stranger who asks for more than he may."""
    return No(
        "You are not registered here.",
        "Send REGISTER, a line Name: with your name, and END; then send this mail again.",
    )
