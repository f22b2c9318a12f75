from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.message import PlaceName, Value, message, paragraph
from judge.game.roles import Role
from judge.paths import locales
from judge.render.text import messages
from judge.render.text.messages import OF_EMAILS, Catalogue, has_message, said, say, texts_of_emails
from judge.render.text.reader_language import cached_by_language, in_language, language
from judge.render.text.times import when
from judge.rules.phases import Phase
from judge.rules.units import Kind
from judge.variants.load import load
from tests.messages import patterns, texts, variables
from tests.sampling import examples

POWERS = load("standard").powers
NORTH_SEA = PlaceName(load("standard").board, "NTH")
BREST = PlaceName(load("standard").board, "BRE")
ENGLISH = """\
plain = Nothing { "{" }here{ "}" }.
    .hint = Try { $what }.
number = line { $n }
grouped = { NUMBER($n, useGrouping: 1) } lines
counted = { $n ->
        [one] { $n } player has
       *[other] { $n } players have
    } joined.
names = { $names }
and = { LIST($names, type: "and") }
or = { LIST($names, type: "or") }
at = { $at }
clock = { TIME($at, style: "clock") }
stamp = { TIME($at, style: "date-and-second") }
cut = { CUT($text, max: 5) }
short = { ONE_LINE($text, max: 5) }
start = { CAPITALIZED($text) } is it.
in = a fleet in { $place }
name = { NAME($place) }
begin = { CAPITALIZED($place) } and { CAPITALIZED(LIST($places, type: "or")) }
few = { LIST($places, type: "or", max: 2, article: "no") }
which = { $kind ->
        [army] an army
       *[fleet] a fleet
    }
outer = Now { inner }
# A message in a message has the values of the outer one.
inner = { $n } and { -judge }
-judge = the judge
only-english = in English
"""
GERMAN = """\
plain = Nichts.
counted = { $n ->
        [one] { $n } Spieler ist
       *[other] { $n } Spieler sind
    } dabei.
and = { LIST($names, type: "and") }
of = ohne { LIST($names, type: "and", form: "accusative") }, { NAME($names, form: "genitive") }
grouped = { NUMBER($n, useGrouping: 1) } Zeilen
"""


AT = datetime(2026, 1, 7, 3, 5, 9, tzinfo=UTC)


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """An English catalogue in two files, and a German one that lacks some of it."""
    first, second = ENGLISH[: ENGLISH.index("outer =")], ENGLISH[ENGLISH.index("outer =") :]
    for name, text in (("en/a", first), ("en/b", second), ("de/a", GERMAN)):
        file = tmp_path / f"{name}.ftl"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return Catalogue(tmp_path)


def test_each_name_of_a_list_is_in_the_form_that_the_language_wants(catalogue: Catalogue) -> None:
    names = ("Türkei", "Italien")
    with in_language("de"):
        assert catalogue.say("of", {"names": names}) == "ohne die Türkei und Italien, der Türkei, von Italien"


@pytest.mark.parametrize(
    ("key", "values", "text"),
    [
        ("plain", {}, "Nothing {here}."),
        ("plain.hint", {"what": "this"}, "Try this."),
        ("number", {"n": 1901}, "line 1901"),
        ("grouped", {"n": 12345}, "12,345 lines"),
        ("counted", {"n": 1}, "1 player has joined."),
        ("counted", {"n": 0}, "0 players have joined."),
        ("counted", {"n": 1234}, "1234 players have joined."),
        ("names", {"names": ()}, ""),
        ("names", {"names": ("a", "b", "c")}, "a, b, c"),
        ("and", {"names": ("a",)}, "a"),
        ("and", {"names": (POWERS[0], Role.OBSERVER)}, "Austria and the observers"),
        ("and", {"names": ("a", "b", Role.MASTER)}, "a, b and the GM"),
        ("or", {"names": ("a", "b", "c")}, "a, b or c"),
        ("and", {"names": "everybody in the game"}, "everybody in the game"),
        ("clock", {"at": "…"}, "…"),
        ("at", {"at": AT}, "Wed 7 Jan 2026 03:05 UTC"),
        ("at", {"at": Phase.parse("F1901A")}, "F1901B"),
        ("clock", {"at": AT}, "03:05"),
        ("stamp", {"at": AT}, "2026-01-07 03:05:09"),
        ("cut", {"text": "abcdefgh"}, "abcde"),
        ("short", {"text": "ab\ncdefgh"}, "ab c…"),
        ("start", {"text": "that power"}, "That power is it."),
        ("in", {"place": NORTH_SEA}, "a fleet in the North Sea"),
        ("name", {"place": NORTH_SEA}, "North Sea"),
        (
            "begin",
            {"place": NORTH_SEA, "places": (NORTH_SEA, BREST)},
            "The North Sea and The North Sea or Brest",
        ),
        ("few", {"places": (NORTH_SEA, BREST)}, "North Sea or Brest"),
        ("few", {"places": (NORTH_SEA, BREST, BREST)}, "North Sea, Brest or Brest"),
        ("few", {"places": (NORTH_SEA, BREST, BREST, BREST)}, "North Sea, Brest and 2 more"),
        ("which", {"kind": Kind.ARMY}, "an army"),
        ("which", {"kind": Kind.FLEET}, "a fleet"),
        ("outer", {"n": 3}, "Now 3 and the judge"),
    ],
)
def test_a_message_has_its_values(
    catalogue: Catalogue, key: str, values: dict[str, Value], text: str
) -> None:
    assert catalogue.say(key, values) == text


def test_what_somebody_typed_is_only_data(catalogue: Catalogue) -> None:
    typed = "{ $n } { -judge }\n.hint = \u2068" + "x" * 5000
    assert catalogue.say("names", {"names": typed}) == typed


def test_a_message_that_is_nowhere_and_a_value_that_is_missing_are_mistakes(catalogue: Catalogue) -> None:
    for key in ("nothing", "nothing.hint", "number.hint"):
        assert not catalogue.has(key)
        with pytest.raises(KeyError):
            catalogue.say(key, {})
    with pytest.raises(FluentReferenceError):
        catalogue.say("number", {})


def test_a_message_is_said_in_the_readers_language_or_else_in_english(catalogue: Catalogue) -> None:
    with in_language("de"):
        assert catalogue.say("plain", {}) == "Nichts."
        assert catalogue.say("counted", {"n": 1}) == "1 Spieler ist dabei."
        assert catalogue.say("and", {"names": ("a", "b", "c")}) == "a, b und c"
        assert catalogue.say("grouped", {"n": 12345}) == "12.345 Zeilen"
        assert catalogue.say("only-english", {}) == "in English"
        with in_language("en"):
            assert catalogue.say("plain", {}) == "Nothing {here}."
        assert language() == "de"
    assert (language(), catalogue.say("plain", {})) == ("en", "Nothing {here}.")


@pytest.mark.parametrize(
    ("names", "style", "listed"),
    [
        (("Francia", "Italia"), "and", "Francia e Italia"),
        (("Austria", "Francia", "Inglaterra"), "and", "Austria, Francia e Inglaterra"),
        (("Italia", "Francia"), "and", "Italia y Francia"),
        (("Noruega", "Hierro"), "and", "Noruega y Hierro"),
        (("Viena", "Omsk"), "or", "Viena u Omsk"),
        (("Inglaterra",), "and", "Inglaterra"),
    ],
)
def test_the_word_before_the_last_name_of_a_list_follows_its_sound(
    names: tuple[str, ...], style: Literal["and", "or"], listed: str
) -> None:
    with in_language("es"):
        assert messages.listing(names, style) == listed
    assert messages.listing(("Francia", "Italia")) == "Francia and Italia"


def test_a_list_in_a_message_has_the_word_that_its_last_name_wants() -> None:
    with in_language("es"):
        assert say("did-you-mean-one-of", names=("Roma", "Oslo")) == "¿Querías decir Roma u Oslo?"


def test_a_kind_of_unit_has_the_article_of_the_language() -> None:
    values: dict[str, Value] = {"place": NORTH_SEA}
    with in_language("es"):
        assert say("unit-stands-in", kind=Kind.FLEET, **values) == "La flota está en el Mar del Norte."
        assert say("unit-stands-in", kind=Kind.ARMY, **values) == "El ejército está en el Mar del Norte."


def test_a_language_without_a_catalogue_is_said_in_english(catalogue: Catalogue) -> None:
    with in_language("fr"):
        assert catalogue.say("plain", {}) == "Nothing {here}."


def test_a_language_that_nobody_reads_is_not_kept_to_look_up_its_texts(tmp_path: Path) -> None:
    for name, text in (("en", "a = one { $n } two\nb = three"), ("de", "a = eins { $n } zwei\nb = drei")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.ftl").write_text(text, encoding="utf-8")
    catalogue = Catalogue(tmp_path)
    with in_language("en"):
        assert catalogue.say("b", {}) == "three"
    english = [("one ", " two"), ("three",)]
    assert [*catalogue.texts("a", "b")] == [("eins ", " zwei"), ("drei",), *english]
    for name in ("de", "en"):
        (tmp_path / name / "a.ftl").write_text("a = other", encoding="utf-8")
    assert [*catalogue.texts("a", "b")] == [("other",), *english], "English is read, and so is kept"


def test_what_is_kept_in_one_language_is_not_said_in_another() -> None:
    asked: list[str] = []

    @cached_by_language(maxsize=8)
    def worded(text: str) -> str:
        asked.append(text)
        return f"{language()} {text}"

    for name in ("en", "de", "en", "de"):
        with in_language(name):
            assert worded("a") == f"{name} a"
    assert asked == ["a", "a"]


def test_a_moment_is_kept_for_each_language() -> None:
    here = when(AT, AT, "UTC")
    assert when(AT, AT, "UTC") is here
    with in_language("de"):
        assert when(AT, AT, "UTC") is not here


def test_the_words_of_emails_are_those_of_their_messages_without_keys_and_values() -> None:
    written = re.findall(r"\w+", " ".join(texts_of_emails()))
    languages = sorted(one.name for one in locales().iterdir())
    theirs = [
        word
        for topic in OF_EMAILS
        for language in languages
        for text in texts(topic, language)
        for word in re.findall(r"\w+", text)
    ]
    assert sorted(written) == sorted(theirs)
    assert "mailbox" in theirs


def test_a_message_of_the_language_is_said_with_the_messages_in_it_and_without_what_it_hides() -> None:
    no_such = message("no-such-province", word="swordA")
    assert said(no_such) == 'No province is called "swordA".'
    assert said(paragraph(no_such, message("write-in-full"))).endswith(f" {say('write-in-full')}")
    assert said(replace(no_such, hidden=("sworda",))) == 'No province is called "***".'
    assert said("as it is") == said(paragraph("as it is", "")) == "as it is"


def test_the_word_at_fault_is_said_as_it_was_typed() -> None:
    wrong = message("no-such-province", word="xyz")
    assert wrong.with_typed("xyz", "Xyz") == message("no-such-province", word="Xyz")
    assert wrong.with_typed("abc", "Xyz") == wrong


def test_the_judges_own_catalogue_is_the_one_that_is_said() -> None:
    assert has_message("no-such-game.hint")
    assert not has_message("speaks-for-power.hint")
    assert say("speaks-for-power", power=POWERS[0], game="alpha") == "Signed on as Austria in alpha."


VALUES = st.one_of(
    st.text(max_size=8),
    st.sampled_from(["{ $n }", "%s", "100 %", "%(n)s", "one", "yes"]),
    st.integers(-12, 12_345),
    st.datetimes(timezones=st.just(UTC)),
    st.just(Phase.parse("F1901A")),
    st.sampled_from(POWERS),
    st.sampled_from([Role.MASTER, Role.OBSERVER]),
    st.lists(st.sampled_from(["a", POWERS[0], Role.MASTER]), max_size=3).map(tuple),
)


@cache
def whole_bundle() -> FluentBundle:
    """All English messages as Fluent says them, without a shorter way."""
    bundle = FluentBundle(["en-GB"], messages._FUNCTIONS, use_isolating=False)
    for file in sorted((locales() / "en").glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def by_fluent(key: str, values: Mapping[str, Value]) -> str | type[Exception]:
    name, _, attribute = key.partition(".")
    message = whole_bundle().get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = whole_bundle().format_pattern(
        pattern, {name: messages._shown(value) for name, value in values.items()}
    )
    return type(errors[0]) if errors else str(text)


@settings(max_examples=examples(1000), deadline=None)
@given(data=st.data(), key=st.sampled_from(sorted(patterns())))
def test_every_message_is_said_as_fluent_says_it(data: st.DataObject, key: str) -> None:
    values = data.draw(st.fixed_dictionaries({}, optional=dict.fromkeys(sorted(variables(key)), VALUES)))
    try:
        said: str | type[Exception] = say(key, **values)
    except Exception as error:  # noqa: BLE001  # a value of another kind than the message takes
        said = type(error)
    assert said == by_fluent(key, values)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("speaks-for-power", {"power": "Austria", "game": "alpha"}),
        ("joined", {"game": "alpha", "missing": 3}),
    ],
)
def test_a_message_of_texts_values_and_choices_takes_few_calls(key: str, values: dict[str, Value]) -> None:
    say(key, **values)
    calls = Counter[str]()
    sys.setprofile(lambda _frame, what, _argument: calls.update([what]))
    say(key, **values)
    sys.setprofile(None)
    assert calls["call"] + calls["c_call"] <= 12
