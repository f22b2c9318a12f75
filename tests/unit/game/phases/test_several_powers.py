"""Several powers a player (duplex): who leads what, and what wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.master import Eject, SetSetting
from judge.game.commands.member import SetDraw
from judge.game.events import Ended
from judge.game.phases.turn import adjudicate_phase
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.state import Ending, Game
from judge.rules.units import Power
from judge.variants.load import load
from tests.unit.game.seven_players import MASTER, NOON, PERSON, at, do, forming, names, only


def _rootz(players: int) -> Game:
    game, _ = do(forming(), MASTER, SetSetting("variant", load("rootz")))
    for number in range(11, 11 + players):
        game, _ = machine.join(game, number, "#", NOON)
    return game


def test_root_z_is_for_seven_who_lead_a_power_on_either_board() -> None:
    game = _rootz(6)
    assert (game.settings.powers_each, game.players_needed) == (2, 1)
    full, _ = machine.join(game, 17, "#", NOON)
    started, _ = machine.expire(full, NOON)
    led: dict[int, list[Power]] = {}
    for seat in started.seats:
        led.setdefault(seat.person, []).append(seat.power)
    assert len(led) == 7
    assert all(sorted(power[-1] for power in own) == ["1", "2"] for own in led.values())


def test_powers_must_go_round_and_so_must_players() -> None:
    _, events = do(forming(), MASTER, SetSetting("powers_each", 2))
    assert events == (Refused(Refusal.POWERS_LEFT_OVER, "7"),)
    eight, _ = do(_rootz(7), MASTER, SetSetting("powers_each", 1))
    eight, _ = machine.join(eight, 18, "#", NOON)
    assert do(eight, MASTER, SetSetting("powers_each", 2))[1] == (
        Refused(Refusal.TOO_MANY_PLAYERS, "Root Z"),
    )


def test_another_board_ends_the_duplex_of_the_first() -> None:
    game, _ = do(_rootz(2), MASTER, SetSetting("variant", load("standard")))
    assert (game.settings.powers_each, game.players_needed) == (1, 5)


ONE = PERSON["FRANCE"]
FIRST, SECOND = (
    "PAR BRE MAR SPA POR BEL HOL KIE MUN BER LON LVP",
    "EDI NWY SWE DEN ROM TUN CON ANK SMY BUL RUM SER",
)


def _pair(french: str, turkish: str, each: int = 2) -> Game:
    """France and Turkey led by one person, in a fall that changes nothing."""
    units = {"FRANCE": "A PAR", "TURKEY": "A CON", "ITALY": "A NAP"}
    centres = {"FRANCE": french, "TURKEY": turkish, "ITALY": "NAP"}
    game = at("F1910M", units, centres)
    seats = (replace(s, person=ONE) if s.power in ("FRANCE", "TURKEY") else s for s in game.seats)
    return replace(game, seats=tuple(seats), settings=replace(game.settings, powers_each=each))


def test_centres_of_one_player_count_together_and_all_his_powers_win() -> None:
    after, events = adjudicate_phase(_pair(FIRST, SECOND), NOON)
    assert only(events, Ended) == Ended(Ending.VICTORY, ("FRANCE", "TURKEY"))
    assert after.winners == ("FRANCE", "TURKEY")


@pytest.mark.parametrize(("less", "each"), [(" SER", 2), ("", 1)])
def test_twenty_three_are_too_few_and_in_other_games_nobody_counts_two_powers(less: str, each: int) -> None:
    _, events = adjudicate_phase(_pair(FIRST, SECOND.removesuffix(less), each), NOON)
    assert "Ended" not in names(events)


def test_a_draw_among_the_powers_of_one_player_is_his_victory() -> None:
    game = _pair(FIRST, SECOND.removesuffix(" SER"))
    gone = tuple(unit for unit in game.position.units if unit.power != "ITALY")
    owned = {centre: power for centre, power in game.position.centres.items() if power != "ITALY"}
    game = replace(game, position=replace(game.position, units=gone, centres=owned))
    game, _ = do(game, Actor(Role.PLAYER, ONE, "FRANCE"), SetDraw(draw=True))
    assert game.ending is None
    _, events = do(game, Actor(Role.PLAYER, ONE, "TURKEY"), SetDraw(draw=True))
    assert only(events, Ended) == Ended(Ending.VICTORY, ("FRANCE", "TURKEY"))


def test_whoever_is_put_out_by_his_address_loses_all_his_powers() -> None:
    game, _ = do(_pair(FIRST, SECOND), MASTER, Eject(None, "fleur@fra.example", ONE))
    assert [seat.power for seat in game.seats if seat.person == ONE] == []
    assert {gone.power for gone in game.ejected} == {"FRANCE", "TURKEY"}
