"""Logins: capabilities are looked at first, STARTTLS is gone over to, and a password is read each time."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest
import trustme

from judge.mail.certificates import trust_in
from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.login import Credential, Login, Password, PasswordFile
from judge.mail.server_faults import FaultKind, LoginRefusedError, ServerFaultError
from judge.mail.smtp import SmtpRelay, SmtpTransport
from tests.servers.guarded_imap import GuardedImap, guarded_imap
from tests.servers.smtp import Script, scripted

RAW = b"From: a@b.test\r\n\r\nHELP\r\n"


class Token:
    """A login with one access token."""

    changes = False

    def __init__(self, word: str = "token-of-this-test") -> None:
        self.word = word

    def credential(self) -> Credential:
        return Credential(self.word, bearer=True)

    def newer(self, refused: Credential) -> None:
        del refused


def box(server: GuardedImap, login: Login, **changes: object) -> ImapMailbox:
    values: dict[str, object] = {"port": server.port, "tls": "none", "timeout": 5, **changes}
    return ImapMailbox(ImapAccount("localhost", "judge@games.test", login, **values))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(scope="module")
def context(authority: trustme.CA) -> ssl.SSLContext:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(made)
    return made


@pytest.mark.parametrize(
    ("capabilities", "login", "kind", "says"),
    [
        (b"LOGINDISABLED AUTH=XOAUTH2", Password("topsecret"), FaultKind.OAUTH_REQUIRED, "XOAUTH2"),
        (b"LOGINDISABLED STARTTLS", Password("topsecret"), FaultKind.TLS_BEFORE_LOGIN, "STARTTLS"),
        (b"LOGINDISABLED AUTH=GSSAPI", Password("topsecret"), FaultKind.NO_LOGIN, "GSSAPI"),
        (b"IMAP4rev1 AUTH=PLAIN", Token(), FaultKind.NO_OAUTH, "PLAIN"),
        (b"IMAP4rev1 STARTTLS", Token(), FaultKind.TLS_BEFORE_LOGIN, "STARTTLS"),
    ],
)
async def test_no_proof_is_shown_to_a_server_that_forbids_it(
    capabilities: bytes, login: Login, kind: FaultKind, says: str
) -> None:
    async with guarded_imap(GuardedImap({}, capabilities=capabilities)) as server:
        with pytest.raises(ServerFaultError, match=says) as caught:
            await box(server, login).fetch()
    assert caught.value.kind is kind
    assert (server.said, server.proofs) == (["CAPABILITY"], [])


@pytest.mark.parametrize(
    ("capabilities", "proof", "answer"),
    [
        (b"AUTH=XOAUTH2", "XOAUTH2 user=judge@games.test\x01auth=Bearer %s\x01\x01", b""),
        (b"AUTH=XOAUTH2 SASL-IR", "XOAUTH2 user=judge@games.test\x01auth=Bearer %s\x01\x01", b""),
        (
            b"AUTH=XOAUTH2 AUTH=OAUTHBEARER SASL-IR",
            "OAUTHBEARER n,a=judge@games.test,\x01host=localhost\x01port=%d\x01auth=Bearer %s\x01\x01",
            b"AQ==",
        ),
        (
            b"AUTH=OAUTHBEARER",
            "OAUTHBEARER n,a=judge@games.test,\x01host=localhost\x01port=%d\x01auth=Bearer %s\x01\x01",
            b"AQ==",
        ),
    ],
)
@pytest.mark.parametrize("good", [True, False])
async def test_a_token_is_shown_by_the_mechanism_that_the_server_names(
    capabilities: bytes, proof: str, answer: bytes, good: bool
) -> None:
    server = GuardedImap({1: RAW}, capabilities=capabilities, admits=lambda _: good)
    async with guarded_imap(server):
        mailbox = box(server, Token())
        if good:
            assert len((await mailbox.fetch()).mails) == 1
            await mailbox.close()
        else:
            with pytest.raises(LoginRefusedError, match="AUTHENTICATIONFAILED") as caught:
                await mailbox.fetch()
            assert caught.value.kind is FaultKind.TOKEN
            assert server.answers == [answer]
    shown = proof.replace("%d", str(server.port)).replace("%s", "token-of-this-test")
    assert server.proofs == [shown]


async def test_a_password_goes_by_plain_where_login_is_disabled() -> None:
    server = GuardedImap({1: RAW}, capabilities=b"LOGINDISABLED AUTH=PLAIN SASL-IR")
    async with guarded_imap(server):
        mailbox = box(server, Password("topsecret"))
        assert len((await mailbox.fetch()).mails) == 1
        await mailbox.close()
    assert server.proofs == ["PLAIN \0judge@games.test\0topsecret"]


async def test_a_mailbox_is_read_after_starttls(
    tmp_path: Path, authority: trustme.CA, context: ssl.SSLContext
) -> None:
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    server = GuardedImap({1: RAW}, capabilities=b"IMAP4rev1 STARTTLS LOGINDISABLED", context=context)
    async with guarded_imap(server):
        mailbox = box(
            server, Password("topsecret"), tls="starttls", trust=lambda: trust_in(str(tmp_path / "ca.pem"))
        )
        assert len((await mailbox.fetch()).mails) == 1
        assert server.said[:4] == ["CAPABILITY", "STARTTLS", "CAPABILITY", "LOGIN"]
        await mailbox.close()


@pytest.mark.parametrize("injected", [b"* CAPABILITY IMAP4rev1\r\n", b"* BYE", b"x OK done\r\n"])
async def test_what_comes_in_clear_after_starttls_ends_the_connection(
    injected: bytes, context: ssl.SSLContext
) -> None:
    server = GuardedImap({}, capabilities=b"STARTTLS", context=context, injected=injected)
    async with guarded_imap(server):
        with pytest.raises(ConnectionError, match="in clear after STARTTLS"):
            await box(server, Password("topsecret"), tls="starttls").fetch()
    assert server.proofs == []


async def test_starttls_that_is_not_offered_is_a_fault_of_its_own() -> None:
    async with guarded_imap(GuardedImap({})) as server:
        with pytest.raises(ServerFaultError) as caught:
            await box(server, Password("topsecret"), tls="starttls").fetch()
    assert caught.value.kind is FaultKind.NO_STARTTLS
    assert server.proofs == []


@pytest.mark.parametrize(
    ("names", "trusted", "kind"),
    [
        (("localhost",), False, FaultKind.UNTRUSTED_CERTIFICATE),
        (("mail.games.test",), True, FaultKind.OTHER_NAME),
    ],
)
async def test_the_faults_of_a_certificate_are_told_apart(
    names: tuple[str, ...], trusted: bool, kind: FaultKind, tmp_path: Path
) -> None:
    authority = trustme.CA()
    (authority if trusted else trustme.CA()).cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*names).configure_cert(context)
    server = GuardedImap({}, capabilities=b"STARTTLS", context=context)
    trust = {"trust": lambda: trust_in(str(tmp_path / "ca.pem"))}
    async with guarded_imap(server):
        with pytest.raises(ServerFaultError) as caught:
            await box(server, Password("topsecret"), tls="starttls", **trust).fetch()
    assert caught.value.kind is kind


async def test_a_file_of_authorities_that_holds_none_is_a_fault_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("nothing")
    for file in ("ca.pem", "absent.pem"):
        with pytest.raises(ServerFaultError, match=file) as caught:
            trust_in(str(tmp_path / file))
        assert caught.value.kind is FaultKind.CA_FILE


async def test_tls_at_a_port_without_it_is_told_in_words() -> None:
    async with guarded_imap(GuardedImap({})) as server:
        with pytest.raises(ServerFaultError, match="does not speak TLS from the first byte") as caught:
            await box(server, Password("topsecret"), tls="implicit").fetch()
    assert caught.value.kind is FaultKind.NO_TLS


async def test_a_password_is_read_again_after_a_refusal_and_before_each_login(tmp_path: Path) -> None:
    file = tmp_path / "word"
    file.write_text("quince-4711\n")
    server = GuardedImap({}, admits=lambda proof: proof.endswith('"medlar-4712"'))
    async with guarded_imap(server):
        mailbox = box(server, PasswordFile(file))
        with pytest.raises(LoginRefusedError) as caught:
            await mailbox.fetch()
        assert caught.value.kind is FaultKind.PASSWORD
        file.write_text("medlar-4712\n")
        assert (await mailbox.fetch()).is_empty
        await mailbox.close()
    assert [proof.split()[1] for proof in server.proofs] == ['"quince-4711"', '"medlar-4712"']


async def test_a_password_that_changes_during_a_login_is_tried_at_once(tmp_path: Path) -> None:
    file = tmp_path / "word"
    file.write_text("quince-4711\n")

    def admits(proof: str) -> bool:
        file.write_text("medlar-4712\n")
        return proof.endswith('"medlar-4712"')

    server = GuardedImap({}, admits=admits)
    async with guarded_imap(server):
        mailbox = box(server, PasswordFile(file))
        assert (await mailbox.fetch()).is_empty
        await mailbox.close()


def test_a_relay_s_password_is_read_before_each_login(tmp_path: Path) -> None:
    file = tmp_path / "word"
    file.write_text("quince-4711\n")
    script = Script({"EHLO": "250-test\r\n250 AUTH PLAIN", "AUTH": "535 5.7.8 authentication failed"})
    with scripted(script) as port:
        account = SmtpRelay("127.0.0.1", "judge@games.test", port, "none", "judge", PasswordFile(file))
        transport = SmtpTransport(account)
        fault = transport.check()
        assert fault is not None
        assert fault.kind is FaultKind.PASSWORD
        file.write_text("medlar-4712\n")
        script.answers["AUTH"] = "235 2.7.0 in"
        assert transport.check() is None
        transport.close()
        file.unlink()
        fault = transport.check()
    assert fault is not None
    assert fault.kind is FaultKind.NO_PASSWORD


@pytest.mark.parametrize("mechanism", ["XOAUTH2", "OAUTHBEARER"])
async def test_a_server_that_repeats_a_token_gives_nothing_away(mechanism: str) -> None:
    token = "ya29-token-of-this-test-0123456789"
    server = GuardedImap(
        {}, capabilities=f"AUTH={mechanism} SASL-IR".encode(), admits=lambda _: False, echoes=True
    )
    script = Script({"EHLO": f"250-test\r\n250 AUTH {mechanism}", "AUTH": "535 5.7.8 {echo}"})
    async with guarded_imap(server):
        with pytest.raises(OSError, match="AUTHENTICATIONFAILED") as caught:
            await box(server, Token(token)).fetch()
    with scripted(script) as port:
        account = SmtpRelay("127.0.0.1", "judge@games.test", port, "none", "judge", Token(token))
        fault = SmtpTransport(account).check()
    assert fault is not None
    said = f"{caught.value} | {fault}"
    assert script.heard[-1].startswith(f"AUTH {mechanism} ")
    for part in (token, script.heard[-1].split()[2], server.proofs[0]):
        assert not any(part[at : at + 8] in said for at in range(len(part) - 7)), said


@pytest.mark.parametrize(
    "said",
    [
        "5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.",
        "5.7.9 Application-specific password required.",
    ],
)
def test_what_large_providers_say_when_they_refuse_is_shown(said: str) -> None:
    script = Script({"EHLO": "250-test\r\n250 AUTH XOAUTH2", "AUTH": f"535 {said}"})
    with scripted(script) as port:
        transport = SmtpTransport(SmtpRelay("127.0.0.1", "judge@games.test", port, "none", "judge", Token()))
        fault = transport.check()
    assert fault is not None
    assert str(fault) == f"the mail server would not let us in: 535 {said}".rstrip(".")


@pytest.mark.parametrize(
    ("offers", "login", "kind"),
    [
        ("250 AUTH XOAUTH2", Password("topsecret"), FaultKind.OAUTH_REQUIRED),
        ("250 AUTH PLAIN LOGIN", Token(), FaultKind.NO_OAUTH),
        ("250 STARTTLS", Password("topsecret"), FaultKind.TLS_BEFORE_LOGIN),
        ("250 SIZE 1000", Password("topsecret"), FaultKind.NO_LOGIN),
    ],
)
def test_no_proof_is_shown_to_a_relay_that_does_not_take_it(
    offers: str, login: Login, kind: FaultKind
) -> None:
    script = Script({"EHLO": f"250-test\r\n{offers}"})
    with scripted(script) as port:
        transport = SmtpTransport(SmtpRelay("127.0.0.1", "judge@games.test", port, "none", "judge", login))
        fault = transport.check()
    assert fault is not None
    assert fault.kind is kind
    assert not any(line.startswith("AUTH") for line in script.heard)
