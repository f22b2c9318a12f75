"""`judge keeper people|person`: who is registered, and acts on one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import click

from judge.cli.database_setup import verified_database
from judge.cli.keeper.output import Row, json_option, show
from judge.cli.keeper.work import KeeperWork, ask, keeper_work, yes_option
from judge.cli.options import config_option, now_option
from judge.daemon.clock import system_clock
from judge.game.roles import PersonId
from judge.game.state import Game, Status
from judge.language.addresses import is_plain, is_public
from judge.records import Person
from judge.render.text.remarks import sentence
from judge.rules.english import listing
from judge.service.handlers.addresses import change_address, why_unfit
from judge.service.keeper.acts import ban, games_to_end_first, remove_person, unban
from judge.store.overview import PersonEntry, banned, person_entries


@click.command()
@click.option("--banned", "only_banned", is_flag=True, help="List the banned addresses and domains instead.")
@config_option
@json_option
def people(only_banned: bool, config: Path, as_json: bool) -> None:
    """List all registered people.

    For each: name, address, date of registration, last email, and the games they run and play.
    """
    with verified_database(config, reading=True) as database:
        out = dict(banned(database.connections))
        entries = () if only_banned else person_entries(database.connections)
    if only_banned:
        rows: list[Row] = [{"address": address, "since": since} for address, since in out.items()]
        show(rows, "No one is banned.", as_json=as_json)
    else:
        rows = [_row(entry, out) for entry in entries]
        show(rows, "No one is registered yet.", as_json=as_json)


def _row(entry: PersonEntry, out: Mapping[str, datetime]) -> Row:
    domain = entry.address[entry.address.rfind("@") :]
    state = "banned" if {entry.address, domain} & {*out} else "mail bounces" if entry.unreachable else ""
    return {
        "number": entry.id,
        "name": entry.name,
        "address": entry.address,
        "registered": entry.registered,
        "last mail": entry.last_mail,
        "leads": entry.leads,
        "plays": entry.plays,
        "note": state,
    }


@click.command()
@click.argument("address")
@click.argument("act", type=click.Choice(["ban", "unban", "forget", "merge", "address"]))
@click.argument("other", required=False)
@yes_option
@config_option
@now_option
def person(address: str, act: str, other: str | None, yes: bool, config: Path, now: datetime | None) -> None:
    """Ban, unban, forget, merge or move the person with ADDRESS.

    \b
    ban      Remove them from all games and ignore their email.
             With @example.net, all email from there is ignored; people
             keep their places in games.
    unban    End the ban. Their places in games are not restored.
    forget   Remove them from all games; erase their name and address.
    merge    Give all their places to the person with address OTHER, who
             is the same person.
    address  Move them to the address OTHER in all games; both addresses
             are told.

    Use the action address only if the old address is dead: a person who can still read mail there should
    send SET ADDRESS. Be sure who is asking, because anyone who reads mail at OTHER can set new passwords
    for all that person's places. Actions that cannot be undone (ban, forget, merge) need --yes.
    """  # noqa: D301  # click knows a table by this escape
    if (act in ("merge", "address")) != (other is not None):
        raise click.UsageError("merge and address need the OTHER address, and nothing else does.")
    with keeper_work(config, now or system_clock()) as here:
        if other is None:
            _ACTS[act](here, address.strip().lower(), yes)
        elif act == "merge":
            _merge(here, address, other, yes)
        else:
            _move(here, address, other)


def _about(address: str, who: Person | None) -> str:
    """Someone in the log of acts, which outlives their address."""
    if who is not None:
        return f"person {who.id}"
    return address if address.startswith("@") else "an address that is not registered"


def _ban(here: KeeperWork, address: str, yes: bool) -> None:
    if not (is_public(f"anybody{address}") if address.startswith("@") else is_plain(address)):
        raise click.ClickException(f"{address} is neither an address nor a domain such as @example.net.")
    who = here.work.people.by_address(address)
    own = (here.services.judge_info.keeper.lower(), here.services.judge_info.address.lower())
    for one, whose in zip(own, ("the keeper's", "this judge's"), strict=True):
        if address == one or (address.startswith("@") and one.endswith(address)):
            raise click.ClickException(f"{one} is {whose} address and cannot be banned.")
    if address.startswith("@"):
        _ask_of_domain(here, address, yes)
    if who is not None:
        _refuse_master(here, who)
        parts = listing(here.work.games.of(who.id)) or "no game"
        ask(yes, f"{who.name} is in {parts}. A ban removes them, and their email is not read.")
    ban(here.services, here.work, address, here.now)
    here.done("banned", _about(address, who), f"Email from {address} is no longer read or answered.")


def _ask_of_domain(here: KeeperWork, domain: str, yes: bool) -> None:
    """Ask before a ban of a domain where people in games are."""
    people = (here.work.people.get(one) for game in here.work.games.all() for one in _inside(game))
    names = sorted({one.name for one in people if one.address.endswith(domain)})
    if names:
        many = len(names) > 1
        said = "are in games, stay in them and can" if many else "is in games, stays in them and can"
        ask(yes, f"{listing(names)} {said} no longer send anything.")


def _inside(game: Game) -> set[PersonId]:
    """Everyone who leads, plays or watches a game that is not over."""
    if game.status is Status.FINISHED:
        return set()
    players = {one for seat in game.seats for one in seat.players}
    return players | {one.person for part in (game.masters, game.applicants, game.observers) for one in part}


def _unban(here: KeeperWork, address: str, _yes: bool) -> None:
    if not unban(here.work, address):
        raise click.ClickException(
            f"{address} is not banned; `judge keeper people --banned` lists banned addresses."
        )
    who = here.work.people.by_address(address)
    here.done("unbanned", _about(address, who), f"Email from {address} is read again.")


def _refuse_master(here: KeeperWork, who: Person) -> None:
    led = games_to_end_first(here.work, who.id)
    if led:
        raise click.ClickException(
            f"{who.name} is the only GM of {listing(led)}. Hand that over or end it first: "
            f"`judge keeper game {led[0]} hand-over ADDRESS`, or `judge keeper game {led[0]} end`."
        )


def _forget(here: KeeperWork, address: str, yes: bool) -> None:
    who = here.person(address)
    _refuse_master(here, who)
    parts = listing(here.work.games.of(who.id)) or "no game"
    ask(yes, f"{who.name} is in {parts}. Removing a person cannot be undone.")
    remove_person(here.services, here.work, who, here.now)
    here.done("person forgotten", f"person {who.id}", f"{who.name} is removed.")


def _merge(here: KeeperWork, address: str, other: str, yes: bool) -> None:
    who, into = here.person(address), here.person(other)
    if who.id == into.id:
        raise click.ClickException(f"{other} is already the same person.")
    both = sorted({*here.work.games.of(who.id)} & {*here.work.games.of(into.id)})
    if both:
        raise click.ClickException(
            f"Both are in {listing(both)}, and one person cannot have two places in a game."
        )
    parts = listing(here.work.games.of(who.id)) or "no game"
    ask(yes, f"{who.name} ({address}) is in {parts}. All their places go to {into.name} ({other}).")
    here.work.games.give_parts(who.id, into.id)
    for game in here.work.games.of(into.id):
        here.work.parked_items.clear(who.id, game)
    here.work.people.retire(who)
    said = f"{into.name} ({other}) now has all places of {who.name}. {address} is no longer registered."
    here.done("people merged", f"person {who.id} into person {into.id}", said)


def _move(here: KeeperWork, old: str, new: str) -> None:
    new = new.strip().lower()
    who = here.work.people.by_address(old)
    why = why_unfit(here.services, here.work, new)
    if who is None:
        raise click.ClickException(f"No one is registered with {old}.")
    if who.address == new:
        raise click.ClickException(f"That is already the address of {who.name}.")
    if why is not None:
        said = sentence(why)
        raise click.ClickException(f"{said.text} {said.hint}")
    change_address(here.services, here.work, who, new, f"keeper:{here.now.isoformat()}", here.now)
    here.done("address changed", f"person {who.id}", f"{who.name} now gets email at {new}.")


_ACTS: Mapping[str, Callable[[KeeperWork, str, bool], None]] = {
    "ban": _ban,
    "unban": _unban,
    "forget": _forget,
}
