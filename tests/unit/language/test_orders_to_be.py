"""Orders told as what a unit has to do, or will do, with words around them that people add."""

from __future__ import annotations

import pytest

from judge.language.statements import UnderstoodOrder
from judge.rules import notation
from tests.unit.language.positions import answers, context

START = {
    "ENGLAND": ["F LON", "F EDI", "A LVP"],
    "FRANCE": ["A PAR", "A MAR", "F BRE"],
    "ITALY": ["A VEN", "A ROM", "F NAP"],
    "RUSSIA": ["A MOS", "A WAR", "F SEV", "F STP/SC"],
    "TURKEY": ["A CON", "A SMY", "F ANK"],
}
GIVEN = (
    ("FRANCE", "Paris to occupy Burgundy, Marseilles to take Spain.", ["A MAR - SPA", "A PAR - BUR"]),
    ("FRANCE", "Paris ira plutôt en Picardie.", ["A PAR - PIC"]),
    ("FRANCE", "Paris doit aller en Picardie.", ["A PAR - PIC"]),
    ("FRANCE", "Ma foi, Paris ira en Bourgogne, c'est sûr.", ["A PAR - BUR"]),
    ("FRANCE", "Brest met le cap sur la Manche.", ["F BRE - ENG"]),
    ("ITALY", "Pazienza, Roma deve andare in Puglia.", ["A ROM - APU"]),
    ("ITALY", "Roma tiene con l'appoggio di Venezia.", ["A ROM H", "A VEN S A ROM"]),
    ("FRANCE", "Paris tient, avec le soutien de Marseille.", ["A PAR H"]),
    ("TURKEY", "Esmirna tiene que ir a Armenia. No hay más remedio.", ["A SMY - ARM"]),
    ("TURKEY", "Paciencia: Esmirna debe ir a Armenia.", ["A SMY - ARM"]),
    ("ENGLAND", "Liverpool deve ir para Edimburgo, com certeza.", ["A LVP - EDI"]),
    ("ENGLAND", "Liverpool irá para Edimburgo. Não há outro remédio.", ["A LVP - EDI"]),
    ("ENGLAND", "Liverpool desloca-se para Edimburgo.", ["A LVP - EDI"]),
    ("RUSSIA", "Oto moje rozkazy na wiosnę 1901: Moskwa idzie na Ukrainę.", ["A MOS - UKR"]),
    ("RUSSIA", "Trudno, Moskwa pójdzie na Ukrainę.", ["A MOS - UKR"]),
    ("RUSSIA", "Flota z Sewastopola wypływa na Morze Czarne.", ["F SEV - BLA"]),
)
NOT_GIVEN = (
    "Paris has always fancied a holiday in Burgundy.",
    "Je ne suis pas sûr, Paris va en Bourgogne.",
    "Paris n'ira pas en Picardie.",
    "Edgar dit que Paris ira en Bourgogne.",
    "Paris ira peut-être en Bourgogne.",
    "Parigi va in Borgogna, non è sicuro.",
    "No estoy seguro: París va a Borgoña.",
    "Não tenho certeza, Paris vai para a Borgonha.",
    "Paryż pójdzie do Burgundii, ale nie na pewno.",
    "Na jesień Paryż pójdzie do Burgundii.",
)


def _given(text: str, power: str) -> list[str]:
    where = context(START, power=power, phase="S1901M")
    return sorted(
        notation.write(one.order) for one in answers(text, where) if isinstance(one, UnderstoodOrder)
    )


@pytest.mark.parametrize(("power", "text", "orders"), GIVEN)
def test_what_a_unit_has_to_do_is_its_order(power: str, text: str, orders: list[str]) -> None:
    assert _given(text, power) == orders


@pytest.mark.parametrize("text", NOT_GIVEN)
def test_what_is_doubted_denied_or_told_is_none(text: str) -> None:
    assert _given(text, "FRANCE") == []
