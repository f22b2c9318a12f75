"""The options most verbs share: --config and --now."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


_FIRST_YEAR, _LAST_YEAR = 1900, 9000
"""Of a moment to which the times that the judge counts with can be added, and taken away."""


class Moment(click.ParamType[datetime]):
    """A moment in ISO 8601 with its offset from UTC."""

    name = "moment"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> datetime:
        """Read it; a usage error says what is missing."""
        try:
            moment = datetime.fromisoformat(str(value))
        except ValueError:
            self.fail(f"{value!r} is not a moment such as 1901-04-01T12:00:00+00:00", param, ctx)
        if moment.tzinfo is None:
            self.fail(f"{value!r} needs an offset such as +00:00 or Z at its end", param, ctx)
        if not _FIRST_YEAR <= moment.year <= _LAST_YEAR:
            self.fail(f"{value!r} is not in a year from {_FIRST_YEAR} to {_LAST_YEAR}", param, ctx)
        return moment.astimezone(UTC)


def config_option(verb: F) -> F:
    """Return the option --config: `config` is the path of judge.toml."""
    return click.option(
        "--config",
        type=click.Path(path_type=Path, readable=False),  # load_config reports it, with its own exit code
        envvar="JUDGE_CONFIG",
        default=Path("judge.toml"),
        show_default=True,
        show_envvar=True,
        help="The judge's configuration.",
    )(verb)


def now_option(verb: F) -> F:
    """Return the option --now: `now` is the moment the clock should stand at, None for the real clock."""
    return click.option(
        "--now", type=Moment(), help="Use this as the current time (ISO 8601 with UTC offset)."
    )(verb)
