"""IF, ELSE IF, ELSE, ENDIF as they are sent: kept whole for a phase, or refused, each mistake in place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.message import message
from judge.game.settings import Reading
from judge.language.conditions.block_parser import DEEPEST, MOST_LINES
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Answer, Context, Ignored, UnderstoodAhead, UnderstoodOrder
from judge.rules.phases import Phase
from tests.messages import says, worded
from tests.rows import each_row
from tests.sampling import examples
from tests.unit.language.positions import NOW, STANDARD, context, shown

NOW_AND_LATER = context(power="TURKEY", keeps=True)
FALL = replace(NOW_AND_LATER, phase=Phase.parse("F1901M"), ahead=True)
WINTER = replace(FALL, phase=Phase.parse("F1901A"))


def answers(text: str, where: Context = FALL) -> list[Answer]:
    found, _ = statements(text)
    return [answer for statement in found for answer in read(statement, where)]


def told(text: str, where: Context = FALL) -> list[str]:
    """Each answer with its line: `1 F1901M: …`, `2 !wrong`."""
    return [f"{one.line} {shown(one)}" for one in answers(text, where)]


CLASSIC = """\
if Russian fleet Black Sea
  F Ank s A Con
  A Con H
else if not Russian Bla and (Russian Rum or Austrian Ser)
  A Bul s F Ank-Con
else
  F Ank-Bla
  A Con H
endif
A Bul H
"""


def test_the_classic_form_is_kept_as_one() -> None:
    block, after = answers(CLASSIC)
    assert isinstance(block, UnderstoodAhead)
    assert (block.line, str(block.phase)) == (1, "F1901M")
    assert block.text == CLASSIC.removesuffix("\nA Bul H\n")
    assert after == UnderstoodAhead(10, "A Bul H", FALL.phase or Phase.parse("F1901M"))


@each_row(
    "text",
    [
        "IF Bul THEN A Con H",
        "If Bul, then A Con H.",
        "IF Bul THEN A Con H ELSE A Con - Bul",
        "IF Bul THEN A Con H; F Ank - Bla ELSE IF Ser THEN A Con - Bul ELSE F Ank - Con",
        "IF Bul THEN A Con H ENDIF",
        "IF Bul THEN A Con H\nELSE A Con - Bul",
        "IF Bul THEN A Con H\nELSE IF Ser THEN A Con - Bul\nELSE F Ank H",
        "IF Bul THEN A Con H\nF Ank - Bla\nENDIF",
        "IF Bul THEN\nA Con H\nEND IF",
        "IF Bul\nTHEN A Con H\nELSE\nA Con - Bul\nENDIF",
        "IF Bul\nIF Ser\nA Con H\nELSE\nA Con - Bul\nENDIF\nELSEIF Gre\nIF Alb THEN F Ank H\nENDIF",
        "IF Bul:\n\n* A Con H\n\nENDIF.",
    ],
)
def test_forms_that_are_one_block(text: str) -> None:
    (only,) = answers(text)
    assert isinstance(only, UnderstoodAhead)


def test_what_is_kept_reads_back_and_shows_how_deep_each_line_stands() -> None:
    (block,) = answers("IF Bul\nIF Ser\nA Con H\nELSE\nA  Con - Bul\nENDIF\nIF Gre THEN F Ank H\nENDIF")
    assert isinstance(block, UnderstoodAhead)
    indented = "IF Bul\n  IF Ser\n    A Con H\n  ELSE\n    A Con - Bul\n  ENDIF\n  IF Gre THEN F Ank H\nENDIF"
    assert block.text == indented
    assert answers(block.text) == [block]


@pytest.mark.parametrize(
    ("condition", "asks"),
    [
        ("I have Bul or A Ser", "Turkey owns Bulgaria or an army is in Serbia"),
        ("I still hold Bul", "Turkey owns Bulgaria"),
        ("I get Bul and Russia keeps Rum", "Turkey owns Bulgaria and Russia owns Rumania"),
        ("I have Bul or any unit in Ser", "Turkey owns Bulgaria or a unit is in Serbia"),
        ("not (Bul and Ser)", "no unit is in Bulgaria or no unit is in Serbia"),
        ("not (Bul or not Ser)", "no unit is in Bulgaria and a unit is in Serbia"),
        (
            "Bul or Ser and Gre",
            "a unit is in Bulgaria or (a unit is in Serbia and a unit is in Greece)",
        ),
        ("MOVED A Con - Bul", "the army in Constantinople moved to Bulgaria"),
    ],
)
def test_the_answer_says_how_the_condition_was_read(condition: str, asks: str) -> None:
    (only,) = answers(f"IF {condition} THEN A Con H")
    assert isinstance(only, UnderstoodAhead)
    assert tuple(map(worded, only.assumed)) == (f"Asks whether {asks}.",)


def test_two_ifs_on_one_line_each_are_two() -> None:
    assert told("IF Bul THEN A Con H\nIF Ser THEN F Ank H") == [
        "1 F1901M: IF Bul THEN A Con H",
        "2 F1901M: IF Ser THEN F Ank H",
    ]


@each_row(
    ("text", "wanted"),
    [
        (
            "IF Bul\nA Con H\nF Xyz H\nF Ank J\nENDIF",
            ["1 !bad_value", "3 !unknown_province", "4 !unknown_action"],
        ),
        ("IF Xyz\nA Con H\nENDIF\nA Smy H", ["1 !unknown_province", "4 F1901M: A Smy H"]),
        ("IF Bul\nA Con H\nELSE IF\nF Ank H\nENDIF", ["1 !bad_value", "3 !incomplete_command"]),
        ("IF Bul\nA Con H\nELSE\nF Ank H\nELSE\nF Ank H\nENDIF", ["1 !bad_value", "5 !bad_value"]),
        ("IF Bul\nBuild A Con\nENDIF", ["1 !bad_value", "2 !wrong_phase"]),
        ("IF Bul\nSet wait\nENDIF", ["1 !not_closed", "2 SetWait", "3 !unknown_command"]),
        ("IF Bul\nA Con H\n\nA Smy H", ["1 !not_closed", "4 F1901M: A Smy H"]),
        ("IF Bul\nA Con H\nPHASE S1902M", ["1 !not_closed", "3 PhaseAhead"]),
        ("IF\nA Con H\nENDIF", ["1 !incomplete_command"]),
        ("ELSE\nA Con H", ["1 !unknown_command", "2 F1901M: A Con H"]),
        ("ENDIF", ["1 !unknown_command"]),
        ("If you agree, we could talk.", ["1 (prose)"]),
        ("IF Bul THEN A Con H ELSE", ["1 F1901M: IF Bul THEN A Con H ELSE"]),
        ("IF Bul\nENDIF", ["1 !incomplete_command"]),
        ("IF Bul THEN", ["1 !not_closed"]),
    ],
)
def test_mistakes_stand_where_they_are_and_change_nothing_else(text: str, wanted: list[str]) -> None:
    assert told(text) == wanted


def test_a_block_left_open_says_which_lines_it_took_with_it() -> None:
    (problem, _) = answers("IF Bul\nA Con H\nF Ank H\n\nA Smy H")
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.NOT_CLOSED
    first, second = message("if-not-closed"), message("lines-not-taken", first=2, last=3)
    assert worded(problem.message) == f"{worded(first)} {worded(second)}"


def test_what_a_broken_condition_takes_with_it_is_said() -> None:
    (problem,) = answers("IF Xyz\nA Con H\n\nENDIF")
    assert isinstance(problem, Problem)
    assert says(worded(problem.message), "no-such-province", word="Xyz")
    assert "Lines 2-4" in worded(problem.message)


def test_mistakes_in_a_condition_point_at_their_words() -> None:
    (problem,) = answers("IF Bul and NOT Xyz THEN A Con H")
    assert isinstance(problem, Problem)
    assert (problem.column, problem.read) == (16, "Xyz")


def test_blocks_have_a_greatest_depth_and_length() -> None:
    deep = "IF Bul\n" * DEEPEST + "A Con H\n" + "ENDIF\n" * DEEPEST
    assert len(answers(deep)) == 1
    assert isinstance(answers(deep)[0], UnderstoodAhead)
    assert isinstance(answers(f"IF Bul\n{deep}ENDIF")[0], Problem)
    inner = "A Con H\n" * (MOST_LINES - 2)
    assert isinstance(answers(f"IF Bul\n{inner}ENDIF")[0], UnderstoodAhead)
    (problem,) = answers(f"IF Bul\n{inner}A Con H\nENDIF")
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.TOO_LONG


@pytest.mark.parametrize("text", ["If you have questions let me know", "if in doubt ask me", "If so fine"])
def test_a_sentence_that_begins_with_if_takes_no_order_with_it(text: str) -> None:
    assert told(f"{text}\nA Con H\nF Ank - Bla") == [
        "1 (prose)",
        "2 F1901M: A Con H",
        "3 F1901M: F Ank - Bla",
    ]


@pytest.mark.parametrize("text", ["if Bul", "if Rusian fleet Bla", "IF WHATEVER"])
def test_an_if_that_is_meant_takes_its_lines_with_it(text: str) -> None:
    assert told(f"{text}\nA Con H\n\nF Ank H") == ["1 !not_closed", "4 F1901M: F Ank H"]


# Without a PHASE


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("IF DISLODGED F Ank THEN F Ank R Bla, else Arm ELSE A Con R Bul", "S1901R"),
        ("IF DISLODGED F Ank THEN F Ank - Bla", "S1901R"),
        ("IF Russian Bla THEN F Ank R Arm", "S1901R"),
        ("If I hold Bul build F(Smy), A(Con) else A(Con)", "F1901A"),
        ("IF BUILDS 2 THEN F Smy; A Con", "F1901A"),
        ("IF MOVED A Con - Bul\nBuild A Con\nELSE\nWaive\nENDIF", "F1901A"),
        ("IF REMOVALS 1 THEN Remove A Con", "F1901A"),
    ],
)
def test_what_can_only_be_for_a_later_phase_of_the_turn_is_kept_for_it(text: str, phase: str) -> None:
    (only,) = answers(text, NOW_AND_LATER)
    assert isinstance(only, UnderstoodAhead)
    assert str(only.phase) == phase


@pytest.mark.parametrize(
    "text", ["IF Bul THEN A Con H", "IF Bul THEN A Con - Bul", "IF Bul\nWaive\nA Con H\nENDIF"]
)
def test_an_if_is_never_for_the_phase_at_hand(text: str) -> None:
    problem = answers(text, NOW_AND_LATER)[-1]
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.WRONG_PHASE
    assert "PHASE F1901M" in worded(problem.hint)


def test_nothing_is_kept_where_nobody_keeps_it_or_the_classic_rules() -> None:
    for where in (context(power="TURKEY"), replace(NOW_AND_LATER, reading=Reading.JUDGE)):
        assert told("IF DISLODGED F Ank THEN F Ank R Bla", where) == ["1 !wrong_phase"]
    assert told("IF Bul THEN A Con H", Context(NOW)) == ["1 !not_signed_on"]


# Any text


LINES = """
IF Bul|IF Bul THEN A Con H|IF DISLODGED F Ank|ELSE|ELSE IF Ser|ELSE IF Ser THEN F Ank H|ENDIF|END IF|THEN|IF|
A Con H|F Ank - Bla|F Xyz H|Build A Con||IF Xyz or|SET WAIT|Retreats:|if x then if y then A Con H else else
""".replace("\n", "").split("|")


@settings(deadline=None, max_examples=examples(300))
@given(
    st.lists(st.sampled_from(LINES), max_size=14), st.sampled_from([FALL, WINTER, NOW_AND_LATER, context()])
)
def test_every_line_is_answered_and_what_an_open_or_broken_if_holds_is_never_an_order(
    lines: list[str], where: Context
) -> None:
    text = "\n".join(lines)
    found, ignored = statements(text)
    seen = [n for statement in found for n in (statement.line, *statement.numbers)]
    seen += [one.line for one in ignored]
    assert sorted(seen) == [number for number, line in enumerate(lines, 1) if line]
    for statement in found:
        answered = read(statement, where)
        assert answered
        assert all(one.line in (statement.line, *statement.numbers) for one in answered)
        if statement.block:
            kept = [one for one in answered if not isinstance(one, Problem | Ignored)]
            assert not any(isinstance(one, UnderstoodOrder) for one in kept)
            assert len(kept) <= 1
            assert not kept or len(answered) == 1
            assert statement.closed or not kept


def test_the_board_of_these_tests_is_the_first() -> None:
    assert {str(unit) for unit in STANDARD.position.of("TURKEY")} == {"A CON", "A SMY", "F ANK"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("F(Con) build if I own Bul", "IF I own Bul THEN F(Con) build"),
        ("Build F Con, if I own Bul.", "IF I own Bul THEN Build F Con"),
    ],
)
def test_an_if_behind_its_orders_is_refused_with_the_line_that_is_kept(text: str, line: str) -> None:
    (refused,) = answers(text, NOW_AND_LATER)
    assert isinstance(refused, Problem)
    assert refused.hint == message("if-on-its-own-line", line=line, phase="F1901B")
    (kept,) = answers(line, NOW_AND_LATER)
    assert isinstance(kept, UnderstoodAhead)


def test_an_if_behind_moves_has_no_line_that_is_kept() -> None:
    (refused,) = answers("A Con-Bul if Russia owns Rum", NOW_AND_LATER)
    assert isinstance(refused, Problem)
    assert "THEN" not in worded(refused.hint)
