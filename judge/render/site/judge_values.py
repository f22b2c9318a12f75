"""Pages about the judge itself as values: who is wanted where, and the commands by their topics."""

from __future__ import annotations

from collections.abc import Sequence

from judge.render.help_pages import TOPIC_TITLES, commands_on
from judge.render.mail_context import Values


def wanted_values(rows: Sequence[Values]) -> Values:
    """Of the public games' rows those that form, those with free powers, those that ask standbys."""
    return {
        "forming": [row for row in rows if row["status"] == "forming"],
        "free": [row for row in rows if row["open"]],
        "asking": [row for row in rows if row["standbys"]],
    }


def command_topics() -> Sequence[Values]:
    """Every command, under its topic."""
    return [
        {"name": name, "title": title, "commands": commands_on(name)} for name, title in TOPIC_TITLES.items()
    ]
