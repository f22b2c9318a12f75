"""Echoes: one of the judge's emails that comes back confirms nothing.

docs: sender, "An echo confirms nothing"

A robot that sends back what it got, marked or not, sends the token with it. So a YES with a token counts only
in an email without sentences of the judge beside it: neither from the templates nor from the email it
answers. A robot may have translated every sentence, so no more than a short one may be above the YES.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from judge.game.roles import PersonId
from judge.language.agreement import agrees, goes_on, is_withdrawal, takes_back
from judge.language.answer_words import (
    begins_with_yes,
    doubts,
    is_confirm,
    is_courtesy,
    is_disclaimer,
    is_yes,
    signs,
)
from judge.language.prose import begins_order
from judge.language.reading import read
from judge.language.segmentation import A_GREETING, NO_WORDS
from judge.language.statements import (
    Context,
    Place,
    Statement,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.language.text.own_lines import A_COPY, A_DEVICE, A_DISCLAIMER
from judge.language.text.patterns import DEVICE
from judge.language.text.retractions import tells_absence
from judge.language.text.typography import asks as asks_at_all
from judge.language.text.typography import plain
from judge.language.text.word_runs import runs, sentences
from judge.language.unread import IN_EARNEST
from judge.memo import once
from judge.records import Email, Person
from judge.rules.phases import Phase, PhaseKind, Season
from judge.service.addressees import names_another
from judge.service.own_statements import end_of_words, lines_of, statements_of, texts_at
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.variants.load import load

_SUBJECT = 0
"""The line number of a word in the subject, where no mail of the judge has one."""

_SHORT = 40
"""Letters a person may write above their word; any mail of the judge, also translated, has more above it."""


def is_echo(request: Request, transcript: Transcript) -> bool:
    """Return whether the YES at the current line is among sentences that the judge wrote."""
    if transcript.current_line == _SUBJECT:
        return False
    return holds_our_text(request, request.as_sent)


def asks(request: Request, transcript: Transcript) -> bool:
    """Return whether the line of a YES is a question, such as `CANCEL?`."""
    here = texts_at(request.as_sent, transcript.current_line)
    return any(asks_at_all(text) and _is_word_first(text) for text in here)


class Word(NamedTuple):
    """The answer that something waits for: a yes in any words, or (`gravely`) CONFIRM alone.

    Words of the parked `line` may be beside it. Below a token that was `typed` there may be what mail servers
    add, unless it denies or asks.
    """

    line: str
    gravely: bool
    typed: bool


def says_only_the_word(
    request: Request, speaker: Speaker, transcript: Transcript, person: Person, word: Word
) -> bool:
    """Return whether an email says only its YES, besides courtesies, names, commands and orders.

    docs: sender, "A confirmation is the only word of its email"
    """
    if speaker.is_password:
        return True
    if _signed_on(speaker, person.id):
        here = texts_at(request.as_sent, transcript.current_line)
        context = for_answers(request, speaker)
        return all(
            is_confirm(one, _names(request, person, word.line)) or agrees(one, context) for one in here
        )
    if word not in transcript.only_words:
        also, said = _names(request, person, word.line), _said(request.as_sent)
        above = (one for one in said if one.line <= transcript.current_line)  # below, names sign
        if any(names_another(request, speaker, one.text) for one in above):
            transcript.only_words[word] = False
            return False
        agreed = set[int]() if word.gravely else lines_agreeing(request, speaker)
        beside = (
            one.line in agreed
            or _is_beside(request, speaker, one, also, gravely=word.gravely, typed=word.typed)
            for one in said
        )
        transcript.only_words[word] = all(beside)
    return transcript.only_words[word]


def says_nothing_more(request: Request, speaker: Speaker, said: Statement) -> bool:
    """Return whether a line beside a yes is a yes, a courtesy, a name or part of a signature."""
    names = _names(request, speaker.person, "") if speaker.person is not None else frozenset[str]()
    return _signs(said, names)


def _signs(said: Statement, names: Collection[str]) -> bool:
    """Return whether a line is a yes, a courtesy, a name or part of a signature, and takes nothing back."""
    return signs(said, names) and (is_courtesy(said.text, names) or not takes_back(said.text, names))


def lines_agreeing(request: Request, speaker: Speaker) -> set[int]:
    """The lines that say yes in any words and nothing else, with those right below that go on with one."""
    context, found = for_answers(request, speaker), set[int]()
    for one in lines_of(request.as_sent):
        if agrees(one.text, context) or (one.line - 1 in found and goes_on(one.text, context)):
            found.add(one.line)
    return found


def for_answers(request: Request, speaker: Speaker) -> Context:
    """What an answer is read against: the map of the game, and the standard map where there is none."""
    context = speaker.context(request)
    if context.variant is None or context.phase is None:
        context = replace(context, variant=load(_STANDARD), power=None, phase=_ANY_PHASE)
    return context


_STANDARD = "standard"
_ANY_PHASE = Phase(Season.SPRING, 1901, PhaseKind.MOVEMENT)


@once
def _said(email: Email) -> tuple[Statement, ...]:
    """Return what the sender wrote.

    Greetings, lines of programs and pictures are included, as they may hold more.
    """
    ignored = statements_of(email)[1]
    disclaimed = is_disclaimer(" ".join(one.text for one in ignored if one.why == A_DISCLAIMER))
    aside = (one for one in ignored if one.why in _MAY_SAY_MORE)
    more = (one for one in aside if one.why != A_DISCLAIMER or not disclaimed)
    return (
        *lines_of(email),
        *(Statement(one.line, one.text, place=Place.SIGNATURE) for one in more),
    )


_MAY_SAY_MORE = (A_GREETING, A_DEVICE, A_DISCLAIMER, NO_WORDS)
"""Why a line was set aside that may hold a protest anyway."""


def _is_beside(
    request: Request, speaker: Speaker, said: Statement, also: Collection[str], *, gravely: bool, typed: bool
) -> bool:
    """Return whether a line is the YES, or may be beside it."""
    text = said.text
    if is_confirm(text, also) or (not gravely and is_yes(text, also)):
        return True
    if _is_word_first(text):
        rest = _AFTER_YES.match(text)
        if is_yes(text, also):
            return gravely  # `Yes, that was me.` over CONFIRM
        if rest is None or not is_yes(text[: rest.start("rest")], also):
            return False
        return reads_as_order_or_command(request, speaker, Statement(said.line, rest["rest"]))
    if _signs(said, also):
        return True
    meant = reads_as_order_or_command(request, speaker, said) and not is_withdrawal(text)
    return meant or (typed and not (doubts(text) or takes_back(text, also)))


def reads_as_order_or_command(request: Request, speaker: Speaker, said: Statement) -> bool:
    """Return whether a line is a command or an order, perhaps with a slip."""
    text = said.text
    context = replace(speaker.context(request), in_other_words=False)
    if _is_understood(said, context):
        return not tells_absence(text) or any(map(str.isdigit, text))
    if doubts(text):
        return False
    in_words = said.line <= _READ_IN_WORDS and _is_understood(said, replace(context, in_other_words=True))
    return in_words or _is_meant(text)


def _is_understood(said: Statement, context: Context) -> bool:
    found = () if DEVICE.match(said.text) else read(said, context)  # `Get Outlook` is no GET
    return bool(found) and all(isinstance(one, _UNDERSTOOD) for one in found)


_READ_IN_WORDS = 20
"""Lines of an email that are read in other words to see whether they are orders."""


_A_WORD = re.compile(r"\W*(?:confirm|cancel)\b")


def _is_word_first(text: str) -> bool:
    """Return whether a line begins with CONFIRM, CANCEL or a yes."""
    return _A_WORD.match(plain(text).text) is not None or begins_with_yes(text)


_AFTER_YES = re.compile(r"[^.:;]{1,40}[.:;,]\s+(?P<rest>\S.*)", re.DOTALL)
"""What stands after a yes on its line, as an order may."""
_UNDERSTOOD = (Understood, UnderstoodOrder, UnderstoodProxy, UnderstoodAhead)


def _names(request: Request, person: Person, line: str) -> frozenset[str]:
    """Return words that may be beside a YES: the person's names, and those of the command that waits."""
    sender, name = request.as_sent.sender.partition("@")[0], request.as_sent.sender_name
    said = f"{person.name} {name} {sender} {line}".lower()
    return frozenset(re.findall(r"[^\W_]+", said))


def holds_our_text(request: Request, email: Email) -> bool:
    """Return whether an email holds sentences of the judge that only their words show to be a quote."""
    copied = any(one.why == A_COPY for one in statements_of(email)[1])
    return copied or is_mixed_with_ours(request, email)


def is_mixed_with_ours(request: Request, email: Email) -> bool:
    """Return whether an email's own lines, those not set aside as a quote, hold sentences of the judge."""
    written = _written_in(email)
    if not written:
        return False
    ours = _runs_of_templates(request.services.composer.sentences()), email.answered.erased, _said_in(email)
    return not all(map(written.isdisjoint, ours))


@once
def _written_in(email: Email) -> frozenset[int]:
    """Return the word runs of an email's own lines."""
    return runs(["\n".join(statement.text for statement in lines_of(email))])


@once
def _said_in(email: Email) -> frozenset[int]:
    """Return the word runs of the sentences of the emails that an email answers.

    They go on over line ends.
    """
    return runs("\n".join(sentences(text)) for text in email.answered.texts)


def stands_alone(request: Request, speaker: Speaker, transcript: Transcript, person: PersonId) -> bool:
    """Return whether the YES at the current line comes first in its email, or below the person's password."""
    return _signed_on(speaker, person) or not _stands_below_prose(request, transcript)


def _signed_on(speaker: Speaker, person: PersonId) -> bool:
    """Return whether a password of the person is above the YES."""
    seat = speaker.seat
    return seat.actor is not None and seat.actor.person == person and seat.proof.password


def _stands_below_prose(request: Request, transcript: Transcript) -> bool:
    """Return whether more than a short sentence is above the current line, as in a translated echo."""
    return end_of_words(request.as_sent, _SHORT) < transcript.current_line


def is_doubtful(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether an irreversible command is in a sentence, or beside words that ask, deny or protest."""
    if transcript.in_sentence:
        return True
    if _DOUBTED not in transcript.only_words:
        context, said = (speaker.context(request), _said(request.as_sent))
        doubted = (one for one in said if doubts(one.text) and not (signs(one) or _is_meant(one.text)))
        transcript.only_words[_DOUBTED] = any(not _is_understood(one, context) for one in doubted)
    return transcript.only_words[_DOUBTED]


def _is_meant(text: str) -> bool:
    """Return whether a line begins like an order or a command; it may have a mistake."""
    first = plain(text).text
    return bool(begins_order(first, None) or IN_EARNEST.match(first))


_DOUBTED = "\n", True, True
"""The key under which a transcript keeps whether any line of its mail doubts."""


@lru_cache(maxsize=4)
def _runs_of_templates(texts: frozenset[str]) -> frozenset[int]:
    return runs(texts)
