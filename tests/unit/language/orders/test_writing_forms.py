"""Orders in three forms."""

from __future__ import annotations

from judge.game.order_style import USUAL, Form, Style
from judge.language.orders.writing import written
from judge.rules import notation
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.units import Kind, Position
from tests.rows import each_row
from tests.unit.language.positions import STANDARD, units

A, F = Kind.ARMY, Kind.FLEET
ZINE_CODES = Style(Form.ZINE, names=False)
HERE = Position(
    units=units(
        {"AUSTRIA": ["A SER"], "RUSSIA": ["F RUM", "F STP/NC"], "ENGLAND": ["A YOR", "F NTH", "F NWY"]}
    )
)


@each_row(
    ("order", "results", "judge", "postal"),
    [
        (Hold(F, "STP/NC"), "Fleet St Petersburg (north coast) HOLD", "F STP/NC H", "F(StP/nc) Std."),
        (Move(A, "LVP", "YOR"), "Army Liverpool -> Yorkshire", "A LVP - YOR", "A(Lpl)-Yor"),
        (
            Move(F, "MAO", "SPA/SC"),
            "Fleet Mid-Atlantic Ocean -> Spain (south coast)",
            "F MAO - SPA/SC",
            "F(MAO)-Spa/sc",
        ),
        (
            Move(A, "YOR", "NWY", via=True),
            "Army Yorkshire -> Norway via convoy",
            "A YOR - NWY VIA",
            "A(Yor)-Nwy via convoy",
        ),
        (
            Move(A, "YOR", "NWY", via=True, route=("NTH",)),
            "Army Yorkshire -> North Sea -> Norway",
            "A YOR - NTH - NWY",
            "A(Yor)-NTH-Nwy",
        ),
        (
            Support(A, "SER", "RUM", "BUL/EC", F),
            "Army Serbia SUPPORT Russian Fleet Rumania -> Bulgaria (east coast)",
            "A SER S F RUM - BUL/EC",
            "A(Ser) S F(Rum)-Bul/ec",
        ),
        (
            Support(F, "NWY", "NTH", None, F),
            "Fleet Norway SUPPORT Fleet North Sea",
            "F NWY S F NTH",
            "F(Nwy) S F(NTH)",
        ),
        (
            Support(A, "SER", "GAL", "BUD"),
            "Army Serbia SUPPORT unknown unit Galicia -> Budapest",
            "A SER S GAL - BUD",
            "A(Ser) S (Gal)-Bud",
        ),
        (
            Convoy(F, "NTH", "YOR", "NWY", A),
            "Fleet North Sea CONVOY Army Yorkshire -> Norway",
            "F NTH C A YOR - NWY",
            "F(NTH) C A(Yor)-Nwy",
        ),
        (
            Support(A, "SER", "NAP", "ROM", A, "TURKEY"),
            "Army Serbia SUPPORT Turkish Army Naples -> Rome",
            "A SER S A NAP - ROM",
            "A(Ser) S (TURKEY) A(Nap)-Rom",
        ),
        (
            Convoy(F, "NTH", "HOL", "PAR", A, "GERMANY"),
            "Fleet North Sea CONVOY German Army Holland -> Paris",
            "F NTH C A HOL - PAR",
            "F(NTH) C (GERMANY) A(Hol)-Par",
        ),
        (Retreat(F, "TRI", "ALB"), "Fleet Trieste -> Albania", "F TRI R ALB", "F(Tri)-Alb"),
        (Disband(F, "TRI"), "Fleet Trieste DISBAND", "F TRI D", "F(Tri) disbands"),
        (Build(A, "PAR"), "Builds an army in Paris.", "A PAR B", "Build A(Par)"),
        (
            Build(F, "STP/NC"),
            "Builds a fleet in St Petersburg (north coast).",
            "F STP/NC B",
            "Build F(StP/nc)",
        ),
        (Remove(A, "BOH"), "Removes the army in Bohemia.", "A BOH D", "Remove A(Boh)"),
        (Waive(), "Build waived.", "WAIVE", "Waive"),
    ],
)
def test_each_form(order: Order, results: str, judge: str, postal: str) -> None:
    assert written(order, USUAL, STANDARD, HERE) == results
    assert notation.write(order) == judge
    assert written(order, ZINE_CODES, STANDARD, HERE) == postal


def test_without_a_position_no_adjective_is_known() -> None:
    order = Support(A, "SER", "RUM", None, F)
    assert written(order, USUAL, STANDARD) == "Army Serbia SUPPORT Fleet Rumania"
