"""The Debian package and the container, as far as they can be tried without building them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEBIAN = ROOT / "deploy/debian"
CONTAINERFILE = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with what follows it on its lines."""
    text = re.sub(r"\\\n\s*", " ", CONTAINERFILE)
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


@pytest.mark.parametrize(
    "script",
    [
        *(f"deploy/debian/{name}" for name in ("postinst", "prerm", "postrm")),
        "deploy/build-deb.sh",
        "deploy/try-deb.sh",
        "deploy/try-container.sh",
    ],
)
def test_the_scripts_are_plain_shell(script: str) -> None:
    subprocess.run(["sh", "-n", ROOT / script], check=True)
    text = (ROOT / script).read_text(encoding="utf-8")
    assert re.search(r"^set -eu?$", text, re.MULTILINE)
    assert not re.search(r"\[\[|\bfunction \b|<<<|\blocal ", text)


def test_the_package_asks_for_the_python_it_is_made_for() -> None:
    control = (DEBIAN / "control").read_text(encoding="utf-8")
    assert "python3 (>= 3.@MINOR@~), python3 (<< 3.@NEXT@~)" in control
    fields = re.findall(r"^(\w[\w-]*):", control, re.MULTILINE)
    assert {"Package", "Version", "Architecture", "Maintainer", "Depends", "Description"} <= {*fields}


def test_cron_works_only_where_systemd_does_not_and_a_judge_is_set_up() -> None:
    text = (DEBIAN / "cron").read_text(encoding="utf-8")
    assert "judge [ -d /run/systemd/system ] || [ ! -e /etc/judge/judge.toml ] || flock" in text
    own = (ROOT / "deploy/judge.cron").read_text(encoding="utf-8")
    assert text[text.index("flock -n") :] == own[own.index("flock -n") :]


def test_the_user_and_its_folders_are_those_of_the_unit() -> None:
    unit = (ROOT / "deploy/judge.service").read_text(encoding="utf-8")
    (user,) = re.findall(r"^User=(\w+)$", unit, re.MULTILINE)
    assert (DEBIAN / "sysusers.conf").read_text(encoding="utf-8").split()[:2] == ["u", user]
    folders = (DEBIAN / "tmpfiles.conf").read_text(encoding="utf-8")
    assert f"d /var/lib/judge 0700 {user} {user} -" in folders


@pytest.mark.skipif(shutil.which("systemd-sysusers") is None, reason="needs systemd-sysusers")
def test_systemd_reads_the_user_and_the_folders(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    words = ["systemd-sysusers", "--root", str(tmp_path), str(DEBIAN / "sysusers.conf")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^judge:.*:/var/lib/judge:", (tmp_path / "etc/passwd").read_text(), re.MULTILINE)


def test_the_container_runs_the_judge_as_nobody_s_own_user() -> None:
    found = instructions()
    names = [name for name, _ in found]
    last = len(names) - 1 - names[::-1].index("FROM")
    final = dict(found[last:])
    assert final["USER"].isdecimal()
    assert int(final["USER"]) > 0
    assert json.loads(final["CMD"]) == ["judge", "run"]
    assert "JUDGE_CONFIG=/etc/judge/judge.toml" in final["ENV"]
    assert {final["VOLUME"], final["WORKDIR"]} == {"/var/lib/judge"}
    assert final["EXPOSE"] == "8024"


@pytest.mark.parametrize(("status", "healthy"), [(0, True), (1, True), (2, False)])
def test_a_container_is_healthy_while_the_judge_does_its_work(
    tmp_path: Path, status: int, *, healthy: bool
) -> None:
    command = dict(instructions())["HEALTHCHECK"].partition("CMD ")[2]
    judge = tmp_path / "judge"
    judge.write_text(f'#!/bin/sh\n[ "$*" = "keeper status" ] || exit 9\nexit {status}\n', encoding="utf-8")
    judge.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run(["sh", "-c", command], env={**os.environ, "PATH": path}, check=False)
    assert (done.returncode == 0) is healthy


def test_the_container_is_built_from_what_it_copies(tmp_path: Path) -> None:
    copied = [words.split() for name, words in instructions() if name == "COPY" and "--from" not in words]
    for *sources, target in copied:
        for source in sources:
            assert not ignored(source), source
            place = tmp_path / target / (source if target.endswith("/") else "")
            place.parent.mkdir(parents=True, exist_ok=True)
            copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
            copy(ROOT / source, place)
    words = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(tmp_path / "dist"),
        str(tmp_path),
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert list((tmp_path / "dist").glob("*.whl"))


def test_what_is_of_this_machine_stays_out_of_the_container() -> None:
    for path in (".git", ".venv", "club", "club/mail.password", "judge.db", "tests"):
        assert ignored(path), path


def ignored(path: str) -> bool:
    """Whether .dockerignore leaves a path out: the last line that fits decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.lstrip("!")
        if line and not line.startswith("#") and (fnmatch(path, pattern) or path.startswith(f"{pattern}/")):
            out = not line.startswith("!")
    return out
