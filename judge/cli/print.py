"""`judge print`: the files for this machine that come with the program, with its own paths in them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import version
from pathlib import Path
from shutil import which

import click
from click.shell_completion import get_completion_class

from judge.paths import deploy

_CHECKOUT = "/opt/judge/.venv/bin/judge"
"""Where the files of deploy/ have the program."""
_GUIDE = re.compile(r"^(Documentation=)file:\S+$", re.MULTILINE)
_WHERE = {
    "unit": "/etc/systemd/system/judge.service",
    "cron": "/etc/cron.d/judge",
    "logrotate": "/etc/logrotate.d/judge",
    "wrapper": "/usr/local/bin/judge",
    "manual": "/usr/local/share/man/man1/judge.1",
    "completion-bash": "/etc/bash_completion.d/judge",
    "completion-zsh": "/usr/local/share/zsh/site-functions/_judge",
    "completion-fish": "/etc/fish/completions/judge.fish",
}


def _file(name: str) -> str:
    """Return a file of deploy/ with the program where it is here.

    The unit names the manual page for a guide.
    """
    text = (deploy() / name).read_text(encoding="utf-8").replace(_CHECKOUT, _program())
    return _GUIDE.sub(r"\1man:judge(1)", text)


def _program() -> str:
    """Return the program that runs, by its whole path."""
    beside = Path(sys.executable).with_name("judge")
    return str(beside) if beside.exists() else str(which("judge") or _CHECKOUT)


def _manual() -> str:
    # They load every verb, and with them the whole judge.
    from judge.cli.main import main  # noqa: PLC0415  # for the manual page alone
    from judge.cli.manual import man_page  # noqa: PLC0415  # likewise

    return man_page(main, version("diplomacy-judge"))


def _completion(shell: str) -> str:
    found = get_completion_class(shell)
    assert found is not None
    return found(click.Group("judge"), {}, "judge", "_JUDGE_COMPLETE").source() + "\n"


_MAKERS: Mapping[str, Callable[[], str]] = {
    "unit": partial(_file, "judge.service"),
    "cron": partial(_file, "judge.cron"),
    "logrotate": partial(_file, "judge.logrotate"),
    "wrapper": partial(_file, "judge"),
    "manual": _manual,
    "completion-bash": partial(_completion, "bash"),
    "completion-zsh": partial(_completion, "zsh"),
    "completion-fish": partial(_completion, "fish"),
}


@click.command("print")
@click.argument("what", type=click.Choice([*_MAKERS]))
def print_(what: str) -> None:
    """Print a file for this machine, such as the systemd unit.

    The first line on standard error says where to put it.
    """
    click.echo(f"Put it into {_WHERE[what]}", err=True)
    click.echo(_MAKERS[what](), nl=False)
