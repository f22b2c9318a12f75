"""Commands that are blocks: letters (PRESS, BROADCAST … ENDPRESS) and registrations (REGISTER … END)."""

from __future__ import annotations

import re

from judge.game.commands.anyone import Register
from judge.game.commands.master import SetSetting
from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.settings import kinds, rows
from judge.language.command_line import InvalidCommand, usage
from judge.language.powers import addressees, variant_of
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Context, Statement, Understood
from judge.language.text.blocks import COMMENT, FIELD

_OPTIONS = re.compile(
    r"^\s*(?P<what>press|broadcast)\s*(?P<colour>white|gr[ea]y|anonymous|unanonymous)?\s*"
    r"(?:to\s*)?(?P<to>.*?)\s*:?\s*$",
    re.IGNORECASE,
)
_BUT = re.compile(r"^(?:all\s+(?:but|except)\s+|-\s*)(?P<list>.+)$", re.IGNORECASE)
_EVERYBODY = ("", "all", "everybody", "everyone")
_ORDER_LIKE = re.compile(
    r"^\s*(?:a|f|army|fleet)[\s(]\s*\w+.*(?:-|\bs\b|\bc\b|\bh\b|support|convoy|hold)", re.IGNORECASE
)
_MOST_NAMED = 6


def read(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """The letter or registration of a block; a letter that was not closed is not sent."""
    try:
        if statement.text.strip().lower().startswith("register"):
            return (_register(statement),)
        if COMMENT.match(statement.text):
            return (_comment(statement),)
        if not statement.closed:
            return (_not_closed(statement),)
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
                refusal.hint,
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


def _letter(statement: Statement, context: Context) -> Understood:
    options = _OPTIONS.match(statement.text)
    if options is None:
        raise InvalidCommand("I cannot tell whom the letter is for.", hint=usage(Press))
    body = "\n".join(statement.body).strip("\n")
    colour = (options["colour"] or "").lower()
    grey = None if not colour else colour.startswith(("gr", "an"))
    to = options["to"].strip()
    if options["what"].lower() == "broadcast":
        if to:
            raise InvalidCommand("A broadcast is for everybody.", to, usage(Broadcast))
        return Understood(statement.line, statement.text, Broadcast(body, grey))
    if to.lower() in _EVERYBODY:
        return Understood(statement.line, statement.text, Press(body, Audience.ALL, (), grey))
    return Understood(
        statement.line, statement.text, Press(body, Audience.SOME, _addressees(to, context), grey)
    )


def _addressees(text: str, context: Context) -> tuple[str, ...]:
    """The addressees; ALL BUT leaves powers out, and the writer always."""
    but = _BUT.match(text)
    if not but:
        return addressees(context, text)
    without = (*addressees(context, but["list"]), context.power)
    return tuple(p.code for p in variant_of(context).powers if p.code not in without)


def _not_closed(statement: Statement) -> Problem:
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
        "Send it again with a line ENDPRESS under it, orders below that line.",
    )


def _register(statement: Statement) -> Answer:
    fields: list[tuple[str, str]] = []
    left_out: list[str] = []
    for text in statement.body:
        if FIELD.match(text):
            key, _, value = text.partition(":")
            fields.append((" ".join(key.lower().split()), value.strip()))
        elif text.strip():
            left_out.append(text.strip())
    if not fields:
        return Problem(
            statement.line,
            1,
            statement.text,
            ProblemKind.INCOMPLETE_COMMAND,
            "The registration holds no line like Name: Anna Schmidt.",
            statement.text.strip(),
            usage(Register),
        )
    assumed = [f'"{text}" is no line like Key: value and was left out.' for text in left_out]
    if not statement.closed:
        assumed.append("END was missing; the registration ends at its last line with a colon.")
    return Understood(statement.line, statement.text, Register(tuple(fields)), tuple(assumed))
