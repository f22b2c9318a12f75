"""DIARY: what somebody writes for themselves, shown to them alone."""

from __future__ import annotations

from judge.game.commands.member import DeleteDiary, ReadDiary, RecordDiary
from judge.game.diary import diary_of
from judge.game.refusals import Refusal, Refused
from judge.game.state import DiaryEntry
from judge.notices.remarks import GameRefusal, OrderRemark, remark
from judge.notices.replies import SentPress
from judge.service.changes import apply, not_signed_on
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_FIRST_WORDS = 40
"""Characters of an entry that the list shows."""


def record(request: Request, speaker: Speaker, transcript: Transcript, command: RecordDiary) -> Outcome:
    """Write an entry."""
    outcome, game, actor = (
        apply(request, speaker, transcript, command),
        speaker.current_game(request.games),
        speaker.seat.actor,
    )
    if isinstance(outcome, Rejected) or game is None or actor is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    entry = diary_of(game, actor)[-1]
    number = entry.number
    done = remark(OrderRemark.DIARY_RECORDED, number=number)
    if game.settings.diaries_shown:
        done = remark(OrderRemark.DIARY_RECORDED_UNTIL, number=number)
    return Done(done, (), SentPress(entry.body, set_anew=False))


def read(request: Request, speaker: Speaker, command: ReadDiary) -> Outcome:
    """List the entries, or show them."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    entries = [one for one in diary_of(game, actor) if command.number in (None, 0, one.number)]
    if not entries and command.number:
        return Rejected(GameRefusal(Refused(Refusal.NO_DIARY_ENTRY, str(command.number)), game))
    if not entries:
        return Done(remark(OrderRemark.DIARY_EMPTY, game=game.name))
    if command.number is None:
        listed = "\n".join(_listed(one) for one in entries)
        said = remark(OrderRemark.DIARY_LISTED, game=game.name, number=len(entries))
        return Done(said, (), SentPress(listed, set_anew=False, whole=True))
    text = "\n\n".join(f"{_heading(one)}\n\n{one.body}" for one in entries)
    return Done(
        remark(OrderRemark.DIARY_SHOWN, game=game.name), (), SentPress(text, set_anew=False, whole=True)
    )


def delete(request: Request, speaker: Speaker, transcript: Transcript, command: DeleteDiary) -> Outcome:
    """Delete an entry for good."""
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(remark(OrderRemark.DIARY_DELETED, number=command.number))


def _heading(one: DiaryEntry) -> str:
    phase = one.phase.mail_code if one.phase else "forming"
    return f"{one.number}  {phase}  {one.at:%d %b %Y}"


def _listed(one: DiaryEntry) -> str:
    words = " ".join(one.body.split())
    short = words if len(words) <= _FIRST_WORDS else f"{words[:_FIRST_WORDS]} ..."
    return f"{_heading(one)}  {short}"
