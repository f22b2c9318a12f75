"""A function takes no more of a session than it uses: its parameters show what it may change (ADR 108)."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from tests.architecture.sources import files, named, tree

PARTS = {"request", "speaker", "transcript", "allowance"}
CHANGING = {"sign_on", "speaking_as", "speaking_for_nobody", "note_proof", "leave", "update"}
"""Methods that change a speaker, the seat of one, or the claims about its orders."""


def takes(function: ast.FunctionDef, kind: str) -> str | None:
    """The name of the parameter of this type; None where there is none."""
    args = (*function.args.args, *function.args.kwonlyargs)
    return next((one.arg for one in args if one.annotation and ast.unparse(one.annotation) == kind), None)


def overtaking(trees: Iterable[ast.Module]) -> Iterator[str]:
    """The functions that take a session or a changing speaker and need less."""
    defined = [one for module in trees for one in module.body if isinstance(one, ast.FunctionDef)]
    changing = {one.name for one in defined if takes(one, "ChangingSpeaker")}
    for function in defined:
        if ((session := takes(function, "Session")) and not uses_all(function, session)) or (
            takes(function, "ChangingSpeaker") and not changes_speaker(function, changing)
        ):
            yield function.name


def uses_all(function: ast.FunctionDef, session: str) -> bool:
    """Whether a function needs all four parts of the session, or hands it on as a whole."""
    parts = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == session
    ]
    whole = sum(isinstance(node, ast.Name) and node.id == session for node in ast.walk(function))
    return whole > len(parts) or {one.attr for one in parts} == PARTS


def changes_speaker(function: ast.FunctionDef, changing: set[str]) -> bool:
    """Whether a function assigns to the speaker or a seat, or calls what changes one."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            return True
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            if called in changing | CHANGING:
                return True
    return False


def test_no_function_takes_more_of_a_session_than_it_uses() -> None:
    service = [tree(path) for path in files() if named(path).startswith("judge/service/")]
    assert list(overtaking(service)) == []


def test_a_function_that_takes_too_much_is_found() -> None:
    source = """
def uses_one(session: Session) -> None: print(session.request)
def uses_all(session: Session) -> None:
    f(session.request, session.speaker, session.transcript, session.allowance)
def hands_on(session: Session) -> None: uses_all(session)
def reads(speaker: ChangingSpeaker) -> None: print(speaker.person)
def writes(speaker: ChangingSpeaker) -> None: speaker.person = None
def leaves(speaker: ChangingSpeaker) -> None: speaker.seat.leave()
def calls(speaker: ChangingSpeaker) -> None: writes(speaker)
"""
    assert list(overtaking([ast.parse(source)])) == ["uses_one", "reads"]
