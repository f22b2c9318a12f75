"""Illegal Gunboat: what is taken, what is refused, and what the report prints (seed 000)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from judge.game import machine
from judge.game.commands.master import Process, SetSetting
from judge.game.commands.member import Audience, Broadcast, GiveOrders, Press
from judge.game.events import Event, PhaseJudged, PhaseOpened
from judge.game.proxies import ordered_province
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Role
from judge.game.settings import PressMode, Reading
from judge.game.state import Game
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.notices.notice import Addressee
from judge.notices.phases import LateNotice, Results
from judge.render.maps.phase_map import map_view
from judge.rules.orders import Move
from judge.rules.outcome import Verdict
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import PRESETS
from judge.rules.units import Power
from judge.variants.load import load
from tests.messages import says, worded
from tests.rows import each_row
from tests.unit.game.seven_players import MASTER, NMR, NOON, at, player
from tests.unit.render.seven_players import COMPOSER, NOW, reader

DATA = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "variants" / "illegal_lines.toml").read_text(encoding="utf-8")
)
SETTINGS = replace(NMR, gunboat=True, press=PressMode.NONE, reading=Reading.ILLEGAL, summer=True)
TELLING = ("NSU", "NSO", "llegal.", "void", "NMR", "No Order", "cut", "WHY", "civil disorder")


def _game(code: str, units: Mapping[Power, list[str]], *, summer: bool = True) -> Game:
    settings = replace(SETTINGS, summer=summer)
    game = at(code, {power: ", ".join(texts) for power, texts in units.items()}, None, settings)
    return replace(game, rulebook=PRESETS["illegal_gunboat"])


def _answer(game: Game, power: Power, text: str) -> Any:
    context = Context(
        NOON,
        "UTC",
        game.variant,
        power,
        game.phase,
        game.position,
        Reading.ILLEGAL,
        settings=game.settings,
    )
    (found,) = read(Statement(1, text), context)
    return found


def _said(game: Game, power: Power, lines: list[str]) -> Game:
    """The game after a power's mail; lines that are refused are not given."""
    for text in lines:
        found = _answer(game, power, text)
        if not isinstance(found, UnderstoodOrder):
            continue
        place = ordered_province(found.order)
        assert place is not None
        orders = () if found.spoken else (found.order,)
        command = GiveOrders(power, orders, lines=((place, found.printed),))
        game, events = machine.apply(game, player(power), command, NOON)
        assert not any(isinstance(event, Refused) for event in events)
    return game


def _judged(game: Game) -> tuple[Game, tuple[Event, ...]]:
    return machine.apply(game, MASTER, Process(None), NOON)


def _report(game: Game, events: tuple[Event, ...], to: Addressee) -> str:
    snapshot = next(one.snapshot for one in events if isinstance(one, PhaseJudged))
    opened = next((one for one in events if isinstance(one, PhaseOpened)), None)
    notice = Results(game, snapshot, opened=opened)
    return COMPOSER.compose(notice, to, NOW).body


LINES = DATA["line"]
PHASES = DATA["phase"]


@each_row("case", LINES)
def test_a_line_is_taken_by_its_form(case: dict[str, Any]) -> None:
    variant = load("illegal_gunboat")
    first = {facts.code: [str(u) for u in variant.position.of(facts.code)] for facts in variant.powers}
    game = _game("S1901M", case.get("units", first))
    found = _answer(game, case["power"], case["text"])
    if case["take"] == "accept":
        assert isinstance(found, UnderstoodOrder), found
        assert found.printed == case.get("printed", case["text"])
        assert found.acts == case.get("acts", found.acts)
    else:
        assert isinstance(found, Problem), found
        assert str(found.kind) == case["take"]
        assert found.message
        assert "hint" not in case or worded(found.hint) == case["hint"]


@each_row("case", PHASES)
def test_the_report_prints_lines_as_written_and_tells_nothing_else(case: dict[str, Any]) -> None:
    game = _game(case.get("phase", "S1901M"), case["units"])
    for power, lines in case["lines"].items():
        game = _said(game, power, lines)
    judged, events = _judged(game)
    text = _report(judged, events, reader("TURKEY"))
    body = text.partition("results for")[2].partition("The next phase")[0]
    lines = [line for line in body.splitlines() if line.startswith(tuple(_names(game)))]
    assert sorted(lines) == sorted(case["report"])
    for words in TELLING:
        assert words not in text.partition("WHAT TO DO NEXT")[0]
    assert "WHY" not in text
    for line in case.get("retreats", ()):
        assert line in body
    for power, units in case["after"].items():
        assert sorted(str(unit) for unit in judged.position.of(power)) == sorted(units)


def _names(game: Game) -> list[str]:
    return [f"{facts.name}: " for facts in game.variant.powers]


def test_summer_is_held_though_nobody_retreats_and_ends_at_its_deadline() -> None:
    game, _ = _judged(_game("S1901M", {"ENGLAND": ["A LVP"], "FRANCE": ["A PAR"]}))
    assert str(game.phase) == "S1901R"
    assert game.clock is not None
    assert machine.next_due(game) == game.clock.deadline
    game = _said(game, "ENGLAND", ["A(Lpl)-Yor"])
    assert game.clock is not None
    later, _ = machine.expire(game, game.clock.deadline)
    assert str(later.phase) == "F1901M"
    assert [str(unit) for unit in later.position.of("ENGLAND")] == ["A LVP"]


def test_without_the_option_there_is_no_summer() -> None:
    """IL.25: then only retreats may be ordered there."""
    game, _ = _judged(_game("S1901M", {"ENGLAND": ["A LVP"]}, summer=False))
    assert str(game.phase) == "F1901M"
    found = _answer(_game("S1901R", {"ENGLAND": ["A LVP"]}, summer=False), "ENGLAND", "A(Lpl)-Yor")
    assert isinstance(found, Problem)


def test_there_is_no_press_but_the_master_s() -> None:
    game = _game("S1901M", {"ENGLAND": ["A LVP"], "FRANCE": ["A PAR"]})
    letter = Press("hello", Audience.SOME, ("MASTER",))
    _, events = machine.apply(game, player("ENGLAND"), letter, NOON)
    assert events == (Refused(Refusal.NO_PRESS_AT_ALL),)
    _, events = machine.apply(game, player("ENGLAND"), Broadcast("hello", None), NOON)
    assert events == (Refused(Refusal.NO_PRESS_AT_ALL),)
    _, events = machine.apply(game, MASTER, Broadcast("hello", None), NOON)
    assert not any(isinstance(event, Refused) for event in events)


def test_a_running_game_becomes_no_other() -> None:
    game = _game("S1901M", {"ENGLAND": ["A LVP"]})
    _, events = machine.apply(game, MASTER, SetSetting("reading", Reading.LENIENT), NOON)
    assert events == (Refused(Refusal.ONLY_WHILE_FORMING, "reading"),)


def test_nobody_is_named_who_is_late() -> None:
    game = _game("S1901M", {"ENGLAND": ["A LVP"], "FRANCE": ["A PAR"]})
    notice = LateNotice(game, ("ENGLAND",))
    to = reader("FRANCE")
    mail = COMPOSER.compose(notice, to, NOW)
    assert "England" not in mail.body
    assert "England" not in mail.subject
    own = reader("ENGLAND")
    assert says(COMPOSER.compose(notice, own, NOW).body, "email-late-notice.yours", waits="secret")
    assert own.role is Role.PLAYER


@each_row("case", PHASES)
def test_the_map_tells_no_more_of_lines_than_the_report(case: dict[str, Any]) -> None:
    game = _game(case.get("phase", "S1901M"), case["units"])
    for power, lines in case["lines"].items():
        game = _said(game, power, lines)
    judged, events = _judged(game)
    snapshot = next(one.snapshot for one in events if isinstance(one, PhaseJudged))
    if snapshot.phase.kind is not PhaseKind.MOVEMENT:
        return
    results = map_view(judged, snapshot).results
    assert all(one.given for one in results)
    assert {one.verdict for one in results if isinstance(one.order, Move)} <= {Verdict.OK, Verdict.BOUNCE}
    assert {one.verdict for one in results if not isinstance(one.order, Move)} <= {Verdict.OK}


def test_the_phases_hold_lines_that_came_to_nothing() -> None:
    """Else the map would have nothing to keep."""
    ended = set()
    for case in PHASES:
        game = _game(case.get("phase", "S1901M"), case["units"])
        for power, lines in case["lines"].items():
            game = _said(game, power, lines)
        _, events = _judged(game)
        outcome = next(one.snapshot.outcome for one in events if isinstance(one, PhaseJudged))
        ended |= {result.verdict for result in outcome.results}
    assert ended & {Verdict.VOID, Verdict.CUT, Verdict.ILLEGAL}
