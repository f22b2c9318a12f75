"""Standing proxies in words: PROXY … UNTIL REVOKED and REVOKE PROXY."""

from __future__ import annotations

import pytest

from judge.game.commands import Command
from judge.game.commands.member import LendStanding, RevokeProxy
from judge.game.message import message
from judge.language.problems import Problem, ProblemKind
from judge.language.statements import Understood
from tests.messages import worded
from tests.unit.language.positions import answer, context

WHERE = context({"FRANCE": ["A MAR", "F SPA/SC"], "ITALY": ["A PIE"]})


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
            "UNTIL REVOKED at the end; for one phase: A MAR PROXY ITALY.",
        ),
        (
            "PROXY A Mar Italy until revoked",
            ProblemKind.BAD_VALUE,
            None,
            "PROXY unit|ALL TO power UNTIL REVOKED",
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


def test_an_order_that_would_last_is_told_how() -> None:
    found = answer("A Mar proxy to Italy until revoked", context(proxies=True, table={"FRANCE": ["A MAR"]}))
    assert isinstance(found, Problem)
    assert found.message == message("proxy-of-one-phase")
    assert found.hint == message("proxy-of-one-phase.hint", order="PROXY A MAR TO italy UNTIL REVOKED")
