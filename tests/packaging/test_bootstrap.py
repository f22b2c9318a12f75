"""What bootstrap.sh installs, and when anew: run on Pythons that only write down what they were asked."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHON = """#!/bin/sh
case "$*" in
    *sys.exit*) exit {old} ;;
    *print*) echo "{identity}" ;;
    "-c import ensurepip") ;;
    "-m venv .venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    "-m pip --version") ;;
    "-m pip install "*) echo "install ${{*##* }} with {identity}" >> done ;;
    "-m compileall -q judge") echo compiled >> done ;;
    "-m pytest"*) echo "$*" >> done ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with nothing but what the script reads, and a folder of Pythons."""
    (tmp_path / "deploy").mkdir()
    shutil.copy(ROOT / "deploy/bootstrap.sh", tmp_path / "deploy")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "deploy/constraints.txt").write_text("click==8.2.1\n")
    (tmp_path / "bin").mkdir()
    python(tmp_path / "bin/python3", "python3.11 /usr")
    return tmp_path


def python(path: Path, identity: str, *, old: int = 0) -> Path:
    path.write_text(PYTHON.format(identity=identity, old=old), encoding="utf-8")
    path.chmod(0o755)
    return path


def bootstrap(checkout: Path, *words: str, wants: str = "") -> list[str]:
    """What was done, a line each: what was installed with which Python, what was compiled, what was run."""
    done = checkout / "done"
    done.unlink(missing_ok=True)
    environment = {"PATH": f"{checkout / 'bin'}:{os.environ['PATH']}"} | ({"PYTHON": wants} if wants else {})
    subprocess.run(["sh", "deploy/bootstrap.sh", *words], cwd=checkout, env=environment, check=True)
    return done.read_text(encoding="utf-8").splitlines() if done.exists() else []


def test_install_brings_the_program_compiled(checkout: Path) -> None:
    assert bootstrap(checkout, "install") == ["install .[keeper] with python3.11 /usr", "compiled"]
    assert bootstrap(checkout, "install") == ["compiled"]


def test_demo_and_test_add_what_they_need_and_nothing_takes_it_away(checkout: Path) -> None:
    bootstrap(checkout, "install")
    assert bootstrap(checkout, "test", "-q") == [
        "install .[keeper,demo,test] with python3.11 /usr",
        "-m pytest -n auto --dist worksteal -q",
    ]
    assert bootstrap(checkout, "install") == ["compiled"]
    assert bootstrap(checkout, "test") == ["-m pytest -n auto --dist worksteal"]
    assert (
        bootstrap(checkout, "install", "bench")[0] == "install .[keeper,demo,test,bench] with python3.11 /usr"
    )


def test_changed_requirements_are_installed(checkout: Path) -> None:
    bootstrap(checkout, "install")
    (checkout / "deploy/constraints.txt").write_text("click==8.3.0\n")
    assert bootstrap(checkout, "install")[0] == "install .[keeper] with python3.11 /usr"


def test_another_python_makes_the_environment_new_and_is_kept(checkout: Path) -> None:
    bootstrap(checkout, "test")
    newer = str(python(checkout / "bin/newer", "python3.13 /opt"))
    assert bootstrap(checkout, "install", wants=newer)[0] == "install .[keeper] with python3.13 /opt"
    assert bootstrap(checkout, "install") == ["compiled"]


def test_a_python_that_was_replaced_below_the_environment_makes_it_new(checkout: Path) -> None:
    bootstrap(checkout, "install")
    for place in ("bin/python3", ".venv/bin/python"):
        python(checkout / place, "python3.13 /usr")
    assert bootstrap(checkout, "install")[0] == "install .[keeper] with python3.13 /usr"


def test_a_python_that_is_gone_makes_the_environment_new(checkout: Path) -> None:
    bootstrap(checkout, "install")
    (checkout / ".venv/bin/python").unlink()
    assert bootstrap(checkout, "install")[0] == "install .[keeper] with python3.11 /usr"


def test_an_environment_without_a_stamp_is_filled_not_removed(checkout: Path) -> None:
    (checkout / ".venv/bin").mkdir(parents=True)
    (checkout / ".venv/kept").touch()
    python(checkout / ".venv/bin/python", "python3.11 /usr")
    assert bootstrap(checkout, "install")[0] == "install .[keeper] with python3.11 /usr"
    assert (checkout / ".venv/kept").exists()


def test_a_python_below_a_home_is_spoken_of(checkout: Path) -> None:
    own = str(python(checkout / "bin/own", "python3.12 /home/anna/.local"))
    done = subprocess.run(
        ["sh", "deploy/bootstrap.sh", "install"],
        cwd=checkout,
        env={"PATH": os.environ["PATH"], "PYTHON": own},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "/home/anna/.local is below a home, which a service's own user cannot read" in done.stderr


def test_a_python_that_was_asked_for_and_is_too_old_is_refused(checkout: Path) -> None:
    old = str(python(checkout / "bin/old", "python3.9 /usr", old=1))
    done = subprocess.run(
        ["sh", "deploy/bootstrap.sh", "install"],
        cwd=checkout,
        env={"PATH": os.environ["PATH"], "PYTHON": old},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"Python 3.11 or newer is needed, and {old} is none" in done.stderr
