"""Press: signed or unsigned messages, to whom, and from whom."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, Stage, setting
from judge.game.settings.values import Fakes, ObserverPress, PressMode


@dataclass(frozen=True)
class PressSettings:
    """Press: signed or unsigned messages, to whom, and from whom."""

    press: PressMode = setting(
        PressMode.WHITE,
        SettingRow(
            "press",
            kinds.Choice(tuple(PressMode)),
            phrases={
                "white": PressMode.WHITE,
                "white press": PressMode.WHITE,
                "press white": PressMode.WHITE,
                "grey": PressMode.GREY,
                "gray": PressMode.GREY,
                "grey press": PressMode.GREY,
                "press grey": PressMode.GREY,
                "white/grey": PressMode.BOTH,
                "grey/white": PressMode.GREY_OR_WHITE,
                "press white/grey": PressMode.BOTH,
                "press grey/white": PressMode.GREY_OR_WHITE,
                "no press": PressMode.NONE,
                "press none": PressMode.NONE,
                "none": PressMode.NONE,
                "white/gray": PressMode.BOTH,
                "gray/white": PressMode.GREY_OR_WHITE,
            },
        ),
    )
    partial_press: bool = setting(
        True,
        SettingRow(
            "partial",
            kinds.Flag(),
            phrases={
                "partial": True,
                "no partial": False,
                "partial press": True,
                "no partial press": False,
            },
        ),
    )
    fakes: Fakes = setting(
        Fakes.NONE,
        SettingRow(
            "fakes",
            kinds.Choice(tuple(Fakes)),
            phrases={
                "no fake": Fakes.NONE,
                "no fakes": Fakes.NONE,
                "no fake broadcast": Fakes.NONE,
                "partial may be faked": Fakes.ALLOWED,
                "partial may": Fakes.ALLOWED,
                "partial fakes broadcast by default": Fakes.DEFAULT,
                "partial default": Fakes.DEFAULT,
                "partial fakes broadcast": Fakes.ALWAYS,
                "partial fakes": Fakes.ALWAYS,
            },
            forms=("NO FAKE", "PARTIAL MAY BE FAKED", "PARTIAL FAKES BROADCAST", "PARTIAL DEFAULT"),
        ),
    )
    observer_press: ObserverPress = setting(
        ObserverPress.NONE,
        SettingRow(
            "observers",
            kinds.Choice(tuple(ObserverPress)),
            phrases={
                "observer any": ObserverPress.ANY,
                "observer press": ObserverPress.ANY,
                "observer any press": ObserverPress.ANY,
                "any observer": ObserverPress.ANY,
                "observer white": ObserverPress.WHITE,
                "observer white press": ObserverPress.WHITE,
                "white observer": ObserverPress.WHITE,
                "observer no": ObserverPress.NONE,
                "no observer press": ObserverPress.NONE,
                "observer no press": ObserverPress.NONE,
                "observer none": ObserverPress.NONE,
                "no observer": ObserverPress.NONE,
            },
        ),
    )
    watch_all_press: bool = setting(
        False,
        SettingRow(
            "watch",
            kinds.Flag(),
            phrases={"watch all press": True, "no watch all press": False},
            shared=False,
        ),
    )
    late_press: bool = setting(
        True,
        SettingRow(
            "when late",
            kinds.Flag(),
            phrases={"late press": True, "no late press": False},
        ),
    )
    grace_press: bool = setting(
        True,
        SettingRow(
            "in grace",
            kinds.Flag(),
            phrases={"grace press": True, "no grace press": False},
        ),
    )
    minor_press: bool = setting(
        True,
        SettingRow(
            "in minor",
            kinds.Flag(),
            phrases={"minor press": True, "no minor press": False},
        ),
    )
    must_order: bool = setting(
        False,
        SettingRow(
            "must order",
            kinds.Flag(),
            phrases={"must order": True, "no must order": False},
        ),
    )
    touch_press: bool = setting(
        False,
        SettingRow(
            "touch",
            kinds.Flag(),
            phrases={"touch press": True, "no touch press": False},
        ),
    )
    postal_press: bool = setting(
        False,
        SettingRow(
            "postal",
            kinds.Flag(),
            phrases={"postal press": True, "no postal press": False},
        ),
    )
    blank_press: bool = setting(
        False,
        SettingRow(
            "blank",
            kinds.Flag(),
            phrases={"blank press": True, "no blank press": False},
        ),
    )
    datelines: bool = setting(
        False,
        SettingRow(
            "datelines",
            kinds.Flag(),
            phrases={"datelines": True, "no datelines": False},
        ),
    )
    letters_shown: bool = setting(
        False,
        SettingRow(
            "letters",
            kinds.Flag(),
            phrases={
                "letters shown": True,
                "show letters": True,
                "press shown": True,
                "no letters shown": False,
                "no press shown": False,
            },
            stage=Stage.FORMING,
        ),
    )
    diaries_shown: bool = setting(
        False,
        SettingRow(
            "diaries",
            kinds.Flag(),
            phrases={"diaries shown": True, "show diaries": True, "no diaries shown": False},
            stage=Stage.FORMING,
        ),
    )
