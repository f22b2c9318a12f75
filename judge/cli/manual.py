"""The page docs/reference/cli.md, drawn from the verbs themselves."""

from __future__ import annotations

from collections.abc import Iterator

import click

_HEAD = """\
# The command `judge`

Drawn from the verbs themselves; a test compares. Logs go to standard error, one line each, results to
standard output. `JUDGE_LOG` sets how much is logged (debug, info, warning or error) and whether as JSON
(`json,debug`); each line has its time, unless the journal of systemd reads it.

| exit code | meaning |
|---|---|
| 0 | done; for `adjudicate` and `parse`: every line got an answer, errors included |
| 1 | the input or the set-up was wrong; one sentence says how |
| 2 | the command was not written as it should be |
| 75 | nothing is wrong, but it cannot be done now; try again later |
"""


def manual(group: click.Group) -> str:
    """The page: usage, sentence and options of every verb."""
    return _HEAD + "".join(_chapters(group, "judge"))


def _chapters(group: click.Group, path: str) -> Iterator[str]:
    context = click.Context(group)
    for name in group.list_commands(context):
        verb = group.get_command(context, name)
        assert verb is not None
        if isinstance(verb, click.Group):
            yield f"\n## {path} {name}\n\n{_sentence(verb)}\n"
            yield from _chapters(verb, f"{path} {name}")
        else:
            yield from _chapter(verb, f"{path} {name}")


def _chapter(verb: click.Command, path: str) -> Iterator[str]:
    context = click.Context(verb, info_name=path)
    words = " ".join(verb.collect_usage_pieces(context))
    yield f"\n## {path}\n\n```\n{path} {words}\n```\n\n{_sentence(verb)}\n"
    rows = [
        row for one in verb.params if isinstance(one, click.Option) and (row := one.get_help_record(context))
    ]
    if rows:
        yield "\n| option | |\n|---|---|\n"
        yield from (
            f"| `{option}` | {help_} |\n" for option, help_ in ((o.replace("|", "\\|"), h) for o, h in rows)
        )


def _sentence(verb: click.Command) -> str:
    return " ".join((verb.help or "").split())
