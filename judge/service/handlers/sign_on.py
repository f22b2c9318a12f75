"""SIGN ON: speak for a seat, by its password or a vouched address, or get one.

Below it: which game and seats its words may mean, with the hashes of their passwords.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.anonymity import knows_everybody
from judge.game.commands.anyone import SignOn
from judge.game.orders.outstanding import vacant_powers
from judge.game.permissions import actors_of
from judge.game.roles import MASTER, OBSERVERS, Actor, Role
from judge.game.seats import joining
from judge.game.settings import Evidence
from judge.game.state import Game, SeatState, Status
from judge.language.powers import power_meant, seat_without_power
from judge.rules.units import Power
from judge.service import lockout
from judge.service.handlers.seats import join_or_take_over, take_over
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session
from judge.service.speaker import Proof, stricter


def sign_on(session: Session, command: SignOn) -> Outcome:
    """Speak for a seat, join a forming game, or take over a free power; after a refusal, speak for none."""
    outcome = _sign_on(session, command)
    if isinstance(outcome, Rejected):
        session.speaker.leave(refused=True)
    return outcome


def _sign_on(session: Session, command: SignOn) -> Outcome:
    found = named_game(session, command)
    if found is None:
        return _without_password(session, command)
    game, seat = found
    if seat == "?" and not _plays(session, game):
        return join_or_take_over(session, game, command.password)
    return _by_password(session, game, seat.strip("?"), command.password)


def _without_password(session: Session, command: SignOn) -> Outcome:
    """`SIGN ON Austria alpha` from an address that our border vouches for, where the game takes that."""
    no_game = Rejected(remark(RemarkKey.NO_SUCH_GAME, name=command.game[:40]))
    game = session.games.up_to_date(command.password.lower()) if not command.seat else None
    if game is None:
        return no_game
    for actor, _ in matching_seats(session, game, command.game.upper()):
        proof = session.proof_for(actor.person, password=False)
        if proof.suffices(_required_evidence(session, game)):
            return _speak_for(session, game, actor, proof)
    return Rejected(remark(RemarkKey.PASSWORD_MISSING, game=game.name, seat=command.game))


def _by_password(session: Session, game: Game, seat: str, password: str) -> Outcome:
    """Speak for the first matching seat whose password this is; the mail is held if the game wants more."""
    no = lockout.sender_lockout(session)
    if no is not None and session.confirmed_by is None:
        return no
    meant = [
        (actor, hashed)
        for actor, hashed in matching_seats(session, game, seat)
        if not lockout.is_seat_locked(session, game, actor)
    ]
    for actor, hashed in meant:
        proof = session.proof_for(actor.person, password=session.services.passwords.matches(password, hashed))
        if not (proof.password or proof.confirmed):
            continue
        if proof.suffices(_required_evidence(session, game)):
            return _speak_for(session, game, actor, proof)
        if session.confirmed_by is not None:
            return Rejected(remark(RemarkKey.SEAT_NEEDS_CONFIRMATION))
        session.held_for = actor.person, game.name
        return Rejected(remark(RemarkKey.SEAT_WAITS))
    return _without_match(session, game, seat, password, tuple(actor for actor, _ in meant))


def _required_evidence(session: Session, game: Game) -> Evidence:
    """What a mail has to bring for a seat: the stricter of what the keeper and the game want."""
    return stricter(session.services.security.evidence, game.settings.evidence)


def _plays(session: Session, game: Game) -> bool:
    mine = session.person.id if session.person else 0
    return any(actor.role is Role.PLAYER for actor in actors_of(game, mine))


def _speak_for(session: Session, game: Game, actor: Actor, proof: Proof) -> Outcome:
    """Speak for a seat, the proof being enough; a player who was missed is back."""
    session.sign_on(game, actor, proof)
    if actor.power is None:
        return Done(_speaks_as(game, actor.role))
    power = game.variant.power(actor.power)
    if game.seat(actor.power).state is SeatState.PLAYED:
        return Done(remark(RemarkKey.SPEAKS_FOR_POWER, power=power, game=game.name))
    after, events = joining.sign_on(game, actor, session.now)
    outcome = session.record(game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(remark(RemarkKey.PLAYER_IS_BACK, power=power, game=game.name))


def _speaks_as(game: Game, role: Role) -> Remark:
    """The answer to a SIGN ON as somebody without a power."""
    if role is Role.MASTER:
        return remark(RemarkKey.SPEAKS_AS_MASTER, game=game.name)
    if role is Role.OBSERVER:
        return remark(RemarkKey.SPEAKS_AS_OBSERVER, game=game.name)
    return remark(RemarkKey.SPEAKS_AS_PLAYER, game=game.name)


def _without_match(
    session: Session, game: Game, seat: str, password: str, meant: tuple[Actor, ...]
) -> Outcome:
    """The password fits no seat: take over the power if it is free, else count a wrong password."""
    power = power_meant(game.variant, seat, strict=True)
    if seat and power is None and seat_without_power(seat) is None:
        powers = game.variant.powers
        return Rejected(remark(RemarkKey.NO_SUCH_POWER, game=game.name, word=seat, powers=powers))
    if game.status is Status.FORMING and power is not None:
        return Rejected(remark(RemarkKey.NO_POWERS_YET_BUT_JOIN, game=game.name))
    if power is not None and is_free_for_sender(session, game, power):
        return take_over(session, game, password, power)
    lockout.count_wrong_password(session, game, meant)
    return Rejected(_why_not_his(session, game, power) or remark(RemarkKey.PASSWORD_WRONG, game=game.name))


def _why_not_his(session: Session, game: Game, power: Power | None) -> Remark | None:
    """What a player is told whose power somebody else has taken over; None to all others."""
    if power is None or session.person is None or not game.seats:
        return None
    seat, mine, facts = game.seat(power), session.person.id, game.variant.power(power)
    if seat.person in (0, mine) or all(tenure.person != mine for tenure in seat.tenures):
        return None
    since = seat.tenures[-1].at
    if since is None or not knows_everybody(game, Role.REGISTERED, mine):
        return remark(RemarkKey.SEAT_TAKEN_OVER_UNNAMED, power=facts, game=game.name)
    who = session.work.people.get(seat.person).name
    return remark(RemarkKey.SEAT_TAKEN_OVER, who=who, power=facts, game=game.name, since=since)


def named_game(session: Session, command: SignOn) -> tuple[Game, str] | None:
    """The game that is meant and the word for the seat, which may be glued to the game's name (`aalpha`)."""
    name, seat = command.game.lower(), command.seat.upper()
    game = session.games.up_to_date(name)
    if game is not None:
        return game, seat
    glued = session.games.up_to_date(name[1:]) if not seat and len(name) > 1 else None
    return None if glued is None else (glued, name[0].upper())


def matching_seats(session: Session, game: Game, seat: str) -> Iterator[tuple[Actor, str]]:
    """The seats that a word may mean, each with the hash of its password; no word means the sender's own."""
    mine = session.person.id if session.person else 0
    wanted, other = power_meant(game.variant, seat, strict=True), seat_without_power(seat)
    for one in game.seats:
        if one.person and (one.power == wanted or (not seat and one.person == mine)):
            yield Actor(Role.PLAYER, one.person, one.power), one.password
    if other == MASTER or (not seat and game.master.person == mine):
        yield Actor(Role.MASTER, game.master.person), game.master.password
    if other != MASTER:
        yield from (
            (Actor(Role.PLAYER, one.person), one.password) for one in game.applicants if one.person == mine
        )
    if not seat or other == OBSERVERS:
        yield from (
            (Actor(Role.OBSERVER, one.person), one.password) for one in game.observers if one.person == mine
        )


def is_free_for_sender(session: Session, game: Game, power: Power) -> bool:
    """Whether the sender may take over the power: it is vacant, and not his own, which wants its password."""
    mine = session.person is not None and game.seat(power).person == session.person.id
    return power in vacant_powers(game) and not mine
