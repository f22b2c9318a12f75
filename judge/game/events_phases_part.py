"""Events of phases: one opens, its deadline comes and passes, it is judged; the game ends."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.commands.correction import Correction
from judge.game.endings import Ending
from judge.game.record import Snapshot
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class PhaseOpened:
    """A phase opened: orders are due at `deadline`, grace lasts until `grace`."""

    phase: Phase
    number: int
    deadline: datetime
    grace: datetime


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """The deadline is near and these powers owe orders; `nudge`: half of it is over, they never wrote."""

    powers: tuple[Power, ...]
    nudge: bool = False


@dataclass(frozen=True, slots=True)
class MasterAwaited:
    """The phase could be judged, or its grace is over, in a game that is judged by its master alone."""


@dataclass(frozen=True, slots=True)
class WentLate:
    """The deadline passed without these powers' orders; `first` at the deadline, else a daily repeat."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class Abandoned:
    """Grace passed or the player left: these powers are free for anybody; not `first`: said again."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class FellIntoDisorder:
    """These powers are in civil disorder: grace passed, or nobody leads them, and the phase is judged."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class PhaseJudged:
    """A phase was adjudicated; everything about it is in the snapshot."""

    snapshot: Snapshot
    by_master: bool = False


@dataclass(frozen=True, slots=True)
class RolledBack:
    """The game went from the phase `left` back to `phase`, open again as that number; `undo`: it returned.

    `judged` are the numbers of the judged phases that do not count from now on, or count again.
    """

    phase: Phase
    number: int
    left: Phase
    judged: tuple[int, ...]
    undo: bool = False
    mended: bool = False
    """It returned to before an ADJUST."""
    ended: Ending | None = None
    """The game had ended so, and goes on; with `undo`, its end counts again."""
    winners: tuple[Power, ...] = ()
    anew: bool = False
    """The orders that were in then do not count again: a master who plays went back."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The master mended the game at the phase `before`; `phase` is open as that number since."""

    before: Phase
    phase: Phase
    number: int
    corrections: tuple[Correction, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended; `winners` won it or share the draw."""

    ending: Ending
    winners: tuple[Power, ...] = ()
