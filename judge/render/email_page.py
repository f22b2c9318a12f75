"""The frame of an email's page: language, title, and the strip with game, phase and next deadline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from judge.game.state import Game, Status
from judge.render.mail_context import MailContext
from judge.render.power_signs import power_signs
from judge.render.text.messages import say
from judge.render.text.phase_names import phase_with_kind
from judge.render.text.reader_language import language
from judge.render.views.buttons import Button


@dataclass(frozen=True, slots=True)
class Strip:
    """What the page of an email about a game begins with; `deadline` in the reader's zone, empty for none."""

    title: str
    deadline: str


class PageFrame(TypedDict):
    """What the templates of all pages print."""

    language: str
    subject: str
    strip: Strip
    buttons: tuple[Button, ...]
    """The buttons, if the email's view has some."""
    stripe: str
    """The colour beside what concerns the reader most: that of their power."""
    news: str
    """What the email says first of all, if its view has it; it stands in the text as well."""
    read_first: bool
    """Whether the buttons stand at the end: one says yes to what is told further down."""
    map_page: str
    """The page that the picture leads to; empty for none."""


def page_frame(game: Game | None, subject: str, context: MailContext, map_page: str) -> PageFrame:
    """Return the frame of an email about that game; None for one about no game."""
    return {
        "language": language(),
        "subject": subject,
        "strip": _strip(game, context),
        "buttons": (),
        "stripe": _stripe(game, context),
        "news": "",
        "read_first": False,
        "map_page": map_page,
    }


_NO_POWER = "#8a8f93"


def _stripe(game: Game | None, context: MailContext) -> str:
    sign = power_signs(game.variant).get(context.power or "") if game is not None else None
    return sign.ground if sign is not None else _NO_POWER


def _strip(game: Game | None, context: MailContext) -> Strip:
    if game is None:
        return Strip("", "")
    phase = game.phase
    title = say("email-page-title", game=game.name, phase=phase_with_kind(phase)) if phase else game.name
    clock = None if game.ending or game.status is Status.PAUSED else game.clock
    due = context.when(clock.deadline) if clock is not None else None
    return Strip(title, due.local if due else "")
