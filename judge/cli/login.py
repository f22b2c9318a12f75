"""`judge login`: a person consents to what the judge does with a mailbox, by OAuth 2."""

from __future__ import annotations

import time
from pathlib import Path

import click

from judge.cli.options import config_option
from judge.config import Config, load_config
from judge.daemon.clock import system_clock
from judge.mail.oauth.account import OAuthAccount
from judge.mail.oauth.client import ProviderClient, Tokens
from judge.mail.oauth.redirect import listening
from judge.mail.oauth.token_file import TokenFile

_PATIENCE = 900.0
"""Seconds that a person has to consent in a browser."""
_ELSEWHERE = """\
If the browser is on another machine, first run this there and leave it running:
  ssh -L {port}:127.0.0.1:{port} THIS-MACHINE
"""


@click.command()
@config_option
@click.option(
    "--way",
    type=click.Choice(["code", "browser"]),
    help="Type a code on any device, or consent in a browser that returns to this machine. "
    "Default: the one that the provider supports.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=0,
    help="Port on this machine to which the browser returns. Default: any free port.",
)
def login(config: Path, way: str | None, port: int) -> None:
    """Obtain consent, through OAuth 2, to read and send email.

    Sign in as the judge's mailbox. The consent is stored in [oauth] token_file. Run this again when `judge
    doctor` says so.
    """
    settings = load_config(config, passwords=False)
    account = _account(settings)
    client = ProviderClient(account, system_clock)
    provider = account.provider
    chosen = way or provider.way
    if not (provider.device_url if chosen == "code" else provider.authorize_url):
        key = "device_url" if chosen == "code" else "authorize_url"
        raise click.ClickException(f"this provider has no [oauth] {key}: leave --way out, or name it.")
    file = TokenFile(account.token_file)
    tokens = _by_code(client) if chosen == "code" else _by_browser(client, account, port)
    with file.held():
        file.write(tokens)
    click.echo(f"The consent of {account.user} is stored in {account.token_file}.")
    if tokens.ends:
        click.echo(f"It expires on {tokens.ends:%Y-%m-%d}: run this command again before then.")
    click.echo("Next: run judge doctor to see whether the mail servers accept it.")


def _account(settings: Config) -> OAuthAccount:
    """Return the account that is to consent."""
    servers = (settings.incoming, settings.outgoing)
    account = next((one.oauth for one in servers if one is not None and one.oauth is not None), None)
    if account is None:
        raise click.ClickException(
            f"{settings.path}: nothing is logged in to by OAuth 2. "
            "Write a section [oauth] with provider and client_id; see docs/keeper/connect-mail.md."
        )
    if account.lent:
        raise click.ClickException(
            f"{account.token_file} is a credential of systemd and cannot be written: "
            "type this where the file lies from which it is made."
        )
    return account


def _by_code(client: ProviderClient) -> Tokens:
    code = client.device_code()
    click.echo(f"Open {code.address} on any device, and type the code {code.user_code}.")
    click.echo(f"The code is good until {code.until:%H:%M} UTC. Waiting...")
    return client.tokens_for_code(code, time.sleep)


def _by_browser(client: ProviderClient, account: OAuthAccount, port: int) -> Tokens:
    with listening(port) as redirect:
        question = client.question(f"http://{account.provider.redirect_host}:{redirect.port}/")
        click.echo(_ELSEWHERE.format(port=redirect.port), nl=False)
        click.echo(f"Open this address in a browser, and sign in as {account.user}:\n{question.address}")
        path = redirect.answer(question.state, _PATIENCE)
        return client.tokens_for_answer(question, f"{question.redirect.rstrip('/')}{path}")
