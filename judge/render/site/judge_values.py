"""Pages about the judge itself as values: who is wanted where, and the commands by their topics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from judge.notices.addressee import JudgeInfo
from judge.render.help_pages import TOPIC_TITLES, commands_on
from judge.render.mail_context import Values


def wanted_values(rows: Sequence[Values]) -> Values:
    """Of the public games' rows those that form, those with free powers, those that ask standbys."""
    return {
        "forming": [row for row in rows if row["status"] == "forming"],
        "free": [row for row in rows if row["open"]],
        "asking": [row for row in rows if row["standbys"]],
    }


_FEED_ENTRIES = 30
_FEED_YEAR = 2026
"""In the feed's name, which must never change (RFC 4151)."""


def judge_feed(judge: JudgeInfo, rows: Sequence[Values]) -> Values:
    """The last results of all public games, the newest first."""
    found = [one for row in rows for one in cast("Sequence[dict[str, str]]", row["results"])]
    entries = sorted(found, key=lambda one: (one["at"], one["id"]), reverse=True)[:_FEED_ENTRIES]
    return {
        "id": f"{_FEED_YEAR}:results",
        "title": f"{judge.name}: results of all games",
        "updated": max([str(row["created"]) for row in rows] + [one["at"] for one in entries]),
        "entries": entries,
    }


def command_topics() -> Sequence[Values]:
    """Every command, under its topic."""
    return [
        {"name": name, "title": title, "commands": commands_on(name)} for name, title in TOPIC_TITLES.items()
    ]
