"""The header of an email about a game: the `::` lines that programs read, the subject's prefix, the clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.orders.outstanding import (
    AfterGrace,
    after_grace,
    asks_standbys,
    holds_season_over,
    silent_again,
)
from judge.game.permissions import players_resume
from judge.game.state import Game, Status, comes_with_moves
from judge.notices.notice import JudgeInfo
from judge.render.text.fixed_words import machine
from judge.render.text.messages import say
from judge.render.text.times import When, when
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power

_SUFFIX = {Status.PAUSED: "P", Status.FINISHED: "X"}


def current_phase(game: Game) -> Phase:
    """Return the phase at hand, or the first one while the game forms."""
    return game.phase or game.first_phase


def phase_code(game: Game) -> str:
    """Return the phase's code, with P while the game is paused and X once it is over."""
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
    """The first lines of an email about a game: `code` and `deadline` if not those of the current phase."""
    if game is None:
        return (judge_line(judge_info, None),)
    if deadline is None and game.clock is not None:
        deadline = game.clock.deadline
    due = machine(deadline) if deadline else "none"
    return (judge_line(judge_info, game), f":: Deadline: {code or phase_code(game)} {due}{_numbers(game)}")


def _numbers(game: Game) -> str:
    """Return the custodians' numbers of the game, as the classic judge had them in its heads."""
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
class AfterGraceView:
    """What comes of orders that are missing when grace ends, as the message `after-grace` asks for it."""

    what: str
    """`replaced`, `bots`, `disorder` of a late power; `moves`, `retreats` or `adjustments` of its units."""
    owes: str
    """A power is late that still owes `some` orders, or has sent `none`."""
    standbys: str
    """Whether others are `asked` to take over; who stands by is told to no one, that someone may is."""


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
    """Late orders count only if the GM accepts them."""
    at_deadline: bool = False
    """The phase is never adjudicated before its deadline."""
    after_grace: AfterGraceView | None = None
    """What happens if orders are missing when grace ends."""
    warning: str = ""
    """What happens to the reader's power if they send nothing."""
    waiting: bool = False
    """The reader has set WAIT."""
    by_master: bool = False
    """The phase is adjudicated when the GM sends PROCESS, never automatically."""
    resumes: When | None = None
    """When a pause ends automatically."""
    resumed_by: str = ""
    """Who may end it sooner: the `master`, or the `players` as well."""


def clock_view(
    game: Game, now: datetime, zone: str, power: Power | None = None, *, waits: bool = False
) -> ClockView | None:
    """Return the clock of the phase at hand, for who leads that power.

    None before it starts and once it is over.
    """
    if game.clock is None:
        return None
    clock, by_master = game.clock, game.settings.manual_process and not game.practice
    seat = next((one for one in game.seats if one.power == power), None)
    return ClockView(
        deadline=when(clock.deadline, now, zone, waits=waits),
        grace=when(clock.grace, now, zone, waits=waits),
        earliest=when(clock.earliest, now, zone, waits=waits)
        if now < clock.earliest < clock.deadline
        else None,
        process_at=when(clock.process_at, now, zone, waits=waits)
        if clock.process_at and not by_master
        else None,
        waits_for_replacement=_waits(game),
        paused=game.status is Status.PAUSED,
        practice=game.practice,
        late_by_master=not game.settings.late_orders,
        at_deadline=clock.earliest >= clock.deadline,
        after_grace=_after_grace(game),
        warning=_warning(game, seat.power) if seat else "",
        waiting=seat is not None and seat.wait,
        by_master=by_master,
        resumes=when(clock.resumes, now, zone, waits=waits) if clock.resumes else None,
        resumed_by=_resumed_by(game),
    )


def goes_on(game: Game) -> str:
    """Return when a paused game goes on: `when the GM sends RESUME`."""
    day = game.clock.resumes if game.clock else None
    if day:
        return say("resumed-when.until", until=day, by=_resumed_by(game))
    return say("resumed-when", by=_resumed_by(game))


def _resumed_by(game: Game) -> str:
    return "players" if players_resume(game) else "master"


def _waits(game: Game) -> bool:
    return after_grace(game) is AfterGrace.WAIT and not comes_with_moves(game.settings, game.phase)


def _after_grace(game: Game) -> AfterGraceView:
    after = after_grace(game)
    kind = game.phase.kind if game.phase else PhaseKind.MOVEMENT
    what = _WITHOUT_ORDERS[kind]
    if after is AfterGrace.WAIT and _waits(game):
        what = "replaced"
    elif after is AfterGrace.BOT:
        what = "bots"
    elif after is AfterGrace.DISORDER:
        what = "disorder"
    return AfterGraceView(
        what=what,
        owes="some" if game.settings.late_orders else "none",
        standbys="asked" if asks_standbys(game) else "none",
    )


_WITHOUT_ORDERS = {
    PhaseKind.MOVEMENT: "moves",
    PhaseKind.RETREAT: "retreats",
    PhaseKind.ADJUSTMENT: "adjustments",
}


def _warning(game: Game, power: Power) -> str:
    """Return what the end of grace costs a power that has sent nothing for two seasons in a row.

    Else nothing.
    """
    if power not in silent_again(game):
        return ""
    name = game.variant.power(power).name
    if holds_season_over(game):
        return say("due.silent-held-over", power=name)
    return say("due.silent-disorder", power=name)
