"""PNG of maps: put together of pieces they look as drawn whole, and everything is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from judge.cli.adjudication.draw import view_of
from judge.game.order_style import MapForm
from judge.mail.illustration import illustrated
from judge.records import ReadyPicture
from judge.render.maps.layers import taken_apart
from judge.render.maps.png import PngMaker, most_bytes, png_of
from judge.render.maps.sprites import Sprites
from judge.render.maps.svg import draw
from judge.render.maps.view import MapView
from judge.render.maps.windows import Window
from judge.rules.orders import Hold
from judge.rules.outcome import Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Unit
from judge.variants.geometry import map_of
from judge.variants.load import load

MOVEMENT: Mapping[str, object] = {
    "phase": "F1902M",
    "sc": {
        "FRANCE": ["PAR", "BRE", "MAR", "SPA"],
        "GERMANY": ["MUN", "KIE", "BER"],
        "RUSSIA": ["STP", "MOS"],
    },
    "units": {
        "FRANCE": ["A PAR", "A GAS", "A MAR", "F MAO", "F ENG"],
        "GERMANY": ["A BUR", "A MUN", "A KIE", "F NTH"],
        "ITALY": ["A PIE"],
        "ENGLAND": ["A LON"],
    },
    "orders": {
        "FRANCE": [
            "A PAR - BUR",
            "A GAS S A PAR - BUR",
            "A MAR S A GAS",
            "F MAO - SPA/SC",
            "F ENG C A LON - BEL",
        ],
        "GERMANY": ["A BUR H", "A MUN - KIE", "A KIE - MUN", "F NTH S F ENG"],
        "ITALY": ["A PIE - MAR"],
        "ENGLAND": ["A LON - BEL"],
    },
}
ADJUSTMENT: Mapping[str, object] = {
    "phase": "F1901A",
    "sc": {"FRANCE": ["PAR", "BRE", "MAR", "SPA"], "GERMANY": ["MUN"]},
    "units": {"FRANCE": ["A SPA"], "GERMANY": ["A MUN", "A RUH"]},
    "orders": {"FRANCE": ["A PAR B", "F BRE B"], "GERMANY": ["A RUH D"]},
}


def drawing(record: Mapping[str, object]) -> str:
    variant, view = view_of(dict(record), "standard")
    geometry = map_of(variant.name)
    assert geometry is not None
    return draw(variant, geometry, view)


NOTHING_ORDERED = drawing({"phase": "S1901M", "units": {"TURKEY": ["A CON"]}})


def maker_of_pieces(width: int) -> PngMaker:
    """A maker that has drawn a picture before: the first is drawn whole."""
    maker = PngMaker(width)
    maker.png(NOTHING_ORDERED)
    return maker


def opened(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGB")


@pytest.mark.parametrize("record", [MOVEMENT, ADJUSTMENT], ids=["movement", "adjustment"])
def test_a_picture_of_pieces_looks_as_one_drawn_whole(record: Mapping[str, object]) -> None:
    svg, maker = drawing(record), maker_of_pieces(600)  # of which the height comes out whole
    whole, first, again = opened(png_of(svg, 600)), opened(maker.png(svg)), opened(maker.png(svg))
    assert first.size == whole.size == again.size
    assert again.tobytes() == first.tobytes()
    unlike = ImageChops.difference(whole, first).convert("L").histogram()
    assert sum(unlike[60:]) == 0, "nothing is missing, nothing stands elsewhere"
    assert sum(unlike[40:]) < 200, "the edges of hatchings may fall otherwise"


def test_the_first_picture_of_a_maker_is_drawn_whole() -> None:
    svg = drawing(MOVEMENT)
    assert PngMaker(600).png(svg) == png_of(svg, 600) != maker_of_pieces(600).png(svg)


def test_windows_are_drawn_of_pieces_as_they_are_whole_and_show_parts_of_the_map() -> None:
    variant, view = view_of(dict(MOVEMENT), "standard")
    geometry = map_of("standard")
    assert geometry is not None
    windows = Window(0, 0, 600, 700), Window(600, 400, 600, 500)
    svg = draw(variant, geometry, view, windows=windows)
    maker = maker_of_pieces(720)
    maker.png(svg)
    pieces, whole = opened(maker.png(svg)), opened(png_of(svg, 600))
    assert pieces.size == whole.size
    unlike = ImageChops.difference(whole, pieces).convert("L").histogram()
    assert sum(unlike[60:]) < 5, "nothing is missing, nothing stands elsewhere; two parts meet at an edge"
    whole_map = draw(variant, geometry, view)
    map_alone, strip = opened(png_of(whole_map, 1200)), int(whole_map.split("translate(0 ")[1].split(")")[0])
    uppers = (int(part.split('"')[0]) for part in svg.split('class="window" y="')[1:])
    for window, upper in zip(windows, uppers, strict=True):
        seen = whole.crop((8, upper + 8, 592, upper + window.height - 8))
        left, top = window.x + 8, strip + window.y + 8
        same = map_alone.crop((left, top, left + seen.width, top + seen.height))
        unlike = ImageChops.difference(seen, same).convert("L").histogram()
        assert sum(unlike[60:]) == 0, window


def test_what_one_types_in_a_title_spoils_no_other_piece() -> None:
    variant, view = view_of(dict(MOVEMENT), "standard")
    geometry = map_of("standard")
    assert geometry is not None
    svg = draw(variant, geometry, replace(view, title='@W<g id="names">W&' + "W" * 50))
    whole, pieces = opened(png_of(svg, 600)), opened(maker_of_pieces(600).png(svg))
    unlike = ImageChops.difference(whole, pieces).convert("L").histogram()
    assert sum(unlike[60:]) == 0


def test_a_line_across_the_head_is_drawn_of_pieces() -> None:
    variant, view = view_of(dict(MOVEMENT), "standard")
    geometry = map_of("standard")
    assert geometry is not None
    svg = draw(variant, geometry, replace(view, banner="Trial: nothing has been adjudicated"))
    assert taken_apart(svg, 600) is not None
    whole, pieces = opened(png_of(svg, 600)), opened(maker_of_pieces(600).png(svg))
    assert (
        whole.getpixel((3, 3))
        == pieces.getpixel((3, 3))
        != opened(png_of(drawing(MOVEMENT), 600)).getpixel((3, 3))
    )
    unlike = ImageChops.difference(whole, pieces.resize(whole.size)).convert("L").histogram()
    assert sum(unlike[60:]) == 0


def test_an_enlarged_legend_is_drawn_of_pieces_as_it_is_whole() -> None:
    variant, view = view_of(dict(MOVEMENT), "standard")
    geometry = map_of("standard")
    assert geometry is not None
    here = replace(view, banner="Trial: nothing has been adjudicated")
    svg = draw(variant, geometry, here, legend=2.0)
    usual = draw(variant, geometry, here)
    assert taken_apart(svg, 600) is not None
    whole, pieces = opened(png_of(svg, 600)), opened(maker_of_pieces(600).png(svg))
    assert whole.height > opened(png_of(usual, 600)).height
    unlike = ImageChops.difference(whole, pieces.resize(whole.size)).convert("L").histogram()
    assert sum(unlike[60:]) == 0


def test_sprites_that_are_given_up_are_drawn_again() -> None:
    drawings = [taken_apart(drawing(record), 300) for record in (MOVEMENT, ADJUSTMENT, MOVEMENT)]
    poor, rich = Sprites(most=0), Sprites()
    for one in drawings:
        assert one is not None
        assert poor.whole(one).tobytes() == rich.whole(one).tobytes()


def test_another_picture_than_a_map_is_drawn_whole() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
    assert taken_apart(svg, 18) is None
    assert PngMaker(18).png(svg) == png_of(svg, 18)


@pytest.mark.parametrize(
    "make", [png_of, lambda svg, width: maker_of_pieces(width).png(svg)], ids=["whole", "pieces"]
)
def test_the_names_are_there_and_a_picture_is_as_small_as_it_can_be(
    make: Callable[[str, int], bytes],
) -> None:
    png = make(drawing(MOVEMENT), 720)
    assert len(png) < 120_000
    with Image.open(BytesIO(png)) as picture:
        assert (picture.mode, picture.size) == ("P", (720, 731))
        grey = picture.convert("L")
    geometry = map_of("standard")
    assert geometry is not None
    for code in ("UKR", "NWG"):
        label = geometry.spots[code].label
        assert label is not None
        x, y = label[0] * 720 / geometry.width, label[1] * 720 / geometry.width + 54 * 0.6
        dark, light = grey.crop((int(x) - 14, int(y) - 6, int(x) + 14, int(y) + 6)).getextrema()
        assert isinstance(light, int)
        assert isinstance(dark, int)
        assert light - dark > 80, code


def test_a_full_board_has_fewer_tones_and_pixels_so_that_its_mail_is_not_too_large() -> None:
    variant, geometry = load("modern"), map_of("modern")
    assert geometry is not None
    powers = [facts.code for facts in variant.powers]
    board = variant.board
    places = [place for code in board.provinces for place in board.standing_places(Kind.ARMY, code)][:64]
    units = tuple(Unit(powers[at % len(powers)], Kind.ARMY, place) for at, place in enumerate(places))
    centres = {code: powers[at % len(powers)] for at, code in enumerate(geometry.spots) if code in places}
    orders = tuple(Result(unit.power, Hold(unit.kind, unit.at), Verdict.OK) for unit in units)
    view = MapView("Fall 2010, movement", PhaseKind.MOVEMENT, units, centres, results=orders)
    svg = draw(variant, geometry, view)
    assert len(units) == 64
    assert most_bytes(svg) < 80_000 < len(png_of(svg, 720))
    png = PngMaker(720).png(svg)
    assert len(png) <= most_bytes(svg)
    width = opened(png).width
    assert 504 <= width < 720
    raw = b"Subject: x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n" + WORDS * len(units)
    ready = ReadyPicture("0" * 64, MapForm.PNG, png, "Map after Fall 2010.", "alpha-F2010M")
    assert len(illustrated(raw, ready)) <= 140_000


WORDS = (
    b"Germany: Army Brandenburg SUPPORT Army Mecklenburg -> Pomerania. (*cut*)\r\n"
    b"- Pomerania: Germany's Army moved with 2 (with Army Brandenburg).\r\n"
)
"""What a results mail says of a unit, and why."""
