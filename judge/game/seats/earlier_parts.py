"""Earlier parts: what somebody has been in a game that a new player of a power has not been.

docs: gm, "Inside knowledge bars people from playing"

Who led another power knows its letters and plans, who watched with SET ALL PRESS knows everybody's; so
neither takes a power but with the word of a master who never played. His own old power is his again while
nobody has shown him more. Asked wherever somebody gets a power: `joining.why_not_to_play`.
"""

from __future__ import annotations

from dataclasses import replace

from judge.game.anonymity import has_played
from judge.game.commands.member import PressWish
from judge.game.roles import Actor, Approval, Guest, PersonId, Role
from judge.game.state import Game
from judge.rules.units import Power


def powers_led(game: Game, person: PersonId) -> frozenset[Power]:
    """The powers of the game that somebody has led since it started, as player or partner."""
    held = (seat.power for seat in game.seats if any(one.person == person for one in seat.tenures))
    beside = (one.power for one in game.parted if one.role is Role.PLAYER and one.person == person)
    return frozenset((*held, *(power for power in beside if power is not None)))


def has_read(game: Game, person: PersonId) -> bool:
    """Whether somebody watches the started game with copies of all letters, or has."""
    return Actor(Role.OBSERVER, person) in game.parted or _reads(game, person)


def _reads(game: Game, person: PersonId) -> bool:
    watches = any(one.person == person for one in game.observers)
    return bool(game.seats) and watches and (person, PressWish.ALL_PRESS) in game.press_wishes


def note_reader(game: Game, person: PersonId) -> Game:
    """The game, once it is noted that somebody who is about to stop has read all letters."""
    mark = Actor(Role.OBSERVER, person)
    return (
        replace(game, parted=(*game.parted, mark))
        if _reads(game, person) and mark not in game.parted
        else game
    )


def had_part(game: Game, person: PersonId) -> bool:
    """Whether somebody has had any part in the started game that no new player has had."""
    return bool(powers_led(game, person)) or has_read(game, person)


def knows_more(game: Game, person: PersonId, power: Power | None) -> bool:
    """Whether somebody knows more than a new player of this power may: it is not his own old one."""
    led = powers_led(game, person)
    own = power in led and (len(led) == 1 or game.settings.powers_each > 1)
    return has_read(game, person) or bool(led and not own)


def wants_word(game: Game, person: PersonId, power: Power | None) -> bool:
    """Whether somebody knows more, and no master has said that he may lead the power all the same."""
    given = Approval(person, approved=True, again=True) in game.approvals
    return knows_more(game, person, power) and not given


def deciders(game: Game) -> tuple[Guest, ...]:
    """The masters who may give that word: those who never played."""
    return tuple(one for one in game.masters if one.person and not has_played(game, one.person))


def with_word_used(game: Game, person: PersonId) -> Game:
    """The game, once somebody leads the power that he was let in for: the word was for this one alone."""
    used = Approval(person, approved=True, again=True)
    if used not in game.approvals:
        return game
    rest = tuple(one for one in game.approvals if one.person != person)
    return replace(game, approvals=(*rest, Approval(person, approved=True)))
