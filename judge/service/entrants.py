"""Entrants: who may come into a game, by all that is known about a person: addresses, mailbox, record, site.

`game.seats.entry` has what a game demands; here the demands are checked for stored people.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.anonymity import anonymous
from judge.game.dedication import NO_RECORD
from judge.game.refusals import Refusal, Refused
from judge.game.roles import PersonId
from judge.game.seats import entry
from judge.game.settings import Site, Visibility
from judge.game.state import Game
from judge.language.names_of_people import ways_to_pass, ways_to_read
from judge.records import Person
from judge.store.database import UnitOfWork


def addresses_of(work: UnitOfWork, person: Person) -> tuple[str, ...]:
    """Return all addresses of a person, the address of record first."""
    return (person.address, *work.people.others(person.id))


def invited(work: UnitOfWork, game: Game, person: Person) -> bool:
    """Return whether the GM has let the person in by name."""
    return entry.is_invited(game, addresses_of(work, person))


def wants_word(work: UnitOfWork, game: Game, person: Person) -> bool:
    """Return whether the person needs the GM's approval; whoever was invited by name has it."""
    return entry.wants_word(game, person.id) and not invited(work, game, person)


def why_not_watch(work: UnitOfWork, game: Game, person: Person) -> Refused | None:
    """Return why the person may not watch the game."""
    addresses = addresses_of(work, person)
    if not entry.may_watch(game, addresses):
        return Refused(Refusal.NOT_ADMITTED)
    return entry.mailbox_refused(game, addresses, _ids(_in_same_mailbox(work, person)))


def why_not_play(work: UnitOfWork, game: Game, person: Person) -> Refused | None:
    """Return why the game's settings, its GM, or its other people keep the person from playing."""
    level = next((value for key, value in person.entry if key == "level"), "")
    addresses, same = addresses_of(work, person), _in_same_mailbox(work, person)
    record = sum((one.record for one in same), start=NO_RECORD + person.record)
    return (
        entry.mailbox_leads(game, _ids(same))
        or entry.mailbox_refused(game, addresses, _ids(same))
        or entry.entry_refused(game, addresses, record, level)
        or _why_not_at_site(work, game, person)
        or _why_not_by_name(work, game, person, same)
    )


def why_not_share(work: UnitOfWork, game: Game, person: Person) -> Refused | None:
    """Return why the person cannot be a partner: somebody with the same mailbox has a part in the game."""
    addresses, others = addresses_of(work, person), _ids(_in_same_mailbox(work, person))
    return entry.mailbox_leads(game, others) or entry.mailbox_refused(game, addresses, others)


def why_not_run(work: UnitOfWork, game: Game, person: Person) -> Refused | None:
    """Return why the person may not run the game: somebody with the same mailbox plays in it."""
    same = _in_same_mailbox(work, person)
    return entry.mailbox_plays(game, _ids(same)) or _why_not_by_name(work, game, person, same)


def _why_not_by_name(work: UnitOfWork, game: Game, person: Person, same: Sequence[Person]) -> Refused | None:
    """Return why the person's name keeps them out: it could pass for that of a GM or a player there.

    If nobody may know who is in a game, nothing is said. People who have a part in it already keep their
    names.
    """
    if game.settings.visibility is Visibility.PRIVATE or anonymous(game):
        return None
    leads = {game.master.person, *(one.person for one in game.co_masters)}
    known = leads | {one.person for one in game.applicants} | {seat.person for seat in game.seats}
    if person.id in known:
        return None
    ways = ways_to_pass(person.name)
    for other in sorted(known - {0} - _ids(same)):
        if not ways.isdisjoint(ways_to_read(work.people.get(other).name)):
            return Refused(Refusal.NAME_LIKE_ANOTHERS, person.name)
    return None


def _why_not_at_site(work: UnitOfWork, game: Game, person: Person) -> Refused | None:
    """Return why the person's mail domain keeps them from playing, if nobody invited them."""
    if game.settings.site is Site.ANY or invited(work, game, person):
        return None
    players = {one.person for one in game.applicants} | {seat.person for seat in game.seats}
    sites = {_site(work.people.get(one)) for one in players - {0, person.id}}
    return entry.site_refused(game, _site(person), _site(work.people.get(game.master.person)), sites)


def _site(person: Person) -> str:
    return person.address.rpartition("@")[2]


def _in_same_mailbox(work: UnitOfWork, person: Person) -> Sequence[Person]:
    """Return the others who share a mailbox with the person (docs: press, "A mailbox plays once")."""
    boxes = {entry.mailbox(one) for one in addresses_of(work, person)}
    found = {one.id: one for box in sorted(boxes) for one in work.people.of_mailbox(box)}
    return [one for one in found.values() if one.id != person.id]


def _ids(people: Sequence[Person]) -> frozenset[PersonId]:
    return frozenset(one.id for one in people)
