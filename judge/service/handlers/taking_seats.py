"""Getting a seat: joining a forming game, taking over a power, watching."""

from __future__ import annotations

from judge.game.commands import Observe
from judge.game.orders.outstanding import vacant
from judge.game.roles import Actor, Role
from judge.game.seats import joining
from judge.game.state import Game, Status
from judge.rules.units import Power
from judge.service.handlers.inquiry import game_page
from judge.service.handlers.registration import not_registered
from judge.service.session import Done, No, Outcome, Session
from judge.service.trust.evidence import Proof


def join_or_take_over(session: Session, game: Game, password: str) -> Outcome:
    """Join a game while it forms, take over a free power later."""
    if session.person is None:
        return not_registered()
    if game.status is not Status.FORMING:
        return take_over(session, game, password, None)
    after, events = joining.join(
        game, session.person.id, session.services.passwords.hash(password), session.now
    )
    outcome = session.record(game, after, events)
    if isinstance(outcome, No):
        return outcome
    return _seated(session, game.name, "You are in")


def take_over(session: Session, game: Game, password: str, power: Power | None) -> Outcome:
    """Lead a power that is free; unnamed, the only one there is."""
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
    hashed = session.services.passwords.hash(password)
    after, events = joining.take_over(game, session.person.id, hashed, power, session.now)
    outcome = session.record(game, after, events)
    if isinstance(outcome, No):
        return outcome
    done = _seated(session, game.name, "You have taken over")
    current = session.current_game()
    if current is not None:
        session.pages.append(game_page(session, current))
    return done


def _seated(session: Session, name: str, words: str) -> Outcome:
    """Signed on right after getting a seat; the last one to join has a power at once."""
    game = session.games.up_to_date(name)
    assert game is not None
    assert session.person is not None
    mine = next((chair.power for chair in game.seats if chair.person == session.person.id), None)
    session.sign_on(game, Actor(Role.PLAYER, session.person.id, mine), _fresh(session))
    if mine is not None:
        return Done(f"{words} {game.name}: you lead {game.variant.power(mine).name}.")
    needed = len(game.variant.powers) - len(game.applicants)
    if needed == 0:
        return Done(f"{words} {name}, and everybody is here: the game starts now.")
    more = "1 more player has" if needed == 1 else f"{needed} more players have"
    return Done(f"{words} {name}. It starts when {more} joined.")


def observe(session: Session, command: Observe) -> Outcome:
    """An observer's chair."""
    if session.person is None:
        return not_registered()
    game = session.games.up_to_date(command.game.lower().lstrip("?"))
    if game is None:
        return No(f"There is no game called {command.game[:40]}.", "LIST alone names the games there are.")
    hashed = session.services.passwords.hash(command.password)
    after, events = joining.observe(game, session.person.id, hashed, session.now)
    outcome = session.record(game, after, events)
    if isinstance(outcome, No):
        return outcome
    session.sign_on(after, Actor(Role.OBSERVER, session.person.id), _fresh(session))
    return Done(f"You watch {game.name} now: every result and every open letter comes to you.")


def _fresh(session: Session) -> Proof:
    """Whoever sets a seat's password knows it."""
    assert session.person is not None
    return session.proof_for(session.person.id, password=True)
