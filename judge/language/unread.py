"""Unread lines: lines of which nothing was understood are words of the classic judge, or prose."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judge.game.message import message
from judge.language import prose
from judge.language.classic import classic_answer
from judge.language.command_words import is_command
from judge.language.commands import reader as command_reader
from judge.language.names import names_of
from judge.language.policy import POLICIES
from judge.language.problems import Problem, ProblemKind
from judge.language.readings import lines_around
from judge.language.slips import near
from judge.language.statements import (
    Answer,
    Context,
    Proposal,
    Prose,
    Statement,
    TakenBack,
    Topic,
    Understood,
)
from judge.language.text import topics
from judge.language.text.typography import Plain, plain, unadorned

IN_EARNEST = re.compile(
    r"\s*(?:set|sign|signon|login|create|register|confirm|forgot|reset|eject|terminate|declare|phase)\b|\s*swap\s+[\w-]+\s*$"
)
"""Commands that are one whatever follows; `Get well soon` and `List of my wishes` may be prose."""


def words_or_prose(statement: Statement, found: Sequence[Answer], context: Context) -> Sequence[Answer]:
    """Return the answer to a line of which nothing was understood: a classic word, or prose as one piece."""
    if not all(map(_is_unread, found)):
        return found
    whole = unadorned(plain(statement.text))
    if (slip := _slip_of_set(statement, whole.text, context)) is not None:
        return (slip,)
    for_human = not IN_EARNEST.match(whole.text) and (
        _is_prose(whole, context) or _says_nothing(statement.text, context)
    )
    if is_command(whole.text, context.variant) or any(isinstance(one, Understood) for one in found):
        for_human = for_human and prose.is_sentence(whole.text) and not _DUEL.search(whole.text)
    talks = for_human and prose.talks(statement.text)
    transforms = context.variant is not None and context.variant.board.variant_rules.transform is not None
    known = None if talks else classic_answer(statement.line, whole.text, context.game, transforms=transforms)
    if known is not None:
        return (replace(known, text=statement.text),)
    if not for_human:
        return found
    return (Prose(statement.line, statement.text, topics.topic(whole.text), prose.asks_only(whole.text)),)


_DUEL = re.compile(r"^(?:get|list) (?:map|rules|variants?)\b.* (?:v|vs|versus|against)\.? [a-z]+$")
"""`GET MAP G v I`: no word in it is the pronoun `I`."""


def _slip_of_set(statement: Statement, text: str, context: Context) -> Problem | None:
    """Return the question about `SETT DEADLINE Fri`, a command if its first word is corrected."""
    first, _, rest = text.partition(" ")
    if not rest or first == "set" or len(first) < len("set") or not near(first, ("set",)):
        return None
    written = f"SET {statement.text.strip()[len(first) :].strip()}"
    meant = command_reader.read(statement.line, written, written, 0, context)
    if not isinstance(meant, Understood) or is_command(text, context.variant):
        return None
    unknown, hint = message("no-order-no-command"), message("did-you-mean-one-of", names=(written,))
    return Problem(statement.line, 1, statement.text, ProblemKind.UNKNOWN_COMMAND, unknown, first, hint)


def _is_unread(answer: Answer) -> bool:
    if isinstance(answer, Proposal):
        return False
    if isinstance(answer, Problem):
        return answer.kind not in (ProblemKind.TOO_LONG, ProblemKind.CONDITION, ProblemKind.TOLD)
    return isinstance(answer, Prose) or command_reader.asks_for_page(answer)


def _says_nothing(text: str, context: Context) -> bool:
    """Return whether no word of a line is about orders: `First turn!`, `Russia will not like it`."""
    if context.variant is None or context.phase is None or not POLICIES[context.reading].in_words:
        return False
    work = context.work
    return lines_around.says_nothing(text, context, work) or lines_around.talks_of_else(text, context, work)


def _is_prose(piece: Plain, context: Context) -> bool:
    known = names_of(context.variant)
    return prose.is_prose(piece, known, continued=context.prose_above)


def prose_or(answer: Answer, text: str, piece: Plain, context: Context) -> Answer:
    """Return prose in place of a problem, for words to a human between the orders of a line.

    What it asks for is not looked for if the line is then left unread.
    """
    if not isinstance(answer, Problem) or not _is_prose(piece, context):
        return answer
    if context.work.is_used_up and reads_other_words(context):
        return Prose(answer.line, text)
    return prose_of(answer.line, text, piece)


def reads_other_words(context: Context) -> bool:
    """Return whether the game's orders may be in words of any language."""
    return context.in_other_words and POLICIES[context.reading].words is None


def prose_of(line: int, text: str, piece: Plain) -> Prose:
    """Return a piece of a line as words to a human; empty if only signs follow an order."""
    end = piece.column(len(piece.text) - 1) if piece.text else 0
    written = text[piece.column(0) - 1 : end].lstrip(" .!?,;")
    about = topics.topic(piece.text)
    back = TakenBack.ALL_ABOVE if about is Topic.CLEAR else TakenBack.NOTHING
    return Prose(line, written, about, prose.asks_only(piece.text), back)
