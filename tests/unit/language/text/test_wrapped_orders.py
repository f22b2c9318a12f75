"""Every order as the judge's mails print it ends with its line, whatever stands below it."""

from __future__ import annotations

import re

import pytest

from judge.game.commands import COMMANDS
from judge.game.order_style import Form, Style
from judge.language.orders.writing import written
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Statement, UnderstoodOrder
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Remove, Retreat, Support, Waive
from judge.rules.units import Kind
from tests.rows import each_row
from tests.unit.language.positions import STANDARD, context

A, F = Kind.ARMY, Kind.FLEET
ORDERS = {
    "S1901M": (
        Hold(A, "NAP"),
        Move(A, "NAP", "ROM"),
        Move(A, "NAP", "TUN", via=True),
        Move(F, "SPA/SC", "MAR"),
        Support(A, "NAP", "ROM", None, A),
        Support(F, "TYS", "NAP", "ROM", A),
        Convoy(F, "TYS", "NAP", "TUN", A),
    ),
    "F1901R": (Retreat(F, "BRE", "GAS"), Disband(F, "BRE")),
    "F1901A": (Build(A, "PAR"), Build(F, "BRE"), Remove(A, "NAP"), Waive()),
}
STYLES = [Style(form, names) for form in Form for names in (True, False)]
PRINTED = sorted(
    {
        (phase, written(order, style, STANDARD))
        for phase, orders in ORDERS.items()
        for order in orders
        for style in STYLES
    }
)
ALSO = [
    ("S1901M", "A Naples - Tunis by convoy"),
    ("S1901M", "A Naples - Tunis via convoy"),
    ("S1901M", "Army Naples -> Tunis by a convoy"),
    ("S1901M", "A Naples to Tunis by convoy"),
    ("S1901M", "A Naples - Tunis via"),
    ("S1901M", "A Naples, No Order Processed."),
    ("S1901M", "Italy: Army Naples -> Rome."),
    ("S1901M", "F Tyrrhenian Sea HOLD"),
]
"""What mails print beside the orders themselves, and what people make of `- Albania or Tunis by convoy`."""
BELOW = [
    *(line for _, line in PRINTED),
    "A Trieste - Budapest",
    "Trieste - Budapest",
    "Tri - Bud",
    "A Tri-Bud",
    "BECOME Russia",
    "SIGN ON Austria alpha swordA",
    "SET DRAW",
    *sorted({re.split(r"\||\s\[", one.usage[0])[0] for one in COMMANDS.values() if len(one.usage) == 1}),
]


@each_row("line", [line for _, line in (*PRINTED, *ALSO)])
def test_an_order_ends_with_its_line(line: str) -> None:
    for below in BELOW:
        found = [one.text.strip() for one in statements(f"{line}\n{below}\n")[0]]
        assert found == [line, below], below


@each_row(("phase", "line"), [*PRINTED, *ALSO[:5]])
def test_an_order_reads_the_same_with_another_below(phase: str, line: str) -> None:
    where = context(
        {"FRANCE": ["A NAP", "F SPA/SC", "F TYS", "A TRI", "A ROM"]},
        phase=phase,
        sc={"FRANCE": ["PAR", "BRE", "MAR"]},
        dislodged=[{"power": "FRANCE", "unit": "F BRE", "by": "ENG", "retreats": ["GAS", "PIC"]}],
    )
    alone = [one.order for one in read(Statement(1, line), where) if isinstance(one, UnderstoodOrder)]
    first = statements(f"{line}\nA Trieste - Budapest\n")[0][0]
    assert [one.order for one in read(first, where) if isinstance(one, UnderstoodOrder)] == alone
    assert len(alone) == 1 or phase == "F1901A", "who may build may not remove"


@pytest.mark.parametrize(
    "line",
    [
        "A Naples -\nTunis",
        "A Naples -\nHel",
        "A Vie S A Bud -\nSerbia",
        "A Por - Naf via\nMid-Atlantic Ocean",
    ],
)
def test_an_order_that_was_broken_is_one(line: str) -> None:
    assert [one.text for one in statements(line)[0]] == [line.replace("\n", " ")]
