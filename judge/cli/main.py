"""The command `judge`: one verb a file, imported only when it is called for."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

VERBS: Mapping[str, str] = {
    "adjudicate": "judge.cli.adjudicate:adjudicate",
    "check-variant": "judge.cli.variants:check_variant",
    "demo": "judge.cli.demo:demo",
    "doctor": "judge.cli.doctor:doctor",
    "draw": "judge.cli.adjudication.draw:draw",
    "feed": "judge.cli.feed:feed",
    "import-variant": "judge.cli.variants:import_variant",
    "init": "judge.cli.init:init",
    "keeper": "judge.cli.keeper:keeper",
    "once": "judge.cli.once:once",
    "db": "judge.cli.db:db",
    "mails": "judge.cli.mails:mails",
    "parse": "judge.cli.parse:command",
    "run": "judge.cli.run:run",
    "variants": "judge.cli.variants:variants",
}


class LazyGroup(click.Group):
    """A group whose verbs are modules named in VERBS, so that a quick verb does not load the whole judge."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All verbs, sorted."""
        del ctx
        return sorted(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb of that name, imported now."""
        del ctx
        if cmd_name not in VERBS:
            return None
        module, _, name = VERBS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that is called; a word that is none brings those it is like, or is part of."""
        near = get_close_matches(args[0], VERBS, 3) or [verb for verb in VERBS if args[0] in verb]
        if args[0] not in VERBS and near:
            ctx.fail(f"No such command {args[0]!r}. Did you mean {' or '.join(near)}?")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb; what went wrong outside the program is one sentence, never a traceback."""
        try:
            return super().invoke(ctx)
        except Exception as error:
            from judge.cli.errors import as_click_error  # noqa: PLC0415  # needed only when something went wrong

            known = as_click_error(error)
            if known is None:
                raise
            raise known from error


@click.group(cls=LazyGroup)
@click.version_option(package_name="diplomacy-judge", prog_name="judge")
def main() -> None:
    """A judge for Diplomacy played by email."""


if __name__ == "__main__":
    main()
