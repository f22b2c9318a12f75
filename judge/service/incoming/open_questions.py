"""Open questions: what a reply of the judge asked about an order, and the words that complete the order.

`Which coast of Spain?` is answered with `north`, `nc`, `the north coast` or `Nordküste`, in an email that
answers the one that asked. A question may stay unanswered: it then changes nothing, and it expires with its
phase.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judge.language.answer_words import beside_answer, coast_named, is_yes
from judge.language.names import Names, names
from judge.language.orders.grammar import any_name
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.readings.lexicon import ELIDED, phrases
from judge.language.statements import Answer, Context, Prose, Statement, Understood, UnderstoodOrder
from judge.language.text.typography import plain
from judge.records import ORDERS_LIFE, ParkedItem, ParkedQuestion, ParkedQuestions
from judge.render.text.messages import said
from judge.service.echoes import holds_our_text
from judge.service.opt_in import answered_tokens
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_ASKS = {
    ProblemKind.BAD_COAST,
    ProblemKind.NO_UNIT_TYPE,
    ProblemKind.UNKNOWN_PROVINCE,
    ProblemKind.DESTINATION_MISSING,
}
"""Problems that a word or two may answer: a coast, army or fleet, a place."""
_LONGEST_ANSWER = 60
_MOST_QUESTIONS = 20


def note_question(request: Request, speaker: Speaker, transcript: Transcript, problem: Problem) -> None:
    """Note what the answer to a line asks, if a few words may answer it."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if problem.kind not in _ASKS or game is None or game.phase is None or speaker.seat.unproven:
        return
    if actor is None or actor.power is None or speaker.phase_ahead(request.games) is not None:
        return
    key = (game.name, actor.person, actor.power, game.phase)
    asked = transcript.questions.setdefault(key, [])
    if len(asked) < _MOST_QUESTIONS:
        line, column = _piece(problem)
        asked.append(ParkedQuestion(line, problem.kind, column, problem.read, said(problem.hint)))


def _piece(problem: Problem) -> tuple[str, int]:
    """Return the part of a line that a problem is about, and where in it the text at fault begins."""
    at = problem.column - 1
    start = max(problem.text.rfind(sign, 0, max(at, 0)) for sign in ",;") + 1
    ends = [end for sign in ",;" if (end := problem.text.find(sign, max(at, 0))) >= 0]
    return problem.text[start : min(ends, default=len(problem.text))], problem.column - start


def park_questions(request: Request, transcript: Transcript) -> None:
    """Store what the reply asks, for the email that answers it."""
    token = request.services.writer.token(request.reply_key, request.now)
    for number, ((game, person, power, phase), asked) in enumerate(transcript.questions.items()):
        content = ParkedQuestions(power, phase, tuple(asked))
        expires = request.now + ORDERS_LIFE
        digest = _digest(request, token, number)
        request.work.parked_items.park(ParkedItem(digest, person, game, content, expires))


def _digest(request: Request, token: str, number: int) -> str:
    return request.services.passwords.digest(f"{token} question {number}")


def answered_question(
    request: Request, speaker: Speaker, statement: Statement, answers: Sequence[Answer]
) -> Statement | None:
    """Return the order that a line completes which says nothing else; None unless it answers one question."""
    if not speaker.replied or statement.block or len(statement.text) > _LONGEST_ANSWER:
        return None
    if not _may_answer(answers) or holds_our_text(request, request.as_sent):
        return None
    context = speaker.context(request)
    found = {
        text: None for one in _asked(request, speaker) for text in _completed(one, statement.text, context)
    }
    return Statement(statement.line, next(iter(found))) if len(found) == 1 else None


def _may_answer(answers: Sequence[Answer]) -> bool:
    """Return whether a line has no meaning of its own: words, a problem, or a yes without a token."""
    return all(
        isinstance(one, Prose | Problem)
        or (isinstance(one, Understood) and getattr(one.command, "token", None) == "")
        for one in answers
    )


def _asked(request: Request, speaker: Speaker) -> Iterator[ParkedQuestion]:
    """Yield what the emails asked that this one answers, for the speaker's power in this phase."""
    game, actor, items = speaker.current_game(request.games), speaker.seat.actor, request.work.parked_items
    for token in answered_tokens(request.email) if game is not None and actor is not None else ():
        item = items.take(_digest(request, token, 0), request.now)
        if item is None:
            continue
        items.park(item)  # an order may be completed in another way later
        content = item.content
        assert isinstance(content, ParkedQuestions)
        here = (item.game, item.person, content.power, content.phase)
        if game and actor and here == (game.name, actor.person, actor.power, game.phase):
            yield from content.questions


def _completed(question: ParkedQuestion, answer: str, context: Context) -> Iterator[str]:
    """Yield the order that an answer completes, if it makes sense."""
    assert context.variant is not None
    known = names(context.variant)
    for text in _with_answer(question, plain(answer).text.strip(" .!()"), known):
        found = read(Statement(1, text), context)
        if len(found) == 1 and isinstance(found[0], UnderstoodOrder):
            yield text
            return


def _with_answer(question: ParkedQuestion, answer: str, known: Names) -> Iterator[str]:
    """Yield the text of an order with an answer in its place, in each way that may make sense."""
    start, end = question.column - 1, question.column - 1 + len(question.read)
    before, after = question.text[:start], question.text[end:]
    match question.kind:
        case ProblemKind.BAD_COAST:
            if coast := coast_named(answer):
                place = re.sub(r"\s*[/(].*$", "", question.read)
                yield f"{before}{place}/{coast}{after}"
            yield f"{before}{answer}{after}"
        case ProblemKind.NO_UNIT_TYPE:
            if kind := _kind_named(answer):
                words = [found.start() for found in re.finditer(r"\S+", question.text)]
                yield from (f"{question.text[:at]}{kind} {question.text[at:]}" for at in reversed(words))
        case _:
            suggested = _places(plain(question.hint).text, known)
            named = suggested if is_yes(answer) else _places(answer, known, alone=True)
            if len(named) == 1 and question.kind == ProblemKind.UNKNOWN_PROVINCE:
                yield f"{before}{named[0]}{after}"
            elif len(named) == 1:
                yield f"{question.text.rstrip(' .!-')} - {named[0]}"


def _kind_named(answer: str) -> str:
    """Return the kind of unit that an answer names and nothing else, as an order writes it; "" if none."""
    if answer in ("a", "f"):
        return answer.upper()
    left = beside_answer(ELIDED.sub("", answer))
    kinds = {
        phrase.concept[0].upper()
        for word in left
        for phrase in phrases().get(word, ())
        if phrase.words == (word,) and phrase.concept in ("army", "fleet")
    }
    return kinds.pop() if len(kinds) == 1 and len(left) == 1 else ""


def _places(text: str, known: Names, *, alone: bool = False) -> list[str]:
    """Return the places named in a text of plain letters, each once.

    If they must be `alone` and other words are there, return none.
    """
    spans = list(any_name(known).find(text))
    rest = text
    for start, end in reversed(spans):
        rest = f"{rest[:start]} {rest[end:]}"
    if alone and beside_answer(rest):
        return []
    meant = [known.province(text[start:end]) for start, end in spans]
    return list(dict.fromkeys(one[0] for one in meant if len(one) == 1))
