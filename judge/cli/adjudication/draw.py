"""`judge draw`: a record of `judge adjudicate`, or the answer to one, as a picture on standard output."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from judge.cli.adjudication.answers import counts_ownership
from judge.cli.adjudication.positions import (
    RecordCommand,
    RecordError,
    centres_of,
    checked_list,
    dislodged_of,
    ignored_keys,
    ignored_sentence,
    object_of,
    position_of,
    power_named,
    tolerate_undecodable,
    units_of,
    variant_named,
)
from judge.cli.adjudication.records import adjudicate_record, check_no_two_in_a_province, phase_of
from judge.cli.standard_input import standard_input
from judge.game.order_style import USUAL
from judge.guarded_json import JsonError, read_json
from judge.render.lines.board_table import board_lines
from judge.render.maps.png import NoRasterError, png_of
from judge.render.maps.svg import draw as draw_svg
from judge.render.maps.view import MapView
from judge.render.text.phase_names import kind_title, phase_title
from judge.rules import adjustments, notation
from judge.rules.outcome import Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power
from judge.rules.variant import Variant
from judge.variants.geometry import PICTURE, Geometry, map_of

_WIDEST = 4000


@click.command(cls=RecordCommand)
@click.option("--variant", help="Board for a record that does not name one; default: standard.")
@click.option("--format", "form", type=click.Choice(["svg", "png", "txt"]), default="svg", show_default=True)
@click.option(
    "--width", type=click.IntRange(100, _WIDEST), default=PICTURE, show_default=True, help="Width in pixels."
)
@click.option(
    "--check", is_flag=True, help="Print the borders of the map's polygons instead; needs no record."
)
def draw(variant: str | None, form: str, width: int, check: bool) -> None:
    """Draw a JSON record or answer of `judge adjudicate`.

    It is read from standard input. If the record has orders, it is adjudicated and the map shows the results;
    otherwise the map shows the units. Keys, orders and further records that are not drawn are named on
    standard error.
    """
    tolerate_undecodable(standard_input(), "surrogateescape")
    try:
        if check:
            record = {} if variant or standard_input().isatty() else _record(standard_input().read() or "{}")
            board = variant_named(record.get("variant", variant or "standard"))
            click.echo("".join(f"{line}\n" for line in _border_lines(_geometry(board))), nl=False)
            return
        record = _record(standard_input().read())
        drawn, view = view_of(record, variant or "standard")
        for key, near in ignored_keys(record):
            click.echo(ignored_sentence(key, near), err=True)
        if form == "txt":
            click.echo("\n".join((view.title, "", *_text(drawn, view))))
            return
        click.echo(_picture(drawn, view, form, width), nl=False)
    except (RecordError, NoRasterError) as error:
        raise click.ClickException(str(error)) from error


def _picture(variant: Variant, view: MapView, form: str, width: int) -> str | bytes:
    """Return the SVG or the PNG.

    RecordError for a fault of the drawer's, of which a sentence is enough here.
    """
    geometry = _geometry(variant)
    try:
        picture = draw_svg(variant, geometry, view, width)
        return png_of(picture, width) if form == "png" else picture
    except NoRasterError:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"[:80]
        raise RecordError(
            f"this cannot be drawn because of a bug in the judge ({why}); try --format txt"
        ) from error


def _record(text: str) -> dict[str, Any]:
    """Return the record: all of the input, or its first line; more lines are said not to be drawn."""
    lines = [line for line in text.splitlines() if line.strip()]
    for candidate in (text, *lines[:1]):
        try:
            record = read_json(candidate, halves=True)
        except JsonError:
            continue
        if isinstance(record, dict):
            if candidate != text and len(lines) > 1:
                click.echo(f"the first of {len(lines)} lines is drawn: one record is one picture", err=True)
            return record
    raise RecordError("one record of `judge adjudicate` is needed on standard input, a JSON object")


def _geometry(variant: Variant) -> Geometry:
    geometry = map_of(variant.name)
    if geometry is None:
        raise RecordError(f"there is no map of {variant.name}; --format txt always works")
    return geometry


def _border_lines(geometry: Geometry) -> list[str]:
    """Return the borders of the polygons that units can cross: `A B`, sorted."""
    return sorted(" ".join(sorted(pair)) for pair in geometry.borders() if pair <= geometry.spots.keys())


def _text(variant: Variant, view: MapView) -> tuple[str, ...]:
    return board_lines(variant, Position(view.units, view.centres, view.dislodged), USUAL)


def view_of(record: dict[str, Any], variant: str) -> tuple[Variant, MapView]:
    """Return the board of a record or an answer and what is to be seen of it."""
    if "error" in record:
        raise RecordError(f"the record could not be adjudicated: {record['error']}")
    if "results" in record:
        board = variant_named(record.get("variant", variant), record.get("set"))
        return board, _view_of_answer(board, record)
    if "orders" not in record:
        board = variant_named(record.get("variant", variant), record.get("set"))
        phase = phase_of(record, board.calendar)
        position = position_of(board, record, phase, {})
        check_no_two_in_a_province(board.board, position.units)
        return board, MapView(
            phase_title(phase), phase.kind, position.units, position.centres, position.dislodged
        )
    judged = adjudicate_record(record, "datc3", variant)
    for power, numbers in judged.unreadable.items():
        for number in sorted(numbers):
            _tell_undrawn(power, judged.texts[power][number])
    after = judged.outcome.after
    owners = adjustments.owners(judged.variant.board, after) if counts_ownership(judged) else after.centres
    had_to_retreat = judged.phase.kind is PhaseKind.RETREAT
    dislodged = judged.position.dislodged if had_to_retreat else after.dislodged
    title = phase_title(judged.phase)
    return judged.variant, MapView(
        title, judged.phase.kind, after.units, owners, dislodged, judged.outcome.results
    )


def _view_of_answer(variant: Variant, answer: dict[str, Any]) -> MapView:
    """Return what an answer tells: the units after the phase, and what happened to each order."""
    results = tuple(_results(variant, object_of(answer, "results")))
    units = units_of(variant, answer.get("after") or {}, {})
    check_no_two_in_a_province(variant.board, units)
    centres = centres_of(variant, object_of(answer, "sc"))
    if "phase" in answer:
        phase = phase_of(answer, variant.calendar)
        kind, title = phase.kind, phase_title(phase)
    else:
        kind = _kind(answer)
        title = kind_title(kind)
    lost = dislodged_of(variant, answer.get("dislodged") or [], Position(units, centres), {})
    return MapView(title, kind, units, centres, lost, results)


def _kind(answer: dict[str, Any]) -> PhaseKind:
    if "due" in answer:
        return PhaseKind.ADJUSTMENT
    return PhaseKind.MOVEMENT if "dislodged" in answer else PhaseKind.RETREAT


def _results(variant: Variant, rows: dict[str, Any]) -> Iterator[Result]:
    """Yield the results that an answer lists; orders that could not be read are left out."""
    for word, entries in rows.items():
        power: Power = power_named(variant, word)
        for entry in list[Any](checked_list(entries, "results")):
            try:
                order = notation.read(variant.board, entry["order"])
                verdict = Verdict(entry["result"])
            except (KeyError, TypeError, ValueError, AttributeError):
                raise RecordError(f"this is not a result: {entry!r}") from None
            if order is None:
                _tell_undrawn(power, entry["order"])
            else:
                yield Result(power, order, verdict, entry.get("by"), bool(entry.get("given", True)))


def _tell_undrawn(power: Power, text: str) -> None:
    click.echo(f"{power}: {text[:80]!r} is not an order on this board, so it is not drawn", err=True)
