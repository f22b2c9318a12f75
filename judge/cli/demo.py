"""`judge demo`: a whole game year on embedded servers."""

from __future__ import annotations

import asyncio
import sys

import click

_MISSING = "judge demo needs the extra `demo`: pip install 'diplomacy-judge[demo]'"


@click.command()
@click.option(
    "--keep", is_flag=True, help="Keep the servers running, so that you can join with an email program."
)
def demo(*, keep: bool) -> None:
    """Play a whole game year by email, on its own mail servers."""
    try:
        from rich.console import Console  # noqa: PLC0415  # an extra

        from judge.demo.play import DemoFailed, play  # noqa: PLC0415  # needs extras
    except ImportError as error:
        raise click.ClickException(_MISSING) from error
    try:
        asyncio.run(play(Console(), keep=keep))
    except DemoFailed as failure:
        raise click.ClickException(str(failure)) from failure
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
