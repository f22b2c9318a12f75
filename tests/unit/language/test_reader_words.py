"""The readers of a message as ten languages list them: words between names are no letters of powers."""

from __future__ import annotations

import pytest

from judge.game.commands.member import Audience, Press
from judge.game.roles import MASTER
from judge.language.commands.press_blocks import press
from judge.language.powers import addressees, readers_named
from judge.language.reader_words import means_everybody
from judge.language.statements import Context, Statement
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.language.positions import NOW

STANDARD = load("standard")
AUSTRIA = Context(NOW, variant=STANDARD, power="AUSTRIA")
LISTS = [
    ("Francia e Italia", ("FRANCE", "ITALY")),
    ("Germania ed Inghilterra", ("GERMANY", "ENGLAND")),
    ("França e Alemanha", ("FRANCE", "GERMANY")),
    ("França, Rússia e Alemanha", ("FRANCE", "RUSSIA", "GERMANY")),
    ("FRANCIA E ITALIA", ("FRANCE", "ITALY")),
    ("Allemagne et Italie", ("GERMANY", "ITALY")),
    ("Duitsland en Turkije", ("GERMANY", "TURKEY")),
    ("Tyskland og Tyrkiet", ("GERMANY", "TURKEY")),
    ("Tyskland och Turkiet", ("GERMANY", "TURKEY")),
    ("Deutschland und Italien", ("GERMANY", "ITALY")),
    ("Francja i Włochy", ("FRANCE", "ITALY")),
    ("Alemania y Turquía", ("GERMANY", "TURKEY")),
    ("Russia e Turchia", ("RUSSIA", "TURKEY")),
    ("a Germania", ("GERMANY",)),
    ("an Deutschland", ("GERMANY",)),
    ("Spielleitung und England", (MASTER, "ENGLAND")),
    ("l'arbitre", (MASTER,)),
]
LETTERS = [
    ("France E Italy", ("FRANCE", "ENGLAND", "ITALY")),
    ("france e italy", ("FRANCE", "ENGLAND", "ITALY")),
    ("E F", ("ENGLAND", "FRANCE")),
    ("ET", ("ENGLAND", "TURKEY")),
    ("F E I", ("FRANCE", "ENGLAND", "ITALY")),
    ("e, i and t", ("ENGLAND", "ITALY", "TURKEY")),
]


@each_row(("words", "readers"), LISTS)
def test_a_word_between_two_names_names_nobody(words: str, readers: tuple[str, ...]) -> None:
    assert addressees(AUSTRIA, words) == readers


@each_row(("words", "readers"), LETTERS)
def test_letters_of_powers_stay_letters(words: str, readers: tuple[str, ...]) -> None:
    assert addressees(AUSTRIA, words) == readers


@each_row(("words", "readers"), LISTS[:13])
def test_a_message_on_one_line_has_the_same_readers(words: str, readers: tuple[str, ...]) -> None:
    assert readers_named(AUSTRIA, words) in (readers, ())


@pytest.mark.parametrize(
    "words",
    ["alle", "alle Spieler", "tous", "todos los jugadores", "tutti i giocatori", "iedereen", "wszyscy"],
)
def test_everybody_is_named_in_each_language(words: str) -> None:
    assert means_everybody(words)
    assert press(Statement(1, f"PRESS TO {words}", body=("hello",)), AUSTRIA).command == Press(
        "hello", Audience.ALL, ()
    )


@pytest.mark.parametrize(
    "words", ["alle außer Deutschland", "tous sauf l'Allemagne", "todos menos Alemania", "all but Germany"]
)
def test_who_is_left_out_gets_no_message(words: str) -> None:
    command = press(Statement(1, f"PRESS TO {words}", body=("hello",)), AUSTRIA).command
    assert isinstance(command, Press)
    assert "GERMANY" not in command.to
    assert command.left_out == ("GERMANY",)
