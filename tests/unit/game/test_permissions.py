from __future__ import annotations

import pytest

from judge.game import machine
from judge.game.permissions import statuses
from judge.game.state import Status

TALK = {
    *("Broadcast", "Press", "SetPassword", "Recall", "SetPressWish"),
    *("RecordDiary", "DeleteDiary"),
}
LEAVE = {"Admit", "Approve", "Eject", "HandOver", "Promote", "Resign", "SetAccess", "Terminate"}
ORDER = {"Clear", "EndSet", "GiveAhead", "GiveOrders", "LendStanding", "RevokeProxy"}
VOTE = {"CastVote", "Propose", "SetConcede", "SetDraw", "WithdrawProposal"}
PLAY = ORDER | VOTE | {"EndAbsence", "Partner", "PermitSpectator", "SetAbsence", "SetWait"}
FORM = {"Assign", "Begin", "SayHere", "SetPreference", "SetSetting", "SetStart"}
BACK = {"Adjust", "Rollback", "Undo", "Unstart"}
CLOCK = {"AcceptLate", "Process", "SetDeadline", "SetGrace", "SetStart"}


@pytest.mark.parametrize(
    ("status", "taken"),
    [
        (
            Status.FORMING,
            TALK | LEAVE | FORM,
        ),
        (Status.RUNNING, TALK | LEAVE | PLAY | BACK | CLOCK | {"Declare", "Pause", "Swap", "SetSetting"}),
        (Status.PAUSED, TALK | LEAVE | PLAY | BACK | {"Declare", "Pause", "Swap", "Resume", "SetSetting"}),
        (Status.FINISHED, TALK | {"Resume", "Rollback", "Undo"}),
    ],
)
def test_each_status_takes_its_commands_and_no_others(status: Status, taken: set[str]) -> None:
    assert {kind.__name__ for kind in machine.TRANSITIONS if status in statuses(kind)} == taken
