"""The tables: every concept of a form is one that a language, a sign or a name can have."""

from __future__ import annotations

import re
import tomllib

import pytest

from judge.language.readings.forms import Automaton, automaton
from judge.language.readings.lattice import Edge
from judge.language.readings.lexicon import languages, phrases, words_of
from judge.language.statements import Work
from judge.paths import grammar
from judge.rules.phases import PhaseKind

SIGNS_AND_NAMES = {
    "place",
    "coast",
    "power",
    "arrow",
    "open",
    "close",
    "comma",
    "colon",
    "stop",
    "count",
    "minus",
    "asked",
    "loose",
}


def test_every_concept_of_a_form_stands_in_a_language_or_is_a_sign() -> None:
    table = tomllib.loads((grammar() / "forms.toml").read_text(encoding="utf-8"))
    parts = table.pop("part")
    rows = [row for kind in table.values() for rows in kind.values() for row in rows]
    used = {word for row in (*rows, *parts.values()) for word in re.findall(r"\b[a-z_]{2,}\b", row)}
    known = {one.concept for row in phrases().values() for one in row}
    assert used - known <= SIGNS_AND_NAMES


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_language_can_deny_ask_and_order(language: str) -> None:
    concepts = {one.concept for row in phrases().values() for one in row if one.language == language}
    needed = {"army", "fleet", "hold", "move", "support", "convoy", "retreat", "build", "remove", "and"}
    needed |= {"denial", "withdrawal", "condition", "question", "report", "maybe", "either", "past", "later"}
    needed |= {"greeting", "courtesy", "introduction", "change", "instead", "nay"}
    assert needed <= concepts


def test_a_word_is_cut_where_an_article_is_written_together_with_it() -> None:
    assert words_of("l'armee d'espagne don't") == ("l'", "armee", "d'", "espagne", "don't")


def test_a_row_that_cannot_be_read_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="left over"):
        Automaton({"hold": ["place )"]}, {})


def test_a_form_catches_its_parts_and_skips_what_says_nothing() -> None:
    forms = Automaton({"hold": ["UNIT(u) hold"]}, {"UNIT": "place:@"})
    edges = [[Edge(0, 1, "place", 0.0, "vie")], [Edge(1, 2, "skip", 0.1)], [Edge(2, 3, "hold", 0.1)]]
    (match,) = forms.matches(edges, 0, Work())
    assert (match.form, match.end, [(role, edge.value) for role, edge in match.parts]) == (
        "hold",
        3,
        [("u", "vie")],
    )


def test_each_kind_of_phase_has_its_forms() -> None:
    assert len({id(automaton(kind)) for kind in PhaseKind}) == len(PhaseKind)
