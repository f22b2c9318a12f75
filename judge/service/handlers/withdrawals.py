"""The withdrawal of what someone has asked others, before they have answered.

These are an offer to run the game or to play a power, a request to the GM, and a change of places. A later
YES to the question is told that it was cancelled.
"""

from __future__ import annotations

from collections.abc import Callable

from judge.game.anonymity import anonymous
from judge.game.roles import Actor, PersonId
from judge.game.seats.allocation import without_swaps
from judge.game.state import Game
from judge.notices.remarks import MailRemark, Remark, remark
from judge.records import (
    CounterKind,
    ParkedCommand,
    ParkedItem,
    ParkedMastership,
    ParkedOtherAddress,
    ParkedPartnership,
    Settlement,
)
from judge.service.handlers.masters import offers_made
from judge.service.request import Request
from judge.service.speaker import Speaker

_SWAP = "SWAP "


def withdraw_questions(request: Request, game: Game, actor: Actor) -> bool:
    """Withdraw all that someone has asked others in a game; return whether there was anything to withdraw.

    Where people are hidden it must not show whether anybody was really asked, as when they were asked.
    """
    if actor.acting:
        return False
    found = _withdraw(request, game, lambda item: _is_of(game, actor, item))
    if (after := without_swaps(game, actor)) != game:
        request.games.update(after, ())
        found = True
    return found or (anonymous(game) and offers_made(request, game, actor) > 0)


def others_asked(request: Request, speaker: Speaker) -> Remark | None:
    """Return that others were asked on the speaker's behalf and may still say yes; None if not.

    Where people are hidden it is not told, because it would show whether anybody was really asked.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.acting or anonymous(game) or not request.email.references:
        return None
    items = request.work.parked_items.asked_of_others(game.name)
    waits = any(one.expires > request.now and _is_own(actor, one) for one in items)
    return remark(MailRemark.OTHERS_ASKED, game=game.name) if waits else None


def _is_own(actor: Actor, item: ParkedItem) -> bool:
    """Return whether somebody was asked on the actor's behalf."""
    match item.content:
        case ParkedMastership(by=by) | ParkedPartnership(by=by):
            return by == actor.person
        case ParkedCommand(asker=asker):
            return asker == actor.person
        case _:
            return False


def withdraw_partnership(request: Request, game: Game, actor: Actor, person: PersonId | None) -> bool:
    """Withdraw a player's offers to play their power, those to one person, or all if it is None.

    What is returned is as for `withdraw_questions`.
    """

    def is_meant(item: ParkedItem) -> bool:
        offered = isinstance(item.content, ParkedPartnership) and item.content.by == actor.person
        return offered and person in (None, item.person)

    found = _withdraw(request, game, is_meant)
    return found or (anonymous(game) and offers_made(request, game, actor) > 0)


def withdraw_other_address(request: Request, person: PersonId, address: str) -> bool:
    """Withdraw the question whether another address is someone's; return whether there was one."""
    items, found = request.work.parked_items, False
    for one in items.clear(person, ""):
        if isinstance(one.content, ParkedOtherAddress) and one.content.address == address:
            found |= one.expires > request.now
            request.work.counters.add(CounterKind.SETTLED, one.digest, Settlement.DROPPED, request.now)
        else:
            items.park(one)
    return found


def _withdraw(request: Request, game: Game, is_meant: Callable[[ParkedItem], bool]) -> bool:
    items = request.work.parked_items
    meant = [one for one in items.asked_of_others(game.name) if is_meant(one)]
    for one in meant:
        items.take(one.digest, request.now)
        request.work.counters.add(CounterKind.SETTLED, one.digest, Settlement.DROPPED, request.now)
    return any(one.expires > request.now for one in meant)


def _is_of(game: Game, actor: Actor, item: ParkedItem) -> bool:
    """Return whether somebody was asked on the actor's behalf, or to change places with them."""
    match item.content:
        case ParkedCommand(line=line) if line.startswith(_SWAP):
            names = line.removeprefix(_SWAP).split(", ")
            leads = game.is_run_by(actor.person)
            return leads or (actor.power is not None and game.variant.power(actor.power).name in names)
        case _:
            return _is_own(actor, item)
