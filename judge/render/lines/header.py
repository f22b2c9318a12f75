"""The header of a mail about a game: the `::` lines that programs read, the subject's prefix, the clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.orders.outstanding import waits_for_replacement
from judge.game.settings import MissingOrders
from judge.game.state import Game, Status, comes_with_moves
from judge.render.text.english import When, machine, when
from judge.rules.phases import Phase
from judge.service.notices.addressee import JudgeInfo

_SUFFIX = {Status.PAUSED: "P", Status.FINISHED: "X"}


def current_phase(game: Game) -> Phase:
    """The phase at hand, or the first one while the game forms."""
    return game.phase or game.variant.start


def phase_code(game: Game) -> str:
    """The phase's code, with P while the game is paused and X once it is over."""
    return f"{current_phase(game).mail_code}{_SUFFIX.get(game.status, '')}"


def judge_line(judge_info: JudgeInfo, game: Game | None) -> str:
    """`:: Judge: CODE  Game: Alpha  Variant: Standard`, the code alone outside a game."""
    if game is None:
        return f":: Judge: {judge_info.code}"
    title = game.name.capitalize()
    return f":: Judge: {judge_info.code}  Game: {title}  Variant: {game.variant_title}"


def header(
    judge_info: JudgeInfo, game: Game | None, code: str = "", deadline: datetime | None = None
) -> tuple[str, ...]:
    """The first lines of a mail about a game: `code` and `deadline` if not those of the phase at hand."""
    if game is None:
        return (judge_line(judge_info, None),)
    if deadline is None and game.clock is not None:
        deadline = game.clock.deadline
    due = machine(deadline) if deadline else "none"
    return (judge_line(judge_info, game), f":: Deadline: {code or phase_code(game)} {due}{_numbers(game)}")


def _numbers(game: Game) -> str:
    """The custodians' numbers of the game, as the classic judge had them in its heads."""
    settings = game.settings
    named = (
        ("Boardman", settings.boardman),
        ("Miller", settings.miller),
        ("Everything", settings.everything),
    )
    return "".join(f"  {name}: {number}" for name, number in named if number)


def subject_prefix(judge_info: JudgeInfo, game: Game | None, code: str = "") -> str:
    """`CODE:alpha - S1901M`, before the title in a subject."""
    return judge_info.code if game is None else f"{judge_info.code}:{game.name} - {code or phase_code(game)}"


@dataclass(frozen=True, slots=True)
class ClockView:
    """Deadline and grace, the first moment the phase may be judged, and the moment set once orders are in."""

    deadline: When
    grace: When
    earliest: When | None
    process_at: When | None
    waits_for_replacement: bool
    paused: bool
    practice: bool
    late_by_master: bool = False
    """Late orders count by the master's word alone."""
    at_deadline: bool = False
    """The phase is never judged before its deadline."""
    units_stand: bool = False
    """Units of who sends nothing stand when grace ends, and he keeps his power."""
    bots_order: bool = False
    """Bots order for who sends nothing."""
    by_master: bool = False
    """The phase is judged when the master says PROCESS, and never by itself."""
    resumes: When | None = None
    """When a pause ends by itself."""


def clock_view(game: Game, now: datetime, zone: str) -> ClockView | None:
    """The clock of the phase at hand; None while the game forms and once it is over."""
    if game.clock is None:
        return None
    clock, by_master = game.clock, game.settings.manual_process and not game.practice
    return ClockView(
        deadline=when(clock.deadline, now, zone),
        grace=when(clock.grace, now, zone),
        earliest=when(clock.earliest, now, zone) if now < clock.earliest < clock.deadline else None,
        process_at=when(clock.process_at, now, zone) if clock.process_at and not by_master else None,
        waits_for_replacement=waits_for_replacement(game) and not comes_with_moves(game.settings, game.phase),
        paused=game.status is Status.PAUSED,
        practice=game.practice,
        late_by_master=not game.settings.late_orders,
        at_deadline=clock.earliest >= clock.deadline,
        units_stand=game.settings.missing in (MissingOrders.TWICE, MissingOrders.HOUSE),
        bots_order=game.settings.missing is MissingOrders.BOT,
        by_master=by_master,
        resumes=when(clock.resumes, now, zone) if clock.resumes else None,
    )
