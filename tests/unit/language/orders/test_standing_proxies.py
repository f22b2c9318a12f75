"""Standing proxies in words: PROXY … UNTIL REVOKED and REVOKE PROXY."""

from __future__ import annotations

import pytest

from judge.game.commands import Command
from judge.game.commands.member import LendStanding, RevokeProxy
from judge.game.message import Message, message, written_as
from judge.game.settings import Lending, Settings
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Context, Understood
from tests.messages import worded
from tests.unit.language.positions import answer, answers, context

UNITS = {"FRANCE": ["A MAR", "F SPA/SC"], "ITALY": ["A PIE"]}
WHERE = context(UNITS, proxies=True, settings=Settings(proxies=Lending.STANDING))
FOR_A_PHASE = context(UNITS, proxies=True, settings=Settings(proxies=Lending.PHASE))
WITHOUT = context(UNITS)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("PROXY A Mar TO Italy UNTIL REVOKED", LendStanding("ITALY", "MAR")),
        ("PROXY A(Mar) TO ITALY UNTIL REVOKED.", LendStanding("ITALY", "MAR")),
        ("proxy marseilles to it until further notice", LendStanding("ITALY", "MAR")),
        ("Proxy F Spa/sc to Italy standing", LendStanding("ITALY", "SPA")),
        ("PROXY ALL TO ITALY STANDING", LendStanding("ITALY")),
        ("Proxy all my units to Italy indefinitely, please", LendStanding("ITALY")),
        ("REVOKE PROXY A Mar", RevokeProxy("MAR")),
        ("revoke A(Mar)", RevokeProxy("MAR")),
        ("REVOKE PROXY ALL", RevokeProxy()),
        ("revoke proxy.", RevokeProxy()),
        ("REVOKE", RevokeProxy()),
    ],
)
def test_standing_proxies(text: str, wanted: Command) -> None:
    found = answer(text, WHERE)
    assert isinstance(found, Understood), found
    assert found.command == wanted


@pytest.mark.parametrize(
    ("text", "wrong", "read", "hint"),
    [
        (
            "PROXY A Mar TO Italy",
            ProblemKind.INCOMPLETE_COMMAND,
            "",
            "A MAR PROXY Italy or PROXY A MAR TO Italy UNTIL REVOKED",
        ),
        (
            "PROXY A Mar Italy until revoked",
            ProblemKind.BAD_VALUE,
            None,
            "unit PROXY power or PROXY unit|ALL TO power UNTIL REVOKED",
        ),
        (
            "PROXY A Pie TO Italy UNTIL REVOKED",
            ProblemKind.NOT_OWNER,
            "Pie",
            "Your units: A MAR and F SPA/SC.",
        ),
        ("PROXY A Mra TO Italy UNTIL REVOKED", ProblemKind.UNKNOWN_PROVINCE, "A Mra", None),
        ("PROXY A Mar TO France UNTIL REVOKED", ProblemKind.BAD_VALUE, "", None),
        ("PROXY A Mar TO Spain UNTIL REVOKED", ProblemKind.BAD_VALUE, "Spain", None),
        ("PROXY A Mar TO Italy UNTIL Friday", ProblemKind.INCOMPLETE_COMMAND, None, None),
        ("REVOKE PROXY A Pie", ProblemKind.NOT_OWNER, "Pie", None),
    ],
)
def test_mistakes(text: str, wrong: ProblemKind, read: str | None, hint: str | None) -> None:
    found = answer(text, WHERE)
    assert isinstance(found, Problem), found
    assert found.kind is wrong
    assert read is None or found.read == read
    assert hint is None or worded(found.hint) == hint


def test_a_wrong_type_is_said_and_not_heeded() -> None:
    found = answer("PROXY F Mar TO Italy UNTIL REVOKED", WHERE)
    assert isinstance(found, Understood)
    assert found.command == LendStanding("ITALY", "MAR")
    assert found.assumed == (message("unit-meant-is", unit="A MAR"),)


LENT = "A MAR PROXY Italy"
SPAIN_LENT = "F SPA/SC PROXY Italy"
UNTIL_REVOKED = "PROXY A MAR TO Italy UNTIL REVOKED"


@pytest.mark.parametrize(
    ("text", "where", "said", "lines"),
    [
        ("A Mar proxy to Italy until revoked", WHERE, "proxy-of-one-phase", (LENT, UNTIL_REVOKED)),
        ("A Mar proxy to Italy until revoked", FOR_A_PHASE, "proxy-of-one-phase", (LENT,)),
        ("Mar P Italy for this season", WHERE, "proxy-of-one-phase", (LENT, UNTIL_REVOKED)),
        ("A Mar proxy I", WHERE, "names-no-power", (LENT,)),
        ("A Mar proxy I", FOR_A_PHASE, "names-no-power", (LENT,)),
        ("PROXY A Mar TO Italy", WHERE, "how-long-proxy-lasts", (LENT, UNTIL_REVOKED)),
        ("PROXY A Mar TO Italy", FOR_A_PHASE, "refused-no-standing-proxies", (LENT,)),
        ("PROXY Mar TO Ita FOR this season", FOR_A_PHASE, "refused-no-standing-proxies", (LENT,)),
        ("PROXY Mar TO Italy UNTIL REVOKED", FOR_A_PHASE, "refused-no-standing-proxies", (LENT,)),
        (
            "PROXY ALL TO Italy",
            WHERE,
            "how-long-proxy-lasts",
            (f"{LENT}, {SPAIN_LENT}", "PROXY ALL TO Italy UNTIL REVOKED"),
        ),
        ("PROXY ALL TO Italy", FOR_A_PHASE, "refused-no-standing-proxies", (f"{LENT}, {SPAIN_LENT}",)),
    ],
)
def test_the_hint_names_lines_that_lend_in_this_game(
    text: str, where: Context, said: str, lines: tuple[str, ...]
) -> None:
    found = answer(text, where)
    assert isinstance(found, Problem)
    assert found.message.key == said
    assert found.hint == written_as(*lines)
    accepted = [one for line in lines for one in answers(line, where)]
    assert not any(isinstance(one, Problem) for one in accepted)


@pytest.mark.parametrize("text", ["A Mar proxy", "A Mar P to", "A Mar proxy Narnia", "A Mar proxy France"])
def test_a_proxy_to_nobody_is_told_to_whom(text: str) -> None:
    found = answer(text, FOR_A_PHASE)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.BAD_POWER
    assert isinstance(found.hint, Message)
    assert dict(found.hint.values)["second"] == written_as("A MAR PROXY power")


@pytest.mark.parametrize(
    "text",
    [
        "PROXY A Mar TO Italy",
        "PROXY A Mar TO Italy UNTIL REVOKED",
        "PROXY ALL",
        "A Mar proxy",
        "A Mar proxy Italy",
        "A Mar P Narnia",
    ],
)
def test_a_game_without_proxies_says_so_first(text: str) -> None:
    found = answer(text, WITHOUT)
    assert isinstance(found, Problem)
    assert found.message == message("no-proxies-here")
    assert found.kind is ProblemKind.PROXY_DISABLED
