"""Advice to masters: the line with the deadline that their words name, and whose orders are missing."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import time

from judge.game.orders.outstanding import orders_missing
from judge.language.commands.dates import NotADate, moment
from judge.language.commands.times import hours_more
from judge.language.text.typography import plain
from judge.language.zones import UnknownZone
from judge.service.handlers.seat_lookup import game_at_hand
from judge.service.notices.remark_keys.mails import MailRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.session import Session

_QUESTION = re.compile(r"\?|\b(?:when|wann|quand|cuando|quando|wanneer|kiedy|nar|who|whom|wer|qui|chi)\b")


def of_new_deadline(session: Session, text: str) -> Remark:
    """What is said to a master whose words are about the deadline: the line for the date in them."""
    if (line := set_deadline(session, text)) is not None:
        return remark(MailRemark.PROSE_DOES, line=line)
    if _QUESTION.search(plain(text).text):
        return remark(MailRemark.PROSE_DEADLINE, game=game_at_hand(session))
    return remark(MailRemark.PROSE_MORE_TIME)


def of_other_words(session: Session, text: str) -> Remark:
    """What is said to a master whose words have no topic: that of more time, if they name how much."""
    if hours_more(plain(text).text):
        return of_more_time(session, text)
    return remark(MailRemark.PROSE_OF_MASTER)


def of_more_time(session: Session, text: str) -> Remark:
    """What is said to a master who wants to give more time."""
    line = set_deadline(session, text)
    return remark(MailRemark.PROSE_DOES, line=line) if line else remark(MailRemark.PROSE_MORE_TIME)


def set_deadline(session: Session, text: str) -> str | None:
    """SET DEADLINE with the date that words name, or how much later they want it; None if neither."""
    hours = hours_more(plain(text).text)
    return f"SET DEADLINE +{hours}h" if hours else _on_date(session, text)


def _on_date(session: Session, text: str) -> str | None:
    """SET DEADLINE with the date at the end of a line."""
    zone = session.person.zone if session.person else "UTC"
    words = re.sub(r"\W*(?:please|thanks|pls)?\W*$", "", text).split()[-_MOST_DATE:]
    for start in range(len(words)):
        written = " ".join(words[start:])
        with suppress(NotADate, UnknownZone, ValueError):
            moment(written, session.now, zone, (time(), zone))
            return f"SET DEADLINE {written[:1].upper()}{written[1:]}"
    return None


_MOST_DATE = 8
"""Words at the end of a line in which a date is looked for."""


def awaited(session: Session) -> str:
    """The letters of the powers whose orders are missing, ALL if none is."""
    game = session.current_game()
    if game is None or game.phase is None:
        return "ALL"
    late = [one for one in game.variant.powers if orders_missing(game, one.code)]
    return "".join(one.letter for one in late) or "ALL"
