"""Views of the notices in notices/press: a message between players, a unit lent by one to another."""

from __future__ import annotations

from itertools import groupby

from judge.game.events import ProxyEnd
from judge.game.proxies import Standing
from judge.game.state import Game
from judge.notices.press import (
    LetterDropped,
    LettersShown,
    PostalPress,
    Press,
    PressWatched,
    ProxyChanged,
)
from judge.render.lines.orders import lent_units
from judge.render.lines.press import PressView, press_lines, press_view
from judge.render.lines.replies import worded
from judge.render.mail_context import AboutValues, MailContext, view
from judge.render.text.messages import listing
from judge.render.text.phase_names import season_of_year


class PressValues(AboutValues):
    """What the templates of `Press` print."""

    letter: PressView
    own: bool
    watched: bool
    spectator_of: str
    by_answer: bool
    reader: str


@view(Press)
def press(notice: Press, context: MailContext) -> PressValues:
    """Return a message as its reader gets it."""
    facts = notice.game.variant.power(context.power) if context.power else None
    shown = notice.game.variant.power(context.spectator_of) if context.spectator_of else None
    return {
        **context.about(notice.game),
        "letter": press_view(notice, context.seen(notice.person), _own_letter(notice.game, context)),
        "own": notice.own,
        "watched": notice.watched,
        "spectator_of": shown.name if shown and notice.watched else "",
        "by_answer": context.answers_count(notice.game),
        "reader": facts.name if facts else "Master" if context.is_master else "Observer",
    }


def _own_letter(game: Game, context: MailContext) -> str:
    if context.power:
        return game.variant.power(context.power).letter
    return "M" if context.is_master else "O"


class PostalPressValues(AboutValues):
    """What the templates of `PostalPress` print."""

    letters: tuple[tuple[bool, PressView], ...]
    phase: str


@view(PostalPress)
def postal_press(notice: PostalPress, context: MailContext) -> PostalPressValues:
    """Return the messages that came with the results, one below the other."""
    own = _own_letter(notice.game, context)
    return {
        **context.about(notice.game),
        "letters": tuple((one.own, press_view(one, context.seen(one.person), own)) for one in notice.press),
        "phase": season_of_year(notice.phase) if notice.phase else "",
    }


class LettersShownValues(AboutValues):
    """What the templates of `LettersShown` print."""

    phases: tuple[tuple[str, tuple[PressView, ...]], ...]
    left_out: int


@view(LettersShown)
def letters_shown(notice: LettersShown, context: MailContext) -> LettersShownValues:
    """Return the messages of a game that is over, phase by phase."""
    return {
        **context.about(notice.game),
        "phases": tuple(
            (
                season_of_year(phase) if phase else "",
                tuple(press_view(one, context.seen(one.person), "") for one in letters),
            )
            for phase, letters in groupby(notice.press, key=lambda one: one.phase)
        ),
        "left_out": notice.left_out,
    }


class PressWatchedValues(AboutValues):
    """What the templates of `PressWatched` print."""

    wanted: bool
    watcher: str


@view(PressWatched)
def press_watched(notice: PressWatched, context: MailContext) -> PressWatchedValues:
    """Return the master, or an observer, reads what passes between players, or does so no more."""
    return {
        **context.about(notice.game),
        "wanted": notice.wanted,
        "watcher": "master" if notice.by_master else "observer",
    }


class LetterDroppedValues(AboutValues):
    """What the templates of `LetterDropped` print."""

    why: str
    hint: str
    lines: tuple[str, ...]


@view(LetterDropped)
def letter_dropped(notice: LetterDropped, context: MailContext) -> LetterDroppedValues:
    """Return a message that waited for its time and did not leave, to its author."""
    said = worded(notice.why)
    lines = press_lines(notice.body, set_anew=False)
    return {**context.about(notice.game), "why": said.text, "hint": said.hint, "lines": lines}


class ProxyChangedValues(AboutValues):
    """What the templates of `ProxyChanged` print."""

    giver: str
    letter: str
    units: str
    lasting: bool
    ended: ProxyEnd | None


@view(ProxyChanged)
def proxy_changed(notice: ProxyChanged, context: MailContext) -> ProxyChangedValues:
    """Units that another power has lent to the reader, or that they do not order any more."""
    giver, lasting = notice.game.variant.power(notice.giver), isinstance(notice.given[0], Standing)
    return {
        **context.about(notice.game),
        "giver": giver.name,
        "letter": giver.letter,
        "units": listing(lent_units(notice.game, notice.giver, one) for one in notice.given),
        "lasting": lasting,
        "ended": notice.ended,
    }
