"""Arrival of a game from another judge: its people are told and get tokens, and its clock goes on."""

from __future__ import annotations

from datetime import datetime

from judge.game.phases.deadlines import phase_clock
from judge.game.phases.extensions import restart_clock
from judge.game.state import Game, Status
from judge.notices.game import GameArrived
from judge.notices.notice import once
from judge.records import Token
from judge.service.dependencies import Services
from judge.service.open_games import GameChange
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice
from judge.service.parked import TOKEN_LIFE
from judge.store.database import UnitOfWork


def welcome_game(
    services: Services, work: UnitOfWork, name: str, now: datetime, *, with_orders: bool = True
) -> Game:
    """Tell everybody in a game that it is kept here now; a deadline that has passed begins anew."""
    game = work.games.get(name)
    assert game is not None
    cause = f"arrived:{now.isoformat()}"
    if game.status is Status.RUNNING and game.phase and game.clock and game.clock.deadline <= now:
        game = restart_clock(game, now, phase_clock(game.settings, game.phase).next)
        work.games.save(game, (), now, cause, now)
    members = GameMembers(GameChange(game, game, (), 0), people_of(work, game), work)
    for reader in once(members.everyone()):
        token, digest = services.passwords.token()
        expires = now + TOKEN_LIFE * 7
        work.people.add_token(Token(digest, reader.person.id, name, expires))
        notice = GameArrived(game, token, expires, with_orders)
        post_notice(services, work, notice, reader, f"{name}:{cause}", now)
    return game
