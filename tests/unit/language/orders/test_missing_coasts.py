"""An order without its coast: the hint is the order with each coast, as it can be sent."""

from __future__ import annotations

import pytest

from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Context, UnderstoodOrder
from tests.unit.language.positions import answer, answers, context

SPRING = context(
    {"FRANCE": ["F POR", "F GAS"], "TURKEY": ["F CON"]}, sc={"FRANCE": ["POR", "BRE"]}, proxies=True
)
WINTER = context(
    {"RUSSIA": ["A MOS"]}, power="RUSSIA", phase="F1901A", sc={"RUSSIA": ["MOS", "STP", "SEV", "WAR"]}
)


@pytest.mark.parametrize(
    ("text", "where", "orders"),
    [
        ("F Por - Spa", SPRING, ("F Por - Spa/nc", "F Por - Spa/sc")),
        ("Portugal to Spain", SPRING, ("Portugal to Spain/nc", "Portugal to Spain/sc")),
        ("F Con-Bul, F Gas H", SPRING, ("F Con-Bul/ec", "F Con-Bul/sc")),
        ("F Gas H; POR - SPAIN", SPRING, ("POR - SPAIN/nc", "POR - SPAIN/sc")),
        ("Build F StP", WINTER, ("Build F StP/nc", "Build F StP/sc")),
        ("+F Petersburg", WINTER, ("F Petersburg/nc", "F Petersburg/sc")),
        ("A War build, F StP build", WINTER, ("F StP/nc build", "F StP/sc build")),
        ("F STP build.", WINTER, ("F STP/nc build", "F STP/sc build")),
    ],
)
def test_the_hint_is_the_order_with_each_coast(text: str, where: Context, orders: tuple[str, ...]) -> None:
    (asked,) = (one for one in answers(text, where) if isinstance(one, Problem))
    assert asked.kind is ProblemKind.BAD_COAST
    assert dict(getattr(asked.hint, "values"))["orders"] == orders  # noqa: B009
    for order in orders:
        assert isinstance(answer(order, where), UnderstoodOrder)
