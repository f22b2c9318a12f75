"""Orders of Naval Diplomacy printed in a language are read as they were meant when they are sent back."""

from __future__ import annotations

import pytest

from judge.game.order_style import Style
from judge.language.orders.writing import written
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.language.word_files import word_files
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language
from judge.rules import notation
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.language.positions import NOW

NAVAL = load("naval")
UNITS = {
    "AUSTRIA": ["A GRE", "F ADR"],
    "ENGLAND": ["F NTH", "F NTH", "F LON", "A YOR", "F NAO", "F ENG"],
    "GERMANY": ["F NTH", "A KIE"],
    "ITALY": ["F ION", "F WES", "A PIE", "F NAP"],
    "TURKEY": ["F BLA", "A CON"],
}
ORDERS = [
    ("AUSTRIA", "A GRE S F ADR - ALB"),
    ("ENGLAND", "2F NTH P GERMANY"),
    ("ENGLAND", "F ENG B GERMANY ENG/NTH"),
    ("ENGLAND", "F NTH - NWY"),
    ("ENGLAND", "F LON - NTH - NWY"),
    ("ENGLAND", "F LON - NTH C A YOR - NWY"),
    ("ENGLAND", "F NAO C A YOR - POR"),
    ("ENGLAND", "A YOR - NWY VIA"),
    ("ENGLAND", "F LON H"),
    ("ENGLAND", "F LON S A YOR"),
    ("ITALY", "A PIE S F WES - LYO - TUS @2"),
    ("ITALY", "F NAP S F ION - TYS - ROM @1"),
    ("ITALY", "F NAP - TYS S F ION - TUN"),
    ("TURKEY", "CON FRIENDLY GERMANY"),
]
LANGUAGES = sorted(code for code, file in word_files().items() if "written" in file)


def _context(power: str) -> Context:
    units = tuple(Unit(one, Kind(text[0]), text[2:]) for one, texts in UNITS.items() for text in texts)
    phase, position = Phase.parse("S1914M"), Position(units, {"CON": "TURKEY"})
    return Context(now=NOW, variant=NAVAL, power=power, phase=phase, position=position)


def _printed(text: str, language: str) -> str:
    order = notation.read(NAVAL.board, text)
    assert order is not None, text
    with in_language(language):
        return written(order, Style(language=language), with_local_names(NAVAL))


@each_row("language", LANGUAGES)
@each_row(("power", "text"), ORDERS)
def test_a_naval_order_printed_in_a_language_reads_back(language: str, power: str, text: str) -> None:
    line = _printed(text, language)
    for said in (line, f"{line}."):
        found = read(Statement(1, said), _context(power))
        assert [notation.write(one.order) for one in found if isinstance(one, UnderstoodOrder)] == [text], (
            said,
            found,
        )


@each_row("language", sorted(set(LANGUAGES) - {"en"}))
def test_a_patrol_names_the_power_in_the_language(language: str) -> None:
    assert "Germany" not in _printed("2F NTH P GERMANY", language)
    assert "PATROL FOR" not in _printed("2F NTH P GERMANY", language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "2 Flotten Nordsee PATROUILLIEREN GEGEN Deutschland"),
        ("pl", "2 Floty Morze Północne PATROLUJĄ PRZECIW MOCARSTWU Niemcy"),
        ("fr", "2 Flottes Mer du Nord PATROUILLENT CONTRE Allemagne"),
    ],
)
def test_several_fleets_are_printed_in_the_plural(language: str, line: str) -> None:
    assert _printed("2F NTH P GERMANY", language) == line


@pytest.mark.parametrize("line", ["2 Flotten Nordsee P Deutschland", "2 Flottes Mer du Nord P Allemagne"])
def test_a_patrol_is_read_with_the_letter_of_help(line: str) -> None:
    found = read(Statement(1, line), _context("ENGLAND"))
    assert [notation.write(one.order) for one in found if isinstance(one, UnderstoodOrder)] == [
        "2F NTH P GERMANY"
    ]
