"""Parts: who has which part in a game, and by which passwords, as its state says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from judge.game.roles import PersonId, Role
from judge.game.settings import Visibility
from judge.game.state import Game
from judge.memo import once

Part: TypeAlias = tuple[PersonId, str, str]
"""A person, the name of his role, and his power, empty but for players."""
PRACTICE = "PRACTICE"
"""The part of whoever has a practice game for himself: no list shows it."""
UNLISTED = "UNLISTED"
"""What its master has besides in a game that no list shows."""


@once
def parts(game: Game) -> Sequence[Part]:
    """Who has which part in a game, each once; empty seats are left out."""
    return list(dict.fromkeys(_parts(game)))


def _parts(game: Game) -> Iterator[Part]:
    yield from ((one.person, PRACTICE if game.practice else Role.MASTER.name, "") for one in game.masters)
    if game.settings.visibility is not Visibility.PUBLIC:
        yield game.master.person, UNLISTED, ""
    yield from ((guest.person, Role.OBSERVER.name, "") for guest in game.observers)
    yield from ((applicant.person, "APPLICANT", "") for applicant in game.applicants)
    yield from ((person, Role.PLAYER.name, seat.power) for seat in game.seats for person in seat.leaders)


def part_sources(game: Game) -> tuple[object, ...]:
    """All of a game that its parts and its passwords come from."""
    guests = (game.masters, game.observers, game.applicants)
    return game.seats, *guests, game.practice, game.settings.visibility


@once
def hashes(game: Game) -> frozenset[str]:
    """The hashes of all passwords in a game."""
    partners = (one for seat in game.seats for one in seat.partners)
    guests = (*game.masters, *game.observers, *partners)
    others = (*(one.password for one in game.applicants), *(seat.password for seat in game.seats))
    return frozenset((*(one.password for one in guests), *others))
