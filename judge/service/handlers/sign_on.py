"""SIGN ON: speak for a seat, by its password or a vouched address, or get one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from judge.game.anonymity import anonymous, hides_absence, knows_everybody
from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import SignOn
from judge.game.commands.member import AddOrders, PhaseAhead
from judge.game.orders.outstanding import vacant_powers
from judge.game.permissions import actors_of
from judge.game.roles import Actor, Role
from judge.game.seats import joining
from judge.game.settings import Evidence
from judge.game.state import Game, SeatState, Status
from judge.language.powers import means_master, power_meant, seat_without_power
from judge.language.reading import read
from judge.language.secret_words import is_placeholder, secrets_of
from judge.language.statements import Understood
from judge.notices.remarks import GameRemark, MailRemark, PersonRemark, Remark, SeatRemark, remark
from judge.notices.replies import SeatKey
from judge.notices.security import HeldBecause
from judge.records import Proof, stricter
from judge.rules.units import Power
from judge.service import passwords
from judge.service.allowance import Allowance
from judge.service.changes import record
from judge.service.echoes import is_echo
from judge.service.handlers.seat_lookup import (
    bare_seat,
    is_free_for_sender,
    is_hidden,
    is_known_vacant,
    matching_seats,
    named_game,
    named_without_password,
    names_seat,
    no_such_game,
)
from judge.service.handlers.seats import (
    join_or_take_over,
    must_say_yes,
    set_password_of_last_yes,
    take_over,
    wait_for_yes,
)
from judge.service.outcomes import Done, Hold, Outcome, Rejected
from judge.service.own_statements import answers_below, statements_of
from judge.service.page_proof import PROVEN, player_from_elsewhere, with_page
from judge.service.parked import Irreversible, VoteToEnd
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript


class _Claim(NamedTuple):
    """What a SIGN ON with a password claims: a seat of a game, as it was written."""

    game: Game
    seat: str
    password: str


class _Match(NamedTuple):
    """Whom a SIGN ON may speak for, on which proof, and how it `named` the seat."""

    actor: Actor
    proof: Proof
    named: str = ""


def sign_on(session: Session, command: SignOn) -> Outcome:
    """Speak for a seat, join a forming game, or take over a vacant power; after a refusal, speak for none."""
    outcome = _sign_on(session, command)
    if isinstance(outcome, Rejected):
        session.speaker.seat.leave(
            refused=True, game=_game_refused(session.request, session.speaker, session.allowance, command)
        )
    return outcome


def _game_refused(request: Request, speaker: Speaker, allowance: Allowance, command: SignOn) -> str | None:
    """Return the game that a refused SIGN ON was for; None for one that the sender is not told about."""
    named = named_game(request, speaker, allowance, command)
    return named[0].name if named is not None and not is_hidden(request, speaker, named[0]) else None


def _sign_on(session: Session, command: SignOn) -> Outcome:
    request, speaker = session.request, session.speaker
    bare = named_without_password(request, speaker, command)
    if bare is not None:
        return _without_password(session, command, *bare)
    found = named_game(request, speaker, session.allowance, command)
    if found is None:
        return no_such_game(request, speaker, command.game)
    game, seat = found
    if (seat == "?" or command.game.startswith("?")) and is_hidden(request, speaker, game):
        return no_such_game(request, speaker, command.game)
    if (seat == "?" or _asks_for_full_game(game, command)) and not _plays(speaker, game):
        return join_or_take_over(session, game, command.password)
    outcome = _by_password(session, _Claim(game, seat, command.password))
    hidden = isinstance(outcome, Rejected) and not speaker.held_for and is_hidden(request, speaker, game)
    return no_such_game(request, speaker, command.game) if hidden else outcome


def _without_password(session: Session, command: SignOn, game: Game, seat: str) -> Outcome:
    """Speak by `SIGN ON Austria alpha` as far as the email is believed without a password.

    If the email speaks for that seat already, or nothing shows that it is from its player, the line has no
    effect: orders count or wait for a YES as they would without it.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    own, spoken = bare_seat(request, speaker, command), speaker.seat
    if own is not None and own == speaker.seat_key() and not spoken.gives_orders_only:
        return Done(_speaks_for(game, own[1]))
    named = [own[1]] if own is not None else [one for one, _ in matching_seats(speaker, game, seat) if seat]
    for actor in named:
        proof = _proof_without_password(session, game, actor)
        if proof.suffices(_required_evidence(request, game)):
            return _speak_for(request, speaker, transcript, game, _Match(actor, proof))
    if (elsewhere := player_from_elsewhere(request, speaker, session.allowance, game, named)) is not None:
        speaker.held_for = Hold(elsewhere.person, game.name, HeldBecause.PAGE)
        return Rejected(remark(GameRemark.SEAT_WAITS))
    if own is not None and own[1].power is not None and not is_echo(request, transcript):
        return _speak_unproven(request, speaker, transcript, game, own, own[1].power)
    if is_hidden(request, speaker, game):
        return no_such_game(request, speaker, command.game)
    return Rejected(remark(PersonRemark.PASSWORD_MISSING, game=game.name, seat=seat or command.game))


def _proof_without_password(session: Session, game: Game, actor: Actor) -> Proof:
    """Return what an email without a password proves for a seat; the order page only for orders."""
    request, speaker = session.request, session.speaker
    proof = request.proof_for(actor.person, password=False)
    if proof.suffices(_required_evidence(request, game)):
        return proof
    paged = with_page(request, speaker, session.allowance, game, actor, proof)
    more = paged.paged and _asked_beside_orders(request, speaker, session.transcript, game, actor, PROVEN)
    return proof if more else paged


def speak_for_own_seat(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, game: Game, actor: Actor
) -> Outcome:
    """Speak for a power of the sender's in a game that a line names, as far as the email is believed.

    A reply is believed for each of its sender's games. Without enough proof, orders wait for a YES.
    """
    proof = replace(request.proof_for(actor.person, password=False), replied=speaker.replied)
    if proof.suffices(_required_evidence(request, game)):
        return _speak_for(request, speaker, transcript, game, _Match(actor, proof))
    _speak_without_proof(speaker, game, actor)
    return Done(
        remark(GameRemark.SPEAKS_UNPROVEN, power=game.variant.power(actor.power or ""), game=game.name)
    )


def _speak_without_proof(speaker: ChangingSpeaker, game: Game, actor: Actor) -> None:
    speaker.sign_on(game, actor, Proof())
    speaker.seat.unproven, speaker.seat.doubt = True, remark(MailRemark.NOBODY_PROVEN)


def _speak_unproven(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, game: Game, own: SeatKey, power: Power
) -> Outcome:
    """Speak for the sender's own power; its orders wait for a YES, other commands hold the email."""
    actor = own[1]
    others = _asked_beside_orders(request, speaker, transcript, game, actor)
    if others and request.confirmed_by is not None:
        return Rejected(remark(GameRemark.SEAT_NEEDS_CONFIRMATION))
    if others:
        as_reply = _counts_as_reply(request, speaker, game, others)
        speaker.held_for = Hold(actor.person, game.name, HeldBecause.UNSIGNED, as_reply)
        return Rejected(remark(GameRemark.SEAT_WAITS))
    if own != speaker.seat_key():
        _speak_without_proof(speaker, game, actor)
    return Done(remark(GameRemark.SPEAKS_UNPROVEN, power=game.variant.power(power), game=game.name))


def _counts_as_reply(request: Request, speaker: Speaker, game: Game, others: Sequence[Command]) -> bool:
    """Return whether a YES is enough for an email that asks for these commands of one seat.

    What cannot be undone needs CONFIRM. A vote may turn out to be that: then its own question follows.
    """
    context = speaker.context(request)
    answers = (answer for one in statements_of(request.email)[0] for answer in read(one, context))
    seats = sum(isinstance(one, Understood) and isinstance(one.command, SignOn) for one in answers)
    final = any(isinstance(one, Irreversible) and not isinstance(one, VoteToEnd) for one in others)
    return seats == 1 and not final and Proof(replied=True).suffices(_required_evidence(request, game))


def _asked_beside_orders(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    actor: Actor,
    proven: tuple[type[Command], ...] = (),
) -> list[Command]:
    """Return the messages and other commands of the seat below: an email with any waits as a whole.

    Commands that are `proven` ask no more than orders do.
    """
    with speaker.speaking_as(game, actor, Proof()):
        found = list(answers_below(request.email, transcript.current_line, speaker.context(request)))
    commands = [one.command for one in found if isinstance(one, Understood)]
    others = [one for one in commands if not isinstance(one, (PhaseAhead, AddOrders, *proven))]
    return [one for one in others if Role.REGISTERED < COMMANDS[type(one)].who < Role.MASTER]


def _by_password(session: Session, claim: _Claim) -> Outcome:
    """Speak for the first matching seat with this password; hold the email if the game wants more."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    game, seat, password = claim
    meant = tuple(matching_seats(speaker, game, seat.strip("?")))
    actors, named = tuple(actor for actor, _ in meant), names_seat(game, seat)
    if passwords.too_many_in_mail(session.allowance, game, actors, named=named):
        if _asks_for_part(session, game, seat):
            return wait_for_yes(request, speaker)
        return Rejected(remark(PersonRemark.PASSWORDS_GUESSED, game=game.name))
    for actor, hashed in meant:
        proof = request.proof_for(actor.person, password=request.passwords.matches_as_typed(password, hashed))
        if not (proof.password or (proof.confirmed and request.came is None)):
            continue
        return _with_proof(request, speaker, transcript, game, _Match(actor, proof, seat))
    mine = (actor for actor, _ in meant if actor.person == request.confirmed_by and actor.role is Role.PLAYER)
    again = set_password_of_last_yes(request, speaker, transcript, game, next(mine, None), password)
    return again or _without_match(session, claim, actors)


def _with_proof(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, game: Game, match: _Match
) -> Outcome:
    """Speak for a seat whose password is right, or hold the email if the game wants more proof."""
    actor, proof = match.actor, match.proof
    speaker.note_proof(request, actor.person)
    guessed = not proof.confirmed and passwords.wants_word(request, speaker, game, actor)
    if proof.suffices(_required_evidence(request, game)) and not guessed:
        return _speak_for(request, speaker, transcript, game, match)
    if request.confirmed_by is not None:
        return Rejected(remark(GameRemark.SEAT_NEEDS_CONFIRMATION))
    because = HeldBecause.GUESSED if guessed else HeldBecause.EVIDENCE
    speaker.held_for = Hold(actor.person, game.name, because)
    return Rejected(remark(GameRemark.SEAT_WAITS))


def _required_evidence(request: Request, game: Game) -> Evidence:
    """Return what an email has to prove for a seat: the stricter of the keeper's and the game's demands."""
    return stricter(request.services.security.evidence, game.settings.evidence)


def _asks_for_full_game(game: Game, command: SignOn) -> bool:
    """Return whether `SIGN ON England ?alpha` asks for a part in a full game: it has no seat's password."""
    return command.game.startswith("?") and bool(game.seats) and not vacant_powers(game)


def _plays(speaker: Speaker, game: Game) -> bool:
    mine = speaker.person.id if speaker.person else 0
    return any(actor.role is Role.PLAYER for actor in actors_of(game, mine))


def _speak_for(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, game: Game, match: _Match
) -> Outcome:
    """Speak for a seat, the proof being enough; a player who was missed is back."""
    actor, proof, named = match
    speaker.sign_on(game, actor, proof)
    if actor.power is None:
        return Done(_speaks_as(game, actor.role, power_meant(game.variant, named, strict=True)))
    power = game.variant.power(actor.power)
    if game.seat(actor.power).state is SeatState.PLAYED:
        return Done(_speaks_for(game, actor))
    after, events = joining.sign_on(game, actor, request.now)
    outcome = record(request, speaker, transcript, game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(remark(GameRemark.PLAYER_IS_BACK, power=power, game=game.name))


def _speaks_for(game: Game, actor: Actor) -> Remark:
    """Return the answer to a SIGN ON for a seat that needs nothing more."""
    if actor.power is None:
        return _speaks_as(game, actor.role, None)
    return remark(GameRemark.SPEAKS_FOR_POWER, power=game.variant.power(actor.power), game=game.name)


def _speaks_as(game: Game, role: Role, wished: Power | None) -> Remark:
    """Return the answer to a SIGN ON without a power, which may have named one to wish for."""
    if role is Role.MASTER:
        return remark(GameRemark.SPEAKS_AS_MASTER, game=game.name)
    if role is Role.OBSERVER:
        return remark(GameRemark.SPEAKS_AS_OBSERVER, game=game.name)
    if wished is not None:
        return remark(GameRemark.SPEAKS_AS_PLAYER_WISHING, game=game.name, power=game.variant.power(wished))
    return remark(GameRemark.SPEAKS_AS_PLAYER, game=game.name)


def _without_match(session: Session, claim: _Claim, meant: tuple[Actor, ...]) -> Outcome:
    """Handle a password that fits no seat: take over a vacant power, or count a wrong password.

    If nobody may know who is in the game, people who are in it ask for a part like anybody else.
    """
    request, speaker, allowance = session.request, session.speaker, session.allowance
    game, seat, password = claim
    if _asks_for_part(session, game, seat):
        passwords.note_wrong_password(allowance, game, meant, named=names_seat(game, seat))
        return wait_for_yes(request, speaker)
    asked, seat = seat == "?" and not anonymous(game), seat.strip("?")
    power = power_meant(game.variant, seat, strict=True)
    if power is None and seat and seat_without_power(seat) is None:
        powers = game.variant.powers
        return Rejected(remark(SeatRemark.NO_SUCH_POWER, game=game.name, word=seat, powers=powers))
    if power is not None and game.status is Status.FORMING:
        facts = game.variant.power(power)
        return Rejected(remark(SeatRemark.NO_POWERS_YET_BUT_JOIN, game=game.name, power=facts))
    if power is not None and is_free_for_sender(speaker, game, power):
        return take_over(session, game, password, power)
    return _refused(request, speaker, allowance, _Claim(game, seat, password), power, meant, asked=asked)


def _refused(
    request: Request,
    speaker: ChangingSpeaker,
    allowance: Allowance,
    claim: _Claim,
    power: Power | None,
    meant: tuple[Actor, ...],
    *,
    asked: bool,
) -> Rejected:
    """Count a wrong password, and say as much about the seat as the sender may know."""
    game, seat, _ = claim
    named = names_seat(game, seat)
    passwords.note_wrong_password(allowance, game, meant, named=named)
    if named and any(passwords.waits_as_if_right(request, speaker, game, one) for one in meant):
        speaker.held_for = Hold(None, game.name, HeldBecause.GUESSED)
    if asked:
        return Rejected(remark(PersonRemark.PASSWORD_WRONG_OF_MEMBER, game=game.name))
    return Rejected(
        _why_no_master(speaker, game, seat)
        or why_not_his(request, speaker, game, power)
        or _plays_another(speaker, game, power)
        or _why_taken(speaker, game, power)
    )


def _why_no_master(speaker: Speaker, game: Game, seat: str) -> Remark | None:
    """Return what is said to a known person who is not, or no longer, a GM.

    None if that may not be known.
    """
    if not means_master(seat) or speaker.person is None or anonymous(game):
        return None
    runs = game.is_run_by(speaker.person.id)
    return None if runs else remark(PersonRemark.NO_MASTER, game=game.name)


def _plays_another(speaker: Speaker, game: Game, power: Power | None) -> Remark | None:
    """Return what people who name another's power are told, if all may know whose it is."""
    if power is None or speaker.person is None or anonymous(game):
        return None
    if any(guest.person == speaker.person.id for guest in game.observers):
        return remark(PersonRemark.WATCHES_ONLY, game=game.name, power=game.variant.power(power))
    own = tuple(game.variant.power(s.power) for s in game.seats if speaker.person.id in s.players)
    if not own or power in (facts.code for facts in own):
        return None
    facts = game.variant.power(power)
    return remark(PersonRemark.LEADS_ANOTHER, game=game.name, power=facts, own=own, first=own[0])


def _why_taken(speaker: Speaker, game: Game, power: Power | None) -> Remark:
    """Return the refusal of a wrong password; others than its player learn what is taken and vacant.

    If nobody may know who plays it, its player is told the same.
    """
    mine = speaker.person.id if speaker.person else 0
    if game.status is Status.FORMING:
        return remark(PersonRemark.PASSWORD_WRONG_FORMING, game=game.name)
    if power is None or not game.seats or (mine in game.seat(power).players and not anonymous(game)):
        return remark(PersonRemark.PASSWORD_WRONG, game=game.name)
    facts = game.variant.power(power)
    if game.seat(power).unplayed:
        return remark(PersonRemark.SEAT_NOT_PLAYED, game=game.name, power=facts)
    free = () if hides_absence(game) else tuple(map(game.variant.power, vacant_powers(game)))
    if free:
        return remark(
            PersonRemark.SEAT_TAKEN_OTHERS_FREE, game=game.name, power=facts, free=free, first=free[0]
        )
    if hides_absence(game):
        return remark(PersonRemark.SEAT_NOT_YOURS, game=game.name, power=facts)
    return remark(PersonRemark.SEAT_TAKEN, game=game.name, power=facts)


def _asks_for_part(session: Session, game: Game, seat: str) -> bool:
    """Return whether a SIGN ON asks for a part in a secret game, by `?` or a vacant power.

    Then it waits, whether its supposed sender is in the game or not.
    """
    free = seat == "?" or is_known_vacant(session.speaker, game, power_meant(game.variant, seat, strict=True))
    return (
        free
        and anonymous(game)
        and must_say_yes(session, game)
        and not is_hidden(session.request, session.speaker, game)
    )


def why_not_his(request: Request, speaker: Speaker, game: Game, power: Power | None) -> Remark | None:
    """Return what a player is told whose power somebody else has taken over; None for all others."""
    if power is None or speaker.person is None or not game.seats:
        return None
    seat, mine, facts = game.seat(power), speaker.person.id, game.variant.power(power)
    if mine in seat.players or not seat.person or all(tenure.person != mine for tenure in seat.tenures):
        return None
    since = seat.tenures[-1].at
    if since is None or not knows_everybody(game, Role.REGISTERED, mine):
        return remark(PersonRemark.SEAT_TAKEN_OVER_UNNAMED, power=facts, game=game.name)
    who = request.work.people.get(seat.person).name
    return remark(PersonRemark.SEAT_TAKEN_OVER, who=who, power=facts, game=game.name, since=since)


def refuse_placeholder(
    request: Request, speaker: ChangingSpeaker, allowance: Allowance, command: Command
) -> Outcome | None:
    """Return the refusal of a password that is only the judge's own placeholder for one; None otherwise.

    In a SIGN ON that is otherwise understood it counts as no password at all.
    """
    if not is_placeholder(getattr(command, "password", "")):
        return None
    if isinstance(command, SignOn):
        if named_without_password(request, speaker, command) is not None:
            return None
        speaker.seat.leave(refused=True, game=_game_refused(request, speaker, allowance, command))
        if command.seat != "?":
            return Rejected(remark(PersonRemark.PLACEHOLDER_SENT, game=command.game))
    return Rejected(remark(PersonRemark.PLACEHOLDER_KEPT))


def too_many_passwords(request: Request, speaker: ChangingSpeaker, command: Command) -> Rejected | None:
    """Return the refusal of a password or token over the limit of one email; SIGN ON then fails."""
    secrets = secrets_of(command)
    asked = command if isinstance(command, SignOn) else secrets
    if not (secrets and request.passwords.are_too_many(asked)):
        return None
    if COMMANDS[type(command)].who <= Role.REGISTERED:
        speaker.seat.leave(refused=True)
    return Rejected(remark(PersonRemark.TOO_MANY_PASSWORDS))


def misplaced_password(request: Request, command: Command) -> tuple[str, ...]:
    """Return the password in `SIGNON aalpha tulips roseleaf`, with a game in the place of a seat."""
    if not isinstance(command, SignOn) or not command.seat:
        return ()
    if request.games.names_game(command.game.lower()):
        return ()  # it is not a secret, whatever the other words mean
    seat = command.seat.lower()
    named = [request.games.up_to_date(name) for name in (seat, seat[1:]) if name]
    return (command.game,) if any(named) else ()
