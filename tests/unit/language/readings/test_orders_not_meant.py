"""Words before an order about another order that is not meant: replaced, denied, or both denied."""

from __future__ import annotations

import pytest

from judge.language.readings.arbiter import read_line
from judge.language.readings.evidence import Outcome
from judge.language.statements import Statement, UnderstoodOrder, Work
from judge.rules import notation
from tests.unit.language.positions import context

AUSTRIA = context(power="AUSTRIA")
REPLACED = (
    "Rather than Galicia, Vienna should take Tyrolia.",
    "Instead of to Galicia, Vienna goes to Tyrolia.",
    "Statt Galizien bitte Wien nach Tirol.",
    "Plutôt que la Galicie, Vienne va au Tyrol.",
    "En vez de Galicia, Viena va a Tirol.",
    "Invece della Galizia, Vienna va in Tirolo.",
    "Em vez da Galícia, Viena vai para o Tirol.",
    "In plaats van Galicië gaat Wenen naar Tirol.",
    "Zamiast do Galicji, Wiedeń idzie do Tyrolu.",
    "I stället för Galizien går Wien till Tyrolen.",
    "I stedet for Galizien går Wien til Tyrol.",
)
ASKED = (
    "Not Galicia, Vienna to Tyrolia.",
    "Not to Galicia; Vienna takes Tyrolia.",
    "Nicht Galizien, Wien nach Tirol",
    "Pas la Galicie, Vienne va au Tyrol",
)
REFUSED = (
    "Not Galicia and Vienna to Tyrolia never",
    "Instead of Tyrolia, Vienna to Tyrolia",
    "Never Tyrolia, Vienna to Tyrolia",
)


def _read(text: str) -> tuple[Outcome, list[str]]:
    (one,) = read_line(Statement(1, text), AUSTRIA, Work()).verdicts
    orders = [notation.write(order.order) for order in one.orders if isinstance(order, UnderstoodOrder)]
    return one.outcome, orders


@pytest.mark.parametrize("text", REPLACED)
def test_an_order_counts_after_what_it_replaces(text: str) -> None:
    assert _read(text) == (Outcome.GIVEN, ["A VIE - TYR"])


@pytest.mark.parametrize("text", ASKED)
def test_an_order_is_asked_about_after_a_denied_place(text: str) -> None:
    assert _read(text) == (Outcome.PROPOSED, ["A VIE - TYR"])


@pytest.mark.parametrize("text", REFUSED)
def test_an_order_that_is_denied_itself_is_refused(text: str) -> None:
    assert _read(text)[0] is Outcome.REJECTED


GERMANY = context(
    {"GERMANY": ["A DEN", "A HOL"]},
    power="GERMANY",
    phase="F1901A",
    sc={"GERMANY": ["KIE", "BER", "MUN", "DEN", "HOL"]},
)
BUILDS = {
    "Anything but a fleet in Kiel; armies in Berlin and Munich.": (Outcome.PROPOSED, ["A BER B", "A MUN B"]),
    "Keine Flotte in Kiel, Armeen in Berlin und München": (Outcome.PROPOSED, ["A BER B", "A MUN B"]),
    "Not a fleet in Kiel, an army in Kiel.": (Outcome.PROPOSED, ["A KIE B"]),
    "No army in Berlin, Munich": (Outcome.REJECTED, ["A MUN B"]),
    "Pas de flotte à Kiel, armée à Berlin": (Outcome.PROPOSED, ["A BER B"]),
    "keine Flotte in Kiel, Armee in Berlin": (Outcome.PROPOSED, ["A BER B"]),
    "ingen flotta i Kiel, armé i Berlin": (Outcome.PROPOSED, ["A BER B"]),
    "ingen flåde i Kiel, hær i Berlin": (Outcome.PROPOSED, ["A BER B"]),
    "No fleet in Kiel but an army in Berlin": (Outcome.GIVEN, ["A BER B"]),
    "Don't build a fleet in Kiel and an army in Berlin.": (Outcome.REJECTED, ["A BER B"]),
    "Una flota en Kiel y ejércitos en Berlín y Múnich.": (Outcome.GIVEN, ["F KIE B", "A BER B", "A MUN B"]),
    "Uma frota em Kiel e exércitos em Berlim e Munique.": (Outcome.GIVEN, ["F KIE B", "A BER B", "A MUN B"]),
    "Eine Flotte für Kiel, je eine Armee für Berlin und München.": (
        Outcome.GIVEN,
        ["F KIE B", "A BER B", "A MUN B"],
    ),
}


@pytest.mark.parametrize("text", BUILDS)
def test_builds_count_wait_or_are_refused_by_the_words_before_them(text: str) -> None:
    (one,) = read_line(Statement(1, text), GERMANY, Work()).verdicts
    orders = [notation.write(order.order) for order in one.orders if isinstance(order, UnderstoodOrder)]
    assert (one.outcome, orders) == BUILDS[text]
