"""The verbs as a person or a mail server runs them: exit codes, standard output, no traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli.main import VERBS
from judge.store.database import create_database

HELLO = b"From: anna@aus.test\nTo: judge@example.org\nSubject: hi\nMessage-ID: <1@aus.test>\n\nHELP\n"
CONFIG = (
    '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\n[trust]\nopt_in = false\n'
    '[outgoing]\ntransport = "maildir"\npath = "out"\n'
)


def judge(
    folder: Path, *words: str, mail: bytes = b"", modules: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder; nothing of the tester's environment reaches it.

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
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a judge that needs no server."""
    (tmp_path / "judge.toml").write_text(CONFIG, encoding="utf-8")
    create_database(f"sqlite:///{tmp_path / 'judge.db'}")
    return tmp_path


def mails(folder: Path) -> list[str]:
    """The mails written, in order of sending."""
    return [path.read_text(encoding="utf-8") for path in sorted((folder / "out").glob("*.eml"))]


def test_feed_stores_handles_and_answers(place: Path) -> None:
    done = judge(place, "feed", mail=HELLO)
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
    assert "The mail was not stored: " in done.stderr


def test_many_mails_at_once_are_each_answered_once(place: Path) -> None:
    judge(place, "feed", mail=HELLO)
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "judge.cli.main", "feed"],
            cwd=place,
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(4)
    ]
    for number, one in enumerate(running):
        one.communicate(HELLO.replace(b"<1@", b"<%d@" % (number + 2)).replace(b"HELP", b"LIST %d" % number))
    assert [one.returncode for one in running] == [0] * 4
    assert judge(place, "once").returncode == 0
    assert len(mails(place)) == 5


def test_once_without_a_mailbox_does_what_is_due(place: Path) -> None:
    done = judge(place, "once", "--now", "2026-01-05T12:00:00Z")
    assert (done.returncode, done.stdout) == (0, "")
    assert "fetched 0, sent 0" in done.stderr


def test_once_that_cannot_reach_its_mailbox_says_so_and_judges_nothing(place: Path) -> None:
    box = '[incoming]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\npassword = "hush"\n'
    (place / "judge.toml").write_text(CONFIG + box, encoding="utf-8")
    done = judge(place, "once")
    assert done.returncode == 75
    assert "The mailbox cannot be read" in done.stderr
    assert "No deadline was judged" in done.stderr
    assert "hush" not in done.stderr


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("run", "--now", "2026-01-05T12:00:00Z"), 2, "lives in real time"),
        (("once", "--now", "2026-01-05T12:00:00"), 2, "needs an offset such as +00:00 or Z"),
        (("once", "--now", "noon"), 2, "is not a moment such as"),
        (("once", "--config", "gone.toml"), 1, "There is no configuration at gone.toml"),
        (("conquer",), 2, "No such command"),
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


def test_init_never_overwrites(place: Path) -> None:
    (place / "judge.db").unlink()
    done = judge(place, "init")
    assert done.returncode == 1
    assert "is there already; nothing was changed" in done.stderr
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
    assert "ok     Pictures in mails\n" in judge(place, "doctor").stdout
    missing = place / "modules"
    missing.mkdir()
    (missing / "resvg_py.py").write_text("raise ImportError", encoding="utf-8")
    done = judge(place, "doctor", modules=str(missing))
    assert done.returncode == 1
    assert "WRONG  Pictures in mails: none can be drawn, so mails go as text. Remedy:" in done.stdout


def test_every_verb_explains_itself(tmp_path: Path) -> None:
    overview = judge(tmp_path, "--help")
    assert overview.returncode == 0
    for verb in VERBS:
        assert verb in overview.stdout
        assert judge(tmp_path, verb, "--help").returncode == 0


def test_the_keeper_moves_somebody_whose_address_is_dead(place: Path) -> None:
    hello = HELLO.replace(b"HELP", b"REGISTER\nName: Anna\nEND")
    judge(place, "feed", mail=hello)
    judge(place, "feed", mail=hello.replace(b"anna@", b"ed@").replace(b"<1@", b"<2@"))
    moved = judge(place, "keeper", "address", "anna@aus.test", "Anna@new.test")
    assert (moved.returncode, moved.stdout) == (0, "Anna gets mail at anna@new.test from now on.\n")
    judge(place, "once")
    told = mails(place)[-2:]
    assert [["To: anna@aus.test" in mail, "To: anna@new.test" in mail] for mail in told] == [
        [True, False],
        [False, True],
    ]
    for old, new, why in (
        ("anna@aus.test", "a@new.test", "Nobody is registered with anna@aus.test."),
        ("anna@new.test", "ed@aus.test", "ed@aus.test belongs to somebody else here."),
        ("anna@new.test", "nowhere", "nowhere is not an address I can write to."),
    ):
        refused = judge(place, "keeper", "address", old, new)
        assert refused.returncode == 1
        assert why in refused.stderr


def test_what_was_sent_to_an_address_the_keeper_gave_up_is_worth_nothing(place: Path) -> None:
    hello = HELLO.replace(
        b"HELP", b"REGISTER\nName: Anna\nEND\nCREATE ?alpha tulips\nSIGN ON ?alpha roseleaf"
    )
    judge(place, "feed", mail=hello)
    judge(place, "feed", mail=HELLO.replace(b"HELP", b"FORGOT PASSWORD alpha").replace(b"<1@", b"<2@"))
    (token,) = set(re.findall(r"RESET PASSWORD (\w{20,})", "".join(mails(place))))
    judge(place, "keeper", "address", "anna@aus.test", "anna@new.test")
    judge(
        place,
        "feed",
        mail=HELLO.replace(b"HELP", f"RESET PASSWORD {token} sesame".encode()).replace(b"<1@", b"<3@"),
    )
    assert "That token is used up" in mails(place)[-1]


def mailed(place: Path, number: int, words: str) -> None:
    """A mail of somebody who registers with it."""
    head = f"From: p{number}@aus.test\nTo: judge@example.org\nMessage-ID: <{number}@aus.test>\n\n"
    entry = f"REGISTER\nName: Player {number}\nEND\n"
    judge(place, "feed", "--now", "2026-01-05T12:00:00+00:00", mail=f"{head}{entry}{words}\n".encode())


def test_the_keeper_sees_how_the_games_stand(place: Path) -> None:
    judge(place, "feed", mail=HELLO)
    assert judge(place, "keeper", "games").stdout.startswith("There are no games yet.")
    mailed(place, 0, "CREATE ?beta tulips\nCREATE ?alpha tulips")
    for number in range(1, 8):
        mailed(place, number, "SIGN ON ?alpha roseleaf")
    mailed(place, 8, "SIGN ON ?beta roseleaf")
    powers = "Austria, England, France, Germany, Italy, Russia, Turkey"
    assert judge(place, "keeper", "games").stdout.splitlines() == [
        f"alpha: S1901M, due 2026-01-12 23:30 UTC, missing: {powers}; master p0@aus.test",
        "beta: forming, 1 of 7 players; master p0@aus.test",
    ]


NOW = ("--now", "2026-01-05T13:00:00+00:00")


def test_the_keeper_ends_a_game_when_he_means_it(place: Path) -> None:
    mailed(place, 0, "CREATE ?alpha tulips")
    mailed(place, 1, "SIGN ON ?alpha roseleaf")
    asked = judge(place, "keeper", "end-game", "alpha", *NOW)
    assert asked.returncode == 1
    assert "alpha: forming, 1 of 7 players. Ending it cannot be undone" in asked.stderr
    assert "say it again with --yes" in asked.stderr
    done = judge(place, "keeper", "end-game", "alpha", "--yes", *NOW)
    assert (done.returncode, done.stdout) == (0, "alpha is over.\n")
    before = len(mails(place))
    judge(place, "once", *NOW)
    told = mails(place)[before:]
    assert sorted(line for mail in told for line in mail.splitlines() if line.startswith("To:")) == [
        "To: p0@aus.test",
        "To: p1@aus.test",
    ]
    again = judge(place, "keeper", "end-game", "alpha", "--yes", *NOW)
    assert again.returncode == 1
    assert "judge keeper game alpha remove" in again.stderr
    assert "There is no game called beta" in judge(place, "keeper", "end-game", "beta", "--yes").stderr


def test_the_keeper_removes_a_game_when_he_means_it(place: Path) -> None:
    mailed(place, 0, "CREATE ?alpha tulips\nCREATE ?beta tulips")
    assert judge(place, "keeper", "remove-game", "alpha", *NOW).returncode == 1
    done = judge(place, "keeper", "remove-game", "alpha", "--yes", *NOW)
    assert (done.returncode, done.stdout) == (0, "alpha is removed.\n")
    assert "alpha" not in judge(place, "keeper", "games").stdout
    assert "There is no game called alpha" in judge(place, "keeper", "remove-game", "alpha", "--yes").stderr
    checked = judge(place, "db", "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_keeper_removes_a_person_when_he_means_it(place: Path) -> None:
    mailed(place, 0, "CREATE ?alpha tulips\nCREATE ?beta tulips")
    mailed(place, 1, "SIGN ON ?alpha roseleaf\nOBSERVE beta roseleaf")
    master = judge(place, "keeper", "remove-person", "p0@aus.test", "--yes", *NOW)
    assert master.returncode == 1
    assert "Player 0 is the master of alpha and beta. Hand that over or end it first: " in master.stderr
    asked = judge(place, "keeper", "remove-person", "p1@aus.test", *NOW)
    assert "Player 1 has a part in alpha and beta" in asked.stderr
    done = judge(place, "keeper", "remove-person", "p1@aus.test", "--yes", *NOW)
    assert (done.returncode, done.stdout) == (0, "Player 1 is removed.\n")
    assert "alpha: forming, 0 of 7 players" in judge(place, "keeper", "games").stdout
    again = judge(place, "keeper", "remove-person", "p1@aus.test", "--yes")
    assert "Nobody is registered with p1@aus.test;" in again.stderr
