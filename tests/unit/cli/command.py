"""The command as it is called: in a process of its own, and within this one, which costs a hundredth."""

from __future__ import annotations

import subprocess
import sys
from contextlib import chdir
from pathlib import Path
from subprocess import CompletedProcess

from click.testing import CliRunner

from judge.cli.main import main
from tests.servers import sqlite

HELLO = b"From: anna@aus.test\nTo: judge@example.org\nSubject: hi\nMessage-ID: <1@aus.test>\n\nHELP\n"
CONFIG = (
    '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\nspread_deadlines = false\n'
    '[trust]\nopt_in = false\n[outgoing]\ntransport = "maildir"\npath = "out"\n'
)

SPREAD = CONFIG.replace("spread_deadlines = false\n", "")
"""The same judge, whose new games have a minute of their own."""


def place_in(folder: Path) -> Path:
    """A folder with a judge that needs no server."""
    (folder / "judge.toml").write_text(CONFIG, encoding="utf-8")
    sqlite.fresh(folder / "judge.db").close()
    return folder


def judge(folder: Path, *words: str, mail: bytes = b"") -> CompletedProcess[str]:
    """Run the command in a folder, within this process; an exception is the test's failure."""
    with chdir(folder):
        done = CliRunner().invoke(main, words, input=mail, prog_name="judge")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return CompletedProcess(words, done.exit_code, done.stdout, done.stderr)


def judge_process(folder: Path, *words: str, mail: bytes = b"", modules: str = "") -> CompletedProcess[str]:
    """Run the command in a folder as a shell does; nothing of the tester's environment reaches it.

    What lies in the folder `modules` comes before the libraries.
    """
    done = subprocess.run(
        [sys.executable, "-m", "judge.cli.main", *words],
        cwd=folder,
        input=mail,
        capture_output=True,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": f"{modules}:{Path(__file__).resolve().parents[3]}"},
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err
    return CompletedProcess(done.args, done.returncode, out, err)


def mails(folder: Path) -> list[str]:
    """The mails written, in order of sending."""
    return [path.read_text(encoding="utf-8") for path in sorted((folder / "out").glob("*.eml"))]
