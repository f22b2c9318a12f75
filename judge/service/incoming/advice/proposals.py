"""Proposals: the judge asks if plain words mean a command that a YES can confirm, and gives no advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from judge.game.commands import Command
from judge.game.commands.master import Pause, Resume, SetDeadline
from judge.game.commands.member import Clear, EndAbsence, Extend, Resign, SetAbsence, SetDraw
from judge.game.message import Said, message
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.language.readings.denials import denies_absence, denies_topic
from judge.language.readings.lexicon import phrases, unknown_words, words_of
from judge.language.text.own_lines import SURELY_ANOTHERS
from judge.language.text.patterns import JUDGE, OUR_FENCE
from judge.language.text.typography import plain
from judge.notices.remarks import MailRemark, ProseRemark, Remark, RemarkKey, remark
from judge.notices.replies import LineReport, Treatment
from judge.service.handlers.proposed_commands import changes_something, command_in
from judge.service.handlers.requests import written
from judge.service.incoming.advice.deadlines import date_named
from judge.service.incoming.advice.press import NO_POWER, place_named, power_named, reader_told
from judge.service.mailed_orders import DoubtfulOrder
from judge.service.own_statements import own_lines_of
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

LINES: Mapping[RemarkKey, str] = {
    ProseRemark.PROSE_WAIT: "SET WAIT",
    ProseRemark.PROSE_NOWAIT: "SET NOWAIT",
    ProseRemark.PROSE_DRAW: "SET DRAW",
    ProseRemark.PROSE_VOTE: "{line}",
    ProseRemark.PROSE_CONCEDE: "SET CONCEDE {power}",
    ProseRemark.PROSE_NO_CONCEDE: "SET NO CONCEDE",
    ProseRemark.PROSE_AWAY: "AWAY {days}",
    ProseRemark.PROSE_BACK: "SET NO ABSENCE",
    ProseRemark.PROSE_CLEAR: "CLEAR ALL",
    ProseRemark.PROSE_RESIGN: "RESIGN",
    ProseRemark.PROSE_SURRENDER: "RESIGN",
    ProseRemark.PROSE_PAUSE: "PAUSE",
    ProseRemark.PROSE_DOES: "{line}",
}
"""The line that the advice on plain words gives, with the values of its remark."""


def keep_proposed_command(
    request: Request, speaker: Speaker, transcript: Transcript, report: LineReport
) -> LineReport:
    """Keep the command that the advice names until a YES; return the report as it is if that cannot be."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or game.phase is None or actor is None or not _may_be_asked(speaker):
        return report
    proposed = _proposed(request, speaker, game, actor, report)
    if proposed is None:
        return report
    line, command = proposed
    why = remark(MailRemark.COMMANDS_PROPOSED)
    same = [one.line for one in transcript.doubtful_orders if (one.command, one.game) == (command, game.name)]
    if report.line not in same:  # a line is read twice where it may be a yes
        kept = DoubtfulOrder(game.name, actor, game.phase, line, None, why, repeats=bool(same))
        transcript.doubtful_orders.append(replace(kept, line=report.line, command=command, advice=report))
    asked = remark(MailRemark.DID_YOU_MEAN, line=line)
    return replace(
        report,
        treatment=Treatment.WAITING,
        understood=asked,
        hint=_other_ways(request, speaker, report, game),
        notes=(),
    )


def _other_ways(request: Request, speaker: Speaker, report: LineReport, game: Game) -> Said:
    """Return the advice that names other commands too: who wants to leave may only want less email.

    A second wish, that somebody be told, is not carried out by the line: `… and tell everybody why`.
    """
    match report.understood:
        case Remark(key=ProseRemark.PROSE_RESIGN):
            return message("prose-resign.hint", game=game.name)
        case Remark(key=ProseRemark.PROSE_SURRENDER | ProseRemark.PROSE_CONCEDE):
            return message("prose-surrender.hint")
    reader = reader_told(request, speaker, game, report.text)
    return message("letter-beside-command", reader=reader) if reader else ""


def _proposed(
    request: Request, speaker: Speaker, game: Game, actor: Actor, report: LineReport
) -> tuple[str, Command] | None:
    """Return the command that the advice names and a lasting line for it; None if it would do nothing."""
    said, context = report.understood, speaker.context(request)
    if not isinstance(said, Remark) or said.key not in LINES:
        return None
    named = LINES[said.key].format(**dict(said.values))
    command = command_in(named, context)
    if command is None or not changes_something(game, actor, command, request.now):
        return None
    if _says_otherwise(request, speaker, report, command):
        return None
    if isinstance(command, SetAbsence) and _returns_ours(request):
        return None
    if actor.power is None and not isinstance(command, _OF_MASTER):
        return None
    line = _durable(named, command, context.zone)
    return None if command_in(line, context) is None else (line, command)


_OF_MASTER = (SetDeadline, Pause, Resume)
"""What is proposed to a GM: another line takes it back, and no one loses anything by it meanwhile."""


def _says_otherwise(request: Request, speaker: Speaker, report: LineReport, command: Command) -> bool:
    """Return whether the words deny their topic, or are about somebody else: `Rolf wants a draw`."""
    said, game = report.understood, speaker.current_game(request.games)
    if isinstance(said, Remark) and said.key in _DENYING:
        return False
    if command == Pause() and date_named(request, speaker, report.text) is not None:
        return True  # `until 2 January`: PAUSE alone has no day
    if isinstance(command, Clear) and place_named(request, speaker, report.text) is not None:
        return True  # `take back my orders for Vienna`
    if game is not None and any(map(request.games.names_game, set(_unknown(report)) - {game.name})):
        return True  # `extend the deadline in beta`, which their sender does not play in
    of_oneself = isinstance(command, _OF_ONESELF)
    if of_oneself and game is not None and _names_another(request, speaker, game, report):
        return True
    denies = denies_absence if isinstance(command, SetAbsence) else denies_topic
    return denies(report.text)


_DENYING = (ProseRemark.PROSE_VOTE, ProseRemark.PROSE_NOWAIT)
"""Wishes that a denial may be part of: `you needn't wait for me`."""
_OF_ONESELF = (SetDraw, SetAbsence, EndAbsence, Resign)
"""What is proposed only to the power that the words are about."""


def _names_another(request: Request, speaker: Speaker, game: Game, report: LineReport) -> bool:
    """Return whether words name a power other than the speaker's."""
    actor = speaker.seat.actor
    unknown = " ".join(word for word in words_of(plain(report.text).text) if word not in phrases())
    own = game.variant.power(actor.power).name if actor is not None and actor.power else ""
    return power_named(request, speaker, unknown) not in (NO_POWER, own)


def _unknown(report: LineReport) -> Iterator[str]:
    """Yield the words of a line that are in no language; one of them may name a game."""
    return unknown_words(plain(report.text))


def _returns_ours(request: Request) -> bool:
    """Return whether the judge's email is below, unmarked and not introduced, as programs quote it."""
    anothers = (one.text for one in own_lines_of(request.email)[1] if one.why in SURELY_ANOTHERS)
    first = next(anothers, "")
    return OUR_FENCE.match(first.lstrip(" :")) is not None or JUDGE.match(first) is not None


def _may_be_asked(speaker: Speaker) -> bool:
    """Return whether the speaker is known to have written the email, as a power's player or as GM."""
    actor = speaker.seat.actor
    if actor is None or speaker.seat.unproven:
        return False
    return actor.role is (Role.MASTER if actor.power is None else Role.PLAYER)


def _durable(line: str, command: Command, zone: str) -> str:
    """Return the command as a line that means the same tomorrow."""
    match command:
        case SetAbsence(since=since, until=until):
            first, last = (one.astimezone(ZoneInfo(zone)) for one in (since, until))
            return f"AWAY {first:%-d %b %Y} TO {last:%-d %b %Y}"
        case Pause(until=datetime() as until):
            return f"PAUSE UNTIL {until.astimezone(ZoneInfo(zone)):%-d %b %Y %H:%M}"
        case Extend(at=at):
            return f"EXTEND {written(at)}"
        case SetDeadline(at=at):
            return f"SET DEADLINE {at.astimezone(ZoneInfo(zone)):%a %-d %b %Y %H:%M}"
        case _:
            return line
