"""What root makes belongs to the owner of its folder, so that the judge can go on with it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from tests.unit.cli.keeper_desk import Keeper

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")


def _keeper(folder: Path) -> Keeper:
    """A keeper whose database the command has made."""
    here = Keeper(folder)
    (folder / "judge.db").unlink()
    assert here.run("db", "upgrade").exit_code == 0
    return here


def test_what_root_makes_is_the_owner_s_of_the_folder(tmp_path: Path) -> None:
    os.chown(tmp_path, 65534, 65534)
    here = _keeper(tmp_path)
    assert here.run("once").exit_code == 0
    assert here.run("db", "backup").exit_code == 0
    made = [path for path in tmp_path.iterdir() if path.name.startswith("judge.db")]
    assert len(made) > 2
    assert {path.stat().st_uid for path in made} == {65534}


def test_mails_pages_results_metrics_and_a_new_judge_are_the_owner_s_too(tmp_path: Path) -> None:
    os.chown(tmp_path, 65534, 65534)
    here = _keeper(tmp_path)
    config = (tmp_path / "judge.toml").read_text(encoding="utf-8")
    more = config.replace("[judge]\n", '[judge]\nratings = "lists"\n') + '[site]\npath = "web/pages"\n'
    (tmp_path / "judge.toml").write_text(more, encoding="utf-8")
    here.mail("anna@aus.test", "HELP")
    assert here.run("once").exit_code == 0
    here.keeper("status", "--prometheus", str(tmp_path / "judge.prom"))
    assert CliRunner().invoke(main, ["init", str(tmp_path / "clubs" / "new")]).exit_code == 0
    made = {path for path in tmp_path.rglob("*") if path != tmp_path / "judge.toml"}
    names = {
        "out",
        "lists",
        "results.tsv",
        "web",
        "pages",
        "index.html",
        "help",
        "judge.prom",
        "clubs",
        "mail.password",
    }
    assert names <= {path.name for path in made}
    assert {path.name for path in made if path.stat().st_uid != 65534} == set()
