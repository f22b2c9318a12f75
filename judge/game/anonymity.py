"""Anonymity: who may know who plays which power. In a gunboat game only the GM knows before the end.

The module also decides what else a game hides from its players: the board in a blind game, and in blind games
and Illegal Gunboat who is late or has left (DPjudge's BLIND; seed 000, 2 and 9).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.game.permissions import actors_of
from judge.game.roles import Actor, PersonId, Role
from judge.game.settings import Blind, Reading, Settings, Visibility
from judge.game.state import Game, Status
from judge.rules.phases import Phase, PhaseKind, Season

WITHHELD: PersonId = -1
"""Stands in a seat for its player, or for no one, where the reader may not learn which."""


def anonymous(game: Game) -> bool:
    """Return whether the game hides its people now: it is gunboat and not over, or never reveals them."""
    revealed = game.status is Status.FINISHED and game.settings.reveal
    return (game.settings.gunboat or is_illegal(game)) and not revealed


def knows_everybody(game: Game, role: Role, person: PersonId) -> bool:
    """Return whether a reader in that role may know all the game's people; a GM who plays may not."""
    return not anonymous(game) or is_nonplaying_master(game, role, person)


def is_nonplaying_master(game: Game, role: Role, person: PersonId) -> bool:
    """Return whether the reader runs the game and never played in it; such a GM may see what players hide.

    If `person` is 0, the question is asked of all GMs of the game.
    """
    if role is not Role.MASTER:
        return role > Role.MASTER and not has_played(game, person)
    masters = (person,) if game.is_run_by(person) else [one.person for one in game.masters]
    return not any(has_played(game, master) for master in masters)


def is_stranger_to(game: Game, actor: Actor, writer: PersonId) -> bool:
    """Return whether the actor speaks for a power whose player must not learn who they are.

    The actor's habits, such as their language, are then not shown.
    """
    return anonymous(game) and actor.power is not None and actor.person != writer


def may_know(game: Game, reader: PersonId, other: PersonId) -> bool:
    """Return whether a person may know another: everybody knows themselves, a GM who never played all."""
    return other == reader or (game.is_run_by(other) and not has_played(game, other))


def is_blind(game: Game) -> bool:
    """Return whether players see only part of the board now; a finished game is seen by everybody."""
    return game.settings.blind is not Blind.NO and game.status is not Status.FINISHED


def is_public(game: Game) -> bool:
    """Return whether everybody may find the game: it is no practice game and is not unlisted."""
    return not game.practice and game.settings.visibility is Visibility.PUBLIC


def hides_absence(game: Game) -> bool:
    """Return whether only the GM learns which powers owe orders, are late or have no player."""
    return is_blind(game) or (is_illegal(game) and game.status is not Status.FINISHED)


def hidden_days(since: datetime, until: datetime) -> tuple[datetime, datetime]:
    """Return the days of an anonymous player's absence as midnights in UTC, wide enough for every time zone.

    Hours would give the player's time zone away, and so their identity. Whole days come out the same whether
    they are meant in Hawaii (ten hours behind) or in New Zealand (thirteen ahead).
    """
    first = (since + _EASTMOST).replace(hour=0, minute=0, second=0, microsecond=0)
    after = (until + _EASTMOST + timedelta(minutes=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    return first - _DAY, after


_EASTMOST = timedelta(hours=13)
_DAY = timedelta(days=1)


def is_illegal(game: Game) -> bool:
    """Return whether the game is Illegal Gunboat, where players say nothing but their order lines."""
    return game.settings.reading is Reading.ILLEGAL


def is_summer(settings: Settings, phase: Phase | None) -> bool:
    """Return whether the phase takes place without retreats, for lines that only signal (seed 000, 12)."""
    if not settings.summer or settings.reading is not Reading.ILLEGAL or phase is None:
        return False
    return phase.kind is PhaseKind.RETREAT and phase.season is Season.SPRING


def breaks_promise(game: Game, settings: Settings) -> bool:
    """Return whether other settings would name people who joined when the game promised not to."""
    promised = game.settings.gunboat and bool(game.applicants)
    return promised and (not settings.gunboat or (settings.reveal and not game.settings.reveal))


def tells_at_end(settings: Settings) -> bool:
    """Return whether everybody learns at the end what the game hid."""
    hidden = (settings.gunboat or settings.reading is Reading.ILLEGAL) and settings.reveal
    return hidden or settings.blind is not Blind.NO or settings.letters_shown or settings.diaries_shown


def has_played(game: Game, person: PersonId) -> bool:
    """Return whether the person leads a power or has led one since the start, as player or partner.

    docs: gm, "A GM who plays sees no more than a player"
    """
    plays = any(actor.role is Role.PLAYER for actor in actors_of(game, person))
    return plays or person in players_so_far(game)


def players_so_far(game: Game) -> frozenset[PersonId]:
    """Return everybody who has led a power of the game so far.

    Partners are recorded when they leave.
    """
    held = (tenure.person for seat in game.seats for tenure in seat.tenures)
    return frozenset((*held, *(one.person for one in game.parted if one.role is Role.PLAYER)))


def has_seen(game: Game, person: PersonId) -> bool:
    """Return whether the person never played but runs, or ran, the started game: they could see all of it."""
    runs = game.is_run_by(person) or Actor(Role.MASTER, person) in game.parted
    return runs and bool(game.seats) and not game.practice and not has_played(game, person)
