"""What help and mails show as examples, the judge itself understands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.game.commands import COMMANDS
from judge.game.commands.member import Press
from judge.game.commands.registry import CommandRow
from judge.game.settings import Lending, Reading, Settings, rows
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Answer, Context, Understood, UnderstoodAhead
from judge.paths import locales, templates
from judge.render.composer import Templates, ordinary_words
from judge.render.help_pages import topics
from judge.render.languages import languages
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.service.passwords import SHORTEST
from tests.rows import each_row
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
    settings=Settings(proxies=Lending.STANDING),
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
    lines = _indented(body.partition(say("next-step.examples"))[2].partition("The settings")[0], 41)
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
    first, second, *headings = _kept("Retreats and builds in one email", context)
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


@each_row("language", languages())
def test_conditions_are_understood_in_every_language(language: str) -> None:
    with in_language(language):
        page = TEMPLATES.help_page("orders").splitlines()
    lines = [line for line in page if line.startswith("    ") and line[:37].strip()]
    first = next(n for n, line in enumerate(lines) if line.startswith("    IF "))
    last = next(n for n, line in enumerate(lines) if line.strip() == "ENDIF")
    block = [re.split(r" {2,}", line.strip())[0] for line in lines[first : last + 1]]
    ahead = Context(NOW, "UTC", STANDARD, "TURKEY", Phase.parse("F1901M"), STANDARD.position, ahead=True)
    alone = [line.strip() for line in lines[last + 1 : last + 3]]
    keeps = replace(ahead, phase=Phase.parse("S1901M"), ahead=False, keeps=True)
    for text, context in (("\n".join(block), ahead), ("\n".join(alone), keeps)):
        answers = list(_answers(f"{text}\n", context))
        assert [answer for answer in answers if isinstance(answer, Problem)] == []
        assert answers


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


WITH_ORDERS = {"orders", "naval", "illegal", "talking", "trying"}
"""Pages whose examples are orders or whole messages; other tests send them."""
TABLE = "\n    HELP [topic]"
EXPLAINED = {"blind": "SET SIGHT {}", "series": "SET SCORING {}"}
"""Pages that explain words of a setting in a column, and how such a word is sent."""
CLOCK = {"CLOCK": "1410", "NEXT": "71", "MIN": "12", "DELAY": "0.5", "GRACE": "167", "DAYS": "-MTWTF-"}


def _lines_to_send(topic: str) -> Iterator[str]:
    """The left column of a page's examples, down to its table of commands."""
    page = TEMPLATES.help_page(topic)
    own = (
        page.partition("\nThe commands:\n")[0]
        .partition(TABLE)[0]
        .partition("\n    CREATE ?game password [")[0]
    )
    for line in own.splitlines():
        if line.startswith("    ") and line[4] != " ":
            yield _as_sent(topic, re.split(r" {2,}", line.strip())[0])


def _as_sent(topic: str, left: str) -> str:
    if left in CLOCK:
        return f"SET MOVES {left} {CLOCK[left]}"
    explained = topic in EXPLAINED and not left.startswith(("SET ", "ROUND", "CREATE "))
    return EXPLAINED[topic].format(left) if explained else left


@pytest.mark.parametrize("topic", sorted({*topics()} - WITH_ORDERS - {"settings"}))
def test_every_line_that_a_page_shows_is_understood(topic: str) -> None:
    text = "\n".join(_lines_to_send(topic))
    wrong = [one for one in _answers(f"{text}\n", MOVES) if isinstance(one, Problem)] if text else []
    assert wrong == []


def test_the_pages_show_lines_to_send() -> None:
    shown = {topic: len([*_lines_to_send(topic)]) for topic in topics()}
    assert {
        topic: number for topic, number in shown.items() if topic in ("blind", "deadlines", "mail", "votes")
    } == {
        "blind": 18,
        "deadlines": 11,
        "mail": 15,
        "votes": 10,
    }


@each_row("entry", COMMANDS.values())
def test_the_example_of_a_command_is_understood(entry: CommandRow) -> None:
    if entry.example:
        answers = [*_answers(f"{entry.example}\n", MOVES)]
        assert answers
        assert [one for one in answers if isinstance(one, Problem)] == []


def _known_commands() -> frozenset[str]:
    """What may stand behind SET, and the first words of commands, as far as they are in capitals."""
    usages = [usage for entry in COMMANDS.values() for usage in entry.usage]
    for row in rows().values():
        usages += [f"SET {words}" for words in (*row.usage, *row.keywords, *row.phrases)]
    return frozenset(usage.upper() for usage in usages)


def _named_settings() -> Iterator[tuple[str, str]]:
    """Every SET with words in capitals that a help page, the catalogue or a page of the site names."""
    files = [*locales().rglob("*.md"), *locales().rglob("*.ftl"), *(templates() / "site").glob("*.html")]
    for file in files:
        for found in re.finditer(r"\bSET (?:(?:NO|NOT) )?[A-Z]{3,}", file.read_text(encoding="utf-8")):
            yield file.name, found[0]


def test_every_setting_that_is_named_exists() -> None:
    known = _known_commands()
    named = [*_named_settings()]
    assert len(named) > 100
    unknown = {name for _, name in named if not any(one.startswith(name) for one in known)}
    read_otherwise = {name for name in unknown if isinstance(next(_answers(f"{name}\n", MOVES)), Understood)}
    assert [(file, name) for file, name in named if name in unknown - read_otherwise] == []


@pytest.mark.parametrize(
    "line", ["PRESS TO R FAKE BROADCAST", "PRESS TO R FAKE TO EI", "PRESS TO F IF MOVED A PAR - BUR"]
)
def test_headings_of_messages_begin_a_message(line: str) -> None:
    assert line in TEMPLATES.help_page("talking")
    (answer,) = _answers(f"{line}\nShall we move?\nENDPRESS\n", MOVES)
    assert isinstance(answer, Understood)
    assert isinstance(answer.command, Press)


def test_examples_of_illegal_orders_are_orders() -> None:
    page = TEMPLATES.help_page("illegal")
    lines = _indented(page, 35)
    position = Position(_units("FRANCE", "A PAR", "F EDI"))
    context = replace(MOVES, position=position, reading=Reading.ILLEGAL)
    answers = [answer for line in lines for answer in _answers(line, context)]
    assert len(answers) == len(lines) == 5
    assert [answer for answer in answers if isinstance(answer, Problem)] == []


def test_passwords_of_examples_may_be_chosen() -> None:
    """None is a word of the judge's own emails, which is refused as a password."""
    answers = [one for entry in COMMANDS.values() for one in _answers(f"{entry.example}\n", MOVES)]
    commands = [one.command for one in answers if isinstance(one, Understood)]
    chosen = {str(getattr(one, "password", "") or getattr(one, "word", "")) for one in commands} - {""}
    assert chosen == {"tulips", "sesame", "lilies", "newword"}
    assert [word for word in chosen if len(word) < SHORTEST or word in ordinary_words()] == []
