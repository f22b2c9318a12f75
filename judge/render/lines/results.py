"""The results of a phase as lines: what happened to each order and why, and what comes next."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain as chained
from itertools import groupby
from operator import itemgetter

from judge.game.anonymity import is_summer
from judge.game.order_style import Form, Style
from judge.game.orders.outstanding import change_due
from judge.game.phases.turn import FollowingPhase, following_phase
from judge.game.proxies import ordered_province
from judge.game.settings import Reading
from judge.game.sight import SightedSnapshot
from judge.game.state import Snapshot, comes_with_moves
from judge.language.orders.writing import form_of, form_with_powers
from judge.memo import once
from judge.notices.phases import Results
from judge.render.lines.board_table import BoardRow, board_lines, board_rows, starred
from judge.render.lines.centres import change_lines, owner_lines
from judge.render.lines.explanation import explain, explain_bounces, is_joint_bounce, removed_with
from judge.render.lines.guidance import OrderRequest, current_request
from judge.render.lines.orders import NOTHING, OrderFormatter, dislodged_lines, proxy_lines
from judge.render.lines.own_part import OwnPart, own_part
from judge.render.power_signs import PowerSign, power_signs
from judge.render.text.escaping import wrapped
from judge.render.text.fixed_words import kind_label, machine, next_label, season
from judge.render.text.messages import say
from judge.render.text.names import in_language_of
from judge.rules.board import Board
from judge.rules.orders import Build, Convoy, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Position, Power, Province, province_of
from judge.rules.variant import Variant

# Convoy routes in results, sea by sea as the hobby's programs expect: `-> North Sea -> Norway`.


def with_route(board: Board, order: Order, outcome: Outcome) -> Order:
    """Return a move by convoy with the shortest chain of fleets ordered to carry it.

    Any other order as it is.
    """
    if not isinstance(order, Move) or order.kind is not Kind.ARMY or order.route:
        return order
    if not order.via and order.to in board.reach(order.kind, order.at):
        return order
    carrying = (r.order for r in outcome.results if isinstance(r.order, Convoy))
    seas = {
        province_of(c.at)
        for c in carrying
        if (province_of(c.of), province_of(c.to)) == (province_of(order.at), province_of(order.to))
    }
    return replace(order, via=False, route=_shortest_route(board, order.at, order.to, seas))


def _shortest_route(board: Board, start: Place, end: Place, seas: Iterable[Province]) -> tuple[Province, ...]:
    """Seas one beside the other from `start` to `end`, as few as will do; empty if they do not reach."""
    left, ends = set(seas), _neighbouring_seas(board, end)
    chains: list[tuple[Province, ...]] = [(sea,) for sea in sorted(left & _neighbouring_seas(board, start))]
    while chains:
        for chain in chains:
            if chain[-1] in ends:
                return chain
        left -= {chain[-1] for chain in chains}
        chains = [
            (*chain, sea) for chain in chains for sea in sorted(left & _neighbouring_seas(board, chain[-1]))
        ]
    return ()


def _neighbouring_seas(board: Board, place: Place) -> set[Province]:
    """Return the seas a fleet in the province could go to."""
    province = province_of(place)
    return {
        near
        for at in board.standing_places(Kind.FLEET, province)
        for near in board.reach(Kind.FLEET, at)
        if board.is_sea(province_of(near))
    }


_MARKS = {
    Verdict.BOUNCE: "bounce",
    Verdict.CUT: "cut",
    Verdict.VOID: "void",
    Verdict.ILLEGAL: "void",
    Verdict.NOT_OWNED: "void",
    Verdict.DISRUPTED: "no convoy",
    Verdict.PARADOX: "no convoy",
    Verdict.FAILED: "failed",
    Verdict.BLOCKED: "blocked",
    Verdict.NO_EFFECT: "no effect",
}


@dataclass(frozen=True, slots=True)
class OrderRow:
    """The text of an order, and what became of it in words: `bounced`, `dislodged`, none if it succeeded."""

    text: str
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PowerOrders:
    """The orders of a power, with its sign; None for lines that are no power's."""

    sign: PowerSign | None
    rows: tuple[OrderRow, ...]


_MARKED = re.compile(r"(?P<text>.*?)(?: \(\*(?P<marks>.*)\*\))?", re.DOTALL)


def by_power(variant: Variant, groups: Iterable[Sequence[str]]) -> tuple[PowerOrders, ...]:
    """Return the lines `Austria: Fleet Trieste HOLD. (*dislodged*)` of powers, each power's together."""
    signs = {f"{one.name}:": one for one in power_signs(variant).values()}
    pairs = ((line, next((head for head in signs if line.startswith(head)), "")) for line in chained(*groups))
    return tuple(
        PowerOrders(signs.get(head), tuple(_order_row(line.removeprefix(head).strip()) for line, _ in lines))
        for head, lines in groupby(pairs, key=itemgetter(1))
    )


def _order_row(line: str) -> OrderRow:
    found = _MARKED.fullmatch(line)
    assert found is not None
    marks = found["marks"].split(", ") if found["marks"] else ()
    return OrderRow(found["text"], tuple(mark_in_words(one) for one in marks))


def mark_in_words(mark: str) -> str:
    """Return what a mark of `marks_of`, which programs read, says to people: `bounced` for `bounce`."""
    return say("mark", mark=mark.replace(" ", "-"))


@dataclass(frozen=True, slots=True)
class ResultsView:
    """The lines of a results mail, in the order they stand there; empty where there is nothing to say."""

    title: str
    results: tuple[tuple[str, ...], ...]
    dislodged: tuple[str, ...]
    owners: tuple[str, ...]
    changes: tuple[str, ...]
    following: tuple[str, ...]
    reasons: tuple[str, ...]
    blind: bool
    """Whether the reader sees part of it only; then no one tells them why."""
    summer: tuple[tuple[str, ...], ...]
    """Lines of the summer of Illegal Gunboat, which only speak."""
    strengths: bool
    board: tuple[str, ...]
    lent: tuple[str, ...]
    """The proxies that were used, which stand above the other results."""
    orders: tuple[PowerOrders, ...]
    """The results without proxies, for a page."""
    rows: tuple[BoardRow, ...]
    """The board for a page."""
    starred: tuple[str, ...]
    """What a star on the board means."""


def results_view(notice: Results, style: Style) -> ResultsView:
    """Return the results mail of a phase.

    Readers differ in the style and in what a blind game hides from them.
    """
    game, snapshot = notice.game, notice.snapshot
    variant, phase, after = game.variant, snapshot.phase, snapshot.outcome.after
    formatter = OrderFormatter(variant, phase.kind, snapshot.position, style)
    lent = proxy_lines(formatter, snapshot.proxies)
    ownership = _following(notice).counted
    blind = isinstance(snapshot, SightedSnapshot)
    lines = result_lines(formatter, snapshot)
    return ResultsView(
        title=_title(notice),
        results=(*((lent,) if lent else ()), *lines),
        dislodged=dislodged_lines(variant, _known_losses(snapshot), style)
        if phase.kind is PhaseKind.MOVEMENT
        else (),
        owners=owner_lines(variant, after.centres, style) if ownership else (),
        changes=change_lines(game, after) if ownership else (),
        following=_next_phase_lines(notice),
        reasons=() if blind or _is_illegal(snapshot) else reason_lines(formatter, snapshot.outcome),
        summer=summer_lines(formatter, snapshot),
        blind=blind,
        strengths=phase.kind is PhaseKind.MOVEMENT,
        board=board_lines(variant, after, style),
        lent=tuple(lent),
        orders=by_power(variant, lines),
        rows=board_rows(variant, after, style),
        starred=starred(after),
    )


def own_results(notice: Results, style: Style, power: Power) -> OwnPart:
    """Return what the phase brought to a power."""
    snapshot = notice.snapshot
    formatter = OrderFormatter(notice.game.variant, snapshot.phase.kind, snapshot.position, style)
    return own_part(formatter, snapshot, power, counted=_following(notice).counted)


@once
def _following(notice: Results) -> FollowingPhase:
    """Return what follows the phase; where the reader does not see the whole board, as he sees it."""
    snapshot = notice.snapshot
    if isinstance(snapshot, SightedSnapshot) and snapshot.following is not None:
        return snapshot.following
    return following_phase(notice.game.variant, snapshot.phase, snapshot.outcome.after, snapshot.settings)


def _known_losses(snapshot: Snapshot) -> Position:
    """The position after the phase with the dislodged units of which the reader knows where they can go."""
    after = snapshot.outcome.after
    if not isinstance(snapshot, SightedSnapshot):
        return after
    return replace(
        after, dislodged=tuple(lost for lost in after.dislodged if lost.unit.power == snapshot.reader)
    )


def _title(notice: Results) -> str:
    """One blank before the number in movement results, two in the others, as programs expect."""
    phase, name = notice.snapshot.phase, notice.game.name
    blanks = " " if phase.kind is PhaseKind.MOVEMENT else "  "
    return f"{kind_label(phase)} results for {season(phase)}.{blanks}({name}.{notice.snapshot.number:03d})"


def _next_phase_lines(notice: Results) -> tuple[str, ...]:
    if notice.opened is None:
        return ()
    phase = notice.opened.phase
    following = f"The next phase of '{notice.game.name}' will be {next_label(phase)} for {season(phase)}."
    if comes_with_moves(notice.game.settings, phase):
        return (following, "Its orders came with the moves: it has no deadline.")
    return (
        following,
        f"The deadline for orders will be {machine(notice.opened.deadline)}.",
    )


def next_request(notice: Results, power: Power | None = None) -> OrderRequest | None:
    """Return what the phase asks for that opened after these results; None if the game ended.

    While it is the current phase, the power is not asked for what it has sent ahead.
    """
    if notice.opened is None:
        return None
    if notice.game.number == notice.opened.number:
        return current_request(notice.game, power)
    following = _following(replace(notice, snapshot=(notice.snapshot, *notice.later)[-1]))
    return OrderRequest(notice.game.variant, notice.game.name, notice.opened.phase, following.position)


# The result of each order


def result_lines(formatter: OrderFormatter, snapshot: Snapshot) -> tuple[tuple[str, ...], ...]:
    """Return each power's lines together, powers in the variant's order; only movement parts the powers."""
    groups = (_power_results(formatter, snapshot, facts.code) for facts in formatter.variant.powers)
    found = tuple(group for group in groups if group)
    return found if formatter.kind is PhaseKind.MOVEMENT or not found else (tuple(chained(*found)),)


def _power_results(formatter: OrderFormatter, snapshot: Snapshot, power: Power) -> tuple[str, ...]:
    outcome = snapshot.outcome
    results = outcome.of(power)
    if _is_illegal(snapshot):
        return _plain_results(formatter, snapshot, power)
    lines = [formatter.line(power, _result_text(formatter, outcome, result)) for result in results]
    seen = not isinstance(snapshot, SightedSnapshot) or power == snapshot.reader
    zine = formatter.style.form is Form.ZINE and formatter.kind is PhaseKind.MOVEMENT and seen
    if zine and results and not any(result.given for result in results):
        lines.insert(0, formatter.line(power, "NMR"))
    if isinstance(snapshot, SightedSnapshot) and power != snapshot.reader:
        lines += [formatter.line(power, text) for text in _glimpses(formatter, snapshot, power)]
    elif formatter.kind is PhaseKind.ADJUSTMENT:
        lines += _waived(formatter, outcome, power)
    return tuple(lines)


def _is_illegal(snapshot: Snapshot) -> bool:
    return snapshot.settings.reading is Reading.ILLEGAL


def _plain_results(formatter: OrderFormatter, snapshot: Snapshot, power: Power) -> tuple[str, ...]:
    """The results of Illegal Gunboat: lines as written, and nothing of what was impossible, or not there.

    A move that did not succeed has one mark, whatever the reason; whoever disbands or builds nothing because
    no order came does so without a word of it (seed 000, 5 and 9).
    """
    outcome, lines = snapshot.outcome, []
    for result in outcome.of(power):
        if formatter.kind is not PhaseKind.MOVEMENT:
            lines.append(formatter.line(power, _with_marks(formatter, outcome, result)))
            continue
        printed = snapshot.lines.get(power, NOTHING).get(ordered_province(result.order) or "")
        if result.given:
            text = f"{printed}." if printed else formatter.written(result.order)
            failed = isinstance(result.order, Move) and result.verdict is not Verdict.OK
            marks = ["bounce"] * failed + ["dislodged"] * is_dislodged(formatter, outcome, result)
            lines.append(formatter.line(power, f"{text} (*{', '.join(marks)}*)" if marks else text))
    if formatter.kind is PhaseKind.ADJUSTMENT:
        lines += _waived(formatter, outcome, power)
    return tuple(lines)


def _with_marks(formatter: OrderFormatter, outcome: Outcome, result: Result) -> str:
    text, marks = formatter.written(result.order), marks_of(formatter, outcome, result)
    return f"{text} (*{', '.join(marks)}*)" if marks else text


def summer_lines(formatter: OrderFormatter, snapshot: Snapshot) -> tuple[tuple[str, ...], ...]:
    """The lines of the summer, each power's together, in the order of its units and not of its mail."""
    if not is_summer(snapshot.settings, snapshot.phase):
        return ()
    groups = (
        tuple(
            f"{facts.name}: {said[unit.province]}."
            for said in (snapshot.lines.get(facts.code, NOTHING),)
            for unit in formatter.position.of(facts.code)
            if unit.province in said
        )
        for facts in formatter.variant.powers
    )
    return tuple(group for group in groups if group)


def _waived(formatter: OrderFormatter, outcome: Outcome, power: Power) -> list[str]:
    """Return a line for each build that was not used."""
    used = sum(result.verdict is Verdict.OK for result in outcome.of(power))
    unused = change_due(formatter.variant, formatter.position, power) - used
    return [formatter.line(power, formatter.written(Waive()))] * max(0, unused)


def _glimpses(formatter: OrderFormatter, snapshot: SightedSnapshot, power: Power) -> Iterator[str]:
    """Yield what was seen of a foreign power's units besides whole orders: `Army Munich DEPARTS.`."""
    for one in snapshot.glimpses:
        if one.unit.power == power:
            yield f"{formatter.unit(one.unit)} {one.what}."
    if power in snapshot.builds:
        yield say("builds-seen", number=snapshot.builds[power])


def _result_text(formatter: OrderFormatter, outcome: Outcome, result: Result) -> str:
    order = with_route(formatter.board, result.order, outcome)
    if formatter.style.form is Form.ZINE:
        return _zine_text(formatter, outcome, replace(result, order=order))
    text = formatter.written(order) if result.given else _not_given(formatter, order)
    marks = marks_of(formatter, outcome, result)
    return f"{text} (*{', '.join(marks)}*)" if marks else text


_IMPOSSIBLE = (Verdict.ILLEGAL, Verdict.NOT_OWNED)


def legend(views: Sequence[ResultsView], style: Style) -> tuple[str, ...]:
    """Return what the marks of a zine's report (seed 004 §5.3) mean; empty in other styles."""
    if style.form is not Form.ZINE or not any(view.results for view in views):
        return ()
    return (say("zine-legend"), say("zine-legend.missing"))


def _zine_text(formatter: OrderFormatter, outcome: Outcome, result: Result) -> str:
    """Return an order as a zine prints it: underlined where it failed, struck out where it was impossible."""
    lost = " *" if is_dislodged(formatter, outcome, result) else ""
    if not result.given and formatter.kind is not PhaseKind.ADJUSTMENT:
        form, name = form_of(formatter.style, formatter.board)
        unit = form.unit(getattr(result.order, "kind", Kind.ARMY), name(getattr(result.order, "at", "")))
        return f"{unit} disbands. NRO" if formatter.kind is PhaseKind.RETREAT else f"{unit} Std.{lost}"
    text = formatter.written(result.order) if result.given else _not_given(formatter, result.order)
    if result.verdict is Verdict.OK or result.verdict not in _MARKS:
        return f"{_as_mutual(formatter, outcome, result) or text}{lost}"
    mark = "~" if result.verdict in _IMPOSSIBLE else "_"
    return f"{mark}{text.rstrip('.')}{mark}.{lost}"


def _as_mutual(formatter: OrderFormatter, outcome: Outcome, result: Result) -> str:
    """`A(Mun) MS A(Ber).`, where each of two units supports the other in place."""
    order = result.order
    if not isinstance(order, Support) or order.to is not None:
        return ""
    helped = {
        (province_of(other.order.at), province_of(other.order.of))
        for facts in formatter.variant.powers
        for other in outcome.of(facts.code)
        if isinstance(other.order, Support) and other.order.to is None and other.verdict is Verdict.OK
    }
    mutual = (province_of(order.of), province_of(order.at)) in helped
    return formatter.written(order).replace(" S ", " MS ", 1) if mutual else ""


def _not_given(formatter: OrderFormatter, order: Order) -> str:
    with in_language_of(formatter.style):
        if isinstance(order, Remove):
            return say("removal-by-default", kind=order.kind, place=formatter.board.name(order.at))
        if isinstance(order, Build):
            return say("build-by-default", order=formatter.written(order).rstrip("."))
    place = getattr(order, "at", "")
    kind = getattr(order, "kind", Kind.ARMY)
    form, name = form_of(formatter.style, formatter.board)
    return formatter.not_ordered(form.unit(kind, name(place)))


def marks_of(formatter: OrderFormatter, outcome: Outcome, result: Result) -> tuple[str, ...]:
    """Return the marks behind an order, `bounce` or `void, dislodged`; none for one that succeeded."""
    marks = [_MARKS[result.verdict]] if result.verdict in _MARKS else []
    if marks == ["void"] and isinstance(result.order, Move) and _needed_convoy(formatter.board, result.order):
        marks = ["no convoy"]
    if marks and isinstance(result.order, Retreat):
        marks.append("destroyed")
    if is_dislodged(formatter, outcome, result):
        marks.append("dislodged")
    marks += [str(gone.why) for gone in (removed_with(outcome, result),) if gone is not None]
    return tuple(marks)


def _needed_convoy(board: Board, order: Move) -> bool:
    return order.kind is Kind.ARMY and order.to not in board.reach(order.kind, order.at)


def is_dislodged(formatter: OrderFormatter, outcome: Outcome, result: Result) -> bool:
    """Return whether the ordered unit was driven from its province in this movement."""
    if formatter.kind is not PhaseKind.MOVEMENT:
        return False
    province = ordered_province(result.order)
    return any(d.unit.power == result.power and d.unit.province == province for d in outcome.after.dislodged)


# Reasons


def reason_lines(formatter: OrderFormatter, outcome: Outcome) -> tuple[str, ...]:
    """Reasons: a sentence for each order that failed, each unit dislodged or lost without an order.

    Moves that bounced in one province have one sentence together, where the first of them would stand.
    """
    results = [result for facts in formatter.variant.powers for result in outcome.of(facts.code)]
    bounces = _joint_bounces(formatter, outcome, results)
    rows = (
        _reason_text(formatter, outcome, result, bounces.get(id(result), ()))
        for result in results
        if _needs_reason(formatter, outcome, result)
    )
    return tuple(line for row in dict.fromkeys(rows) for line in wrapped(f"- {row}.", hanging="  "))


def _reason_text(
    formatter: OrderFormatter, outcome: Outcome, result: Result, together: Sequence[Result]
) -> str:
    board, position = formatter.board, formatter.position
    form, name = form_with_powers(formatter.style, formatter.variant)
    if len(together) > 1 and isinstance(result.order, Move):
        sentence = explain_bounces(formatter.variant, position, outcome, together, form, name)
        return f"{board.name(province_of(result.order.to))}: {sentence}"
    sentence = explain(formatter.variant, position, outcome, result, form, name)
    return f"{formatter.variant.power(result.power).name}: {sentence}"


def _joint_bounces(
    formatter: OrderFormatter, outcome: Outcome, results: Iterable[Result]
) -> Mapping[int, Sequence[Result]]:
    """For each move that is told with others, by its `id`: those that bounced in its province, and itself."""
    by_goal = defaultdict[Province, list[Result]](list)
    for result in results:
        if isinstance(result.order, Move) and is_joint_bounce(
            formatter.variant, formatter.position, outcome, result
        ):
            by_goal[province_of(result.order.to)].append(result)
    return {id(result): together for together in by_goal.values() for result in together}


def _needs_reason(formatter: OrderFormatter, outcome: Outcome, result: Result) -> bool:
    if result.verdict is not Verdict.OK or is_dislodged(formatter, outcome, result):
        return True
    if removed_with(outcome, result) is not None:
        return True
    if isinstance(result.order, Build):
        return False  # the line itself says that it is a unit of the standard game
    return not result.given and formatter.kind is not PhaseKind.MOVEMENT
