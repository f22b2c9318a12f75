"""Commands that are blocks: letters (PRESS, BROADCAST … ENDPRESS) and registrations (REGISTER … END)."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass, replace

from judge.game.commands.anyone import Register
from judge.game.commands.master import Predict, SetSetting
from judge.game.commands.member import Audience, Broadcast, Fake, Press, RecordDiary
from judge.game.commands.rule_sets import Announce
from judge.game.roles import MASTER, OBSERVERS
from judge.game.settings import kinds, rows
from judge.language.command_line import InvalidCommand, usage
from judge.language.commands.correction import adjustment
from judge.language.conditions.press import letter_condition_problem
from judge.language.powers import addressees, means_everybody, opponent, readers_named, variant_of
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Context, Prose, Statement, Topic, Understood
from judge.language.text.blocks import (
    ADJUST,
    ANNOUNCE,
    COMMENT,
    DIARY,
    FIELD,
    FIELD_IN_WORDS,
    PREDICT,
    REGISTER,
    field_meant,
    one_line,
    reader_alone,
)
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone, zone_name

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
"""FAKE, FAKE BROADCAST, FAKE [PARTIAL] TO list: whom the letter shall seem to be for."""
_IF = re.compile(r"\bif\b\s*(?P<condition>.*?)\s*(?:\bthen\b)?$", re.IGNORECASE)
_TO = re.compile(r"^[\s,;:]*(?:to\b)?[\s,;:]*(?P<to>.*?)[\s,;]*$", re.IGNORECASE)
_BUT = re.compile(
    r"^(?:(?:all|everybody|everyone)\s+(?:but|except)\s+|but\s+|-\s*)(?P<list>.+)$", re.IGNORECASE
)
_SALUTATION = re.compile(r"^\s*(?:(?:to|dear|hi|hello)\s+)?(?P<name>[^,:;.!]{1,40})[,:;.!]", re.IGNORECASE)
_ORDER_LIKE = re.compile(
    r"^\s*(?:a|f|army|fleet)[\s(]\s*\w+.*(?:-|\bs\b|\bc\b|\bh\b|support|convoy|hold)", re.IGNORECASE
)
_MOST_NAMED = 6


def read(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """The letter or registration of a block; a letter that was not closed is not sent."""
    try:
        if statement.text.strip().lower().startswith("register"):
            return (_register(statement),)
        if any(one.match(statement.text) for one in (COMMENT, PREDICT, ADJUST, ANNOUNCE)):
            return _of_master(statement, context)
        if DIARY.match(statement.text):
            return (_diary(statement),)
        if not statement.closed:
            return (_not_closed(statement, context),)
        return (_letter(statement, context),)
    except InvalidCommand as refusal:
        column = statement.text.lower().find(refusal.read.lower()) + 1 if refusal.read else 1
        return (
            Problem(
                statement.line,
                max(column, 1),
                statement.text,
                refusal.kind,
                f"{refusal.message} The letter was not sent.",
                refusal.read,
                (refusal.read and _parted(statement.text, context, refusal.read)) or refusal.hint,
            ),
        )


def _comment(statement: Statement) -> Answer:
    """SET COMMENT BEGIN … END: its lines as one, which LIST shows."""
    kind = rows()["comment"].kind
    assert isinstance(kind, kinds.Text)
    text = " ".join(" ".join(statement.body).split())
    if len(text) <= kind.longest:
        return Understood(statement.line, statement.text, SetSetting("comment", text))
    message = f"A comment has at most {kind.longest} characters; this has {len(text)}."
    hint = "Shorten it; BROADCAST mails a longer text to everybody."
    return Problem(statement.line, 1, statement.text, ProblemKind.TOO_LONG, message, hint=hint)


def _of_master(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """A comment, orders to be tried, what is to be mended, or what everybody is told."""
    if ANNOUNCE.match(statement.text):
        return (_announcement(statement),)
    if ADJUST.match(statement.text):
        return adjustment(statement, context)
    return (_comment(statement) if COMMENT.match(statement.text) else _trial(statement),)


def _announcement(statement: Statement) -> Answer:
    """ANNOUNCE … END ANNOUNCE; without its end nothing is said, as commands may stand in it."""
    found, body = ANNOUNCE.match(statement.text), "\n".join(statement.body).strip("\n")
    if statement.closed and body.strip():
        everywhere = found is not None and found["all"] is not None
        return Understood(statement.line, statement.text, Announce(body, everywhere))
    message = "There is nothing to tell." if statement.closed else "The block has no END ANNOUNCE."
    hint = "ANNOUNCE, your words on the lines below, END ANNOUNCE under them."
    return Problem(statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, message, hint=hint)


def _trial(statement: Statement) -> Answer:
    """PREDICT WITH … END PREDICT: orders to be tried, read when the turn is looked at."""
    lines = tuple(zip(statement.numbers, statement.body, strict=True))
    return Understood(statement.line, statement.text, Predict(lines=lines))


def _diary(statement: Statement) -> Answer:
    """DIARY … ENDDIARY: an entry; without its end nothing is written, as orders may stand in it."""
    if statement.closed:
        return Understood(statement.line, statement.text, RecordDiary("\n".join(statement.body).strip("\n")))
    message = "The entry has no ENDDIARY, so nothing was written and its lines were not read."
    hint = "Send it again with a line ENDDIARY under it. DIARY LIST shows what your diary holds."
    return Problem(
        statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, message, statement.text.strip(), hint
    )


_WITH_WORDS = re.compile(
    r"^(?P<head>\s*(?:press|message|letter)\s+to\s+(?P<to>[^:]{1,60})):\s*(?P<words>\S.*)$", re.IGNORECASE
)


def _letter(statement: Statement, context: Context) -> Understood:
    """The letter of a block; words behind the colon of its first line are its first ones."""
    found = _WITH_WORDS.match(statement.text)
    if found is not None and context.variant is not None and readers_named(context, found["to"]):
        body = (found["words"], *statement.body)
        return replace(
            _letter_of(replace(statement, text=found["head"], body=body), context), text=statement.text
        )
    return _letter_of(statement, context)


def _letter_of(statement: Statement, context: Context) -> Understood:
    text, condition = _condition(statement.text, context)
    head = _HEAD.match(text)
    if head is None:
        raise InvalidCommand("I cannot tell whom the letter is for.", hint=usage(Press))
    body = "\n".join(statement.body).strip("\n")
    options = _options(head["rest"], head["front"], context)
    postal = options.postal
    if head["what"].lower() == "broadcast":
        if options.to and not means_everybody(options.to):
            raise InvalidCommand(
                "A broadcast is for everybody.", options.to, f"PRESS TO {options.to} goes to some."
            )
        command: Press | Broadcast = Broadcast(body, options.grey, options.fake, postal, condition)
    elif not options.to and not (postal or condition) and (other := opponent(context)) is not None:
        command = Press(body, Audience.SOME, (other,), options.grey, (), options.fake, options.no_fake)
    elif not options.to and not (postal or condition):
        raise InvalidCommand("Whom is the letter for?", hint=_hint_for_readers(body, context))
    elif not options.to:
        command = Broadcast(body, options.grey, options.fake, postal, condition)
    elif means_everybody(options.to):
        shown = (options.fake, options.no_fake, postal, condition)
        command = Press(body, Audience.ALL, (), options.grey, (), *shown)
    else:
        readers, left_out = _addressees(options.to, context)
        shown = (options.fake, options.no_fake, postal, condition)
        command = Press(body, Audience.SOME, readers, options.grey, left_out, *shown)
    return Understood(statement.line, statement.text, command)


def _condition(text: str, context: Context) -> tuple[str, str]:
    """The first line without its IF, and the condition behind it as it was written, which must be one."""
    found = _IF.search(text)
    if found is None:
        return text, ""
    condition = found["condition"].strip(" :,")
    why = letter_condition_problem(condition, context)
    if why is not None:
        raise InvalidCommand(*why)
    return text[: found.start()], condition


@dataclass(frozen=True, slots=True)
class _Options:
    """What the first line of a letter says: whom it is for, signed or not, whom it shows, when it leaves."""

    to: str
    grey: bool | None
    fake: Fake | None
    no_fake: bool
    postal: bool


def _options(rest: str, front: str, context: Context) -> _Options:
    """The options wherever they stand in the first line; what is left over names the readers."""
    words = f"{front} {rest}"
    plain = _NO_FAKE.sub(" ", rest)
    found = _FAKE.search(plain)
    fake = None if found is None else _fake(found["list"] or "", context)
    plain = _POSTAL.sub(" ", plain if found is None else plain[: found.start()] + plain[found.end() :])
    colours = {word.lower().startswith(("gr", "an")) for word in _COLOUR.findall(words)}
    if len(colours) > 1:
        raise InvalidCommand("Is the letter to be signed (WHITE) or not (GREY)?", hint=usage(Press))
    no_fake = _NO_FAKE.search(words) is not None
    if no_fake and fake is not None:
        raise InvalidCommand("Is the letter to be faked or not?", hint="Write FAKE or NO FAKE.")
    to = _TO.match(_COLOUR.sub(" ", plain).strip())
    return _Options(
        to["to"] if to else "", next(iter(colours), None), fake, no_fake, _POSTAL.search(words) is not None
    )


def _fake(text: str, context: Context) -> Fake:
    """Whom the letter pretends to be for; nobody named is a broadcast."""
    named = _COLOUR.sub(" ", _POSTAL.sub(" ", text)).strip(" ,;:")
    if not named or means_everybody(named):
        return Fake()
    to, left_out = _addressees(named, context)
    return Fake(to, left_out)


def one_line_letter(statement: Statement, context: Context) -> Understood | Problem | Prose | None:
    """A letter that is all on one line, `To Germany and Anna: shall we?`; None if the line is none.

    If a line stands right below, nobody knows where the letter ends, and it is not sent; nor is one that has
    only its reader on the line, `To Anna:`.
    """
    found = one_line(statement.text)
    if context.variant is None:
        return None
    if found is None:
        to = reader_alone(statement.text)
        meant = bool(to) and bool(readers_named(context, to))
        return Prose(statement.line, statement.text, Topic.LETTER) if meant else None
    words = found.groupdict()
    if words.get("diary"):
        return _one_line_entry(statement, words["body"].strip())
    name, body = (words["to"] or "").strip(), words["body"].strip()
    readers = readers_named(context, name) if name else ()
    if name and not readers:
        return None
    colour = (words.get("colour") or words.get("shade") or "").strip().lower()
    grey = None if not colour else colour != "white"
    if statement.alone and not _ORDER_LIKE.match(body):
        letter = Press(body, Audience.SOME, readers, grey) if readers else Broadcast(body, grey)
        return Understood(statement.line, statement.text, letter)
    message = "I cannot tell where this letter ends, so it was not sent."
    first, last = (f"PRESS TO {name}", "ENDPRESS") if name else ("BROADCAST", "ENDBROADCAST")
    hint = f"{first}, your words, {last}: each on a line of its own."
    read_as = statement.text.strip()
    return Problem(statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, message, read_as, hint)


def _one_line_entry(statement: Statement, body: str) -> Understood | Problem:
    if statement.alone:
        return Understood(statement.line, statement.text, RecordDiary(body))
    message = "I cannot tell where this entry ends, so nothing was written."
    hint = "DIARY, your words, ENDDIARY: each on a line of its own."
    read_as = statement.text.strip()
    return Problem(statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, message, read_as, hint)


def _hint_for_readers(body: str, context: Context) -> str:
    """How to send a letter that does not say to whom: to those whom its first words greet, or to all."""
    meant = _SALUTATION.match(next(filter(str.strip, body.splitlines()), ""))
    first = "PRESS TO EF goes to some"
    if meant is not None:
        with contextlib.suppress(InvalidCommand):
            addressees(context, meant["name"])
            first = f"PRESS TO {meant['name'].strip()} goes there alone"
    return f"{first}, BROADCAST to everybody."


def _addressees(text: str, context: Context) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The addressees, and those whom ALL BUT leaves out; then it is for everybody else but the writer."""
    but = _BUT.match(text)
    if not but:
        return addressees(context, text), ()
    without = addressees(context, but["list"])
    everybody = (*(p.code for p in variant_of(context).powers), MASTER, OBSERVERS)
    return tuple(one for one in everybody if one not in (*without, context.power)), without


_WORDS_BEHIND = re.compile(
    r"\s*(?:send\s+)?(?:press|message|letter)\s+to\s+(?P<to>[\w-]+)[\s,]+(?P<words>\w.*)$", re.IGNORECASE
)
"""A letter with words of its own behind its reader."""


def _parted(text: str, context: Context, refused: str = "") -> str:
    """How a letter is written whose words stand on its first line; "" where none do.

    `refused` is what was taken for a reader and is none.
    """
    found = _WORDS_BEHIND.match(text)
    if found is not None and refused and not found["words"].lower().startswith(refused.lower()):
        return ""
    if found is None or context.variant is None or readers_named(context, found["words"].split()[0]):
        return ""
    readers = readers_named(context, found["to"])
    return f"PRESS TO {found['to']}, your words, ENDPRESS: each on a line of its own." if readers else ""


def _not_closed(statement: Statement, context: Context) -> Problem:
    """A letter without its end is not sent and nothing in it is read: both could betray its writer."""
    like = [statement.line + n for n, text in enumerate(statement.body, 1) if _ORDER_LIKE.match(text)]
    lines = ", ".join(map(str, like[:_MOST_NAMED])) + (", …" if len(like) > _MOST_NAMED else "")
    orders = f" What looks like orders there (line {lines}) was not taken." if like else ""
    return Problem(
        statement.line,
        1,
        statement.text,
        ProblemKind.NOT_CLOSED,
        f"The letter has no ENDPRESS, so it was not sent and its lines were not read.{orders}",
        statement.text.strip(),
        _parted(statement.text, context)
        or "Send it again with a line ENDPRESS under it, orders below that line.",
    )


_ENTRY_PARTS = re.compile(r"\s*[,;|]\s*")
_ADDRESS = re.compile(r"<?\S+@\S+\.[^\W\d_]+>?")
_PERSON = re.compile(r"[^\W\d_][\w'. -]*")
_MOST_OF_NAME = 4
"""Words of a name without `Name:` before it."""
_ZONES = ("timezone", "time zone", "zone")


def _register(statement: Statement) -> Answer:
    """REGISTER … END, its lines with or without a colon, or all of it on one line."""
    fields: list[tuple[str, str]] = []
    left_out: list[str] = []
    first = REGISTER.match(statement.text.strip())
    for text in (first["entry"] if first else "", *statement.body):
        parts = _ENTRY_PARTS.split(text.strip())
        if FIELD.match(text) and not any(map(FIELD.match, parts[1:])):
            parts = [text.strip()]
        else:
            parts = _ENTRY_PARTS.split(_ADDRESS.sub(r", \g<0>, ", text.strip()))
        left_out += [part for part in filter(None, parts) if not _note_field(part, fields)]
    if not fields or (not statement.body and all(key != "name" for key, _ in fields)):
        return _form(statement, dict(fields))
    assumed = [f'"{text}" is no line like Key: value and was left out.' for text in left_out]
    if not statement.closed and statement.body:
        assumed.append("END was missing; the registration ends at its last line with a colon.")
    return Understood(statement.line, statement.text, Register(tuple(fields)), tuple(assumed))


def _note_field(text: str, fields: list[tuple[str, str]]) -> bool:
    """Note `Key: value`, `Key value`, or a value that shows its kind; whether the text was one of them."""
    known, worded = {key for key, _ in fields}, FIELD_IN_WORDS.match(text)
    key, _, value = text.partition(":")
    if FIELD.match(text):
        fields.append((field_meant(" ".join(plain(key).text.split())), value.strip()))
    elif worded is not None:
        fields.append((worded["key"].lower(), worded["value"].strip()))
    elif _ADDRESS.fullmatch(text):
        fields.append(("address", text.strip("<>")))
    elif "name" not in known and _PERSON.fullmatch(text) and len(text.split()) <= _MOST_OF_NAME:
        fields.append(("name", text))
    elif known.isdisjoint(_ZONES) and _is_zone(text):
        fields.append(("timezone", text))
    else:
        return False
    return True


def _is_zone(text: str) -> bool:
    try:
        return bool(zone_name(text))
    except UnknownZone as unknown:
        return bool(unknown.near)


def _form(statement: Statement, fields: dict[str, str]) -> Problem:
    """The form to send, filled in with what was understood; without a name nobody is registered."""
    zone = next((fields[key] for key in _ZONES if fields.get(key)), "Europe/London")
    return Problem(
        statement.line,
        0,
        statement.text,
        ProblemKind.INCOMPLETE_COMMAND,
        "A registration needs your name.",
        hint=f"REGISTER / Name: {fields.get('name') or 'your name'} / Timezone: {zone} / END,"
        " each on a line of its own.",
    )
