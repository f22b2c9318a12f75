"""Advice about votes: the line for what is proposed, for a draw, or for the power that is to win."""

from __future__ import annotations

import re

from judge.language.text.typography import plain
from judge.service.incoming.letter_advice import power_named
from judge.service.notices.remark_keys.human_words import ProseRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.session import Session

_NUMBER = re.compile(r"\b\d{1,4}\b")
_AGAINST = re.compile(r"\b(?:no|not|against|nay|don'?t|nein|non|gegen|contre|contra|nie|nej|nao)\b")
_WHO_VOTED = re.compile(
    r"\bwho (?:\w+ )?(?:proposed|voted|wants? (?:a |the )?draw)\b|\bvoted how\b"
    r"|\b(?:has|have|did) \w+ voted?\b"
    r"|\bwer (?:hat )?(?:\w+ ){0,3}(?:gestimmt|vorgeschlagen)\b|\bqui a (?:vote|propose)\b"
    r"|\bquien (?:ha )?(?:vot|propu)\w+|\bchi ha (?:vot|propos)\w+"
    r"|\bwie heeft (?:\w+ ){0,3}(?:gestemd|voorgesteld)\b"
    r"|\bquem (?:votou|propos)\w*|\bkto (?:za)?(?:glosowal|proponowal)\b|\bvem (?:har )?(?:rosta|foresl)\w+"
)


def of_vote(session: Session, text: str, vote: str = "") -> Remark | None:
    """What is said of a vote in words: the line for what is proposed; None if nothing is."""
    game, actor, line = session.current_game(), session.speaker.actor, plain(text).text
    if game is None or actor is None:
        return None
    if _WHO_VOTED.search(line):
        return remark(ProseRemark.PROSE_WHO_VOTED, game=game.name)
    if actor.power is None:
        return None
    votable = [one.number for one in game.proposals if not one.awaits_master]
    named = [int(number) for number in _NUMBER.findall(line) if int(number) in votable]
    if not votable:
        return None
    vote = vote or ("NO" if _AGAINST.search(line) else "YES")
    return remark(ProseRemark.PROSE_VOTE, line=f"VOTE {vote} {(named or votable)[-1]}")


def of_draw(session: Session, text: str) -> Remark:
    """What is said of a draw in words: SET DRAW to a player who wants one, else the page about votes."""
    actor, line = session.speaker.actor, plain(text).text
    plays = actor is None or actor.power is not None
    if not plays or "?" in text or _AGAINST.search(line):
        return of_vote(session, text) or remark(ProseRemark.PROSE_BRINGS, line="HELP VOTES")
    return of_vote(session, text) or remark(ProseRemark.PROSE_DRAW)


def of_concession(session: Session, text: str) -> Remark:
    """What is said to whoever gives up: the vote for the power he names, else how he leaves, too."""
    power = power_named(session, text)
    if power == "power":
        return remark(ProseRemark.PROSE_SURRENDER)
    return remark(ProseRemark.PROSE_CONCEDE, power=power)
