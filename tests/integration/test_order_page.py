"""The order page in a real browser: taps and keys become the orders of an email."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page

from judge.render.order_page.forms import ADDING, MESSAGES, ROUTES
from judge.render.order_page.link import link_fragment
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load
from tests.integration.browser import NEEDS_CHROMIUM, overlaps, screenshot, violations
from tests.integration.order_pages import (
    choices,
    choose,
    email,
    new_page,
    open_fragment,
    open_position,
    orders,
    position,
    write_pages,
)

pytestmark = NEEDS_CHROMIUM
START = load("standard").position
AT_SEA = position(
    {"ENGLAND": "A LON, F NTH, F NWG, A WAL, F ENG", "FRANCE": "A PIC, F MAO, A BRE", "GERMANY": "A HOL"}
)
RETREATS = position(
    {"AUSTRIA": "A TRI"},
    dislodged=(
        Dislodged(Unit("ITALY", Kind.FLEET, "ALB"), "TRI", ("ION", "GRE")),
        Dislodged(Unit("ITALY", Kind.ARMY, "VEN"), "TRI", ("ROM",)),
        Dislodged(Unit("FRANCE", Kind.FLEET, "MAO"), "NAO", ("SPA/NC", "SPA/SC", "BRE")),
    ),
)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pages(tmp_path_factory.mktemp("pages"), ("standard", "naval", "south_sahara", "loeb9"))


def tap(page: Page, code: str) -> None:
    """Scroll to the map, and tap it where units of the place stand."""
    at = page.evaluate(
        """code => {
            MAP.scrollIntoView({block: 'nearest'});
            const [x, y] = spotOf(PLACES.get(code));
            const point = new DOMPoint(x, y).matrixTransform(MAP.getScreenCTM());
            return [point.x, point.y];
        }""",
        code,
    )
    page.mouse.click(*at)


def test_taps_on_the_map_become_the_orders_of_an_email(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        for place in ("VEN", "TYR", "ION", "APU"):  # the next unit without an order opens by itself
            tap(page, place)
        assert orders(page) == ["A Rome - Apulia", "A Venice - Tyrolia", "F Naples - Ionian Sea"]
        assert email(page)[:2] == ["SIGN ON Italy alpha", "PHASE S1901M"]
        assert "A Rome - Apulia" in page.locator("#status").inner_text()


def test_the_map_has_the_name_of_a_place_where_there_is_room_and_its_code_where_there_is_none(
    pages: Path, browser: Browser
) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        page.locator("#whole").click()
        whole = page.locator("#names text").all_text_contents()
        assert {"Norway", "Mun"} < set(whole)
        assert page.evaluate(SIZES) >= READABLE
        assert not page.evaluate(CROSSING)
        page.locator("#list > li > button", has_text="A Venice").click()
        near = page.locator("#names text").all_text_contents()
        assert {"Trieste", "Piedmont", "Adriatic Sea"} < set(near)
        assert not page.evaluate(CROSSING), "no name crosses another"
        page.locator("#whole").click()
        assert page.locator("#names text").all_text_contents() == whole


READABLE = 9
"""Pixels of a name, at least."""
SIZES = """() => Math.round(Math.min(...[...document.querySelectorAll('#names text')]
    .filter((text) => text.textContent)
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * MAP.getScreenCTM().a)))"""
CROSSING = """() => {
    const boxes = [...document.querySelectorAll('#names text')]
        .filter((text) => text.textContent).map((text) => text.getBBox());
    return boxes.some((one, at) => boxes.slice(at + 1).some((other) => meets(one, other)));
}"""


def test_a_telephone_begins_with_what_is_to_be_ordered_large_enough_to_tap(
    pages: Path, browser: Browser
) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        near = page.evaluate("MAP.viewBox.baseVal.width")
        assert page.evaluate(SIZES) >= READABLE
        assert page.locator("[aria-expanded=true]").count() == 0
        tap(page, "VEN")
        assert page.locator("[aria-expanded=true]").inner_text() == "A Venice: choose"
        page.locator("#whole").click()
        assert page.evaluate("MAP.viewBox.baseVal.width") > near


def test_a_tap_on_a_place_that_is_no_choice_is_answered(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        tap(page, "VEN")
        tap(page, "VIE")
        assert page.locator("#status").inner_text().startswith("Vienna ")
        assert page.locator("#send").get_attribute("href") is None


def test_in_a_trial_a_tap_on_a_unit_of_another_power_orders_for_that_power(
    pages: Path, browser: Browser
) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        tap(page, "VEN")
        tap(page, "VIE")
        assert page.locator("#power").input_value() == "ITALY", "outside a trial it does not"
        page.locator("#tries").check()
        assert not page.locator("#leaves").is_visible(), "it would say that orders count"
        page.locator("#whole").click()
        tap(page, "VIE")
        assert page.locator("#power").input_value() == "AUSTRIA"
        tap(page, "GAL")
        assert "Austria: A Vienna - Galicia" in email(page)


def test_a_trial_holds_orders_of_several_powers(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        choose(page, "A Venice", "Trieste")
        page.locator("#tries").check()
        assert email(page) == ["TRY alpha S1901M", "Italy: A Venice - Trieste", "END TRY"]
        assert page.locator("#counts").is_visible()
        assert not page.locator("#replaces").is_visible()
        page.locator("#power").select_option("AUSTRIA")
        choose(page, "A Vienna", "Tyrolia")
        assert email(page) == [
            "TRY alpha S1901M",
            "Austria: A Vienna - Tyrolia",
            "Italy: A Venice - Trieste",
            "END TRY",
        ]
        assert violations(page) == []
        page.locator("#tries").uncheck()
        assert email(page) == ["SIGN ON Italy alpha", "PHASE S1901M", "A Venice - Trieste"]


def test_everything_is_done_with_keys_as_well(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        page.locator("#slot0").focus()
        for key in ("Enter", "Tab", "Tab", "Enter", "Tab", "Enter"):
            page.keyboard.press(key)
        assert orders(page) == ["A Rome - Naples", "A Venice - Apulia"]


TOKEN = "7k2m-p9qx-4w"
ITALY = link_fragment(load("standard"), START, Phase.parse("S1901M"), "alpha", power="ITALY")


def test_the_token_of_the_link_leaves_the_address_bar_for_the_last_line_of_the_email(
    pages: Path, browser: Browser
) -> None:
    with new_page(browser) as page:
        open_fragment(page, pages, f"{ITALY}&t={TOKEN}")
        before = page.evaluate("history.length")
        assert TOKEN not in page.url
        assert "game=alpha" in page.url, "the position stays, for who loads the page again"
        choose(page, "A Rome", "Hold")
        assert email(page) == ["SIGN ON Italy alpha", "PHASE S1901M", "A Rome HOLD", f"PAGE {TOKEN}"]
        page.go_back()
        page.go_forward()
        assert TOKEN not in page.url
        assert page.evaluate("history.length") == before
        assert TOKEN not in page.evaluate("JSON.stringify(localStorage)")


@pytest.mark.parametrize("token", ["a<b>-1234", "7k2m", "7k2m%0D%0AVOTE%20YES", "x" * 41, "7k2m p9qx 4w"])
def test_what_is_no_token_is_in_no_email(pages: Path, browser: Browser, token: str) -> None:
    with new_page(browser) as page:
        open_fragment(page, pages, f"{ITALY}&t={token}")
        assert "t=" not in page.url
        choose(page, "A Rome", "Hold")
        assert email(page) == ["SIGN ON Italy alpha", "PHASE S1901M", "A Rome HOLD"]


def test_a_link_that_a_program_has_encoded_opens_the_same_page(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_fragment(page, pages, quote(f"{ITALY}&t={TOKEN}", safe=""))
        assert TOKEN not in page.url
        choose(page, "A Rome", "Hold")
        assert email(page)[-1] == f"PAGE {TOKEN}"


@pytest.mark.parametrize(
    "owners",
    [
        dict(START.centres),
        {**START.centres, "BEL": "FRANCE", "TRI": "ITALY"},
        {code: owner for code, owner in START.centres.items() if owner != "AUSTRIA"},
        {"VEN": "ITALY"},
    ],
)
def test_the_page_knows_who_owns_the_centres(pages: Path, browser: Browser, owners: dict[str, str]) -> None:
    with new_page(browser) as page:
        open_position(page, pages, Position(START.units, owners), power="ITALY", phase="S1902M")
        found = page.evaluate(
            "[...PAGE.draft.position.owners].map(([at, owner]) => [BOARD.codes[at], owner])"
        )
        assert {code: owner for code, owner in found if owner} == owners


def test_a_support_begins_with_what_the_unit_is_ordered_to_do(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        choose(page, "A Venice", "Trieste")
        choose(page, "A Rome", "Support…", "A Venice")
        assert choices(page) == ["Holding", "To Apulia", "To Tuscany", "Back"]
        choose(page, "A Rome", "Holding")
        choose(page, "F Naples", "Support…", "A Rome", "To Apulia")
        assert orders(page) == ["A Rome S A Venice", "A Venice - Trieste", "F Naples S A Rome - Apulia"]


def test_an_army_is_carried_over_several_fleets_and_to_a_neighbour(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, AT_SEA, power="ENGLAND")
        choose(page, "A London")
        walking, carried = page.locator(".choices div").nth(0), page.locator(".choices div").nth(2)
        assert "Wales" in walking.inner_text()
        carried.get_by_role("button", name="Wales", exact=True).click()
        choose(page, "F North Sea", "Convoy…", "A Wales", "To Holland")
        choose(page, "F Norwegian Sea", "Hold")
        choose(page, "A Wales", "Holland")
        choose(page, "F English Channel", "Convoy…", "A Wales", "To Holland")
        assert orders(page) == [
            "A London - Wales VIA CONVOY",
            "F North Sea C A Wales - Holland",
            "F Norwegian Sea HOLD",
            "A Wales - Holland",
            "F English Channel C A Wales - Holland",
        ]
        curve = page.locator("#lines .m").nth(1).get_attribute("d") or ""
        assert curve.count("Q") == 2, "by both fleets"


def test_where_games_want_routes_the_fleets_are_named(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, AT_SEA, power="ENGLAND", form=ROUTES)
        choose(page, "A London", "Brest by English Channel")
        choose(page, "A Wales", "Holland by English Channel - North Sea")
        assert orders(page) == ["A LON - ENG - BRE", "A WAL - ENG - NTH - HOL"]


def test_in_illegal_gunboat_a_line_is_a_message(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, AT_SEA, power="FRANCE", form=MESSAGES)
        choose(page, "A Picardy", "Support…", "A Brest", "Holding")
        choose(page, "F Mid-Atlantic Ocean", "Spain (north coast)")
        choose(page, "A Brest", "Hold")
        assert orders(page) == ["A(PIC)S A(BRE)H", "F(MAO)-SPA/NC", "A(BRE)H"]


def test_retreats_are_those_that_are_open(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, RETREATS, phase="S1901R")
        assert not page.locator("#orders").is_visible()
        page.locator("#power").select_option("FRANCE")  # whose only unit to order opens by itself
        assert choices(page) == ["Brest", "Spain (north coast)", "Spain (south coast)", "Disband"]
        choose(page, "F Mid-Atlantic Ocean", "Spain (south coast)")
        assert orders(page) == ["F Mid-Atlantic Ocean - Spain (south coast)"]
        page.locator("#power").select_option("ITALY")
        choose(page, "F Albania", "Disband")
        choose(page, "A Venice", "Rome")
        assert orders(page) == ["F Albania DISBAND", "A Venice - Rome"]


def test_builds_are_as_many_as_are_due_and_where_they_may_be(pages: Path, browser: Browser) -> None:
    here = position(
        {"RUSSIA": "A WAR", "TURKEY": "A ANK, F BLA"},
        centres={"STP": "RUSSIA", "WAR": "RUSSIA", "MOS": "RUSSIA", "SEV": "RUSSIA", "ANK": "TURKEY"},
    )
    with new_page(browser) as page:
        open_position(page, pages, here, phase="F1901A")
        page.locator("#power").select_option("RUSSIA")
        page.locator("#slot0").click()
        assert {"A St Petersburg", "F St Petersburg (south coast)", "F Sevastopol", "A Moscow"} < set(
            choices(page)
        )
        assert "F Moscow" not in choices(page)
        choose(page, "Build 1", "F St Petersburg (north coast)")
        assert not [one for one in choices(page) if "Petersburg" in one], "a place is built in once"
        choose(page, "Build 2", "A Moscow")
        choose(page, "Build 3", "Waive this build")
        assert orders(page) == ["BUILD F St Petersburg (north coast)", "BUILD A Moscow", "WAIVE"]
        page.locator("#power").select_option("TURKEY")
        choose(page, "Removal 1", "F Black Sea")
        assert orders(page) == ["REMOVE F Black Sea"]


def test_a_tap_that_may_mean_several_things_orders_nothing_and_asks(pages: Path, browser: Browser) -> None:
    here = position({"RUSSIA": "A WAR"}, centres={"SEV": "RUSSIA", "WAR": "RUSSIA", "STP": "RUSSIA"})
    with new_page(browser) as page:
        open_position(page, pages, here, phase="F1901A", power="RUSSIA")
        page.locator("#slot0").click()
        tap(page, "SEV")
        assert page.locator("#send").get_attribute("href") is None
        assert "A Sevastopol, F Sevastopol" in page.locator("#status").inner_text()
        assert page.evaluate("document.activeElement.textContent") == "A Sevastopol"
        tap(page, "STP/NC")
        assert orders(page) == ["BUILD F St Petersburg (north coast)"], "a coast under the finger is clear"


def test_some_orders_are_enough_and_earlier_ones_are_taken_back_where_that_is_asked(
    pages: Path, browser: Browser
) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        assert page.locator("#send").get_attribute("href") is None
        assert page.locator("#copy").is_disabled()
        choose(page, "A Venice", "Trieste")
        assert orders(page) == ["A Venice - Trieste"]
        page.locator("#replaces").check()
        assert email(page) == ["SIGN ON Italy alpha", "CLEAR S1901M", "PHASE S1901M", "A Venice - Trieste"]
        choose(page, "A Venice", "No order")
        assert email(page) == ["SIGN ON Italy alpha", "CLEAR S1901M", "PHASE S1901M"]


@pytest.mark.parametrize(
    ("form", "move", "voyage"),
    [
        (ADDING, "F English Channel - Belgium", "A Wales - Brest"),
        (ADDING + ROUTES, "F ENG - BEL", "A WAL - ENG - BRE"),
    ],
)
def test_where_orders_replace_earlier_ones_the_page_says_that_it_adds_to_them(
    form: str, move: str, voyage: str, pages: Path, browser: Browser
) -> None:
    lines = ["SIGN ON England alpha", "PHASE S1901M"]
    with new_page(browser) as page:
        open_position(page, pages, AT_SEA, power="ENGLAND", form=form)
        choose(page, "F English Channel", "Belgium")
        choose(page, "A Wales", "Brest" if ROUTES not in form else "Brest by English Channel")
        assert email(page) == [*lines, "ADD", voyage, move]
        page.locator("#replaces").check()
        assert email(page) == [lines[0], "CLEAR S1901M", lines[1], voyage, move]


def test_two_units_to_one_place_are_told(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        choose(page, "A Venice", "Apulia")
        assert page.locator("#clash").inner_text() == ""
        choose(page, "A Rome", "Apulia")
        assert "Apulia" in page.locator("#clash").inner_text()


def test_a_half_finished_set_survives_closing_the_tab_and_ends_with_its_phase(
    pages: Path, browser: Browser
) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        choose(page, "A Venice", "Trieste")
        choose(page, "A Rome", "Support…", "A Venice", "Holding")
        again = page.context.new_page()
        page.close()
        open_position(again, pages, START, power="ITALY")
        assert orders(again) == ["A Rome S A Venice", "A Venice - Trieste"]
        open_position(again, pages, position({"ITALY": "A VEN, A ROM"}), power="ITALY")
        assert again.locator("#send").get_attribute("href") is None, "another position of the same phase"
        open_position(again, pages, START, phase="F1901M", power="ITALY")
        choose(again, "A Venice", "Tuscany")
        assert again.evaluate("Object.keys(localStorage)") == ["orders alpha F1901M ITALY"]


FLEETS = position({"ENGLAND": "A LON, A WAL, F ENG, F NTH, F NWG", "FRANCE": "A BRE"})
"""Armies and the fleets that carry them, and one of another power."""


@pytest.mark.parametrize(
    ("here", "power", "form", "given", "lines"),
    [
        (
            FLEETS,
            "ENGLAND",
            "",
            "ALON-WAL-.AWAL-BRE.FENG:AWAL-BRE.FNTH_FENG.FNWG",
            [
                "A London - Wales VIA CONVOY",
                "A Wales - Brest",
                "F English Channel C A Wales - Brest",
                "F North Sea S F English Channel",
                "F Norwegian Sea HOLD",
            ],
        ),
        (FLEETS, "ENGLAND", ROUTES, "AWAL-ENG-NTH-HOL", ["A WAL - ENG - NTH - HOL"]),
        (FLEETS, "ENGLAND", MESSAGES, "FENG_ABRE-PIC", ["F(ENG)S A(BRE)-PIC"]),
        (
            position({"FRANCE": "F SPA/SC"}),
            "FRANCE",
            "",
            "FSPA-MAR",
            ["F Spain (south coast) - Marseilles"],
        ),
        (FLEETS, "ENGLAND", "", "ABRE-PAR.AXXX.FNTH-QQQ.FNTH_AVIE.-..AWAL", ["A Wales HOLD"]),
    ],
)
def test_a_page_begins_with_the_orders_in_force_that_the_link_tells(
    here: Position,
    power: str,
    form: str,
    given: str,
    lines: list[str],
    pages: Path,
    browser: Browser,
) -> None:
    fragment = link_fragment(load("standard"), here, Phase.parse("S1901M"), "alpha", power=power, form=form)
    with new_page(browser) as page:
        open_fragment(page, pages, f"{fragment}&orders={given}")
        assert orders(page) == lines


def test_a_newer_link_tells_more_than_the_browser_kept_and_an_older_one_less(
    pages: Path, browser: Browser
) -> None:
    link = link_fragment(load("standard"), START, Phase.parse("S1901M"), "alpha", power="ITALY")
    with new_page(browser) as page:
        open_fragment(page, pages, link)
        choose(page, "A Venice", "Trieste")
        open_fragment(page, pages, f"{link}&orders=AVEN.AROM-APU")
        assert orders(page) == ["A Rome - Apulia", "A Venice HOLD"], "typed since then"
        choose(page, "A Venice", "Tuscany")
        for same in (link, f"{link}&orders=AVEN.AROM-APU"):
            open_fragment(page, pages, same)
            assert orders(page) == ["A Rome - Apulia", "A Venice - Tuscany"], "begun and not sent yet"
        open_fragment(page, pages, f"{link}&orders=AVEN.AROM")
        assert orders(page) == ["A Rome HOLD", "A Venice HOLD"]


def test_a_long_email_has_codes_so_that_every_program_opens_its_link(pages: Path, browser: Browser) -> None:
    board = load("standard").board
    lands = [code for code in board.provinces if board.reach(Kind.ARMY, code)][:45]
    russian = position({"RUSSIA": ", ".join(f"A {code}" for code in lands)})
    with new_page(browser) as page:
        open_position(page, pages, russian, power="RUSSIA")
        for slot in range(len(lands)):
            page.evaluate("slot => openSlot(slot, false)", slot)
            support = page.locator(".choices").get_by_role("button", name="Support…")
            if support.count():
                support.click()
                page.locator(".choices button").first.click()
                page.locator(".choices button").nth(-2).click()
            else:
                page.locator(".choices button").first.click()
            if slot == 0:
                assert board.name(lands[0]) in orders(page)[0]
        assert len(orders(page)) == len(lands) == 45
        assert not page.locator("#long").is_visible()
        assert len(page.locator("#send").get_attribute("href") or "") < 2000
        assert orders(page)[0].startswith(f"A {lands[0]} S A ")


def test_a_link_of_an_email_is_for_its_readers_power_alone(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        assert page.locator("#power option").all_inner_texts() == ["Italy"]
        open_position(page, pages, START)
        assert len(page.locator("#power option").all()) == 8


def test_a_link_that_is_none_orders_nothing(pages: Path, browser: Browser) -> None:
    wrong = (
        "",
        "game=alpha&phase=S1901X&units=ITALY.AVEN",
        "game=alpha&phase=S1901M&units=ITALY.AXYZ",
        "game=alpha&phase=S1901M&units=NOBODY.AVEN",
        "game=alpha&phase=S1901M&power=NOBODY",
        "game=a%0D%0ARESIGN%20NOW&phase=S1901M&units=ITALY.AVEN",
    )
    with new_page(browser) as page:
        for fragment in wrong:
            page.goto("about:blank")
            page.goto(f"{(pages / 'standard.html').as_uri()}#{fragment}")
            assert page.locator("#told").is_visible()
            assert not page.locator("#work").is_visible()


def test_what_has_to_be_typed_is_told(pages: Path, browser: Browser) -> None:
    naval, standard = load("naval"), load("standard")
    with new_page(browser) as page:
        open_position(page, pages, standard.position, power="ITALY")
        assert not page.locator("#special").is_visible()
        open_position(page, pages, standard.position, board=naval.name, power="ITALY")
        assert page.locator("#special").is_visible()


def test_a_board_without_a_map_has_the_list(pages: Path, browser: Browser) -> None:
    variant = load("south_sahara")
    with new_page(browser) as page:
        open_position(page, pages, variant.position, board=variant.name, power=variant.powers[0].code)
        page.locator("#slot0").click()
        page.locator(".choices button").first.click()
        assert len(orders(page)) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it(pages: Path, browser: Browser, scheme: str) -> None:
    with new_page(browser, color_scheme=scheme) as page:
        for width in (320, 390, 1200):
            page.set_viewport_size({"width": width, "height": 844})
            for state in ("none", "start", "open", "done"):
                if state == "none":
                    page.goto(f"{(pages / 'standard.html').as_uri()}")
                elif state == "start":
                    open_position(page, pages, AT_SEA, power="ENGLAND")
                elif state == "open":
                    page.locator("#slot0").click()
                else:
                    choose(page, "A Wales", "Brest")
                    choose(page, "F English Channel", "Convoy…", "A Wales", "To Brest")
                    choose(page, "F North Sea", "Support…", "A Holland (Germany)", "Holding")
                    page.evaluate("openSlot(-1, false)")
                assert violations(page) == []
                assert page.evaluate("document.documentElement.scrollWidth") <= width
                assert overlaps(page) == []
                screenshot(page, f"order-{state}-{width}-{scheme}")
                page.evaluate("localStorage.clear()") if state == "done" else None


def test_buttons_are_as_large_as_a_finger(pages: Path, browser: Browser) -> None:
    with new_page(browser) as page:
        open_position(page, pages, START, power="ITALY")
        page.locator("#slot0").click()
        shown = [one for one in page.locator("button, select, #send").all() if one.is_visible()]
        assert len(shown) > 10
        assert [
            one.inner_text() for one in shown if (one.bounding_box() or {"height": 0})["height"] < 44
        ] == []
