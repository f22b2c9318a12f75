"""The table of settings: each field of `Settings` is a row, in the order shown to people."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import timedelta

from judge.game.settings import kinds
from judge.game.settings.row import SettingRow, Stage, setting
from judge.game.settings.values import (
    MOVES_CLOCK,
    SHORT_CLOCK,
    Blind,
    Evidence,
    Lending,
    MissingOrders,
    PhaseClock,
    PressMode,
    Reading,
    SightModifier,
)
from judge.rules.rulebook import PRESETS

_NEW_CLOCK = (
    "The clock of one kind of phase in new games, in hours; what is left out stays the hobby's default."
)


@dataclass(frozen=True)
class Settings:
    """Everything a game's master can choose; the defaults are the hobby's."""

    variant: str = setting(
        "standard",
        SettingRow(
            "variant",
            kinds.VariantName(),
            "The map and start, with options or without one.",
            forms=("VARIANT name [options]", "NOT VARIANT [option]"),
            stage=Stage.FORMING,
        ),
    )
    rulebook: str = setting(
        "datc3",
        SettingRow(
            "rulebook",
            kinds.Choice({name: name for name in PRESETS}, "rulebook"),
            "The edition of the rules.",
            forms=("RULEBOOK name",),
            stage=Stage.FORMING,
        ),
    )
    reading: Reading = setting(
        Reading.LENIENT,
        SettingRow(
            "orders",
            kinds.Choice({policy: policy.value for policy in Reading}, "way to read orders"),
            "How strictly orders are read.",
        ),
    )
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
    gunboat: bool = setting(
        False,
        SettingRow(
            "gunboat",
            kinds.Flag(),
            "Nobody but the master knows who plays what.",
            phrases={"gunboat": True, "no gunboat": False},
            stage=Stage.FORMING,
        ),
    )
    reveal: bool = setting(
        True,
        SettingRow(
            "reveal",
            kinds.Flag(),
            "The end of a gunboat game names everybody.",
            phrases={"reveal": True, "no reveal": False},
            stage=Stage.FORMING,
        ),
    )
    blind: Blind = setting(
        Blind.NO,
        SettingRow(
            "blind",
            kinds.Choice(
                {
                    Blind.NO: "no",
                    Blind.NJUDGE: "yes: a power sees its own units and centres (njudge)",
                    Blind.BCENTRES: "yes: a power sees its own units, and all centres (njudge)",
                    Blind.DPJUDGE: "yes: a power sees what is near its units and home centres (DPjudge)",
                    Blind.FOG: "yes: a power sees what is near its units and centres (fog of war)",
                }
            ),
            "Powers see part of the board only; HELP BLIND says what.",
            phrases={
                "blind": Blind.NJUDGE,
                "blind njudge": Blind.NJUDGE,
                "bcentres": Blind.BCENTRES,
                "bcenters": Blind.BCENTRES,
                "blind dpjudge": Blind.DPJUDGE,
                "fog": Blind.FOG,
                "blind fog": Blind.FOG,
                "fog of war": Blind.FOG,
                "no blind": Blind.NO,
                "no fog": Blind.NO,
            },
            stage=Stage.FORMING,
        ),
    )
    sight: tuple[SightModifier, ...] = setting(
        (),
        SettingRow(
            "sight",
            kinds.Several(tuple(SightModifier), "modifier of sight", "usual"),
            "Words for what else a blind game shows or hides.",
            forms=("SIGHT word …", "SIGHT USUAL"),
            stage=Stage.FORMING,
        ),
    )
    summer: bool = setting(
        False,
        SettingRow(
            "summer",
            kinds.Flag(),
            "Illegal Gunboat: a season of lines that only speak.",
            phrases={"summer": True, "no summer": False},
            stage=Stage.FORMING,
        ),
    )
    """Seed 000, 12."""
    proxies: Lending = setting(
        Lending.NONE,
        SettingRow(
            "proxies",
            kinds.Choice(
                {
                    Lending.NONE: "no",
                    Lending.PHASE: "yes: units may be lent for a phase",
                    Lending.STANDING: "yes: units may be lent for a phase, or until revoked",
                }
            ),
            "Units may be lent: for a phase, or also until revoked.",
            phrases={
                "proxy": Lending.PHASE,
                "proxies": Lending.PHASE,
                "standing proxy": Lending.STANDING,
                "standing proxies": Lending.STANDING,
                "proxy standing": Lending.STANDING,
                "no proxy": Lending.NONE,
                "no proxies": Lending.NONE,
                "no standing proxy": Lending.NONE,
            },
        ),
    )
    """DATC 4.E.4, DATC 4.E.5: no order outlives its phase, but a standing proxy where a game has them; else
    proxies are among a phase's orders, or there are none."""
    press: PressMode = setting(
        PressMode.WHITE,
        SettingRow(
            "press",
            kinds.Choice(
                {
                    PressMode.NONE: "none",
                    PressMode.WHITE: "white (signed)",
                    PressMode.GREY: "grey (unsigned)",
                    PressMode.BOTH: "white or grey (signed or unsigned)",
                }
            ),
            "Letters between players.",
            phrases={
                "white": PressMode.WHITE,
                "white press": PressMode.WHITE,
                "press white": PressMode.WHITE,
                "grey": PressMode.GREY,
                "gray": PressMode.GREY,
                "grey press": PressMode.GREY,
                "press grey": PressMode.GREY,
                "white/grey": PressMode.BOTH,
                "grey/white": PressMode.BOTH,
                "press white/grey": PressMode.BOTH,
                "no press": PressMode.NONE,
                "press none": PressMode.NONE,
            },
        ),
    )
    partial_press: bool = setting(
        True,
        SettingRow(
            "partial",
            kinds.Flag(),
            "Letters to some players only.",
            phrases={"partial": True, "no partial": False},
        ),
    )
    observer_press: bool = setting(
        False,
        SettingRow(
            "observers",
            kinds.Flag("may write to the players", "write to the master and each other"),
            "Observers may write to players, not only to the master and each other.",
            phrases={"observer press": True, "no observer press": False},
        ),
    )
    moderated: bool = setting(
        True,
        SettingRow(
            "moderated",
            kinds.Flag(),
            "Only the master changes settings.",
            phrases={"moderated": True, "unmoderated": False, "no moderated": False},
            shared=False,
        ),
    )
    evidence: Evidence = setting(
        Evidence.REPLY,
        SettingRow(
            "evidence",
            kinds.Choice(
                {
                    Evidence.REPLY: "the password, or an answer to a mail of mine",
                    Evidence.PASSWORD: "the password",
                    Evidence.EITHER: "password, answer, or a vouched-for mail from the address of record",
                    Evidence.BOTH: "the password in a vouched-for mail from the address of record",
                },
                "kind of evidence",
            ),
            "What proves a sender: password, answer, vouched-for address.",
        ),
    )
    victory: int | None = setting(
        None,
        SettingRow(
            "centers",
            kinds.Number(
                "centres",
                low=1,
                high=lambda variant: len(variant.board.centres),
                unset=lambda variant: variant.victory,
            ),
            "Supply centres needed to win; the variant's number if unset.",
            aliases=("centres",),
        ),
    )
    powers_each: int = setting(
        1,
        SettingRow(
            "duplex",
            kinds.Choice(
                {
                    1: "no: each player leads one power",
                    2: "yes: each player leads two powers",
                    3: "triplex: each player leads three powers",
                    4: "quadruplex: each player leads four powers",
                }
            ),
            "How many powers each player leads, to win together.",
            phrases={"duplex": 2, "triplex": 3, "quadruplex": 4, "no duplex": 1, "no triplex": 1},
            stage=Stage.FORMING,
        ),
    )
    """njudge's duplex."""
    comment: str = setting("", SettingRow("comment", kinds.Text("comment", 200), "A line shown in lists."))


def rows(table: type[Settings] = Settings) -> Mapping[str, SettingRow]:
    """The rows by the names of their fields, in the order shown to people."""
    return {one.name: one.metadata["row"] for one in fields(table)}
