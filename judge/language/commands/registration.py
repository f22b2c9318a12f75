"""Registrations: REGISTER … END, its lines with or without a colon, or all of it on one line."""

from __future__ import annotations

import re

from judge.game.commands.anyone import Register
from judge.game.message import Said, message
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Statement, Understood
from judge.language.text.blocks import (
    FIELD,
    FIELD_IN_WORDS,
    REGISTER,
    field_meant,
)
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone, zone_name

_ENTRY_PARTS = re.compile(r"\s*[,;|]\s*")
_ADDRESS = re.compile(r"<?[^\s@]+@\S+\.[^\W\d_]+>?")
_PERSON = re.compile(r"[^\W\d_][\w'. -]*")
_MOST_OF_NAME = 4
"""The most words of a name without `Name:` before it."""
_ZONES = ("timezone", "time zone", "zone")


def register(statement: Statement) -> Answer:
    """Return REGISTER … END, its lines with or without a colon, or all of it on one line."""
    fields: list[tuple[str, str]] = []
    left_out: list[str] = []
    first = REGISTER.match(statement.text.strip())
    for text in (first["entry"] if first else "", *statement.body):
        parts = _ENTRY_PARTS.split(text.strip())
        if FIELD.match(text) and not any(map(FIELD.match, parts[1:])):
            parts = [text.strip()]
        else:
            parts = _ENTRY_PARTS.split(_ADDRESS.sub(r", \g<0>, ", text.strip()))
        left_out += [part for part in filter(None, parts) if not _note_field(part, fields)]
    if not fields or (not statement.body and all(key != "name" for key, _ in fields)):
        return _form(statement, dict(fields))
    assumed: list[Said] = [message("registration-left-out", text=text) for text in left_out]
    if not statement.closed and statement.body:
        assumed.append(message("registration-without-end"))
    return Understood(statement.line, statement.text, Register(tuple(fields)), tuple(assumed))


def _note_field(text: str, fields: list[tuple[str, str]]) -> bool:
    """Note `Key: value`, `Key value`, or a value that shows its kind; return whether the text was one."""
    known, worded = {key for key, _ in fields}, FIELD_IN_WORDS.match(text)
    key, _, value = text.partition(":")
    if FIELD.match(text):
        fields.append((field_meant(" ".join(plain(key).text.split())), value.strip()))
    elif worded is not None:
        fields.append((worded["key"].lower(), worded["value"].strip()))
    elif _ADDRESS.fullmatch(text):
        fields.append(("address", text.strip("<>")))
    elif "name" not in known and _PERSON.fullmatch(text) and len(text.split()) <= _MOST_OF_NAME:
        fields.append(("name", text))
    elif known.isdisjoint(_ZONES) and _is_zone(text):
        fields.append(("timezone", text))
    else:
        return False
    return True


def _is_zone(text: str) -> bool:
    try:
        return bool(zone_name(text))
    except UnknownZone as unknown:
        return bool(unknown.near)


def _form(statement: Statement, fields: dict[str, str]) -> Problem:
    """Return the form to send, filled in with what was understood; without a name no one is registered."""
    zone = next((fields[key] for key in _ZONES if fields.get(key)), "Europe/London")
    return Problem(
        statement.line,
        1,
        statement.text,
        ProblemKind.INCOMPLETE_COMMAND,
        message("registration-needs-name"),
        hint=message(
            "registration-needs-name.hint", name=fields.get("name") or message("your-name"), zone=zone
        ),
    )
