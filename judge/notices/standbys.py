"""Emails to those on the standby list: asked for a power, waiting for it, told what happened to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from judge.game.events import StandbyEnd
from judge.notices.notice import AboutGame
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True)
class StandbyWanted(AboutGame):
    """To each on the standby list: a power is late, or free, and YES takes it; None where it is secret."""

    brought_by_time: ClassVar[bool] = True
    power: Power | None
    late: bool
    """Whether its player owes orders; none does where it has no player."""
    missed: Phase | None = None
    """The season for which nothing came, where a second one in a row would free it."""


@dataclass(frozen=True)
class StandbyTold(AboutGame):
    """To a standby who waited: the power is theirs, or (`ended`) why they wait no longer.

    `power` None where no one learns which was late; `left` if its player resigned or was removed.
    """

    brought_by_time: ClassVar[bool] = True
    power: Power | None
    ended: StandbyEnd | None
    left: bool = False


@dataclass(frozen=True)
class StandbyMoved(AboutGame):
    """To a standby who waits: the end of grace has moved, or the game was paused, or goes on.

    `season` if they wait for a second season of silence by now.
    """

    brought_by_time: ClassVar[bool] = True
    power: Power | None
    season: bool = False
