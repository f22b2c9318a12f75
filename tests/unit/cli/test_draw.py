"""`judge draw` on the command line."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

from click.testing import CliRunner, Result
from PIL import Image

from judge.cli.adjudication.adjudicate import adjudicate
from judge.cli.adjudication.draw import draw
from judge.render.maps.palette import inks
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
        ('{"id": 1, "error": "no"}', "the record could not be judged: no"),
        ('{"results": {"FRANCE": [{"order": 3}]}}', "this is no result"),
        ('{"results": {}, "variant": "nowhere"}', "there is no variant 'nowhere'"),
    ):
        found = run(text)
        assert found.exit_code == 1
        assert error in found.stderr
        assert found.stderr.count("\n") == 1


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    record = (IMAGES / "map.json").read_text(encoding="utf-8")
    assert run(record).stdout == (IMAGES / "map.svg").read_text(encoding="utf-8")
