"""What help and mails show as examples, the judge itself understands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Answer, Context, UnderstoodAhead
from judge.render.composer import Templates
from judge.render.help_pages import topics
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Position, Unit
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import JUDGE_INFO, NOW, STANDARD, compose

TEMPLATES = Templates(JUDGE_INFO)
_PLACES = ("A PAR", "A BUR", "A MAR", "A LON", "F NTH", "F MAO", "A VIE", "A BUD", "F TRI")


def _units(power: str, *places: str) -> tuple[Unit, ...]:
    return tuple(Unit(power, Kind(place[0]), place[2:]) for place in places)


MOVES = Context(
    NOW,
    "UTC",
    STANDARD,
    "FRANCE",
    Phase.parse("S1901M"),
    Position(_units("FRANCE", *_PLACES)),
    Reading.LENIENT,
)


def _answers(text: str, context: Context) -> Iterator[Answer]:
    said, ignored = statements(text)
    assert not ignored
    for statement in said:
        yield from read(statement, context)


def _indented(text: str, width: int = 37) -> list[str]:
    """The examples of a page: lines four blanks in, remarks in the right column left out."""
    return [line[4:width].rstrip() + "\n" for line in text.splitlines() if line.startswith("    ")]


def _section(title: str) -> str:
    page = TEMPLATES.help_page("orders")
    return page.partition(f"\n{title}")[2].partition("\n\n")[0]


def test_examples_of_movement_are_orders() -> None:
    lines = _indented(_section("Movement") + _section("Coasts"), 41)
    answers = [answer for line in lines for answer in _answers(line, MOVES)]
    assert len(lines) == 8
    assert [answer for answer in answers if isinstance(answer, Problem)] == []


def test_examples_in_mails_are_orders() -> None:
    body = compose(SAMPLES["game-starting"].notice, SAMPLES["game-starting"].to).body
    lines = _indented(body.partition("An order looks like")[2].partition("The settings")[0], 41)
    answers = [answer for line in lines for answer in _answers(line, MOVES)]
    assert len(lines) == 5
    assert [answer for answer in answers if isinstance(answer, Problem)] == []


def test_examples_of_retreats_are_orders() -> None:
    fleet = Unit("AUSTRIA", Kind.FLEET, "TRI")
    position = Position((), dislodged=(Dislodged(fleet, "VEN", ("ALB", "ADR")),))
    context = Context(NOW, "UTC", STANDARD, "AUSTRIA", Phase.parse("S1901R"), position)
    lines = _indented(_section("Retreats,"), 41)
    assert len(lines) == 3
    for line in lines:
        assert not [a for a in _answers(line, context) if isinstance(a, Problem)]


def _kept(title: str, context: Context) -> list[str]:
    """How the examples of a section are read together: `F1901M IF …`, or the mistake."""
    lines = [line[4:] for line in _section(title).splitlines() if line.startswith("    ")]
    text = "\n".join(re.split(r"(?<=\S) {2,}", line)[0] for line in lines)
    found = (one for statement in statements(text)[0] for one in read(statement, context))
    return [_shown(one) for one in found]


def _shown(answer: Answer) -> str:
    if isinstance(answer, UnderstoodAhead):
        return f"{answer.phase} {answer.text.splitlines()[0]}"
    return str(answer)


def test_examples_of_orders_sent_with_the_moves_are_kept_for_their_phase() -> None:
    context = Context(NOW, "UTC", STANDARD, "FRANCE", Phase.parse("F1901M"), STANDARD.position, keeps=True)
    first, second, *headings = _kept("Retreats and builds in one mail", context)
    assert first == "F1901R F Brest R MAO, else Gascony"
    assert second == "F1901A BUILD A Paris"
    assert [one.startswith("Ignored") for one in headings] == [True, True, True]


def test_examples_of_conditions_are_kept() -> None:
    context = Context(NOW, "UTC", STANDARD, "TURKEY", Phase.parse("F1901M"), STANDARD.position, ahead=True)
    assert _kept("Conditions", context)[0] == "F1901M IF Russian fleet Black Sea"
    context = replace(context, phase=Phase.parse("S1901M"), ahead=False, keeps=True)
    assert _kept("Conditions", context)[-2:] == [
        "S1901R IF DISLODGED F Brest THEN F Brest R Gascony ELSE A Paris R Picardy",
        "F1901A IF I OWN Belgium THEN BUILD F Brest ELSE BUILD A Paris",
    ]


@pytest.mark.parametrize(
    ("line", "power", "units"),
    [
        ("BUILD A Paris", "FRANCE", ()),
        ("BUILD F St Petersburg/nc", "RUSSIA", ()),
        ("WAIVE", "FRANCE", ()),
        ("REMOVE A Bohemia", "AUSTRIA", ("A BOH", "A SIL", "A TYR", "A GAL")),
    ],
)
def test_examples_of_adjustments_are_orders(line: str, power: str, units: tuple[str, ...]) -> None:
    assert line in _section("Adjustments")
    position = Position(_units(power, *units), STANDARD.position.centres)
    context = Context(NOW, "UTC", STANDARD, power, Phase.parse("F1901A"), position)
    assert not [a for a in _answers(line, context) if isinstance(a, Problem)]


@pytest.mark.parametrize("topic", ["joining", "playing", "talking"])
def test_whole_mails_on_help_pages_are_understood(topic: str) -> None:
    assert topic in topics()
    page = TEMPLATES.help_page(topic)
    mail = page.partition("\n    ")[2].partition("\n\n")[0]
    text = "\n".join(line.strip() for line in mail.splitlines())
    context = Context(NOW, "UTC", STANDARD, "FRANCE", MOVES.phase, MOVES.position)
    answers = list(_answers(text + "\n", context))
    assert len(answers) > 2
    assert [answer for answer in answers if isinstance(answer, Problem)] == []


def test_a_quoted_letter_is_set_aside() -> None:
    """The bar of a relayed letter is a quote mark to the judge, should it come back in an answer."""
    letter = compose(SAMPLES["press"].notice, SAMPLES["press"].to).body
    barred = [line for line in letter.splitlines() if line.startswith("|")]
    said, ignored = statements("\n".join([*barred, "A Par H"]))
    assert [statement.text for statement in said] == ["A Par H"]
    assert len(ignored) >= len([line for line in barred if line != "|"])
