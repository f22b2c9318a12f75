"""What a reader of a blind game is told: cases as data, and that no kind of mail tells of others."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from judge.game import machine
from judge.game.commands.master import Process
from judge.game.commands.member import GiveOrders
from judge.game.events import PhaseJudged, PhaseOpened
from judge.game.roles import Role
from judge.game.settings import Blind, Settings, SightModifier
from judge.game.sight import modifiers, position_seen, sight, sighted
from judge.game.state import Game, Snapshot, Status
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.notices.notice import Addressee, Notice
from judge.notices.phases import Results
from judge.notices.replies import Page, PageKind, Reply, SeatReport
from judge.render.maps.legend import strip
from judge.render.maps.phase_map import position_alternative, position_view
from judge.render.maps.symbols import inks
from judge.render.views import VIEWS
from judge.rules.outcome import Outcome
from judge.rules.units import Power
from tests.rows import each_row
from tests.unit.game.seven_players import MASTER as MASTER_ACTOR
from tests.unit.game.seven_players import NOON, PLAIN, at, player
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import COMPOSER, NOW, WATCHER, reader

DATA = Path(__file__).parents[2] / "data" / "variants" / "blind.toml"
CASES = tomllib.loads(DATA.read_text(encoding="utf-8"))["case"]


def _settings(case: Mapping[str, Any]) -> Settings:
    words = tuple(SightModifier(word) for word in case.get("sight", ()))
    return replace(PLAIN, blind=Blind(case["ruling"]), sight=words)


def _game(case: Mapping[str, Any]) -> Game:
    units = {power: ", ".join(texts) for power, texts in case["units"].items()}
    centres = {power: " ".join(codes) for power, codes in case.get("centres", {}).items()}
    game = at(case.get("phase", "S1901M"), units, centres, _settings(case))
    for power, lines in case.get("orders", {}).items():
        given = tuple(_order(game, power, line) for line in lines)
        game, events = machine.apply(game, player(power), GiveOrders(power, given), NOON)
        assert events
    return game


def _order(game: Game, power: Power, line: str) -> Any:
    """The order as its player's mail is read, from what he sees."""
    seen = position_seen(game, power)
    context = Context(NOON, "UTC", game.variant, power, game.phase, seen, settings=game.settings)
    (answer,) = read(Statement(1, line), context)
    assert isinstance(answer, UnderstoodOrder), answer
    return answer.order


def _reader(case: Mapping[str, Any]) -> Addressee:
    return reader(case["reader"]) if "reader" in case else WATCHER


def _text(notice: Notice, to: Addressee | None) -> str:
    mail = COMPOSER.compose(notice, to, NOW)
    return f"{mail.subject}\n{mail.body}"


def _list(game: Game, to: Addressee) -> str:
    people: Mapping[str, Any] = {game.name: {}}
    page = Page(PageKind.GAME, game.name, (game,), people, to.role, to.power)
    return _text(Reply("", (), (page,), game, to.power, to.role, seats=()), to)


def _results(game: Game, to: Addressee) -> str:
    judged, events = machine.apply(game, MASTER_ACTOR, Process(), NOON)
    snapshot = next(one.snapshot for one in events if isinstance(one, PhaseJudged))
    opened = next((one for one in events if isinstance(one, PhaseOpened)), None)
    return _text(Results(judged, snapshot, opened=opened), to)


@each_row("case", CASES)
def test_a_reader_is_told_what_he_sees(case: dict[str, Any]) -> None:
    game, to = _game(case), _reader(case)
    results, listed = _results(game, to), _list(game, to)
    for line in case.get("reads", ()):
        assert line in results
    shown = results.partition("WHAT TO DO NEXT")[0] + results.partition("WHAT YOU SEE")[2]
    for words in case.get("never", ()):
        assert words not in shown
        assert words not in listed.partition("Status of the")[2]
    others = [facts.name for facts in game.variant.powers if facts.code != to.power]
    report = results.partition("results for")[2].partition("The next phase")[0]
    lines = report.partition("The following units")[0].partition("Ownership of")[0].splitlines()
    assert [line for line in lines if line.startswith(tuple(f"{name}:" for name in others))] == case[
        "foreign"
    ]


@each_row("case", CASES)
def test_the_map_counts_no_centres_but_the_reader_s_own(case: dict[str, Any]) -> None:
    game, to = _game(case), _reader(case)
    assert to.person is not None
    seen = sighted(game, to.role, to.person.id, to.power)
    view = position_view(seen)
    own = frozenset([to.power] if to.power else ())
    assert view.counted == own
    names = [facts.name for facts in game.variant.powers if facts.code != to.power]
    assert not any(f"{name} " in position_alternative(seen).partition("Centres:")[2] for name in names)
    drawn, _ = strip(view, game.variant.powers, inks(game.variant.powers), 1200)
    numbers = re.findall(r'<tspan class="n">([^<]*)<', drawn)
    assert sum(bool(number) for number in numbers) == len(own)


OWNERSHIP = [case for case in CASES if "owned" in case]


@pytest.mark.parametrize("case", OWNERSHIP, ids=[case["id"] for case in OWNERSHIP])
def test_list_shows_the_centres_in_sight(case: dict[str, Any]) -> None:
    game, to = _game(case), _reader(case)
    table = _list(game, to).partition("Ownership of supply centers:")[2].partition("Supply center")[0]
    rows = [line for line in table.splitlines() if ":" in line and not line.startswith("Unowned")]
    names = [name.strip(" .") for row in rows for name in row.partition(":")[2].split(",")]
    assert [name for name in names if not name[:1].isdigit()] == case["owned"]


def test_fog_shows_what_borders_on_own_units_and_centres() -> None:
    (case,) = (case for case in CASES if case["id"] == "BL.9")
    game = _game(case)
    found = sight(game.variant.board, modifiers(Blind.FOG, ()), "FRANCE", (game.position,))
    assert found.armies == found.fleets == found.centres == frozenset(case["sees"])


def test_new_units_are_found_with_the_spring_results_where_builds_are_hidden() -> None:
    settings = replace(PLAIN, blind=Blind.DPJUDGE, sight=(SightModifier.HIDE_BUILDS,))
    units = {"FRANCE": "A BUR", "GERMANY": "A HOL, A BER"}
    game = at("F1901M", units, {"FRANCE": "PAR", "GERMANY": "HOL BER MUN"}, settings)
    process = Process()
    game, _ = machine.apply(game, MASTER_ACTOR, process, NOON)
    order = _order(game, "GERMANY", "BUILD A MUN")
    game, _ = machine.apply(game, player("GERMANY"), GiveOrders("GERMANY", (order,)), NOON)
    assert "Builds 1 unit." in _results(game, reader("FRANCE"))
    game, _ = machine.apply(game, MASTER_ACTOR, process, NOON)
    assert "Army Munich" not in _list(game, reader("FRANCE"))
    assert "Army Munich" in _list(game, reader("GERMANY"))
    assert "Germany: Army Munich FOUND." in _results(game, reader("FRANCE"))


# Every kind of mail


def _without_others(game: Game, power: Power | None) -> Game:
    """The game as if nobody but the reader had anything on the board or had said anything."""
    position = game.position
    lent = {
        (c, one.at)
        for m in (game.proxies, game.standing)
        for c, g in m.items()
        for one in g
        if one.to == power
    }
    known = [u for u in position.units if u.power == power or {(u.power, u.at), (u.power, None)} & lent]
    own: dict[str, Any] = {
        "position": replace(
            position,
            units=tuple(known),
            centres={centre: owner for centre, owner in position.centres.items() if owner == power},
            dislodged=tuple(d for d in position.dislodged if d.unit.power == power),
            contested=frozenset(),
        ),
        "journeys": tuple(one for one in game.journeys if one.unit.power == power),
    }
    words = ("orders", "proxies", "ahead", "standing")
    kept: dict[str, Any] = {
        name: {c: given for c, given in getattr(game, name).items() if c == power or _to(given, power)}
        for name in words
    }
    return replace(game, **own, **kept)


def _to(given: Any, power: Power | None) -> bool:
    return any(getattr(one, "to", None) == power for one in given)


def _alone(value: Any, power: Power | None) -> Any:
    match value:
        case Game():
            return _without_others(value, power)
        case Snapshot():
            after = value.outcome.after
            game = SAMPLE_GAME
            end = _without_others(replace(game, position=after), power).position
            results = tuple(r for r in value.outcome.results if r.power == power)
            proxies = {c: g for c, g in value.proxies.items() if c == power or _to(g, power)}
            start = _without_others(replace(game, position=value.position), power).position
            return replace(value, position=start, outcome=Outcome(results, end), orders={}, proxies=proxies)
        case SeatReport():
            return replace(value, game=_without_others(value.game, value.power))
        case Page():
            return replace(value, games=tuple(_without_others(one, value.power) for one in value.games))
        case tuple():
            return tuple(_alone(one, power) for one in value)
        case _:
            return value


def _changed(notice: Notice, change: Any) -> Notice:
    values = {one.name: change(getattr(notice, one.name)) for one in fields(notice)}  # type: ignore[arg-type]  # every notice is a dataclass
    return replace(notice, **values)  # type: ignore[type-var]  # every notice is a dataclass


def _blinded(value: Any) -> Any:
    """The same in a blind game."""
    match value:
        case Game():
            settings = replace(value.settings, blind=Blind.NJUDGE)
            return value if value.status is Status.FINISHED else replace(value, settings=settings)
        case SeatReport():
            return replace(value, game=_blinded(value.game))
        case Page():
            return replace(value, games=tuple(map(_blinded, value.games)))
        case tuple():
            return tuple(map(_blinded, value))
        case _:
            return value


def _is_over(notice: Notice) -> bool:
    game = getattr(notice, "game", None)
    return isinstance(game, Game) and game.status is Status.FINISHED


SAMPLE_GAME = at("S1901M", {})
_OF_GAMES = {
    name: sample
    for name, sample in SAMPLES.items()
    if (sample.to is None or sample.to.role < Role.MASTER) and not _is_over(sample.notice)
}


def test_the_samples_are_of_every_kind_of_mail() -> None:
    """So that a new view cannot be forgotten."""
    kinds = {sample.notice.template for sample in SAMPLES.values()}
    assert kinds == {kind.template for kind in VIEWS}
    to_the_master_or_afterwards = {
        "address_fails",
        "confirmation_asked",
        "copy_for_master",
        "deadline_held",
        "game_ended",
        "game_fails",
        "late_orders_asked",
        "master_asked",
        "master_awaited",
        "password_shared",
        "vote_awaits",
    }
    assert kinds - {sample.notice.template for sample in _OF_GAMES.values()} == to_the_master_or_afterwards


@each_row("name", _OF_GAMES)
def test_a_mail_of_a_blind_game_tells_nothing_of_others(name: str) -> None:
    """It is the same to the byte where nobody else is on the board."""
    sample = _OF_GAMES[name]
    notice = _changed(sample.notice, _blinded)
    reply = isinstance(notice, Reply)
    power = notice.power if reply else sample.to.power if sample.to else None  # type: ignore[attr-defined]  # a reply has one
    assert _text(notice, sample.to) == _text(_changed(notice, lambda v: _alone(v, power)), sample.to)
