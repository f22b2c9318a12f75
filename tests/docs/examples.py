"""Plays the examples of a page: its emails are sent to a judge, and what it shows of others is looked for.

An example is a fenced block, played from the top of the page:

    mail                     an email to the judge, ten minutes after the last; a subject that begins with Re:
                             answers the last email to its sender with that subject, as a mail program does
    question                 lines of the question whether an address wants email; its owner answers Yes
    reply                    lines of the reply to the last email
    results                  lines of the results that the sender of the last email gets
    received ADDRESS WORDS   lines of the last email to an address with these words in its subject

Lines are looked for in their order, and others may stand between them. A comment `<!-- stage: … -->` is what
happens meanwhile that no reader has to see.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from email import message_from_string
from email.message import EmailMessage
from pathlib import Path

from tests.scenarios.story import StoryJudge, words, yes_to
from tests.servers import sqlite
from tests.services import services_on

ROOT = Path(__file__).resolve().parents[2]
_PART = re.compile(
    r"^```(?P<kind>mail|question|reply|results|received)(?: (?P<whom>\S+) (?P<about>[^\n]+))?\n"
    r"(?P<text>.*?)^```"
    r"|^<!-- stage: (?P<stage>[^\n]+) -->$",
    re.MULTILINE | re.DOTALL,
)
_ABOUT = {"question": "Please reply YES", "reply": "Re: ", "results": "Results"}
"""What the subject of an email has in it, by the kind of block that shows it."""
_MONDAY = datetime(2026, 1, 5, 12, tzinfo=UTC)
OTHERS = {
    "England": "F London - North Sea\nF Edinburgh - Norwegian Sea\nA Liverpool - Yorkshire\n",
    "France": "A Paris - Burgundy\nA Marseilles - Spain\nF Brest - Mid-Atlantic Ocean\n",
    "Germany": "A Berlin - Kiel\nA Munich - Ruhr\nF Kiel - Denmark\n",
    "Italy": "A Rome - Apulia\nA Venice HOLD\nF Naples - Ionian Sea\n",
    "Russia": "A War - Gal\nA Mos - Ukr\nF Sev - Bla\nF Stp/sc - Bot\n",
    "Turkey": "A Constantinople - Bulgaria\nA Smyrna - Constantinople\nF Ankara - Black Sea\n",
}
"""What the players of the other powers order first."""


def play(page: Path, folder: Path) -> Counter[str]:
    """Play the examples of a page on a new judge in a folder; how many there were of each kind."""
    database = sqlite.fresh(folder / "judge.db")
    story = StoryJudge(services_on(database), now=_MONDAY)
    played: Counter[str] = Counter()
    sender, since = "", 0
    for part in _PART.finditer(page.read_text(encoding="utf-8")):
        if part["stage"]:
            _STAGES[part["stage"]](story)
            continue
        kind, text = part["kind"], part["text"]
        played[kind] += 1
        if kind == "mail":
            since = len(story.sent)
            sender = _send(story, text)
            continue
        mail = newest(story.sent[since:], part["whom"] or sender, _ABOUT.get(kind) or part["about"])
        expect(text, words(mail))
        if kind == "question":
            story.deliver_raw(yes_to(mail))
    database.close()
    return played


def _send(story: StoryJudge, text: str) -> str:
    """Send an email of a page; its sender. A question to the sender is left for the page to show."""
    message = message_from_string(text)
    sender, subject, body = str(message["From"]), str(message["Subject"]), str(message.get_payload())
    story.now += timedelta(minutes=10)
    story.says_yes = False
    if subject.startswith("Re: "):
        story.reply(sender, story.last(sender, subject.removeprefix("Re: ")), body)
    else:
        story.deliver(sender, subject, body)
    story.says_yes = True
    return sender


def newest(mails: Sequence[EmailMessage], to: str, about: str) -> EmailMessage:
    """The last of some emails to an address with these words in its subject."""
    found = [mail for mail in mails if mail["To"] == to and about in str(mail["Subject"])]
    assert found, f"{about!r} to {to} is not in {[(str(mail['To']), str(mail['Subject'])) for mail in mails]}"
    return found[-1]


def expect(text: str, body: str) -> None:
    """Every line of the block stands in the email, in that order."""
    position = 0
    for line in text.splitlines():
        at = body.find(line, position)
        assert at >= 0, f"{line!r} is not in\n{body}"
        position = at


def _address(power: str) -> str:
    return f"{power.lower()}@others.example"


def _join(power: str) -> Callable[[StoryJudge], None]:
    """Have the player of a power join, who wants it most."""
    letter = power[0]
    rest = "AEFGIRT".replace(letter, "")
    body = f"REGISTER\nName: {power}\nEND\nSIGN ON ?alpha swordfish\nSET PREFERENCE {letter}{rest}\n"
    return lambda story: story.deliver(_address(power), "join", body)


def _order(power: str) -> Callable[[StoryJudge], None]:
    """Have the player of a power send the first orders."""
    orders = f"SIGN ON {power} alpha swordfish\n{OTHERS[power]}"
    return lambda story: story.deliver(_address(power), "orders", orders)


def _all(*acts: Callable[[StoryJudge], None]) -> Callable[[StoryJudge], None]:
    def act(story: StoryJudge) -> None:
        for one in acts:
            one(story)

    return act


def _pass(time: timedelta) -> Callable[[StoryJudge], None]:
    """Let time pass, and the judge do what is due then."""

    def pass_by(story: StoryJudge) -> None:
        story.now += time
        story.tick(None)

    return pass_by


def _mail(sender: str, subject: str, body: str) -> Callable[[StoryJudge], None]:
    return lambda story: story.deliver(sender, subject, body)


_STAGES: Mapping[str, Callable[[StoryJudge], None]] = {
    "Gina opens alpha": _mail(
        "gina@gm.example",
        "a game",
        "REGISTER\nName: Gina Master\nTimezone: Europe/London\nEND\nCREATE ?alpha tulips\n",
    ),
    "the others join": _all(*map(_join, OTHERS)),
    "Anna joins": _mail(
        "anna@aus.example",
        "join",
        "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON ?alpha ostrich\nSET PREFERENCE A\n",
    ),
    "the others order": _all(*map(_order, OTHERS)),
    "all but Turkey order": _all(
        _mail("anna@aus.example", "orders", "SIGN ON Austria alpha ostrich\nvie-gal\nbud-ser\ntri-alb\n"),
        *(_order(power) for power in OTHERS if power != "Turkey"),
    ),
    "Russia writes to Austria": _mail(
        _address("Russia"),
        "a letter",
        "SIGN ON Russia alpha swordfish\nPRESS TO A\nYes, if Rumania is mine.\nENDPRESS\n",
    ),
    "Tom takes Turkey": _mail(
        "tom@tur.example", "Turkey", "REGISTER\nName: Tom\nEND\nSIGN ON Turkey alpha marmalade\n"
    ),
    "Tom orders": _mail("tom@tur.example", "orders", f"SIGN ON Turkey alpha marmalade\n{OTHERS['Turkey']}"),
    "three minutes pass": _pass(timedelta(minutes=3)),
    "a day passes": _pass(timedelta(days=1)),
    "two days pass": _pass(timedelta(days=2)),
    "four days pass": _pass(timedelta(days=4)),
    "eight days pass": _pass(timedelta(days=8)),
}
