"""A judged phase as lines: results and reasons, who was dislodged, owners and builds, what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.order_style import Style
from judge.game.phases.calendar import turnover
from judge.render.lines.guidance import Asked
from judge.render.lines.header import header
from judge.render.lines.orders import OrderFormatter, dislodged_lines, proxy_lines, result_lines
from judge.render.lines.position import change_lines, owner_lines
from judge.render.lines.reasons import reason_lines
from judge.render.text.english import kind_label, next_label, season
from judge.render.text.times import machine
from judge.rules.phases import PhaseKind
from judge.service.notices import JudgeInfo, Results


@dataclass(frozen=True, slots=True)
class ResultsView:
    """The lines of a results mail, in the order they stand there; empty where there is nothing to say."""

    header: tuple[str, ...]
    title: str
    results: tuple[tuple[str, ...], ...]
    dislodged: tuple[str, ...]
    owners: tuple[str, ...]
    changes: tuple[str, ...]
    following: tuple[str, ...]
    reasons: tuple[str, ...]
    strengths: bool


def results_view(judge_info: JudgeInfo, notice: Results, style: Style) -> ResultsView:
    """Everything about the phase; it is the same for every reader but for the style of the orders."""
    game, snapshot = notice.game, notice.snapshot
    variant, phase, after = game.variant, snapshot.phase, snapshot.outcome.after
    formatter = OrderFormatter(variant, phase.kind, snapshot.position, style)
    lent = proxy_lines(formatter, snapshot.proxies)
    counted = turnover(variant, phase, after).counted
    return ResultsView(
        header=header(judge_info, game, phase.mail_code, snapshot.deadline),
        title=_title(notice),
        results=(*((lent,) if lent else ()), *result_lines(formatter, snapshot.outcome)),
        dislodged=dislodged_lines(variant, after) if phase.kind is PhaseKind.MOVEMENT else (),
        owners=owner_lines(variant, after.centres) if counted else (),
        changes=change_lines(game, after) if counted else (),
        following=_following(notice),
        reasons=reason_lines(formatter, snapshot.outcome),
        strengths=phase.kind is PhaseKind.MOVEMENT,
    )


def _title(notice: Results) -> str:
    """One blank before the number in movement results, two in the others, as programs expect."""
    phase, name = notice.snapshot.phase, notice.game.name
    blanks = " " if phase.kind is PhaseKind.MOVEMENT else "  "
    return f"{kind_label(phase)} results for {season(phase)}.{blanks}({name}.{notice.snapshot.number:03d})"


def _following(notice: Results) -> tuple[str, ...]:
    if notice.opened is None:
        return ()
    phase = notice.opened.phase
    return (
        f"The next phase of '{notice.game.name}' will be {next_label(phase)} for {season(phase)}.",
        f"The deadline for orders will be {machine(notice.opened.deadline)}.",
    )


def asked_next(notice: Results) -> Asked | None:
    """The phase that opened after these results, None if the game ended."""
    if notice.opened is None:
        return None
    following = turnover(notice.game.variant, notice.snapshot.phase, notice.snapshot.outcome.after)
    return Asked(notice.game.variant, notice.game.name, notice.opened.phase, following.position)
