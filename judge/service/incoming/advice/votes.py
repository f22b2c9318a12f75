"""Advice about ends: a vote, a draw or a concession, what is taken back, and what is over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from judge.game.anonymity import has_played
from judge.game.commands.member import CastVote
from judge.game.orders.outstanding import survivors
from judge.language.readings.denials import denies_topic
from judge.language.readings.lexicon import governs
from judge.language.statements import Prose, Topic
from judge.language.text.sentence_ends import sentences
from judge.language.text.topics import topic
from judge.language.text.typography import plain
from judge.language.word_files import word_table
from judge.notices.remarks import ProseRemark, Remark, remark
from judge.service.handlers.votes import number_answered
from judge.service.incoming.advice.lines import asks_nothing
from judge.service.incoming.advice.press import NO_POWER, power_named, powers_in
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_NUMBER = re.compile(r"\b\d{1,4}\b")


@cache
def _said(kind: str) -> re.Pattern[str]:
    """Return the pattern of what is said in plain letters, by the patterns of grammar/vote_words.toml."""
    return re.compile(rf"\b(?:{'|'.join(word_table('vote_words')[kind])})(?!\w)")


def _vote_meant(line: str) -> str:
    """Return the vote that words mean."""
    if _said("abstains").search(line):
        return "ABSTAIN"
    return "NO" if _said("against").search(line) else "YES"


def of_vote(request: Request, speaker: Speaker, text: str, vote: str = "") -> Remark | None:
    """Return the advice on a vote in words: the line for the open proposal; None if nothing is proposed."""
    game, actor, line = speaker.current_game(request.games), speaker.seat.actor, plain(text).text
    if game is None or actor is None:
        return None
    if _said("who_voted").search(line):
        return remark(ProseRemark.PROSE_WHO_VOTED, game=game.name)
    votable = [one.number for one in game.proposals if not one.awaits_master]
    if actor.power is None or not votable:
        return None
    number = _number_meant(line, number_answered(request, speaker), votable)
    if number is None:
        return remark(ProseRemark.PROSE_BRINGS, line=f"LIST {game.name}")
    return remark(ProseRemark.PROSE_VOTE, line=f"VOTE {vote or _vote_meant(line)} {number}")


def of_answer_to_proposal(
    request: Request, speaker: Speaker, transcript: Transcript, prose: Prose
) -> Remark | None:
    """Return the advice on words in answer to the email about a proposal; None if it is not open.

    Words that neither agree nor refuse for certain, and are about nothing else, get the lines of all votes.
    """
    game, actor, text = speaker.current_game(request.games), speaker.seat.actor, prose.text
    if game is None or actor is None or actor.power is None:
        return None
    number = number_answered(request, speaker)
    votable = [one.number for one in game.proposals if not one.awaits_master]
    if number is None or number not in votable:
        return None
    vote = _vote_in_answer(text)
    if vote:
        return remark(ProseRemark.PROSE_VOTE, line=f"VOTE {vote} {number}")
    voted = any(isinstance(one.command, CastVote) for one in transcript.doubtful_orders)
    if prose.topic or voted or asks_nothing(text):
        return None
    return remark(ProseRemark.PROSE_VOTE_UNCLEAR, number=number)


def _vote_in_answer(text: str) -> str:
    """Return the vote that words in answer to a proposal mean; "" if they doubt, ask or say neither."""
    line = plain(text).text
    rest = _said("refuses").sub(" ", line)
    refuses, agrees = rest != line, _said("agrees").search(rest) is not None
    if refuses == agrees or "?" in text:
        return ""
    if refuses:
        return "NO"
    return "" if governs(plain(text), _DOUBTING) or _said("against").search(rest) else "YES"


_DOUBTING = ("condition", "maybe", "later")


def _number_meant(line: str, asked: int | None, votable: Sequence[int]) -> int | None:
    """Return the proposal that is named, or that the answered email `asked` about, or the last one.

    None if the proposal that is answered is closed.
    """
    named = [int(number) for number in _NUMBER.findall(line) if int(number) in votable]
    if named or asked is None:
        return (named or votable)[-1]
    return asked if asked in votable else None


def of_draw(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice on a draw: SET DRAW to a player who wants one, else the page about votes."""
    actor, line = speaker.seat.actor, plain(text).text
    has_vote = actor is not None and actor.power is not None
    if has_vote and _TAKES_BACK.search(line):
        return _of_vote_taken_back(request, speaker)
    if _NO_DRAW.match(line):
        return remark(ProseRemark.PROSE_DOES, line="SET NODRAW")
    if has_vote and _refuses(text):
        return of_vote(request, speaker, text, "NO") or _of_vote_taken_back(request, speaker)
    plays = actor is None or has_vote
    if not plays or _only_asks(text) or _said("against").search(line) or denies_topic(text):
        return of_vote(request, speaker, text) or remark(ProseRemark.PROSE_BRINGS, line="HELP VOTES")
    return of_vote(request, speaker, text) or _of_draw_wanted(request, speaker, text)


def _of_draw_wanted(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who wants a draw; one of some survivors is possible only without DIAS."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return remark(ProseRemark.PROSE_DRAW)
    named = powers_in(game, text)
    drawing = named | {actor.power}
    if len(named) < _SEVERAL or drawing >= set(survivors(game)):
        return remark(ProseRemark.PROSE_DRAW)
    if game.settings.dias:
        return remark(ProseRemark.PROSE_BRINGS, line="HELP VOTES")
    letters = "".join(one.letter for one in game.variant.powers if one.code in drawing)
    return remark(ProseRemark.PROSE_DOES, line=f"SET DRAW {letters}")


_SEVERAL = 2
"""The fewest powers whose names say who shares a draw: `Russia wants a draw` names one."""


def _only_asks(text: str) -> bool:
    """Return whether words only ask about a draw; `Shall we draw? Fine by me.` says yes to it."""
    said = (plain(one).text for one in sentences(text) if "?" not in one)
    return "?" in text and not any(topic(one) is Topic.OFFER for one in said)


def _refuses(text: str) -> bool:
    """Return whether somebody wants no draw: `A draw? Certainly not`."""
    said = [one for one in sentences(text) if "?" not in one]
    return any(
        _said("against").search(plain(one).text) or topic(plain(one).text) is Topic.REFUSAL for one in said
    )


_NO_DRAW = re.compile(r"(?:set )?(?:no ?|un)draw\b")
_TAKES_BACK = re.compile(
    r"\b(?:tak(?:e|ing)|pull(?:ing)?|call(?:ing)?) (?:\w+ ){0,4}?back\b|\btak(?:e|ing) back\b"
    r"|\b(?:withdraw|cancel|retract|revoke|undo|remove|rescind|recall|drop|change)(?:l?ing)? (?:\w+ ){0,3}?"
    r"(?:vote|draw)\b"
    r"|\bun-?vote\b|\bno longer (?:want|vote)\b"
    r"|\b(?:ziehe|nehme) (?:\w+ ){0,4}?(?:stimme|votum)\b|\b(?:retire|annule) (?:mon|ma) (?:vote|voix)\b"
    r"|\bretiro mi voto\b|\britiro il (?:mio )?voto\b|\bstem (?:\w+ ){0,2}?(?:terug|in)\b"
    r"|\bretiro o meu voto\b"
    r"|\bcofam (?:moj )?glos\b|\btar tillbaka min rost\b"
)


def _of_vote_taken_back(request: Request, speaker: Speaker) -> Remark:
    """Return the advice to someone who takes back their vote in words: the line for the vote in force."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    assert game is not None
    assert actor is not None
    seat = next((one for one in game.seats if one.power == actor.power), None)
    cast = [one.number for one in game.proposals if actor.power in dict(one.votes)]
    if seat is not None and seat.draw:
        return remark(ProseRemark.PROSE_DOES, line="SET NODRAW")
    if seat is not None and seat.concede:
        return remark(ProseRemark.PROSE_DOES, line="SET NO CONCEDE")
    if cast:
        return remark(ProseRemark.PROSE_DOES, line=f"VOTE ABSTAIN {cast[-1]}")
    return remark(ProseRemark.PROSE_NO_VOTE_STANDS, game=game.name)


def of_concession(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who gives up: the vote for the power named, else also how to leave."""
    power = power_named(request, speaker, text)
    if power == NO_POWER:
        return remark(ProseRemark.PROSE_SURRENDER)
    return remark(ProseRemark.PROSE_CONCEDE, power=power)


_WHILE_IT_GOES_ON = frozenset(
    {
        *(Topic.ABSENCE, Topic.WAIT, Topic.NOT_EARLY, Topic.NOWAIT, Topic.CLEAR),
        *(Topic.DRAW, Topic.CONCEDE, Topic.NO_CONCEDE),
        *(Topic.CONDITION, Topic.ORDERS, Topic.PROXY, Topic.DEADLINE, Topic.TURN, Topic.MISSED),
        *(
            Topic.MORE_TIME,
            Topic.PAUSE,
            Topic.PROCESS,
            Topic.RESUME,
            Topic.ROLLBACK,
            Topic.GRACE,
            Topic.SUBSTITUTE,
        ),
    }
)
"""Requests that are impossible in a finished game."""
_ENDS = (Topic.END, Topic.TERMINATE, Topic.LEAVE)


def of_what_is_over(request: Request, speaker: Speaker, prose: Prose) -> Remark | None:
    """Return the advice on a finished game, or on ending a practice game, which only its player can end."""
    game = speaker.current_game(request.games)
    if game is None:
        return None
    if game.practice and game.ending is None and prose.topic in _ENDS:
        return remark(ProseRemark.PROSE_RESIGN, game=game.name)
    if game.ending is None or game.practice or prose.topic not in _WHILE_IT_GOES_ON:
        return None
    if all(has_played(game, master.person) for master in game.masters):
        return remark(ProseRemark.PROSE_OVER, game=game.name)
    return remark(ProseRemark.PROSE_OVER_ASK_MASTER, game=game.name)


_LAST_MOVE = re.compile(r"\b(?:last|previous) moves?\b")


def of_what_is_taken_back(request: Request, speaker: Speaker, text: str) -> Remark:
    """Return the advice to someone who takes back orders, or a phase (outside practice only the GM can)."""
    game, line = speaker.current_game(request.games), plain(text).text
    of_phase = topic(line) is Topic.ROLLBACK
    if game is not None and game.practice and (of_phase or _LAST_MOVE.search(line)):
        return remark(ProseRemark.PROSE_ROLLBACK)
    return remark(ProseRemark.PROSE_FOR_MASTER) if of_phase else remark(ProseRemark.PROSE_CLEAR)
