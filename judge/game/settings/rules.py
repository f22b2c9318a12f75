"""What is played, by which rules, and how orders are read."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, Stage, setting
from judge.game.settings.values import Lending, Reading
from judge.rules.rulebook import PRESETS

_BUILDS_OF_THE_CLASSIC = {"any": "build anywhere", "one": "build if home", "home": "build home"}
"""Where the classic judge has units built, `SET ANY CENTERS`, and the option of the board here."""

_OPTIONS_SET_ALONE = (
    *("blank board", "custom start", "own start", "winter 1900"),
    *("build anywhere", "builds anywhere", "build any"),
)
"""Options of the board that every site offers, by each name that is set without VARIANT."""


@dataclass(frozen=True)
class RuleSettings:
    """What is played, by which rules, and how orders are read."""

    variant: str = setting(
        "standard",
        SettingRow(
            "variant",
            kinds.VariantName(),
            phrases={
                **{
                    f"{where} {word}": option
                    for where, option in _BUILDS_OF_THE_CLASSIC.items()
                    for word in ("centers", "centres", "center", "centre")
                },
                **{f"no {where} centers": "build home" for where in ("any", "one")},
                **{option: option for option in _OPTIONS_SET_ALONE},
                **{f"no {option}": f"not {option}" for option in _OPTIONS_SET_ALONE},
            },
            forms=(
                "VARIANT name [options]",
                "NOT VARIANT [option]",
                *(f"{where.upper()} CENTERS" for where in _BUILDS_OF_THE_CLASSIC),
                "BLANK BOARD",
                "NO BLANK BOARD",
            ),
            stage=Stage.FORMING,
        ),
    )
    rulebook: str = setting(
        "datc3",
        SettingRow(
            "rulebook",
            kinds.Choice(tuple(PRESETS)),
            forms=("RULEBOOK name",),
            stage=Stage.FORMING,
        ),
    )
    reading: Reading = setting(
        Reading.LENIENT,
        SettingRow(
            "orders",
            kinds.Choice(tuple(Reading)),
        ),
    )
    summer: bool = setting(
        False,
        SettingRow(
            "summer",
            kinds.Flag(),
            phrases={"summer": True, "no summer": False},
            stage=Stage.FORMING,
        ),
    )
    """Seed 000, 12."""
    proxies: Lending = setting(
        Lending.NONE,
        SettingRow(
            "proxies",
            kinds.Choice(tuple(Lending)),
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
    victory: int | None = setting(
        None,
        SettingRow(
            "centers",
            kinds.Number(
                low=1, high=lambda variant: len(variant.board.centres), unset=lambda variant: variant.victory
            ),
            aliases=("centres",),
        ),
    )
    last_year: int = setting(
        0,
        SettingRow(
            "last year",
            kinds.Number(low=1, high=9999),
            phrases={"no last year": 0},
            forms=("LAST YEAR 1907", "NO LAST YEAR"),
        ),
    )
    """What face-to-face tournaments and leagues end their games by."""
    errors_stand: bool = setting(
        False,
        SettingRow(
            "errors",
            kinds.Flag(),
            phrases={"errors stand": True, "no errors stand": False},
        ),
    )
    """Seed 004 §6.2."""
    wishes: bool = setting(
        True,
        SettingRow(
            "wishes",
            kinds.Flag(),
            phrases={"prflist": True, "prfrand": False, "prfboth": True, "wishes": True, "no wishes": False},
            stage=Stage.FORMING,
        ),
    )
    powers: int | None = setting(
        None,
        SettingRow(
            "powers",
            kinds.Number(
                low=2, high=lambda variant: len(variant.powers), unset=lambda variant: len(variant.powers)
            ),
            stage=Stage.FORMING,
        ),
    )
    powers_each: int = setting(
        1,
        SettingRow(
            "duplex",
            kinds.Choice((1, 2, 3, 4)),
            phrases={"duplex": 2, "triplex": 3, "quadruplex": 4, "no duplex": 1, "no triplex": 1},
            stage=Stage.FORMING,
        ),
    )
    """njudge's duplex."""
