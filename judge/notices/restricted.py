"""Restricted values: what a game keeps from some of its readers, with who may see it.

A notice holds no plain person of a game and no plain address that an email came from, but a `Restricted` one.
Whoever makes the notice says who may see the value; a view can print it only after it has named its reader:

    notice = SeatChanged(game, "resigned", person_in(game, person))
    name_of(notice.who)                          # refused by mypy
    name_of(notice.who.seen_by(reader))          # "someone" in a gunboat game
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Generic, NewType, TypeVar

from judge.game.anonymity import WITHHELD, knows_everybody, may_know
from judge.game.roles import PersonId, Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.records import Person

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Known = NewType("Known", Person)
"""A person as the one reader of a value may know them: `UNNAMED` if not at all."""
UNNAMED = Known(Person(0, "someone", "someone@somewhere", "UTC", datetime.min.replace(tzinfo=UTC)))
"""The person in place of someone whom the reader may not know."""
NOBODY = Addressee(UNNAMED, Role.ANYONE)
"""The reader of an email to an address that is no one's yet."""


@dataclass(frozen=True, slots=True)
class Restricted(Generic[T_co]):
    """A value of a game, and what those read instead who may not see it.

    Without a game everyone may see it. In a game that keeps its people secret those may who know everyone
    in it (a GM who does not play), those who may know the person, and whoever has the address.
    """

    _whole: T_co
    _instead: T_co
    _game: Game | None
    _person: PersonId | None = None
    _address: str | None = None

    def seen_by(self, reader: Addressee) -> T_co:
        """Return what a reader may see of the value."""
        return self._whole if self._may_see(reader) else self._instead

    def _may_see(self, reader: Addressee) -> bool:
        if self._game is None or knows_everybody(self._game, reader.role, reader.person.id):
            return True
        if self._person is not None and may_know(self._game, reader.person.id, self._person):
            return True
        return self._address == reader.person.address


def open_to_all(value: T) -> Restricted[T]:
    """Return a value that every reader of the notice may see."""
    return Restricted(value, value, None)


NO_PERSON: Restricted[Known | None] = open_to_all(None)


def person_in(game: Game | None, person: Person | None) -> Restricted[Known | None]:
    """Return a person of a game, whom those see who may know them."""
    return NO_PERSON if person is None else Restricted(Known(person), UNNAMED, game, person.id)


def in_secret(game: Game, person: Person | None) -> Restricted[Known | None]:
    """Return a person of a game whom only those see who know everyone in it."""
    return NO_PERSON if person is None else Restricted(Known(person), UNNAMED, game)


def people_in(game: Game, people: Mapping[PersonId, Person]) -> Mapping[PersonId, Restricted[Known]]:
    """Return people of a game by their numbers, each of whom those see who may know them."""
    named = {number: Restricted(Known(one), UNNAMED, game, one.id) for number, one in people.items()}
    return {**named, WITHHELD: open_to_all(UNNAMED)}


def sender_in(game: Game | None, address: str) -> Restricted[str]:
    """Return the address an email about a game came from, which its owner sees; others read ""."""
    return Restricted(address, "", game, _address=address)


def subject_in(game: Game | None, subject: str, sender: str) -> Restricted[str]:
    """Return the subject of an email, which those see who see its sender: it may answer one to the sender."""
    return Restricted(subject, "", game, _address=sender)


def words_about(game: Game, person: Person, words: str, instead: str) -> Restricted[str]:
    """Return words that may hold the address of a person, for those who may know them."""
    return Restricted(words, instead, game, person.id)


def known_people(
    game: Game, people: Mapping[PersonId, Person], reader: PersonId, role: Role
) -> dict[PersonId, Known]:
    """Return the people of a game as a reader may know them; reader 0 is someone who is not registered."""
    everybody = knows_everybody(game, role, reader)
    known = {
        number: Known(person) if everybody or may_know(game, reader, number) else UNNAMED
        for number, person in people.items()
    }
    return {**known, WITHHELD: UNNAMED}
