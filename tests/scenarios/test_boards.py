"""Boards beyond the standard one, played by mail for a year; `python -m tests.scenarios.boards` plays all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from judge.game.state import Status
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.orders import Move, Order, Support
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import DATC3
from judge.rules.units import Kind, Position, Unit
from judge.rules.variant_rules import NEUTRAL
from judge.variants.load import load
from tests.messages import says
from tests.scenarios.board_orders import kinds_of_its_own
from tests.scenarios.boards import games_on, play
from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

SHORT = {
    "england_turkey": "S1901M",
    "hundred": "S1425M",
    "american_conflict": "S1862M",
    "duo": "S1901M",
}
"""A duel, builds anywhere, powers of two words, neutral units and transformations: all small."""


@pytest.mark.parametrize(("board", "first"), SHORT.items())
def test_a_year_is_played_by_mail_without_a_line_refused(board: str, first: str, tmp_path: Path) -> None:
    played = play(board, 1, tmp_path, seed=3)
    assert played.refused == []
    assert played.status is Status.RUNNING
    assert played.phases[0] == first
    assert len(played.phases) > 2


@pytest.mark.parametrize(
    "board", ["naval", "colonial+canal+railway", "standard+portage", "standard+winter_transform"]
)
def test_orders_of_a_boards_own_are_played_by_mail(board: str, tmp_path: Path) -> None:
    """Every kind that the board has: patrols, blocks, grants; journeys by rail, the canal; portages."""
    lacking = set(kinds_of_its_own(load(board)))
    for played in games_on(board, 2, tmp_path):
        assert played.refused == []
        lacking -= played.kinds.keys()
    assert lacking == set()


RULES_OF_THEIR_OWN = {
    "balance_of_power": ["S1454M", "F1454M"],
    "balkan_wars_vi": ["F1909A", "S1910M"],
    "classic_chaoctopi": ["F1900A", "S1901M"],
    "empire1on1": ["F1859A", "S1860M"],
    "enlightenment": ["S1701M", "F1701M"],
    "germany1648": ["S1648M"],
    "haven": ["S0001M", "F0001M"],
    "karibik": ["S1901M"],
    "south_sahara": ["S1401M", "F1401M"],
    "to_the_renaissance": ["S1253M", "F1253M"],
    "western_europe1300": ["S1300M", "F1300M"],
    "who_controls_america": ["S2008M"],
}
"""Boards of vDiplomacy that build or transform by a rule of their own, and how a game on each begins."""


@pytest.mark.parametrize(("board", "begins"), RULES_OF_THEIR_OWN.items())
def test_boards_with_build_rules_of_their_own_are_played_by_mail(
    board: str, begins: list[str], tmp_path: Path
) -> None:
    def builds_again(phases: Sequence[str]) -> bool:
        return any(phase.endswith("A") for phase in phases[len(begins) :])

    played = play(board, 2, tmp_path, enough=builds_again)
    assert (board, played.refused) == (board, [])
    assert played.phases[: len(begins)] == begins
    assert builds_again(played.phases)


NEUTRAL_UNITS = {
    "africa": (6, 1),
    "divided_states": (10, 0),
    "duo": (6, 2),
    "germany1648": (15, 0),
    "to_the_renaissance": (6, 0),
    "mate_against_mate": (2, 0),
    "mongolian_empire": (7, 0),
    "rinascimento": (3, 0),
    "sengoku6": (20, 0),
    "viking": (5, 0),
}
"""How many armies and fleets of nobody's their source has at the start."""


@pytest.mark.parametrize("board", NEUTRAL_UNITS)
def test_the_neutral_units_of_the_source_stand_at_the_start(board: str) -> None:
    variant = load(board)
    kinds = Counter(unit.kind for unit in variant.position.of(NEUTRAL))
    assert (kinds[Kind.ARMY], kinds[Kind.FLEET]) == NEUTRAL_UNITS[board]
    assert not {unit.province for unit in variant.position.of(NEUTRAL)} & variant.position.centres.keys()


def _starting(board: str) -> str:
    """The email by which a game on the board starts."""
    story, variant = StoryJudge(services_on(TemporaryDatabase())), load(board)
    story.deliver("gina@gm.example", "new", f"REGISTER\nName: Gina\nEND\nCREATE ?beta gmsecret {board}\n")
    for facts in variant.powers:
        code, name = facts.code.lower(), facts.code.title().replace("_", " ")
        text = f"REGISTER\nName: Ida {name}\nEND\nSIGN ON ?beta pass{code}word\n"
        story.deliver(f"{code}@players.example", "in", text)
    return next(str(m.get_content()) for m in story.sent if "Game Starting" in str(m["Subject"]))


@pytest.mark.parametrize("board", ["naval", "france_austria+blank_board"])
def test_where_no_unit_stands_at_the_start_the_email_says_so(board: str) -> None:
    starting = _starting(board)
    assert says(starting, "email-game-starting.empty")
    assert not says(starting, "email-game-starting.position")


@pytest.mark.parametrize("board", ["duo", "sengoku6", "tiglath_pileser", "viking", "rinascimento"])
def test_everybody_is_told_of_all_units_at_the_start(board: str) -> None:
    variant, starting = load(board), _starting(board)
    listed = starting.partition("Starting position")[2].partition("The deadline")[0]
    for facts in variant.sides:
        lines = [line for line in listed.splitlines() if line.startswith(f"{facts.name}:")]
        assert (facts.name, len(lines)) == (facts.name, len(variant.position.of(facts.code)))
        assert lines


def test_a_neutral_unit_is_supported_and_gone_when_dislodged() -> None:
    variant = load("duo")
    (fleet,) = (unit for unit in variant.position.of(NEUTRAL) if unit.at == "ABA")
    near = [place for place in variant.board.reach(Kind.FLEET, "ABA") if variant.board.is_sea(place)][:3]
    one, two, three = (
        Unit(power, Kind.FLEET, at) for power, at in zip(("RED", "RED", "GREEN"), near, strict=True)
    )
    attack: dict[str, list[Order]] = {
        "RED": [Move(Kind.FLEET, one.at, "ABA"), Support(Kind.FLEET, two.at, one.at, "ABA")]
    }
    help_it: dict[str, list[Order]] = {"GREEN": [Support(Kind.FLEET, three.at, "ABA")]}
    judge = ADJUDICATORS[PhaseKind.MOVEMENT]
    position = Position((fleet, one, two, three), {})
    held = judge(variant.board, position, {**attack, **help_it}, DATC3).after
    assert fleet in held.units
    taken = judge(variant.board, position, attack, DATC3).after
    assert Unit("RED", Kind.FLEET, "ABA") in taken.units
    assert [(lost.unit.power, lost.retreats) for lost in taken.dislodged] in ([], [(NEUTRAL, ())])
    assert not any(unit.power == NEUTRAL for unit in taken.units)


def test_chaos_begins_with_34_builds_and_goes_on_by_mail(tmp_path: Path) -> None:
    played = play("chaos", 2, tmp_path, enough=lambda phases: len(phases) == 3)
    assert played.refused == []
    assert played.phases == ["F1900A", "S1901M", "F1901M"]


def test_a_blank_board_begins_with_builds_and_goes_on_by_mail(tmp_path: Path) -> None:
    board = "france_austria+blank_board+build_anywhere"
    played = play(board, 3, tmp_path, enough=lambda phases: len(phases) == 5)
    assert played.refused == []
    assert played.phases[:2] == ["F1900A", "S1901M"]
    assert len(played.phases) == 5


def test_neutral_armies_stand_in_1066(tmp_path: Path) -> None:
    played = play("ten_sixty_six_v3", 1, tmp_path)
    assert played.refused == []
    assert played.phases[:1] == ["S1065M"]
