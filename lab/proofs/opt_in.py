"""First mails in the names of people who never wrote: each is asked for a YES, and gets nothing else."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from email.message import EmailMessage
from random import Random

from lab.proofs.proof import Result
from lab.proofs.trial import game_of
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, asks_for_yes

_HELLO = "REGISTER\nName: Some Body\nEND\n"
_JOINED = (
    "OBSERVE alpha tulipan\n",
    "SIGN ON ?beta tulipan\n",
    "CREATE ?gamma tulipan\n",
    "SIGN ON Austria alpha guess\nA Vie - Gal\n",
    "OBSERVE alpha tulipan\nBROADCAST\nHello.\nENDPRESS\n",
    "LIST alpha\n",
)
_NEWS = "BROADCAST\nNews.\nENDPRESS\n"
_BROADCAST = f"SIGN ON M alpha gmword\n{_NEWS}SIGN ON M beta betaword\n{_NEWS}"
_ENOUGH = "no more of them are confirmed with a question"
"""In the one answer a day that says that there are no more questions."""
_GINA = "gina@gm.example"
_VICTIMS, _MOST_A_DAY = 20, 3
_NOTES_A_DAY = 4
"""How often somebody is told that no more questions come (docs: sender, at most four times a day)."""


def never_wrote(size: int) -> Result:
    """Send them one a minute; now and then a master writes to everybody in his game."""
    chance, here = Random(size), in_memory("opening")
    here.deliver(_GINA, "another", "CREATE ?beta betaword\n")
    here.says_yes = False
    before, failures = _people_in(here), list[str]()
    asked, told = Counter[tuple[str, date]](), Counter[tuple[str, date]]()
    for number in range(size):
        here.now += timedelta(minutes=1)
        victim = f"victim{chance.randrange(_VICTIMS)}@else.example"
        here.deliver(victim, f"o{number}", _HELLO + "".join(chance.sample(_JOINED, 3)))
        got = _to_victims(here)
        asked.update((str(mail["To"]), here.now.date()) for mail in got if asks_for_yes(mail))
        others = [mail for mail in got if not asks_for_yes(mail)]
        told.update((str(mail["To"]), here.now.date()) for mail in others)
        failures += [f"{mail['To']} got {mail['Subject']}" for mail in others if _ENOUGH not in _text(mail)]
        if number % 100 == 0:
            here.deliver(_GINA, f"news {number}", _BROADCAST)
            failures += [f"{mail['To']} got news" for mail in _to_victims(here)]
    failures += [
        f"{who} was asked {times} times on a day" for who, times in asked.items() if times > 2 * _MOST_A_DAY
    ]
    failures += [
        f"{who} was told {times} times on a day" for who, times in told.items() if times > _NOTES_A_DAY
    ]
    if before != _people_in(here):
        failures.append("somebody else is in the game")
    return Result(size, tuple(failures), f"{sum(asked.values())} questions, {sum(told.values())} notes")


def _text(mail: EmailMessage) -> str:
    return " ".join(mail.get_content().split())


def _to_victims(here: StoryJudge) -> list[EmailMessage]:
    return [mail for mail in here.unread if str(mail["To"]).startswith("victim")]


def _people_in(here: StoryJudge) -> list[int]:
    game = game_of(here)
    applicants = [one.person for one in game.applicants]
    return [*(one.person for one in game.seats), *(one.person for one in game.observers), *applicants]
