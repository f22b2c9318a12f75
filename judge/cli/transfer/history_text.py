"""The HISTORY of a game as its mail shows it, whole: programs of the hobby read results in this layout."""

from __future__ import annotations

from datetime import datetime

from judge.game.commands.anyone import History
from judge.game.events import PressSent
from judge.game.roles import Role
from judge.game.state import Game
from judge.notices.notice import JudgeInfo
from judge.notices.replies import Page, PageKind
from judge.notices.restricted import known_people
from judge.render.composer import Templates
from judge.render.mail_context import MailContext
from judge.service.handlers.history import PUBLIC_EVENTS
from judge.service.outgoing.members import people_of
from judge.store.database import UnitOfWork


def history_text(judge_info: JudgeInfo, work: UnitOfWork, game: Game, now: datetime) -> str:
    """What happened, in blocks with their dates and subjects: what is public, and letters to everyone."""
    record = tuple(
        one
        for one in work.games.record(game.name)
        if isinstance(one.event, PUBLIC_EVENTS)
        or (isinstance(one.event, PressSent) and one.event.to_everybody)
    )
    people = {game.name: known_people(game, people_of(work, game), 0, Role.KEEPER)}
    asked = History(game.name)
    page = Page(PageKind.HISTORY, game.name, (game,), people, Role.MASTER, record=record, asked=asked)
    return Templates(judge_info).whole_history(page, MailContext(judge_info, None, now))
