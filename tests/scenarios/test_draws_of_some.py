"""A draw of some powers in words: the vote for them is asked about, or the page about votes is named."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import GINA, said
from tests.scenarios.played import in_memory

FLEUR = "fleur@fra.example"
WORDS = (
    "I vote for a three-way draw with England and Russia.",
    "Ich bin für ein Remis zwischen England, Frankreich und Russland.",
    "Je vote pour la nulle à trois avec l'Angleterre et la Russie.",
    "Acepto un empate entre Francia, Inglaterra y Rusia.",
    "Voto per la patta a tre con Inghilterra e Russia.",
    "Ik stem voor een remise met Engeland en Rusland.",
    "Głosuję za remisem z Anglią i Rosją.",
    "Voto por um empate a três com a Inglaterra e a Rússia.",
    "Jag röstar för oavgjort mellan England, Frankrike och Ryssland.",
    "Jeg stemmer for uafgjort med England og Rusland.",
)


@pytest.mark.parametrize("text", WORDS)
@pytest.mark.parametrize(("setting", "named"), [("SET NO DIAS", "SET DRAW EFR"), ("SET DIAS", "HELP VOTES")])
def test_a_draw_of_some_powers_is_no_vote_for_all(text: str, setting: str, named: str) -> None:
    judge = in_memory("opening")
    judge.says_yes = False
    judge.deliver(GINA, "set", f"SIGN ON M alpha gmword\n{setting}\n")
    judge.deliver(FLEUR, "draw", f"SIGN ON F alpha swordF\n{text}\n")
    told = " ".join(said(judge, FLEUR).split())
    assert named in told
    assert "SET DRAW?" not in told
