"""The section [oauth]: providers with their addresses, where tokens lie, and what a configuration lacks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from judge.config import ConfigError, load_config
from judge.mail.oauth.account import OAuthAccount

WHO = '[judge]\naddress = "judge@games.test"\nkeeper = "anna@aus.test"\n[outgoing]\ntransport = "stdout"\n'
BOX = '[incoming]\nhost = "imap.games.test"\nauth = "oauth2"\n'
OTHER = '[oauth]\nprovider = "other"\nclient_id = "j"\n'
WEB = 'token_url = "https://id.test/token"\nauthorize_url = "https://id.test/authorize"\n'


def account(
    folder: Path, section: str, environment: Mapping[str, str] | None = None, more: str = ""
) -> OAuthAccount:
    (folder / "judge.toml").write_text(WHO + BOX + section + more)
    incoming = load_config(folder / "judge.toml", environment or {}, passwords=False).incoming
    assert incoming is not None
    assert incoming.oauth is not None
    return incoming.oauth


def test_microsoft_s_addresses_are_those_of_the_tenant(tmp_path: Path) -> None:
    section = '[oauth]\nprovider = "microsoft"\nclient_id = "1-2"\n'
    for tenant, key in (("common", ""), ("consumers", 'tenant = "consumers"\n')):
        provider = account(tmp_path, section + key).provider
        begins = f"https://login.microsoftonline.com/{tenant}/oauth2/v2.0"
        assert (provider.token_url, provider.device_url) == (f"{begins}/token", f"{begins}/devicecode")
        assert provider.way == "code"
        assert "offline_access" in provider.scope


def test_google_is_consented_to_in_a_browser_with_a_secret(tmp_path: Path) -> None:
    section = '[oauth]\nprovider = "google"\nclient_id = "1"\nclient_secret_file = "google.secret"\n'
    found = account(tmp_path, section)
    assert (found.provider.way, found.provider.device_url) == ("browser", "")
    assert found.client_secret_file == tmp_path / "google.secret"
    assert ("access_type", "offline") in found.provider.extra


def test_another_provider_needs_its_addresses(tmp_path: Path) -> None:
    for lacking in ("", 'token_url = "https://id.test/token"\n', 'device_url = "https://id.test/device"\n'):
        with pytest.raises(ConfigError, match="needs token_url, and device_url or authorize_url"):
            account(tmp_path, OTHER + lacking)
    assert account(tmp_path, OTHER + WEB).provider.way == "browser"
    assert account(tmp_path, f'{OTHER}{WEB}device_url = "https://id.test/device"\n').provider.way == "code"


@pytest.mark.parametrize(
    ("database", "key", "where"),
    [
        ("", "", "mail.token"),
        ('[database]\nurl = "sqlite:///state/judge.db"\n', "", "state/mail.token"),
        ('[database]\nurl = "postgresql://judge@host/judge"\n', "", "mail.token"),
        ('[database]\nurl = "sqlite:///state/judge.db"\n', 'token_file = "other"\n', "other"),
    ],
)
def test_the_tokens_lie_beside_the_database_unless_they_are_told_where(
    tmp_path: Path, database: str, key: str, where: str
) -> None:
    assert account(tmp_path, OTHER + WEB + key, more=database).token_file == tmp_path / where


def test_a_credential_of_systemd_comes_before_a_file(tmp_path: Path) -> None:
    (tmp_path / "lent").mkdir()
    (tmp_path / "lent/mail.token").write_text("x")
    section = f'{OTHER}{WEB}token_file = "mail.token"\n'
    found = account(tmp_path, section, {"CREDENTIALS_DIRECTORY": str(tmp_path / "lent")})
    assert (found.token_file, found.lent) == (tmp_path / "lent/mail.token", True)
    assert not account(tmp_path, section).lent


def test_what_is_missing_is_one_sentence_with_its_remedy(tmp_path: Path) -> None:
    file = tmp_path / "judge.toml"
    file.write_text(WHO + BOX)
    with pytest.raises(ConfigError, match=r"needs a section \[oauth\] with provider and client_id"):
        load_config(file, {})
    file.write_text(WHO + BOX + OTHER + WEB)
    with pytest.raises(ConfigError, match=r"consent of judge@games.test .* Remedy: judge login --config /"):
        load_config(file, {})


def test_a_server_without_the_word_for_it_is_not_shown_a_token(tmp_path: Path) -> None:
    (tmp_path / "judge.toml").write_text(
        WHO.partition("[outgoing]")[0] + '[outgoing]\nhost = "localhost"\ntls = "none"\n' + OTHER + WEB
    )
    outgoing = load_config(tmp_path / "judge.toml", {}).outgoing
    assert (outgoing.oauth, outgoing.login, outgoing.user) == (None, None, "")
