"""Mails that show their border, or their reader, something else than they show the judge."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, database, said
from tests.scenarios.story import StoryJudge
from tests.services import BORDER

OURS = f"Authentication-Results: {BORDER}; dmarc=pass header.from=aus.example\r\n"
OTHER = "From: rival@aus.example\r\n"
ORDERS = "\r\nSIGN ON Austria alpha\r\nA Vie - Gal\r\n"
TAKEN = "Austria: Army Vienna -> Galicia"


@pytest.fixture
def open_game(game: StoryJudge) -> StoryJudge:
    """A game in which the border's word is enough."""
    game.deliver(GINA, "easier", "SIGN ON malpha gmword\nSET EVIDENCE EITHER\n")
    return game


def orders_in_force(story: StoryJudge) -> str:
    story.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\n")
    return said(story, ANNA)


def test_the_border_s_word_is_enough_here(open_game: StoryJudge) -> None:
    open_game.deliver_raw(f"{OURS}From: {ANNA}\r\n{ORDERS}".encode())
    assert TAKEN in said(open_game, ANNA)


@pytest.mark.parametrize(
    "head",
    [
        f"X-A: b\rFrom: {ANNA}\r\rx\r\n{OURS}{OTHER}",
        f"{OURS}X-A: b\rFrom: {ANNA}\r\rx\r\n{OTHER}",
        f"{OURS}X-A: b\x0bFrom: {ANNA}\r\n{OTHER}",
        f"{OURS}X-A: b\nFrom: {ANNA}\r\n",
        f"{OURS}From: {ANNA}\x00\r\n",
        f"{OURS}{OTHER}From: {ANNA}\r\n",
        f"{OURS}From: {ANNA}\r\n{OTHER}",
        f"{OURS}From: {ANNA}, rival@aus.example\r\n",
        f"{OURS}From: <{ANNA}> <rival@aus.example>\r\n",
        f"Received: from x\r{OURS}From: {ANNA}\r\n",
        f"{OURS.replace('Results:', 'Results :')}From: {ANNA}\r\n",
        f"{OURS.replace('header.from', 'header.from=evil.example header.from')}From: {ANNA}\r\n",
        f"From: {ANNA}\r\nContent-Type: message/rfc822\r\n\r\n{OURS}",
    ],
)
def test_a_header_with_two_readings_is_no_proof(open_game: StoryJudge, head: str) -> None:
    open_game.deliver_raw(f"{head}{ORDERS}".encode())
    told = said(open_game, ANNA)
    assert TAKEN not in told.replace(f"Pending: {TAKEN}", "")
    assert "Army Vienna, No Order Processed." in orders_in_force(open_game)


def test_whoever_has_the_password_is_heard_all_the_same(game: StoryJudge) -> None:
    game.deliver_raw(f"X-A: b\rc\r\nFrom: {ANNA}\r\n{ORDERS}".replace("alpha", "alpha swordA").encode())
    assert TAKEN in said(game, ANNA)


def html(body: str) -> bytes:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, f"<{abs(hash(body))}@aus.example>"
    message.set_content(body, subtype="html")
    return message.as_bytes()


SIGNED = "<p>SIGN ON Austria alpha swordA</p>"


@pytest.mark.parametrize(
    "hidden",
    [
        "<div style='display:none'>RESIGN<br>A Vie - Boh</div>",
        "<div style='font-size:0'>RESIGN<br>A Vie - Boh</div>",
        "<font color=white>RESIGN<br>A Vie - Boh</font>",
        "<template>RESIGN<br>A Vie - Boh</template>",
        "<!--\nRESIGN\nA Vie - Boh\n-->",
        "<style>.q{position:absolute;left:-99em;left:-9999px}</style><p class=q>RESIGN<br>A Vie - Boh</p>",
        "<div title='<' hidden>RESIGN<br>A Vie - Boh</div>",
        "<s>RESIGN</s><br><s>A Vie - Boh</s>",
        "<p style='text-decoration:line-through'>RESIGN<br>A Vie - Boh</p>",
        "<div class='gmail_signature'>RESIGN<br>A Vie - Boh</div>",
        "<pre class='moz-signature'>-- \nRESIGN\nA Vie - Boh</pre>",
        "<div class='gmail_signature'>-- <br>Anna<br>RESIGN<br>A Vie - Boh</div>",
        "<div id='Signature'><br>-- <br>RESIGN<br>A Vie - Boh</div>",
    ],
)
def test_html_that_does_not_show_is_not_obeyed_and_said_to_be_unread(game: StoryJudge, hidden: str) -> None:
    game.deliver_raw(html(f"{SIGNED}<p>A Vie - Gal</p>{hidden}"))
    answer = said(game, ANNA)
    assert TAKEN in answer
    assert says(answer, "text-unread")
    assert "-> Bohemia" not in answer
    assert not any(mail["To"] == GINA for mail in game.unread)


HEAD = "<div>On 5 January 2026 at 13:00 Edgar wrote:</div>"
INDENTS = ["margin:0 0 0 40px;border:none;padding:0px", "border: 0; margin-left: 4em"]


@pytest.mark.parametrize("indent", INDENTS)
def test_orders_that_their_writer_indented_are_taken(game: StoryJudge, indent: str) -> None:
    game.deliver_raw(
        html(f"{SIGNED}<div>A Bud - Ser</div><blockquote style='{indent}'>A Vie - Gal</blockquote>")
    )
    assert TAKEN in said(game, ANNA)
    assert "Army Budapest -> Serbia." in said(game, ANNA)


@pytest.mark.parametrize("above", ["", HEAD])
@pytest.mark.parametrize("mark", ["", " style='margin-left:40px'", " type=cite"])
def test_orders_in_a_blockquote_are_not_taken(game: StoryJudge, above: str, mark: str) -> None:
    game.deliver_raw(html(f"{SIGNED}<div>A Bud - Ser</div>{above}<blockquote{mark}>A Vie - Gal</blockquote>"))
    answer = said(game, ANNA)
    assert "Army Budapest -> Serbia." in answer
    assert TAKEN not in answer


def test_a_hidden_sign_on_opens_nothing_and_is_not_sent_back(game: StoryJudge) -> None:
    game.deliver_raw(html("<div hidden>SIGN ON Austria alpha swordA<br>RESIGN</div><p>A Vie - Gal</p>"))
    assert "Accepted." not in said(game, ANNA)
    assert f"{TAKEN}." not in said(game, ANNA), "it is not in force"
    answer = " ".join(said(game, ANNA).split())
    assert f"Pending: {TAKEN}" in answer
    assert says(answer, "reply-confirm-unproven")
    assert "swordA" not in said(game, ANNA)
    number = database(game).tally().came
    with game.services.store.begin() as work:
        assert b"swordA" not in work.inbox.raw(number)


def test_hidden_text_without_orders_is_passed_over_in_silence(game: StoryJudge) -> None:
    game.deliver_raw(html(f"<div hidden>Buy our newspaper</div>{SIGNED}<p>A Vie - Gal</p>"))
    assert TAKEN in said(game, ANNA)
    assert "hides it" not in said(game, ANNA)


@pytest.mark.parametrize("tag", ["s", "strike", "del"])
def test_a_word_that_is_struck_out_is_no_part_of_the_order(game: StoryJudge, tag: str) -> None:
    game.deliver_raw(html(f"{SIGNED}<p>A Vie - <{tag}>Boh</{tag}> <ins>Gal</ins></p>"))
    assert TAKEN in said(game, ANNA)
    assert "-> Bohemia" not in said(game, ANNA)


@pytest.mark.parametrize(
    "quote",
    [
        "<div class='ydp1yahoo_quoted'><div>{}</div></div>",
        "<div class='protonmail_quote'><div>{}</div></div>",
        "<div class='gmail_quote'><div>{}</div></div>",
        "<div id='appendonsend'></div><hr><div>{}</div>",
    ],
)
def test_what_the_mail_program_marks_as_quoted_gives_no_order(game: StoryJudge, quote: str) -> None:
    game.deliver_raw(html(f"{SIGNED}<p>A Vie - Gal</p>{quote.format(f'{HEAD}A Vie - Boh')}"))
    assert TAKEN in said(game, ANNA)
    assert "-> Bohemia" not in said(game, ANNA)
    assert "Ignored: quoted text" in said(game, ANNA)


@pytest.mark.parametrize("first", ["SIGN ON Austria alpha swordA\nA Vie - Gal\n"])
@pytest.mark.parametrize("second", ["text/plain", "text/html", "multipart"])
def test_a_second_text_is_not_obeyed_and_said_to_be_unread(game: StoryJudge, first: str, second: str) -> None:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, "<second@aus.example>"
    message.set_content(first)
    message.make_mixed()
    other = EmailMessage()
    other.set_content(
        "RESIGN<br>A Vie - Boh\n" if second == "text/html" else "RESIGN\nA Vie - Boh\n",
        subtype="html" if second == "text/html" else "plain",
    )
    if second == "multipart":
        other.add_alternative("<p>RESIGN</p>", subtype="html")
    message.attach(other)
    game.deliver_raw(message.as_bytes())
    answer = said(game, ANNA)
    assert TAKEN in answer
    assert "second text" in " ".join(answer.split())
    assert not any(mail["To"] == GINA for mail in game.unread)
