"""Acts of the keeper on games and people: pause, hand over, ban, end, remove."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import Eject
from judge.game.events import Event, MasterActed, MasterJoined, MasterLeft
from judge.game.permissions import actors_of
from judge.game.phases.expiry import next_due
from judge.game.phases.turn import end
from judge.game.refusals import Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import masters
from judge.game.seats.leaving import eject
from judge.game.seats.masters import leave
from judge.game.seats.standbys import withdraw
from judge.game.state import Ending, Game, Guest, Status
from judge.language.mail_domains import counted_as
from judge.notices.game import GameLost, GameMoved, SeatChanged
from judge.notices.notice import Addressee, once
from judge.notices.remarks import GameRefusal
from judge.notices.restricted import person_in
from judge.notices.security import MasterAsked
from judge.records import NOWHERE, CounterKind, Person
from judge.service.dependencies import Services
from judge.service.entrants import why_not_run
from judge.service.open_games import GameChange, OpenGames
from judge.service.outgoing.announce import announce
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice
from judge.service.outgoing.requests import asked_again, asked_too
from judge.service.passwords import new_token
from judge.service.redaction import ERASED_MAIL
from judge.store.database import UnitOfWork

# Removal: the keeper ends a game, takes one out of sight, or a person out of all games.
#
# docs: sender, "The keeper can remove games and people"
#
# What happened in a game is a record and is never deleted. Nobody finds a removed game, and its name is
# not used again. Of a removed person only the number is kept by which records name them.

KEEPER = Actor(Role.KEEPER, 0)
LEAVER_NAME = "somebody who left"


def end_game(services: Services, work: UnitOfWork, name: str, now: datetime) -> None:
    """End a game that goes on without a result, as its GM could; everybody in it is told."""
    games = OpenGames(work, now, for_mail=True)
    game = games.up_to_date(name)
    if game is not None and game.status is not Status.FINISHED:
        over, events = end(game, Ending.TERMINATED)
        games.update(over, (MasterActed(KEEPER), *events))
    save(services, work, games, now)


def remove_game(services: Services, work: UnitOfWork, name: str, now: datetime, moved_to: str = "") -> None:
    """End a game if it goes on, and hide it for good; everybody in it is told.

    `moved_to` is the address of another judge where it goes on: then its people are told that, and no end.
    """
    games = OpenGames(work, now, for_mail=True)
    game = games.up_to_date(name)
    if game is None:
        return
    if game.status is not Status.FINISHED:
        over, events = end(game, Ending.TERMINATED)
        games.update(over, (MasterActed(KEEPER), *events))
    key = f"keeper:{now.isoformat()}"
    changes = tuple(games.save_changes(key))
    work.games.remove(name)
    for change in changes:
        if not moved_to:
            announce(services, work, change, now)
    if moved_to:
        members = GameMembers(GameChange(game, game, (), 0), people_of(work, game), work)
        for reader in once(members.everyone()):
            notice = GameMoved(game, moved_to)
            post_notice(services, work, notice, reader, f"{name}:{key}:moved", now)


def remove_unreadable_game(services: Services, work: UnitOfWork, name: str, now: datetime) -> int:
    """Hide a game whose state cannot be read; return how many people with a part in it are told."""
    people = work.people.several(work.games.members(name))
    for person in people.values():
        reader = Addressee(person, Role.REGISTERED)
        post_notice(services, work, GameLost(name), reader, f"{name}:keeper:{now.isoformat()}", now)
    work.games.remove_unreadable(name)
    return len(people)


def games_to_end_first(work: UnitOfWork, person: PersonId) -> tuple[str, ...]:
    """Return the running games whose only GM is this person, who therefore cannot leave them."""
    mine = (work.games.get(name) for name in work.games.of(person))
    return tuple(
        one.name
        for one in mine
        if one and {leader.person for leader in one.masters} == {person} and one.status is not Status.FINISHED
    )


def remove_person(services: Services, work: UnitOfWork, person: Person, now: datetime) -> None:
    """Take a person out of every running game, whose players are told, and forget who they were."""
    games = OpenGames(work, now, for_mail=True)
    without(work, games, person, now)
    save(services, work, games, now)
    forget_person(work, person, now)


def without(work: UnitOfWork, games: OpenGames, person: Person, now: datetime) -> None:
    """Take a person out of every running game, also as a standby."""
    for name in dict.fromkeys((*work.games.of(person.id), *work.games.stood_by(person.id))):
        game = games.up_to_date(name)
        if game is not None and game.status is not Status.FINISHED:
            games.update(*_without(game, person.id, now))


def forget_person(work: UnitOfWork, person: Person, before: datetime) -> None:
    """Delete every name, address, entry and message of somebody, and all that waits for their answer.

    docs: press, "Personal data is erased when its time is over"

    Their number stays, as records name it. Others' emails about them lose their text if they were sent before
    that.
    """
    for name in work.games.of(person.id):
        work.parked_items.clear(person.id, name)
    nowhere = f"{person.id}{NOWHERE}"
    games = {*work.games.empty_press(person.id), *work.games.of(person.id)}
    for name in sorted(games):
        _forget_words(work, name, person.id, before)
    work.outbox.erase_notices(sorted(games), person.name, before, ERASED_MAIL)
    others = work.people.others(person.id)
    for address in (person.address, *others):
        work.inbox.forget_address(address, nowhere, ERASED_MAIL)
        work.outbox.forget_address(address, nowhere, ERASED_MAIL)
        work.counters.forget_address(counted_as(address))
    for address in others:
        work.people.remove_other(person.id, address)
    work.people.forget_tokens(person.id)
    nobody = replace(person, name=LEAVER_NAME, address=nowhere, zone="UTC", entry=(), standby=())
    work.people.save(replace(nobody, unreachable=None))


def _forget_words(work: UnitOfWork, name: str, person: PersonId, now: datetime) -> None:
    """Delete somebody's diary, and their messages that wait for the results, from a game."""
    game = work.games.get(name)
    if game is None:
        return
    diaries = tuple(one for one in game.diaries if one.person != person)
    posted = tuple(one for one in game.posted if one.author.person != person)
    if (diaries, posted) != (game.diaries, game.posted):
        kept = replace(game, diaries=diaries, posted=posted)
        work.games.save(kept, (), now, f"removal:{person}", next_due(kept))


def _without(game: Game, person: PersonId, now: datetime) -> tuple[Game, tuple[Event, ...]]:
    """Return the game after the person was removed from all their parts in it, as by its GM."""
    told: list[Event] = []
    for actor in actors_of(game, person):
        leads = actor.role is Role.MASTER
        out = Eject(power=actor.power, person=person)
        after, events = leave(game, person, KEEPER) if leads else eject(game, actor, out, now)
        if not any(isinstance(event, Refused) for event in events):
            game = after
            told += events
    for seat in game.seats:
        if seat.standby == person:
            game, events = withdraw(game, seat.power)
            told += events
    return game, (MasterActed(KEEPER), *told) if told else ()


def save(services: Services, work: UnitOfWork, games: OpenGames, now: datetime) -> None:
    """Save the games that the keeper changed, and tell the people in them."""
    for change in games.save_changes(f"keeper:{now.isoformat()}"):
        announce(services, work, change, now)


# Acts of the keeper on single games and people: pause, resume, hand over, ban, close.
#
# They are carried out like a GM's commands, with the keeper as the actor, so that everybody in a game
# is told as usual, and the cause stored with each event says that it was the keeper.


def command_game(
    services: Services, work: UnitOfWork, name: str, command: Command, now: datetime
) -> GameRefusal | None:
    """Do in a game what its GM could; return why the game refuses, None if it is done."""
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
    """Give a game another GM, with a token to set a password; return why not, None if it is done.

    Everybody in it is told. What the former GM had parked for the game is dropped; what others asked them,
    the new GM is asked.
    """
    if (why := why_not_run(work, game, person)) is not None:
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
    """Have somebody run a game beside its GM; return why not, None if it is done.

    Everybody in it is told.
    """
    games = OpenGames(work, now, for_mail=True)
    before = games.up_to_date(game.name)
    assert before is not None
    if (why := why_not_run(work, before, person)) is not None:
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
    """Ask a new GM what the former GM, or the one beside them, was asked."""
    for number, question in enumerate(questions):
        reader = Addressee(master, Role.MASTER)
        post_notice(services, work, question, reader, f"{key}:asked:{number}", now)


def _before(members: GameMembers, game: Game) -> tuple[Addressee, ...]:
    """Return the former GM."""
    person = members.person(game.master.person)
    return (Addressee(person, Role.REGISTERED),) if person else ()


def _mail_token(
    services: Services, work: UnitOfWork, game: Game, person: Person, key: str, now: datetime
) -> None:
    """Mail a new GM a token with which they set their password."""
    notice = new_token(services, work, game, person.id, now)
    post_notice(services, work, notice, Addressee(person, Role.REGISTERED), key, now)


def ban(services: Services, work: UnitOfWork, address: str, now: datetime) -> None:
    """Read no more email from an address (or, with @ in front, a domain); its person leaves all games."""
    work.counters.clear(CounterKind.BANNED, address)
    work.counters.add(CounterKind.BANNED, address, address, now)
    person = work.people.by_address(address)
    if person is not None:
        games = OpenGames(work, now, for_mail=True)
        without(work, games, person, now)
        save(services, work, games, now)


def unban(work: UnitOfWork, address: str) -> bool:
    """Read email from an address or a domain again; return whether it was banned."""
    banned = work.counters.last(CounterKind.BANNED, address) is not None
    work.counters.clear(CounterKind.BANNED, address)
    return banned


def close(work: UnitOfWork, now: datetime) -> None:
    """Let no new people and games in."""
    reopen(work)
    work.counters.add(CounterKind.CLOSED, CounterKind.CLOSED, CounterKind.CLOSED, now)


def reopen(work: UnitOfWork) -> None:
    """Let new people and games in again."""
    work.counters.clear(CounterKind.CLOSED, CounterKind.CLOSED)
