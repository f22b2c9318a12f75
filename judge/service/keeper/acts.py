"""Acts of the keeper on single games and people: pause, resume, hand over, ban, close.

They go the way of a master's commands, with the keeper as the actor, so that everybody in a game is told as
usual, and the cause beside each event says that it was he.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from judge.game import machine
from judge.game.commands import Command
from judge.game.events import MasterJoined, MasterLeft
from judge.game.refusals import Refused
from judge.game.roles import Role
from judge.game.seats import masters
from judge.game.state import Game, Guest
from judge.notices.game import SeatChanged
from judge.notices.notice import Addressee, once
from judge.notices.remarks import GameRefusal
from judge.notices.restricted import person_in
from judge.notices.security import MasterAsked
from judge.records import MarkKind, Person
from judge.service.dependencies import Services
from judge.service.entrants import why_not_lead
from judge.service.keeper.removal import KEEPER, save, without
from judge.service.open_games import OpenGames
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice
from judge.service.outgoing.requests import asked_again, asked_too
from judge.service.passwords_password_token_part import new_token
from judge.store.database import UnitOfWork


def command_game(
    services: Services, work: UnitOfWork, name: str, command: Command, now: datetime
) -> GameRefusal | None:
    """Do in a game what its master could; why the game refuses, None if it is done."""
    games = OpenGames(work, now, for_mail=True)
    game = games.up_to_date(name)
    assert game is not None
    after, events = machine.apply(game, KEEPER, command, now)
    refused = next((event for event in events if isinstance(event, Refused)), None)
    if refused is not None:
        return GameRefusal(refused, game)
    games.update(after, events)
    save(services, work, games, now)
    return None


def hand_over(
    services: Services, work: UnitOfWork, game: Game, person: Person, now: datetime
) -> GameRefusal | None:
    """Give a game another master, who gets a token for a password of his own; why not, None if it is done.

    Everybody in it is told. What the one before had parked for the game is dropped; what others asked of him,
    the new one is asked.
    """
    if (why := why_not_lead(work, game, person)) is not None:
        return GameRefusal(why, game)
    dropped = work.parked_items.clear(game.master.person, game.name)
    games = OpenGames(work, now, for_mail=True)
    before = games.up_to_date(game.name)
    assert before is not None
    others = tuple(one for one in before.co_masters if one.person != person.id)
    led = replace(before, master=Guest(person.id, ""), co_masters=others)
    led = masters.without_forgetting(before, led)
    games.update(led, (MasterJoined(person.id, KEEPER), MasterLeft(before.master.person, KEEPER)))
    key = f"keeper:{now.isoformat()}:{game.name}:master"
    for change in games.save_changes(key):
        members = GameMembers(change, people_of(work, change.before, change.game), work)
        notice = SeatChanged(change.game, "new_master", person_in(change.game, person))
        for reader in (*once(members.everyone()), *_before(members, change.before)):
            post_notice(services, work, notice, reader, key, now)
        _mail_token(services, work, change.game, person, key, now)
        questions = asked_again(services, work, change.game, dropped, person, now)
        _ask(services, work, questions, person, key, now)
    return None


def promote(
    services: Services, work: UnitOfWork, game: Game, person: Person, now: datetime
) -> GameRefusal | None:
    """Have somebody lead a game beside its master; why not, None if it is done. Everybody in it is told."""
    games = OpenGames(work, now, for_mail=True)
    before = games.up_to_date(game.name)
    assert before is not None
    if (why := why_not_lead(work, before, person)) is not None:
        return GameRefusal(why, before)
    addresses = (person.address, *work.people.others(person.id))
    after, events = masters.appoint(before, person.id, addresses, KEEPER, in_place=False)
    if isinstance(events[0], Refused):
        return GameRefusal(events[0], before)
    games.update(after, events)
    save(services, work, games, now)
    key = f"keeper:{now.isoformat()}:{game.name}:master"
    _mail_token(services, work, after, person, key, now)
    questions = asked_too(services, work, after, before.master.person, person, now)
    _ask(services, work, questions, person, key, now)
    return None


def _ask(
    services: Services,
    work: UnitOfWork,
    questions: Sequence[MasterAsked],
    master: Person,
    key: str,
    now: datetime,
) -> None:
    """Mail a new master what the one before him, or beside him, is asked."""
    for number, question in enumerate(questions):
        reader = Addressee(master, Role.MASTER)
        post_notice(services, work, question, reader, f"{key}:asked:{number}", now)


def _before(members: GameMembers, game: Game) -> tuple[Addressee, ...]:
    """The master that was."""
    person = members.person(game.master.person)
    return (Addressee(person, Role.REGISTERED),) if person else ()


def _mail_token(
    services: Services, work: UnitOfWork, game: Game, person: Person, key: str, now: datetime
) -> None:
    """Mail a new master a token, with which he sets his password."""
    notice = new_token(services, work, game, person.id, now)
    post_notice(services, work, notice, Addressee(person, Role.REGISTERED), key, now)


def ban(services: Services, work: UnitOfWork, address: str, now: datetime) -> None:
    """Read no mail from an address (or, with @ in front, a domain) any more; its person leaves all games."""
    work.marks.clear(MarkKind.BANNED, address)
    work.marks.add(MarkKind.BANNED, address, address, now)
    person = work.people.by_address(address)
    if person is not None:
        games = OpenGames(work, now, for_mail=True)
        without(work, games, person, now)
        save(services, work, games, now)


def unban(work: UnitOfWork, address: str) -> bool:
    """Read mail from an address or a domain again; whether it was banned."""
    banned = work.marks.last(MarkKind.BANNED, address) is not None
    work.marks.clear(MarkKind.BANNED, address)
    return banned


def close(work: UnitOfWork, now: datetime) -> None:
    """Let no new people and games in."""
    reopen(work)
    work.marks.add(MarkKind.CLOSED, MarkKind.CLOSED, MarkKind.CLOSED, now)


def reopen(work: UnitOfWork) -> None:
    """Let new people and games in again."""
    work.marks.clear(MarkKind.CLOSED, MarkKind.CLOSED)
