"""Retreats and builds sent with the moves, headings that part them, choices of retreats (seed 004 §3.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.message import message
from judge.game.settings import Reading
from judge.language.headings import section
from judge.language.orders.reader import phase_to_come
from judge.language.problems import Problem, ProblemKind
from judge.language.segmentation import A_HEADING
from judge.language.statements import Context, Ignored, Section, UnderstoodAhead, UnderstoodOrder
from judge.rules.orders import Retreat
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Kind
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import STANDARD, answer, answers, context, shown

SPRING = context(power="FRANCE", keeps=True)
RETREATS = context(
    {"FRANCE": ["A PAR"], "GERMANY": ["A BUR"], "ENGLAND": ["F BRE"]},
    phase="F1901R",
    keeps=True,
    dislodged=[
        {"power": "FRANCE", "unit": "A BUR", "by": "MUN", "retreats": ["GAS", "MAR"]},
        {"power": "FRANCE", "unit": "F BRE", "by": "ENG", "retreats": []},
    ],
)


@pytest.mark.parametrize(
    ("phase", "kind", "wanted"),
    [
        ("S1901M", "R", "S1901R"),
        ("S1901M", "A", "F1901A"),
        ("S1901M", "M", "S1901M"),
        ("F1901M", "R", "F1901R"),
        ("F1901R", "R", "F1901R"),
        ("F1901R", "A", "F1901A"),
        ("F1901A", "A", "F1901A"),
        ("F1901A", "R", None),
    ],
)
def test_what_the_turn_still_brings(phase: str, kind: str, wanted: str | None) -> None:
    found = phase_to_come(STANDARD, Phase.parse(phase), PhaseKind(kind))
    assert (str(found) if found else None) == wanted


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("F Bre R MAO", "S1901R"),
        ("F Bre retreats to MAO", "S1901R"),
        ("Retreat F Bre - MAO", "S1901R"),
        ("F Bre R MAO, else Gas, else disband", "S1901R"),
        ("Build A Par", "F1901A"),
        ("A Par B", "F1901A"),
        ("Remove F Bre", "F1901A"),
        ("Waive", "F1901A"),
    ],
)
def test_what_can_only_be_for_a_later_phase_is_kept_for_it(text: str, phase: str) -> None:
    assert answer(text, SPRING) == UnderstoodAhead(1, text, Phase.parse(phase))


def test_several_on_a_line_each_go_their_way() -> None:
    assert [shown(one) for one in answers("F Bre H, F Bre R MAO, else Gas; Build A Par", SPRING)] == [
        "F BRE H",
        "S1901R: F Bre R MAO, else Gas",
        "F1901A: Build A Par",
    ]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("F Bre H, retreat MAO, else Gas", "F BRE retreat MAO, else Gas"),
        ("F Bre - ENG; retreats to MAO or Gas", "F BRE retreats to MAO or Gas"),
        ("f bre h, if dislodged retreat mao", "F BRE retreat mao"),
        ("F Bre H; if it is dislodged it retreats to Gas", "F BRE retreats to Gas"),
    ],
)
def test_a_retreat_behind_an_order_is_that_of_its_unit(text: str, kept: str) -> None:
    order, retreat = answers(text, SPRING)
    assert isinstance(order, UnderstoodOrder)
    assert retreat == UnderstoodAhead(1, kept, Phase.parse("S1901R"))
    assert answers(kept, SPRING) == (retreat,)


def test_a_retreat_behind_nothing_or_to_nowhere_is_a_mistake() -> None:
    assert [shown(one) for one in answers("retreat MAO", SPRING)] == ["!unknown_command"]
    order, found = answers("F Bre H, retreat MAO, else Xyz", SPRING)
    assert isinstance(found, Problem)
    assert (shown(order), found.column, found.read) == ("F BRE H", 28, "Xyz")


def test_a_unit_alone_behind_a_build_for_later_is_built_too() -> None:
    assert [shown(one) for one in answers("Build A(Par), F(Bre)", SPRING)] == [
        "F1901A: Build A(Par)",
        "F1901A: Build F(Bre)",
    ]
    assert [shown(one) for one in answers("Remove A(Par), F Bre H", SPRING)] == [
        "F1901A: Remove A(Par)",
        "F BRE H",
    ]
    assert shown(answers("Build A(Par), F(Xyz)", SPRING)[1]).startswith("!")


def test_builds_may_come_with_the_retreats_too() -> None:
    assert shown(answer("Build A Par", RETREATS)) == "F1901A: Build A Par"


def test_disbanding_may_be_for_either_and_is_asked_about() -> None:
    found = answer("F Bre D", SPRING)
    assert isinstance(found, Problem)
    assert (found.kind, found.message) == (
        ProblemKind.WRONG_PHASE,
        message("for-retreats-or-winter"),
    )


@pytest.mark.parametrize("text", ["F Bre R Xyz", "F Bre R MAO, else Xyz", "Build A Xyz", "Remove F Xyz"])
def test_places_are_looked_at_at_once(text: str) -> None:
    found = answer(text, SPRING)
    assert isinstance(found, Problem)
    assert (found.kind, found.read) == (ProblemKind.UNKNOWN_PROVINCE, "Xyz")
    assert text[found.column - 1 :].startswith("Xyz")


def test_a_place_that_is_unknown_is_shown_whole_with_the_signs_in_it() -> None:
    found = answer("Build in winter: army in Budapest.", SPRING)
    assert isinstance(found, Problem)
    assert found.message == message("no-such-province", word="in winter: army in Budapest")


def test_the_classic_names_the_phase_to_send_it_ahead_with() -> None:
    found = answer("Build A Par", replace(SPRING, reading=Reading.JUDGE))
    assert isinstance(found, Problem)
    assert (found.kind, found.hint) == (
        ProblemKind.WRONG_PHASE,
        message("phase-sends-ahead", phase=Phase.parse("F1901A")),
    )


def test_nothing_is_kept_where_nobody_keeps_it() -> None:
    for text in ("F Bre R MAO", "Build A Par", "F Bre D"):
        assert shown(answer(text, replace(SPRING, keeps=False))) == "!wrong_phase"


# Headings


@each_row(
    ("text", "kind"),
    [
        ("Retreats:", "R"),
        ("retreats", "R"),
        ("My retreats:", "R"),
        ("Conditional retreats:", "R"),
        ("== Retreat orders ==", "R"),
        ("Retreats orders:", "R"),
        ("If dislodged:", "R"),
        ("If any unit is dislodged:", "R"),
        ("Builds:", "A"),
        ("Builds/removals", "A"),
        ("*Builds and removals*", "A"),
        ("Adjustments:", "A"),
        ("Winter:", "A"),
        ("Moves:", "M"),
        ("My orders:", "M"),
        ("Spring 1901 moves:", None),
        ("Retreats: F Bre - MAO", None),
        ("Build A Par", None),
        ("build", None),
        ("If dislodged F Bre", None),
        ("French moves", None),
    ],
)
def test_headings_that_part_a_set_of_orders(text: str, kind: str | None) -> None:
    assert section(text) == (PhaseKind(kind) if kind else None)


def test_a_heading_is_ignored_and_says_what_it_opens() -> None:
    (found,) = answers("Retreats:", SPRING)
    assert found == Ignored(1, "Retreats:", A_HEADING, Section(PhaseKind.RETREAT))


# Choices

GIVEN_UP = "It can retreat there, so the choices after it are not kept."


def taken(text: str, where: Context = RETREATS) -> tuple[str, tuple[str, ...]]:
    found = answer(text, where)
    assert isinstance(found, UnderstoodOrder), found
    return shown(found), tuple(map(worded, found.assumed))


@pytest.mark.parametrize(
    ("text", "order", "said"),
    [
        ("A Bur R Gas, else Mar", "A BUR R GAS", (GIVEN_UP,)),
        ("A Bur R Pic, else Gas, else Mar", "A BUR R GAS", ("Picardy is not open to it.", GIVEN_UP)),
        ("A Bur - Pic else Par or else to Mar", "A BUR R MAR", ("Picardy and Paris are not open to it.",)),
        ("A Bur R Mun or Gas", "A BUR R GAS", ("Munich is not open to it.",)),
        ("A Bur R Mun, otherwise disband", "A BUR D", ("Munich is not open to it.",)),
        ("A Bur R Mun; else A Bur R Gas", "A BUR R GAS", ("Munich is not open to it.",)),
        ("A Bur R Mun, else A Bur D", "A BUR D", ("Munich is not open to it.",)),
        ("Retreat A Bur - London, else - Gascony", "A BUR R GAS", ("London is not open to it.",)),
        ("F Bre R MAO, else d", "F BRE D", ("The Mid-Atlantic Ocean is not open to it.",)),
    ],
)
def test_the_first_choice_that_is_open_is_taken_and_the_others_named(
    text: str, order: str, said: tuple[str, ...]
) -> None:
    assert taken(text) == (order, said)


@pytest.mark.parametrize(
    ("text", "wrong", "read"),
    [
        ("A Bur R Mun, else Ruh", ProblemKind.RETREAT_NOT_POSSIBLE, "Mun"),
        ("A Bur R Xyz, else Gas", ProblemKind.UNKNOWN_PROVINCE, "Xyz"),
        ("A Bur R Mun, else Xyz", ProblemKind.UNKNOWN_PROVINCE, "Xyz"),
        ("A Bur R Mun, else A Par R Gas", ProblemKind.UNKNOWN_ACTION, "A Par R Gas"),
        ("A Bur R Mun else", ProblemKind.UNKNOWN_PROVINCE, ""),
        ("A Bur D, else Gas", ProblemKind.UNKNOWN_ACTION, "else"),
        ("A Par R Gas, else Mar", ProblemKind.NOT_DISLODGED, "Par"),
    ],
)
def test_mistakes_in_choices_stand_where_they_are(text: str, wrong: ProblemKind, read: str) -> None:
    found = answer(text, RETREATS)
    assert isinstance(found, Problem)
    assert (found.kind, found.read) == (wrong, read)


def test_only_retreats_have_choices() -> None:
    for text in ("A Par - Bur, else Pic", "A Par H, else Bur"):
        found = answer(text, SPRING)
        assert isinstance(found, Problem)
        assert found.message == message("only-retreats-have-choices")


# Priority among one's own


ZINE = replace(RETREATS, reading=Reading.GSTZ)


@pytest.mark.parametrize(
    "text",
    ["A Bur R Gas priority", "A Bur R Gas (priority)", "A Bur R Gas, with priority", "A(Bur)-Gas, priority"],
)
def test_the_zine_lets_a_retreat_go_before_ones_others(text: str) -> None:
    found = answer(text, ZINE)
    assert isinstance(found, UnderstoodOrder)
    assert found.order == Retreat(Kind.ARMY, "BUR", "GAS", first=True)
    assert found.assumed == (message("goes-before-others"),)


def test_priority_goes_with_choices_and_is_kept_with_the_moves() -> None:
    found = answer("A Bur R Mun, else Gas (priority)", ZINE)
    assert isinstance(found, UnderstoodOrder)
    assert found.order == Retreat(Kind.ARMY, "BUR", "GAS", first=True)
    text = "F Bre R MAO, else Gas, priority"
    assert shown(answer(text, replace(SPRING, reading=Reading.GSTZ))) == f"S1901R: {text}"


@pytest.mark.parametrize("where", [ZINE, replace(SPRING, reading=Reading.GSTZ)])
@pytest.mark.parametrize("text", ["Priority A(Bur)", "priority: A Bur"])
def test_priority_by_itself_is_told_where_it_stands(text: str, where: Context) -> None:
    found = answer(text, where)
    assert isinstance(found, Problem)
    assert found.hint == message("priority-alone.hint")


def test_elsewhere_there_is_no_priority() -> None:
    assert shown(answer("A Bur R Gas priority", RETREATS)) == "!unknown_action"
