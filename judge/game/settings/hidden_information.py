"""Who knows who plays which power, and who sees which part of the board."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, Stage, setting
from judge.game.settings.values import Blind, SightModifier


@dataclass(frozen=True)
class HiddenInformationSettings:
    """Who knows who plays which power, and who sees which part of the board."""

    gunboat: bool = setting(
        False,
        SettingRow(
            "gunboat",
            kinds.Flag(),
            phrases={"gunboat": True, "no gunboat": False},
            stage=Stage.FORMING,
        ),
    )
    reveal: bool = setting(
        True,
        SettingRow(
            "reveal",
            kinds.Flag(),
            phrases={"reveal": True, "no reveal": False},
            stage=Stage.FORMING,
        ),
    )
    blind: Blind = setting(
        Blind.NO,
        SettingRow(
            "blind",
            kinds.Choice(tuple(Blind)),
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
            kinds.Several(tuple(SightModifier), usual="usual"),
            forms=("SIGHT word …", "SIGHT USUAL"),
            stage=Stage.FORMING,
        ),
    )
