"""Who may change settings, what proves a sender, and what lists say of the game."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.kinds import SettingRow, Stage, setting
from judge.game.settings.values import Evidence, Level, Site, Visibility


@dataclass(frozen=True)
class AccessSettings:
    """Who may change settings, what proves a sender, and what lists say of the game."""

    moderated: bool = setting(
        True,
        SettingRow(
            "moderated",
            kinds.Flag(),
            phrases={"moderated": True, "unmoderated": False, "no moderated": False},
            shared=False,
        ),
    )
    evidence: Evidence = setting(
        Evidence.REPLY,
        SettingRow(
            "evidence",
            kinds.Choice((Evidence.REPLY, Evidence.PASSWORD, Evidence.EITHER, Evidence.BOTH)),
        ),
    )
    standbys: bool = setting(
        True,
        SettingRow(
            "standby",
            kinds.Flag(),
            phrases={"standby": True, "no standby": False},
        ),
    )
    comment: str = setting("", SettingRow("comment", kinds.Text(200), shared_later=True))
    boardman: str = setting(
        "",
        SettingRow(
            "boardman",
            kinds.Text(20, number=True),
            phrases={"no bn": "", "no boardman": ""},
            aliases=("bn",),
            forms=("BN number",),
            shared_later=True,
        ),
    )
    miller: str = setting(
        "",
        SettingRow(
            "miller",
            kinds.Text(20, number=True),
            phrases={"no mn": "", "no miller": ""},
            aliases=("mn",),
            forms=("MN number",),
            shared_later=True,
        ),
    )
    everything: str = setting(
        "",
        SettingRow(
            "everything",
            kinds.Text(20, number=True),
            phrases={"no ep": "", "no everything": ""},
            aliases=("ep",),
            forms=("EP number",),
            shared_later=True,
        ),
    )
    """The numbers of the hobby's custodians, which the classic judge had in its heads."""
    language: str = setting(
        "",
        SettingRow(
            "game lang",
            kinds.Language(),
            aliases=("game language",),
            forms=("GAME LANGUAGE Deutsch",),
            shared_later=True,
        ),
    )
    """The language code of its pages, and of emails to observers who have not chosen one."""
    visibility: Visibility = setting(
        Visibility.PUBLIC,
        SettingRow(
            "list",
            kinds.Choice(tuple(Visibility)),
            phrases={
                "list": Visibility.PUBLIC,
                "public": Visibility.PUBLIC,
                "no list": Visibility.UNLISTED,
                "unlist": Visibility.UNLISTED,
                "private": Visibility.PRIVATE,
                "no private": Visibility.PUBLIC,
            },
        ),
    )
    level: Level = setting(
        Level.ANY,
        SettingRow(
            "level",
            kinds.Choice(tuple(Level)),
        ),
    )
    dedication: int = setting(
        -10_000,
        SettingRow(
            "dedication",
            kinds.Number(low=-10_000, high=10_000),
        ),
    )
    on_time_ratio: float = setting(
        0.0,
        SettingRow(
            "ontimerat",
            kinds.Ratio(),
        ),
    )
    resignation_ratio: float = setting(
        1.0,
        SettingRow(
            "resrat",
            kinds.Ratio(),
        ),
    )
    site: Site = setting(
        Site.ANY,
        SettingRow(
            "access",
            kinds.Choice(tuple(Site)),
            phrases={
                "access any": Site.ANY,
                "access same": Site.SAME,
                "access different": Site.DIFFERENT,
                "access any site": Site.ANY,
                "access any-site": Site.ANY,
                "access same site": Site.SAME,
                "access same-site": Site.SAME,
                "access different site": Site.DIFFERENT,
                "access different-site": Site.DIFFERENT,
                "access diff": Site.DIFFERENT,
                "access diff-site": Site.DIFFERENT,
            },
        ),
    )
    approval: bool = setting(
        False,
        SettingRow(
            "approval",
            kinds.Flag(),
            phrases={"approval": True, "no approval": False},
            shared=False,
        ),
    )
    master_swaps: bool = setting(
        False,
        SettingRow(
            "swaps",
            kinds.Flag(),
            phrases={"master swaps": True, "no master swaps": False},
            shared=False,
            stage=Stage.FORMING,
        ),
    )
    resume: bool = setting(
        True,
        SettingRow(
            "resume",
            kinds.Flag(),
            phrases={"resume": True, "no resume": False},
            shared=False,
        ),
    )
    rated: bool = setting(
        True,
        SettingRow(
            "rated",
            kinds.Flag(),
            phrases={"rated": True, "unrated": False, "no rated": False, "no rate": False, "unrate": False},
            shared=False,
        ),
    )
    quiet: bool = setting(
        False,
        SettingRow(
            "quiet",
            kinds.Flag(),
            phrases={"quiet": True, "no quiet": False},
        ),
    )
    spectators: bool = setting(
        True,
        SettingRow(
            "spectators",
            kinds.Flag(),
            phrases={"spectators": True, "no spectators": False},
        ),
    )
    secret: bool = setting(
        False,
        SettingRow(
            "secret",
            kinds.Flag(),
            phrases={"secret": True, "no show": True, "no secret": False, "show": False},
        ),
    )
