"""The log: one line a record on standard error, without anything people wrote.

JUDGE_LOG says how much, and in which form: `debug`, `json`, `json,warning`. Lines have the time, in UTC,
unless the journal reads them (JOURNAL_STREAM, systemd.exec(5)), which has it already.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType

from judge.known_secrets import strike_secrets
from judge.service.redaction import RedactionFilter

_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

_WORDS = "it is debug, info, warning or error, json, or two of them"
ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLineFormatter(logging.Formatter):
    """A record on one line; of an exception it keeps class and places.

    Its words may quote an email or a password and are left out; those of an OSError are kept, because they
    come from the system or a server and say what to correct.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever the message holds."""
        text = f"{record.levelname.lower()}: {self.message(record)}"
        return " ".join(f"{self.formatTime(record)} {text}".split() if self.timed else text.split())

    def message(self, record: logging.LogRecord) -> str:
        """Return what is said, with the places of an exception, without the secrets of judge.toml."""
        text = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            text += f" [{self.formatException(record.exc_info)}]"
        return strike_secrets(text)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: ARG002, N802  # logging's
        """Return the moment in UTC, to the second."""
        return datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def __init__(self, *, timed: bool = False) -> None:
        super().__init__()
        self.timed = timed

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  # logging's name
        """Class and places, the innermost place first."""
        kind, error, trace = ei
        frames = reversed(traceback.extract_tb(trace))
        places = " < ".join(f"{_short(frame.filename)}:{frame.lineno}" for frame in frames)
        words = f" ({error})" if isinstance(error, OSError) else ""
        return f"{kind.__name__ if kind else 'exception'}{words} at {places}"


class JsonFormatter(OneLineFormatter):
    """A record as one line of JSON: time, level, name of the part, message."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        values = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": " ".join(self.message(record).split()),
        }
        return json.dumps(values, ensure_ascii=False)


def _short(filename: str) -> str:
    return "/".join(filename.split("/")[-3:])


def log_to_stderr(wanted: str, environment: Mapping[str, str] = os.environ) -> None:
    """Send the log to standard error; `wanted` is debug, info, warning or error, json, or two of them."""
    words = wanted.lower().replace(",", " ").split()
    handler = logging.StreamHandler(sys.stderr)
    timed = "JOURNAL_STREAM" not in environment
    handler.setFormatter(JsonFormatter() if "json" in words else OneLineFormatter(timed=timed))
    handler.addFilter(RedactionFilter())
    level = next((_LEVELS[word] for word in words if word in _LEVELS), logging.INFO)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if {*words} - {*_LEVELS, "json"}:
        logging.getLogger("judge").warning("JUDGE_LOG=%s: %s", " ".join(wanted.split()), _WORDS)
    for noisy in ("apscheduler", "aioimaplib", "asyncio", "alembic", "mail.log"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
