"""Printed orders are read back. Some boards here, all by `python -m tests.unit.language.printed`."""

from __future__ import annotations

import pytest

from judge.game.order_style import Style
from judge.game.proxies import Proxy
from judge.language.orders.writing import written, written_by
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.language.word_files import word_files
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language
from judge.rules import notation
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load, names, tables
from tests.rows import each_row
from tests.sampling import is_sampled
from tests.unit.language.positions import NOW, STANDARD, context
from tests.unit.language.printed import misread


@pytest.mark.parametrize(
    "board", ["standard", "atlantic_colonies", "anarchy_in_the_uk", "age_of_pericles", "mars", "abstraction3"]
)
def test_a_printed_order_reads_back_the_same_in_every_style(board: str) -> None:
    assert [line for line, _ in misread(board)] == []


@each_row(
    ("language", "board"),
    [
        (code, board)
        for code, file in word_files().items()
        for board in ("standard", "atlantic_colonies", "modern", "abstraction3")
        if "written" in file and (board == "standard" or is_sampled(code, board, one_in=18))
    ],
)
def test_an_order_printed_in_a_language_reads_back_the_same(language: str, board: str) -> None:
    assert [line for line, _ in misread(board, language)] == []


WRITTEN = [
    ("atlantic_colonies", "F GOR", "F Goree - Cape Verde", "F GOR - CAP"),
    ("atlantic_colonies", "F GOR", "F Gorée H", "F GOR H"),
    ("atlantic_colonies", "A SAS", "A Sao Salvador HOLD", "A SAS H"),
    ("atlantic_colonies", "A SAS", "A São Salvador HOLD", "A SAS H"),
    ("hussite", "A GRL", "A Goerlitz HOLD", "A GRL H"),
    ("anarchy_in_the_uk", "A BED", "A Beds HOLD", "A BED H"),
]
"""A board, the unit on it, a line and the order."""


@pytest.mark.parametrize(("board", "unit", "line", "order"), WRITTEN)
def test_a_name_is_read_with_its_signs_and_in_plain_letters(
    board: str, unit: str, line: str, order: str
) -> None:
    variant = load(board)
    power = variant.powers[0].code
    where = Context(
        now=NOW,
        variant=variant,
        power=power,
        phase=Phase.parse("S1901M"),
        position=Position((Unit(power, Kind(unit[0]), unit[2:]),), {}),
    )
    (found,) = read(Statement(1, line), where)
    assert isinstance(found, UnderstoodOrder), found
    assert notation.write(found.order) == order


def test_no_name_of_a_board_holds_an_entity_of_html() -> None:
    found = [row.name for name in names() for row in tables(name).provinces]
    assert [name for name in found if "&" in name and ";" in name] == []


A, F = Kind.ARMY, Kind.FLEET
OF_PHASES: list[tuple[str, list[Order]]] = [
    (
        "S1901M",
        [
            Move(A, "LON", "NWY", via=True),
            Convoy(F, "NTH", "LON", "NWY", A),
            Support(F, "NTH", "KIE", "HOL", F),
            Support(F, "NTH", "BEL", None, A),
        ],
    ),
    ("S1901R", [Retreat(F, "BEL", "HOL"), Disband(F, "BEL")]),
    ("W1901A", [Build(F, "EDI"), Build(A, "LVP"), Remove(A, "LON"), Waive()]),
]
"""Orders of England, by the phase that knows them."""


@each_row("language", [code for code, file in word_files().items() if "written" in file])
@each_row(("phase", "orders"), OF_PHASES)
def test_each_kind_of_order_printed_in_a_language_reads_back(
    language: str, phase: str, orders: list[Order]
) -> None:
    table = {"ENGLAND": ["A LON", "A YOR", "F NTH"], "GERMANY": ["F KIE", "A BEL"]}
    beaten = [{"power": "ENGLAND", "unit": "F BEL", "by": "BUR", "retreats": ["HOL"]}]
    for order in orders:
        centres = ["LON", "EDI", "LVP"] if isinstance(order, Remove) else ["LON", "EDI", "LVP", "NWY", "DEN"]
        owned = {"ENGLAND": centres[:2] if isinstance(order, Remove) else centres}
        where = context(
            table, power="ENGLAND", phase=phase, dislodged=beaten if phase.endswith("R") else None, sc=owned
        )
        with in_language(language):
            line = written(order, Style(language=language), with_local_names(STANDARD), where.position)
        found = [one.order for one in read(Statement(1, line), where) if isinstance(one, UnderstoodOrder)]
        assert list(map(notation.write, found)) == [notation.write(order)], line


@pytest.mark.parametrize(
    ("language", "order", "line"),
    [
        (
            "de",
            Support(F, "NTH", "KIE", "HOL", F),
            "Flotte Nordsee UNTERSTÜTZT deutsche Flotte Kiel -> Holland",
        ),
        (
            "it",
            Support(F, "NTH", "KIE", "HOL", F),
            "Flotta Mare del Nord APPOGGIA Flotta tedesca Kiel -> Olanda",
        ),
        (
            "es",
            Support(F, "NTH", "KIE", "HOL", F),
            "Flota Mar del Norte APOYA A Flota alemana Kiel -> Holanda",
        ),
        ("es", Support(F, "NTH", "BEL", None, A), "Flota Mar del Norte APOYA A Ejército alemán Bélgica"),
        (
            "es",
            Convoy(F, "NTH", "BEL", "NWY", A),
            "Flota Mar del Norte TRANSPORTA A Ejército alemán Bélgica -> Noruega",
        ),
        ("es", Support(F, "NTH", "LON", None, A), "Flota Mar del Norte APOYA A Ejército Londres"),
        ("pt", Support(F, "NTH", "KIE", "HOL", F), "Frota Mar do Norte APOIA Frota alemã Kiel -> Holanda"),
        ("pt", Support(F, "NTH", "BEL", None, A), "Frota Mar do Norte APOIA Exército alemão Bélgica"),
        ("nl", Support(F, "NTH", "KIE", "HOL", F), "Vloot Noordzee STEUNT Duitse Vloot Kiel -> Holland"),
        ("nl", Support(F, "NTH", "BEL", None, A), "Vloot Noordzee STEUNT Duits Leger België"),
    ],
)
def test_an_adjective_agrees_with_the_kind_of_unit_and_stands_where_it_belongs(
    language: str, order: Order, line: str
) -> None:
    table = {"ENGLAND": ["A LON", "F NTH"], "GERMANY": ["F KIE", "A BEL"]}
    where = context(table, power="ENGLAND", phase="S1901M", sc={"ENGLAND": ["LON"]})
    with in_language(language):
        printed = written(order, Style(language=language), with_local_names(STANDARD), where.position)
    assert printed == line
    (found,) = read(Statement(1, line), where)
    assert isinstance(found, UnderstoodOrder), found
    assert notation.write(found.order) == notation.write(order)


def test_an_adjective_stands_behind_the_kind_of_a_unit_that_another_power_orders() -> None:
    where = context({"ENGLAND": ["F NTH"], "GERMANY": ["F KIE"]}, power="ENGLAND", phase="S1901M")
    assert where.position is not None
    with in_language("fr"):
        board, style = with_local_names(STANDARD), Style(language="fr")
        assert (
            written_by("ENGLAND", Hold(F, "KIE"), board, where.position, style)
            == "Flotte allemande Kiel TIENT"
        )
        given = written_by("ENGLAND", Proxy(F, "KIE", "FRANCE"), board, where.position, style)
    assert given == "Flotte allemande Kiel PROXY TO France"
