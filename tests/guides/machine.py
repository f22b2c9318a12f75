"""The machine on which the guides are followed: its mail server, a player, and the way back."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from tests.servers.identity_provider import Provider

ROOT = Path(__file__).resolve().parents[2]
POSTFIX = Path("/etc/postfix")
PLAYER = "anna@players.example"
JUDGE = "judge@games.example"
PASSWORD = "quince-4711"  # of a mailbox that lives for minutes
MADE = (
    "/opt/judge",
    "/etc/judge",
    "/var/lib/judge",
    "/usr/local/bin/judge",
    "/srv/judge-backups",
    "/var/lib/judge-metrics",
    "/srv/www/judge",
    "/etc/systemd/system/judge.service.d",
)
MADE_FILES = ("/etc/systemd/system/judge.service", "/etc/cron.d/judge", "/etc/logrotate.d/judge")
SITE = Path("/var/lib/guides-site")
PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_MAIN = """\
compatibility_level = 3.6
myhostname = mx.games.example
mydestination = players.example, localhost
inet_interfaces = loopback-only
inet_protocols = ipv4
default_transport = error:no mail leaves this machine
mailbox_command =
maillog_file = /var/log/guides-mail.log
alias_maps = hash:/etc/aliases
local_recipient_maps =
luser_relay = anna@players.example
"""
_WITH_MAILBOX = f"""\
virtual_mailbox_domains = games.example
virtual_mailbox_base = {SITE}
virtual_mailbox_maps = inline:{{{JUDGE}=judge/}}
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
"""
_DOVECOT = f"""\
base_dir = /run/guides-dovecot
log_path = /var/log/guides-mail.log
ssl = no
disable_plaintext_auth = no
protocols = imap
listen = 127.0.0.1
mail_location = maildir:{SITE}/judge
first_valid_uid = 1
{{more}}passdb {{
  driver = static
  args = password={PASSWORD}
}}
userdb {{
  driver = static
  args = uid=65534 gid=65534 home={SITE}
}}
"""
_OAUTH = f"""\
auth_mechanisms = plain xoauth2 oauthbearer
passdb {{
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = {SITE}/oauth2.conf
}}
"""
_INTROSPECTION = """\
introspection_url = {url}/introspect
introspection_mode = post
tls_ca_cert_file = {ca_file}
active_attribute = active
active_value = true
username_attribute = username
"""


class GuideError(Exception):
    """A guide that does not work as typed."""


def trouble() -> str:
    """Why no guide can be tried here; "" if one can."""
    if os.geteuid() != 0:
        return "it takes root"
    missing = [name for name in ("postfix", "dovecot", "procmail") if shutil.which(name, path=PATH) is None]
    if missing:
        return f"{', '.join(missing)} is not installed"
    there = [one for one in (*MADE, *MADE_FILES) if Path(one).exists()]
    if there:
        return f"{there[0]} is there already"
    running = subprocess.run(["postfix", "status"], capture_output=True, check=False, env={"PATH": PATH})
    return "Postfix is running" if running.returncode == 0 else ""


def shell(script: str, *, folder: Path = ROOT, user: str = "") -> str:
    """Run lines as a keeper types them, one that fails ends them; what they printed."""
    words = ["runuser", "-u", user, "--", "sh", "-ec", script] if user else ["sh", "-ec", script]
    keep = {
        key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_", "HTTP", "HOME"))
    }
    environment = {**keep, "PATH": f"{SITE / 'bin'}:{PATH}", "USER": "root"}
    with TemporaryFile("w+", encoding="utf-8") as said:  # a pipe would stay open as long as a daemon lives
        done = subprocess.run(words, cwd=folder, env=environment, stdout=said, stderr=said, check=False)
        said.seek(0)
        text = said.read()
    if done.returncode != 0:
        raise GuideError(f"these lines end with {done.returncode}:\n{script}\n{text}")
    return text


@contextmanager
def mail_site() -> Iterator[None]:
    """A player and a place for a mail server's files; all of it is taken away again, and the judge's too."""
    saved = SITE / "postfix"
    try:
        (SITE / "bin").mkdir(parents=True)
        # Root needs no sudo to type sudo.
        (SITE / "bin/sudo").write_text('#!/bin/sh\nexec "$@"\n', encoding="utf-8")
        (SITE / "bin/sudo").chmod(0o755)
        shutil.copytree(POSTFIX, saved, symlinks=True)
        shell("useradd --create-home anna")
        yield
    finally:
        stop()
        shutil.rmtree(POSTFIX)
        shutil.copytree(saved, POSTFIX, symlinks=True)
        for place in (*MADE, "/home/anna", "/var/mail/anna", "/var/mail/judge", "/var/log/guides-mail.log"):
            _remove(Path(place))
        for place in MADE_FILES:
            _remove(Path(place))
        for user in ("judge", "anna"):
            subprocess.run(["userdel", user], capture_output=True, check=False, env={"PATH": PATH})
        shutil.rmtree(SITE)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def start(
    main_cf: str = "", master_cf: str = "", *, mailbox: bool = False, provider: Provider | None = None
) -> None:
    """Start the site's mail server anew: `main_cf` and `master_cf` are the lines that a guide adds.

    With a provider of OAuth 2 the mailbox takes its tokens.
    """
    stop()
    site = _WITH_MAILBOX if mailbox else ""
    own = [line for line in _MAIN.splitlines() if f"{line.split(' = ')[0]} = " not in main_cf]
    (POSTFIX / "main.cf").write_text("\n".join([*own, site + main_cf]), encoding="utf-8")
    master = (SITE / "postfix/master.cf").read_text(encoding="utf-8")
    (POSTFIX / "master.cf").write_text(master + master_cf, encoding="utf-8")
    shell("newaliases; postfix check; postfix start")
    if mailbox:
        (SITE / "judge").mkdir(exist_ok=True)
        shutil.chown(SITE / "judge", 65534, 65534)
        config = _DOVECOT.replace("{more}", _OAUTH if provider else "")
        (SITE / "dovecot.conf").write_text(config, encoding="utf-8")
        if provider:
            asks = _INTROSPECTION.format(url=provider.url, ca_file=provider.ca_file)
            (SITE / "oauth2.conf").write_text(asks, encoding="utf-8")
        shell(f"dovecot -c {SITE}/dovecot.conf")


def stop() -> None:
    """Stop what `start` started, by its own process numbers."""
    subprocess.run(
        ["postfix", "stop"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
        env={"PATH": PATH},
    )
    config = SITE / "dovecot.conf"
    if config.exists():
        words = ["doveadm", "-c", str(config), "stop"]
        subprocess.run(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, env={"PATH": PATH}
        )
        config.unlink()


def send(number: int) -> None:
    """Somebody asks the judge for HELP: another address each time, as one alone is not answered for ever.

    What comes for any of them goes into anna's mailbox.
    """
    sender = PLAYER.replace("@", f"{number}@")
    head = f"From: {sender}\nTo: {JUDGE}\nSubject: hello {number}\nMessage-ID: <{number}@players.example>"
    mail = f"{head}\n\nHELP\n"
    subprocess.run(["sendmail", "-f", sender, JUDGE], input=mail, text=True, check=True, env={"PATH": PATH})


def answered(number: int, seconds: float = 60) -> None:
    """Wait for the answer in anna's mailbox; a GuideError with the mail server's log if none comes."""
    end = time.monotonic() + seconds
    box = Path("/var/mail/anna")
    while time.monotonic() < end:
        if box.exists() and f"hello {number}\n" in box.read_text(encoding="utf-8", errors="replace"):
            return
        time.sleep(0.3)
    log = Path("/var/log/guides-mail.log")
    raise GuideError(f"no answer came.\n{log.read_text(encoding='utf-8')[-3000:] if log.exists() else ''}")
