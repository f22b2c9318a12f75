"""Maps: each order and verdict is drawn, nothing is said by colour alone, nothing breaks the picture."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from importlib import resources
from math import hypot, isfinite
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageFont

from judge.render.languages import languages
from judge.render.maps.base_map import TOKEN, base_map_of
from judge.render.maps.legend import NARROW
from judge.render.maps.orders import order_layers
from judge.render.maps.style_sheet import STYLE
from judge.render.maps.svg import draw, draw_legend
from judge.render.maps.symbols import hatching, inks, is_hatched, tokens
from judge.render.maps.view import MapView
from judge.render.maps.windows import Window, halves
from judge.render.text.escaping import one_line
from judge.render.text.messages import say
from judge.render.text.phase_names import phase_title
from judge.render.text.reader_language import in_language
from judge.rules import notation
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.orders import Order
from judge.rules.outcome import Result, Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import DATC3
from judge.rules.units import Dislodged, Kind, Position, Power, Unit
from judge.variants.geometry import map_of
from judge.variants.load import load, names, playable
from tests.bench.drawn_phases import phase_views
from tests.rows import each_row
from tests.sampling import examples
from tools.maps.colours import difference, seen, smallest_difference

STANDARD = load("standard")
SIGNS = {power: ink.sign for power, ink in inks(STANDARD.powers).items()}
MOVEMENT, RETREAT, ADJUSTMENT = PhaseKind.MOVEMENT, PhaseKind.RETREAT, PhaseKind.ADJUSTMENT
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def picture(view: MapView, variant: str = "standard") -> str:
    geometry = map_of(variant)
    assert geometry is not None
    return draw(load(variant), geometry, view)


def order(text: str) -> Order:
    found = notation.read(STANDARD.board, text)
    assert found is not None, text
    return found


def position(units: Mapping[Power, Sequence[str]], **more: object) -> Position:
    texts = ((power, text) for power, written in units.items() for text in written)
    return Position(tuple(Unit(p, Kind(text[0]), text[2:]) for p, text in texts), **more)  # type: ignore[arg-type]  # what a test asks for


def judged(units: Mapping[Power, Sequence[str]], orders: Mapping[Power, Sequence[str]]) -> MapView:
    """The view of a movement phase."""
    given_orders = {power: [order(text) for text in texts] for power, texts in orders.items()}
    outcome = ADJUDICATORS[MOVEMENT](STANDARD.board, position(units), given_orders, DATC3)
    after = outcome.after
    return MapView("Spring 1901, movement", MOVEMENT, after.units, {}, after.dislodged, outcome.results)


def lines_of(view: MapView) -> str:
    geometry = map_of("standard")
    assert geometry is not None
    base = base_map_of(STANDARD.board, geometry)
    layers = order_layers(STANDARD.board, base, inks(STANDARD.powers), view)
    return layers.under_names() + layers.over_names()


def spot(place: str) -> str:
    geometry = map_of("standard")
    assert geometry is not None
    x, y = (part / 2 for part in geometry.spots[place].unit)
    return f'x="{x:.0f}" y="{y:.0f}"'


def test_a_unit_that_moved_stands_where_it_is_now_and_its_ghost_where_it_was() -> None:
    drawn = lines_of(judged({"FRANCE": ["A PAR"]}, {"FRANCE": ["A PAR - BUR"]}))
    assert f'<use href="#aFr" {spot("BUR")}/>' in drawn
    assert f'<use href="#gA" {spot("PAR")}/>' in drawn
    assert drawn.count('<path class="m"') == 1
    assert '"#x"' not in drawn


def test_a_bounce_leaves_the_unit_dashes_the_arrow_and_crosses_it() -> None:
    units = {"FRANCE": ["A PAR"], "GERMANY": ["A MUN"]}
    drawn = lines_of(judged(units, {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}))
    assert f'<use href="#aFr" {spot("PAR")}/>' in drawn
    assert drawn.count('<path class="f"') == 2
    assert drawn.count('href="#x"') == 2
    assert "#gA" not in drawn


def test_a_move_that_was_never_possible_has_a_mark_of_its_own() -> None:
    drawn = lines_of(judged({"RUSSIA": ["A MOS"]}, {"RUSSIA": ["A MOS - PAR"]}))
    assert drawn.count('href="#q"') == 1
    assert '"#x"' not in drawn


def test_supports_of_moves_and_holds_cut_and_in_vain() -> None:
    units = {"FRANCE": ["A PAR", "A MAR", "A GAS"], "ITALY": ["A PIE"]}
    orders = {"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR", "A GAS S A MAR"], "ITALY": ["A PIE - MAR"]}
    drawn = lines_of(judged(units, orders))
    assert drawn.count('<path class="c"') == 1  # Marseilles was cut
    assert drawn.count('<path class="k"') == 1  # Gascony's was not
    assert drawn.count('href="#i"') == 1  # a disc on the arrow that is helped
    assert drawn.count('href="#a"') == 1  # a dotted ring round the unit that is helped to hold
    assert drawn.count('<path class="e"') == 1  # the stroke across
    in_vain = lines_of(judged({"FRANCE": ["A PAR", "A MAR"]}, {"FRANCE": ["A PAR H", "A MAR S A PAR - BUR"]}))
    assert in_vain.count('href="#q"') == 1


def test_a_convoy_bends_through_its_fleets_and_they_have_rings() -> None:
    units = {"ENGLAND": ["A LON", "F NTH", "F NWG"]}
    orders = {"ENGLAND": ["A LON - NWY", "F NTH C A LON - NWY", "F NWG H"]}
    drawn = lines_of(judged(units, orders))
    assert drawn.count('href="#o"') == 1
    x, y = spot("NTH").replace('x="', "").replace('y="', "").replace('"', "").split()
    assert f"Q{x} {y} " in drawn


def test_two_units_that_swap_bend_apart() -> None:
    units = {"ENGLAND": ["A LON", "F NTH"], "FRANCE": ["A BEL", "F ENG"]}
    orders = {
        "ENGLAND": ["A LON - BEL VIA", "F NTH C A LON - BEL"],
        "FRANCE": ["A BEL - LON VIA", "F ENG C A BEL - LON"],
    }
    curves = re.findall(r'class="m" d="([^"]+)"', lines_of(judged(units, orders)))
    assert len(set(curves)) == 2
    bounced = {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A BUR - PAR"]}
    drawn = lines_of(judged({"FRANCE": ["A PAR"], "GERMANY": ["A BUR"]}, bounced))
    controls = re.findall(r'class="f" d="M[\d. -]+Q(\d+) (\d+) ', drawn)
    assert len(set(controls)) == 2


def test_a_dislodged_unit_stands_beside_the_one_that_drove_it_out() -> None:
    units = {"FRANCE": ["A PAR", "A GAS"], "GERMANY": ["A BUR"]}
    orders = {"FRANCE": ["A PAR - BUR", "A GAS S A PAR - BUR"], "GERMANY": ["A BUR H"]}
    drawn = lines_of(judged(units, orders))
    assert f'<use href="#aFr" {spot("BUR")}/>' in drawn
    star = re.search(r'<use href="#z" (x="\d+" y="\d+")/><use href="#aGe" \1/>', drawn)
    assert star
    assert star[1] != spot("BUR")


def test_a_fleet_on_a_named_coast_stands_there() -> None:
    drawn = lines_of(judged({"FRANCE": ["F MAO"]}, {"FRANCE": ["F MAO - SPA/SC"]}))
    assert f'<use href="#fFr" {spot("SPA/SC")}/>' in drawn


def test_retreats() -> None:
    lost = tuple(Dislodged(Unit(p, Kind.ARMY, at), "MUN", (to,)) for p, at, to in RETREATS)
    before = position({"GERMANY": ["A BUR"]}, dislodged=lost)
    orders = {"FRANCE": [order("A BUR R PAR")], "ITALY": [order("A TYR D")]}
    outcome = ADJUDICATORS[RETREAT](STANDARD.board, before, orders, DATC3)
    drawn = lines_of(MapView("", RETREAT, outcome.after.units, {}, lost, outcome.results))
    assert f'<use href="#aFr" {spot("PAR")}/>' in drawn
    assert drawn.count('<path class="r"') == 1
    assert drawn.count('href="#x"') == 1  # the one that was disbanded
    assert drawn.count('href="#z"') == 2


RETREATS = (("FRANCE", "BUR", "PAR"), ("ITALY", "TYR", "PIE"))


def test_adjustments() -> None:
    results = (
        Result("FRANCE", order("A PAR B"), Verdict.OK),
        Result("FRANCE", order("WAIVE"), Verdict.OK),
        Result("GERMANY", order("A MUN D"), Verdict.OK),
        Result("ITALY", order("F ROM B"), Verdict.ILLEGAL),
    )
    view = MapView("Fall 1901, adjustments", ADJUSTMENT, (Unit("FRANCE", Kind.ARMY, "PAR"),), results=results)
    drawn = lines_of(view)
    assert drawn.count('href="#y"') == 1
    assert f'<use href="#aGe" {spot("MUN")}/><use href="#gA" {spot("MUN")}/>' in drawn
    assert drawn.count('href="#x"') == 1
    assert drawn.count('href="#q"') == 1
    assert "(1 waived)" in picture(view)


@pytest.mark.parametrize("verdict", Verdict)
@pytest.mark.parametrize(
    "text", ["A PAR H", "A PAR - BUR", "A PAR S A MAR - BUR", "A PAR S A MAR", "F NTH C A LON - NWY"]
)
def test_every_order_has_a_picture_whatever_became_of_it(verdict: Verdict, text: str) -> None:
    units = (
        Unit("FRANCE", Kind.ARMY, "PAR"),
        Unit("FRANCE", Kind.ARMY, "MAR"),
        Unit("ENGLAND", Kind.FLEET, "NTH"),
    )
    drawn = picture(MapView("x", MOVEMENT, units, results=(Result("FRANCE", order(text), verdict),)))
    ET.fromstring(drawn)  # our own picture


def test_land_has_the_tint_and_the_hatching_of_the_owner_of_its_centre() -> None:
    drawn = picture(MapView("x", MOVEMENT, (), {"MUN": "GERMANY"}))
    ink = inks(STANDARD.powers)["GERMANY"]
    assert f'<g fill="{ink.land}"><use href="#lMUN"/></g>' in drawn
    assert f'<g fill="url(#p{ink.hatching})"><use href="#lMUN"/></g>' in drawn
    assert 'href="#lPAR"' not in drawn


def test_what_people_typed_is_escaped() -> None:
    drawn = picture(MapView('</title><script>alert("x")</script>\u202e & co', MOVEMENT, ()))
    assert "<script" not in drawn
    root = ET.fromstring(drawn)  # our own picture
    assert [tag.text for tag in root if tag.tag.endswith("title")] == [
        '</title><script>alert("x")</script> & co'
    ]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("legend", [1.0, 2.0])
def test_words_across_the_head_have_room_on_a_narrow_picture(code: str, legend: float) -> None:
    """The letters of a dark line are half as wide as they are high, and a tenth of that."""
    with in_language(code):
        banners = [say("map-own-orders"), say("map-trial")]
    board, geometry = load("modern"), map_of("modern")
    assert geometry is not None
    window = Window(0, 0, 636, 600)
    for banner in banners:
        view = MapView("W" * 60, MOVEMENT, (), banner=banner)
        svg = draw(board, geometry, view, windows=(window,), legend=legend)
        for css, words in (("w", banner), ("h", view.title)):
            shown = re.escape(escape(one_line(words)))
            found = re.search(rf'<text class="{css}"[^>]*?(?:font-size:([\d.]+)px[^>]*)?>{shown}<', svg)
            assert found is not None, "no word is cut off"
            assert float(found[1] or 25) * 0.55 * len(words) * legend <= window.width


def test_the_title_names_the_phase() -> None:
    assert phase_title(Phase.parse("F1902M")) == "Fall 1902, movement"
    assert phase_title(Phase.parse("S-273R")) == "Spring 273 BC, retreats"
    assert phase_title(Phase.parse("F0000A")) == "Winter 1 BC, adjustments"


def test_the_standard_powers_are_told_apart_by_people_who_are_colour_blind() -> None:
    assert smallest_difference([ink.token for ink in inks(STANDARD.powers).values()][:7]) > 19.5


@pytest.mark.parametrize(("powers", "floor"), [(10, 16), (17, 12), (34, 8)])
def test_many_powers_are_told_apart_as_well_as_can_be(powers: int, floor: float) -> None:
    tokens = [ink.token for ink in inks(load("chaos").powers).values()][:powers]
    assert smallest_difference(tokens) > floor


def test_letters_stand_out_from_their_tokens() -> None:
    for ink in inks(load("chaos").powers).values():
        letters = "#ffffff" if ink.letters == "#fff" else ink.letters
        assert difference(seen(ink.token, "normal"), seen(letters, "normal")) > 30, ink


def test_a_difference_of_colours_is_that_of_the_published_test_data() -> None:
    assert difference((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50.0, 2.5, 0.0), (58.0, 24.0, 15.0)) == pytest.approx(19.4535, abs=1e-4)
    assert difference((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


def test_no_two_powers_of_a_board_have_one_sign_and_no_two_standard_ones_one_hatching() -> None:
    for name in names():
        powers = load(name).powers
        assert len({ink.sign for ink in inks(powers).values()}) == len({*inks(powers)}), name
    assert list(SIGNS.values()) == ["Au", "En", "Fr", "Ge", "It", "Ru", "Tu", "nn"]
    standard = [inks(STANDARD.powers)[facts.code] for facts in STANDARD.powers]
    assert len({re.sub(r"#\w{6}|p\d+", "", hatching(ink)) for ink in standard}) == 7
    assert [ink.sign for ink in standard if not is_hatched(ink)] == ["Ru"]


def test_the_key_says_what_the_dots_between_places_are_where_there_are_some() -> None:
    view = MapView("x", MOVEMENT, ())
    assert ">border</text>" in picture(view, "ancient_med")
    assert ">border</text>" not in picture(view)


PLACES = [*STANDARD.board.provinces]
UNITS = st.dictionaries(
    st.sampled_from(PLACES), st.sampled_from([p.code for p in STANDARD.powers]), max_size=34
)


@st.composite
def movements(draw_one: st.DrawFn) -> MapView:
    """Any units, any order for each, judged."""
    board = STANDARD.board
    units: dict[Power, list[str]] = {}
    orders: dict[Power, list[str]] = {}
    for province, power in draw_one(UNITS).items():
        kinds = [kind for kind in Kind if board.standing_places(kind, province)]
        if kinds:
            kind = draw_one(st.sampled_from(kinds))
            at = draw_one(st.sampled_from(board.standing_places(kind, province)))
            one, other = draw_one(st.sampled_from(PLACES)), draw_one(st.sampled_from(PLACES))
            form = draw_one(
                st.sampled_from(["H", "- {0}", "- {0} VIA", "S A {0}", "S A {0} - {1}", "C A {0} - {1}"])
            )
            units.setdefault(power, []).append(f"{kind} {at}")
            orders.setdefault(power, []).append(f"{kind} {at} {form.format(one, other)}")
    return judged(units, orders)


@settings(max_examples=examples(60), deadline=None)
@given(movements())
def test_any_phase_is_drawn_within_the_picture(view: MapView) -> None:
    drawn = picture(view)
    root = ET.fromstring(drawn)  # our own picture
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert len(drawn) < 120_000
    for tag in root.iter():
        for name, low, high in (("x", 0.0, width), ("y", 0.0, height)):
            if name in tag.attrib and tag.tag.endswith("use"):
                assert isfinite(float(tag.attrib[name]))
                assert low <= float(tag.attrib[name]) <= high
    for path in re.findall(r'class="[mfkc]" d="([^"]+)"', drawn):
        numbers = [float(number) for number in NUMBER.findall(path)]
        assert all(-60 <= number <= max(width, height) + 60 for number in numbers)


def test_phases_of_real_games_are_drawn() -> None:
    """A sample; `python -m lab.proofs.drawn_games FILE` draws all phases of a file of games."""
    for view in phase_views(40):
        drawn = picture(view)
        ET.fromstring(drawn)  # our own picture
        assert len(drawn) < 90_000


@pytest.mark.parametrize("kind", PhaseKind)
@pytest.mark.parametrize("name", ["standard", "chaos", "ancient_med"])
def test_the_legend_for_a_narrow_page_has_each_power_and_sign_within_its_width(
    name: str, kind: PhaseKind
) -> None:
    variant, geometry = load(name), map_of(name)
    assert geometry is not None
    view = MapView("x", kind, (), variant.position.centres)
    root = ET.fromstring(draw_legend(variant, geometry, view))  # our own
    whole = ET.fromstring(picture(view, name))
    texts = [(one, "".join(one.itertext())) for one in root if one.tag.endswith("text")]
    there = ["".join(one.itertext()) for one in whole.iter() if one.get("class") == "l"]
    assert sorted(words for _, words in texts) == sorted(there)
    assert max(float(one.attrib["x"]) + 7.0 * len(words) for one, words in texts) < NARROW
    assert root.attrib["width"] == str(NARROW)


@pytest.mark.sweep
@pytest.mark.parametrize("name", names())
def test_each_board_is_drawn_as_it_begins(name: str) -> None:
    variant = load(name)
    drawn = picture(MapView("Start", MOVEMENT, variant.position.units), name)
    ET.fromstring(drawn)  # our own picture
    tokens = re.findall(r'<use href="#[af][^"]*" x=', drawn.partition('<g id="units">')[2])
    assert len(tokens) >= len(variant.position.units)


def test_a_board_with_options_has_the_map_of_the_board() -> None:
    view = MapView("Start", MOVEMENT, STANDARD.position.units)
    assert picture(view, "standard+portage+winter_transform") == picture(view)


def test_a_unit_that_fills_its_place_bears_the_dot_of_the_supply_centre_at_its_corner() -> None:
    unit = Unit("CARTHAGE", Kind.ARMY, "CYP")
    drawn, usual = (
        picture(MapView("x", MOVEMENT, units), "ancient_med").partition('<g id="units">')[2]
        for units in ((unit,), (Unit("CARTHAGE", Kind.ARMY, "CAR"),))
    )
    assert drawn.partition("</g>")[0].count('href="#s"') == 1
    assert usual.partition("</g>")[0].count('href="#s"') == 0


def _letters(sign: str, drawn: str) -> tuple[float, float]:
    """How high and how wide the letters of a sign are."""
    found = re.search(r"font-size:([\d.]+)px", drawn) or re.search(r"\.u{font-size:([\d.]+)px", STYLE)
    assert found is not None
    size = float(found[1])
    file = resources.files("judge.render.maps") / "fonts" / "DejaVuSansCondensed-Bold.ttf"
    return size, ImageFont.truetype(str(file), 100).getlength(sign) / 100 * size


@each_row("name", playable())
def test_the_letters_of_a_token_are_as_high_as_it_has_room_for(name: str) -> None:
    for ink in inks(load(name).powers).values():
        size, width = _letters(ink.sign, tokens(ink))
        assert size >= 16
        assert hypot(width, 0.73 * size) <= 2 * TOKEN + 3.2, ink.sign


def test_the_letters_of_tokens_are_nine_pixels_high_on_a_telephone_where_a_board_comes_in_halves() -> None:
    geometry = map_of("modern")
    assert geometry is not None
    shown = halves(load("modern").board, geometry)[0].width
    for ink in inks(load("modern").powers).values():
        assert _letters(ink.sign, tokens(ink))[0] * 358 / shown >= 9
