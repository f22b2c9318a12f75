"""Advice: what is said of words to a human, by their topic, and by who wrote them in which game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from judge.game.anonymity import anonymous
from judge.game.roles import MASTER, Role
from judge.game.state import Game
from judge.language.names import is_game_name, names
from judge.language.orders.grammar import any_name
from judge.language.powers import means_master, power_meant
from judge.language.prose import topic
from judge.language.segmentation import A_GREETING
from judge.language.statements import Prose, Topic
from judge.language.text.typography import plain
from judge.service.handlers.press import readers_by_name
from judge.service.handlers.seat_lookup import own_seats
from judge.service.notices.remark_keys.mails import MailRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.notices.replies import LineReport
from judge.service.session import Session


def advice(session: Session, prose: Prose) -> Remark:
    """What is said of words to a human: the one line to send where the judge can do what they ask for."""
    actor = session.speaker.actor
    if prose.topic in (None, Topic.LETTER) and (letter := _of_letter(session, prose.text)) is not None:
        return letter
    if actor is None:
        return _OF_ANYBODY.get(prose.topic, _of_stranger)(session, prose.text)
    if actor.role is Role.MASTER and prose.topic in _OF_MASTER:
        return _OF_MASTER[prose.topic](session, prose.text)
    return _OF_ANYBODY.get(prose.topic, _of_player)(session, prose.text)


_OF_ORDERS = frozenset(
    {
        MailRemark.PROSE,
        MailRemark.PROSE_AGAIN,
        MailRemark.PROSE_ORDERS,
        MailRemark.PROSE_CLEAR,
        MailRemark.PROSE_CONDITION,
    }
)


def may_mean_orders(session: Session, report: LineReport) -> bool:
    """Whether words that are reported so may be meant as orders: their answer shows those that stand."""
    said = report.understood
    return isinstance(said, Remark) and said.key in _OF_ORDERS and session.speaker.plays


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
    Topic.FORGOTTEN: lambda session, _: remark(MailRemark.PROSE_FORGOTTEN, game=game_at_hand(session)),
    Topic.LEAVE: lambda session, _: remark(MailRemark.PROSE_LEAVE, game=game_at_hand(session)),
    Topic.FORGET_ME: lambda session, _: _of_leaver(session),
    Topic.ABSENCE: lambda *_: remark(MailRemark.PROSE_ABSENCE),
    Topic.WAIT: lambda *_: remark(MailRemark.PROSE_WAIT),
    Topic.NOWAIT: lambda *_: remark(MailRemark.PROSE_NOWAIT),
    Topic.DRAW: lambda *_: remark(MailRemark.PROSE_DRAW),
    Topic.DEADLINE: lambda session, _: remark(MailRemark.PROSE_DEADLINE, game=game_at_hand(session)),
    Topic.MAP: lambda session, _: remark(MailRemark.PROSE_MAP, game=game_at_hand(session)),
    Topic.GAMES: lambda session, _: remark(MailRemark.PROSE_GAMES, game=game_at_hand(session)),
    Topic.OFFER: lambda session, text: remark(MailRemark.PROSE_OFFER, game=_game_to_join(session, text)),
    Topic.HELP: lambda *_: remark(MailRemark.PROSE_HELP),
    Topic.CLEAR: lambda *_: remark(MailRemark.PROSE_CLEAR),
    Topic.PASSWORD: lambda *_: remark(MailRemark.PROSE_PASSWORD),
    Topic.ADDRESS: lambda *_: remark(MailRemark.PROSE_ADDRESS),
    Topic.JOIN: lambda session, text: remark(MailRemark.PROSE_JOIN, game=_game_to_join(session, text)),
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
    Topic.STANDBY: lambda *_: remark(MailRemark.PROSE_DOES, line="SIGN UP AS STANDBY"),
    Topic.OBSERVE: lambda session, text: remark(
        MailRemark.PROSE_DOES, line=f"OBSERVE {_game_to_join(session, text)} password"
    ),
    **dict.fromkeys(
        (Topic.PAUSE, Topic.PROCESS, Topic.END, Topic.TERMINATE, Topic.EJECT, Topic.ADMIT, Topic.RESUME),
        lambda *_: remark(MailRemark.PROSE_FOR_MASTER),
    ),
}
"""What is said of prose, by its topic; only a master can do the last seven."""

_OF_MASTER: Mapping[Topic | None, _Advice] = {
    None: lambda *_: remark(MailRemark.PROSE_OF_MASTER),
    Topic.ABSENCE: lambda *_: remark(MailRemark.PROSE_MORE_TIME),
    Topic.PAUSE: lambda *_: remark(MailRemark.PROSE_PAUSE),
    Topic.RESUME: lambda *_: remark(MailRemark.PROSE_DOES, line="RESUME"),
    Topic.PROCESS: lambda session, _: remark(MailRemark.PROSE_PROCESS, phase=_phase(session)),
    Topic.END: lambda *_: remark(MailRemark.PROSE_END),
    Topic.TERMINATE: lambda *_: remark(MailRemark.PROSE_DOES, line="TERMINATE"),
    Topic.EJECT: lambda session, text: remark(MailRemark.PROSE_DOES, line=f"EJECT {_power(session, text)}"),
    Topic.ADMIT: lambda session, text: remark(MailRemark.PROSE_DOES, line=f"ADMIT {_power(session, text)}"),
}
"""What only a master is told."""


def _of_leaver(session: Session) -> Remark:
    """What is said to whoever wants to be forgotten: what he does, and what happens by itself."""
    services = session.services
    keeper, kept = services.judge_info.keeper, services.security.keep_leavers
    if kept is None:
        return remark(MailRemark.PROSE_FORGET_ME_KEEPER, keeper=keeper)
    return remark(MailRemark.PROSE_FORGET_ME, keeper=keeper, days=kept.days)


_PLACE = "Galicia"
_SHORTEST_NAME = 4
"""Letters of a place's name that is no common word: `war` and `den` are German."""


def _place(session: Session, text: str) -> str:
    """The place that the words name, by its longest name in them."""
    game = session.current_game()
    if game is None:
        return _PLACE
    known, board = names(game.variant), game.variant.board
    found = re.findall(rf"(?<![\w'])(?:{any_name(known)})", plain(text).text)
    longest = max(found, key=len, default="")
    means = known.province(longest) if len(longest) >= _SHORTEST_NAME else ()
    return board.name(means[0]) if len(means) == 1 else _PLACE


_SALUTATION = re.compile(
    r"\W*(?:(?:hi|hello|dear|hey|hallo|hoi|salut|bonjour|ciao|hola|ola|czesc|hej|lieber?|cher|chere|caro|cara"
    r"|queridos?|querida|beste|geachte|to|for|an|fur|aan|voor|till|a|al|para|pour|per|do|dla"
    r"|(?:message|letter|note|press|mail|nachricht|brief|lettre|carta|lettera|bericht)"
    r" (?:to|for|an|fur|a|al|aan|para|pour|per|do|till))\s+|@)"
    r"(?:the |la |le |l')?(?P<name>[^,:!?.\n]{1,40})"
)
_EVERYBODY = frozenset(
    [
        "all",
        "everybody",
        "everyone",
        "players",
        "alle",
        "tous",
        "todos",
        "tutti",
        "iedereen",
        "wszyscy",
        "alla",
    ]
)


def _of_letter(session: Session, text: str) -> Remark | None:
    """What is said of words to somebody in the game, of which nothing was sent; None if they name nobody."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return None
    above = session.reports[-1].understood if session.reports else None
    if isinstance(above, Remark) and above.key in _OF_LETTERS:
        return above
    line = plain(text).text
    begins = [plain(one.text).text for one in session.reports if one.understood == A_GREETING]
    named = [found["name"] for one in (line, *begins) if (found := _SALUTATION.match(one))]
    if topic(line) is Topic.LETTER:
        named.append(" ".join(line.split()[:_MOST_WORDS]))
    reader = next(filter(None, (_reader(session, game, name) for name in named)), None)
    if reader is None:
        return None
    if not session.speaker.unproven:
        return remark(MailRemark.PROSE_LETTER, reader=reader)
    power = game.variant.power(actor.power).name if actor.power else "power"
    return remark(MailRemark.PROSE_LETTER_OF_NOBODY, reader=reader, power=power, game=game.name)


_OF_LETTERS = (MailRemark.PROSE_LETTER, MailRemark.PROSE_LETTER_OF_NOBODY)
_MOST_WORDS = 6
"""Words among which stands whom something is to be told."""
_SHORTEST_READER = 3


def _reader(session: Session, game: Game, text: str) -> str:
    """The readers whom words name, as the first line of a letter has them: letters of powers, M, ALL."""
    people = [(plain(name).text.split(), seat) for name, seat in readers_by_name(session)]
    found: dict[str, None] = {}
    for word in (one for one in _WORD.findall(text) if len(one) >= _SHORTEST_READER or means_master(one)):
        if word in _EVERYBODY:
            return "ALL"
        seats = {seat for name, seat in people if word in name}
        seat = power_meant(game.variant, word, strict=True) or (seats.pop() if len(seats) == 1 else None)
        seat = MASTER if means_master(word) else seat
        actor = session.speaker.actor
        if seat is not None and actor is not None and seat != actor.power:
            found["M" if seat == MASTER else game.variant.power(seat).letter] = None
    return "".join(found)


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
