"""The log: one line a record on standard error, without anything people wrote."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType

from judge.service.trust.redaction import RedactionFilter

_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLineFormatter(logging.Formatter):
    """A record on one line; of an exception it keeps class and places.

    Its words may quote a mail or a password and are left out; those of an OSError are kept, because they come
    from the system or a server and say what to mend.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever the message holds."""
        text = f"{record.levelname.lower()}: {record.getMessage()}"
        if record.exc_info and record.exc_info[0] is not None:
            text += f" [{self.formatException(record.exc_info)}]"
        return " ".join(text.split())

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  # logging's name
        """Class and places, the innermost place first."""
        kind, error, trace = ei
        frames = reversed(traceback.extract_tb(trace))
        places = " < ".join(f"{_short(frame.filename)}:{frame.lineno}" for frame in frames)
        words = f" ({error})" if isinstance(error, OSError) else ""
        return f"{kind.__name__ if kind else 'exception'}{words} at {places}"


def _short(filename: str) -> str:
    return "/".join(filename.split("/")[-3:])


def log_to_stderr(level: str) -> None:
    """Send the log to standard error; `level` is debug, info, warning or error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLineFormatter())
    handler.addFilter(RedactionFilter())
    logging.basicConfig(level=_LEVELS.get(level.lower(), logging.INFO), handlers=[handler], force=True)
    for noisy in ("apscheduler", "aioimaplib", "asyncio", "alembic", "mail.log"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
