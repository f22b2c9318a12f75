"""An identity provider on loopback that speaks OAuth 2 over TLS, and does what a test has it do."""

from __future__ import annotations

import json
import ssl
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import trustme

DEVICE_CODE = "device-code-of-the-test-0123456789"


@dataclass
class Provider:
    """What it hands out, and what it was asked.

    `refusals` are answered first, one for each question at the token endpoint. Access tokens in `good` are
    taken by the mail servers of the tests; a refresh token is used up where it `rotates`.
    """

    life: int = 3600
    rotates: bool = True
    consent_life: int | None = None
    refusals: list[Mapping[str, str]] = field(default_factory=list)
    odd: Iterable[bytes] = ()
    """What is said in the place of each answer to a POST, from its first line on; it may have no end."""
    asked: list[Mapping[str, str]] = field(default_factory=list)
    good: set[str] = field(default_factory=set)
    refresh: set[str] = field(default_factory=set)
    challenges: dict[str, str] = field(default_factory=dict)
    number: int = 0
    user: str = "judge@games.test"
    url: str = ""
    ca_file: Path = Path()

    def hand_out(self) -> dict[str, object]:
        """New tokens, in words that no other test has."""
        self.number += 1
        access, refresh = f"access-token-{self.number:04}-of-test", f"refresh-token-{self.number:04}-of-test"
        self.good.add(access)
        self.refresh.add(refresh)
        said: dict[str, object] = {"token_type": "Bearer", "access_token": access, "expires_in": self.life}
        if self.rotates or self.number == 1:
            said["refresh_token"] = refresh
        if self.consent_life is not None:
            said["refresh_token_expires_in"] = self.consent_life
        return said

    def token(self, form: Mapping[str, str]) -> tuple[int, dict[str, object]]:
        """The answer of the token endpoint."""
        self.asked.append(form)
        if self.refusals:
            return 400, dict(self.refusals.pop(0))
        kind = form.get("grant_type", "")
        if kind == "refresh_token" and form["refresh_token"] in self.refresh:
            if self.rotates:
                self.refresh.remove(form["refresh_token"])
            return 200, self.hand_out()
        if kind.endswith("device_code") and form["device_code"] == DEVICE_CODE:
            return 200, self.hand_out()
        if kind == "authorization_code" and self._proves(form):
            return 200, self.hand_out()
        return 400, {"error": "invalid_grant", "error_description": f"AADSTS70008: {form}"}

    def _proves(self, form: Mapping[str, str]) -> bool:
        digest = urlsafe_b64encode(sha256(form["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        return self.challenges.pop(form["code"], "") == digest

    def redirect(self, query: Mapping[str, str]) -> str:
        """Where the browser of a person who consents is sent."""
        assert query["code_challenge_method"] == "S256"
        code = f"authorization-code-{len(self.challenges)}-of-test"
        self.challenges[code] = query["code_challenge"]
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"

    def section(self, **more: str) -> str:
        """The section [oauth] for this provider."""
        keys = {
            "provider": "other",
            "client_id": "judge-of-test",
            "token_url": f"{self.url}/token",
            "device_url": f"{self.url}/device",
            "authorize_url": f"{self.url}/authorize",
            "scope": "mail offline_access",
            "ca_file": str(self.ca_file),
            **more,
        }
        return "[oauth]\n" + "".join(f'{key} = "{value}"\n' for key, value in keys.items())


@contextmanager
def identity_provider(folder: Path, authority: trustme.CA) -> Iterator[Provider]:
    """Let a provider listen whose certificate is signed by this authority."""
    provider = Provider(ca_file=folder / "authority.pem")
    authority.cert_pem.write_to_path(str(provider.ca_file))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            form = dict(parse_qsl(body))
            if provider.odd:
                with suppress(OSError):
                    self.wfile.writelines(provider.odd)
                self.close_connection = True
                return
            if self.path == "/introspect":  # RFC 7662, for a mail server that asks
                active = form.get("token") in provider.good
                self._say(200, {"active": active, "username": provider.user} if active else {"active": False})
            elif self.path == "/device":
                provider.asked.append(form)
                self._say(
                    200,
                    {
                        "device_code": DEVICE_CODE,
                        "user_code": "BLUE-7",
                        "verification_uri": f"{provider.url}/activate",
                        "interval": 0,
                        "expires_in": 900,
                    },
                )
            else:
                self._say(*provider.token(form))

        def do_GET(self) -> None:
            query = {key: values[0] for key, values in parse_qs(urlsplit(self.path).query).items()}
            self.send_response(302)
            self.send_header("Location", provider.redirect(query))
            self.end_headers()

        def _say(self, status: int, said: Mapping[str, object]) -> None:
            body = json.dumps(said).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            del format, args

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1", "localhost").configure_cert(context)
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        provider.url = f"https://127.0.0.1:{server.server_port}"
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield provider
        finally:
            server.shutdown()
            thread.join()
