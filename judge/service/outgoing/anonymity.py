"""Anonymity: before a notice is composed, the people in it whom its reader may not know are masked.

Masks go by the type of a notice's fields, so that a new kind of notice is masked without being named here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from judge.game.anonymity import knows_everybody, may_know
from judge.game.roles import PersonId, Role
from judge.game.state import Game
from judge.notices.addressee import Addressee
from judge.notices.press import Press
from judge.notices.security import CopyForMaster, CopyOfRecord, MailHeld
from judge.records import UNNAMED, Person

N = TypeVar("N")


def known_people(
    game: Game, people: Mapping[PersonId, Person], reader: PersonId, role: Role
) -> dict[PersonId, Person]:
    """The people of a game as a reader may know them; 0 is somebody not registered."""
    if knows_everybody(game, role, reader):
        return dict(people)
    return {
        number: person if may_know(game, reader, number) else UNNAMED for number, person in people.items()
    }


def masked(notice: N, reader: Addressee) -> N:
    """The notice with everybody masked whom its reader may not know; one about no game stays as it is.

    A field `sender` is an address a mail came from: the reader sees it if it is his own. Else he sees of its
    `lines` those alone that were about the seat: the others are about whoever wrote.
    """
    game = getattr(notice, "game", None)
    if not isinstance(game, Game) or knows_everybody(game, reader.role, reader.person.id):
        return notice
    values = {field.name: getattr(notice, field.name) for field in fields(notice)}  # type: ignore[arg-type]  # every notice is a dataclass
    changed = {name: _mask(game, reader, name, value) for name, value in values.items()}
    if isinstance(notice, MailHeld) and not changed["sender"]:
        changed["subject"] = ""  # which may be that of a mail to whoever wrote
    if isinstance(notice, CopyOfRecord) and (notice.also or notice.beside):
        changed["sender"] = notice.sender  # it is the reader's own, or his partner's
    if isinstance(notice, CopyOfRecord | CopyForMaster) and not changed["sender"]:
        changed["lines"] = tuple(one for one in notice.lines if not one.personal)
    if isinstance(notice, Press) and notice.author and notice.author.power:
        changed["person"] = UNNAMED  # also where the master speaks for a power
    return replace(notice, **changed)  # type: ignore[type-var]  # every notice is a dataclass


def _mask(game: Game, reader: Addressee, name: str, value: Any) -> Any:
    if isinstance(value, Person):
        return known_people(game, {value.id: value}, reader.person.id, reader.role)[value.id]
    if isinstance(value, tuple) and value and all(isinstance(one, Press) for one in value):
        return tuple(masked(one, reader) for one in value)
    if isinstance(value, Mapping):
        return {number: _mask(game, reader, name, one) for number, one in value.items()}
    if name == "sender" and value != reader.person.address:
        return ""
    return value
