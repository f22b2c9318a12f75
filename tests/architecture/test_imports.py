"""Who may import whom: the contracts of pyproject.toml, and what the pure rooms may reach."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, files, imports, named

# fmt: off
OUTSIDE_WORLD = {
    "asyncio", "ctypes", "ftplib", "glob", "http", "imaplib", "io", "logging", "multiprocessing",
    "os", "pathlib", "secrets", "select", "selectors", "shutil", "signal", "smtplib", "socket",
    "socketserver", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "uuid",
}
# fmt: on
"""Parts of the standard library that touch a disk, a network, a process, a clock or chance."""
PURE_ROOMS = {
    "rules": {"judge.rules", "judge.memo"},
    "bots": {"judge.rules", "judge.bots"},
    "game": {"judge.rules", "judge.game", "judge.memo"},
}


def test_the_contracts_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("page", ["explanation/architecture.md", "adr/0001-rooms-in-layers.md"])
def test_the_pages_show_the_layers_as_they_are(page: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (rooms,) = [one for one in settings["tool"]["importlinter"]["contracts"] if one["id"] == "rooms"]
    assert f"    {' > '.join(rooms['layers'])}\n" in (ROOT / "docs" / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_the_pure_rooms_reach_nothing_but_the_standard_library_without_its_doors(room: str) -> None:
    allowed = sys.stdlib_module_names - OUTSIDE_WORLD - ({"random"} if room == "rules" else set())
    wrong = [
        f"{named(path)}:{line} imports {name}"
        for path in files()
        if named(path).startswith(f"judge/{room}/")
        for line, name in imports(path)
        if name.partition(".")[0] not in allowed and ".".join(name.split(".")[:2]) not in PURE_ROOMS[room]
    ]
    assert wrong == []


@pytest.mark.parametrize("name", ["judge.rules.board", "judge.bots.bot", "judge.game.machine"])
def test_the_pure_rooms_load_without_a_third_party_package(name: str) -> None:
    """-S leaves the installed packages out of sight."""
    run = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {name}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
