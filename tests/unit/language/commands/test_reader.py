"""One-line commands to values of the command table, and the table to commands."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import (
    Cancel,
    Confirm,
    Create,
    ForgotPassword,
    Get,
    Help,
    List,
    Observe,
    Resend,
    ResetPassword,
    SetStyle,
    SetZone,
    SignOff,
    SignOn,
    Version,
    Why,
)
from judge.game.commands.master import (
    Become,
    Eject,
    Pause,
    Predict,
    Process,
    Resume,
    SetDeadline,
    SetGrace,
    SetSetting,
    Terminate,
)
from judge.game.commands.member import Clear, Resign, SetAddress, SetDraw, SetPassword, SetPreference, SetWait
from judge.game.message import message
from judge.game.order_style import Form, Style
from judge.game.roles import Role
from judge.game.settings import Lending, Settings
from judge.language.problems import Problem
from judge.language.segmentation import statements
from judge.language.statements import Understood
from judge.rules.phases import Phase
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import answer, answers, context

WHERE = context(
    zone="Europe/London",
    settings=Settings(proxies=Lending.STANDING),
    glued_powers=lambda: ["southafrica", "usa", "ottomanempire"],
)


def command(text: str) -> Command:
    found = answer(text, WHERE)
    assert isinstance(found, Understood), found
    return found.command


@each_row(
    ("text", "wanted"),
    [
        ("CREATE ?alpha tulip", Create("alpha", "tulip", "standard")),
        *(
            (
                f"CREATE ?a tulip {typed}",
                Create("a", "tulip", "illegal", gunboat=True, named="illegal gunboat"),
            )
            for typed in ("illegal gunboat", "illegal gunboat, GUNBOAT", "gunboat illegal gunboat")
        ),
        ("create alpha Tulip Standard", Create("alpha", "Tulip", "standard")),
        (
            "CREATE ?alpha tulip standard gunboat",
            Create("alpha", "tulip", "standard", gunboat=True, named="standard gunboat"),
        ),
        (
            "create ?alpha gunboat gunboat",
            Create("alpha", "gunboat", "standard", gunboat=True, named="gunboat"),
        ),
        ("SIGN ON ?alpha tulip", SignOn("?", "alpha", "tulip")),
        ("sign on ? alpha tulip", SignOn("?", "alpha", "tulip")),
        ("signon aalpha tulip", SignOn("", "aalpha", "tulip")),
        ("SIGN-ON Austria Alpha TuLip", SignOn("AUSTRIA", "alpha", "TuLip")),
        ("Sign on M alpha wait", SignOn("M", "alpha", "wait")),
        ("SIGN ON as Austria to game alpha with password tulip", SignOn("AUSTRIA", "alpha", "tulip")),
        ("SIGN ON South Africa alpha tulip", SignOn("SOUTH_AFRICA", "alpha", "tulip")),
        ('SIGN ON "U S A" alpha tulip', SignOn("U_S_A", "alpha", "tulip")),
        ("SIGN ON Ottoman Empire alpha tulip", SignOn("OTTOMAN_EMPIRE", "alpha", "tulip")),
        ("SIGN ON: France, alpha, tulip", SignOn("FRANCE", "alpha", "tulip")),
        ("SIGN ON \u2018France\u2019 alpha pw", SignOn("FRANCE", "alpha", "pw")),
        ("\u201cSIGN ON falpha pw\u201d", SignOn("", "falpha", "pw")),
        ("* SIGN ON falpha pw", SignOn("", "falpha", "pw")),
        ("1. SIGN ON falpha pw", SignOn("", "falpha", "pw")),
        ("\uff33\uff29\uff27\uff2e \uff2f\uff2e falpha pw!", SignOn("", "falpha", "pw!")),
        ("SIGN\u00a0ON falpha pw", SignOn("", "falpha", "pw")),
        ("sign off please!", SignOff()),
        ("SET WAIT.", SetWait(wait=True)),
        ("set draw please", SetDraw(draw=True)),
        ("SET PREFERENCE: EF", SetPreference((("ENGLAND",), ("FRANCE",)))),
        ("Get map please", Get("map")),
        ("clear all", Clear()),
        ("clear F1901R", Clear(Phase.parse("F1901R"))),
        ("CLEAR PHASE Winter 1901 Builds", Clear(Phase.parse("F1901A"))),
        ("Clear my orders for S1902M.", Clear(Phase.parse("S1902M"))),
        ("LIST FULL alpha", List("alpha", full=True)),
        ("SIGN ON alpha to", SignOn("", "alpha", "to")),
        ("LIST ?alpha", List("alpha")),
        ("SET DEADLINE to 2026-12-01 20:00", SetDeadline(datetime(2026, 12, 1, 20, tzinfo=UTC))),
        ("OBSERVE alpha tulip", Observe("alpha", "tulip")),
        ("watch ?alpha tulip", Observe("alpha", "tulip")),
        ("SIGN OFF", SignOff()),
        ("signoff.", SignOff()),
        ("HELP", Help("")),
        ("help Orders?", Help("orders")),
        ("LIST", List(None)),
        ("list Alpha", List("alpha")),
        ("LIST FULL", List(None, full=True)),
        ("LIST alpha FULL", List("alpha", full=True)),
        ("GET", Get("")),
        ("send me Map", Get("map")),
        ("VERSION", Version()),
        ("SET ZONE europe/vienna", SetZone("Europe/Vienna")),
        ("SET ZONE Vienna", SetZone("Europe/Vienna")),
        ("SET STYLE zine", SetStyle(Style(Form.ZINE, names=False))),
        ("set style short names", SetStyle(Style(Form.SHORT, names=True))),
        ("SET STYLE SENTENCE", SetStyle(Style(Form.SENTENCE, names=True))),
        ("FORGOT PASSWORD alpha", ForgotPassword("alpha")),
        ("CONFIRM 4F9c-11", Confirm("4F9c-11")),
        ("confirm 4f9c.", Confirm("4f9c.")),
        ("CANCEL 4f9c-11", Cancel("4f9c-11")),
        ("CANCEL", Cancel()),
        ("RESET PASSWORD 4f9c-11 newWord", ResetPassword("4f9c-11", "newWord")),
        ("CLEAR", Clear(ahead_only=True)),
        ("clear all orders", Clear()),
        ("clear my orders", Clear()),
        ("SET WAIT", SetWait(wait=True)),
        ("SET NOWAIT", SetWait(wait=False)),
        ("set no wait", SetWait(wait=False)),
        ("SET DRAW", SetDraw(draw=True)),
        ("SET NO DRAW", SetDraw(draw=False)),
        ("SET PREFERENCE *", SetPreference(())),
        ("SET PREF e,f", SetPreference((("ENGLAND",), ("FRANCE",)))),
        ("SET PREFERENCE E[AF]g", SetPreference((("ENGLAND",), ("AUSTRIA", "FRANCE"), ("GERMANY",)))),
        (
            "SET PREFERENCE England (Italy and Turkey)",
            SetPreference((("ENGLAND",), ("ITALY", "TURKEY"))),
        ),
        ("SET PASSWORD lily", SetPassword("lily")),
        ("SET ADDRESS anna@example.net", SetAddress("anna@example.net")),
        ("SET ADDRESS <anna+dip@example.net>", SetAddress("anna+dip@example.net")),
        ("RESIGN", Resign()),
        ("PROCESS", Process(None)),
        ("WHY S01M", Why(phase=Phase.parse("S1901M"))),
        ("WHY Gal spring 02 movement", Why("Gal", Phase.parse("S1902M"))),
        ("RESEND W01", Resend(Phase.parse("F1901A"))),
        ("MAP F01R", Resend(Phase.parse("F1901R"))),
        ("PROCESS S01M", Process(Phase.parse("S1901M"))),
        ("PROCESS S1901M NOW", Process(Phase.parse("S1901M"), now=True)),
        ("process spring 1901 movement now!", Process(Phase.parse("S1901M"), now=True)),
        ("process now", Process(None, now=True)),
        ("PROCESS f1901b", Process(Phase.parse("F1901A"))),
        ("process Fall 1902 retreat", Process(Phase.parse("F1902R"))),
        ("PAUSE", Pause()),
        ("suspend", Pause()),
        ("RESUME", Resume()),
        ("EJECT Turkey", Eject(power="TURKEY")),
        ("EJECT t", Eject(power="TURKEY")),
        ("EJECT rolf@example.org", Eject(address="rolf@example.org")),
        ("BECOME Turkey", Become("TURKEY")),
        ("BECOME MASTER", Become(None)),
        ("TERMINATE", Terminate()),
        ("SET DEADLINE 2026-12-01 20:00", SetDeadline(datetime(2026, 12, 1, 20, tzinfo=UTC))),
        ("SET GRACE +24h", SetGrace(datetime(2026, 11, 21, 12, tzinfo=UTC))),
    ],
)
def test_commands_are_read(text: str, wanted: Command) -> None:
    assert command(text) == wanted


def test_every_example_of_the_table_is_read_as_its_command() -> None:
    for kind, entry in COMMANDS.items():
        assert entry.example, kind
        for text in (
            entry.example.split("\n")
            if len(entry.usage) == 1 or entry.usage[-1][:3] != "END"
            else [entry.example]
        ):
            found = answers(text.replace("…", "x"), WHERE)
            read = [type(one.command) for one in found if isinstance(one, Understood)]
            assert read in ([kind], [SignOn]) or (kind is Predict and read == [kind, kind]), text


def test_what_was_filled_in_is_said() -> None:
    found = answer("SET DEADLINE Fri 20:00", WHERE)
    assert isinstance(found, Understood)
    (read,) = map(worded, found.assumed)
    assert read == worded(message("date-read-as", date="Fri Nov 20 2026 20:00 Europe/London (20:00 UTC)"))
    found = answer("SIGN ON ?alpha tulip standard", WHERE)
    assert isinstance(found, Understood)
    assert found.assumed == (message("variant-left-out", word="standard"),)


@each_row(
    ("text", "kind", "column", "message", "hint"),
    [
        (
            "SIGN ON",
            "incomplete_command",
            8,
            "SIGN ON needs more words.",
            "SIGN ON ?game password or SIGN ON power game password",
        ),
        (
            "SIGN ON ?alpha",
            "incomplete_command",
            15,
            "SIGN ON needs more words.",
            "SIGN ON ?game password or SIGN ON power game password",
        ),
        ("SIGN ON to the game with password", "incomplete_command", 1, "SIGN ON needs more words.", ""),
        ("SIGN ON : :", "incomplete_command", 12, "SIGN ON needs more words.", ""),
        ("SIGN ON a b c d", "bad_value", 1, "SIGN ON has too many words.", ""),
        ("SET PASSWORD lily rose", "bad_value", 1, "SET has too many words.", "SET PASSWORD word"),
        ("OBSERVE alpha lily rose", "bad_value", 1, "OBSERVE has too many words.", "OBSERVE game password"),
        ("withd", "incomplete_command", 1, "Do you mean RESIGN?", "Write the whole word."),
        ("* wit", "incomplete_command", 1, "Do you mean RESIGN?", "Write the whole word."),
        ("resi.", "incomplete_command", 1, "Do you mean RESIGN?", "Write the whole word."),
        ("TERMIN", "incomplete_command", 1, "Do you mean TERMINATE?", "Write the whole word."),
        ("becom master", "incomplete_command", 1, "Do you mean BECOME?", "Write the whole word."),
        ("eje anna@a.example", "incomplete_command", 1, "Do you mean EJECT?", "Write the whole word."),
        (
            "RESIGN soon",
            "bad_value",
            8,
            'It is not clear what "soon" adds to RESIGN.',
            "RESIGN or RESIGN NOW",
        ),
        (
            "SET DEADLINE soon",
            "bad_value",
            14,
            '"soon" is not a date that the judge can read.',
            "Write it as in 2026-12-01 20:00 Europe/London, Dec 1 20:00, Fri 20:00 or +24h.",
        ),
        ("SET ADDRESS anna", "bad_value", 13, '"anna" is not an email address.', "anna@example.net"),
        (
            "SET STYLE fancy",
            "bad_value",
            11,
            '"fancy" is not a style of orders.',
            "SET STYLE SENTENCE|SHORT|ZINE [NAMES|CODES] [ENGLISH]",
        ),
        (
            "SET ZONE Europe/Vienne",
            "bad_value",
            10,
            'There is no time zone "Europe/Vienne". ',
            "SET ZONE Europe/Vienna or SET ZONE Europe/Tirane or SET ZONE Europe/Kiev",
        ),
        ("SET PREFERENCE EAE", "bad_value", 16, "England is in the list twice.", ""),
        (
            "SET PREFERENCE xyz",
            "bad_value",
            16,
            '"xyz" is not the name of a power.',
            "The powers are Austria, England, France, Germany, Italy, Russia and Turkey.",
        ),
        (
            "EJECT Spain",
            "bad_value",
            7,
            '"Spain" is not the name of a power.',
            "The powers are Austria, England, France, Germany, Italy, Russia and Turkey.",
        ),
        (
            "PROCESS soon",
            "bad_value",
            9,
            '"soon" is not a phase.',
            "PROCESS S1901M or PROCESS Spring 1901 Movement",
        ),
        (
            "CANCEL tulips",
            "bad_value",
            1,
            "CANCEL needs a token that was emailed to you.",
            (
                "A new order for a unit replaces its old one. To delete all orders, send CLEAR ALL."
                " CANCEL alone withdraws what you asked others."
            ),
        ),
        ("SET", "incomplete_command", 4, "SET needs more words.", ""),
        ("PRESS hello", "bad_value", 1, "", ""),
    ],
)
def test_mistakes_say_where_and_what(text: str, kind: str, column: int, message: str, hint: str) -> None:
    found = answer(text, WHERE)
    assert isinstance(found, Problem)
    assert found.kind == kind
    if message:
        assert found.column == column
        assert worded(found.message).startswith(message.strip())
    if hint:
        assert worded(found.hint) == hint


def test_who_is_with_a_sign_for_a_name_names_no_game_called_is() -> None:
    assert not isinstance(answer("WHO IS %", WHERE), Problem)


def test_roles_are_the_games_business() -> None:
    assert COMMANDS[SetDeadline].who is Role.MASTER
    assert command("SET DEADLINE +1h")


# Lines of several commands, and commands among orders


def test_a_line_may_hold_several_commands() -> None:
    found = answers("SET WAIT; A Par - Bur, LIST", WHERE)
    assert [type(one).__name__ for one in found] == ["Understood", "UnderstoodOrder", "Understood"]
    assert [one.text for one in found] == ["SET WAIT", "A Par - Bur", "LIST"]


def test_commands_behind_a_sign_on_are_their_own() -> None:
    for text in (
        "SIGN ON falpha pw; A Par - Bur",
        "SIGN ON falpha pw, A Par - Bur",
        "Signon falpha pw;A par-bur",
    ):
        first, second = answers(text, WHERE)
        assert isinstance(first, Understood)
        assert first.command == SignOn("", "falpha", "pw")
        assert type(second).__name__ == "UnderstoodOrder"


def test_free_text_keeps_its_commas() -> None:
    assert command("SET COMMENT one, two; three") == SetSetting("comment", "one, two; three")


def test_without_a_game_names_of_powers_cannot_be_read() -> None:
    from judge.language.statements import Context  # noqa: PLC0415  # only here
    from tests.unit.language.positions import NOW  # noqa: PLC0415

    found = answer("SET PREFERENCE EFG", Context(NOW))
    assert isinstance(found, Problem)
    assert found.message == message("say-which-game")
    assert not statements("")[0]


@pytest.mark.parametrize(
    "text",
    [
        "PHASE S190\u00b2M",
        "phase s1901\u00b9",
        "ROLLBACK \u00b2",
        "SET DEADLINE +2\u2074h",
        "PHASE F19\u2080\u2081R",
    ],
)
def test_a_raised_digit_is_no_digit_of_a_number(text: str) -> None:
    assert not isinstance(answer(text, WHERE), Understood)
