"""CREATE: a new game and its master."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from difflib import get_close_matches

from judge.game import machine
from judge.game.commands.anyone import Create
from judge.game.roles import Actor, Role
from judge.game.settings import PressMode, Reading, Settings
from judge.game.state import Guest
from judge.language.names import is_game_name
from judge.rules.rulebook import ILLEGAL_GUNBOAT, PRESETS
from judge.rules.variant import Variant
from judge.service.handlers.registration import not_registered
from judge.service.handlers.seats import must_say_yes, wait_for_yes
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.password_strength import why_too_weak
from judge.service.ports import MarkKind, Person
from judge.service.session import Done, Outcome, Rejected, Session
from judge.variants.load import known_name, load, names, tables

_DAY = timedelta(hours=24)


def create(session: Session, command: Create) -> Outcome:
    """Create a game with the sender as its master, if the keeper lets him."""
    if session.person is None:
        return not_registered(session)
    name = command.game.lower()
    why = _may_not_create(session, session.person) or why_too_weak(session, command.password, name)
    if why is not None:
        session.speaker.leave(refused=True)  # the lines below are for a game that is not there
        return Rejected(why)
    if not is_game_name(name):
        return Rejected(remark(RemarkKey.GAME_NAME_MALFORMED, name=command.game))
    why = variant_refused(command.variant)
    if why is not None:
        return Rejected(why)
    if session.games.up_to_date(name) is not None or session.work.games.is_removed(name):
        return Rejected(remark(RemarkKey.GAME_EXISTS, game=name))
    return _create_game(session, name, command)


def _create_game(session: Session, name: str, command: Create) -> Outcome:
    assert session.person is not None
    if must_say_yes(session, None):
        return wait_for_yes(session)
    variant = load(known_name(command.variant) or command.variant)
    defaults = session.services.defaults
    _, digest = session.services.passwords.token()
    game, events = machine.create(
        name,
        variant,
        PRESETS[variant.rulebook],
        _first_settings(defaults, command, variant),
        Guest(session.person.id, session.services.passwords.hash(command.password)),
        seed=int(digest[:12], 16),
        now=session.now,
    )
    session.games.create(game, events)
    session.work.marks.add(MarkKind.CREATED, str(session.person.id), name, session.now)
    proof = session.proof_for(session.person.id, password=True)
    session.sign_on(game, Actor(Role.MASTER, session.person.id), proof)
    return Done(remark(RemarkKey.GAME_CREATED, game=name))


def _first_settings(defaults: Settings, command: Create, variant: Variant) -> Settings:
    """What the game starts with: the keeper's defaults, and what the command and the variant say besides."""
    chosen = replace(defaults, gunboat=command.gunboat or defaults.gunboat, blind=command.blind)
    if variant.rulebook != ILLEGAL_GUNBOAT:
        return chosen
    return replace(chosen, gunboat=True, press=PressMode.NONE, reading=Reading.ILLEGAL)


def variant_refused(name: str) -> Remark | None:
    """Why no game can be played on a board of that name; None if one can."""
    known = known_name(name)
    if known is None:
        near = get_close_matches(name.lower(), names(), 5)
        return remark(RemarkKey.NO_SUCH_VARIANT, name=name, variants=tuple(near) or ("standard",))
    why = tables(known.partition("+")[0]).unplayable
    return remark(RemarkKey.VARIANT_UNPLAYABLE, name=known, why=why) if why else None


def _may_not_create(session: Session, person: Person) -> Remark | None:
    """Why somebody may not create a game here, or not today; None if he may."""
    judge, most = session.services.judge_info, session.services.security.games
    named = {part.strip().lower() for part in judge.creators.split(",")}
    if judge.creators not in ("anyone", "registered") and person.address not in named:
        return remark(RemarkKey.MAY_NOT_CREATE, keeper=judge.keeper)
    if session.work.marks.count(MarkKind.CREATED, session.now, _DAY, who=str(person.id)) >= most:
        return remark(RemarkKey.CREATED_ENOUGH, most=most, keeper=judge.keeper)
    return None
