"""A scenario a guide: what is typed, in the guide's order, and whether anna's HELP is answered at its end."""

from __future__ import annotations

import re
import shlex
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path

import trustme

from judge.daemon.clock import system_clock
from tests.crash.spool import story_steps
from tests.guides.machine import (
    JUDGE,
    PASSWORD,
    PATH,
    POSTFIX,
    ROOT,
    SITE,
    GuideError,
    answered,
    send,
    shell,
    start,
)
from tests.guides.page import blocks, commands, fenced
from tests.scenarios.story import raw_mail
from tests.servers import postgres
from tests.servers.identity_provider import identity_provider
from tests.servers.ports import wait_for

CLUB = ROOT / "club"
TOML = Path("/etc/judge/judge.toml")
_NUMBERS = count(1)
_EDITS = {
    "address": JUDGE,
    "keeper": "anna@players.example",
}
_SERVERS = """
[incoming]
host = "127.0.0.1"
tls = "none"
password_file = "mail.password"

[outgoing]
host = "127.0.0.1"
port = 25
tls = "none"
"""


def install() -> None:
    """install.md, 1 to 3: the program, the configuration, the user; `judge doctor --round-trip` is well."""
    start(mailbox=True)
    program, (init, _doctor) = (
        blocks("install", "1. The program")[0],
        blocks("install", "2. The configuration"),
    )
    shell(program)
    shell(init, folder=SITE)
    edit(SITE / "club/judge.toml", mailbox=True)
    (SITE / "club/mail.password").write_text(PASSWORD, encoding="utf-8")
    shell(blocks("install", "2. The configuration")[1], folder=SITE)
    said = shell(blocks("install", "3. Its own user")[0], folder=SITE)
    assert_said(said, "Round trip: an email to judge@games.example arrived in")


def edit(file: Path, *, mailbox: bool) -> None:
    """What a keeper edits: the addresses, and the servers; without a mailbox no [incoming]."""
    text = file.read_text(encoding="utf-8")
    for key, value in _EDITS.items():
        text = re.sub(rf'^{key} = "[^"]*"', f'{key} = "{value}"', text, flags=re.MULTILINE)
    text = re.sub(r"^\[(incoming|outgoing|lmtp)\]\n(?:[^\[\n].*\n|\n)*", "", text, flags=re.MULTILINE)
    servers = _SERVERS if mailbox else _SERVERS[_SERVERS.index("[outgoing]") :]
    file.write_text(f"{text}\n{servers}", encoding="utf-8")


def without_mailbox(more: str = "") -> None:
    """The installed judge gets its mail in another way."""
    edit(TOML, mailbox=False)
    if more:
        TOML.write_text(TOML.read_text(encoding="utf-8") + more, encoding="utf-8")


def assert_said(said: str, wanted: str) -> None:
    """Whether a command has said so."""
    if wanted not in said:
        raise AssertionError(f"{wanted!r} was not said:\n{said}")


@contextmanager
def daemon(port: int = 0, *, confined: bool = False) -> Iterator[None]:
    """The daemon of install 3a as its unit starts it: command, user and credential, without systemd.

    It is waited for until it listens on the port, if it shall. One that is `confined` may write where the
    unit and its drop-ins let it, and nowhere else.
    """
    place = Path("/etc/systemd/system/judge.service")
    files = [place, *sorted(place.with_name("judge.service.d").glob("*.conf"))]
    unit = "\n".join(one.read_text(encoding="utf-8") for one in files)
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    (credential,) = re.findall(r"^LoadCredential=(\S+?):(\S+)$", unit, re.MULTILINE)
    folder = SITE / "credentials"
    shell(f"install -d -o judge -m 0500 {folder}")
    shell(f"install -o judge -m 0400 {credential[1]} {folder}/{credential[0]}")
    environment = {"PATH": PATH, "CREDENTIALS_DIRECTORY": str(folder)}
    words = ["runuser", "-u", "judge", "--", *command.split()]
    if confined:
        words = ["unshare", "--mount", "sh", "-ec", f"{_confinement(unit)}\nexec {shlex.join(words)}"]
    with (SITE / "daemon.log").open("w") as log:
        process = subprocess.Popen(words, cwd="/var/lib/judge", env=environment, stderr=log)
        try:
            if port:
                wait_for(port)
            yield
        finally:
            process.terminate()
            process.wait(60)


def _confinement(unit: str) -> str:
    """What ProtectSystem=strict, StateDirectory, ReadWritePaths and UMask of a unit mean, as commands."""
    if "ProtectSystem=strict" not in unit:
        raise GuideError("the unit does not say what it may write")
    state = [f"/var/lib/{name}" for name in re.findall(r"^StateDirectory=(\S+)$", unit, re.MULTILINE)]
    state += re.findall(r"^ReadWritePaths=(\S+)$", unit, re.MULTILINE)
    bound = [f"mount --bind {one} {one}" for one in state]
    (*_, umask) = re.findall(r"^UMask=(\S+)$", unit, re.MULTILINE)
    lines = ["mount --make-rprivate /", *bound, "mount -o remount,ro,bind /", "mount -t tmpfs tmpfs /tmp"]
    return "\n".join([*lines, f"umask {umask}"])


def as_daemon() -> None:
    """install.md, 3a: fetched by IMAP, answered by SMTP."""
    start(mailbox=True)
    copy, *_ = blocks("install", "3a. As a daemon")[0].splitlines()
    shell(copy)
    with daemon():
        ask()


def from_cron() -> None:
    """install.md, 3b: the line of cron.d, run as cron runs it, with nothing in its environment."""
    start(mailbox=True)
    shell(blocks("install", "3b. From cron")[0])
    number = next(_NUMBERS)
    send(number)
    deadline = time.monotonic() + 30
    while not list((SITE / "judge/new").glob("*")) and time.monotonic() < deadline:
        time.sleep(0.2)
    as_cron(Path("/etc/cron.d/judge").read_text(encoding="utf-8"))
    answered(number)
    if shutil.which("logrotate", path="/usr/sbin"):
        shell("logrotate --debug /etc/logrotate.d/judge")


def as_cron(table: str, *, fine: tuple[int, ...] = (0,)) -> None:
    """Run the one line of a table for /etc/cron.d as cron does: its own user, little in its environment."""
    ((user, command),) = re.findall(r"^(?:[\d*/,-]+ ){5}(\w+) (.*)$", table, re.MULTILINE)
    names = re.findall(r"^[A-Z]+=.*$", table, re.MULTILINE)
    environment = ["env", "-i", "PATH=/usr/bin:/bin", "HOME=/var/lib/judge", "SHELL=/bin/sh", *names]
    words = [*environment, "/usr/sbin/runuser", "-u", user, "--", "sh", "-c", command]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode not in fine or done.stdout or done.stderr:
        raise AssertionError(f"cron would mail root: {done}")


def kept_by_cron() -> None:
    """The lines for cron of back-up-and-restore.md and run-day-to-day.md."""
    folder, backup = blocks("back-up-and-restore", "Back up")
    shell(folder)
    as_cron(backup)
    assert list(Path("/srv/judge-backups").glob("judge.db.*.backup")), "there is no copy"
    folder, metrics = blocks("run-day-to-day", "Monitoring")
    shell(folder)
    as_cron(metrics, fine=(0, 1, 2))
    written = Path("/var/lib/judge-metrics/judge.prom").read_text(encoding="ascii")
    assert_said(written, "judge_backup_age_seconds")


def by_lmtp() -> None:
    """connect-mail.md: Postfix delivers over LMTP to the daemon."""
    listen, route, main_cf = blocks("connect-mail", "LMTP")
    without_mailbox(listen)
    transport(route)
    start(main_cf)
    shell(blocks("install", "3a. As a daemon")[0].splitlines()[0])
    with daemon(8024):
        ask()


def by_alias() -> None:
    """connect-mail.md: an alias of the user judge's own aliases file."""
    alias()
    ask()


def by_alias_to_daemon() -> None:
    """connect-mail.md: the same, with the daemon that takes the mails."""
    alias(*blocks("connect-mail", "The quick way"))
    shell(blocks("install", "3a. As a daemon")[0].splitlines()[0])
    with daemon(8024):
        ask()
    with closing(sqlite3.connect("file:/var/lib/judge/judge.db?mode=ro", uri=True)) as database:
        (way,) = database.execute("SELECT source FROM inbox ORDER BY id DESC LIMIT 1").fetchone()
    assert_said(way, "lmtp")


def by_oauth() -> None:
    """connect-mail.md: a mailbox with OAuth 2, at a provider whose addresses stand in judge.toml."""
    (section,) = blocks("connect-mail", "Another provider")
    (consent,) = blocks("connect-mail", "Consent")
    folder = SITE / "provider"
    shell(f"install -d {folder}")
    with identity_provider(folder, trustme.CA()) as provider:
        provider.user = JUDGE
        start(mailbox=True, provider=provider)
        edit(TOML, mailbox=True)
        text = TOML.read_text(encoding="utf-8").replace('password_file = "mail.password"', 'auth = "oauth2"')
        ours = section.replace("https://id.provider.example", provider.url)
        TOML.write_text(f'{text}\n{ours}ca_file = "{provider.ca_file}"\n', encoding="utf-8")
        assert_said(shell(consent), "ok     IMAP judge@games.example at 127.0.0.1:143")
        shell(blocks("install", "3a. As a daemon")[0].splitlines()[0])
        with daemon():
            ask()


def by_move() -> None:
    """move.md: to PostgreSQL, with ten days between; the deadline moves, people are told, nobody is late."""
    kept = TOML.read_text(encoding="utf-8")
    without_mailbox("\n[trust]\nopt_in = false\n")
    start("mydestination = players.example, games.example\n")
    box = Path("/var/mail/anna")
    before = box.stat().st_size if box.exists() else 0
    left = system_clock().replace(microsecond=0) - timedelta(days=10)
    for step in story_steps("opening"):
        if step.marker == ">":
            sender, _, subject = step.text.partition(": ")
            sender = f"{sender.partition('@')[0]}@players.example"
            (SITE / "mail").write_bytes(
                raw_mail(sender, subject, "\n".join(step.body) + "\n", f"<move.{sender}>")
            )
            shell(f"judge feed --now {left.isoformat()} < {SITE}/mail")
    shell(f"judge once --now {(left + timedelta(minutes=1)).isoformat()}")
    export, upgrade, load, check, doctor = commands("move", "From SQLite to PostgreSQL")
    try:
        with postgres.running() as server:
            shell(export, folder=SITE)
            url = f"postgresql://judge@127.0.0.1:{server.port}/{server.database().rpartition('/')[2]}"
            TOML.write_text(re.sub(r'(?m)^url = ".*"', f'url = "{url}"', TOML.read_text(encoding="utf-8")))
            shell(f"{upgrade}; {load}; {check}; {doctor}", folder=SITE)
            shell(blocks("install", "3a. As a daemon")[0].splitlines()[0])
            with daemon():
                arrived(box, before, "The judge was down from")
            said = text_after(box, before)
    finally:
        TOML.write_text(kept, encoding="utf-8")
    worked = left + timedelta(minutes=1)
    assert_said(said, f"The judge was down from {worked:%a %d %b %Y} ")
    assert_said(said, f"= {worked:%H:%M} UTC to ")
    assert_said(said, "No one is late because of it.")
    late = re.findall(r"^Subject: .*\blate\b.*$", said, re.MULTILINE)
    if late:
        raise AssertionError(f"people were declared late: {late}")


def text_after(box: Path, begin: int) -> str:
    """What came into a mailbox after so many bytes, with the lines of sentences joined."""
    text = box.read_bytes()[begin:].decode("utf-8", "replace") if box.exists() else ""
    return re.sub(r"(?<=[\w,=])\n(?=\w)", " ", text)


def arrived(box: Path, begin: int, words: str, times: int = 1, seconds: float = 120) -> None:
    """Wait until so many mails with these words have come."""
    end = time.monotonic() + seconds
    while (found := text_after(box, begin).count(words)) < times:
        if time.monotonic() > end:
            log = (SITE / "daemon.log").read_text(encoding="utf-8")[-2000:]
            raise GuideError(f"{words!r} came {found} times, not {times}.\n{log}")
        time.sleep(0.3)


_PER_DAY = 50
_QUESTIONS = 56
_NO_OTHER_LIMIT = "\n[limits]\nnewcomers = 1000\n"


def within_a_limit() -> None:
    """connect-mail.md: a provider that allows 50 emails a day; what is more leaves a day later."""
    (keys,) = blocks("connect-mail", "Stay below the provider's limit")
    (key,) = re.findall(r"^per_day = ", keys, re.MULTILINE)
    start(mailbox=True)
    edit(TOML, mailbox=True)
    TOML.write_text(f"{TOML.read_text(encoding='utf-8')}{key}{_PER_DAY}\n{_NO_OTHER_LIMIT}", encoding="utf-8")
    shell(blocks("install", "3a. As a daemon")[0].splitlines()[0])
    box = Path("/var/mail/anna")
    before = box.stat().st_size if box.exists() else 0
    numbers = [next(_NUMBERS) for _ in range(_QUESTIONS)]
    earlier = _outbox("state = 'sent'")
    with daemon():
        for number in numbers:
            send(number)
        arrived(box, before, "\nTo: anna", _PER_DAY - earlier, seconds=300)
        end = time.monotonic() + 300
        while _outbox("state = 'queued'") < earlier + _QUESTIONS - _PER_DAY and time.monotonic() < end:
            time.sleep(0.5)
    assert _outbox("state = 'sent'") == _PER_DAY, "as many as the provider allows have left"
    waiting = _outbox("state = 'queued'")
    assert waiting >= earlier + _QUESTIONS - _PER_DAY, f"{waiting} wait"
    assert_said(shell("judge keeper status || true"), f"per_day = {_PER_DAY}")
    shell(f"judge once --now {(system_clock() + timedelta(hours=25)).isoformat()} || true")
    for number in numbers:
        answered(number)


def _outbox(which: str) -> int:
    with closing(sqlite3.connect("file:/var/lib/judge/judge.db?mode=ro", uri=True)) as database:
        (found,) = database.execute(f"SELECT count(*) FROM outbox WHERE {which}").fetchone()
    return int(found)


def site_under_the_unit() -> None:
    """site.md: pages beside the database, then where the web server reads; the unit lets the judge write."""
    section, drop_in = fenced("site")[1:3]
    start(mailbox=True)
    edit(TOML, mailbox=True)
    kept = TOML.read_text(encoding="utf-8")
    shell(blocks("install", "3a. As a daemon")[0].splitlines()[0])
    try:
        TOML.write_text(f"{kept}\n{section}", encoding="utf-8")
        with daemon(confined=True):
            there(Path("/var/lib/judge/site/index.html"))
        folder, edit_unit = blocks("site", "Keep it up to date")[0].splitlines()
        if edit_unit != "sudo systemctl edit judge":
            raise GuideError(f"site.md says {edit_unit!r}, which is not tried here")
        override = Path("/etc/systemd/system/judge.service.d/override.conf")
        override.parent.mkdir(exist_ok=True)
        TOML.write_text(f'{kept}\n{section}path = "/srv/www/judge"\n', encoding="utf-8")
        shell(folder)
        with daemon(confined=True):  # without the lines, as somebody does who has not read on
            end = time.monotonic() + 60
            while "Remedy: under systemd" not in (said := shell("judge doctor || true")):
                if time.monotonic() > end:
                    raise AssertionError(f"the doctor does not name what the unit forbids:\n{said}")
                time.sleep(1)
        assert_said(said, "ReadWritePaths=/srv/www/judge")
        override.write_text(drop_in, encoding="utf-8")
        with daemon(confined=True):
            there(page := Path("/srv/www/judge/index.html"))
        if not page.stat().st_mode & 0o004:
            raise AssertionError(f"no web server can read {page}")
        if Path("/var/lib/judge/judge.db").stat().st_mode & 0o077:
            raise AssertionError("others can read the database")
    finally:
        TOML.write_text(kept, encoding="utf-8")


def there(file: Path, seconds: float = 90) -> None:
    """Wait until a file is there."""
    end = time.monotonic() + seconds
    while not file.exists():
        if time.monotonic() > end:
            raise GuideError(
                f"{file} is not made.\n{(SITE / 'daemon.log').read_text(encoding='utf-8')[-2000:]}"
            )
        time.sleep(0.3)


def alias(more: str = "") -> None:
    """Postfix hands the judge's mail to the alias."""
    line, commands = blocks("connect-mail", "Postfix, an alias")
    without_mailbox(more)
    (POSTFIX / "aliases.judge").write_text(line, encoding="utf-8")
    start("mydestination = players.example, games.example\n" + quoted_setting("connect-mail", "alias_maps"))
    shell(commands)


def by_transport() -> None:
    """connect-mail.md: a transport of its own in master.cf."""
    master_cf, route = blocks("connect-mail", "Postfix, a transport")
    without_mailbox()
    transport(route)
    start("relay_domains = games.example\n" + quoted_setting("connect-mail", "transport_maps"), master_cf)
    ask()


def by_procmail() -> None:
    """connect-mail.md: the recipe, in the .procmailrc of the user judge, to whom Postfix delivers."""
    without_mailbox()
    (recipe,) = blocks("connect-mail", "procmail")
    home = Path("/var/lib/judge/.procmailrc")
    home.write_text(recipe, encoding="utf-8")
    shell(f"chown judge {home}")
    start("mydestination = players.example, games.example\nmailbox_command = /usr/bin/procmail\n")
    ask()


def transport(route: str) -> None:
    """Write the line into /etc/postfix/transport and say `postmap`, as the pages have it."""
    (POSTFIX / "transport").write_text(route, encoding="utf-8")
    shell("postmap /etc/postfix/transport")


def quoted_setting(page: str, name: str) -> str:
    """A line of main.cf that stands inside a sentence, in backticks."""
    text = (ROOT / f"docs/keeper/{page}.md").read_text(encoding="utf-8")
    (found,) = set(re.findall(rf"`({name} = [^`]*)`", text))
    return f"{found}\n"


def ask() -> None:
    """Anna asks for HELP and is answered."""
    number = next(_NUMBERS)
    send(number)
    answered(number)


SCENARIOS: Mapping[str, Callable[[], None]] = {
    "daemon": as_daemon,
    "cron": from_cron,
    "kept": kept_by_cron,
    "lmtp": by_lmtp,
    "alias": by_alias,
    "alias-to-daemon": by_alias_to_daemon,
    "transport": by_transport,
    "procmail": by_procmail,
    "oauth": by_oauth,
    "limit": within_a_limit,
    "site": site_under_the_unit,
    "move": by_move,
}
