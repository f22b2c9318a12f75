from __future__ import annotations

from judge.game.commands import COMMANDS
from judge.game.commands.anyone import SignOff
from judge.game.roles import Role
from judge.service.handlers.registry import HANDLERS


def test_each_command_that_people_write_has_its_handler() -> None:
    """The mail ends at SIGN OFF: nothing is left to handle."""
    assert set(HANDLERS) == set(COMMANDS) - {SignOff}


def test_what_may_follow_a_refused_sign_on_needs_no_seat() -> None:
    free = {kind.__name__ for kind, entry in COMMANDS.items() if entry.who <= Role.REGISTERED}
    asking = {"GameStatus", "Get", "Help", "History", "InfoPlayer", "List", "Summary", "Version"}
    asking |= {"WhoGame", "WhoIs", "MyAddresses", "Table", "Try"}
    joining = {"Create", "CreateSeries", "Observe", "Practice", "Register", "SignOff", "SignOn", "Standby"}
    oneself = {
        "Cancel",
        "Confirm",
        "ForgotPassword",
        "ResetPassword",
        "SetLanguage",
        "SetStyle",
        "SetZone",
        "Yes",
    }
    oneself |= {"SetCalendar", "SetMail", "SetMap", "SetProfile", "SetSubject", "SetLanguage", "OtherAddress"}
    assert free == asking | joining | oneself
