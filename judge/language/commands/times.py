"""Commands that name a time: future deadlines, and when a player is away."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from judge.game.commands import Command, master, member
from judge.game.message import Message, Usage, message, written_as
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.commands import periods
from judge.language.commands.dates import EXAMPLES, MONTHS, NotADate, moment, moment_in_words, weekday_named
from judge.language.date_words import words_of_lengths
from judge.language.powers import power
from judge.language.statements import Context
from judge.rules.phases import PhaseKind

_TO = re.compile(r"^(?:to\b|until\b|till\b|is\b|=|:)\s*", re.IGNORECASE)


_YES = re.compile(r"[\s,]+yes\W*$", re.IGNORECASE)
FAR = timedelta(days=60)
"""A deadline further away than this may be a typing mistake, and is asked about."""


def moment_to_come(
    command_line: CommandLine, command: str, words: str = "", *, may_be_far: bool = True
) -> datetime:
    """Return the future moment that is named; ask about one that is past or far away.

    Without `may_be_far` the judge does not ask about a far moment, because the game itself rejects it.
    """
    typed = _TO.sub("", words or command_line.argument(0).strip())
    text, context = _YES.sub("", typed), command_line.context
    try:
        seen = _seen_from(text, context) if command == "EXTEND" else context.now
        said = _SO_MUCH_LATER.sub(r"+\1", text)
        found = moment(said, seen, context.zone, _usual_time(context), _counted_from(said, context))
    except NotADate as error:
        alone = _without_words(
            text, lambda words: moment(words, context.now, context.zone, _usual_time(context))
        )
        raise InvalidCommand(error.said, text, _hint(command, error.readings, alone, EXAMPLES)) from None
    read = found.read
    if found.at <= context.now:
        raise InvalidCommand(
            message("time-past", time=read),
            text,
            message("time-past.hint", examples=_examples(command, EXAMPLES)),
        )
    if may_be_far and found.at - context.now > FAR and text == typed:
        days = (found.at - context.now).days
        raise InvalidCommand(
            message("time-far", time=read, days=days),
            text,
            message("if-you-mean-it", line=f"{command} {text} YES"),
        )
    deadline = context.deadline
    if deadline is not None and found.at < deadline and _SPAN.match(text) and text == typed:
        raise InvalidCommand(
            message("time-before-deadline", time=read, deadline=deadline),
            text,
            message("time-before-deadline.hint", command=command, line=f"{command} {text} YES"),
        )
    command_line.assumed.append(found.said)
    return found.at


def _without_words(text: str, read: Callable[[str], object]) -> str:
    """Return the beginning of a text that is a time, if words that name none follow; "" if it is none."""
    words = text.split()
    for end in range(len(words) - 1, 0, -1):
        if _names_time(words[end]):
            return ""
        try:
            read(" ".join(words[:end]))
        except NotADate:
            continue
        return " ".join(words[:end])
    return ""


def _names_time(word: str) -> bool:
    """Return whether a word has a number, or is a day or a month."""
    bare = word.strip(",.;:!?").lower()
    month = len(bare) > 2 and any(name.startswith(bare[:3]) for name in MONTHS)  # noqa: PLR2004
    return any(sign.isdecimal() for sign in word) or month or weekday_named(bare) is not None


_SO_MUCH_LATER = re.compile(r"^(?:by\s+)?(\d+\s*(?:h|d|w|m)[a-z]*)\s+later$", re.IGNORECASE)
"""`2 days later`, which counts from the deadline as `+2 days` does."""
_SPAN = re.compile(r"(?:in\s+)?\d+\s*(?:h|d|w|m)[a-z]*$", re.IGNORECASE)
"""A length of time without a plus, which counts from now."""


def _counted_from(text: str, context: Context) -> datetime | None:
    """Return what `+24h` counts from: the deadline, while it is to come."""
    deadline = context.deadline
    return deadline if text.startswith("+") and deadline is not None and deadline > context.now else None


def _seen_from(text: str, context: Context) -> datetime:
    """Return from when to look for a new deadline: a weekday is the first after the old deadline."""
    deadline = context.deadline
    return max(deadline, context.now) if deadline and weekday_named(text) is not None else context.now


def _usual_time(context: Context) -> tuple[time, str]:
    """Return the time of day at which the game's phase ends, and its zone; the day's end if any will do."""
    settings, kind = context.settings, context.phase.kind if context.phase else PhaseKind.MOVEMENT
    clocks = {PhaseKind.RETREAT: settings.retreats, PhaseKind.ADJUSTMENT: settings.builds}
    minute = clocks.get(kind, settings.moves).clock
    return (time(minute // 60, minute % 60) if minute >= 0 else time(23, 59)), settings.zone


def set_start(command_line: CommandLine) -> Command:
    """Read SET START time."""
    return master.SetStart(moment_to_come(command_line, "SET START"))


_LENGTH = re.compile(r"(?:by\s+|for\s+)?\+?\s*(\d+\s*(?:h|d|w|m)[a-z]*)", re.IGNORECASE)


MORE_TIME = re.compile(
    r"\b(?:another (?=\w+ (?:more )?(?:hour|day|week)))?"
    r"(?P<number>\d{1,3}|an?|one|two|three|four|five|six|seven|another) ?"
    r"(?:(?:more|extra|additional) )?(?P<unit>hour|day|week)s?\b(?: (?:more|longer|extra))?",
    re.IGNORECASE,
)
"""An amount of more time, as `another day`, `two more days`."""
_NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven")
_HOURS = {"h": 1, "d": 24, "w": 168}
_BY = re.compile(r"^(?:by|for)\s+|[\s,]+(?:please|pls)$", re.IGNORECASE)


def lengths_in_english(line: str) -> str:
    """Return a line in plain letters with lengths of time in English: `um zwei Tage` is `um 2 day`."""
    return _lengths().sub(_in_english, line)


@cache
def _lengths() -> re.Pattern[str]:
    words = words_of_lengths()
    numbers = "|".join(one for name in words if name.isdecimal() for one in words[name])
    units = "|".join(one for name in _UNITS for one in words[name])
    more = "|".join(words["more"])
    return re.compile(
        rf"\b(?P<number>{numbers}|\d{{1,3}}) (?:(?:{more}) )?(?P<unit>{units})\b(?: (?:{more})\b)?"
    )


_UNITS = ("hour", "day", "week")


def _in_english(found: re.Match[str]) -> str:
    words = words_of_lengths()
    named = found["number"]
    number = next((one for one in words if one.isdecimal() and named in words[one]), named)
    unit = next(one for one in _UNITS if found["unit"] in words[one])
    return f"{number} {unit}"


def hours_more(text: str, *, whole: bool = False) -> int | None:
    """Return how many hours words ask for: `another day`, `two more days`; None if they name none.

    `whole` is for words that may say nothing else.
    """
    found = MORE_TIME.fullmatch(text) if whole else MORE_TIME.search(text)
    if found is None:
        return None
    named = found["number"].lower()
    number = int(named) if named.isdecimal() else max(1, _NUMBERS.index(named) if named in _NUMBERS else 1)
    return number * _HOURS[found["unit"][0].lower()]


_WHAT = re.compile(
    r"^(?:(?:the|this|our)\s+)?(?:deadline|phase|turn)\b\s*(?:till\b|until\b)?\s*", re.IGNORECASE
)
"""The thing that a person extends who writes a sentence."""


def extend(command_line: CommandLine) -> Command:
    """Read EXTEND time; a length counts from the deadline, with or without a plus."""
    typed, context = _WHAT.sub("", command_line.argument(0).strip(" .!")), command_line.context
    text = _YES.sub("", _TO.sub("", typed))
    hours = hours_more(_BY.sub("", text), whole=True)
    by = _LENGTH.fullmatch(text) if hours is None else None
    if (by or hours) and context.deadline is not None:
        meant = " YES" if _YES.search(typed) else ""
        typed = f"+{by[1]}{meant}" if by else f"+{hours}h{meant}"
    return member.Extend(moment_to_come(command_line, "EXTEND", typed))


_FOR = re.compile(r"^for\s+", re.IGNORECASE)
_ONE = re.compile(r"^(?:an?|one)\s+(?=\w+$)", re.IGNORECASE)
_UNTIL = re.compile(r"(?:until|till|to)\s+", re.IGNORECASE)


def pause(command_line: CommandLine) -> Command:
    """Read PAUSE, without an end, until a moment, or for a length of time from now."""
    words = _ONE.sub("1 ", _FOR.sub("", command_line.argument(0).strip(" .!")))
    context = command_line.context
    if not words:
        return master.Pause()
    length = _LENGTH.fullmatch(words)
    if length:
        try:
            found = moment(f"+{length[1]}", context.now, context.zone, start=context.now)
        except NotADate as error:
            raise InvalidCommand(error.said, words, usage(master.Pause)) from None
        command_line.assumed.append(found.said)
        return master.Pause(found.at)
    until = _UNTIL.match(words)
    if until is None:
        raise InvalidCommand(
            message("words-unclear", words=words, command="PAUSE"), words, usage(master.Pause)
        )
    until_then = words[until.end() :]
    return master.Pause(moment_to_come(command_line, "PAUSE UNTIL", until_then, may_be_far=False))


_FOR_POWER = re.compile(r"\s+for\s+(?!(?:a|an|one|\d+)\s+(?:day|week)s?\b)(\S.*)$", re.IGNORECASE)
_LONGEST = timedelta(days=100)


def away(command_line: CommandLine) -> Command:
    """Read AWAY day TO day; a GM says FOR which power."""
    text, context = command_line.argument(0).strip(), command_line.context
    whose = _FOR_POWER.search(text) if context.power is None else None
    days = text[: whose.start()] if whose else text
    try:
        found = periods.period(days, context.now, context.zone)
    except NotADate as error:
        alone = _without_words(days, lambda words: periods.period(words, context.now, context.zone))
        hint = _hint("AWAY", error.readings, alone, _AWAY)
        raise InvalidCommand(error.said, days, hint) from None
    since, until = (moment_in_words(one, context.zone) for one in found)
    said = message("time-away", since=since, until=until)
    if found.until <= found.since:
        raise InvalidCommand(
            message("absence-empty", time=said), days, message("write-as-in", examples=_AWAY)
        )
    if found.until - found.since > _LONGEST:
        too_long = message("absence-too-long", time=said, days=_LONGEST.days)
        raise InvalidCommand(too_long, days, message("absence-too-long.hint"))
    if found.until <= context.now:
        raise InvalidCommand(message("time-past", time=said), days, _WRITE_AWAY)
    if periods.next_year(days, found, context.now):
        raise _of_last_year(found, days, context)
    command_line.assumed.append(message("date-read-as", date=said))
    return member.SetAbsence(found.since, found.until, power(context, whose[1]) if whose else None)


def _hint(command: str, readings: Sequence[str], alone: str, examples: tuple[str, ...]) -> Message:
    """Return the lines that may be meant, the time that comes before other words, or an example."""
    if readings:
        return written_as(*(f"{command} {one}" for one in readings))
    if alone:
        return message("time-first-then-words", line=f"{command} {alone}")
    return message("write-as-in", examples=examples)


def _examples(command: str, examples: tuple[str, ...]) -> tuple[str, ...]:
    """Return the examples with the command before the first."""
    return (f"{command} {examples[0]}", *examples[1:])


_AWAY = _examples("AWAY", periods.EXAMPLES)
_WRITE_AWAY = message("write-as-in", examples=_AWAY)


def _of_last_year(found: periods.Period, typed: str, context: Context) -> InvalidCommand:
    """Return the question about days that next come in nearly a year: those just past may be meant."""
    zone = ZoneInfo(context.zone)
    begins = found.since.astimezone(zone)
    since, until = begins.date(), found.until.astimezone(zone).date()
    earlier = [_a_year_before(one) for one in (since, until)]
    still = earlier[1] >= context.now.astimezone(zone).date()
    lines = [f"AWAY {first} TO {last}" for first, last in ((earlier,) if still else ()) + ((since, until),)]
    said = message("day-past", day=begins, year=since.year)
    return InvalidCommand(said, typed, message("if-you-mean-it", line=Usage(tuple(lines))))


def _a_year_before(day: date) -> date:
    return (day - timedelta(days=1) if (day.month, day.day) == (2, 29) else day).replace(year=day.year - 1)


def not_away(command_line: CommandLine) -> Command:
    """Read SET NO ABSENCE, for all, from one day on, or from a day to another."""
    text, context = command_line.argument(0).strip(" .!"), command_line.context
    if not text:
        return member.EndAbsence()
    try:
        found = periods.period(text, context.now, context.zone)
    except NotADate as error:
        raise InvalidCommand(error.said, text, message("absences-to-end")) from None
    return member.EndAbsence(found.since, found.until if periods.has_end(text) else None)
