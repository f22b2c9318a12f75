"""Remedies for the faults of mail servers: each kind has its own."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from shlex import quote

from judge.config import Config
from judge.mail.sasl import BEARER
from judge.mail.server_faults import FaultKind, ServerFaultError

_LOGIN_COMMAND = "judge login --config {config}"
_CONNECT_MAIL = "docs/keeper/connect-mail.md says how."
_REMEDIES: Mapping[FaultKind, str] = {
    FaultKind.UNKNOWN_HOST: "Correct [{section}] host: getent hosts {host} must find it.",
    FaultKind.NO_NAME_SERVER: "Fix the name service of this machine (/etc/resolv.conf): "
    "getent hosts {host} must find it.",
    FaultKind.CLOSED_PORT: "Correct [{section}] host and port ({ports}); if the server is yours, start it.",
    FaultKind.UNREACHABLE_HOST: "Check the network and the firewall of this machine, and [{section}] host.",
    FaultKind.SILENT: "Correct [{section}] port and tls ({ports}), or open the firewall for them.",
    FaultKind.CONNECTION_CLOSED: "Check [{section}] port and tls ({ports}). If they are right, the server "
    "rejects this machine: ask the operator of {host}, and quote this message.",
    FaultKind.OTHER_PROTOCOL: "Correct [{section}] host and port ({ports}): another server answers there.",
    FaultKind.NO_TLS: 'Write tls = "starttls" into [{section}], or correct the port ({ports}).',
    FaultKind.NO_STARTTLS: "Correct [{section}] tls and port ({ports}).",
    FaultKind.EXPIRED_CERTIFICATE: "The operator of the server must renew it. First check this machine's"
    " clock with date -u.",
    FaultKind.EARLY_CERTIFICATE: "Set the clock of this machine (NTP): date -u shows it.",
    FaultKind.OTHER_NAME: "Write the name that is in the certificate into [{section}] host. To see it: "
    "{show_certificate}",
    FaultKind.UNTRUSTED_CERTIFICATE: "Set [{section}] ca_file to the PEM file of the authority that signed"
    " it.",
    FaultKind.CA_FILE: "Correct [{section}] ca_file: it must name a PEM file that the judge's user can read.",
    FaultKind.TLS: "Check [{section}] host, port and tls ({ports}); for more: {show_certificate}",
    FaultKind.PASSWORD: "Write the right password into {password}, and check [{section}] user.{app_password}",
    FaultKind.NO_PASSWORD: "Write the mailbox's password into {password}.",
    FaultKind.TLS_BEFORE_LOGIN: 'Write tls = "starttls" into [{section}].',
    FaultKind.OAUTH_REQUIRED: 'Write auth = "oauth2" into [{section}] and a section [oauth] into {config}, '
    f"then type {_LOGIN_COMMAND}. {_CONNECT_MAIL}",
    FaultKind.NO_OAUTH: 'Write auth = "password" into [{section}], and the password into {password}.',
    FaultKind.NO_LOGIN: "Correct [{section}] host and port ({ports}); for a server without login, set "
    "neither user nor password_file.",
    FaultKind.TOKEN: "Check that [{section}] user is the account that consented, and that IMAP and SMTP AUTH "
    "are enabled for it; then type " + _LOGIN_COMMAND,
    FaultKind.PACKAGE: "Run {pip} install 'diplomacy-judge[oauth]'.",
    FaultKind.PROVIDER: "Check the network and [oauth] in {config}.",
    FaultKind.FOLDER: "Correct [{section}] folder, or create that folder in the mailbox.",
    FaultKind.FOLDER_RIGHTS: "Give {user} the right to read and change that folder, or name another in "
    "[{section}] folder.",
    FaultKind.READ_ONLY_FOLDER: "Give {user} the rights to change that folder (IMAP ACL: lrswite), or name "
    "the judge's own mailbox in [{section}] user and folder.",
    FaultKind.PROCESSED_FOLDER: "Create that folder in the mailbox, or name an existing one in "
    "[{section}] processed.",
    FaultKind.BUSY: "Wait a few minutes, and run judge doctor again. If "
    "nothing has changed, close other logins to it, or ask the operator of {host}, and quote this message.",
    FaultKind.BLOCKED: "{host} accepts nothing from this machine: set [{section}] host to the server "
    "of your provider, with user and password_file, or ask the operator of {host}, and quote this message.",
    FaultKind.OWN_NAME: "The judge calls itself {domain} because of [judge] address. Set an address whose "
    "domain is in the DNS.",
    FaultKind.APP_PASSWORD: "Create an app password at the provider of {user}, and write it into {password}.",
    FaultKind.OTHER: "Check [{section}] host, port and tls ({ports}).",
}
_PORTS: Mapping[str, str] = {
    "incoming": '993 for tls = "implicit", 143 for "starttls"',
    "outgoing": '465 for tls = "implicit", 587 for "starttls"',
}
_APP_PASSWORD = " The server supports OAuth 2 too: such providers need an app password, or [oauth]."  # noqa: S105
_PROTOCOL: Mapping[str, str] = {"incoming": "imap", "outgoing": "smtp"}


def told(fault: ServerFaultError, section: str, config: Config) -> str:
    """Say what is wrong with the server of a section, and the remedy."""
    server = config.incoming if section == "incoming" else config.outgoing
    assert server is not None
    words = str(fault).rstrip(".")
    if fault.kind is FaultKind.CONSENT:  # its message contains the remedy
        return words
    starttls = f" -starttls {_PROTOCOL[section]}" if server.tls == "starttls" else ""
    remedy = _REMEDIES[fault.kind].format(
        section=section,
        host=server.host,
        user=server.user,
        domain=config.judge.address.rpartition("@")[2],
        ports=_PORTS[section],
        config=quote(str(config.path)),
        password=server.password_file or f"password_file of [{section}]",
        app_password=_APP_PASSWORD if fault.offers.intersection(BEARER) else "",
        pip=f"{sys.executable} -m pip",
        show_certificate=f"openssl s_client -connect {server.host}:{server.port}{starttls}",
    )
    return f"{words}. Remedy: {remedy}"
