"""The standby list: who joins and leaves it, and the YES of somebody who was asked about a power."""

from __future__ import annotations

from dataclasses import replace

from judge.game.anonymity import anonymous, hides_absence
from judge.game.commands.anyone import Standby
from judge.game.events import StandbyNamed
from judge.game.orders.outstanding import in_doubt, vacant_powers
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import standbys
from judge.game.seats.joining import why_not_to_play
from judge.game.state import Game
from judge.game.transition import running_clock
from judge.language.names import is_game_name
from judge.notices.remarks import GameRefusal, PersonRemark, Remark, SeatRemark, remark
from judge.notices.replies import Note
from judge.records import ParkedItem, ParkedOffer, Person
from judge.rules.units import Power
from judge.rules.variant import PowerFacts
from judge.service.changes import record
from judge.service.entrants import why_not_play
from judge.service.handlers.inquiry import add_game_page
from judge.service.handlers.people import change_entry, not_registered, proves_itself
from judge.service.handlers.seat_lookup import is_hidden, own_promises
from judge.service.handlers.seats import not_let_in
from judge.service.opt_in import answered_emails
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.standbys import (
    ALL,
    BLIND,
    BOARD,
    GAME,
    GUNBOAT,
    kind_in_words,
    kinds_of,
    named_power,
)
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript
from judge.variants.load import known_name

_MOST_KINDS = 12
"""Of more only the last ones stay."""


def change_standby(session: Session, command: Standby) -> Outcome:
    """Put the sender on the standby list for a kind of games, or take them off."""
    request, speaker = session.request, session.speaker
    person = speaker.person
    if person is None:
        return not_registered(request, speaker)
    kind = _kind(request, speaker, command.kind)
    if kind is None:
        return Rejected(remark(SeatRemark.STANDBY_UNKNOWN, kind=command.kind))
    return _leave(session, person, kind) if command.off else _enter(session, person, kind)


def _leave(session: Session, person: Person, kind: str) -> Outcome:
    """Take somebody off one list; off any game's, off all. They may then refuse what they agreed to."""
    request, speaker = session.request, session.speaker
    rest = tuple(one for one in person.standby if kind not in (one, ALL))
    held = [
        (game, power)
        for game, power in own_promises(request, speaker)
        if kind == ALL or kind in kinds_of(game)
    ]
    if held and not proves_itself(session, person):
        return Rejected(remark(PersonRemark.ENTRY_WANTS_PROOF, address=person.address))
    outcome = _listed(session, person, rest, remark(SeatRemark.STANDBY_OFF, kind=kind_in_words(kind)))
    if isinstance(outcome, Rejected):
        return outcome
    freed = tuple(
        (Note.NOTE, _let_go(request, speaker, session.transcript, game, power)) for game, power in held
    )
    return replace(outcome, notes=freed) if isinstance(outcome, Done) else outcome


def promise_answered(request: Request, speaker: Speaker) -> tuple[Game, Power] | None:
    """Return the power for which the sender stands by, if they answer the judge's email about it."""
    same, outbox = request.work.people.same, request.work.outbox
    concerns = filter(None, map(outbox.concern, answered_emails(request.email)))
    asked = [one.game for one in concerns if same(one.recipient, request.email.sender)]
    found = own_promises(request, speaker) if asked else []
    about = [one for one in found if one[0].name in asked] or found
    return about[0] if len(about) == 1 else None


def take_back(request: Request, speaker: Speaker, transcript: Transcript) -> Outcome | None:
    """Release a sender who withdraws as standby in an answer; None if they do not."""
    found = promise_answered(request, speaker)
    if found is None:
        return None
    transcript.word_taken = True
    return Done(_let_go(request, speaker, transcript, *found))


def _let_go(request: Request, speaker: Speaker, transcript: Transcript, game: Game, power: Power) -> Remark:
    record(request, speaker, transcript, game, *standbys.withdraw(game, power))
    return remark(
        SeatRemark.STANDS_BY_NO_MORE, game=game.name, power=named_power(game, game.variant.power(power))
    )


def _enter(session: Session, person: Person, kind: str) -> Outcome:
    kinds = (*(one for one in person.standby if one != kind), kind)[-_MOST_KINDS:]
    game = session.request.games.up_to_date(kind.removeprefix(GAME)) if kind.startswith(GAME) else None
    proven = game is not None and proves_itself(session, person)
    if game is not None and proven and (why := _never_asked(session.request, game, person)) is not None:
        return Rejected(GameRefusal(why, game))
    outcome = _listed(session, person, kinds, remark(SeatRemark.STANDBY_LISTED, kind=kind_in_words(kind)))
    if isinstance(outcome, Done) and game is not None and (free := _free(game, person.id)) is not None:
        return replace(outcome, notes=((Note.NOTE, free),))
    return outcome


def _never_asked(request: Request, game: Game, person: Person) -> Refused | None:
    """Return why the game bars the person, so that they would never be asked for a power of it.

    Nobody can write in another's name to learn whether their mailbox is in a gunboat game (docs: sender,
    "Joining a game asks the address first").
    """
    why = why_not_play(request.work, game, person)
    return None if why and why.why is Refusal.SAME_MAILBOX and anonymous(game) else why


def _listed(session: Session, person: Person, kinds: tuple[str, ...], done: Remark) -> Outcome:
    refused = change_entry(session, person, replace(person, standby=kinds))
    return refused or Done(done)


def _kind(request: Request, speaker: Speaker, word: str) -> str | None:
    """Return what a word means on the list; None for nothing that is known here."""
    if not word:
        return ALL
    if word in (GUNBOAT, BLIND, "fog"):
        return GUNBOAT if word == GUNBOAT else BLIND
    game = request.games.up_to_date(word) if is_game_name(word) else None
    if game is not None and not is_hidden(request, speaker, game) and not game.practice:
        return GAME + game.name
    board = known_name(word)
    return None if board is None else BOARD + board.partition("+")[0]


def _free(game: Game, person: PersonId) -> Remark | None:
    """Return what is vacant in the game for this person; None for nothing, or if nobody may know."""
    free = () if hides_absence(game) or not game.seats else vacant_powers(game)
    his = (power for power in free if why_not_to_play(game, person, power) is None)
    powers = tuple(map(game.variant.power, his))
    if not powers or game.ending is not None:
        return None
    return remark(SeatRemark.STANDBY_GAME_HAS_FREE, game=game.name, powers=powers, first=powers[0])


def accept_offer(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, parked: ParkedItem, offer: ParkedOffer
) -> Outcome:
    """Have somebody who was asked stand by for the power, or lead it at once if it is vacant."""
    game = request.games.up_to_date(parked.game)
    if game is None or game.ending is not None:
        return Rejected(remark(SeatRemark.OFFER_LAPSED, game=parked.game))
    person = request.work.people.get(parked.person)
    return not_let_in(request, speaker, transcript, game, person, offer.power) or _stand_by(
        request, speaker, transcript, game, parked, offer
    )


def _stand_by(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    parked: ParkedItem,
    offer: ParkedOffer,
) -> Outcome:
    """Give somebody the power they were asked about, or note that they wait for it."""
    after, events = standbys.stand_by(game, offer.power, parked.person, request.now)
    power = game.variant.power(offer.power)
    if isinstance(events[0], Refused):
        return Rejected(_why_not(events[0].why, game, named_power(game, power)))
    recorded = record(request, speaker, transcript, game, after, events)
    if isinstance(recorded, Rejected):
        return recorded
    if isinstance(events[0], StandbyNamed):
        if in_doubt(game, game.seat(offer.power)):
            return Done(
                remark(SeatRemark.STANDS_BY_FOR_A_SEASON, game=game.name, power=named_power(game, power))
            )
        until = running_clock(game).grace
        return Done(remark(SeatRemark.STANDS_BY, game=game.name, power=named_power(game, power), until=until))
    actor = Actor(Role.PLAYER, parked.person, offer.power)
    speaker.sign_on(after, actor, replace(request.proof_for(parked.person, password=False), replied=True))
    add_game_page(request, speaker, transcript, after, arrival=True)
    return Done(remark(SeatRemark.TOOK_OVER_AS_STANDBY, game=game.name, power=power))


def _why_not(why: Refusal, game: Game, power: PowerFacts | Remark) -> Remark:
    """Return why the power is not theirs, in kind words."""
    match why:
        case Refusal.NOT_FREE:
            return remark(SeatRemark.OFFER_TAKEN, game=game.name, power=power)
        case Refusal.STANDS_BY_ALREADY:
            return remark(SeatRemark.OFFER_OF_ANOTHER, game=game.name)
        case Refusal.NOT_DUE:
            return remark(SeatRemark.OFFER_NEEDLESS, game=game.name, power=power)
        case Refusal.ELIMINATED | Refusal.FINISHED:
            return remark(SeatRemark.OFFER_LAPSED, game=game.name)
        case Refusal.ALREADY_IN | Refusal.MODERATES:
            return remark(SeatRemark.OFFER_TO_MEMBER, game=game.name)
        case _:
            return remark(SeatRemark.OFFER_REFUSED, game=game.name, power=power)
