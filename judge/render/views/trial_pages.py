"""Pages of what has not been adjudicated: a trial, and a power's own orders with the map of them."""

from __future__ import annotations

from dataclasses import replace

from judge.game.message import Message
from judge.game.proxies import ordered_province
from judge.game.state import Snapshot
from judge.notices.phases import Results
from judge.notices.replies import LeftOutLine, Page, PictureLeftOut, Trial, TrialPart
from judge.render.lines.explanation import removed_with
from judge.render.lines.orders_in_force import orders_in_force
from judge.render.lines.replies import worded
from judge.render.lines.results import ResultsView, results_view
from judge.render.mail_context import MailContext, PageValues
from judge.render.text.escaping import one_line
from judge.render.text.messages import say
from judge.render.text.phase_names import phase_title
from judge.rules.phases import PhaseKind

_LONGEST = 60


class TrialPageValues(PageValues):
    """What the page of a trial prints."""

    of: str
    mine: bool
    seen: bool
    picture: str
    parts: tuple[tuple[tuple[str, ...], ResultsView], ...]
    board: tuple[str, ...]


def trial_page(page: Page, context: MailContext) -> TrialPageValues:
    """What orders would come to: each phase's results with their reasons, and the lines that are none."""
    trial = page.trial
    assert trial is not None
    views = [_results(trial, part, context) for part in trial.parts]
    return {
        "kind": "trial",
        "asked_for": "TRY",
        "of": _of(trial),
        "mine": trial.mine is not None,
        "seen": trial.seen,
        "picture": "" if trial.picture is PictureLeftOut.NO else str(trial.picture),
        "parts": tuple((_left_out(part, trial), view) for part, view in zip(trial.parts, views, strict=True)),
        "board": views[-1].board,
    }


def _of(trial: Trial) -> str:
    """Return what the trial is of, in words: a game in a phase, or a board."""
    phase = phase_title(trial.parts[0].judged.phase)
    if trial.about:
        return say("trial-of-game", game=trial.about, phase=phase)
    return say("trial-of-board", board=trial.game.variant.title, phase=phase)


def _results(trial: Trial, part: TrialPart, context: MailContext) -> ResultsView:
    """Return the results under a heading of their own: programs must not take them for those of a game."""
    view = results_view(Results(trial.game, part.judged), context.style)
    shown = results_view(Results(trial.game, _with_something_to_tell(part.judged)), context.style)
    title = say("trial-phase", phase=phase_title(part.judged.phase))
    return replace(view, title=title, results=shown.results)


def _with_something_to_tell(judged: Snapshot) -> Snapshot:
    """The phase without the units that hold because no one named them, but for those that are lost."""
    after = judged.outcome.after
    lost = {(one.unit.power, one.unit.province) for one in after.dislodged}
    results = tuple(
        one
        for one in judged.outcome.results
        if one.given
        or judged.phase.kind is not PhaseKind.MOVEMENT
        or (one.power, ordered_province(one.order)) in lost
        or removed_with(judged.outcome, one) is not None
    )
    return replace(judged, outcome=replace(judged.outcome, results=results))


def _left_out(part: TrialPart, trial: Trial) -> tuple[str, ...]:
    """Return the lines that are no orders, and why.

    Of a place that is not seen nobody says that it is empty.
    """
    return tuple(
        say(
            "trial-line-left-out",
            line=one.line,
            text=one_line(one.text, _LONGEST),
            why=one_line(_why(one, trial)),
        )
        for one in part.left_out
    )


def _why(line: LeftOutLine, trial: Trial) -> str:
    said = line.why
    if trial.seen and isinstance(said, Message) and said.key in _ABSENT:
        return say("trial-no-unit-seen", place=dict(said.values)["place"])
    return worded(said).text or (say("trial-unit-not-seen") if trial.seen else say("trial-no-order"))


_ABSENT = {"no-unit-in", "no-unit-to-help"}
"""The messages that say of a place that no unit is there."""


class OwnOrdersPageValues(PageValues):
    """What the page of a power's own orders prints."""

    some: bool
    title: str
    rows: tuple[str, ...]
    missing: str


def own_orders_page(page: Page, context: MailContext) -> OwnOrdersPageValues:
    """Return the orders in force of the reader's power, which the map beside them shows."""
    (game,) = page.games
    assert page.power is not None
    found = orders_in_force(game, page.power, context.style)
    assert found is not None
    return {
        "kind": "own_orders",
        "asked_for": "MAP MINE",
        "some": bool(game.orders.get(page.power)),
        "title": found.title,
        "rows": found.lines,
        "missing": say("own-orders-missing", units=found.missing) if found.missing else "",
    }
