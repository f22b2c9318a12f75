"""A wheel holds everything: installed elsewhere, with the dependencies at hand, it runs from any folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without the network by the build tool at hand."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        check=True,
        capture_output=True,
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a new environment that holds the wheel; its dependencies are lent to it."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False, symlinks=True)
    paths = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})
    site = Path(paths["purelib"])
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    # A path in a .pth file lends the packages, but does not run the .pth of this editable checkout.
    (site / "lent.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    command = folder / "bin/judge"
    command.write_text(f"#!{folder}/bin/python\nfrom judge.cli.main import main\nmain()\n", encoding="utf-8")
    command.chmod(0o755)
    return folder / "bin"


def run(command: Path, *words: str, folder: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    return subprocess.run(
        [command, *words],
        cwd=folder,
        input=text,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def test_the_wheel_holds_code_data_and_licence_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"judge", "diplomacy_judge"}
    parts = ("grammar/", "locales/en/", "templates/mail/", "migrations/versions/", "deploy/judge.service")
    for part in (f"judge/_data/{one}" for one in parts):
        assert any(name.startswith(part) for name in names), part
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any("__pycache__" in name or name.endswith(".db") for name in names)


def test_it_is_the_wheel_that_runs(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "python", "-c", "import judge; print(judge.__file__)", folder=tmp_path)
    assert done.stdout.strip().startswith(str(installed.parent)), done.stderr


def test_it_judges_from_another_folder(installed: Path, tmp_path: Path) -> None:
    record = {
        "id": 1,
        "phase": "S1901M",
        "units": {"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A MUN"]},
        "orders": {"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR"], "GERMANY": ["A MUN - BUR"]},
    }
    done = run(installed / "judge", "adjudicate", folder=tmp_path, text=json.dumps(record) + "\n")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["after"]["FRANCE"] == ["A BUR", "A MAR"]


def test_it_prints_the_files_for_a_machine(installed: Path, tmp_path: Path) -> None:
    for what, says in {
        "unit": f"ExecStart={installed}/judge run --config /etc/judge/judge.toml",
        "cron": f"{installed}/judge once --config",
        "wrapper": f"{installed}/judge}}",
        "manual": ".TH JUDGE 1",
        "completion-bash": "_JUDGE_COMPLETE=bash_complete",
    }.items():
        done = run(installed / "judge", "print", what, folder=tmp_path)
        assert (done.returncode, says in done.stdout) == (0, True), done.stdout + done.stderr


def test_what_init_writes_is_what_is_installed(installed: Path, tmp_path: Path) -> None:
    """Without the packages that draw pictures a fresh configuration wants none."""
    hidden = "import sys; sys.modules['resvg_py'] = None; from judge.cli.main import main; main()"
    for start, wanted in ((hidden, '"svg"'), (hidden.replace("'resvg_py'", "'other'"), '"png"')):
        folder = tmp_path / wanted.strip('"')
        done = run(installed / "python", "-c", start, "init", str(folder), folder=tmp_path)
        assert done.returncode == 0, done.stderr
        (line,) = [one for one in (folder / "judge.toml").read_text().splitlines() if one.startswith("map =")]
        assert line.split()[2] == wanted


def test_it_sets_up_and_answers_a_mail_from_another_folder(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "judge", "init", folder=tmp_path).returncode == 0
    (tmp_path / "judge.toml").write_text(
        '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\n'
        '[outgoing]\ntransport = "stdout"\n',
        encoding="utf-8",
    )
    mail = "From: anna@aus.test\nSubject: hi\nMessage-ID: <1@aus.test>\n\nHELP\n"
    done = run(installed / "judge", "feed", folder=tmp_path, text=mail)
    assert done.returncode == 0, done.stderr
    assert "To: anna@aus.test" in done.stdout


def test_it_plays_the_demo_from_another_folder(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "judge", "demo", folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Every email in and out" in done.stdout
