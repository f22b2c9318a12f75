"""The reference pages of commands and settings, drawn from the tables that also drive HELP and LIST."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.commands import COMMANDS, CommandRow
from judge.game.settings import Settings, Stage, rows
from judge.language.classic import CLASSIC_WORDS
from judge.render.help_pages import who_may
from judge.render.lines.settings import plain_value
from judge.rules.english import listing

_NOTE = (
    "This page is drawn from the judge's own table; `UPDATE_SNAPSHOTS=1 pytest tests/unit/render` writes it."
)
_TOPICS = {
    "joining": "Joining: who you are, and your seat in a game",
    "asking": "Asking: answers that change nothing",
    "playing": "Playing: beside the orders themselves",
    "talking": "Talking: letters between players",
    "mastering": "Mastering: running a game",
}


def reference_pages() -> Mapping[str, str]:
    """The pages by file name in docs/reference."""
    return {
        "commands.md": commands_page(),
        "settings.md": settings_page(),
        "classic-words.md": classic_words_page(),
    }


def commands_page() -> str:
    """Every command under its topic: how it is written, who may give it, what it does, an example."""
    lines = [
        "# Commands",
        "",
        _NOTE,
        "",
        "Write each on a line of its own. Upper and lower case are the same, and a beginning that fits only",
        f"one command will do, but for {_whole_words()}: these by",
        "their whole word. All else after SIGN ON is read as an order: see `HELP ORDERS`.",
    ]
    for topic, title in _TOPICS.items():
        lines += ["", f"## {title}"]
        for entry in COMMANDS.values():
            if entry.topic == topic:
                lines += _command(entry)
    return "\n".join(lines) + "\n"


def _whole_words() -> str:
    """The commands that a beginning of their word does not give."""
    return listing([entry.usage[0].split()[0] for entry in COMMANDS.values() if entry.whole])


def _command(entry: CommandRow) -> list[str]:
    lines = ["", "```", *entry.usage, "```", "", f"{entry.help} *For {who_may(entry.who)}.*"]
    if entry.example:
        lines += ["", "For example:", "", "```", *entry.example.splitlines(), "```"]
    return lines


def settings_page(table: type[Settings] = Settings) -> str:
    """Every setting with what follows SET, its value in a new game, and when it may change."""
    lines = [
        "# Settings of a game",
        "",
        _NOTE,
        "",
        "The master changes them with SET and what stands in the second column; `LIST` shows them under the",
        "name in the first. New games start with these values unless `judge.toml` says otherwise.",
        "",
        "| Name | SET … | What it is | In a new game | May change |",
        "|---|---|---|---|---|",
    ]
    defaults = table()
    for name, row in rows(table).items():
        usage = "<br>".join(f"`{text}`".replace("|", "\\|") for text in row.usage)
        value = plain_value(row.kind, getattr(defaults, name)).replace("|", "\\|") or "empty"
        when = "before the start" if row.stage is Stage.FORMING else "at any time"
        lines.append(f"| {row.keyword} | {usage} | {row.help} | {value} | {when} |")
    return "\n".join(lines) + "\n"


def classic_words_page() -> str:
    """Every word of the classic judge that is no command or setting here, with the line that it brings."""
    lines = [
        "# Words of the classic judge",
        "",
        _NOTE,
        "",
        "Commands and settings of the classic judge that this one lacks. Whoever writes one is told what",
        "stands beside it. Words in small letters stand for a value.",
        "",
        "| Word | Here | Instead |",
        "|---|---|---|",
    ]
    for row in CLASSIC_WORDS:
        here = {True: "always so", False: "never so", None: "no"}[row.always]
        word = f"SET {'NO ' if row.only_no else ''}{row.words}" if row.setting else row.words
        lines.append(f"| `{word}` | {here} | {row.said} |")
    return "\n".join(lines) + "\n"
