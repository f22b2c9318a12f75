"""`judge draw` on the command line."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click import Command
from click.testing import CliRunner, Result
from PIL import Image

from judge.cli.adjudication.adjudicate import adjudicate
from judge.cli.adjudication.draw import draw
from judge.cli.adjudication.positions import ANSWER_KEYS, KEYS
from judge.render.maps.symbols import inks
from judge.variants.load import load

IMAGES = Path(__file__).resolve().parents[3] / "docs/images"
RECORD = json.dumps(
    {
        "phase": "F1902M",
        "units": {"FRANCE": ["A PAR", "A GAS"], "GERMANY": ["A BUR"], "ENGLAND": ["F NTH"]},
        "sc": {"FRANCE": ["PAR", "BRE"], "GERMANY": ["MUN"]},
        "orders": {"FRANCE": ["A PAR - BUR", "A GAS S A PAR - BUR"], "ENGLAND": ["F NTH - NWY"]},
    }
)


def run(text: str, *options: str) -> Result:
    return CliRunner().invoke(draw, options, input=text)


def test_a_record_becomes_a_picture_of_what_came_of_it() -> None:
    found = run(RECORD)
    assert found.exit_code == 0
    ET.fromstring(found.stdout)  # our own picture
    assert '<text class="h" x="16" y="36">Fall 1902, movement</text>' in found.stdout
    assert 'France <tspan class="n">2</tspan>' in found.stdout
    assert 'England <tspan class="n">0</tspan>' in found.stdout  # Norway counts after the retreats
    assert 'href="#z"' in found.stdout


def test_an_answer_becomes_the_same_arrows_and_tokens() -> None:
    answer = CliRunner().invoke(adjudicate, input=RECORD).stdout
    ours, theirs = run(RECORD).stdout, run(answer).stdout
    assert '<text class="h" x="16" y="36">Movement</text>' in theirs
    for sign in ('<path class="m"', '<path class="k"', 'href="#aFr"', 'href="#z"'):
        assert ours.count(sign) == theirs.count(sign)


def test_a_record_without_orders_shows_the_position() -> None:
    record = json.loads(RECORD)
    del record["orders"]
    found = run(json.dumps(record, indent=1))
    assert found.exit_code == 0
    assert found.stdout.count('<path class="m"') == 1  # that of the key
    assert 'href="#aGe"' in found.stdout


def test_the_width_is_as_asked() -> None:
    assert ' width="360" ' in run(RECORD, "--width", "360").stdout
    png = run(RECORD, "--format", "png", "--width", "720").stdout_bytes
    with Image.open(BytesIO(png)) as opened:
        assert (opened.format, opened.mode, opened.width) == ("PNG", "P", 720)
        names = opened.convert("L").crop((0, 0, 240, 32))
        assert min(names.tobytes()) < 80  # the title is really there
    assert len(png) < 120_000


def test_every_power_keeps_its_colour_in_a_small_picture() -> None:
    record = json.dumps({"phase": "F1903B", "units": {}, "sc": {}})
    png = run(record, "--format", "png", "--width", "600").stdout_bytes
    with Image.open(BytesIO(png)) as opened:
        found = {colour for _, colour in opened.convert("RGB").getcolors() or ()}
    tokens = {ink.token for ink in inks(load("standard").powers).values() if ink.sign != "nn"}
    assert {tuple(int(token[at : at + 2], 16) for at in (1, 3, 5)) for token in tokens} <= found


def test_the_board_as_text() -> None:
    text = run(RECORD, "--format", "txt").stdout
    assert text.startswith("Fall 1902, movement\n\n")
    assert "Germany:   A Burgundy*" in text


def test_the_borders_of_the_polygons() -> None:
    lines = run("", "--check", "--variant", "standard").stdout.splitlines()
    assert len(lines) == 206
    assert lines[:2] == ["ADR ALB", "ADR APU"]
    assert lines == sorted(lines)
    assert run(json.dumps({"variant": "chaos"}), "--check").stdout.splitlines() == lines


def test_what_cannot_be_drawn_is_said_in_one_line() -> None:
    for text, error in (
        ("", "one record of `judge adjudicate` is needed"),
        ("[1]", "one record of `judge adjudicate` is needed"),
        ('{"units": {}, "orders": {}}', "the record has no phase"),
        ('{"id": 1, "error": "no"}', "the record could not be adjudicated: no"),
        ('{"results": {"FRANCE": [{"order": 3}]}}', "this is not a result"),
        ('{"results": {}, "variant": "nowhere"}', "there is no variant 'nowhere'"),
    ):
        found = run(text)
        assert found.exit_code == 1
        assert error in found.stderr
        assert found.stderr.count("\n") == 1


def changed(**keys: object) -> str:
    return json.dumps(json.loads(RECORD) | keys)


def test_two_units_in_one_province_are_refused_in_a_record_and_in_an_answer() -> None:
    two = {"FRANCE": ["A PAR"], "GERMANY": ["A PAR"]}
    for text in (
        changed(units=two),
        json.dumps({"phase": "S1901M", "units": two}),
        json.dumps({"results": {}, "after": two}),
    ):
        found = run(text)
        assert (found.exit_code, found.stdout, found.stderr) == (1, "", "Error: two units are in PAR\n")
    shared = {"phase": "S1901M", "variant": "naval", "units": {"ENGLAND": ["F NTH", "F NTH"]}}
    assert run(json.dumps(shared)).exit_code == 0


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("centers", "the key 'centers' is ignored; near it: sc\n"),
        ("retreats", "the key 'retreats' is ignored; near it: dislodged\n"),
        ("remark", "the key 'remark' is ignored\n"),
    ],
)
def test_a_key_that_is_not_drawn_is_named_with_the_one_that_is_meant(key: str, said: str) -> None:
    record = {"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}, key: {"FRANCE": ["A GAS"]}}
    found = run(json.dumps(record))
    assert (found.exit_code, found.stderr) == (0, said)
    assert found.stdout.startswith("<svg")


def test_every_key_of_a_record_and_of_an_answer_is_taken_without_a_word() -> None:
    record = changed(id=1, variant="standard", set={}, rulebook="datc3", dislodged={}, contested=[])
    answer = CliRunner().invoke(adjudicate, input=record).stdout
    assert run(record).stderr == run(answer).stderr == ""
    winter = {"phase": "F1901B", "units": {"FRANCE": ["A PAR"]}, "sc": {"FRANCE": ["PAR", "BRE"]}}
    answer = CliRunner().invoke(adjudicate, input=json.dumps({**winter, "orders": {}})).stdout
    assert "due" in json.loads(answer)
    assert run(answer).stderr == ""


def test_what_is_no_order_is_named() -> None:
    orders = {"FRANCE": ["A PAR - BUR", "A PAR flies home"], "ENGLAND": ["F NTH - XYZ"]}
    found = run(changed(orders=orders))
    assert found.exit_code == 0
    assert found.stderr.splitlines() == [
        "FRANCE: 'A PAR flies home' is not an order on this board, so it is not drawn",
        "ENGLAND: 'F NTH - XYZ' is not an order on this board, so it is not drawn",
    ]
    answer = CliRunner().invoke(adjudicate, input=changed(orders=orders)).stdout
    assert run(answer).stderr == found.stderr


def test_of_several_records_the_first_is_drawn_and_the_others_are_not_left_out_silently() -> None:
    found = run(f"{RECORD}\n{RECORD}\n\n{RECORD}\n")
    assert found.stderr == "the first of 3 lines is drawn: one record is one picture\n"
    assert found.stdout == run(RECORD).stdout


@pytest.mark.parametrize("verb", [adjudicate, draw])
def test_help_lists_the_keys_of_a_record(verb: Command) -> None:
    said = CliRunner().invoke(verb, ["--help"]).stdout
    for key in (*KEYS, *ANSWER_KEYS):
        assert re.search(rf"^  {key} +\S", said, re.MULTILINE), key


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    record = (IMAGES / "map.json").read_text(encoding="utf-8")
    assert run(record).stdout == (IMAGES / "map.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["build_anywhere", "build_if_home", "build_any_home", "blank_board"])
def test_a_board_with_another_start_or_other_builds_is_drawn_as_the_board_itself(option: str) -> None:
    """SET ANY and ONE CENTERS, SET BLANK BOARD: land and seas are the same, units are where they are."""
    record = {"phase": "F1900B", "units": {"FRANCE": ["F MAR"]}, "sc": {"FRANCE": ["MAR", "SPA"]}}
    plain = run(json.dumps(record | {"variant": "standard"}))
    found = run(json.dumps(record | {"variant": f"standard+{option}"}))
    assert (plain.exit_code, found.exit_code) == (0, 0)
    assert found.stdout.count("<path") == plain.stdout.count("<path")
    assert found.stdout.count("<use") == plain.stdout.count("<use")
    assert 'France <tspan class="n">2</tspan>' in found.stdout
