"""The verbs as a person or a mail server runs them: exit codes, standard output, no traceback."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli.main import VERBS
from judge.store.connection import Connections
from judge.store.locks import locked
from tests.unit.cli.command import CONFIG, HELLO, judge, judge_process, mails


def test_feed_stores_handles_and_answers(place: Path) -> None:
    done = judge_process(place, "feed", mail=HELLO)
    assert (done.returncode, done.stdout) == (0, "")
    assert len(mails(place)) == 1
    assert "To: anna@aus.test" in mails(place)[0]


@pytest.mark.parametrize("words", [("feed",), ("once",), ("run",)])
def test_an_absent_database_is_not_made_but_named(place: Path, words: tuple[str, ...]) -> None:
    (place / "judge.db").unlink()
    done = judge(place, *words, mail=HELLO)
    assert done.returncode == 75
    assert "there is no database at" in done.stderr
    assert "is its disk mounted" in done.stderr
    assert not (place / "judge.db").exists()


def test_feed_takes_the_same_mail_twice_and_answers_once(place: Path) -> None:
    assert judge(place, "feed", mail=HELLO).returncode == 0
    assert judge(place, "feed", mail=HELLO).returncode == 0
    assert len(mails(place)) == 1


def test_feed_takes_off_the_line_that_procmail_puts_before_a_mail(place: Path) -> None:
    assert judge(place, "feed", mail=b"From anna@aus.test Mon Jan  5 12:00:00 2026\n" + HELLO).returncode == 0
    assert "To: anna@aus.test" in mails(place)[0]


@pytest.mark.parametrize("mail", [b"", b"\x00\xff\xfe" * 1000, b"From: x\n\n" + b"y" * 3_000_000])
def test_feed_keeps_whatever_comes(place: Path, mail: bytes) -> None:
    assert judge(place, "feed", mail=mail).returncode == 0


def test_feed_at_a_moment_answers_at_that_moment(place: Path) -> None:
    assert judge(place, "feed", "--now", "2026-01-05T13:00:00+01:00", mail=HELLO).returncode == 0
    assert "Date: Mon, 05 Jan 2026 12:00:00 +0000" in mails(place)[0]


@pytest.mark.parametrize(
    "config", [None, "nonsense", CONFIG + '[database]\nurl = "sqlite:////no/such/folder/x.db"\n']
)
def test_feed_leaves_the_mail_with_its_bringer_when_it_cannot_be_stored(
    tmp_path: Path, config: str | None
) -> None:
    if config is not None:
        (tmp_path / "judge.toml").write_text(config, encoding="utf-8")
    done = judge(tmp_path, "feed", mail=HELLO)
    assert done.returncode == 75
    assert "The email was not stored: " in done.stderr


def test_feed_leaves_the_mail_with_its_bringer_when_its_configuration_is_a_folder(place: Path) -> None:
    done = judge(place, "feed", "--config", str(place), mail=HELLO)
    assert (done.returncode, "is a folder: name the file in it" in done.stderr) == (75, True)


def test_feed_leaves_the_mail_with_its_bringer_when_a_part_of_the_judge_is_missing(place: Path) -> None:
    """As in the middle of an upgrade."""
    missing = place / "modules" / "sqlalchemy"
    missing.mkdir(parents=True)
    (missing / "__init__.py").write_text("raise ImportError('half an upgrade')", encoding="utf-8")
    done = judge_process(place, "feed", mail=HELLO, modules=str(missing.parent))
    assert (done.returncode, "half an upgrade" in done.stderr) == (75, True)


def test_many_mails_at_once_are_each_answered_once(place: Path) -> None:
    judge(place, "feed", mail=HELLO)
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "judge.cli.main", "feed"],
            cwd=place,
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(3)
    ]
    for number, one in enumerate(running):
        one.communicate(HELLO.replace(b"<1@", b"<%d@" % (number + 2)).replace(b"HELP", b"LIST %d" % number))
    assert [one.returncode for one in running] == [0] * 3
    assert judge(place, "once").returncode == 0
    assert len(mails(place)) == 4


def test_a_second_daemon_on_one_file_says_so_and_ends(place: Path) -> None:
    connections = Connections(f"sqlite:///{place / 'judge.db'}")
    with locked(connections, "run", "running on"):
        done = subprocess.run(
            [sys.executable, "-m", "judge.cli.main", "run"],
            cwd=place,
            capture_output=True,
            check=False,
            timeout=120,
        )
    connections.close()
    assert (done.returncode, b"another process is running on this database" in done.stderr) == (75, True)


def test_once_without_a_mailbox_does_what_is_due(place: Path) -> None:
    done = judge(place, "once", "--now", "2026-01-05T12:00:00Z")
    assert (done.returncode, done.stdout) == (0, "")
    assert "fetched 0, sent 0" in done.stderr


def test_once_that_cannot_reach_its_mailbox_says_so_and_judges_nothing(place: Path) -> None:
    box = '[incoming]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\npassword = "hush"\n'
    (place / "judge.toml").write_text(CONFIG + box, encoding="utf-8")
    done = judge(place, "once")
    assert done.returncode == 75
    assert "mailbox" in done.stderr
    assert "No deadline was processed" in done.stderr
    assert "hush" not in done.stderr


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("run", "--now", "2026-01-05T12:00:00Z"), 2, "No such option '--now'"),
        (("once", "--now", "2026-01-05T12:00:00"), 2, "needs an offset such as +00:00 or Z"),
        (("once", "--now", "noon"), 2, "is not a moment such as"),
        (("once", "--now", "9999-12-31T23:59:59Z"), 2, "is not in a year from 1900 to 9000"),
        (("keeper", "stats", "--now", "0001-01-02T00:00:00Z"), 2, "is not in a year from 1900 to 9000"),
        (("once", "--config", "gone.toml"), 1, "There is no configuration at gone.toml"),
        (("conquer",), 2, "No such command"),
        (("keeper", "game", "\x1b[31mred\a", "pause"), 1, "No game is called \ufffd[31mred\ufffd. "),
    ],
)
def test_what_was_asked_wrongly_is_one_sentence(
    place: Path, words: tuple[str, ...], code: int, says: str
) -> None:
    done = judge(place, *words)
    assert done.returncode == code
    assert says in done.stderr


def test_init_writes_what_is_needed_and_says_what_is_next(tmp_path: Path) -> None:
    done = judge(tmp_path, "init", "club")
    assert done.returncode == 0
    assert "Edit four values in club/judge.toml" in done.stdout
    assert {path.name for path in (tmp_path / "club").iterdir()} >= {
        "judge.toml",
        "judge.db",
        "mail.password",
    }
    assert (tmp_path / "club/mail.password").stat().st_mode & 0o077 == 0
    assert judge(tmp_path, "once", "--config", "club/judge.toml").returncode == 1


def test_init_puts_the_database_where_it_is_told_to(tmp_path: Path) -> None:
    done = judge(tmp_path, "init", "etc", "--data", "state")
    assert done.returncode == 0
    assert {path.name for path in (tmp_path / "etc").iterdir()} == {"judge.toml", "mail.password"}
    assert (tmp_path / "state/judge.db").exists()
    assert f'url = "sqlite:///{tmp_path}/state/judge.db"' in (tmp_path / "etc/judge.toml").read_text()
    assert judge(tmp_path, "db", "check", "--config", "etc/judge.toml").returncode == 0


def test_init_never_overwrites(place: Path) -> None:
    (place / "judge.db").unlink()
    done = judge(place, "init")
    assert done.returncode == 1
    assert "already exists. Nothing was changed" in done.stderr
    assert (place / "judge.toml").read_text(encoding="utf-8") == CONFIG
    assert not (place / "judge.db").exists()


def test_doctor_finds_a_good_judge_well(place: Path) -> None:
    judge(place, "feed", mail=HELLO)
    done = judge(place, "doctor")
    assert done.returncode == 0, done.stdout
    assert "WRONG" not in done.stdout


def test_doctor_names_each_trouble_with_its_remedy(place: Path) -> None:
    (place / "judge.db").unlink()
    (place / "word").write_text("hush", encoding="utf-8")
    (place / "word").chmod(0o644)
    (place / "judge.toml").write_text(
        '[judge]\naddress = "judge@games.test"\nkeeper = "keeper@games.test"\n'
        '[incoming]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\npassword_file = "word"\n'
        '[outgoing]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\n',
        encoding="utf-8",
    )
    done = judge(place, "doctor")
    assert done.returncode == 1
    wrong = [line for line in done.stdout.splitlines() if line.startswith("WRONG")]
    assert [line.split()[1] for line in wrong] == ["Secrets", "Database", "IMAP", "SMTP"]
    assert "chmod 600" in wrong[0]
    assert "judge init" in wrong[1]
    assert "hush" not in done.stdout


def test_doctor_says_why_mails_go_without_pictures(place: Path) -> None:
    config = place / "judge.toml"
    config.write_text(config.read_text(encoding="utf-8").replace("[judge]", '[judge]\nmap = "png"'), "utf-8")
    assert "ok     Pictures in emails\n" in judge(place, "doctor").stdout
    missing = place / "modules"
    missing.mkdir()
    (missing / "resvg_py.py").write_text("raise ImportError", encoding="utf-8")
    done = judge_process(place, "doctor", modules=str(missing))
    assert done.returncode == 1
    assert "WRONG  Pictures in emails: none can be drawn, so emails are sent as text. Remedy:" in done.stdout


def test_every_verb_explains_itself(tmp_path: Path) -> None:
    overview = judge(tmp_path, "--help")
    assert overview.returncode == 0
    for verb in VERBS:
        assert verb in overview.stdout
        assert judge(tmp_path, verb, "--help").returncode == 0


@pytest.mark.parametrize(
    ("verb", "code"), [("feed", 75), ("parse", 1), ("adjudicate", 1), ("draw", 1), ("import -", 1)]
)
def test_a_verb_without_standard_input_says_so(place: Path, verb: str, code: int) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec {shlex.quote(sys.executable)} -m judge.cli.main {verb} <&-"],
        cwd=place,
        capture_output=True,
        check=False,
        timeout=120,
        text=True,
    )
    assert done.returncode == code
    assert "standard input is closed" in done.stderr
    assert "NoneType" not in done.stderr
