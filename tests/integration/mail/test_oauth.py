"""OAuth 2 from consent to the mail servers: a provider, IMAP and SMTP servers on loopback, real sockets."""

from __future__ import annotations

import gzip
import json
import os
import re
import ssl
import stat
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event
from urllib.parse import parse_qsl, urlsplit
from urllib.request import HTTPSHandler, build_opener

import pytest
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from click.testing import CliRunner, Result

from judge.cli.main import main
from judge.config import load_config
from judge.known_secrets import strike_secrets
from judge.mail.login import Credential
from judge.mail.oauth.account import OAuthAccount
from judge.mail.oauth.client import ProviderClient, Tokens
from judge.mail.oauth.login import OAuthLogin
from judge.mail.oauth.token_file import TokenFile
from judge.mail.server_faults import FaultKind, ServerFaultError
from judge.mail.smtp import SmtpRelay, SmtpTransport
from tests.servers import sqlite
from tests.servers.guarded_imap import GuardedImap, guarded_imap_in_thread
from tests.servers.identity_provider import Provider, identity_provider
from tests.servers.ports import free_port

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
WHO = '[judge]\naddress = "judge@games.test"\nkeeper = "anna@aus.test"\n'
IMAP = b"IMAP4rev1 LOGINDISABLED AUTH=XOAUTH2 SASL-IR"


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def provider(tmp_path: Path, authority: trustme.CA) -> Iterator[Provider]:
    with identity_provider(tmp_path, authority) as running:
        yield running


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def configuration(folder: Path, provider: Provider, imap: int = 1, smtp: int = 1, **more: str) -> Path:
    """A judge whose servers take OAuth 2 alone; its database is there."""
    servers = "".join(
        f'[{section}]\nhost = "127.0.0.1"\ntls = "none"\nport = {port}\nauth = "oauth2"\n'
        for section, port in (("incoming", imap), ("outgoing", smtp))
    )
    file = folder / "judge.toml"
    file.write_text(WHO + servers + provider.section(**more))
    file.chmod(0o600)
    if not (folder / "judge.db").exists():
        sqlite.fresh(folder / "judge.db").close()
    return file


def judge(*words: str) -> Result:
    done = CliRunner().invoke(main, [*words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def account_of(config: Path) -> OAuthAccount:
    incoming = load_config(config, {}, passwords=False).incoming
    assert incoming is not None
    assert incoming.oauth is not None
    return incoming.oauth


def consented(folder: Path, provider: Provider) -> OAuthAccount:
    """An account for which somebody has consented just now, by the clock of the test."""
    account = account_of(configuration(folder, provider))
    TokenFile(account.token_file).write(tokens_of(provider))
    return account


def tokens_of(provider: Provider) -> Tokens:
    said = provider.hand_out()
    return Tokens(str(said["access_token"]), str(said["refresh_token"]), NOW + timedelta(hours=1))


def test_a_code_that_is_typed_elsewhere_brings_consent(tmp_path: Path, provider: Provider) -> None:
    provider.refusals += [{"error": "authorization_pending"}] * 2
    config = configuration(tmp_path, provider)
    done = judge("login", "--config", str(config))
    assert (done.exit_code, "BLUE-7" in done.output, "/activate" in done.output) == (0, True, True)
    file = tmp_path / "mail.token"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text())["refresh_token"] == "refresh-token-0001-of-test"
    assert "-of-test" not in done.output
    assert provider.asked[0]["scope"] == "mail offline_access"
    assert [form.get("grant_type", "")[-11:] for form in provider.asked[1:]] == ["device_code"] * 3


def test_consent_that_is_refused_leaves_no_tokens(tmp_path: Path, provider: Provider) -> None:
    provider.refusals.append({"error": "access_denied", "error_description": "AADSTS65004: no"})
    config = configuration(tmp_path, provider)
    done = judge("login", "--config", str(config))
    assert done.exit_code == 1
    assert f"(access_denied, AADSTS65004). Remedy: judge login --config {config}" in done.output
    assert not (tmp_path / "mail.token").exists()


@pytest.mark.parametrize("denied", [False, True])
def test_a_browser_brings_consent_back_with_pkce(tmp_path: Path, provider: Provider, denied: bool) -> None:
    config = configuration(tmp_path, provider)
    command = [sys.executable, "-m", "judge.cli.main", "login", "--way", "browser", "--config", str(config)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as typed:
        assert typed.stdout is not None
        address = next(line for line in typed.stdout if line.startswith("https://")).strip()
        asked = dict(parse_qsl(urlsplit(address).query))
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", asked["redirect_uri"])
        assert asked["login_hint"] == "judge@games.test"
        browser = build_opener(HTTPSHandler(context=ssl.create_default_context(cafile=provider.ca_file)))
        # What is not the answer to our question counts for nothing.
        browser.open(f"{asked['redirect_uri']}favicon.ico").close()
        browser.open(f"{asked['redirect_uri']}?code=forged&state=other").close()
        refused = f"{asked['redirect_uri']}?error=access_denied&state={asked['state']}"
        browser.open(refused if denied else address).close()
        said = typed.stdout.read()
    assert (typed.returncode, "-of-test" in said) == (1 if denied else 0, False), said
    assert (tmp_path / "mail.token").exists() != denied


def test_a_good_token_is_used_and_an_old_one_renewed_before_it_ends(
    tmp_path: Path, provider: Provider
) -> None:
    account, clock = consented(tmp_path, provider), Clock()
    login = OAuthLogin(account, clock)
    assert login.credential() == Credential("access-token-0001-of-test", bearer=True)
    assert provider.asked == []
    clock.now += timedelta(minutes=56)
    assert login.credential() == Credential("access-token-0002-of-test", bearer=True)
    assert [form["refresh_token"] for form in provider.asked] == ["refresh-token-0001-of-test"]
    kept = json.loads(account.token_file.read_text())
    assert (kept["refresh_token"], kept["expires_at"]) == (
        "refresh-token-0002-of-test",
        (clock.now + timedelta(hours=1)).isoformat(),
    )
    assert stat.S_IMODE(account.token_file.stat().st_mode) == 0o600


def test_a_refresh_token_that_is_not_replaced_stays(tmp_path: Path, provider: Provider) -> None:
    provider.rotates = False
    account, clock = consented(tmp_path, provider), Clock()
    for number in (2, 3):
        clock.now += timedelta(hours=2)
        assert OAuthLogin(account, clock).credential().secret == f"access-token-{number:04}-of-test"
    assert TokenFile(account.token_file).read().refresh == "refresh-token-0001-of-test"


def test_processes_renew_a_token_once_though_each_wants_it(tmp_path: Path, provider: Provider) -> None:
    account, clock = consented(tmp_path, provider), Clock()
    clock.now += timedelta(hours=2)
    with ThreadPoolExecutor(8) as several:
        found = list(several.map(lambda _: OAuthLogin(account, clock).credential().secret, range(8)))
    assert found == ["access-token-0002-of-test"] * 8
    assert len(provider.asked) == 1


def test_a_token_that_a_server_refuses_is_renewed_once(tmp_path: Path, provider: Provider) -> None:
    login = OAuthLogin(consented(tmp_path, provider), Clock())
    refused = login.credential()
    assert login.newer(refused) == Credential("access-token-0002-of-test", bearer=True)
    # Another login was refused the same token, and there is a newer one already.
    assert login.newer(refused) == Credential("access-token-0002-of-test", bearer=True)
    assert len(provider.asked) == 1


def test_a_provider_that_is_away_costs_nothing_while_the_token_is_good(
    tmp_path: Path, provider: Provider
) -> None:
    account, clock = consented(tmp_path, provider), Clock()
    account = replace(account, provider=replace(account.provider, token_url="https://127.0.0.1:1/token"))
    clock.now += timedelta(minutes=58)
    assert OAuthLogin(account, clock).credential().secret == "access-token-0001-of-test"
    clock.now += timedelta(minutes=2)
    with pytest.raises(ServerFaultError) as caught:
        OAuthLogin(account, clock).credential()
    assert caught.value.kind is FaultKind.PROVIDER


@pytest.mark.parametrize("code", ["invalid_grant", "interaction_required"])
def test_consent_that_has_ended_is_told_with_what_to_type(
    tmp_path: Path, provider: Provider, code: str
) -> None:
    provider.refusals.append({"error": code, "error_description": "AADSTS700082: refresh-token-0001-of-test"})
    clock = Clock()
    account = consented(tmp_path, provider)
    clock.now += timedelta(hours=2)
    with pytest.raises(ServerFaultError) as caught:
        OAuthLogin(account, clock).credential()
    assert caught.value.kind is FaultKind.CONSENT
    assert str(caught.value) == (
        f"the account judge@games.test must consent again ({code}, AADSTS700082). "
        f"Remedy: judge login --config {tmp_path / 'judge.toml'}"
    )


@pytest.mark.parametrize("answer", [{"error": "<b>refresh-token-0001-of-test</b>"}, {"access": "x"}])
def test_an_answer_that_cannot_be_meant_is_told_without_its_words(
    tmp_path: Path, provider: Provider, answer: dict[str, str]
) -> None:
    provider.refusals.append(answer)
    account, clock = consented(tmp_path, provider), Clock()
    clock.now += timedelta(hours=2)
    with pytest.raises(ServerFaultError) as caught:
        OAuthLogin(account, clock).credential()
    assert caught.value.kind is FaultKind.PROVIDER
    assert "of-test" not in str(caught.value)


def said(body: bytes, head: bytes = b"") -> bytes:
    return b"HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n" + head + b"\r\n" + body


def handed_out(**more: object) -> bytes:
    return said(json.dumps({"token_type": "Bearer", "access_token": "new-of-test", **more}).encode())


ODD = {
    "brackets in brackets": said(b"[" * 100_000),
    "an endless life": handed_out(expires_in=float("inf")),
    "a list of lives": handed_out(expires_in=[1]),
    "a list of tokens": handed_out(access_token=["new-of-test"]),
    "no token": handed_out(access_token=None),
    "an empty token": handed_out(access_token=""),
    "a token with a line of its own": handed_out(access_token="new-of-test\r\nA1 DELETE INBOX"),
    "a token with the end of a proof": handed_out(access_token="new-of-test\x01\x01"),
    "half a letter": said(b'{"token_type": "Bearer", "access_token": "\\ud800-of-test"}'),
    "a refresh token that no file can hold": handed_out(refresh_token="\udfff-of-test"),
    "a list of refresh tokens": handed_out(refresh_token=["new-of-test"]),
    "a token of a megabyte": handed_out(access_token="x" * 100_000),
    "an answer of a gigabyte": [said(b"{"), *([b" " * 1_000_000] * 1000)],
    "packed zeros": said(gzip.compress(bytes(50_000_000)), b"Content-Encoding: gzip\r\n"),
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_an_odd_answer_is_a_fault_of_the_provider_and_leaves_the_tokens(
    tmp_path: Path, provider: Provider, odd: bytes | list[bytes]
) -> None:
    account, clock = consented(tmp_path, provider), Clock()
    clock.now += timedelta(hours=2)
    login, kept = OAuthLogin(account, clock), account.token_file.read_text()
    provider.odd = [odd] if isinstance(odd, bytes) else odd
    with pytest.raises(ServerFaultError) as caught:
        login.credential()
    assert (caught.value.kind, "of-test" in str(caught.value)) == (FaultKind.PROVIDER, False)
    assert account.token_file.read_text() == kept
    provider.odd = ()
    assert login.credential().secret == "access-token-0002-of-test"


@pytest.mark.parametrize("before", [b"", said(b"{")], ids=["in the head", "in the body"])
def test_an_answer_that_drips_is_cut_off(tmp_path: Path, provider: Provider, before: bytes) -> None:
    account, cut = consented(tmp_path, provider), Event()

    def drips() -> Iterator[bytes]:
        yield before
        while not cut.wait(0.02):
            yield b" "

    provider.odd = drips()
    client = ProviderClient(account, Clock(), whole=0.3)
    try:
        with pytest.raises(ServerFaultError) as caught:
            client.renewed(tokens_of(provider))
    finally:
        cut.set()
    assert caught.value.kind is FaultKind.PROVIDER


@pytest.mark.parametrize(
    "odd",
    [{"user_code": "\x1b]0;BLUE"}, {"verification_uri": "javascript:x"}, {"verification_uri": "\x1b[31m"}],
)
def test_a_code_or_page_that_a_terminal_would_obey_is_not_shown(
    tmp_path: Path, provider: Provider, odd: dict[str, str]
) -> None:
    page = {"device_code": "x", "user_code": "BLUE-7", "verification_uri": f"{provider.url}/activate", **odd}
    provider.odd = [said(json.dumps(page).encode())]
    done = judge("login", "--config", str(configuration(tmp_path, provider)))
    assert (done.exit_code, "Open " in done.output) == (1, False)
    assert "the answer of the provider of OAuth 2 cannot be read (ValueError)" in done.output


@pytest.mark.parametrize("bare", [False, True])
def test_a_credential_of_systemd_is_read_and_renewed_in_memory(
    tmp_path: Path, provider: Provider, bare: bool
) -> None:
    lent = tmp_path / "credentials"
    lent.mkdir()
    tokens = tokens_of(provider)
    TokenFile(lent / "mail.token").write(tokens)
    if bare:
        (lent / "mail.token").write_text(f"{tokens.refresh}\n")
    held = (lent / "mail.token").read_text()
    config = configuration(tmp_path, provider, token_file="mail.token")
    incoming = load_config(config, {"CREDENTIALS_DIRECTORY": str(lent)}).incoming
    assert incoming is not None
    assert incoming.oauth is not None
    clock = Clock()
    clock.now += timedelta(hours=2)
    login = OAuthLogin(incoming.oauth, clock)
    assert [login.credential().secret for _ in range(2)] == ["access-token-0002-of-test"] * 2
    assert ((lent / "mail.token").read_text(), len(provider.asked)) == (held, 1)
    assert [one.name for one in lent.iterdir()] == ["mail.token"]


def test_a_consent_that_is_given_anew_is_taken_by_a_judge_that_runs(
    tmp_path: Path, provider: Provider
) -> None:
    """Whatever lives longer: what was renewed before, or what is in the file now."""
    account, clock = consented(tmp_path, provider), Clock()
    login = OAuthLogin(account, clock)
    clock.now += timedelta(minutes=56)
    assert login.credential().secret == "access-token-0002-of-test"
    TokenFile(account.token_file).write(
        replace(tokens_of(provider), expires=clock.now + timedelta(minutes=20))
    )
    assert login.credential().secret == "access-token-0003-of-test"


def test_tokens_that_cannot_be_kept_are_renewed_for_this_process(tmp_path: Path, provider: Provider) -> None:
    account, clock = consented(tmp_path, provider), Clock()
    account.token_file.with_name(f".mail.token.{os.getpid()}").mkdir()
    clock.now += timedelta(hours=2)
    login = OAuthLogin(account, clock)
    assert [login.credential().secret for _ in range(2)] == ["access-token-0002-of-test"] * 2
    clock.now += timedelta(hours=2)
    assert login.credential().secret == "access-token-0003-of-test"
    assert TokenFile(account.token_file).read().access == "access-token-0001-of-test"


def test_tokens_are_struck_out_of_whatever_is_said(tmp_path: Path, provider: Provider) -> None:
    account, clock = consented(tmp_path, provider), Clock()
    login = OAuthLogin(account, clock)
    for number in (1, 2):
        login.credential()
        said = f"echo access-token-{number:04}-of-test refresh-token-{number:04}-of-test"
        assert "of-test" not in strike_secrets(said)
        clock.now += timedelta(hours=2)


# The mail servers.


def knows(provider: Provider, proof: str) -> bool:
    found = re.search(r"auth=Bearer ([^\x01]+)\x01\x01", proof)
    return "user=judge@games.test" in proof and bool(found and found[1] in provider.good)


class TokenRelay:
    """A relay that takes XOAUTH2 alone."""

    def __init__(self, provider: Provider) -> None:
        self.provider = provider
        self.mails: list[Envelope] = []

    async def auth_XOAUTH2(self, server: SMTP, args: list[str]) -> AuthResult:  # noqa: N802  # aiosmtpd's name
        proof = b64decode(args[1]).decode()
        if knows(self.provider, proof):
            return AuthResult(success=True)
        challenge = await server.challenge_auth(b'{"status":"400"}')
        assert challenge == b""
        return AuthResult(success=False, handled=False)

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, rcpt_options: list[str]
    ) -> str:
        del server, rcpt_options
        envelope.rcpt_tos.append(address)
        return "250 OK" if session.authenticated else "530 5.7.0 log in first"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # likewise
        del server, session
        self.mails.append(envelope)
        return "250 2.0.0 queued"


@contextmanager
def servers(provider: Provider) -> Iterator[tuple[GuardedImap, TokenRelay, int]]:
    """An IMAP server and a relay that take the provider's tokens."""
    relay, port = TokenRelay(provider), free_port()
    controller = Controller(
        relay,
        hostname="127.0.0.1",
        port=port,
        auth_require_tls=False,
        auth_exclude_mechanism=["LOGIN", "PLAIN"],
    )
    server = GuardedImap({}, capabilities=IMAP, admits=lambda proof: knows(provider, proof))
    with guarded_imap_in_thread(server):
        controller.start()
        try:
            yield server, relay, port
        finally:
            controller.stop()


def test_a_judge_reads_and_answers_by_oauth(tmp_path: Path, provider: Provider) -> None:
    with servers(provider) as (imap, relay, port):
        imap.mails[1] = (
            b"From: Gina <gina@ger.test>\r\nTo: judge@games.test\r\nMessage-ID: <1@ger.test>\r\n"
            b"Date: Sun, 1 Mar 2026 11:00:00 +0000\r\n\r\nHELP\r\n"
        )
        config = configuration(tmp_path, provider, imap.port, port)
        first = judge("once", "--config", str(config))
        assert f"Remedy: judge login --config {config}" in first.output
        assert judge("login", "--config", str(config)).exit_code == 0
        found = judge("doctor", "--config", str(config)).output
        assert "WRONG" not in found, found
        assert "ok     IMAP judge@games.test at 127.0.0.1" in found
        assert "ok     SMTP 127.0.0.1" in found
        assert judge("once", "--config", str(config)).exit_code == 0
    assert [envelope.rcpt_tos for envelope in relay.mails] == [["gina@ger.test"]]
    assert list(imap.processed) == [1]


def test_a_revoked_token_is_renewed_by_the_login_that_it_fails(tmp_path: Path, provider: Provider) -> None:
    with servers(provider) as (_, _, port):
        account = consented(tmp_path, provider)
        provider.good.clear()
        clock = Clock()
        transport = SmtpTransport(
            SmtpRelay("127.0.0.1", "judge@games.test", port, "none", account.user, OAuthLogin(account, clock))
        )
        assert transport.check() is None
        transport.close()
    assert len(provider.asked) == 1


def test_status_and_doctor_say_when_consent_is_needed_again(tmp_path: Path, provider: Provider) -> None:
    config = configuration(tmp_path, provider)
    remedy = f"Remedy: judge login --config {config}"
    words = ("keeper", "status", "--config", str(config), "--now", NOW.isoformat())
    absent = judge(*words)
    assert absent.exit_code == 2
    assert f"judge@games.test has not consented yet ({tmp_path}/mail.token cannot be read" in absent.output
    assert remedy in absent.output
    assert remedy in judge("doctor", "--config", str(config)).output
    tokens = tokens_of(provider)
    for days, code, says in (
        (30, 1, ""),
        (6, 1, "must consent again before 2026-03-07"),
        (-1, 2, "must consent again since 2026-02-28"),
    ):
        TokenFile(tmp_path / "mail.token").write(replace(tokens, ends=NOW + timedelta(days=days)))
        done = judge(*words)
        assert (done.exit_code, says in done.output, remedy in done.output) == (code, True, bool(says))


def test_the_end_of_consent_is_kept_where_the_provider_names_it(tmp_path: Path, provider: Provider) -> None:
    provider.consent_life = 604_800
    account, clock = consented(tmp_path, provider), Clock()
    clock.now += timedelta(hours=2)
    OAuthLogin(account, clock).credential()
    assert TokenFile(account.token_file).read().ends == clock.now + timedelta(days=7)


def test_a_server_that_takes_oauth_alone_is_named_with_its_remedy(tmp_path: Path, provider: Provider) -> None:
    with servers(provider) as (imap, _, port):
        config = configuration(tmp_path, provider, imap.port, port)
        text = config.read_text().partition("[oauth]")[0]
        config.write_text(text.replace('auth = "oauth2"', 'password = "topsecret"'))
        lines = [
            line for line in judge("doctor", "--config", str(config)).output.splitlines() if "OAuth 2" in line
        ]
    assert [line.split()[:2] for line in lines] == [["WRONG", "IMAP"], ["WRONG", "SMTP"]]
    for line in lines:
        assert 'takes no password, only OAuth 2 (it names XOAUTH2). Remedy: Write auth = "oauth2"' in line
    assert imap.proofs == []


def test_a_judge_without_a_section_for_it_says_what_to_write(tmp_path: Path, provider: Provider) -> None:
    config = configuration(tmp_path, provider)
    config.write_text(WHO + '[outgoing]\ntransport = "stdout"\n')
    done = judge("login", "--config", str(config))
    assert (done.exit_code, "Write a section [oauth]" in done.output) == (1, True)
