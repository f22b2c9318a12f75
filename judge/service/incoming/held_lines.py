"""A short summary of what a held email would do for the person who is asked, in the judge's words.

Lines for somebody else's seat are left out: a CONFIRM does not carry them out, and they may be orders that
the reader must not know. Of the writer's own words, only those are kept that the judge itself prints
elsewhere. So a stranger's email can say nothing with them, and no secret is repeated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import nullcontext

from judge.game.commands.anyone import Cancel, Confirm, SignOff, SignOn, Yes
from judge.game.order_style import USUAL
from judge.game.roles import Actor, PersonId
from judge.game.state import Game
from judge.language.orders.writing import written
from judge.language.reading import read
from judge.language.secret_words import secrets_of
from judge.language.statements import Answer, Understood, UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.language.text.subjects import in_subject
from judge.notices.security import HeldLine
from judge.records import Proof
from judge.service.allowance import Allowance
from judge.service.handlers.seat_lookup import matching_seats, named_game, named_without_password
from judge.service.own_statements import statements_of
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker

_MOST_READ = 60
"""How many lines of a held email are read for its question; the rest is checked when it is confirmed."""
_SIGN_ONS = 5
_OWN_WORDS = 2
"""How many words at the start of a line with a password are the command's own: SET PASSWORD."""
_DIGITS = 4
_WORD = re.compile(r"[^\s,;:()/>+-]+")


def lines_for(
    request: Request, speaker: ChangingSpeaker, allowance: Allowance, person: PersonId
) -> tuple[HeldLine, ...]:
    """Return what the lines of the email ask for in this person's name."""
    return tuple(_lines(request, speaker, allowance, person))


def _lines(
    request: Request, speaker: ChangingSpeaker, allowance: Allowance, person: PersonId
) -> Iterator[HeldLine]:
    seat: tuple[Game, Actor] | None = None
    others, signed_on = False, 0
    found = (*in_subject(request.email.subject), *statements_of(request.email)[0])
    for statement in found[:_MOST_READ]:
        with speaker.speaking_as(*seat, Proof()) if seat else nullcontext():
            answers = read(statement, speaker.context(request))
        for answer in answers:
            if isinstance(answer, Understood) and isinstance(answer.command, SignOn):
                signed_on += 1
                seat = (
                    _own_seat(request, speaker, allowance, person, answer.command)
                    if signed_on <= _SIGN_ONS
                    else None
                )
                others = seat is None
                if seat is not None:
                    yield HeldLine("SIGN ON", *seat)
            elif not others and (words := _words(request, answer, seat[0] if seat else None)):
                yield HeldLine(words, *seat) if seat else HeldLine(words)
            if isinstance(answer, Understood) and isinstance(answer.command, SignOff):
                return


def _own_seat(
    request: Request, speaker: Speaker, allowance: Allowance, person: PersonId, command: SignOn
) -> tuple[Game, Actor] | None:
    """Return the person's own seat that a SIGN ON names; a confirmation is for no other seat."""
    bare = named_without_password(request, speaker, command)
    place = named_game(request, speaker, allowance, command) if bare is None else bare
    if place is None:
        return None
    game, seat = place
    actors = (actor for actor, _ in matching_seats(speaker, game, seat.strip("?")))
    return next(((game, actor) for actor in actors if actor.person == person), None)


def _words(request: Request, answer: Answer, game: Game | None) -> str:
    """Return a line in the judge's words; "" if it is no command or order, or only answers a question."""
    match answer:
        case Understood(command=Confirm() | Yes() | Cancel() | SignOff()):
            return ""
        case Understood(text=text, command=command):
            words = text.splitlines()[0].split()
            return _known(request, words[:_OWN_WORDS] if secrets_of(command) else words)
        case UnderstoodOrder(order=order) if game is not None:
            return written(order, USUAL, game.variant)
        case UnderstoodProxy(text=text) | UnderstoodAhead(text=text):
            return _known(request, text.split())
    return ""


def _known(request: Request, words: Sequence[str]) -> str:
    """Return the words that the judge itself prints elsewhere, and short numbers; leave gaps for others."""
    vocabulary = request.services.composer.vocabulary()

    def known(found: re.Match[str]) -> str:
        word = found[0]
        is_number = word.isdecimal() and len(word) <= _DIGITS
        return word if is_number or word.lower() in vocabulary else "…"

    return _WORD.sub(known, " ".join(words))
