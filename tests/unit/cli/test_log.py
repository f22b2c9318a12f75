"""The log is one line a record and quotes nobody."""

from __future__ import annotations

import logging
import sys

from judge.cli.log import OneLineFormatter


def fail(error: Exception) -> None:
    raise error


def record(message: str, *, failing: Exception | None = None) -> str:
    info = None
    if failing is not None:
        try:
            fail(failing)
        except type(failing):
            info = sys.exc_info()
    return OneLineFormatter().format(
        logging.LogRecord("judge", logging.WARNING, __file__, 1, message, None, info)
    )


def test_a_message_stays_on_one_line() -> None:
    assert record("two\nlines\tof text") == "warning: two lines of text"


def test_an_exception_shows_its_class_and_place_but_not_its_words() -> None:
    line = record("mail 7 failed", failing=ValueError("SIGN ON A alpha ostrich"))
    assert line.startswith("warning: mail 7 failed [ValueError at unit/cli/test_log.py:")
    assert "ostrich" not in line


def test_the_words_of_the_system_are_kept() -> None:
    line = record("not sent", failing=OSError(28, "No space left on device"))
    assert "OSError ([Errno 28] No space left on device) at " in line
