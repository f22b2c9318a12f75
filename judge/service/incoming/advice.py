"""Advice: what is said of words to a human, by their topic, and by who wrote them in which game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from judge.game.anonymity import anonymous
from judge.game.roles import MASTER, Role
from judge.game.state import Game
from judge.language.commands.dates import NotADate
from judge.language.commands.periods import period
from judge.language.commands.times import hours_more
from judge.language.names import is_game_name, names
from judge.language.orders.grammar import any_name
from judge.language.powers import power_meant
from judge.language.statements import Prose, Topic
from judge.language.text.typography import plain
from judge.service.handlers.confirmation import may_say_no
from judge.service.handlers.press import readers_by_name
from judge.service.handlers.seat_lookup import game_at_hand, own_seats
from judge.service.incoming.letter_advice import letter_advice
from judge.service.incoming.master_advice import (
    awaited,
    of_more_time,
    of_new_deadline,
    of_other_words,
    set_deadline,
)
from judge.service.notices.remark_keys.mails import MailRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.notices.replies import LineReport
from judge.service.session import Session


def advice(session: Session, prose: Prose) -> Remark:
    """What is said of words to a human: the one line to send where the judge can do what they ask for."""
    actor = session.speaker.actor
    if prose.topic is Topic.OFFER and may_say_no(session):
        return remark(MailRemark.PROSE_YES_WITH_MORE)
    if prose.topic in _MAY_BE_LETTER and (letter := letter_advice(session, prose.text)) is not None:
        return letter
    if actor is None:
        of_master = _of_master_unknown(session, prose)
        return of_master or _OF_ANYBODY.get(prose.topic, _of_stranger)(session, prose.text)
    if actor.role is Role.MASTER and prose.topic in _OF_MASTER:
        return _OF_MASTER[prose.topic](session, prose.text)
    return _OF_ANYBODY.get(prose.topic, _of_player)(session, prose.text)


_MAY_BE_LETTER = (None, Topic.LETTER, Topic.OFFER)


_OF_ORDERS = frozenset(
    {
        MailRemark.PROSE,
        MailRemark.PROSE_AGAIN,
        MailRemark.PROSE_ORDERS,
        MailRemark.PROSE_CLEAR,
        MailRemark.PROSE_CONDITION,
        MailRemark.PROSE_DEADLINE_BELOW,
        MailRemark.PROSE_TURN,
        MailRemark.PROSE_RULES,
    }
)


def may_mean_orders(session: Session, report: LineReport) -> bool:
    """Whether words that are reported so may be meant as orders: their answer shows those that stand."""
    said = report.understood
    return isinstance(said, Remark) and said.key in _OF_ORDERS and session.speaker.plays


_WORD = re.compile(r"\w[\w-]*")
_CALLED = re.compile(r"\b(?:called|named|name[:=]?)\s+\W*([\w-]{1,20})", re.IGNORECASE)


def _game_to_join(session: Session, text: str) -> str:
    """The game that the words name, else the one at hand; no game of the sender's own."""
    words = (word.lower() for word in _WORD.findall(text))
    named = (word for word in words if is_game_name(word) and session.games.up_to_date(word) is not None)
    return next(named, session.speaker.game or "game")


def _new_game(text: str) -> str:
    found = _CALLED.search(text)
    return found[1].lower() if found and is_game_name(found[1].lower()) else "game"


def _power(session: Session, text: str, game: Game | None = None) -> str:
    """The power that the words name, in the game at hand or another."""
    game = game or session.current_game()
    words = [word for word in _WORD.findall(text) if len(word) > 1]
    named = (power_meant(game.variant, word) for word in words) if game else iter(())
    people = {word: seat for name, seat in readers_by_name(session) for word in name.lower().split()}
    held = (people.get(word.lower()) for word in words)
    code = next(filter(None, named), None) or next((one for one in held if one and one != MASTER), None)
    return game.variant.power(code).name if game and code else "power"


def _phase(session: Session) -> str:
    game = session.current_game()
    return game.phase.mail_code if game and game.phase else "S1901M"


_NUMBER = re.compile(r"\b\d{1,4}\b")
_AGAINST = re.compile(r"\b(?:no|not|against|nay|don'?t|nein|non|gegen|contre|contra|nie|nej|nao)\b")
_WHO_VOTED = re.compile(r"\bwho (?:\w+ )?(?:proposed|voted)\b|\bvoted how\b")


def _of_vote(session: Session, text: str) -> Remark | None:
    """What is said of a vote in words: the line for what is proposed; None if nothing is."""
    game, actor, line = session.current_game(), session.speaker.actor, plain(text).text
    if game is None or actor is None or actor.power is None:
        return None
    if _WHO_VOTED.search(line):
        return remark(MailRemark.PROSE_WHO_VOTED, game=game.name)
    votable = [one.number for one in game.proposals if not one.awaits_master]
    named = [int(number) for number in _NUMBER.findall(line) if int(number) in votable]
    if not votable:
        return None
    vote = "NO" if _AGAINST.search(line) else "YES"
    return remark(MailRemark.PROSE_VOTE, line=f"VOTE {vote} {(named or votable)[-1]}")


_ENDS_ABSENCE = re.compile(
    r"\b(?:back|return(?:ed)?|home again|after all|no longer|not (?:be )?away"
    r"|(?:forget|cancel|drop|scrap|ignore) (?:about )?(?:my|the|that) (?:absence|vacation|holidays?))\b"
)
_AWAY = re.compile(r"\b(?:holidays?|vacation|away|absen\w+|out of|travell?ing|mails?)\b")
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_DAY = rf"(?:{_MONTH} \d{{1,2}}|\d{{1,2}}\.?(?: {_MONTH})?)(?:st|nd|rd|th)?"
_DAYS = re.compile(rf"\b(?P<days>{_DAY}\s*(?:to|until|till|til|through|-|and|bis)\s*(?:the )?{_DAY})\b")
_BETWEEN = re.compile(r"\s*(?:\b(?:to|until|till|til|through|and|bis)\b|-)\s*(?:the )?")


def _of_absence(session: Session, text: str) -> Remark:
    """What is said of an absence in words: the line with its days, or that which takes it back."""
    game, actor, line = session.current_game(), session.speaker.actor, plain(text).text
    seat = game.seat(actor.power) if game and actor and actor.power and game.seats else None
    if seat and any(one.until > session.now for one in seat.absences) and _ENDS_ABSENCE.search(line):
        return remark(MailRemark.PROSE_BACK)
    found = _DAYS.search(line)
    if found is None and seat is not None and not _AWAY.search(line) and (hours := hours_more(line)):
        return remark(MailRemark.PROSE_DOES, line=f"EXTEND +{hours}h")
    days = found["days"] if found else ""
    try:
        away = period(days, session.now, session.context().zone) if days else None
    except NotADate:
        away = None
    if away is None or not session.now < away.until:
        return remark(MailRemark.PROSE_ABSENCE)
    first, last = _BETWEEN.split(days, maxsplit=1)
    return remark(MailRemark.PROSE_AWAY, days=f"{first.title()} TO {last.title()}")


def _of_joiner(session: Session, text: str) -> Remark:
    """What is said to whoever wants to play: the line that takes the power he names, once there are any."""
    name = _game_to_join(session, text)
    game = session.games.up_to_date(name)
    power = _power(session, text, game)
    if game is None or not game.seats or power == "power":
        return remark(MailRemark.PROSE_JOIN, game=name)
    return remark(MailRemark.PROSE_DOES, line=f"SIGN ON {power} {name} password")


_Advice: TypeAlias = Callable[[Session, str], Remark]

_OF_ANYBODY: Mapping[Topic | None, _Advice] = {
    Topic.FORGOTTEN: lambda session, _: remark(MailRemark.PROSE_FORGOTTEN, game=game_at_hand(session)),
    Topic.LEAVE: lambda session, _: _of_leaver(session),
    Topic.FORGET_ME: lambda session, _: _of_forgotten(session),
    Topic.ABSENCE: _of_absence,
    Topic.WAIT: lambda *_: remark(MailRemark.PROSE_WAIT),
    Topic.NOWAIT: lambda *_: remark(MailRemark.PROSE_NOWAIT),
    Topic.DRAW: lambda session, text: _of_vote(session, text) or remark(MailRemark.PROSE_DRAW),
    Topic.DEADLINE: lambda session, _: _of_deadline(session),
    Topic.TURN: lambda session, _: (
        remark(MailRemark.PROSE_TURN) if _asks_at_seat(session) else _of_deadline(session)
    ),
    Topic.WHO_ORDERED: lambda session, _: remark(MailRemark.PROSE_WHO_ORDERED, game=game_at_hand(session)),
    Topic.MISSED: lambda *_: remark(MailRemark.PROSE_BRINGS, line="HELP DEADLINES"),
    Topic.RULES: lambda *_: remark(MailRemark.PROSE_RULES),
    Topic.LESS_MAIL: lambda session, _: _of_less_mail(session),
    Topic.PRACTICE: lambda *_: remark(MailRemark.PROSE_DOES, line="SIGN ON ?practice password"),
    Topic.SENT_LETTER: lambda *_: remark(MailRemark.PROSE_SENT_LETTER),
    Topic.MAP: lambda session, _: remark(MailRemark.PROSE_MAP, game=game_at_hand(session)),
    Topic.GAMES: lambda session, _: remark(MailRemark.PROSE_GAMES, game=game_at_hand(session)),
    Topic.OFFER: lambda session, text: (
        _of_vote(session, text) or remark(MailRemark.PROSE_OFFER, game=_game_to_join(session, text))
    ),
    Topic.HELP: lambda *_: remark(MailRemark.PROSE_HELP),
    Topic.CLEAR: lambda *_: remark(MailRemark.PROSE_CLEAR),
    Topic.PASSWORD: lambda *_: remark(MailRemark.PROSE_PASSWORD),
    Topic.ADDRESS: lambda _, text: remark(MailRemark.PROSE_ADDRESS, address=_address(text)),
    Topic.JOIN: _of_joiner,
    Topic.CREATE: lambda _, text: remark(MailRemark.PROSE_DOES, line=f"CREATE ?{_new_game(text)} password"),
    Topic.CONDITION: lambda *_: remark(MailRemark.PROSE_CONDITION),
    Topic.ZONE: lambda *_: remark(MailRemark.PROSE_ZONE),
    Topic.ORDERS: lambda session, _: _of_orders(session),
    Topic.WHY: lambda session, text: remark(MailRemark.PROSE_BRINGS, line=f"WHY {_place(session, text)}"),
    Topic.RESEND: lambda *_: remark(MailRemark.PROSE_BRINGS, line="RESEND"),
    Topic.HISTORY: lambda session, _: remark(
        MailRemark.PROSE_BRINGS, line=f"HISTORY {game_at_hand(session)}"
    ),
    Topic.MY_GAMES: lambda session, _: remark(MailRemark.PROSE_GAMES, game=game_at_hand(session)),
    Topic.SUMMARY: lambda session, _: remark(
        MailRemark.PROSE_BRINGS, line=f"SUMMARY {game_at_hand(session)}"
    ),
    Topic.STANDBY: lambda session, _: _of_registered(session, "SIGN UP AS STANDBY"),
    Topic.OBSERVE: lambda session, text: _of_registered(
        session, f"OBSERVE {_game_to_join(session, text)} password"
    ),
    **dict.fromkeys(
        (Topic.PAUSE, Topic.PROCESS, Topic.END, Topic.TERMINATE, Topic.EJECT, Topic.ADMIT, Topic.RESUME),
        lambda *_: remark(MailRemark.PROSE_FOR_MASTER),
    ),
    Topic.NO_PRESS: lambda *_: remark(MailRemark.PROSE_FOR_MASTER),
    Topic.SETTINGS: lambda *_: remark(MailRemark.PROSE_FOR_MASTER),
}
"""What is said of prose, by its topic; only a master can do the last nine."""

_OF_MASTER: Mapping[Topic | None, _Advice] = {
    None: of_other_words,
    Topic.ABSENCE: of_more_time,
    Topic.DEADLINE: of_new_deadline,
    Topic.WHO_ORDERED: lambda *_: remark(MailRemark.PROSE_TURN),
    Topic.NO_PRESS: lambda *_: remark(MailRemark.PROSE_DOES, line="SET NO PRESS"),
    Topic.SETTINGS: lambda *_: remark(MailRemark.PROSE_BRINGS, line="HELP SETTINGS"),
    Topic.REMIND: lambda session, _: remark(MailRemark.PROSE_LETTER, reader=awaited(session)),
    Topic.PAUSE: lambda *_: remark(MailRemark.PROSE_PAUSE),
    Topic.RESUME: lambda *_: remark(MailRemark.PROSE_DOES, line="RESUME"),
    Topic.PROCESS: lambda session, _: remark(MailRemark.PROSE_PROCESS, phase=_phase(session)),
    Topic.END: lambda *_: remark(MailRemark.PROSE_END),
    Topic.TERMINATE: lambda *_: remark(MailRemark.PROSE_DOES, line="TERMINATE"),
    Topic.EJECT: lambda session, text: remark(
        MailRemark.PROSE_EJECT, power=_power(session, text), game=game_at_hand(session)
    ),
    Topic.ADMIT: lambda session, text: remark(MailRemark.PROSE_DOES, line=f"ADMIT {_power(session, text)}"),
}
"""What only a master is told."""


def _of_leaver(session: Session) -> Remark:
    """What is said to whoever wants to leave: what he sends as what he is, or that he is in nothing."""
    mine, game = own_seats(session), game_at_hand(session)
    if not mine and session.speaker.actor is None:
        return remark(MailRemark.PROSE_NOTHING_TO_LEAVE)
    if mine and all(actor.role is Role.OBSERVER for _, actor in mine):
        return remark(MailRemark.PROSE_LEAVE_OBSERVERS, game=game)
    return remark(MailRemark.PROSE_LEAVE, game=game)


def _of_less_mail(session: Session) -> Remark:
    if session.person is None:
        return remark(MailRemark.PROSE_NOTHING_TO_LEAVE)
    return remark(MailRemark.PROSE_LESS_MAIL)


def _of_forgotten(session: Session) -> Remark:
    """What is said to whoever wants to be forgotten: what he does, and what happens by itself."""
    services = session.services
    keeper, kept = services.judge_info.keeper, services.security.keep_leavers
    if kept is None:
        return remark(MailRemark.PROSE_FORGET_ME_KEEPER, keeper=keeper)
    return remark(MailRemark.PROSE_FORGET_ME, keeper=keeper, days=kept.days)


_ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")


def _address(text: str) -> str:
    found = _ADDRESS.search(text)
    return found[0] if found else "you@example.net"


def _of_registered(session: Session, line: str) -> Remark:
    """What is said to whoever asks for what only registered people may do."""
    if session.person is None:
        return remark(MailRemark.PROSE_REGISTER_FIRST, line=line)
    return remark(MailRemark.PROSE_DOES, line=line)


def _of_deadline(session: Session) -> Remark:
    """What is said to whoever asks for the deadline: it stands below, where it is known for whom he plays."""
    game = game_at_hand(session)
    if _asks_at_seat(session):
        return remark(MailRemark.PROSE_DEADLINE_BELOW, game=game)
    return remark(MailRemark.PROSE_DEADLINE, game=game)


def _asks_at_seat(session: Session) -> bool:
    """Whether a power's player asks, whom the answer shows how it stands."""
    game = session.current_game()
    speaker = session.speaker
    return game is not None and game.phase is not None and speaker.plays and not speaker.unproven


_LINES_OF_MASTER: Mapping[Topic | None, str] = {
    Topic.PAUSE: "PAUSE",
    Topic.RESUME: "RESUME",
    Topic.PROCESS: "PROCESS",
    Topic.END: "TERMINATE",
    Topic.TERMINATE: "TERMINATE",
    Topic.NO_PRESS: "SET NO PRESS",
}


def _of_master_unknown(session: Session, prose: Prose) -> Remark | None:
    """What is said to a master who has not signed on, and plays nothing; None if it is another matter."""
    mine = [(game, actor) for game, actor in own_seats(session) if not anonymous(game)]
    if len(mine) != 1 or mine[0][1].role is not Role.MASTER:
        return None
    line = _LINES_OF_MASTER.get(prose.topic)
    if prose.topic in (Topic.ABSENCE, Topic.DEADLINE):
        line = set_deadline(session, prose.text)
    if prose.topic is Topic.ABSENCE:
        line = line or "SET DEADLINE +48h"
    return remark(MailRemark.PROSE_AS_MASTER, game=mine[0][0].name, line=line) if line else None


def seat_to_sign_on(session: Session) -> tuple[str, str]:
    """The seat and the game, as SIGN ON names them, that a mail speaks for."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return "power", "game"
    if actor.power is not None:
        return "_".join(game.variant.power(actor.power).name.split()), game.name
    return {Role.MASTER: "M", Role.OBSERVER: "O"}.get(actor.role, "?"), game.name


_PLACE = "Galicia"
_SHORTEST_NAME = 4
"""Letters of a place's name that is no common word: `war` and `den` are German."""


def _place(session: Session, text: str) -> str:
    """The place that the words name, by its longest name in them."""
    game = session.current_game()
    if game is None:
        return _PLACE
    known, board = names(game.variant), game.variant.board
    line = plain(text).text
    longest = max((line[start:end] for start, end in any_name(known).find(line)), key=len, default="")
    means = known.province(longest) if len(longest) >= _SHORTEST_NAME else ()
    return board.name(means[0]) if len(means) == 1 else _PLACE


def _of_orders(session: Session) -> Remark:
    """What is said to whoever asks for his orders: they stand below, where it is known who asks."""
    actor = session.speaker.actor
    if actor is None or actor.power is None or session.speaker.unproven:
        return remark(MailRemark.PROSE_ORDERS_OF_NOBODY, game=game_at_hand(session))
    return remark(MailRemark.PROSE_ORDERS)


def _of_stranger(_session: Session, _text: str) -> Remark:
    return remark(MailRemark.PROSE_OF_STRANGER)


def _of_player(_session: Session, _text: str) -> Remark:
    return remark(MailRemark.PROSE)
