"""Whom a word before a game's name may mean, and the password that proves it."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.commands import SignOn
from judge.game.orders.outstanding import vacant
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.rules.units import Power
from judge.service.session import Session

MASTER = ("M", "MASTER")
OBSERVER = ("O", "OBSERVER")


def find_game(session: Session, command: SignOn) -> tuple[Game, str] | None:
    """The game meant and the seat's word; the hobby glues the seat's letter to the name (`aalpha`)."""
    name, seat = command.game.lower(), command.seat.upper()
    game = session.games.up_to_date(name)
    if game is not None:
        return game, seat
    glued = session.games.up_to_date(name[1:]) if not seat and len(name) > 1 else None
    return None if glued is None else (glued, name[0].upper())


def chairs(session: Session, game: Game, seat: str) -> Iterator[tuple[Actor, str]]:
    """The chairs the word may mean, each with the hash of its password; no word means the sender's own."""
    mine = session.person.id if session.person else 0
    wanted = find_power(game, seat) if seat else None
    for chair in game.seats:
        if chair.person and (chair.power == wanted or (not seat and chair.person == mine)):
            yield Actor(Role.PLAYER, chair.person, chair.power), chair.password
    if seat in MASTER or (not seat and game.master.person == mine):
        yield Actor(Role.MASTER, game.master.person), game.master.password
    if seat not in MASTER:
        yield from (
            (Actor(Role.PLAYER, one.person), one.password) for one in game.applicants if one.person == mine
        )
    if not seat or seat in OBSERVER:
        yield from (
            (Actor(Role.OBSERVER, one.person), one.password) for one in game.observers if one.person == mine
        )


def find_power(game: Game, word: str) -> Power | None:
    """A power by its letter, its name, or a unique beginning of its name."""
    word = word.upper()
    for facts in game.variant.powers:
        if word in (facts.letter.upper(), facts.code, facts.name.upper(), facts.adjective.upper()):
            return facts.code
    fits = [facts.code for facts in game.variant.powers if facts.name.upper().startswith(word)]
    return fits[0] if len(fits) == 1 and len(word) > 1 else None


def is_offered(session: Session, game: Game, power: Power) -> bool:
    """Whether the power is free for the sender: its own player has to know its password."""
    mine = session.person is not None and game.seat(power).person == session.person.id
    return power in vacant(game) and not mine
