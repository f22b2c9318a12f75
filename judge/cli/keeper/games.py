"""`judge keeper games|game`: the games as they stand, and acts on one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import click

from judge.cli.counts import counted
from judge.cli.database_setup import verified_database
from judge.cli.keeper.output import Row, json_option, show
from judge.cli.keeper.work import KeeperWork, UnreadableGame, ask, keeper_work, yes_option
from judge.cli.options import config_option, now_option
from judge.daemon.clock import system_clock
from judge.game.commands.master import Pause, Resume
from judge.game.orders.outstanding import powers_owing
from judge.game.state import Game, SeatState, Status
from judge.language.addresses import is_plain
from judge.render.lines.replies import worded
from judge.service.keeper.acts import (
    command_game,
    end_game,
    hand_over,
    promote,
    remove_game,
    remove_unreadable_game,
)
from judge.store.overview import GameEntry, game_entries

_NO_GAMES = "There are no games. To create one, email CREATE ?name password to the judge."


@click.command()
@config_option
@json_option
def games(config: Path, as_json: bool) -> None:
    """List all games: phase, deadline, missing orders, GM.

    Games that cannot be read or adjudicated are marked.
    """
    with verified_database(config, reading=True) as database:
        entries, troubles = game_entries(database.connections), database.health.troubles()
    failing = {part.removeprefix("game "): one.why for part, one in troubles.items()}
    if as_json or sys.stdout.isatty():
        show([_row(entry, failing.get(entry.name, "")) for entry in entries], _NO_GAMES, as_json=as_json)
        return
    for entry in entries:
        click.echo(_entry_line(entry, failing.get(entry.name, "")))
    if not entries:
        click.echo(_NO_GAMES)


def _row(entry: GameEntry, fails: str) -> Row:
    game = entry.game
    clock = game.clock if game else None
    return {
        "game": entry.name,
        "status": "unreadable" if game is None else game.status.value,
        "phase": game.phase.mail_code if game and game.phase else None,
        "due": clock.deadline if clock and game and game.status is not Status.FINISHED else None,
        "missing": tuple(_awaited(game)) if game else (),
        "free": tuple(name for name, free in _awaited(game).items() if free) if game else (),
        "players": _players(game) if game else None,
        "master": ", ".join(entry.masters),
        "fails": entry.unreadable or fails or None,
    }


def _players(game: Game) -> int:
    return len({seat.person for seat in game.seats if seat.person} or game.applicants)


def _awaited(game: Game) -> Mapping[str, bool]:
    """Return the powers whose orders are missing, and whether each is free to be taken over."""
    if game.clock is None or game.phase is None:
        return {}
    free = {seat.power for seat in game.seats if seat.state is not SeatState.PLAYED}
    return {game.variant.power(code).name: code in free for code in powers_owing(game)}


def _entry_line(entry: GameEntry, fails: str) -> str:
    said = f"{entry.name}: cannot be read ({entry.unreadable})" if entry.game is None else line_of(entry.game)
    trouble = f"; cannot be adjudicated ({fails})" if fails and entry.game is not None else ""
    return f"{said}{trouble}; GM {', '.join(entry.masters) or 'none'}"


def line_of(game: Game) -> str:
    """Return how a game stands, on one line."""
    if game.status is Status.FORMING:
        return f"{game.name}: forming, {len(game.applicants)} of {game.players_a_game} players"
    if game.clock is None or game.phase is None:
        return f"{game.name}: {game.ending or game.status}"
    paused = "paused at " if game.status is Status.PAUSED else ""
    due = f"{game.clock.deadline:%Y-%m-%d %H:%M} UTC"
    awaited = _awaited(game).items()
    missing = ", ".join(f"{name} (free)" if free else name for name, free in awaited) or "nobody"
    return f"{game.name}: {paused}{game.phase.mail_code}, due {due}, missing: {missing}"


@click.command()
@click.argument("name")
@click.argument(
    "act",
    metavar="ACT",  # the list would be broken within a word
    type=click.Choice(["pause", "resume", "end", "hand-over", "promote", "remove"]),
)
@click.argument("address", required=False)
@click.option("--moved-to", default="", help="With remove: address of the judge where the game continues.")
@yes_option
@config_option
@now_option
def game(
    name: str, act: str, address: str | None, moved_to: str, yes: bool, config: Path, now: datetime | None
) -> None:
    """Manage a game: pause, end, hand over, remove, add a GM.

    Everyone in the game is told.

    \b
    pause      Stop the clock.
    resume     Restart it with the time that was left.
    end        End the game without a result.
    hand-over  Make the person with ADDRESS its GM; they get a token to
               set a password.
    promote    Add them as a second GM, for example yourself if the GM is
               silent.
    remove     Remove the game from lists for good, even if it cannot be
               read. With --moved-to, its people are told on which judge
               it continues.

    Actions that cannot be undone (end, remove) need --yes.
    """  # noqa: D301  # click knows a table by this escape
    if (act in _APPOINTMENTS) != (address is not None):
        raise click.UsageError("Only hand-over and promote need an ADDRESS, that of the new GM.")
    if moved_to and (act != "remove" or not is_plain(moved_to)):
        raise click.UsageError("--moved-to goes with remove, and needs the email address of another judge.")
    with keeper_work(config, now or system_clock()) as here:
        if moved_to:
            _remove(here, name, yes, moved_to)
        elif address is not None:
            _APPOINTMENTS[act](here, name, address)
        else:
            _ACTS[act](here, name, yes)


def _pause(here: KeeperWork, name: str, _yes: bool) -> None:
    found = here.game(name)
    why = command_game(here.services, here.work, found.name, Pause(), here.now)
    if why is not None:
        raise click.ClickException(worded(why).text)
    here.done("game paused", found.name, f"{found.name} is paused; `judge keeper game {found.name} resume`.")


def _resume(here: KeeperWork, name: str, _yes: bool) -> None:
    found = here.game(name)
    why = command_game(here.services, here.work, found.name, Resume(), here.now)
    if why is not None:
        raise click.ClickException(worded(why).text)
    after = here.game(name)
    here.done("game resumed", found.name, f"{line_of(after)}.")


def _end(here: KeeperWork, name: str, yes: bool) -> None:
    found = here.game(name)
    if found.status is Status.FINISHED:
        raise click.ClickException(
            f"{found.name} is already over. To remove it from LIST: judge keeper game {found.name} remove"
        )
    ask(yes, f"{line_of(found)}. Ending a game cannot be undone, and everyone in it is told.")
    end_game(here.services, here.work, found.name, here.now)
    here.done("game ended", found.name, f"{found.name} is over.")


def _remove(here: KeeperWork, name: str, yes: bool, moved_to: str = "") -> None:
    try:
        found = here.game(name)
    except UnreadableGame as lost:
        _remove_unreadable(here, lost, yes, moved_to)
        return
    ask(yes, f"{line_of(found)}. Removing it cannot be undone, and its players are told.")
    remove_game(here.services, here.work, found.name, here.now, moved_to)
    where = f". Its people are told that it continues at {moved_to}" if moved_to else ""
    here.done("game removed", found.name, f"{found.name} is removed{where}.")


def _remove_unreadable(here: KeeperWork, lost: UnreadableGame, yes: bool, moved_to: str) -> None:
    if moved_to:
        raise click.ClickException(f"{lost.why}, so it cannot continue elsewhere. Leave --moved-to out.")
    ask(
        yes,
        f"{lost.why}. Removing it cannot be undone, and its players are told that it is lost. A backup"
        " from before the damage still has it.",
    )
    told = remove_unreadable_game(here.services, here.work, lost.name, here.now)
    people = f"{counted(told, 'person', 'people')} in it will be told by email"
    who = people if told else "no one is known to be in it, so no one is told"
    here.done(
        "game removed",
        f"{lost.name}, which could not be read",
        f"{lost.name}, which could not be read, is removed; {who}. Its record and its"
        " name stay. If email about it is in quarantine: judge mails list, then retry.",
    )


def _hand_over(here: KeeperWork, name: str, address: str) -> None:
    found, person = here.game(name), here.person(address)
    if found.practice:
        raise click.ClickException(f"{found.name} is a practice game, which has one person and no GM.")
    if found.master.person == person.id:
        raise click.ClickException(f"{person.name} is already the GM of {found.name}.")
    if person.id in {one.person for part in (found.seats, found.applicants) for one in part}:
        raise click.ClickException(
            f"{person.name} plays in {found.name}, and a GM sees everything. Name someone else."
        )
    why = hand_over(here.services, here.work, found, person, here.now)
    if why is not None:
        raise click.ClickException(worded(why).text)
    said = f"{person.name} is the GM of {found.name} and will get a password token by email."
    here.done("game handed over", f"{found.name} to person {person.id}", said)


def _promote(here: KeeperWork, name: str, address: str) -> None:
    found, person = here.game(name), here.person(address)
    if found.practice:
        raise click.ClickException(f"{found.name} is a practice game, which has one person and no GM.")
    why = promote(here.services, here.work, found, person, here.now)
    if why is not None:
        raise click.ClickException(worded(why).text)
    said = f"{person.name} is a GM of {found.name} and will get a password token by email."
    here.done("game has another master", f"{found.name}: person {person.id}", said)


_APPOINTMENTS: Mapping[str, Callable[[KeeperWork, str, str], None]] = {
    "hand-over": _hand_over,
    "promote": _promote,
}
_ACTS: Mapping[str, Callable[[KeeperWork, str, bool], None]] = {
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "remove": _remove,
}
