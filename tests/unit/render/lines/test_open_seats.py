"""What a page says of free powers: none of a finished game, and by whose leave somebody takes one."""

from __future__ import annotations

from dataclasses import replace

from judge.game.seats.entry import wants_masters_word
from judge.game.state import SeatState, Status
from judge.render.lines.seats import open_seats
from tests.unit.render.games import SPRING_GAME

FREE = replace(SPRING_GAME, seats=tuple(replace(one, state=SeatState.ABANDONED) for one in SPRING_GAME.seats))


def test_a_finished_game_offers_nothing() -> None:
    assert len(open_seats(FREE)) == 7
    assert open_seats(replace(FREE, status=Status.FINISHED)) == ()


def test_a_game_with_approval_is_open_to_whom_its_master_lets_in() -> None:
    assert not wants_masters_word(FREE)
    approval = replace(FREE, settings=replace(FREE.settings, approval=True))
    assert wants_masters_word(approval)
    assert not wants_masters_word(replace(approval, settings=replace(approval.settings, moderated=False)))
