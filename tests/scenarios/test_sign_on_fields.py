"""SIGN ON in three lines with labels: game, power and password in any order and language."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force, said
from tests.scenarios.played import in_memory

FIELDS = ("Game: alpha", "Power: Austria", "Password: swordA")
TRANSLATED = (
    "Spiel: alpha\nMacht: Österreich\nPasswort: swordA",
    "Partie : alpha\nPays : Autriche\nMot de passe : swordA",
    "Juego: alpha\nPotencia: Austria\nContraseña: swordA",
    "Partita: alpha\nPotenza: Austria\nParola d'ordine: swordA",
    "Spel: alpha\nLand: Oostenrijk\nWachtwoord: swordA",
    "Gra: alpha\nKraj: Austria\nHasło: swordA",
    "Jogo: alpha\nPaís: Áustria\nSenha: swordA",
    "Spel: alpha\nLand: Österrike\nLösenord: swordA",
    "Spil: alpha\nLand: Østrig\nAdgangskode: swordA",
)


@pytest.mark.parametrize("text", ["\n".join(one) for one in permutations(FIELDS)] + [*TRANSLATED])
def test_three_fields_sign_on(text: str) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"Hello,\n\n{text}\n\nA Vie - Gal\n")
    assert orders_in_force(judge) == ["A VIE - GAL"]
    assert "swordA" not in said(judge, ANNA)


def test_three_fields_with_a_wrong_password_are_rejected_like_sign_on() -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", "Game: alpha\nPower: Austria\nPassword: swordX\nA Vie - Gal\n")
    assert orders_in_force(judge) == []
    assert says(said(judge, ANNA), "password-wrong", game="alpha")
    assert "swordX" not in said(judge, ANNA)


def test_two_fields_sign_nobody_on() -> None:
    judge = in_memory("opening")
    judge.deliver("eve@evil.example", "orders", "Game: alpha\nPower: Austria\nA Vie - Gal\n")
    assert orders_in_force(judge) == []
