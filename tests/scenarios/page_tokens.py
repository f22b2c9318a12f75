"""A judge with pages on the web, the page tokens of its emails, and what the buttons of emails open."""

from __future__ import annotations

import re
from dataclasses import replace
from email.message import EmailMessage
from html import unescape
from urllib.parse import parse_qsl, unquote, urlsplit

from judge.game.order_style import MapForm
from judge.game.roles import Role
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.render.composer import MailComposer
from judge.render.lines.guidance import current_request
from judge.render.mail_context import MailContext
from judge.render.views.buttons import Button
from judge.render.views.reply_buttons import order_buttons
from judge.rules.units import Power
from tests.scenarios.story import StoryJudge, words
from tests.services import JUDGE_INFO, PAGE_TOKENS

SITE = "https://judge.example.org"


_BUTTON = re.compile(r'<a class="b" href="(mailto:[^"]*)"[^>]*>(.*?)</a>')


def with_site(judge: StoryJudge, site: str = SITE, form: MapForm = JUDGE_INFO.map) -> StoryJudge:
    """The judge with pages at this address, whose emails have maps in that form."""
    info = replace(JUDGE_INFO, site=site, map=form)
    composer = MailComposer(info, page_tokens=PAGE_TOKENS)
    judge.services = replace(judge.services, judge_info=info, composer=composer)
    return judge


def game(judge: StoryJudge, name: str = "alpha") -> Game:
    with judge.services.store.begin() as work:
        found = work.games.get(name)
    assert found is not None
    return found


def token(judge: StoryJudge, power: Power, address: str) -> str:
    """The token of a power for the phase at hand."""
    at_hand = game(judge)
    assert at_hand.phase is not None
    return PAGE_TOKENS.token("alpha", at_hand.phase, power, address)


def token_mailed(judge: StoryJudge, to: str, subject: str) -> str:
    """The token in the link of an email, "" if it has none."""
    links = [line for line in words(judge.last(to, subject)).splitlines() if line.startswith(SITE)]
    return dict(parse_qsl(urlsplit(links[0]).fragment)).get("t", "") if links else ""


def context(judge: StoryJudge, address: str, power: Power) -> MailContext:
    """What the emails of a player are written with."""
    with judge.services.store.begin() as work:
        person = work.people.by_address(address)
    assert person is not None
    reader = Addressee(person, Role.PLAYER, power)
    info = replace(judge.services.judge_info, map=MapForm.LINK)  # emails of plain text have no buttons
    return MailContext(info, reader, judge.now, page_tokens=PAGE_TOKENS)


def buttons(judge: StoryJudge, address: str, power: Power, name: str = "alpha") -> dict[str, str]:
    """The buttons of an email that asks a player for orders: what they open, by their labels."""
    here, reader = game(judge, name), context(judge, address, power)
    return by_label(
        order_buttons(reader, here, reader.guidance(here, current_request(here, power), power), power)
    )


def on_page(mail: EmailMessage) -> dict[str, str]:
    """The buttons on the page of an email that open a draft: what they open, by their labels."""
    page = mail.get_body(("html",))
    found = _BUTTON.findall(page.get_content()) if page is not None else []
    return {unescape(label): unescape(url) for url, label in found}


def by_label(found: tuple[Button, ...]) -> dict[str, str]:
    return {one.label: one.url for one in found}


def draft(url: str) -> tuple[str, str]:
    """The subject and the text of the draft that a button opens."""
    assert url.startswith("mailto:judge@judge.example?subject=")
    assert "+" not in url
    subject, _, body = url.partition("?subject=")[2].partition("&body=")
    assert "\n" not in unquote(body).replace("\r\n", "")
    return unquote(subject), unquote(body).replace("\r\n", "\n")


def tap(judge: StoryJudge, sender: str, url: str, *, answers: str = "", verdict: str = "") -> None:
    """Send the draft that a button opens, perhaps in answer to an email of the judge's."""
    subject, body = draft(url)
    judge.deliver(sender, subject, body, verdict, answers)
