"""Coasts behind a comma, with words that lead to them: `, sur la côte nord`."""

from __future__ import annotations

import pytest

from judge.language.statements import Context, UnderstoodOrder
from judge.rules import notation
from tests.unit.language.positions import answers, context

BUILT = (
    "Buduję flotę w Petersburgu, na północnym wybrzeżu.",
    "Je construis une flotte à Saint-Pétersbourg, sur la côte nord.",
    "Construyo una flota en San Petersburgo, en la costa norte.",
    "Costruisco una flotta a San Pietroburgo, sulla costa nord.",
    "Construo uma frota em São Petersburgo, na costa norte.",
    "Ich baue eine Flotte in St. Petersburg, an der Nordküste.",
    "Jag bygger en flotta i Sankt Petersburg, på norra kusten",
    "Een vloot in Sint-Petersburg, aan de noordkust.",
    "I build a fleet in St Petersburg, on the north coast.",
)
MOVED = (
    "MAO va en Espagne, sur la côte sud",
    "MAO para a Espanha, na costa sul",
    "MAO do Hiszpanii, na południowe wybrzeże",
    "MAO in Spagna, sulla costa sud",
    "F MAO - Spain, on the south coast",
    "Mittelatlantik nach Spanien, an die Südküste",
)


@pytest.mark.parametrize("text", BUILT)
def test_a_fleet_is_built_on_the_coast_behind_the_comma(text: str) -> None:
    where = context(
        {"RUSSIA": ["A MOS"]}, power="RUSSIA", phase="F1901A", sc={"RUSSIA": ["MOS", "STP", "WAR", "SEV"]}
    )
    assert _orders(text, where) == ["F STP/NC B"]


@pytest.mark.parametrize("text", MOVED)
def test_a_fleet_moves_to_the_coast_behind_the_comma(text: str) -> None:
    where = context({"FRANCE": ["F MAO", "A PAR"]}, power="FRANCE", phase="F1901M")
    assert _orders(text, where) == ["F MAO - SPA/SC"]


def test_a_coast_behind_the_comma_of_another_place_is_none() -> None:
    where = context({"FRANCE": ["F MAO", "A PAR"]}, power="FRANCE", phase="F1901M")
    assert _orders("MAO va au Portugal, sur la côte sud", where) in ([], ["F MAO - POR"])


def _orders(text: str, where: Context) -> list[str]:
    found = answers(text, where)
    return [notation.write(one.order) for one in found if isinstance(one, UnderstoodOrder)]
