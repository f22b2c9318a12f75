"""When a phase is adjudicated, and what happens to missing orders."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, Stage, setting
from judge.game.settings.values import MOVES_CLOCK, SHORT_CLOCK, BotLevel, Holiday, MissingOrders, PhaseClock

_NEW_CLOCK = (
    "Clock of one kind of phase in new games, in hours. Values that you leave out keep their defaults."
)


@dataclass(frozen=True)
class ClockSettings:
    """When a phase is adjudicated, and what happens to missing orders."""

    moves: PhaseClock = setting(
        MOVES_CLOCK,
        SettingRow(
            "moves",
            kinds.Clock(),
            aliases=("move",),
            keeper_help=_NEW_CLOCK,
        ),
    )
    retreats: PhaseClock = setting(
        SHORT_CLOCK,
        SettingRow(
            "retreat",
            kinds.Clock(),
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
            aliases=("build", "adjust", "adjustment", "adjustments"),
            forms=("BUILDS CLOCK|MIN|… value …", "ADJUST …"),
            keeper_help=_NEW_CLOCK,
        ),
    )
    zone: str = setting(
        "UTC",
        SettingRow(
            "game zone",
            kinds.Zone(),
            keeper_help="Time zone of deadlines.",
        ),
    )
    missing: MissingOrders = setting(
        MissingOrders.WAIT,
        SettingRow(
            "nmr",
            kinds.Choice(tuple(MissingOrders)),
            phrases={
                "nmr": MissingOrders.PROCESS,
                "nmr bot": MissingOrders.BOT,
                "nmr first": MissingOrders.FIRST,
                "nmr twice": MissingOrders.TWICE,
                "nmr house": MissingOrders.HOUSE,
                "nmr gstz": MissingOrders.HOUSE,
                "bot": MissingOrders.BOT,
                "nonmr": MissingOrders.WAIT,
                "no nmr": MissingOrders.WAIT,
                "cd": MissingOrders.PROCESS,
                "no cd": MissingOrders.WAIT,
            },
            keeper_help="If orders are missing after the grace period: wait, adjudicate, or let a bot order.",
        ),
    )
    bots: BotLevel = setting(
        BotLevel.NORMAL,
        SettingRow(
            "bots",
            kinds.Choice(tuple(BotLevel)),
            aliases=("bots level", "bot level"),
            forms=("BOTS EASY|NORMAL|HARD",),
            keeper_help="How well the bots play.",
        ),
    )
    reminder: tuple[timedelta, ...] = setting(
        (timedelta(hours=8),),
        SettingRow(
            "reminder",
            kinds.Durations(most=2),
            phrases={"no reminder": (), "no reminders": ()},
            aliases=("reminders",),
            forms=("REMINDER hours [hours]", "NO REMINDER"),
            keeper_help="Hours before the deadline at which a reminder is sent; [24, 3] for two.",
        ),
    )
    strict_grace: bool = setting(
        False,
        SettingRow(
            "grace end",
            kinds.Flag(),
            phrases={"strict grace": True, "no strict grace": False},
        ),
    )
    strict_wait: bool = setting(
        False,
        SettingRow(
            "waits",
            kinds.Flag(),
            phrases={"strict wait": True, "no strict wait": False},
        ),
    )
    late_count: bool = setting(
        True,
        SettingRow(
            "late count",
            kinds.Flag(),
            phrases={"late count": True, "no late count": False},
        ),
    )
    late_orders: bool = setting(
        True,
        SettingRow(
            "late",
            kinds.Flag(),
            phrases={"late orders": True, "no late orders": False},
        ),
    )
    """Seed 004 §3.11."""
    two_seasons: bool = setting(
        False,
        SettingRow(
            "seasons",
            kinds.Flag(),
            phrases={"two seasons": True, "two deadlines": True, "no two seasons": False},
        ),
    )
    """Seed 004 §3.1."""
    manual_process: bool = setting(
        False,
        SettingRow(
            "process",
            kinds.Flag(),
            phrases={"manual process": True, "no manual process": False, "auto process": False},
        ),
    )
    manual_start: bool = setting(
        False,
        SettingRow(
            "start",
            kinds.Flag(),
            phrases={"manual start": True, "no manual start": False, "auto start": False},
            stage=Stage.FORMING,
        ),
    )
    roll_call: tuple[timedelta, ...] = setting(
        (),
        SettingRow(
            "roll call",
            kinds.Durations(most=1),
            phrases={"no roll call": ()},
            forms=("ROLL CALL hours", "NO ROLL CALL"),
            stage=Stage.FORMING,
        ),
    )
    max_absence: int = setting(
        15,
        SettingRow(
            "max away",
            kinds.Number(low=0, high=31),
            aliases=("max absence",),
            forms=("MAX ABSENCE n",),
            keeper_help="Days that a player can be away without approval from the GM.",
        ),
    )
    holidays: tuple[Holiday, ...] = setting(
        (),
        SettingRow(
            "holidays",
            kinds.Calendar(),
            phrases={"no holidays": ()},
            forms=("HOLIDAYS 24 Dec TO 2 Jan, 1 May", "NO HOLIDAYS"),
        ),
    )
