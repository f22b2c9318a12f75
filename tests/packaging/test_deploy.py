"""The files of deploy/: a script any POSIX shell reads, a unit that gives the daemon only what it needs."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from judge.config import load_config
from judge.config.sample import sample

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def unit() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None, comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment]  # systemd's keys have capitals
    parser.read(DEPLOY / "judge.service", encoding="utf-8")
    return parser


def test_the_script_is_plain_shell() -> None:
    subprocess.run(["sh", "-n", DEPLOY / "bootstrap.sh"], check=True)
    text = (DEPLOY / "bootstrap.sh").read_text(encoding="utf-8")
    assert not re.search(r"\[\[|\bfunction \b|<<<|\blocal ", text)


@pytest.mark.parametrize("words", [[], ["conquer"]])
def test_the_script_says_how_it_is_used(words: list[str]) -> None:
    done = subprocess.run(
        ["sh", DEPLOY / "bootstrap.sh", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "install|demo|test" in done.stderr


def test_an_old_python_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "deploy").mkdir()
    shutil.copy(DEPLOY / "bootstrap.sh", tmp_path / "deploy")
    for name in ("dirname", "cat", "cmp", "pwd"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "deploy/constraints.txt").touch()
    done = subprocess.run(
        [str(shutil.which("sh")), tmp_path / "deploy/bootstrap.sh", "install"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_the_unit_runs_the_daemon_as_systemd_expects() -> None:
    service = unit()["Service"]
    assert service["Type"] == "notify"
    assert service["ExecStart"].endswith("judge run --config /etc/judge/judge.toml")
    assert "WatchdogSec" in service


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateTmp", "yes"),
        ("PrivateDevices", "yes"),
        ("CapabilityBoundingSet", ""),
        ("MemoryDenyWriteExecute", "yes"),
        ("RestrictNamespaces", "yes"),
        ("User", "judge"),
        ("UMask", "0077"),
    ],
)
def test_the_unit_leaves_the_daemon_little(key: str, value: str) -> None:
    assert unit()["Service"][key] == value


def test_the_cron_line_lets_only_real_trouble_through() -> None:
    text = (DEPLOY / "judge.cron").read_text(encoding="utf-8")
    assert "judge once --config" in text
    assert "[ $? -eq 75 ]" in text


GUIDE = (DEPLOY.parent / "docs/keeper/install.md").read_text(encoding="utf-8")


def test_the_guide_s_line_puts_the_database_where_the_unit_may_write(tmp_path: Path) -> None:
    (line,) = re.findall(r"^    (sed .*)$", GUIDE, re.MULTILINE)
    (tmp_path / "club").mkdir()
    (tmp_path / "club/judge.toml").write_text(sample(), encoding="utf-8")
    subprocess.run(["sh", "-c", line], cwd=tmp_path, check=True)
    config = load_config(tmp_path / "club/etc.toml", {}, passwords=False)
    assert config.database == "sqlite:////var/lib/judge/judge.db"


def test_the_guide_says_all_before_the_first_start() -> None:
    first = GUIDE.index("enable --now judge")
    for needed in ("useradd", "/etc/judge/judge.toml", "mail.password /etc/judge", "judge db upgrade"):
        assert GUIDE.index(needed) < first
    for file in re.findall(r"/opt/judge/(deploy/\S+)", GUIDE):
        assert (DEPLOY.parent / file).is_file()


@pytest.mark.parametrize(
    ("environment", "config"), [({}, "/etc/judge/judge.toml"), ({"JUDGE_CONFIG": "/x.toml"}, "/x.toml")]
)
def test_the_wrapper_names_the_configuration(
    tmp_path: Path, environment: dict[str, str], config: str
) -> None:
    program = tmp_path / "program"
    program.write_text('#!/bin/sh\necho "$JUDGE_CONFIG" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    somebody = tmp_path / "id"  # not root, whoever runs this: root becomes the user judge where there is one
    somebody.write_text("#!/bin/sh\necho 1000\n", encoding="utf-8")
    somebody.chmod(0o755)
    done = subprocess.run(
        ["sh", DEPLOY / "judge", "keeper", "two words"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "JUDGE_PROGRAM": str(program), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{config} keeper two words\n"
