"""When a phase is judged, and what becomes of missing orders."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from judge.game.settings import kinds
from judge.game.settings.row import SettingRow, setting
from judge.game.settings.values import MOVES_CLOCK, SHORT_CLOCK, MissingOrders, PhaseClock

_NEW_CLOCK = (
    "The clock of one kind of phase in new games, in hours; what is left out stays the hobby's default."
)


@dataclass(frozen=True)
class ClockSettings:
    """When a phase is judged, and what becomes of missing orders."""

    moves: PhaseClock = setting(
        MOVES_CLOCK,
        SettingRow(
            "moves",
            kinds.Clock(),
            "The clock of movement phases.",
            aliases=("move",),
            keeper_help=_NEW_CLOCK,
        ),
    )
    retreats: PhaseClock = setting(
        SHORT_CLOCK,
        SettingRow(
            "retreat",
            kinds.Clock(),
            "The clock of retreat phases.",
            aliases=("retreats",),
            forms=("RETREAT CLOCK|MIN|… value …",),
            keeper_help=_NEW_CLOCK,
        ),
    )
    builds: PhaseClock = setting(
        SHORT_CLOCK,
        SettingRow(
            "builds",
            kinds.Clock(),
            "The clock of adjustments.",
            aliases=("build", "adjust", "adjustments"),
            forms=("BUILDS CLOCK|MIN|… value …", "ADJUST …"),
            keeper_help=_NEW_CLOCK,
        ),
    )
    zone: str = setting(
        "UTC",
        SettingRow(
            "game zone",
            kinds.Zone(),
            "The zone of its clocks and of the master's dates.",
            keeper_help="The time zone of deadlines.",
        ),
    )
    missing: MissingOrders = setting(
        MissingOrders.WAIT,
        SettingRow(
            "nmr",
            kinds.Choice(
                {
                    MissingOrders.WAIT: "NONMR: after grace the game waits for a replacement",
                    MissingOrders.PROCESS: "NMR: after grace the phase is judged without missing orders",
                    MissingOrders.BOT: "NMR BOT: after grace a bot of the judge's orders instead",
                }
            ),
            "After grace: judge without (NMR), have a bot order (NMR BOT), or wait.",
            phrases={
                "nmr": MissingOrders.PROCESS,
                "nmr bot": MissingOrders.BOT,
                "bot": MissingOrders.BOT,
                "nonmr": MissingOrders.WAIT,
                "no nmr": MissingOrders.WAIT,
                "cd": MissingOrders.PROCESS,
                "no cd": MissingOrders.WAIT,
            },
            keeper_help="After grace: wait for a replacement, judge without, or let a bot order.",
        ),
    )
    reminder: timedelta = setting(
        timedelta(hours=8),
        SettingRow(
            "reminder",
            kinds.Duration("{} before the deadline"),
            "Remind who owes orders this long before the deadline.",
            keeper_help="Hours before the deadline that a reminder is sent.",
        ),
    )
