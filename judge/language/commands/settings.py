"""SET: what follows it, read by the rows of the settings table.

A row is set by one of its phrases (`NO GUNBOAT`), or by its keyword and a value (`REMINDER 12`); values are
read by kind. A clock keeps the parts that are not named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from difflib import get_close_matches
from typing import Any

from judge.game.commands import COMMANDS
from judge.game.commands.master import SetSetting
from judge.game.commands.member import SetWait
from judge.game.commands.rule_sets import SetLike, SetRules
from judge.game.commands.votes import SetDraw
from judge.game.settings import PhaseClock, SettingRow, Settings, kinds, rows
from judge.game.settings.presets import RULE_SETS
from judge.language.command_line import CommandLine, InvalidCommand
from judge.language.commands.periods import holidays
from judge.language.problems import ProblemKind
from judge.language.slips import is_slip
from judge.language.zones import zone_name
from judge.rules.english import listing
from judge.rules.variant import Variant


def setting(command_line: CommandLine) -> SetSetting:
    """The setting in the words after SET; InvalidCommand with suggestions if there is none."""
    table = rows(type(command_line.context.settings))
    text = command_line.argument(0).strip().rstrip(".;,")
    spaced = _OPTION_OF_ALL.sub(r"\g<no>\g<option>", re.sub(r"\s+", " ", text.lower()))
    for words in (spaced, _switched(spaced)):
        for name, row in table.items():
            phrase = _phrase(words, row) if words else None
            if phrase is not None:
                return SetSetting(name, row.phrases[phrase])
    if players := _PLAYERS.fullmatch(spaced):
        return _shared_out(int(players[1]), command_line.context.variant)
    without = _WITHOUT.fullmatch(spaced)
    if without:
        words = f"no {without[1].removeprefix('with').strip()}"
        found_rows = ((name, row, _phrase(words, row)) for name, row in table.items() if without[1])
        taken = next((SetSetting(name, row.phrases[said]) for name, row, said in found_rows if said), None)
        return taken or SetSetting("variant", f"not {without[1]}".strip())
    keywords = [(keyword, name) for name, row in table.items() for keyword in row.keywords]
    for keyword, name in sorted(keywords, key=lambda pair: -len(pair[0])):
        found = re.match(rf"{keyword.replace(' ', r' *')}(?!\S)", text, re.IGNORECASE)
        if found:
            return SetSetting(name, _value(command_line, keyword, text[found.end() :].strip(), name))
    raise _unknown(text, table)


_OPTION_OF_ALL = re.compile(r"^(?P<no>no(?:t|n)? ?)?variant (?P<option>gunboat|blind)$")
"""What the classic judge calls an option of variants and is a setting here."""
_BETWEEN = re.compile(r"[\s,;+&]+(?:and\s+)?")
_SPELLINGS = {"nopress": "no-press", "ftf": "face-to-face", "facetoface": "face-to-face"}


def rule_sets(command_line: CommandLine) -> SetRules:
    """The names behind SET RULES, with hyphens or blanks in them."""
    text = command_line.argument(0).strip(" .").lower()
    text = re.sub(r"\bno[ -]?press\b", "no-press", re.sub(r"\bface[ -]to[ -]face\b", "face-to-face", text))
    words = [_SPELLINGS.get(word, word) for word in _BETWEEN.split(text) if word]
    wrong = next((word for word in words if word not in RULE_SETS), None)
    if wrong is not None or not words:
        known = listing([name.upper() for name in RULE_SETS], "or")
        message = f'There are no rules called "{wrong}".' if wrong else "SET RULES does not say which."
        raise InvalidCommand(message, wrong or "", f"SET RULES and {known}; several go together.")
    return SetRules(tuple(words))


def like(command_line: CommandLine) -> SetLike:
    """The game behind SET LIKE."""
    return SetLike(command_line.argument(0).strip(" .?").lower())


_PLAYERS = re.compile(r"players (\d{1,3})")


def _shared_out(players: int, variant: Variant | None) -> SetSetting:
    """The classic's SET PLAYERS n: so many players lead the powers of the board, each as many."""
    powers = len(variant.powers) if variant else 0
    each = powers // players if players else 0
    if each * players != powers or each not in _EACH:
        named = f"The {powers} powers of the board" if powers else "Its powers"
        hint = "SET DUPLEX, TRIPLEX or QUADRUPLEX give each player two, three or four; SET NO DUPLEX one."
        raise InvalidCommand(f"{named} would not go round evenly among {players}.", str(players), hint)
    return SetSetting("powers_each", each)


_EACH = range(1, 5)
_OF_PLAYERS = (SetWait, SetDraw)
_WITHOUT = re.compile(r"no(?:t|n)?-? ?variant ?([\w ,+-]{0,60})")
"""The board taken back, or an option of it: `not`, `not railway`."""
_NO = re.compile(r"no(?:t )?-? ?(\w[\w ]*)")
_SWITCH = re.compile(r"(?P<phrase>.+?)[ :=]+(?:(?P<on>on|yes|true)|off|no|false)")


def _switched(text: str) -> str:
    """The phrase that `gunboat on`, `summer: off` stand for; "" if no switch stands at the end."""
    found = _SWITCH.fullmatch(text)
    return (found["phrase"] if found["on"] else f"no {found['phrase']}") if found else ""


def _phrase(text: str, row: SettingRow) -> str | None:
    """The row's phrase that is meant; `no nmr` may be written NONMR or NOT NMR."""
    negated = _NO.fullmatch(text)
    meant = [_joined(text), *([f"no{_joined(negated[1])}"] if negated else [])]
    return next((phrase for phrase in row.phrases if _joined(phrase) in meant), None)


def _joined(words: str) -> str:
    """A phrase without blanks, which the classic judge did not ask for."""
    return re.sub(r"[\s/-]", "", words)


def sets_text(line: str, settings: Settings) -> bool:
    """Whether a line sets a text, of which every word counts, also a `please` at its end."""
    table = rows(type(settings)).values()
    texts = (row for row in table if isinstance(row.kind, kinds.Text) and not row.kind.number)
    keywords = (re.escape(keyword) for row in texts for keyword in row.keywords)
    return any(re.match(rf"set\s+{keyword}\b", line, re.IGNORECASE) for keyword in keywords)


NO_GRACE = "SET MOVES GRACE 0, and SET RETREAT GRACE 0 and SET BUILDS GRACE 0 for the other phases."
"""How a game has no grace."""
_NO_GRACE = re.compile(r"(?:no|without|zero)\W*grace(?: period)?|grace (?:off|none|zero)", re.IGNORECASE)


def _unknown(text: str, table: Mapping[str, SettingRow]) -> InvalidCommand:
    """The refusal of words that set nothing; NO alone brings all that can be switched off."""
    if text.lower() in ("no", "not", "non"):
        off = [phrase for phrase in _phrases(table) if _is_negative(phrase)]
        hint = f"You can switch off: {', '.join(f'SET {phrase}' for phrase in off)}."
        return InvalidCommand("SET NO does not say what.", text, hint, ProblemKind.INCOMPLETE_COMMAND)
    if _NO_GRACE.fullmatch(text):
        raise InvalidCommand("Grace is a part of each clock.", text, NO_GRACE)
    bare, asked, _ = text.partition("?")
    if asked and bare.strip().isalpha():
        hint = f"SET {bare.strip().upper()} on a line of its own, without a question mark."
        return InvalidCommand("A question sets nothing.", text, hint)
    found = _meant(text, table)
    hint = f"Did you mean {listing(found, 'or')}?" if found else _begun(text, table)
    return InvalidCommand(f'There is no setting "{text}".', text, hint)


def _begun(text: str, table: Mapping[str, SettingRow]) -> str:
    """How to write the setting that the words begin with (`summer perhaps`); else where they all are."""
    words = text.upper().split()
    phrases = {
        tuple(known.upper().split()): row for row in table.values() for known in (row.keyword, *row.phrases)
    }
    for length in range(len(words), 0, -1):
        if row := phrases.get(tuple(words[:length])):
            return f"{listing([f'SET {usage}' for usage in row.usage], 'or')}."
    return "HELP SETTINGS lists them all."


def _meant(text: str, table: Mapping[str, SettingRow]) -> list[str]:
    """What is one slip of the pen away and has the same meaning: never the NO of what was written.

    Without its value where there may be several, as in `set deadlines to 3 days, grace 1 day`: it is another.
    """
    typed = text.upper().split()
    keywords = [word.upper() for row in table.values() for word in row.keywords]
    usages = (usage.split() for row in COMMANDS.values() for usage in row.usage)
    keywords += [words[1] for words in usages if words[0] == "SET" and words[1].isalpha()]
    phrases = [*_phrases(table), *(phrase.upper() for row in table.values() for phrase in row.phrases)]
    known = [phrase for phrase in dict.fromkeys(phrases) if is_slip(" ".join(typed), phrase)]
    for word in dict.fromkeys(keywords):
        length = len(word.split())
        if is_slip(" ".join(typed[:length]), word):
            several = "," in text or " ".join(typed[:length]) == f"{word}S"
            known.append(word if several else " ".join((word, *text.split()[length:])))
    return [f"SET {one}" for one in dict.fromkeys(known) if _is_negative(one) == _is_negative(text)]


def _phrases(table: Mapping[str, SettingRow]) -> list[str]:
    """Everything that is set without a value, a player's own included, once for each meaning."""
    usages = (usage for command in _OF_PLAYERS for usage in COMMANDS[command].usage)
    own = [words for usage in usages if (words := usage.removeprefix("SET ")).isupper()]
    return own + [usage for row in table.values() if row.phrases for usage in row.usage]


def _is_negative(words: str) -> bool:
    return words.upper().startswith(("NO", "UN"))


# Values, a reader for each kind


def _value(command_line: CommandLine, keyword: str, text: str, name: str) -> object:
    """The value in the words after the keyword."""
    context = command_line.context
    row = rows(type(context.settings))[name]
    if not text and not isinstance(row.kind, kinds.Text):
        raise InvalidCommand(
            f"SET {keyword.upper()} needs a value.",
            hint=f"SET {row.usage[0]}",
            kind=ProblemKind.INCOMPLETE_COMMAND,
        )
    try:
        return _read(row.kind, text, getattr(context.settings, name), context.variant)
    except ValueError as error:
        raise InvalidCommand(str(error), text, f"SET {row.usage[0]}") from None


def _read(  # noqa: C901, PLR0911  # one return for each kind
    kind: kinds.Kind, text: str, old: Any, variant: Variant | None
) -> object:
    """The value of a kind, ValueError if it is none; of the `old` one a clock keeps the parts not named."""
    match kind:
        case kinds.Choice():
            return _choice(kind, text)
        case kinds.Several():
            return _several(kind, text)
        case kinds.Clock():
            return _clock(old, text)
        case kinds.Duration():
            return _length(text)
        case kinds.Durations():
            return _lengths(kind, text)
        case kinds.Calendar():
            return holidays(text)
        case kinds.Number():
            return _number(kind, text, variant)
        case kinds.Ratio():
            return _ratio(kind, text)
        case kinds.Text():
            return _text(kind, text)
        case kinds.VariantName():
            return _variant_name(text)
        case kinds.Zone():
            return zone_name(text)
        case kinds.Flag():
            raise TypeError("a flag is set by its phrases")


def _choice(kind: kinds.Choice, text: str) -> object:
    values = {str(value): value for value in kind.words}
    for typed in (text.lower(), "-".join(text.lower().split())):
        if typed in values:
            return values[typed]
    near = get_close_matches(text.lower(), list(values), n=3, cutoff=0.5) or sorted(values)
    raise ValueError(f'There is no {kind.what} "{text}"; there is {", ".join(near)}.')


def _several(kind: kinds.Several, text: str) -> tuple[object, ...]:
    words = [word.strip(",;").replace("-", "_") for word in text.lower().split() if word.strip(",;")]
    if words == [kind.usual]:
        return ()
    known = [str(value) for value in kind.words]
    for word in words:
        if word not in known:
            near = get_close_matches(word, known, n=3, cutoff=0.5) or known
            raise ValueError(f'There is no {kind.what} "{word}"; there is {", ".join(near)}.')
    return tuple(value for value in kind.words if str(value) in words)


def _length(text: str) -> timedelta:
    """A length of time: hours unless it says otherwise (`24`, `0.5`, `36h`, `3d`, `30m`)."""
    found = re.fullmatch(
        r"(\d{1,5}(?:\.\d{1,4})?)\s*(h|hours?|d|days?|m|min|minutes?)?", text.strip().lower()
    )
    if not found:
        raise ValueError(f'"{text}" is no length of time: write hours, as in 24 or 0.5, or 3d.')
    unit = (found[2] or "h")[0]
    length = float(found[1])
    return timedelta(**{{"h": "hours", "d": "days", "m": "minutes"}[unit]: length})


def _lengths(kind: kinds.Durations, text: str) -> tuple[timedelta, ...]:
    """Lengths of time, the longest first; 0 is none."""
    words = [word for word in re.split(r"[\s,;]+(?:and\s+)?", text.strip()) if word]
    if len(words) > kind.most:
        raise ValueError(f"At most {kind.most} of them: hours, as in {_SOME_HOURS}.")
    return tuple(sorted({length for word in words if (length := _length(word))}, reverse=True))


_SOME_HOURS = "24 3"


def _number(kind: kinds.Number, text: str, variant: Variant | None) -> int:
    high = kind.most(variant)
    if not re.fullmatch(r"-?\d{1,9}", text) or not kind.low <= int(text) <= high:
        raise ValueError(f'"{text}" is no number of {kind.what} from {kind.low} to {high}.')
    return int(text)


def _ratio(kind: kinds.Ratio, text: str) -> float:
    """A part, as a number from 0 to 1 or in percent."""
    found = re.fullmatch(r"(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})\s*(%?)", text)
    value = float(found[1]) / (100 if found[2] else 1) if found else -1.0
    if not 0 <= value <= 1:
        raise ValueError(f'"{text}" is no part of {kind.what} from 0 to 1.')
    return value


def _text(kind: kinds.Text, text: str) -> str:
    if len(text) > kind.longest:
        raise ValueError(f"A {kind.what} has at most {kind.longest} characters; this has {len(text)}.")
    return _listed(kind, text) if kind.number else text.strip('"')


_NUMBER_WORD = re.compile(r"(?:(?:numbers?|no|nr|is)\b\.?|[#=:])\s*", re.IGNORECASE)
_LISTED = re.compile(r"(?=\D*\d)\w[\w/.-]*")


def _listed(kind: kinds.Text, text: str) -> str:
    """A number in somebody's list, without the word for one before it; none for NONE or a dash."""
    while found := _NUMBER_WORD.match(text):
        text = text[found.end() :]
    if text.lower() in ("", "none", "-", "off"):
        return ""
    if not _LISTED.fullmatch(text):
        raise ValueError(f'"{text}" is no {kind.what}: that is one word with a digit in it, as 1987AB.')
    return text


def _variant_name(text: str) -> str:
    text = text.strip('"')
    if not re.fullmatch(r"\w[\w ,+.'&!:/()-]{0,79}", text):
        raise ValueError(f'"{text}" is no name of a variant.')
    return text.lower()


# Clocks of phases

_DAYS = "SMTWTFS"
_LAST_MINUTE = 24 * 60 - 1


def _weekdays(words: Sequence[str]) -> str:
    """The row for the weekdays that are named, `--T--F-`; "" if none is."""
    named = {word.strip(".,").lower()[:3] for word in words if _WEEKDAY.fullmatch(word)}
    row = (letter if day in named else "-" for letter, day in zip(_DAYS, _WEEK, strict=True))
    return "".join(row) if named else ""


_WEEK = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")
_WEEKDAY = re.compile(
    r"(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?)?[.,]?", re.IGNORECASE
)


def _clock(clock: PhaseClock, text: str) -> PhaseClock:
    """The clock with the parts named in the text changed: `CLOCK 1410 MIN 12 NEXT 71`."""
    words = text.replace("=", " ").split()
    if days := _weekdays(words):
        raise ValueError(f"The days are written as a row from Sunday to Saturday: DAYS {days}.")
    if len(words) % 2:
        raise ValueError(f'"{words[-1]}" stands alone: a clock is changed in pairs, as in NEXT 24 GRACE 48.')
    for name, value in zip(words[::2], words[1::2], strict=True):
        clock = _part(clock, name.lower(), value)
    return clock


def _part(clock: PhaseClock, name: str, value: str) -> PhaseClock:
    match name:
        case "clock":
            return replace(clock, clock=_minute(value))
        case "min" | "next" | "grace" | "delay":
            length: dict[str, Any] = {name: _length(value)}
            return replace(clock, **length)
        case "days":
            return replace(clock, days=_days(value))
        case _:
            raise ValueError(f'A clock has no "{name}": it has CLOCK, MIN, NEXT, GRACE, DELAY and DAYS.')


def _minute(text: str) -> int:
    """The minute of the day: `1410`, `23:30`, or -1 for any."""
    hour, colon, minute = text.partition(":")
    if text == "-1":
        return -1
    if colon and hour.isdecimal() and minute.isdecimal() and int(minute) < 60:  # noqa: PLR2004  # minutes
        found = int(hour) * 60 + int(minute)
    elif text.isdecimal():
        found = int(text)
    else:
        raise ValueError(f'"{text}" is no time of day: write 23:30, 1410 minutes, or -1 for any.')
    if found > _LAST_MINUTE:
        raise ValueError(f'"{text}" is later than the end of the day.')
    return found


def _days(text: str) -> str:
    """The days a deadline may fall on, Sunday first; lower case for after noon only, `-` for never."""
    fits = len(text) == len(_DAYS) and all(
        sign == "-" or sign.upper() == day for sign, day in zip(text, _DAYS, strict=True)
    )
    if not fits or set(text) == {"-"}:
        raise ValueError(f'"{text}" is no week: write seven signs from Sunday on, as in -MTWTF-.')
    return text
