"""The page docs/reference/cli.md and the manual page judge(1), drawn from the verbs themselves.

python -m judge.cli.manual > judge.1
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from inspect import cleandoc

import click

from judge.cli.adjudication.positions import RecordCommand
from judge.cli.main import main

# The page docs/reference/cli.md, drawn from the verbs themselves.

_HEAD = """\
# The command `judge`

Generated from the commands; a test checks that. Results go to standard output, logs to standard error, one
line each. `JUDGE_LOG` sets how much is logged (debug, info, warning or error), and `json,debug` logs as JSON.
Each line has its time, unless systemd's journal reads it.

| exit code | meaning, unless the command says otherwise |
|---|---|
"""
EXIT_CODES = {
    0: "done; for `adjudicate` and `parse`: every line has an answer, errors included",
    1: "the input or the configuration was wrong; one sentence says how",
    2: "the command line was wrong",
    75: "temporary failure; try again later",
}


def manual(group: click.Group) -> str:
    """Return the page: usage, sentence and options of every verb."""
    codes = "".join(f"| {code} | {meaning} |\n" for code, meaning in EXIT_CODES.items())
    return _HEAD + codes + "".join(_chapters(group, "judge"))


_TABLE = "\b\n"
"""By this click knows a paragraph whose lines stay as they are."""


def sentence(verb: click.Command) -> str:
    """Return what a verb does, in one paragraph."""
    return " ".join(cleandoc(verb.help or "").replace(_TABLE, "").split())


def paragraphs(verb: click.Command) -> Iterator[tuple[str, bool]]:
    """Give the paragraphs of a verb's help, and whether each is a table whose lines stay as they are."""
    for text in cleandoc(verb.help or "").split("\n\n"):
        is_table = text.startswith(_TABLE)
        yield (text.removeprefix(_TABLE) if is_table else " ".join(text.split())), is_table


def description(verb: click.Command) -> str:
    """Return what a verb does, in Markdown."""
    return "\n\n".join(f"```\n{text}\n```" if table else text for text, table in paragraphs(verb))


def usage(verb: click.Command, path: str) -> str:
    """Return a verb and what may follow it: `judge keeper game NAME VERB`."""
    return f"{path} {' '.join(verb.collect_usage_pieces(click.Context(verb, info_name=path)))}"


def options(verb: click.Command, path: str) -> list[tuple[str, str]]:
    """Return the options of a verb: how each is written, and what it does."""
    context = click.Context(verb, info_name=path)
    found = (one.get_help_record(context) for one in verb.params if isinstance(one, click.Option))
    return [row for row in found if row]


def _chapters(group: click.Group, path: str) -> Iterator[str]:
    context = click.Context(group)
    for name in group.list_commands(context):
        verb = group.get_command(context, name)
        assert verb is not None
        if isinstance(verb, click.Group):
            yield f"\n## {path} {name}\n\n{sentence(verb)}\n"
            yield from _chapters(verb, f"{path} {name}")
        else:
            yield from _chapter(verb, f"{path} {name}")


def _chapter(verb: click.Command, path: str) -> Iterator[str]:
    yield f"\n## {path}\n\n```\n{usage(verb, path)}\n```\n\n{description(verb)}\n"
    rows = options(verb, path)
    if rows:
        yield "\n| option | |\n|---|---|\n"
        yield from (
            f"| `{option}` | {help_} |\n" for option, help_ in ((o.replace("|", "\\|"), h) for o, h in rows)
        )
    if isinstance(verb, RecordCommand):
        yield f"\n| {verb.title.lower()} | |\n|---|---|\n"
        yield from (f"| `{key}` | {meaning} |\n" for key, meaning in verb.keys.items())
        yield f"\nA record:\n\n```json\n{verb.example}\n```\n"


# The manual page judge(1) in the macros of man(7), drawn from the verbs themselves.
#
# python -m judge.cli.manual > judge.1

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
    """Return the page: what the program is, each verb with its options, environment, exit status."""
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
    yield f".SS {_safe(usage(verb, path))}\n"
    for number, (text, table) in enumerate(paragraphs(verb)):
        shown = "\n".join(map(_safe, text.splitlines()))
        yield "" if not number else ".PP\n"
        yield f".nf\n{shown}\n.fi\n" if table else f"{shown}\n"
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
