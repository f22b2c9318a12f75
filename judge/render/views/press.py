"""The view of the notice in notices/press: a letter between players."""

from __future__ import annotations

from judge.render.lines.press import press_view
from judge.render.mail_context import MailContext, Values
from judge.render.views.registry import view
from judge.service.notices.press import Press


@view
def press(notice: Press, context: MailContext) -> Values:
    """A letter as its reader gets it."""
    facts = notice.game.variant.power(context.power) if context.power else None
    own_letter = facts.letter if facts else "M" if context.is_master else "O"
    return {
        **context.about(notice.game, notice.phase.mail_code if notice.phase else ""),
        "letter": press_view(notice, own_letter),
        "grey": notice.author is None or notice.grey,
        "reader": facts.name if facts else "Master" if context.is_master else "Observer",
    }
