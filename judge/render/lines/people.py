"""People as text: a name, an address, and the addresses that mail comes back from."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.roles import Actor, PersonId
from judge.game.state import Game
from judge.notices.restricted import UNNAMED, Known
from judge.render.text.english import machine
from judge.render.text.escaping import one_line

NOBODY, BOT = "nobody", "a bot of the judge's"


def name_of(person: Known | None) -> str:
    """A person's name on one line."""
    return one_line(person.name, 60) if person else NOBODY


def is_named(person: Known | None) -> bool:
    """Whether the reader may know who it is."""
    return person is not None and person != UNNAMED


def exact_name(person: Known | None) -> str:
    """A person's name with his address: anybody may take any name. "" if the reader may not know him."""
    named = person is not None and is_named(person)
    return f"{name_of(person)} ({one_line(person.address, 100)})" if person and named else ""


def player_named(game: Game, player: Actor | None, person: Known | None = None) -> str:
    """A player who did something, as everybody may know him: his power, before the start his name."""
    if player is None:
        return ""
    if player.power is not None:
        return game.variant.power(player.power).name
    return name_of(person) if person is not None and is_named(person) else "a player"


def address_of(person: Known | None, *, full: bool) -> str:
    """Address and name for those who are in the game, the name alone for others."""
    if person is None:
        return NOBODY
    if not is_named(person):
        return person.address if full else person.name
    return f"{one_line(person.address, 100)}  ({name_of(person)})" if full else name_of(person)


def unreachable_lines(people: Mapping[PersonId, Known]) -> tuple[str, ...]:
    """The addresses that mail comes back from, and since when."""
    return tuple(
        f"   Mail to {one_line(person.address, 100)} comes back since {machine(person.unreachable)}."
        for _, person in sorted(people.items())
        if person.unreachable is not None
    )
