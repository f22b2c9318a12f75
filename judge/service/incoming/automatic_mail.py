"""Automatic mail: whether an email that is marked as a program's still holds a person's words.

docs: sender, "Replies are limited, effects are not"; deadlines, "Deadlines are published as calendar events"

Mail servers, lists and programs put marks on what people send, and some subjects look like those of robots.
Orders with a password, or in a reply to an email that only its player got, are a player's, whatever the marks
say: they must not vanish. But a vacation program also answers with the judge's Message-ID, and returns what
it got. So only the sender's own lines count, and none count in an email that has sentences of the judge among
them.

What a calendar program writes about the event and its participants, in any language, holds no order and no
command. Orders that a person writes into that email are read.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from judge.game.commands import COMMANDS
from judge.game.commands.anyone import Confirm, InfoPlayer, SignOn, WhoIs, Why, Yes
from judge.game.roles import Role
from judge.language.answer_words import is_yes
from judge.language.command_words import is_command
from judge.language.for_judge import begins_on_any_board
from judge.language.names import Names, names
from judge.language.prose import begins_order
from judge.language.reading import read
from judge.language.statements import Statement, Understood
from judge.language.text.retractions import says_no, tells_absence
from judge.language.text.typography import plain
from judge.language.unread import IN_EARNEST
from judge.records import Silence
from judge.service.echoes import holds_our_text
from judge.service.handlers.seat_lookup import own_seats
from judge.service.own_statements import statements_of
from judge.service.request import Request
from judge.service.speaker import Speaker

_MARKED = (Silence.AUTOMATIC, Silence.BULK, Silence.LIST)
_MOST_LINES = 100
_ANSWER = re.compile(r"(?:yes|no|maybe)\b")


def why_silent(request: Request, speaker: Speaker) -> Silence | None:
    """Return why an email is passed over; None if it is not."""
    silence = request.email.silence
    if silence is Silence.CALENDAR and any(map(_is_for_us, _own_lines(request))):
        return None
    if silence in _MARKED and _is_players(request, speaker):
        return None
    return silence


def _own_lines(request: Request) -> tuple[Statement, ...]:
    return tuple(statements_of(request.email)[0])[:_MOST_LINES]


def _is_for_us(said: Statement) -> bool:
    """Return whether a line is for the judge.

    `Yes` may answer the event's invitation, and `bob@example.net - organizer` is in its list of people.
    """
    text = plain(said.text).text
    if said.block:
        return True
    if is_yes(said.text) or says_no(said.text) or _ANSWER.match(text):
        return False
    return is_command(text, None) if "@" in text else begins_on_any_board(said.text)


def _is_players(request: Request, speaker: Speaker) -> bool:
    """Return whether an email holds a player's own words: it has a password, or answers their own email."""
    lines = _own_lines(request)
    by_password = any(_is_command(request, speaker, one, _WITH_PASSWORD) for one in lines)
    if not by_password:
        if not speaker.answers_mail_to(request, request.email.sender):
            return False
        known = {names(game.variant) for game, _ in own_seats(request, speaker)}
        if not any(_is_meant(request, speaker, one, known) for one in lines):
            return False
    return not holds_our_text(request, request.email)


_WITH_PASSWORD = frozenset({SignOn})
_ASK = frozenset({Why, WhoIs, InfoPlayer})
_IN_REPLY = {kind for kind, row in COMMANDS.items() if row.who > Role.ANYONE} - _ASK - {Confirm, Yes}
"""Commands of people who play.

Requests are left out: `Status: open` may be a ticket system's. So are YES and CONFIRM: programs say them.
"""


def _is_meant(request: Request, speaker: Speaker, said: Statement, known: Collection[Names]) -> bool:
    """Return whether a line of a reply is its sender's command, message or order, perhaps with a slip."""
    if said.block or _is_command(request, speaker, said, _IN_REPLY):
        return True
    text = plain(said.text).text
    begins = _WINTER.match(text) is not None
    return any((begins or begins_order(text, one)) and _names_province(text, one) for one in known)


_WINTER = re.compile(r"(?:build|remove|disband)\b")
"""The words that begin a winter order."""
_LONGEST_NAME = 4


def _names_province(text: str, known: Names) -> bool:
    """Return whether a line names a province.

    `A holiday - at last` names none, though it is otherwise like an order.
    """
    found = _WORD.findall(text[:_LONGEST])
    ends = range(1, _LONGEST_NAME + 1)
    return any(known.province(" ".join(found[at : at + size])) for at in range(len(found)) for size in ends)


_WORD = re.compile(r"[^\W_]+(?:\.|/[a-z]{2})?")
_LONGEST = 200


def _is_command(request: Request, speaker: Speaker, said: Statement, kinds: Collection[type[Any]]) -> bool:
    text = plain(said.text).text
    if said.block or not is_command(text, None) or (tells_absence(said.text) and not IN_EARNEST.match(text)):
        return False
    found = read(said, speaker.context(request))
    return any(isinstance(one, Understood) and type(one.command) in kinds for one in found)
