"""Passwords guessed at: by mail, against what the limits say, and reckoned over a million tries."""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime, timedelta
from random import Random

from judge.service.keeper_policy import KeeperPolicy
from judge.service.passwords import MONTH, MOST_A_MAIL, Side, delay
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.scenarios.story import StoryJudge

_NOW = datetime(2026, 1, 5, 13, tzinfo=UTC)
_TRIES = KeeperPolicy().tries
_YEAR = timedelta(days=365)
_EIGHT_LETTERS, _WORD_LIST = 26**8, 50_000
_MAILS_A_GUESS = 10_000
_SENDERS = ((Side.OWN, "anna@aus.example"), (Side.OTHERS, "eve{}@evil.example"))
_MOST_A_YEAR = 10_000


def guessed(size: int) -> Result:
    """Guess a password so often, each time at the first moment at which a right guess would open the seat.

    That is reckoned; that mails are handled as reckoned is tried with some, at any moment. The remark is the
    time that it takes on average to guess a word of eight letters.
    """
    failures = list(_mails(40 + size // _MAILS_A_GUESS))
    took = {side: _patient(side, size // 2) for side, _ in _SENDERS}
    a_year = sum(MOST_A_MAIL * (size // 2) * _YEAR / time for time in took.values())
    if size >= _MOST_A_YEAR and a_year > _MOST_A_YEAR:
        failures.append(f"{a_year:,.0f} guesses a year may open a seat")
    remark = (
        f"{a_year:,.0f} a year may hit: {_EIGHT_LETTERS / 2 / a_year:,.0f} years for eight random letters, "
        f"{_WORD_LIST / 2 / a_year:.1f} for one of {_WORD_LIST:,} words, on average"
    )
    return Result(size, tuple(failures), remark)


def _patient(side: Side, mails: int) -> timedelta:
    """How long so many mails take, each sent as soon as a right password in it would be enough."""
    now, sent = timedelta(0), deque[timedelta]()
    for _ in range(mails):
        while sent and now - sent[0] >= MONTH:
            sent.popleft()
        if sent:
            now = max(now + timedelta(seconds=1), sent[-1] + delay(_TRIES, side, len(sent)))
        sent.append(now)
    return now


def _mails(count: int) -> list[str]:
    """Wrong passwords at random moments, and then the right one: it counts if and only if it should."""
    chance, failures = Random(count), []
    for side, sender in _SENDERS:
        with trial_folder() as place, story_judge(place) as here:
            here.play("opening")
            here.change_policy(tries=2)
            here.now, sent = _NOW, list[datetime]()
            for number in range(count):
                here.now += timedelta(minutes=chance.choice((0, 1, 3, 9, 70)), seconds=1)
                who = sender.format(number)
                if number % 4 != 3:
                    here.deliver(who, f"{number}", f"SIGN ON Austria alpha wrong{number}\n")
                    sent.append(here.now)
                    continue
                wait = delay(2, side, len(sent))
                open_now = not wait or here.now - sent[-1] >= wait
                place_name = chance.choice(("Galicia", "Bohemia", "Tyrolia"))
                here.deliver(who, f"{number}", f"SIGN ON Austria alpha swordA\nA Vie - {place_name}\n")
                if _counted(here, place_name) != open_now:
                    failures.append(f"mail {number} from {side}: counted is {not open_now}")
    return failures


def _counted(here: StoryJudge, place: str) -> bool:
    return any(f"Austria: Army Vienna -> {place}" in mail.get_content() for mail in here.unread)
