"""Runs of one character cost time as their length: a line of them must not keep the judge busy."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import product
from time import process_time

import pytest

from judge.language import prose
from judge.language.command_words import is_command_with_value
from judge.language.reading import read
from judge.language.secret_words import possible_secrets, secrets_in_mail
from judge.language.segmentation import statements
from judge.language.statements import Context
from judge.language.text.own_lines import NumberedLine
from judge.language.text.signatures import signature
from judge.language.text.subjects import alone_in_subject, in_subject, taken_for_command
from judge.mail.reader import MessageReader

_SIGNS = ("\u00a0", "\u200b", "—", "a ", ": ", "> ", "<a", ", ")
_RUNS = (*(string.punctuation + string.whitespace + "a0é"), *_SIGNS)
_SHAPES = ("{}x", "A Vie - Gal\n{}x", "x\n{}", "Vienna {}")
_LONG = 4000
_SECONDS = 0.12  # linear: 0.01 s; squared, it was 0.3 s and more
_CONTEXT = Context(datetime(2026, 1, 5, tzinfo=UTC), "UTC")
_READER = MessageReader(["judge@judge.example"])


def _body(text: str) -> None:
    for statement in statements(text)[0]:
        read(statement, _CONTEXT)
    secrets_in_mail("", text, "")
    possible_secrets(text)


def _subject(text: str) -> None:
    in_subject(text), alone_in_subject(text), taken_for_command(text)
    possible_secrets(text), prose.holds_orders(text), secrets_in_mail(text, "", "")


def _headers(text: str) -> None:
    line = " ".join(text.split("\n"))
    for name in ("Subject", "From", "References", "Authentication-Results", "Content-Type"):
        raw = f"To: judge@judge.example\r\n{name}: {line}\r\n\r\nA Vie - Gal\r\n"
        _READER.read(raw.encode("utf-8", "replace"))


def _slow(step: Callable[[str], None]) -> Iterator[str]:
    for run, shape in product(_RUNS, _SHAPES):
        if "\n" in run or run in "\r\x0b\x0c":
            continue  # other lines, each with its own cost
        text = shape.format(run * (_LONG // len(run)))
        if all(_seconds(step, text) > _SECONDS for _ in range(2)):
            yield f"{shape!r} of {run!r}"


def _seconds(step: Callable[[str], object], text: str) -> float:
    began = process_time()
    step(text)
    return process_time() - began


@pytest.mark.parametrize("step", [_body, _subject, _headers], ids=["body", "subject", "headers"])
def test_a_run_of_any_character_is_read_at_once(step: Callable[[str], None]) -> None:
    assert not list(_slow(step))


@pytest.mark.parametrize("run", ["(", "\t", "\u00a0", ".", "*", "=", '"', "a ("])
def test_a_signature_is_looked_for_in_no_more_time_for_longer_lines(run: str) -> None:
    def seconds(length: int) -> float:
        lines = [NumberedLine(1, "A Vie - Gal"), NumberedLine(2, run * length + "x")]
        return min(_seconds(lambda _: signature(lines, is_command_with_value), "") for _ in range(3))

    assert seconds(40_000) < 3 * seconds(20_000) + 0.02
