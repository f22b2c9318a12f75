"""The receipt for a mail: what became of each line, and where the sender stands afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from judge.game.order_style import USUAL, Style
from judge.game.orders.outstanding import asked, missing, owing
from judge.game.orders.proxy_effects import held
from judge.game.orders.set_rules import Joining, order_sets
from judge.game.orders_ahead import waiting
from judge.game.roles import Role
from judge.game.state import Game, Status
from judge.render.lines.implied import implied_lines, lent_lines
from judge.render.lines.orders import OrderFormatter, formatter_at, order_lines, without_order
from judge.render.text.english import kind_label, powers_named, season
from judge.render.text.escaping import one_line, wrapped
from judge.render.text.secrets import without_password
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Power
from judge.service.notices import LineReport, Reply, Treatment

_SHOWN = 70
_INDENT = "       "
_LABELS = {
    Treatment.DONE: "Done",
    Treatment.ORDER: "Order",
    Treatment.WAITING: "Waits",
    Treatment.REFUSED: "REFUSED",
    Treatment.IGNORED: "Ignored",
}


# Line by line


def report_lines(reports: Iterable[LineReport]) -> tuple[str, ...]:
    """Every line and what became of it.

    Neighbours ignored for one reason are told together, and so is what one line was found to hold.
    """
    lines: list[str] = []
    for _, group in groupby(reports, key=_togetherness):
        members = list(group)
        lines += _ignored(members) if members[0].treatment is Treatment.IGNORED else _told(members)
    return tuple(lines)


def _togetherness(report: LineReport) -> tuple[int, str, str]:
    ignored = report.treatment is Treatment.IGNORED
    return (0, "", report.understood) if ignored else (report.line, report.text, "")


def _ignored(reports: Sequence[LineReport]) -> list[str]:
    first, last = reports[0], reports[-1]
    numbers = f"{first.line}" if first.line == last.line else f"{first.line}-{last.line}"
    more = f" … {without_password(one_line(last.text, 24))}" if first.line != last.line else ""
    shown = without_password(one_line(first.text, 24 if more else _SHOWN))
    return [f"  {numbers:>4} {shown}{more}", *_said("Ignored", first.understood)]


def _told(members: Sequence[LineReport]) -> list[str]:
    """A line, and what each order or command in it came to."""
    refused = any(report.treatment is Treatment.REFUSED for report in members)
    text = one_line(members[0].text)
    shown = without_password(text) if refused else text
    lines = [f"{'!' if refused else ' '} {members[0].line:>4} {one_line(shown, _SHOWN)}"]
    pointed = shown == members[0].text.rstrip()
    return lines + [line for report in members for line in _report(report, pointed=pointed)]


def _report(report: LineReport, *, pointed: bool) -> list[str]:
    lines = _pointer(report) if pointed and report.treatment is Treatment.REFUSED else []
    lines += _said(_LABELS[report.treatment], report.understood)
    lines += [line for text in report.assumed for line in _said("Assumed", text)]
    return lines + (_said("Try", report.hint) if report.hint else [])


def _pointer(report: LineReport) -> list[str]:
    """Little hats under the text at fault, where it can be seen."""
    end = report.column - 1 + len(one_line(report.read))
    if report.column < 1 or not report.read or end >= _SHOWN:
        return []
    return [f"{_INDENT}{' ' * (report.column - 1)}{'^' * len(one_line(report.read))}"]


def _said(label: str, text: str) -> list[str]:
    return list(wrapped(f"{label}: {one_line(text)}", _INDENT)) if text else [f"{_INDENT}{label}."]


# Where the sender stands


@dataclass(frozen=True, slots=True)
class Standing:
    """The orders in force of the power last spoken for, and what is missing.

    `missing` names units; in adjustments, where orders are not for units, `count` alone tells. `lent` is what
    the power has lent or holds until that is revoked; `replaces` says that a mail replaces the one before.
    """

    title: str
    lines: tuple[str, ...]
    power: str
    asked: int
    count: int
    missing: tuple[str, ...]
    wait: bool
    draw: bool
    ahead: tuple[str, ...]
    lent: tuple[str, ...]
    replaces: bool


def standing(game: Game, power: Power, style: Style = USUAL) -> Standing | None:
    """Where a power stands in the phase at hand; None when the game is not being played."""
    if game.phase is None or game.status not in (Status.RUNNING, Status.PAUSED):
        return None
    formatter, orders = formatter_at(game.variant, game.phase, game.position, style), held(game, power)
    also = implied_lines(game, formatter, power)
    return Standing(
        title=orders_title(game),
        lines=order_lines(formatter, power, orders, also),
        power=game.variant.power(power).name,
        asked=asked(game, power),
        count=missing(game, power),
        missing=without_order(formatter, power, orders, also),
        wait=game.seat(power).wait,
        draw=game.seat(power).draw,
        ahead=ahead_lines(game, power),
        lent=lent_lines(game, power),
        replaces=order_sets(game).joining is Joining.LATEST,
    )


def ahead_lines(game: Game, power: Power) -> tuple[str, ...]:
    """The lines kept for later phases, the nearest first: `F1901M  A BUL H`; an IF with all its lines."""
    kept = sorted(waiting(game, power), key=lambda one: _when(one.phase))
    return tuple(f"{one.phase.mail_code}  {_indented(line)}" for one in kept for line in one.line.split("\n"))


def _indented(line: str) -> str:
    """A line of an IF, which shows by its blanks how deep it stands."""
    return " " * (len(line) - len(line.lstrip())) + one_line(line, _SHOWN)


def _when(phase: Phase) -> tuple[int, int, int]:
    seasons, kinds = list(Season), list(PhaseKind)
    return phase.year, seasons.index(phase.season), kinds.index(phase.kind)


def orders_title(game: Game) -> str:
    """`Movement orders for Spring of 1901. (alpha.001)`, with two blanks in the other phases."""
    assert game.phase is not None
    blanks = " " if game.phase.kind is PhaseKind.MOVEMENT else "  "
    return f"{kind_label(game.phase)} orders for {season(game.phase)}.{blanks}({game.name}.{game.number:03d})"


@dataclass(frozen=True, slots=True)
class Summary:
    """The receipt in numbers: what was done or taken as an order, what was refused, what waits."""

    taken: int
    refused: int
    waiting: int


def summary(reply: Reply) -> Summary:
    """Count what became of the lines."""
    treatments = [report.treatment for report in reply.lines]
    taken = treatments.count(Treatment.DONE) + treatments.count(Treatment.ORDER)
    return Summary(taken, treatments.count(Treatment.REFUSED), treatments.count(Treatment.WAITING))


def awaited(game: Game, role: Role) -> str:
    """For the master: the powers whose orders are missing, as a list in a sentence; empty for others."""
    if role < Role.MASTER or game.status not in (Status.RUNNING, Status.PAUSED):
        return ""
    return powers_named(game.variant, owing(game))


def all_orders(game: Game, style: Style) -> tuple[str, ...]:
    """For the master: the orders in force of every power, in blocks parted by an empty line."""
    if game.phase is None:
        return ()
    formatter = formatter_at(game.variant, game.phase, game.position, style)
    groups = (_all_of(game, formatter, facts.code) for facts in game.variant.powers)
    return tuple(line for group in groups if group for line in (*group, ""))


def _all_of(game: Game, formatter: OrderFormatter, power: Power) -> tuple[str, ...]:
    return order_lines(formatter, power, held(game, power), implied_lines(game, formatter, power))
