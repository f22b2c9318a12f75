"""Implied orders: help for a unit of one's own orders that unit (seed 004 §3.8), and nothing else does."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from judge.game.commands.master import Process
from judge.game.events import PhaseJudged
from judge.game.orders.outstanding import orders_missing
from judge.game.orders.proxy_effects import orders_in_force
from judge.game.orders.sets import implied
from judge.game.settings import Lending, Reading
from judge.game.state import Game, Snapshot
from judge.rules.notation import write
from judge.rules.outcome import Verdict
from tests.rows import each_row
from tests.unit.game.seven_players import MASTER, PLAIN, at, do, give, only

ZINE = replace(PLAIN, reading=Reading.GSTZ)


def board(units: dict[str, str], orders: dict[str, str], reading: Reading = Reading.GSTZ) -> Game:
    game = at("S1901M", units, {"FRANCE": "PAR"}, replace(ZINE, reading=reading))
    for power, texts in orders.items():
        game, _ = give(game, power, texts)
    return game


def following(game: Game, power: str) -> dict[str, str]:
    return {place: write(one.order) for place, one in implied(game, power).items()}


def judged(game: Game) -> Snapshot:
    snapshot: Snapshot = only(do(game, MASTER, Process(None))[1], PhaseJudged).snapshot
    return snapshot


def verdicts(game: Game) -> dict[str, Verdict]:
    return {write(result.order): result.verdict for result in judged(game).outcome.results}


def test_a_supported_unit_is_ordered_by_the_support() -> None:
    game = board({"GERMANY": "A MUN, A RUH"}, {"GERMANY": "A MUN S A RUH - BUR"})
    assert following(game, "GERMANY") == {"RUH": "A RUH - BUR"}
    assert write(implied(game, "GERMANY")["RUH"].by) == "A MUN S A RUH - BUR"
    assert orders_missing(game, "GERMANY") == 0
    assert verdicts(game) == {"A MUN S A RUH - BUR": Verdict.OK, "A RUH - BUR": Verdict.OK}
    assert [write(one) for one in judged(game).orders["GERMANY"]] == ["A MUN S A RUH - BUR", "A RUH - BUR"]


def test_an_explicit_order_goes_before_and_the_support_is_void() -> None:
    game = board({"GERMANY": "A MUN, A RUH"}, {"GERMANY": "A RUH - BEL, A MUN S A RUH - BUR"})
    assert following(game, "GERMANY") == {}
    assert verdicts(game) == {"A MUN S A RUH - BUR": Verdict.VOID, "A RUH - BEL": Verdict.OK}


def test_a_later_explicit_order_goes_before_too() -> None:
    game = board({"GERMANY": "A MUN, A RUH"}, {"GERMANY": "A MUN S A RUH - BUR"})
    game, _ = give(game, "GERMANY", "A RUH H")
    assert following(game, "GERMANY") == {}


def test_a_convoy_orders_the_army_to_go_by_sea() -> None:
    game = board({"ENGLAND": "F NTH, A YOR"}, {"ENGLAND": "F NTH C A YOR - NWY"})
    assert following(game, "ENGLAND") == {"YOR": "A YOR - NWY VIA"}
    assert verdicts(game)["A YOR - NWY VIA"] is Verdict.OK


def test_a_convoy_in_two_steps_orders_the_army_once() -> None:
    units = {"ENGLAND": "F NTH, F NWG, F EDI, A YOR"}
    orders = "F EDI H, F NTH C A YOR - NWY, F NWG S A YOR - NWY"
    assert following(board(units, {"ENGLAND": orders}), "ENGLAND") == {"YOR": "A YOR - NWY VIA"}


def test_support_in_place_makes_the_unit_stand() -> None:
    game = board({"GERMANY": "A MUN, A RUH"}, {"GERMANY": "A MUN S A RUH"})
    assert following(game, "GERMANY") == {"RUH": "A RUH H"}
    assert orders_missing(game, "GERMANY") == 0


def test_two_that_differ_cancel_each_other_and_the_unit_stands() -> None:
    units = {"GERMANY": "A MUN, A RUH, A BEL"}
    game = board(units, {"GERMANY": "A MUN S A RUH - BUR, A BEL S A RUH - HOL"})
    assert following(game, "GERMANY") == {}
    assert orders_missing(game, "GERMANY") == 1
    assert verdicts(game) == {
        "A MUN S A RUH - BUR": Verdict.VOID,
        "A RUH H": Verdict.OK,
        "A BEL S A RUH - HOL": Verdict.VOID,
    }


def test_two_that_agree_are_one() -> None:
    units = {"GERMANY": "A MUN, A RUH, A BEL"}
    game = board(units, {"GERMANY": "A MUN S A RUH - BUR, A BEL S A RUH - BUR"})
    assert following(game, "GERMANY") == {"RUH": "A RUH - BUR"}


def test_another_powers_unit_is_never_ordered() -> None:
    units = {"GERMANY": "A MUN, A RUH", "FRANCE": "A PAR"}
    game = board(units, {"GERMANY": "A RUH H, A MUN S A PAR - BUR"})
    assert following(game, "GERMANY") == following(game, "FRANCE") == {}
    assert verdicts(game)["A MUN S A PAR - BUR"] is Verdict.VOID


@pytest.mark.parametrize(
    ("support", "follows"),
    [
        ("A GAS S F MAR - SPA", {"MAR": "F MAR - SPA/SC"}),
        ("A POR S F MAO - SPA", {}),
        ("A POR S F MAO - SPA/NC", {"MAO": "F MAO - SPA/NC"}),
    ],
)
def test_a_fleet_goes_to_the_coast_that_is_clear(support: str, follows: dict[str, str]) -> None:
    game = board({"FRANCE": "A GAS, A POR, F MAO, F MAR"}, {"FRANCE": support})
    assert following(game, "FRANCE") == follows


def test_what_the_unit_cannot_do_does_not_follow() -> None:
    game = board({"GERMANY": "A MUN, A BOH"}, {"GERMANY": "A MUN S A BOH - RUH"})
    assert following(game, "GERMANY") == {}


@pytest.mark.parametrize("reading", [Reading.LENIENT, Reading.JUDGE, Reading.ANY])
def test_other_readings_imply_nothing(reading: Reading) -> None:
    game = board({"GERMANY": "A MUN, A RUH"}, {"GERMANY": "A MUN S A RUH - BUR"}, reading)
    assert following(game, "GERMANY") == {}
    assert orders_missing(game, "GERMANY") == 1
    assert verdicts(game)["A MUN S A RUH - BUR"] is Verdict.VOID


def test_a_game_without_proxies_implies_as_one_with() -> None:
    game = board({"GERMANY": "A MUN, A RUH"}, {"GERMANY": "A MUN S A RUH - BUR"})
    lending = replace(game, settings=replace(game.settings, proxies=Lending.PHASE))
    assert orders_in_force(lending) == orders_in_force(game)


GERMANS = "A MUN, A RUH, A BEL, A BUR, F HOL, F NTH"
LINES = (
    "A MUN S A RUH - BUR",
    "A MUN S A BUR",
    "A MUN - TYR",
    "A RUH S A BEL - HOL",
    "A RUH - HOL",
    "A BEL S A BUR - PIC",
    "A BEL H",
    "A BUR S A BEL",
    "A BUR - PAR",
    "F HOL S A RUH - BEL",
    "F NTH C A BEL - YOR",
    "F NTH S F HOL",
)


@each_row("seed", range(60))
def test_what_is_implied_never_overrides_what_was_said(seed: int) -> None:
    chosen = random.Random(seed).sample(LINES, 5)
    game = board({"GERMANY": GERMANS}, {"GERMANY": ", ".join(chosen)})
    said = {one.at: one for one in game.orders["GERMANY"] if hasattr(one, "at")}
    in_force = {one.at: one for one in orders_in_force(game).get("GERMANY", ()) if hasattr(one, "at")}
    assert {place: in_force[place] for place in said} == said
    assert not set(implied(game, "GERMANY")) & set(said)
    assert orders_missing(game, "GERMANY") == 6 - len(in_force)
