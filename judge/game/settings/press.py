"""Letters: signed or unsigned, to whom, and from whom."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.row import SettingRow, setting
from judge.game.settings.values import PressMode


@dataclass(frozen=True)
class PressSettings:
    """Letters: signed or unsigned, to whom, and from whom."""

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
