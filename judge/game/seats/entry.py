"""Entry: whether somebody may join a game, by its settings and its master's lists."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.commands.master import SetAccess
from judge.game.dedication import Record
from judge.game.events import AccessSet, Refusal, Refused
from judge.game.roles import Actor
from judge.game.settings import Level, Visibility
from judge.game.state import AccessRule, Game
from judge.game.transition import Transition


def is_invited(game: Game, address: str) -> bool:
    """Whether the master has let the person of this address in by name."""
    return AccessRule(address.lower(), allowed=True) in game.access


def may_watch(game: Game, address: str) -> bool:
    """Whether the person of this address may watch: not kept out, and invited to a private game."""
    if game.settings.visibility is Visibility.PRIVATE:
        return is_invited(game, address)
    return AccessRule(address.lower(), allowed=False) not in game.access


def may_play(game: Game, address: str) -> bool:
    """Whether the person of this address may play: not kept out, and invited where that is needed."""
    invited = is_invited(game, address)
    only_invited = game.settings.visibility is Visibility.PRIVATE or any(one.allowed for one in game.access)
    return invited or not (only_invited or AccessRule(address.lower(), allowed=False) in game.access)


def entry_refused(game: Game, address: str, record: Record, level: str) -> Refused | None:
    """Why somebody may not play in the game; None if he may. Who was invited needs no record."""
    settings = game.settings
    if not may_play(game, address):
        return Refused(Refusal.NOT_ADMITTED)
    if is_invited(game, address):
        return None
    other_level = settings.level is not Level.ANY and level.strip().lower() != settings.level
    limits = (
        (other_level, Refusal.OTHER_LEVEL, str(settings.level)),
        (record.dedication < settings.dedication, Refusal.LITTLE_DEDICATION, str(settings.dedication)),
        (record.on_time_ratio < settings.on_time_ratio, Refusal.OFTEN_LATE, f"{settings.on_time_ratio:g}"),
        (
            record.resignation_ratio > settings.resignation_ratio,
            Refusal.OFTEN_RESIGNED,
            f"{settings.resignation_ratio:g}",
        ),
    )
    return next((Refused(why, detail) for broken, why, detail in limits if broken), None)


def set_access(game: Game, _actor: Actor, command: SetAccess, _now: datetime) -> Transition:
    """Let somebody in, keep him out, or forget what was said of him."""
    address = command.address.lower()
    others = tuple(one for one in game.access if one.address != address)
    rules = () if command.allowed is None else (AccessRule(address, command.allowed),)
    return replace(game, access=(*others, *rules)), (AccessSet(address, command.allowed),)
