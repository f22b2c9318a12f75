"""The order page of a board as a file: its size, policy and words, and the link that brings a position."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl

import pytest

from judge.game.settings import Reading
from judge.notices.notice import JudgeInfo
from judge.paths import templates
from judge.render.order_page.board_data import call_powers
from judge.render.order_page.forms import ADDING, MESSAGES, ROUTES, USUAL, form_name
from judge.render.order_page.link import NOBODY, link_fragment, orders_given, page_file
from judge.render.site.site_pages import SitePages
from judge.rules.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Remove,
    Retreat,
    Support,
    Transform,
    Waive,
)
from judge.rules.phases import Phase
from judge.rules.rulebook import PRESETS
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load, with_options
from tests.messages import keys_in_scripts, variables

INFO = JudgeInfo("TEST", "Our Judge", "judge@judge.example", "keeper@judge.example", "0.1")
LARGEST, LARGEST_PACKED, LARGE_BOARD, PER_PLACE = 120_000, 40_000, 80, 1500
LARGEST_LANGUAGE = 8_000
A, F = Kind.ARMY, Kind.FLEET
BOARDS = ("standard", "chaos", "minorpower", "modern", "youngstown_redux", "south_sahara", "naval")


def page(name: str) -> str:
    found = files(name)
    assert [one for one in found if one.endswith(".html")] == [f"order/{name}.html"]
    return found[f"order/{name}.html"]


def files(name: str, codes: tuple[str, ...] | None = None) -> dict[str, str]:
    return dict(SitePages(INFO, order_boards=(name,), codes=codes).order_pages())


def spoken(text: str) -> dict[str, Any]:
    """What the file of a language hands to the page."""
    found = re.fullmatch(r"speak\((.*)\);\n", text)
    assert found is not None
    return dict(json.loads(found[1]))


def data_of(text: str, name: str) -> Any:
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', text)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("name", BOARDS)
def test_a_page_is_small_and_allows_nothing_but_its_script_languages_and_style(name: str) -> None:
    text = page(name)
    places, raw = len(load(name).board.provinces), len(text.encode())
    assert raw < max(LARGEST, PER_PLACE * places if places > LARGE_BOARD else 0)
    assert places > LARGE_BOARD or len(gzip.compress(text.encode(), 9)) < LARGEST_PACKED
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    [style], [script] = (
        re.findall(r"<style>(.*?)</style>", text, re.DOTALL),
        re.findall(r"<script>(.*?)</script>", text, re.DOTALL),
    )
    digests = [f"sha256-{b64encode(sha256(one.encode()).digest()).decode()}" for one in (script, style)]
    assert policy[1].replace("&#39;", "'").split("; ") == [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        f"script-src '{digests[0]}' 'self' file:",
        f"style-src '{digests[1]}'",
    ]
    markup = text.replace(style, "").replace(script, "")
    assert not re.search(r'<[^>]* (?:style|on\w+)="', markup), "which the policy would not allow"
    assert set(re.findall(r'(?:src|href)="([^"#][^"]*)"', markup)) == set()
    assert "/**" not in script


def test_a_page_has_all_words_of_the_script_and_each_with_its_values() -> None:
    words = data_of(page("standard"), "words")
    asked = {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in words.items()}
    assert asked == {key: variables(f"order-page-{key}") for key in words}
    assert len(keys_in_scripts()) > 30
    assert {key.removeprefix("order-page-") for key in keys_in_scripts()} == words.keys()


def test_the_file_of_a_language_has_all_words_of_the_page_and_its_script() -> None:
    codes = ("en", "de", "pl")
    found = files("standard", codes)
    assert list(found) == [*(f"order/{code}.js" for code in codes), "order/standard.html"]
    text = found["order/standard.html"]
    assert data_of(text, "board")["languages"] == list(codes)
    marked = set(re.findall(r'data-say="([a-z-]+)"', text))
    assert len(marked) > 10
    asked = {key.removeprefix("order-page-") for key in keys_in_scripts()} | marked
    for code in codes:
        said = spoken(found[f"order/{code}.js"])
        assert said["code"] == code
        assert said["words"].keys() == asked
        assert len(found[f"order/{code}.js"].encode()) < LARGEST_LANGUAGE
    english, german = spoken(found["order/en.js"]), spoken(found["order/de.js"])
    assert (english["provinces"], english["coasts"], english["powers"]) == ({}, {}, {})
    assert german["provinces"]["Vienna"] == "Wien"
    assert german["coasts"]["SC"] == "Südküste"
    assert german["powers"]["Austria"] == "Österreich"


def test_what_a_page_says_in_its_own_language_is_marked_for_others() -> None:
    """All text but the board's name, which the script says, and what only who has no script sees."""
    template = (templates() / "site/order/page.html").read_text(encoding="utf-8")
    marked = re.findall(r'data-say="([a-z-]+)"[^>]*>\{\{ say\("order-page-([a-z-]+)"\) \}\}<', template)
    assert [one for one, other in marked if one != other] == []
    keys = set(re.findall(r'say\("order-page-([a-z-]+)"', template))
    assert keys - {one for one, _ in marked} == {"board", "no-script"}


def test_a_link_brings_the_position_and_fits_into_an_email() -> None:
    lost = Dislodged(Unit("ITALY", Kind.FLEET, "SPA/SC"), "GAS", ("MAR", "POR"))
    here = Position((Unit("FRANCE", Kind.ARMY, "GAS"),), {"PAR": "FRANCE", "BRE": "FRANCE"}, (lost,))
    fragment = link_fragment(
        load("standard"),
        here,
        Phase.parse("F1901R"),
        "alpha",
        power="ITALY",
        deadline=datetime(2026, 1, 7, 23, 30, tzinfo=UTC),
    )
    assert dict(parse_qsl(fragment, strict_parsing=True)) == {
        "game": "alpha",
        "phase": "F1901R",
        "power": "I",
        "deadline": "2026-01-07T23:30Z",
        "units": "F.AGAS",
        "centres": "F.BRE.PAR",
        "retreats": "I.FSPA/SC-MAR-POR",
    }
    whole = load("standard")
    assert len(link_fragment(whole, whole.position, Phase.parse("S1901M"), "alpha", power="ITALY")) < 200


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, {"changed": "-"}),
        ({"BEL": "FRANCE", "TRI": "ITALY"}, {"changed": "F.BEL~I.TRI"}),
        ({"TRI": "", "MUN": ""}, {"changed": "-.MUN.TRI"}),
    ],
)
def test_a_link_says_of_centres_what_has_changed_since_the_start(
    changes: dict[str, str], said: dict[str, str]
) -> None:
    whole = load("standard")
    owners = {code: owner for code, owner in {**whole.position.centres, **changes}.items() if owner}
    here = Position(whole.position.units, owners)
    values = dict(parse_qsl(link_fragment(whole, here, Phase.parse("S1902M"), "alpha")))
    assert {name: text for name, text in values.items() if name in ("changed", "centres")} == said


def test_no_two_powers_of_a_board_are_called_the_same_in_a_link() -> None:
    for name in BOARDS:
        called = call_powers(load(name))
        assert len(set(called.values())) == len(called)
        assert NOBODY not in called.values()


def test_a_link_says_what_is_due_where_units_may_be_built_and_what_an_option_changes() -> None:
    here = Position(
        (
            Unit("TURKEY", Kind.FLEET, "ANK"),
            Unit("TURKEY", Kind.FLEET, "BLA"),
            Unit("RUSSIA", Kind.ARMY, "WAR"),
        ),
        {"STP": "RUSSIA", "WAR": "RUSSIA", "MOS": "RUSSIA", "ANK": "TURKEY"},
    )
    variant = with_options("standard", {"coastal_convoys": True})
    fragment = dict(parse_qsl(link_fragment(variant, here, Phase.parse("F1901A"), "alpha")))
    assert fragment["builds"] == "R.2.MOS.STP~T.-1"
    assert "DEN" in fragment["carriers"].split(".")
    assert page_file(variant) == "order/standard.html"
    moving = with_options("standard", {"transform": "move:any"})
    assert dict(parse_qsl(link_fragment(moving, here, Phase.parse("S1902M"), "alpha")))["special"] == "yes"


@pytest.mark.parametrize(
    ("order", "word"),
    [
        (Hold(A, "VIE"), "AVIE"),
        (Move(A, "VIE", "TRI"), "AVIE-TRI"),
        (Move(A, "LON", "WAL", via=True), "ALON-WAL-"),
        (Move(A, "LON", "NWY", route=("NTH", "NWG")), "ALON-NTH-NWG-NWY"),
        (Support(A, "VIE", "TRI", of_kind=F), "AVIE_FTRI"),
        (Support(A, "VIE", "TRI", "ALB", of_kind=F), "AVIE_FTRI-ALB"),
        (Support(A, "VIE", "TRI"), ""),
        (Support(A, "VIE", "TRI", "ALB", of_kind=F, owner="ITALY"), ""),
        (Convoy(F, "NTH", "LON", "NWY", of_kind=A, owner="ITALY"), ""),
        (Retreat(F, "MAO", "SPA/NC", first=True), ""),
        (Convoy(F, "NTH", "LON", "NWY", of_kind=A), "FNTH:ALON-NWY"),
        (Retreat(F, "MAO", "SPA/NC"), "FMAO-SPA/NC"),
        (Disband(A, "VIE"), "AVIE"),
        (Build(F, "STP/SC"), "FSTP/SC"),
        (Remove(A, "VIE"), "AVIE"),
        (Waive(), "-"),
        (Transform(A, "VIE", F, "VIE"), ""),
    ],
)
def test_a_link_tells_the_orders_that_the_page_has(order: Order, word: str) -> None:
    assert orders_given(load("standard").board, (order,)) == word
    assert orders_given(load("naval").board, (order,)) == "", "a place may have several fleets"


@pytest.mark.parametrize(("form", "special"), [(USUAL, ""), (ROUTES, ""), (MESSAGES, "yes")])
def test_the_link_says_that_impossible_orders_have_to_be_typed(form: str, special: str) -> None:
    variant = load("standard")
    fragment = link_fragment(variant, variant.position, Phase.parse("S1902M"), "alpha", form=form)
    assert dict(parse_qsl(fragment)).get("special", "") == special
    for later in ("F1902R", "F1902B"):
        fragment = link_fragment(variant, variant.position, Phase.parse(later), "alpha", form=form)
        assert "special" not in dict(parse_qsl(fragment)), "retreats and builds are as usual"


@pytest.mark.parametrize(
    ("reading", "rulebook", "form"),
    [
        (Reading.LENIENT, "datc3", USUAL),
        (Reading.GSTZ, "datc3", ADDING),
        (Reading.JUDGE, "datc3", ROUTES),
        (Reading.ILLEGAL, "illegal_gunboat", MESSAGES),
    ],
)
def test_a_game_wants_the_form_that_it_reads(reading: Reading, rulebook: str, form: str) -> None:
    assert form_name(reading, PRESETS[rulebook]) == form
