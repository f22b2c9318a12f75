"""Words of other languages between two goals of a retreat mean ELSE."""

from __future__ import annotations

import pytest

from tests.unit.language.positions import answers, context, shown

RETREATS = context(
    {"TURKEY": ["A BUL"]},
    power="AUSTRIA",
    phase="F1902R",
    dislodged=[{"power": "AUSTRIA", "unit": "A SER", "by": "BUL", "retreats": ["ALB", "BUD", "TRI"]}],
)


@pytest.mark.parametrize(
    "between",
    [
        ", else",
        ", sonst",
        " sinon",
        ", altrimenti",
        ", anders",
        ", inaczej",
        ", senão",
        ", annars",
        ", ellers",
    ],
)
def test_the_second_goal_counts_if_the_first_is_impossible(between: str) -> None:
    assert [shown(one) for one in answers(f"A Ser R Gre{between} Bud", RETREATS)] == ["A SER R BUD"]
    assert [shown(one) for one in answers(f"A Ser R Alb{between} Bud", RETREATS)] == ["A SER R ALB"]


@pytest.mark.parametrize(
    "text",
    ["A Ser R Alb, sonst weiss ich nicht", "A Ser R Alb, anders gesagt Bud"],
)
def test_words_that_are_no_goal_keep_the_retreat_from_counting(text: str) -> None:
    assert all(shown(one).startswith("!") for one in answers(text, RETREATS))


BURGUNDY = context(
    {"FRANCE": ["A BUR"]},
    power="GERMANY",
    phase="F1902R",
    dislodged=[{"power": "GERMANY", "unit": "A BUR", "by": "PAR", "retreats": ["RUH", "BEL"]}],
)


@pytest.mark.parametrize(
    "text",
    [
        "Burgund nach München, sonst Ruhr",
        "A Bur - Mun, failing that Ruhr",
        "Bourgogne à Munich, sinon la Ruhr",
        "Burgund zieht sich nach München zurück, sonst in die Ruhr",
        "Retreat to Munich, otherwise to Ruhr",
        "Burgundy retreats to Munich, if not possible then Ruhr",
        "Burgundy to Munich; if that's taken, Ruhr",
        "Bourgogne se replie sur Munich, à défaut la Ruhr",
        "Borgoña a Múnich, si no al Ruhr",
        "Borgogna a Monaco, altrimenti Ruhr",
        "Bourgondië naar München, anders Ruhr",
        "Borgonha para Munique, senão Ruhr",
        "Burgund till München, annars Ruhr",
        "Burgund til München, ellers Ruhr",
        "To Munich, and if it's not free to Ruhr",
    ],
)
def test_a_sentence_may_name_another_goal(text: str) -> None:
    assert [shown(one) for one in answers(text, BURGUNDY)] == ["A BUR R RUH"]


@pytest.mark.parametrize(
    "text", ["Burgundy falls back to Munich, else it disbands", "Burgund nach München, andernfalls auflösen"]
)
def test_a_sentence_may_disband_a_unit_that_cannot_retreat(text: str) -> None:
    assert [shown(one) for one in answers(text, BURGUNDY)] == ["A BUR D"]
