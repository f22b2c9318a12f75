"""Short names of places that are a common word of a language: in its sentences they order nothing unmeant."""

from __future__ import annotations

from collections.abc import Iterator

from judge.language.names import names
from judge.language.readings.lexicon import ANY, phrases
from judge.language.statements import UnderstoodOrder
from judge.rules import notation
from judge.rules.orders import Hold, Move
from judge.rules.units import Kind, province_of
from tests.rows import each_row
from tests.unit.language.positions import STANDARD, answers, context

CHANGED = {
    "en": ("I've changed my mind, {}, let it stay.", "Change of plan: {} stays put, I think."),
    "de": ("Ich habe es mir anders überlegt, {} lasse ich stehen.", "Planänderung: {} soll lieber bleiben."),
    "fr": ("J'ai changé d'avis, {} on va plus vite.", "J'ai changé d'avis {} : qu'elle reste."),
    "es": ("He cambiado de idea {}: que se quede donde está.", "Cambio de idea {}, que se quede ahí."),
    "it": ("Ho cambiato idea {}: che resti dov'è.", "Ripensandoci, {} la lascio dov'è."),
    "pt": ("Mudei de ideias {}: que fique onde está.", "Pensando melhor, {} deixo ficar."),
    "nl": ("Ik heb me bedacht, {} laat ik staan.", "Verandering van plan: {} blijft toch maar."),
    "da": ("Jeg har ombestemt mig, {} lader jeg stå.", "Ændring af planen: {} skal hellere blive."),
    "sv": ("Jag har ändrat mig, {} låter jag stå.", "Ändrade planer: {} får stanna kvar."),
    "pl": ("Zmieniłem zdanie {}: niech zostanie.", "Zmiana planu, {} niech stoi."),
}
KNOWN = names(STANDARD)
LONGEST = 6
"""The most letters of a short name; a longer one is no other word."""


def common_words(language: str) -> list[tuple[str, str]]:
    """The words of a language that are also a short name, each with its province."""
    every = {one for row in phrases().values() for one in row if one.language in (language, ANY)}
    said = {word for one in every for word in one.words if word.isalpha() and len(word) <= LONGEST}
    return sorted((word, KNOWN.province(word)[0]) for word in said if len(KNOWN.province(word)) == 1)


def neighbours(province: str) -> Iterator[tuple[str, str, str]]:
    """The units in a province with each goal, as `F DEN`, `KIE` and its name."""
    for kind in Kind:
        for goal in map(province_of, STANDARD.board.reach(kind, province)):
            yield f"{kind} {province}", goal, KNOWN.full[goal]


CASES = [
    (text.format(f"{word} {name}"), unit, goal)
    for language, texts in CHANGED.items()
    for word, province in common_words(language)
    for text in texts
    for unit, goal, name in neighbours(province)
]


def test_there_is_something_to_test() -> None:
    assert {"con", "den", "par", "por"} <= {
        text.split()[0] for one in CHANGED for text, _ in common_words(one)
    }
    assert len(CASES) > 100


@each_row(("text", "unit", "goal"), CASES)
def test_a_common_word_is_no_unit_that_moves(text: str, unit: str, goal: str) -> None:
    where = context({"FRANCE": [unit, f"F {goal}"] if unit[0] == "A" else [unit, f"A {goal}"]})
    found = [one.order for one in answers(text, where) if isinstance(one, UnderstoodOrder)]
    assert not [notation.write(one) for one in found if isinstance(one, Move)]
    assert all(isinstance(one, Hold) and one.at == goal for one in found)
