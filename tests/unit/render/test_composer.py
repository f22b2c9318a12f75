from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import UndefinedError
from jinja2.exceptions import SecurityError

from judge.game.order_style import MapForm, Style
from judge.game.roles import Actor, Role
from judge.notices.game import GameStarting, PlayerJoined, SeatChanged, SettingsChanged
from judge.notices.notice import Addressee, Notice
from judge.notices.phases import PendingOrders
from judge.notices.press import Press
from judge.notices.replies import LineReport, Page, PageKind, Reply, Treatment
from judge.notices.restricted import Known, people_in, person_in, sender_in
from judge.notices.security import AddressAsked, AddressChanged, CopyOfRecord, KeeperNote, lines_in
from judge.paths import templates
from judge.records import Person
from judge.render.compiled_templates import CompiledTemplates
from judge.render.composer import MailComposer, Templates
from judge.render.views import VIEWS
from judge.rules.phases import Phase
from tests.rows import each_row
from tests.unit.render.games import BUSY_RESULTS, PARTLY, SPRING_GAME
from tests.unit.render.kinds import KINDS
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import (
    GM,
    JUDGE_INFO,
    NOW,
    OBSERVER,
    PEOPLE,
    compose,
    forming,
    reader,
    running,
)

MAIL = templates() / "mail"
OF_THE_COMPOSER = {"letter.html.j2", "results_of_all.html.j2", "results_of_all.txt.j2"}
"""The parts that the composer itself asks for."""
NASTY = "{{7*7}}{% raw %}<b>\r\nBcc: all@example.test\r\n\r\n:: Judge: FAKE\u202e\x1b[31m${7*7}"


def _mails() -> set[str]:
    return {file.name.removesuffix(".txt.j2") for file in MAIL.glob("*.txt.j2")}


def test_a_notice_its_view_and_its_templates_share_their_name() -> None:
    assert set(KINDS) == set(VIEWS)
    assert {kind.template for kind in KINDS} == _mails()
    assert {file.name.removesuffix(".html.j2") for file in MAIL.glob("*.html.j2")} <= _mails()
    assert all(kind.template.replace("_", "") == kind.__name__.lower() for kind in KINDS)


@each_row("kind", KINDS)
def test_a_notice_and_its_view_share_their_file_s_name(kind: type[Notice]) -> None:
    assert kind.__module__.rpartition(".")[2] == VIEWS[kind].__module__.rpartition(".")[2]


@each_row("name", sorted(_mails()))
def test_a_mail_begins_with_its_subject(name: str) -> None:
    assert (MAIL / f"{name}.txt.j2").read_text(encoding="utf-8").startswith("{% set subject_line %}")


def test_every_kind_of_notice_has_a_sample() -> None:
    assert {type(sample.notice) for sample in SAMPLES.values()} == set(KINDS)


def test_every_part_is_used() -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in MAIL.rglob("*.j2"))
    pages = {f"page_{kind}.txt.j2" for kind in PageKind}
    for part in (MAIL / "_parts").iterdir():
        assert part.name in pages | OF_THE_COMPOSER or part.name in texts
    assert pages <= {part.name for part in (MAIL / "_parts").iterdir()}


@each_row("name", SAMPLES)
def test_no_line_of_ours_is_longer_than_a_mail_window(name: str) -> None:
    sample = SAMPLES[name]
    for line in compose(sample.notice, sample.to, sample.now).body.splitlines():
        assert len(line) <= 100, line
        assert line == line.rstrip()


def test_an_unknown_name_in_a_template_is_our_mistake() -> None:
    with pytest.raises(UndefinedError):
        Templates(JUDGE_INFO).mail("reply", {})


def test_templates_cannot_reach_into_python(tmp_path: Path) -> None:
    environment = Templates(JUDGE_INFO)._environment
    with pytest.raises(SecurityError):
        environment.from_string("{{ ''.__class__.__mro__ }}").render()
    assert tmp_path.is_dir()


def _nasty_notices() -> list[Notice]:
    game = replace(
        SPRING_GAME, settings=replace(SPRING_GAME.settings, comment=NASTY), observers=running().observers
    )
    people = {**PEOPLE, OBSERVER: Known(Person(OBSERVER, NASTY, "oscar@home.test", "UTC", NOW))}
    line = LineReport(1, NASTY, Treatment.REFUSED, NASTY, (NASTY,), 1, NASTY, NASTY)
    ignored = LineReport(2, NASTY, Treatment.IGNORED, NASTY)
    pages = (
        Page(PageKind.GAMES, "", (game,), {game.name: people}),
        Page(PageKind.GAME, "alpha", (game,), {game.name: people}, Role.PLAYER),
        Page(PageKind.HELP, NASTY),
        Page(PageKind.HELP, "../../../etc/passwd"),
    )
    return [
        Reply(NASTY, (line, ignored), pages, game, "AUSTRIA", Role.PLAYER),
        Reply(NASTY, (), unreadable=NASTY),
        CopyOfRecord(game, "AUSTRIA", sender_in(game, NASTY), lines_in(game, (line,), NASTY)),
        AddressAsked(game, NASTY, sender_in(game, NASTY), "token", NOW),
        AddressChanged(NASTY, NASTY),
        PlayerJoined(
            forming(1), person_in(forming(1), people[OBSERVER]), 1, 6, people_in(forming(1), people)
        ),
        GameStarting(game, people_in(game, people)),
        SeatChanged(game, "observing", person_in(game, people[OBSERVER])),
        SettingsChanged(game, (("comment", "", NASTY),)),
        Press(game, Actor(Role.PLAYER, 1, "AUSTRIA"), (), True, True, NASTY, game.phase),
        KeeperNote(NASTY, NASTY),
    ]


@each_row("notice", _nasty_notices())
@each_row("to", [GM, reader("AUSTRIA"), None])
def test_what_people_type_is_only_data(notice: Notice, to: Addressee | None) -> None:
    mail = compose(notice, to)
    assert "49" not in mail.body.replace("1949", "")
    assert "\n" not in mail.subject
    assert mail.subject.isprintable()
    for line in mail.body.splitlines():
        assert line.isprintable()
        assert not line.startswith((":: Judge: FAKE", "Bcc:"))


def test_the_same_arguments_give_the_same_text() -> None:
    sample = SAMPLES["results-with-everything"]
    assert compose(sample.notice, sample.to) == compose(sample.notice, sample.to)


def test_orders_ahead_of_one_line_are_told_once() -> None:
    lines, said = ("rest hold",) * 6, (("rest hold", "It stands."),) * 6
    notice = PendingOrders(PARTLY, "AUSTRIA", Phase.parse("S1901M"), lines, (), remarks=said)
    body = compose(notice, reader("AUSTRIA")).body
    assert body.count("rest hold") == body.count("It stands.") == 1


@pytest.mark.parametrize("first", ["de", "en"])
def test_examples_are_in_the_language_of_each_reader_whoever_is_the_first(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.render.composer._COMPILED", CompiledTemplates())
    composer = MailComposer(JUDGE_INFO)
    examples = {"de": "A Paris S A Marseille - Burgund", "en": "A Paris S A Marseilles - Burgundy"}
    for code in sorted(examples, key=lambda code: code != first):
        austria = reader("AUSTRIA")
        to = replace(austria, person=replace(austria.person, language=code))
        body = composer.compose(SAMPLES["game-starting"].notice, to, NOW).body
        assert [code for code, example in examples.items() if example in body] == [code]


def test_results_are_in_the_language_of_each_reader_who_reads_orders_in_english() -> None:
    composer, austria = MailComposer(replace(JUDGE_INFO, map=MapForm.LINK)), reader("AUSTRIA")
    together, style = replace(BUSY_RESULTS), Style(language="en")
    for code in ("de", "fr", "en", "de"):
        to = replace(austria, person=replace(austria.person, style=style, language=code))
        alone = MailComposer(composer.judge_info).compose(replace(BUSY_RESULTS), to, NOW)
        assert composer.compose(together, to, NOW) == alone
