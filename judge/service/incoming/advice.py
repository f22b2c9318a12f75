"""Advice: what is said of words to a human, by their topic, and by who wrote them in which game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from judge.game.anonymity import anonymous
from judge.game.roles import Role
from judge.language.names import is_game_name
from judge.language.powers import power_meant
from judge.language.statements import Prose, Topic
from judge.service.handlers.seat_lookup import own_seats
from judge.service.notices.remarks import Remark, RemarkKey, remark
from judge.service.session import Session


def advice(session: Session, prose: Prose) -> Remark:
    """What is said of words to a human: the one line to send where the judge can do what they ask for."""
    actor = session.speaker.actor
    if actor is None:
        return _OF_ANYBODY.get(prose.topic, _of_stranger)(session, prose.text)
    if actor.role is Role.MASTER and prose.topic in _OF_MASTER:
        return _OF_MASTER[prose.topic](session, prose.text)
    return _OF_ANYBODY.get(prose.topic, _of_player)(session, prose.text)


_WORD = re.compile(r"\w[\w-]*")
_CALLED = re.compile(r"\b(?:called|named|name[:=]?)\s+\W*([\w-]{1,20})", re.IGNORECASE)


def game_at_hand(session: Session) -> str:
    """The game at hand, or the only one of the sender's that may be named to whoever writes in his name."""
    mine = {game.name for game, _ in own_seats(session) if not anonymous(game)}
    return session.speaker.game or (mine.pop() if len(mine) == 1 else "game")


def _game_to_join(session: Session, text: str) -> str:
    """The game that the words name, else the one at hand; no game of the sender's own."""
    words = (word.lower() for word in _WORD.findall(text))
    named = (word for word in words if is_game_name(word) and session.games.up_to_date(word) is not None)
    return next(named, session.speaker.game or "game")


def _new_game(text: str) -> str:
    found = _CALLED.search(text)
    return found[1].lower() if found and is_game_name(found[1].lower()) else "game"


def _power(session: Session, text: str) -> str:
    """The power that the words name."""
    game = session.current_game()
    words = [word for word in _WORD.findall(text) if len(word) > 1]
    named = (power_meant(game.variant, word) for word in words) if game else iter(())
    code = next(filter(None, named), None)
    return game.variant.power(code).name if game and code else "power"


def _phase(session: Session) -> str:
    game = session.current_game()
    return game.phase.mail_code if game and game.phase else "S1901M"


_Advice: TypeAlias = Callable[[Session, str], Remark]

_OF_ANYBODY: Mapping[Topic | None, _Advice] = {
    Topic.FORGOTTEN: lambda session, _: remark(RemarkKey.PROSE_FORGOTTEN, game=game_at_hand(session)),
    Topic.LEAVE: lambda session, _: remark(RemarkKey.PROSE_LEAVE, game=game_at_hand(session)),
    Topic.FORGET_ME: lambda session, _: _of_leaver(session),
    Topic.ABSENCE: lambda *_: remark(RemarkKey.PROSE_ABSENCE),
    Topic.WAIT: lambda *_: remark(RemarkKey.PROSE_WAIT),
    Topic.NOWAIT: lambda *_: remark(RemarkKey.PROSE_NOWAIT),
    Topic.DRAW: lambda *_: remark(RemarkKey.PROSE_DRAW),
    Topic.DEADLINE: lambda session, _: remark(RemarkKey.PROSE_DEADLINE, game=game_at_hand(session)),
    Topic.MAP: lambda session, _: remark(RemarkKey.PROSE_MAP, game=game_at_hand(session)),
    Topic.GAMES: lambda session, _: remark(RemarkKey.PROSE_GAMES, game=game_at_hand(session)),
    Topic.OFFER: lambda session, text: remark(RemarkKey.PROSE_OFFER, game=_game_to_join(session, text)),
    Topic.HELP: lambda *_: remark(RemarkKey.PROSE_HELP),
    Topic.CLEAR: lambda *_: remark(RemarkKey.PROSE_CLEAR),
    Topic.PASSWORD: lambda *_: remark(RemarkKey.PROSE_PASSWORD),
    Topic.ADDRESS: lambda *_: remark(RemarkKey.PROSE_ADDRESS),
    Topic.JOIN: lambda session, text: remark(RemarkKey.PROSE_JOIN, game=_game_to_join(session, text)),
    Topic.CREATE: lambda _, text: remark(RemarkKey.PROSE_CREATE, game=_new_game(text)),
    Topic.CONDITION: lambda *_: remark(RemarkKey.PROSE_CONDITION),
    Topic.ZONE: lambda *_: remark(RemarkKey.PROSE_ZONE),
    Topic.ORDERS: lambda session, _: _of_orders(session),
    **dict.fromkeys(
        (Topic.PAUSE, Topic.PROCESS, Topic.END, Topic.TERMINATE, Topic.EJECT, Topic.ADMIT),
        lambda *_: remark(RemarkKey.PROSE_FOR_MASTER),
    ),
}
"""What is said of prose, by its topic; only a master can do the last six."""

_OF_MASTER: Mapping[Topic | None, _Advice] = {
    None: lambda *_: remark(RemarkKey.PROSE_OF_MASTER),
    Topic.ABSENCE: lambda *_: remark(RemarkKey.PROSE_MORE_TIME),
    Topic.PAUSE: lambda *_: remark(RemarkKey.PROSE_PAUSE),
    Topic.PROCESS: lambda session, _: remark(RemarkKey.PROSE_PROCESS, phase=_phase(session)),
    Topic.END: lambda *_: remark(RemarkKey.PROSE_END),
    Topic.TERMINATE: lambda *_: remark(RemarkKey.PROSE_TERMINATE),
    Topic.EJECT: lambda session, text: remark(RemarkKey.PROSE_EJECT, power=_power(session, text)),
    Topic.ADMIT: lambda session, text: remark(RemarkKey.PROSE_ADMIT, power=_power(session, text)),
}
"""What only a master is told."""


def _of_leaver(session: Session) -> Remark:
    """What is said to whoever wants to be forgotten: what he does, and what happens by itself."""
    services = session.services
    keeper, kept = services.judge_info.keeper, services.security.keep_leavers
    if kept is None:
        return remark(RemarkKey.PROSE_FORGET_ME_KEEPER, keeper=keeper)
    return remark(RemarkKey.PROSE_FORGET_ME, keeper=keeper, days=kept.days)


def _of_orders(session: Session) -> Remark:
    """What is said to whoever asks for his orders: they stand below, where it is known who asks."""
    actor = session.speaker.actor
    if actor is None or actor.power is None or session.speaker.unproven:
        return remark(RemarkKey.PROSE_ORDERS_OF_NOBODY, game=game_at_hand(session))
    return remark(RemarkKey.PROSE_ORDERS)


def _of_stranger(_session: Session, _text: str) -> Remark:
    return remark(RemarkKey.PROSE_OF_STRANGER)


def _of_player(_session: Session, _text: str) -> Remark:
    return remark(RemarkKey.PROSE)
