"""A game year by email: seven players and their GM, each in a language of their own, and what all are told.

The orders are typed as the judge prints them in that language, and sent as answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from judge.game.order_style import Style
from judge.game.state import Game
from judge.language.language_names import own_name
from judge.language.orders.writing import written_words
from judge.paths import locales
from judge.render.lines.orders import OrderFormatter
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language
from judge.rules import notation
from judge.rules.variant import Variant
from judge.variants.load import load
from tests.architecture.test_templates import READ_BY_PROGRAMS
from tests.messages import texts
from tests.orders_by_power import orders_by_power
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words
from tests.scenarios.unsaid import NO_WORDS, PROGRAM, typed_keywords

GINA, PORTUGUESE = "gina@gm.example", "pt"
LANGUAGES = {"A": "de", "E": "nl", "F": "fr", "G": "pl", "I": "it", "R": "sv", "T": "es"}
SPRING = orders_by_power(
    """
    A: A BUD H, A VIE H, F TRI H
    E: A LVP - YOR, F EDI - NWG, F LON - NTH
    F: A MAR - SPA, A PAR - BUR, F BRE - MAO
    G: A BER - KIE, A MUN - RUH, F KIE - DEN
    I: A VEN - TYR, A ROM - VEN, F NAP - ION
    R: A MOS - UKR, A WAR H, F SEV H, F STP/SC - BOT
    T: A CON - BUL, A SMY - CON, F ANK H
    """
)
FALL = orders_by_power(
    """
    A: A BUD H, A VIE - BOH, F TRI H
    E: A YOR - NWY, F NWG - BAR, F NTH C A YOR - NWY
    F: A SPA - POR, A BUR - BEL, F MAO - SPA/SC
    G: A KIE - HOL, A RUH - BEL, F DEN - SWE
    I: A VEN - TRI, A TYR S A VEN - TRI, F ION - TUN
    R: A UKR S F SEV - RUM, A WAR - GAL, F SEV - RUM, F BOT - SWE
    T: A BUL H, A CON H, F ANK - BLA
    """
)
RETREATS = {"A": ("F TRI R ALB",)}
WINTER = orders_by_power(
    """
    A: A BOH D
    E: F LON B
    F: A PAR B, WAIVE
    G: A MUN B, F BER B
    I: A ROM B, F NAP B
    R: F STP/NC B
    T: F SMY B
    """
)
MISTAKES = ("A Xyz - Abc", "Hmpf", "A {place} - {place}", "SET WIAT", "PRESS", "WHY", "PAUSE", "HELP XYZ")
"""Lines with which everybody learns what is wrong."""
SNAPSHOTS = Path(__file__).parents[1] / "unit" / "render" / "snapshots"


@dataclass
class Year:
    """The year as it is played: who reads which language, and what was typed."""

    judge: StoryJudge
    start: int = 0
    typed: set[str] = field(default_factory=lambda: {"anna", "schmidt"})
    """Words that are somebody's: a name that stands beside a power's state, and all that was typed."""
    changed: list[str] = field(default_factory=list)
    """Printed orders that were read otherwise when they came back."""

    @property
    def game(self) -> Game:
        with self.judge.services.store.begin() as work:
            game = work.games.get("alpha")
        assert game is not None
        return game

    def address(self, letter: str) -> str:
        return self.judge.leaders[letter][0]

    def write(self, address: str, *lines: str) -> None:
        """Answer the last email, from an address that is vouched for."""
        self.typed.update(_WORD.findall(" ".join(lines).lower()))
        last = self.judge.last(address)
        text = "\n".join(lines) + "\n"
        self.judge.deliver(address, f"Re: {last['Subject']}", text, "pass", str(last["Message-ID"]))

    def order(self, letter: str, orders: tuple[str, ...]) -> None:
        """Send orders in the language of their player, and what the judge prints of them once more."""
        phase = self.game.phase
        self.write(self.address(letter), *self.in_words(letter, orders))
        given = self.given(letter)
        if self.game.phase != phase or not given:
            return
        power = self.variant(letter).power(_powers()[letter]).name
        printed = [line for line in self.told(letter).splitlines() if line.startswith(f"{power}:")]
        self.write(self.address(letter), *(line.removeprefix(f"{power}:").strip() for line in printed))
        if self.given(letter) != given:
            self.changed.append(f"{letter}: {printed}")

    def in_words(self, letter: str, orders: tuple[str, ...]) -> Iterator[str]:
        game, style = self.game, Style(language=LANGUAGES[letter])
        assert game.phase is not None
        formatter = OrderFormatter(self.variant(letter), game.phase.kind, game.position, style)
        for text in orders:
            order = notation.read(game.variant.board, text)
            assert order is not None, text
            yield formatter.written(order)

    def variant(self, letter: str) -> Variant:
        with in_language(LANGUAGES[letter]):
            return with_local_names(self.game.variant)

    def given(self, letter: str) -> frozenset[str]:
        orders = self.game.orders.get(_powers()[letter], ())
        return frozenset(map(str, orders))

    def told(self, letter: str) -> str:
        return words(self.judge.last(self.address(letter)))

    def judged(self, phase: str) -> None:
        """All orders are in: soon the phase is judged, and this is the next."""
        self.wait_until(self.judge.now + timedelta(hours=1))
        assert self.game.phase is not None
        assert self.game.phase.mail_code == phase

    def wait_until(self, moment: datetime) -> None:
        self.judge.now = moment
        self.judge.tick(None)


@cache
def _powers() -> Mapping[str, str]:
    return {facts.letter: facts.code for facts in load("standard").powers}


@pytest.fixture(scope="module")
def year() -> Year:
    """The year, played once."""
    found = Year(in_memory("opening"))
    judge = found.judge
    judge.deliver(
        GINA, "x", f"SIGN ON M alpha gmword\nSET LANGUAGE {own_name(PORTUGUESE)}\nSET EVIDENCE EITHER\n"
    )
    for letter, language in LANGUAGES.items():
        text = f"SIGN ON {letter} alpha sword{letter}\nSET LANGUAGE {own_name(language)}\n"
        judge.deliver(found.address(letter), "x", text)
    found.start = len(judge.sent)
    _spring(found)
    for letter, orders in FALL.items():
        found.order(letter, orders)
    found.judged("F1901R")
    found.order("A", RETREATS["A"])
    found.judged("F1901B")
    found.write(found.address("I"), "SET DRAW", "STATUS")
    for letter, orders in WINTER.items():
        found.order(letter, orders)
    found.judged("S1902M")
    return found


def _spring(year: Year) -> None:
    for letter in LANGUAGES:
        place = next(iter(year.variant(letter).board.provinces))
        year.write(year.address(letter), *(line.format(place=place) for line in MISTAKES))
        year.write(year.address(letter), "AWAY 20 Jan TO 25 Jan", "LIST", "HELP")
    year.write(GINA, "SET MOVES NEXT 48", "LIST", "SET DEADLINE 31 Feb")
    year.write(year.address("F"), "PRESS TO AM", "Bonjour", "ENDPRESS", "BROADCAST", "Salut", "ENDBROADCAST")
    year.write(year.address("G"), "PRESS TO ALL BUT T", "Cześć", "ENDPRESS")
    for letter, orders in SPRING.items():
        if letter != "T":
            year.order(letter, orders)
    year.wait_until(datetime(2026, 1, 7, 12, 0, tzinfo=UTC))
    year.wait_until(datetime(2026, 1, 7, 23, 40, tzinfo=UTC))
    year.wait_until(datetime(2026, 1, 8, 2, 0, tzinfo=UTC))
    year.order("T", SPRING["T"])
    year.judged("F1901M")


def test_printed_orders_are_read_as_they_were_meant(year: Year) -> None:
    assert year.changed == []
    assert {unit.split()[-1] for unit in map(str, year.game.position.units)} >= {"ALB", "NWY", "RUM", "MUN"}


def test_no_english_sentence_is_told(year: Year) -> None:
    found: dict[str, set[str]] = {}
    for language, line in _lines(year):
        if english := _english(line, language, year.typed):
            found.setdefault(english, set()).add(f"{language}: {line}")
    assert found == {}


def test_no_line_is_longer_than_english_ones(year: Year) -> None:
    longest = max(
        len(line) for file in SNAPSHOTS.glob("*.txt") for line in file.read_text("utf-8").splitlines()
    )
    assert [(language, line) for language, line in _lines(year) if len(line) > longest] == []


def test_no_line_has_a_value_that_is_not_said(year: Year) -> None:
    wrong = re.compile(r"[{}]|\bNone\b|\?\?\?")
    assert [line for _, line in _lines(year) if wrong.search(line)] == []


def _lines(year: Year) -> Iterator[tuple[str, str]]:
    readers = {year.address(letter): language for letter, language in LANGUAGES.items()} | {GINA: PORTUGUESE}
    for mail in year.judge.sent[year.start :]:
        for line in words(mail).splitlines():
            yield readers[str(mail["To"])], line


_WORD = re.compile(r"[^\W\d_]+")


def _english(line: str, language: str, typed: set[str]) -> str:
    """Two words of English in a row, which the language has not itself and nobody typed; "" for none."""
    text = line.strip()
    if PROGRAM.match(text) or text.startswith("|") or any(part in text for part in READ_BY_PROGRAMS):
        return ""
    text = typed_keywords().sub("", text)
    found = [word.lower() for word in _WORD.findall(NO_WORDS.sub(" ", text)) if not word.isupper()]
    foreign = _words("en") - _words(language) - typed
    return next((" ".join(pair) for pair in pairwise(found) if foreign.issuperset(pair)), "")


@cache
def _words(language: str) -> frozenset[str]:
    """The words of a language: of its messages, of HELP, and of orders; its names in sentences too."""
    pages = (file.read_text("utf-8") for file in (locales() / language / "help").glob("*.md"))
    whole = " ".join((*texts(language=language), *pages, *_written(language)))
    return frozenset(word.lower() for word in _WORD.findall(whole))


def _written(language: str) -> Iterator[str]:
    """The words of printed orders, those in tables among them."""
    todo = [*written_words(language).values()]
    while todo:
        one = todo.pop()
        if isinstance(one, str):
            yield one
        else:
            todo += one.values()
