from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.member import GiveOrders
from judge.game.message import Value
from judge.game.order_style import USUAL, Form, Style
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Context, Statement, Understood, UnderstoodOrder
from judge.render.lines.guidance import OrderRequest, current_request, guidance, tasks_of_all
from judge.render.text.messages import say
from judge.rules import notation
from judge.rules.adjustments import adjudicate
from judge.rules.orders import Build, Disband, Hold, Order, Remove, Retreat
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.language.positions import context
from tests.unit.render.games import BUSY_GAME, PARTLY, REMOVAL_GAME, RETREAT_GAME, SPRING_GAME
from tests.unit.render.seven_players import NOW, POWERS, orders, running

_EXPECTED = {
    PhaseKind.MOVEMENT: (Hold,),
    PhaseKind.RETREAT: (Retreat, Disband),
    PhaseKind.ADJUSTMENT: (Build, Remove),
}


SHORT, ZINE = Style(Form.SHORT, names=False), Style(Form.ZINE, names=False)


def _form(game: Game, power: str, style: Style = USUAL) -> tuple[str, ...]:
    asked = current_request(game, power)
    assert asked is not None
    return guidance(replace(asked, style=style), power).form


@each_row("power", POWERS)
@each_row("game", [running(), SPRING_GAME, BUSY_GAME, RETREAT_GAME, REMOVAL_GAME])
@each_row("style", [USUAL, SHORT, ZINE])
def test_what_the_judge_suggests_it_also_understands(game: Game, power: str, style: Style) -> None:
    """Every line of the form is read without a guess, indented as it stands in the mail."""
    assert game.phase is not None
    context = Context(NOW, "UTC", game.variant, power, game.phase, game.position)
    form = _form(game, power, style)
    said, ignored = statements("".join(f"    {line}\n" for line in form))
    answers = [answer for statement in said for answer in read(statement, context)]
    assert not ignored
    assert len(answers) == len(form)
    for answer in answers:
        assert isinstance(answer, Understood | UnderstoodOrder)
        assert not answer.assumed
        if isinstance(answer, UnderstoodOrder):
            assert isinstance(answer.order, _EXPECTED[game.phase.kind])


@pytest.mark.parametrize("game", [BUSY_GAME, RETREAT_GAME, REMOVAL_GAME])
def test_each_choice_can_be_copied(game: Game) -> None:
    assert game.phase is not None
    for power in POWERS:
        asked = current_request(game)
        assert asked is not None
        for choice in guidance(asked, power).choices:
            line = choice.partition(",")[0].partition(" or ")[0]
            context = Context(NOW, "UTC", game.variant, power, game.phase, game.position)
            ((statement,), _) = statements(line)
            assert all(isinstance(answer, UnderstoodOrder) for answer in read(statement, context)), line


_AT_NTH = ("F NTH - NWY", "2F NTH P GERMANY", "F NTH - ENG - BRE", "F NTH B GERMANY ENG/NTH")


def _sharing(phase: PhaseKind, *held: Order) -> Game:
    """A game in which England has six fleets in one space and one in port, and these orders are in."""
    variant = load("naval")
    fleets = tuple(Unit("ENGLAND", Kind.FLEET, "NTH") for _ in range(6))
    position = Position((*fleets, Unit("ENGLAND", Kind.FLEET, "LON")), {"LON": "ENGLAND"})
    game = running()
    return replace(
        game,
        variant=variant,
        phase=Phase(Season.FALL, 1914, phase),
        position=position,
        orders={"ENGLAND": held},
    )


@pytest.mark.parametrize("style", [USUAL, SHORT, ZINE], ids=str)
def test_the_form_of_a_shared_space_has_the_orders_that_its_lines_would_replace(style: Style) -> None:
    board = load("naval").board
    held = [one for text in _AT_NTH if (one := notation.read(board, text)) is not None]
    game = _sharing(PhaseKind.MOVEMENT, *held)
    form = _form(game, "ENGLAND", style)[1:-1]
    context = Context(NOW, "UTC", game.variant, "ENGLAND", game.phase, game.position)
    answers = [answer for line in form for answer in read(Statement(1, line), context)]
    said = tuple(one.order for one in answers if isinstance(one, UnderstoodOrder))
    assert said == (*held, Hold(Kind.FLEET, "NTH"), Hold(Kind.FLEET, "LON"))
    player = Actor(Role.PLAYER, game.seat("ENGLAND").person or 0, "ENGLAND")
    after, _ = machine.apply(game, player, GiveOrders("ENGLAND", said), NOW)
    assert _form(after, "ENGLAND", style) == ()


def test_the_form_of_a_shared_space_has_the_removals_that_are_in() -> None:
    game = _sharing(PhaseKind.ADJUSTMENT, Remove(Kind.FLEET, "NTH"), Remove(Kind.FLEET, "NTH"))
    form = _form(game, "ENGLAND")[1:-1]
    assert form == ("REMOVE F North Sea",) * 6


def _read_form(game: Game, power: str) -> tuple[Order, ...]:
    context = Context(NOW, "UTC", game.variant, power, game.phase, game.position)
    answers = [one for line in _form(game, power)[1:-1] for one in read(Statement(1, line), context)]
    return tuple(one.order for one in answers if isinstance(one, UnderstoodOrder))


@each_row("rulebook", sorted(PRESETS))
def test_the_form_removes_what_the_rules_would_remove_without_orders(rulebook: str) -> None:
    """Austria has lost Vienna, and owns Greece: only some rulebooks count that as near home."""
    game = replace(
        REMOVAL_GAME,
        rulebook=PRESETS[rulebook],
        orders={},
        position=Position(
            (
                Unit("AUSTRIA", Kind.ARMY, "GRE"),
                Unit("AUSTRIA", Kind.FLEET, "ALB"),
                Unit("AUSTRIA", Kind.ARMY, "BOH"),
            ),
            {"GRE": "AUSTRIA", "BUD": "AUSTRIA", "VIE": "ITALY", "TRI": "ITALY"},
        ),
    )
    silent = adjudicate(game.board, game.position, {}, game.rulebook)
    removed = tuple(one.order for one in silent.results if one.power == "AUSTRIA")
    assert len(removed) == 1
    assert _read_form(game, "AUSTRIA") == removed
    asked = current_request(game, "AUSTRIA")
    assert asked is not None
    kind, place = removed[0].kind, game.board.name(removed[0].at)  # type: ignore[union-attr]  # a removal
    assert guidance(asked, "AUSTRIA").task == say(
        "removals-due", units=1, given="none", chosen=(f"{kind} {place}",)
    )


@pytest.mark.parametrize("power", POWERS)
def test_the_form_of_the_first_builds_has_the_units_that_come_without_orders(power: str) -> None:
    naval = load("naval")
    game = replace(running(), variant=naval, phase=naval.start, position=naval.position)
    silent = adjudicate(naval.board, naval.position, {}, game.rulebook)
    built = {one.order for one in silent.results if one.power == power}
    assert set(_read_form(game, power)) == built


def test_the_form_asks_only_for_what_is_missing() -> None:
    assert _form(PARTLY, "AUSTRIA") == ("SIGN ON Austria alpha YOUR-PASSWORD", "A Budapest HOLD", "SIGN OFF")


def test_builds_already_ordered_are_not_offered_again() -> None:
    game = replace(RETREAT_GAME, orders={"ITALY": orders("F NAP B")})
    assert _form(game, "ITALY")[1:-1] == ("BUILD A Rome",)


@pytest.mark.parametrize(
    ("sent", "key", "values"),
    [
        ("F NAP B", "builds-due", {"units": 1, "given": "some"}),
        ("F NAP B, A ROM B", "all-orders-in", {}),
    ],
)
def test_builds_already_ordered_are_told_with_those_that_are_due(
    sent: str, key: str, values: dict[str, Value]
) -> None:
    asked = current_request(replace(RETREAT_GAME, orders={"ITALY": orders(sent)}), "ITALY")
    assert asked is not None
    assert guidance(asked, "ITALY").task == say(key, **values)


def test_a_fleet_on_a_coast_is_named_with_it() -> None:
    assert "F St Petersburg/sc HOLD" in _form(running(), "RUSSIA")


def test_nothing_to_send_has_no_form() -> None:
    asked = current_request(BUSY_GAME)
    assert asked is not None
    assert guidance(asked, "ITALY").form == ()
    assert "nothing to send" in guidance(asked, "ITALY").task


def test_everybody_is_told_who_builds_and_who_removes() -> None:
    asked = current_request(REMOVAL_GAME)
    assert asked is not None
    assert tasks_of_all(asked)[:2] == ("Austria removes 2 units.", "England builds 1 unit.")


def test_movement_names_nobody() -> None:
    asked = current_request(running())
    assert asked is not None
    assert tasks_of_all(asked) == ()


@pytest.mark.parametrize(
    ("style", "form", "choice"),
    [
        (USUAL, "A Vienna HOLD", "A Vienna - Bohemia, Budapest, Galicia, Trieste or Tyrolia"),
        (SHORT, "A VIE HOLD", "A VIE - BOH, BUD, GAL, TRI or TYR"),
        (ZINE, "A(Vie) HOLD", "A(Vie) - Boh, Bud, Gal, Tri or Tyr"),
    ],
)
def test_guidance_is_written_in_the_reader_s_style(style: Style, form: str, choice: str) -> None:
    request = current_request(running())
    assert request is not None
    told = guidance(replace(request, style=style), "AUSTRIA")
    assert form in told.form
    assert choice in told.choices


def _choices(board: str, units: dict[str, str], centres: dict[str, str], power: str) -> tuple[str, ...]:
    variant = load(board)
    placed = tuple(Unit(owner, Kind(text[0]), text[2:]) for text, owner in units.items())
    request = OrderRequest(variant, "x", variant.start, Position(placed, centres))
    return guidance(request, power).choices


@pytest.mark.parametrize(("owner", "open_to"), [("TURKEY", True), ("RUSSIA", False)])
def test_where_a_gate_is_shut_no_fleet_is_told_to_pass(owner: str, open_to: bool) -> None:
    found = _choices("imperial", {"F AEG": "TURKEY"}, {"CON": owner}, "TURKEY")
    assert ("Black Sea" in " ".join(found)) is open_to


def test_journeys_by_rail_and_the_canal_are_among_the_choices_of_who_has_them() -> None:
    units = {"A VLA": "RUSSIA", "A PEK": "RUSSIA", "A EGY": "BRITAIN"}
    of_russia, of_britain = (
        _choices("colonial+canal+railway", units, {}, power) for power in ("RUSSIA", "BRITAIN")
    )
    assert [one for one in of_russia if "TSR" in one] == [
        "A Vladivostok - TSR - Irkutsk, Krasnoyarsk, Moscow, Omsk or Perm"
    ]
    assert [one for one in of_britain if one.startswith("SC")] == [
        "SC S F Mediterranean Sea - Red Sea (lets that fleet through)",
        "SC S F Red Sea - Mediterranean Sea (lets that fleet through)",
    ]


def test_where_own_fleets_can_carry_an_army_is_named() -> None:
    units = {
        "ENGLAND": ["A YOR", "F NTH", "A LVP"],
        "ITALY": ["A APU", "F ION"],
        "FRANCE": ["A BUR", "F MAO"],
    }
    where = context(units, power="ENGLAND", phase="F1901M")
    assert where.variant is not None
    assert where.phase is not None
    assert where.position is not None
    asked = OrderRequest(where.variant, "alpha", where.phase, where.position)
    by_sea = {power: [line for line in guidance(asked, power).choices if "convoy" in line] for power in units}
    assert by_sea == {
        "ENGLAND": ["A Yorkshire - Belgium, Denmark, Holland or Norway by convoy"],
        "ITALY": ["A Apulia - Albania, Greece or Tunis by convoy"],
        "FRANCE": [],
    }
