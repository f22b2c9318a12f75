"""Reports of lines that are not carried out: ignored, prose, set aside, or with something wrong in them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

from judge.game.events import Event
from judge.game.message import Message, Said, paragraph
from judge.known_secrets import without_words
from judge.language.command_words import begins_with_phase
from judge.language.for_judge import may_be_for_judge
from judge.language.problems import Problem, ProblemKind, beyond_effort
from judge.language.readings.about_orders import leaves_orders, taken_back_of_earlier
from judge.language.readings.denials import denies_absence, denies_topic
from judge.language.readings.lexicon import begins_with, governs
from judge.language.readings.writers import writer_of
from judge.language.secret_words import beside_password, possible_secrets
from judge.language.sentences import may_order
from judge.language.statements import Answer, Ignored, Proposal, Prose, TakenBack, Topic
from judge.language.text.topics import topics
from judge.language.text.typography import plain
from judge.notices.game import ToldTogether
from judge.notices.remarks import AnyRemark, MailRemark, ProseRemark, Remark, remark
from judge.notices.replies import LineReport, Note, Treatment
from judge.service.handlers.doubtful_orders import keep_proposed, start_section
from judge.service.handlers.orders import in_force
from judge.service.handlers.seat_lookup import game_at_hand, word_after_game
from judge.service.incoming.advice.lines import NOT_DONE
from judge.service.incoming.advice.plain_words import advice, unit_named
from judge.service.incoming.advice.press import reader_wanted
from judge.service.incoming.advice.proposals import keep_proposed_command
from judge.service.incoming.open_questions import note_question
from judge.service.open_games import GameChange
from judge.service.opt_in import answered_emails
from judge.service.outgoing.undone import untold
from judge.service.redaction import redact_unread, words_unread
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript


def ignore(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, ignored: Ignored
) -> LineReport:
    """Report a line that is ignored; a heading that separates orders leads those below it to their phase."""
    phase = start_section(request, speaker, ignored.opens) if ignored.opens else None
    why: AnyRemark = ignored.why
    if phase is not None:
        why = remark(MailRemark.HEADING_LEADS, heading=ignored.why, phase=phase)
    transcript.keep_secret(request.games, *possible_secrets(ignored.text))
    (text,) = redact_unread(ignored.text)
    return LineReport(ignored.line, text, Treatment.IGNORED, why)


def report_prose(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> LineReport:
    """Report words to a human: nothing is wrong with them, unless they only ask for what the judge can do."""
    hidden = word_after_game(request, prose.text)
    transcript.keep_secret(request.games, *possible_secrets(prose.text), *hidden)
    goes_on = _goes_on(request, speaker, transcript, prose)
    transcript.prose_line = prose.line
    (text,) = redact_unread(prose.text, hidden=hidden)
    report = LineReport(prose.line, text, Treatment.IGNORED)
    if prose.unread:
        return _refused(report, beyond_effort(prose.line, prose.text).message)
    if prose.leaves_all and speaker.seat.plays:
        return _left_as_before(request, speaker, report)
    back = _taken_back(request, speaker, transcript, prose)
    if back is TakenBack.ALL_ABOVE:
        prose = replace(prose, topic=Topic.CLEAR)
    elif back is not TakenBack.NOTHING:
        return _refused(report, remark(ProseRemark.PROSE_TAKES_NOTHING_BACK))
    if goes_on:
        return _perhaps_meant(request, speaker, prose, report, remark(ProseRemark.PROSE_AGAIN))
    if prose.topic is None and _answers_several(request):
        return _refused(report, remark(ProseRemark.PROSE_TO_SEVERAL))
    advised = _perhaps_meant(request, speaker, prose, report, advice(request, speaker, transcript, prose))
    return keep_proposed_command(request, speaker, transcript, advised)


def _goes_on(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> bool:
    """Return whether the words continue earlier words, further above, whose report says everything."""
    follows = prose.topic is None and 0 < transcript.prose_line < prose.line - 1
    return follows and unit_named(request, speaker, prose.text) is None


def _refused(report: LineReport, why: AnyRemark) -> LineReport:
    return replace(report, treatment=Treatment.REFUSED, understood=why)


def _perhaps_meant(
    request: Request, speaker: Speaker, prose: Prose, report: LineReport, said: Remark
) -> LineReport:
    """Return the report with advice on words; they are rejected if they may have been meant for the judge."""
    is_yes = said.key in (ProseRemark.PROSE_YES_WITH_MORE, MailRemark.WORD_UNCLEAR_FOR_PRESS)
    unclear = (
        is_yes
        or bool(reader_wanted(request, speaker, prose.text))
        or (said.key in _MUST_ACT and prose.topic is not Topic.OFFER)
    )
    of_units = bool(speaker.seat.last_order) or unit_named(request, speaker, prose.text) is not None
    beside_orders = said.key is ProseRemark.PROSE_ABSENCE and of_units
    wishes = _wishes(speaker, prose) and not beside_orders  # `Away next turn` names no days to keep free
    unclear |= said.key in NOT_DONE and (speaker.seat.is_master_alone or wishes)
    meant = unclear or may_be_for_judge(prose.text, (prose,), speaker.context(request))
    return _refused(report, said) if meant else replace(report, understood=said)


def _wishes(speaker: Speaker, prose: Prose) -> bool:
    """Return whether somebody at their seat wishes what the judge can do, and does not ask how it is done."""
    text = prose.text
    asks = prose.topic is None or _asks_about(text, prose.topic)
    is_known = speaker.seat.actor is not None and not speaker.seat.unproven
    return is_known and not asks and not (prose.topic in _MAY_BE_DENIED and _denies(text, prose.topic))


def _denies(text: str, topic: Topic | None) -> bool:
    return denies_absence(text) if topic is Topic.ABSENCE else denies_topic(text)


def _asks_about(text: str, topic: Topic) -> bool:
    """Return whether words only ask about their topic; `Could we have more time?` is a request."""
    if "?" not in text or not governs(plain(text), ("question",)):
        return False
    return topic is not Topic.MORE_TIME or Topic.HELP in topics(plain(text).text)


_MAY_BE_DENIED = (Topic.DRAW, Topic.CONCEDE, Topic.LEAVE, Topic.ABSENCE, Topic.MORE_TIME, Topic.WAIT)
"""What people also say that they do not want; other wishes are denials themselves: no more reminders."""


def _has_ordered(request: Request, speaker: Speaker) -> bool:
    """Return whether orders of an earlier email are in force."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    power = None if actor is None else actor.power
    return game is not None and power is not None and bool(in_force(game, power))


def _taken_back(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> TakenBack:
    """Return what words in an email without orders may take back of the orders of earlier emails."""
    if prose.topic not in _OF_OWN_ORDERS or leaves_orders(prose.text) or not _has_ordered(request, speaker):
        return TakenBack.NOTHING
    if any(line != prose.line for line in transcript.lines_of(may_order)):
        return TakenBack.NOTHING
    named = taken_back_of_earlier(prose.text, writer_of(speaker.context(request)))
    return TakenBack.PARAGRAPH if named is TakenBack.NOTHING and _may_take_back(prose) else named


_OF_OWN_ORDERS = (None, Topic.ORDERS, Topic.RESEND)
"""Topics of words that may take orders back."""


def _may_take_back(prose: Prose) -> bool:
    """Return whether words without a topic begin by taking something back, whatever it is."""
    if prose.topic is not None or "?" in prose.text:
        return False
    return prose.takes_back is not TakenBack.NOTHING or begins_with(plain(prose.text), ("withdrawal",))


def _left_as_before(request: Request, speaker: Speaker, report: LineReport) -> LineReport:
    """Report that all orders stay as they are, or that there are none."""
    if speaker.seat.last_order or _has_ordered(request, speaker):
        return replace(report, understood=remark(ProseRemark.PROSE_AS_BEFORE))
    return _refused(report, remark(ProseRemark.PROSE_NONE_BEFORE))


_MUST_ACT = (
    ProseRemark.PROSE_UNSIGNED,
    ProseRemark.PROSE_NAMES_UNIT,
    ProseRemark.PROSE_NAMES_PLACE,
    ProseRemark.PROSE_VOTE_UNCLEAR,
)
"""Advice on words that may be meant to change something, and did not."""


def _answers_several(request: Request) -> bool:
    """Return whether the email answers one with several of the judge's in it: the words may be for any."""
    found = map(request.work.outbox.concern, answered_emails(request.email))
    return any(one is not None and f":{ToldTogether.template}:" in one.key for one in found)


def set_aside(
    request: Request, speaker: Speaker, transcript: Transcript, answer: Answer, why: Remark
) -> LineReport:
    """Report a line that is not carried out, with possible passwords redacted."""
    hidden = word_after_game(request, answer.text)
    transcript.keep_secret(request.games, *possible_secrets(answer.text), *hidden)
    (text,) = redact_unread(answer.text, hidden=hidden)
    is_wrong = why is speaker.seat.gone or why.key is MailRemark.HEADING_NOT_AHEAD
    treatment = Treatment.REFUSED if is_wrong else Treatment.IGNORED
    return LineReport(answer.line, text, treatment, why)


def report_problem(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, problem: Problem
) -> LineReport:
    """Report a line that was not understood; after a faulty PHASE, nobody knows what orders are for."""
    hidden = word_after_game(request, problem.text)
    transcript.keep_secret(request.games, *possible_secrets(problem.text), *hidden)
    if begins_with_phase(problem.text):
        speaker.seat.no_phase = remark(MailRemark.PHASE_UNKNOWN)
    shown = [word for word in map(str.lower, beside_password(problem.text)) if request.games.names_game(word)]
    text, read_as = redact_unread(problem.text, problem.read, hidden=hidden, shown=shown)
    words = words_unread(problem.text, hidden=hidden, shown=shown)
    message, hint = _hiding(problem.message, words), _hiding(problem.hint, words)
    if problem.kind is ProblemKind.INCOMPLETE_COMMAND:
        hint = _with_game(hint, game_at_hand(request, speaker))
    unit = None if problem.kind in _OF_SITES else problem.unit
    why = remark(MailRemark.ORDERS_OF_NOBODY)
    if hidden or (problem.kind is ProblemKind.NOT_SIGNED_ON and speaker.seat.actor is None):
        return LineReport(problem.line, text, Treatment.REFUSED, why, (), problem.column, read_as, unit=unit)
    if text == problem.text:  # nothing in it is secret
        note_question(request, speaker, transcript, problem)
    return LineReport(
        problem.line, text, Treatment.REFUSED, message, (), problem.column, read_as, hint, unit=unit
    )


_OF_SITES = (
    ProblemKind.NOT_CONTROLLED,
    ProblemKind.PROVINCE_OCCUPIED,
    ProblemKind.NOT_HOME_CENTRE,
    ProblemKind.NOT_SUPPLY_CENTRE,
    ProblemKind.NO_BUILD_DUE,
)
"""A problem with a build: its place is no unit's."""


def _hiding(said: Said, words: tuple[str, ...]) -> Said:
    """Return what is said, without words that may be secret."""
    return without_words(said, words) if isinstance(said, str) else replace(said, hidden=words)


def _with_game(hint: Said, game: str) -> Said:
    """Return a hint with the current game in place of `game` in its usage."""
    put_in = partial(_GAME.sub, lambda _: game)
    return put_in(hint) if isinstance(hint, str) else hint.with_texts(put_in)


_GAME = re.compile(r"\bgame\b(?! pass)")


def propose(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, proposal: Proposal
) -> list[LineReport]:
    """Report the orders that a line may mean and keep them until a YES; return nothing if that cannot be."""
    kept = keep_proposed(request, speaker, transcript, proposal)
    if not kept:
        return []
    said = report_problem(request, speaker, transcript, proposal)
    understood = said.understood
    words = paragraph(understood, said.hint) if isinstance(understood, str | Message) else understood
    why: tuple[Note, AnyRemark] = (Note.NOTE, words)
    return [replace(one, text=said.text, notes=(why,) if one is kept[-1] else ()) for one in kept]


def report_untold(transcript: Transcript, change: GameChange, told: frozenset[type[Event]]) -> None:
    """Add to the reports of lines that nobody else is told of them.

    The reason is that nobody else is in the game, or that another line of the email does the reverse.
    """
    lines: dict[int, list[Event]] = {}
    for game, line, events in transcript.recorded:
        if game == change.game.name:
            lines.setdefault(line, []).extend(events)
    alone = len(change.before.people | change.game.people) == 1
    found = {line for line, events in lines.items() if alone or untold(change, events, told)}
    for number, report in enumerate(transcript.reports) if found else ():
        if report.line in found and isinstance(report.understood, Remark):
            words = report.understood.with_told("alone" if alone else "no")
            transcript.reports[number] = replace(report, understood=words)
