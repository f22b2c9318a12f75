"""A phase as an SVG picture: pure Python, from a view of it and the geometry of its board.

The unit stands where it is now; a dashed ghost shows where it came from, and the arrow ends at the token.
A failed order leaves the token where it is, dashes the arrow and puts a cross on it. Land is tinted and
hatched for the owner of a centre; other provinces stay paper. Nothing is said by colour alone.

Layers, from below: sea, land by owner, hatching, straits and borders, islands, dots of centres, supports
and arrows, names, ghosts, tokens, marks; a strip above the map and a key below it. Read `base_map` for
the empty board, `orders` for what is drawn upon it, `symbols` for the signs, `palette` for the colours.
What is the same in each phase of a board is made once and kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from html import escape

from judge.render.maps.base_map import WIDTH, BaseMap, base_map_of
from judge.render.maps.legend import KEY_HEIGHT, key, strip
from judge.render.maps.orders import order_layers
from judge.render.maps.palette import Ink, inks
from judge.render.maps.symbols import STYLE, definitions, is_hatched, use
from judge.render.maps.view import MapView
from judge.render.text.escaping import one_line
from judge.rules.units import Province
from judge.rules.variant import PowerFacts, Variant
from judge.variants.geometry import Geometry


def draw(variant: Variant, geometry: Geometry, view: MapView, width: int = WIDTH) -> str:
    """The picture as SVG text, shown that wide where nothing else is said."""
    base, paints = base_map_of(variant.board, geometry), inks(variant.powers)
    head, top = strip(view, variant.powers, paints)
    layers = order_layers(variant.board, base, paints, view)
    owners = {province: paints[power] for province, power in view.centres.items() if power in paints}
    whole = top + base.height + KEY_HEIGHT
    title = escape(one_line(view.title))
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole:.0f}" width="{width}" '
        f'height="{width * whole / WIDTH:.0f}" role="img" aria-labelledby="title desc">'
        f'<title id="title">{title}</title><desc id="desc">The results in words say the same.</desc>'
    )
    foot = top + base.height
    frame = f"M0 {top:.0f}H{WIDTH}M0 {foot:.0f}H{WIDTH}M.8 .8H{WIDTH - 0.8}V{whole - 0.8:.1f}H.8Z"
    return "".join(
        (
            opening,
            _head(variant.powers),
            f'<rect y="{top:.0f}" width="{WIDTH}" height="{base.height:.0f}" fill="#dbe7ec"/>',
            f'<g transform="translate(0 {top:.0f})">',
            f'<g transform="scale({base.scale:g})">{base.under}{_lands(base, owners)}{base.over}</g>',
            _dots(base),
            layers.under_names(),
            layers.names(base),
            layers.over_names(),
            "</g>",
            # Strip and key over the map: to cut it off at its edges (a nested svg) costs a quarter more.
            f'<path class="paper" d="M0 0H{WIDTH}V{top:.0f}H0ZM0 {foot:.0f}H{WIDTH}V{whole:.0f}H0Z"/>',
            head,
            f'<path class="frame" d="{frame}"/>',
            key(view.kind, foot),
            "</svg>\n",
        )
    )


@cache
def _head(powers: tuple[PowerFacts, ...]) -> str:
    """The style sheet and everything that is drawn several times."""
    paints = inks(powers).values()
    return f"<style>{STYLE}</style><defs>{definitions(paints)}</defs>"


def _lands(base: BaseMap, owners: Mapping[Province, Ink]) -> str:
    """The lands in the tints of their owners, hatched."""
    paper, owned = list[str](), defaultdict[Ink, list[str]](list)
    for code in base.open_lands:
        ink = owners.get(code)
        (paper if ink is None else owned[ink]).append(base.lands[code])
    text = [f'<path class="land" d="{"".join(paper)}"/>']
    for ink, lands in owned.items():
        text.append(f'<g fill="{ink.land}"><path id="l{ink.sign}" d="{"".join(lands)}"/></g>')
        if is_hatched(ink):
            text.append(f'<g fill="url(#p{ink.hatching})"><use href="#l{ink.sign}"/></g>')
    return "".join(text)


@cache
def _dots(base: BaseMap) -> str:
    """The dots of the supply centres."""
    return "".join([use("s", x, y) for x, y in base.dots.values()])
