"""Wrong use of a player's name and password: his entry, his answers, his mailbox, and unfinished words.

And the zones in which a deadline may be written, as the one proof of a reader.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import islice, product
from random import Random
from zoneinfo import ZoneInfo, available_timezones

from judge.language.commands.dates import NotADate, moment
from judge.language.zones import NO_ZONES
from lab.proofs.proof import Result
from lab.proofs.trial import game_of
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

_ANNA, _THIEF = "anna@aus.example", "thief@evil.example"
_SIGN_ON = "SIGN ON Austria alpha swordA\n"
_ENTRIES = (
    "REGISTER\nName: A Cheat{number}\nTimezone: Asia/Tokyo\nEND\n",
    "SET ZONE Asia/Tokyo\n",
    "SET STYLE SHORT CODES\n",
    "HELP\nREGISTER\nName: A Cheat{number}\nEND\nLIST\n",
    "SIGN ON Austria alpha\nSET ZONE Asia/Tokyo\ncheat{number}\n",
    "SIGN ON Austria alpha\nREGISTER\nName: A Cheat{number}\nEND\n",
    "A cheat{number} - is what I am\nREGISTER\nName: Anna\nCity: Cheat{number}\nEND\n",
)
"""Without wrong passwords: after a hundred of these in his name his right one waits for his word.

docs: sender, "A wrong password locks nobody out"
"""


def _opening() -> StoryJudge:
    here = in_memory("opening")
    here.says_yes = False
    return here


def entries(size: int) -> Result:
    """Forge entries in a player's name, one a minute; his own mail with his password comes in between."""
    chance, here, failures, quoted = Random(size), _opening(), list[str](), Counter[datetime]()
    before = _entry(here)
    for number in range(size):
        here.now += timedelta(minutes=1)
        here.deliver(_ANNA, f"cheat {number}", chance.choice(_ENTRIES).format(number=number))
        failures += [f"{number}: {mail['To']} got mail" for mail in here.unread if mail["To"] != _ANNA]
        words = "".join(f"{mail['Subject']}\n{mail.get_content()}" for mail in here.unread).lower()
        quoted[here.now.replace(minute=0)] += f"cheat{number}" in words.replace(" ", "")
        if _entry(here) != before:
            failures.append(f"{number}: the entry was changed")
            before = _entry(here)
        if number % 20 == 19:
            here.deliver(_ANNA, f"mine {number}", f"{_SIGN_ON}LIST\n")
            if not any("The parameters for 'alpha'" in mail.get_content() for mail in here.unread):
                failures.append(f"{number}: no answer to the player's own mail")
    failures += [f"{hour}: quoted {times} times" for hour, times in quoted.items() if times > 2]
    return Result(size, tuple(failures), f"the forger quoted {sum(quoted.values())} times")


def _entry(here: StoryJudge) -> object:
    with here.services.store.begin() as work:
        return work.people.by_address(_ANNA)


def told(size: int) -> Result:
    """Write with a player's password from elsewhere, in bursts and by drops; now and then BOTH is wanted.

    Some of the mails change the password, to the same one.
    """
    chance, here, failures = Random(size), _opening(), list[str]()
    got: list[datetime] = []
    for number in range(size):
        here.now += timedelta(seconds=chance.choice((5, 60, 600)))
        if number % 50 == 0:
            wanted = chance.choice(("BOTH", "PASSWORD"))
            here.deliver("gina@gm.example", "e", f"SIGN ON M alpha gmword\nSET EVIDENCE {wanted}\n", "pass")
        line = chance.choice(("A Vie - Tyr", "A Vie - Gal", "A Vie - Boh", "SET PASSWORD swordA"))
        here.deliver(_THIEF, f"{number}", f"{_SIGN_ON}{line}\n")
        subjects = [str(mail["Subject"]) for mail in here.unread if mail["To"] == _ANNA]
        got += [here.now for subject in subjects if any(words in subject for words in _TOLD)]
    for at in got:
        within = sum(at <= one < at + timedelta(hours=1) for one in got)
        if within > _NOTICES + _SUMMARIES:
            failures.append(f"{at}: {within} mails within an hour")
    return Result(size, tuple(failures), f"{len(got)} emails to the player")


_NOTICES, _SUMMARIES = 5, 1
_TOLD = (
    *("came from another address", "Your password was changed"),
    *("Please confirm an email sent in your name", "More emails in your name"),
)
_WHOLE = ("RESIGN", "WITHDRAW", "TERMINATE", "EJECT England", "BECOME Austria")
_AROUND = ("{}", "{}.", "  {}", "* {}", "{} me", "Please {}", '"{}"', "{},\nAnna")


def beginnings(size: int) -> Result:
    """Send every beginning of the commands that cannot be undone, as a player and as the master."""
    here, failures, tried = _opening(), list[str](), 0
    before = game_of(here)
    for word, around in islice(_beginnings(), size):
        for sender, sign_on in ((_ANNA, _SIGN_ON), ("gina@gm.example", "SIGN ON M alpha gmword\n")):
            tried += 1
            here.now += timedelta(minutes=1)
            here.deliver(sender, f"b{tried}", sign_on + around.format(word) + "\n", "pass")
            others = {str(mail["To"]) for mail in here.unread} - {sender}
            waits = any("Please confirm" in str(mail["Subject"]) for mail in here.unread)
            if others or waits or _state(game_of(here)) != _state(before):
                failures.append(f"{around.format(word)!r} had an effect")
    return Result(tried, tuple(failures))


def _beginnings() -> list[tuple[str, str]]:
    words = [whole.split()[0][:end] for whole in _WHOLE for end in range(3, len(whole.split()[0]))]
    found = [
        (word if chosen else word.lower(), around) for word, around, chosen in product(words, _AROUND, (0, 1))
    ]
    Random(1).shuffle(found)
    return found


def _state(game: object) -> object:
    return [getattr(game, name) for name in ("status", "ending", "seats", "number", "ejected")]


_NOW = datetime(2027, 3, 1, 12, tzinfo=UTC)
_DAYS = ("2027-03-19", "19.3.2027", "Mar 19", "March 19th, 2027,", "Fri 19 Mar 2027", "19. March")
_HOURS = {"20:00": 20, "08:00 am": 8, "8:00PM": 20, "12:30AM": 0, "at 20:00:00": 20, "8 pm": 20}


_ASKED_ABOUT = {"EST", "MST"}


def times(size: int) -> Result:
    """Write a moment in `size` zones, all days by all hours; EST and MST must be asked about."""
    names = sorted(available_timezones() - NO_ZONES)
    zones = names if size >= len(names) else Random(size).sample(names, size)
    failures = []
    for zone, day, hour in product(zones, _DAYS, _HOURS):
        found = _read_in_zone(f"{day} {hour} {zone}", zone)
        if found != ("asked" if zone in _ASKED_ABOUT else (19, _HOURS[hour])):
            failures.append(f"{day} {hour} {zone}: {found}")
    ways = len(_DAYS) * len(_HOURS)
    return Result(len(zones), tuple(failures), f"{ways} ways of writing each; EST and MST are asked about")


def _read_in_zone(text: str, zone: str) -> object:
    """The day and hour of a moment on the zone's clock, or that each zone which may be meant was named."""
    try:
        at = moment(text, _NOW, "Asia/Tokyo").at.astimezone(ZoneInfo(zone))
    except NotADate as question:
        return "asked" if len(question.readings) > 1 else "refused"
    return at.day, at.hour
