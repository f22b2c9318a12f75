"""Anonymity: who may know who plays what. In a gunboat game it is the master alone until the end.

Also what a game keeps from its players besides: the board in a blind one, and there, as in Illegal Gunboat,
who is late or gone (DPjudge's BLIND; seed 000, 2 and 9).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.game.permissions import actors_of
from judge.game.roles import Actor, PersonId, Role
from judge.game.settings import Blind, Reading, Settings, Visibility
from judge.game.state import Game, Status
from judge.rules.phases import Phase, PhaseKind, Season


def anonymous(game: Game) -> bool:
    """Return whether the game keeps its people secret now: gunboat that goes on, or that never reveals."""
    revealed = game.status is Status.FINISHED and game.settings.reveal
    return (game.settings.gunboat or is_illegal(game)) and not revealed


def knows_everybody(game: Game, role: Role, person: PersonId) -> bool:
    """Return whether a reader in that role may know all the game's people; a master who plays may not."""
    return not anonymous(game) or is_nonplaying_master(game, role, person)


def is_nonplaying_master(game: Game, role: Role, person: PersonId) -> bool:
    """Return whether the reader leads the game and had no part in it himself: he may see what players hide.

    Where no one master is named (`person` 0), all of them.
    """
    if role is not Role.MASTER:
        return role > Role.MASTER and not has_played(game, person)
    leaders = (person,) if game.is_led_by(person) else [one.person for one in game.masters]
    return not any(has_played(game, leader) for leader in leaders)


def is_stranger_to(game: Game, actor: Actor, writer: PersonId) -> bool:
    """Whether somebody speaks for a power whose player may not know him, so that nothing shows his ways."""
    return anonymous(game) and actor.power is not None and actor.person != writer


def may_know(game: Game, reader: PersonId, other: PersonId) -> bool:
    """Return whether one of many may know the other: himself he does, and a master who never played."""
    return other == reader or (game.is_led_by(other) and not has_played(game, other))


def is_blind(game: Game) -> bool:
    """Return whether players see only part of the board now; what is over is seen by all."""
    return game.settings.blind is not Blind.NO and game.status is not Status.FINISHED


def is_public(game: Game) -> bool:
    """Return whether everybody may find the game: neither for practice nor kept to those who know of it."""
    return not game.practice and game.settings.visibility is Visibility.PUBLIC


def hides_absence(game: Game) -> bool:
    """Return whether nobody but the master learns which powers owe orders, are late or have no player."""
    return is_blind(game) or (is_illegal(game) and game.status is not Status.FINISHED)


def hidden_days(since: datetime, until: datetime) -> tuple[datetime, datetime]:
    """The days of an unnamed player's absence, as midnights of UTC; wide enough to hold it in every zone.

    Where it begins and ends by the hour would tell his zone, and so who he is. Whole days give the same here
    whether they are meant in Hawaii (ten hours behind) or New Zealand (thirteen ahead).
    """
    first = (since + _EASTMOST).replace(hour=0, minute=0, second=0, microsecond=0)
    after = (until + _EASTMOST + timedelta(minutes=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    return first - _DAY, after


_EASTMOST = timedelta(hours=13)
_DAY = timedelta(days=1)


def is_illegal(game: Game) -> bool:
    """Return whether the game is Illegal Gunboat: its players have no words but their lines."""
    return game.settings.reading is Reading.ILLEGAL


def is_summer(settings: Settings, phase: Phase | None) -> bool:
    """Whether the phase is held though nobody retreats, for the lines that only speak (seed 000, 12)."""
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
    """Return whether somebody leads a power of the game or has since it started, as player or partner.

    docs: gm, "A GM who plays sees no more than a player"
    """
    plays = any(actor.role is Role.PLAYER for actor in actors_of(game, person))
    return plays or person in players_so_far(game)


def players_so_far(game: Game) -> frozenset[PersonId]:
    """Return who has led a power of the game so far.

    Whoever leads one beside its player is noted when he leaves.
    """
    held = (tenure.person for seat in game.seats for tenure in seat.tenures)
    return frozenset((*held, *(one.person for one in game.parted if one.role is Role.PLAYER)))


def has_seen(game: Game, person: PersonId) -> bool:
    """Whether somebody who never played leads a game that has started, or has: he could see all of it."""
    led = game.is_led_by(person) or Actor(Role.MASTER, person) in game.parted
    return led and bool(game.seats) and not game.practice and not has_played(game, person)
