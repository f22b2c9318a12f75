"""SIGN ON in all its forms, OBSERVE, CREATE, and passwords."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

from judge.game import game as machine
from judge.game import seating
from judge.game.commands import Create, ForgotPassword, Observe, ResetPassword, SetPassword, SignOn
from judge.game.owing import vacant
from judge.game.permissions import actors_of
from judge.game.roles import Actor, Role
from judge.game.seats import Guest, SeatState
from judge.game.state import Game, Status
from judge.rules.rulebook import PRESETS
from judge.rules.units import Power
from judge.service.handlers.asking import game_page
from judge.service.handlers.joining import not_registered
from judge.service.notices import Addressee, PasswordToken
from judge.service.ports import Token
from judge.service.posting import post_notice
from judge.service.session import Done, No, Outcome, Session, not_signed_on
from judge.variants.load import load, names

_NAME = re.compile(r"[a-z0-9_-]{1,20}")
_TOKEN_LIFE = timedelta(hours=24)


def sign_on(session: Session, command: SignOn) -> Outcome:
    """Speak for a seat, join a forming game, or take over a free power."""
    outcome = _sign_on(session, command)
    if isinstance(outcome, No):
        session.game, session.actor, session.locked_out = None, None, True
    return outcome


def _sign_on(session: Session, command: SignOn) -> Outcome:
    found = _find_game(session, command)
    if found is None:
        return No(f"There is no game called {command.game[:40]}.", "LIST alone names the games there are.")
    game, seat = found
    if seat == "?":
        return _come_in(session, game, command.password)
    for actor, hashed in _chairs(session, game, seat):
        if session.desk.secrets.matches(command.password, hashed):
            return _welcome(session, game, actor)
    return _take_named(session, game, seat, command.password)


def _find_game(session: Session, command: SignOn) -> tuple[Game, str] | None:
    """The game meant and the seat's word; the hobby glues the seat's letter to the name (`aalpha`)."""
    name, seat = command.game.lower(), command.seat.upper()
    game = session.hand.open(name)
    if game is not None:
        return game, seat
    glued = session.hand.open(name[1:]) if not seat and len(name) > 1 else None
    return None if glued is None else (glued, name[0].upper())


def _chairs(session: Session, game: Game, seat: str) -> Iterator[tuple[Actor, str]]:
    """The chairs the word may mean, each with the hash of its password."""
    power = find_power(game, seat) if seat else None
    mine = session.person.id if session.person else None
    if power is not None:
        yield from (
            (Actor(Role.PLAYER, chair.person, power), chair.password)
            for chair in game.seats
            if chair.power == power and chair.person
        )
    if seat in ("M", "MASTER") or (not seat and game.master.person == mine):
        yield Actor(Role.MASTER, game.master.person), game.master.password
    if not seat:
        yield from (
            (Actor(Role.PLAYER, chair.person, chair.power), chair.password)
            for chair in game.seats
            if chair.person == mine
        )
    if game.status is Status.FORMING and seat not in ("M", "MASTER"):
        yield from (
            (Actor(Role.PLAYER, one.person), one.password) for one in game.applicants if one.person == mine
        )
    if seat in ("", "O", "OBSERVER"):
        yield from (
            (Actor(Role.OBSERVER, one.person), one.password) for one in game.observers if one.person == mine
        )


def find_power(game: Game, word: str) -> Power | None:
    """A power by its letter, its name, or a unique beginning of its name."""
    word = word.upper()
    for facts in game.variant.powers:
        if word in (facts.letter.upper(), facts.code, facts.name.upper(), facts.adjective.upper()):
            return facts.code
    fits = [facts.code for facts in game.variant.powers if facts.name.upper().startswith(word)]
    return fits[0] if len(fits) == 1 and len(word) > 1 else None


def _welcome(session: Session, game: Game, actor: Actor) -> Outcome:
    """Right password: the mail speaks for this seat; a player who was missed is back."""
    session.signed_on(game, actor)
    if actor.power is None:
        return Done(f"You speak as {_role_name(actor)} in {game.name}.")
    name = game.variant.power(actor.power).name
    if game.seat(actor.power).state is SeatState.PLAYED:
        return Done(f"You speak for {name} in {game.name}.")
    after, events = seating.sign_on(game, actor, session.now)
    outcome = session.take(game, after, events)
    return (
        outcome if isinstance(outcome, No) else Done(f"Welcome back: you lead {name} in {game.name} again.")
    )


def _role_name(actor: Actor) -> str:
    return {Role.MASTER: "the master", Role.OBSERVER: "an observer"}.get(actor.role, "a player")


def _take_named(session: Session, game: Game, seat: str, password: str) -> Outcome:
    """A wrong password for a chair, or a newcomer's word for a power that is free."""
    power = find_power(game, seat) if seat else None
    if seat and power is None and seat not in ("M", "MASTER", "O", "OBSERVER"):
        powers = ", ".join(facts.name for facts in game.variant.powers)
        return No(f"{game.name} has no power called {seat[:20]}.", f"Its powers are {powers}.")
    if game.status is Status.FORMING and power is not None:
        return No(
            f"{game.name} has not started, so nobody has a power yet.",
            f"Join it with SIGN ON ?{game.name} password.",
        )
    if power is not None and _is_offered(session, game, power):
        return _take_over(session, game, password, power)
    return No(
        f"That is not the password of this seat in {game.name}.",
        f"FORGOT PASSWORD {game.name} mails a token to your address of record.",
    )


def _is_offered(session: Session, game: Game, power: Power) -> bool:
    """Whether the power is free for the sender: its own player has to know its password."""
    mine = session.person is not None and game.seat(power).person == session.person.id
    return power in vacant(game) and not mine


def _come_in(session: Session, game: Game, password: str) -> Outcome:
    """SIGN ON ?game: join while it forms, take over a free power later."""
    if session.person is None:
        return not_registered()
    mine = session.person.id
    if any(actor.role is Role.PLAYER for actor in actors_of(game, mine)):
        for actor, hashed in _chairs(session, game, ""):
            if actor.role is Role.PLAYER and session.desk.secrets.matches(password, hashed):
                return _welcome(session, game, actor)
        return No(
            f"You are in {game.name} already, with another password.", f"Try FORGOT PASSWORD {game.name}."
        )
    if game.status is not Status.FORMING:
        return _take_over(session, game, password, None)
    after, events = seating.join(game, mine, session.desk.secrets.hash(password), session.now)
    outcome = session.take(game, after, events)
    if isinstance(outcome, No):
        return outcome
    return _seated(session, game.name, "You are in")


def _take_over(session: Session, game: Game, password: str, power: Power | None) -> Outcome:
    if session.person is None:
        return not_registered()
    free = vacant(game)
    if power is None and len(free) > 1:
        listed = ", ".join(game.variant.power(code).name for code in free)
        first = game.variant.power(free[0]).name
        return No(
            f"Several powers of {game.name} are free: {listed}.",
            f"Say which: SIGN ON {first} {game.name} password.",
        )
    hashed = session.desk.secrets.hash(password)
    after, events = seating.take_over(game, session.person.id, hashed, power, session.now)
    outcome = session.take(game, after, events)
    if isinstance(outcome, No):
        return outcome
    done = _seated(session, game.name, "You have taken over")
    current = session.at_hand()
    if current is not None:
        session.pages.append(game_page(session, current))
    return done


def _seated(session: Session, name: str, words: str) -> Outcome:
    """Signed on right after getting a seat; the last one to join has a power at once."""
    game = session.hand.open(name)
    assert game is not None
    assert session.person is not None
    mine = next((chair.power for chair in game.seats if chair.person == session.person.id), None)
    session.signed_on(game, Actor(Role.PLAYER, session.person.id, mine))
    if mine is not None:
        return Done(f"{words} {game.name}: you lead {game.variant.power(mine).name}.")
    needed = len(game.variant.powers) - len(game.applicants)
    more = "1 more player" if needed == 1 else f"{needed} more players"
    return Done(f"{words} {name}. It starts when {more} have joined.")


def observe(session: Session, command: Observe) -> Outcome:
    """An observer's chair."""
    if session.person is None:
        return not_registered()
    game = session.hand.open(command.game.lower().lstrip("?"))
    if game is None:
        return No(f"There is no game called {command.game[:40]}.", "LIST alone names the games there are.")
    hashed = session.desk.secrets.hash(command.password)
    after, events = seating.observe(game, session.person.id, hashed, session.now)
    outcome = session.take(game, after, events)
    if isinstance(outcome, No):
        return outcome
    session.signed_on(after, Actor(Role.OBSERVER, session.person.id))
    return Done(f"You watch {game.name} now: every result and every open letter comes to you.")


def create(session: Session, command: Create) -> Outcome:
    """A new game; whoever may create one is its master."""
    if session.person is None:
        return not_registered()
    name = command.game.lower()
    if not _may_create(session):
        return No("You may not create games here.", f"Ask the keeper, {session.desk.house.keeper}.")
    if not _NAME.fullmatch(name):
        return No(f"{command.game[:40]} is no name for a game.", "Use up to 20 letters, digits, - and _.")
    if command.variant.lower() not in names():
        return No(f"There is no variant {command.variant[:40]} here.", f"Variants: {', '.join(names())}.")
    if session.hand.open(name) is not None:
        return No(f"There is a game called {name} already.", "Choose another name.")
    _open_table(session, name, command)
    return Done(
        f"You are the master of {name}. It starts when enough players have joined: SIGN ON ?{name} password."
    )


def _open_table(session: Session, name: str, command: Create) -> None:
    assert session.person is not None
    variant = load(command.variant)
    _, digest = session.desk.secrets.token()
    game, events = machine.create(
        name,
        variant,
        PRESETS[variant.rulebook],
        session.desk.defaults,
        Guest(session.person.id, session.desk.secrets.hash(command.password)),
        seed=int(digest[:12], 16),
        now=session.now,
    )
    session.hand.create(game, events)
    session.signed_on(game, Actor(Role.MASTER, session.person.id))


def _may_create(session: Session) -> bool:
    creators = session.desk.house.creators
    assert session.person is not None
    if creators in ("anyone", "registered"):
        return True
    return session.person.address in {part.strip().lower() for part in creators.split(",")}


def set_password(session: Session, command: SetPassword) -> Outcome:
    """Another password for the seat signed on to."""
    game = session.at_hand()
    if game is None or session.actor is None:
        return not_signed_on()
    after, events = seating.set_password(game, session.actor, session.desk.secrets.hash(command.password))
    outcome = session.take(game, after, events)
    return outcome if isinstance(outcome, No) else Done(f"Your password in {game.name} is changed.")


def forgot_password(session: Session, command: ForgotPassword) -> Outcome:
    """A token to the address of record; the answer is the same whether there is a seat or not."""
    answer = Done(
        f"If you have a seat in {command.game[:20]}, a token is on its way to your address of record."
    )
    game = session.hand.open(command.game.lower().lstrip("?"))
    if session.person is None or game is None:
        return answer
    if not actors_of(game, session.person.id):
        return answer
    token, digest = session.desk.secrets.token()
    expires = session.now + _TOKEN_LIFE
    session.work.people.add_token(Token(digest, session.person.id, game.name, expires))
    notice = PasswordToken(game, token, expires)
    reader = Addressee(session.person, Role.REGISTERED)
    post_notice(session.desk, session.work, notice, reader, f"mail:{session.mail}:token", session.now)
    return answer


def reset_password(session: Session, command: ResetPassword) -> Outcome:
    """A new password for every seat of the token's person in the token's game."""
    digest = session.desk.secrets.digest(command.token)
    token = session.work.people.spend_token(digest, session.now)
    game = session.hand.open(token.game) if token else None
    if token is None or game is None:
        return No(
            "That token is used up, too old, or not one of mine.", "Ask for another: FORGOT PASSWORD game."
        )
    hashed = session.desk.secrets.hash(command.password)
    for actor in actors_of(game, token.person):
        game, events = seating.set_password(game, actor, hashed)
        session.take(game, game, events)
    return Done(f"Your new password in {game.name} holds from now on.")
