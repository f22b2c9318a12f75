"""HELP: which pages there are, and the commands and settings shown on them, all from the tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from judge.game.commands import COMMANDS, CommandRow
from judge.game.roles import Role
from judge.game.settings import SettingRow, Settings, Stage, rows
from judge.language.command_words import ORDER_WORDS
from judge.paths import templates
from judge.render.lines.settings import plain_value
from judge.variants.load import known_name

INDEX = "index"
TOPIC_TITLES = {
    "joining": "Joining: who you are, and your seat in a game",
    "asking": "Asking: answers that change nothing",
    "playing": "Playing: beside the orders themselves",
    "talking": "Talking: letters between players",
    "votes": "Votes: how players end their game",
    "mastering": "Mastering: running a game",
    "series": "Series: tournaments of many games",
}
"""The topics of commands, in the order of the reference pages."""
_VARIANTS = "variants"
_SIMILARITY = 0.7
_WHO = {
    Role.ANYONE: "anybody",
    Role.REGISTERED: "anybody registered",
    Role.OBSERVER: "everybody in the game",
    Role.PLAYER: "players",
    Role.MASTER: "the master",
    Role.KEEPER: "the keeper",
}


@dataclass(frozen=True, slots=True)
class CommandHelp:
    """A command as help shows it: its usage lines, who may give it, what it does, an example."""

    usage: tuple[str, ...]
    who: str
    help: str
    example: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SettingHelp:
    """A setting as help shows it: its name, what follows SET, when it may change, what it does.

    `usual` is its value in a new game.
    """

    keyword: str
    usage: tuple[str, ...]
    when: str
    help: str
    usual: str


def topics() -> tuple[str, ...]:
    """The names of the pages beside the index, in alphabetical order."""
    return tuple(sorted(page.stem for page in (templates() / "help").glob("*.md") if page.stem != INDEX))


def topic_for(asked: str, known: tuple[str, ...]) -> str:
    """The page meant: by name or its beginning, by command, word or board; "" if there is none."""
    word = " ".join(asked.lower().split())
    if not word:
        return INDEX
    if word in known:
        return word
    begins = [topic for topic in known if topic.startswith(word)]
    if len(begins) == 1:
        return begins[0]
    found = _topic_of_command(word) or _topic_with_word(word, known)
    return found or (_VARIANTS if known_name(word) is not None else "")


def _topic_of_command(word: str) -> str:
    """The page of a command, by how it begins or, after SET, by the word itself."""
    for entry in COMMANDS.values():
        if any(usage.lower().removeprefix("set ").startswith(word) for usage in entry.usage):
            return entry.topic
        if any(usage.lower().startswith(word) for usage in entry.usage):
            return entry.topic
    if word in ORDER_WORDS:
        return "orders"
    settings = (words for row in rows().values() for words in (*row.phrases, *row.keywords))
    return "settings" if word.removeprefix("set ") in settings else ""


def _topic_with_word(word: str, known: tuple[str, ...]) -> str:
    """The page of a command whose help has the word, else the page that has it most often; "" if none has."""
    whole = re.compile(rf"\b{re.escape(word.rstrip('s'))}(?:s|es)?\b", re.IGNORECASE)
    for entry in COMMANDS.values():
        if whole.search(entry.help):
            return entry.topic
    often = {topic: len(whole.findall(_page_text(topic))) for topic in known}
    most = max(often, key=lambda topic: often[topic])
    return most if often[most] else ""


@cache
def _page_text(topic: str) -> str:
    """A page as it stands in its file."""
    return (templates() / "help" / f"{topic}.md").read_text(encoding="utf-8")


def similar_topics(asked: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The pages whose names are spelt much like what was asked for."""
    first = asked.lower().partition(" ")[0]
    return tuple(get_close_matches(first, known, 3, _SIMILARITY))


def commands_on(topic: str) -> tuple[CommandHelp, ...]:
    """The commands of a topic, in the table's order."""
    return tuple(_command_help(entry) for entry in COMMANDS.values() if entry.topic == topic)


def commands_by_topic() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """For the index: each topic and the words of its commands."""
    found: dict[str, list[str]] = {}
    for entry in COMMANDS.values():
        listed, words = found.setdefault(entry.topic, []), _command_words(entry)
        if not any(words.startswith(f"{before} ") for before in listed):  # DIARY stands for DIARY LIST
            listed.append(words)
    return tuple((topic, tuple(dict.fromkeys(words))) for topic, words in found.items())


def _command_words(entry: CommandRow) -> str:
    """The words of a command, `SIGN ON`: the capitals its usage begins with."""
    words = []
    for word in entry.usage[0].split():
        if not (word.isalpha() and word.isupper()):
            break
        words.append(word)
    return " ".join(words)


def _command_help(entry: CommandRow) -> CommandHelp:
    return CommandHelp(entry.usage, who_may(entry.who), entry.help, tuple(entry.example.splitlines()))


def who_may(role: Role) -> str:
    """Whom a command is for, in words: the role is the least one that will do."""
    return _WHO[role]


def settings_help(table: type[Settings] = Settings) -> tuple[SettingHelp, ...]:
    """Every setting, in the table's order."""
    usual = table()
    return tuple(_setting_help(row, getattr(usual, name)) for name, row in rows(table).items())


def _setting_help(row: SettingRow, usual: object) -> SettingHelp:
    when = "before the start" if row.stage is Stage.FORMING else "any time"
    value = plain_value(row.kind, usual) or "empty"
    return SettingHelp(row.keyword, row.usage, when, row.help, value)
