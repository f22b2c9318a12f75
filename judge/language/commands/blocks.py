"""Blocks: the reader of a block by its first line; comments, trials, announcements, diary entries, TRY."""

from __future__ import annotations

from judge.game.commands.anyone import Try
from judge.game.commands.master import Announce, Predict, SetSetting
from judge.game.commands.member import RecordDiary
from judge.game.message import message, paragraph
from judge.game.settings import kinds, rows
from judge.language.command_line import InvalidCommand
from judge.language.commands.correction import adjustment
from judge.language.commands.press_blocks import how_to_write_below, not_closed, press
from judge.language.commands.registration import register
from judge.language.phases_named import phase_apart
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Answer, Context, Statement, Understood
from judge.language.text.blocks import (
    ADJUST,
    ANNOUNCE,
    COMMENT,
    DIARY,
    PREDICT,
    PRESS,
    PRESS_LIKE,
    REGISTER,
)
from judge.language.text.trials import may_head_trial, words_after


def read(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """Return the message or registration of a block; a message that was not closed is not sent."""
    if _is_trial(statement):
        return (_to_try(statement, context),)
    try:
        return _of_its_kind(statement, context)
    except InvalidCommand as refusal:
        column = statement.text.lower().find(refusal.read.lower()) + 1 if refusal.read else 1
        return (
            Problem(
                statement.line,
                max(column, 1),
                statement.text,
                refusal.kind,
                paragraph(refusal.message, message("letter-not-sent")),
                refusal.read,
                (refusal.read and how_to_write_below(statement.text, context, refusal.read)) or refusal.hint,
            ),
        )


def _of_its_kind(statement: Statement, context: Context) -> tuple[Answer, ...]:
    if statement.text.strip().lower().startswith("register"):
        return (register(statement),)
    if any(one.match(statement.text) for one in (COMMENT, PREDICT, ADJUST, ANNOUNCE)):
        return _of_master(statement, context)
    if DIARY.match(statement.text):
        return (_diary(statement),)
    if not statement.closed:
        return (not_closed(statement, context),)
    return (press(statement, context),)


def _comment(statement: Statement) -> Answer:
    """Return SET COMMENT BEGIN … END with its lines as one, which LIST shows."""
    kind = rows()["comment"].kind
    assert isinstance(kind, kinds.Text)
    text = " ".join(" ".join(statement.body).split())
    if len(text) <= kind.longest:
        return Understood(statement.line, statement.text, SetSetting("comment", text))
    said = message("setting-text-too-long", most=kind.longest, number=len(text))
    hint = message("comment-elsewhere")
    return Problem(statement.line, 1, statement.text, ProblemKind.TOO_LONG, said, hint=hint)


def _of_master(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """Return a comment, orders to be tried, corrections, or an announcement to everybody."""
    if ANNOUNCE.match(statement.text):
        return (_announcement(statement),)
    if ADJUST.match(statement.text):
        return adjustment(statement, context)
    return (_comment(statement) if COMMENT.match(statement.text) else _trial(statement),)


def _announcement(statement: Statement) -> Answer:
    """Return ANNOUNCE … END ANNOUNCE; without its end nothing is sent, because it may hold commands."""
    found, body = ANNOUNCE.match(statement.text), "\n".join(statement.body).strip("\n")
    if statement.closed and body.strip():
        everywhere = found is not None and found["all"] is not None
        return Understood(statement.line, statement.text, Announce(body, everywhere))
    wrong = message("nothing-to-announce") if statement.closed else message("announce-not-closed")
    hint = message("block-in-lines", first="ANNOUNCE", last="END ANNOUNCE")
    return Problem(statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, wrong, hint=hint)


def _trial(statement: Statement) -> Answer:
    """Return PREDICT WITH … END PREDICT: orders to be tried, read when the turn is predicted."""
    lines = tuple(zip(statement.numbers, statement.body, strict=True))
    return Understood(statement.line, statement.text, Predict(lines=lines))


def _is_trial(statement: Statement) -> bool:
    others = (COMMENT, PREDICT, ADJUST, ANNOUNCE, DIARY, PRESS, PRESS_LIKE, REGISTER)
    return may_head_trial(statement.text) and not any(one.match(statement.text) for one in others)


_OF_NO_NAME = frozenset(["mine", "my", "board", "game", "for", "in", "of", "the", "on", "with"])


def _to_try(statement: Statement, context: Context) -> Answer:
    """Return TRY … END TRY: what its first line names, and the lines to read for the tried position."""
    words = words_after(statement.text)
    named, lines = " ".join(words), tuple(zip(statement.numbers, statement.body, strict=True))
    rest, phase = phase_apart(named, context)
    about = " ".join(word for word in rest.split() if word not in _OF_NO_NAME)
    return Understood(statement.line, statement.text, Try(about, phase, "mine" in words, lines))


def _diary(statement: Statement) -> Answer:
    """Return DIARY … ENDDIARY: an entry; without its end nothing is stored, because it may hold orders."""
    if statement.closed:
        return Understood(statement.line, statement.text, RecordDiary("\n".join(statement.body).strip("\n")))
    wrong, hint = message("diary-not-closed"), message("diary-not-closed.hint")
    return Problem(
        statement.line, 1, statement.text, ProblemKind.NOT_CLOSED, wrong, statement.text.strip(), hint
    )
