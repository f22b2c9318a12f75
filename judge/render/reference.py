"""The reference pages of commands and settings, drawn from the tables that also drive HELP and LIST."""

from __future__ import annotations

import ast
import inspect
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from enum import StrEnum
from functools import cache
from textwrap import fill

from judge.game.commands import COMMANDS
from judge.game.settings import Settings
from judge.language.classic import CLASSIC_WORDS
from judge.paths import templates
from judge.render.help_pages import COMMAND_TOPICS, CommandHelp, commands_on, settings_help, topic_title
from judge.render.text.messages import listing, said, say
from judge.rules.board import BorderRule
from judge.rules.variant import Condition
from judge.rules.variant_rules import BuildSites, VariantRules
from judge.variants.load import names, tables

_NOTE = (
    "This page is drawn from the judge's own table; `UPDATE_SNAPSHOTS=1 pytest tests/unit/render` redraws it."
)


def reference_pages() -> Mapping[str, str]:
    """Return the pages by file name in docs/reference."""
    return {
        "commands.md": commands_page(),
        "settings.md": settings_page(),
        "classic-words.md": classic_words_page(),
        "variant-rules.md": variant_rules_page(),
        "boards.md": boards_page(),
    }


def commands_page() -> str:
    """Draw every command under its topic: how it is written, what it does, who may give it, an example."""
    lines = [
        "# Commands",
        "",
        _NOTE,
        "",
        "For players and GMs: every command that you can send by email.",
        "",
        "Write each command on its own line, in capitals or not. You can shorten a command as long as only",
        f"one command begins like that. Write these in full: {_whole_words()}.",
        "After SIGN ON, any other line is read as an order: see `HELP ORDERS`.",
    ]
    lines += ["", _COLUMN]
    for topic in COMMAND_TOPICS:
        lines += ["", f"## {topic_title(topic)}", ""]
        lines += [
            "| Command | What it does | Who | Examples | Classic judge |",
            "|---|---|---|---|---|",
        ]
        lines += [_command(row) for row in commands_on(topic)]
    return "\n".join(lines) + "\n"


_COLUMN = "The last column shows what is different in the classic judge (njudge), and why."


def _whole_words() -> str:
    """Return the commands that a beginning of their word does not give."""
    return listing([entry.usage[0].split()[0] for entry in COMMANDS.values() if entry.whole])


def _command(row: CommandHelp) -> str:
    classic = _classic_judge("commands", row.usage)
    cells = (_code(row.usage), row.help, _who(row), _code(row.example), classic)
    return f"| {' | '.join(cells)} |"


def _classic_judge(kind: str, usage: Sequence[str]) -> str:
    """Return what the classic judge does otherwise with a command or setting."""
    said = classic_judge()[kind].get(usage[0])
    return "not there" if said is None else said or "the same"


@cache
def classic_judge() -> Mapping[str, Mapping[str, str]]:
    """What the classic judge does otherwise: of `commands` and `settings`, by the first line of usage."""
    return tomllib.loads((templates() / "classic_judge.toml").read_text(encoding="utf-8"))


def _code(lines: Iterable[str]) -> str:
    """Lines of a cell, each as it is typed."""
    return "<br>".join(f"`{line}`" for line in lines).replace("|", "\\|")


def _who(row: CommandHelp) -> str:
    """Return whom a command is for.

    What players share where no GM moderates, they do as HELP MASTERING says.
    """
    return f"{row.who}; without a GM, see HELP MASTERING" if row.shared else row.who


def variant_rules_page() -> str:
    """Draw every switch of a variant, and what victory may ask, with what the code says of them."""
    lines = [
        "# Variant rules",
        "",
        _NOTE,
        "",
        "For people who make boards. If a variant differs in more than its map, its `variant.toml` says how:",
        "variant rules under `[rules]`, what victory needs besides centres under `[condition]`, and what a",
        "game on the board can turn on under `[options]`.",
    ]
    for title, kind in (("Variant rules", VariantRules), ("Victory", Condition)):
        lines += ["", f"## {title}", "", "| name | usual | what it says |", "|---|---|---|"]
        said = _field_docs(kind)
        for entry in fields(kind):
            usual = entry.default if entry.default is not MISSING else ""
            value = getattr(usual, "value", usual)
            shown = "-" if value in ("", (), None) else value
            lines.append(f"| `{entry.name}` | {shown} | {said.get(entry.name, '')} |")
    lines += ["", "## Borders", "", "| condition in borders.csv | what it says |", "|---|---|"]
    lines += [f"| `{rule}` | {text} |" for rule, text in _enum_docs(BorderRule).items()]
    lines += ["", "## Builds", "", "| `build` | where |", "|---|---|"]
    lines += [f"| `{rule}` | {text} |" for rule, text in _enum_docs(BuildSites).items()]
    return "\n".join(lines) + "\n"


def _field_docs(kind: type[object]) -> dict[str, str]:
    """Return the docstring below each name of a class; for those without one, nothing."""
    (node,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(node, ast.ClassDef)
    found: dict[str, str] = {}
    for field_node, text in zip(node.body, node.body[1:], strict=False):
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            target = field_node.targets[0] if isinstance(field_node, ast.Assign) else None
            target = field_node.target if isinstance(field_node, ast.AnnAssign) else target
            if isinstance(target, ast.Name):
                found[target.id] = " ".join(str(text.value.value).split())
    return found


def _enum_docs(kind: type[StrEnum]) -> dict[str, str]:
    said = _field_docs(kind)
    return {member.value: said.get(member.name, "") for member in kind}


_TIERS = (
    *fill(". ".join(f"{tier}: {say('board-tier', tier=tier)}" for tier in "ABCSD") + ".", 100).splitlines(),
    "The notes of a board say what is different; `GET RULES.name` says how to play on it.",
)


def boards_page() -> str:
    """Draw every board with its size, what wins, how well its facts are attested, and if it can be played."""
    found = [tables(name) for name in names()]
    playable = sum(not facts.unplayable for facts in found)
    lines = ["# Boards", "", _NOTE, "", f"{playable} of {len(found)} can be played.", "", *_TIERS, ""]
    lines += [
        "| name | title | players | centres | win | tier | not playable because |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {f.name} | {f.title} | {len(f.powers)} | {sum(row.centre for row in f.provinces)} | {f.victory} |"
        f" {f.tier} | {f.unplayable} |"
        for f in found
    ]
    return "\n".join(lines) + "\n"


def settings_page(table: type[Settings] = Settings) -> str:
    """Draw every setting with what follows SET, its value in a new game, and when it may change."""
    lines = [
        "# Settings of a game",
        "",
        _NOTE,
        "",
        "For GMs: every setting that you can choose for a game.",
        "",
        "To change one, send SET and a line from the second column. `LIST` shows it under the name in the",
        "first. New games start with these values, unless `judge.toml` has others.",
        "",
        _COLUMN,
        "",
        "| Name | SET … | What it decides | In a new game | Can change | Classic judge |",
        "|---|---|---|---|---|---|",
    ]
    for row in settings_help(table):
        value, classic = row.usual.replace("|", "\\|"), _classic_judge("settings", row.usage)
        when = "before the start" if row.limit else "any time"
        lines.append(f"| {row.keyword} | {_code(row.usage)} | {row.help} | {value} | {when} | {classic} |")
    return "\n".join(lines) + "\n"


def classic_words_page() -> str:
    """Draw the words of the classic judge that are not commands or settings here, with their answers."""
    lines = [
        "# Words of the classic judge",
        "",
        _NOTE,
        "",
        "For players who know the classic judge: its commands and settings that this judge does not have.",
        "If you send one, the reply says what to send instead. Words in small letters stand for a value.",
        "",
        "| Word | Here | Instead |",
        "|---|---|---|",
    ]
    for row in CLASSIC_WORDS:
        here = {True: "always so", False: "never so", None: "no"}[row.always]
        word = f"SET {row.words}" if row.setting else row.words
        lines.append(f"| `{word}` | {here} | {said(row.said) if row.said else ''} |")
    return "\n".join(lines) + "\n"
