"""`judge import --from njudge`: a running game of the classic judge, from its files or from a mailbox."""

from __future__ import annotations

import mailbox
import re
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path

import click

from judge.language.classic_game.contents import ClassicGame, ClassicGameError
from judge.language.classic_game.files import Entry, entries, entry_in, game_in_files
from judge.language.classic_game.listing import game_in_mails
from judge.variants.load import known_name, load, tables

_MASTER = "dip.master"


def import_classic(
    config: Path, source: Path, name: str | None, variant: str | None, now: datetime, *, yes: bool
) -> None:
    """Say what is in the source, and with `yes` let the game go on here."""
    from judge.cli.transfer.playable import unless_unplayable  # noqa: PLC0415  # the whole judge, for this verb alone

    try:
        with unless_unplayable(str(source)):
            game = _game(source, variant)
        _import(config, game, (name or game.name).lower(), now, yes=yes)
    except ClassicGameError as error:
        raise click.ClickException(str(error)) from error


def _import(config: Path, classic: ClassicGame, name: str, now: datetime, *, yes: bool) -> None:
    from judge.cli.keeper.games import line_of  # noqa: PLC0415  # the whole judge, for this verb alone
    from judge.cli.keeper.work import keeper_work  # noqa: PLC0415
    from judge.cli.transfer.playable import (  # noqa: PLC0415
        require_judgeable,
        require_name,
        require_parts,
        require_sense,
        unless_unplayable,
    )
    from judge.service.keeper.arrival import add_classic_game, taken_over  # noqa: PLC0415

    board = known_name(classic.variant)
    if board is None or tables(board.partition("+")[0]).unplayable:
        raise ClassicGameError(f"This judge plays no {classic.variant}; name its board with --variant.")
    with keeper_work(config, now) as here:
        require_name(here, name)
        with unless_unplayable("the game"):
            game = add_classic_game(here.services, here.work, classic, load(board), name, now)
            require_sense(game)
            require_parts(here, game)
            require_judgeable(game, now)
        counted = ", ".join(f"{number} {what}" for what, number in taken_over(game, classic).items())
        click.echo(f"{line_of(game)}. {counted}.")
        if not yes:
            raise click.ClickException("Nothing is done yet: compare, then say it again with --yes.")
        here.done("classic game imported", name, "Its people get a mail each. Stop it at the other judge.")


def _game(source: Path, variant: str | None) -> ClassicGame:
    if source.is_dir() and not (source / "cur").is_dir():
        entry, position = _files(source)
        return game_in_files(entry, position, variant)
    return game_in_mails(sorted_mails(source))


def _files(folder: Path) -> tuple[Entry, str]:
    """Return the entry of the game that the folder is named for, and its newest position."""
    positions = sorted(folder.glob("G[0-9]*"), key=lambda file: int(re.sub(r"\D", "", file.name) or 0))
    if not positions:
        raise ClassicGameError(f"{folder} has no position (G001, G002, …): give the folder of one game.")
    newest = _text(positions[-1])
    written = entry_in(newest)
    for place in (folder / _MASTER, folder.parent / _MASTER):
        if place.is_file():
            found = {one.name: one for one in entries(_text(place))}
            names = (written.name if written else "", folder.name, folder.name[1:])
            entry = next((found[name] for name in names if name in found), None)
            if entry is None:
                raise ClassicGameError(f"{place} has no game of the folder {folder.name}.")
            file = folder / f"G{entry.order}"
            return entry, _text(file) if file.is_file() else newest
    if written is None:
        raise ClassicGameError(
            f"There is no {_MASTER} in {folder} or above it, and no entry in its positions."
        )
    return written, newest


def _text(file: Path) -> str:
    if not file.is_file():
        raise ClassicGameError(f"{file} is not a file.")
    return file.read_text(encoding="utf-8", errors="replace")


def sorted_mails(source: Path) -> list[tuple[str, str]]:
    """Return the subject and text of each mail of an mbox or a maildir, the oldest first."""
    if source.is_dir() and any(not one.is_file() for one in (*source.glob("cur/*"), *source.glob("new/*"))):
        raise ClassicGameError(
            f"{source} contains something that is not an email: only files belong in cur and new."
        )
    box: mailbox.Mailbox[mailbox.Message] = (
        mailbox.Maildir(source, create=False) if source.is_dir() else mailbox.mbox(source, create=False)
    )
    try:
        read = [message_from_bytes(bytes(one), policy=policy.default) for one in box.itervalues()]
    finally:
        box.close()
    whole = [one for one in read if isinstance(one, EmailMessage)]
    return [(str(one["Subject"] or ""), _body(one)) for one in sorted(whole, key=_sent)]


def _sent(message: EmailMessage) -> float:
    try:
        return parsedate_to_datetime(str(message["Date"])).timestamp()
    except ValueError:
        return 0.0


def _body(message: EmailMessage) -> str:
    part = message.get_body(("plain",))
    return str(part.get_content()) if part is not None else ""
