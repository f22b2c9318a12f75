"""Pages of a reply: each once an email, however often it is asked for; strangers get one page only."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.roles import Role
from judge.notices.remarks import GameRemark, remark
from judge.notices.replies import Page, PageKey, PageKind
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

MOST = 50
"""Pages in one reply; more would hardly fit into its bytes."""


def add_page(
    request: Request, speaker: Speaker, transcript: Transcript, key: PageKey, make: Callable[[], Page]
) -> Outcome:
    """Add a page to the reply; if it is there already, its present state replaces it."""
    if key not in transcript.pages:
        if transcript.pages and _is_stranger(request, speaker, transcript):
            return Rejected(remark(GameRemark.ONE_PAGE_FOR_STRANGERS))
        if len(transcript.pages) >= MOST:
            return Rejected(remark(GameRemark.TOO_MANY_PAGES, most=MOST))
        transcript.pages[key] = make()
        return Done(remark(GameRemark.SEE_BELOW))
    if key[0] is PageKind.GAME:
        transcript.pages[key] = make()
    return Done(remark(GameRemark.SHOWN_ONCE))


def _is_stranger(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the email comes from nobody registered, proves nothing, and speaks for no seat."""
    return speaker.person is None and not transcript.seats and not speaker.is_authentic(request, transcript)


def page_key(kind: PageKind, topic: str, number: int = 1, role: Role = Role.ANYONE) -> PageKey:
    """Return what makes a page the same as another."""
    return kind, topic, number, role, None
