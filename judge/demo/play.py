"""Plays the demo and shows it: a progress bar, the last results, the folder with every mail."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from pathlib import Path
from tempfile import mkdtemp
from typing import Protocol

from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table

from judge.app import judge_info
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.demo.environment import DemoEnvironment
from judge.demo.script import EVERYBODY, JUDGE, PLAYERS, ROUNDS, Person, Round
from judge.render.site.site_pages import SitePages
from judge.render.text.messages import say
from judge.site.build import Site
from judge.store.database import Database

_PATIENCE = 30.0


class DemoFailed(Exception):  # noqa: N818  # it names what happened
    """The demo did not come to its end; the text says where."""


async def play(console: Console, *, keep: bool = False, folder: Path | None = None) -> EmailMessage:
    """Play the year and return the last results mail; with `keep`, go on serving until someone stops it."""
    place = folder or Path(mkdtemp(prefix="judge-demo-"))
    progress = Progress(SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    environment = DemoEnvironment(
        place, lambda sender, to, mail: progress.console.print(_line(sender, to, mail), style="dim")
    )
    console.print(f"A judge, a mail server and {len(EVERYBODY)} people; everything is kept in {place}")
    await environment.start()
    try:
        with progress:
            last = await _play_rounds(environment, progress)
        body = last.get_body(("plain",)) or last
        console.print(Panel(body.get_content().rstrip(), title=str(last["Subject"])))
        console.print(f"Every email in and out, in order: {place / 'mails'}")
        console.print(f"The game on the web: {_site(place) / 'index.html'}")
        if keep:
            await _serve(console, environment)
    finally:
        await environment.stop()
    return last


def _site(place: Path) -> Path:
    """Write the game's pages beside its emails."""
    config = load_config(place / "judge.toml", passwords=False)
    database = Database(config.database, reading=True)
    try:
        return (
            Site(SitePages(judge_info(config), order_boards=("standard",)), database, place / "site")
            .build(system_clock().date())
            .path
        )
    finally:
        database.close()


async def _play_rounds(environment: DemoEnvironment, progress: Progress) -> EmailMessage:
    task = progress.add_task("", total=len(ROUNDS))
    last = EmailMessage()
    for one in ROUNDS:
        progress.update(task, description=one.title)
        last = await play_round(environment, one)
        progress.advance(task)
    return last


class Correspondence(Protocol):
    """An environment in which people mail a judge and get mail from it."""

    folder: Path

    @property
    def judge_is_up(self) -> bool:
        """Whether the daemon runs."""
        ...

    async def send(self, person: Person, subject: str, body: str, answers: str = "") -> None:
        """Someone emails the judge, maybe in answer to the mail with that Message-ID."""
        ...

    async def mail_for(self, person: Person, subject: str, seconds: float) -> EmailMessage:
        """Return the first mail for somebody with these words in its subject; TimeoutError if none comes."""
        ...


async def play_round(environment: Correspondence, one: Round) -> EmailMessage:
    """Send a round's emails and wait until the first writer has what ends it."""
    for person, subject, body in one.mails:
        await environment.send(person, subject, body)
    first = one.mails[0][0]
    try:
        if one.newcomers:
            await _say_yes(environment, one)
        mail = await environment.mail_for(first, one.ends_with, _PATIENCE)
    except TimeoutError as error:
        state = "is running" if environment.judge_is_up else "has ended"
        log = environment.folder / "judge.log"
        raise DemoFailed(
            f"{one.title}: no answer in {_PATIENCE:.0f} s; the judge {state}, see {log}"
        ) from error
    return mail


async def _say_yes(environment: Correspondence, one: Round) -> None:
    """Everyone answers the question whether they want mail."""
    for person, _, _ in one.mails:
        question = await environment.mail_for(person, say("email-opt-in-asked.subject"), _PATIENCE)
        await environment.send(person, f"Re: {question['Subject']}", "Yes\n", str(question["Message-ID"]))


def _line(sender: str, to: str, mail: EmailMessage) -> str:
    names = {person.address: person.name for person in (JUDGE, *EVERYBODY)}
    return f"{names.get(sender, sender or 'the judge')} -> {names.get(to, to)}: {mail['Subject']}"


def mailbox_table() -> Table:
    """Return who is in the demo, and what he logs in with.

    A narrow terminal breaks headings, no word to type.
    """
    rows = [
        (one.name, one.address, one.mailbox_password, one.power or "master", one.password)
        for one in EVERYBODY
    ]
    table = Table(title="Mailboxes (IMAP and SMTP on 127.0.0.1, no TLS)")
    headings = ("who", "address and login", "mailbox password", "power", "word in the game")
    for heading, values in zip(headings, zip(*rows, strict=True), strict=True):
        table.add_column(heading, min_width=max(map(len, values)))
    for row in rows:
        table.add_row(*row)
    return table


async def _serve(console: Console, environment: DemoEnvironment) -> None:
    """Show how to join with an ordinary mail program, and wait."""
    console.print(mailbox_table())
    console.print(
        f"IMAP port {environment.imap_port}, SMTP port {environment.smtp_port}. Write to {JUDGE.address}."
    )
    console.print(f"For example as {PLAYERS[0].name}: SIGN ON Austria demo {PLAYERS[0].password}")
    console.print("Ctrl-C ends it.")
    await asyncio.Event().wait()
