"""Who may change settings, what proves a sender, and what lists say of the game."""
# ruff: noqa: RUF009  # `setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import kinds
from judge.game.settings.row import SettingRow, setting
from judge.game.settings.values import Evidence


@dataclass(frozen=True)
class AccessSettings:
    """Who may change settings, what proves a sender, and what lists say of the game."""

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
    standbys: bool = setting(
        True,
        SettingRow(
            "standby",
            kinds.Flag(),
            "Ask the standby list for late and free powers.",
            phrases={"standby": True, "no standby": False},
        ),
    )
    comment: str = setting("", SettingRow("comment", kinds.Text("comment", 200), "A line shown in lists."))
