"""HELP: which pages there are, and the commands and settings shown on them, all from the tables.

A page is a file in `locales/<language>/help/`; a page that a language lacks is shown in English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from judge.game.commands import COMMANDS, Command, CommandRow
from judge.game.roles import Role
from judge.game.settings import SettingRow, Settings, Stage, rows
from judge.language.command_words import ORDER_WORDS
from judge.paths import locales
from judge.render.lines.settings import words_of_value
from judge.render.text.messages import say, usage_line
from judge.render.text.reader_language import ENGLISH, cached_by_language, language
from judge.variants.load import known_name

INDEX = "index"
COMMAND_TOPICS = ("joining", "asking", "playing", "talking", "votes", "mastering", "series")
"""The topics of commands, in the order of the reference pages."""
_VARIANTS = "variants"
_SIMILARITY = 0.7
_OPEN = (Role.ANYONE, Role.REGISTERED)
"""The roles that anyone can have without a place in a game."""


@dataclass(frozen=True, slots=True)
class CommandHelp:
    """A command as help shows it: its usage lines, who may give it, what it does, an example.

    `limit` is the sentence about who may give it; "" where that is anyone. Where no GM moderates, players may
    give what is `shared`.
    """

    usage: tuple[str, ...]
    who: str
    shared: bool
    limit: str
    help: str
    example: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SettingHelp:
    """A setting as help shows it: its name, what follows SET, what it does, its value in a new game.

    `limit` is the sentence about when it may change; "" where that is any time.
    """

    keyword: str
    usage: tuple[str, ...]
    limit: str
    help: str
    usual: str


def topics() -> tuple[str, ...]:
    """Return the names of the pages beside the index, in alphabetical order."""
    pages = (locales() / ENGLISH / "help").glob("*.md")
    return tuple(sorted(page.stem for page in pages if page.stem != INDEX))


def page_files(topic: str) -> tuple[str, ...]:
    """Return the files of a page below `locales/`: that in the reader's language, and the English one."""
    return tuple(dict.fromkeys(f"{name}/help/{topic}.md" for name in (language(), ENGLISH)))


def topic_for(asked: str, known: tuple[str, ...]) -> str:
    """Return the page meant: by name or its beginning, by command, word or board; "" if there is none."""
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
    """Return the page of a command, by how it begins or, after SET, by the word itself."""
    for entry in COMMANDS.values():
        if _begins(entry, word):
            return entry.topic
    if word in ORDER_WORDS:
        return "orders"
    return "settings" if any(word in _setting_words(row) for row in rows().values()) else ""


def _begins(entry: CommandRow, words: str) -> bool:
    """Return whether the command can begin so, with SET or without."""
    usages = tuple(usage.lower() for usage in entry.usage)
    return any(usage.startswith(words) or usage.removeprefix("set ").startswith(words) for usage in usages)


def _setting_words(row: SettingRow) -> tuple[str, ...]:
    """Return what sets the setting, with SET and without."""
    words = (*row.phrases, *row.keywords)
    return (*words, *(f"set {word}" for word in words))


def commands_named(asked: str, known: tuple[str, ...]) -> tuple[CommandHelp, ...]:
    """Return the commands that begin with the words asked for; none if they are a page's name."""
    words = " ".join(asked.lower().split())
    if not words or words in known:
        return ()
    return tuple(
        _command_help(kind, entry)
        for kind, entry in COMMANDS.items()
        if _begins(entry, words) and any(f" {words} " in f" {usage.lower()} " for usage in entry.usage)
    )


def settings_named(asked: str, known: tuple[str, ...]) -> tuple[SettingHelp, ...]:
    """Return the settings that the words asked for set; none if they are a page's name."""
    words, usual = " ".join(asked.lower().split()), Settings()
    found = {} if words in known else rows()
    return tuple(
        _setting_help(name, row, getattr(usual, name))
        for name, row in found.items()
        if words in _setting_words(row)
    )


def _topic_with_word(word: str, known: tuple[str, ...]) -> str:
    """Return the page of a command whose help has the word, else the page that has it most often.

    "" if none has.
    """
    whole = re.compile(rf"\b{re.escape(word.rstrip('s'))}(?:s|es)?\b", re.IGNORECASE)
    for kind, entry in COMMANDS.items():
        if whole.search(_command_line(kind)):
            return entry.topic
    often = {topic: len(whole.findall(_page_text(topic))) for topic in known}
    most = max(often, key=lambda topic: often[topic])
    return most if often[most] else ""


@cached_by_language(maxsize=64)
def _page_text(topic: str) -> str:
    """Return a page as it stands in its file."""
    file = next(file for name in page_files(topic) if (file := locales() / name).is_file())
    return file.read_text(encoding="utf-8")


def similar_topics(asked: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pages whose names are spelt much like what was asked for."""
    first = asked.lower().partition(" ")[0]
    return tuple(get_close_matches(first, known, 3, _SIMILARITY))


def commands_on(topic: str) -> tuple[CommandHelp, ...]:
    """Return the commands of a topic, in the table's order."""
    return tuple(_command_help(kind, entry) for kind, entry in COMMANDS.items() if entry.topic == topic)


def commands_by_topic() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """For the index: each topic and the words of its commands."""
    found: dict[str, list[str]] = {}
    for entry in COMMANDS.values():
        listed, words = found.setdefault(entry.topic, []), _command_words(entry)
        if not any(words.startswith(f"{before} ") for before in listed):  # DIARY stands for DIARY LIST
            listed.append(words)
    return tuple((topic, tuple(dict.fromkeys(words))) for topic, words in found.items())


def _command_words(entry: CommandRow) -> str:
    """Return the words of a command, `SIGN ON`: the capitals its usage begins with."""
    words = []
    for word in entry.usage[0].split():
        if not (word.isalpha() and word.isupper()):
            break
        words.append(word)
    return " ".join(words)


def _command_help(kind: type[Command], entry: CommandRow) -> CommandHelp:
    role = entry.who.name.lower()
    return CommandHelp(
        tuple(map(usage_line, entry.usage)),
        say("help-role", role=role),
        entry.shared,
        "" if entry.who in _OPEN else say("help-for-role", role=role),
        _command_line(kind),
        tuple(entry.example.splitlines()),
    )


_WORD_BEGINS = re.compile(r"(?<!^)(?=[A-Z])")


def _command_line(kind: type[Command]) -> str:
    """Return what a command does, in a line or two."""
    return say(f"help-command-{_WORD_BEGINS.sub('-', kind.__name__).lower()}")


def topic_title(topic: str) -> str:
    """Return the title of a topic of commands."""
    return say(f"help-topic-{topic}")


def settings_help(table: type[Settings] = Settings) -> tuple[SettingHelp, ...]:
    """Return every setting, in the table's order."""
    usual = table()
    return tuple(_setting_help(name, row, getattr(usual, name)) for name, row in rows(table).items())


def _setting_help(name: str, row: SettingRow, usual: object) -> SettingHelp:
    limit = say("help-setting-before-start") if row.stage is Stage.FORMING else ""
    value = words_of_value(name, row.kind, usual) or say("help-setting-empty")
    line = say(f"help-setting-{name.replace('_', '-')}")
    return SettingHelp(row.keyword, tuple(map(usage_line, row.usage)), limit, line, value)
