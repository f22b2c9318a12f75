"""The group `judge keeper`: its verbs, each imported only when it is called for."""

from __future__ import annotations

from collections.abc import Mapping

import click

from judge.cli.lazy_group import LazyGroup

VERBS: Mapping[str, str] = {
    "close": "judge.cli.keeper.admission:close",
    "disk": "judge.cli.keeper.status:disk",
    "forget-mailbox": "judge.cli.keeper.forgotten_mailbox:forget_mailbox",
    "game": "judge.cli.keeper.games:game",
    "games": "judge.cli.keeper.games:games",
    "log": "judge.cli.keeper.admission:log",
    "open": "judge.cli.keeper.admission:reopen",
    "people": "judge.cli.keeper.people:people",
    "person": "judge.cli.keeper.people:person",
    "report": "judge.cli.keeper.status:report",
    "stats": "judge.cli.keeper.status:stats",
    "status": "judge.cli.keeper.status:status",
}


@click.group(cls=LazyGroup, verbs=VERBS)
def keeper() -> None:
    """Show the judge's status; manage its games and people."""
