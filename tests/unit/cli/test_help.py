"""Help and completion say what each verb does without loading the judge."""

from __future__ import annotations

import os
import subprocess
import sys

import click
import pytest

from judge.cli.keeper.group import keeper
from judge.cli.lazy_group import LazyGroup
from judge.cli.main import main

HEAVY = ("alembic", "apscheduler", "jinja2", "lark", "sqlalchemy")


@pytest.mark.parametrize("group", [main, keeper])
def test_what_is_listed_is_what_the_verbs_say(group: LazyGroup) -> None:
    context = click.Context(group)
    for verb in group.list_commands(context):
        command = group.get_command(context, verb)
        assert command is not None
        assert group._described(verb).get_short_help_str(70) == command.get_short_help_str(70)


@pytest.mark.parametrize("words", [["--help"], ["keeper", "--help"], ["--version"]])
def test_help_loads_no_large_package(words: list[str]) -> None:
    program = (
        "import sys; from judge.cli.main import main\n"
        f"main({words}, standalone_mode=False)\n"
        f"print('loaded', [name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "loaded []"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("judge ke", ["keeper"]),
        ("judge keeper forget", ["forget-mailbox"]),
        ("judge im", ["import", "import-variant"]),
    ],
)
def test_a_shell_completes_verbs(typed: str, offered: list[str]) -> None:
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    done = subprocess.run(
        [sys.executable, "-c", "from judge.cli.main import main; main(prog_name='judge')"],
        env={**os.environ, **words, "_JUDGE_COMPLETE": "bash_complete"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line.rpartition(",")[2] for line in done.stdout.splitlines()] == offered
