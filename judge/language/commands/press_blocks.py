"""Messages: PRESS and BROADCAST … ENDPRESS, and messages on one line."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass, replace

from judge.game.commands.member import Audience, Broadcast, Fake, Press, RecordDiary
from judge.game.message import Message, Said, message, written_as
from judge.game.roles import MASTER, OBSERVERS
from judge.language.command_line import InvalidCommand, usage
from judge.language.conditions.choices import check, check_closed, has_choices
from judge.language.conditions.press import press_condition_problem
from judge.language.powers import addressees, opponent, readers_named, variant_of
from judge.language.problems import Problem, ProblemKind
from judge.language.reader_words import left_out_of_all, means_everybody
from judge.language.readings.about_orders import Kept, Writer, kept_by
from judge.language.readings.lexicon import governs, is_request, said_in_heading
from judge.language.statements import Context, Prose, Statement, Topic, Understood
from judge.language.text.blocks import (
    one_line,
    reader_alone,
)
from judge.language.text.order_start import is_order
from judge.language.text.typography import plain

_HEAD = re.compile(
    r"^\s*(?P<front>(?:(?:white|gr[ea]y|un-?anonymous|anonymous|postal|send|please|my|a)\s+)*)"
    r"(?P<what>press|broadcast|message|letter)\b\s*(?P<rest>.*?)[\s:]*$",
    re.IGNORECASE,
)
_COLOUR = re.compile(r"\b(?:white|gr[ea]y|un-?anonymous|anonymous)\b", re.IGNORECASE)
_NO_FAKE = re.compile(r"\b(?:no|not)[\s-]+fake\b", re.IGNORECASE)
_POSTAL = re.compile(r"\bpostal\b", re.IGNORECASE)
_FAKE = re.compile(
    r"\b(?:and\s+)?faked?\b(?:\s+(?:as\s+)?(?:a\s+)?(?:(?:broadcast|all)\b(?!\s*but)|(?:partial\s+)?(?:(?:as\s+)?to\b|(?=[-+]))"
    r"[\s:]*(?P<list>(?:(?!\bto\b|\bif\b|\bpostal\b).)+)))?",
    re.IGNORECASE,
)
"""FAKE, FAKE BROADCAST, FAKE [PARTIAL] TO list: the readers that the message seems to have."""
_IF = re.compile(r"\bif\b\s*(?P<condition>.*?)\s*(?:\bthen\b)?$", re.IGNORECASE)
_TO = re.compile(r"^[\s,;:]*(?:to\b)?[\s,;:]*(?P<to>.*?)[\s,;]*$", re.IGNORECASE)
_SALUTATION = re.compile(r"^\s*(?:(?:to|dear|hi|hello)\s+)?(?P<name>[^,:;.!]{1,40})[,:;.!]", re.IGNORECASE)
_MOST_NAMED = 6


_WITH_WORDS = re.compile(
    r"^(?P<head>\s*(?:press|message|letter)\s+to\s+(?P<to>[^:]{1,60})):\s*(?P<words>\S.*)$", re.IGNORECASE
)


def press(statement: Statement, context: Context) -> Understood:
    """Return the message of a block; words after the colon of its first line are its first words.

    What depends on an IF in it is checked now and decided when it is sent.
    """
    found = _with_its_words(statement, context)
    command = found.command
    if not isinstance(command, Press | Broadcast):
        return found
    check_closed(command.body, command.condition, context)
    if not has_choices(command.body):
        return found
    check(command.body, context)
    return replace(found, command=replace(command, choices=True))


def _with_its_words(statement: Statement, context: Context) -> Understood:
    found = _WITH_WORDS.match(statement.text)
    if found is not None and context.variant is not None and readers_named(context, found["to"]):
        body = (found["words"], *statement.body)
        return replace(
            _press_of(replace(statement, text=found["head"], body=body), context), text=statement.text
        )
    return _press_of(statement, context)


def _press_of(statement: Statement, context: Context) -> Understood:
    text, condition = _condition(statement.text, context)
    head = _HEAD.match(text)
    if head is None:
        raise InvalidCommand(message("letter-for-whom"), hint=_fake_hint(text) or usage(Press))
    body = "\n".join(statement.body).strip("\n")
    options = _options(head["rest"], head["front"], context)
    postal = options.postal
    grey, fake, postal = options.grey, options.fake, options.postal
    is_broadcast = head["what"].lower() == "broadcast"
    if is_broadcast and options.to and not means_everybody(options.to):
        hint = message("letter-for-whom.hint", to=options.to)
        raise InvalidCommand(message("broadcast-is-for-all"), options.to, hint)
    if is_broadcast or (not options.to and (postal or condition)):
        broadcast = Broadcast(body, grey, fake, postal, condition)
        return Understood(statement.line, statement.text, broadcast)
    audience, to, left_out = _readers(options, body, context)
    press = Press(body, audience, to, grey, left_out, fake, options.no_fake, postal, condition)
    return Understood(statement.line, statement.text, press)


def _readers(
    options: _Options, body: str, context: Context
) -> tuple[Audience, tuple[str, ...], tuple[str, ...]]:
    """Return a message's readers and those it leaves out; if no reader is named, the only opponent."""
    if not options.to:
        other = opponent(context)
        if other is None:
            hint = _FAKE_NAMES_BOTH if options.fake else _hint_for_readers(body, context)
            raise InvalidCommand(message("letter-for-whom"), hint=hint)
        return Audience.SOME, (other,), ()
    if means_everybody(options.to):
        return Audience.ALL, (), ()
    return Audience.SOME, *_addressees(options.to, context)


_FAKE_NAMES_BOTH = message("fake-names-both")
_FAKE_FIRST = re.compile(
    r"^\s*faked?\s+(?P<what>broadcast|press|letter|message)\b[\s:]*(?:to\b\s*)?(?P<to>[^:]{0,60}?)[\s:]*$",
    re.IGNORECASE,
)


def _fake_hint(text: str) -> Said:
    """Return the first line that `FAKE BROADCAST TO T` may mean: its readers come first."""
    found = _FAKE_FIRST.match(text)
    if found is None:
        return ""
    if found["what"].lower() == "broadcast":
        return written_as(f"PRESS TO {found['to'] or 'power'} FAKE BROADCAST")
    return message("fake-to", to=found["to"] or message("placeholder", word="power"))


def _condition(text: str, context: Context) -> tuple[str, str]:
    """Return the first line without its IF, and the condition as it was written, checked."""
    found = _IF.search(text)
    if found is None:
        return text, ""
    condition = found["condition"].strip(" :,")
    why = press_condition_problem(condition, context)
    if why is not None:
        kind = ProblemKind.NO_GAME if context.variant is None else ProblemKind.BAD_VALUE
        raise InvalidCommand(*why, kind=kind)
    return text[: found.start()], condition


@dataclass(frozen=True, slots=True)
class _Options:
    """The first line of a message: its readers, whether it is signed, whom it shows, when it is sent."""

    to: str
    grey: bool | None
    fake: Fake | None
    no_fake: bool
    postal: bool


def _options(rest: str, front: str, context: Context) -> _Options:
    """Return the options from anywhere in the first line; the words that are left name the readers."""
    words = f"{front} {rest}"
    plain = _NO_FAKE.sub(" ", rest)
    found = _FAKE.search(plain)
    fake = None if found is None else _fake(found["list"] or "", context)
    plain = _POSTAL.sub(" ", plain if found is None else plain[: found.start()] + plain[found.end() :])
    colours = {word.lower().startswith(("gr", "an")) for word in _COLOUR.findall(words)}
    if len(colours) > 1:
        raise InvalidCommand(message("signed-or-not"), hint=usage(Press))
    no_fake = _NO_FAKE.search(words) is not None
    if no_fake and fake is not None:
        raise InvalidCommand(message("faked-or-not"), hint=message("faked-or-not.hint"))
    to = _TO.match(_COLOUR.sub(" ", plain).strip())
    return _Options(
        to["to"] if to else "", next(iter(colours), None), fake, no_fake, _POSTAL.search(words) is not None
    )


def _fake(text: str, context: Context) -> Fake:
    """Return the readers that the message pretends to have; a broadcast if no one is named."""
    named = _COLOUR.sub(" ", _POSTAL.sub(" ", text)).strip(" ,;:")
    if not named or means_everybody(named):
        return Fake()
    to, left_out = _addressees(named, context)
    return Fake(to, left_out)


def one_line_press(statement: Statement, context: Context) -> Understood | Problem | Prose | None:
    """Return a message on one line, `To Germany and Anna: shall we?`; None if the line is none.

    If a line is right below, nobody knows where the message ends, and it is not sent. A line that only names
    the reader, `To Anna:`, is not sent either.
    """
    found = one_line(statement.text)
    if context.variant is None:
        return None
    if found is None:
        return _only_reader(statement, context)
    words = found.groupdict()
    if words.get("diary"):
        return _one_line_entry(statement, words["body"].strip())
    name, body = (words["to"] or "").strip(), words["body"].strip()
    readers = readers_named(context, name) if name else ()
    if name and not readers:
        return None
    if not statement.alone or is_order(body):
        first, last = (f"PRESS TO {name}", "ENDPRESS") if name else ("BROADCAST", "ENDBROADCAST")
        return _end_unclear(statement, message("letter-end-unclear"), first, last)
    colour = (words.get("colour") or words.get("shade") or "").strip().lower()
    grey = None if not colour else colour != "white"
    press = Press(body, Audience.SOME, readers, grey) if readers else Broadcast(body, grey)
    return Understood(statement.line, statement.text, press)


def _only_reader(statement: Statement, context: Context) -> Prose | None:
    """Return a line that only names a message's reader, `To Anna:`; None if it is no such line."""
    to = reader_alone(statement.text)
    meant = bool(to) and bool(readers_named(context, to))
    return Prose(statement.line, statement.text, Topic.PRESS) if meant else None


def _end_unclear(statement: Statement, wrong: Message, first: str, last: str) -> Problem:
    """Reject a message or an entry on one line, and show the first and last line it needs."""
    hint = message("block-in-lines", first=first, last=last)
    kind, read_as = ProblemKind.NOT_CLOSED, statement.text.strip()
    return Problem(statement.line, 1, statement.text, kind, wrong, read_as, hint)


def _one_line_entry(statement: Statement, body: str) -> Understood | Problem:
    if statement.alone:
        return Understood(statement.line, statement.text, RecordDiary(body))
    return _end_unclear(statement, message("entry-end-unclear"), "DIARY", "ENDDIARY")


def _hint_for_readers(body: str, context: Context) -> Message:
    """Return how to send a message without readers: to those its first words greet, or to all."""
    meant, to = _SALUTATION.match(next(filter(str.strip, body.splitlines()), "")), "EF"
    if meant is not None:
        with contextlib.suppress(InvalidCommand):
            addressees(context, meant["name"])
            to = meant["name"].strip()
    return message("letter-for-whom.hint", to=to)


def _addressees(text: str, context: Context) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the addressees, and those whom ALL BUT leaves out; it is then for all others.

    The writer is no reader.
    """
    left_out = left_out_of_all(text)
    if not left_out:
        return addressees(context, text), ()
    without = addressees(context, left_out)
    everybody = (*(p.code for p in variant_of(context).powers), MASTER, OBSERVERS)
    return tuple(one for one in everybody if one not in (*without, context.power)), without


_WORDS_AFTER = re.compile(
    r"\s*(?:send\s+)?(?:press|message|letter)\s+to\s+(?P<to>[\w-]+)[\s,]+(?P<words>\w.*)$", re.IGNORECASE
)
"""A message with its words after its reader."""
_NEXT_READER = re.compile(r"\s*(?:[\s,;+&/]|\band\b)+(?=\w)|\s*:\s*", re.IGNORECASE)
"""The separator of two readers of a message, or what follows the last."""
_MOST_READERS = 12
_SHORTEST_NAME = 3
"""The fewest letters of a reader's name after another's: `I` is hardly Italy."""


def how_to_write_below(text: str, context: Context, refused: str = "") -> Said:
    """Return how to write a message whose words are on its first line; "" if none are.

    `refused` is what was taken for a reader and is not one.
    """
    found = _WORDS_AFTER.match(text)
    if found is None or context.variant is None or not readers_named(context, found["to"]):
        return ""
    end = _end_of_readers(text, found.end("to"), context)
    words = text[end:].strip(" ,;:")
    if not words or readers_named(context, words.split()[0]):
        return ""
    if refused and not words.lower().startswith(refused.lower()):
        return ""
    to = text[found.start("to") : end]
    return message("block-in-lines", first=f"PRESS TO {to}", last="ENDPRESS")


def _end_of_readers(text: str, end: int, context: Context) -> int:
    """Return the end of a list of readers whose first one ends there: `France, Germany and Italy: hello`."""
    for _ in range(_MOST_READERS):
        between = _NEXT_READER.match(text, end)
        word = re.compile(r"[\w-]+").match(text, between.end()) if between and ":" not in between[0] else None
        if word is None or len(word[0]) < _SHORTEST_NAME or not readers_named(context, word[0]):
            break
        end = word.end()
    return end


def not_closed(statement: Statement, context: Context) -> Problem:
    """Reject a message without its end and read nothing in it: both could betray its writer."""
    like = [statement.line + n for n, text in enumerate(statement.body, 1) if is_order(text)]
    lines = ", ".join(map(str, like[:_MOST_NAMED])) + (", …" if len(like) > _MOST_NAMED else "")
    wrong = message("letter-without-end.orders", lines=lines) if like else message("letter-without-end")
    hint = how_to_write_below(statement.text, context) or message("letter-without-end.hint")
    read_as = statement.text.strip()
    return Problem(statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, wrong, read_as, hint)


_DOUBTING = ("withdrawal", "denial", "condition", "maybe", "later")


def doubt_over(statement: Statement) -> Said:
    """Return why the words over a message say that it may not be meant to be sent; "" if they do not."""
    return doubt_in(statement.front or statement.under) if _HEAD.match(statement.text) else ""


def doubt_in(over: str) -> Said:
    """Return why these words over a message deny or doubt that it is to be sent; "" if they do not."""
    line = plain(over)
    if Kept.BELOW in kept_by(over, Writer()):
        return message("letter-not-certain", over=over.strip(" :"))
    if is_request(line.text) or governs(line, ("let_know",)):
        return ""
    if "not_now" not in said_in_heading(line.text) and not governs(line, _DOUBTING):
        return ""
    return message("letter-not-certain", over=over.strip(" :"))
