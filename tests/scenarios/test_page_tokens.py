"""The token of the order page: what it proves, and what whoever finds one can and cannot do with it.

docs: sender, "The order page brings a token of its own"
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from judge.game.order_style import MapForm
from judge.game.orders.outstanding import orders_missing
from judge.render.composer import MailComposer
from judge.rules import notation
from judge.rules.phases import Phase
from judge.store.schema import InboxRow
from tests.messages import says
from tests.scenarios import played as stories
from tests.scenarios.alpha import ANNA, EVE, said
from tests.scenarios.page_tokens import SITE, game, token, token_mailed, with_site
from tests.scenarios.story import StoryJudge, above_quote, raw_mail, words
from tests.services import PAGE_TOKENS

IRMA, ANNA_TOO = "irma@ita.example", "anna@work.example"
SUBJECT = "TEST:alpha - S1901M orders"
SIGN_ON = "SIGN ON Austria alpha\nPHASE S1901M\n"
ORDERS = "A Vienna - Galicia\nF Trieste - Albania\n"
HELD = "Please confirm an email sent in your name"


@pytest.fixture(scope="module")
def begun() -> StoryJudge:
    """The game of the opening, and somebody registered who is not in it, on a judge with pages on the web."""
    return with_site(stories.in_memory("opening", "parts/somebody-new"))


@pytest.fixture
def judge(begun: StoryJudge) -> StoryJudge:
    here = stories.twin(begun)
    here.says_yes = False
    return here


def mine(judge: StoryJudge) -> str:
    return token(judge, "AUSTRIA", ANNA)


def send(
    judge: StoryJudge, body: str, *, sender: str = ANNA, verdict: str = "", subject: str = SUBJECT
) -> None:
    judge.deliver(sender, subject, body, verdict)


def ordered(judge: StoryJudge) -> list[str]:
    """The orders that count for Austria."""
    return sorted(map(notation.write, game(judge).orders.get("AUSTRIA", ())))


def held_for(judge: StoryJudge) -> list[str]:
    """Who was asked to confirm an email."""
    return [str(mail["To"]) for mail in judge.unread if HELD in str(mail["Subject"])]


BOTH = ["A VIE - GAL", "F TRI - ALB"]


# What it proves


def test_the_link_of_a_players_email_brings_the_token_of_their_power(judge: StoryJudge) -> None:
    send(judge, "SIGN ON Austria alpha swordA\nRESEND\nLIST\nA Vie - Gal\n")
    assert token_mailed(judge, ANNA, "S1901M") == mine(judge)


def test_a_page_that_has_a_button_for_the_order_page_prints_no_link_to_it(judge: StoryJudge) -> None:
    judge.services = replace(
        judge.services,
        judge_info=(info := replace(judge.services.judge_info, map=MapForm.PNG)),
        composer=MailComposer(info, page_tokens=PAGE_TOKENS),
    )
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    mail = judge.last(ANNA)
    page = mail.get_body(("html",))
    assert page is not None
    assert words(mail).count(f"{SITE}/order/standard.html#") == 1
    assert page.get_content().count(f'href="{SITE}/order/standard.html#') == 1


def test_orders_of_the_page_count_without_a_second_exchange(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == BOTH
    assert says(said(judge, ANNA), "page-proves", power="Austria")
    assert "Error Flag" not in said(judge, ANNA)


def test_each_reply_shows_the_lines_however_many_emails_the_page_sends(judge: StoryJudge) -> None:
    for order in ("A Vienna - Tyrolia", "A Vienna - Bohemia", "A Vienna - Galicia"):
        send(judge, f"{SIGN_ON}{order}\nPAGE {mine(judge)}\n")
        told = said(judge, ANNA)
        assert order in told
        assert not says(told, "line-unquoted")
        judge.now += timedelta(minutes=2)


def test_without_the_line_they_wait_as_before(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}")
    assert ordered(judge) == []
    assert says(said(judge, ANNA), "speaks-unproven")


def test_it_needs_no_sign_on_where_the_subject_names_the_game(judge: StoryJudge) -> None:
    send(judge, f"{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == BOTH


@pytest.mark.parametrize("word", ["Page", "page:", "PAGE"])
def test_telephones_may_change_how_it_is_written_and_what_stands_below(judge: StoryJudge, word: str) -> None:
    below = "\nSent from my iPhone\n-- \nAnna\n"
    send(judge, f"{SIGN_ON}{ORDERS}{word} {mine(judge).upper()}\n{below}")
    assert ordered(judge) == BOTH


@pytest.mark.parametrize("broken", [4, 10, 15], ids=["before the token", "at a hyphen", "in a group"])
def test_a_program_may_break_the_line_in_two(judge: StoryJudge, broken: int) -> None:
    line = f"PAGE {mine(judge)}"
    send(judge, f"{SIGN_ON}{ORDERS}{line[:broken]}\n{line[broken:].lstrip()}\n")
    assert ordered(judge) == BOTH
    assert "Error Flag" not in said(judge, ANNA)


def test_clear_and_wait_count_as_well(judge: StoryJudge) -> None:
    send(judge, f"SIGN ON Austria alpha swordA\n{ORDERS}")
    send(judge, f"{SIGN_ON}CLEAR S1901M\nSET WAIT\nA Budapest - Serbia\nPAGE {mine(judge)}\n")
    assert ordered(judge) == ["A BUD - SER"]
    assert game(judge).seat("AUSTRIA").wait


def test_a_border_that_vouches_changes_nothing(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n", verdict="pass")
    assert ordered(judge) == BOTH


def test_in_an_answer_the_line_adds_nothing_and_harms_nothing(judge: StoryJudge) -> None:
    start = judge.last(ANNA, "Game Starting")
    for bad in (mine(judge), "22ab-aaaa-bb"):
        judge.deliver(
            ANNA, f"Re: {start['Subject']}", f"{SIGN_ON}{ORDERS}PAGE {bad}\n", "", str(start["Message-ID"])
        )
        assert ordered(judge) == BOTH


# What it does not prove


@pytest.mark.parametrize(
    "line",
    [
        "VOTE YES",
        "SET DRAW",
        "PROPOSE DRAW",
        "RESIGN",
        "SET PASSWORD new-secret-word",
        "SET ADDRESS eve@evil.example",
        "AWAY 10 Jan TO 12 Jan",
        "PRESS TO Italy\nAttack at dawn.\nENDPRESS",
        "BROADCAST\nAll is lost.\nENDBROADCAST",
        "SET PREFERENCE AEF",
        "EXTEND +24h",
    ],
)
@pytest.mark.parametrize("sign_on", [SIGN_ON, ""])
def test_nothing_but_orders_counts_by_it(judge: StoryJudge, line: str, sign_on: str) -> None:
    before = game(judge)
    send(judge, f"{sign_on}{line}\nPAGE {mine(judge)}\n")
    now = game(judge)
    assert (now.seats, now.proposals, now.clock, now.posted) == (
        before.seats,
        before.proposals,
        before.clock,
        before.posted,
    )
    assert not [mail for mail in judge.unread if mail["To"] not in (ANNA, "gina@gm.example")]
    assert not [mail for mail in judge.unread if mail["To"] == "gina@gm.example"]


def test_with_something_else_the_whole_email_waits_for_a_word(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}VOTE YES\nPAGE {mine(judge)}\n")
    assert ordered(judge) == []
    assert held_for(judge) == [ANNA]


@pytest.mark.parametrize("evidence", ["PASSWORD", "BOTH"])
def test_where_a_password_is_wanted_the_orders_wait(judge: StoryJudge, evidence: str) -> None:
    judge.deliver("gina@gm.example", "set", f"SIGN ON malpha gmword\nSET EVIDENCE {evidence}\n")
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == []
    assert says(said(judge, ANNA), "page-too-little")
    judge.reply(ANNA, judge.last(ANNA, "alpha"), "YES")
    assert ordered(judge) == BOTH


@pytest.mark.parametrize("evidence", ["EITHER", "REPLY"])
def test_elsewhere_it_is_enough(judge: StoryJudge, evidence: str) -> None:
    judge.deliver("gina@gm.example", "set", f"SIGN ON malpha gmword\nSET EVIDENCE {evidence}\n")
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == BOTH


# Attacks


@pytest.mark.parametrize("sender", [EVE, IRMA, "nobody@else.example", ANNA_TOO])
def test_from_another_address_the_player_is_asked(judge: StoryJudge, sender: str) -> None:
    """A forwarded email: whoever gets its link can ask in the player's name, and no more."""
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n", sender=sender)
    assert ordered(judge) == []
    assert held_for(judge) == [ANNA]
    assert says(said(judge, ANNA), "email-mail-held.page", game="alpha")
    assert mine(judge) not in said(judge, ANNA) + said(judge, sender)
    judge.reply(ANNA, judge.last(ANNA, HELD), "CONFIRM")
    assert ordered(judge) == BOTH


def test_another_address_of_the_player_is_as_good(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "also", f"I AM ALSO {ANNA_TOO}\n")
    judge.reply(ANNA, judge.last(ANNA, "Is this address yours too?"), "CONFIRM")
    judge.reply(ANNA_TOO, judge.last(ANNA_TOO, "Please reply YES"), "YES")
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n", sender=ANNA_TOO)
    assert ordered(judge) == BOTH


def test_an_address_that_its_domain_disowns_is_not_believed(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n", verdict="fail")
    assert ordered(judge) == []
    assert held_for(judge) == [ANNA]


def test_a_token_of_another_power_phase_or_game_is_none(judge: StoryJudge) -> None:
    phase = Phase.parse("S1901M")
    for wrong in (
        PAGE_TOKENS.token("alpha", Phase.parse("F1901M"), "AUSTRIA", ANNA),
        PAGE_TOKENS.token("alpha", phase, "ITALY", ANNA),
        PAGE_TOKENS.token("alpha", phase, "ITALY", IRMA),
        PAGE_TOKENS.token("beta", phase, "AUSTRIA", ANNA),
        PAGE_TOKENS.token("alpha", phase, "AUSTRIA", ANNA_TOO),
    ):
        send(judge, f"{SIGN_ON}{ORDERS}PAGE {wrong}\n")
        assert ordered(judge) == []
        assert says(said(judge, ANNA), "page-wrong", power="Austria")


def test_a_token_says_nothing_of_another_power(judge: StoryJudge) -> None:
    send(judge, f"SIGN ON Italy alpha\nPHASE S1901M\nA Ven - Tyr\nPAGE {mine(judge)}\n")
    assert game(judge).orders.get("ITALY", ()) == ()


@pytest.mark.parametrize("line", ["A Vie - Boh", "SET WAIT", "CLEAR", "CLEAR F1901M"])
def test_a_token_proves_nothing_for_a_later_phase(judge: StoryJudge, line: str) -> None:
    send(judge, "SIGN ON Austria alpha swordA\nPHASE F1901M\nA Vie - Tyr\n")
    before = game(judge).ahead
    send(judge, f"SIGN ON Austria alpha\nPHASE F1901M\n{line}\nPAGE {mine(judge)}\n")
    assert game(judge).ahead == before
    assert says(said(judge, ANNA), "page-of-one-phase")


def test_the_same_email_again_changes_nothing_and_an_old_one_orders_nothing(judge: StoryJudge) -> None:
    first = raw_mail(ANNA, SUBJECT, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n", "<first@aus.example>")
    judge.deliver_raw(first)
    send(judge, "SIGN ON Austria alpha swordA\nA Vie - Boh\n")
    judge.deliver_raw(first)
    assert "A VIE - BOH" in ordered(judge)
    old = mine(judge)
    judge.deliver("gina@gm.example", "now", "SIGN ON malpha gmword\nPROCESS NOW\n")
    judge.deliver("gina@gm.example", "now", "SIGN ON malpha gmword\nPROCESS S1901M NOW\n")
    assert game(judge).phase == Phase.parse("F1901M")
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {old}\n")
    send(judge, f"SIGN ON Austria alpha\nPHASE F1901M\n{ORDERS}PAGE {old}\n")
    send(judge, f"{ORDERS}PAGE {old}\n", subject="alpha")
    assert ordered(judge) == []


def test_two_tokens_are_none(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}PAGE 22ab-aaaa-bb\nPAGE {mine(judge)}\n")
    assert ordered(judge) == []
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\nPAGE {mine(judge)}\n")
    assert ordered(judge) == BOTH, "the same twice is one"


def test_a_token_in_the_subject_is_none(judge: StoryJudge) -> None:
    send(judge, f"{SIGN_ON}{ORDERS}", subject=f"PAGE {mine(judge)}")
    assert ordered(judge) == []
    assert mine(judge) not in said(judge, ANNA)


@pytest.mark.parametrize(
    "body",
    [
        "{orders}\nOn Mon, 5 Jan 2026 at 14:00, The Test Judge wrote:\n> PAGE {token}\n",
        "{orders}\n> PAGE {token}\n",
        "{orders}\n| PAGE {token}\n",
        "{orders}\n-- \nPAGE {token}\n",
        "{orders}\n-----Original Message-----\nFrom: judge@judge.example\n\nPAGE {token}\n",
        "{orders}\nPRESS TO Italy\nPAGE {token}\nENDPRESS\n",
        "{orders}\nhttps://judge.example.org/order/standard.html#game=alpha&t={token}\n",
        "{orders}\nDo not use PAGE {token}\n",
        "{orders}\nSIGN OFF\nPAGE {token}\n",
    ],
)
def test_a_token_in_a_quoted_part_or_in_words_is_none(judge: StoryJudge, body: str) -> None:
    send(judge, body.format(orders=SIGN_ON + ORDERS, token=mine(judge)))
    assert ordered(judge) == []
    assert mine(judge) not in "".join(map(words, judge.unread))


def test_guesses_count_as_wrong_passwords_do(judge: StoryJudge) -> None:
    for number in range(judge.services.security.tries * 10 + 1):
        send(judge, f"{SIGN_ON}A Vie H\nPAGE 22ab-aa{number // 20 + 2}a-b{number % 8 + 2}\n")
        assert ordered(judge) == []
    assert any(says(str(mail["Subject"]), "email-passwords-tried.subject") for mail in judge.sent)
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == [], "after so many a token alone is too little for a while"
    judge.now += timedelta(hours=3)
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == BOTH


def test_guesses_of_strangers_cost_the_player_nothing(judge: StoryJudge) -> None:
    for number in range(60):
        send(judge, f"{SIGN_ON}A Vie H\nPAGE 22ab-aa{number // 8 + 2}a-b{number % 8 + 2}\n", sender=EVE)
    send(judge, f"{SIGN_ON}{ORDERS}PAGE {mine(judge)}\n")
    assert ordered(judge) == BOTH


# Nobody else is shown it


def stored(judge: StoryJudge) -> bytes:
    """The last email as it is kept."""
    with judge.services.store.connections.read() as connection:
        raw: bytes = connection.scalars(select(InboxRow.raw).order_by(InboxRow.id.desc())).first() or b""
    return raw


@pytest.mark.parametrize(
    "text",
    [
        "PAGE {token}",
        "What is PAGE {token} for?",
        "A Vie - Gal PAGE {token}",
        f"See {SITE}/order/standard.html#game=alpha&t={{token}}",
        "https://links.example/?url=https%3A%2F%2Fjudge.example.org%2Forder%2Fstandard.html%23g%3Dx%26t%3D{token}&d=1",
        "mailto:judge@judge.example?body=A%20Vie%20H%0D%0APAGE%20{token}",
        f"https://urldefense.example/v3/__{SITE}/order/standard.html#game=alpha&t={{token}}__;!!abc!$",
        "> PAGE {token}",
    ],
)
def test_it_is_struck_out_of_what_is_kept_and_of_every_answer(judge: StoryJudge, text: str) -> None:
    before = len(judge.sent)
    send(judge, f"{SIGN_ON}{text.format(token=mine(judge))}\n")
    quoted = [
        line for mail in judge.sent[before:] for line in words(mail).splitlines() if not line.startswith(SITE)
    ]
    assert mine(judge) not in "\n".join(quoted)
    assert mine(judge).encode() not in stored(judge)


def test_the_links_that_nobody_sees_in_a_page_are_struck_out_of_what_is_kept(judge: StoryJudge) -> None:
    page = f'<p>A Vie - Gal</p><a href="{SITE}/order/standard.html#game=alpha&amp;t={mine(judge)}">map</a>'
    judge.deliver(ANNA, "alpha", page, subtype="html")
    assert mine(judge).encode() not in stored(judge).replace(b"=\n", b"")


def test_a_reply_that_quotes_the_email_with_the_link_is_kept_without_it(judge: StoryJudge) -> None:
    start = judge.last(ANNA, "Game Starting")
    send(judge, "SIGN ON Austria alpha swordA\nRESEND\nA Vie H\n")
    receipt = judge.last(ANNA, "alpha")
    judge.reply(ANNA, receipt, "F Tri - Alb")
    assert mine(judge).encode() not in stored(judge)
    assert start is not receipt
    assert token_mailed(judge, ANNA, "alpha") == mine(judge), "the new link brings it all the same"


@pytest.mark.parametrize(
    "text", ["PAGE {token}", f"{SITE}/order/standard.html#game=alpha&t={{token}}", "{token}"]
)
def test_a_message_with_it_goes_to_nobody(judge: StoryJudge, text: str) -> None:
    body = text.format(token=mine(judge))
    send(judge, f"SIGN ON Austria alpha swordA\nPRESS TO Italy\nLook: {body}\nENDPRESS\n")
    assert said(judge, IRMA) == ""
    assert says(said(judge, ANNA), "press-holds-page-token")


def _proofpoint(link: str) -> str:
    return "https://urldefense.example/v2/url?u=" + link.replace("-", "-2D").replace("#", "-23").replace(
        "=", "-3D"
    )


def _encoded(link: str) -> str:
    return "https://safe.example/?l=" + base64.urlsafe_b64encode(link.encode()).decode()


@pytest.mark.parametrize(
    "wrap",
    [
        lambda link, _: f"https://urldefense.example/v3/__{link}__;!!abc!$",
        lambda link, _: _proofpoint(link),
        lambda link, _: _encoded(link),
        lambda link, _: link.replace("-", "%2D"),
        lambda link, _: link.replace("-", "%252D"),
        lambda _, token: f"_{token}",
        lambda _, token: f"{token}_",
        lambda _, token: f"x{token}9",
        lambda _, token: token.replace("-", "\N{HYPHEN}"),
        lambda _, token: token.replace("-", "\N{EN DASH}"),
        lambda _, token: token.replace("-", ""),
        lambda _, token: token.replace("-", "."),
        lambda _, token: " ".join(token),
        lambda _, token: token.replace("-", "-\n", 1),
        lambda _, token: token.upper().translate({ord("A") + n: 0xFF21 + n for n in range(26)}),
    ],
)
def test_a_message_with_it_in_any_form_goes_to_nobody(
    judge: StoryJudge, wrap: Callable[[str, str], str]
) -> None:
    token = mine(judge)
    body = wrap(f"{SITE}/order/standard.html#game=alpha&t={token}", token)
    send(judge, f"SIGN ON Austria alpha swordA\nPRESS TO Italy\nLook: {body}\nENDPRESS\n")
    assert said(judge, IRMA) == ""
    assert says(said(judge, ANNA), "press-holds-page-token")


@pytest.mark.parametrize("sentence", ["well-made-up plans for S1901M", "25-50-10 of 100", "t=now"])
def test_a_message_without_it_is_sent(judge: StoryJudge, sentence: str) -> None:
    send(judge, f"SIGN ON Austria alpha swordA\nPRESS TO Italy\n{sentence}\nENDPRESS\n")
    assert sentence in said(judge, IRMA)


def test_an_answer_to_a_message_with_it_goes_to_nobody(judge: StoryJudge) -> None:
    judge.deliver(IRMA, "press", "SIGN ON Italy alpha swordI\nPRESS TO Austria\nPeace?\nENDPRESS\n")
    message = judge.last(ANNA, "alpha")
    text = above_quote(f"Use {SITE}/order/standard.html#g=a&t={mine(judge)} for me.", message)
    judge.deliver(ANNA, f"Re: {message['Subject']}", text, "", str(message["Message-ID"]))
    judge.now += timedelta(hours=1)
    judge.tick(None)
    assert mine(judge) not in "".join(words(mail) for mail in judge.sent if mail["To"] == IRMA)
    assert not [mail for mail in judge.unread if mail["To"] == IRMA]


# Without pages on the web


def test_without_a_site_no_email_has_a_token(begun: StoryJudge) -> None:
    judge = with_site(stories.twin(begun), "")
    send(judge, "SIGN ON Austria alpha swordA\nRESEND\nA Vie H\n")
    assert mine(judge) not in said(judge, ANNA)
    assert orders_missing(game(judge), "AUSTRIA") == 2
