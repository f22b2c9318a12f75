"""Offers: the standby list is asked for powers that are late or vacant; the first YES takes one.

Those who are asked learn no more than anybody may: in a game that hides who is late or gone, not which power
it is. Each question waits under the identifier of its email (`post_question`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import islice

from judge.game.anonymity import hides_absence, is_blind
from judge.game.events import Event, Left, PhaseJudged, StandbyDone, StandbyEnd, StandbysAsked
from judge.game.orders.outstanding import has_standbys, in_doubt, vacant_powers
from judge.game.roles import PersonId, Role
from judge.game.seats.entry import had_part
from judge.game.seats.joining import why_not_to_play
from judge.game.state import Game, Seat, Status
from judge.game.transition import happened, running_clock
from judge.notices.notice import Addressee
from judge.notices.remarks import Remark, SeatRemark, remark
from judge.notices.standbys import StandbyMoved, StandbyTold, StandbyWanted
from judge.records import ParkedOffer, Person
from judge.rules.units import Power
from judge.rules.variant import PowerFacts
from judge.service.dependencies import Services
from judge.service.entrants import why_not_play
from judge.service.open_games import GameChange
from judge.service.outgoing.post import post_notice, post_question
from judge.store.database import UnitOfWork

ALL, GUNBOAT, BLIND, GAME, BOARD = "all", "gunboat", "blind", "game:", "board:"
"""What someone may stand by for; the last two with a name."""
MOST_AT_ONCE = 2
"""Powers of one game that someone is asked for at a time."""
MOST_ASKED = 20
"""How many are asked for one power; those who came first to the judge."""


def kinds_of(game: Game) -> Sequence[str]:
    """Return the entries of the standby list that fit a game."""
    board = game.variant.name.partition("+")[0]
    kinds = [ALL, GAME + game.name, BOARD + board]
    return kinds + [GUNBOAT] * game.settings.gunboat + [BLIND] * is_blind(game)


def kind_in_words(kind: str) -> Remark:
    """Return what somebody stands by for, in words."""
    if kind.startswith(GAME):
        return remark(SeatRemark.ONE_GAME, game=kind.removeprefix(GAME))
    if kind.startswith(BOARD):
        return remark(SeatRemark.BOARD_GAMES, board=kind.removeprefix(BOARD))
    if kind == GUNBOAT:
        return remark(SeatRemark.GUNBOAT_GAMES)
    return remark(SeatRemark.BLIND_GAMES) if kind == BLIND else remark(SeatRemark.ANY_GAME)


def named_power(game: Game, power: PowerFacts) -> PowerFacts | Remark:
    """Return the power that somebody was asked for; unnamed if nobody may learn which one is late."""
    return remark(SeatRemark.THAT_POWER) if hides_absence(game) else power


def promise_in_words(game: Game, power: Power) -> Remark:
    """Return for what somebody stands by, and until when, for the list of their own games."""
    named = named_power(game, game.variant.power(power))
    if game.status is Status.PAUSED or in_doubt(game, game.seat(power)):
        return remark(SeatRemark.STANDS_BY_NOW, game=game.name, power=named)
    return remark(SeatRemark.STANDS_BY_UNTIL, game=game.name, power=named, until=running_clock(game).grace)


def tell_standbys(services: Services, work: UnitOfWork, change: GameChange, now: datetime) -> None:
    """Ask the people on the list, and tell those who stand by, what a change means for them."""
    if happened(StandbysAsked | StandbyDone, change.events):
        _post_offers(services, work, change, now)
    if has_standbys(change.game):
        _tell_of_other_time(services, work, change, now)


def _post_offers(services: Services, work: UnitOfWork, change: GameChange, now: datetime) -> None:
    """Ask the standbys for the powers of a change, and tell one who waited what became of theirs."""
    game = change.game
    for index, event in enumerate(change.events):
        key = f"{game.name}:{change.first + index}"
        if isinstance(event, StandbysAsked) and game.ending is None:
            wanted = _still_wanted(game, event.powers, change.events[index:])
            out = _withdrawn(change.events)
            for turn, person in enumerate(_asked(work, game, out) if wanted else ()):
                for power in _of_turn(wanted, turn):
                    _offer(services, work, game, power, person, key, now)
        elif isinstance(event, StandbyDone) and event.why is not StandbyEnd.WITHDRAWN:
            _tell_end(services, work, change, event, key, now)


def _tell_end(
    services: Services, work: UnitOfWork, change: GameChange, event: StandbyDone, key: str, now: datetime
) -> None:
    """Tell a standby what became of their power; somebody who withdrew gets an answer."""
    game, power = change.game, event.power
    role = Role.PLAYER if event.seated else Role.REGISTERED
    reader = Addressee(work.people.get(event.person), role, power if event.seated else None)
    shown = power if event.seated or not hides_absence(game) else None
    left = any(isinstance(one, Left) and one.power == power for one in change.events)
    notice = StandbyTold(game, shown, None if event.seated else event.why, left)
    post_notice(services, work, notice, reader, key, now)


def _withdrawn(events: Sequence[Event]) -> frozenset[PersonId]:
    """Return who withdrew with these events and so is not asked again by them."""
    ends = (one for one in events if isinstance(one, StandbyDone) and one.why is StandbyEnd.WITHDRAWN)
    return frozenset(one.person for one in ends)


def _tell_of_other_time(services: Services, work: UnitOfWork, change: GameChange, now: datetime) -> None:
    """Tell each standby whose wait now ends at another moment than they were told."""
    game, key = change.game, f"{change.game.name}:{change.first}"
    before = {seat.power: seat for seat in change.before.seats}
    for seat in game.seats:
        earlier = before[seat.power].standby if seat.power in before else 0
        if not seat.standby or seat.standby != earlier or game.status is Status.FINISHED:
            continue
        if _waits_for(change.before, before[seat.power]) != (waits_for := _waits_for(game, seat)):
            shown = None if hides_absence(game) else seat.power
            notice = StandbyMoved(game, shown, season=waits_for is None)
            reader = Addressee(work.people.get(seat.standby), Role.REGISTERED, None)
            post_notice(services, work, notice, reader, f"{key}:{seat.power}", now)


def _waits_for(game: Game, seat: Seat) -> tuple[Status, datetime | None] | None:
    """Return what a standby waits for: the end of grace, or (None) a second silent season."""
    if in_doubt(game, seat):
        return None
    return game.status, game.clock.grace if game.clock and game.status is Status.RUNNING else None


def _of_turn(wanted: Sequence[Power], turn: int) -> Sequence[Power]:
    """Return the powers that one person on the list is asked for: a few of many, in turn."""
    first = turn * MOST_AT_ONCE % len(wanted)
    return [*wanted[first:], *wanted[:first]][:MOST_AT_ONCE]


def _still_wanted(game: Game, powers: Sequence[Power], later: Sequence[Event]) -> Sequence[Power]:
    """Return the powers that still need somebody, without those late for an adjudicated phase."""
    if not any(isinstance(event, PhaseJudged) for event in later):
        return powers
    free = vacant_powers(game)
    return [power for power in powers if power in free or in_doubt(game, game.seat(power))]


def _asked(work: UnitOfWork, game: Game, out: frozenset[PersonId]) -> Sequence[Person]:
    """Return the people on the list who may play in the game and had no player's part in it."""
    listed = work.people.standbys(kinds_of(game))
    gone = {actor.person for actor in (*game.ejected, *game.parted)} | out
    new = (one for one in listed if one.id not in gone and not had_part(game, one.id))
    free = (one for one in new if why_not_to_play(game, one.id) is None)
    return list(islice((one for one in free if why_not_play(work, game, one) is None), MOST_ASKED))


def _offer(
    services: Services, work: UnitOfWork, game: Game, power: Power, person: Person, key: str, now: datetime
) -> None:
    late = power not in vacant_powers(game)
    shown = None if hides_absence(game) else power
    doubt = game.seat(power).missed if in_doubt(game, game.seat(power)) else None
    notice = StandbyWanted(game, shown, late, doubt)
    reader = Addressee(person, Role.REGISTERED, None)
    post_question(services, work, notice, reader, f"{key}:{power}", ParkedOffer(power), now)
