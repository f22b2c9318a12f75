"""CREATE: a new game and its master."""

from __future__ import annotations

from dataclasses import replace

from judge.game import machine
from judge.game.commands.anyone import Create
from judge.game.roles import Actor, Role
from judge.game.state import Guest
from judge.language.names import is_game_name
from judge.rules.rulebook import PRESETS
from judge.service.handlers.registration import not_registered
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.session import Done, Outcome, Rejected, Session
from judge.variants.load import load, names


def create(session: Session, command: Create) -> Outcome:
    """Create a game with the sender as its master, if the keeper lets him."""
    if session.person is None:
        return not_registered()
    name = command.game.lower()
    if not _may_create(session):
        return Rejected(remark(RemarkKey.MAY_NOT_CREATE, keeper=session.services.judge_info.keeper))
    if not is_game_name(name):
        return Rejected(remark(RemarkKey.GAME_NAME_MALFORMED, name=command.game))
    if command.variant.lower() not in names():
        return Rejected(remark(RemarkKey.NO_SUCH_VARIANT, name=command.variant, variants=names()))
    if session.games.up_to_date(name) is not None:
        return Rejected(remark(RemarkKey.GAME_EXISTS, game=name))
    _create_game(session, name, command)
    return Done(remark(RemarkKey.GAME_CREATED, game=name))


def _create_game(session: Session, name: str, command: Create) -> None:
    assert session.person is not None
    variant = load(command.variant)
    defaults = session.services.defaults
    _, digest = session.services.passwords.token()
    game, events = machine.create(
        name,
        variant,
        PRESETS[variant.rulebook],
        replace(defaults, gunboat=command.gunboat or defaults.gunboat),
        Guest(session.person.id, session.services.passwords.hash(command.password)),
        seed=int(digest[:12], 16),
        now=session.now,
    )
    session.games.create(game, events)
    proof = session.proof_for(session.person.id, password=True)
    session.sign_on(game, Actor(Role.MASTER, session.person.id), proof)


def _may_create(session: Session) -> bool:
    creators = session.services.judge_info.creators
    assert session.person is not None
    if creators in ("anyone", "registered"):
        return True
    return session.person.address in {part.strip().lower() for part in creators.split(",")}
