from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.game.commands import COMMANDS
from judge.paths import locales, templates
from judge.render.composer import Templates
from judge.render.documents import TextDocuments
from judge.render.help_pages import (
    INDEX,
    commands_named,
    page_files,
    settings_help,
    settings_named,
    similar_topics,
    topic_for,
    topics,
)
from judge.render.languages import languages
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from tests.unit.render.seven_players import JUDGE_INFO

TEMPLATES = Templates(JUDGE_INFO)


def test_the_first_page_fits_one_screen() -> None:
    lines = TEMPLATES.help_page(INDEX).splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 79


def test_every_page_fits_the_width_of_a_mail() -> None:
    for topic in topics():
        for line in TEMPLATES.help_page(topic).splitlines():
            assert len(line) <= 80, (topic, line)


def test_no_page_of_a_language_is_wider_than_those_in_english() -> None:
    widths = {
        language: max(_own_widths(locales() / language / "help"))
        for language in languages()
        if language != "en"
    }
    widest = max(_own_widths(locales() / "en" / "help"))
    assert {language: width for language, width in widths.items() if width > widest} == {}


def _own_widths(folder: Path) -> Iterator[int]:
    """How wide the lines are that say nothing by a value."""
    for file in folder.glob("*.md"):
        yield from (len(line) for line in file.read_text("utf-8").splitlines() if "{" not in line)


def test_every_topic_of_the_commands_has_a_page_that_shows_them() -> None:
    for entry in COMMANDS.values():
        page = TEMPLATES.help_page(entry.topic)
        for line in entry.usage:
            assert f"    {line}\n" in page


def test_every_setting_is_on_its_page() -> None:
    page = " ".join(TEMPLATES.help_page("settings").split())
    for row in settings_help():
        assert row.help in page
        assert " | ".join(row.usage) in page


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("", INDEX),
        ("orders", "orders"),
        ("ORDERS", "orders"),
        ("ord", "orders"),
        ("set wait", "playing"),
        ("press", "talking"),
        ("../secrets", ""),
        ("index", ""),
        ("xyzzy", ""),
    ],
)
def test_a_page_is_found_by_name_beginning_or_command(asked: str, topic: str) -> None:
    assert topic_for(asked, topics()) == topic


@pytest.mark.parametrize(
    ("asked", "keyword"),
    [("rulebook", "rulebook"), ("SET RULEBOOK", "rulebook"), ("summer", "summer"), ("rules", None)],
)
def test_a_word_that_is_no_page_shows_its_setting(asked: str, keyword: str | None) -> None:
    found = [one.keyword for one in settings_named(asked, topics())]
    assert found == ([keyword] if keyword else [])


@pytest.mark.parametrize(
    ("asked", "usage"),
    [
        ("adjust", ("ADJUST", "…", "END ADJUST")),
        ("ABSENCE", ("AWAY day [TO day]", "SET ABSENCE day [TO day]")),
        ("set wait", ("SET WAIT", "SET NOWAIT")),
        ("votes", None),
        ("wai", None),
        ("", None),
    ],
)
def test_a_word_that_is_no_page_shows_its_command(asked: str, usage: tuple[str, ...] | None) -> None:
    found = [one.usage for one in commands_named(asked, topics())]
    assert found == ([usage] if usage else [])


@pytest.mark.parametrize("topic", ["adjust", "rulebook", "summer", "absence", "proxy"])
def test_every_word_of_a_page_leads_to_a_page(topic: str) -> None:
    assert topic_for(topic, topics())


def test_every_page_that_a_text_names_exists() -> None:
    texts = [*locales().rglob("*.ftl"), *locales().rglob("*.md"), *templates().rglob("*.j2")]
    named = {word for file in texts for word in _PAGE.findall(file.read_text(encoding="utf-8"))}
    assert named
    assert {word for word in named if word.lower() not in topics()} == set()


_PAGE = re.compile(r"\bHELP ([A-Z]{3,})\b")


def test_a_misspelt_page_is_guessed() -> None:
    assert similar_topics("deadlins", topics()) == ("deadlines",)


DOCUMENTS = TextDocuments(TEMPLATES)


def test_the_documents_are_help_and_maps_and_nothing_else() -> None:
    assert set(DOCUMENTS.names()) == {*topics(), "help", "variants", "map", "map.NAME", "rules.NAME"}
    assert DOCUMENTS.text("../../etc/passwd") is None
    assert DOCUMENTS.text("index") is None


def test_every_file_can_be_got_whatever_the_case() -> None:
    for name in DOCUMENTS.names():
        assert DOCUMENTS.text(f" {name.upper().replace('NAME', 'Standard')} ")


def test_every_board_has_its_map_by_any_of_its_names() -> None:
    text = DOCUMENTS.text("map.Ancient_Mediterranean")
    assert text == DOCUMENTS.text("map.ancient_med")
    assert text is not None
    assert text.startswith("The Ancient Mediterranean map: 79 provinces, 34 supply centres.")
    assert DOCUMENTS.text("map.../../etc") is None


def test_the_list_of_boards_names_those_that_can_be_played() -> None:
    text = DOCUMENTS.text("variants")
    assert text is not None
    assert "\nancient_med" in text
    assert "\nmachiavelli " not in text


def test_names_of_other_judges_files_lead_to_ours() -> None:
    assert DOCUMENTS.text("SYNTAX") == DOCUMENTS.text("orders")
    assert "syntax" not in DOCUMENTS.names()


def test_the_map_tells_names_and_neighbours() -> None:
    text = DOCUMENTS.text("map")
    assert text is not None
    assert "Albania (Alb): coast\n    A: Gre Ser Tri\n    F: Adr Gre Ion Tri\n" in text
    assert "    F sc: Bot Fin Lvn\n" in text


def test_a_page_that_a_language_lacks_is_shown_in_english() -> None:
    english = TEMPLATES.help_page("orders")
    with in_language("xx"):
        assert page_files("orders") == ("xx/help/orders.md", "en/help/orders.md")
        assert TEMPLATES.help_page("orders") == english
        assert topic_for("convoy", topics()) == "orders"


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("letters", "talking"),
        ("messages", "talking"),
        ("gunboat", "settings"),
        ("holiday", "deadlines"),
        ("tournament", "series"),
        ("SET WAIT", "playing"),
        ("colonial", "variants"),
    ],
)
def test_a_page_is_found_by_a_word_of_it(asked: str, topic: str) -> None:
    assert topic_for(asked, topics()) == topic


def test_maps_and_rules_name_places_and_powers_in_the_language_of_the_reader() -> None:
    with in_language("de"):
        listed, rules = DOCUMENTS.text("map.standard"), DOCUMENTS.text("rules.1900")
        notes = say("board-notes")
    assert listed is not None
    assert "\nAdria (Adr, adriatic): " in listed
    assert rules is not None
    assert "Flotte Egypt - Mittelatlantik: " in rules
    assert "Russia" not in rules.partition(notes)[0]


def test_usages_say_the_words_that_stand_for_values_in_the_language_of_the_reader() -> None:
    with in_language("de"):
        (setting,), commands = settings_named("vote clock", topics()), commands_named("swap", topics())
    assert (setting.usage, [one.usage for one in commands]) == (
        ("VOTE CLOCK stunden",),
        [("SWAP macht macht",)],
    )
