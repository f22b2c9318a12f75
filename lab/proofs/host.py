"""The judge on its host: whose its files are, what reaches a terminal, a read-only disk, SIGTERM."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from click.testing import CliRunner
from click.testing import Result as Ran

from judge.cli.main import main
from lab.proofs.proof import Result
from lab.proofs.trial import trial_folder
from tests.servers.ports import free_port
from tests.unprivileged import give_away, nothing_written

_ROOT = Path(__file__).resolve().parents[2]
_CONFIG = """[judge]
address = "judge@example.org"
keeper = "keeper@example.org"
[outgoing]
transport = "maildir"
path = "out"
"""
_READING = (("keeper", "games"), ("mails", "list"), ("mails", "show", "1"), ("db", "check"))
_WHERE_PASSWORDS_STAND = (
    'user = "x"\npassword = "{0}"\n',
    '[incoming]\nhost = "imap.example"\npassword = "{0}"\n',
    '[database]\nurl = "postgresql://judge:{0}@host/judge"\n',
)
_LONGEST_START = 0.5


def on_its_host(size: int) -> Result:
    """Try each in turn, by chance within it."""
    kinds: tuple[Callable[[Path, Random], str], ...] = (_owned, _shown, _told_to_stop, _read_only, _warned)
    failures = []
    for number in range(size):
        with trial_folder() as place:
            place.chmod(0o755)
            failures.append(kinds[number % len(kinds)](place, Random(number)))
    return Result(size, tuple(filter(None, failures)), f"{len(kinds)} kinds of tries")


def _run(place: Path, *words: str, mail: bytes = b"") -> Ran:
    return CliRunner().invoke(main, [*words, "--config", str(place / "judge.toml")], input=mail)


def _mail(chance: Random, subject: str) -> bytes:
    head = f"From: x@y.example\nMessage-ID: <{chance.random()}@y>\nSubject: {subject}\n\n"
    return f"{head}HELP\n{subject}\n".encode()


def _owned(place: Path, chance: Random) -> str:
    """`judge init` under any umask writes files for their owner alone, also once mail came."""
    before = os.umask(chance.choice((0o000, 0o002, 0o022, 0o077)))
    try:
        CliRunner().invoke(main, ["init", str(place / "club")])
        club = place / "club"
        (club / "judge.toml").write_text(_CONFIG, encoding="utf-8")
        _run(club, "feed", mail=_mail(chance, "hi"))
    finally:
        os.umask(before)
    open_to_others = [
        f"{one.name} {one.stat().st_mode & 0o777:o}"
        for one in club.iterdir()
        if one.is_file() and one.stat().st_mode & 0o077
    ]
    return f"others may read {open_to_others}" if open_to_others or len(list(club.iterdir())) < 3 else ""


def _shown(place: Path, chance: Random) -> str:
    """A mail full of controls reaches no terminal as it is."""
    (place / "judge.toml").write_text(_CONFIG, encoding="utf-8")
    _run(place, "db", "upgrade")
    odd = [
        chr(code) for code in (*range(1, 9), 11, 12, *range(14, 32), *range(127, 160), 0x202E, 0x2066, 0x200B)
    ]
    subject = "a" + "".join(chance.choices([*odd, "[2J", "]0;x"], k=chance.randrange(1, 300)))
    _run(place, "feed", mail=_mail(chance, subject.replace("\n", " ").replace("\r", " ")))
    told = "".join(_run(place, *words).output for words in (*_READING, ("doctor",)))
    bad = {char for char in told if not (char.isprintable() or char == "\n")}
    return f"controls on the terminal: {bad}" if bad or "x@y.example" not in told else ""


def _told_to_stop(place: Path, chance: Random) -> str:
    """SIGTERM at any moment of the first half second, once Python itself has started."""
    text = f'{_CONFIG}[lmtp]\nlisten = "127.0.0.1:{free_port()}"\n'
    (place / "judge.toml").write_text(text, encoding="utf-8")
    _run(place, "db", "upgrade")
    process = subprocess.Popen(
        [sys.executable, "-m", "judge.cli.main", "run"],
        cwd=place,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(_ROOT)},
        stderr=subprocess.PIPE,
    )
    status = Path(f"/proc/{process.pid}/status")
    while process.poll() is None and not _hears_term(status.read_text(encoding="ascii")):
        time.sleep(0.001)
    time.sleep(chance.uniform(0, _LONGEST_START))
    process.send_signal(signal.SIGTERM)
    _, told = process.communicate(timeout=120)
    return (
        f"ended with {process.returncode}: {told[-300:]!r}" if process.returncode or b"Trace" in told else ""
    )


def _hears_term(status: str) -> bool:
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)


def _read_only(place: Path, chance: Random) -> str:
    """What only reads reads where nothing can be written, says the same, and changes no byte."""
    (place / "judge.toml").write_text(_CONFIG, encoding="utf-8")
    _run(place, "db", "upgrade")
    for _ in range(chance.randrange(1, 4)):
        _run(place, "feed", mail=_mail(chance, "hi"))
    words = chance.choice(_READING)
    as_ever = _run(place, *words).output
    before = {file.name: file.read_bytes() for file in place.iterdir() if file.is_file()}
    for file in place.glob("judge.*"):
        file.chmod(0o444)
    place.chmod(0o555)
    give_away(place, *place.glob("judge.*"))
    try:
        with nothing_written():
            there = _run(place, *words)
    finally:
        place.chmod(0o755)
    after = {file.name: file.read_bytes() for file in place.iterdir() if file.is_file()}
    right = there.exit_code == 0 and there.output == as_ever and after == before
    return "" if right else f"{words}: {there.exit_code} {there.output[-200:]}"


def _warned(place: Path, chance: Random) -> str:
    """`judge init` where a password stands in the file says so, and does not say the password."""
    word = f"tulip{chance.randrange(10**6)}"
    text = _CONFIG + chance.choice(_WHERE_PASSWORDS_STAND).format(word)
    (place / "judge.toml").write_text(text, encoding="utf-8")
    told = CliRunner().invoke(main, ["init", str(place)]).output
    return "" if "better kept" in told and word not in told else f"init says {told}"
