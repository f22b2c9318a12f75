"""A group of verbs, each of which is imported only when it is called for."""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click
from click.shell_completion import CompletionItem

_INDENTATION = 6
"""The columns of a list that hold neither a verb nor what it does."""


class LazyGroup(click.Group):
    """A group whose verbs are modules named in a table: a quick verb does not load the whole judge."""

    def __init__(self, *args: Any, verbs: Mapping[str, str], **options: Any) -> None:
        super().__init__(*args, **options)
        self.verbs = verbs

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return all verbs, sorted."""
        del ctx
        return sorted(self.verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the verb of that name, imported now."""
        del ctx
        if cmd_name not in self.verbs:
            return None
        module, _, name = self.verbs[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the verbs with what each does, without importing them."""
        verbs = self.list_commands(ctx)
        limit = formatter.width - _INDENTATION - max(map(len, verbs), default=0)
        with formatter.section("Commands"):
            formatter.write_dl([(verb, self._described(verb).get_short_help_str(limit)) for verb in verbs])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete a verb, without importing any, or an option."""
        verbs = [verb for verb in self.list_commands(ctx) if verb.startswith(incomplete)]
        items = [CompletionItem(verb, help=self._described(verb).get_short_help_str()) for verb in verbs]
        return [*items, *click.Command.shell_complete(self, ctx, incomplete)]

    def _described(self, verb: str) -> click.Command:
        """A command with the verb's name and the docstring of its function, which is read and not run."""
        module, _, name = self.verbs[verb].partition(":")
        loader = find_spec(module).loader  # type: ignore[union-attr]  # a module of ours
        tree = ast.parse(loader.get_source(module))  # type: ignore[union-attr]  # likewise
        functions = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == name]
        return click.Command(verb, help=ast.get_docstring(functions[0]))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the verb that is called; a word that is none brings those it is like, or is part of."""
        near = get_close_matches(args[0], self.verbs, 3) or [verb for verb in self.verbs if args[0] in verb]
        if args[0] not in self.verbs and near:
            ctx.fail(f"No such command {args[0]!r}. Did you mean {' or '.join(near)}?")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb; what went wrong outside the program is one sentence, never a traceback."""
        try:
            return super().invoke(ctx)
        except (click.UsageError, click.FileError):  # click words these itself, from several parts
            raise
        except click.ClickException as error:
            from judge.cli.errors import shown  # noqa: PLC0415  # needed only when something went wrong

            raise shown(error) from error
        except Exception as error:
            from judge.cli.errors import as_click_error, print_traceback, shown  # noqa: PLC0415  # likewise

            known = as_click_error(error)
            if known is None:
                sys.excepthook = print_traceback
                raise
            raise shown(known) from error
