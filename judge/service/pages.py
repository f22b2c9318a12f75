"""Pages of a reply: each once a mail, however often it is asked for, and for a stranger one alone."""

from __future__ import annotations

from judge.service.notices.remarks import RemarkKey, remark
from judge.service.notices.replies import Page
from judge.service.session import Done, Outcome, Rejected, Session


def add_page(session: Session, page: Page) -> Outcome:
    """Add a page to the reply; one that is there already is shown in its place, as it is by now."""
    if page.key in session.pages:
        session.pages[page.key] = page
        return Done(remark(RemarkKey.SHOWN_ONCE))
    if session.pages and session.is_stranger:
        return Rejected(remark(RemarkKey.ONE_PAGE_FOR_STRANGERS))
    session.pages[page.key] = page
    return Done(remark(RemarkKey.SEE_BELOW))
