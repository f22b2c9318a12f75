"""What does not count against the quota of who causes it: each such notice, and each way to send an email."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import judge
from judge.notices.notice import Exemption, Notice
from tests.unit.render.kinds import KINDS

_EXEMPT = {
    Exemption.ASKED_FOR: {"Digest", "LateOrdersTold", "PendingOrders", "RequestAnswered", "ToldTogether"},
    Exemption.GUARD: {
        *("AddressAsked", "AddressChanged", "AddressFails", "AlsoAsked", "AlsoChanged", "ConfirmationAsked"),
        *("CopyForMaster", "MailHeld", "NoticesLeftOut", "PasswordShared", "PasswordToken", "PasswordsTried"),
        "TokenUsed",
    },
    Exemption.PRESS: {"PostalPress"},
}
_AT_TIMES = {"Press", "Results"}
"""What counts in some games, or of some people."""
_WAYS = {
    "post_notice": "counts, or is exempt",
    "post_reply": "an answer, limited by `reply_limits`",
    "post_to_address": "a question to a newcomer, limited by `later_questions`, or an answer to a stranger",
    "post_to_keeper": "to the keeper, whose judge it is",
}


def test_each_notice_that_does_not_count_is_known() -> None:
    """A new notice counts; whoever exempts it names it here as well, where it is seen."""
    found = {one.__name__: one.exempt for one in KINDS if issubclass(one, Notice) and one.exempt is not None}
    assert found == {name: why for why, names in _EXEMPT.items() for name in names}


def test_each_notice_that_counts_at_times_is_known() -> None:
    own = {one.__name__ for one in KINDS if issubclass(one, Notice) and "exemption" in vars(one)}
    assert own == _AT_TIMES


def test_no_email_is_put_into_the_outbox_but_by_the_four_ways() -> None:
    assert set(_ways_found()) == {("post.py", name) for name in _WAYS}


def _ways_found() -> Iterator[tuple[str, str]]:
    """The functions of the judge that put an email into the outbox, with their files."""
    for path in Path(judge.__file__).parent.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(map(_adds, ast.walk(function))):
                yield path.name, function.name


def _adds(node: ast.AST) -> bool:
    """Whether code is a call like `work.outbox.add(…)`."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add"):
        return False
    return ast.unparse(node.func.value).rpartition(".")[2] == "outbox"
