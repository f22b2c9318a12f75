"""The arbiter: what it decides of a sentence, and the rule and words by which it does."""

from __future__ import annotations

import pytest

from judge.language.readings.arbiter import read_line
from judge.language.readings.evidence import Outcome, Verdict
from judge.language.readings.line_read import STANDS_BEFORE
from judge.language.readings.sentence_verdict import ONE_UNIT
from judge.language.statements import MOST_LETTERS, MOST_OF_LINE, Statement, UnderstoodOrder, Work
from judge.language.text.typography import LONGEST
from judge.rules import notation
from tests.unit.language.positions import context

AUSTRIA = context(power="AUSTRIA")


def verdicts(text: str) -> tuple[Verdict, ...]:
    return read_line(Statement(1, text), AUSTRIA, Work()).verdicts


def orders(verdict: Verdict) -> list[str]:
    return [notation.write(one.order) for one in verdict.orders if isinstance(one, UnderstoodOrder)]


def test_what_the_classic_grammar_reads_is_final() -> None:
    found = read_line(Statement(1, "A Vie - Gal, A Bud - Ser"), AUSTRIA, Work())
    assert found.strict
    assert [orders(one) for one in found.verdicts] == [["A VIE - GAL", "A BUD - SER"]]


def test_a_mistake_of_the_classic_grammar_keeps_its_column() -> None:
    found = read_line(Statement(1, "A Vie - Gal, A Bud - Xyz"), AUSTRIA, Work())
    assert [problem.column for problem in found.problems()] == [22]


@pytest.mark.parametrize(
    ("text", "why", "words"),
    [
        ("Vienna to Galicia and never Budapest to Serbia", "denial", "never"),
        ("If he agrees Vienna to Galicia, Budapest to Serbia", "condition", "if"),
        ("Vienna to Galicia, Budapest to Serbia?", "mark", "?"),
        ("He says Vienna to Galicia and Budapest to Serbia", "report", "he"),
        ("Either Vienna to Galicia or Budapest to Serbia", "either", "either"),
        ("Last turn Vienna to Galicia, Budapest to Serbia", "past", "last turn"),
        ("Next turn Vienna to Galicia, Budapest to Serbia", "later", "next turn"),
        ("Italy: Vienna to Galicia, Budapest to Serbia", "stands before it", "italy"),
        ("Italy likes Vienna to Galicia, Budapest to Serbia", "report", "likes"),
    ],
)
def test_a_governor_refuses_all_orders_of_its_sentence(text: str, why: str, words: str) -> None:
    (found,) = verdicts(text)
    assert (found.outcome, found.why, found.governor) == (Outcome.REJECTED, why, words)
    assert orders(found)


@pytest.mark.parametrize(
    ("text", "why", "words"),
    [
        ("Maybe Vienna to Galicia, Budapest to Serbia", "maybe", "maybe"),
        ("I'd say Vienna to Galicia and Budapest to Serbia, ok?", "maybe", "i'd say"),
        ("Vienna to Galicia, Budapest to Serbia, she wants Rumania", "report", "she"),
        ("Vienna to Galicia, we have been friends, Budapest to Serbia", "past", "have been"),
        ("Vienna to Galicia, Budapest to Serbia, forget the hold", "withdrawal", "forget"),
        ("Vienna to Galicia, Budapest to Serbia, Trieste later", "later", "trieste later"),
    ],
)
def test_a_doubt_and_words_of_something_else_make_proposals(text: str, why: str, words: str) -> None:
    (found,) = verdicts(text)
    assert (found.outcome, found.why, found.governor) == (Outcome.PROPOSED, why, words)
    assert orders(found) == ["A VIE - GAL", "A BUD - SER"]


def test_an_unknown_word_makes_proposals_of_all_orders() -> None:
    (found,) = verdicts("Frobs, Vienna to Galicia, Budapest to Serbia")
    assert (found.outcome, found.why, found.governor) == (Outcome.PROPOSED, "unknown left over", "frobs")
    assert orders(found) == ["A VIE - GAL", "A BUD - SER"]


def test_a_sentence_governs_itself_alone() -> None:
    first, second = verdicts("Vienna goes to Galicia. Never Budapest to Serbia.")
    assert (first.outcome, orders(first)) == (Outcome.GIVEN, ["A VIE - GAL"])
    assert (second.outcome, orders(second)) == (Outcome.REJECTED, ["A BUD - SER"])


def test_words_before_a_colon_govern_every_sentence_behind_it() -> None:
    found = verdicts("Not this: Vienna goes to Galicia. Budapest goes to Serbia.")
    assert [one.outcome for one in found] == [Outcome.REJECTED, Outcome.REJECTED]
    assert (found[1].why, found[1].governor) == (STANDS_BEFORE, "not")


def test_a_sentence_that_only_denies_takes_back_those_before_it() -> None:
    first, second = verdicts("Vienna goes to Galicia. No, just kidding!")
    assert (first.outcome, first.why, first.governor) == (Outcome.REJECTED, "taken back", "No, just kidding")
    assert second.outcome is Outcome.TALK


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("Vienna to Galicia, no, Vienna to Tyrolia", ["A VIE - TYR"]),
        ("Vienna to Tyrolia instead of Galicia", ["A VIE - TYR"]),
        ("Vienna to Tyrolia, not to Galicia", ["A VIE - TYR"]),
        ("forget Galicia, Vienna holds", ["A VIE H"]),
        ("everything holds but Bud - Ser", ["A VIE H", "F TRI H", "A BUD - SER"]),
        ("Budapest to Serbia, and Vienna supports it", ["A BUD - SER"]),
    ],
)
def test_a_correction_orders_what_is_meant_at_last(text: str, given: list[str]) -> None:
    found = read_line(Statement(1, text), AUSTRIA, Work())
    assert [notation.write(one.order) for one in found.orders() if isinstance(one, UnderstoodOrder)] == given


@pytest.mark.parametrize("text", ["Vienna to Galicia, not to Galicia", "not Galicia, to Tyrolia, Vienna"])
def test_a_denial_out_of_its_place_or_of_the_order_itself_refuses(text: str) -> None:
    (found,) = verdicts(text)
    assert (found.outcome, found.why) == (Outcome.REJECTED, "denial")


def test_one_unit_ordered_twice_is_proposed() -> None:
    (found,) = verdicts("Vienna goes to Galicia and Vienna goes to Tyrolia")
    assert (found.outcome, found.why) == (Outcome.PROPOSED, ONE_UNIT)


def test_an_order_that_the_board_forbids_is_refused_where_it_is_written() -> None:
    (found,) = verdicts("Wien geht nach Galizien und Budapest geht nach Venedig")
    assert (found.outcome, orders(found)) == (Outcome.GIVEN, ["A VIE - GAL"])
    assert [problem.column for problem in found.problems] == [48]


def test_talk_is_no_order() -> None:
    (found,) = verdicts("I hope that we have a good game")
    assert found.outcome is Outcome.TALK


def test_beyond_the_work_of_a_mail_a_line_orders_nothing() -> None:
    work = Work(steps=MOST_LETTERS)
    (found,) = read_line(Statement(1, "Wien geht nach Galizien"), AUSTRIA, work).verdicts
    assert (found.outcome, found.why) == (Outcome.REJECTED, "too much work")


@pytest.mark.parametrize(
    "words", ["a ", "vie gal ", "a-", "north ", "the army in vienna to galicia and ", "no "]
)
def test_the_longest_line_takes_no_more_than_a_line_may(words: str) -> None:
    work = Work()
    found = read_line(Statement(1, (words * LONGEST)[:LONGEST]), AUSTRIA, work)
    assert work.steps < MOST_OF_LINE + 2_000
    assert not found.orders()


@pytest.mark.parametrize(
    "text",
    [
        "Vienna to Galicia, as agreed with Russia",
        "Wien nach Galizien, wie mit Russland besprochen",
        "Vienne va en Galicie, comme convenu avec la Russie",
        "Viena va a Galitzia, como acordé con Rusia",
        "Vienna va in Galizia, come concordato con la Russia",
        "Wenen gaat naar Galicië, zoals afgesproken met Rusland",
        "Viena vai para a Galícia, como combinado com a Rússia",
        "Wiedeń idzie do Galicji, jak uzgodniono z Rosją",
        "Wien går till Galizien, som överenskommet med Ryssland",
    ],
)
def test_another_power_behind_an_order_is_asked_about(text: str) -> None:
    (found,) = read_line(Statement(1, text), AUSTRIA, Work()).verdicts
    assert found.outcome is Outcome.PROPOSED
    assert [notation.write(one.order) for one in found.orders if isinstance(one, UnderstoodOrder)] == [
        "A VIE - GAL"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Russia moves Vienna to Galicia",
        "Russland: Wien nach Galizien",
        "Vienna to Galicia is what Russia expects",
        "La Russie veut que Vienne aille en Galicie",
    ],
)
def test_another_power_before_an_order_or_its_wish_orders_nothing(text: str) -> None:
    verdicts = read_line(Statement(1, text), AUSTRIA, Work()).verdicts
    assert {one.outcome for one in verdicts} <= {Outcome.REJECTED, Outcome.TALK}


@pytest.mark.parametrize(
    "text",
    [
        "A Vie - Gal. Yeah, right.",
        "A Vie - Gal, and the moon is made of cheese",
        "Fat chance: A Vie - Gal",
        "Po moim trupie A Vie - Gal",
    ],
)
def test_an_order_beside_irony_or_words_that_nobody_knows_is_asked_about(text: str) -> None:
    found = [one for one in verdicts(text) if one.orders]
    assert [(one.outcome, orders(one)) for one in found] == [(Outcome.PROPOSED, ["A VIE - GAL"])]


@pytest.mark.parametrize("words", ["Good luck!", "See you tomorrow.", "Anna", "Thanks Bob!", "Cheers, Anna."])
def test_an_order_beside_a_courtesy_or_a_name_counts(words: str) -> None:
    assert [orders(one) for one in verdicts(f"A Vie - Gal. {words}") if one.outcome is Outcome.GIVEN] == [
        ["A VIE - GAL"]
    ]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Everyone holds, Vienna excepted", ["A BUD H", "F TRI H"]),
        ("All units hold, Vienna and Trieste excepted", ["A BUD H"]),
        ("Alle bleiben, Wien ausgenommen", ["A BUD H", "F TRI H"]),
        ("Alle halten, Wien und Triest ausgenommen", ["A BUD H"]),
        ("Tout le monde tient, Vienne exceptée", ["A BUD H", "F TRI H"]),
        ("Tutti fermi, Vienna esclusa", ["A BUD H", "F TRI H"]),
        ("Todos mantienen, Viena exceptuada", ["A BUD H", "F TRI H"]),
        ("Alles blijft staan, Wenen uitgezonderd", ["A BUD H", "F TRI H"]),
        ("Alla står kvar, Wien undantagen", ["A BUD H", "F TRI H"]),
        ("Wszyscy stoją, Wiedeń wyjąwszy", ["A BUD H", "F TRI H"]),
        ("Todos ficam, Viena excetuada", ["A BUD H", "F TRI H"]),
    ],
)
def test_units_before_a_word_for_an_exception_are_left_out(text: str, left: list[str]) -> None:
    (found,) = verdicts(text)
    assert (found.outcome, orders(found)) == (Outcome.PROPOSED, left)


@pytest.mark.parametrize(
    "text",
    [
        "All hold except Vienna, which goes to Galicia",
        "Everything holds, except for Vienna which moves to Galicia",
        "Tutti fermi eccetto Vienna, che va in Galizia",
        "Alle halten außer Wien, das nach Galizien geht",
    ],
)
def test_a_relative_clause_orders_the_unit_that_is_excepted(text: str) -> None:
    (found,) = verdicts(text)
    assert orders(found) == ["A BUD H", "F TRI H", "A VIE - GAL"]
