"""Errors as one sentence and an exit code: 1 wrong input, 2 usage, 75 try again later."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Mapping
from types import TracebackType

import click

from judge.config import ConfigError
from judge.known_secrets import strike_secrets
from judge.store.errors import AbsentDatabase, Damaged, InUse, StoreError, Unavailable

TRY_AGAIN = os.EX_TEMPFAIL


class TryAgain(click.ClickException):
    """Nothing is wrong with what was asked; it cannot be done just now."""

    exit_code = TRY_AGAIN


def as_click_error(error: Exception) -> click.ClickException | None:
    """Return the error as click shows it, in one sentence; None if it is a mistake of the program."""
    if isinstance(error, (AbsentDatabase, InUse, Unavailable)) and not isinstance(error, Damaged):
        return TryAgain(str(error))
    if isinstance(error, (ConfigError, StoreError, Damaged)):
        return click.ClickException(str(error))
    if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
        return click.ClickException(_sentence(error))
    if isinstance(error, ImportError):
        return TryAgain(f"a part of the judge is missing ({error}): install it again")
    return None


def shown(error: click.ClickException) -> click.ClickException:
    """Return the error as a terminal only shows it, without secrets: it may repeat what was brought."""
    return type(error)(printable(strike_secrets(error.format_message()), kept="\n\t"))


def print_traceback(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print a mistake of the program as Python does, without secrets; made for sys.excepthook."""
    sys.stderr.write(strike_secrets("".join(traceback.format_exception(kind, error, trace))))


def printable(text: str, *, kept: str = "") -> str:
    """Return the text without control characters, to which a terminal might react, but for those `kept`."""
    return "".join(c if c.isprintable() or c in kept else "\N{REPLACEMENT CHARACTER}" for c in text)


def _sentence(error: OSError) -> str:
    """Return what the operating system says, about which file, and what to look at."""
    if error.filename is None or error.strerror is None:
        return str(error)
    remedy = _REMEDIES.get(type(error), "")
    return f"{error.filename} cannot be used: {error.strerror}.{remedy}"


_REMEDIES: Mapping[type[OSError], str] = {
    PermissionError: " Run this as the judge's user, or give that user the file.",
    FileNotFoundError: " Is there such a folder?",
}
