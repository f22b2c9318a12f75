"""Units followed through a season: moves, retreats, swaps, and those that leave the board."""

from __future__ import annotations

from judge.game.commands.master import Process
from judge.game.journeys import Journey, began_at
from judge.game.state import Game
from judge.rules.units import Kind
from tests.unit.game.seven_players import MASTER, at, do, give, running, split, unit


def judged(game: Game, **orders: str) -> Game:
    """The game after these orders were judged."""
    for power, texts in orders.items():
        game, _ = give(game, power, texts)
    return do(game, MASTER, Process())[0]


def journeys(game: Game) -> list[str]:
    return [told(journey) for journey in game.journeys]


def told(journey: Journey) -> str:
    """`A PAR now BUR, moved to BUR, dislodged`."""
    moved = f", moved to {journey.moved}" if journey.moved else ""
    return f"{journey.unit} now {journey.now}{moved}{', dislodged' if journey.dislodged else ''}"


BATTLE = {"FRANCE": "A PAR, A GAS, F BRE", "ENGLAND": "F ENG, F MAO", "GERMANY": "A HOL"}
ATTACK = {"FRANCE": "A PAR - BUR, A GAS - PAR, F BRE H", "ENGLAND": "F ENG S F MAO - BRE, F MAO - BRE"}


def test_before_the_first_season_nothing_is_known() -> None:
    assert running().journeys == ()


def test_moves_are_followed_and_the_dislodged_wait_where_they_stood() -> None:
    game = judged(at("F1901M", BATTLE), **ATTACK)
    assert journeys(game) == [
        "A PAR now BUR, moved to BUR",
        "A GAS now PAR, moved to PAR",
        "F BRE now BRE, dislodged",
        "F ENG now ENG",
        "F MAO now BRE, moved to BRE",
        "A HOL now HOL",
    ]


def test_a_retreat_is_followed_and_does_not_count_as_a_move() -> None:
    game = judged(judged(at("F1901M", BATTLE), **ATTACK), FRANCE="F BRE R GAS")
    assert "F BRE now GAS, dislodged" in journeys(game)


def test_a_unit_that_does_not_retreat_is_gone() -> None:
    game = judged(judged(at("F1901M", BATTLE), **ATTACK), FRANCE="F BRE D")
    assert "F BRE now None, dislodged" in journeys(game)


def test_a_unit_without_a_way_out_is_gone_at_once() -> None:
    units = {"TURKEY": "A SMY", "RUSSIA": "A ARM, A SYR, F AEG, A CON, A ANK"}
    game = judged(at("S1901M", units), RUSSIA="A ARM - SMY, A SYR S A ARM - SMY")
    assert journeys(game)[0] == "A SMY now None, dislodged"


def test_units_that_change_places_keep_their_identity_and_fleets_their_coast() -> None:
    units = {"ENGLAND": "A NWY, A SWE, F SKA, F MAO"}
    orders = "A NWY - SWE VIA, A SWE - NWY, F SKA C A NWY - SWE, F MAO - SPA/SC"
    assert journeys(judged(at("S1901M", units), ENGLAND=orders)) == [
        "A NWY now SWE, moved to SWE",
        "A SWE now NWY, moved to NWY",
        "F SKA now SKA",
        "F MAO now SPA/SC, moved to SPA/SC",
    ]


def test_the_next_movement_begins_anew_and_adjustments_change_nothing() -> None:
    game = at("F1901M", {"FRANCE": "A PAR"}, {"FRANCE": "PAR BRE"})
    game = judged(game, FRANCE="A PAR - BUR")
    assert (str(game.phase), journeys(game)) == ("F1901A", ["A PAR now BUR, moved to BUR"])
    game = judged(game, FRANCE="F BRE B")
    assert (str(game.phase), journeys(game)) == ("S1902M", ["A PAR now BUR, moved to BUR"])
    assert journeys(judged(game)) == ["A BUR now BUR", "F BRE now BRE"]


def test_a_journey_is_found_by_where_it_began_and_by_kind() -> None:
    found = tuple(Journey(unit("FRANCE", text), None) for text in split("A PAR, F STP/NC"))
    assert began_at(found, "STP") == found[1]
    assert began_at(found, "PAR", Kind.ARMY) == found[0]
    assert began_at(found, "PAR", Kind.FLEET) is None
    assert began_at(found, "BUR") is None
