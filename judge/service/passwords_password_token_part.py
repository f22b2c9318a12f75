"""The token that sets a password (RESET PASSWORD): kept as a digest, mailed to the address of record."""

from __future__ import annotations

from datetime import datetime

from judge.game.roles import PersonId
from judge.game.state import Game
from judge.notices.security import PasswordToken
from judge.records import Token
from judge.service.dependencies import Services
from judge.service.parked import TOKEN_LIFE
from judge.store.database import UnitOfWork


def new_token(
    services: Services,
    work: UnitOfWork,
    game: Game,
    person: PersonId,
    now: datetime,
    *,
    asked_for: bool = False,
) -> PasswordToken:
    """The notice of a token kept for somebody in a game; those that he had for it before are worthless.

    Unless it was `asked_for` (FORGOT PASSWORD), he takes part from now on and has no password there yet.
    """
    token, digest = services.passwords.token()
    expires = now + TOKEN_LIFE
    work.people.forget_tokens(person, game.name)
    work.people.add_token(Token(digest, person, game.name, expires))
    return PasswordToken(game, token, expires, asked_for)
