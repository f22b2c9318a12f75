"""Partners: who may ask and join, who goes on when one leaves, and what becomes of a power that is freed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.game.commands.master import Eject
from judge.game.commands.member import Partner, Resign
from judge.game.events import Left, PartnerJoined, PartnerLeft
from judge.game.permissions import actors_of, belongs
from judge.game.press import persons_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.seats import joining, partners
from judge.game.state import AccessRule, Game, Guest, SeatState
from tests.unit.game.seven_players import MASTER, do, running

POWER = "AUSTRIA"
BOB, CAROL = 91, 92


def owned() -> tuple[Game, Actor]:
    """A running game, and the player of Austria."""
    game = running()
    return game, Actor(Role.PLAYER, game.seat(POWER).person, POWER)


def joined(game: Game, *people: int) -> Game:
    for one in people:
        game, events = partners.join(game, one, (f"p{one}@x.example",), POWER, game.seat(POWER).person)
        assert events == (PartnerJoined(POWER, one),)
    return game


def why(events: tuple[Any, ...]) -> Refusal:
    (refused,) = events
    assert isinstance(refused, Refused)
    return refused.why


def test_asking_changes_nothing_and_is_the_players_alone() -> None:
    game, anna = owned()
    assert do(game, anna, Partner("bob@x.example", person=BOB)) == (game, ())
    both = joined(game, BOB)
    _, events = do(both, Actor(Role.PLAYER, BOB, POWER), Partner("c@x.example", person=CAROL))
    assert why(events) is Refusal.PARTNER_OF_HOLDER


def test_a_partner_is_a_player_of_the_power() -> None:
    game, anna = owned()
    both, bob = joined(game, BOB), Actor(Role.PLAYER, BOB, POWER)
    assert belongs(both, bob)
    assert actors_of(both, BOB) == (bob,)
    assert persons_of(both, POWER) == {anna.person, BOB}
    changed, _ = joining.set_password(both, bob, "new hash")
    assert changed.seat(POWER).partners == (Guest(BOB, "new hash"),)
    assert changed.seat(POWER).password == both.seat(POWER).password


@pytest.mark.parametrize(
    ("changed", "refusal"),
    [
        ({"access": (AccessRule("p91@x.example", allowed=False),)}, Refusal.NOT_ADMITTED),
        ({"ejected": (Actor(Role.OBSERVER, BOB),)}, Refusal.PUT_OUT),
    ],
)
def test_who_may_not_play_may_not_play_so(changed: dict[str, Any], refusal: Refusal) -> None:
    game = replace(owned()[0], **changed)
    _, events = partners.join(game, BOB, ("p91@x.example",), POWER, game.seat(POWER).person)
    assert why(events) is refusal


def test_nobody_leads_two_powers_nor_a_power_whose_player_has_changed() -> None:
    game, anna = owned()
    other = next(seat.person for seat in game.seats if seat.power != POWER)
    assert why(partners.join(game, other, (), POWER, anna.person)[1]) is Refusal.ALREADY_IN
    assert why(partners.join(game, BOB, (), POWER, other)[1]) is Refusal.OFFER_LAPSED
    full = joined(game, BOB, CAROL, 93)
    assert why(partners.join(full, 94, (), POWER, anna.person)[1]) is Refusal.TOO_MANY_PARTNERS


def test_a_partner_goes_and_the_player_goes_on() -> None:
    game, anna = owned()
    left, events = do(joined(game, BOB), Actor(Role.PLAYER, BOB, POWER), Resign())
    assert events == (PartnerLeft(POWER, BOB),)
    assert (left.seat(POWER).person, left.seat(POWER).partners) == (anna.person, ())


def test_the_player_goes_and_his_partner_is_the_player() -> None:
    game, anna = owned()
    left, events = do(joined(game, BOB, CAROL), anna, Resign())
    seat = left.seat(POWER)
    assert events == (PartnerLeft(POWER, anna.person),)
    assert (seat.person, [one.person for one in seat.partners], seat.state) == (
        BOB,
        [CAROL],
        SeatState.PLAYED,
    )
    assert seat.tenures[-1].person == BOB


def test_the_master_puts_one_out_by_his_address_and_all_by_the_power() -> None:
    game, anna = owned()
    both = joined(game, BOB)
    one_out, events = do(both, MASTER, Eject(address="p91@x.example", person=BOB))
    assert events == (PartnerLeft(POWER, BOB, ejected=True),)
    assert one_out.seat(POWER).person == anna.person
    assert one_out.ejected == (Actor(Role.PLAYER, BOB, POWER),)
    all_out, events = do(both, MASTER, Eject(power=POWER))
    assert {type(one) for one in events} >= {Left, PartnerLeft}
    assert (all_out.seat(POWER).person, all_out.seat(POWER).players) == (0, ())


def test_the_player_ends_it_with_one_or_with_all() -> None:
    game, anna = owned()
    three = joined(game, BOB, CAROL)
    fewer, events = do(three, anna, Partner("c@x.example", off=True, person=CAROL))
    assert events == (PartnerLeft(POWER, CAROL, dismissed=True),)
    alone, _ = do(fewer, anna, Partner(off=True))
    assert alone.seat(POWER).players == (anna.person,)
    assert why(do(alone, anna, Partner(off=True))[1]) is Refusal.NO_PARTNER
