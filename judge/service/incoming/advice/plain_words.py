"""Advice on words to a human, by their topic, and by who wrote them in which game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

from judge.game.message import PlaceName
from judge.game.press import posted_by
from judge.game.roles import Role
from judge.language.addresses import address_in
from judge.language.agreement import names_unit
from judge.language.answer_words import may_answer
from judge.language.commands.bare_settings import set_line
from judge.language.headings import stands_over
from judge.language.partial_answers import begins_with_part
from judge.language.phases_named import phase_apart
from judge.language.press_readers import tells_somebody
from judge.language.readings.about_orders import names_units
from judge.language.readings.corrections import places_named
from judge.language.readings.lexicon import governs
from judge.language.statements import Prose, Topic
from judge.language.text.topics import topic, topics
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone, zone_name
from judge.notices.remarks import MailRemark, ProseRemark, Remark, remark
from judge.notices.replies import LineReport
from judge.rules.phases import PhaseKind
from judge.service.echoes import for_answers
from judge.service.handlers.confirmation import may_say_no
from judge.service.handlers.press import addressed
from judge.service.handlers.seat_lookup import game_at_hand, own_powers
from judge.service.incoming.advice.absence import of_absence, of_more_time_wanted
from judge.service.incoming.advice.lines import NOT_DONE, asks_nothing, brings, does, tabled
from judge.service.incoming.advice.master import (
    of_master_unknown,
    of_masters_words,
    of_other_words,
    of_topic,
    sentences_of,
)
from judge.service.incoming.advice.press import place_named, press_advice, reader_wanted
from judge.service.incoming.advice.seats import (
    game_to_join,
    new_game,
    of_forgotten,
    of_invited,
    of_joiner,
    of_leaver,
    of_less_mail,
    of_registered,
    of_standbys,
    of_wish,
)
from judge.service.incoming.advice.votes import (
    of_answer_to_proposal,
    of_concession,
    of_draw,
    of_vote,
    of_what_is_over,
    of_what_is_taken_back,
)
from judge.service.parked import asked_apart, press_asked, press_waits
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def advice(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> Remark:
    """Return the advice on words to a human: the one line to send, if the judge can do what they ask for."""
    if reader := reader_wanted(request, speaker, prose.text):
        return remark(ProseRemark.PROSE_LETTER, reader=reader)
    context = speaker.context(request)
    answers = _may_answer(transcript, prose) or begins_with_part(prose.text, context)
    if answers and may_say_no(request, speaker, transcript):
        press, game = press_asked(request), speaker.current_game(request.games)
        if press is None or game is None:
            return remark(ProseRemark.PROSE_YES_WITH_MORE)
        return remark(MailRemark.WORD_UNCLEAR_FOR_PRESS, reader=addressed(game, press.press))
    if speaker.seat.is_master_alone:
        return _of_master(request, speaker, transcript, prose)
    if transcript.words_passed_on:  # the GM reads them, whatever they are about
        return remark(ProseRemark.PROSE_PASSED_ON)
    return _of_others(request, speaker, transcript, prose)


def _of_master(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> Remark:
    """Return the advice on a GM's words: on the first sentence with a request, or on all of them.

    If both give the same advice, that on all of them says more, such as for which power.
    """
    whole = _of_masters_sentence(request, speaker, transcript, prose)
    for one in sentences_of(request, speaker, prose.text):
        part = replace(prose, text=one, topic=topic(plain(one).text))
        asked = _of_masters_sentence(request, speaker, transcript, part)
        if asked.key in NOT_DONE and asked.key is not ProseRemark.PROSE_LETTER:
            return whole if whole.key is asked.key else asked
    return whole


def _of_masters_sentence(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> Remark:
    tells = tells_somebody(prose.text)
    said = None if tells else of_masters_words(request, speaker, prose.text)
    return said or _of_others(request, speaker, transcript, prose)


def _may_answer(transcript: Transcript, prose: Prose) -> bool:
    """Return whether words may answer a question: a yes with more words, or a yes or no alone."""
    alone = len(transcript.said) == 1 and prose.topic in (None, Topic.REFUSAL)
    return prose.topic is Topic.OFFER or (alone and may_answer(prose.text))


def _of_others(request: Request, speaker: Speaker, transcript: Transcript, prose: Prose) -> Remark:
    """Return the advice on words that are not a GM's own."""
    actor = speaker.seat.actor
    may_be_press = prose.topic in _MAY_BE_PRESS or tells_somebody(prose.text)
    if may_be_press and (press := press_advice(request, speaker, transcript, prose.text)) is not None:
        return press
    if (over := of_what_is_over(request, speaker, prose)) is not None:
        return over
    if actor is None and (of_master := of_master_unknown(request, speaker, prose)) is not None:
        return of_master
    is_master = actor is not None and actor.role is Role.MASTER
    if is_master and (line := set_line(prose.text, speaker.context(request))) is not None:
        return does(line)
    if (vote := of_answer_to_proposal(request, speaker, transcript, prose)) is not None:
        return vote
    of_topics = (_of_topic(request, speaker, transcript, prose.text, one) for one in _topics(prose))
    of_none = (
        of_other_words if speaker.seat.is_master_alone else _of_stranger if actor is None else _of_player
    )
    return next(filter(None, of_topics), None) or of_none(request, speaker, transcript, prose.text)


def _topics(prose: Prose) -> Iterable[Topic]:
    """Return the topic of words and, for the case that it does not fit their game, what else they may ask."""
    if prose.topic is None:
        return ()
    return dict.fromkeys((prose.topic, *topics(plain(prose.text).text)))


def _of_topic(
    request: Request, speaker: Speaker, transcript: Transcript, text: str, about: Topic
) -> Remark | None:
    """Return the advice on a topic, to a GM as GM first; None if it does not fit their game."""
    if speaker.seat.is_master_alone and (of_master := of_topic(request, speaker, text, about)):
        return of_master
    by_words = _OF_ANYBODY.get(about)
    said = by_words(request, speaker, transcript, text) if by_words is not None else None
    return said or tabled(request, speaker, text, about, "player")


_MAY_BE_PRESS = (None, Topic.PRESS, Topic.OFFER)


_OF_ORDERS = frozenset(
    {
        ProseRemark.PROSE,
        ProseRemark.PROSE_ASKS_NOTHING,
        ProseRemark.PROSE_AGAIN,
        ProseRemark.PROSE_NAMES_UNIT,
        ProseRemark.PROSE_NAMES_UNIT_ALONE,
        ProseRemark.PROSE_NAMES_PLACE,
        ProseRemark.PROSE_ORDERS,
        ProseRemark.PROSE_CLEAR,
        ProseRemark.PROSE_CONDITION,
        ProseRemark.PROSE_DEADLINE_BELOW,
        ProseRemark.PROSE_TURN,
        ProseRemark.PROSE_RULES,
    }
)


def may_mean_orders(speaker: Speaker, report: LineReport) -> bool:
    """Return whether words with this report may be meant as orders; the reply then shows those in force."""
    said = report.understood
    return isinstance(said, Remark) and said.key in _OF_ORDERS and speaker.seat.plays


def _of_why(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who asks why: the line for the place named, else where the reasons are."""
    if speaker.seat_key() is not None and plain(text).text.strip(" ?!.") == "why":
        return brings("WHY")
    if (place := place_named(request, speaker, text)) is not None:
        return _of_phase(request, speaker, f"WHY {place}", text)
    return (
        _of_deadline(request, speaker) if _STUCK.search(plain(text).text) else remark(ProseRemark.PROSE_RULES)
    )


def _of_phase(request: Request, speaker: Speaker, line: str, text: str) -> Remark:
    """Return the line that shows what is asked about an adjudicated phase, with the phase in the words."""
    _, phase = phase_apart(plain(text).text, speaker.context(request))
    return brings(f"{line} {phase.mail_code}" if phase else line)


_STUCK = re.compile(
    r"\b(?:game|partie|spiel|partida|partita|spel|jogo|gra|spelet|waiting|stuck|processed|judged|moving|going|late"
    r"|nothing happen\w*|no results?|warten|wartet|attend\w*|espera\w*|aspett\w*|wacht\w*|czeka\w*|vantar)\b"
)
"""Words that ask why the game does not continue."""


def _of_proxy(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who wants to lend units: how, if their game has proxies."""
    return (
        remark(ProseRemark.PROSE_PROXY)
        if speaker.context(request).proxies
        else of_absence(request, speaker, text)
    )


_ABOUT_ORDERS = re.compile(r"\b(?:build|order|move|support|convoy|retreat|hold|disband|remove|attack)\w*\b")


def _of_help(text: str) -> Remark:
    """Return the advice to someone who asks how to do something: the page about orders if it fits."""
    if _ABOUT_ORDERS.search(plain(text).text):
        return brings("HELP ORDERS")
    return remark(ProseRemark.PROSE_HELP)


def _of_zone(text: str) -> Remark:
    """Return the advice to someone who says where they live: the line for the zone or city in their words."""
    words = [word for word in _NAME.findall(text) if word[0].isupper()]
    pairs = [" ".join(pair) for pair in pairwise(words)]
    for name in (*pairs, *words):
        with suppress(UnknownZone):
            zone_name(name)
            return remark(ProseRemark.PROSE_ZONE_NAMED, zone=name)
    return remark(ProseRemark.PROSE_ZONE)


_NAME = re.compile(r"[^\W\d_][\w/+-]*")


_Advice: TypeAlias = Callable[[Request, Speaker, Transcript, str], Remark | None]

_OF_ANYBODY: Mapping[Topic, _Advice] = {
    Topic.LEAVE: lambda request, speaker, _, text: of_leaver(request, speaker, text),
    Topic.FORGET_ME: lambda request, *_: of_forgotten(request),
    Topic.ABSENCE: lambda request, speaker, _, text: of_absence(request, speaker, text),
    Topic.MORE_TIME: lambda request, speaker, _, text: of_more_time_wanted(request, speaker, text),
    Topic.DRAW: lambda request, speaker, _, text: of_draw(request, speaker, text),
    Topic.REFUSAL: lambda request, speaker, _, text: of_vote(request, speaker, text, "NO"),
    Topic.PROXY: lambda request, speaker, _, text: _of_proxy(request, speaker, text),
    Topic.CONCEDE: lambda request, speaker, _, text: of_concession(request, speaker, text),
    Topic.DEADLINE: lambda request, speaker, *_: _of_deadline(request, speaker),
    Topic.CLOCKS: lambda request, speaker, *_: _of_deadline(request, speaker),
    Topic.TURN: lambda request, speaker, *_: (
        remark(ProseRemark.PROSE_TURN) if _asks_at_seat(request, speaker) else _of_deadline(request, speaker)
    ),
    Topic.LESS_MAIL: lambda _request, speaker, _transcript, text: of_less_mail(speaker, text),
    Topic.SENT_PRESS: lambda request, speaker, *_: _of_sent_press(request, speaker),
    Topic.OFFER: lambda request, speaker, _, text: (
        of_vote(request, speaker, text)
        or of_invited(request, speaker)
        or asked_apart(request, speaker)
        or remark(ProseRemark.PROSE_OFFER, game=game_to_join(request, speaker, text))
    ),
    Topic.HELP: lambda _request, _speaker, _transcript, text: _of_help(text),
    Topic.CLEAR: lambda request, speaker, _, text: of_what_is_taken_back(request, speaker, text),
    Topic.ROLLBACK: lambda request, speaker, _, text: of_what_is_taken_back(request, speaker, text),
    Topic.ADDRESS: lambda _request, _speaker, _transcript, text: _of_address(text),
    Topic.JOIN: lambda request, speaker, _, text: of_joiner(request, speaker, text),
    Topic.CREATE: lambda _request, _speaker, _transcript, text: does(f"CREATE ?{new_game(text)} password"),
    Topic.ZONE: lambda _request, _speaker, _transcript, text: _of_zone(text),
    Topic.PREFERENCE: lambda request, speaker, *_: of_wish(request, speaker),
    Topic.ORDERS: lambda request, speaker, *_: _of_orders(request, speaker),
    Topic.WHY: lambda request, speaker, _, text: _of_why(request, speaker, text),
    Topic.RESEND: lambda request, speaker, _, text: _of_phase(request, speaker, "RESEND", text),
    Topic.STANDBY: lambda request, speaker, _, text: of_standbys(request, speaker, text),
    Topic.OBSERVE: lambda request, speaker, _, text: of_registered(
        speaker, f"OBSERVE {game_to_join(request, speaker, text)} password"
    ),
}
"""The advice on topics whose line depends on the words or the game; None if it does not fit their game."""


_NOT_HIS = re.compile(r"\b(?:not|no longer|no more|never|remove|delete|drop|forget)\b")


def _of_address(text: str) -> Remark:
    """Return the advice about an address: the line for a new one, or for one that is no longer theirs."""
    named = address_in(text) or "you@example.net"
    if _NOT_HIS.search(plain(text).text):
        return does(f"I AM NOT {named}")
    return remark(ProseRemark.PROSE_ADDRESS, address=named)


def _of_sent_press(request: Request, speaker: Speaker) -> Remark:
    """Return the advice to someone who wants a message back: how to stop it, or that none waits."""
    game, person = speaker.current_game(request.games), speaker.person
    if game is None or person is None or not speaker.seat.plays or speaker.seat.unproven:
        return remark(ProseRemark.PROSE_SENT_LETTER)
    actor = speaker.seat.actor
    if actor is not None and posted_by(game, actor):
        return does("RECALL")
    if press_waits(request, person, game.name):
        return remark(ProseRemark.PROSE_SENT_LETTER)
    return remark(ProseRemark.PROSE_NO_LETTER_WAITS)


def _of_deadline(request: Request, speaker: Speaker) -> Remark:
    """Return the advice to someone who asks for the deadline: it is below, if their seat is known."""
    game = game_at_hand(request, speaker)
    if _asks_at_seat(request, speaker):
        return remark(ProseRemark.PROSE_DEADLINE_BELOW, game=game)
    return remark(ProseRemark.PROSE_DEADLINE, game=game)


def _asks_at_seat(request: Request, speaker: Speaker) -> bool:
    """Return whether a power's player asks, to whom the reply shows the state of that power."""
    game = speaker.current_game(request.games)
    seat = speaker.seat
    return game is not None and game.phase is not None and seat.plays and not seat.unproven


def _of_orders(request: Request, speaker: Speaker) -> Remark:
    """Return the advice to someone who asks for their orders: they are below, if it is known who asks."""
    actor = speaker.seat.actor
    if actor is None or actor.power is None or speaker.seat.unproven:
        return remark(ProseRemark.PROSE_ORDERS_OF_NOBODY, game=game_at_hand(request, speaker))
    return remark(ProseRemark.PROSE_ORDERS)


def _of_stranger(request: Request, speaker: Speaker, _transcript: Transcript, text: str) -> Remark:
    """Return the advice to someone who speaks for no power: how to, if these may be orders in their game."""
    context = for_answers(request, speaker)
    phases = [(game.variant, game.phase) for game, _ in own_powers(request, speaker)]
    boards = (replace(context, variant=variant, phase=phase) for variant, phase in phases if phase)
    if "?" not in text and any(names_unit(text, board) for board in boards):
        return remark(ProseRemark.PROSE_UNSIGNED)
    return remark(ProseRemark.PROSE_OF_STRANGER)


_OF_UNITS = ("army", "fleet", "armies", "fleets", "remove", "disband", "build", "retreat")


def _of_player(request: Request, speaker: Speaker, _transcript: Transcript, text: str) -> Remark:
    """Return the advice on words without a topic; it names a message to the GM if they may be for the GM."""
    if (unit := unit_named(request, speaker, text)) is not None:
        return unit
    game, context = speaker.current_game(request.games), speaker.context(request)
    in_words = context.phase is None or context.phase.kind is PhaseKind.MOVEMENT
    says = not in_words and (places_named(text, context) or governs(plain(text), _OF_UNITS))
    units = "?" not in text and not stands_over(text) and names_units(text)
    if says or units:  # where a place alone is an order, or `the Serbian army is to be removed`
        return remark(ProseRemark.PROSE_NAMES_PLACE)
    if asks_nothing(text):
        return remark(ProseRemark.PROSE_ASKS_NOTHING)
    actor = speaker.seat.actor
    if game is None or actor is None or any(one.person != actor.person for one in game.masters):
        return remark(ProseRemark.PROSE)
    return remark(ProseRemark.PROSE_FOR_NOBODY)


def unit_named(request: Request, speaker: Speaker, text: str) -> Remark | None:
    """Return the advice on words that name a unit of the speaker; None if they name none."""
    context = speaker.context(request)
    if context.position is None or context.power is None or context.variant is None:
        return None
    mine = {unit.province for unit in context.position.of(context.power)}
    mine |= {one.unit.province for one in context.position.dislodged if one.unit.power == context.power}
    places = places_named(text, context)
    named = sorted(places & mine)
    if not named:
        return None
    place = PlaceName(context.variant.board, named[0])
    if len(places) > 1:
        return remark(ProseRemark.PROSE_NAMES_UNIT, place=place)
    return remark(ProseRemark.PROSE_NAMES_UNIT_ALONE, place=place)
