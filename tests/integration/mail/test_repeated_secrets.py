"""A server may repeat a password, in any form, at any step: nobody ever reads it."""

from __future__ import annotations

import json
import re
import sqlite3
from base64 import b32encode, b64decode, b64encode
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.daemon.clock import stopped_at
from judge.daemon.passes import run_once
from judge.known_secrets import Secrets
from judge.mail.login import Password
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.records import OutgoingEmail, SendStatus
from judge.store.errors import StoreError, Unavailable
from tests.sampling import examples
from tests.servers import sqlite
from tests.servers.echoing_imap import STEPS, echoing_imap
from tests.servers.ports import free_port
from tests.servers.repeated import FORMS
from tests.servers.smtp import ECHO, Script, scripted
from tests.unit.cli.command import HELLO, judge
from tests.unit.daemon.instances import MemoryMailbox, MemoryTransport, instance, running_game

IMAP, SMTP, DATABASE = 'm4ilb0x "wo\\rd" 1', "re+lay/w%rd=2 x", "data@base:w/rd 3"
PARCEL = OutgoingEmail("1", "ann@example.com", "<1@x>", b"Subject: x\r\n\r\nx\r\n")


def readable(text: str, *words: str) -> list[str]:
    """Which of the words somebody could read in a text, or eight letters of them in a row."""
    readings = [text, text.replace("\\\\", "\\").replace('\\"', '"')]
    readings += [re.sub(r"%([0-9a-fA-F]{2})", lambda found: chr(int(found[1], 16)), text)]
    for piece in re.findall(r"[A-Za-z0-9+/_-]{4,}", text):
        for start in range(4):
            part = piece[start:].translate(str.maketrans("-_", "+/"))
            readings.append(b64decode(part[: len(part) // 4 * 4]).decode("utf-8", "ignore"))
    runs = [(word, word[at : at + 8]) for word in words for at in range(len(word) - 7)]
    return [word for word, run in runs if any(run in reading for reading in readings)]


def test_the_oracle_sees_what_is_there() -> None:
    for form in ("plain", "base64", "AUTH PLAIN, third place", "percent", "quoted"):
        assert readable(f"you said {FORMS[form](SMTP)}.", SMTP), form
    assert not readable("you said *** to us", IMAP, SMTP, DATABASE)


SMTP_STEPS = ("", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", ".")
SAID = st.sampled_from(
    ["{form}", "you said {form}", "{form}, {echo}", '"{form}" is wrong', "x" * 280 + "{form}"]
)


@settings(max_examples=examples(150), deadline=None, suppress_health_check=list(HealthCheck))
@given(
    step=st.sampled_from(SMTP_STEPS),
    code=st.sampled_from(["250 ", "354 ", "451 ", "550 ", "535 ", "235 ", "550-a\r\n550 ", "", "221 "]),
    form=st.sampled_from(sorted(FORMS)),
    said=SAID,
)
def test_no_report_of_the_smtp_transport_has_its_password(step: str, code: str, form: str, said: str) -> None:
    words = said.replace("{form}", FORMS[form](SMTP))
    script = Script({"EHLO": "250-test\r\n250 AUTH PLAIN", "AUTH": "235 welcome"})
    script.answers[step] = f"{code}{words}"
    with scripted(script) as port:
        relay = SmtpRelay(
            "127.0.0.1", "judge@example.org", port, tls="none", user="judge", login=Password(SMTP), timeout=5
        )
        transport = SmtpTransport(relay)
        told = [
            transport.send(PARCEL).detail,
            str(transport.check()),
            str(transport.refusal("ann@example.com")),
        ]
        transport.close()
    assert not readable(" | ".join(told), SMTP), told


def everything_shown(folder: Path) -> str:
    """What the keeper can see of a judge: logs, status, doctor, the database with all it has of errors."""
    shown = []
    for words in (
        ("once",),
        ("keeper", "status"),
        ("keeper", "status", "--json"),
        ("doctor",),
        ("mails", "list"),
    ):
        done = judge(folder, *words)
        shown.append(f"{words}: {done.stdout} {done.stderr}")
    with closing(sqlite3.connect(folder / "judge.db")) as database:
        shown += database.iterdump()
    shown += [mail.read_text() for mail in folder.rglob("*.eml")]
    return "\n".join(shown)


def club(folder: Path, imap: int, smtp: int) -> Path:
    """A judge whose mail servers are at these ports, with a mail that waits to be answered."""
    quoted = json.dumps(IMAP), json.dumps(SMTP)
    (folder / "judge.toml").write_text(
        '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\n[trust]\nopt_in = false\n'
        f'[incoming]\nhost = "127.0.0.1"\ntls = "none"\nport = {imap}\npassword = {quoted[0]}\n'
        f'[outgoing]\nhost = "127.0.0.1"\ntls = "none"\nport = {smtp}\nuser = "judge"\n'
        f"password = {quoted[1]}\n"
    )
    if not (folder / "judge.db").exists():
        sqlite.fresh(folder / "judge.db").close()
    return folder


def mixed(*words: str) -> str:
    return " ".join(FORMS[form](word) for form in ("plain", "quoted", "base64", "percent") for word in words)


@pytest.mark.parametrize("bye", [False, True])
@pytest.mark.parametrize("step", STEPS)
def test_nothing_shows_what_an_imap_server_repeats(tmp_path: Path, step: str, bye: bool) -> None:
    with echoing_imap(step, f"{{echo}} {mixed(IMAP)} {mixed(SMTP)}", bye=bye) as port:
        shown = everything_shown(club(tmp_path, port, free_port()))
    assert not readable(shown, IMAP, SMTP), shown


LOGIN_FORMS: Mapping[str, Callable[[str], str]] = {
    "hex": lambda word: word.encode().hex(),
    "percent twice": lambda word: quote(quote(word, safe=""), safe=""),
    "base64 of UTF-16": lambda word: b64encode(word.encode("utf-16-le")).decode(),
    "base64 of base64": lambda word: b64encode(b64encode(word.encode())).decode(),
    "base32": lambda word: b32encode(word.encode()).decode(),
    "backwards": lambda word: word[::-1],
}
"""Forms that only the login's own rule keeps back."""


@pytest.mark.parametrize("bye", [False, True])
@pytest.mark.parametrize("form", LOGIN_FORMS)
def test_no_form_of_a_password_is_shown_of_a_refused_login(tmp_path: Path, form: str, bye: bool) -> None:
    said = [LOGIN_FORMS[form](word) for word in (IMAP, SMTP)]
    script = Script({"EHLO": "250-test\r\n250 AUTH PLAIN LOGIN", "AUTH": f"535 5.7.8 wrong: {said[1]} sorry"})
    if bye:
        script.answers["AUTH"] = f"999 {said[1]}"
    words = f"[AUTHENTICATIONFAILED] wrong: {said[0]} sorry"
    with scripted(script) as smtp, echoing_imap("LOGIN", words, bye=bye) as imap:
        folder = club(tmp_path, imap, smtp)
        shown = everything_shown(folder) + judge(folder, "feed", mail=HELLO).stderr
    assert said[0] not in shown
    assert said[1] not in shown
    assert "[AUTHENTICATIONFAILED] wrong: ... sorry" in shown
    assert bye or "535 5.7.8 wrong: ... sorry" in shown


OTHER_FORMS = ("backwards", "full width", "ROT13", "with points", "with a letter", "with two letters")


@pytest.mark.parametrize("form", OTHER_FORMS)
def test_a_refusal_keeps_its_reason_where_its_server_writes_the_password_otherwise(
    tmp_path: Path, form: str
) -> None:
    said = [FORMS[form](word) for word in (IMAP, SMTP)]
    script = Script({"EHLO": "250-test\r\n250 AUTH PLAIN", "AUTH": "235 welcome"})
    script.answers["RCPT"] = f"550 5.7.1 client of {said[1]} blocked using bl.example"
    with scripted(script) as smtp, echoing_imap("SELECT", f"folder of {said[0]} is closed") as imap:
        folder = club(tmp_path, imap, smtp)
        shown = everything_shown(folder) + judge(folder, "feed", mail=HELLO).stderr
    assert said[0] not in shown
    assert said[1] not in shown
    assert re.search(r"folder of \S*\*\*\*.* is closed", shown)
    assert re.search(r"550 5\.7\.1 client of \S*\*\*\*.* blocked using bl\.example", shown)


@pytest.mark.parametrize("code", ["550", "451", "250", "999"])
@pytest.mark.parametrize("step", SMTP_STEPS)
def test_nothing_shows_what_an_smtp_server_repeats(tmp_path: Path, step: str, code: str) -> None:
    script = Script({"EHLO": "250-test\r\n250 AUTH PLAIN", "AUTH": "235 welcome"})
    script.answers[step] = f"{code} {ECHO} {mixed(SMTP)} {mixed(IMAP)}"
    with scripted(script) as smtp, echoing_imap("none", "") as imap:
        folder = club(tmp_path, imap, smtp)
        fed = judge(folder, "feed", mail=HELLO)
        shown = everything_shown(folder) + fed.stdout + fed.stderr
    assert script.connections
    assert not readable(shown, IMAP, SMTP), shown


async def test_the_mail_to_the_keeper_about_held_deadlines_has_no_password(tmp_path: Path) -> None:
    mailbox, transport = MemoryMailbox(), MemoryTransport()
    here = instance(tmp_path, mailbox, transport=transport)
    deadline = running_game(here)
    held = Secrets(IMAP)
    mailbox.broken = f"NO you said {mixed(IMAP)}"
    for minutes in (-30, -15, 1, 11, 26):
        done = await run_once(replace(here, clock=stopped_at(deadline + timedelta(minutes=minutes))))
        assert "you said" in done.mailbox_error
        assert not readable(done.mailbox_error, IMAP)
    told = [parcel.raw.decode() for parcel in transport.sent]
    bodies = [message_from_bytes(parcel.raw, policy=default).get_content() for parcel in transport.sent]
    assert any("you said" in " ".join(body.replace("| ", "").split()) for body in bodies), bodies
    assert not readable("\n".join(told), IMAP)
    assert not readable(str(here.services.store.health.troubles()), IMAP)
    del held


QUOTED = "data%40base%3Aw%2Frd%203"


@pytest.fixture
def nobody(tmp_path: Path) -> Path:
    """A judge whose database is on a server that is not there."""
    url = f"postgresql://judge:{QUOTED}@127.0.0.1:{free_port()}/judge?password={QUOTED}"
    (tmp_path / "judge.toml").write_text(
        '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\n'
        f'[database]\nurl = "{url}"\n[outgoing]\ntransport = "maildir"\npath = "out"\n'
    )
    return tmp_path


@pytest.mark.parametrize("words", [("once",), ("keeper", "status"), ("doctor",), ("db", "upgrade"), ("run",)])
def test_no_error_of_the_database_has_its_password(nobody: Path, words: tuple[str, ...]) -> None:
    done = judge(nobody, *words)
    assert done.returncode != 0
    assert not readable(done.stdout + done.stderr, DATABASE, QUOTED), done


@pytest.mark.sweep
@pytest.mark.parametrize("kind", [Unavailable, StoreError])
@pytest.mark.parametrize("form", sorted(FORMS))
def test_an_error_of_the_store_has_no_secret(kind: type[Exception], form: str) -> None:
    held = Secrets(DATABASE)
    assert not readable(str(kind(f"no connection with {FORMS[form](DATABASE)}: refused")), DATABASE)
    del held


def test_the_words_of_a_yes_are_not_kept() -> None:
    script = Script({".": f"250 queued, {SMTP}"})
    with scripted(script) as port:
        relay = SmtpRelay("127.0.0.1", "judge@example.org", port, tls="none", login=Password(SMTP))
        transport = SmtpTransport(relay)
        report = transport.send(PARCEL)
        transport.close()
    assert (report.status, report.detail) == (SendStatus.SENT, "")
