"""Words about the orders of an email: which orders above or below do not count until a YES."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judge.language.commands.press_blocks import doubt_in
from judge.language.headings import not_for_now
from judge.language.readings.about_orders import Kept, Where, Writer, kept_by
from judge.language.readings.lexicon import greeted, known_words, said_in_heading, words_of
from judge.language.readings.writers import writer_of
from judge.language.sentences import may_order
from judge.language.statements import (
    UNCERTAIN,
    Answer,
    Heading,
    Prose,
    Statement,
    TakenBack,
)
from judge.language.text.blocks import PRESS
from judge.language.text.subjects import ANSWER_MARK
from judge.language.text.trials import begins_trial
from judge.language.text.typography import plain
from judge.notices.remarks import MailRemark, Remark, remark
from judge.records import Email
from judge.service.addressees import calls_another, calls_us
from judge.service.handlers.doubtful_orders import keep_aside
from judge.service.handlers.orders import OrderAnswer
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def may_doubt_in_subject(email: Email) -> bool:
    """Return whether a subject may say that the orders below are not to count yet."""
    words = _own_words_of(email)
    anybody = Writer(others=frozenset(words_of(plain(words).text)))  # any word may be another power's name
    return _names_trial(words) or any(kept_by(words, one, Where.SUBJECT) for one in (Writer(), anybody))


def _names_trial(words: str) -> bool:
    """Return whether a subject is no more than the name of a trial, or a word such as `Idea`."""
    alone = len(words.split()) == 1
    return begins_trial(words) or (alone and "not_now" in said_in_heading(plain(words).text))


def _own_words_of(email: Email) -> str:
    """Return the writer's own words in a subject: an answer begins with those of the answered email.

    An answer to an unknown email has none.
    """
    subject = " ".join(email.subject.split())
    if not _ANSWERS.match(subject):
        return _GAME.sub("", subject) if ":" in subject else subject
    if not email.answered.subjects:
        return ""
    subject = _without_answers(subject)
    for one in map(_without_answers, email.answered.subjects):
        subject = subject.replace(one, " ")
    return _GAME_AND_PHASE.sub("", subject, count=1).strip()


def _without_answers(subject: str) -> str:
    while found := _ANSWERS.match(subject):
        subject = subject[found.end() :].strip()
    return subject


def doubted_in_subject(request: Request, speaker: Speaker, transcript: Transcript) -> Remark | None:
    """Return why an email's orders wait for a YES, if its subject says so; None if it does not."""
    if not transcript.subject_may_doubt:
        return None
    words = _own_words_of(request.email)
    doubts = kept_by(words, writer_of(speaker.context(request)), Where.SUBJECT)
    return remark(MailRemark.ORDERS_DOUBTED_IN_SUBJECT) if doubts or _names_trial(words) else None


_ANSWERS = re.compile(rf"\s*(?:\[[^]]*\]\s*)?{ANSWER_MARK}", re.IGNORECASE)
_GAME_AND_PHASE = re.compile(r"(?:\[[^]]*\]\s*)?\S+:\S+(?:\s+-(?:\s+[SFWU]\d{4,5}[MRBA]\b)?)?")
"""What the judge puts before the words of a subject: `JUDGE:alpha - S1901M`."""
_GAME = re.compile(r"\b\S+:\S+")
"""The name of a game as subjects have it: `JUDGE:alpha`."""


def is_press_to_another(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a line begins a message to someone other than the GMs: `Hi Giovanni, I might play this`.

    A name that nobody in the game has may still be the GM's, so such a line must say more.
    """
    if not speaker.seat.plays or speaker.current_game(request.games) is None:
        return False
    name = greeted(text)
    if calls_another(request, speaker, text):
        return True
    if not name or name in known_words() or calls_us(request, speaker, text):
        return False  # `Hello everybody` greets no one by name
    return kept_by(text, writer_of(speaker.context(request)), Where.LETTER) is not Kept.NONE


def where_orders_stand(
    request: Request, speaker: Speaker, transcript: Transcript, answers: Sequence[Answer]
) -> Iterator[Answer]:
    """Yield a statement's answers; words about orders apply to the orders they point at.

    Words that point around apply to the orders above, or else to those below. Words about those below are
    plain talk if no orders can follow.
    """
    for one in answers:
        if isinstance(one, Prose) and not speaker.seat.last_order and _points_around(request, speaker, one):
            below = _may_stand_below(transcript, one.line, press=False)
            yield not_for_now(one.line, one.text, speaker.context(request)) if below else one
        elif (
            isinstance(one, Heading)
            and _keeps_those_below(one)
            and not _may_stand_below(transcript, one.line, press=doubt_in(one.text) != "")
        ):
            yield Prose(one.line, one.text)
        else:
            yield one


def _points_around(request: Request, speaker: Speaker, words: Prose) -> bool:
    """Return whether words take back what is around them: all of it, or at least what is above them."""
    if words.takes_back in (TakenBack.NOTHING, TakenBack.ALL_ABOVE):
        return False
    if words.takes_back is TakenBack.AROUND:
        return True
    return Kept.AROUND in kept_by(words.text, writer_of(speaker.context(request)))


def _keeps_those_below(answer: Heading) -> bool:
    return len(answer.claims) == 1 and answer.claims[0].about in UNCERTAIN


def _may_stand_below(transcript: Transcript, line: int, *, press: bool) -> bool:
    """Return whether orders, or `press`, may be below a line."""
    kinds = (may_order, _is_press) if press else (may_order,)
    return any(next(transcript.lines_of(kind), line) > line for kind in kinds)


def _is_press(one: Statement) -> bool:
    return PRESS.match(one.text) is not None


def without_taken_back(
    request: Request, speaker: Speaker, transcript: Transcript, words: Prose, run: list[OrderAnswer]
) -> list[OrderAnswer]:
    """Keep the orders above until a YES if words take them back; return the orders that are left."""
    return _left(request, speaker, transcript, run, _lines_taken_back(transcript.said, words))


def without_taken_back_below(
    request: Request, speaker: Speaker, transcript: Transcript, run: Sequence[OrderAnswer], line: int
) -> list[OrderAnswer]:
    """Keep orders that words further below take back, before a command ends their run; return the rest."""
    if not run:
        return []
    writer = writer_of(speaker.context(request))
    below = (one for one in transcript.said if one.line > line and not one.block)
    if not any(kept_by(one.text, writer) & (Kept.ABOVE | Kept.AROUND) for one in below):
        return list(run)
    return _left(request, speaker, transcript, run, {order.line for order in run})


def _left(
    request: Request, speaker: Speaker, transcript: Transcript, run: Sequence[OrderAnswer], taken: set[int]
) -> list[OrderAnswer]:
    back = [order for order in run if order.line in taken]
    why = remark(MailRemark.ORDERS_TAKEN_BACK)
    for order in back:
        transcript.reports.append(keep_aside(request, speaker, transcript, order, why))
    return [order for order in run if order not in back]


def _lines_taken_back(said: Sequence[Statement], prose: Prose) -> set[int]:
    """Return the lines that words take back: all above, those of the paragraph right above, or its last one.

    It is the last one if a line that may replace it follows right below the words.
    """
    if prose.takes_back is TakenBack.NOTHING:
        return set()
    above = [one.line for one in said if one.line < prose.line]
    if not above:
        return set()
    if prose.takes_back in (TakenBack.ALL_ABOVE, TakenBack.AROUND):
        return set(above)
    first = len(above) - 1
    whole = prose.takes_back is TakenBack.PARAGRAPH and all(one.line != prose.line + 1 for one in said)
    while whole and first and above[first - 1] == above[first] - 1:
        first -= 1
    return set(above[first:])
