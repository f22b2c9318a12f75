"""Addresses at which the judge's email does not arrive: after two emails the GM is told, once.

A delivery report and a relay that knows no such recipient count alike.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from judge.game import machine
from judge.game.permissions import actors_of
from judge.game.roles import Role
from judge.game.state import Game, Status
from judge.notices.notice import Addressee
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.restricted import person_in, words_about
from judge.notices.security import AddressFails, KeeperNote
from judge.records import CounterKind, Person
from judge.service.dependencies import Services
from judge.service.open_games import GameChange
from judge.service.outgoing.announce import announce
from judge.service.outgoing.post import post_notice, post_to_keeper
from judge.store.database import UnitOfWork

HARD_BOUNCES = 2
"""Parcels that must have come back for good before an address is marked."""
_WITHIN = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Undelivered:
    """An email of the judge that did not arrive, by its number, and what is said about that.

    `key` names what reported it.
    """

    email_id: int
    recipient: str
    status: str
    detail: str
    key: str

    @property
    def said(self) -> str:
        """Status and words in one."""
        return f"{self.status} {self.detail}".strip()


def count_undelivered(services: Services, work: UnitOfWork, one: Undelivered, now: datetime) -> None:
    """Count an email that never arrives, each once; mark its address after the second."""
    about = f"out-{one.email_id}"
    if work.counters.count(CounterKind.BOUNCE, now, _WITHIN, who=one.recipient, about=about):
        return
    work.counters.add(CounterKind.BOUNCE, one.recipient, about, now)
    person = work.people.by_address(one.recipient)
    if person is None or person.unreachable is not None or person.address != one.recipient:
        return
    if work.counters.count(CounterKind.BOUNCE, now, _WITHIN, who=one.recipient) < HARD_BOUNCES:
        return
    marked = replace(person, unreachable=now)
    work.people.save(marked)
    for name in work.games.of(person.id):
        game = work.games.get(name)
        if game is not None and game.status is not Status.FINISHED:
            _tell_master(services, work, game, marked, one, now)
            after, events = machine.unreachable(game, person.id, now)
            if events:
                first = work.games.save(after, events, now, one.key, machine.next_due(after))
                announce(services, work, GameChange(game, after, events, first), now)


def _tell_master(
    services: Services, work: UnitOfWork, game: Game, person: Person, one: Undelivered, now: datetime
) -> None:
    """Tell a game's GMs that somebody's email bounces; also the keeper, if it is a GM's."""
    key = f"{one.key}:fails:{game.name}"
    others = [master.person for master in game.masters if master.person != person.id]
    if game.is_run_by(person.id):
        what = remark(KeeperRemark.MASTER_UNREACHABLE, game=game.name)
        post_to_keeper(services, work, KeeperNote(what, f"{person.address}: {one.said}"), key, now)
    power = next((actor.power for actor in actors_of(game, person.id) if actor.power), None)
    notice = AddressFails(
        game,
        person_in(game, person),
        power,
        words_about(game, person, one.said, one.status or "no status"),  # servers repeat the address
    )
    for other in others:
        reader = Addressee(work.people.get(other), Role.MASTER)
        post_notice(services, work, notice, reader, key, now)
