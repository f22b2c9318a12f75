"""Words that deny in one sentence and not in another: orders beside these count, real denials hold them."""

from __future__ import annotations

import pytest

from judge.language.statements import UnderstoodOrder
from tests.rows import each_row
from tests.unit.language.positions import answers, context

WHERE = context({"FRANCE": ["A PAR", "A MAR"]})

AFFIRMED = (
    "je voudrais plus de temps\nA Par - Bur",
    "J'aimerais plus de temps\nA Par - Bur",
    "Une personne, un vote !\n\nA Par - Bur",
    "A Par - Bur sans faute",
    "Pas de problème : A Par - Bur",
    "De rien, A Par - Bur",
    "Ich brauche noch Zeit\nA Par - Bur",
    "Hier noch meine Befehle:\nA Par - Bur",
    "Hier noch: A Par - Bur",
    "A Par - Bur ohne Zweifel",
    "Kein Problem: A Par - Bur",
    "Jag behöver längre tid\nA Par - Bur",
    "A Par - Bur utan tvekan",
    "Intet problem: A Par - Bur",
    "A Par - Bur sin falta",
    "De nada, A Par - Bur",
    "A Par - Bur senza dubbio",
    "Nessun problema: A Par - Bur",
    "A Par - Bur zonder twijfel",
    "Geen probleem: A Par - Bur",
    "Żaden problem: A Par - Bur",
    "A Par - Bur bez wątpienia",
    "A Par - Bur sem falta",
    "Sem problema: A Par - Bur",
    "A Par - Bur without fail",
    "I can't wait: A Par - Bur",
)
DENIED = (
    "Je n'attaque plus : A Par - Bur",
    "Plus aucun soutien : A Par - Bur",
    "Plus de Paris en Bourgogne.",
    "weder A Par - Bur noch A Mar - Spa",
    "Jag anfaller inte längre: A Par - Bur",
    "Jeg angriber ikke længere: A Par - Bur",
    "A Par - Bur, ni hablar",
    "Né A Par - Bur né A Mar - Spa",
    "Nie atakuję: A Par - Bur",
    "Ik val niet aan: A Par - Bur",
    "Não ataco: A Par - Bur",
)


def orders(text: str) -> list[str]:
    """The orders that count, as they were typed."""
    return [one.text for one in answers(text, WHERE) if isinstance(one, UnderstoodOrder)]


@each_row("text", AFFIRMED)
def test_what_only_sounds_like_a_denial_holds_no_order(text: str) -> None:
    assert len(orders(text)) == 1


@pytest.mark.parametrize("text", DENIED)
def test_a_denial_holds_orders(text: str) -> None:
    assert orders(text) == []
