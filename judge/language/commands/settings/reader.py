"""SET: what follows it, read by the rows of the settings table.

A row is set by one of its phrases (`NO GUNBOAT`), or by its keyword and a value (`REMINDER 12`). Values are
read by kind. A clock keeps the parts that are not named.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any, cast

from judge.game.commands import COMMANDS
from judge.game.commands.master import SetLike, SetRules, SetSetting
from judge.game.commands.member import SetDraw, SetWait
from judge.game.message import Message, message
from judge.game.settings import SettingRow, Settings, kinds, rows
from judge.game.settings.table import RULE_SETS
from judge.language.command_line import CommandLine, InvalidCommand
from judge.language.commands.dates import NotADate
from judge.language.commands.settings.not_a_value import NotAValue
from judge.language.commands.settings.value_kinds import read_value
from judge.language.problems import ProblemKind
from judge.language.slips import Slips, is_slip
from judge.language.zones import UnknownZone
from judge.rules.variant import Variant


def setting(command_line: CommandLine) -> SetSetting:
    """Return the setting in the words after SET; InvalidCommand with suggestions if there is none."""
    words = _words(cast(Hashable, type(command_line.context.settings)))
    text = command_line.argument(0).strip().rstrip(".;,")
    spaced = _OPTION_OF_ALL.sub(r"\g<no>\g<option>", re.sub(r"\s+", " ", text.lower()))
    for phrase in (spaced, _switched(spaced)):
        if phrase and (said := _said(phrase, words)) is not None:
            return said
    if players := _PLAYERS.fullmatch(spaced):
        return _shared_out(int(players[1]), command_line.context.variant)
    without = _WITHOUT.fullmatch(spaced)
    if without:
        taken = _said(f"no {without[1].removeprefix('with').strip()}", words) if without[1] else None
        return taken or SetSetting("variant", f"not {without[1]}".strip())
    for begins, keyword, name in words.keywords:
        if found := begins.match(text):
            return SetSetting(name, _value(command_line, keyword, text[found.end() :].strip(), name))
    raise _unknown(text, words)


@dataclass(frozen=True)
class _Words:
    """What people write after SET, by the rows of a table of settings."""

    rows: Mapping[str, SettingRow]
    phrases: Mapping[str, tuple[int, SetSetting]]
    """What each phrase sets, by its joined words; phrases earlier in the table have lower numbers."""
    keywords: Sequence[tuple[re.Pattern[str], str, str]]
    """The beginnings of lines with a value, with the keyword and the row's name; long keywords first."""
    spellings: Slips
    first_words: Sequence[str]
    """The words that a line without a setting may be meant to begin with."""


@cache
def _words(kind: Any) -> _Words:
    """Return the words of a table of settings, cached because prose may be looked up in them."""
    table = rows(kind)
    said = [(phrase, name, value) for name, row in table.items() for phrase, value in row.phrases.items()]
    phrases: dict[str, tuple[int, SetSetting]] = {}
    for number, (phrase, name, value) in enumerate(said):
        phrases.setdefault(_joined(phrase), (number, SetSetting(name, value)))
    keywords = [(keyword, name) for name, row in table.items() for keyword in row.keywords]
    begins = [
        (re.compile(rf"{keyword.replace(' ', r' *')}(?!\S)", re.IGNORECASE), keyword, name)
        for keyword, name in sorted(keywords, key=lambda pair: -len(pair[0]))
    ]
    return _Words(table, phrases, begins, Slips(_spellings(table)), _first_words(table))


_OPTION_OF_ALL = re.compile(r"^(?P<no>no(?:t|n)? ?)?variant (?P<option>gunboat|blind)$")
"""An option of variants in the classic judge that is a setting here."""
_BETWEEN = re.compile(r"[\s,;+&]+(?:and\s+)?")
_SPELLINGS = {"nopress": "no-press", "ftf": "face-to-face", "facetoface": "face-to-face"}


def rule_sets(command_line: CommandLine) -> SetRules:
    """Read the names after SET RULES, with hyphens or blanks in them."""
    text = command_line.argument(0).strip(" .").lower()
    text = re.sub(r"\bno[ -]?press\b", "no-press", re.sub(r"\bface[ -]to[ -]face\b", "face-to-face", text))
    words = [_SPELLINGS.get(word, word) for word in _BETWEEN.split(text) if word]
    wrong = next((word for word in words if word not in RULE_SETS), None)
    if wrong is not None or not words:
        said = message("rules-unknown", name=wrong) if wrong else message("rules-unnamed")
        hint = message("rules-known", names=tuple(name.upper() for name in RULE_SETS))
        raise InvalidCommand(said, wrong or "", hint)
    return SetRules(tuple(words))


def like(command_line: CommandLine) -> SetLike:
    """Read the game after SET LIKE."""
    return SetLike(command_line.argument(0).strip(" .?").lower())


_PLAYERS = re.compile(r"players (\d{1,3})")


def _shared_out(players: int, variant: Variant | None) -> SetSetting:
    """Return SET PLAYERS n: so many players share all powers of the board equally; else a power each.

    Powers that would then be left over are not played.
    """
    powers = len(variant.powers) if variant else 0
    each = powers // players if players else 0
    if each * players == powers and each in _EACH:
        return SetSetting("powers_each", each)
    if 1 < players < powers:
        return SetSetting("powers", players)
    raise InvalidCommand(
        message("powers-uneven", players=players),
        str(players),
        message("powers-uneven.hint"),
    )


_EACH = range(1, 5)
_OF_PLAYERS = (SetWait, SetDraw)
_WITHOUT = re.compile(r"no(?:t|n)?-? ?variant ?([\w ,+-]{0,60})")
"""The board taken back, or an option of it: `not`, `not railway`."""
_NO = re.compile(r"no(?:t )?-? ?(\w[\w ]*)")
_SWITCH = re.compile(r"(?P<phrase>.+?)[ :=]+(?:(?P<on>on|yes|true)|off|no|false)")


def _switched(text: str) -> str:
    """Return the phrase that `gunboat on`, `summer: off` mean; "" if no switch is at the end."""
    found = _SWITCH.fullmatch(text)
    return (found["phrase"] if found["on"] else f"no {found['phrase']}") if found else ""


def _said(text: str, words: _Words) -> SetSetting | None:
    """Return what a phrase sets; `no nmr` may be written NONMR or NOT NMR."""
    negated = _NO.fullmatch(text)
    meant = [_joined(text), *([f"no{_joined(negated[1])}"] if negated else [])]
    found = [words.phrases[one] for one in meant if one in words.phrases]
    return min(found, key=itemgetter(0))[1] if found else None


def _joined(words: str) -> str:
    """Return a phrase without blanks, which the classic judge did not require."""
    return re.sub(r"[\s/-]", "", words)


def sets_text(line: str, settings: Settings) -> bool:
    """Return whether a line sets a text, of which every word counts, also a `please` at its end."""
    return _text_settings(cast(Hashable, type(settings))).match(line) is not None


@cache
def _text_settings(kind: Any) -> re.Pattern[str]:
    """Return the pattern of the beginning of a line that sets a text of these settings."""
    texts = (row for row in rows(kind).values() if isinstance(row.kind, kinds.Text) and not row.kind.number)
    keywords = "|".join(re.escape(keyword) for row in texts for keyword in row.keywords)
    return re.compile(rf"set\s+(?:{keywords})\b", re.IGNORECASE)


NO_GRACE = message("grace-none")
"""The settings of a game without a grace period."""
_NO_GRACE = re.compile(r"(?:no|without|zero)\W*grace(?: period)?|grace (?:off|none|zero)", re.IGNORECASE)


def _unknown(text: str, words: _Words) -> InvalidCommand:
    """Return the rejection of words that set nothing; NO alone lists everything that can be switched off."""
    if text.lower() in ("no", "not", "non"):
        off = [phrase for phrase in _phrases(words.rows) if _is_negative(phrase)]
        hint = message("settings-to-switch-off", lines=tuple(f"SET {phrase}" for phrase in off))
        return InvalidCommand(message("set-no-what"), text, hint, ProblemKind.INCOMPLETE_COMMAND)
    if _NO_GRACE.fullmatch(text):
        raise InvalidCommand(message("grace-of-clocks"), text, NO_GRACE)
    bare, asked, _ = text.partition("?")
    if asked and bare.strip().isalpha():
        hint = message("setting-not-asked", line=f"SET {bare.strip().upper()}")
        return InvalidCommand(message("question-sets-nothing"), text, hint)
    found = _meant(text, words)
    hint = message("did-you-mean-one-of", names=tuple(found)) if found else _begun(text, words.rows)
    return InvalidCommand(message("no-such-setting", text=text), text, hint)


def _begun(text: str, table: Mapping[str, SettingRow]) -> Message:
    """Return how to write the setting that the words begin with (`summer perhaps`); else where all are."""
    words = text.upper().split()
    phrases = {
        tuple(known.upper().split()): row for row in table.values() for known in (row.keyword, *row.phrases)
    }
    for length in range(len(words), 0, -1):
        if row := phrases.get(tuple(words[:length])):
            return message("setting-usage", lines=tuple(f"SET {usage}" for usage in row.usage))
    return message("settings-listed")


def _meant(text: str, words: _Words) -> list[str]:
    """Return what is one slip away and has the same meaning: never the NO of what was written.

    Values are left out if there may be several, as in `set deadlines to 3 days, grace 1 day`: the setting
    meant is another.
    """
    typed = text.upper().split()
    known = list(words.spellings.near(" ".join(typed)))
    for word in words.first_words:
        length = word.count(" ") + 1
        if is_slip(" ".join(typed[:length]), word):
            several = "," in text or " ".join(typed[:length]) == f"{word}S"
            known.append(word if several else " ".join((word, *text.split()[length:])))
    return [f"SET {one}" for one in dict.fromkeys(known) if _is_negative(one) == _is_negative(text)]


def _spellings(table: Mapping[str, SettingRow]) -> tuple[str, ...]:
    """Return all phrases in capitals, each once."""
    rows_of_phrases = (phrase.upper() for row in table.values() for phrase in row.phrases)
    return tuple(dict.fromkeys((*_phrases(table), *rows_of_phrases)))


def _first_words(table: Mapping[str, SettingRow]) -> tuple[str, ...]:
    """Return the words before values in capitals, including commands that begin with SET, each once."""
    keywords = (word.upper() for row in table.values() for word in row.keywords)
    usages = (usage.split() for row in COMMANDS.values() for usage in row.usage)
    of_commands = (words[1] for words in usages if words[0] == "SET" and words[1].isalpha())
    return tuple(dict.fromkeys((*keywords, *of_commands)))


def _phrases(table: Mapping[str, SettingRow]) -> list[str]:
    """Return everything that is set without a value, also a player's own, once for each meaning."""
    usages = (usage for command in _OF_PLAYERS for usage in COMMANDS[command].usage)
    own = [words for usage in usages if (words := usage.removeprefix("SET ")).isupper()]
    return own + [usage for row in table.values() if row.phrases for usage in row.usage]


def _is_negative(words: str) -> bool:
    return words.upper().startswith(("NO", "UN"))


def _value(command_line: CommandLine, keyword: str, text: str, name: str) -> object:
    """Return the value in the words after the keyword."""
    context = command_line.context
    row = rows(type(context.settings))[name]
    if not text and not isinstance(row.kind, kinds.Text):
        if isinstance(row.kind, kinds.Choice):
            values = tuple(map(str, row.kind.values))
            needs = message("setting-needs-one-of", setting=keyword.upper(), values=values)
        else:
            needs = message("setting-needs-value", setting=keyword.upper())
        raise InvalidCommand(
            needs,
            hint=f"SET {row.usage[0]}",
            kind=ProblemKind.INCOMPLETE_COMMAND,
        )
    try:
        return read_value(row.kind, text, getattr(context.settings, name), context.variant)
    except (NotADate, NotAValue, UnknownZone) as error:
        raise InvalidCommand(error.said, text, f"SET {row.usage[0]}") from None
