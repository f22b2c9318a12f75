"""The game of the opening as tests look at it: some of its people, what went out to them, what is stored."""

from __future__ import annotations

from email.message import EmailMessage

from judge.rules import notation
from judge.store.database import Database
from tests.scenarios.story import StoryJudge

ANNA, EVE, GINA = "anna@aus.example", "eve@evil.example", "gina@gm.example"
"""A player, somebody from outside, and the master."""


def database(story: StoryJudge) -> Database:
    return story.services.store


def said(story: StoryJudge, to: str) -> str:
    """What went out to an address since the last mail in."""
    return "\n".join(f"{mail['Subject']}\n{text_of(mail)}" for mail in story.unread if mail["To"] == to)


def text_of(mail: EmailMessage) -> str:
    """The plain text of an email, beside which there may be a page and a picture."""
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def orders_in_force(story: StoryJudge, power: str = "AUSTRIA") -> list[str]:
    """The orders of a power in the game, in their short form and its order."""
    with story.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return sorted(notation.write(order) for order in game.orders.get(power, ()))


def told_anna(story: StoryJudge) -> str:
    """Subject and text of the last email to Anna, in one line."""
    last = story.last(ANNA)
    return " ".join(f"{last['Subject']} {text_of(last)}".split())
