"""Seat lookup: which game and seats the words of a SIGN ON may mean, with the hashes of their passwords."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.commands.anyone import SignOn
from judge.game.orders.outstanding import vacant_powers
from judge.game.roles import MASTER, OBSERVERS, Actor, Role
from judge.game.state import Game
from judge.language.powers import power_meant, seat_without_power
from judge.rules.units import Power
from judge.service.session import Session


def named_game(session: Session, command: SignOn) -> tuple[Game, str] | None:
    """The game that is meant and the word for the seat, which may be glued to the game's name (`aalpha`)."""
    name, seat = command.game.lower(), command.seat.upper()
    game = session.games.up_to_date(name)
    if game is not None:
        return game, seat
    glued = session.games.up_to_date(name[1:]) if not seat and len(name) > 1 else None
    return None if glued is None else (glued, name[0].upper())


def matching_seats(session: Session, game: Game, seat: str) -> Iterator[tuple[Actor, str]]:
    """The seats that a word may mean, each with the hash of its password; no word means the sender's own."""
    mine = session.person.id if session.person else 0
    wanted, other = power_meant(game.variant, seat, strict=True), seat_without_power(seat)
    for one in game.seats:
        if one.person and (one.power == wanted or (not seat and one.person == mine)):
            yield Actor(Role.PLAYER, one.person, one.power), one.password
    if other == MASTER or (not seat and game.master.person == mine):
        yield Actor(Role.MASTER, game.master.person), game.master.password
    if other != MASTER:
        yield from (
            (Actor(Role.PLAYER, one.person), one.password) for one in game.applicants if one.person == mine
        )
    if not seat or other == OBSERVERS:
        yield from (
            (Actor(Role.OBSERVER, one.person), one.password) for one in game.observers if one.person == mine
        )


def is_free_for_sender(session: Session, game: Game, power: Power) -> bool:
    """Whether the sender may take over the power: it is vacant, and not his own, which wants its password."""
    mine = session.person is not None and game.seat(power).person == session.person.id
    return power in vacant_powers(game) and not mine
