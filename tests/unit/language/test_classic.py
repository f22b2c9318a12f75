from __future__ import annotations

import pytest

from judge.game.commands.master import SetSetting
from judge.game.message import Message, Usage, message
from judge.game.settings import Fakes, PressMode
from judge.language.classic import CLASSIC_WORDS, ClassicWord
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Context, Ignored, Prose, Understood
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import answers, context

WHERE = context({"FRANCE": ["A PAR"]})
STRANGER = Context(WHERE.now)


def example(row: ClassicWord) -> str:
    """A line with the word: values by their names, as `SET PLAYERS 5`."""
    words = " ".join("5" if word.islower() else word for word in row.words.split())
    return f"SET {words}" if row.setting else f"{words} alpha"


@each_row("row", CLASSIC_WORDS)
@each_row("where", [WHERE, STRANGER])
def test_every_classic_word_is_known_by_name(row: ClassicWord, where: Context) -> None:
    for found in answers(example(row), where):
        assert not isinstance(found, Prose)
        if isinstance(found, Problem):
            assert found.kind is not ProblemKind.UNKNOWN_COMMAND
            assert "no setting" not in worded(found.message)
            assert found.hint


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("SET NOMONEY", message("always-so-here")),
        ("SET AUTO DISBAND", message("removals-follow-rulebook")),
    ],
)
def test_what_is_always_so_is_no_mistake(text: str, why: Message) -> None:
    (found,) = answers(text, WHERE)
    assert found == Ignored(1, text, why)


@pytest.mark.parametrize(
    ("text", "words", "hint"),
    [
        ("SET NO AUTO DISBAND", "SET NO AUTO DISBAND", message("removals-follow-rulebook")),
        (
            "SET PORTAGE",
            "SET PORTAGE",
            message("classic-option", line=Usage(("SET VARIANT standard portage",)), board="standard"),
        ),
        ("A Par tr F", "TR", message("units-stay-what-they-are")),
        ("FIXID anna@example.net", "FIXID", message("classic-ask-keeper")),
        ("WHO beta", "WHO", message("classic-who", game="beta")),
    ],
)
def test_what_is_not_here_says_what_to_do(text: str, words: str, hint: Message) -> None:
    (found,) = answers(text, WHERE)
    assert isinstance(found, Problem)
    assert (found.message, found.hint) == (message("classic-word-not-here", words=words), hint)


def test_one_set_holds_for_all_that_its_commas_part() -> None:
    first, second, third = answers("set white/grey, no partial, partial may be faked", WHERE)
    assert isinstance(first, Understood)
    assert isinstance(second, Understood)
    assert isinstance(third, Understood)
    assert [first.command, second.command, third.command] == [
        SetSetting("press", PressMode.BOTH),
        SetSetting("partial_press", value=False),
        SetSetting("fakes", Fakes.ALLOWED),
    ]


def test_an_address_has_no_commas() -> None:
    (found,) = answers("SET ADDRESS anna@aus.example,anna@home.example", WHERE)
    assert isinstance(found, Problem)
    assert found.message == message("one-address-each")
