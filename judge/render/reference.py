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

from judge.game.commands import COMMANDS, CommandRow
from judge.game.settings import Settings
from judge.language.classic import CLASSIC_WORDS
from judge.paths import templates
from judge.render.help_pages import TOPIC_TITLES, settings_help, who_may
from judge.render.lines.variant_rules import TIERS
from judge.rules.board import BorderRule
from judge.rules.english import listing
from judge.rules.variant import Condition
from judge.rules.variant_rules import BuildSites, VariantRules
from judge.variants.load import names, tables

_NOTE = (
    "This page is drawn from the judge's own table; `UPDATE_SNAPSHOTS=1 pytest tests/unit/render` writes it."
)


def reference_pages() -> Mapping[str, str]:
    """The pages by file name in docs/reference."""
    return {
        "commands.md": commands_page(),
        "settings.md": settings_page(),
        "classic-words.md": classic_words_page(),
        "variant-rules.md": variant_rules_page(),
        "boards.md": boards_page(),
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
    lines += ["", _COLUMN]
    for topic, title in TOPIC_TITLES.items():
        lines += ["", f"## {title}", ""]
        lines += ["| Write | What it does | For | For example | The classic judge |", "|---|---|---|---|---|"]
        lines += [_command(entry) for entry in COMMANDS.values() if entry.topic == topic]
    return "\n".join(lines) + "\n"


_COLUMN = "The last column says what the classic judge (njudge) does otherwise, and why."


def _whole_words() -> str:
    """The commands that a beginning of their word does not give."""
    return listing([entry.usage[0].split()[0] for entry in COMMANDS.values() if entry.whole])


def _command(entry: CommandRow) -> str:
    classic = _classic_judge("commands", entry.usage)
    cells = (_code(entry.usage), entry.help, _who(entry), _code(entry.example.splitlines()), classic)
    return f"| {' | '.join(cells)} |"


def _classic_judge(kind: str, usage: Sequence[str]) -> str:
    """What the classic judge does otherwise with a command or setting."""
    said = classic_judge()[kind].get(usage[0])
    return "not there" if said is None else said or "the same"


@cache
def classic_judge() -> Mapping[str, Mapping[str, str]]:
    """What the classic judge does otherwise: of `commands` and `settings`, by the first line of usage."""
    return tomllib.loads((templates() / "classic_judge.toml").read_text(encoding="utf-8"))


def _code(lines: Iterable[str]) -> str:
    """Lines of a cell, each as it is typed."""
    return "<br>".join(f"`{line}`" for line in lines).replace("|", "\\|")


def _who(entry: CommandRow) -> str:
    """Whom a command is for; what players share where nobody moderates, they do as HELP MASTERING says."""
    who = who_may(entry.who)
    return f"{who}; where nobody moderates, see HELP MASTERING" if entry.shared else who


def variant_rules_page() -> str:
    """Every switch of a variant, and what victory may ask, with what the code says of them."""
    lines = [
        "# Variant rules",
        "",
        _NOTE,
        "",
        "Where a variant's rules differ beyond its map, its `variant.toml` says so: variant rules under",
        "`[rules]`, what victory asks beside centres under `[condition]`, and under `[options]` what a",
        "game on the board may turn on.",
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
    """The docstring below each name of a class; for those without one, nothing."""
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
    *fill(". ".join(f"{tier}: {text}" for tier, text in TIERS.items()) + ".", 100).splitlines(),
    "What differs stands in the notes of the board; `GET RULES.name` says how it plays.",
)


def boards_page() -> str:
    """Every board with its size, what wins, how well its facts are attested, and whether one can play."""
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
    """Every setting with what follows SET, its value in a new game, and when it may change."""
    lines = [
        "# Settings of a game",
        "",
        _NOTE,
        "",
        "The master changes them with SET and what stands in the second column; `LIST` shows them under the",
        "name in the first. New games start with these values unless `judge.toml` says otherwise.",
        "",
        _COLUMN,
        "",
        "| Name | SET … | What it is | In a new game | May change | The classic judge |",
        "|---|---|---|---|---|---|",
    ]
    for row in settings_help(table):
        value, classic = row.usual.replace("|", "\\|"), _classic_judge("settings", row.usage)
        lines.append(
            f"| {row.keyword} | {_code(row.usage)} | {row.help} | {value} | {row.when} | {classic} |"
        )
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
        word = f"SET {row.words}" if row.setting else row.words
        lines.append(f"| `{word}` | {here} | {row.said.replace('{game}', 'game')} |")
    return "\n".join(lines) + "\n"
