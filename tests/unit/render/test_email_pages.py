"""The pages of emails: as they are on file, their words, and answers that quote them.

`UPDATE_SNAPSHOTS=1 pytest tests/unit/render` writes the files anew; look at them in a browser.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from html import unescape
from pathlib import Path

import pytest

from judge.game.order_style import MapForm
from judge.game.state import Game, Seat
from judge.language.text.copied_lines import Answered
from judge.language.text.own_lines import own_lines
from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWriter, page_written
from judge.notices.phases import Reminder
from judge.records import EmailText, Thread
from judge.render.composer import MailComposer
from judge.render.lines.results import mark_in_words
from judge.render.power_signs import power_signs
from judge.render.text.messages import say
from judge.rules.orders import Move
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load
from tests.drawn_files import on_file
from tests.messages import place, says
from tests.quoting import PROGRAMS, answer
from tests.rows import each_row
from tests.services import PAGE_TOKENS
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import JUDGE_INFO, at, judged, reader, running, with_orders

FOLDER = Path(__file__).parent / "pages"
PAGES = (
    "results-spring",
    "results-fall",
    "results-retreats",
    "results-with-everything",
    "reminder",
    "game-starting",
    "press",
    "gunboat-press",
    "proposal",
    "reply-complete-and-waiting",
)
COMPOSER = MailComposer(replace(JUDGE_INFO, map=MapForm.PNG))
LINKING = MailComposer(
    replace(JUDGE_INFO, map=MapForm.PNG, site="https://judge.example/games"), page_tokens=PAGE_TOKENS
)
"""Of a judge whose emails lead to order pages."""
QUOTED = (
    *PAGES,
    *("reply-with-a-refused-line", "reply-late-retreat", "reply-with-a-proxy"),
    *("reply-with-a-wrong-heading", "mail-held"),
)
"""Emails whose pages are quoted in answers: those on file, and receipts with and without buttons."""
READER = MessageReader(frozenset({"judge@judge.example"}), ())
WRITER = MessageWriter("judge@judge.example", "The Judge", "TEST", lambda: b"salt")
NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
MOST_BYTES = 20_000
INLAND = ("VIE", "BUD", "BOH", "GAL", "TYR", "MUN", "SIL", "WAR", "UKR", "MOS")
WORD = re.compile(r"[\w'/+@.-]*\w")
"""What two forms of a text have in common: their words, whatever stands around them."""
ON_PAGE = re.compile(r'<b class="w"[^>]*>&#10005; (.*?)</b>')
IN_TEXT = re.compile(r"\(\*([a-z ,\n]*)\*\)")
"""The marks of orders, as a page and as a text has them."""


def composed(name: str) -> EmailText:
    sample = SAMPLES[name]
    return COMPOSER.compose(sample.notice, sample.to, sample.now)


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text.replace("->", " "))}


def shown(html: str) -> str:
    """The words of a page in its body, but for the letters of signs and the words on buttons."""
    body = html.partition("<body")[2].partition(">")[2]
    without_signs = re.sub(r'<span [^>]*>\w\w</span>|<a [^>]*href="mailto:[^>]*>.*?</a>', " ", body)
    return unescape(re.sub("<!--.*?-->|<[^>]*>", " ", without_signs, flags=re.DOTALL))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_as_on_file(name: str) -> None:
    html = composed(name).html
    assert html == on_file(FOLDER / f"{name}.html", html)


def test_no_page_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(PAGES)


@each_row("name", SAMPLES)
def test_a_page_has_the_words_of_its_text(name: str) -> None:
    mail = composed(name)
    if not mail.html:
        assert SAMPLES[name].to is None, "nobody knows what a stranger's program shows"
        return
    strip = re.search(r"<h1.*?</td>", mail.html, re.DOTALL)
    assert strip is not None
    text = "\n".join(line for line in mail.body.split("\n") if not line.startswith("::"))
    html = mail.html.replace(strip[0], "")
    if marks := ON_PAGE.findall(html):
        read = [" ".join(one.split()).split(", ") for one in IN_TEXT.findall(text)]
        assert marks == [", ".join(map(mark_in_words, one)) for one in read], "what programs read, in words"
        html, text = ON_PAGE.sub(" ", html), IN_TEXT.sub(" ", text)
    assert words(shown(html)) == words(text)


@pytest.mark.parametrize("name", [one for one in PAGES if one.startswith("results")])
def test_results_are_short(name: str) -> None:
    assert len(composed(name).html.encode()) < MOST_BYTES


@pytest.mark.parametrize("composer", [COMPOSER, LINKING], ids=["without pages", "with pages"])
def test_results_of_a_large_board_are_short(composer: MailComposer) -> None:
    _, results = judged(_opening_of("modern"))
    first = replace(reader("AUSTRIA"), power="BRITAIN")
    html = composer.compose(results, first, NOON).html
    assert html.count('class="l"') == 38, "a line for each unit"
    assert len(html.encode()) < MOST_BYTES


def _opening_of(name: str) -> Game:
    """A game of that board whose units all move in its first phase."""
    variant = load(name)
    seats = (Seat(facts.code, n, "hash") for n, facts in enumerate(variant.powers, 1))
    moves = {
        facts.code: tuple(
            Move(unit.kind, unit.at, variant.board.reach(unit.kind, unit.at)[0])
            for unit in variant.position.of(facts.code)
        )
        for facts in variant.powers
    }
    return replace(
        at(running(), variant.start, variant.position, 1),
        variant=variant,
        seats=tuple(seats),
        orders=moves,
    )


@pytest.mark.parametrize("name", ["standby-seated", "players-swapped", "end-taken-back"])
def test_who_has_a_power_anew_is_asked_with_buttons(name: str) -> None:
    assert "HOLD%20ALL" in composed(name).html


@each_row("name", SAMPLES)
def test_no_row_of_a_page_is_empty(name: str) -> None:
    assert re.findall(r"<tr><td[^>]*>\s*</td></tr>", composed(name).html) == []


def test_with_more_choices_than_buttons_the_page_says_above_the_map_how_to_write_orders() -> None:
    units = tuple(Unit("AUSTRIA", Kind.ARMY, place) for place in INLAND)
    game = at(running(), Phase.parse("F1901M"), Position(units, {"VIE": "AUSTRIA", "PAR": "FRANCE"}), 2)
    _, results = judged(game)
    html = COMPOSER.compose(results, SAMPLES["results-spring"].to, NOON).html
    assert "REMOVE A Bohemia" in html.partition("<!--map")[0]
    assert "REMOVE A Bohemia" not in html.partition("<!--map")[2]
    assert re.findall(r'<a class="b"[^>]*>(.*?)</a>', html) == [say("button-wait", waits="no")]


def test_the_reader_s_own_part_is_in_one_piece_where_nothing_is_to_be_done() -> None:
    """It is parted for the sake of the buttons alone."""
    units = tuple(Unit("AUSTRIA", Kind.ARMY, place) for place in INLAND)
    here = Position((*units, Unit("RUSSIA", Kind.ARMY, "RUM")), {"VIE": "AUSTRIA", "MOS": "RUSSIA"})
    game = with_orders(
        at(running(), Phase.parse("S1902M"), here, 2), austria="A GAL - RUM, A UKR S A GAL - RUM"
    )
    _, results = judged(game)
    html = COMPOSER.compose(results, SAMPLES["results-spring"].to, NOON).html
    assert re.findall(r'<a class="b" href="mailto', html) == []
    assert html.count('class="y"') == 1
    assert "A Moscow had no order and held" in html.partition(say("email-results.next"))[0]


@each_row("name", SAMPLES)
def test_a_page_has_nothing_that_mail_programs_mind(name: str) -> None:
    html = composed(name).html
    if not html:
        return
    assert not re.search(r"<(?:script|form|link|iframe|object|svg|input)\b|@import|url\(|display:none", html)
    assert not re.search(r"display:(?:flex|grid)", html)
    assert re.findall(r"""(?:src|background)=["']""", html) == []
    assert max(map(int, re.findall(r"max-width:(\d+)px", html))) <= 600  # pixels
    for goal, label in re.findall(r'<a [^>]*href="([^"]*)"[^>]*>(.*?)</a>', html):
        assert label == goal or goal.startswith("mailto:")


@pytest.mark.parametrize("name", ["paused", "paused-itself", "paused-until"])
def test_a_game_that_has_no_deadline_has_none_above_its_email(name: str) -> None:
    head = composed(name).html.partition("</td>")[0]
    assert not says(shown(head), "email-page-deadline")
    assert says(shown(composed("reminder").html.partition("</td>")[0]), "email-page-deadline")


def test_what_concerns_the_reader_has_the_colour_of_their_power() -> None:
    game = running()
    colours = {
        power: COMPOSER.compose(Reminder(game, power), reader(power), NOON).html
        for power in ("AUSTRIA", "TURKEY")
    }
    for power, html in colours.items():
        assert f"border-left:5px solid {power_signs(game.variant)[power].ground}" in html
    assert len(set(colours.values())) == len(colours)


def test_orders_in_force_stand_above_the_lines_unless_one_is_to_be_mended() -> None:
    for name, above in (("reply-complete-and-waiting", True), ("reply-with-a-refused-line", False)):
        page = shown(composed(name).html)
        assert (place(page, "Movement orders") < place(page, "SIGN ON")) is above, name


def test_what_people_typed_is_no_html() -> None:
    assert "<b>" not in shown(composed("press").html)


@each_row("program", PROGRAMS)
@each_row("name", QUOTED)
def test_an_answer_that_quotes_a_page_says_what_was_typed_and_no_more(name: str, program: str) -> None:
    sample = SAMPLES[name]
    mail = LINKING.compose(sample.notice, sample.to, sample.now)
    written = WRITER.write(mail, "key", "anna@home.example", Thread(), NOON, reply=False).raw
    answered = Answered((mail.body, page_written(written)))
    quoted = PROGRAMS[program](mail.html)
    for typed in ("A Vie - Gal\nA Bud - Ser", "Thanks!"):
        for in_text in (True, False):
            letter = READER.read(answer(typed, quoted, in_text=in_text))
            own, _ = own_lines(letter.text, "", answered)
            said = [line.text.strip() for line in own if any(map(str.isalnum, line.text)) and not line.copied]
            assert said == typed.split("\n"), (typed, in_text)
