"""A phase as an SVG picture: pure Python, from a view of it and the geometry of its board.

The unit stands where it is now; a dashed ghost shows where it came from, and the arrow ends at the token.
A failed order leaves the token where it is, dashes the arrow and puts a cross on it. Land is tinted and
hatched for the owner of a centre; other provinces stay paper. Nothing is said by colour alone.

Layers, from below, each a group with its `id`: the ground (sea and land), the owners (their tints, hatched),
the borders (straits, islands, coasts, dots of centres), the lines (supports and arrows), the names, the units
(ghosts, tokens, marks), the legend and in it the strip. Ground, borders and legend are the same in each phase
of a board and made once; so does the PNG (`layers`). Read `base_map` for the empty board, `orders` for what
is drawn upon it, `symbols` for the signs and the colours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape

from judge.render.maps.base_map import BaseMap, base_map_of
from judge.render.maps.legend import NARROW, key, narrow_legend, strip
from judge.render.maps.letters import USUAL_NAMES
from judge.render.maps.orders import order_layers
from judge.render.maps.style_sheet import DIAGRAM, SEA, STYLE
from judge.render.maps.symbols import Ink, definitions, inks, is_hatched, use
from judge.render.maps.view import MapView
from judge.render.maps.windows import Window
from judge.render.text.escaping import one_line
from judge.rules.units import Province
from judge.rules.variant import PowerFacts, Variant
from judge.variants.geometry import Geometry


def draw(
    variant: Variant,
    geometry: Geometry,
    view: MapView,
    width: int | None = None,
    name_size: float = USUAL_NAMES,
    windows: tuple[Window, ...] = (),
    legend: float = 1.0,
) -> str:
    """Return the picture as SVG text, its names so high where there is room.

    It is shown so wide where nothing else is said, by itself as wide as it is. With `windows` it shows these
    parts of the map one below the other. Its strip and its key are enlarged by `legend`.
    """
    base, paints = base_map_of(variant.board, geometry, name_size), inks(variant.powers)
    wide = windows[0].width if windows else base.width
    room = round(wide / legend)
    head, high = strip(view, variant.powers, paints, room)
    top = round(high * legend)
    layers = order_layers(variant.board, base, paints, view)
    owned = ((code, view.centres[code]) for code in base.open_lands if code in view.centres)
    owners = {code: paints[power] for code, power in owned if power in paints}
    groups = (
        f'<g id="ground">{_ground(base)}</g>'
        f'<g id="owners" transform="scale({base.scale:g})">{_owners(owners)}</g>'
        f'<g id="borders">{_borders(base)}</g>'
        f'<g id="lines">{layers.under_names()}</g>'
        f'<g id="names">{layers.names(base)}</g>'
        f'<g id="units">{layers.over_names()}</g>'
    )
    shown, edges = _in_windows(groups, windows, top) if windows else _whole(groups, base, top)
    foot = edges[-1]
    signs, low = key(view.kind, room, borders=base.borders)
    whole = foot + low * legend
    title = escape(one_line(view.title))
    size = width or wide
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {whole:.0f}" width="{size}" '
        f'height="{size * whole / wide:.0f}" role="img" aria-labelledby="title desc">'
        f'<title id="title">{title}</title><desc id="desc">The results in words say the same.</desc>'
    )
    lines = "".join([f"M0 {edge:.0f}H{wide}" for edge in edges])
    frame = f"{lines}M.8 .8H{wide - 0.8}V{whole - 0.8:.1f}H.8Z"
    bands = f"M0 0H{wide}V{top:.0f}H0ZM0 {foot:.0f}H{wide}V{whole:.0f}H0Z"
    return "".join(
        (
            opening,
            _head(variant.powers),
            shown,
            # Strip and key over the map: to cut it off at its edges (a nested svg) costs a quarter more.
            f'<g id="legend"><path class="paper" d="{bands}"/>',
            f'<path class="frame" d="{frame}"/>{_enlarged(signs, legend, foot)}</g>',
            f'<g id="strip">{_enlarged(head, legend)}</g></svg>\n',
        )
    )


def _enlarged(text: str, factor: float, down: float = 0) -> str:
    """Return a part of the legend so much larger, and so far down."""
    moves = [f"translate(0 {down:.0f})"] if down else []
    moves += [f"scale({factor:.4g})"] if factor != 1 else []
    return f'<g transform="{" ".join(moves)}">{text}</g>' if moves else text


def _whole(groups: str, base: BaseMap, top: float) -> tuple[str, tuple[float, ...]]:
    """Return the whole map below the strip, and its upper and lower edge."""
    return f'<g transform="translate(0 {top:.0f})">{groups}</g>', (top, top + base.height)


def _in_windows(groups: str, windows: Sequence[Window], top: float) -> tuple[str, tuple[float, ...]]:
    """Return the windows one below the other, the map drawn in the first; and their edges."""
    text, edges = list[str](), [round(top)]
    for number, one in enumerate(windows):
        inside = '<use href="#map"/>' if number else f'<g id="map">{groups}</g>'
        text.append(
            f'<svg class="window" y="{edges[-1]}" width="{one.width}" height="{one.height}" '
            f'viewBox="{one.x} {one.y} {one.width} {one.height}">{inside}</svg>'
        )
        edges.append(edges[-1] + one.height)
    return "".join(text), tuple(edges)


def draw_legend(variant: Variant, geometry: Geometry, view: MapView) -> str:
    """The powers and the signs of a picture alone, for a page on which those in it are too small to read."""
    borders = base_map_of(variant.board, geometry).borders
    words, height = narrow_legend(view, variant.powers, inks(variant.powers), borders=borders)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {NARROW} {height:.0f}" width="{NARROW}" '
        f'height="{height:.0f}" role="img" aria-labelledby="title"><title id="title">Powers and signs</title>'
        f'{_head(variant.powers)}<rect width="{NARROW}" height="{height:.0f}" class="paper"/>{words}</svg>\n'
    )


def draw_board(variant: Variant, geometry: Geometry) -> str:
    """Return the empty board as SVG text, for a page that draws units and orders upon it itself."""
    base = base_map_of(variant.board, geometry)
    names = "".join([name.text() for name in base.names.values()])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="map" viewBox="0 0 {base.width} {base.height:.0f}" '
        f'aria-hidden="true">{_head(variant.powers)}<g id="ground">{_ground(base)}</g>'
        f'<g id="owners" transform="scale({base.scale:g})"></g><g id="borders">{_borders(base)}</g>'
        f'<g id="lines"></g><g id="names">{names}</g><g id="units"></g><g id="marks"></g>'
        '<g id="goals"></g></svg>'
    )


@cache
def _head(powers: tuple[PowerFacts, ...]) -> str:
    """Return the style sheet and everything that is drawn several times."""
    paints = inks(powers).values()
    return f"<style>{STYLE}</style><defs>{definitions(paints)}</defs>"


@cache
def _ground(base: BaseMap) -> str:
    """Return the sea, and on it all land as paper."""
    lands = "".join([f'<path id="{land_id(code)}" d="{base.lands[code]}"/>' for code in base.open_lands])
    return (
        f'<rect width="{base.width}" height="{base.height:.0f}" fill="{DIAGRAM if base.diagram else SEA}"/>'
        f'<g transform="scale({base.scale:g})">{base.under}<g class="land">{lands}</g></g>'
    )


def land_id(code: Province) -> str:
    """Return what the land of a place is named in the picture."""
    return f"l{code}"


def _owners(owners: Mapping[Province, Ink]) -> str:
    """Return the lands that have an owner in his tint, hatched."""
    owned = defaultdict[Ink, list[str]](list)
    for code, ink in owners.items():
        owned[ink].append(f'<use href="#{land_id(code)}"/>')
    text = list[str]()
    for ink, lands in owned.items():
        text.append(f'<g fill="{ink.land}">{"".join(lands)}</g>')
        if is_hatched(ink):
            text.append(f'<g fill="url(#p{ink.hatching})">{"".join(lands)}</g>')
    return "".join(text)


@cache
def _borders(base: BaseMap) -> str:
    """Return what stands above all tints and does not change: borders, islands, dots of supply centres."""
    dots = "".join([use("s", x, y) for x, y in base.dots.values()])
    return f'<g transform="scale({base.scale:g})">{base.over}</g>{dots}'
