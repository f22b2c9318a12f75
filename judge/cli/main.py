"""The command `judge`: one verb a file, imported only when it is called for."""

from __future__ import annotations

from collections.abc import Mapping

import click

from judge.cli.lazy_group import LazyGroup

VERBS: Mapping[str, str] = {
    "adjudicate": "judge.cli.adjudication.adjudicate:adjudicate",
    "check-variant": "judge.cli.variants:check_variant",
    "demo": "judge.cli.demo:demo",
    "doctor": "judge.cli.doctor.command:doctor",
    "draw": "judge.cli.adjudication.draw:draw",
    "export": "judge.cli.transfer.export:export",
    "feed": "judge.cli.feed:feed",
    "import": "judge.cli.transfer.import_file:import_",
    "import-variant": "judge.cli.variants:import_variant",
    "init": "judge.cli.init:init",
    "login": "judge.cli.login:login",
    "keeper": "judge.cli.keeper.group:keeper",
    "once": "judge.cli.once:once",
    "db": "judge.cli.db:db",
    "mails": "judge.cli.mails:mails",
    "parse": "judge.cli.parse:command",
    "print": "judge.cli.print:print_",
    "run": "judge.cli.run:run",
    "site": "judge.cli.site:site",
    "variants": "judge.cli.variants:variants",
}


@click.group(cls=LazyGroup, verbs=VERBS)
@click.version_option(package_name="diplomacy-judge", prog_name="judge")
def main() -> None:
    """A judge for Diplomacy played by email."""


if __name__ == "__main__":
    main()
