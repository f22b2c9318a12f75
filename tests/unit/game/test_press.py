from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.events import PressSent
from judge.game.press import unheld
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import PressMode
from judge.game.state import Game
from tests.unit.game.seven_players import (
    MASTER,
    NOON,
    OBSERVER,
    PLAIN,
    acting,
    do,
    forming,
    only,
    player,
    running,
)

FRANCE = player("FRANCE")


def talking(mode: PressMode, *, partial: bool = True) -> Game:
    return running(replace(PLAIN, press=mode, partial_press=partial))


def to(*names: str, grey: bool | None = None, body: str = "hello") -> Press:
    return Press(body, Audience.SOME, names, grey)


@pytest.mark.parametrize(
    ("mode", "asked", "grey"),
    [
        (PressMode.WHITE, None, False),
        (PressMode.WHITE, False, False),
        (PressMode.GREY, None, True),
        (PressMode.GREY, True, True),
        (PressMode.BOTH, None, False),
        (PressMode.BOTH, True, True),
        (PressMode.BOTH, False, False),
    ],
)
def test_the_colour_of_a_letter(mode: PressMode, asked: bool | None, grey: bool) -> None:
    game = talking(mode)
    after, events = do(game, FRANCE, to("TURKEY", grey=asked))
    assert events == (PressSent(FRANCE, Audience.SOME, ("TURKEY",), grey, "hello", False),)
    assert after == game
    assert only(do(game, FRANCE, Broadcast("hello", asked))[1], PressSent).grey == grey


@pytest.mark.parametrize(
    ("mode", "asked", "why"),
    [
        (PressMode.WHITE, True, Refusal.NO_GREY_PRESS),
        (PressMode.GREY, False, Refusal.NO_WHITE_PRESS),
        (PressMode.NONE, None, Refusal.NO_PRESS),
        (PressMode.NONE, True, Refusal.NO_PRESS),
    ],
)
def test_letters_the_settings_forbid(mode: PressMode, asked: bool | None, why: Refusal) -> None:
    for command in (
        to("TURKEY", grey=asked),
        Broadcast("hello", asked),
        Press("hello", Audience.ALL, (), asked),
    ):
        assert do(talking(mode), FRANCE, command)[1] == (Refused(why),)
        assert do(talking(mode), OBSERVER, command)[1] == (Refused(why),)


def test_without_partial_press_letters_go_to_all() -> None:
    game = talking(PressMode.WHITE, partial=False)
    assert do(game, FRANCE, to("TURKEY"))[1] == (Refused(Refusal.NO_PARTIAL_PRESS),)
    assert only(do(game, FRANCE, Press("hello", Audience.ALL))[1], PressSent).to == ()


def test_the_master_can_always_be_written_to_and_sees_by_whom() -> None:
    for mode in PressMode:
        sent = only(do(talking(mode, partial=False), FRANCE, to("MASTER", grey=True))[1], PressSent)
        assert not sent.grey


def test_the_master_can_always_write_and_signs_his_letters() -> None:
    for mode in PressMode:
        assert not only(do(talking(mode, partial=False), MASTER, to("TURKEY"))[1], PressSent).grey
    assert do(talking(PressMode.WHITE), MASTER, to("TURKEY", grey=True))[1] == (
        Refused(Refusal.NO_GREY_PRESS),
    )
    assert only(do(talking(PressMode.BOTH), MASTER, to("TURKEY", grey=True))[1], PressSent).grey


def test_as_a_power_the_master_writes_by_the_players_rules() -> None:
    turkey = acting("TURKEY")
    assert do(talking(PressMode.NONE), turkey, to("FRANCE"))[1] == (Refused(Refusal.NO_PRESS),)
    assert only(do(talking(PressMode.GREY), turkey, to("FRANCE"))[1], PressSent).grey


def test_addressees_are_named_once_and_must_exist() -> None:
    game = talking(PressMode.WHITE)
    sent = only(do(game, FRANCE, to("TURKEY", "MASTER", "TURKEY", "OBSERVERS"))[1], PressSent)
    assert sent.to == ("TURKEY", "MASTER", "OBSERVERS")
    assert do(game, FRANCE, to("TURKEY", "SPAIN"))[1] == (Refused(Refusal.UNKNOWN_ADDRESSEE, "SPAIN"),)
    assert do(game, FRANCE, to())[1] == (Refused(Refusal.UNKNOWN_ADDRESSEE),)


def test_empty_letters_are_not_sent() -> None:
    for command in (to("TURKEY", body=" \n"), Broadcast("")):
        assert do(talking(PressMode.WHITE), FRANCE, command)[1] == (Refused(Refusal.EMPTY_PRESS),)


def test_before_the_start_there_are_no_powers_to_write_to() -> None:
    game, _ = machine.join(forming(replace(PLAIN, press=PressMode.WHITE)), 11, "#", NOON)
    applicant = Actor(Role.PLAYER, 11)
    assert do(game, applicant, to("TURKEY"))[1] == (Refused(Refusal.NOT_RUNNING, "TURKEY"),)
    assert only(do(game, applicant, Broadcast("hello"))[1], PressSent).author == applicant


def without_turkey(game: Game) -> Game:
    seats = tuple(replace(seat, person=0) if seat.power == "TURKEY" else seat for seat in game.seats)
    return replace(game, seats=seats)


def test_a_letter_that_nobody_would_read_is_not_sent() -> None:
    game = without_turkey(talking(PressMode.WHITE))
    assert do(game, FRANCE, to("TURKEY"))[1] == (Refused(Refusal.NO_READER, "TURKEY"),)
    unwatched = replace(game, observers=())
    both = to("TURKEY", "OBSERVERS")
    assert do(unwatched, FRANCE, both)[1] == (Refused(Refusal.NO_READER, "TURKEY,OBSERVERS"),)
    assert only(do(game, FRANCE, to("TURKEY", "ITALY"))[1], PressSent).to == ("TURKEY", "ITALY")
    assert unheld(game, ("TURKEY", "ITALY", "MASTER", "OBSERVERS")) == ("TURKEY",)


def test_nobody_writes_to_himself() -> None:
    game = without_turkey(talking(PressMode.WHITE))
    assert do(game, FRANCE, to("FRANCE"))[1] == (Refused(Refusal.ONLY_YOURSELF, "FRANCE"),)
    assert do(game, MASTER, to("MASTER"))[1] == (Refused(Refusal.ONLY_YOURSELF, "MASTER"),)
    assert only(do(game, FRANCE, to("FRANCE", "ITALY"))[1], PressSent).to == ("FRANCE", "ITALY")


def test_a_letter_tells_whom_it_leaves_out() -> None:
    game = talking(PressMode.WHITE)
    letter = Press("hello", Audience.SOME, ("ITALY", "MASTER"), None, ("TURKEY",))
    assert only(do(game, FRANCE, letter)[1], PressSent).left_out == ("TURKEY",)
