"""A Dovecot of our own on free loopback ports, without privileges and without touching the machine's one."""

from __future__ import annotations

import asyncio
import grp
import os
import pwd
import shutil
import signal
import ssl
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Thread

import trustme

from tests.servers.mailboxes import MailServer
from tests.servers.ports import free_port

USER = "judge@example.org"
PASSWORD = 'pass "word" \\ x'

_CONFIG = """\
base_dir = {root}/run
state_dir = {root}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {plain}
  }}
  inet_listener imaps {{
    port = {secure}
    ssl = yes
  }}
}}
service anvil {{
  chroot =
}}
service stats {{
  chroot =
}}
disable_plaintext_auth = no
ssl = yes
ssl_cert = <{root}/cert.pem
ssl_key = <{root}/key.pem
passdb {{
  driver = passwd-file
  args = {root}/users
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={root}/home
}}
first_valid_uid = 1
mail_location = maildir:{root}/home/Maildir
mailbox_list_index = no
"""

HIBERNATION = "imap_hibernate_timeout = 1s"
"""A connection in IDLE that lasts is handed to a process that only watches.

That one tells of a mail at once. The process it came from gathers news for half a second, which no setting
changes.
"""
_HIBERNATING = f"""\
{HIBERNATION}
service imap {{{{
  unix_listener imap-master {{{{
    user = {{user}}
  }}}}
}}}}
service imap-hibernate {{{{
  unix_listener imap-hibernate {{{{
    mode = 0660
  }}}}
}}}}
"""


def why_no_dovecot() -> str:
    """Why these tests cannot run here; "" if they can."""
    binary = _binary()
    if binary is None or not Path("/usr/lib/dovecot/imap").exists():
        return "Dovecot is not installed (apt-get install dovecot-imapd)"
    version = subprocess.run([binary, "--version"], capture_output=True, text=True, check=False).stdout
    return (
        ""
        if version.startswith("2.3.")
        else f"Dovecot {version.strip()} has another configuration syntax than 2.3"
    )


def _binary() -> str | None:
    return shutil.which("dovecot", path=os.environ.get("PATH", "") + ":/usr/sbin")


@dataclass(frozen=True)
class Dovecot:
    """A running server: its folder of mails, both ports, and whose files they are."""

    maildir: Path
    plain: int
    secure: int
    owner: pwd.struct_passwd
    context: ssl.SSLContext

    def deliver(self, raw: bytes, when: datetime) -> None:
        """Put a mail into the inbox as a delivery agent would; its time of arrival is the file's."""
        name = f"{when.timestamp():.6f}.{os.urandom(6).hex()}.test"
        draft = self.maildir / "tmp" / name
        draft.write_bytes(raw)
        os.utime(draft, (when.timestamp(), when.timestamp()))
        os.chown(draft, self.owner.pw_uid, self.owner.pw_gid)
        draft.rename(self.maildir / "new" / name)

    def count(self, folder: str) -> int:
        """How many mails a folder holds."""
        place = self.maildir if folder == "INBOX" else self.maildir / f".{folder}"
        return sum(len(list((place / part).glob("*"))) for part in ("new", "cur"))

    def renew(self) -> None:
        """Make the inbox count anew, as after a restore from a backup."""
        for file in self.maildir.glob("dovecot*"):
            if file.name.startswith(("dovecot-uidlist", "dovecot.index")):
                file.unlink()


@contextmanager
def dovecot(*, hibernating: bool = False) -> Iterator[Dovecot]:
    """Start one, `hibernating` if connections that wait shall be put to sleep after a second.

    As root it runs as nobody, since Dovecot serves no mail to root.
    """
    owner = pwd.getpwnam("nobody") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
    root = Path(tempfile.mkdtemp(prefix="dovecot-"))
    try:
        server = _prepare(root, owner, _CONFIG + _HIBERNATING if hibernating else _CONFIG)
        privileges = (
            {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []} if os.getuid() == 0 else {}
        )
        command = [str(_binary()), "-F", "-c", str(root / "dovecot.conf")]
        with subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, cwd=root, start_new_session=True, **privileges
        ) as process:  # type: ignore[call-overload]
            log = Thread(target=_read_on, args=(process,), daemon=True)
            try:
                _await_start(process)
                log.start()
                yield server
            finally:
                os.killpg(process.pid, signal.SIGKILL)
                if log.ident:  # the log is closed by whoever opened it, and not under its reader
                    log.join(timeout=10)
    finally:
        shutil.rmtree(root, ignore_errors=True)


def _await_start(process: subprocess.Popen[str]) -> None:
    """Read the log up to the line that is written once the ports are open."""
    said: list[str] = []
    for line in process.stderr or []:
        said.append(line)
        if "starting up for" in line:
            return
    raise RuntimeError("Dovecot did not start: " + "".join(said))


def _read_on(process: subprocess.Popen[str]) -> None:
    """Read the log to its end: a Dovecot whose log nobody reads stands still once the pipe is full."""
    for _line in process.stderr or []:
        pass


def _prepare(root: Path, owner: pwd.struct_passwd, config: str) -> Dovecot:
    maildir = root / "home" / "Maildir"
    for part in ("new", "cur", "tmp"):
        (maildir / part).mkdir(parents=True)
    authority = trustme.CA()
    certificate = authority.issue_cert("localhost", "127.0.0.1")
    certificate.private_key_pem.write_to_path(root / "key.pem")
    certificate.cert_chain_pems[0].write_to_path(root / "cert.pem")
    (root / "users").write_text(f"{USER}:{{PLAIN}}{PASSWORD}\n")
    context = ssl.create_default_context()
    authority.configure_trust(context)
    plain, secure = free_port(), free_port()
    server = Dovecot(maildir, plain, secure, owner, context)
    (root / "dovecot.conf").write_text(config.format(**_facts(root, server)))
    for path in (root, *root.rglob("*")):
        os.chown(path, owner.pw_uid, owner.pw_gid)
    return server


def _facts(root: Path, server: Dovecot) -> dict[str, object]:
    owner = server.owner
    group = grp.getgrgid(owner.pw_gid).gr_name
    return {
        "root": root,
        "user": owner.pw_name,
        "group": group,
        "uid": owner.pw_uid,
        "gid": owner.pw_gid,
        "plain": server.plain,
        "secure": server.secure,
    }


@asynccontextmanager
async def dovecot_server() -> AsyncIterator[MailServer]:
    """Run Dovecot as a server under contract, spoken to through TLS."""
    with dovecot() as server:

        async def deliver(raw: bytes, when: datetime) -> None:
            await asyncio.to_thread(server.deliver, raw, when)

        async def look(folder: str) -> int:
            return await asyncio.to_thread(server.count, folder)

        async def renew() -> None:
            await asyncio.to_thread(server.renew)

        yield MailServer(
            host="localhost",
            port=server.secure,
            user=USER,
            password=PASSWORD,
            deliver=deliver,
            look=look,
            tls="implicit",
            context=server.context,
            renew=renew,
        )
