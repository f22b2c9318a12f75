"""Advice about places in games: how to join, watch, go on standby, leave, and get less mail."""

from __future__ import annotations

import re

from judge.game.permissions import actors_of
from judge.game.roles import Role
from judge.language.names import is_game_name
from judge.language.text.typography import plain
from judge.notices.game import Invitation
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.handlers.seat_lookup import is_hidden, own_game_at_hand, own_seats
from judge.service.incoming.advice.press import NO_POWER, power_named
from judge.service.opt_in import answered_emails
from judge.service.request import Request
from judge.service.speaker import Speaker

_WORD = re.compile(r"\w[\w-]*")
_CALLED = re.compile(r"\b(?:called|named|name[:=]?)\s+\W*([\w-]{1,20})", re.IGNORECASE)


def _game_named(request: Request, speaker: Speaker, text: str) -> str:
    """Return the game that the words name; "" if none, or one that the sender may not know of."""
    words = (word.lower() for word in _WORD.findall(text))
    games = filter(None, map(request.games.up_to_date, filter(is_game_name, words)))
    return next((game.name for game in games if not is_hidden(request, speaker, game)), "")


def game_to_join(request: Request, speaker: Speaker, text: str) -> str:
    """Return the game that the words name, else the current one; never a game that the sender is in."""
    seat = speaker.seat
    return _game_named(request, speaker, text) or seat.game or seat.refused_in or "game"


def of_invited(request: Request, speaker: Speaker) -> Remark | None:
    """Return the line that joins the game for someone who accepts an invitation; None if they are in it."""
    outbox, person = request.work.outbox, speaker.person.id if speaker.person else 0
    found = (outbox.concern(one) for one in answered_emails(request.email))
    names = (one.game for one in found if one is not None and f":{Invitation.template}:" in one.key)
    game = next(filter(None, map(request.games.up_to_date, filter(None, names))), None)
    if game is None or actors_of(game, person):
        return None
    return remark(ProseRemark.PROSE_YES_TO_INVITATION, game=game.name)


def new_game(text: str) -> str:
    """Return the name that the words give a new game."""
    found = _CALLED.search(text)
    return found[1].lower() if found and is_game_name(found[1].lower()) else "game"


def of_wish(request: Request, speaker: Speaker) -> Remark | None:
    """Return the advice on how to wish for a power; None once the powers have been dealt."""
    game = speaker.current_game(request.games)
    return None if game is not None and game.seats else remark(ProseRemark.PROSE_PREFERENCE)


def of_joiner(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who wants to play: the line for the power named, once powers are dealt."""
    name = game_to_join(request, speaker, text)
    game = request.games.up_to_date(name)
    power = power_named(request, speaker, text, game)
    if game is None or not game.seats or power == NO_POWER:
        return remark(ProseRemark.PROSE_JOIN, game=name)
    return remark(ProseRemark.PROSE_DOES, line=f"SIGN ON {power} {name} password")


_FROM_LIST = re.compile(
    r"\b(?:unsubscribe|abmelden|desabonner|desuscribir\w*|afmelden|remove me|take me off"
    r"|e-?mails?|mail(?:s|ing)?)\b|^(?:please )?stop[\s.!]*$"
)
"""Words of people who may only want less mail."""


def of_leaver(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who wants to leave: the line for their role, or that they have none."""
    mine, game = own_seats(request, speaker), own_game_at_hand(request, speaker)
    if not mine and speaker.seat.actor is None:
        return remark(ProseRemark.PROSE_NOTHING_TO_LEAVE)
    if mine and all(actor.role is Role.OBSERVER for _, actor in mine):
        return remark(ProseRemark.PROSE_LEAVE_OBSERVERS, game=game)
    if _FROM_LIST.search(plain(text).text):
        return remark(ProseRemark.PROSE_LEAVE, game=game)
    return remark(ProseRemark.PROSE_RESIGN, game=game)


_WHO = re.compile(r"\b(?:who|how many|any(?:body|one)?|wer|qui|quien|chi|wie|quem|kto|vem)\b|\blist\b.*\?")


def of_standbys(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who offers to be on standby, or asks who is."""
    if _WHO.search(plain(text).text) and "?" in text:
        return remark(ProseRemark.PROSE_WHO_STANDS_BY)
    game = _game_named(request, speaker, text)
    return of_registered(speaker, f"SIGN UP AS STANDBY FOR {game}" if game else "SIGN UP AS STANDBY")


_ONLY_RESULTS = re.compile(
    r"\b(?:only|just|nothing but|no more than|nur|bloss|seulement|uniquement|que|solo|solamente|soltanto"
    r"|alleen|somente|apenas|so|tylko|bara|endast)\s+(?:(?:want|need|send|mail|get|me|for|with|the|about|my"
    r"|die|den|der|les|los|i|de|os)\s+)*(?:results?|ergebniss?e?|auswertung\w*|resultats?|resultados?"
    r"|risultati|resultaten|uitslag\w*|wynik\w*|resultat\w*)\b|\b(?:results?|ergebnisse) only\b"
)
"""Words that ask for the results and no other email."""


def of_less_mail(speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who wants less mail: once a day, or the results alone if they say so."""
    if speaker.person is None:
        return remark(ProseRemark.PROSE_NOTHING_TO_LEAVE)
    if _ONLY_RESULTS.search(plain(text).text):
        return remark(ProseRemark.PROSE_DOES, line="SET MAIL RESULTS")
    return remark(ProseRemark.PROSE_LESS_MAIL)


def of_forgotten(request: Request) -> Remark:
    """Return the advice to someone who wants to be forgotten: what to do, and what happens automatically."""
    services = request.services
    keeper, kept = services.judge_info.keeper, services.security.keep_leavers
    if kept is None:
        return remark(ProseRemark.PROSE_FORGET_ME_KEEPER, keeper=keeper)
    return remark(ProseRemark.PROSE_FORGET_ME, keeper=keeper, days=kept.days)


def of_registered(speaker: Speaker, line: str) -> Remark:
    """Return the advice to someone who asks for what only registered people may do: REGISTER, or the line."""
    if speaker.person is None:
        return remark(ProseRemark.PROSE_REGISTER_FIRST, line=line)
    return remark(ProseRemark.PROSE_DOES, line=line)
