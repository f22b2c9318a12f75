"""The log is one line a record and quotes nobody."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from judge.cli.log import JsonFormatter, OneLineFormatter, log_to_stderr


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


def test_lines_have_their_time_unless_the_journal_reads_them() -> None:
    made = logging.LogRecord("judge", logging.INFO, __file__, 1, "well", None, None)
    made.created = 1_767_614_400.9
    assert OneLineFormatter(timed=True).format(made) == "2026-01-05T12:00:00Z info: well"
    shown = []
    for environment in ({}, {"JOURNAL_STREAM": "8:1"}):
        log_to_stderr("debug", environment)
        formatter = logging.getLogger().handlers[0].formatter
        assert isinstance(formatter, OneLineFormatter)
        shown.append(formatter.timed)
    assert shown == [True, False]
    assert logging.getLogger().level == logging.DEBUG


def test_json_has_one_object_a_line_with_the_same_words() -> None:
    made = logging.LogRecord("judge.daemon", logging.ERROR, __file__, 1, "two\nlines", None, None)
    made.created = 1_767_614_400.0
    assert json.loads(JsonFormatter().format(made)) == {
        "time": "2026-01-05T12:00:00Z",
        "level": "error",
        "logger": "judge.daemon",
        "message": "two lines",
    }
    log_to_stderr("json,warning")
    assert isinstance(logging.getLogger().handlers[0].formatter, JsonFormatter)
    assert logging.getLogger().level == logging.WARNING


def test_a_word_that_is_no_level_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    log_to_stderr("verbose", {"JOURNAL_STREAM": "8:1"})
    assert capsys.readouterr().err == (
        "warning: JUDGE_LOG=verbose: it is debug, info, warning or error, json, or two of them\n"
    )
    log_to_stderr("json, info", {})
    assert capsys.readouterr().err == ""
