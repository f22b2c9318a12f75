"""The manual page judge(1) in the macros of man(7), drawn from the verbs themselves.

python -m judge.cli.man_page > judge.1
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version

import click

from judge.cli.adjudication.record_keys import RecordCommand
from judge.cli.main import main
from judge.cli.manual import EXIT_CODES, options, sentence, usage

_ENDING = r"""
.SH ENVIRONMENT
.TP
.B JUDGE_CONFIG
The configuration, where no
.B \-\-config
names one.
.TP
.B JUDGE_LOG
How much is logged (debug, info, warning, error), and whether as JSON (json,debug).
.SH EXIT STATUS
"""


def man_page(group: click.Group, release: str) -> str:
    """The page: what the program is, each verb with its options, environment, exit status."""
    title = sentence(group).rstrip(".")
    head = f'.TH JUDGE 1 "" "judge {_safe(release)}" "User commands"\n.ad l\n.nh\n'
    name = f".SH NAME\njudge \\- {_safe(title[0].lower() + title[1:])}\n"
    synopsis = '.SH SYNOPSIS\n.B judge\n.RI [ OPTIONS ] " COMMAND " [ ARGS ]\n'
    verbs = "".join(_verbs(group, "judge"))
    codes = "".join(_entry(str(code), meaning) for code, meaning in EXIT_CODES.items())
    return f"{head}{name}{synopsis}.SH COMMANDS\n{verbs}{_ENDING.lstrip()}{codes}"


def _verbs(group: click.Group, path: str) -> Iterator[str]:
    context = click.Context(group)
    for name in group.list_commands(context):
        verb = group.get_command(context, name)
        assert verb is not None
        if isinstance(verb, click.Group):
            yield from _verbs(verb, f"{path} {name}")
        else:
            yield from _verb(verb, f"{path} {name}")


def _verb(verb: click.Command, path: str) -> Iterator[str]:
    yield f".SS {_safe(usage(verb, path))}\n{_safe(sentence(verb))}\n"
    yield from (_entry(option, meaning) for option, meaning in options(verb, path))
    if isinstance(verb, RecordCommand):
        yield from (_entry(key, meaning) for key, meaning in verb.keys.items())
        yield _entry("A record", verb.example)


def _entry(term: str, meaning: str) -> str:
    return f".TP\n.B {_safe(term)}\n{_safe(meaning)}\n"


def _safe(text: str) -> str:
    """Text as troff reads it: no escapes, no requests at the beginning of a line."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    click.echo(man_page(main, version("diplomacy-judge")), nl=False)
